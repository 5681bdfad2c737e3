// Everything that a generated kernel for element tensors, E-vectors or stored geometry takes, made for a mesh
// and put on the kernel's target.
#ifndef FEMFORGE_KERNELS_KERNEL_INPUTS_HPP
#define FEMFORGE_KERNELS_KERNEL_INPUTS_HPP

#include <cstdint>
#include <memory>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// The coefficients and constants of a kernel, on its target.
class KernelFields;

/// The inputs of a kernel in its scalar type T. All coefficients and constants have to be set.
template <class T>
class KernelInputs {
 public:
  /// @throws Error if T is not the kernel's scalar type, or the mesh not of its cell and coordinate element.
  KernelInputs(const femforge_kernel& kernel, const Mesh& mesh);
  ~KernelInputs();
  KernelInputs(KernelInputs&&) noexcept;
  KernelInputs& operator=(KernelInputs&&) noexcept;

  const femforge_kernel& kernel() const noexcept { return *kernel_; }
  /// @param values [cell][entry of the coefficient's element]. @throws Error if the size or number is wrong.
  void set_coefficient(int number, const std::vector<T>& values);
  /// @param values as many scalars as the constant has. @throws Error if the size or number is wrong.
  void set_constant(int number, const std::vector<T>& values);
  /// @param values [cell][geometry_size], for kernels whose input is "geometry" or "points".
  void set_geometry(const std::vector<T>& values);
  /// An array for the output of all cells.
  DeviceArray<T> make_output() const;
  /// The arguments of the kernel's launcher; valid while this object and `output` live.
  /// @throws Error if a coefficient or constant has not been set.
  femforge_arguments arguments(DeviceArray<T>& output) const;

 private:
  const femforge_kernel* kernel_;
  std::int64_t num_cells_;
  DeviceArray<T> coordinates_;
  DeviceArray<std::int32_t> cells_;
  DeviceArray<T> geometry_;
  DeviceArray<std::int32_t> views_;
  DeviceArray<T> view_table_;
  DeviceMemory workspace_;
  std::unique_ptr<KernelFields> fields_;
};

}  // namespace femforge

#endif
