#include <femforge/kernels/mesh_kernels.hpp>

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include "kernels/kernel_parts.hpp"

namespace femforge {

KernelPart on_facets(const femforge_kernel& kernel, FacetList facets) {
  return {&kernel, {}, std::move(facets)};
}

std::vector<std::int64_t> all_cells(const Mesh& mesh) {
  std::vector<std::int64_t> cells(index(mesh.num_cells()));
  std::iota(cells.begin(), cells.end(), std::int64_t{0});
  return cells;
}

template <class T>
MeshKernels<T>::MeshKernels(const std::vector<KernelPart>& parts, const Mesh& mesh,
                            const Restriction& restriction, const std::vector<std::int64_t>& constrained)
    : cell_(mesh.cell), num_cells_(mesh.num_cells()) {
  if (restriction.num_cells() != num_cells_)
    throw Error("MeshKernels", "the restriction has " + std::to_string(restriction.num_cells()) +
                                   " cells, the mesh " + std::to_string(num_cells_));
  for (const KernelPart& part : used_parts(parts)) {
    kernels_.emplace_back(*part.kernel, mesh_of_part(part, mesh),
                          restriction_of_part(part, mesh, restriction), constrained);
    if (kernels_.size() > 1 && kernels_.back().stores())
      throw Error(part.kernel->name, "its results would take the place of those of the kernels before it",
                  "give its part first, or generate it with another scatter");
    parts_.push_back(part);
  }
}

template <class T>
template <class Set>
void MeshKernels<T>::set_each(const std::string& name, bool as_vector, const Set& set) {
  bool known = false;
  const Place* other = nullptr;
  const femforge_kernel* apart = nullptr;
  std::vector<Place> places;
  for (std::size_t k = 0; k < kernels_.size(); ++k) {
    const femforge_kernel& kernel = kernels_[k].kernel();
    const int number = number_of(kernel.coefficients, kernel.num_coefficients, name);
    if (number < 0) continue;
    if (is_of_facets(kernel, number))
      apart = &kernel;
    else
      places.push_back({k, number, kernel.coefficients[number].vector != 0});
  }
  for (const Place& place : places) {
    if (place.is_vector != as_vector) {
      other = &place;
      continue;
    }
    set(place.kernel, place.number);
    known = true;
  }
  if (known) return;
  if (other == nullptr && apart != nullptr) refuse_by_cells(*apart, name);
  if (other == nullptr) kernels_.front().coefficient(name);  // says which there are
  set(other->kernel, other->number);                         // says how it is given
}

template <class T>
void MeshKernels<T>::set_coefficient(const std::string& name, const std::vector<T>& values) {
  set_each(name, false, [&](std::size_t kernel, int number) {
    kernels_[kernel].set_coefficient(number,
                                     values_of_part(parts_[kernel], number, values, num_cells_, cell_));
  });
}

template <class T>
void MeshKernels<T>::set_coefficient(std::size_t part, const std::string& name,
                                     const std::vector<T>& values) {
  MeshKernel<T>& own = kernel(part);
  own.set_coefficient(own.coefficient(name), values);
}

template <class T>
void MeshKernels<T>::set_vector(const std::string& name, const T* values) {
  set_each(name, true, [&](std::size_t kernel, int number) { kernels_[kernel].set_vector(number, values); });
}

template <class T>
void MeshKernels<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  bool known = false;
  for (MeshKernel<T>& own : kernels_) {
    const int number = number_of(own.kernel().constants, own.kernel().num_constants, name);
    if (number < 0) continue;
    known = true;
    own.set_constant(number, values);
  }
  if (!known) kernels_.front().constant(name);
}

template <class T>
void MeshKernels<T>::add(const T* x, T* y, const Stream& stream) const {
  for (const MeshKernel<T>& own : kernels_) own.add(x, y, stream);
}

template <class T>
void MeshKernels<T>::add_to(double* value, const Stream& stream) const {
  for (const MeshKernel<T>& own : kernels_) own.add_to(value, stream);
}

template <class T>
std::size_t MeshKernels<T>::bytes() const noexcept {
  std::size_t total = 0;
  for (const MeshKernel<T>& own : kernels_) total += own.bytes();
  return total;
}

template <class T>
MeshOperators<T>::MeshOperators(const std::vector<KernelPart>& parts, const Mesh& mesh,
                                const Restriction& restriction, const std::vector<std::int64_t>& constrained)
    : kernels_(parts, mesh, restriction, constrained), constrained_(kernels_.target(), constrained) {
  const femforge_kernel& first = kernels_.kernel(0).kernel();
  if (traits_of(first).kind != KernelKind::apply) throw Error(first.name, "it is no apply kernel");
}

template <class T>
void MeshOperators<T>::apply(const T* x, T* y, const Stream& stream) const {
  if (adds_to_zeros()) set_zero(size(), y, stream);
  apply_to_zeros(x, y, stream);
}

template <class T>
void MeshOperators<T>::apply_to_zeros(const T* x, T* y, const Stream& stream) const {
  kernels_.add(x, y, stream);
  copy_entries(static_cast<std::int64_t>(constrained_.size()), constrained_.data(), x, y, stream);
}

template <class T>
DeviceArray<T> diagonal_of(const MeshKernels<T>& kernels, const std::vector<std::int64_t>& constrained) {
  DeviceArray<T> diagonal = diagonal_of(kernels.kernel(0), constrained);
  const Stream stream(kernels.target());
  for (std::size_t k = 1; k < kernels.num_kernels(); ++k)
    kernels.kernel(k).add(nullptr, diagonal.data(), stream);
  stream.synchronize();
  return diagonal;
}

template class MeshKernels<float>;
template class MeshKernels<double>;
template class MeshOperators<float>;
template class MeshOperators<double>;
template DeviceArray<float> diagonal_of(const MeshKernels<float>&, const std::vector<std::int64_t>&);
template DeviceArray<double> diagonal_of(const MeshKernels<double>&, const std::vector<std::int64_t>&);

}  // namespace femforge
