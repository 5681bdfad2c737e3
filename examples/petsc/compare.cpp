#include "compare.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>

#include "program.hpp"

namespace program {
namespace {

using namespace femforge;
using Point = std::array<double, 3>;

// Finds points again that differ by rounding only.
class PointLookup {
 public:
  explicit PointLookup(const std::vector<Point>& points) {
    for (std::size_t k = 0; k < points.size(); ++k) numbers_.emplace(key_of(points[k]), k);
    require(numbers_.size() == points.size(), "comparison", "points are too close to each other");
  }
  std::size_t find(const Point& point) const {
    const auto found = numbers_.find(key_of(point));
    require(found != numbers_.end(), "comparison", "a point is in one of the meshes only");
    return found->second;
  }

 private:
  using Key = std::array<std::int64_t, 3>;
  // Cells of a grid whose planes meet no point that anybody would take.
  static Key key_of(const Point& point) {
    constexpr double finest = 1e6;
    constexpr double shift = 0.3719;
    Key key{};
    for (std::size_t a = 0; a < key.size(); ++a) key[a] = std::llround(point[a] * finest + shift);
    return key;
  }
  std::map<Key, std::size_t> numbers_;
};

struct Totals {
  explicit Totals(const Mesh& mesh) : volume(femforge::volume(mesh)) {
    for (const std::int32_t marker : mesh.markers) cells += marker;
    for (const std::int32_t marker : mesh.facet_markers) facets += marker;
  }
  double volume;
  double cells = 0;   ///< sum of their markers
  double facets = 0;  ///< likewise
};

}  // namespace

Values values_of(Vec vector, const DofMap& dofs, const HaloPlan& plan, const Mesh& mesh) {
  Values result;
  const petsc::Scalar* values = nullptr;
  petsc::check(VecGetArrayRead(vector, &values));
  result.values.assign(values, values + plan.num_owned);
  petsc::check(VecRestoreArrayRead(vector, &values));
  const std::vector<double> all = dofs.points(mesh);
  const std::size_t dim = index(mesh.dimension());
  result.points.resize(result.values.size());
  for (std::size_t dof = 0; dof < plan.numbers.size(); ++dof) {
    if (plan.numbers[dof] >= plan.num_owned) continue;
    for (std::size_t a = 0; a < dim; ++a) result.points[index(plan.numbers[dof])][a] = all[dof * dim + a];
  }
  return result;
}

double difference(const Values& found, const Values& alone) {
  const PointLookup lookup(alone.points);
  double error = 0;
  double scale = 0;
  for (const petsc::Scalar value : alone.values) scale = std::max(scale, std::abs(value));
  for (std::size_t k = 0; k < found.values.size(); ++k)
    error = std::max(error, std::abs(found.values[k] - alone.values[lookup.find(found.points[k])]));
  return largest(error) / scale;
}

bool compare_meshes(const Mesh& share, const Mesh& whole) {
  const Totals own(share);
  const Totals all(whole);
  const double volumes = std::abs(sum(own.volume) - all.volume) / all.volume;
  const bool same_volume = report("volume of all shares, against one process", volumes, 1e-13);
  const bool same_cells = report("markers of cells, likewise", std::abs(sum(own.cells) - all.cells), 0);
  return report("markers of facets, likewise", std::abs(sum(own.facets) - all.facets), 0) && same_cells &&
         same_volume;
}

}  // namespace program
