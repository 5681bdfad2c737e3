// Kernels of every kind, run on inputs from files and compared with what those say.
#ifndef FEMFORGE_TOOLS_CHECK_RUNS_HPP
#define FEMFORGE_TOOLS_CHECK_RUNS_HPP

#include <cstdint>
#include <string>

#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/tools/check.hpp>

namespace femforge {

/// What became of one kernel.
struct CheckedKernel {
  Comparison comparison;
  double milliseconds = 0;  ///< the median of the timed runs
};

/// @param registry has the kernel of its geometry, if it takes one.
/// @param folder of the inputs.
/// @param samples timed runs.
/// @param variant of the kernel, by its number.
/// @throws Error if the inputs do not fit the kernel, or a launch fails.
CheckedKernel check_kernel(const femforge_kernel& kernel, const KernelRegistry& registry,
                           const std::string& folder, int samples, std::int32_t variant = by_number_of_cells);

}  // namespace femforge

#endif
