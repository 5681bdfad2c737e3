#include "mesh/symmetry.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace femforge {
namespace {

using Position = std::array<int, 3>;

// An affine map of the reference cell, by the images of its origin and of its axes' unit vectors.
struct AffineMap {
  Position origin;
  std::array<Position, 3> axes;
};

int determinant(const std::array<Position, 3>& m) {
  return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
         m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
         m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
}

std::array<Position, 3> identity_axes() {
  return {Position{1, 0, 0}, Position{0, 1, 0}, Position{0, 0, 1}};
}

std::vector<AffineMap> simplex_maps(CellType cell) {
  std::vector<int> images(static_cast<std::size_t>(num_vertices(cell)));
  std::iota(images.begin(), images.end(), 0);
  std::vector<AffineMap> maps;
  do {
    AffineMap map{vertex_position(cell, images[0]), identity_axes()};
    for (std::size_t d = 0; d + 1 < images.size(); ++d)
      for (std::size_t a = 0; a < 3; ++a)
        map.axes[d][a] = vertex_position(cell, images[d + 1])[a] - map.origin[a];
    maps.push_back(map);
  } while (std::next_permutation(images.begin(), images.end()));
  return maps;
}

std::vector<AffineMap> cube_maps(CellType cell) {
  const auto dim = static_cast<std::size_t>(dimension(cell));
  std::vector<std::size_t> axes(dim);
  std::iota(axes.begin(), axes.end(), std::size_t{0});
  std::vector<AffineMap> maps;
  do {
    for (unsigned flips = 0; flips < 1U << dim; ++flips) {
      AffineMap map{{}, identity_axes()};
      for (std::size_t d = 0; d < dim; ++d) {
        const bool flipped = (flips >> d & 1U) != 0;
        map.axes[d] = {};
        map.axes[d][axes[d]] = flipped ? -1 : 1;
        map.origin[axes[d]] = flipped ? 1 : 0;
      }
      maps.push_back(map);
    }
  } while (std::next_permutation(axes.begin(), axes.end()));
  return maps;
}

}  // namespace

std::vector<Symmetry> symmetries(CellType cell, int degree) {
  const std::vector<LatticeNode> nodes = lattice_nodes(cell, degree);
  std::vector<Symmetry> result;
  for (const AffineMap& map : is_simplex(cell) ? simplex_maps(cell) : cube_maps(cell)) {
    Symmetry symmetry{determinant(map.axes) > 0, {}};
    for (const LatticeNode& node : nodes) {
      Position image{};
      for (std::size_t a = 0; a < 3; ++a) {
        image[a] = degree * map.origin[a];
        for (std::size_t d = 0; d < 3; ++d) image[a] += node.on_cell[d] * map.axes[d][a];
      }
      const auto found = std::find_if(nodes.begin(), nodes.end(),
                                      [&](const LatticeNode& other) { return other.on_cell == image; });
      symmetry.nodes.push_back(static_cast<int>(found - nodes.begin()));
    }
    result.push_back(std::move(symmetry));
  }
  return result;
}

}  // namespace femforge
