#include <femforge/sparse/matrix_operator.hpp>

#include <type_traits>

#include "device/vector_backend.hpp"

namespace femforge {

template <class T>
MatrixOperator<T>::MatrixOperator(const MatrixPattern& pattern, const T* values)
    : target_(pattern.target()),
      size_(pattern.num_rows()),
      num_entries_(pattern.num_entries()),
      row_begin_(pattern.row_begin().data()),
      values_(values) {
  require(pattern.num_rows() == pattern.num_columns(), "MatrixOperator", "the matrix is not square");
  std::visit([&](const auto& columns) { columns_ = columns.data(); }, pattern.columns());
}

template <class T>
void MatrixOperator<T>::apply(const T* x, T* y, const Stream& stream) const {
  require(stream.target() == target_, "MatrixOperator::apply", "the stream belongs to another target");
  const VectorBackend<T>& backend = vector_backend<T>(target_);
  std::visit(
      [&](const auto* columns) {
        using Index = std::remove_const_t<std::remove_pointer_t<decltype(columns)>>;
        const CsrView<T, Index> view{size_, num_entries_, row_begin_, columns, values_};
        backend.csr_multiply(view, x, y, stream.native());
      },
      columns_);
}

template class MatrixOperator<float>;
template class MatrixOperator<double>;

}  // namespace femforge
