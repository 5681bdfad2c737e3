#include "vector_run.hpp"

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>

namespace femforge {
namespace {

// With the sizes of spaces that may differ.
template <class T>
MeshKernel<T> bind(const femforge_kernel& kernel, const Mesh& mesh, const Spaces& spaces,
                   const std::vector<std::int64_t>& constrained) {
  if (spaces.columns == nullptr) return MeshKernel<T>(kernel, mesh, spaces.rows, constrained);
  return MeshKernel<T>(kernel, mesh, spaces.rows, *spaces.columns, constrained);
}

}  // namespace

template <class T>
VectorRun<T>::VectorRun(const femforge_kernel& kernel, const Mesh& mesh, const Spaces& spaces,
                        const VectorData<T>& data, std::size_t guard)
    : rows_(spaces.rows),
      bound_(bind<T>(kernel, mesh, spaces, data.constrained)),
      x_(bound_.target(), data.x),
      is_functional_(traits_of(kernel).kind == KernelKind::functional),
      y_(bound_.target(), index(size()) + guard),
      value_(bound_.target(), 1) {
  if (kernel.geometry_size > 0) bound_.set_geometry(data.geometry);
  for (int k = 0; k < kernel.num_coefficients; ++k) {
    if (kernel.coefficients[k].vector == 0) {
      bound_.set_coefficient(k, data.coefficients[index(k)]);
    } else {
      vectors_.emplace_back(bound_.target(), data.coefficients[index(k)]);
      bound_.set_vector(k, vectors_.back().data());
    }
  }
  for (int k = 0; k < kernel.num_constants; ++k) bound_.set_constant(k, data.constants[index(k)]);
  y_.poison();
  const Stream stream(bound_.target());
  set_zero(size(), y_.data(), stream);
  set_zero(1, value_.data(), stream);
  stream.synchronize();
}

template <class T>
std::int64_t VectorRun<T>::dofs() const {
  const bool reads_none = is_functional_ && vector_element(bound_.kernel()).empty();
  return reads_none ? 0 : rows_.num_entries();
}

template <class T>
void VectorRun<T>::add(const Stream& stream) {
  if (is_functional_)
    bound_.add_to(value_.data(), stream);
  else
    bound_.add(x_.data(), y_.data(), stream);
}

template <class T>
std::vector<T> VectorRun<T>::output() const {
  if (is_functional_) return {static_cast<T>(value_.to_host().front())};
  return y_.to_host();
}

template <class T>
std::vector<T> VectorRun<T>::by_cell(const std::vector<T>& output) const {
  if (is_functional_) return std::vector<T>(index(rows_.num_cells()), output.front());
  const std::vector<std::int64_t> entries =
      entries_of_cells(rows_, traits_of(bound_.kernel()).component_order);
  std::vector<T> result;
  result.reserve(entries.size());
  for (const std::int64_t entry : entries) result.push_back(output[index(entry)]);
  return result;
}

template class VectorRun<float>;
template class VectorRun<double>;

}  // namespace femforge
