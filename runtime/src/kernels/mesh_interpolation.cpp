#include <femforge/kernels/mesh_interpolation.hpp>

#include <algorithm>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>

namespace femforge {
namespace {

// [entry of the L-vector] 1 over the number of cells that have it; zero where none does.
template <class T>
std::vector<T> shares_of_cells(const Restriction& rows, ComponentOrder order) {
  std::vector<T> shares(index(rows.num_entries()), T(0));
  for (const std::int64_t entry : entries_of_cells(rows, order)) shares[index(entry)] += T(1);
  for (T& share : shares) share = share > T(0) ? T(1) / share : T(0);
  return shares;
}

// Nothing where cells share no entry.
template <class T>
std::vector<T> shares_of(const femforge_kernel& kernel, const Restriction& rows) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.kind != KernelKind::residual && traits.kind != KernelKind::apply)
    throw Error(kernel.name, "it gives no values of an expression", "generate residual or apply");
  if (traits.by_cells()) return {};
  return shares_of_cells<T>(rows, traits.component_order);
}

}  // namespace

template <class T>
MeshInterpolation<T>::MeshInterpolation(const femforge_kernel& kernel, const Mesh& mesh,
                                        const Restriction& rows)
    : MeshInterpolation(MeshKernel<T>(kernel, mesh, rows), rows) {}

template <class T>
MeshInterpolation<T>::MeshInterpolation(const femforge_kernel& kernel, const Mesh& mesh,
                                        const Restriction& rows, const Restriction& columns)
    : MeshInterpolation(MeshKernel<T>(kernel, mesh, rows, columns), rows) {}

template <class T>
MeshInterpolation<T>::MeshInterpolation(MeshKernel<T> kernel, const Restriction& rows)
    : kernel_(std::move(kernel)), shares_(kernel_.target(), shares_of<T>(kernel_.kernel(), rows)) {}

template <class T>
void MeshInterpolation<T>::apply(const T* x, T* y, const Stream& stream) const {
  if (shares_.size() == 0) return kernel_.add(x, y, stream);
  set_zero(size(), y, stream);
  kernel_.add(x, y, stream);
  multiply(size(), shares_.data(), y, y, stream);
}

template class MeshInterpolation<float>;
template class MeshInterpolation<double>;

}  // namespace femforge
