#include <femforge/kernels/mesh_matrix.hpp>

#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/kernels/traits.hpp>
#include "device/vector_backend.hpp"
#include "kernels/assembly.hpp"

namespace femforge {
namespace {

template <class T, class Index>
CsrView<T, Index> csr_view(const MatrixPattern& pattern, const Index* columns, const T* values) {
  return {pattern.num_rows(), pattern.num_entries(), pattern.row_begin().data(), columns, values};
}

void check_square(const MatrixPattern& pattern, const char* place) {
  require(pattern.num_rows() == pattern.num_columns(), place, "the matrix is not square");
}

}  // namespace

template <class T>
struct MeshMatrix<T>::Data {
  Assembly<T> assembly;
};

template <class T>
typename MeshMatrix<T>::Layout MeshMatrix<T>::lay_out(const femforge_kernel& kernel, const Mesh& mesh,
                                                      const Restriction& rows, const Restriction& columns,
                                                      bool square, const ConstrainedDofs& constrained) {
  const KernelTraits traits = traits_of(kernel);
  check_scalar<T>(kernel, traits);
  AssemblyOrder found = order_for_assembly(kernel, traits, mesh, rows, columns);
  const PatternOptions options = pattern_options(kernel, traits);
  const auto pattern_of = [&](const Restriction& test, const Restriction& trial) {
    if (square) return MatrixPattern(traits.target, test, constrained.rows, options);
    return MatrixPattern(traits.target, test, trial, constrained, options);
  };
  if (found.order.empty()) return {{}, std::move(found.colour_begin), pattern_of(rows, columns)};
  const Restriction test = rows.permuted(found.order);
  MatrixPattern pattern = square ? pattern_of(test, test) : pattern_of(test, columns.permuted(found.order));
  return {std::move(found.order), std::move(found.colour_begin), std::move(pattern)};
}

template <class T>
MeshMatrix<T>::MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& space,
                          const std::vector<std::int64_t>& constrained)
    : MeshMatrix(kernel, mesh, lay_out(kernel, mesh, space, space, true, {constrained, constrained})) {}

template <class T>
MeshMatrix<T>::MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
                          const Restriction& columns, const ConstrainedDofs& constrained)
    : MeshMatrix(kernel, mesh, lay_out(kernel, mesh, rows, columns, false, constrained)) {}

template <class T>
MeshMatrix<T>::MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, Layout layout)
    : kernel_(&kernel),
      pattern_(std::move(layout.pattern)),
      values_(pattern_.target(), static_cast<std::size_t>(pattern_.num_entries())),
      ones_(pattern_.target(), std::vector<T>(pattern_.constrained_diagonal().size(), T(1))) {
  values_.fill(T(0));
  AssemblyOrder order{std::move(layout.order), std::move(layout.colour_begin)};
  data_.reset(new Data{{kernel, mesh, std::move(order), pattern_.nonzeros()}});
}

template <class T>
MeshMatrix<T>::~MeshMatrix() = default;
template <class T>
MeshMatrix<T>::MeshMatrix(MeshMatrix&&) noexcept = default;
template <class T>
MeshMatrix<T>& MeshMatrix<T>::operator=(MeshMatrix&&) noexcept = default;

template <class T>
int MeshMatrix<T>::coefficient(const std::string& name) const {
  return data_->assembly.fields().coefficients.number(name);
}
template <class T>
int MeshMatrix<T>::constant(const std::string& name) const {
  return data_->assembly.fields().constants.number(name);
}
template <class T>
void MeshMatrix<T>::set_coefficient(int number, const std::vector<T>& values) {
  data_->assembly.set_coefficient(number, values);
}
template <class T>
void MeshMatrix<T>::set_constant(int number, const std::vector<T>& values) {
  data_->assembly.set_constant(number, values);
}

template <class T>
void MeshMatrix<T>::add(const Stream& stream) {
  data_->assembly.add(values_.data(), stream);
}

template <class T>
void MeshMatrix<T>::assemble(const Stream& stream) {
  require(stream.target() == target(), kernel_->name, "the stream belongs to another target");
  set_zero(pattern_.num_entries(), values_.data(), stream);
  add(stream);
  scatter_entries(static_cast<std::int64_t>(ones_.size()), pattern_.constrained_diagonal().data(),
                  ones_.data(), values_.data(), stream);
}

template <class T>
DeviceArray<T> MeshMatrix<T>::diagonal() const {
  check_square(pattern_, "MeshMatrix::diagonal");
  const VectorBackend<T>& backend = vector_backend<T>(target());
  const Stream stream(target());
  DeviceArray<T> result(target(), static_cast<std::size_t>(pattern_.num_rows()));
  std::visit(
      [&](const auto& columns) {
        backend.csr_diagonal(csr_view<T>(pattern_, columns.data(), values_.data()), result.data(),
                             stream.native());
      },
      pattern_.columns());
  stream.synchronize();
  return result;
}

template <class T>
CsrMatrix MeshMatrix<T>::to_host() const {
  CsrMatrix result = pattern_.to_host();
  const std::vector<T> values = values_.to_host();
  result.values.assign(values.begin(), values.end());
  return result;
}

template <class T>
std::size_t MeshMatrix<T>::bytes() const noexcept {
  const std::size_t total = pattern_.bytes() + (values_.size() + ones_.size()) * sizeof(T);
  return total + data_->assembly.bytes();
}

template class MeshMatrix<float>;
template class MeshMatrix<double>;

}  // namespace femforge
