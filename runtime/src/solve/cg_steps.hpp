// The steps of conjugate gradients: vectors, sums, and what is queued in which order. The state is somebody
// else's.
//
// Where several processes share the vectors, the sums that a stage has left on this one are added up
// (gather), completed by the others', and laid out again as if one block had left them (spread): stages read
// them there. All five sums of an iteration are completed at once, between its two stages: those of the
// residual have to wait for nothing but the next iteration.
#ifndef FEMFORGE_SRC_SOLVE_CG_STEPS_HPP
#define FEMFORGE_SRC_SOLVE_CG_STEPS_HPP

#include <cstddef>

#include <femforge/device/vectors.hpp>
#include <femforge/solve/preconditioner.hpp>
#include "device/vector_backend.hpp"
#include "solve/solver_backend.hpp"

namespace femforge {

template <class T>
class CgSteps {
 public:
  CgSteps(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
          CgState* state, const Stream& stream)
      : matrix_(matrix),
        preconditioner_(preconditioner),
        stream_(stream),
        backend_(solver_backend<T>(stream.target())),
        others_(matrix.global_sums()),
        diagonal_(preconditioner.is_diagonal()),
        r_(vector()),
        p_(vector()),
        q_(vector()),
        z_(stream.target(), diagonal_ ? 0 : static_cast<std::size_t>(matrix.size())),
        reductions_(stream.target()),
        sums_(stream.target(), 2 * backend_.sums_size()),
        totals_(stream.target(), others_ != nullptr ? CgVectors<T>::num_sums : 0),
        completed_(stream.target(), others_ != nullptr ? 2 * backend_.sums_size() : 0) {
    vectors_.size = matrix.size();
    vectors_.b = b;
    vectors_.inverse = diagonal_ ? preconditioner.inverse_diagonal() : nullptr;
    vectors_.x = x;
    vectors_.r = r_.data();
    vectors_.p = p_.data();
    vectors_.q = q_.data();
    vectors_.z = z_.data();
    vectors_.clears = matrix.adds_to_zeros();
    vectors_.state = state;
    vectors_.projections = sums_.data();
    vectors_.residuals = sums_.data() + backend_.sums_size();
    vectors_.projection_totals = others_ != nullptr ? completed_.data() : vectors_.projections;
    vectors_.residual_totals =
        others_ != nullptr ? completed_.data() + backend_.sums_size() : vectors_.residuals;
    vectors_.start_sums = others_ != nullptr ? totals_.data() : nullptr;
    vectors_.finished = partial_sums(reductions_);
  }

  void start() {
    void* const native = stream_.native();
    sums_.fill(0);
    if (others_ != nullptr) completed_.fill(0);
    matrix_.apply(vectors_.x, vectors_.q, stream_);
    if (diagonal_) {
      backend_.cg_start(vectors_, native);
      if (others_ != nullptr) finish_start(3, [&] { backend_.cg_finish_start(vectors_, native); });
    } else {
      backend_.cg_start_residual(vectors_, native);
      if (others_ != nullptr) finish_start(2, [&] { backend_.cg_finish_start_residual(vectors_, native); });
      preconditioner_.apply(vectors_.r, vectors_.p, stream_);
      backend_.cg_start_energy(vectors_, native);
      if (others_ != nullptr) finish_start(1, [&] { backend_.cg_finish_start_energy(vectors_, native); });
    }
    if (vectors_.clears) set_zero(vectors_.size, vectors_.q, stream_);
  }

  void step(LoopHandle loop) {
    if (vectors_.clears)
      matrix_.apply_to_zeros(vectors_.p, vectors_.q, stream_);
    else
      matrix_.apply(vectors_.p, vectors_.q, stream_);
    if (diagonal_ && others_ == nullptr)
      backend_.cg_project_and_update(vectors_, loop, stream_.native());
    else if (diagonal_)
      project_and_update_together();
    else
      precondition(loop);
  }

  /// Records the last step, before the host looks.
  void record() {
    complete();
    backend_.cg_record(vectors_, stream_.native());
  }

  /// Of all vectors and sums.
  std::size_t bytes() const {
    return (r_.size() + p_.size() + q_.size() + z_.size()) * sizeof(T) + reductions_.bytes() +
           (sums_.size() + totals_.size() + completed_.size()) * sizeof(double);
  }

 private:
  DeviceArray<T> vector() const {
    return DeviceArray<T>(stream_.target(), static_cast<std::size_t>(matrix_.size()));
  }

  template <class Finish>
  void finish_start(int count, const Finish& finish) {
    others_->add(vectors_.start_sums, count, stream_);
    finish();
  }

  // What this process has is kept, so that it does no harm to complete sums twice.
  void complete() {
    if (others_ == nullptr) return;
    backend_.cg_gather_sums(vectors_, totals_.data(), stream_.native());
    others_->add(totals_.data(), CgVectors<T>::num_sums, stream_);
    backend_.cg_spread_sums(vectors_, totals_.data(), stream_.native());
  }

  void project_and_update_together() {
    void* const native = stream_.native();
    backend_.cg_project(vectors_, native);
    complete();
    backend_.cg_record(vectors_, native);
    backend_.cg_update(vectors_, native);
  }

  void precondition(LoopHandle loop) {
    void* const native = stream_.native();
    if (others_ == nullptr) {
      backend_.cg_curvature(vectors_, loop, native);
    } else {
      backend_.cg_curvature_alone(vectors_, native);
      complete();
      backend_.cg_record(vectors_, native);
    }
    backend_.cg_residual(vectors_, native);
    preconditioner_.apply(vectors_.r, vectors_.z, stream_);
    backend_.cg_energy(vectors_, native);
    complete();
    backend_.cg_direction(vectors_, native);
  }

  const LinearOperator<T>& matrix_;
  const Preconditioner<T>& preconditioner_;
  const Stream& stream_;
  const SolverBackend<T>& backend_;
  const GlobalSums* others_;  // null where this process has all of the vectors
  bool diagonal_;
  DeviceArray<T> r_;
  DeviceArray<T> p_;
  DeviceArray<T> q_;
  DeviceArray<T> z_;
  Reductions reductions_;
  DeviceArray<double> sums_;
  DeviceArray<double> totals_;
  DeviceArray<double> completed_;
  CgVectors<T> vectors_;
};

}  // namespace femforge

#endif
