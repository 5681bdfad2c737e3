#include "program.hpp"

#include <femforge_kernels.h>

#include <array>
#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <fstream>
#include <string>

namespace program {
namespace {

using namespace femforge;

bool is_first() {
  return mpi::rank_in(PETSC_COMM_WORLD) == 0;
}

double reduced(double value, MPI_Op operation) {
  mpi::check(MPI_Allreduce(MPI_IN_PLACE, &value, 1, MPI_DOUBLE, operation, PETSC_COMM_WORLD),
             "MPI_Allreduce");
  return value;
}

}  // namespace

Target target_from_options() {
  std::array<char, 16> name{"cpu"};
  petsc::check(PetscOptionsGetString(nullptr, nullptr, "-target", name.data(), name.size(), nullptr));
  const Target target = target_from_string(name.data());
  if (!is_available(target))
    throw Error("-target", std::string(name.data()) + " is not built, or there is no device for it");
  petsc::select_device_of_petsc(target);
  return target;
}

KernelRegistry kernels_of(Target target) {
#if FEMFORGE_EXAMPLE_CUDA
  if (target == Target::cuda) return KernelRegistry(femforge_kernels_cuda);
#endif
#if FEMFORGE_EXAMPLE_HIP
  if (target == Target::hip) return KernelRegistry(femforge_kernels_hip);
#endif
  require(target == Target::cpu, "-target", "there are no kernels for it");
  return KernelRegistry(femforge_kernels_cpu);
}

BasisActions basis_actions_of(Target target) {
#if FEMFORGE_EXAMPLE_CUDA
  if (target == Target::cuda) return BasisActions(femforge_kernels_basis_cuda);
#endif
#if FEMFORGE_EXAMPLE_HIP
  if (target == Target::hip) return BasisActions(femforge_kernels_basis_hip);
#endif
  require(target == Target::cpu, "-target", "there are no basis actions for it");
  return BasisActions(femforge_kernels_basis_cpu);
}

double largest(double value) {
  return reduced(value, MPI_MAX);
}
double sum(double value) {
  return reduced(value, MPI_SUM);
}

void print(const char* format, ...) {
  if (!is_first()) return;
  std::va_list arguments;
  va_start(arguments, format);
  std::vprintf(format, arguments);
  va_end(arguments);
  std::fflush(stdout);
}

bool report(const char* what, double error, double allowed) {
  const bool good = error <= allowed;  // false for what is no number
  print("  %-60s %8.1e  %s\n", what, error, good ? "ok" : "WRONG");
  return good;
}

double seconds_of(Target target, const std::function<void()>& work) {
  const auto wait_for_all = [&] {
    synchronize(target);
    mpi::check(MPI_Barrier(PETSC_COMM_WORLD), "MPI_Barrier");
  };
  wait_for_all();
  const auto begin = std::chrono::steady_clock::now();
  work();
  wait_for_all();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void write_json(const std::string& entries, Target target) {
  std::array<char, PETSC_MAX_PATH_LEN> name{};
  petsc::check(PetscOptionsGetString(nullptr, nullptr, "-json", name.data(), name.size(), nullptr));
  if (name[0] == '\0' || !is_first()) return;
  std::ofstream file(name.data());
  file << "{\"target\": \"" << to_string(target) << "\", \"device\": \"" << device_info(target).name
       << "\", \"processes\": " << mpi::size_of(PETSC_COMM_WORLD) << ", " << entries << "}\n";
  file.close();
  require(file.good(), "-json", "the file cannot be written");
}

int run(int argc, char** argv, const char* help, const std::function<bool()>& work) {
  if (PetscInitialize(&argc, &argv, nullptr, help) != 0) return 1;
  bool good = false;
  try {
    const petsc::MessagesOfPetsc messages;
    good = work();
  } catch (const std::exception& error) {
    petsc::end_all(error);
  }
  return PetscFinalize() == 0 && good ? 0 : 1;
}

}  // namespace program
