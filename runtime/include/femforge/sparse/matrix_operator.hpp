// Matrices on a target as operators.
#ifndef FEMFORGE_SPARSE_MATRIX_OPERATOR_HPP
#define FEMFORGE_SPARSE_MATRIX_OPERATOR_HPP

#include <cstdint>
#include <variant>

#include <femforge/device/device.hpp>
#include <femforge/sparse/linear_operator.hpp>
#include <femforge/sparse/matrix_pattern.hpp>

namespace femforge {

/// A square sparse matrix that somebody else keeps, as an operator. It holds pointers only.
template <class T>
class MatrixOperator final : public LinearOperator<T> {
 public:
  /// @param values [entry of the pattern], on its target. Pattern and values must outlive the operator.
  /// @throws Error if the matrix is not square.
  MatrixOperator(const MatrixPattern& pattern, const T* values);
  std::int64_t size() const override { return size_; }
  Target target() const override { return target_; }
  /// @throws Error if the stream is another target's.
  void apply(const T* x, T* y, const Stream& stream) const override;

 private:
  Target target_;
  std::int64_t size_;
  std::int64_t num_entries_;
  const std::int64_t* row_begin_;
  std::variant<const std::int32_t*, const std::int64_t*> columns_;
  const T* values_;
};

}  // namespace femforge

#endif
