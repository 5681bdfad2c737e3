// Structured meshes of a box.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

#include <femforge/error.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/mesh/mesh.hpp>
#include "mesh/box.hpp"

namespace femforge {
namespace {

using Position = std::array<int, 3>;

void check_options(const BoxOptions& options) {
  require(options.degree >= 1, "make_box", "the degree of the geometry must be at least 1");
  for (std::size_t a = 0; a < static_cast<std::size_t>(dimension(options.cell)); ++a) {
    require(options.divisions[a] >= 1, "make_box", "there must be at least one division in each direction");
    require(std::isfinite(options.lower[a]) && std::isfinite(options.upper[a]), "make_box",
            "a corner of the box is not finite");
    require(options.upper[a] > options.lower[a], "make_box", "the box is empty");
    require(options.divisions[a] <= std::numeric_limits<std::int32_t>::max() / 2 - 1, "make_box",
            "the mesh has over 2^31 - 1 points", "use fewer divisions");
  }
}

void check_points(const Position& size) {
  const double points = static_cast<double>(size[0]) * size[1] * size[2];
  require(points <= std::numeric_limits<std::int32_t>::max(), "make_box", "the mesh has over 2^31 - 1 points",
          "use fewer divisions");
}

// The cells into which the unit box is cut: for each, the corners of the box that are its vertices.
std::vector<std::vector<Position>> cut_unit_box(CellType cell) {
  const auto dim = static_cast<std::size_t>(dimension(cell));
  std::vector<std::vector<Position>> result;
  if (!is_simplex(cell)) {
    result.emplace_back();
    for (int v = 0; v < num_vertices(cell); ++v) result.back().push_back(vertex_position(cell, v));
    return result;
  }
  // Kuhn's subdivision: a simplex for each order in which a path along the axes can reach the far corner.
  std::vector<std::size_t> axes(dim);
  std::iota(axes.begin(), axes.end(), std::size_t{0});
  do {
    std::vector<Position> path{Position{}};
    for (const std::size_t axis : axes) {
      path.push_back(path.back());
      path.back()[axis] = 1;
    }
    int inversions = 0;
    for (std::size_t i = 0; i < dim; ++i)
      for (std::size_t j = i + 1; j < dim; ++j) inversions += axes[i] > axes[j] ? 1 : 0;
    // An odd order of the axes makes a mirrored simplex; exchanging two vertices mends that.
    if (inversions % 2 == 1) std::swap(path[dim - 1], path[dim]);
    result.push_back(path);
  } while (std::next_permutation(axes.begin(), axes.end()));
  return result;
}

// Positions, in units of 1 / degree of the box, of the nodes of a cell with the given vertices.
std::vector<Position> place_nodes(CellType cell, int degree, const std::vector<Position>& vertices) {
  const auto dim = static_cast<std::size_t>(dimension(cell));
  std::vector<Position> result;
  for (const LatticeNode& node : lattice_nodes(cell, degree)) {
    Position place{};
    for (std::size_t a = 0; a < 3; ++a) {
      place[a] = degree * vertices[0][a];
      for (std::size_t d = 0; d < dim; ++d) {
        const std::size_t along = is_simplex(cell) ? d + 1 : std::size_t{1} << d;
        place[a] += node.on_cell[d] * (vertices[along][a] - vertices[0][a]);
      }
    }
    result.push_back(place);
  }
  return result;
}

// Points of a part of a box: `size` of them in each direction, from `first` on.
void add_points(Mesh& mesh, const BoxOptions& options, const Position& first, const Position& size) {
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  const std::int64_t row_size = size[0];
  const std::int64_t rows = std::int64_t{size[1]} * size[2];
  mesh.points.resize(static_cast<std::size_t>(row_size * rows) * dim);
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < rows; ++row) {
    auto coordinate = mesh.points.begin() + static_cast<std::ptrdiff_t>(row * row_size) * mesh.dimension();
    Position place{0, static_cast<int>(row % size[1]), static_cast<int>(row / size[1])};
    for (; place[0] < size[0]; ++place[0]) {
      for (std::size_t a = 0; a < dim; ++a) {
        const double t = static_cast<double>(first[a] + place[a]) / (options.divisions[a] * options.degree);
        *coordinate++ = options.lower[a] * (1 - t) + options.upper[a] * t;
      }
    }
  }
}

// Row by row of the boxes into which the mesh is divided.
void add_cells(Mesh& mesh, const std::vector<std::vector<Position>>& pieces, const Position& boxes,
               const Position& size) {
  const std::int64_t row_size = std::int64_t{boxes[0]} * static_cast<std::int64_t>(pieces.size());
  const std::int64_t rows = std::int64_t{boxes[1]} * boxes[2];
  const std::int64_t nodes = mesh.num_nodes();
  mesh.cells.resize(static_cast<std::size_t>(rows * row_size * nodes));
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < rows; ++row) {
    auto cell_node = mesh.cells.begin() + static_cast<std::ptrdiff_t>(row * row_size * nodes);
    const int y = static_cast<int>(row % boxes[1]) * mesh.degree;
    const int z = static_cast<int>(row / boxes[1]) * mesh.degree;
    for (int x = 0; x < boxes[0]; ++x)
      for (const auto& piece : pieces)
        for (const Position& node : piece)
          *cell_node++ = x * mesh.degree + node[0] + size[0] * (y + node[1] + size[1] * (z + node[2]));
  }
}

