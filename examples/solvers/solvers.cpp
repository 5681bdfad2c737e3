#include "solvers.hpp"

#include <femforge_kernels.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <optional>

#include <femforge/error.hpp>

namespace solvers {
namespace {

using namespace femforge;

struct Options {
  std::string folder = "results";
  std::string mesh;
  int size = 8;
  std::optional<Target> target;
};

// Nothing if the words cannot be understood.
std::optional<Options> parse(int argc, const char* const* argv, Meshes meshes) {
  Options options;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string name = argv[i];
    const std::string value = argv[i + 1];
    if (name == "--out") {
      options.folder = value;
    } else if (name == "--mesh" && meshes == Meshes::made_or_read) {
      options.mesh = value;
    } else if (name == "--target") {
      options.target = target_from_string(value);
    } else if (name == "--size") {
      const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), options.size);
      if (error != std::errc() || end != value.data() + value.size() || options.size < 2) return std::nullopt;
    } else {
      return std::nullopt;
    }
  }
  return argc % 2 == 1 ? std::optional(options) : std::nullopt;
}

std::vector<KernelRegistry> available_registries(const std::optional<Target>& wanted) {
  const auto is_wanted = [&](Target target) {
    return is_available(target) && (!wanted || *wanted == target);
  };
  std::vector<KernelRegistry> registries;
  if (is_wanted(Target::cpu)) registries.emplace_back(femforge_kernels_cpu);
#if FEMFORGE_SOLVERS_CUDA
  if (is_wanted(Target::cuda)) registries.emplace_back(femforge_kernels_cuda);
#endif
#if FEMFORGE_SOLVERS_HIP
  if (is_wanted(Target::hip)) registries.emplace_back(femforge_kernels_hip);
#endif
  if (registries.empty()) throw Error("--target", "it is not built, or there is no device for it");
  return registries;
}

}  // namespace

const femforge_kernel& Run::kernel(const std::string& beginning, const std::string& kind) const {
  for (const femforge_kernel* each : registry.kernels())
    if (each->kernel == kind && std::string(each->name).compare(0, beginning.size(), beginning) == 0)
      return *each;
  throw Error(beginning, "there is no kernel of this form for " + kind);
}

void Run::check(const std::string& what, double error, double allowed) {
  const bool good = error <= allowed;
  passed = passed && good;
  std::printf("  %-66s %8.1e  %s\n", what.c_str(), error, good ? "ok" : "WRONG");
}

std::string Run::picture(const std::string& name) const {
  return folder + "/" + name + "_" + to_string(target) + ".vtu";
}

int run(int argc, const char* const* argv, const std::vector<Problem>& problems, Meshes meshes) {
  try {
    const std::optional<Options> options = parse(argc, argv, meshes);
    if (!options) {
      std::fprintf(stderr, "usage: %s [--out FOLDER] [--size N] [--target cpu|cuda|hip]%s\n", argv[0],
                   meshes == Meshes::made ? "" : " [--mesh FILE.msh]");
      return 2;
    }
    std::filesystem::create_directories(options->folder);
    bool passed = true;
    for (const KernelRegistry& registry : available_registries(options->target)) {
      const Target target = target_of(*registry.kernels().front());
      const std::string flavour = device_info(target).flavour;
      constexpr int largest_emulated = 3;
      const int size = flavour == "emulated" ? std::min(options->size, largest_emulated) : options->size;
      std::printf("%s (%s)\n", to_string(target), flavour.c_str());
      Run one{registry, target, size, options->folder, options->mesh};
      for (const Problem& problem : problems) problem(one);
      passed = passed && one.passed;
    }
    return passed ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}

void print_size(const std::string& name, const Mesh& mesh, const DofMap& dofs) {
  std::printf("  %s: %lld cells, %lld unknowns\n", name.c_str(), static_cast<long long>(mesh.num_cells()),
              static_cast<long long>(dofs.num_dofs()));
}

ProgressLine::ProgressLine() : terminal_(isatty(STDOUT_FILENO) != 0) {}

void ProgressLine::clear() {
  if (shown_ > 0) std::printf("\r%*s\r", static_cast<int>(shown_), "");
  shown_ = 0;
}

void ProgressLine::show(const std::string& text) {
  if (!terminal_) return;
  // Longer texts before it are covered by blanks.
  shown_ = std::max(shown_, text.size());
  std::printf("\r%-*s", static_cast<int>(shown_), text.c_str());
  std::fflush(stdout);
}

std::vector<double> selected(const std::vector<double>& values, const std::vector<std::int64_t>& dofs) {
  std::vector<double> result;
  result.reserve(dofs.size());
  for (const std::int64_t dof : dofs) result.push_back(values.at(static_cast<std::size_t>(dof)));
  return result;
}

Point sum_at(const std::vector<double>& values, const std::vector<std::int64_t>& dofs, const DofMap& map) {
  Point sum{};
  for (const std::int64_t dof : dofs) {
    const auto place = static_cast<std::size_t>(dof);
    sum[static_cast<std::size_t>(map.components()[place])] += values.at(place);
  }
  return sum;
}

double largest(const Point& x) {
  return std::max({std::abs(x[0]), std::abs(x[1]), std::abs(x[2])});
}

}  // namespace solvers
