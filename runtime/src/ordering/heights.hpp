// Lengths in units of a mesh's cells, and an order of points that translations keep.
#ifndef FEMFORGE_SRC_ORDERING_HEIGHTS_HPP
#define FEMFORGE_SRC_ORDERING_HEIGHTS_HPP

#include <array>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Mean extent of the cells in each direction, from at most about 10^5 of them; 1 where there is none.
std::array<double, 3> mean_extent(const Mesh& mesh);

/// How far each point is along one oblique direction, in mean extents of cells. Wherever the mesh looks the
/// same, the points of a cell come in the same order of heights. [point]
std::vector<float> point_heights(const Mesh& mesh);

}  // namespace femforge

#endif
