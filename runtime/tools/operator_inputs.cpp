#include "operator_inputs.hpp"

#include <numeric>
#include <string>

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include "kernels/sample_data.hpp"

namespace femforge {
namespace {

bool is(const char* text, const char* word) {
  return std::string(text) == word;
}

ComponentOrder component_order(const femforge_kernel& kernel) {
  return is(kernel.component_order, "planar") ? ComponentOrder::planar : ComponentOrder::interleaved;
}

// Entry of an L-vector of each dof of each cell. [cell][dof]
std::vector<std::int64_t> entries_of_cells(const femforge_kernel& kernel, const Restriction& restriction) {
  const int nodes = kernel.nodes;
  const bool planar = component_order(kernel) == ComponentOrder::planar;
  std::vector<std::int64_t> entries;
  entries.reserve(index(restriction.num_cells() * kernel.rows));
  for (std::int64_t cell = 0; cell < restriction.num_cells(); ++cell) {
    for (int dof = 0; dof < kernel.rows; ++dof) {
      const int node = planar ? dof % nodes : dof / kernel.components;
      const int component = planar ? dof / nodes : dof % kernel.components;
      entries.push_back(restriction.offset(cell, node) + component * restriction.component_stride());
    }
  }
  return entries;
}

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

// 0, 1, 2, ...: each entry of each cell has a place of its own.
template <class T>
DeviceArray<T> nonzeros(Target target, std::int64_t count) {
  std::vector<T> numbers(index(count));
  std::iota(numbers.begin(), numbers.end(), T(0));
  return {target, numbers};
}

}  // namespace

Restriction restriction_for(const femforge_kernel& kernel, const Mesh& mesh) {
  const DofOrder order = dof_order_from_string(kernel.dof_order);
  if (is(kernel.numbering, "shared")) return restriction_of_points(mesh, kernel.components, order);
  const DofMap dofs(mesh, kernel.row_element, order, component_order(kernel));
  return Restriction(dofs, kernel.components > 1 ? component_order(kernel) : ComponentOrder::interleaved);
}

template <class T>
VectorSample<T>::VectorSample(const femforge_kernel& kernel, const femforge_kernel* geometry,
                              const Mesh& mesh, const Restriction& restriction, std::uint64_t seed,
                              std::size_t guard)
    : restriction_(restriction),
      bound_(kernel, mesh, restriction_, constrained_entries(kernel, restriction_)),
      x_(bound_.target(), 0),
      y_(bound_.target(), index(size()) + guard) {
  if (kernel.geometry_size > 0) bound_.set_geometry(stored_geometry<T>(kernel, geometry, mesh, seed));
  set_coefficients(mesh, seed);
  Random random(seed);
  for (int i = 0; i < kernel.num_constants; ++i)
    bound_.set_constant(i, random_values<T>(random, kernel.constants[i].size));
  x_ = DeviceArray<T>(bound_.target(), random_values<T>(random, size()));
  y_.poison();
  const Stream stream(bound_.target());
  set_zero(size(), y_.data(), stream);
  stream.synchronize();
}

template <class T>
void VectorSample<T>::set_coefficients(const Mesh& mesh, std::uint64_t seed) {
  const femforge_kernel& kernel = bound_.kernel();
  vectors_.reserve(index(kernel.num_coefficients));
  for (int i = 0; i < kernel.num_coefficients; ++i) {
    const femforge_input& input = kernel.coefficients[i];
    const auto values = smooth_coefficient<T>(kernel, input, mesh, 10 * static_cast<double>(seed) + i);
    if (input.vector == 0) {
      bound_.set_coefficient(i, values);
      continue;
    }
    const std::vector<std::int64_t> entries = entries_of_cells(kernel, restriction_);
    std::vector<T> vector(index(size()), T(1));
    for (std::size_t k = 0; k < entries.size(); ++k) vector[index(entries[k])] = values[k];
    vectors_.emplace_back(bound_.target(), vector);
    bound_.set_vector(i, vectors_.back().data());
  }
}

template <class T>
void VectorSample<T>::add(const Stream& stream) {
  bound_.add(x_.data(), y_.data(), stream);
}

template <class T>
std::vector<T> VectorSample<T>::by_cell(const std::vector<T>& output) const {
  const std::vector<std::int64_t> entries = entries_of_cells(bound_.kernel(), restriction_);
  std::vector<T> result;
  result.reserve(entries.size());
  for (const std::int64_t entry : entries) result.push_back(output[index(entry)]);
  return result;
}

template class VectorSample<float>;
template class VectorSample<double>;

template <class T>
std::vector<T> run_on_vectors(const femforge_kernel& kernel, const femforge_kernel* geometry,
                              const Mesh& mesh, std::uint64_t seed) {
  const Restriction restriction = restriction_for(kernel, mesh);
  VectorSample<T> sample(kernel, geometry, mesh, restriction, seed);
  const Stream stream(target_of(kernel));
  sample.add(stream);
  stream.synchronize();
  return sample.by_cell(sample.output());
}

template std::vector<float> run_on_vectors(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                           std::uint64_t);
template std::vector<double> run_on_vectors(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                            std::uint64_t);

// Cells share no entries, so that any of them may be worked on at the same time: one colour.
template <class T>
std::vector<T> run_on_matrix(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                             std::uint64_t seed) {
  KernelInputs<T> inputs(kernel, mesh, seed);
  if (kernel.geometry_size > 0) inputs.set_geometry(stored_geometry<T>(kernel, geometry, mesh, seed));
  const std::int64_t count = mesh.num_cells() * kernel.entries_per_cell;
  DeviceArray<T> values(target_of(kernel), index(count));
  values.fill(T(0));
  const auto narrow = nonzeros<std::int32_t>(target_of(kernel), is(kernel.index_type, "int64") ? 0 : count);
  const auto wide = nonzeros<std::int64_t>(target_of(kernel), is(kernel.index_type, "int64") ? count : 0);
  femforge_arguments arguments = inputs.arguments(values);
  arguments.matrix_values = values.data();
  arguments.nonzeros = narrow.size() > 0 ? static_cast<const void*>(narrow.data()) : wide.data();
  const std::int64_t colour_begin[] = {0, mesh.num_cells()};
  arguments.num_colours = 1;
  arguments.colour_begin = colour_begin;
  const Stream stream(target_of(kernel));
  launch(kernel, arguments, stream);
  stream.synchronize();
  return values.to_host();
}

template std::vector<float> run_on_matrix(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                          std::uint64_t);
template std::vector<double> run_on_matrix(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                           std::uint64_t);

}  // namespace femforge
