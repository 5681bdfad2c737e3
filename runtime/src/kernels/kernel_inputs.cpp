#include <femforge/kernels/kernel_inputs.hpp>

#include <string>

#include <femforge/kernels/traits.hpp>
#include "kernels/kernel_data.hpp"

namespace femforge {
namespace {

template <class T>
const femforge_kernel& checked(const femforge_kernel& kernel, const Mesh& mesh) {
  const KernelTraits traits = traits_of(kernel);
  check_scalar<T>(kernel, traits);
  check_mesh(kernel, traits, mesh);
  return kernel;
}

template <class T>
std::vector<T> coordinates_for(const KernelTraits& traits, const Mesh& mesh) {
  if (traits.input == GeometryInput::ufcx) return ufcx_coordinates<T>(mesh, traits.dof_order);
  if (traits.takes_mesh_points()) return point_coordinates<T>(mesh);
  return {};
}

std::vector<std::int32_t> cells_for(const KernelTraits& traits, const Mesh& mesh) {
  if (!traits.takes_mesh_points()) return {};
  return connectivity(mesh, traits.dof_order);
}

}  // namespace

template <class T>
KernelInputs<T>::KernelInputs(const femforge_kernel& kernel, const Mesh& mesh)
    : kernel_(&checked<T>(kernel, mesh)),
      num_cells_(mesh.num_cells()),
      coordinates_(target_of(kernel), coordinates_for<T>(traits_of(kernel), mesh)),
      cells_(target_of(kernel), cells_for(traits_of(kernel), mesh)),
      geometry_(target_of(kernel),
                traits_of(kernel).takes_stored_geometry() ? index(num_cells_ * kernel.geometry_size) : 0),
      views_(target_of(kernel), views_for(kernel, mesh)),
      view_table_(target_of(kernel), view_table_of<T>(kernel)),
      workspace_(target_of(kernel), workspace_bytes(kernel, num_cells_)),
      fields_(std::make_unique<KernelFields>(kernel)) {
  geometry_.poison();
}

template <class T>
KernelInputs<T>::~KernelInputs() = default;
template <class T>
KernelInputs<T>::KernelInputs(KernelInputs&&) noexcept = default;
template <class T>
KernelInputs<T>& KernelInputs<T>::operator=(KernelInputs&&) noexcept = default;

template <class T>
void KernelInputs<T>::set_coefficient(int number, const std::vector<T>& values) {
  fields_->coefficients.set(number, values, num_cells_, {});
}
template <class T>
void KernelInputs<T>::set_constant(int number, const std::vector<T>& values) {
  fields_->constants.set(number, values, 1, {});
}
template <class T>
void KernelInputs<T>::set_geometry(const std::vector<T>& values) {
  if (values.size() != geometry_.size())
    throw Error(kernel_->name, "the geometry has " + std::to_string(values.size()) + " values instead of " +
                                   std::to_string(geometry_.size()));
  geometry_.copy_from(values);
}

template <class T>
DeviceArray<T> KernelInputs<T>::make_output() const {
  return DeviceArray<T>(target_of(*kernel_), index(num_cells_ * kernel_->entries_per_cell));
}

template <class T>
femforge_arguments KernelInputs<T>::arguments(DeviceArray<T>& output) const {
  femforge_arguments result{};
  result.num_cells = num_cells_;
  result.element_tensors = output.data();
  result.geometry = geometry_.data();
  result.coordinates = coordinates_.data();
  result.cells = cells_.data();
  result.coefficients = fields_->coefficients.all(num_cells_);
  result.constants = fields_->constants.all(1);
  result.views = views_.data();
  result.view_table = view_table_.data();
  result.workspace = workspace_.data();
  return result;
}

template class KernelInputs<float>;
template class KernelInputs<double>;

}  // namespace femforge
