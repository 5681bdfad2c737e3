// Times functionals and expressions at points on one target.
//
//   bench_values [--target cuda] [--bytes 1000000000] [--samples 11] [--json FILE] [NAME-PART...]
//
// A launch of a functional adds one number, that of an expression values from L-vectors: stored, or added up
// at nodes. Meshes are deformed boxes in the order that suits a kernel. Bytes are those that the generator
// counts for a large structured mesh, vectors and points once, and set against the copy bandwidth that the
// same run measures. No kernel is timed that was not compared with the CPU's on a small mesh.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include <femforge/device/timing.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include "operator_inputs.hpp"
#include "program/program.hpp"
#include "program/registries.hpp"
#include "program/report.hpp"
#include "vector_run.hpp"

namespace bench {
namespace {

using namespace femforge;

constexpr std::int64_t checked_cells = 500;
// More would take minutes to number.
constexpr double most_cells = 16e6;
constexpr std::uint64_t seed = 1;

struct Options {
  CommonOptions common;
  std::int64_t bytes = 1'000'000'000;  // of a launch, about
};

Mesh timed_mesh(const femforge_kernel& kernel, const Options& options) {
  const double cells = static_cast<double>(options.bytes) / kernel.bytes_per_cell;
  Mesh mesh = box_for(kernel, static_cast<std::int64_t>(std::min(cells, most_cells)));
  if (mesh.entity == Entity::cell) reorder(mesh, suitable_block_cells(kernel));
  return mesh;
}

/// @throws Error if a kernel differs from the CPU's.
double check(const femforge_kernel& kernel) {
  const Comparison comparison =
      compare_kernels(kernel, registry(Target::cpu), box_for(kernel, checked_cells));
  if (!comparison.passes(tolerance_of(kernel))) throw Error(kernel.name, comparison.text());
  return comparison.max_relative;
}

template <class T>
Timing time_of(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
               const Options& options) {
  const Restriction rows = restriction_for(kernel, mesh);
  const std::optional<Restriction> columns = second_restriction_for(kernel, mesh);
  const Spaces spaces{rows, columns ? &*columns : nullptr};
  VectorRun<T> run(kernel, mesh, spaces, sample_vector_data<T>(kernel, geometry, mesh, spaces, seed));
  const Stream stream(options.common.target());
  TimingOptions timing;
  timing.samples = static_cast<int>(options.common.samples);
  return time_work(
      stream, [&](int) { run.add(stream); }, timing);
}

Json measure(const femforge_kernel& kernel, const KernelRegistry& own, const Options& options, double copy) {
  const double error = check(kernel);
  const Mesh mesh = timed_mesh(kernel, options);
  const femforge_kernel* geometry = own.geometry_of(kernel);
  const Timing time = in_scalar(traits_of(kernel).scalar, [&](auto zero) {
    return time_of<decltype(zero)>(kernel, geometry, mesh, options);
  });
  const double rate = static_cast<double>(mesh.num_cells()) / (time.median * 1e-3);
  const double fraction = rate * kernel.bytes_per_cell / copy;
  std::printf("%-78s %9lld %s %8.3f ms %7.3f G/s %6.2f TF/s, %5.3f of copy  %s, error %.0e\n", kernel.name,
              static_cast<long long>(mesh.num_cells()), mesh.entity == Entity::cell ? "cells" : "facets",
              time.median, rate * 1e-9, rate * kernel.flops_per_cell * 1e-12, fraction, kernel.scatter,
              error);
  std::fflush(stdout);
  return Json{{"name", kernel.name},
              {"target", kernel.target},
              {"kind", kernel.kernel},
              {"cells", mesh.num_cells()},
              {"representation", kernel.representation},
              {"realisation", kernel.realisation},
              {"scatter", kernel.scatter},
              {"time", measured(time)},
              {"cells_per_second", measured(rate)},
              {"bytes_per_cell", measured(kernel.bytes_per_cell)},
              {"flops_per_second", measured(rate * kernel.flops_per_cell)},
              {"fraction_of_copy", measured(fraction)},
              {"error", measured(error)}};
}

// Expressions are residual and apply kernels; of those, forms are timed, too.
bool is_measured(const femforge_kernel& kernel) {
  const KernelKind kind = traits_of(kernel).kind;
  return kind == KernelKind::functional || kind == KernelKind::residual || kind == KernelKind::apply;
}

int measure_all(const Options& options) {
  const Target target = options.common.target();
  const KernelRegistry own = registry(target);
  Report report(target);
  Failures failures;
  for (const femforge_kernel* kernel : own.kernels()) {
    if (!is_measured(*kernel) || !options.common.names(kernel->name)) continue;
    failures.attempt(kernel->name, to_string(target),
                     [&] { report.add(measure(*kernel, own, options, report.copy_bytes_per_second())); });
    report.set_failures(failures.rows());
    report.write(options.common.json, options.common.command);
  }
  return report.is_empty() ? 1 : failures.exit_code();
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  bench::Options options;
  CLI::App app("Times functionals and expressions at points.", "bench_values");
  bench::add_common_options(app, options.common, bench::Targets::one, bench::Names::parts);
  bench::add_count(app, "--bytes", options.bytes, "that a launch moves, about");
  return bench::run_program(app, argc, argv, options.common, [&] { return bench::measure_all(options); });
}
