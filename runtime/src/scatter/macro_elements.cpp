#include <femforge/scatter/macro_elements.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/cell.hpp>

namespace femforge {
namespace {

constexpr std::int64_t none = -1;
using Neighbours = std::array<std::int64_t, 4>;  // across the face opposite to each node

std::array<std::int64_t, 4> nodes_of(const Restriction& restriction, std::int64_t cell) {
  return {restriction.offset(cell, 0), restriction.offset(cell, 1), restriction.offset(cell, 2),
          restriction.offset(cell, 3)};
}

// A part of the cells by their places in it: the nodes of the face opposite to node place % 4 of cell
// place / 4, sorted.
std::array<std::int64_t, 3> nodes_of_face(const Restriction& restriction,
                                          const std::vector<std::int64_t>& cells, std::int64_t place) {
  std::array<std::int64_t, 3> nodes{};
  for (int n = 1; n < 4; ++n)
    nodes[index(n) - 1] = restriction.offset(cells[index(place / 4)], static_cast<int>(place % 4 + n) % 4);
  std::sort(nodes.begin(), nodes.end());
  return nodes;
}

// Places of faces, each until its second cell comes, in a table with twice as much room as there can be.
class FaceTable {
 public:
  explicit FaceTable(std::size_t faces) {
    while (std::size_t{1} << bits_ < 2 * faces) ++bits_;
    places_.resize(std::size_t{1} << bits_, none);
  }
  // Where the face with these nodes is, or belongs.
  template <class Nodes>
  std::int64_t& find(const std::array<std::int64_t, 3>& nodes, const Nodes& nodes_of_place) {
    std::uint64_t hash = 0;
    for (const std::int64_t node : nodes)
      hash = (hash ^ static_cast<std::uint64_t>(node)) * 0x9e3779b97f4a7c15U;  // 2^64 / golden ratio
    std::size_t i = hash >> (64U - bits_);
    while (places_[i] != none && nodes_of_place(places_[i]) != nodes) i = (i + 1) % places_.size();
    return places_[i];
  }

 private:
  std::uint64_t bits_ = 1;
  std::vector<std::int64_t> places_;
};

// Which cells are neighbours, by places.
std::vector<Neighbours> find_neighbours(const Restriction& restriction,
                                        const std::vector<std::int64_t>& cells) {
  const auto nodes_of_place = [&](std::int64_t place) { return nodes_of_face(restriction, cells, place); };
  std::vector<Neighbours> result(cells.size(), Neighbours{none, none, none, none});
  const auto faces = static_cast<std::int64_t>(4 * cells.size());
  FaceTable table(4 * cells.size());
  for (std::int64_t place = 0; place < faces; ++place) {
    std::int64_t& other = table.find(nodes_of_place(place), nodes_of_place);
    if (other != none) {
      result[index(place / 4)][index(place % 4)] = other / 4;
      result[index(other / 4)][index(other % 4)] = place / 4;
    }
    other = place;
  }
  return result;
}

struct MacroElement {
  std::int64_t first;  // the first of its cells
  std::array<std::int64_t, macro_cells> cells;
  std::array<std::int64_t, macro_vertices> vertices;
};

// Macro elements among a part of the cells, and the cells of the part that came into none.
struct Joined {
  std::vector<MacroElement> macro_elements;  // by their first cells
  std::vector<std::int64_t> left;
};

// Joins some cells, in their order.
class Builder {
 public:
  Builder(const Restriction& restriction, std::vector<std::int64_t> cells)
      : restriction_(restriction),
        cells_(std::move(cells)),
        neighbours_(find_neighbours(restriction, cells_)),
        free_(cells_.size(), true) {}

  Joined build() {
    const auto count = static_cast<std::int64_t>(cells_.size());
    for (std::int64_t place = 0; place < count; ++place)
      if (free_[index(place)]) join(place);
    for (std::int64_t place = 0; place < count; ++place)
      if (free_[index(place)]) joined_.left.push_back(cells_[index(place)]);
    return std::move(joined_);
  }

 private:
  // A cell and the faces to two of its neighbours, and how far apart the three are in the order.
  struct Choice {
    std::int64_t middle = none;
    std::size_t first = 0;
    std::size_t second = 0;
    std::int64_t spread = 0;
  };

  bool is_free(std::int64_t place) const { return place != none && free_[index(place)]; }

  // Makes a macro element of a free cell and two others, the closest together in the order, if there are any.
  void join(std::int64_t place) {
    Choice best;
    consider(place, place, best);
    for (const std::int64_t other : neighbours_[index(place)])
      if (is_free(other)) consider(other, place, best);
    if (best.middle != none) add(place, best.middle, best.first, best.second);
  }

