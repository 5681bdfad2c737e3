#include "operator_inputs.hpp"

#include <optional>
#include <string>

#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>

namespace femforge {
namespace {

// Every seventh entry of the L-vector, for kernels that know constrained ones.
std::vector<std::int64_t> constrained_entries(const femforge_kernel& kernel, const Restriction& restriction) {
  std::vector<std::int64_t> constrained;
  if (kernel.constraints != 0)
    for (std::int64_t entry = 0; entry < restriction.num_entries(); entry += 7) constrained.push_back(entry);
  return constrained;
}

// [cell][entry] by the kernel that stores it.
template <class T>
std::vector<T> stored_geometry(const femforge_kernel& kernel, const femforge_kernel* geometry,
                               const Mesh& mesh, std::uint64_t seed) {
  if (geometry == nullptr) throw Error(kernel.name, "it needs a kernel for its geometry");
  return run_kernel<T>(*geometry, nullptr, mesh, seed);
}

}  // namespace

template <class T>
VectorData<T> sample_vector_data(const femforge_kernel& kernel, const femforge_kernel* geometry,
                                 const Mesh& mesh, const Spaces& spaces, std::uint64_t seed) {
  VectorData<T> data;
  const Restriction& columns = spaces.columns != nullptr ? *spaces.columns : spaces.rows;
  const std::string second = second_space(kernel).element;
  for (int k = 0; k < kernel.num_coefficients; ++k) {
    const femforge_input& field = kernel.coefficients[k];
    const Restriction& space = second == field.element ? columns : spaces.rows;
    data.coefficients.push_back(field.vector != 0 ? sample_vector<T>(kernel, k, mesh, space, seed)
                                                  : sample_coefficient<T>(kernel, k, mesh, seed));
  }
  for (int k = 0; k < kernel.num_constants; ++k)
    data.constants.push_back(sample_constant<T>(kernel, k, seed));
  if (kernel.geometry_size > 0) data.geometry = stored_geometry<T>(kernel, geometry, mesh, seed);
  data.x = random_values<T>(seed, columns.num_entries());
  data.constrained = constrained_entries(kernel, spaces.rows);
  return data;
}

template VectorData<float> sample_vector_data(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                              const Spaces&, std::uint64_t);
template VectorData<double> sample_vector_data(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                               const Spaces&, std::uint64_t);

template <class T>
std::vector<T> run_on_vectors(const femforge_kernel& kernel, const femforge_kernel* geometry,
                              const Mesh& mesh, std::uint64_t seed) {
  const Restriction rows = restriction_for(kernel, mesh);
  const std::optional<Restriction> columns = second_restriction_for(kernel, mesh);
  const Spaces spaces{rows, columns ? &*columns : nullptr};
  VectorRun<T> run(kernel, mesh, spaces, sample_vector_data<T>(kernel, geometry, mesh, spaces, seed));
  const Stream stream(target_of(kernel));
  run.add(stream);
  stream.synchronize();
  return run.by_cell(run.output());
}

template std::vector<float> run_on_vectors(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                           std::uint64_t);
template std::vector<double> run_on_vectors(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                            std::uint64_t);

}  // namespace femforge
