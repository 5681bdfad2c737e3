#include <type_traits>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/mesh/affine.hpp>
#include <femforge/scatter/scatter.hpp>
#include <femforge/sparse/assembly.hpp>
#include "device/vector_backend.hpp"
#include "kernels/kernel_fields.hpp"

namespace femforge {
namespace {

bool is(const char* text, const char* word) {
  return std::string(text) == word;
}

void check_space(const femforge_kernel& kernel, const Restriction& space, int dofs, const char* what) {
  const int found = space.nodes_per_cell() * space.components();
  if (found != dofs)
    throw Error(kernel.name, "its element matrices have " + std::to_string(dofs) + " " + what +
                                 "; the restriction has " + std::to_string(found) + " dofs a cell");
}

void check_kernel(const femforge_kernel& kernel, const char* scalar) {
  if (!is(kernel.kernel, "assemble"))
    throw Error(kernel.name, "it does not add to sparse matrices", "generate assemble");
  if (!is(kernel.scalar, scalar))
    throw Error(kernel.name, "its scalar type is " + std::string(kernel.scalar) + ", not " + scalar);
  if (kernel.entries_per_cell != kernel.rows * kernel.columns)
    throw Error(kernel.name, "its element matrices are packed", "generate it with output = full");
  if (is(kernel.input, "geometry"))
    throw Error(kernel.name, "it takes stored geometry",
                "generate it with input = vertices, or call the kernel itself");
}

void check_mesh_fits(const femforge_kernel& kernel, const Mesh& mesh) {
  if (mesh.cell != cell_from_string(kernel.cell) || mesh.num_nodes() != kernel.coordinate_nodes)
    throw Error(kernel.name, std::string("it is for cells of type ") + kernel.cell + " with " +
                                 std::to_string(kernel.coordinate_nodes) + " points; the mesh has others");
  if (!is(kernel.input, "affine")) return;
  if (const auto cell = first_cell_not_affine(mesh))
    throw Error(kernel.name,
                "it takes one Jacobian a cell, and cell " + std::to_string(*cell) + " needs more",
                "generate it with input = vertices");
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

Colouring colours_for(const femforge_kernel& kernel, const Restriction& rows, const Restriction& columns) {
  if (!is(kernel.scatter, "colour")) return {};
  if (target_of(kernel) != Target::cpu) {
    check_nodes_differ(kernel, rows);
    check_nodes_differ(kernel, columns);
  }
  return colour_cells(rows);
}

void check_all(const femforge_kernel& kernel, const char* scalar, const Mesh& mesh, const Restriction& rows,
               const Restriction& columns) {
  check_kernel(kernel, scalar);
  check_mesh_fits(kernel, mesh);
  check_space(kernel, rows, kernel.rows, "rows");
  check_space(kernel, columns, kernel.columns, "columns");
  if (rows.num_cells() != mesh.num_cells() || columns.num_cells() != mesh.num_cells())
    throw Error(kernel.name, "the restriction has another number of cells than the mesh");
}

PatternOptions options_of(const femforge_kernel& kernel) {
  PatternOptions options;
  options.nonzeros = is(kernel.index_type, "int64") ? IndexBits::wide : IndexBits::narrow;
  options.components =
      is(kernel.component_order, "planar") ? ComponentOrder::planar : ComponentOrder::interleaved;
  return options;
}

template <class T>
constexpr const char* scalar_name = std::is_same_v<T, float> ? "float32" : "float64";

template <class T, class Index>
CsrView<T, Index> csr_view(const MatrixPattern& pattern, const Index* columns, const T* values) {
  return {pattern.num_rows(), pattern.num_entries(), pattern.row_begin().data(), columns, values};
}

void check_square(const MatrixPattern& pattern, const char* place) {
  require(pattern.num_rows() == pattern.num_columns(), place, "the matrix is not square");
}

}  // namespace

template <class T>
MatrixOperator<T>::MatrixOperator(const MatrixPattern& pattern, const T* values)
    : target_(pattern.target()),
      size_(pattern.num_rows()),
      num_entries_(pattern.num_entries()),
      row_begin_(pattern.row_begin().data()),
      values_(values) {
  check_square(pattern, "MatrixOperator");
  std::visit([&](const auto& columns) { columns_ = columns.data(); }, pattern.columns());
}

template <class T>
void MatrixOperator<T>::apply(const T* x, T* y, const Stream& stream) const {
  require(stream.target() == target_, "MatrixOperator::apply", "the stream belongs to another target");
  const VectorBackend<T>& backend = vector_backend<T>(target_);
  std::visit(
      [&](const auto* columns) {
        using Index = std::remove_const_t<std::remove_pointer_t<decltype(columns)>>;
        const CsrView<T, Index> view{size_, num_entries_, row_begin_, columns, values_};
        backend.csr_multiply(view, x, y, stream.native());
      },
      columns_);
}

template <class T>
typename MeshMatrix<T>::Layout MeshMatrix<T>::lay_out(const femforge_kernel& kernel, const Mesh& mesh,
                                                      const Restriction& rows, const Restriction& columns,
                                                      bool square, const ConstrainedDofs& constrained) {
  check_all(kernel, scalar_name<T>, mesh, rows, columns);
  Colouring colouring = colours_for(kernel, rows, columns);
  const auto pattern_of = [&](const Restriction& test, const Restriction& trial) {
    const Target target = target_of(kernel);
    if (square) return MatrixPattern(target, test, constrained.rows, options_of(kernel));
    return MatrixPattern(target, test, trial, constrained, options_of(kernel));
  };
  if (colouring.cells.empty()) return {{}, std::move(colouring.colour_begin), pattern_of(rows, columns)};
  const Restriction test = rows.permuted(colouring.cells);
  MatrixPattern pattern =
      square ? pattern_of(test, test) : pattern_of(test, columns.permuted(colouring.cells));
  return {std::move(colouring.cells), std::move(colouring.colour_begin), std::move(pattern)};
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
      fields_(std::make_unique<KernelFields>(kernel)) {
  values_.fill(T(0));
  arguments_.num_cells = pattern_.num_cells();
  arguments_.matrix_values = values_.data();
  std::visit([&](const auto& nonzeros) { arguments_.nonzeros = nonzeros.data(); }, pattern_.nonzeros());
  arguments_.num_colours = static_cast<std::int64_t>(colour_begin_.size()) - 1;
  arguments_.colour_begin = colour_begin_.data();
  const DofOrder dofs = dof_order_from_string(kernel.dof_order);
  if (is(kernel.input, "ufcx")) {
    arguments_.coordinates = keep(rows_in_order(ufcx_coordinates<T>(mesh, dofs), order_));
  } else {
    arguments_.coordinates = keep(point_coordinates<T>(mesh));
    arguments_.cells = keep(rows_in_order(connectivity(mesh, dofs), order_));
  }
}

template <class T>
MeshMatrix<T>::~MeshMatrix() = default;
template <class T>
MeshMatrix<T>::MeshMatrix(MeshMatrix&&) noexcept = default;
template <class T>
MeshMatrix<T>& MeshMatrix<T>::operator=(MeshMatrix&&) noexcept = default;

template <class T>
template <class U>
const U* MeshMatrix<T>::keep(const std::vector<U>& values) {
  arrays_.push_back(upload(target(), values));
  return static_cast<const U*>(arrays_.back().data());
}

template <class T>
int MeshMatrix<T>::coefficient(const std::string& name) const {
  return fields_->coefficients.number(name);
}
template <class T>
int MeshMatrix<T>::constant(const std::string& name) const {
  return fields_->constants.number(name);
}
template <class T>
void MeshMatrix<T>::set_coefficient(int number, const std::vector<T>& values) {
  fields_->coefficients.set(number, values, pattern_.num_cells(), order_);
}
template <class T>
void MeshMatrix<T>::set_constant(int number, const std::vector<T>& values) {
  fields_->constants.set(number, values, 1, {});
}

template <class T>
void MeshMatrix<T>::assemble(const Stream& stream) {
  femforge_arguments arguments = arguments_;
  arguments.coefficients = fields_->coefficients.all();
  arguments.constants = fields_->constants.all();
  require(stream.target() == target(), kernel_->name, "the stream belongs to another target");
  set_zero(pattern_.num_entries(), values_.data(), stream);
  launch(*kernel_, arguments, stream);
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
  std::size_t total = pattern_.bytes() + (values_.size() + ones_.size()) * sizeof(T);
  for (const DeviceMemory& memory : arrays_) total += memory.bytes();
  return total + fields_->coefficients.bytes() + fields_->constants.bytes();
}

template class MatrixOperator<float>;
template class MatrixOperator<double>;
template class MeshMatrix<float>;
template class MeshMatrix<double>;

}  // namespace femforge
