// The diagonal of a Jacobian that changes from step to step, and Jacobi's preconditioner of it.
#ifndef FEMFORGE_SOLVE_PROBLEM_DIAGONAL_HPP
#define FEMFORGE_SOLVE_PROBLEM_DIAGONAL_HPP

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <femforge/device/vectors.hpp>
#include <femforge/solve/preconditioner.hpp>

namespace femforge {

/// Memory is taken once: where problems are small, to take it for each step costs as much as ten iterations.
template <class T>
class ProblemDiagonal {
 public:
  /// Queues what adds the diagonal to an array of zeros.
  using Add = std::function<void(T* diagonal, const Stream& stream)>;

  /// @param constrained entries of the diagonal that are 1.
  ProblemDiagonal(Target target, std::int64_t size, const std::vector<std::int64_t>& constrained);

  /// Queues the diagonal of another state. @returns it, in the target's memory.
  const DeviceArray<T>& compute(const Add& add, const Stream& stream);
  /// Jacobi's preconditioner of another state; finished when this returns. @throws Error as
  /// JacobiPreconditioner.
  const JacobiPreconditioner<T>& jacobi(const Add& add, const Stream& stream);

 private:
  DeviceArray<T> diagonal_;
  DeviceArray<std::int64_t> constrained_;
  DeviceArray<T> ones_;  // of constrained_
  std::optional<JacobiPreconditioner<T>> jacobi_;
};

}  // namespace femforge

#endif
