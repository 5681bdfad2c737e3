// Times operators on global vectors, without a matrix, and conjugate gradients with them, on one target.
//
//   bench_operators [--target cuda[,hip]] [--dofs 8000000 | --sizes 1e4..1e8]
//                   [--order structured|bisected|reordered|random] [--block CELLS] [--spmv] [--cg]
//                   [--samples 11] [--json FILE] [NAME-PART...]
//   bench_operators --solve [--dofs 100000000] [--tolerance 1e-6] [--iterations 2000]
//                   [--preconditioner jacobi|chebyshev] [--degree 4] ... [NAME-PART...]
//
// Every apply kernel of the target's registry whose name holds one of the given parts runs on a box of at
// least that many dofs, from L-vector to L-vector: y += A x alone, and y = A x with y zeroed in the timing;
// several calls in one graph where one is short. With several targets, each kernel runs on all of them, one
// after another. --spmv adds the product with the assembled matrix (cuSPARSE on CUDA), --cg an iteration of
// the solver, and its parts. No kernel is timed that was not compared with its element matrices before, or
// with the operator for the host where there are none. What fails is said, listed under "failures" in the
// JSON file, and keeps no other kernel from being measured.
// --solve solves one problem instead, by kernels that know constrained dofs.
//
// bench/run_operators.sh makes the files in bench/results/.
#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>
#include <optional>

#include <femforge/error.hpp>
#include <femforge/kernels/traits.hpp>
#include "program/registries.hpp"
#include "reference.hpp"
#include "solution.hpp"
#include "throughput.hpp"

namespace {

using namespace femforge;
using namespace bench;

constexpr std::int64_t checked_dofs = 3000;

std::vector<const femforge_kernel*> wanted_kernels(const KernelRegistry& all, const Options& options) {
  std::vector<const femforge_kernel*> result;
  for (const femforge_kernel* kernel : all.kernels())
    if (options.common.names(kernel->name) && traits_of(*kernel).kind == KernelKind::apply)
      result.push_back(kernel);
  require(!result.empty(), "bench_operators", "no apply kernel has such a name");
  return result;
}

// The space of the kernel before, if it is the same.
class Spaces {
 public:
  const Space& get(const femforge_kernel& kernel, const SpaceOptions& options) {
    if (space_ && options_ == options && same_space(*kernel_, kernel)) return *space_;
    space_.reset();
    const auto begin = std::chrono::steady_clock::now();
    space_.emplace(make_space(kernel, options));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::fprintf(stderr, "%lld cells, %s, blocks of %lld, in %.1f s\n",
                 static_cast<long long>(space_->mesh.num_cells()), to_string(options.order),
                 static_cast<long long>(space_->block_cells), seconds.count());
    options_ = options;
    kernel_ = &kernel;
    return *space_;
  }

 private:
  std::optional<Space> space_;
  SpaceOptions options_;
  const femforge_kernel* kernel_ = nullptr;
};

Json solve_with(const femforge_kernel& kernel, const KernelRegistry& all, const Space& space,
                const Options& options) {
  std::string name = kernel.name;
  name.replace(name.rfind("_apply"), std::string::npos, "_diagonal");
  const femforge_kernel* diagonal = all.find(name);
  if (diagonal == nullptr) throw Error(kernel.name, "there is no kernel " + name);
  return in_scalar(traits_of(kernel).scalar,
                   [&](auto zero) { return solve<decltype(zero)>(kernel, *diagonal, all, space, options); });
}

Json measure(const femforge_kernel& kernel, const KernelRegistry& all, const Space& space,
             const Options& options, double copy_bytes_per_second, double error) {
  return in_scalar(traits_of(kernel).scalar, [&](auto zero) {
    return measure_throughput<decltype(zero)>(kernel, all, space, options, copy_bytes_per_second, error);
  });
}

// A target and its kernels that are to be timed.
struct Device {
  KernelRegistry all;
  Report report;
  std::vector<const femforge_kernel*> kernels;
  std::vector<double> errors;  ///< of each kernel, from check_operator; NaN if it may not be timed
};

Device prepare(Target target, const Options& options, Failures& failures) {
  Device device{registry(target), Report(target), {}, {}};
  device.kernels = wanted_kernels(device.all, options);
  const KernelRegistry cpu = registry(Target::cpu);
  for (const femforge_kernel* kernel : device.kernels) {
    double error = std::numeric_limits<double>::quiet_NaN();
    failures.attempt(kernel->name, kernel->target, [&] {
      error = check_operator(*kernel, device.all, cpu, {checked_dofs, options.order, options.block_cells});
    });
    device.errors.push_back(error);
  }
  return device;
}

int run(const Options& options) {
  Failures failures;
  std::vector<Device> devices;
  for (const Target target : options.common.targets) devices.push_back(prepare(target, options, failures));
  Report& report = devices.front().report;
  const auto write = [&] {
    report.set_failures(failures.rows());
    report.write(options.common.json, options.common.command);
  };
  write();  // before anything takes long
  Spaces spaces;
  const std::size_t count = devices.front().kernels.size();
  for (const std::int64_t size : options.sizes) {
    for (std::size_t k = 0; k < count; ++k) {
      for (const Device& device : devices) {
        require(device.kernels.size() == count, "--target", "the targets have different kernels");
        if (std::isnan(device.errors[k])) continue;
        const femforge_kernel& kernel = *device.kernels[k];
        failures.attempt(kernel.name, kernel.target, [&] {
          const Space& space = spaces.get(kernel, {size, options.order, options.block_cells});
          const Json row = options.solve ? solve_with(kernel, device.all, space, options)
                                         : measure(kernel, device.all, space, options,
                                                   device.report.copy_bytes_per_second(), device.errors[k]);
          report.add(row);
          if (const auto spmv = row.find("spmv"); spmv != row.end() && spmv->contains("failed"))
            throw Error("--spmv", (*spmv)["failed"].get<std::string>());
        });
        write();  // at once, so that a run that is cut short leaves what it has measured
      }
    }
  }
  return failures.exit_code();
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app("Times operators on global vectors, and conjugate gradients with them.", "bench_operators");
  add_options(app, options);
  return run_program(app, argc, argv, options.common, [&] { return run(options); });
}
