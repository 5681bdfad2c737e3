#include "femforge/kernel_inputs.hpp"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "femforge/element.hpp"
#include "operator_inputs.hpp"
#include "random.hpp"
#include "sample_data.hpp"

namespace femforge {
namespace {

bool takes(const femforge_kernel& kernel, const char* input) {
  return std::string(kernel.input) == input;
}

// Degree of the geometry: that of the element of the coordinates, "P1^3" or "Q2^2".
int geometry_degree(const femforge_kernel& kernel) {
  const Element element(kernel.coordinate_element, cell_from_string(kernel.cell));
  for (const int degree : {1, 2})
    if (element.num_dofs() == kernel.gdim * num_lattice_nodes(element.cell(), degree)) return degree;
  throw Error(kernel.name,
              std::string("its coordinate element ") + kernel.coordinate_element + " is not supported");
}

template <class T>
const femforge_kernel& checked(const femforge_kernel& kernel, const Mesh& mesh) {
  const std::string scalar = std::is_same_v<T, float> ? "float32" : "float64";
  if (kernel.scalar != scalar)
    throw Error(kernel.name, "its scalar type is " + std::string(kernel.scalar) + ", not " + scalar);
  if (mesh.cell != cell_from_string(kernel.cell) || mesh.degree != geometry_degree(kernel))
    throw Error(kernel.name, std::string("it is for cells of type ") + kernel.cell + " with coordinates in " +
                                 kernel.coordinate_element + "; the mesh has other ones");
  return kernel;
}

template <class T>
std::vector<T> coordinates_for(const femforge_kernel& kernel, const Mesh& mesh) {
  if (takes(kernel, "ufcx")) return ufcx_coordinates<T>(mesh, dof_order_from_string(kernel.dof_order));
  if (takes(kernel, "vertices") || takes(kernel, "affine")) return point_coordinates<T>(mesh);
  return {};
}

std::vector<std::int32_t> cells_for(const femforge_kernel& kernel, const Mesh& mesh) {
  if (!takes(kernel, "vertices") && !takes(kernel, "affine")) return {};
  return connectivity(mesh, dof_order_from_string(kernel.dof_order));
}

template <class T>
void replace(DeviceArray<T>& array, const std::vector<T>& values, const femforge_kernel& kernel,
             const char* what) {
  if (values.size() != array.size())
    throw Error(kernel.name, std::string(what) + " has " + std::to_string(values.size()) +
                                 " values instead of " + std::to_string(array.size()));
  array.copy_from(values);
}

template <class T>
std::vector<const void*> pointers_to(const std::vector<DeviceArray<T>>& arrays) {
  std::vector<const void*> result;
  for (const DeviceArray<T>& array : arrays) result.push_back(array.data());
  return result;
}

template <class T>
Comparison compare_in(const femforge_kernel& kernel, const femforge_kernel& other,
                      const KernelRegistry& reference, const Mesh& mesh, std::uint64_t seed) {
  const femforge_kernel* geometry = reference.geometry_of(other);
  return compare(run_kernel<T>(kernel, geometry, mesh, seed), run_kernel<T>(other, geometry, mesh, seed),
                 kernel.entries_per_cell);
}

}  // namespace

KernelRegistry::KernelRegistry(Function function) {
  std::int32_t count = 0;
  const femforge_kernel* const* first = function(&count);
  kernels_.assign(first, first + count);
}

const femforge_kernel* KernelRegistry::find(const std::string& name) const {
  const auto found = std::find_if(kernels_.begin(), kernels_.end(),
                                  [&](const femforge_kernel* kernel) { return kernel->name == name; });
  return found == kernels_.end() ? nullptr : *found;
}

const femforge_kernel* KernelRegistry::geometry_of(const femforge_kernel& kernel) const {
  if (!takes(kernel, "geometry") && !takes(kernel, "points")) return nullptr;
  const std::string ending = "_element_tensor";
  std::string name = kernel.name;
  const std::size_t place = name.rfind(ending);
  if (is_vector_kernel(kernel))
    name += "_geometry";
  else if (place != std::string::npos)
    name.replace(place, ending.size(), "_geometry");
  const femforge_kernel* producer = find(name);
  if (producer == nullptr || producer == &kernel)
    throw Error(kernel.name, "the kernel of its geometry, " + name + ", is missing");
  return producer;
}

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
KernelInputs<T>::KernelInputs(const femforge_kernel& kernel, const Mesh& mesh, std::uint64_t seed)
    : kernel_(&checked<T>(kernel, mesh)),
      num_cells_(mesh.num_cells()),
      coordinates_(target_of(kernel), coordinates_for<T>(kernel, mesh)),
      cells_(target_of(kernel), cells_for(kernel, mesh)),
      geometry_(target_of(kernel),
                takes(kernel, "geometry") ? static_cast<std::size_t>(num_cells_ * kernel.geometry_size) : 0) {
  Random random(seed);
  for (int i = 0; i < kernel.num_coefficients; ++i)
    coefficients_.emplace_back(target_of(kernel), smooth_coefficient<T>(kernel, kernel.coefficients[i], mesh,
                                                                        10 * static_cast<double>(seed) + i));
  for (int i = 0; i < kernel.num_constants; ++i)
    constants_.emplace_back(target_of(kernel), random_values<T>(random, kernel.constants[i].size));
  geometry_.poison();
}

template <class T>
void KernelInputs<T>::set_coefficient(int number, const std::vector<T>& values) {
  replace(coefficients_.at(static_cast<std::size_t>(number)), values, *kernel_, "a coefficient");
}
template <class T>
void KernelInputs<T>::set_constant(int number, const std::vector<T>& values) {
  replace(constants_.at(static_cast<std::size_t>(number)), values, *kernel_, "a constant");
}
template <class T>
void KernelInputs<T>::set_geometry(const std::vector<T>& values) {
  replace(geometry_, values, *kernel_, "the geometry");
}

template <class T>
DeviceArray<T> KernelInputs<T>::make_output() const {
  return DeviceArray<T>(target_of(*kernel_),
                        static_cast<std::size_t>(num_cells_ * kernel_->entries_per_cell));
}

template <class T>
femforge_arguments KernelInputs<T>::arguments(DeviceArray<T>& output) const {
  coefficient_pointers_ = pointers_to(coefficients_);
  constant_pointers_ = pointers_to(constants_);
  femforge_arguments result{};
  result.num_cells = num_cells_;
  result.element_tensors = output.data();
  result.geometry = geometry_.data();
  result.coordinates = coordinates_.data();
  result.cells = cells_.data();
  result.coefficients = coefficient_pointers_.data();
  result.constants = constant_pointers_.data();
  return result;
}

template class KernelInputs<float>;
template class KernelInputs<double>;

template <class T>
std::vector<T> run_kernel(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                          std::uint64_t seed) {
  if (is_vector_kernel(kernel)) return run_on_vectors<T>(checked<T>(kernel, mesh), geometry, mesh, seed);
  if (is_matrix_kernel(kernel)) return run_on_matrix<T>(checked<T>(kernel, mesh), geometry, mesh, seed);
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
