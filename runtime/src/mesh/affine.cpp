#include <femforge/mesh/affine.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

// The vertices at the ends of the edges from vertex 0 along each reference direction.
std::array<std::size_t, 3> axis_vertices(CellType cell) {
  std::array<std::size_t, 3> result{};
  for (int v = 1; v < num_vertices(cell); ++v) {
    const std::array<int, 3>& x = vertex_position(cell, v);
    if (x[0] + x[1] + x[2] != 1) continue;
    result[x[0] == 1 ? 0U : x[1] == 1 ? 1U : 2U] = index(v);
  }
  return result;
}

// A reference cell's nodes, as the affine map needs them.
struct ReferenceNodes {
  std::vector<std::array<double, 3>> positions;
  std::array<std::size_t, 3> axes;
};

bool is_cell_affine(const Mesh& mesh, std::int64_t cell, const ReferenceNodes& reference, double tolerance) {
  const auto dim = index(mesh.dimension());
  const std::size_t nodes = reference.positions.size();
  const auto x = [&](std::size_t node, std::size_t a) {
    return mesh.points[index(mesh.cells[index(cell) * nodes + node]) * dim + a];
  };
  double longest = 0;
  for (std::size_t mu = 0; mu < dim; ++mu) {
    double square = 0;
    for (std::size_t a = 0; a < dim; ++a) square += std::pow(x(reference.axes[mu], a) - x(0, a), 2);
    longest = std::max(longest, square);
  }
  for (std::size_t node = 1; node < nodes; ++node) {
    // The ends of the edges are where they are, rounding aside.
    if (std::find(reference.axes.begin(), reference.axes.end(), node) != reference.axes.end()) continue;
    double square = 0;
    for (std::size_t a = 0; a < dim; ++a) {
      double affine = x(0, a);
      for (std::size_t mu = 0; mu < dim; ++mu)
        affine += reference.positions[node][mu] * (x(reference.axes[mu], a) - x(0, a));
      square += std::pow(x(node, a) - affine, 2);
    }
    if (square > tolerance * tolerance * longest) return false;
  }
  return true;
}

ReferenceNodes reference_nodes(const Mesh& mesh) {
  ReferenceNodes reference{{}, axis_vertices(mesh.cell)};
  for (const LatticeNode& node : lattice_nodes(mesh.cell, mesh.degree)) {
    std::array<double, 3> position{};
    for (std::size_t a = 0; a < 3; ++a) position[a] = static_cast<double>(node.on_cell[a]) / mesh.degree;
    reference.positions.push_back(position);
  }
  return reference;
}

}  // namespace

std::vector<std::uint8_t> affine_cells(const Mesh& mesh, double tolerance) {
  require(tolerance >= 0, "affine_cells", "the tolerance must be at least 0");
  const ReferenceNodes reference = reference_nodes(mesh);
  const std::int64_t cells = mesh.num_cells();
  std::vector<std::uint8_t> affine(index(cells));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell)
    affine[index(cell)] = is_cell_affine(mesh, cell, reference, tolerance) ? 1 : 0;
  return affine;
}

std::optional<std::int64_t> first_cell_not_affine(const Mesh& mesh, double tolerance) {
  require(tolerance >= 0, "first_cell_not_affine", "the tolerance must be at least 0");
  const ReferenceNodes reference = reference_nodes(mesh);
  constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
  const std::int64_t cells = mesh.num_cells();
  std::int64_t first = none;
#pragma omp parallel for schedule(static) reduction(min : first)
  for (std::int64_t cell = 0; cell < cells; ++cell)
    if (cell < first && !is_cell_affine(mesh, cell, reference, tolerance)) first = cell;
  if (first == none) return std::nullopt;
  return first;
}

bool is_affine(const Mesh& mesh, double tolerance) {
  return !first_cell_not_affine(mesh, tolerance).has_value();
}

bool is_parallelepiped(const Mesh& mesh, double tolerance) {
  const bool is_box = mesh.cell == CellType::quadrilateral || mesh.cell == CellType::hexahedron;
  require(is_box && mesh.degree == 1, "is_parallelepiped",
          "only quadrilaterals and hexahedra of degree 1 can be parallelepipeds",
          "use is_affine for other cells");
  return is_affine(mesh, tolerance);
}

}  // namespace femforge
