// Numbering of the entities of a mesh.
#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <tuple>

#include <femforge/index.hpp>
#include <femforge/space/dofmap.hpp>

namespace femforge {
namespace {

constexpr std::int32_t none = std::numeric_limits<std::int32_t>::max();

// An entity by its vertices in ascending order (filled up with `none`), and where its number goes.
struct Occurrence {
  std::array<std::int32_t, 4> vertices;
  std::int64_t place;
};

// Entities as the cells have them: [cell][entity].
std::vector<Occurrence> occurrences(const Mesh& mesh, int dim) {
  const int entities = num_entities(mesh.cell, dim);
  const std::size_t nodes = index(mesh.num_nodes());
  const std::int64_t cells = mesh.num_cells();
  std::vector<Occurrence> result(index(cells * entities));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    for (int entity = 0; entity < entities; ++entity) {
      Occurrence occurrence{{none, none, none, none}, cell * entities + entity};
      const std::vector<int>& local = entity_vertices(mesh.cell, dim, entity);
      for (std::size_t v = 0; v < local.size(); ++v)
        occurrence.vertices[v] = mesh.cells[index(cell) * nodes + index(local[v])];
      std::sort(occurrence.vertices.begin(), occurrence.vertices.end());
      result[index(occurrence.place)] = occurrence;
    }
  }
  return result;
}

// Occurrences in ascending order of their vertices and places, and where those of each lowest vertex begin.
struct SortedOccurrences {
  std::vector<Occurrence> all;
  std::vector<std::int64_t> begin;  // [point of the mesh]
};

// Those of one lowest vertex are few: they are dealt out to it first, and sorted among themselves.
SortedOccurrences sorted_occurrences(const Mesh& mesh, int dim) {
  const std::vector<Occurrence> unsorted = occurrences(mesh, dim);
  const auto count = static_cast<std::int64_t>(unsorted.size());
  const std::int64_t points = mesh.num_points();
  SortedOccurrences result{std::vector<Occurrence>(unsorted.size()),
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
              [](const Occurrence& a, const Occurrence& b) {
                return std::tie(a.vertices, a.place) < std::tie(b.vertices, b.place);
              });
  return result;
}

}  // namespace

MeshTopology::MeshTopology(const Mesh& mesh, const std::array<bool, 4>& wanted) {
  check_arrays(mesh, "MeshTopology");
  const int dim = mesh.dimension();
  const std::int64_t points = mesh.num_points();
  for (int d = 0; d < dim; ++d) {
    if (!wanted[index(d)]) continue;
    const SortedOccurrences sorted = sorted_occurrences(mesh, d);
    const auto is_new = [&](std::int64_t i) {
      return i == 0 || sorted.all[index(i)].vertices != sorted.all[index(i - 1)].vertices;
    };
    // [point]: the number of the first entity of which it is the lowest vertex.
    std::vector<std::int64_t> first(index(points) + 1, 0);
#pragma omp parallel for schedule(static)
    for (std::int64_t point = 0; point < points; ++point)
      for (std::int64_t i = sorted.begin[index(point)]; i < sorted.begin[index(point) + 1]; ++i)
        first[index(point) + 1] += is_new(i) ? 1 : 0;
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::int64_t>& numbers = numbers_[index(d)];
    numbers.resize(sorted.all.size());
#pragma omp parallel for schedule(static)
    for (std::int64_t point = 0; point < points; ++point) {
      std::int64_t number = first[index(point)] - 1;
      for (std::int64_t i = sorted.begin[index(point)]; i < sorted.begin[index(point) + 1]; ++i) {
        number += is_new(i) ? 1 : 0;
        numbers[index(sorted.all[index(i)].place)] = number;
      }
    }
    counts_[index(d)] = first.back();
  }
  counts_[index(dim)] = mesh.num_cells();
  numbers_[index(dim)].resize(index(mesh.num_cells()));
  std::iota(numbers_[index(dim)].begin(), numbers_[index(dim)].end(), std::int64_t{0});
  std::vector<std::uint8_t> cells_of_facet(index(counts_[index(dim - 1)]), 0);
  for (const std::int64_t facet : numbers_[index(dim - 1)]) {
    std::uint8_t& cells = cells_of_facet[index(facet)];
    cells = static_cast<std::uint8_t>(std::min(cells + 1, 2));
  }
  boundary_.reserve(cells_of_facet.size());
  for (const std::uint8_t cells : cells_of_facet) boundary_.push_back(cells == 1);
}

}  // namespace femforge
