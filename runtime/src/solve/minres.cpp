#include <femforge/solve/minres.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "solve/device_iterations.hpp"
#include "solve/solver_arguments.hpp"
#include "solve/solver_backend.hpp"

namespace femforge {
namespace {

const char* const minres_place = "solve_minres";

// One solution: the vectors, and what is queued in which order.
template <class T>
class Minres {
 public:
  Minres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
         const SolverOptions& options, const Stream& stream)
      : matrix_(matrix),
        preconditioner_(preconditioner),
        stream_(stream),
        backend_(solver_backend<T>(stream.target())),
        b_(b),
        q_(vector()),
        v_{vector(), vector()},
        z_{vector(), vector()},
        w_{vector(), vector()},
        reductions_(stream.target()),
        sums_(stream.target(), 2 * backend_.sums_size()),
        iterations_(options, matrix.size(), 2, stream) {
    vectors_.size = matrix.size();
    vectors_.diagonal = preconditioner.is_diagonal();
    vectors_.inverse = vectors_.diagonal ? preconditioner.inverse_diagonal() : nullptr;
    vectors_.x = x;
    vectors_.q = q_.data();
    vectors_.clears = matrix.adds_to_zeros();
    vectors_.state = iterations_.state();
    vectors_.projections = sums_.data();
    vectors_.norms = sums_.data() + backend_.sums_size();
    vectors_.finished = partial_sums(reductions_);
  }

  SolverResult run() {
    SolverResult result = iterations_.run(
        {[this] { start(); }, [this](std::int64_t number, LoopHandle loop) { step(number, loop); },
         [this] { backend_.minres_record(vectors_, stream_.native()); }});
    result.bytes = 7 * q_.size() * sizeof(T) + reductions_.bytes() + sums_.size() * sizeof(double) +
                   preconditioner_.bytes();
    if (result.right_hand_side_norm == 0) take_zero(vectors_.size, vectors_.x, stream_, result);
    const bool singular = result.status == SolverStatus::breakdown_singular;
    if ((result.converged() || singular) && result.iterations > 0) check_end(result);
    return result;
  }

 private:
  // Of a singular system without a solution the recurrences end in rounding errors, and their residual may
  // vanish all the same; the true one tells. That of an ill-conditioned system is larger, too, but not so
  // much.
  void check_end(SolverResult& result) {
    start();
    const MinresState end = iterations_.look();
    constexpr double far = 1000;
    const double rounded = std::sqrt(std::numeric_limits<T>::epsilon()) * result.right_hand_side_norm;
    if (result.converged() && end.initial_norm <= std::max(far * end.threshold, rounded)) return;
    result.status = SolverStatus::breakdown_singular;
    result.residual_norms.back() = end.initial_norm;
  }

  DeviceArray<T> vector() const {
    return DeviceArray<T>(stream_.target(), static_cast<std::size_t>(matrix_.size()));
  }

  // The vectors of an iteration: old and new ones change places each time.
  const MinresVectors<T>& vectors_of(std::int64_t number) {
    const std::size_t now = number % 2 == 0 ? 0 : 1;
    vectors_.v = v_[now].data();
    vectors_.v_old = v_[1 - now].data();
    vectors_.z = z_[now].data();
    vectors_.z_new = z_[1 - now].data();
    vectors_.w = w_[now].data();
    vectors_.w_old = w_[1 - now].data();
    return vectors_;
  }

  void start() {
    const MinresVectors<T>& v = vectors_of(0);
    matrix_.apply(v.x, v.q, stream_);
    backend_.minres_residual(v, b_, stream_.native());
    preconditioner_.apply(b_, v.q, stream_);
    preconditioner_.apply(v.v, v.z, stream_);
    backend_.minres_start(v, b_, v.q, stream_.native());
    for (T* zero : {v.v_old, v.w, v.w_old, v.q}) set_zero(v.size, zero, stream_);
  }

  void step(std::int64_t number, LoopHandle loop) {
    void* const native = stream_.native();
    const MinresVectors<T>& v = vectors_of(number);
    if (v.clears)
      matrix_.apply_to_zeros(v.z, v.q, stream_);
    else
      matrix_.apply(v.z, v.q, stream_);
    backend_.minres_project_and_step(v, loop, native);
    if (!v.diagonal) {
      preconditioner_.apply(v.v_old, v.z_new, stream_);
      backend_.minres_norm(v, native);
    }
    backend_.minres_update(v, native);
  }

  const LinearOperator<T>& matrix_;
  const Preconditioner<T>& preconditioner_;
  const Stream& stream_;
  const SolverBackend<T>& backend_;
  const T* b_;
  DeviceArray<T> q_;
  std::array<DeviceArray<T>, 2> v_;
  std::array<DeviceArray<T>, 2> z_;
  std::array<DeviceArray<T>, 2> w_;
  Reductions reductions_;
  DeviceArray<double> sums_;
  DeviceIterations<MinresState> iterations_;
  MinresVectors<T> vectors_;
};

}  // namespace

template <class T>
SolverResult solve_minres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                          const T* b, T* x, const SolverOptions& options, const Stream& stream) {
  check_options(minres_place, options);
  check_arguments(minres_place, matrix, preconditioner, b, x, stream);
  check_one_process(minres_place, matrix);
  check_graph(minres_place, options, stream);
  return Minres<T>(matrix, preconditioner, b, x, options, stream).run();
}

template <class T>
SolverResult solve_minres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                          const DeviceArray<T>& b, DeviceArray<T>& x, const SolverOptions& options) {
  check_arrays(minres_place, matrix, b, x);
  return solve_minres(matrix, preconditioner, b.data(), x.data(), options, Stream(matrix.target()));
}

template SolverResult solve_minres(const LinearOperator<float>&, const Preconditioner<float>&, const float*,
                                   float*, const SolverOptions&, const Stream&);
template SolverResult solve_minres(const LinearOperator<double>&, const Preconditioner<double>&,
                                   const double*, double*, const SolverOptions&, const Stream&);
template SolverResult solve_minres(const LinearOperator<float>&, const Preconditioner<float>&,
                                   const DeviceArray<float>&, DeviceArray<float>&, const SolverOptions&);
template SolverResult solve_minres(const LinearOperator<double>&, const Preconditioner<double>&,
                                   const DeviceArray<double>&, DeviceArray<double>&, const SolverOptions&);

}  // namespace femforge
