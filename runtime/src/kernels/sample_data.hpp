// Data that kernels are tried on: random constants, and coefficients that are smooth functions of the place.
#ifndef FEMFORGE_SRC_KERNELS_SAMPLE_DATA_HPP
#define FEMFORGE_SRC_KERNELS_SAMPLE_DATA_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include "random.hpp"

namespace femforge {

/// Numbers between 1/2 and 3/2.
template <class T>
std::vector<T> random_values(Random& random, std::int64_t size);

/// Values of a smooth function, another one for each phase, at the dofs of a coefficient, or at the points
/// that it is given at. [cell][dof]
template <class T>
std::vector<T> smooth_coefficient(const femforge_kernel& kernel, const femforge_input& input,
                                  const Mesh& mesh, double phase);

}  // namespace femforge

#endif