const std::string box_prefix = "box:";

// The numbers of "box:8x4x2"; none if that is not understood.
std::vector<int> divisions_from(const std::string& text) {
  constexpr std::size_t most_digits = 6;
  std::vector<int> numbers;
  for (std::size_t begin = box_prefix.size(); begin <= text.size();) {
    const std::size_t end = std::min(text.find('x', begin), text.size());
    const std::string number = text.substr(begin, end - begin);
    const bool digits =
        std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (number.empty() || number.size() > most_digits || !digits) return {};
    numbers.push_back(std::stoi(number));
    begin = end + 1;
  }
  return numbers;
}

Mesh make_lattice_part(const BoxOptions& options, const std::array<int, 3>& first,
                       const std::array<int, 3>& divisions) {
  check_options(options);
  const int dim = dimension(options.cell);
  Mesh mesh;
  mesh.cell = options.cell;
  mesh.degree = options.degree;
  Position boxes = divisions;
  Position first_point{0, 0, 0};
  Position size{1, 1, 1};
  for (std::size_t a = 0; a < 3; ++a) {
    if (a >= static_cast<std::size_t>(dim)) {
      boxes[a] = 1;
      continue;
    }
    require(first[a] >= 0 && divisions[a] >= 1 && first[a] <= options.divisions[a] - divisions[a],
            "make_box_part", "the part is not in the box");
    first_point[a] = first[a] * options.degree;
    size[a] = boxes[a] * options.degree + 1;
  }
  check_points(size);
  add_points(mesh, options, first_point, size);

  std::vector<std::vector<Position>> pieces;
  for (const auto& vertices : cut_unit_box(options.cell))
    pieces.push_back(place_nodes(options.cell, options.degree, vertices));
  add_cells(mesh, pieces, boxes, size);
  return mesh;
}

}  // namespace

Mesh make_lattice(const BoxOptions& options) {
  return make_lattice_part(options, {0, 0, 0}, options.divisions);
}

Mesh make_box(const BoxOptions& options) {
  return make_box_part(options, {0, 0, 0}, options.divisions);
}

Mesh make_box_part(const BoxOptions& options, const std::array<int, 3>& first,
                   const std::array<int, 3>& divisions) {
  require(options.degree == 1 || options.degree == 2, "make_box",
          "the degree of the geometry must be 1 or 2");
  return make_lattice_part(options, first, divisions);
}

bool is_box(const std::string& text) {
  return text.rfind(box_prefix, 0) == 0;
}

BoxOptions box_from_text(const std::string& text, CellType cell) {
  const std::string mend = "use box:N, or a number for each direction, as in box:8x8x8";
  const std::vector<int> given = divisions_from(text);
  if (given.empty() || given.size() > 3) throw Error(text, "the box cannot be understood", mend);
  if (given.size() != 1 && static_cast<int>(given.size()) != dimension(cell))
    throw Error(text,
                std::string("a box of ") + to_string(cell) + " cells has " + std::to_string(dimension(cell)) +
                    " directions",
                mend);
  BoxOptions options;
  options.cell = cell;
  for (std::size_t a = 0; a < 3; ++a) options.divisions[a] = given[a < given.size() ? a : 0];
  return options;
}

Mesh mesh_from_text(const std::string& text, CellType cell, int degree) {
  if (is_box(text)) {
    BoxOptions options = box_from_text(text, cell);
    options.degree = degree;
    return make_box(options);
  }
  Mesh mesh = read_gmsh(text);
  if (mesh.cell != cell)
    throw Error(
        text, std::string("the mesh has cells of type ") + to_string(mesh.cell) + ", not " + to_string(cell));
  return mesh;
}

}  // namespace femforge
