// The program behind `femforge check`: makes meshes, runs generated kernels on inputs from files, compares
// what they compute with a reference, and times them.
#ifndef FEMFORGE_TOOLS_CHECK_PROGRAM_HPP
#define FEMFORGE_TOOLS_CHECK_PROGRAM_HPP

#include <vector>

#include <femforge/kernels/registry.hpp>

namespace femforge {

/// Runs one command, prints facts as JSON, one object a line:
///
///     mesh TEXT CELL DEGREE AMPLITUDE FILE   a mesh as mesh_from_text takes it, deformed, into FILE.points
///     and
///                                            FILE.cells; prints num_points and num_cells
///     run FOLDER SAMPLES                     every kernel on the mesh FOLDER/CELL_DEGREE and on files whose
///                                            names begin with FOLDER/KERNEL:
///
///         .w0 ...             coefficients [cell][entry]
///         .c0 ...             constants [entry]
///         .x                  what an operator acts on [cell][dof of the trial space]
///         .rows .columns      restrictions of the test space, and of the trial space if that is another one:
///                             nodes of a cell, components, their distance, entries of an L-vector, and
///                             offsets [cell][node]
///         .stored             the restriction of values that are stored cell by cell, and not added up
///         .constrained        entries that are
///         .reference          what is expected, [cell][entry]: of an element tensor, or of the vector or
///                             matrix of the whole mesh what belongs to each cell
///         .cells_reference    the same of E-vectors and packed matrices, where nothing is added up
///         .reference_magnitudes, .cells_reference_magnitudes
///                             how large the sums are of which these are made, if they may cancel
///
/// Files hold plain doubles, 64-bit integers (restrictions, constrained entries), and 32-bit integers for
/// cells [cell][node] in Basix's order. Points are rounded
/// to single precision, so that kernels of both precisions have the very same inputs.
/// @param registries the kernels; those of targets without a device are left out.
/// @returns the exit code: 0, or 1 with a message on the standard error stream.
int check_program(int argc, const char* const* argv, const std::vector<KernelRegistry>& registries);

}  // namespace femforge

#endif
