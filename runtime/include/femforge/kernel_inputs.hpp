// Everything that a generated kernel takes, made for a mesh and put on the kernel's target; and with it, the
// comparison of a kernel with its counterpart on another target.
#ifndef FEMFORGE_KERNEL_INPUTS_HPP
#define FEMFORGE_KERNEL_INPUTS_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "femforge/check.hpp"
#include "femforge/device.hpp"
#include "femforge/kernel.hpp"
#include "femforge/mesh.hpp"

namespace femforge {

/// The kernels of one target, as a generated registry function gives them.
class KernelRegistry {
 public:
  using Function = const femforge_kernel* const* (*)(std::int32_t* count);
  explicit KernelRegistry(Function function);
  const std::vector<const femforge_kernel*>& kernels() const { return kernels_; }
  /// The kernel of that name, or null.
  const femforge_kernel* find(const std::string& name) const;
  /// The kernel that makes what another one takes as its geometry; null if that one takes none.
  /// @throws Error if it takes one, and nothing here makes it.
  const femforge_kernel* geometry_of(const femforge_kernel& kernel) const;

 private:
  std::vector<const femforge_kernel*> kernels_;
};

/// A deformed box that a kernel can run on, of at least one cell and about as many as asked for, each about
/// 1/2 long.
Mesh box_for(const femforge_kernel& kernel, std::int64_t cells);

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

/// Runs a kernel once on the inputs that KernelInputs makes; its output is poisoned before. [cell][entry]
/// @param geometry the kernel for its geometry, of any target; may be null if it takes none.
template <class T>
std::vector<T> run_kernel(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                          std::uint64_t seed = 1);

/// Compares a kernel with its counterpart of the same name in another registry, on the same inputs.
/// @throws Error if there is none.
Comparison compare_kernels(const femforge_kernel& kernel, const KernelRegistry& reference, const Mesh& mesh,
                           std::uint64_t seed = 1);

}  // namespace femforge

#endif
