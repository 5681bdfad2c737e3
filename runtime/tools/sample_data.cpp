#include <femforge/tools/sample_data.hpp>

#include <array>
#include <cmath>

#include <femforge/index.hpp>
#include <femforge/kernels/quadrature_data.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/facets.hpp>
#include <femforge/space/element.hpp>

namespace femforge {
namespace {

// A smooth function of the place, another one for each phase, near 1 and with a gradient well below 1.
double smooth_value(const std::array<double, 3>& x, double phase) {
  return 1 + 0.1 * std::sin(2.1 * x[0] + 3.3 * x[1] + 1.7 * x[2] + phase);
}

double phase_of(int coefficient, std::uint64_t seed) {
  return 10 * static_cast<double>(seed) + coefficient;
}

// A number in [0, 1).
double uniform(std::uint64_t seed, std::uint64_t place) {
  std::uint64_t z = (seed + 1) * 0x9e3779b97f4a7c15U + place * 0xd1342543de82ef95U;
  z = (z ^ (z >> 32U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 29U)) * 0x94d049bb133111ebU;
  return static_cast<double>((z ^ (z >> 32U)) >> 11U) * 0x1p-53;
}

template <class T>
std::vector<T> smooth_at_points(const femforge_input& input, const Mesh& mesh, double phase) {
  const std::vector<double> points = quadrature_points(input, mesh);
  const std::size_t dimension = index(mesh.dimension());
  const int components = input.size / input.num_points / mesh.members();
  std::vector<T> values;
  values.reserve(points.size() / dimension * index(components));
  for (std::size_t first = 0; first < points.size(); first += dimension) {
    std::array<double, 3> x{};
    for (std::size_t d = 0; d < dimension; ++d) x[d] = points[first + d];
    for (int c = 0; c < components; ++c) values.push_back(static_cast<T>(smooth_value(x, phase + c)));
  }
  return values;
}

template <class T>
std::vector<T> smooth_at_dofs(const femforge_input& input, const Mesh& given, DofOrder order,
                              ComponentOrder components, double phase) {
  const Mesh mesh = sides_of(given);
  const Element element(input.element, mesh.cell);
  const std::int64_t cells = mesh.num_cells();
  std::vector<T> values(index(cells * element.num_dofs()));
  for (const ElementBlock& block : element.blocks()) {
    for (std::size_t node = 0; node < block.scalar.dofs.size(); ++node) {
      const ShapeFunctions shape = shape_functions(mesh.cell, mesh.degree, block.scalar.dofs[node].point);
#pragma omp parallel for schedule(static)
      for (std::int64_t cell = 0; cell < cells; ++cell) {
        const CellMap map = map_at(mesh, cell, shape);
        for (int c = 0; c < block.block_size; ++c) {
          const int place = Element::position(block, static_cast<int>(node), c, order, components);
          values[index(cell * element.num_dofs() + place)] =
              static_cast<T>(smooth_value(map.point, phase + block.component_begin + c));
        }
      }
    }
  }
  return values;
}

}  // namespace

template <class T>
std::vector<T> random_values(std::uint64_t seed, std::int64_t size) {
  std::vector<T> values(index(size));
#pragma omp parallel for schedule(static)
  for (std::int64_t k = 0; k < size; ++k)
    values[index(k)] = static_cast<T>(
        0.5 + 0.5 * (static_cast<double>(k % 2) + uniform(seed, static_cast<std::uint64_t>(k))));
  return values;
}

template <class T>
std::vector<T> sample_constant(const femforge_kernel& kernel, int number, std::uint64_t seed) {
  constexpr std::uint64_t apart = 1000;
  return random_values<T>(apart * (seed + 1) + static_cast<std::uint64_t>(number),
                          kernel.constants[number].size);
}

template <class T>
std::vector<T> sample_coefficient(const femforge_kernel& kernel, int number, const Mesh& mesh,
                                  std::uint64_t seed) {
  const femforge_input& input = kernel.coefficients[number];
  if (input.num_points > 0) return smooth_at_points<T>(input, mesh, phase_of(number, seed));
  return smooth_at_dofs<T>(input, mesh, dof_order_from_string(kernel.dof_order), ComponentOrder::interleaved,
                           phase_of(number, seed));
}

template <class T>
std::vector<T> sample_vector(const femforge_kernel& kernel, int number, const Mesh& mesh,
                             const Restriction& restriction, std::uint64_t seed) {
  const KernelTraits traits = traits_of(kernel);
  const std::vector<T> values = smooth_at_dofs<T>(kernel.coefficients[number], mesh, traits.dof_order,
                                                  traits.component_order, phase_of(number, seed));
  const std::vector<std::int64_t> entries = entries_of_cells(restriction, traits.component_order);
  require(values.size() == entries.size(), "sample_vector", "the coefficient is not of the kernel's space");
  std::vector<T> vector(index(restriction.num_entries()), T(1));
  for (std::size_t k = 0; k < entries.size(); ++k) vector[index(entries[k])] = values[k];
  return vector;
}

template <class T>
void set_sample_data(KernelInputs<T>& inputs, const Mesh& mesh, std::uint64_t seed) {
  const femforge_kernel& kernel = inputs.kernel();
  for (int k = 0; k < kernel.num_coefficients; ++k)
    inputs.set_coefficient(k, sample_coefficient<T>(kernel, k, mesh, seed));
  for (int k = 0; k < kernel.num_constants; ++k) inputs.set_constant(k, sample_constant<T>(kernel, k, seed));
}

template <class T>
void set_sample_data(MeshMatrix<T>& matrix, const Mesh& mesh, std::uint64_t seed) {
  const femforge_kernel& kernel = matrix.kernel();
  for (int k = 0; k < kernel.num_coefficients; ++k)
    matrix.set_coefficient(k, sample_coefficient<T>(kernel, k, mesh, seed));
  for (int k = 0; k < kernel.num_constants; ++k) matrix.set_constant(k, sample_constant<T>(kernel, k, seed));
}

template <class T>
std::vector<DeviceArray<T>> set_sample_data(MeshKernel<T>& bound, const Mesh& mesh,
                                            const Restriction& restriction, std::uint64_t seed) {
  const femforge_kernel& kernel = bound.kernel();
  std::vector<DeviceArray<T>> vectors;
  for (int k = 0; k < kernel.num_coefficients; ++k) {
    if (kernel.coefficients[k].vector == 0) {
      bound.set_coefficient(k, sample_coefficient<T>(kernel, k, mesh, seed));
    } else {
      vectors.emplace_back(bound.target(), sample_vector<T>(kernel, k, mesh, restriction, seed));
      bound.set_vector(k, vectors.back().data());
    }
  }
  for (int k = 0; k < kernel.num_constants; ++k) bound.set_constant(k, sample_constant<T>(kernel, k, seed));
  return vectors;
}

#define FEMFORGE_INSTANTIATE(T)                                                                         \
  template std::vector<T> random_values(std::uint64_t, std::int64_t);                                   \
  template std::vector<T> sample_constant(const femforge_kernel&, int, std::uint64_t);                  \
  template std::vector<T> sample_coefficient(const femforge_kernel&, int, const Mesh&, std::uint64_t);  \
  template std::vector<T> sample_vector(const femforge_kernel&, int, const Mesh&, const Restriction&,   \
                                        std::uint64_t);                                                 \
  template void set_sample_data(KernelInputs<T>&, const Mesh&, std::uint64_t);                          \
  template void set_sample_data(MeshMatrix<T>&, const Mesh&, std::uint64_t);                            \
  template std::vector<DeviceArray<T>> set_sample_data(MeshKernel<T>&, const Mesh&, const Restriction&, \
                                                       std::uint64_t);
FEMFORGE_INSTANTIATE(float)
FEMFORGE_INSTANTIATE(double)
#undef FEMFORGE_INSTANTIATE

}  // namespace femforge
