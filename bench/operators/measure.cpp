#include "measure.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/solve/solver.hpp>
#include "device/vector_backend.hpp"

namespace bench {
namespace {

using namespace femforge;

// Iterations between two looks of the host, and looks of one solution: few enough for any system not to be
// solved before.
constexpr std::int64_t interval = 20;
constexpr std::int64_t looks = 3;

// Times of iterations, from one look of the host to the next. The first interval has the graph's capture.
template <class T>
void time_iterations(const LinearOperator<T>& matrix, const DeviceArray<T>& x, int samples, CgTimes& times) {
  const Target target = matrix.target();
  const Stream stream(target);
  DeviceArray<T> b(target, x.size());
  matrix.apply(x.data(), b.data(), stream);
  stream.synchronize();
  DeviceArray<T> ones(target, x.size());
  ones.fill(T(1));
  const JacobiPreconditioner<T> jacobi(ones);
  DeviceArray<T> solution(target, x.size());
  std::vector<double> milliseconds;
  CgOptions options;
  options.relative_tolerance = 0;
  options.check_interval = interval;
  options.max_iterations = looks * interval;
  using Clock = std::chrono::steady_clock;
  Clock::time_point last;
  options.progress = [&](std::int64_t iterations, double) {
    const Clock::time_point now = Clock::now();
    const double elapsed = std::chrono::duration<double, std::milli>(now - last).count();
    if (iterations > interval) milliseconds.push_back(elapsed / static_cast<double>(interval));
    last = Clock::now();
  };
  while (static_cast<int>(milliseconds.size()) < samples) {
    solution.fill(T(0));
    const CgResult result = solve_cg(matrix, jacobi, b.data(), solution.data(), options, stream);
    if (result.iterations != options.max_iterations)
      throw Error("time_cg", std::string("the solver has stopped early: ") + to_string(result.status));
    times.used_graph = result.used_graph;
  }
  times.iteration = summarise(milliseconds);
}

// The vector kernels of an iteration, each alone, on a state in the middle of a solution.
template <class T>
void time_parts(const LinearOperator<T>& matrix, const DeviceArray<T>& x, int samples, CgTimes& times) {
  const Target target = matrix.target();
  const std::int64_t size = matrix.size();
  const VectorBackend<T>& backend = vector_backend<T>(target);
  const Stream stream(target);
  DeviceArray<T> p(target, x.size());
  DeviceArray<T> q(target, x.size());
  DeviceArray<T> r(target, x.size());
  DeviceArray<T> solution(target, x.size());
  DeviceArray<T> inverse(target, x.size());
  for (DeviceArray<T>* array : {&p, &q, &r, &solution, &inverse})
    backend.copy(size, x.data(), array->data(), stream.native());
  DeviceArray<double> history(target, 1);
  CgState initial;
  initial.history = history.data();
  initial.history_size = 1;
  initial.alpha = initial.beta = 1e-9;  // nothing grows, however often it is added
  initial.energy = 1e-9;
  initial.running = initial.active = 1;
  DeviceArray<CgState> state(target, std::vector<CgState>{initial});
  Reductions reductions(target);
  const PartialSums sums = partial_sums(reductions);
  const int calls = calls_in_graph(stream, size);
  const auto time = [&](const Graph::Work& work) { return time_in_graph(stream, work, calls, samples); };

  times.step = time(
      [&](const Stream& on) { backend.cg_step(size, p.data(), q.data(), state.data(), sums, on.native()); });
  state.copy_from({initial});
  times.residual = time([&](const Stream& on) {
    backend.cg_residual(size, q.data(), inverse.data(), r.data(), state.data(), sums, on.native());
  });
  require(state.to_host()[0].active != 0 && state.to_host()[0].iterations > 0, "time_cg",
          "the residual has not been updated");
  state.copy_from({initial});
  times.direction = time([&](const Stream& on) {
    backend.cg_direction(size, r.data(), inverse.data(), solution.data(), p.data(), state.data(),
                         on.native());
  });
  times.apply = time([&](const Stream& on) { matrix.apply(x.data(), q.data(), on); });
}

}  // namespace

int calls_in_graph(const Stream& stream, std::int64_t size) {
  if (!has_graphs(stream)) return 1;
  return static_cast<int>(std::clamp<std::int64_t>(4'000'000 / std::max<std::int64_t>(size, 1), 1, 64));
}

Timing time_in_graph(const Stream& stream, const Graph::Work& work, int calls, int samples) {
  const Graph graph(stream, [&](const Stream& on) {
    for (int call = 0; call < calls; ++call) work(on);
  });
  TimingOptions options;
  options.samples = samples;
  const Timing times = time_work(
      stream, [&](int) { graph.replay(stream); }, options);
  std::vector<double> milliseconds = times.samples;
  for (double& sample : milliseconds) sample /= calls;
  return summarise(std::move(milliseconds));
}

template <class T>
CgTimes time_cg(const LinearOperator<T>& matrix, const DeviceArray<T>& x, int samples) {
  CgTimes times;
  time_iterations(matrix, x, samples, times);
  time_parts(matrix, x, samples, times);
  return times;
}

template CgTimes time_cg(const LinearOperator<float>&, const DeviceArray<float>&, int);
template CgTimes time_cg(const LinearOperator<double>&, const DeviceArray<double>&, int);

}  // namespace bench
