// The lists with which kernels add up the results of cells, made for a restriction.
#ifndef FEMFORGE_SRC_KERNELS_SCATTER_LISTS_HPP
#define FEMFORGE_SRC_KERNELS_SCATTER_LISTS_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/traits.hpp>
#include <femforge/space/restriction.hpp>
#include "kernels/kernel_data.hpp"

namespace femforge {

/// In what order a kernel takes the cells.
struct CellSequence {
  std::vector<std::int64_t> order;  ///< [place] -> cell of the mesh; empty if cells stay in their order
  std::vector<std::int64_t> colour_begin;  ///< first place of each colour, and the end; empty without colours
};

/// Makes the lists of a kernel on global vectors, keeps them in `arrays` and names them in `arguments`; of
/// macro elements the numbers of their points, too, and those of the cells that are in none.
/// @returns the order of the cells; it has to live as long as the arguments.
/// @throws Error if an index does not fit in the kernel's type of indices.
CellSequence add_scatter_lists(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
                               const Restriction& restriction, KernelArrays& arrays,
                               femforge_arguments& arguments);

}  // namespace femforge

#endif
