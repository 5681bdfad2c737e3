#include "femforge/clusters.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "femforge/error.hpp"

namespace femforge {
namespace {

constexpr std::int64_t none = -1;
using Neighbours = std::array<std::int64_t, 4>;  // across the face opposite to each node

std::size_t index(std::int64_t i) {
  return static_cast<std::size_t>(i);
}

// A face by its sorted nodes, and where it belongs.
struct Face {
  std::array<std::int64_t, 3> nodes;
  std::int64_t place;  // 4 * cell + opposite node
};

std::array<std::int64_t, 4> nodes_of(const Restriction& restriction, std::int64_t cell) {
  return {restriction.offset(cell, 0), restriction.offset(cell, 1), restriction.offset(cell, 2),
          restriction.offset(cell, 3)};
}

// Faces by their smallest node, in lists: no sort of all of them.
std::vector<Neighbours> find_neighbours(const Restriction& restriction) {
  const std::int64_t cells = restriction.num_cells();
  std::vector<std::int64_t> begin(index(restriction.num_entries()) + 2, 0);
  const auto smallest = [&](std::int64_t cell, std::size_t opposite) {
    std::int64_t least = -1;
    for (int n = 0; n < 4; ++n)
      if (index(n) != opposite && (least < 0 || restriction.offset(cell, n) < least))
        least = restriction.offset(cell, n);
    return least;
  };
  for (std::int64_t cell = 0; cell < cells; ++cell)
    for (std::size_t n = 0; n < 4; ++n) ++begin[index(smallest(cell, n)) + 2];
  for (std::size_t i = 2; i < begin.size(); ++i) begin[i] += begin[i - 1];
  std::vector<Face> faces(index(4 * cells));
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    const auto nodes = nodes_of(restriction, cell);
    for (std::size_t n = 0; n < 4; ++n) {
      Face face{{nodes[(n + 1) % 4], nodes[(n + 2) % 4], nodes[(n + 3) % 4]},
                4 * cell + static_cast<std::int64_t>(n)};
      std::sort(face.nodes.begin(), face.nodes.end());
      faces[index(begin[index(face.nodes[0]) + 1]++)] = face;
    }
  }
  std::vector<Neighbours> result(index(cells), Neighbours{none, none, none, none});
  const std::int64_t entries = restriction.num_entries();
#pragma omp parallel for schedule(dynamic, 4096)
  for (std::int64_t entry = 0; entry < entries; ++entry) {
    for (std::int64_t i = begin[index(entry)]; i < begin[index(entry) + 1]; ++i) {
      for (std::int64_t j = i + 1; j < begin[index(entry) + 1]; ++j) {
        const Face& a = faces[index(i)];
        const Face& b = faces[index(j)];
        if (a.nodes != b.nodes) continue;
        result[index(a.place / 4)][index(a.place % 4)] = b.place / 4;
        result[index(b.place / 4)][index(b.place % 4)] = a.place / 4;
      }
    }
  }
  return result;
}

class Builder {
 public:
  explicit Builder(const Restriction& restriction)
      : restriction_(restriction),
        neighbours_(find_neighbours(restriction)),
        free_(index(restriction.num_cells()), true) {}

  Clusters build() {
    const std::int64_t cells = restriction_.num_cells();
    clusters_.cells.reserve(index(cells));
    for (std::int64_t cell = 0; cell < cells; ++cell)
      if (free_[index(cell)]) join(cell);
    clusters_.num_clusters = static_cast<std::int64_t>(clusters_.cells.size()) / cluster_cells;
    for (std::int64_t cell = 0; cell < cells; ++cell)
      if (free_[index(cell)]) clusters_.cells.push_back(cell);
    return std::move(clusters_);
  }

 private:
  // A cell and the faces to two of its neighbours, and how far apart the three are in the order.
  struct Choice {
    std::int64_t middle = none;
    std::size_t first = 0;
    std::size_t second = 0;
    std::int64_t spread = 0;
  };

  bool is_free(std::int64_t cell) const { return cell != none && free_[index(cell)]; }

  // Makes a cluster of a free cell and two others, the closest together in the order, if there are any.
  void join(std::int64_t cell) {
    Choice best;
    consider(cell, cell, best);
    for (const std::int64_t other : neighbours_[index(cell)])
      if (is_free(other)) consider(other, cell, best);
    if (best.middle == none) return;
    const bool in_order = restriction_.offset(best.middle, static_cast<int>(best.second)) <
                          restriction_.offset(best.middle, static_cast<int>(best.first));
    if (!in_order) std::swap(best.first, best.second);
    add(best.middle, best.first, best.second);
  }

  // Compares all clusters around a middle cell that hold a given cell with the best one so far.
  void consider(std::int64_t middle, std::int64_t cell, Choice& best) const {
    const Neighbours& others = neighbours_[index(middle)];
    for (std::size_t a = 0; a < 4; ++a) {
      for (std::size_t b = a + 1; b < 4; ++b) {
        if (!is_free(others[a]) || !is_free(others[b]) || others[a] == others[b]) continue;
        if (middle != cell && others[a] != cell && others[b] != cell) continue;
        const auto [low, high] = std::minmax({middle, others[a], others[b]});
        if (best.middle == none || high - low < best.spread) best = {middle, a, b, high - low};
      }
    }
  }

  // The second cell lies across the face without node `a`, the third across that without node `b`.
  void add(std::int64_t middle, std::size_t a, std::size_t b) {
    const auto own = nodes_of(restriction_, middle);
    const std::int64_t second = neighbours_[index(middle)][a];
    const std::int64_t third = neighbours_[index(middle)][b];
    std::array<std::int64_t, 2> edge{};
    std::size_t count = 0;
    for (std::size_t n = 0; n < 4; ++n)
      if (n != a && n != b) edge[count++] = own[n];
    // The same roles for nodes in the same order, so that neighbouring lanes have neighbouring nodes.
    std::sort(edge.begin(), edge.end());
    const auto apex = [&](std::int64_t cell) {
      for (const std::int64_t node : nodes_of(restriction_, cell))
        if (std::find(own.begin(), own.end(), node) == own.end()) return node;
      return own[a];  // the same four nodes: two cells that lie on one another
    };
    for (const std::int64_t node : {edge[0], edge[1], own[b], own[a], apex(third), apex(second)})
      clusters_.nodes.push_back(node);
    for (const std::int64_t cell : {middle, second, third}) {
      clusters_.cells.push_back(cell);
      free_[index(cell)] = false;
    }
  }

  const Restriction& restriction_;
  std::vector<Neighbours> neighbours_;
  std::vector<bool> free_;
  Clusters clusters_;
};

}  // namespace

Clusters cluster_tetrahedra(const Restriction& restriction) {
  if (restriction.nodes_per_cell() != 4)
    throw Error("cluster_tetrahedra", "cells have " + std::to_string(restriction.nodes_per_cell()) + " nodes",
                "take an element with one node at each vertex of a tetrahedron");
  return Builder(restriction).build();
}

}  // namespace femforge
