#include "space.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>

namespace bench {
namespace {

using namespace femforge;

constexpr int most_degree = 16;

// P and Q, or DP and DQ, whose nodes no cells share.
struct LagrangeElement {
  int degree;
  bool discontinuous;
};

LagrangeElement element_of(const femforge_kernel& kernel) {
  const KernelTraits traits = traits_of(kernel);
  const CellType cell = traits.cell;
  const bool discontinuous = kernel.row_element[0] == 'D';
  const char family = kernel.row_element[discontinuous ? 1 : 0];
  const bool plain = (family == 'P' || family == 'Q') && kernel.trial_nodes == 0 &&
                     (kernel.components == 1 || traits.component_order == ComponentOrder::interleaved);
  if (plain && kernel.coordinate_nodes == num_lattice_nodes(cell, 1))
    for (int degree = 1; degree <= most_degree; ++degree)
      if (kernel.nodes == num_lattice_nodes(cell, degree)) return {degree, discontinuous};
  throw Error(kernel.name, "this program has no mesh for it",
              "take Lagrange elements of degree 1 to " + std::to_string(most_degree) +
                  ", continuous or not, interleaved, on cells of degree 1");
}

// Cubes (squares) in each direction that have so many nodes.
double cubes_along(CellType cell, const LagrangeElement& element, double nodes) {
  const double power = 1.0 / dimension(cell);
  if (!element.discontinuous) return (std::pow(nodes, power) - 1) / element.degree;
  const auto cells_of_cube = static_cast<double>(make_box({cell, {1, 1, 1}}).num_cells());
  return std::pow(nodes / (cells_of_cube * num_lattice_nodes(cell, element.degree)), power);
}

// Multiples of 8, so that blocks can be boxes; of 2 for small ones, and on simplices of high degree, where
// blocks are no boxes and 8 would make many dofs more than are asked for.
int divisions_for(CellType cell, const LagrangeElement& element, int components, std::int64_t dofs) {
  const double along = cubes_along(cell, element, static_cast<double>(dofs) / components);
  const int needed = std::max(1, static_cast<int>(std::ceil(along - 1e-9)));
  const int step = needed >= 32 && !(is_simplex(cell) && element.degree > 2) ? 8 : 2;
  return (needed + step - 1) / step * step;
}

// Cubes of a small box in each direction: at most as many as asked for, in powers of 2, most of them along x.
std::array<std::int64_t, 3> small_box(int dim, std::int64_t cubes) {
  std::array<std::int64_t, 3> result{1, 1, 1};
  for (std::size_t a = 0; cubes >= 2; cubes /= 2, a = (a + 1) % index(dim)) result[a] *= 2;
  return result;
}

// Cells of a box of n cubes in each direction: small box by small box, in each of them x fastest.
std::vector<std::int64_t> order_by_boxes(const Mesh& mesh, std::int64_t n, std::int64_t block_cells) {
  const int dim = mesh.dimension();
  const std::int64_t layers = dim == 3 ? n : 1;
  const std::int64_t rows = dim >= 2 ? n : 1;
  const std::int64_t cells_of_cube = mesh.num_cells() / (layers * rows * n);
  const auto box = small_box(dim, block_cells / cells_of_cube);
  // Clang hands no structured bindings to threads in C++17.
  const auto bx = box[0], by = box[1], bz = box[2];
  std::vector<std::int64_t> order(index(mesh.num_cells()));
  const auto add_box = [&](std::int64_t x0, std::int64_t y0, std::int64_t z0) {
    const std::int64_t depth = std::min(bz, layers - z0);
    const std::int64_t height = std::min(by, rows - y0);
    std::size_t place = index((z0 * rows * n + y0 * n * depth + x0 * height * depth) * cells_of_cube);
    for (std::int64_t z = z0; z < z0 + depth; ++z)
      for (std::int64_t y = y0; y < y0 + height; ++y)
        for (std::int64_t x = x0; x < std::min(x0 + bx, n); ++x)
          for (std::int64_t k = 0; k < cells_of_cube; ++k)
            order[place++] = (x + n * (y + rows * z)) * cells_of_cube + k;
  };
  const std::int64_t across = (rows + by - 1) / by;
  const std::int64_t box_rows = across * ((layers + bz - 1) / bz);
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < box_rows; ++row)
    for (std::int64_t x = 0; x < n; x += bx) add_box(x, row % across * by, row / across * bz);
  return order;
}

void shear(Mesh& mesh) {
  transform(mesh, [](std::array<double, 3>& x) {
    x[0] += 0.25 * x[1] + 0.125 * x[2];
    x[1] += 0.125 * x[2];
  });
}

// The mesh of degree 1 with the vertices of one of degree 2, in their order.
Mesh straightened(const Mesh& mesh) {
  const auto nodes = index(mesh.num_nodes());
  const auto vertices = index(num_vertices(mesh.cell));
  const auto dim = index(mesh.dimension());
  std::vector<std::int32_t> number(index(mesh.num_points()), 0);
  for (std::size_t i = 0; i < mesh.cells.size(); ++i)
    if (i % nodes < vertices) number[index(mesh.cells[i])] = 1;
  Mesh result;
  result.cell = mesh.cell;
  std::int32_t next = 0;
  for (std::size_t point = 0; point < number.size(); ++point) {
    if (number[point] == 0) continue;
    number[point] = next++;
    for (std::size_t a = 0; a < dim; ++a) result.points.push_back(mesh.points[point * dim + a]);
  }
  const std::int64_t count = mesh.num_cells();
  result.cells.resize(index(count) * vertices);
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < count; ++cell)
    for (std::size_t v = 0; v < vertices; ++v)
      result.cells[index(cell) * vertices + v] = number[index(mesh.cells[index(cell) * nodes + v])];
  return result;
}

}  // namespace

