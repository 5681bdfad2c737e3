// Numbering of the entities of a mesh.
#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

#include <femforge/space/dofmap.hpp>

namespace femforge {
namespace {

constexpr std::int32_t none = std::numeric_limits<std::int32_t>::max();

// An entity by its vertices in ascending order (filled up with `none`), and where its number goes.
struct Occurrence {
  std::array<std::int32_t, 4> vertices;
  std::int64_t place;
};

std::vector<Occurrence> occurrences(const Mesh& mesh, int dim) {
  const int entities = num_entities(mesh.cell, dim);
  const auto nodes = static_cast<std::size_t>(mesh.num_nodes());
  const std::int64_t cells = mesh.num_cells();
  std::vector<Occurrence> result;
  result.reserve(static_cast<std::size_t>(cells * entities));
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    for (int entity = 0; entity < entities; ++entity) {
      Occurrence occurrence{{none, none, none, none}, cell * entities + entity};
      const std::vector<int>& local = entity_vertices(mesh.cell, dim, entity);
      for (std::size_t v = 0; v < local.size(); ++v)
        occurrence.vertices[v] =
            mesh.cells[static_cast<std::size_t>(cell) * nodes + static_cast<std::size_t>(local[v])];
      std::sort(occurrence.vertices.begin(), occurrence.vertices.end());
      result.push_back(occurrence);
    }
  }
  std::sort(result.begin(), result.end(), [](const Occurrence& a, const Occurrence& b) {
    return std::tie(a.vertices, a.place) < std::tie(b.vertices, b.place);
  });
  return result;
}

}  // namespace

MeshTopology::MeshTopology(const Mesh& mesh) {
  const int dim = mesh.dimension();
  for (int d = 0; d < dim; ++d) {
    const std::vector<Occurrence> sorted = occurrences(mesh, d);
    std::vector<std::int64_t>& numbers = numbers_[static_cast<std::size_t>(d)];
    numbers.resize(sorted.size());
    std::int64_t count = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      const bool is_new = i == 0 || sorted[i].vertices != sorted[i - 1].vertices;
      count += is_new ? 1 : 0;
      numbers[static_cast<std::size_t>(sorted[i].place)] = count - 1;
      if (d != dim - 1) continue;
      if (is_new)
        boundary_.push_back(true);
      else
        boundary_.back() = false;
    }
    counts_[static_cast<std::size_t>(d)] = count;
  }
  counts_[static_cast<std::size_t>(dim)] = mesh.num_cells();
  numbers_[static_cast<std::size_t>(dim)].resize(static_cast<std::size_t>(mesh.num_cells()));
  std::iota(numbers_[static_cast<std::size_t>(dim)].begin(), numbers_[static_cast<std::size_t>(dim)].end(),
            std::int64_t{0});
}

}  // namespace femforge
