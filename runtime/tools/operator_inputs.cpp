#include "operator_inputs.hpp"

#include <numeric>
#include <string>

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/traits.hpp>
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

// 0, 1, 2, ...: each entry of each cell has a place of its own.
template <class T>
DeviceArray<T> nonzeros(Target target, std::int64_t count) {
  std::vector<T> numbers(index(count));
  std::iota(numbers.begin(), numbers.end(), T(0));
  return {target, numbers};
}

}  // namespace

template <class T>
VectorSample<T>::VectorSample(const femforge_kernel& kernel, const femforge_kernel* geometry,
                              const Mesh& mesh, const Restriction& restriction, std::uint64_t seed,
                              std::size_t guard)
    : restriction_(restriction),
      bound_(kernel, mesh, restriction_, constrained_entries(kernel, restriction_)),
      x_(bound_.target(), 0),
      y_(bound_.target(), index(size()) + guard) {
  if (kernel.geometry_size > 0) bound_.set_geometry(stored_geometry<T>(kernel, geometry, mesh, seed));
  vectors_ = set_sample_data(bound_, mesh, restriction_, seed);
  x_ = DeviceArray<T>(bound_.target(), random_values<T>(seed, size()));
  y_.poison();
  const Stream stream(bound_.target());
  set_zero(size(), y_.data(), stream);
  stream.synchronize();
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
  KernelInputs<T> inputs(kernel, mesh);
  set_sample_data(inputs, mesh, seed);
  if (kernel.geometry_size > 0) inputs.set_geometry(stored_geometry<T>(kernel, geometry, mesh, seed));
  const std::int64_t count = mesh.num_cells() * kernel.entries_per_cell;
  DeviceArray<T> values(target_of(kernel), index(count));
  values.fill(T(0));
  const bool is_wide = traits_of(kernel).index_type == IndexType::int64;
  const auto narrow = nonzeros<std::int32_t>(target_of(kernel), is_wide ? 0 : count);
  const auto wide = nonzeros<std::int64_t>(target_of(kernel), is_wide ? count : 0);
  femforge_arguments arguments = inputs.arguments(values);
  arguments.matrix_values = values.data();
  arguments.nonzeros = is_wide ? static_cast<const void*>(wide.data()) : narrow.data();
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
