// Basis functions of scalar elements whose dofs are values at points.
#ifndef FEMFORGE_SRC_SPACE_NODAL_BASIS_HPP
#define FEMFORGE_SRC_SPACE_NODAL_BASIS_HPP

#include <array>
#include <memory>
#include <string>
#include <vector>

#include <femforge/space/element.hpp>

namespace femforge {

/// Whether the dofs of an element are values at points, and its space all polynomials of a degree.
bool is_nodal(const ScalarElement& element);

/// The basis in orthogonal polynomials: products of Legendre polynomials on lines and cubes, Dubiner's on
/// simplices.
class NodalBasis {
 public:
  /// @param element for which is_nodal() holds.
  NodalBasis(const ScalarElement& element, CellType cell);
  /// Values of all basis functions at a reference point. [dof in Basix's order]
  std::vector<double> values(const std::array<double, 3>& point) const;

 private:
  std::vector<double> polynomials(const std::array<double, 3>& point) const;

  CellType cell_;
  int degree_;
  std::vector<std::vector<double>> coefficients_;  // [dof][polynomial]
};

// The basis of an element, made once: a matrix as large as it has dofs is inverted for it.
std::shared_ptr<const NodalBasis> nodal_basis_of(const ScalarElement& element, CellType cell);

}  // namespace femforge

#endif
