// Times the vector kernels of conjugate gradients on one target.
//
//   bench_vectors [--target cuda] [--size 50000000] [--samples 21] [--json FILE]
//
// Bytes are those of solver.hpp (each input read once, each output written once), set against the copy
// bandwidth that the same run measures.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>
#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/kernels/traits.hpp>
#include "program/program.hpp"
#include "program/report.hpp"
#include "solve/solver_backend.hpp"

namespace bench {
namespace {

using namespace femforge;

struct Options {
  CommonOptions common;
  std::int64_t size = 50'000'000;
};

struct Kernel {
  std::string name;
  int arrays;  ///< read and written, of one vector's size
  std::function<void(const Stream&)> queue;
};

/// The vectors of a solution in the middle of its iterations, and the kernels on them.
template <class T>
class Solution {
 public:
  explicit Solution(const Options& options)
      : size_(options.size),
        backend_(vector_backend<T>(options.common.target())),
        solvers_(solver_backend<T>(options.common.target())),
        x_(vector(options.common.target())),
        p_(vector(options.common.target())),
        q_(vector(options.common.target())),
        r_(vector(options.common.target())),
        inverse_(vector(options.common.target())),
        result_(options.common.target(), 1),
        state_(options.common.target(), 1),
        sums_(options.common.target(), 2 * solvers_.sums_size()),
        reductions_(options.common.target()) {
    const Stream stream(options.common.target());
    for (DeviceArray<T>* array : {&x_, &p_, &q_, &r_})
      backend_.randomise(size_, array->data(), stream.native());
    stream.synchronize();
    inverse_.fill(T(0.5));
    CgState state;
    state.history = result_.data();
    state.history_size = 1;
    state.energy = 1e-300;  // steps so small that x and r stay what they are
    state.running = 1;
    state_.copy_from({state});
    sums_.fill(1);  // a positive curvature before the first projection
  }

  std::vector<Kernel> kernels() {
    const PartialSums sums = partial_sums(reductions_);
    T *x = x_.data(), *p = p_.data(), *q = q_.data(), *r = r_.data();
    const T* m = inverse_.data();
    CgVectors<T> jacobi;
    jacobi.size = size_;
    jacobi.inverse = m;
    jacobi.x = x;
    jacobi.r = r;
    jacobi.p = p;
    jacobi.q = q;
    jacobi.state = state_.data();
    jacobi.projections = sums_.data();
    jacobi.residuals = sums_.data() + sums_.size() / 2;
    jacobi.projection_totals = jacobi.projections;
    jacobi.residual_totals = jacobi.residuals;
    CgVectors<T> plain = jacobi;
    plain.inverse = nullptr;
    const std::int64_t n = size_;
    const VectorBackend<T>& v = backend_;
    const SolverBackend<T>& w = solvers_;
    return {
        {"copy", 2, [=, &v](const Stream& on) { v.copy(n, p, q, on.native()); }},
        {"axpy", 3, [=, &v](const Stream& on) { v.axpy(n, T(1e-9), p, x, on.native()); }},
        {"norm", 1, [=, &v](const Stream& on) { v.norm(n, p, result_.data(), sums, on.native()); }},
        {"dot", 2, [=, &v](const Stream& on) { v.dot(n, p, q, result_.data(), sums, on.native()); }},
        {"project, identity", 3, [=, &w](const Stream& on) { w.cg_project(plain, on.native()); }},
        {"project, Jacobi", 4, [=, &w](const Stream& on) { w.cg_project(jacobi, on.native()); }},
        {"update, identity", 7, [=, &w](const Stream& on) { w.cg_update(plain, on.native()); }},
        {"update, Jacobi", 8, [=, &w](const Stream& on) { w.cg_update(jacobi, on.native()); }},
        {"Chebyshev step", 7,
         [=, &v](const Stream& on) { v.chebyshev_step(n, T(0.5), T(1e-9), r, q, m, p, x, on.native()); }},
    };
  }

  /// @throws Error if the kernels have stopped working, so that times mean nothing.
  void check() const {
    const CgState state = state_.to_host()[0];
    require(state.running != 0 && state.updates > 0, "bench_vectors", "the updates have not been made");
  }

 private:
  DeviceArray<T> vector(Target target) const {
    return DeviceArray<T>(target, static_cast<std::size_t>(size_));
  }

  std::int64_t size_;
  const VectorBackend<T>& backend_;
  const SolverBackend<T>& solvers_;
  DeviceArray<T> x_, p_, q_, r_, inverse_;
  DeviceArray<double> result_;
  DeviceArray<CgState> state_;
  DeviceArray<double> sums_;
  Reductions reductions_;
};

template <class T>
void run_scalar(const Options& options, Report& report) {
  const char* scalar = to_string(scalar_of<T>);
  const double copy = report.copy_bytes_per_second();
  Solution<T> solution(options);
  const Stream stream(options.common.target());
  TimingOptions timing;
  timing.samples = static_cast<int>(options.common.samples);
  timing.launches_per_sample = 5;
  for (const Kernel& kernel : solution.kernels()) {
    const Timing time = time_work(
        stream, [&](int) { kernel.queue(stream); }, timing);
    const std::size_t bytes = static_cast<std::size_t>(kernel.arrays) * sizeof(T);
    const double rate = static_cast<double>(options.size) * static_cast<double>(bytes) / (time.median * 1e-3);
    std::printf("%-8s %-22s %9.4f ms  spread %5.3f  %6.3f TB/s  %5.3f of copy\n", scalar, kernel.name.c_str(),
                time.median, time.spread, rate * 1e-12, rate / copy);
    report.add({{"kernel", kernel.name},
                {"scalar", scalar},
                {"target", to_string(options.common.target())},
                {"size", options.size},
                {"bytes_per_dof", bytes},
                {"milliseconds", measured(time.median)},
                {"spread", measured(time.spread)},
                {"bytes_per_second", measured(rate)},
                {"copy_bytes_per_second", measured(copy)},
                {"fraction_of_copy", measured(rate / copy)}});
  }
  solution.check();
}

void run(const Options& options) {
  Report report(options.common.target(), static_cast<std::size_t>(options.size) * sizeof(double));
  run_scalar<double>(options, report);
  run_scalar<float>(options, report);
  report.write(options.common.json, options.common.command);
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  bench::Options options;
  options.common.samples = 21;
  CLI::App app("Times the vector kernels of conjugate gradients.", "bench_vectors");
  bench::add_common_options(app, options.common, bench::Targets::one, bench::Names::none);
  bench::add_count(app, "--size", options.size, "entries of a vector");
  return bench::run_program(app, argc, argv, options.common, [&] {
    bench::run(options);
    return 0;
  });
}
