// Assembly into sparse matrices on a target: the pattern and the table of nonzeros, made there from
// restrictions; and generated assemble kernels, bound to a mesh.
#ifndef FEMFORGE_SPARSE_ASSEMBLY_HPP
#define FEMFORGE_SPARSE_ASSEMBLY_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>
#include <femforge/sparse/linear_operator.hpp>
#include <femforge/sparse/sparse.hpp>

namespace femforge {

/// Indices in a target's memory, in 32 or in 64 bits.
using DeviceIndices = std::variant<DeviceArray<std::int32_t>, DeviceArray<std::int64_t>>;

/// Bits that are asked for.
enum class IndexBits {
  fitting,  ///< 32 where that suffices, else 64
  narrow,   ///< 32
  wide      ///< 64
};

struct PatternOptions {
  IndexBits columns = IndexBits::fitting;
  IndexBits nonzeros = IndexBits::fitting;
  /// Of a blocked element's dofs in the rows and columns of an element matrix.
  ComponentOrder components = ComponentOrder::interleaved;
};

/// Dofs, by their entries of the L-vectors, that cells add nothing to.
struct ConstrainedDofs {
  std::vector<std::int64_t> rows;
  std::vector<std::int64_t> columns;
};

/// Which entries a matrix has that is assembled cell by cell, by rows, and where each entry of each element
/// matrix goes. Made and kept on a target; the same bits in every run.
///
/// A dof's row has the dofs of all cells that it belongs to, and is empty where there is none. Constraints
/// do not change that: entries of constrained rows and columns stay, and no nonzero names them.
class MatrixPattern {
 public:
  /// Of a square matrix.
  /// @param constrained dofs that cells add nothing to, neither to their rows nor to their columns. Their
  /// diagonal entries are in the pattern, even where no cell has the dof.
  /// @throws Error if a constrained dof is no entry of the L-vector, an index does not fit in the bits that
  /// are asked for, or the target has no device or too little memory.
  MatrixPattern(Target target, const Restriction& space, const std::vector<std::int64_t>& constrained = {},
                const PatternOptions& options = {});
  /// Of a matrix with rows of the test and columns of the trial function's space.
  /// @throws Error as above, and if the restrictions have different numbers of cells.
  MatrixPattern(Target target, const Restriction& rows, const Restriction& columns,
                const ConstrainedDofs& constrained = {}, const PatternOptions& options = {});

  Target target() const noexcept { return row_begin_.target(); }
  std::int64_t num_rows() const noexcept { return static_cast<std::int64_t>(row_begin_.size()) - 1; }
  std::int64_t num_columns() const noexcept { return num_columns_; }
  /// Entries that are stored.
  std::int64_t num_entries() const;
  std::int64_t num_cells() const noexcept { return num_cells_; }
  /// Rows and columns of an element matrix.
  int rows_per_cell() const noexcept { return rows_per_cell_; }
  int columns_per_cell() const noexcept { return columns_per_cell_; }

  /// [row], and the end of the last.
  const DeviceArray<std::int64_t>& row_begin() const noexcept { return row_begin_; }
  /// A copy in 32 bits, as cuSPARSE, hipSPARSE and PETSc's default indices take it. @throws Error if there
  /// are more entries than that.
  DeviceArray<std::int32_t> row_begin_int32() const;
  /// [entry], ascending within a row.
  const DeviceIndices& columns() const noexcept { return columns_; }
  /// [cell][row of the element matrix][column] -> entry, or -1 in constrained rows and columns. Cells are in
  /// the restrictions' order.
  const DeviceIndices& nonzeros() const noexcept { return nonzeros_; }
  /// Entries on the diagonal of the constrained dofs of a square matrix, ascending; none otherwise.
  const DeviceArray<std::int64_t>& constrained_diagonal() const noexcept { return constrained_diagonal_; }

  /// Queues the row and the column of each entry of each element matrix, [cell][row][column], as PETSc's
  /// MatSetPreallocationCOO takes them; -1 where the nonzero is.
  /// @param rows,columns on the target, one index for each nonzero.
  /// @throws Error if the stream is another target's, a pointer is null, or an index does not fit.
  void write_coordinates(std::int32_t* rows, std::int32_t* columns, const Stream& stream) const;
  void write_coordinates(std::int64_t* rows, std::int64_t* columns, const Stream& stream) const;

  /// The pattern on the host, with values of 0.
  CsrMatrix to_host() const;
  /// Of all its arrays.
  std::size_t bytes() const noexcept;

 private:
  MatrixPattern(Target target, const Restriction& rows, const Restriction& columns, bool square,
                const ConstrainedDofs& constrained, const PatternOptions& options);
  template <class Index>
  void build(const Restriction& rows, const Restriction& columns, bool square,
             const ConstrainedDofs& constrained, const PatternOptions& options);
  template <class Index>
  void coordinates(Index* rows, Index* columns, const Stream& stream) const;

