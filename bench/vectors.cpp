// Times the vector kernels of conjugate gradients on one target.
//
//   bench_vectors [--target cuda] [--size 50000000] [--samples 21] [--json FILE]
//
// Bytes are those of solver.hpp (each input read once, each output written once), set against the copy
// bandwidth that the same run measures. Prints a table, and a line of JSON for each kernel.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>
#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include "solve/solver_backend.hpp"

namespace {

using namespace femforge;

struct Options {
  Target target = Target::cuda;
  std::int64_t size = 50'000'000;
  int samples = 21;
  std::string json;
};

struct Kernel {
  std::string name;
  int arrays;  ///< read and written, of one vector's size
  std::function<void(const Stream&)> queue;
};

/// The vectors of a solution in the middle of its iterations, and the kernels on them.
template <class T>
class Bench {
 public:
  explicit Bench(const Options& options)
      : size_(options.size),
        backend_(vector_backend<T>(options.target)),
        solvers_(solver_backend<T>(options.target)),
        x_(vector(options.target)),
        p_(vector(options.target)),
        q_(vector(options.target)),
        r_(vector(options.target)),
        inverse_(vector(options.target)),
        result_(options.target, 1),
        state_(options.target, 1),
        sums_(options.target, 2 * solvers_.sums_size()),
        reductions_(options.target) {
    const Stream stream(options.target);
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
        {"project, identity", 3, [=, &w](const Stream& on) { w.cg_project(plain, no_loop, on.native()); }},
        {"project, Jacobi", 4, [=, &w](const Stream& on) { w.cg_project(jacobi, no_loop, on.native()); }},
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
void run_scalar(const Options& options, double copy, const char* scalar, std::ostream& json) {
  Bench<T> bench(options);
  const Stream stream(options.target);
  TimingOptions timing;
  timing.samples = options.samples;
  timing.launches_per_sample = 5;
  for (const Kernel& kernel : bench.kernels()) {
    const Timing time = time_work(
        stream, [&](int) { kernel.queue(stream); }, timing);
    const double seconds = time.median * 1e-3;
    const double rate =
        static_cast<double>(options.size) * kernel.arrays * static_cast<double>(sizeof(T)) / seconds;
    std::printf("%-8s %-22s %9.4f ms  spread %5.3f  %6.3f TB/s  %5.3f of copy\n", scalar, kernel.name.c_str(),
                time.median, time.spread, rate * 1e-12, rate / copy);
    json << "{\"kernel\": \"" << kernel.name << "\", \"scalar\": \"" << scalar << "\", \"target\": \""
         << to_string(options.target) << "\", \"size\": " << options.size
         << ", \"bytes_per_dof\": " << static_cast<std::size_t>(kernel.arrays) * sizeof(T)
         << ", \"milliseconds\": " << time.median << ", \"spread\": " << time.spread
         << ", \"bytes_per_second\": " << rate << ", \"copy_bytes_per_second\": " << copy
         << ", \"fraction_of_copy\": " << rate / copy << "}\n";
  }
  bench.check();
}

Options parse(int argc, char** argv) {
  Options options;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    require(k + 1 < argc, word.c_str(), "a value is missing");
    const std::string value = argv[++k];
    if (word == "--target")
      options.target = target_from_string(value);
    else if (word == "--size")
      options.size = std::atoll(value.c_str());
    else if (word == "--samples")
      options.samples = std::atoi(value.c_str());
    else if (word == "--json")
      options.json = value;
    else
      throw Error(word, "unknown option", "use --target, --size, --samples, --json");
  }
  require(options.size > 0 && options.samples > 0, "--size, --samples", "give positive numbers");
  return options;
}

void run(const Options& options) {
  const DeviceInfo device = device_info(options.target);
  const CopyBandwidth copy =
      measure_copy_bandwidth(options.target, static_cast<std::size_t>(options.size) * sizeof(double));
  std::printf("%s (%s), %lld unknowns, copy %.3f TB/s (runtime), %.3f TB/s (kernel)\n", device.name.c_str(),
              device.flavour.c_str(), static_cast<long long>(options.size), copy.runtime_copy * 1e-12,
              copy.kernel_copy * 1e-12);
  std::ostringstream json;
  json.precision(6);
  run_scalar<double>(options, copy.best(), "float64", json);
  run_scalar<float>(options, copy.best(), "float32", json);
  std::fputs(json.str().c_str(), stdout);
  if (options.json.empty()) return;
  std::ofstream file(options.json);
  file << json.str();
  require(static_cast<bool>(file), options.json.c_str(), "cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    run(parse(argc, argv));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
  return 0;
}
