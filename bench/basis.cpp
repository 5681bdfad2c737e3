// Times generated basis actions on one target and checks them against the CPU's.
//
//   bench_basis [--target cuda] [--bytes 2e9] [--samples 11] [--json FILE] [NAME-PART...]
//
// Every action of the target's registry whose name holds one of the given parts runs on so many cells that
// about that many bytes are moved: each value is read once and each result written once, which is set against
// the copy bandwidth that the same run measures.
#include <femforge_kernels.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>
#include <femforge/error.hpp>
#include <femforge/kernels/basis_action.hpp>
#include "program/program.hpp"
#include "program/report.hpp"

namespace bench {
namespace {

using namespace femforge;

constexpr std::int64_t checked_cells = 1003;

struct Options {
  CommonOptions common;
  std::int64_t bytes = 2'000'000'000;
};

/// @throws Error if the program was built without the target.
BasisActions actions_of(Target target) {
  if (target == Target::cpu) return BasisActions(femforge_kernels_basis_cpu);
#ifdef FEMFORGE_BENCH_CUDA
  if (target == Target::cuda) return BasisActions(femforge_kernels_basis_cuda);
#endif
#ifdef FEMFORGE_BENCH_HIP
  if (target == Target::hip) return BasisActions(femforge_kernels_basis_hip);
#endif
  throw Error("--target", std::string("this program was built without ") + to_string(target));
}

/// An action with what it reads and writes.
template <class T>
class Run {
 public:
  Run(const femforge_basis_action& action, std::int64_t cells)
      : action_(action),
        cells_(cells),
        values_(target_of(action), sample_values(action.values_per_cell * cells)),
        results_(target_of(action), static_cast<std::size_t>(action.results_per_cell * cells)) {
    results_.poison();
  }
  void launch_in(const Stream& stream) {
    femforge_basis_arguments arguments{};
    arguments.num_cells = cells_;
    arguments.values = values_.data();
    arguments.results = results_.data();
    launch(action_, arguments, stream);
  }
  std::vector<T> results() {
    const Stream stream(target_of(action_));
    launch_in(stream);
    stream.synchronize();
    return results_.to_host();
  }

 private:
  // A million random values again and again, no two cells of which are alike.
  static std::vector<T> sample_values(std::int64_t count) {
    constexpr std::size_t period = 1'000'003;
    std::mt19937 generator(1);
    std::uniform_real_distribution<T> distribution(-1, 1);
    std::vector<T> values(static_cast<std::size_t>(count));
    for (std::size_t k = 0; k < values.size(); ++k)
      values[k] = k < period ? distribution(generator) : values[k - period];
    return values;
  }

  const femforge_basis_action& action_;
  std::int64_t cells_;
  DeviceArray<T> values_;
  DeviceArray<T> results_;
};

/// Largest difference to the CPU's action, as a part of its largest value.
/// @throws Error if that is more than rounding.
template <class T>
double check(const femforge_basis_action& action, const femforge_basis_action& reference) {
  const std::vector<T> found = Run<T>(action, checked_cells).results();
  const std::vector<T> expected = Run<T>(reference, checked_cells).results();
  double largest = 0, worst = 0;
  for (std::size_t k = 0; k < expected.size(); ++k) {
    const double difference = std::abs(static_cast<double>(found[k]) - static_cast<double>(expected[k]));
    if (!(difference <= worst)) worst = difference;
    largest = std::max(largest, std::abs(static_cast<double>(expected[k])));
  }
  const double relative = worst / largest;
  const double most = sizeof(T) == sizeof(double) ? 1e-13 : 1e-5;
  if (!(relative <= most))
    throw Error(action.name,
                "it differs from the CPU's by " + std::to_string(relative) + " of the largest value");
  return relative;
}

template <class T>
Json measure(const femforge_basis_action& action, const femforge_basis_action& reference,
             const Options& options, double copy) {
  const double error = check<T>(action, reference);
  const auto bytes = static_cast<double>(options.bytes);
  const std::int64_t cells = std::max<std::int64_t>(1, std::llround(bytes / action.bytes_per_cell));
  Run<T> run(action, cells);
  const Stream stream(target_of(action));
  TimingOptions timing;
  timing.samples = static_cast<int>(options.common.samples);
  const Timing time = time_work(
      stream, [&](int) { run.launch_in(stream); }, timing);
  const double seconds = time.median * 1e-3;
  const double bandwidth = static_cast<double>(cells) * action.bytes_per_cell / seconds;
  const double flops = static_cast<double>(cells) * action.flops_per_cell / seconds;
  std::printf("%-64s %8.3f ms %5.2f TB/s %5.3f of copy %8.1f GF/s, error %.1e\n", action.name, time.median,
              bandwidth * 1e-12, bandwidth / copy, flops * 1e-9, error);
  std::fflush(stdout);
  return Json{{"name", action.name},
              {"target", action.target},
              {"cells", cells},
              {"milliseconds", measured(time)},
              {"bytes_per_cell", measured(action.bytes_per_cell)},
              {"bytes_per_second", measured(bandwidth)},
              {"fraction_of_copy", measured(bandwidth / copy)},
              {"flops_per_second", measured(flops)},
              {"element_batch", action.element_batch},
              {"threads", action.threads},
              {"shared_bytes", action.shared_bytes},
              {"difference_to_cpu", measured(error)}};
}

Json measure(const femforge_basis_action& action, const BasisActions& cpu, const Options& options,
             double copy) {
  const femforge_basis_action* reference = cpu.find(action.name);
  if (reference == nullptr) throw Error(action.name, "there is none for CPUs to compare it with");
  const bool is_double = std::string(action.scalar) == "float64";
  return is_double ? measure<double>(action, *reference, options, copy)
                   : measure<float>(action, *reference, options, copy);
}

int run(const Options& options) {
  Report report(options.common.target());
  const BasisActions all = actions_of(options.common.target());
  const BasisActions cpu = actions_of(Target::cpu);
  Failures failures;
  bool is_any = false;
  for (const femforge_basis_action* action : all.actions()) {
    if (!options.common.names(action->name)) continue;
    is_any = true;
    failures.attempt(action->name, action->target,
                     [&] { report.add(measure(*action, cpu, options, report.copy_bytes_per_second())); });
    report.set_failures(failures.rows());
    report.write(options.common.json, options.common.command);
  }
  require(is_any, "bench_basis", "no basis action has such a name");
  return failures.exit_code();
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  bench::Options options;
  CLI::App app("Times basis actions and checks them against the CPU's.", "bench_basis");
  bench::add_common_options(app, options.common, bench::Targets::one, bench::Names::parts);
  bench::add_count(app, "--bytes", options.bytes, "bytes that an action moves, about");
  return bench::run_program(app, argc, argv, options.common, [&] { return bench::run(options); });
}
