#include <femforge/kernels/mesh_kernel.hpp>

#include <algorithm>
#include <type_traits>

#include <femforge/device/vectors.hpp>
#include <femforge/mesh/affine.hpp>
#include <femforge/scatter/macro_elements.hpp>
#include <femforge/scatter/scatter.hpp>

namespace femforge {
namespace {

bool is(const char* text, const char* word) {
  return std::string(text) == word;
}

// Rows of a table in another order.
template <class U>
std::vector<U> rows_in_order(const std::vector<U>& values, const std::vector<std::int64_t>& order) {
  if (order.empty()) return values;
  const std::size_t width = values.size() / order.size();
  std::vector<U> result(values.size());
  const auto rows = static_cast<std::int64_t>(order.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < rows; ++row) {
    const auto place = static_cast<std::size_t>(row);
    const auto from = static_cast<std::size_t>(order[place]);
    for (std::size_t k = 0; k < width; ++k) result[place * width + k] = values[from * width + k];
  }
  return result;
}

int number_of(const femforge_input* inputs, int count, const std::string& name, const char* what,
              const char* kernel) {
  std::string known;
  for (int k = 0; k < count; ++k) {
    if (name == inputs[k].name) return k;
    known += (k > 0 ? ", " : "") + std::string(inputs[k].name);
  }
  throw Error(kernel, "it has no " + std::string(what) + " called " + name,
              count > 0 ? "there are: " + known : "there are none");
}

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
    const auto place = static_cast<std::size_t>(k);
    same = same && offsets[place] == std::int64_t{points[place]} * components;
  }
  return same;
}

}  // namespace

Restriction restriction_of_points(const Mesh& mesh, int components, DofOrder order) {
  std::vector<std::int32_t> reordered;
  const std::vector<std::int32_t>& points = points_in_order(mesh, order, reordered);
  std::vector<std::int64_t> offsets(points.size());
  const auto count = static_cast<std::int64_t>(points.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t k = 0; k < count; ++k)
    offsets[static_cast<std::size_t>(k)] = std::int64_t{points[static_cast<std::size_t>(k)]} * components;
  return {std::move(offsets), {mesh.num_nodes(), components, 1, mesh.num_points() * components}};
}

template <class T>
MeshKernel<T>::MeshKernel(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& restriction,
                          const std::vector<std::int64_t>& constrained)
    : kernel_(&kernel), size_(restriction.num_entries()), geometry_(target_of(kernel), 0) {
  check(mesh, restriction);
  arguments_.num_cells = restriction.num_cells();
  arguments_.component_stride = restriction.component_stride();
  if (is(kernel.scatter, "colour")) {
    Colouring colouring = colour_cells(restriction);
    order_ = std::move(colouring.cells);
    colour_begin_ = std::move(colouring.colour_begin);
    arguments_.num_colours = static_cast<std::int64_t>(colour_begin_.size()) - 1;
    arguments_.colour_begin = colour_begin_.data();
  }
  if (kernel.geometry_size == 0) add_points(mesh);
  if (kernel.macro_cells == macro_cells) {
    add_macro_elements(restriction);
  } else {
    add_scatter(order_.empty() ? restriction : restriction.permuted(order_));
  }
  if (kernel.constraints != 0) {
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(size_), 0);
    for (const std::int64_t entry : constrained) {
      if (entry < 0 || entry >= size_)
        throw Error(kernel.name, "constrained entry " + std::to_string(entry) + " is outside of the vector");
      mask[static_cast<std::size_t>(entry)] = 1;
    }
    arguments_.constrained = keep(mask);
  } else if (!constrained.empty()) {
    throw Error(kernel.name, "it does not know constrained dofs", "generate it with constraints = true");
  }
  coefficients_.resize(static_cast<std::size_t>(kernel.num_coefficients), nullptr);
  constants_.resize(static_cast<std::size_t>(kernel.num_constants), nullptr);
  for (int k = 0; k < kernel.num_coefficients; ++k) coefficient_arrays_.emplace_back(target(), 0);
  for (int k = 0; k < kernel.num_constants; ++k) constant_arrays_.emplace_back(target(), 0);
}

template <class T>
void MeshKernel<T>::add_points(const Mesh& mesh) {
  arguments_.coordinates = keep(point_coordinates<T>(mesh));
  if (kernel_->macro_cells == macro_cells || is(kernel_->numbering, "shared")) return;
  const DofOrder order = dof_order_from_string(kernel_->dof_order);
  arguments_.cells = keep(rows_in_order(connectivity(mesh, order), order_));
}

