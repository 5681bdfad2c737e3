// Generated kernels on global vectors, bound to small awkward meshes with data of their own.
#ifndef FEMFORGE_TESTS_MESH_KERNELS_HPP
#define FEMFORGE_TESTS_MESH_KERNELS_HPP

#include <femforge_test_kernels.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include "catch.hpp"

/// The registries of the kernels of tests/kernels.toml, the cpu's first; those without a device are left out.
inline const std::vector<femforge::KernelRegistry>& registries() {
  static const std::vector<femforge::KernelRegistry> all = [] {
    std::vector<femforge::KernelRegistry> result{femforge::KernelRegistry(femforge_test_kernels_cpu)};
#if FEMFORGE_TEST_CUDA
    if (femforge::is_available(femforge::Target::cuda)) result.emplace_back(femforge_test_kernels_cuda);
#endif
#if FEMFORGE_TEST_HIP
    if (femforge::is_available(femforge::Target::hip)) result.emplace_back(femforge_test_kernels_hip);
#endif
    return result;
  }();
  return all;
}

/// Computes the geometry that a kernel reads, if it reads any, by the kernel that was generated for it.
template <class T>
void give_geometry(femforge::MeshKernel<T>& kernel, const femforge::Mesh& mesh) {
  if (kernel.kernel().geometry_size == 0) return;
  for (const femforge::KernelRegistry& registry : registries())
    if (const femforge_kernel* own = registry.find(kernel.kernel().name); own == &kernel.kernel())
      return kernel.compute_geometry(*registry.geometry_of(*own), mesh);
  FAIL("the kernel is in no registry");
}

// Names come as views: GCC 13 takes a reference that is made with a temporary string for one to it.
inline const femforge_kernel& kernel_called(const femforge::KernelRegistry& registry, std::string_view name) {
  CAPTURE(name);
  const femforge_kernel* const kernel = registry.find(std::string(name));
  REQUIRE(kernel != nullptr);
  return *kernel;
}

inline bool is_over_cells(const femforge_kernel& kernel) {
  return kernel.integral == std::string("cell");
}

/// Whether a kernel is of a kind, and between functions of one space.
inline bool is_operator(const femforge_kernel& kernel, const std::string& kind) {
  return kernel.kernel == kind && kernel.trial_nodes == 0;
}

inline bool starts_with(const std::string& text, const std::string& beginning) {
  return text.compare(0, beginning.size(), beginning) == 0;
}

/// Numbers between 0 and 1 without a pattern, the same on every machine.
class Noise {
 public:
  explicit Noise(std::uint32_t seed = 1) : state_(seed) {}
  double operator()() {
    state_ = state_ * 1664525U + 1013904223U;
    return static_cast<double>(state_ >> 8U) / 16777216.0;
  }
  /// Between two numbers.
  std::vector<double> vector(std::int64_t size, double lower, double upper) {
    std::vector<double> result;
    for (std::int64_t i = 0; i < size; ++i) result.push_back(lower + (upper - lower) * (*this)());
    return result;
  }

 private:
  std::uint32_t state_;
};

template <class T>
std::vector<T> converted(const std::vector<double>& values) {
  std::vector<T> result;
  for (const double value : values) result.push_back(static_cast<T>(value));
  return result;
}

/// A mesh in any order that a kernel can run on, or its facets; sheared where its cells have to be
/// parallelepipeds.
inline femforge::Mesh mesh_for(const femforge_kernel& kernel,
                               const std::array<int, 3>& divisions = {3, 3, 2}) {
  const femforge::CellType cell = femforge::cell_from_string(kernel.cell);
  const femforge::Entity entity = femforge::traits_of(kernel).entity;
  const int members = entity == femforge::Entity::interior_facet ? 2 : 1;
  const int degree = kernel.coordinate_nodes == members * femforge::num_vertices(cell) ? 1 : 2;
  femforge::Mesh mesh = femforge::make_box({cell, divisions, degree});
  if (kernel.input == std::string("affine"))
    femforge::transform(mesh, [](std::array<double, 3>& x) {
      x = {x[0] + 0.2 * x[1], 1.1 * x[1] - 0.1 * x[2], 0.9 * x[2] + 0.1 * x[0]};
    });
  else
    femforge::deform(mesh, 0.03);
  femforge::randomise(mesh, 5);
  return femforge::entities_of(mesh, entity);
}

/// Entry of the L-vector for each row of a cell's element tensor.
inline std::vector<std::size_t> entries_of_cell(const femforge::Restriction& restriction, std::int64_t cell) {
  std::vector<std::size_t> entries;
  for (int node = 0; node < restriction.nodes_per_cell(); ++node)
    for (int c = 0; c < restriction.components(); ++c)
      entries.push_back(
          static_cast<std::size_t>(restriction.offset(cell, node) + c * restriction.component_stride()));
  return entries;
}

