#include <femforge/kernels/kernel_inputs.hpp>

#include <type_traits>

#include "kernels/sample_data.hpp"
#include "random.hpp"

namespace femforge {
namespace {

bool takes(const femforge_kernel& kernel, const char* input) {
  return std::string(kernel.input) == input;
}

template <class T>
std::vector<T> coordinates_for(const femforge_kernel& kernel, const Mesh& mesh) {
  if (takes(kernel, "ufcx")) return ufcx_coordinates<T>(mesh, dof_order_from_string(kernel.dof_order));
  if (takes(kernel, "vertices") || takes(kernel, "affine")) return point_coordinates<T>(mesh);
  return {};
}

std::vector<std::int32_t> cells_for(const femforge_kernel& kernel, const Mesh& mesh) {
  if (!takes(kernel, "vertices") && !takes(kernel, "affine")) return {};
  return connectivity(mesh, dof_order_from_string(kernel.dof_order));
}

template <class T>
void replace(DeviceArray<T>& array, const std::vector<T>& values, const femforge_kernel& kernel,
             const char* what) {
  if (values.size() != array.size())
    throw Error(kernel.name, std::string(what) + " has " + std::to_string(values.size()) +
                                 " values instead of " + std::to_string(array.size()));
  array.copy_from(values);
}

template <class T>
std::vector<const void*> pointers_to(const std::vector<DeviceArray<T>>& arrays) {
  std::vector<const void*> result;
  for (const DeviceArray<T>& array : arrays) result.push_back(array.data());
  return result;
}

}  // namespace

template <class T>
KernelInputs<T>::KernelInputs(const femforge_kernel& kernel, const Mesh& mesh, std::uint64_t seed)
    : kernel_(&checked<T>(kernel, mesh)),
      num_cells_(mesh.num_cells()),
      coordinates_(target_of(kernel), coordinates_for<T>(kernel, mesh)),
      cells_(target_of(kernel), cells_for(kernel, mesh)),
      geometry_(target_of(kernel),
                takes(kernel, "geometry") ? static_cast<std::size_t>(num_cells_ * kernel.geometry_size) : 0) {
  Random random(seed);
  for (int i = 0; i < kernel.num_coefficients; ++i)
    coefficients_.emplace_back(target_of(kernel), smooth_coefficient<T>(kernel, kernel.coefficients[i], mesh,
                                                                        10 * static_cast<double>(seed) + i));
  for (int i = 0; i < kernel.num_constants; ++i)
    constants_.emplace_back(target_of(kernel), random_values<T>(random, kernel.constants[i].size));
  geometry_.poison();
}

template <class T>
void KernelInputs<T>::set_coefficient(int number, const std::vector<T>& values) {
  replace(coefficients_.at(static_cast<std::size_t>(number)), values, *kernel_, "a coefficient");
}
template <class T>
void KernelInputs<T>::set_constant(int number, const std::vector<T>& values) {
  replace(constants_.at(static_cast<std::size_t>(number)), values, *kernel_, "a constant");
}
template <class T>
void KernelInputs<T>::set_geometry(const std::vector<T>& values) {
  replace(geometry_, values, *kernel_, "the geometry");
}

template <class T>
DeviceArray<T> KernelInputs<T>::make_output() const {
  return DeviceArray<T>(target_of(*kernel_),
                        static_cast<std::size_t>(num_cells_ * kernel_->entries_per_cell));
}

template <class T>
femforge_arguments KernelInputs<T>::arguments(DeviceArray<T>& output) const {
  coefficient_pointers_ = pointers_to(coefficients_);
  constant_pointers_ = pointers_to(constants_);
  femforge_arguments result{};
  result.num_cells = num_cells_;
  result.element_tensors = output.data();
  result.geometry = geometry_.data();
  result.coordinates = coordinates_.data();
  result.cells = cells_.data();
  result.coefficients = coefficient_pointers_.data();
  result.constants = constant_pointers_.data();
  return result;
}

template class KernelInputs<float>;
template class KernelInputs<double>;

}  // namespace femforge
