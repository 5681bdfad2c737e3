// MFEM's meshes and spaces as generated kernels see them. Included by mfem.hpp.
#ifndef FEMFORGE_ADAPTERS_MFEM_SPACE_HPP
#define FEMFORGE_ADAPTERS_MFEM_SPACE_HPP

#include <mfem.hpp>

#include <string>
#include <vector>

#include <femforge/adapters/cell_kernels.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/element.hpp>

namespace femforge::mfem_adapter {

namespace detail {

using adapters::places;
using adapters::Points;
constexpr const char* all_one_kind = "femforge's kernels are for meshes of one kind of cell";

inline CellType cell_of(const mfem::Mesh& mesh) {
  require(mesh.GetNE() > 0 && mesh.GetNumGeometries(mesh.Dimension()) == 1, "a mesh of MFEM",
          "it has no cells, or cells of several kinds", all_one_kind);
  require(mesh.SpaceDimension() == mesh.Dimension(), "a mesh of MFEM", "it is a surface or a line in space",
          "femforge's kernels are for meshes that fill their space");
  switch (mesh.GetTypicalElementGeometry()) {
    case mfem::Geometry::SEGMENT:
      return CellType::interval;
    case mfem::Geometry::TRIANGLE:
      return CellType::triangle;
    case mfem::Geometry::SQUARE:
      return CellType::quadrilateral;
    case mfem::Geometry::TETRAHEDRON:
      return CellType::tetrahedron;
    case mfem::Geometry::CUBE:
      return CellType::hexahedron;
    default:
      throw Error("a mesh of MFEM", "femforge has no such cells",
                  "use simplices, quadrilaterals or hexahedra");
  }
}

inline Points points_of(const mfem::IntegrationRule& rule) {
  Points points;
  for (int k = 0; k < rule.GetNPoints(); ++k) {
    const mfem::IntegrationPoint& point = rule.IntPoint(k);
    points.push_back({point.x, point.y, point.z});
  }
  return points;
}

/// Where MFEM has the nodes of a cell's geometry, of degree 1 or 2, in Basix's order.
inline std::vector<int> node_places(CellType cell, int degree, const Points& nodes) {
  std::vector<int> result = places(adapters::geometry_nodes(cell, degree), nodes);
  require(!result.empty(), "a mesh of MFEM", "its nodes are not at vertices, or at vertices and midpoints",
          "use Mesh::SetCurvature with degree 1 or 2");
  return result;
}

inline void add_vertices(const mfem::Mesh& from, Mesh& mesh) {
  for (int v = 0; v < from.GetNV(); ++v)
    mesh.points.insert(mesh.points.end(), from.GetVertex(v), from.GetVertex(v) + from.Dimension());
  const std::vector<int> order =
      node_places(mesh.cell, 1, points_of(*mfem::Geometries.GetVertices(from.GetTypicalElementGeometry())));
  mfem::Array<int> vertices;
  for (int e = 0; e < from.GetNE(); ++e) {
    from.GetElementVertices(e, vertices);
    for (const int place : order) mesh.cells.push_back(vertices[place]);
  }
}

inline void add_nodes(const mfem::GridFunction& nodes, Mesh& mesh) {
  const mfem::FiniteElementSpace& space = *nodes.FESpace();
  mesh.degree = space.GetMaxElementOrder();
  require(!space.GetNURBSext() && !space.IsVariableOrder() && mesh.degree <= 2, "a mesh of MFEM",
          "it is curved by more than degree 2, or by NURBS", "use Mesh::SetCurvature with degree 1 or 2");
  const std::vector<int> order =
      node_places(mesh.cell, mesh.degree, points_of(space.GetTypicalFE()->GetNodes()));
  const double* values = nodes.HostRead();
  for (int k = 0; k < space.GetNDofs(); ++k)
    for (int d = 0; d < mesh.dimension(); ++d) mesh.points.push_back(values[space.DofToVDof(k, d)]);
  mfem::Array<int> dofs;
  for (int e = 0; e < space.GetNE(); ++e) {
    space.GetElementDofs(e, dofs);
    for (const int place : order) mesh.cells.push_back(dofs[place]);
  }
}

/// [cell][point]
inline std::vector<double> values_of(mfem::Coefficient& coefficient, const Points& points, mfem::Mesh& mesh) {
  std::vector<double> values;
  values.reserve(index(mesh.GetNE()) * points.size());
  for (int e = 0; e < mesh.GetNE(); ++e) {
    mfem::ElementTransformation& map = *mesh.GetElementTransformation(e);
    for (const auto& point : points) {
      mfem::IntegrationPoint place;
      place.Set3(point.data());
      map.SetIntPoint(&place);
      values.push_back(coefficient.Eval(map, place));
    }
  }
  return values;
}

}  // namespace detail

/// MFEM's mesh as it is now. @throws Error for cells of several kinds, surfaces, and curves of degree 3.
inline Mesh mesh_of(const mfem::Mesh& from) {
  Mesh mesh;
  mesh.cell = detail::cell_of(from);
  if (from.GetNodes())
    detail::add_nodes(*from.GetNodes(), mesh);
  else
    detail::add_vertices(from, mesh);
  check_mesh(mesh, "a mesh of MFEM");
  return mesh;
}

/// For each dof of a kernel's cells its place in those of MFEM's E-vectors.
/// @throws Error if the kernel's element is not that of the space.
inline std::vector<int> dof_places(const femforge_kernel& kernel, const mfem::FiniteElementSpace& space) {
  const KernelTraits traits = traits_of(kernel);
  const auto mismatch = [&](const std::string& cause, const char* mend) {
    return Error(kernel.name,
                 "its element " + std::string(kernel.row_element) + " is not that of the space (" +
                     space.FEColl()->Name() + "): " + cause,
                 mend);
  };
  if (traits.cell != detail::cell_of(*space.GetMesh()))
    throw mismatch("another cell", "generate it for the mesh's");
  const auto* fe = dynamic_cast<const mfem::NodalFiniteElement*>(space.GetTypicalFE());
  if (!fe || space.GetNURBSext() || space.IsVariableOrder())
    throw mismatch("its functions do not belong to points, or have several degrees", "use H1_FECollection");
  const Element element(kernel.row_element, traits.cell);
  if (element.blocks().size() != 1)
    throw mismatch("it is a mixed element", "use an integrator for each block");
  const ElementBlock& block = element.blocks().front();
  if (block.block_size != space.GetVDim())
    throw mismatch(
        std::to_string(block.block_size) + " components instead of " + std::to_string(space.GetVDim()),
        "use VectorElement with as many components as the space has");
  const std::vector<int> natives =
      detail::places(adapters::points_of(block.scalar), detail::points_of(fe->GetNodes()));
  if (natives.empty())
    throw mismatch("its points are others",
                   "use the same degree, and variant = \"gll\" (without it BasisType::ClosedUniform)");
  std::vector<int> evector(natives.size());
  for (std::size_t k = 0; k < evector.size(); ++k) evector[k] = static_cast<int>(k);
  // E-vectors of tensor-product cells are lexicographic, those of simplices as MFEM numbers dofs.
  if (const auto* tensor = dynamic_cast<const mfem::TensorBasisElement*>(fe)) {
    const mfem::Array<int>& native_of = tensor->GetDofMap();
    for (int k = 0; k < native_of.Size(); ++k) evector[index(native_of[k])] = k;
  }
  std::vector<int> result(index(element.num_dofs()));
  for (int c = 0; c < block.block_size; ++c)
    for (std::size_t node = 0; node < natives.size(); ++node)
      result[index(
          Element::position(block, static_cast<int>(node), c, traits.dof_order, traits.component_order))] =
          evector[index(natives[node])] + c * static_cast<int>(natives.size());
  return result;
}

}  // namespace femforge::mfem_adapter

#endif
