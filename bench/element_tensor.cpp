// Times generated element kernels on one target and checks them against the CPU's.
//
//   bench_element_tensor [--target cuda] [--cells 4000000] [--gigabytes 40] [--samples 11] [--json FILE]
//                        [NAME-PART...]
//
// Every kernel of the target's registry whose name holds one of the given parts runs on a structured mesh of
// about that many cells, or of fewer, whose bytes are not more than that. Bytes are counted as the descriptor
// does (each input read once, each output written once) and set against the copy bandwidth that the same run
// measures.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>
#include <femforge/error.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/tools/check.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>
#include "program/program.hpp"
#include "program/registries.hpp"
#include "program/report.hpp"

namespace bench {
namespace {

using namespace femforge;

// Cells of the mesh that kernels are compared on, and the gigabytes that these take at most.
constexpr std::int64_t checked_cells = 5000;
constexpr double checked_gigabytes = 0.5;

struct Options {
  CommonOptions common;
  std::int64_t cells = 4'000'000;
  std::int64_t gigabytes = 40;
};

/// So many cells, or as many as so many gigabytes hold.
std::int64_t cells_within(const femforge_kernel& kernel, std::int64_t cells, double gigabytes) {
  const double most = std::max(1.0, gigabytes * 1e9 / kernel.bytes_per_cell);
  return std::min(cells, static_cast<std::int64_t>(most));
}

// Kernels that write something for each cell and add to nothing.
bool is_wanted(const femforge_kernel& kernel, const Options& options) {
  const KernelKind kind = traits_of(kernel).kind;
  return (kind == KernelKind::element_tensor || kind == KernelKind::geometry) &&
         options.common.names(kernel.name);
}

/// Largest relative difference to the CPU's kernel on a small mesh.
/// @throws Error if that is more than rounding.
double check(const femforge_kernel& kernel, const KernelRegistry& cpu) {
  const Comparison comparison =
      compare_kernels(kernel, cpu, box_for(kernel, cells_within(kernel, checked_cells, checked_gigabytes)));
  if (!comparison.passes(tolerance_of(kernel)))
    throw Error(kernel.name, "it differs from the CPU's: " + comparison.text());
  return comparison.max_relative;
}

template <class T>
Timing time_kernel(const femforge_kernel& kernel, const KernelRegistry& cpu, const Mesh& mesh, int samples) {
  KernelInputs<T> inputs(kernel, mesh);
  set_sample_data(inputs, mesh, 1);
  if (const femforge_kernel* geometry = cpu.geometry_of(kernel))
    inputs.set_geometry(run_kernel<T>(*geometry, nullptr, mesh));
  DeviceArray<T> out = inputs.make_output();
  const femforge_arguments arguments = inputs.arguments(out);
  const Stream stream(target_of(kernel));
  TimingOptions timing;
  timing.samples = samples;
  return time_work(
      stream, [&](int) { launch(kernel, arguments, stream); }, timing);
}

Json measure(const femforge_kernel& kernel, const KernelRegistry& cpu, const Options& options, double copy) {
  const double error = check(kernel, cpu);
  const auto gigabytes = static_cast<double>(options.gigabytes);
  const Mesh mesh = box_for(kernel, cells_within(kernel, options.cells, gigabytes));
  const Timing time = in_scalar(traits_of(kernel).scalar, [&](auto zero) {
    return time_kernel<decltype(zero)>(kernel, cpu, mesh, static_cast<int>(options.common.samples));
  });
  const auto cells = static_cast<double>(mesh.num_cells());
  const double seconds = time.median * 1e-3;
  const double bandwidth = cells * kernel.bytes_per_cell / seconds;
  std::printf(
      "%-64s %8.3f ms %7.3f Gcell/s %5.2f TB/s %5.3f of copy %8.1f GF/s %8.1f GF/s as the paper counts, "
      "error %.1e\n",
      kernel.name, time.median, cells / seconds * 1e-9, bandwidth * 1e-12, bandwidth / copy,
      cells * kernel.flops_per_cell / seconds * 1e-9, cells * kernel.paper_flops_per_cell / seconds * 1e-9,
      error);
  std::fflush(stdout);
  return Json{{"name", kernel.name},
              {"target", kernel.target},
              {"cells", mesh.num_cells()},
              {"milliseconds", measured(time)},
              {"cells_per_second", measured(cells / seconds)},
              {"bytes_per_cell", measured(kernel.bytes_per_cell)},
              {"bytes_per_second", measured(bandwidth)},
              {"fraction_of_copy", measured(bandwidth / copy)},
              {"flops_per_second", measured(cells * kernel.flops_per_cell / seconds)},
              {"paper_flops_per_second", measured(cells * kernel.paper_flops_per_cell / seconds)},
              {"mapping", kernel.mapping},
              {"representation", kernel.representation},
              {"element_batch", kernel.element_batch},
              {"concurrent_elements", kernel.concurrent_elements},
              {"threads", kernel.threads},
              {"difference_to_cpu", measured(error)}};
}

int run(const Options& options) {
  Report report(options.common.target());
  const KernelRegistry all = registry(options.common.target());
  const KernelRegistry cpu = registry(Target::cpu);
  Failures failures;
  bool is_any = false;
  for (const femforge_kernel* kernel : all.kernels()) {
    if (!is_wanted(*kernel, options)) continue;
    is_any = true;
    failures.attempt(kernel->name, kernel->target,
                     [&] { report.add(measure(*kernel, cpu, options, report.copy_bytes_per_second())); });
    report.set_failures(failures.rows());
    report.write(options.common.json, options.common.command);
  }
  require(is_any, "bench_element_tensor", "no kernel of element tensors has such a name");
  return failures.exit_code();
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  bench::Options options;
  CLI::App app("Times element kernels and checks them against the CPU's.", "bench_element_tensor");
  bench::add_common_options(app, options.common, bench::Targets::one, bench::Names::parts);
  bench::add_count(app, "--cells", options.cells, "cells of the mesh, about");
  bench::add_count(app, "--gigabytes", options.gigabytes,
                   "that these take at most, with their element tensors");
  return bench::run_program(app, argc, argv, options.common, [&] { return bench::run(options); });
}
