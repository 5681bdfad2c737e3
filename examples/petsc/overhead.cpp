#include "overhead.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "program.hpp"

namespace multigrid {
namespace {

using namespace femforge;

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// Several a sample, so that what a clock and a barrier take is not measured.
constexpr int products_of_sample = 10;

void write_json(const Level& level, double by_petsc, double alone, int samples) {
  std::array<char, 1024> name{};
  petsc::check(PetscOptionsGetString(nullptr, nullptr, "-json", name.data(), name.size(), nullptr));
  const double unknowns = program::sum(static_cast<double>(level.plan.num_owned));
  if (name[0] == '\0' || mpi::rank_in(PETSC_COMM_WORLD) != 0) return;
  std::ofstream file(name.data());
  file << "{\"what\": \"product of an operator without a matrix\", \"target\": \""
       << to_string(level.halo->target()) << "\", \"device\": \"" << device_info(level.halo->target()).name
       << "\", \"processes\": " << mpi::size_of(PETSC_COMM_WORLD) << ", \"degree\": " << level.degree
       << ", \"unknowns\": " << static_cast<long long>(unknowns) << ", \"samples\": " << samples
       << ", \"seconds_by_MatMult\": " << by_petsc << ", \"seconds_by_operator\": " << alone << "}\n";
  file.close();
  require(file.good(), "-json", "the file cannot be written");
}

}  // namespace

void time_products(const Level& level, int products) {
  const Target target = level.halo->target();
  const petsc::Vector x = petsc::make_vector(level.plan.num_owned, target, level.processes);
  const petsc::Vector y = petsc::make_vector(level.plan.num_owned, target, level.processes);
  petsc::check(VecSetRandom(x, nullptr));
  const Stream stream = petsc::stream_of(target);
  const auto by_petsc = [&] {
    for (int k = 0; k < products_of_sample; ++k) petsc::check(MatMult(level.matrix, x, y));
  };
  const auto alone = [&] {
    const petsc::Read from(x, target);
    const petsc::Write to(y, target);
    for (int k = 0; k < products_of_sample; ++k) level.action->apply(from.data(), to.data(), stream);
  };
  by_petsc();
  alone();
  std::vector<double> seconds_by_petsc;
  std::vector<double> seconds_alone;
  const int samples = std::max(1, products / products_of_sample);
  for (int k = 0; k < samples; ++k) {
    seconds_by_petsc.push_back(program::seconds_of(target, by_petsc) / products_of_sample);
    seconds_alone.push_back(program::seconds_of(target, alone) / products_of_sample);
  }
  const double of_petsc = median(seconds_by_petsc);
  const double of_operator = median(seconds_alone);
  constexpr double micro = 1e6;
  program::print("  a product: %.1f us by MatMult, %.1f us by the operator: %.1f us more\n", of_petsc * micro,
                 of_operator * micro, (of_petsc - of_operator) * micro);
  write_json(level, of_petsc, of_operator, samples);
}

}  // namespace multigrid
