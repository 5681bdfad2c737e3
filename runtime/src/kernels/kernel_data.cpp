#include "kernels/kernel_data.hpp"

#include <utility>

#include <femforge/mesh/affine.hpp>
#include <femforge/space/restriction.hpp>
#include "mesh/nodes.hpp"

namespace femforge {
namespace {

std::size_t bytes_of(const std::vector<DeviceMemory>& arrays) noexcept {
  std::size_t total = 0;
  for (const DeviceMemory& memory : arrays) total += memory.bytes();
  return total;
}

}  // namespace

void check_mesh(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh) {
  if (mesh.entity != traits.entity)
    throw Error(kernel.name,
                std::string("its integral is over ") + to_string(traits.entity) + " entities; the mesh has " +
                    to_string(mesh.entity) + " entities",
                traits.entity == Entity::cell ? "give the mesh itself" : "give seen_from(facets, mesh)");
  if (mesh.cell != traits.cell || mesh.num_nodes() != kernel.coordinate_nodes)
    throw Error(kernel.name, std::string("it is for cells of type ") + kernel.cell + " with " +
                                 std::to_string(kernel.coordinate_nodes) + " points; the mesh has others");
  check_nodes(mesh, kernel.name);
  if (traits.input != GeometryInput::affine) return;
  if (const auto cell = first_cell_not_affine(mesh))
    throw Error(kernel.name,
                "it takes one Jacobian a cell, and cell " + std::to_string(*cell) + " needs more",
                "generate it with input = vertices");
}

const void* KernelArrays::keep_indices(const std::vector<std::int64_t>& values, IndexType type,
                                       const char* what) {
  if (type == IndexType::int64) return keep(values);
  return keep(Restriction::to_int32(values, what));
}

void* KernelArrays::reserve(std::size_t bytes) {
  arrays_.emplace_back(target_, bytes);
  return arrays_.back().data();
}

std::size_t KernelArrays::bytes() const noexcept {
  return bytes_of(arrays_);
}

FieldList::FieldList(const femforge_kernel& kernel, const femforge_input* inputs, int count, const char* what)
    : kernel_(&kernel), inputs_(inputs), what_(what), pointers_(index(count), nullptr) {
  for (int k = 0; k < count; ++k) arrays_.emplace_back(target_of(kernel), 0);
}

int FieldList::number(const std::string& name) const {
  std::string known;
  for (std::size_t k = 0; k < pointers_.size(); ++k) {
    if (name == inputs_[k].name) return static_cast<int>(k);
    known += (k > 0 ? ", " : "") + std::string(inputs_[k].name);
  }
  throw Error(kernel_->name, "it has no " + std::string(what_) + " called " + name,
              known.empty() ? "there are none" : "there are: " + known);
}

const femforge_input& FieldList::input(int number) const {
  if (number < 0 || index(number) >= pointers_.size())
    throw Error(kernel_->name, "there is no " + std::string(what_) + " " + std::to_string(number));
  return inputs_[number];
}

void FieldList::check_cell_data(int number, std::size_t size, std::int64_t num_cells) const {
  const femforge_input& field = input(number);
  if (field.vector != 0)
    throw Error(kernel_->name, "it takes " + std::string(field.name) + " as an L-vector", "use set_vector");
  const std::size_t wanted = index(num_cells * field.size);
  if (size != wanted)
    throw Error(kernel_->name, std::string(field.name) + " has " + std::to_string(size) +
                                   " values instead of " + std::to_string(wanted));
}

std::vector<std::int32_t> views_for(const femforge_kernel& kernel, const Mesh& mesh) {
  if (kernel.num_views == 0) return {};
  if (mesh.views.size() != index(mesh.num_cells() * mesh.members()))
    throw Error(kernel.name, "it asks how cells are seen from facets, and the mesh of facets does not say",
                "make it by seen_from(facets, mesh)");
  return mesh.views;
}

void FieldList::set_vector(int number, const void* values) {
  const femforge_input& field = input(number);
  if (field.vector == 0)
    throw Error(kernel_->name, "it takes " + std::string(field.name) + " cell by cell",
                "use set_coefficient");
  refer(number, values);
}

void FieldList::keep(int number, DeviceMemory memory) {
  arrays_[index(number)] = std::move(memory);
  pointers_[index(number)] = arrays_[index(number)].data();
}

void FieldList::refer(int number, const void* values) {
  arrays_[index(number)] = DeviceMemory(target_of(*kernel_), 0);
  pointers_[index(number)] = values;
}

const void* const* FieldList::all(std::int64_t num_cells) const {
  for (std::size_t k = 0; k < pointers_.size() && num_cells > 0; ++k)
    if (pointers_[k] == nullptr)
      throw Error(kernel_->name, std::string(inputs_[k].name) + " has not been set");
  return pointers_.data();
}

std::size_t FieldList::bytes() const noexcept {
  return bytes_of(arrays_);
}

}  // namespace femforge
