// Turns cells so that their reference directions follow the coordinate axes.
#include <algorithm>
#include <array>
#include <utility>

#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>
#include "mesh/symmetry.hpp"
#include "ordering/heights.hpp"

namespace femforge {
namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

// [reference direction][axis]: how the coordinates of a cell's points grow in each reference direction, in
// units of the cell's extent along that axis.
Matrix growth(const Mesh& mesh, std::int64_t cell, const std::vector<LatticeNode>& nodes) {
  const auto dim = index(mesh.dimension());
  const std::int32_t* points = mesh.cells.data() + cell * mesh.num_nodes();
  Matrix result{};
  for (std::size_t a = 0; a < dim; ++a) {
    double lower = mesh.points[index(points[0]) * dim + a];
    double upper = lower;
    for (std::size_t n = 0; n < nodes.size(); ++n) {
      const double x = mesh.points[index(points[n]) * dim + a];
      lower = std::min(lower, x);
      upper = std::max(upper, x);
      for (std::size_t d = 0; d < dim; ++d) result[d][a] += (2 * nodes[n].on_cell[d] - mesh.degree) * x;
    }
    for (std::size_t d = 0; d < dim; ++d) result[d][a] /= std::max(upper - lower, 1e-300);
  }
  return result;
}

// A symmetry by the reference direction that each direction is laid onto, and whether it is reversed.
struct Turn {
  std::vector<int> nodes;
  std::array<std::size_t, 3> direction{0, 1, 2};
  std::array<double, 3> sign{1, 1, 1};
};

std::vector<Turn> turns_of(const Mesh& mesh, const std::vector<LatticeNode>& nodes) {
  const auto dim = index(mesh.dimension());
  std::vector<Turn> result;
  for (Symmetry& symmetry : symmetries(mesh.cell, mesh.degree)) {
    if (!symmetry.keeps_orientation) continue;
    Turn turn;
    const auto origin =
        nodes[index(symmetry.nodes[0])].on_cell;  // vertices come first, the origin before all
    for (std::size_t d = 0; d < dim; ++d) {
      const auto image = nodes[index(symmetry.nodes[std::size_t{1} << d])].on_cell;
      for (std::size_t a = 0; a < dim; ++a) {
        if (image[a] == origin[a]) continue;
        turn.direction[d] = a;
        turn.sign[d] = image[a] > origin[a] ? 1 : -1;
      }
    }
    turn.nodes = std::move(symmetry.nodes);
    result.push_back(std::move(turn));
  }
  return result;
}

// Turns the vertices of a simplex into the order of their heights, as far as its orientation allows.
void sort_vertices(Mesh& mesh) {
  std::vector<std::vector<int>> turns;
  for (Symmetry& symmetry : symmetries(mesh.cell, mesh.degree))
    if (symmetry.keeps_orientation) turns.push_back(std::move(symmetry.nodes));
  const std::vector<float> heights = point_heights(mesh);
  const auto vertices = index(num_vertices(mesh.cell));
  const std::int64_t nodes = mesh.num_nodes();
  const std::int64_t count = mesh.num_cells();
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < count; ++cell) {
    std::int32_t* points = mesh.cells.data() + cell * nodes;
    std::array<std::pair<float, std::int32_t>, 4> place{};
    for (std::size_t v = 0; v < vertices; ++v) place[v] = {heights[index(points[v])], points[v]};
    const auto is_before = [&](const std::vector<int>& a, const std::vector<int>& b) {
      for (std::size_t v = 0; v < vertices; ++v)
        if (a[v] != b[v]) return place[index(a[v])] < place[index(b[v])];
      return false;
    };
    const auto& best = *std::min_element(turns.begin(), turns.end(), is_before);
    std::array<std::int32_t, 10> old{};
    std::copy_n(points, nodes, old.begin());
    for (std::size_t n = 0; n < index(nodes); ++n) points[n] = old[index(best[n])];
  }
}

}  // namespace

void align_cells(Mesh& mesh) {
  if (is_simplex(mesh.cell)) return sort_vertices(mesh);
  const std::vector<LatticeNode> nodes = lattice_nodes(mesh.cell, mesh.degree);
  const std::vector<Turn> turns = turns_of(mesh, nodes);
  const auto dim = index(mesh.dimension());
  const std::int64_t count = mesh.num_cells();
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < count; ++cell) {
    const Matrix matrix = growth(mesh, cell, nodes);
    const Turn* best = &turns.front();
    double most = -1e300;
    for (const Turn& turn : turns) {
      double along = 0;
      for (std::size_t d = 0; d < dim; ++d) along += turn.sign[d] * matrix[turn.direction[d]][d];
      if (along > most + 1e-9) {
        most = along;
        best = &turn;
      }
    }
    std::int32_t* points = mesh.cells.data() + cell * mesh.num_nodes();
    const std::vector<std::int32_t> old(points, points + nodes.size());
    for (std::size_t n = 0; n < nodes.size(); ++n) points[n] = old[index(best->nodes[n])];
  }
}

}  // namespace femforge