/// Random data of a kernel's coefficients and constants, by name; L-vectors and cell by cell.
struct Data {
  std::map<std::string, std::vector<double>> vectors;       ///< [entry of the L-vector]
  std::map<std::string, std::vector<double>> coefficients;  ///< [cell][entry]
  std::map<std::string, std::vector<double>> constants;

  /// Positive; small displacements. Rounded to the kernel's precision, which all who use them can represent.
  void add(const femforge_kernel& kernel, std::int64_t num_cells, std::int64_t num_entries) {
    Noise noise(17);
    const auto rounded = [&](std::vector<double> values) {
      for (double& value : values) value = static_cast<float>(value);
      return values;
    };
    for (int k = 0; k < kernel.num_coefficients; ++k) {
      const femforge_input& input = kernel.coefficients[k];
      const double scale = input.name == std::string("u") ? 0.02 : 1;
      if (input.vector != 0)
        vectors.emplace(input.name, rounded(noise.vector(num_entries, 0.5 * scale, 1.5 * scale)));
      else
        coefficients.emplace(input.name,
                             rounded(noise.vector(num_cells * input.size, 0.5 * scale, 1.5 * scale)));
    }
    for (int k = 0; k < kernel.num_constants; ++k)
      constants.emplace(kernel.constants[k].name, rounded(noise.vector(kernel.constants[k].size, 0.5, 1.5)));
  }
};

/// Gives data to a kernel; keeps its L-vectors.
template <class T>
class Inputs {
 public:
  Inputs(femforge::MeshKernel<T>& kernel, const Data& data) {
    const femforge_kernel& k = kernel.kernel();
    for (int i = 0; i < k.num_coefficients; ++i) {
      const std::string name = k.coefficients[i].name;
      if (k.coefficients[i].vector != 0) {
        arrays_.emplace_back(kernel.target(), converted<T>(data.vectors.at(name)));
        kernel.set_vector(i, arrays_.back().data());
      } else {
        kernel.set_coefficient(i, converted<T>(data.coefficients.at(name)));
      }
    }
    for (int i = 0; i < k.num_constants; ++i)
      kernel.set_constant(i, converted<T>(data.constants.at(k.constants[i].name)));
  }

 private:
  std::vector<femforge::DeviceArray<T>> arrays_;
};

/// Element tensors of a kernel on the host with the same data. [cell][entry]
inline std::vector<double> element_tensors(const femforge_kernel& kernel, const femforge::Mesh& mesh,
                                           const femforge::Restriction& restriction, const Data& data) {
  femforge::KernelInputs<double> inputs(kernel, mesh);
  for (int i = 0; i < kernel.num_coefficients; ++i) {
    const std::string name = kernel.coefficients[i].name;
    if (data.coefficients.count(name) != 0) {
      inputs.set_coefficient(i, data.coefficients.at(name));
      continue;
    }
    std::vector<double> local;
    for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
      for (const std::size_t entry : entries_of_cell(restriction, cell))
        local.push_back(data.vectors.at(name)[entry]);
    inputs.set_coefficient(i, local);
  }
  for (int i = 0; i < kernel.num_constants; ++i)
    inputs.set_constant(i, data.constants.at(kernel.constants[i].name));
  femforge::DeviceArray<double> output = inputs.make_output();
  output.poison();
  const femforge::Stream stream(femforge::Target::cpu);
  femforge::launch(kernel, inputs.arguments(output), stream);
  return output.to_host();
}

/// y = A x on the host.
template <class T>
std::vector<double> product(const femforge::LinearOperator<T>& matrix, const std::vector<double>& x) {
  const femforge::Stream stream(matrix.target());
  const femforge::DeviceArray<T> in(matrix.target(), converted<T>(x));
  femforge::DeviceArray<T> out(matrix.target(), x.size());
  out.poison();
  matrix.apply(in.data(), out.data(), stream);
  stream.synchronize();
  const std::vector<T> y = out.to_host();
  return {y.begin(), y.end()};
}

inline double largest(const std::vector<double>& x) {
  double result = 0;
  for (const double value : x) {
    REQUIRE(std::isfinite(value));
    result = std::max(result, std::abs(value));
  }
  return result;
}

/// Largest difference, relative to the largest entry of the second.
inline double distance(const std::vector<double>& a, const std::vector<double>& b) {
  REQUIRE(a.size() == b.size());
  std::vector<double> difference;
  for (std::size_t i = 0; i < a.size(); ++i) difference.push_back(a[i] - b[i]);
  return largest(difference) / largest(b);
}

inline double dot(const std::vector<double>& a, const std::vector<double>& b) {
  REQUIRE(a.size() == b.size());
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

#endif
