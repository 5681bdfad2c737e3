#include <femforge/mesh/topology.hpp>

#include <algorithm>
#include <numeric>

#include <femforge/index.hpp>
#include "mesh/nodes.hpp"
#include "mesh/occurrences.hpp"

namespace femforge {

MeshTopology::MeshTopology(const Mesh& mesh, const std::array<bool, 4>& wanted) {
  check_nodes(mesh, "MeshTopology");
  const int dim = mesh.dimension();
  const std::int64_t points = mesh.num_points();
  for (int d = 0; d < dim; ++d) {
    if (!wanted[index(d)]) continue;
    const SortedOccurrences<4> sorted = sorted_occurrences<4>(mesh, d);
    // [point]: the number of the first entity of which it is the lowest vertex.
    std::vector<std::int64_t> first(index(points) + 1, 0);
#pragma omp parallel for schedule(static)
    for (std::int64_t point = 0; point < points; ++point)
      for (std::int64_t i = sorted.begin[index(point)]; i < sorted.begin[index(point) + 1]; ++i)
        first[index(point) + 1] += sorted.is_new(i) ? 1 : 0;
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::int64_t>& numbers = numbers_[index(d)];
    numbers.resize(sorted.all.size());
#pragma omp parallel for schedule(static)
    for (std::int64_t point = 0; point < points; ++point) {
      std::int64_t number = first[index(point)] - 1;
      for (std::int64_t i = sorted.begin[index(point)]; i < sorted.begin[index(point) + 1]; ++i) {
        number += sorted.is_new(i) ? 1 : 0;
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

MeshTopology facet_topology(const Mesh& mesh) {
  std::array<bool, 4> wanted{};
  wanted[index(mesh.dimension() - 1)] = true;
  return MeshTopology(mesh, wanted);
}

}  // namespace femforge
