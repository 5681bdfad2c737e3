#include "measure.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/solve/solver.hpp>
#include "solve/solver_backend.hpp"

namespace bench {
namespace {

using namespace femforge;

// Iterations of a short and of a long solution: few enough for any system not to be solved before, whole
// turns of what a device repeats by itself. Their difference has neither the start nor the capture of a graph
// in it.
struct Iterations {
  std::int64_t few;
  std::int64_t many;
};
Iterations iterations_for(std::int64_t size) {
  constexpr std::int64_t long_vectors = 1 << 20;
  return size < long_vectors ? Iterations{64, 192} : Iterations{20, 60};
}

// Milliseconds of one iteration of solve_cg.
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
  SolverOptions options;
  options.relative_tolerance = 0;
  const auto [few, many] = iterations_for(matrix.size());
  options.check_interval = few;
  const auto solve = [&](std::int64_t iterations) {
    options.max_iterations = iterations;
    solution.fill(T(0));
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const SolverResult result = solve_cg(matrix, jacobi, b.data(), solution.data(), options, stream);
    const double elapsed = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    if (result.iterations != iterations)
      throw Error("time_cg", std::string("the solver has stopped early: ") + to_string(result.status));
    times.used_graph = result.used_graph;
    return elapsed;
  };
  solve(many);
  std::vector<double> milliseconds;
  while (static_cast<int>(milliseconds.size()) < samples) {
    const double start = solve(few);
    milliseconds.push_back((solve(many) - start) / static_cast<double>(many - few));
  }
  times.iteration = summarise(milliseconds);
}

// The kernels of an iteration, each alone, on a state in the middle of a solution.
template <class T>
void time_parts(const LinearOperator<T>& matrix, const DeviceArray<T>& x, int samples, CgTimes& times) {
  const Target target = matrix.target();
  const SolverBackend<T>& backend = solver_backend<T>(target);
  const Stream stream(target);
  DeviceArray<T> p(target, x.size());
  DeviceArray<T> q(target, x.size());
  DeviceArray<T> r(target, x.size());
  DeviceArray<T> solution(target, x.size());
  DeviceArray<T> inverse(target, x.size());
  for (DeviceArray<T>* array : {&p, &q, &r, &solution, &inverse})
    copy(matrix.size(), x.data(), array->data(), stream);
  inverse.fill(T(1));
  DeviceArray<double> history(target, 1);
  DeviceArray<double> sums(target, 2 * backend.sums_size());
  sums.fill(0);
  CgState initial;
  initial.history = history.data();
  initial.history_size = 1;
  initial.energy = 1e-300;  // steps so small that r and the solution stay what they are
  initial.running = 1;
  DeviceArray<CgState> state(target, std::vector<CgState>{initial});
  CgVectors<T> vectors;
  vectors.size = matrix.size();
  vectors.inverse = inverse.data();
  vectors.x = solution.data();
  vectors.r = r.data();
  vectors.p = p.data();
  vectors.q = q.data();
  vectors.clears = matrix.adds_to_zeros();
  vectors.state = state.data();
  vectors.projections = sums.data();
  vectors.residuals = sums.data() + backend.sums_size();
  vectors.projection_totals = vectors.projections;
  vectors.residual_totals = vectors.residuals;
  const int calls = calls_in_graph(stream, matrix.size());
  const auto time = [&](const Graph::Work& work) { return time_in_graph(stream, work, calls, samples); };

  times.project = time([&](const Stream& on) { backend.cg_project(vectors, on.native()); });
  times.update = time([&](const Stream& on) { backend.cg_update(vectors, on.native()); });
  const CgState after = state.to_host()[0];
  require(after.running != 0 && after.updates > 0, "time_cg", "the vectors have not been updated");
  times.apply = time([&](const Stream& on) {
    if (vectors.clears)
      matrix.apply_to_zeros(x.data(), q.data(), on);
    else
      matrix.apply(x.data(), q.data(), on);
  });
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
