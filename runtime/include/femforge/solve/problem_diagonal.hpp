// The diagonal of a Jacobian that changes from step to step, and Jacobi's preconditioner of it.
#ifndef FEMFORGE_SOLVE_PROBLEM_DIAGONAL_HPP
#define FEMFORGE_SOLVE_PROBLEM_DIAGONAL_HPP

#include <cstdint>
#include <optional>
#include <vector>

#include <femforge/kernels/constrained_diagonal.hpp>
#include <femforge/solve/preconditioner.hpp>

namespace femforge {

/// Memory is taken once: where problems are small, to take it for each step costs as much as ten iterations.
template <class T>
class ProblemDiagonal {
 public:
  using Add = typename ConstrainedDiagonal<T>::Add;

  /// @param constrained entries of the diagonal that are 1.
  ProblemDiagonal(Target target, std::int64_t size, const std::vector<std::int64_t>& constrained)
      : diagonal_(target, size, constrained) {}

  /// Queues the diagonal of another state. @returns it, in the target's memory.
  const DeviceArray<T>& compute(const Add& add, const Stream& stream) {
    return diagonal_.compute(add, stream);
  }
  /// Jacobi's preconditioner of another state; finished when this returns. @throws Error as
  /// JacobiPreconditioner.
  const JacobiPreconditioner<T>& jacobi(const Add& add, const Stream& stream) {
    const DeviceArray<T>& diagonal = compute(add, stream);
    if (jacobi_)
      jacobi_->set_diagonal(diagonal, stream);
    else
      jacobi_.emplace(diagonal, stream);
    return *jacobi_;
  }

 private:
  ConstrainedDiagonal<T> diagonal_;
  std::optional<JacobiPreconditioner<T>> jacobi_;
};

}  // namespace femforge

#endif
