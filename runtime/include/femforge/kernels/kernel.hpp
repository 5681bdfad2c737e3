// Generated kernels, launched with checks.
#ifndef FEMFORGE_KERNELS_KERNEL_HPP
#define FEMFORGE_KERNELS_KERNEL_HPP

#include <femforge_descriptor.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include <femforge/device/device.hpp>
#include <femforge/sparse/used_entries.hpp>

namespace femforge {

/// The target that a kernel was generated for.
Target target_of(const femforge_kernel& kernel);

/// Element of the L-vectors that a kernel on global vectors takes: that of the test function; of a
/// functional, that of its coefficients which are L-vectors, empty if none is.
std::string vector_element(const femforge_kernel& kernel);

/// The second space of a kernel on global vectors, whose functions have offsets of their own: that of the
/// function that it acts on, or of the coefficients that an expression is made of.
struct SecondSpace {
  std::string element;  ///< empty if there is none
  int nodes = 0;
  int components = 0;
};
SecondSpace second_space(const femforge_kernel& kernel);

/// Room that a kernel wants to work on so many cells, in bytes: see femforge_arguments, `workspace`.
std::size_t workspace_bytes(const femforge_kernel& kernel, std::int64_t num_cells);

/// The entries of its element matrices that an assemble kernel adds; all of them for other kernels.
UsedEntries used_entries(const femforge_kernel& kernel);

/// In place of the number of a variant: the one that the kernel takes for the number of cells.
inline constexpr std::int32_t by_number_of_cells = -1;

/// Puts a kernel into a stream of its target.
/// @param variant number among those of the kernel, which is launched whatever the number of cells is.
/// @throws Error naming the kernel if the stream is another target's, there is no such variant, or the launch
/// fails.
void launch(const femforge_kernel& kernel, const femforge_arguments& arguments, const Stream& stream,
            std::int32_t variant = by_number_of_cells, const char* file = __builtin_FILE(),
            int line = __builtin_LINE());

}  // namespace femforge

#endif
