#include "kernels/sample_data.hpp"

#include <array>
#include <cmath>

#include <femforge/kernels/quadrature_data.hpp>
#include <femforge/space/element.hpp>

namespace femforge {
namespace {

// A smooth function of the place, another one for each phase, near 1 and with a gradient well below 1: taken
// as a displacement it turns no cell inside out, however fine the mesh.
double smooth_value(const std::array<double, 3>& x, double phase) {
  return 1 + 0.1 * std::sin(2.1 * x[0] + 3.3 * x[1] + 1.7 * x[2] + phase);
}

template <class T>
std::vector<T> smooth_at_points(const femforge_input& input, const Mesh& mesh, double phase) {
  const std::vector<double> points = quadrature_points(input, mesh);
  const auto dimension = static_cast<std::size_t>(mesh.dimension());
  const int components = input.size / input.num_points;
  std::vector<T> values;
  values.reserve(points.size() / dimension * static_cast<std::size_t>(components));
  for (std::size_t first = 0; first < points.size(); first += dimension) {
    std::array<double, 3> x{};
    for (std::size_t d = 0; d < dimension; ++d) x[d] = points[first + d];
    for (int c = 0; c < components; ++c) values.push_back(static_cast<T>(smooth_value(x, phase + c)));
  }
  return values;
}

}  // namespace

template <class T>
std::vector<T> random_values(Random& random, std::int64_t size) {
  std::vector<T> values(static_cast<std::size_t>(size));
  constexpr std::uint64_t steps = 1U << 20U;
  for (T& value : values) value = T(0.5) + static_cast<T>(random.below(steps)) / static_cast<T>(steps);
  return values;
}

template <class T>
std::vector<T> smooth_coefficient(const femforge_kernel& kernel, const femforge_input& input,
                                  const Mesh& mesh, double phase) {
  if (input.num_points > 0) return smooth_at_points<T>(input, mesh, phase);
  const Element element(input.element, mesh.cell);
  const DofOrder order = dof_order_from_string(kernel.dof_order);
  std::vector<T> values(static_cast<std::size_t>(mesh.num_cells() * element.num_dofs()));
  const std::int64_t cells = mesh.num_cells();
  for (const ElementBlock& block : element.blocks()) {
    for (std::size_t node = 0; node < block.scalar.dofs.size(); ++node) {
      const ShapeFunctions shape = shape_functions(mesh.cell, mesh.degree, block.scalar.dofs[node].point);
#pragma omp parallel for schedule(static)
      for (std::int64_t cell = 0; cell < cells; ++cell) {
        const CellMap map = map_at(mesh, cell, shape);
        for (int c = 0; c < block.block_size; ++c) {
          const int place =
              Element::position(block, static_cast<int>(node), c, order, ComponentOrder::interleaved);
          values[static_cast<std::size_t>(cell * element.num_dofs() + place)] =
              static_cast<T>(smooth_value(map.point, phase + block.component_begin + c));
        }
      }
    }
  }
  return values;
}

template std::vector<float> random_values(Random&, std::int64_t);
template std::vector<double> random_values(Random&, std::int64_t);
template std::vector<float> smooth_coefficient(const femforge_kernel&, const femforge_input&, const Mesh&,
                                               double);
template std::vector<double> smooth_coefficient(const femforge_kernel&, const femforge_input&, const Mesh&,
                                                double);

}  // namespace femforge
