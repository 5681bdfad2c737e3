#include "ordering/heights.hpp"

#include <algorithm>

#include <femforge/index.hpp>

namespace femforge {
std::array<double, 3> mean_extent(const Mesh& mesh) {
  constexpr std::int64_t enough = 100000;
  const auto dim = index(mesh.dimension());
  const auto vertices = index(num_vertices(mesh.cell));
  const std::int64_t step = std::max(mesh.num_cells() / enough, std::int64_t{1});
  std::array<double, 3> sum{};
  std::int64_t count = 0;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); cell += step, ++count) {
    const std::int32_t* points = mesh.cells.data() + cell * mesh.num_nodes();
    for (std::size_t a = 0; a < dim; ++a) {
      double lower = mesh.points[index(points[0]) * dim + a];
      double upper = lower;
      for (std::size_t v = 1; v < vertices; ++v) {
        lower = std::min(lower, mesh.points[index(points[v]) * dim + a]);
        upper = std::max(upper, mesh.points[index(points[v]) * dim + a]);
      }
      sum[a] += upper - lower;
    }
  }
  std::array<double, 3> result{1, 1, 1};
  for (std::size_t a = 0; a < dim; ++a)
    if (sum[a] > 0) result[a] = sum[a] / static_cast<double>(count);
  return result;
}

std::vector<float> point_heights(const Mesh& mesh) {
  // Steps along the axes, and sums of them, differ as much as they can.
  constexpr std::array<double, 3> direction{0.55, 0.75, 1};
  const std::array<double, 3> unit = mean_extent(mesh);
  const auto dim = index(mesh.dimension());
  const std::int64_t count = mesh.num_points();
  std::vector<float> heights(index(count));
#pragma omp parallel for schedule(static)
  for (std::int64_t point = 0; point < count; ++point) {
    double height = 0;
    for (std::size_t a = 0; a < dim; ++a)
      height += direction[a] / unit[a] * mesh.points[index(point) * dim + a];
    heights[index(point)] = static_cast<float>(height);
  }
  return heights;
}

}  // namespace femforge