  // Compares all macro elements around a middle cell that hold a given cell with the best one so far.
  void consider(std::int64_t middle, std::int64_t place, Choice& best) const {
    const Neighbours& others = neighbours_[index(middle)];
    for (std::size_t a = 0; a < 4; ++a) {
      for (std::size_t b = a + 1; b < 4; ++b) {
        if (!is_free(others[a]) || !is_free(others[b]) || others[a] == others[b]) continue;
        if (middle != place && others[a] != place && others[b] != place) continue;
        const auto [low, high] = std::minmax({middle, others[a], others[b]});
        if (best.middle == none || high - low < best.spread) best = {middle, a, b, high - low};
      }
    }
  }

  // The second cell lies across the face without node `a`, the third across that without node `b`, a < b.
  void add(std::int64_t first, std::int64_t middle, std::size_t a, std::size_t b) {
    const auto own = nodes_of(restriction_, cells_[index(middle)]);
    const std::int64_t second = neighbours_[index(middle)][a];
    const std::int64_t third = neighbours_[index(middle)][b];
    // In the order of the cell's nodes: where that is the same in many cells, lanes that are neighbours have
    // neighbouring nodes.
    std::array<std::int64_t, 2> edge{};
    std::size_t count = 0;
    for (std::size_t n = 0; n < 4; ++n)
      if (n != a && n != b) edge[count++] = own[n];
    const auto apex = [&](std::int64_t place) {
      for (const std::int64_t node : nodes_of(restriction_, cells_[index(place)]))
        if (std::find(own.begin(), own.end(), node) == own.end()) return node;
      return own[a];  // the same four nodes: two cells that lie on one another
    };
    joined_.macro_elements.push_back({cells_[index(first)],
                                      {cells_[index(middle)], cells_[index(second)], cells_[index(third)]},
                                      {edge[0], edge[1], own[b], own[a], apex(third), apex(second)}});
    for (const std::int64_t place : {middle, second, third}) free_[index(place)] = false;
  }

  const Restriction& restriction_;
  std::vector<std::int64_t> cells_;
  std::vector<Neighbours> neighbours_;
  std::vector<bool> free_;
  Joined joined_;
};

// Joins pieces of consecutive cells, each by itself, then what is left of all of them: threads make no
// difference.
Joined join_all(const Restriction& restriction) {
  constexpr std::int64_t piece = 12288;
  const std::int64_t cells = restriction.num_cells();
  const std::int64_t count = (cells + piece - 1) / piece;
  std::vector<Joined> pieces(index(count));
#pragma omp parallel for schedule(dynamic)
  for (std::int64_t p = 0; p < count; ++p) {
    std::vector<std::int64_t> own(index(std::min(piece, cells - p * piece)));
    std::iota(own.begin(), own.end(), p * piece);
    pieces[index(p)] = Builder(restriction, std::move(own)).build();
  }
  std::vector<std::int64_t> left;
  for (const Joined& joined : pieces) left.insert(left.end(), joined.left.begin(), joined.left.end());
  Joined late = Builder(restriction, std::move(left)).build();
  Joined result;
  result.left = std::move(late.left);
  auto next = late.macro_elements.begin();
  for (const Joined& joined : pieces) {
    for (const MacroElement& macro_element : joined.macro_elements) {
      for (; next != late.macro_elements.end() && next->first < macro_element.first; ++next)
        result.macro_elements.push_back(*next);
      result.macro_elements.push_back(macro_element);
    }
  }
  result.macro_elements.insert(result.macro_elements.end(), next, late.macro_elements.end());
  return result;
}

constexpr int tetrahedron_vertices = 4;
constexpr std::array<std::array<int, tetrahedron_vertices>, macro_cells> members{
    {{0, 1, 2, 3}, {0, 1, 2, 5}, {0, 1, 4, 3}}};

// Where the nodes of its cells are among those of a macro element.
struct NodeTable {
  int nodes;                                            // of a cell
  int all = macro_vertices;                             // of a macro element
  std::array<std::vector<int>, macro_cells> of_member;  // [cell][node in the reference cell's order]
  std::array<std::array<int, tetrahedron_vertices>, tetrahedron_vertices> edge{};  // between two vertices

