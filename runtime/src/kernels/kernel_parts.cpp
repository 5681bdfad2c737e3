#include "kernels/kernel_parts.hpp"

#include <numeric>
#include <string>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/parts.hpp>
#include <femforge/space/seen.hpp>

namespace femforge {
namespace {

// Some cells as a kernel wants them.
Mesh cells_for(const femforge_kernel& kernel, const Mesh& mesh, const std::vector<std::int64_t>& cells,
               int members) {
  Mesh part = part_of(mesh, cells);
  if (mesh.degree == 1 || kernel.coordinate_nodes != members * num_vertices(mesh.cell)) return part;
  const CellClasses classes = cell_classes(part);
  if (!classes.curved.empty())
    throw Error(kernel.name,
                "its geometry has degree 1, and cell " +
                    std::to_string(cells[index(classes.curved.front())]) + " is curved",
                "take it for cells that are not (cell_classes)");
  return straightened(part);
}

// Rows of values, [cell][entry], of some cells.
template <class T>
std::vector<T> rows_of(const std::vector<T>& values, std::int64_t num_cells,
                       const std::vector<std::int64_t>& cells, const std::string& name) {
  if (num_cells == 0 || values.size() % index(num_cells) != 0)
    throw Error("coefficient '" + name + "'",
                std::to_string(values.size()) + " values are not as many for each of " +
                    std::to_string(num_cells) + " cells",
                "give [cell of the whole mesh][entry]");
  const auto size = static_cast<std::ptrdiff_t>(values.size() / index(num_cells));
  std::vector<T> rows;
  rows.reserve(cells.size() * index(size));
  for (const std::int64_t cell : cells)
    rows.insert(rows.end(), values.begin() + cell * size, values.begin() + (cell + 1) * size);
  return rows;
}

}  // namespace

int number_of(const femforge_input* fields, int count, const std::string& name) {
  for (int k = 0; k < count; ++k)
    if (name == fields[k].name) return k;
  return -1;
}

bool is_of_facets(const femforge_kernel& kernel, int number) {
  return kernel.coefficients[number].num_points > 0 && traits_of(kernel).entity != Entity::cell;
}

void refuse_by_cells(const femforge_kernel& kernel, const std::string& name) {
  throw Error(kernel.name, "it takes " + name + " at points of its facets, and not by cells",
              "give it part by part: set_coefficient(part, name, values)");
}

std::vector<KernelPart> used_parts(const std::vector<KernelPart>& parts) {
  std::vector<KernelPart> used;
  for (const KernelPart& part : parts) {
    require(part.kernel != nullptr, "MeshKernels", "a part has no kernel");
    if (part.is_empty()) continue;
    if (traits_of(*part.kernel).entity != part.facets.entity)
      throw Error(part.kernel->name, std::string("its integral is over ") + part.kernel->integral +
                                         " entities; the part has " + to_string(part.facets.entity) +
                                         " entities");
    used.push_back(part);
    const femforge_kernel& first = *used.front().kernel;
    const KernelTraits ours = traits_of(first);
    const KernelTraits theirs = traits_of(*part.kernel);
    if (theirs.kind != ours.kind || theirs.target != ours.target || theirs.scalar != ours.scalar)
      throw Error(part.kernel->name, std::string("it has not the kind, target and scalar of ") + first.name,
                  "give kernels that work on the same vectors");
  }
  if (used.empty()) throw Error("MeshKernels", "no part has cells or facets", "give each cell to a kernel");
  return used;
}

Mesh mesh_of_part(const KernelPart& part, const Mesh& mesh) {
  const FacetList& facets = part.facets;
  if (facets.entity == Entity::cell) return cells_for(*part.kernel, mesh, part.cells, 1);
  FacetList of_part = facets;  // of a mesh with these cells only, side after side
  std::iota(of_part.cells.begin(), of_part.cells.end(), std::int64_t{0});
  return seen_from(of_part, cells_for(*part.kernel, mesh, facets.cells, facets.members()));
}

Restriction restriction_of_part(const KernelPart& part, const Mesh& mesh, const Restriction& restriction) {
  if (part.facets.entity == Entity::cell) return restriction.part(part.cells);
  const std::string element = vector_element(*part.kernel);
  if (element.empty()) {  // of a functional that reads no L-vector: one node a facet, for their number
    const std::size_t count = part.facets.cells.size() / index(part.facets.members());
    return {std::vector<std::int64_t>(count, 0), {1, 1, 1, 1}};
  }
  return seen_from(part.facets, restriction, element, mesh.cell, traits_of(*part.kernel).dof_order);
}

template <class T>
std::vector<T> values_of_part(const KernelPart& part, int number, const std::vector<T>& values,
                              std::int64_t num_cells, CellType cell) {
  const femforge_kernel& kernel = *part.kernel;
  const femforge_input& field = kernel.coefficients[number];
  if (part.facets.entity == Entity::cell) return rows_of(values, num_cells, part.cells, field.name);
  const KernelTraits traits = traits_of(kernel);
  return seen_from(part.facets, values, num_cells, Element(field.element, cell), traits.dof_order,
                   traits.component_order);
}
template std::vector<float> values_of_part(const KernelPart&, int, const std::vector<float>&, std::int64_t,
                                           CellType);
template std::vector<double> values_of_part(const KernelPart&, int, const std::vector<double>&, std::int64_t,
                                            CellType);

}  // namespace femforge
