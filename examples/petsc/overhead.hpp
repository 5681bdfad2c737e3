// What PETSc's way to an operator takes beside the operator.
#ifndef FEMFORGE_PETSC_OVERHEAD_HPP
#define FEMFORGE_PETSC_OVERHEAD_HPP

#include "level.hpp"

namespace multigrid {

/// Times products by MatMult and by the operator itself, in turns, and prints the medians; with -json FILE,
/// the first process writes them there. All processes call it.
void time_products(const Level& level, int products);

}  // namespace multigrid

#endif