  DeviceArray<std::int64_t> row_begin_;
  DeviceIndices columns_;
  DeviceIndices nonzeros_;
  DeviceArray<std::int64_t> constrained_diagonal_;
  std::int64_t num_columns_ = 0;
  std::int64_t num_cells_ = 0;
  int rows_per_cell_ = 0;
  int columns_per_cell_ = 0;
};

/// A square sparse matrix that somebody else keeps, as an operator. It holds pointers only.
template <class T>
class MatrixOperator final : public LinearOperator<T> {
 public:
  /// @param values [entry of the pattern], on its target. Pattern and values must outlive the operator.
  /// @throws Error if the matrix is not square.
  MatrixOperator(const MatrixPattern& pattern, const T* values);
  std::int64_t size() const override { return size_; }
  Target target() const override { return target_; }
  /// @throws Error if the stream is another target's.
  void apply(const T* x, T* y, const Stream& stream) const override;

 private:
  Target target_;
  std::int64_t size_;
  std::int64_t num_entries_;
  const std::int64_t* row_begin_;
  std::variant<const std::int32_t*, const std::int64_t*> columns_;
  const T* values_;
};

/// The coefficients and constants of a kernel, on its target.
class KernelFields;

/// An assemble kernel with its matrix and everything that it needs, on the kernel's target. T is its scalar
/// type. Data of cells is taken in the mesh's own order, whatever order the kernel wants.
template <class T>
class MeshMatrix {
 public:
  /// Of a form whose test and trial function are of one space.
  /// @param space restriction of that space on the mesh; its L-vector numbers rows and columns.
  /// @param constrained dofs whose rows and columns are those of the identity.
  /// @throws Error if the kernel, the mesh and the restriction do not fit together: another kind of kernel,
  /// cell, scalar or number of dofs; packed element matrices; stored geometry as input; cells that are no
  /// parallelepipeds though it takes them to be; a matrix too large for 32-bit nonzeros; for colours on a
  /// GPU, a cell that has a node twice. As MatrixPattern, too.
  MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& space,
             const std::vector<std::int64_t>& constrained = {});
  /// Of a form with two spaces. Entries of constrained rows and columns are 0. @throws Error as above.
  MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
             const Restriction& columns, const ConstrainedDofs& constrained = {});
  ~MeshMatrix();
  MeshMatrix(MeshMatrix&&) noexcept;
  MeshMatrix& operator=(MeshMatrix&&) noexcept;

  const femforge_kernel& kernel() const noexcept { return *kernel_; }
  Target target() const noexcept { return values_.target(); }
  /// The nonzeros are in the kernel's order of cells: that of the mesh, unless it scatters by colours.
  const MatrixPattern& pattern() const noexcept { return pattern_; }
  /// Number of the coefficient or constant of that name. @throws Error, naming those there are.
  int coefficient(const std::string& name) const;
  int constant(const std::string& name) const;
  /// @param values [cell of the mesh][entry] @throws Error if the size or the number is wrong.
  void set_coefficient(int number, const std::vector<T>& values);
  /// @throws Error if the size or the number is wrong.
  void set_constant(int number, const std::vector<T>& values);

  /// Queues the assembly; what the matrix held before is lost. It neither waits nor allocates.
  /// @throws Error if a coefficient or constant has not been set, or a launch fails.
  void assemble(const Stream& stream);
  /// The matrix by rows, on the target; valid as long as this object. Values are [entry], 0 before the first
  /// assembly.
  T* values() noexcept { return values_.data(); }
  const T* values() const noexcept { return values_.data(); }
  const std::int64_t* row_begin() const noexcept { return pattern_.row_begin().data(); }
  const DeviceIndices& columns() const noexcept { return pattern_.columns(); }
  /// The matrix as solvers take it. It sees later assemblies, and must not outlive this object.
  /// @throws Error if the matrix is not square.
  MatrixOperator<T> as_operator() const { return {pattern_, values_.data()}; }
  /// The diagonal; 0 where it is not stored. Wait for the assembly first. @throws Error if the matrix is not
  /// square.
  DeviceArray<T> diagonal() const;
  /// Wait for the assembly first.
  CsrMatrix to_host() const;
  /// Of all its arrays.
  std::size_t bytes() const noexcept;

 private:
  struct Layout {
    std::vector<std::int64_t> order;
    std::vector<std::int64_t> colour_begin;
    MatrixPattern pattern;
  };
  static Layout lay_out(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
                        const Restriction& columns, bool square, const ConstrainedDofs& constrained);
  MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, Layout layout);
  template <class U>
  const U* keep(const std::vector<U>& values);

  const femforge_kernel* kernel_;
  std::vector<std::int64_t> order_;  // [place] -> cell of the mesh; empty if cells stay in their order
  std::vector<std::int64_t> colour_begin_;
  MatrixPattern pattern_;
  DeviceArray<T> values_;
  DeviceArray<T> ones_;  // [constrained dof]
  std::vector<DeviceMemory> arrays_;
  std::unique_ptr<KernelFields> fields_;
  femforge_arguments arguments_{};
};

}  // namespace femforge

#endif
