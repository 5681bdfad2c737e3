// Linear operators on vectors in a target's memory, and sparse matrices as such.
#ifndef FEMFORGE_SPARSE_LINEAR_OPERATOR_HPP
#define FEMFORGE_SPARSE_LINEAR_OPERATOR_HPP

#include <cstdint>
#include <variant>

#include <femforge/device/device.hpp>
#include <femforge/device/global_sums.hpp>
#include <femforge/sparse/sparse.hpp>

namespace femforge {

/// y = A x, for a square A that need not be stored. T is float or double.
template <class T>
class LinearOperator {
 public:
  virtual ~LinearOperator() = default;
  /// Rows, which are as many as columns.
  virtual std::int64_t size() const = 0;
  /// Where the vectors live.
  virtual Target target() const = 0;
  /// Queues y = A x on the stream. x and y are different arrays of `size()` entries. To be captured in a
  /// graph it must neither wait nor allocate. Work that is launched before what is in front of it in the
  /// stream has ended (programmatic dependent launch) has to wait for that before it lets the next launch
  /// begin: solvers then load what they had before this operator was queued.
  virtual void apply(const T* x, T* y, const Stream& stream) const = 0;
  /// Whether `apply` begins by setting y to zero, so that who has zeros there already saves that by
  /// `apply_to_zeros`.
  virtual bool adds_to_zeros() const { return false; }
  /// Queues y = A x where y holds zeros.
  virtual void apply_to_zeros(const T* x, T* y, const Stream& stream) const { apply(x, y, stream); }
  /// Of an operator that several processes share: its vectors are parts of longer ones, and sums over their
  /// entries are complete after these. Null where there is one process.
  virtual const GlobalSums* global_sums() const { return nullptr; }

 protected:
  LinearOperator() = default;
  LinearOperator(const LinearOperator&) = default;
  LinearOperator(LinearOperator&&) = default;
  LinearOperator& operator=(const LinearOperator&) = default;
  LinearOperator& operator=(LinearOperator&&) = default;
};

/// A sparse matrix by rows, in a target's memory. Each row is summed in a fixed order.
template <class T>
class CsrOperator final : public LinearOperator<T> {
 public:
  /// A copy of a host's matrix; columns are stored in 32 bits where they fit.
  /// @throws Error unless the matrix is square and its arrays fit together, or if the memory does not
  /// suffice.
  CsrOperator(const CsrMatrix& matrix, Target target);
  /// Takes arrays that are on a target. What they hold is not checked.
  /// @param row_begin [row], and the end of the last; columns, values: [entry].
  /// @throws Error if sizes or targets differ.
  CsrOperator(DeviceArray<std::int64_t> row_begin, DeviceArray<std::int32_t> columns, DeviceArray<T> values);
  CsrOperator(DeviceArray<std::int64_t> row_begin, DeviceArray<std::int64_t> columns, DeviceArray<T> values);

  std::int64_t size() const override { return static_cast<std::int64_t>(row_begin_.size()) - 1; }
  Target target() const override { return values_.target(); }
  void apply(const T* x, T* y, const Stream& stream) const override;
  /// The diagonal; 0 where it is not stored.
  DeviceArray<T> diagonal() const;
  /// Of the matrix's arrays.
  std::size_t bytes() const noexcept;

 private:
  using Columns = std::variant<DeviceArray<std::int32_t>, DeviceArray<std::int64_t>>;
  CsrOperator(DeviceArray<std::int64_t> row_begin, Columns columns, DeviceArray<T> values);
  static Columns columns_of(const CsrMatrix& matrix, Target target);

  DeviceArray<std::int64_t> row_begin_;
  Columns columns_;
  DeviceArray<T> values_;
};

}  // namespace femforge

#endif
