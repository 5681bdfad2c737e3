#include <femforge/tools/kernel_runs.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <set>
#include <string>
#include <utility>

#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/facets.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/space/seen.hpp>
#include <femforge/tools/sample_data.hpp>
#include "cell_run.hpp"
#include "operator_inputs.hpp"
#include "random.hpp"

namespace femforge {
namespace {

// Cells of a mesh on which results are compared, at most: beyond, facets are not told apart.
constexpr std::int64_t most_compared = 50'000;
// Of the cells of a box.
constexpr double cell_length = 0.5;
// How many times its part of a cell's length an entry changes, relative to the largest of its cell, where
// nothing cancels: on random cells of degrees 1 and 2 at most 9 times with first derivatives, 18 with second
// ones of P2.
constexpr double usual_change = 8;
// Changes of one move may cancel themselves.
constexpr int moves = 3;

// Degree of the geometry: that of the element of the coordinates.
int geometry_degree(const femforge_kernel& kernel, CellType cell) {
  const int members = traits_of(kernel).entity == Entity::interior_facet ? 2 : 1;
  for (const int degree : {1, 2})
    if (kernel.coordinate_nodes == members * num_lattice_nodes(cell, degree)) return degree;
  throw Error(kernel.name,
              std::string("its coordinate element ") + kernel.coordinate_element + " is not supported");
}

template <class T>
Comparison compare_in(const femforge_kernel& kernel, const femforge_kernel& other,
                      const KernelRegistry& reference, const Mesh& mesh, std::uint64_t seed) {
  const femforge_kernel* geometry = reference.geometry_of(other);
  return compare(run_kernel<T>(kernel, geometry, mesh, seed), run_kernel<T>(other, geometry, mesh, seed),
                 kernel.entries_per_cell);
}

// Of each cell one facet, of all numbers; in meshes that are only timed perhaps one of a neighbour's, too.
std::vector<CellFacet> facet_of_each_cell(const Mesh& mesh) {
  const int per_cell = num_entities(mesh.cell, mesh.dimension() - 1);
  const auto vertices =
      static_cast<std::ptrdiff_t>(entity_vertices(mesh.cell, mesh.dimension() - 1, 0).size());
  std::vector<CellFacet> facets;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    facets.push_back({cell, static_cast<int>(cell % per_cell)});
  if (mesh.num_cells() > most_compared) return facets;
  // What goes through a facet from one side and from the other cancels: the later cell takes its next one.
  for (int turn = 0; turn < per_cell; ++turn) {
    const Mesh seen = seen_from(exterior_facets(mesh, facets), mesh);
    std::set<std::vector<std::int32_t>> known;
    bool changed = false;
    for (std::size_t k = 0; k < facets.size(); ++k) {
      const auto first = seen.cells.begin() + static_cast<std::ptrdiff_t>(k) * seen.num_nodes();
      std::vector<std::int32_t> points(first, first + vertices);
      std::sort(points.begin(), points.end());
      if (known.insert(std::move(points)).second) continue;
      facets[k].facet = (facets[k].facet + 1) % per_cell;
      changed = true;
    }
    if (!changed) break;
  }
  return facets;
}

// Of an element's L-vectors on a mesh of cells, or of facets with their cells.
Restriction restriction_of(const KernelTraits& traits, const Mesh& mesh, const std::string& element,
                           int components) {
  const ComponentOrder order = components > 1 ? traits.component_order : ComponentOrder::interleaved;
  if (mesh.entity == Entity::cell)
    return Restriction(DofMap(mesh, element, traits.dof_order, traits.component_order), order);
  const CellsAndFacets found = cells_of_facets(mesh);
  const DofMap dofs(found.mesh, element, traits.dof_order, traits.component_order);
  return seen_from(found.facets, Restriction(dofs, order), element, mesh.cell, traits.dof_order);
}

}  // namespace

Mesh entities_of(const Mesh& mesh, Entity entity) {
  if (entity == Entity::cell) return mesh;
  if (entity == Entity::interior_facet) return seen_from(interior_facets(mesh), mesh);
  if (entity == Entity::vertex) return seen_from(mesh_vertices(mesh), mesh);
  return seen_from(exterior_facets(mesh, facet_of_each_cell(mesh)), mesh);
}

Mesh box_for(const femforge_kernel& kernel, std::int64_t cells) {
  BoxOptions options;
  const KernelTraits traits = traits_of(kernel);
  options.cell = traits.cell;
  options.degree = geometry_degree(kernel, traits.cell);
  const auto pieces = static_cast<double>(make_box({options.cell}).num_cells());
  const double boxes = static_cast<double>(cells) / pieces;
  const int divisions = std::max(1, static_cast<int>(std::lround(std::pow(boxes, 1.0 / kernel.gdim))));
  options.divisions = {divisions, divisions, divisions};
  Mesh mesh = make_box(options);
  if (traits.input == GeometryInput::affine) {
    transform(mesh, [](std::array<double, 3>& x) {
      x[1] += 0.2 * x[0];
      x[2] += 0.1 * x[1];
    });
  } else {
    deform(mesh, 0.03);
  }
  // Cells keep their size however many there are: in small ones, functions would hardly vary, and energies
  // and fluxes be differences of nearly equal numbers. The box lies around the origin, where coordinates have
  // the most digits.
  const double size = cell_length * divisions;
  transform(mesh, [size](std::array<double, 3>& x) {
    for (double& coordinate : x) coordinate = (coordinate - 0.5) * size;
  });
  return entities_of(mesh, traits.entity);
}

std::int64_t suitable_block_cells(const femforge_kernel& kernel) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.scatter == Scatter::blocks)
    return std::int64_t{kernel.element_batch} * std::max(1, kernel.macro_cells);
  return is_simplex(traits.cell) ? 768 : 128;
}

