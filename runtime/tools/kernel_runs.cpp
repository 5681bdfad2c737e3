#include <femforge/tools/kernel_runs.hpp>

#include <algorithm>
#include <cmath>

#include <femforge/kernels/kernel_inputs.hpp>
#include "operator_inputs.hpp"

namespace femforge {
namespace {

bool takes(const femforge_kernel& kernel, const char* input) {
  return std::string(kernel.input) == input;
}

template <class T>
Comparison compare_in(const femforge_kernel& kernel, const femforge_kernel& other,
                      const KernelRegistry& reference, const Mesh& mesh, std::uint64_t seed) {
  const femforge_kernel* geometry = reference.geometry_of(other);
  return compare(run_kernel<T>(kernel, geometry, mesh, seed), run_kernel<T>(other, geometry, mesh, seed),
                 kernel.entries_per_cell);
}

}  // namespace

Mesh box_for(const femforge_kernel& kernel, std::int64_t cells) {
  BoxOptions options;
  options.cell = cell_from_string(kernel.cell);
  options.degree = geometry_degree(kernel);
  const auto pieces = static_cast<double>(make_box({options.cell}).num_cells());
  const double boxes = static_cast<double>(cells) / pieces;
  const int divisions = std::max(1, static_cast<int>(std::lround(std::pow(boxes, 1.0 / kernel.gdim))));
  options.divisions = {divisions, divisions, divisions};
  Mesh mesh = make_box(options);
  if (takes(kernel, "affine")) {
    transform(mesh, [](std::array<double, 3>& x) {
      x[1] += 0.2 * x[0];
      x[2] += 0.1 * x[1];
    });
  } else {
    deform(mesh, 0.03);
  }
  // Cells keep their size however many there are. In small ones, functions would hardly vary, and energies
  // and fluxes be differences of nearly equal numbers.
  const double size = 0.5 * divisions;
  transform(mesh, [size](std::array<double, 3>& x) {
    for (double& coordinate : x) coordinate *= size;
  });
  return mesh;
}

template <class T>
std::vector<T> run_kernel(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                          std::uint64_t seed) {
  checked<T>(kernel, mesh);
  if (is_vector_kernel(kernel)) return run_on_vectors<T>(kernel, geometry, mesh, seed);
  if (is_matrix_kernel(kernel)) return run_on_matrix<T>(kernel, geometry, mesh, seed);
  KernelInputs<T> inputs(kernel, mesh, seed);
  if (takes(kernel, "geometry")) {
    if (geometry == nullptr) throw Error(kernel.name, "it needs a kernel for its geometry");
    inputs.set_geometry(run_kernel<T>(*geometry, nullptr, mesh, seed));
  }
  DeviceArray<T> output = inputs.make_output();
  output.poison();
  const Stream stream(target_of(kernel));
  launch(kernel, inputs.arguments(output), stream);
  stream.synchronize();
  return output.to_host();
}
template std::vector<float> run_kernel<float>(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                              std::uint64_t);
template std::vector<double> run_kernel<double>(const femforge_kernel&, const femforge_kernel*, const Mesh&,
                                                std::uint64_t);

Comparison compare_kernels(const femforge_kernel& kernel, const KernelRegistry& reference, const Mesh& mesh,
                           std::uint64_t seed) {
  const femforge_kernel* other = reference.find(kernel.name);
  if (other == nullptr) throw Error(kernel.name, "there is no such kernel to compare it with");
  return std::string(kernel.scalar) == "float32" ? compare_in<float>(kernel, *other, reference, mesh, seed)
                                                 : compare_in<double>(kernel, *other, reference, mesh, seed);
}

}  // namespace femforge
