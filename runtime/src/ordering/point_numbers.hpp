// Numbers of points that follow the order of the cells.
#ifndef FEMFORGE_SRC_ORDERING_POINT_NUMBERS_HPP
#define FEMFORGE_SRC_ORDERING_POINT_NUMBERS_HPP

#include <cstdint>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Numbers points block by block of so many cells, those that the same blocks share one after another: a
/// block then finds its own points side by side, and those of other blocks in few places. Points of no cell
/// come last.
/// @returns [new point] -> old point
std::vector<std::int32_t> number_points_in_groups(Mesh& mesh, std::int64_t block_cells);
/// The same after those points that are the first node of a cell, which come in the order of the cells.
std::vector<std::int32_t> number_points_of_rows(Mesh& mesh, std::int64_t block_cells);

}  // namespace femforge

#endif
