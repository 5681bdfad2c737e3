// What is asked of the kernels of a nonlinear problem, on one process or several.
#ifndef FEMFORGE_SRC_SOLVE_PROBLEM_KERNELS_HPP
#define FEMFORGE_SRC_SOLVE_PROBLEM_KERNELS_HPP

#include <string>

#include <femforge/solve/mesh_problem.hpp>

namespace femforge {

/// Whether a kernel has a coefficient, or a constant, of that name.
bool has_coefficient(const femforge_kernel& kernel, const std::string& name);
bool has_constant(const femforge_kernel& kernel, const std::string& name);

/// The kernels that a problem was given, before anything is made of them. @throws Error if one is of another
/// kind, or of another target than the residual's, or there is no coefficient for the state.
const ProblemKernels& checked_kernels(const ProblemKernels& kernels);

}  // namespace femforge

#endif
