// Everything that a generated kernel for element tensors or stored geometry takes, made for a mesh and put on
// the kernel's target.
#ifndef FEMFORGE_KERNELS_KERNEL_INPUTS_HPP
#define FEMFORGE_KERNELS_KERNEL_INPUTS_HPP

#include <cstdint>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// The inputs of a kernel in its scalar type T. Until they are set, constants are random numbers between 1/2
/// and 3/2, and coefficients smooth functions with values between 0.9 and 1.1.
template <class T>
class KernelInputs {
 public:
  /// @throws Error if T is not the kernel's scalar type, or the mesh not of its cell and coordinate element.
  KernelInputs(const femforge_kernel& kernel, const Mesh& mesh, std::uint64_t seed = 1);
  /// @param values [cell][entry of the coefficient's element]. @throws Error if the size is wrong.
  void set_coefficient(int number, const std::vector<T>& values);
  /// @param values as many scalars as the constant has. @throws Error if the size is wrong.
  void set_constant(int number, const std::vector<T>& values);
  /// @param values [cell][geometry_size], for kernels whose input is "geometry".
  void set_geometry(const std::vector<T>& values);
  /// An array for the output of all cells.
  DeviceArray<T> make_output() const;
  /// The arguments of the kernel's launcher; valid while this object and `output` live.
  femforge_arguments arguments(DeviceArray<T>& output) const;

 private:
  const femforge_kernel* kernel_;
  std::int64_t num_cells_;
  DeviceArray<T> coordinates_;
  DeviceArray<std::int32_t> cells_;
  DeviceArray<T> geometry_;
  std::vector<DeviceArray<T>> coefficients_;
  std::vector<DeviceArray<T>> constants_;
  mutable std::vector<const void*> coefficient_pointers_;
  mutable std::vector<const void*> constant_pointers_;
};

}  // namespace femforge

#endif
