// Forms with integrals over cells and facets, on meshes that are deformed and shuffled.
#ifndef FEMFORGE_TESTS_FACET_PARTS_HPP
#define FEMFORGE_TESTS_FACET_PARTS_HPP

#include <array>
#include <functional>
#include <string>
#include <vector>

#include <femforge/kernels/mesh_kernels.hpp>
#include "kernels/mesh_kernels.hpp"

using Point = std::array<double, 3>;
using Function = std::function<double(const Point&)>;

inline constexpr std::array<femforge::CellType, 4> cells_of_space{
    femforge::CellType::triangle, femforge::CellType::quadrilateral, femforge::CellType::tetrahedron,
    femforge::CellType::hexahedron};

/// "p1_tetrahedron", "dq2_hexahedron".
inline std::string element_slug(femforge::CellType cell, int degree, bool discontinuous) {
  return std::string(discontinuous ? "d" : "") + (femforge::is_simplex(cell) ? "p" : "q") +
         std::to_string(degree) + "_" + femforge::to_string(cell);
}

inline std::string element_name(femforge::CellType cell, int degree, bool discontinuous) {
  return std::string(discontinuous ? "D" : "") + (femforge::is_simplex(cell) ? "P" : "Q") +
         std::to_string(degree);
}

inline femforge::Mesh shuffled(femforge::CellType cell, int n) {
  femforge::Mesh mesh = femforge::make_box({cell, {n, n, n}});
  femforge::deform(mesh, 0.03);
  femforge::randomise(mesh, 7);
  return mesh;
}

/// The parts of the integrals of a form: "interior_penalty_a" -> those over cells, interior and exterior
/// facets, and vertices.
inline std::vector<femforge::KernelPart> parts_of(const femforge::KernelRegistry& registry,
                                                  const std::string& form, const std::string& element,
                                                  const std::string& kind, const femforge::Mesh& mesh) {
  std::vector<femforge::KernelPart> parts;
  const auto kernel = [&](const std::string& measure) {
    return registry.find(form + measure + "_" + element + "_f64_" + kind);
  };
  if (const femforge_kernel* own = kernel("")) parts.push_back({own, femforge::all_cells(mesh)});
  if (const femforge_kernel* own = kernel("_ds_interior"))
    parts.push_back(femforge::on_facets(*own, femforge::interior_facets(mesh)));
  if (const femforge_kernel* own = kernel("_ds"))
    parts.push_back(femforge::on_facets(*own, femforge::exterior_facets(mesh)));
  if (const femforge_kernel* own = kernel("_dp"))
    parts.push_back(femforge::on_facets(*own, femforge::mesh_vertices(mesh)));
  return parts;
}

inline std::vector<double> interpolated(const femforge::DofMap& dofs, const femforge::Mesh& mesh,
                                        const Function& f) {
  const std::vector<double> points = dofs.points(mesh);
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  std::vector<double> values;
  for (std::size_t k = 0; k < points.size(); k += dim) {
    Point x{};
    for (std::size_t d = 0; d < dim; ++d) x[d] = points[k + d];
    values.push_back(f(x));
  }
  return values;
}

#endif
