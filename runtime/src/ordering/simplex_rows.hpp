// Simplices by rows of points.
#ifndef FEMFORGE_SRC_ORDERING_SIMPLEX_ROWS_HPP
#define FEMFORGE_SRC_ORDERING_SIMPLEX_ROWS_HPP

#include <cstdint>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Order of simplices for meshes that repeat themselves along x, as a box of cubes does that is cut into
/// simplices, however it is deformed. Each point with those cells of which it is the first node: points by
/// rows along edges; rows that are neighbours all along in boxes whose cells make a block of `block_cells`,
/// the others by recursive bisection. In a row the same cells follow one another, shifted by one point.
/// @param mesh with aligned cells (see align_cells).
/// @returns [place] -> cell; empty if the mesh does not repeat itself.
std::vector<std::int64_t> order_simplices_in_rows(const Mesh& mesh, std::int64_t block_cells);

}  // namespace femforge

#endif
