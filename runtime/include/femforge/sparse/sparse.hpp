// Assembly of element tensors on the host, and essential boundary conditions: small, deterministic for any
// number of threads, made for demonstrations and tests.
#ifndef FEMFORGE_SPARSE_SPARSE_HPP
#define FEMFORGE_SPARSE_SPARSE_HPP

#include <cstdint>
#include <vector>

#include <femforge/space/dofmap.hpp>

namespace femforge {

/// A sparse matrix by rows; columns ascend within a row.
struct CsrMatrix {
  std::int64_t num_rows = 0;
  std::int64_t num_columns = 0;
  std::vector<std::int64_t> row_begin;  ///< [row], and the end of the last
  std::vector<std::int64_t> columns;
  std::vector<double> values;

  /// y = A x
  std::vector<double> multiply(const std::vector<double>& x) const;
  std::vector<double> diagonal() const;
};

/// Sums element matrices into a matrix. Each entry adds its cells in ascending order.
/// @param rows,columns dof maps of the test and the trial function.
/// @param element_matrices [cell][row][column], float or double.
/// @throws Error if the sizes do not fit.
template <class T>
CsrMatrix assemble_matrix(const DofMap& rows, const DofMap& columns, const std::vector<T>& element_matrices);
/// Sums element vectors, [cell][row], into a vector.
template <class T>
std::vector<double> assemble_vector(const DofMap& rows, const std::vector<T>& element_vectors);
/// Full element matrices from packed upper triangles (row by row) of symmetric ones.
template <class T>
std::vector<T> unpack_symmetric(const std::vector<T>& packed, int size);

/// Makes the solution of A x = b take given values at some dofs, keeping A symmetric: rows and columns of
/// these dofs are cleared, their diagonal is 1, and b is adapted.
/// @param dofs in ascending order; values has one entry for each.
void constrain(CsrMatrix& matrix, std::vector<double>& right_hand_side, const std::vector<std::int64_t>& dofs,
               const std::vector<double>& values);

}  // namespace femforge

#endif