template <class T>
void MeshKernel<T>::compute_geometry(const femforge_kernel& producer, const Mesh& mesh) {
  if (kernel_->geometry_size == 0) throw Error(kernel_->name, "it computes its geometry itself");
  if (!is(producer.kernel, "geometry") || producer.geometry_size != kernel_->geometry_size ||
      !is(producer.scalar, kernel_->scalar) || target_of(producer) != target())
    throw Error(kernel_->name, std::string(producer.name) + " does not make the geometry that it takes",
                std::string("use ") + kernel_->name + "_geometry of the same target");
  const DeviceMemory coordinates = upload(target(), point_coordinates<T>(mesh));
  const DofOrder order = dof_order_from_string(kernel_->dof_order);
  const DeviceMemory cells = upload(target(), rows_in_order(connectivity(mesh, order), order_));
  const auto entries = static_cast<std::size_t>(arguments_.num_cells * kernel_->geometry_size);
  if (geometry_.bytes() != entries * sizeof(T)) geometry_ = DeviceMemory(target(), entries * sizeof(T));
  femforge_arguments arguments{};
  arguments.num_cells = arguments_.num_cells;
  arguments.element_tensors = geometry_.data();
  arguments.coordinates = coordinates.data();
  arguments.cells = static_cast<const std::int32_t*>(cells.data());
  const Stream stream(target());
  launch(producer, arguments, stream);
  stream.synchronize();
  arguments_.geometry = geometry_.data();
}

template <class T>
void MeshKernel<T>::set_geometry(const std::vector<T>& values) {
  if (kernel_->geometry_size == 0) throw Error(kernel_->name, "it computes its geometry itself");
  const auto wanted = static_cast<std::size_t>(arguments_.num_cells * kernel_->geometry_size);
  if (values.size() != wanted)
    throw Error(kernel_->name, "its geometry has " + std::to_string(values.size()) + " values instead of " +
                                   std::to_string(wanted));
  geometry_ = upload(target(), rows_in_order(values, order_));
  arguments_.geometry = geometry_.data();
}

template <class T>
void MeshKernel<T>::check(const Mesh& mesh, const Restriction& restriction) const {
  const femforge_kernel& kernel = *kernel_;
  const std::string scalar = std::is_same_v<T, float> ? "float32" : "float64";
  if (kernel.scalar != scalar)
    throw Error(kernel.name, "its scalar type is " + std::string(kernel.scalar) + ", not " + scalar);
  if (!is(kernel.kernel, "apply") && !is(kernel.kernel, "residual") && !is(kernel.kernel, "diagonal"))
    throw Error(kernel.name, "it does not work on global vectors", "generate apply, residual or diagonal");
  if (is(kernel.scatter, "element"))
    throw Error(kernel.name, "its vectors are E-vectors", "generate it with another scatter");
  if (kernel.trial_nodes != 0)
    throw Error(kernel.name, "its test and trial spaces differ", "call the kernel itself");
  if (mesh.cell != cell_from_string(kernel.cell) || mesh.num_nodes() != kernel.coordinate_nodes)
    throw Error(kernel.name, std::string("it is for cells of type ") + kernel.cell + " with " +
                                 std::to_string(kernel.coordinate_nodes) + " points; the mesh has others");
  if (restriction.num_cells() != mesh.num_cells() || restriction.nodes_per_cell() != kernel.nodes ||
      restriction.components() != kernel.components)
    throw Error(kernel.name, "it takes " + std::to_string(kernel.nodes) + " nodes a cell with " +
                                 std::to_string(kernel.components) + " components; the restriction has " +
                                 std::to_string(restriction.nodes_per_cell()) + " and " +
                                 std::to_string(restriction.components()));
  const bool planar = is(kernel.component_order, "planar") && kernel.components > 1;
  if (!planar && restriction.components() > 1 && restriction.component_stride() != 1)
    throw Error(kernel.name, "the restriction's components are planar",
                "generate the kernel with component_order = planar");
  if (is(kernel.input, "affine")) {
    if (const auto cell = first_cell_not_affine(mesh))
      throw Error(kernel.name,
                  "it takes one Jacobian a cell, and cell " + std::to_string(*cell) + " needs more",
                  "generate it with input = vertices");
  }
  if (!is(kernel.numbering, "shared")) return;
  if (!is_numbered_as_points(restriction, mesh, planar ? 1 : kernel.components,
                             dof_order_from_string(kernel.dof_order)))
    throw Error(kernel.name, "the points of the mesh are not numbered as the nodes of the space are",
                "use restriction_of_points, or generate it with numbering = separate");
}

template <class T>
template <class U>
DeviceMemory MeshKernel<T>::upload(Target target, const std::vector<U>& values) {
  DeviceMemory memory(target, values.size() * sizeof(U));
  memory.copy_from_host(values.data(), values.size() * sizeof(U));
  return memory;
}

