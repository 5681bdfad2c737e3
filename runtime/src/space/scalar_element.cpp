#include "space/scalar_element.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include <femforge/error.hpp>
#include "space/name_reader.hpp"

namespace femforge {
namespace {

constexpr int highest_bubble = 8;

// One element of a sum.
struct Part {
  std::string family;
  int degree;
  bool discontinuous;
  bool gll;
};

[[noreturn]] void refuse(const std::string& name, CellType cell, const std::string& mend) {
  throw Error("element '" + name + "'", std::string("there is no such element on a ") + to_string(cell),
              mend);
}

// Of Lagrange elements, as the generator has them.
int highest_degree(CellType cell) {
  switch (cell) {
    case CellType::interval:
    case CellType::quadrilateral:
      return 16;
    case CellType::hexahedron:
      return 12;
    case CellType::triangle:
    case CellType::tetrahedron:
      return 8;
  }
  return 0;
}

int lowest_bubble(CellType cell) {
  return is_simplex(cell) ? dimension(cell) + 1 : 2;
}

void check_part(const Part& part, const std::string& name, CellType cell) {
  if (part.family == "P" || part.family == "Q") {
    if ((part.family == "P") != is_simplex(cell))
      refuse(name, cell, "P is for intervals, triangles and tetrahedra, Q for quadrilaterals and hexahedra");
    const int highest = highest_degree(cell);
    if (part.degree > highest || part.degree < (part.discontinuous ? 0 : 1)) {
      const std::string to = " to " + std::to_string(highest);
      refuse(name, cell, "P and Q have degrees 1" + to + " there, DP and DQ 0" + to);
    }
  } else if (part.family == "CR") {
    if (cell != CellType::triangle && cell != CellType::tetrahedron)
      refuse(name, cell, "CR1 is for triangles and tetrahedra");
  } else if (part.degree < lowest_bubble(cell) || part.degree > highest_bubble) {
    refuse(name, cell,
           "bubbles have degrees " + std::to_string(lowest_bubble(cell)) + " to " +
               std::to_string(highest_bubble) + " there");
  }
}

Part parse_part(const std::string& text, const std::string& name, CellType cell) {
  NameReader reader(text);
  Part part{"", 0, reader.take("D"), false};
  for (const char* family : {"P", "Q", "CR", "bubble"})
    if (part.family.empty() && reader.take(family)) part.family = family;
  const bool lagrange = part.family == "P" || part.family == "Q";
  part.degree = reader.number();
  part.gll = lagrange && reader.take("-gll");
  const bool known = !part.family.empty() && part.degree >= 0 && (lagrange || !part.discontinuous) &&
                     (part.family != "CR" || part.degree == 1);
  if (!known || !reader.at_end())
    refuse(name, cell, "names are like P2, DP0, Q3-gll, CR1, bubble3, P1+bubble3, P2^3, [P2^2, P1]");
  check_part(part, name, cell);
  return part;
}

// Gauss-Lobatto-Legendre points of [0, 1]: the ends and the zeros of P_n' (Newton's method).
std::vector<double> gauss_lobatto(int n) {
  std::vector<double> points{0};
  for (int i = 1; i < n; ++i) {
    double x = -std::cos(std::acos(-1.0) * i / n);
    for (int step = 0; step < 50; ++step) {
      double before = 1;
      double value = x;
      for (int k = 2; k <= n; ++k) {
        const double next = ((2 * k - 1) * x * value - (k - 1) * before) / k;
        before = value;
        value = next;
      }
      // (1 - x^2) P_n' = n (P_{n-1} - x P_n), and its derivative is -n (n + 1) P_n.
      x += (before - x * value) / ((n + 1) * value);
    }
    points.push_back((1 + x) / 2);
  }
  points.push_back(1);
  return points;
}

// How far the polynomial that moves the equispaced points of [0, 1] to `line` moves the point t, divided by
// t (1 - t).
double blended_warp(const std::vector<double>& line, double t) {
  const int degree = static_cast<int>(line.size()) - 1;
  const std::vector<LatticeNode> nodes = lattice_nodes(CellType::interval, degree);
  const ShapeFunctions shape = shape_functions(CellType::interval, degree, {t, 0, 0});
  double moved = 0;
  for (std::size_t n = 0; n < nodes.size(); ++n) {
    const int place = nodes[n].on_cell[0];
    moved += shape.values[n] * (line[static_cast<std::size_t>(place)] - static_cast<double>(place) / degree);
  }
  return moved / (t * (1 - t));
}

// The Gauss-Lobatto points on lines and cubes; inside of simplices, lattice points warped along each edge's
// direction (Hesthaven and Warburton 2008, section 6.1, without the optimised blending; Basix's gll_warped).
std::array<double, 3> warped_point(CellType cell, int degree, const std::array<int, 3>& on_cell) {
  const auto dim = static_cast<std::size_t>(dimension(cell));
  const std::vector<double> line = gauss_lobatto(degree);
  std::array<double, 3> point{};
  if (!is_simplex(cell)) {
    for (std::size_t a = 0; a < dim; ++a) point[a] = line[static_cast<std::size_t>(on_cell[a])];
    return point;
  }
  std::vector<double> barycentric{1};
  for (std::size_t a = 0; a < dim; ++a) {
    barycentric.push_back(static_cast<double>(on_cell[a]) / degree);
    barycentric[0] -= barycentric.back();
  }
  for (std::size_t a = 0; a < dim; ++a) {
    const double here = barycentric[a + 1];
    point[a] = here;
    for (std::size_t other = 0; other <= dim; ++other) {
      const double product = here * barycentric[other];
      if (other == a + 1 || product < 1e-12) continue;
      point[a] += product * blended_warp(line, (1 + here - barycentric[other]) / 2);
    }
  }
  return point;
}

std::array<double, 3> entity_midpoint(CellType cell, int entity_dimension, int entity) {
  const std::vector<int>& vertices = entity_vertices(cell, entity_dimension, entity);
  std::array<double, 3> point{};
  for (const int vertex : vertices)
    for (std::size_t a = 0; a < 3; ++a)
      point[a] += vertex_position(cell, vertex)[a] / static_cast<double>(vertices.size());
  return point;
}

std::vector<ScalarDof> lagrange_dofs(const Part& part, CellType cell) {
  std::vector<ScalarDof> dofs;
  for (const LatticeNode& node : lattice_nodes(cell, part.degree)) {
    ScalarDof dof{node, part.degree, 0, {}};
    for (std::size_t a = 0; a < 3 && part.degree > 0; ++a)
      dof.point[a] = static_cast<double>(node.on_cell[a]) / part.degree;
    if (part.gll) dof.point = warped_point(cell, part.degree, node.on_cell);
    if (part.degree == 0) dof.point = entity_midpoint(cell, dimension(cell), 0);
    dofs.push_back(dof);
  }
  return dofs;
}

std::vector<ScalarDof> crouzeix_raviart_dofs(CellType cell) {
  const int facet_dimension = dimension(cell) - 1;
  std::vector<ScalarDof> dofs;
  for (int facet = 0; facet < num_entities(cell, facet_dimension); ++facet)
    dofs.push_back({{facet_dimension, facet, {}, {}}, 0, 0, entity_midpoint(cell, facet_dimension, facet)});
  return dofs;
}

std::vector<ScalarDof> dofs_of(const Part& part, CellType cell) {
  if (part.family == "CR") return crouzeix_raviart_dofs(cell);
  std::vector<ScalarDof> dofs = lagrange_dofs(part, cell);
  if (part.family == "bubble")
    dofs.erase(
        std::remove_if(dofs.begin(), dofs.end(),
                       [&](const ScalarDof& dof) { return dof.node.entity_dimension != dimension(cell); }),
        dofs.end());
  return dofs;
}

// Place of each dof when sorted by z, then y, then x. Of warped points the equispaced ones are compared;
// elsewhere the coordinates are multiples of a sixth at least, so that rounding makes them whole numbers.
std::vector<int> lexicographic_places(const std::vector<ScalarDof>& dofs) {
  const auto key = [&](int i) {
    const ScalarDof& dof = dofs[static_cast<std::size_t>(i)];
    std::array<int, 3> place = dof.node.on_cell;
    if (dof.lattice_degree == 0)
      for (std::size_t a = 0; a < 3; ++a) place[a] = static_cast<int>(std::lround(6 * dof.point[a]));
    return std::tuple(place[2], place[1], place[0]);
  };
  std::vector<int> order(dofs.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
  std::vector<int> places(dofs.size());
  for (std::size_t place = 0; place < order.size(); ++place)
    places[static_cast<std::size_t>(order[place])] = static_cast<int>(place);
  return places;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> pieces{""};
  for (const char letter : text) {
    if (letter == separator)
      pieces.emplace_back();
    else
      pieces.back() += letter;
  }
  return pieces;
}

}  // namespace

ScalarElement scalar_element(const std::string& name, CellType cell) {
  const std::string ending = "-nodal";
  std::string sum = name;
  const bool nodal = sum.size() > ending.size() && sum.substr(sum.size() - ending.size()) == ending;
  if (nodal) sum.resize(sum.size() - ending.size());
  const std::vector<std::string> names = split(sum, '+');
  if (nodal && names.size() == 1) refuse(name, cell, "-nodal belongs to a sum, as in P1+bubble3-nodal");

  ScalarElement result;
  result.name = name;
  // Dofs part by part; each with its place in lexicographic order, in which the parts follow one another.
  std::vector<std::pair<ScalarDof, int>> joined;
  for (std::size_t p = 0; p < names.size(); ++p) {
    const Part part = parse_part(names[p], name, cell);
    std::vector<ScalarDof> dofs = dofs_of(part, cell);
    const std::vector<int> places = lexicographic_places(dofs);
    const int offset = static_cast<int>(joined.size());
    for (std::size_t i = 0; i < dofs.size(); ++i) {
      dofs[i].part = static_cast<int>(p);
      if (part.discontinuous) {
        dofs[i].node.entity_dimension = dimension(cell);
        dofs[i].node.entity = 0;
        dofs[i].node.on_entity = dofs[i].node.on_cell;
      }
      joined.emplace_back(dofs[i], offset + places[i]);
    }
  }
  // Basix's order of a sum: by entity, and on each entity part by part.
  std::stable_sort(joined.begin(), joined.end(), [](const auto& a, const auto& b) {
    const LatticeNode& left = a.first.node;
    const LatticeNode& right = b.first.node;
    return std::tuple(left.entity_dimension, left.entity) < std::tuple(right.entity_dimension, right.entity);
  });
  for (const auto& [dof, place] : joined) {
    result.dofs.push_back(dof);
    result.lexicographic.push_back(place);
  }
  return result;
}

}  // namespace femforge
