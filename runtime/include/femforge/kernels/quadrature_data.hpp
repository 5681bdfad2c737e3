// Where coefficients that are given at quadrature points have their values.
#ifndef FEMFORGE_KERNELS_QUADRATURE_DATA_HPP
#define FEMFORGE_KERNELS_QUADRATURE_DATA_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/ordering/ordering.hpp>

namespace femforge {

/// The places at which a kernel takes the values of a coefficient. [cell][point][dimension]; on facets
/// [facet][point][dimension], at interior ones [facet][side][point][dimension] with the same places for both
/// sides.
/// @param input of a kernel for the cells, or facets as they are seen, of that mesh.
/// @throws Error if the coefficient is not given at quadrature points.
std::vector<double> quadrature_points(const femforge_input& input, const Mesh& mesh);

/// Where the data of each point was before a mesh was reordered: cells have moved, and those that align_cells
/// has turned have their points in another order.
/// @param before,after the same mesh of cells before and after what `reordering` tells.
/// @returns [cell][point] -> cell * input.num_points + point, before
/// @throws Error as quadrature_points, or if the points of a cell are not those that it had, or of facets.
std::vector<std::int64_t> moved_points(const femforge_input& input, const Mesh& before, const Mesh& after,
                                       const Reordering& reordering);

}  // namespace femforge

#endif
