// Midpoints of cells on a grid of integers.
#ifndef FEMFORGE_SRC_ORDERING_MIDPOINTS_HPP
#define FEMFORGE_SRC_ORDERING_MIDPOINTS_HPP

#include <array>
#include <cstdint>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// A cell by its midpoint: that of the box around its vertices, which the simplices that a cube is divided
/// into have in common. On the grid, midpoints that differ by rounding alone are equal, so that a layer of a
/// structured mesh is one number.
struct Midpoint {
  std::array<std::uint32_t, 3> x;  ///< 0 beyond the mesh's dimension
  std::int64_t cell;
};

/// Midpoints of all cells on a grid of 2^bits intervals (bits is at most 31) for the largest extent of the
/// mesh. Lengths are in units of the cells' mean extent in each direction: what counts is how many cells are
/// side by side.
std::vector<Midpoint> midpoints(const Mesh& mesh, int bits);

/// The smallest box around some midpoints.
struct MidpointBox {
  std::array<std::uint32_t, 3> lower;
  std::array<std::uint32_t, 3> upper;
  double extent(std::size_t a) const { return static_cast<double>(upper[a] - lower[a]); }
};
MidpointBox bounding_box(std::vector<Midpoint>::const_iterator begin,
                         std::vector<Midpoint>::const_iterator end);

}  // namespace femforge

#endif