Space make_space(const femforge_kernel& kernel, const SpaceOptions& options) {
  const KernelTraits traits = traits_of(kernel);
  BoxOptions box;
  box.cell = traits.cell;
  const LagrangeElement element = element_of(kernel);
  // Points of a mesh stand for the nodes where there are such meshes.
  const bool has_points = element.degree <= 2 && !element.discontinuous;
  box.degree = has_points ? element.degree : 1;
  const int n = divisions_for(box.cell, element, kernel.components, options.dofs);
  box.divisions = {n, n, n};
  const std::int64_t block = options.block_cells != 0 ? options.block_cells : suitable_block_cells(kernel);
  Mesh mesh = make_box(box);
  if (options.order == Order::structured) permute_cells(mesh, order_by_boxes(mesh, n, block));
  // Before deforming, which moves midpoints out of their layers.
  if (options.order == Order::bisected) permute_cells(mesh, order_cells(mesh, block));
  if (traits.input == GeometryInput::affine)
    shear(mesh);
  else
    deform(mesh, 0.03);
  if (options.order == Order::reordered || options.order == Order::random) randomise(mesh, 1);
  if (options.order == Order::reordered) reorder(mesh, block);
  const bool by_points = has_points && traits.scatter != Scatter::element;
  Restriction restriction = by_points ? restriction_of_points(mesh, kernel.components, traits.dof_order)
                                      : restriction_for(kernel, mesh);
  if (box.degree == 2) mesh = straightened(mesh);
  return {std::move(mesh), std::move(restriction), n, block};
}

bool same_space(const femforge_kernel& a, const femforge_kernel& b) {
  const KernelTraits one = traits_of(a);
  const KernelTraits other = traits_of(b);
  const auto is_affine = [](const KernelTraits& traits) { return traits.input == GeometryInput::affine; };
  const auto is_discontinuous = [](const femforge_kernel& kernel) { return kernel.row_element[0] == 'D'; };
  return one.cell == other.cell && a.nodes == b.nodes && a.components == b.components &&
         is_discontinuous(a) == is_discontinuous(b) && one.dof_order == other.dof_order &&
         is_affine(one) == is_affine(other) &&
         (one.scatter == Scatter::element) == (other.scatter == Scatter::element) &&
         suitable_block_cells(a) == suitable_block_cells(b);
}

template <class T>
std::vector<DeviceArray<T>> set_data(MeshKernel<T>& bound, const KernelRegistry& registry,
                                     const Space& space) {
  const femforge_kernel* geometry = registry.geometry_of(bound.kernel());
  if (geometry != nullptr) bound.compute_geometry(*geometry, space.mesh);
  return set_sample_data(bound, space.mesh, space.restriction, sample_seed);
}
template std::vector<DeviceArray<float>> set_data(MeshKernel<float>&, const KernelRegistry&, const Space&);
template std::vector<DeviceArray<double>> set_data(MeshKernel<double>&, const KernelRegistry&, const Space&);

}  // namespace bench
