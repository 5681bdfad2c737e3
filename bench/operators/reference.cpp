#include "reference.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>

namespace bench {
namespace {

using namespace femforge;

// The sample data of a coefficient in precision T, as the element kernel takes it: [cell][entry].
template <class T>
std::vector<double> cell_values(const femforge_kernel& kernel, int number, const Space& space) {
  if (kernel.coefficients[number].vector == 0) {
    const std::vector<T> values = sample_coefficient<T>(kernel, number, space.mesh, sample_seed);
    return {values.begin(), values.end()};
  }
  const std::vector<T> vector = sample_vector<T>(kernel, number, space.mesh, space.restriction, sample_seed);
  std::vector<double> result;
  for (const std::int64_t entry : entries_of_cells(space.restriction, traits_of(kernel).component_order))
    result.push_back(vector[index(entry)]);
  return result;
}

template <class T>
void set_same_data(KernelInputs<double>& inputs, const femforge_kernel& kernel, const Space& space) {
  for (int k = 0; k < kernel.num_coefficients; ++k)
    inputs.set_coefficient(k, cell_values<T>(kernel, k, space));
  for (int k = 0; k < kernel.num_constants; ++k) {
    const std::vector<T> values = sample_constant<T>(kernel, k, sample_seed);
    inputs.set_constant(k, {values.begin(), values.end()});
  }
}

template <class T>
std::vector<double> run(const femforge_kernel& kernel, const KernelRegistry& registry, const Space& space,
                        const std::vector<T>& x) {
  MeshOperator<T> matrix(kernel, space.mesh, space.restriction);
  const auto vectors = set_data(matrix.kernel(), registry, space);
  const DeviceArray<T> in(matrix.target(), x);
  DeviceArray<T> out(matrix.target(), x.size());
  out.poison();
  const Stream stream(matrix.target());
  matrix.apply(in.data(), out.data(), stream);
  stream.synchronize();
  const std::vector<T> y = out.to_host();
  return {y.begin(), y.end()};
}

// What a kernel is compared with: element matrices, or, where these are too large to be generated, another
// kernel of the same operator on the host.
struct Witness {
  const KernelRegistry& cpu;
  const femforge_kernel* element_tensor;
  const femforge_kernel* apply;
};

// E-vectors are compared with E-vectors.
bool is_same_face(const femforge_kernel& kernel, const femforge_kernel& other) {
  return traits_of(kernel).by_cells() == traits_of(other).by_cells();
}

Witness witness_of(const femforge_kernel& kernel, const KernelRegistry& cpu) {
  Witness witness{cpu, counterpart(kernel, cpu, KernelKind::element_tensor, Scalar::float64), nullptr};
  for (const femforge_kernel* other : counterparts(kernel, cpu, KernelKind::apply, Scalar::float64)) {
    if (other == &kernel || !is_same_face(kernel, *other)) continue;
    // One of another representation shares the least with the kernel.
    const bool differs = std::string(other->representation) != kernel.representation;
    if (witness.apply == nullptr || differs) witness.apply = other;
    if (differs) break;
  }
  return witness;
}

template <class T>
double compare(const femforge_kernel& kernel, const KernelRegistry& registry, const Witness& witness,
               const Space& space) {
  const std::vector<T> x = random_values<T>(99, space.restriction.num_entries());
  const std::vector<double> in(x.begin(), x.end());
  const std::vector<double> expected = witness.element_tensor != nullptr
                                           ? multiply(kernel, *witness.element_tensor, space, in)
                                           : run(*witness.apply, witness.cpu, space, in);
  return relative_difference(run(kernel, registry, space, x), expected);
}

}  // namespace

std::vector<const femforge_kernel*> counterparts(const femforge_kernel& kernel,
                                                 const KernelRegistry& registry, KernelKind kind,
                                                 Scalar scalar) {
  const KernelTraits traits = traits_of(kernel);
  KernelQuery query{kind, kernel.key};
  query.scalar = scalar;
  query.input = GeometryInput::vertices;
  query.output = TensorOutput::full;
  query.dof_order = traits.dof_order;
  query.component_order = traits.component_order;
  query.quadrature_degree = kernel.quadrature_degree;
  std::vector<const femforge_kernel*> found = registry.find_all(query);
  if (found.empty()) {
    // on parallelepipeds fewer points integrate exactly
    query.quadrature_degree = -1;
    found = registry.find_all(query);
  }
  return found;
}

const femforge_kernel* counterpart(const femforge_kernel& kernel, const KernelRegistry& registry,
                                   KernelKind kind, Scalar scalar) {
  const std::vector<const femforge_kernel*> found = counterparts(kernel, registry, kind, scalar);
  return found.empty() ? nullptr : found.front();
}

std::vector<double> multiply(const femforge_kernel& kernel, const femforge_kernel& element_kernel,
                             const Space& space, const std::vector<double>& x) {
  KernelInputs<double> inputs(element_kernel, space.mesh);
  in_scalar(traits_of(kernel).scalar,
            [&](auto zero) { set_same_data<decltype(zero)>(inputs, kernel, space); });
  DeviceArray<double> out = inputs.make_output();
  launch(element_kernel, inputs.arguments(out), Stream(Target::cpu));
  const std::vector<double> matrices = out.to_host();

  const int components = kernel.components;
  const auto rows = index(kernel.rows);
  std::vector<double> y(x.size(), 0.0);
  for (std::int64_t cell = 0; cell < space.mesh.num_cells(); ++cell) {
    const auto entry = [&](std::size_t dof) {
      const int node = static_cast<int>(dof) / components;
      return index(space.restriction.offset(cell, node) + static_cast<int>(dof) % components);
    };
    const double* matrix = &matrices[index(cell) * rows * rows];
    for (std::size_t i = 0; i < rows; ++i)
      for (std::size_t j = 0; j < rows; ++j) y[entry(i)] += matrix[i * rows + j] * x[entry(j)];
  }
  return y;
}

double relative_difference(const std::vector<double>& values, const std::vector<double>& expected) {
  require(values.size() == expected.size(), "relative_difference", "the sizes differ");
  double largest = 0;
  double difference = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!std::isfinite(values[i]) || !std::isfinite(expected[i]))
      return std::numeric_limits<double>::infinity();
    largest = std::max(largest, std::abs(expected[i]));
    difference = std::max(difference, std::abs(values[i] - expected[i]));
  }
  return largest == 0 ? difference : difference / largest;
}

double check_operator(const femforge_kernel& kernel, const KernelRegistry& registry,
                      const KernelRegistry& cpu, const SpaceOptions& options) {
  const Witness witness = witness_of(kernel, cpu);
  if (witness.element_tensor == nullptr && witness.apply == nullptr)
    throw Error(
        kernel.name, "there is no kernel of its element matrices to check it with",
        "generate the element_tensor kernel of the same form, too, or another apply kernel for cpu, say with "
        "representation = quadrature");
  const Space space = make_space(kernel, options);
  const double error = in_scalar(traits_of(kernel).scalar, [&](auto zero) {
    return compare<decltype(zero)>(kernel, registry, witness, space);
  });
  if (!(error <= tolerance_of(kernel)))
    throw Error(kernel.name, "it is wrong: its result differs from that of " +
                                 std::string(witness.element_tensor != nullptr ? "element matrices"
                                                                               : witness.apply->name) +
                                 " by " + std::to_string(error) + " of the largest entry");
  return error;
}

}  // namespace bench
