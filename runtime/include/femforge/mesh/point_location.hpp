// In which cell of a mesh a point is, and where.
#ifndef FEMFORGE_MESH_POINT_LOCATION_HPP
#define FEMFORGE_MESH_POINT_LOCATION_HPP

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// A point of a mesh.
struct CellPoint {
  std::int64_t cell;
  std::array<double, 3> reference;  ///< its reference coordinates in the cell
};

/// Finds cells by a grid of about as many boxes as there are cells, each with a list of the cells that may
/// reach into it; in a cell, Newton's method inverts the map.
class PointLocator {
 public:
  /// Keeps a reference to the mesh, whose cells and points must stay as they are.
  explicit PointLocator(const Mesh& mesh);
  /// The cell that a point is in, the first one of several that share it; nothing if it is outside of all of
  /// them by more than 1e-10 of a cell's size.
  std::optional<CellPoint> find(const std::array<double, 3>& point) const;

 private:
  std::array<std::int64_t, 3> place_of(const std::array<double, 3>& point) const;

  const Mesh& mesh_;
  std::array<double, 3> lower_{};
  std::array<double, 3> width_{1, 1, 1};  // of a box
  std::array<std::int64_t, 3> boxes_{1, 1, 1};
  std::vector<std::int64_t> begin_;  // [box], and the end of the last
  std::vector<std::int64_t> cells_;  // ascending within a box
};

}  // namespace femforge

#endif