  explicit NodeTable(int nodes_per_cell) : nodes(nodes_per_cell) {
    constexpr int edges = 6;
    if (nodes != tetrahedron_vertices && nodes != tetrahedron_vertices + edges)
      throw Error("macro elements", "cells have " + std::to_string(nodes) + " nodes",
                  "take P1 or P2 on tetrahedra");
    std::array<std::array<int, macro_vertices>, macro_vertices> known{};
    for (std::size_t m = 0; m < members.size(); ++m) {
      of_member[m].assign(members[m].begin(), members[m].end());
      for (int e = 0; e < nodes - tetrahedron_vertices; ++e) {
        const std::vector<int>& ends = entity_vertices(CellType::tetrahedron, 1, e);
        edge[index(ends[0])][index(ends[1])] = edge[index(ends[1])][index(ends[0])] = e;
        const auto [low, high] = std::minmax(members[m][index(ends[0])], members[m][index(ends[1])]);
        int& number = known[index(low)][index(high)];
        if (number == 0) number = all++;
        of_member[m].push_back(number);
      }
    }
  }
  // The place, in a cell's own order, of a node in that of the macro element. `own`: that of its vertices.
  int place(int node, const std::array<int, tetrahedron_vertices>& own) const {
    if (node < tetrahedron_vertices) return own[index(node)];
    const std::vector<int>& ends = entity_vertices(CellType::tetrahedron, 1, node - tetrahedron_vertices);
    return tetrahedron_vertices + edge[index(own[index(ends[0])])][index(own[index(ends[1])])];
  }
};

// The place, in a cell's own order, of each of its vertices in the order of the macro element.
std::array<int, tetrahedron_vertices> own_places(const Restriction& vertices, std::int64_t cell,
                                                 const std::int64_t* of_macro_element, std::size_t member) {
  const auto own = nodes_of(vertices, cell);
  std::array<int, tetrahedron_vertices> places{};
  for (std::size_t v = 0; v < places.size(); ++v)
    places[v] = static_cast<int>(std::find(own.begin(), own.end() - 1, of_macro_element[members[member][v]]) -
                                 own.begin());
  return places;
}

}  // namespace

int macro_nodes(int nodes_per_cell) {
  return NodeTable(nodes_per_cell).all;
}

std::vector<std::int64_t> nodes_of_macro_elements(const MacroElements& joined, const Restriction& vertices,
                                                  const Restriction& nodes) {
  const NodeTable table(nodes.nodes_per_cell());
  std::vector<std::int64_t> result(index(joined.num_macro_elements * table.all), none);
  std::int64_t split = none;
#pragma omp parallel for schedule(static) reduction(max : split)
  for (std::int64_t k = 0; k < joined.num_macro_elements; ++k) {
    std::int64_t* const found = result.data() + k * table.all;
    for (std::size_t m = 0; m < members.size(); ++m) {
      const std::int64_t cell = joined.cells[index(k * macro_cells) + m];
      const auto own = own_places(vertices, cell, joined.vertices.data() + k * macro_vertices, m);
      for (int n = 0; n < table.nodes; ++n) {
        std::int64_t& offset = found[table.of_member[m][index(n)]];
        const std::int64_t here = nodes.offset(cell, table.place(n, own));
        if (offset == none) offset = here;
        if (offset != here) split = std::max(split, cell);
      }
    }
  }
  if (split != none)
    throw Error(
        "macro elements",
        "cell " + std::to_string(split) + " shares a vertex or an edge with another, and not its node",
        "generate the kernel with macro_cells = 1");
  return result;
}

MacroElements join_tetrahedra(const Restriction& restriction) {
  if (restriction.nodes_per_cell() != 4)
    throw Error("join_tetrahedra", "cells have " + std::to_string(restriction.nodes_per_cell()) + " nodes",
                "take an element with one node at each vertex of a tetrahedron");
  const Joined joined = join_all(restriction);
  MacroElements macro_elements;
  macro_elements.num_macro_elements = static_cast<std::int64_t>(joined.macro_elements.size());
  macro_elements.cells.reserve(index(restriction.num_cells()));
  macro_elements.vertices.reserve(joined.macro_elements.size() * macro_vertices);
  for (const MacroElement& macro_element : joined.macro_elements) {
    macro_elements.cells.insert(macro_elements.cells.end(), macro_element.cells.begin(),
                                macro_element.cells.end());
    macro_elements.vertices.insert(macro_elements.vertices.end(), macro_element.vertices.begin(),
                                   macro_element.vertices.end());
  }
  macro_elements.cells.insert(macro_elements.cells.end(), joined.left.begin(), joined.left.end());
  return macro_elements;
}

}  // namespace femforge
