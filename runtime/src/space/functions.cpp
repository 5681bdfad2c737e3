#include <femforge/space/functions.hpp>

#include <memory>
#include <string>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "space/nodal_basis.hpp"

namespace femforge {
namespace {

void check_nodal(const char* place, const DofMap& dofs) {
  for (const ElementBlock& block : dofs.element().blocks())
    if (!is_nodal(block.scalar))
      throw Error(place, "not all dofs of " + block.scalar.name + " are values at points",
                  "use P, Q, DP, DQ or CR");
}

std::string text_of(const std::array<double, 3>& point, int dimension) {
  std::string text;
  for (int a = 0; a < dimension; ++a) text += (a > 0 ? ", " : "") + std::to_string(point[index(a)]);
  return "(" + text + ")";
}

}  // namespace

std::vector<double> interpolate(const Mesh& mesh, const DofMap& dofs, const PointFunction& function) {
  check_nodal("interpolate", dofs);
  const auto dim = index(mesh.dimension());
  const std::vector<double> points = dofs.points(mesh);
  std::vector<double> values;
  values.reserve(dofs.components().size());
  for (std::size_t dof = 0; dof < dofs.components().size(); ++dof) {
    std::array<double, 3> x{};
    for (std::size_t a = 0; a < dim; ++a) x[a] = points[dof * dim + a];
    values.push_back(function(x, dofs.components()[dof]));
  }
  return values;
}

std::vector<double> evaluate(const PointLocator& locator, const DofMap& dofs,
                             const std::vector<double>& values,
                             const std::vector<std::array<double, 3>>& points) {
  const char* const place = "evaluate";
  check_nodal(place, dofs);
  require(static_cast<std::int64_t>(values.size()) == dofs.num_dofs(), place,
          "the vector does not have one entry for each dof");
  const Element& element = dofs.element();
  std::vector<std::shared_ptr<const NodalBasis>> bases;
  for (const ElementBlock& block : element.blocks())
    bases.push_back(nodal_basis_of(block.scalar, element.cell()));
  const auto components = index(element.num_components());
  std::vector<double> result(points.size() * components, 0.0);
  for (std::size_t p = 0; p < points.size(); ++p) {
    const auto found = locator.find(points[p]);
    if (!found)
      throw Error(place, "point " + std::to_string(p) + ", " + text_of(points[p], dimension(element.cell())) +
                             ", is outside of the mesh");
    for (std::size_t b = 0; b < bases.size(); ++b) {
      const ElementBlock& block = element.blocks()[b];
      const std::vector<double> basis = bases[b]->values(found->reference);
      for (std::size_t node = 0; node < basis.size(); ++node)
        for (int c = 0; c < block.block_size; ++c)
          result[p * components + index(block.component_begin + c)] +=
              basis[node] * values[index(dofs.global_dof(found->cell, block, static_cast<int>(node), c))];
    }
  }
  return result;
}

std::vector<double> evaluate(const Mesh& mesh, const DofMap& dofs, const std::vector<double>& values,
                             const std::vector<std::array<double, 3>>& points) {
  return evaluate(PointLocator(mesh), dofs, values, points);
}

}  // namespace femforge
