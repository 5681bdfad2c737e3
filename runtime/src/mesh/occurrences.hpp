// Entities of a mesh as its cells have them, brought together by their vertices.
#ifndef FEMFORGE_SRC_MESH_OCCURRENCES_HPP
#define FEMFORGE_SRC_MESH_OCCURRENCES_HPP

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <numeric>
#include <tuple>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// An entity by its vertices in ascending order, filled up with the largest number, and where a cell has it:
/// cell * entities of a cell + entity.
template <std::size_t most>
struct Occurrence {
  std::array<std::int32_t, most> vertices;
  std::int64_t place;
};

/// Occurrences in ascending order of their vertices and places, and where those of each lowest vertex begin.
template <std::size_t most>
struct SortedOccurrences {
  std::vector<Occurrence<most>> all;
  std::vector<std::int64_t> begin;  ///< [point of the mesh]

  /// Whether an occurrence is the first one of its entity.
  bool is_new(std::int64_t i) const { return i == 0 || all[index(i)].vertices != all[index(i - 1)].vertices; }
};

/// Entities as the cells have them: [cell][entity].
template <std::size_t most>
std::vector<Occurrence<most>> occurrences(const Mesh& mesh, int dim) {
  const int entities = num_entities(mesh.cell, dim);
  const std::size_t nodes = index(mesh.num_nodes());
  const std::int64_t cells = mesh.num_cells();
  std::vector<Occurrence<most>> result(index(cells * entities));
  std::vector<std::vector<int>> vertices;  // [entity]
  for (int entity = 0; entity < entities; ++entity)
    vertices.push_back(entity_vertices(mesh.cell, dim, entity));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    for (int entity = 0; entity < entities; ++entity) {
      Occurrence<most>& occurrence = result[index(cell * entities + entity)];
      occurrence.vertices.fill(std::numeric_limits<std::int32_t>::max());
      occurrence.place = cell * entities + entity;
      const std::vector<int>& local = vertices[index(entity)];
      for (std::size_t v = 0; v < local.size(); ++v)
        occurrence.vertices[v] = mesh.cells[index(cell) * nodes + index(local[v])];
      std::sort(occurrence.vertices.begin(), occurrence.vertices.end());
    }
  }
  return result;
}

/// Those of one lowest vertex are few: they are dealt out to it first, and sorted among themselves.
template <std::size_t most>
SortedOccurrences<most> sorted_occurrences(const Mesh& mesh, int dim) {
  const std::vector<Occurrence<most>> unsorted = occurrences<most>(mesh, dim);
  const auto count = static_cast<std::int64_t>(unsorted.size());
  const std::int64_t points = mesh.num_points();
  SortedOccurrences<most> result{std::vector<Occurrence<most>>(unsorted.size()),
                                 std::vector<std::int64_t>(index(points) + 1, 0)};
  std::vector<std::int64_t>& begin = result.begin;
#pragma omp parallel for schedule(static)
  for (std::int64_t i = 0; i < count; ++i) {
    std::int64_t& size = begin[index(unsorted[index(i)].vertices[0]) + 1];
#pragma omp atomic
    ++size;
  }
  std::partial_sum(begin.begin(), begin.end(), begin.begin());
  std::vector<std::int64_t> next = begin;
#pragma omp parallel for schedule(static)
  for (std::int64_t i = 0; i < count; ++i) {
    std::int64_t& end = next[index(unsorted[index(i)].vertices[0])];
    std::int64_t place = 0;
#pragma omp atomic capture
    place = end++;
    result.all[index(place)] = unsorted[index(i)];
  }
#pragma omp parallel for schedule(static)
  for (std::int64_t point = 0; point < points; ++point)
    std::sort(result.all.begin() + begin[index(point)], result.all.begin() + begin[index(point) + 1],
              [](const Occurrence<most>& a, const Occurrence<most>& b) {
                return std::tie(a.vertices, a.place) < std::tie(b.vertices, b.place);
              });
  return result;
}

}  // namespace femforge

#endif
