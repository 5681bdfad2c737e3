// Kernels on global vectors with everything that they are launched with.
#ifndef FEMFORGE_TOOLS_VECTOR_RUN_HPP
#define FEMFORGE_TOOLS_VECTOR_RUN_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// What a kernel on global vectors is run with, on the host.
template <class T>
struct VectorData {
  std::vector<std::vector<T>> coefficients;  ///< [cell][entry], or an L-vector where the kernel takes one
  std::vector<std::vector<T>> constants;     ///< [entry]
  std::vector<T> geometry;                   ///< [cell][entry]; empty if the kernel computes it
  std::vector<T> x;                          ///< L-vector; empty if the kernel takes none
  std::vector<std::int64_t> constrained;     ///< entries of the L-vectors
};

/// The restrictions of a kernel's spaces.
struct Spaces {
  const Restriction& rows;
  const Restriction* columns = nullptr;  ///< of the trial space, where that is another one
};

/// A kernel on global vectors bound to a mesh: everything that it is launched with.
template <class T>
class VectorRun {
 public:
  /// @param spaces must outlive this object.
  /// @param guard entries behind the output, poisoned.
  VectorRun(const femforge_kernel& kernel, const Mesh& mesh, const Spaces& spaces, const VectorData<T>& data,
            std::size_t guard = 0);
  /// Entries of the L-vector that is added to; 1 for a functional.
  std::int64_t size() const noexcept { return is_functional_ ? 1 : rows_.num_entries(); }
  /// Entries of that L-vector; of a functional, of those that it reads, 0 if it reads none.
  std::int64_t dofs() const;
  /// Launches one of the kernel's variants from now on, as MeshKernel does.
  void take_variant(std::int32_t variant) noexcept { bound_.take_variant(variant); }
  /// Queues a launch, which adds to the output; that is zero at first.
  void add(const Stream& stream);
  /// The output, with its guard; of a functional, its value.
  std::vector<T> output() const;
  /// The entries of an output for each cell. [cell][entry] All cells add to the one value of a functional.
  std::vector<T> by_cell(const std::vector<T>& output) const;

 private:
  const Restriction& rows_;
  MeshKernel<T> bound_;
  std::vector<DeviceArray<T>> vectors_;
  DeviceArray<T> x_;
  bool is_functional_;
  DeviceArray<T> y_;
  DeviceArray<double> value_;
};

}  // namespace femforge

#endif
