// Patterns of sparse matrices on a target, and where each entry of each element matrix goes: both made there
// from restrictions.
#ifndef FEMFORGE_SPARSE_MATRIX_PATTERN_HPP
#define FEMFORGE_SPARSE_MATRIX_PATTERN_HPP

#include <cstdint>
#include <variant>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/space/restriction.hpp>
#include <femforge/sparse/sparse.hpp>
#include <femforge/sparse/used_entries.hpp>

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
  /// Entries of an element matrix that can be anything but zero; for others the matrix has no place, and no
  /// nonzeros are listed.
  UsedEntries used{};
};

/// Cells, or facets, of a matrix that others add to, too.
struct PatternPart {
  Restriction space;
  UsedEntries used{};
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
/// A dof's row has the dofs that the used entries of all its cells couple it to and, where there is one
/// space, its own; it is empty where no cell has the dof. Constraints do not change that: entries of
/// constrained rows and columns stay, and no nonzero names them.
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
  /// Of a square matrix that several kinds of cells add to. It lists no nonzeros: nonzeros_of does.
  /// @param parts restrictions to one L-vector. @param columns bits of columns.
  /// @throws Error as above, if there is no part, or they are not of one L-vector.
  MatrixPattern(Target target, const std::vector<PatternPart>& parts,
                const std::vector<std::int64_t>& constrained = {}, IndexBits columns = IndexBits::fitting);

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
  /// [cell][used entry of the element matrix, row by row] -> entry, or -1 in constrained rows and columns.
  /// Cells are in the restrictions' order.
  const DeviceIndices& nonzeros() const noexcept { return nonzeros_; }
  /// The same of other cells, or facets, all of whose used entries are in the pattern.
  /// @param rows,columns of the matrix; may be one object. @param options those of nonzeros.
  /// @throws Error if sizes do not fit, or as the constructor.
  DeviceIndices nonzeros_of(const Restriction& rows, const Restriction& columns,
                            const ConstrainedDofs& constrained = {},
                            const PatternOptions& options = {}) const;
  /// Entries on the diagonal of the constrained dofs of a square matrix, ascending; none otherwise.
  const DeviceArray<std::int64_t>& constrained_diagonal() const noexcept { return constrained_diagonal_; }

  /// Queues the row and the column of each nonzero that is listed, [cell][used entry], as PETSc's
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
  struct Cells;
  MatrixPattern(Target target, const Cells& cells, const ConstrainedDofs& constrained,
                const PatternOptions& options);
  template <class Index>
  void build(const Cells& cells, const ConstrainedDofs& constrained, const PatternOptions& options);
  template <class Index>
  DeviceIndices find_nonzeros(const Restriction& rows, const Restriction& columns,
                              const ConstrainedDofs& constrained, const PatternOptions& options) const;
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
  bool whole_nodes_ = true;  // rows and columns have all components of a node, or none
};

}  // namespace femforge

#endif