template <class T>
template <class U>
const U* MeshKernel<T>::keep(const std::vector<U>& values) {
  arrays_.push_back(upload(target(), values));
  return static_cast<const U*>(arrays_.back().data());
}

template <class T>
const void* MeshKernel<T>::keep_indices(const std::vector<std::int64_t>& values, const char* what) {
  if (is(kernel_->index_type, "int64")) return keep(values);
  return keep(Restriction::to_int32(values, what));
}

template <class T>
void MeshKernel<T>::add_macro_elements(const Restriction& restriction) {
  MacroElements macro_elements = join_tetrahedra(restriction);
  const std::int64_t count = macro_elements.num_macro_elements;
  const std::vector<std::int64_t> ordered = rows_in_order(restriction.offsets(), macro_elements.cells);
  const auto begin = ordered.begin() + macro_cells * count * restriction.nodes_per_cell();
  order_ = std::move(macro_elements.cells);
  arguments_.num_macro_elements = count;
  arguments_.offsets = keep_indices({begin, ordered.end()}, "offsets");
  RestrictionLayout layout = restriction.layout();
  layout.nodes_per_cell = macro_nodes;
  if (is(kernel_->scatter, "blocks")) return add_cell_blocks({std::move(macro_elements.nodes), layout});
  arguments_.macro_offsets = keep_indices(macro_elements.nodes, "offsets");
}

template <class T>
void MeshKernel<T>::add_scatter(const Restriction& restriction) {
  if (is(kernel_->scatter, "blocks")) return add_cell_blocks(restriction);
  arguments_.offsets = keep_indices(restriction.offsets(), "offsets");
  if (!is(kernel_->scatter, "gather")) return;
  const Contributions lists = list_contributions(restriction);
  arguments_.num_nodes = static_cast<std::int64_t>(lists.node_offsets.size());
  arguments_.node_offsets = keep_indices(lists.node_offsets, "node offsets");
  arguments_.contribution_begin = keep(lists.node_begin);
  arguments_.contributions = keep_indices(lists.positions, "positions");
  const std::size_t entries = restriction.offsets().size() * static_cast<std::size_t>(kernel_->components);
  arrays_.emplace_back(target(), entries * sizeof(T));
  arguments_.element_vectors = arrays_.back().data();
}

template <class T>
void MeshKernel<T>::add_cell_blocks(const Restriction& restriction) {
  const CellBlocks blocks = make_cell_blocks(restriction, {kernel_->element_batch, kernel_->block_nodes});
  arguments_.num_cell_blocks = blocks.num_cell_blocks();
  arguments_.block_cells = keep(blocks.block_cells);
  arguments_.block_nodes = keep(blocks.block_nodes);
  arguments_.node_offsets = keep_indices(blocks.node_offsets, "node offsets");
  arguments_.local_nodes = keep(blocks.local_nodes);
  arguments_.contributions = keep(blocks.contributions);
  arguments_.contribution_ends = keep(blocks.contribution_ends);
}

template <class T>
int MeshKernel<T>::coefficient(const std::string& name) const {
  return number_of(kernel_->coefficients, kernel_->num_coefficients, name, "coefficient", kernel_->name);
}

template <class T>
int MeshKernel<T>::constant(const std::string& name) const {
  return number_of(kernel_->constants, kernel_->num_constants, name, "constant", kernel_->name);
}

template <class T>
void MeshKernel<T>::check_cell_data(int number, std::size_t size) const {
  require(number >= 0 && number < kernel_->num_coefficients, kernel_->name, "there is no such coefficient");
  const femforge_input& input = kernel_->coefficients[number];
  if (input.vector != 0)
    throw Error(kernel_->name, "it takes " + std::string(input.name) + " as an L-vector", "use set_vector");
  const auto wanted = static_cast<std::size_t>(arguments_.num_cells * input.size);
  if (size != wanted)
    throw Error(kernel_->name, std::string(input.name) + " has " + std::to_string(size) +
                                   " values instead of " + std::to_string(wanted));
}

template <class T>
void MeshKernel<T>::set_coefficient(int number, const std::vector<T>& values) {
  check_cell_data(number, values.size());
  const auto place = static_cast<std::size_t>(number);
  coefficient_arrays_[place] = upload(target(), rows_in_order(values, order_));
  coefficients_[place] = coefficient_arrays_[place].data();
}

template <class T>
void MeshKernel<T>::set_cell_data(int number, const DeviceArray<T>& values) {
  check_cell_data(number, values.size());
  require(values.target() == target(), kernel_->name, "the data is in the memory of another target");
  const auto place = static_cast<std::size_t>(number);
  coefficient_arrays_[place] = DeviceMemory(target(), 0);
  coefficients_[place] = values.data();
}

