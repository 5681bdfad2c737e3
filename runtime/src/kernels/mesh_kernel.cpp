#include <femforge/kernels/mesh_kernel.hpp>

#include <algorithm>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/kernels/constrained_diagonal.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/scatter/macro_elements.hpp>
#include "kernels/kernel_data.hpp"
#include "kernels/scatter_lists.hpp"

namespace femforge {
namespace {

// The mesh's own table where that is in the wanted order: it is large.
const std::vector<std::int32_t>& points_in_order(const Mesh& mesh, DofOrder order,
                                                 std::vector<std::int32_t>& reordered) {
  if (order == DofOrder::ufcx) return mesh.cells;
  return reordered = connectivity(mesh, order);
}

// Whether the first component of each node stands where restriction_of_points would have it.
bool is_numbered_as_points(const Restriction& restriction, const Mesh& mesh, int components, DofOrder order) {
  std::vector<std::int32_t> reordered;
  const std::vector<std::int32_t>& points = points_in_order(mesh, order, reordered);
  const std::vector<std::int64_t>& offsets = restriction.offsets();
  if (offsets.size() != points.size()) return false;
  const auto count = static_cast<std::int64_t>(points.size());
  bool same = true;
#pragma omp parallel for schedule(static) reduction(&& : same)
  for (std::int64_t k = 0; k < count; ++k) {
    const auto place = index(k);
    same = same && offsets[place] == std::int64_t{points[place]} * components;
  }
  return same;
}

// Whether dofs of cells stand cell by cell, in the order that they have in a cell.
bool is_by_cell(const Restriction& restriction, ComponentOrder order) {
  const std::vector<std::int64_t> entries = entries_of_cells(restriction, order);
  const auto count = static_cast<std::int64_t>(entries.size());
  bool same = count == restriction.num_entries();
#pragma omp parallel for schedule(static) reduction(&& : same)
  for (std::int64_t k = 0; k < count; ++k) same = same && entries[index(k)] == k;
  return same;
}

// Whether components of the kernel's L-vectors are told apart by a stride.
bool is_planar(const KernelTraits& traits, int components) {
  return traits.component_order == ComponentOrder::planar && components > 1;
}

void check_space(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
                 const Restriction& space, int nodes, int components) {
  if (nodes == 0 && space.num_cells() == mesh.num_cells()) return;  // a functional of no L-vector
  if (space.num_cells() != mesh.num_cells() || space.nodes_per_cell() != nodes ||
      space.components() != components)
    throw Error(kernel.name, "it takes " + std::to_string(nodes) + " nodes a cell with " +
                                 std::to_string(components) + " components; the restriction has " +
                                 std::to_string(space.nodes_per_cell()) + " and " +
                                 std::to_string(space.components()));
  if (!is_planar(traits, components) && components > 1 && space.component_stride() != 1)
    throw Error(kernel.name, "the restriction's components are planar",
                "generate the kernel with component_order = planar");
}

// Of a kernel with a trial space of its own.
void check_columns(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
                   const Restriction& rows, const Restriction& columns) {
  if (kernel.trial_nodes == 0)
    throw Error(kernel.name, "its test and trial space are one", "give one restriction");
  const int components = second_space(kernel).components;
  check_space(kernel, traits, mesh, columns, kernel.trial_nodes, components);
  if (!traits.by_cells() && is_planar(traits, kernel.components) && is_planar(traits, components) &&
      rows.component_stride() != columns.component_stride())
    throw Error(kernel.name, "it takes one distance of components for both spaces; the restrictions have " +
                                 std::to_string(rows.component_stride()) + " and " +
                                 std::to_string(columns.component_stride()));
}

// Restrictions that kernels on global vectors take.
void check(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
           const Restriction& restriction, const Restriction* columns) {
  if (!traits.reads_vectors())
    throw Error(kernel.name, "it does not work on global vectors",
                "generate apply, residual, diagonal or functional");
  if (columns == nullptr && kernel.trial_nodes != 0)
    throw Error(kernel.name, "its test and trial spaces differ", "give a restriction of each");
  check_mesh(kernel, traits, mesh);
  check_space(kernel, traits, mesh, restriction, kernel.nodes, kernel.components);
  if (columns != nullptr) check_columns(kernel, traits, mesh, restriction, *columns);
  const bool columns_by_cell = traits.scatter == Scatter::element;
  for (const Restriction* space : {&restriction, columns_by_cell ? columns : nullptr})
    if (traits.by_cells() && space != nullptr && !is_by_cell(*space, traits.component_order))
      throw Error(kernel.name, "its vectors are E-vectors, and the restriction is that of an L-vector",
                  "give restriction_of_cells, or generate it with another scatter");
  const bool planar = is_planar(traits, kernel.components);
  if (traits.numbering == Numbering::shared &&
      !is_numbered_as_points(restriction, mesh, planar ? 1 : kernel.components, traits.dof_order))
    throw Error(kernel.name, "the points of the mesh are not numbered as the nodes of the space are",
                "use restriction_of_points, or generate it with numbering = separate");
}

// [entry of the L-vector]: 1 where it is constrained.
std::vector<std::uint8_t> constraint_mask(const femforge_kernel& kernel, std::int64_t size,
                                          const std::vector<std::int64_t>& constrained) {
  std::vector<std::uint8_t> mask(index(size), 0);
  for (const std::int64_t entry : constrained) {
    if (entry < 0 || entry >= size)
      throw Error(kernel.name, "constrained entry " + std::to_string(entry) + " is outside of the vector");
    mask[index(entry)] = 1;
  }
  return mask;
}

}  // namespace

Restriction restriction_of_points(const Mesh& mesh, int components, DofOrder order) {
  std::vector<std::int32_t> reordered;
  const std::vector<std::int32_t>& points = points_in_order(mesh, order, reordered);
  std::vector<std::int64_t> offsets(points.size());
  const auto count = static_cast<std::int64_t>(points.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t k = 0; k < count; ++k) offsets[index(k)] = std::int64_t{points[index(k)]} * components;
  return {std::move(offsets), {mesh.num_nodes(), components, 1, mesh.num_points() * components}};
}

// What a kernel on global vectors is launched with.
template <class T>
struct MeshKernel<T>::Data {
  Data(const femforge_kernel& kernel, const KernelTraits& traits_)
      : traits(traits_), arrays(traits.target), geometry(traits.target, 0), fields(kernel) {}
  KernelTraits traits;
  KernelArrays arrays;
  CellSequence cells;
  DeviceMemory geometry;
  KernelFields fields;
};

template <class T>
MeshKernel<T>::MeshKernel(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& restriction,
                          const std::vector<std::int64_t>& constrained)
    : MeshKernel(kernel, mesh, restriction, nullptr, constrained) {}

template <class T>
MeshKernel<T>::MeshKernel(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
                          const Restriction& columns, const std::vector<std::int64_t>& constrained)
    : MeshKernel(kernel, mesh, rows, &columns, constrained) {}

template <class T>
MeshKernel<T>::MeshKernel(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
                          const Restriction* columns, const std::vector<std::int64_t>& constrained)
    : kernel_(&kernel), size_(rows.num_entries()) {
  const KernelTraits traits = traits_of(kernel);
  check_scalar<T>(kernel, traits);
  check(kernel, traits, mesh, rows, columns);
  data_ = std::make_unique<Data>(kernel, traits);
  arguments_.num_cells = rows.num_cells();
  arguments_.component_stride = rows.component_stride();
  if (const std::size_t room = workspace_bytes(kernel, rows.num_cells()); room > 0)
    arguments_.workspace = data_->arrays.reserve(room);
  data_->cells = add_scatter_lists(kernel, traits, mesh, rows, data_->arrays, arguments_);
  std::int64_t entries = size_;
  if (columns != nullptr) {
    if (traits.by_cells() || !is_planar(traits, kernel.components))
      arguments_.component_stride = columns->component_stride();
    arguments_.trial_offsets = data_->arrays.keep_indices(rows_in_order(columns->offsets(), cell_order()),
                                                          traits.index_type, "offsets");
    entries = std::max(entries, columns->num_entries());
  }
  if (kernel.geometry_size == 0) add_points(mesh);
  add_views<T>(kernel, mesh, cell_order(), data_->arrays, arguments_);
  if (kernel.constraints != 0)
    arguments_.constrained = data_->arrays.keep(constraint_mask(kernel, entries, constrained));
  else if (!constrained.empty())
    throw Error(kernel.name, "it does not know constrained dofs", "generate it with constraints = true");
}

template <class T>
MeshKernel<T>::~MeshKernel() = default;
template <class T>
MeshKernel<T>::MeshKernel(MeshKernel&&) noexcept = default;
template <class T>
MeshKernel<T>& MeshKernel<T>::operator=(MeshKernel&&) noexcept = default;

template <class T>
Target MeshKernel<T>::target() const noexcept {
  return data_->traits.target;
}

template <class T>
const std::vector<std::int64_t>& MeshKernel<T>::cell_order() const noexcept {
  return data_->cells.order;
}

template <class T>
bool MeshKernel<T>::stores() const noexcept {
  return data_->traits.by_cells();
}

template <class T>
void MeshKernel<T>::add_points(const Mesh& mesh) {
  arguments_.coordinates = data_->arrays.keep(point_coordinates<T>(mesh));
  // The numbers of points are in the lists of nodes, or have been added beside those of macro elements.
  if (kernel_->macro_cells == macro_cells || data_->traits.numbering == Numbering::shared) return;
  arguments_.cells =
      data_->arrays.keep(rows_in_order(connectivity(mesh, data_->traits.dof_order), cell_order()));
}

template <class T>
void MeshKernel<T>::compute_geometry(const femforge_kernel& producer, const Mesh& mesh) {
  if (kernel_->geometry_size == 0) throw Error(kernel_->name, "it computes its geometry itself");
  const KernelTraits traits = traits_of(producer);
  if (traits.kind != KernelKind::geometry || producer.geometry_size != kernel_->geometry_size ||
      traits.scalar != data_->traits.scalar || traits.target != target())
    throw Error(kernel_->name, std::string(producer.name) + " does not make the geometry that it takes",
                std::string("use ") + kernel_->name + "_geometry of the same target");
  if (mesh.num_cells() != arguments_.num_cells)
    throw Error(kernel_->name, "the mesh has another number of cells than the kernel is bound to",
                "give the mesh that it is bound to");
  const DeviceArray<T> coordinates(target(), point_coordinates<T>(mesh));
  const DeviceArray<std::int32_t> cells(
      target(), rows_in_order(connectivity(mesh, data_->traits.dof_order), cell_order()));
  const std::size_t bytes = index(arguments_.num_cells * kernel_->geometry_size) * sizeof(T);
  if (data_->geometry.bytes() != bytes) data_->geometry = DeviceMemory(target(), bytes);
  femforge_arguments arguments{};
  arguments.num_cells = arguments_.num_cells;
  arguments.element_tensors = data_->geometry.data();
  arguments.coordinates = coordinates.data();
  arguments.cells = cells.data();
  const Stream stream(target());
  launch(producer, arguments, stream);
  stream.synchronize();
  arguments_.geometry = data_->geometry.data();
}

template <class T>
void MeshKernel<T>::set_geometry(const std::vector<T>& values) {
  if (kernel_->geometry_size == 0) throw Error(kernel_->name, "it computes its geometry itself");
  const std::size_t wanted = index(arguments_.num_cells * kernel_->geometry_size);
  if (values.size() != wanted)
    throw Error(kernel_->name, "its geometry has " + std::to_string(values.size()) + " values instead of " +
                                   std::to_string(wanted));
  data_->geometry = KernelArrays::upload(target(), rows_in_order(values, cell_order()));
  arguments_.geometry = data_->geometry.data();
}

template <class T>
int MeshKernel<T>::coefficient(const std::string& name) const {
  return data_->fields.coefficients.number(name);
}
template <class T>
int MeshKernel<T>::constant(const std::string& name) const {
  return data_->fields.constants.number(name);
}
template <class T>
void MeshKernel<T>::set_coefficient(int number, const std::vector<T>& values) {
  data_->fields.coefficients.set(number, values, arguments_.num_cells, cell_order());
}
template <class T>
void MeshKernel<T>::set_cell_data(int number, const DeviceArray<T>& values) {
  data_->fields.coefficients.set(number, values, arguments_.num_cells);
}
template <class T>
void MeshKernel<T>::set_vector(int number, const T* values) {
  data_->fields.coefficients.set_vector(number, values);
}
template <class T>
void MeshKernel<T>::set_constant(int number, const std::vector<T>& values) {
  data_->fields.constants.set(number, values, 1, {});
}

template <class T>
femforge_arguments MeshKernel<T>::with_fields() const {
  femforge_arguments arguments = arguments_;
  arguments.coefficients = data_->fields.coefficients.all(arguments_.num_cells);
  arguments.constants = data_->fields.constants.all(1);
  if (kernel_->geometry_size > 0 && arguments_.num_cells > 0 && arguments_.geometry == nullptr)
    throw Error(kernel_->name, "its geometry has not been set", "call compute_geometry");
  return arguments;
}

template <class T>
void MeshKernel<T>::add(const T* x, T* y, const Stream& stream) const {
  if (!data_->traits.on_vectors())
    throw Error(kernel_->name, "a functional adds to no vector", "call add_to");
  femforge_arguments arguments = with_fields();
  arguments.x = x;
  arguments.y = y;
  launch(*kernel_, arguments, stream, variant_);
}

template <class T>
void MeshKernel<T>::add_to(double* value, const Stream& stream) const {
  if (data_->traits.on_vectors()) throw Error(kernel_->name, "it is no functional", "call add");
  femforge_arguments arguments = with_fields();
  arguments.value = value;
  launch(*kernel_, arguments, stream, variant_);
}

template <class T>
std::size_t MeshKernel<T>::bytes() const noexcept {
  return data_->arrays.bytes() + data_->geometry.bytes() + data_->fields.bytes();
}

template <class T>
MeshOperator<T>::MeshOperator(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& restriction,
                              const std::vector<std::int64_t>& constrained)
    : kernel_(kernel, mesh, restriction, constrained), constrained_(target_of(kernel), constrained) {
  if (traits_of(kernel).kind != KernelKind::apply) throw Error(kernel.name, "it is no apply kernel");
}

template <class T>
void MeshOperator<T>::apply(const T* x, T* y, const Stream& stream) const {
  if (adds_to_zeros()) set_zero(size(), y, stream);
  apply_to_zeros(x, y, stream);
}

template <class T>
void MeshOperator<T>::apply_to_zeros(const T* x, T* y, const Stream& stream) const {
  kernel_.add(x, y, stream);
  copy_entries(static_cast<std::int64_t>(constrained_.size()), constrained_.data(), x, y, stream);
}

template <class T>
DeviceArray<T> diagonal_of(const MeshKernel<T>& kernel, const std::vector<std::int64_t>& constrained) {
  if (traits_of(kernel.kernel()).kind != KernelKind::diagonal)
    throw Error(kernel.kernel().name, "it is no diagonal kernel");
  const Stream stream(kernel.target());
  ConstrainedDiagonal<T> diagonal(kernel.target(), kernel.size(), constrained);
  diagonal.compute([&](T* entries, const Stream& there) { kernel.add(nullptr, entries, there); }, stream);
  stream.synchronize();
  return std::move(diagonal).take();
}

template class MeshKernel<float>;
template class MeshKernel<double>;
template class MeshOperator<float>;
template class MeshOperator<double>;
template DeviceArray<float> diagonal_of(const MeshKernel<float>&, const std::vector<std::int64_t>&);
template DeviceArray<double> diagonal_of(const MeshKernel<double>&, const std::vector<std::int64_t>&);

}  // namespace femforge
