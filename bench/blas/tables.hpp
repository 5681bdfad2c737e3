// Actions of forms on tetrahedra as two matrices and numbers of cells between: y_e = B^T (D_e (B x_e)).
//
// Samples are moments: of gradients, or values, with orthonormal polynomials on the reference cell. There are
// fewer of them than quadrature points, and D_e is the same at all of them, as cells are affine.
#ifndef FEMFORGE_BENCH_BLAS_TABLES_HPP
#define FEMFORGE_BENCH_BLAS_TABLES_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace bench {

enum class Action {
  laplace,  ///< 3 x modes of degree p - 1; six numbers of a cell
  mass      ///< modes of degree p; one number of a cell
};
const char* to_string(Action action);

/// B, and what stands between it and its transpose.
struct Table {
  Action action;
  int order;  ///< p
  int dofs;
  int directions;  ///< 3 or 1
  int modes;
  int factors;                  ///< numbers of a cell
  std::vector<double> samples;  ///< [dof in Basix's order][direction][mode]

  int rows() const { return directions * modes; }
  /// Of one cell: both products, and D between.
  double flops_per_cell() const;
};
Table make_table(Action action, int order);

/// D of all cells: |det J| J^-1 J^-T as xx, xy, xz, yy, yz, zz, or |det J|. [cell][factor]
std::vector<double> factors_of(Action action, const femforge::Mesh& mesh);

/// The element vector of one cell by quadrature, point by point, without the table.
std::vector<double> plain_action(Action action, int order, const femforge::Mesh& mesh, std::int64_t cell,
                                 const std::vector<double>& x);

}  // namespace bench

#endif
