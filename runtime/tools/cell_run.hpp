// Kernels whose results stay by cells, with everything that they are launched with.
#ifndef FEMFORGE_TOOLS_CELL_RUN_HPP
#define FEMFORGE_TOOLS_CELL_RUN_HPP

#include <array>
#include <cstdint>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/kernel_inputs.hpp>

namespace femforge {

/// A kernel for element tensors, stored geometry or E-vectors. An assemble kernel adds to a matrix in which
/// each cell has a block of its own: any cells may be worked on at the same time, as if of one colour.
template <class T>
class CellRun {
 public:
  /// @param inputs with all coefficients and constants, and the geometry, set.
  /// @param num_cells of its mesh.
  /// @param x [cell][entry], of apply kernels.
  CellRun(KernelInputs<T> inputs, std::int64_t num_cells, const std::vector<T>& x = {});
  /// Launches one of the kernel's variants from now on, as MeshKernel does.
  void take_variant(std::int32_t variant) noexcept { variant_ = variant; }
  /// Queues a launch. It overwrites the output, which is poisoned at first; assemble kernels add to it.
  void launch(const Stream& stream);
  /// [cell][entry]
  std::vector<T> output() const { return output_.to_host(); }

 private:
  KernelInputs<T> inputs_;
  DeviceArray<T> x_;
  DeviceArray<T> output_;
  // Places of entries in the matrix, in the kernel's type of indices; and lists of blocks that have them.
  DeviceArray<std::int32_t> narrow_;
  DeviceArray<std::int64_t> wide_;
  DeviceArray<std::int64_t> block_nonzeros_;
  DeviceArray<std::uint16_t> contributions_;
  DeviceArray<std::uint16_t> contribution_ends_;
  std::array<std::int64_t, 2> colour_begin_;
  std::int32_t variant_ = by_number_of_cells;
};

/// What a kernel computes in one launch. [cell][entry]
template <class T>
std::vector<T> run_once(KernelInputs<T> inputs, std::int64_t num_cells);

}  // namespace femforge

#endif
