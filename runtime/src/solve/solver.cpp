#include <femforge/solve/solver.hpp>

#include <femforge/device/vectors.hpp>

#include "device/backend.hpp"
#include "solve/cg_steps.hpp"
#include "solve/device_iterations.hpp"
#include "solve/solver_arguments.hpp"
#include "solve/solver_backend.hpp"

namespace femforge {
namespace {

const char* const place = "solve_cg";

template <class T>
SolverResult run(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
                 SolverOptions options, const Stream& stream) {
  if (matrix.global_sums() != nullptr) options.graph = GraphUse::off;  // messages may wait
  DeviceIterations<CgState> iterations(options, matrix.size(), 1, stream);
  CgSteps<T> steps(matrix, preconditioner, b, x, iterations.state(), stream);
  SolverResult result =
      iterations.run({[&] { steps.start(); }, [&](std::int64_t, LoopHandle loop) { steps.step(loop); },
                      [&] { steps.record(); }});
  result.bytes = steps.bytes() + preconditioner.bytes();
  if (result.right_hand_side_norm == 0) take_zero(matrix.size(), x, stream, result);
  return result;
}

}  // namespace

const char* to_string(SolverStatus status) {
  switch (status) {
    case SolverStatus::converged:
      return "converged";
    case SolverStatus::iteration_limit:
      return "iteration limit";
    case SolverStatus::breakdown_indefinite:
      return "breakdown, indefinite";
    case SolverStatus::breakdown_singular:
      return "breakdown, singular";
    case SolverStatus::not_finite:
      return "not finite";
  }
  return "unknown";
}

double SolverResult::relative_residual() const {
  const double last = residual_norms.empty() ? 0 : residual_norms.back();
  return last == 0 ? 0 : last / right_hand_side_norm;
}

template <class T>
const SolverBackend<T>& solver_backend(Target target) {
  static_cast<void>(backend(target));  // refuses what is not built
#if FEMFORGE_WITH_CUDA
  if (target == Target::cuda) return cuda_solvers<T>();
#endif
#if FEMFORGE_WITH_HIP
  if (target == Target::hip) return hip_solvers<T>();
#endif
  return cpu_solvers<T>();
}
template const SolverBackend<float>& solver_backend<float>(Target);
template const SolverBackend<double>& solver_backend<double>(Target);

template <class T>
SolverResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b,
                      T* x, const SolverOptions& options, const Stream& stream) {
  check_options(place, options);
  check_arguments(place, matrix, preconditioner, b, x, stream);
  check_graph(place, options, stream);
  if (options.graph == GraphUse::on && matrix.global_sums() != nullptr)
    throw Error(place, "an operator that several processes share is not captured in graphs",
                "use GraphUse::automatic");
  return run<T>(matrix, preconditioner, b, x, options, stream);
}

template <class T>
SolverResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                      const DeviceArray<T>& b, DeviceArray<T>& x, const SolverOptions& options) {
  check_arrays(place, matrix, b, x);
  return solve_cg(matrix, preconditioner, b.data(), x.data(), options, Stream(matrix.target()));
}

template <class T>
SolverResult solve_cg(const LinearOperator<T>& matrix, const DeviceArray<T>& b, DeviceArray<T>& x,
                      const SolverOptions& options) {
  return solve_cg(matrix, IdentityPreconditioner<T>(matrix.target(), matrix.size()), b, x, options);
}

CgSolution solve_cg(const CsrMatrix& matrix, const std::vector<double>& right_hand_side,
                    const SolverOptions& options) {
  require(static_cast<std::int64_t>(right_hand_side.size()) == matrix.num_rows, place,
          "the right-hand side has the wrong size");
  const CsrOperator<double> on_host(matrix, Target::cpu);
  const DeviceArray<double> b(Target::cpu, right_hand_side);
  DeviceArray<double> x(Target::cpu, right_hand_side.size());
  x.fill(0);
  CgSolution result{solve_cg(on_host, JacobiPreconditioner<double>(on_host.diagonal()), b, x, options), {}};
  require(result.status != SolverStatus::breakdown_indefinite, place, "the matrix is not positive definite");
  require(result.status != SolverStatus::not_finite, place, "there are numbers that are not finite");
  if (!result.converged())
    throw Error(place,
                "the tolerance is not reached in " + std::to_string(options.max_iterations) + " iterations",
                "allow more iterations or a larger tolerance");
  result.solution = x.to_host();
  return result;
}

template SolverResult solve_cg(const LinearOperator<float>&, const Preconditioner<float>&, const float*,
                               float*, const SolverOptions&, const Stream&);
template SolverResult solve_cg(const LinearOperator<double>&, const Preconditioner<double>&, const double*,
                               double*, const SolverOptions&, const Stream&);
template SolverResult solve_cg(const LinearOperator<float>&, const Preconditioner<float>&,
                               const DeviceArray<float>&, DeviceArray<float>&, const SolverOptions&);
template SolverResult solve_cg(const LinearOperator<double>&, const Preconditioner<double>&,
                               const DeviceArray<double>&, DeviceArray<double>&, const SolverOptions&);
template SolverResult solve_cg(const LinearOperator<float>&, const DeviceArray<float>&, DeviceArray<float>&,
                               const SolverOptions&);
template SolverResult solve_cg(const LinearOperator<double>&, const DeviceArray<double>&,
                               DeviceArray<double>&, const SolverOptions&);

}  // namespace femforge
