#include <femforge/kernels/quadrature_data.hpp>

#include <algorithm>
#include <array>
#include <string>

#include <femforge/mesh/facets.hpp>

namespace femforge {
namespace {

std::vector<ShapeFunctions> shapes_at_points(const femforge_input& input, const Mesh& mesh) {
  if (input.num_points == 0)
    throw Error(input.name, "it is not given at quadrature points",
                std::string("it has the degrees of freedom of ") + input.element);
  const auto dimension = static_cast<std::size_t>(mesh.dimension());
  std::vector<ShapeFunctions> shapes;
  for (std::size_t q = 0; q < static_cast<std::size_t>(input.num_points); ++q) {
    std::array<double, 3> point{};
    for (std::size_t d = 0; d < dimension; ++d) point[d] = input.points[q * dimension + d];
    shapes.push_back(shape_functions(mesh.cell, mesh.degree, point));
  }
  return shapes;
}

using Points = std::vector<std::array<double, 3>>;

Points points_of_cell(const Mesh& mesh, std::int64_t cell, const std::vector<ShapeFunctions>& shapes) {
  Points points;
  points.reserve(shapes.size());
  for (const ShapeFunctions& shape : shapes) points.push_back(map_at(mesh, cell, shape).point);
  return points;
}

double distance_squared(const std::array<double, 3>& a, const std::array<double, 3>& b) {
  double sum = 0;
  for (std::size_t d = 0; d < 3; ++d) sum += (a[d] - b[d]) * (a[d] - b[d]);
  return sum;
}

// Number of the point that is there, or that of the list's end.
std::size_t find_point(const Points& points, const std::array<double, 3>& wanted, double tolerance) {
  for (std::size_t k = 0; k < points.size(); ++k)
    if (distance_squared(points[k], wanted) <= tolerance) return k;
  return points.size();
}

// Rounding of coordinates far from the origin, and far less than what is between two points.
double rounding(const Points& points) {
  double largest = 0;
  for (const std::array<double, 3>& point : points) largest = std::max(largest, distance_squared(point, {}));
  return 1e-24 * largest;
}

}  // namespace

std::vector<double> quadrature_points(const femforge_input& input, const Mesh& given) {
  const Mesh mesh = sides_of(given);  // points of facets are points of the cells as they are seen
  const std::vector<ShapeFunctions> shapes = shapes_at_points(input, mesh);
  const auto dimension = static_cast<std::size_t>(mesh.dimension());
  const std::int64_t cells = mesh.num_cells();
  std::vector<double> result(static_cast<std::size_t>(cells) * shapes.size() * dimension);
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    std::size_t next = static_cast<std::size_t>(cell) * shapes.size() * dimension;
    for (const ShapeFunctions& shape : shapes) {
      const CellMap map = map_at(mesh, cell, shape);
      for (std::size_t d = 0; d < dimension; ++d) result[next++] = map.point[d];
    }
  }
  return result;
}

std::vector<std::int64_t> moved_points(const femforge_input& input, const Mesh& before, const Mesh& after,
                                       const Reordering& reordering) {
  const std::vector<ShapeFunctions> shapes = shapes_at_points(input, before);
  require(before.entity == Entity::cell && after.entity == Entity::cell, "moved_points",
          "facets are listed anew when their mesh is reordered", "give data where quadrature_points says");
  require(before.num_cells() == after.num_cells(), "moved_points", "the meshes have different cells");
  check_order(reordering.cells, after.num_cells(), "moved_points");
  std::vector<std::int64_t> result;
  result.reserve(static_cast<std::size_t>(after.num_cells()) * shapes.size());
  for (std::int64_t cell = 0; cell < after.num_cells(); ++cell) {
    const std::int64_t old = reordering.cells[static_cast<std::size_t>(cell)];
    const Points points = points_of_cell(before, old, shapes);
    const double tolerance = rounding(points);
    for (const std::array<double, 3>& point : points_of_cell(after, cell, shapes)) {
      const std::size_t place = find_point(points, point, tolerance);
      if (place == points.size())
        throw Error("moved_points",
                    "cell " + std::to_string(cell) + " is not where cell " + std::to_string(old) + " was");
      result.push_back(old * input.num_points + static_cast<std::int64_t>(place));
    }
  }
  return result;
}

}  // namespace femforge
