#include <femforge/kernels/mesh_matrix.hpp>

#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/scatter/scatter.hpp>
#include "device/vector_backend.hpp"
#include "kernels/kernel_data.hpp"

namespace femforge {
namespace {

void check_space(const femforge_kernel& kernel, const Restriction& space, int dofs, const char* what) {
  const int found = space.nodes_per_cell() * space.components();
  if (found != dofs)
    throw Error(kernel.name, "its element matrices have " + std::to_string(dofs) + " " + what +
                                 "; the restriction has " + std::to_string(found) + " dofs a cell");
}

void check_kernel(const femforge_kernel& kernel, const KernelTraits& traits) {
  if (traits.kind != KernelKind::assemble)
    throw Error(kernel.name, "it does not add to sparse matrices", "generate assemble");
  if (kernel.entries_per_cell != kernel.rows * kernel.columns)
    throw Error(kernel.name, "its element matrices are packed", "generate it with output = full");
  if (traits.input == GeometryInput::geometry)
    throw Error(kernel.name, "it takes stored geometry",
                "generate it with input = vertices, or call the kernel itself");
}

// Threads of a GPU that work on one cell add without care for each other.
void check_nodes_differ(const femforge_kernel& kernel, const Restriction& space) {
  for (std::int64_t cell = 0; cell < space.num_cells(); ++cell)
    for (int i = 0; i < space.nodes_per_cell(); ++i)
      for (int j = 0; j < i; ++j)
        if (space.offset(cell, i) == space.offset(cell, j))
          throw Error(kernel.name, "cell " + std::to_string(cell) + " has a node twice",
                      "generate it with scatter = atomic");
}

Colouring colours_for(const femforge_kernel& kernel, const KernelTraits& traits, const Restriction& rows,
                      const Restriction& columns) {
  if (traits.scatter != Scatter::colour) return {};
  if (traits.target != Target::cpu) {
    check_nodes_differ(kernel, rows);
    check_nodes_differ(kernel, columns);
  }
  return colour_cells(rows);
}

void check_all(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
               const Restriction& rows, const Restriction& columns) {
  check_kernel(kernel, traits);
  check_mesh(kernel, traits, mesh);
  check_space(kernel, rows, kernel.rows, "rows");
  check_space(kernel, columns, kernel.columns, "columns");
  if (rows.num_cells() != mesh.num_cells() || columns.num_cells() != mesh.num_cells())
    throw Error(kernel.name, "the restriction has another number of cells than the mesh");
}

PatternOptions options_of(const KernelTraits& traits) {
  PatternOptions options;
  options.nonzeros = traits.index_type == IndexType::int64 ? IndexBits::wide : IndexBits::narrow;
  options.components = traits.component_order;
  return options;
}

// [place] -> cell, for a kernel that takes blocks of cells; empty for others.
std::vector<std::int64_t> order_in_blocks(const femforge_kernel& kernel, const KernelTraits& traits,
                                          const Mesh& mesh) {
  // compact blocks have the most nonzeros in common
  if (traits.scatter != Scatter::blocks) return {};
  return order_cells(mesh, kernel.element_batch);
}

// Names the nonzeros in the arguments, with the lists of blocks where the kernel takes these.
void add_nonzeros(const femforge_kernel& kernel, const KernelTraits& traits, const MatrixPattern& pattern,
                  KernelArrays& arrays, femforge_arguments& arguments) {
  if (traits.scatter != Scatter::blocks) {
    std::visit([&](const auto& nonzeros) { arguments.nonzeros = nonzeros.data(); }, pattern.nonzeros());
    return;
  }
  const NonzeroBlocks blocks = std::visit(
      [&](const auto& nonzeros) {
        return make_nonzero_blocks(nonzeros.to_host(), kernel.entries_per_cell, kernel.element_batch);
      },
      pattern.nonzeros());
  arguments.nonzeros = arrays.keep_indices(blocks.nonzeros, traits.index_type, "nonzeros");
  arguments.block_nonzeros = arrays.keep(blocks.block_nonzeros);
  arguments.contributions = arrays.keep(blocks.contributions);
  arguments.contribution_ends = arrays.keep(blocks.contribution_ends);
}

template <class T, class Index>
CsrView<T, Index> csr_view(const MatrixPattern& pattern, const Index* columns, const T* values) {
  return {pattern.num_rows(), pattern.num_entries(), pattern.row_begin().data(), columns, values};
}

void check_square(const MatrixPattern& pattern, const char* place) {
  require(pattern.num_rows() == pattern.num_columns(), place, "the matrix is not square");
}

}  // namespace

// What an assemble kernel is launched with.
template <class T>
struct MeshMatrix<T>::Data {
  explicit Data(const femforge_kernel& kernel) : arrays(target_of(kernel)), fields(kernel) {}
  KernelArrays arrays;
  KernelFields fields;
};

template <class T>
typename MeshMatrix<T>::Layout MeshMatrix<T>::lay_out(const femforge_kernel& kernel, const Mesh& mesh,
                                                      const Restriction& rows, const Restriction& columns,
                                                      bool square, const ConstrainedDofs& constrained) {
  const KernelTraits traits = traits_of(kernel);
  check_scalar<T>(kernel, traits);
  check_all(kernel, traits, mesh, rows, columns);
  Colouring colouring = colours_for(kernel, traits, rows, columns);
  const auto pattern_of = [&](const Restriction& test, const Restriction& trial) {
    if (square) return MatrixPattern(traits.target, test, constrained.rows, options_of(traits));
    return MatrixPattern(traits.target, test, trial, constrained, options_of(traits));
  };
  std::vector<std::int64_t> order =
      traits.scatter == Scatter::colour ? std::move(colouring.cells) : order_in_blocks(kernel, traits, mesh);
  if (order.empty()) return {{}, std::move(colouring.colour_begin), pattern_of(rows, columns)};
  const Restriction test = rows.permuted(order);
  MatrixPattern pattern = square ? pattern_of(test, test) : pattern_of(test, columns.permuted(order));
  return {std::move(order), std::move(colouring.colour_begin), std::move(pattern)};
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
      order_(std::move(layout.order)),
      colour_begin_(std::move(layout.colour_begin)),
      pattern_(std::move(layout.pattern)),
      values_(pattern_.target(), static_cast<std::size_t>(pattern_.num_entries())),
      ones_(pattern_.target(), std::vector<T>(pattern_.constrained_diagonal().size(), T(1))),
      data_(std::make_unique<Data>(kernel)) {
  values_.fill(T(0));
  arguments_.num_cells = pattern_.num_cells();
  arguments_.matrix_values = values_.data();
  const KernelTraits traits = traits_of(kernel);
  add_nonzeros(kernel, traits, pattern_, data_->arrays, arguments_);
  arguments_.num_colours = static_cast<std::int64_t>(colour_begin_.size()) - 1;
  arguments_.colour_begin = colour_begin_.data();
  if (traits.input == GeometryInput::ufcx) {
    arguments_.coordinates =
        data_->arrays.keep(rows_in_order(ufcx_coordinates<T>(mesh, traits.dof_order), order_));
  } else {
    arguments_.coordinates = data_->arrays.keep(point_coordinates<T>(mesh));
    arguments_.cells = data_->arrays.keep(rows_in_order(connectivity(mesh, traits.dof_order), order_));
  }
}

template <class T>
MeshMatrix<T>::~MeshMatrix() = default;
template <class T>
MeshMatrix<T>::MeshMatrix(MeshMatrix&&) noexcept = default;
template <class T>
MeshMatrix<T>& MeshMatrix<T>::operator=(MeshMatrix&&) noexcept = default;

template <class T>
int MeshMatrix<T>::coefficient(const std::string& name) const {
  return data_->fields.coefficients.number(name);
}
template <class T>
int MeshMatrix<T>::constant(const std::string& name) const {
  return data_->fields.constants.number(name);
}
template <class T>
void MeshMatrix<T>::set_coefficient(int number, const std::vector<T>& values) {
  data_->fields.coefficients.set(number, values, pattern_.num_cells(), order_);
}
template <class T>
void MeshMatrix<T>::set_constant(int number, const std::vector<T>& values) {
  data_->fields.constants.set(number, values, 1, {});
}

template <class T>
void MeshMatrix<T>::add(const Stream& stream) {
  femforge_arguments arguments = arguments_;
  arguments.coefficients = data_->fields.coefficients.all(pattern_.num_cells());
  arguments.constants = data_->fields.constants.all(1);
  require(stream.target() == target(), kernel_->name, "the stream belongs to another target");
  launch(*kernel_, arguments, stream);
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
  return total + data_->arrays.bytes() + data_->fields.bytes();
}

template class MeshMatrix<float>;
template class MeshMatrix<double>;

}  // namespace femforge