template <class T>
void MeshKernel<T>::set_vector(int number, const T* values) {
  require(number >= 0 && number < kernel_->num_coefficients, kernel_->name, "there is no such coefficient");
  const femforge_input& input = kernel_->coefficients[number];
  if (input.vector == 0)
    throw Error(kernel_->name, "it takes " + std::string(input.name) + " cell by cell",
                "use set_coefficient");
  coefficients_[static_cast<std::size_t>(number)] = values;
}

template <class T>
void MeshKernel<T>::set_constant(int number, const std::vector<T>& values) {
  require(number >= 0 && number < kernel_->num_constants, kernel_->name, "there is no such constant");
  const femforge_input& input = kernel_->constants[number];
  if (values.size() != static_cast<std::size_t>(input.size))
    throw Error(kernel_->name, std::string(input.name) + " has " + std::to_string(values.size()) +
                                   " values instead of " + std::to_string(input.size));
  const auto place = static_cast<std::size_t>(number);
  constant_arrays_[place] = upload(target(), values);
  constants_[place] = constant_arrays_[place].data();
}

template <class T>
void MeshKernel<T>::add(const T* x, T* y, const Stream& stream) const {
  // The values of no cell are at no address.
  for (std::size_t k = 0; k < coefficients_.size() && arguments_.num_cells > 0; ++k)
    if (coefficients_[k] == nullptr)
      throw Error(kernel_->name, std::string(kernel_->coefficients[k].name) + " has not been set");
  for (std::size_t k = 0; k < constants_.size(); ++k)
    if (constants_[k] == nullptr)
      throw Error(kernel_->name, std::string(kernel_->constants[k].name) + " has not been set");
  if (kernel_->geometry_size > 0 && arguments_.num_cells > 0 && arguments_.geometry == nullptr)
    throw Error(kernel_->name, "its geometry has not been set", "call compute_geometry");
  femforge_arguments arguments = arguments_;
  arguments.coefficients = coefficients_.data();
  arguments.constants = constants_.data();
  arguments.x = x;
  arguments.y = y;
  launch(*kernel_, arguments, stream);
}

template <class T>
std::size_t MeshKernel<T>::bytes() const noexcept {
  std::size_t total = geometry_.bytes();
  for (const auto* list : {&arrays_, &coefficient_arrays_, &constant_arrays_})
    for (const DeviceMemory& memory : *list) total += memory.bytes();
  return total;
}

template <class T>
MeshOperator<T>::MeshOperator(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& restriction,
                              const std::vector<std::int64_t>& constrained)
    : kernel_(kernel, mesh, restriction, constrained), constrained_(target_of(kernel), constrained) {
  if (!is(kernel.kernel, "apply")) throw Error(kernel.name, "it is no apply kernel");
}

template <class T>
void MeshOperator<T>::apply(const T* x, T* y, const Stream& stream) const {
  set_zero(size(), y, stream);
  apply_to_zeros(x, y, stream);
}

template <class T>
void MeshOperator<T>::apply_to_zeros(const T* x, T* y, const Stream& stream) const {
  kernel_.add(x, y, stream);
  copy_entries(static_cast<std::int64_t>(constrained_.size()), constrained_.data(), x, y, stream);
}

template <class T>
DeviceArray<T> diagonal_of(const MeshKernel<T>& kernel, const std::vector<std::int64_t>& constrained) {
  if (!is(kernel.kernel().kernel, "diagonal")) throw Error(kernel.kernel().name, "it is no diagonal kernel");
  const Stream stream(kernel.target());
  DeviceArray<T> diagonal(kernel.target(), static_cast<std::size_t>(kernel.size()));
  diagonal.fill(T(0));
  kernel.add(nullptr, diagonal.data(), stream);
  const DeviceArray<std::int64_t> entries(kernel.target(), constrained);
  const DeviceArray<T> ones(kernel.target(), std::vector<T>(constrained.size(), T(1)));
  scatter_entries(static_cast<std::int64_t>(entries.size()), entries.data(), ones.data(), diagonal.data(),
                  stream);
  stream.synchronize();
  return diagonal;
}

template class MeshKernel<float>;
template class MeshKernel<double>;
template class MeshOperator<float>;
template class MeshOperator<double>;
template DeviceArray<float> diagonal_of(const MeshKernel<float>&, const std::vector<std::int64_t>&);
template DeviceArray<double> diagonal_of(const MeshKernel<double>&, const std::vector<std::int64_t>&);

}  // namespace femforge
