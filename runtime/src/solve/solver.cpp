#include <femforge/solve/solver.hpp>

#include <femforge/device/vectors.hpp>

#include "device/backend.hpp"
#include "solve/device_iterations.hpp"
#include "solve/solver_arguments.hpp"
#include "solve/solver_backend.hpp"

namespace femforge {
namespace {

const char* const place = "solve_cg";

// One solution: the vectors, and what is queued in which order.
template <class T>
class Cg {
 public:
  Cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
     const SolverOptions& options, const Stream& stream)
      : matrix_(matrix),
        preconditioner_(preconditioner),
        stream_(stream),
        backend_(solver_backend<T>(stream.target())),
        diagonal_(preconditioner.is_diagonal()),
        r_(vector()),
        p_(vector()),
        q_(vector()),
        z_(stream.target(), diagonal_ ? 0 : static_cast<std::size_t>(matrix.size())),
        reductions_(stream.target()),
        sums_(stream.target(), 2 * backend_.sums_size()),
        iterations_(options, matrix.size(), 1, stream) {
    vectors_.size = matrix.size();
    vectors_.b = b;
    vectors_.inverse = diagonal_ ? preconditioner.inverse_diagonal() : nullptr;
    vectors_.x = x;
    vectors_.r = r_.data();
    vectors_.p = p_.data();
    vectors_.q = q_.data();
    vectors_.z = z_.data();
    vectors_.clears = matrix.adds_to_zeros();
    vectors_.state = iterations_.state();
    vectors_.projections = sums_.data();
    vectors_.residuals = sums_.data() + backend_.sums_size();
    vectors_.finished = partial_sums(reductions_);
  }

  SolverResult run() {
    SolverResult result =
        iterations_.run({[this] { start(); }, [this](std::int64_t, LoopHandle loop) { step(loop); },
                         [this] { backend_.cg_record(vectors_, stream_.native()); }});
    result.bytes = (r_.size() + p_.size() + q_.size() + z_.size()) * sizeof(T) + reductions_.bytes() +
                   sums_.size() * sizeof(double) + preconditioner_.bytes();
    if (result.right_hand_side_norm == 0) take_zero(vectors_.size, vectors_.x, stream_, result);
    return result;
  }

 private:
  DeviceArray<T> vector() const {
    return DeviceArray<T>(stream_.target(), static_cast<std::size_t>(matrix_.size()));
  }

  void start() {
    void* const native = stream_.native();
    sums_.fill(0);
    matrix_.apply(vectors_.x, vectors_.q, stream_);
    if (diagonal_) {
      backend_.cg_start(vectors_, native);
    } else {
      backend_.cg_start_residual(vectors_, native);
      preconditioner_.apply(vectors_.r, vectors_.p, stream_);
      backend_.cg_start_energy(vectors_, native);
    }
    if (vectors_.clears) set_zero(vectors_.size, vectors_.q, stream_);
  }

  void step(LoopHandle loop) {
    void* const native = stream_.native();
    if (vectors_.clears)
      matrix_.apply_to_zeros(vectors_.p, vectors_.q, stream_);
    else
      matrix_.apply(vectors_.p, vectors_.q, stream_);
    if (diagonal_) {
      backend_.cg_project_and_update(vectors_, loop, native);
    } else {
      backend_.cg_curvature(vectors_, loop, native);
      backend_.cg_residual(vectors_, native);
      preconditioner_.apply(vectors_.r, vectors_.z, stream_);
      backend_.cg_energy(vectors_, native);
      backend_.cg_direction(vectors_, native);
    }
  }

  const LinearOperator<T>& matrix_;
  const Preconditioner<T>& preconditioner_;
  const Stream& stream_;
  const SolverBackend<T>& backend_;
  bool diagonal_;
  DeviceArray<T> r_;
  DeviceArray<T> p_;
  DeviceArray<T> q_;
  DeviceArray<T> z_;
  Reductions reductions_;
  DeviceArray<double> sums_;
  DeviceIterations<CgState> iterations_;
  CgVectors<T> vectors_;
};

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
  return Cg<T>(matrix, preconditioner, b, x, options, stream).run();
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
