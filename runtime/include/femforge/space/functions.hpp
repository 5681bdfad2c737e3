// Finite element functions: from formulas to dofs, and from dofs to values at points.
#ifndef FEMFORGE_SPACE_FUNCTIONS_HPP
#define FEMFORGE_SPACE_FUNCTIONS_HPP

#include <array>
#include <functional>
#include <vector>

#include <femforge/mesh/point_location.hpp>
#include <femforge/space/dofmap.hpp>

namespace femforge {

/// A function of the point, for one component (mixed parts counted on).
using PointFunction = std::function<double(const std::array<double, 3>& point, int component)>;

/// Values of a function at the points of all dofs. [dof]
/// @throws Error unless all dofs are values at points: P, Q, DP, DQ (also -gll), CR, and mixed elements of
/// them.
std::vector<double> interpolate(const Mesh& mesh, const DofMap& dofs, const PointFunction& function);

/// Values of a finite element function at points. Where cells have different ones, that of the first cell is
/// taken.
/// @param values [dof]
/// @returns [point][component]
/// @throws Error if there is not one value for each dof, a point is outside of the mesh, or for elements as
/// interpolate.
std::vector<double> evaluate(const Mesh& mesh, const DofMap& dofs, const std::vector<double>& values,
                             const std::vector<std::array<double, 3>>& points);
/// The same with a locator that is made once for many calls.
std::vector<double> evaluate(const PointLocator& locator, const DofMap& dofs,
                             const std::vector<double>& values,
                             const std::vector<std::array<double, 3>>& points);

}  // namespace femforge

#endif
