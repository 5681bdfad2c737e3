// Dofs by their points: what two numberings of a mesh have in common.
#ifndef FEMFORGE_PETSC_POINTS_HPP
#define FEMFORGE_PETSC_POINTS_HPP

#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/parallel/halo_plan.hpp>

namespace program {

/// Points of the dofs that this process owns.
inline std::vector<std::array<double, 3>> points_of(const femforge::DofMap& dofs,
                                                    const femforge::HaloPlan& plan,
                                                    const femforge::Mesh& mesh) {
  const std::vector<double> all = dofs.points(mesh);
  const std::size_t dim = femforge::index(mesh.dimension());
  std::vector<std::array<double, 3>> points(femforge::index(plan.num_owned));
  for (std::size_t dof = 0; dof < plan.numbers.size(); ++dof) {
    if (plan.numbers[dof] >= plan.num_owned) continue;
    std::array<double, 3>& point = points[femforge::index(plan.numbers[dof])];
    for (std::size_t a = 0; a < dim; ++a) point[a] = all[dof * dim + a];
  }
  return points;
}

/// Finds points again that differ by rounding only.
class PointLookup {
 public:
  explicit PointLookup(const std::vector<std::array<double, 3>>& points) {
    for (std::size_t k = 0; k < points.size(); ++k) numbers_.emplace(key_of(points[k]), k);
    femforge::require(numbers_.size() == points.size(), "PointLookup", "points are too close to each other");
  }
  /// @throws Error if there is no such point.
  std::size_t find(const std::array<double, 3>& point) const {
    const auto found = numbers_.find(key_of(point));
    femforge::require(found != numbers_.end(), "PointLookup", "a point is in one of the meshes only");
    return found->second;
  }

 private:
  using Key = std::array<std::int64_t, 3>;
  // Cells of a grid whose planes meet no point that anybody would take.
  static Key key_of(const std::array<double, 3>& point) {
    constexpr double finest = 1e6;
    constexpr double shift = 0.3719;
    Key key{};
    for (std::size_t a = 0; a < key.size(); ++a) key[a] = std::llround(point[a] * finest + shift);
    return key;
  }
  std::map<Key, std::size_t> numbers_;
};

}  // namespace program

#endif
