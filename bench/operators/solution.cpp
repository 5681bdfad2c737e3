#include "solution.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/solve/solver.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>
#include "spmv.hpp"

namespace bench {
namespace {

using namespace femforge;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::vector<std::int64_t> dofs_at_zero(const Mesh& mesh, int components) {
  std::vector<std::int64_t> result;
  const std::int64_t dim = mesh.dimension();
  for (std::int64_t point = 0; point < mesh.num_points(); ++point)
    if (mesh.points[static_cast<std::size_t>(point * dim)] == 0)
      for (int c = 0; c < components; ++c) result.push_back(point * components + c);
  return result;
}

// Entries of the matrix on a box of n^3 hexahedra: each node meets those beside it, in each direction.
std::int64_t matrix_entries(std::int64_t n, std::int64_t components) {
  const std::int64_t along = 3 * (n + 1) - 2;
  return along * along * along * components * components;
}

// |b - A x| / |b|
template <class T>
double true_residual(const LinearOperator<T>& matrix, const DeviceArray<T>& b, const DeviceArray<T>& x) {
  const Target target = matrix.target();
  const Stream stream(target);
  DeviceArray<T> r(target, b.size());
  DeviceArray<double> norms(target, 2);
  Reductions reductions(target);
  matrix.apply(x.data(), r.data(), stream);
  axpby(matrix.size(), T(1), b.data(), T(-1), r.data(), stream);
  reductions.norm(matrix.size(), r.data(), norms.data(), stream);
  reductions.norm(matrix.size(), b.data(), norms.data() + 1, stream);
  stream.synchronize();
  const std::vector<double> values = norms.to_host();
  return values[0] / values[1];
}

template <class T>
DeviceArray<T> make_diagonal(const femforge_kernel& kernel, const KernelRegistry& registry,
                             const Space& space, const std::vector<std::int64_t>& constrained) {
  MeshKernel<T> diagonal(kernel, space.mesh, space.restriction, constrained);
  const auto vectors = set_data(diagonal, registry, space);
  return diagonal_of(diagonal, constrained);
}

template <class T>
DeviceArray<T> right_hand_side(Target target, std::int64_t size,
                               const std::vector<std::int64_t>& constrained) {
  std::vector<T> values(static_cast<std::size_t>(size), T(1));
  for (const std::int64_t dof : constrained) values[static_cast<std::size_t>(dof)] = T(0);
  return {target, values};
}

template <class T>
std::unique_ptr<Preconditioner<T>> make_preconditioner(const LinearOperator<T>& matrix,
                                                       const DeviceArray<T>& diagonal,
                                                       const Options& options) {
  if (options.preconditioner == Preconditioning::jacobi)
    return std::make_unique<JacobiPreconditioner<T>>(diagonal);
  ChebyshevOptions chebyshev;
  chebyshev.degree = static_cast<int>(options.degree);
  return std::make_unique<ChebyshevPreconditioner<T>>(matrix, diagonal, chebyshev);
}

struct Outcome {
  SolverResult cg;
  std::int64_t applications = 0;  ///< of the operator, in iterations and preconditioner
  double seconds = 0;
  double residual = 0;
  std::size_t counted_bytes = 0;  ///< of the operator, its vectors and the solver's
  std::size_t device_bytes = 0;   ///< most that was taken on the device; 0 where that is not known
};

void print(const femforge_kernel& kernel, std::int64_t dofs, const Outcome& outcome, double matrix_bytes) {
  std::printf(
      "%-60s %10lld dofs  %s: %s after %lld iterations (%lld applications) in %.2f s (%.3f ms each, %.2f "
      "GDoF/s), residual %.2e; %.2f GB counted, %.2f GB on the device; a sparse matrix alone would take %.1f "
      "GB\n",
      kernel.name, static_cast<long long>(dofs), outcome.cg.converged() ? "solved" : "NOT SOLVED",
      to_string(outcome.cg.status), static_cast<long long>(outcome.cg.iterations),
      static_cast<long long>(outcome.applications), outcome.seconds,
      outcome.seconds * 1e3 / static_cast<double>(outcome.cg.iterations),
      gdofs(dofs, outcome.seconds * 1e3 / static_cast<double>(outcome.cg.iterations)), outcome.residual,
      static_cast<double>(outcome.counted_bytes) * 1e-9, static_cast<double>(outcome.device_bytes) * 1e-9,
      matrix_bytes * 1e-9);
  std::fflush(stdout);
}

Json describe(const femforge_kernel& kernel, const Space& space, const Options& options,
              const Outcome& outcome, double matrix_bytes, double setup_seconds) {
  const bool chebyshev = options.preconditioner == Preconditioning::chebyshev;
  return Json{{"name", kernel.name},
              {"target", kernel.target},
              {"scalar", kernel.scalar},
              {"divisions", space.divisions},
              {"cells", space.mesh.num_cells()},
              {"dofs", space.restriction.num_entries()},
              {"status", to_string(outcome.cg.status)},
              {"solved", outcome.cg.converged()},
              {"tolerance", measured(options.tolerance)},
              {"preconditioner", to_string(options.preconditioner)},
              {"degree", chebyshev ? options.degree : 1},
              {"iterations", outcome.cg.iterations},
              {"applications", outcome.applications},
              {"seconds", measured(outcome.seconds)},
              {"setup_seconds", measured(setup_seconds)},
              {"graph", outcome.cg.used_graph},
              {"relative_residual", measured(outcome.cg.relative_residual())},
              {"true_relative_residual", measured(outcome.residual)},
              {"counted_bytes", static_cast<std::int64_t>(outcome.counted_bytes)},
              {"device_bytes", static_cast<std::int64_t>(outcome.device_bytes)},
              {"matrix_entries", matrix_entries(space.divisions, kernel.components)},
              {"matrix_bytes", measured(matrix_bytes)}};
}

void check(const femforge_kernel& apply, const femforge_kernel& diagonal) {
  for (const femforge_kernel* kernel : {&apply, &diagonal}) {
    if (kernel->constraints == 0)
      throw Error(kernel->name, "it does not know constrained dofs", "generate it with constraints = true");
    if (std::string(kernel->cell) != "hexahedron" || kernel->nodes != 8)
      throw Error(kernel->name, "--solve is for elements of degree 1 on hexahedra");
  }
}

}  // namespace

template <class T>
Json solve(const femforge_kernel& apply, const femforge_kernel& diagonal, const KernelRegistry& registry,
           const Space& space, const Options& options) {
  check(apply, diagonal);
  const Target target = target_of(apply);
  const auto begin = Clock::now();
  const std::size_t free_before = free_memory(target);
  const std::vector<std::int64_t> constrained = dofs_at_zero(space.mesh, apply.components);
  MeshOperator<T> matrix(apply, space.mesh, space.restriction, constrained);
  const auto vectors = set_data(matrix.kernel(), registry, space);
  const DeviceArray<T> b = right_hand_side<T>(target, matrix.size(), constrained);
  DeviceArray<T> x(target, b.size());
  x.fill(T(0));
  const auto preconditioner =
      make_preconditioner<T>(matrix, make_diagonal<T>(diagonal, registry, space, constrained), options);
  const double setup = seconds_since(begin);

  Outcome outcome;
  std::size_t least_free = free_memory(target);
  SolverOptions cg;
  cg.relative_tolerance = options.tolerance;
  cg.max_iterations = options.iterations;
  cg.check_interval = 50;
  cg.progress = [&](std::int64_t iterations, double norm) {
    least_free = std::min(least_free, free_memory(target));
    if (iterations % 500 == 0)
      std::fprintf(stderr, "  iteration %lld, residual %.3e\n", static_cast<long long>(iterations), norm);
  };
  const Stream stream(target);
  const auto start = Clock::now();
  outcome.cg = solve_cg(matrix, *preconditioner, b.data(), x.data(), cg, stream);
  outcome.seconds = seconds_since(start);
  outcome.applications =
      outcome.cg.iterations * (options.preconditioner == Preconditioning::chebyshev ? options.degree : 1);
  outcome.residual = true_residual(matrix, b, x);
  outcome.counted_bytes = matrix.kernel().bytes() + outcome.cg.bytes + 2 * b.size() * sizeof(T) +
                          constrained.size() * sizeof(std::int64_t);
  for (const DeviceArray<T>& vector : vectors) outcome.counted_bytes += vector.size() * sizeof(T);
  outcome.device_bytes = free_before - least_free;

  const double entries = static_cast<double>(matrix_entries(space.divisions, apply.components));
  const double matrix_bytes = entries * (sizeof(T) + sizeof(std::int32_t)) +
                              static_cast<double>(matrix.size() + 1) * sizeof(std::int64_t);
  print(apply, matrix.size(), outcome, matrix_bytes);
  const double allowed = std::max(10 * outcome.cg.relative_residual(), sizeof(T) == 4 ? 1e-3 : 1e-9);
  require(outcome.residual <= allowed, apply.name, "b - A x is not what the solver takes it for");
  return describe(apply, space, options, outcome, matrix_bytes, setup);
}

template Json solve<float>(const femforge_kernel&, const femforge_kernel&, const KernelRegistry&,
                           const Space&, const Options&);
template Json solve<double>(const femforge_kernel&, const femforge_kernel&, const KernelRegistry&,
                            const Space&, const Options&);

}  // namespace bench
