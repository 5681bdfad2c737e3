// What adapters to codes with vectors by cells (E-vectors) share: which kernels they take, and what these
// kernels are told of their form's coefficients.
#ifndef FEMFORGE_ADAPTERS_CELL_KERNELS_HPP
#define FEMFORGE_ADAPTERS_CELL_KERNELS_HPP

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/space/element.hpp>

namespace femforge::adapters {

/// The kernels of one bilinear form; those that are not needed may be null.
struct Kernels {
  const femforge_kernel* apply = nullptr;           ///< products; scatter = element
  const femforge_kernel* diagonal = nullptr;        ///< for preconditioners; scatter = element
  const femforge_kernel* element_tensor = nullptr;  ///< element matrices; output = full
  const femforge_kernel* transpose = nullptr;       ///< `apply` of a symmetric form, or of the transposed one
};

/// Those of a library that fit, of the kinds that adapters take.
/// @param symmetric whether the form is: `apply` is the transpose, too, then.
/// @throws Error if there is none, or several of one kind.
inline Kernels find_kernels(const KernelRegistry& registry, const KernelQuery& query, bool symmetric) {
  Kernels result;
  const auto take = [&](const femforge_kernel*& place, const femforge_kernel* kernel) {
    if (place)
      throw Error(kernel->name, "the kernel " + std::string(place->name) + " fits as well",
                  "ask for the form's file, its name, the cell and the element");
    place = kernel;
  };
  for (const femforge_kernel* kernel : registry.find_all(query)) {
    const KernelTraits traits = traits_of(*kernel);
    if (kernel->arity != 2 || traits.entity != Entity::cell) continue;
    const bool evectors = traits.scatter == Scatter::element;
    if (traits.kind == KernelKind::apply && evectors) take(result.apply, kernel);
    if (traits.kind == KernelKind::diagonal && evectors) take(result.diagonal, kernel);
    if (traits.kind == KernelKind::element_tensor && traits.output == TensorOutput::full)
      take(result.element_tensor, kernel);
  }
  if (!result.apply && !result.element_tensor)
    throw Error("form " + query.form_file + " " + query.form + ", element " + query.row_element,
                "there is no kernel of it that works on cells by themselves",
                "generate it with --kernel apply,diagonal --set scatter=element, or --kernel element_tensor");
  if (symmetric) result.transpose = result.apply;
  return result;
}

/// @param part_of_mesh how the code restricts an integral to a part of the mesh.
/// @throws Error unless a kernel is of that kind, of a bilinear form on cells and one space, for E-vectors.
inline void check_kernel(const femforge_kernel& kernel, KernelKind kind, Scalar scalar,
                         const std::string& part_of_mesh) {
  const auto refuse = [&](const std::string& cause, const std::string& mend) {
    throw Error(kernel.name, cause, mend);
  };
  const KernelTraits traits = traits_of(kernel);
  if (traits.kind != kind || kernel.arity != 2)
    refuse(std::string("it is no kernel ") + to_string(kind) + " of a bilinear form",
           std::string("generate with --kernel ") + to_string(kind));
  if (traits.scalar != scalar)
    refuse(std::string("it is in ") + (scalar == Scalar::float64 ? "single" : "double") + " precision",
           std::string("generate with --set scalar=") + to_string(scalar));
  if (traits.entity != Entity::cell)
    refuse("its integral is not over cells", "take the code's own integrals over facets");
  if (kernel.num_subdomains != 0) refuse("its integral is over a part of the mesh", part_of_mesh);
  if (kind != KernelKind::element_tensor && traits.scatter != Scatter::element)
    refuse(std::string("its scatter is ") + to_string(traits.scatter) + ", and E-vectors are needed",
           "generate with --set scatter=element");
  if (traits.output != TensorOutput::full)
    refuse("its element matrices are packed", "generate with --set output=full");
  if (traits.takes_stored_geometry())
    refuse("it reads stored geometry", "generate with --set input=vertices");
  if (std::string(kernel.row_element) != kernel.column_element)
    refuse("its test and trial functions are of different spaces", "use spaces that are the same");
}

/// What is set of a form under a name. @throws Error if nothing is.
template <class Value>
const Value& field_of(const femforge_kernel& kernel, const char* name,
                      const std::map<std::string, Value>& fields, const char* mend) {
  const auto found = fields.find(name);
  if (found == fields.end()) throw Error(kernel.name, std::string(name) + " of its form is not set", mend);
  return found->second;
}

/// Reference points, zero beyond the cell's dimension.
using Points = std::vector<std::array<double, 3>>;

/// For each of some points its place among others; empty unless every one is among them.
inline std::vector<int> places(const Points& points, const Points& others) {
  std::vector<int> result;
  for (const auto& point : points) {
    for (std::size_t k = 0; k < others.size(); ++k) {
      double distance = 0;
      for (std::size_t d = 0; d < 3; ++d) distance = std::max(distance, std::abs(point[d] - others[k][d]));
      if (distance < 1e-10) result.push_back(static_cast<int>(k));
    }
  }
  if (result.size() != points.size() || points.size() != others.size()) result.clear();
  return result;
}

/// The points of an element's dofs, in Basix's order.
inline Points points_of(const ScalarElement& element) {
  Points points;
  for (const ScalarDof& dof : element.dofs) points.push_back(dof.point);
  return points;
}

/// The nodes of a cell's geometry, in Basix's order.
inline Points geometry_nodes(CellType cell, int degree) {
  Points points;
  for (const LatticeNode& node : lattice_nodes(cell, degree)) {
    std::array<double, 3> point{};
    for (std::size_t d = 0; d < 3; ++d) point[d] = static_cast<double>(node.on_cell[d]) / degree;
    points.push_back(point);
  }
  return points;
}

/// Where a kernel takes the values of a scalar coefficient: reference points, in its order.
/// @throws Error if it has several components, or an element that is not of Lagrange.
inline Points value_points(const femforge_kernel& kernel, const femforge_input& input) {
  const std::string place = std::string(kernel.name) + ", " + input.name;
  const CellType cell = traits_of(kernel).cell;
  Points points(index(input.size));
  if (input.num_points > 0) {
    if (input.num_points != input.size)
      throw Error(place, "it is no scalar", "use a coefficient for each component");
    for (int k = 0; k < input.size; ++k)
      for (int d = 0; d < kernel.gdim; ++d) points[index(k)][index(d)] = input.points[k * kernel.gdim + d];
    return points;
  }
  const Element element(input.element, cell);
  if (element.num_components() != 1)
    throw Error(place, "it is no scalar", "use a coefficient for each component");
  const ElementBlock& block = element.blocks().front();
  for (std::size_t node = 0; node < block.scalar.dofs.size(); ++node) {
    const ScalarDof& dof = block.scalar.dofs[node];
    if (dof.part != 0)
      throw Error(place, "its element is not of Lagrange", "use P, Q, DP, DQ or quadrature points");
    points[index(Element::position(block, static_cast<int>(node), 0, traits_of(kernel).dof_order,
                                   ComponentOrder::planar))] = dof.point;
  }
  return points;
}

}  // namespace femforge::adapters

#endif
