#include <femforge/sparse/linear_operator.hpp>

#include <limits>

#include "device/vector_backend.hpp"

namespace femforge {
namespace {

const char* const place = "CsrOperator";

const CsrMatrix& checked(const CsrMatrix& matrix) {
  require(matrix.num_rows == matrix.num_columns, place, "the matrix is not square");
  require(static_cast<std::int64_t>(matrix.row_begin.size()) == matrix.num_rows + 1 &&
              matrix.row_begin.front() == 0 &&
              matrix.row_begin.back() == static_cast<std::int64_t>(matrix.columns.size()) &&
              matrix.columns.size() == matrix.values.size(),
          place, "the sizes of row_begin, columns and values do not fit together");
  for (std::size_t row = 0; row + 1 < matrix.row_begin.size(); ++row)
    require(matrix.row_begin[row] <= matrix.row_begin[row + 1], place, "row_begin descends");
  for (const std::int64_t column : matrix.columns)
    require(column >= 0 && column < matrix.num_columns, place, "a column is out of range");
  return matrix;
}

template <class T>
std::vector<T> converted(const std::vector<double>& values) {
  std::vector<T> result;
  result.reserve(values.size());
  for (const double value : values) result.push_back(static_cast<T>(value));
  return result;
}

template <class T, class Index>
CsrView<T, Index> view(const DeviceArray<std::int64_t>& row_begin, const DeviceArray<Index>& columns,
                       const DeviceArray<T>& values) {
  return {static_cast<std::int64_t>(row_begin.size()) - 1, static_cast<std::int64_t>(values.size()),
          row_begin.data(), columns.data(), values.data()};
}

}  // namespace

template <class T>
typename CsrOperator<T>::Columns CsrOperator<T>::columns_of(const CsrMatrix& matrix, Target target) {
  if (matrix.num_columns > std::numeric_limits<std::int32_t>::max())
    return DeviceArray<std::int64_t>(target, matrix.columns);
  std::vector<std::int32_t> columns;
  columns.reserve(matrix.columns.size());
  for (const std::int64_t column : matrix.columns) columns.push_back(static_cast<std::int32_t>(column));
  return DeviceArray<std::int32_t>(target, columns);
}

template <class T>
CsrOperator<T>::CsrOperator(DeviceArray<std::int64_t> row_begin, Columns columns, DeviceArray<T> values)
    : row_begin_(std::move(row_begin)), columns_(std::move(columns)), values_(std::move(values)) {
  require(row_begin_.size() > 0, place, "row_begin is empty", "it holds the end of the last row, too");
  std::visit(
      [&](const auto& array) {
        require(array.size() == values_.size(), place, "there is not one column for each value");
        require(array.target() == target() && row_begin_.target() == target(), place,
                "the arrays are of different targets");
      },
      columns_);
}
template <class T>
CsrOperator<T>::CsrOperator(const CsrMatrix& matrix, Target target)
    : CsrOperator(DeviceArray<std::int64_t>(target, checked(matrix).row_begin), columns_of(matrix, target),
                  DeviceArray<T>(target, converted<T>(matrix.values))) {}
template <class T>
CsrOperator<T>::CsrOperator(DeviceArray<std::int64_t> row_begin, DeviceArray<std::int32_t> columns,
                            DeviceArray<T> values)
    : CsrOperator(std::move(row_begin), Columns(std::move(columns)), std::move(values)) {}
template <class T>
CsrOperator<T>::CsrOperator(DeviceArray<std::int64_t> row_begin, DeviceArray<std::int64_t> columns,
                            DeviceArray<T> values)
    : CsrOperator(std::move(row_begin), Columns(std::move(columns)), std::move(values)) {}

template <class T>
void CsrOperator<T>::apply(const T* x, T* y, const Stream& stream) const {
  require(stream.target() == target(), "CsrOperator::apply", "the stream belongs to another target");
  const VectorBackend<T>& backend = vector_backend<T>(target());
  std::visit(
      [&](const auto& columns) {
        backend.csr_multiply(view(row_begin_, columns, values_), x, y, stream.native());
      },
      columns_);
}

template <class T>
DeviceArray<T> CsrOperator<T>::diagonal() const {
  const VectorBackend<T>& backend = vector_backend<T>(target());
  const Stream stream(target());
  DeviceArray<T> result(target(), static_cast<std::size_t>(size()));
  std::visit(
      [&](const auto& columns) {
        backend.csr_diagonal(view(row_begin_, columns, values_), result.data(), stream.native());
      },
      columns_);
  stream.synchronize();
  return result;
}

template <class T>
std::size_t CsrOperator<T>::bytes() const noexcept {
  const std::size_t column_bytes = std::holds_alternative<DeviceArray<std::int32_t>>(columns_) ? 4 : 8;
  return row_begin_.size() * sizeof(std::int64_t) + values_.size() * (sizeof(T) + column_bytes);
}

template class CsrOperator<float>;
template class CsrOperator<double>;

}  // namespace femforge
