// Runs of kernels on global vectors and matrices for the comparison of targets.
#ifndef FEMFORGE_TOOLS_OPERATOR_INPUTS_HPP
#define FEMFORGE_TOOLS_OPERATOR_INPUTS_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// A kernel on global vectors bound to a mesh, with sample data: everything that it is launched with.
template <class T>
class VectorSample {
 public:
  /// @param geometry the kernel for its geometry, of any target; null if it takes none.
  /// @param restriction from restriction_for; must outlive this object.
  /// @param guard entries behind the output, poisoned.
  VectorSample(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
               const Restriction& restriction, std::uint64_t seed, std::size_t guard = 0);
  /// Entries of the L-vectors.
  std::int64_t size() const noexcept { return restriction_.num_entries(); }
  /// Queues a launch, which adds to the output; that is zero at first.
  void add(const Stream& stream);
  /// The output, with its guard.
  std::vector<T> output() const { return y_.to_host(); }
  /// The entries of an output for each cell. [cell][entry]
  std::vector<T> by_cell(const std::vector<T>& output) const;

 private:
  const Restriction& restriction_;
  MeshKernel<T> bound_;
  std::vector<DeviceArray<T>> vectors_;
  DeviceArray<T> x_;
  DeviceArray<T> y_;
};

/// Runs a kernel on global vectors once on sample data. The entries of its output for each cell.
/// [cell][entry]
/// @param geometry the kernel for its geometry, of any target; null if it takes none.
template <class T>
std::vector<T> run_on_vectors(const femforge_kernel& kernel, const femforge_kernel* geometry,
                              const Mesh& mesh, std::uint64_t seed);
/// Runs an assemble kernel once on sample data, into a matrix in which each cell has a block of its own.
/// [cell][entry]
template <class T>
std::vector<T> run_on_matrix(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                             std::uint64_t seed);

}  // namespace femforge

#endif
