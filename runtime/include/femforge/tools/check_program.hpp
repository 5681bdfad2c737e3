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
///     run FOLDER SAMPLES                     every element_tensor kernel on the mesh FOLDER/CELL_DEGREE with
///                                            the coefficients FOLDER/KERNEL.w0, ... and constants .c0, ...;
///                                            compares with FOLDER/KERNEL.reference
///
/// Files hold plain doubles, and 32-bit integers for cells [cell][node] in Basix's order. Points are rounded
/// to single precision, so that kernels of both precisions have the very same inputs.
/// @param registries the kernels; those of targets without a device are left out.
/// @returns the exit code: 0, or 1 with a message on the standard error stream.
int check_program(int argc, const char* const* argv, const std::vector<KernelRegistry>& registries);

}  // namespace femforge

#endif