double tolerance_of(const femforge_kernel& kernel) {
  return traits_of(kernel).scalar == Scalar::float32 ? 1e-4 : 1e-12;
}

Restriction restriction_for(const femforge_kernel& kernel, const Mesh& mesh) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.by_cells())
    return restriction_of_cells(mesh.num_cells(), kernel.nodes, kernel.components, traits.component_order);
  if (traits.numbering == Numbering::shared)
    return restriction_of_points(mesh, kernel.components, traits.dof_order);
  const std::string element = vector_element(kernel);
  if (element.empty()) return restriction_of_cells(mesh.num_cells(), 1, 1);
  return restriction_of(traits, mesh, element, kernel.components);
}

std::optional<Restriction> second_restriction_for(const femforge_kernel& kernel, const Mesh& mesh) {
  const KernelTraits traits = traits_of(kernel);
  const SecondSpace space = second_space(kernel);
  if (space.element.empty()) return std::nullopt;
  if (traits.scatter == Scatter::element)
    return restriction_of_cells(mesh.num_cells(), space.nodes, space.components, traits.component_order);
  return restriction_of(traits, mesh, space.element, space.components);
}

template <class T>
std::vector<T> run_kernel(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                          std::uint64_t seed) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.reads_vectors()) return run_on_vectors<T>(kernel, geometry, mesh, seed);
  KernelInputs<T> inputs(kernel, mesh);
  set_sample_data(inputs, mesh, seed);
  if (traits.takes_stored_geometry()) {
    if (geometry == nullptr) throw Error(kernel.name, "it needs a kernel for its geometry");
    inputs.set_geometry(run_kernel<T>(*geometry, nullptr, mesh, seed));
  }
  return run_once(std::move(inputs), mesh.num_cells());
}
template std::vector<float> run_kernel<float>(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                              std::uint64_t);
template std::vector<double> run_kernel<double>(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                                std::uint64_t);

template <class T>
std::vector<T> magnitudes_of(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                             const std::vector<T>& expected, std::uint64_t seed) {
  // Far above rounding, far below what is curved.
  const double part = std::sqrt(static_cast<double>(std::numeric_limits<T>::epsilon()));
  constexpr std::uint64_t steps = 1U << 20U;
  Random random(seed);
  std::vector<T> result(expected.size());
  std::transform(expected.begin(), expected.end(), result.begin(), [](T entry) { return std::abs(entry); });
  for (int move = 0; move < moves; ++move) {
    Mesh moved = mesh;
    for (double& x : moved.points)
      x += part * cell_length * (2 * static_cast<double>(random.below(steps)) / steps - 1);
    const std::vector<T> values = run_kernel<T>(kernel, geometry, moved, seed);
    for (std::size_t k = 0; k < result.size(); ++k)
      result[k] =
          std::max(result[k], static_cast<T>(std::abs(values[k] - expected[k]) / (part * usual_change)));
  }
  return result;
}
template std::vector<float> magnitudes_of<float>(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                                 const std::vector<float>&, std::uint64_t);
template std::vector<double> magnitudes_of<double>(const femforge_kernel&, const femforge_kernel*,
                                                   const Mesh&, const std::vector<double>&, std::uint64_t);

Comparison compare_kernels(const femforge_kernel& kernel, const KernelRegistry& reference, const Mesh& mesh,
                           std::uint64_t seed) {
  const femforge_kernel* other = reference.find(kernel.name);
  if (other == nullptr && traits_of(kernel).kind == KernelKind::element_tensor) {
    other = reference.element_tensor_of(kernel);  // a variant with a name of its own
    if (other != nullptr && (other->entries_per_cell != kernel.entries_per_cell ||
                             traits_of(*other).scalar != traits_of(kernel).scalar))
      other = nullptr;
  }
  if (other == nullptr) throw Error(kernel.name, "there is no such kernel to compare it with");
  return in_scalar(traits_of(kernel).scalar, [&](auto zero) {
    return compare_in<decltype(zero)>(kernel, *other, reference, mesh, seed);
  });
}

}  // namespace femforge
