// Data that kernels are tried on, the same in every program that checks or times kernels.
//
// Coefficients are smooth functions of the place near 1, whose gradients are well below 1: a positive
// material parameter stays one, and a displacement turns no cell inside out, so that every state is
// admissible. Constants are random numbers near 1.
#ifndef FEMFORGE_TOOLS_SAMPLE_DATA_HPP
#define FEMFORGE_TOOLS_SAMPLE_DATA_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/mesh_matrix.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// Numbers in [1/2, 3/2), those with even places below 1 and the others not: neighbours in number do not
/// agree so nearly that their difference has no digits in single precision. The same on every machine for the
/// same seed, in the precision of T.
template <class T>
std::vector<T> random_values(std::uint64_t seed, std::int64_t size);

/// Values of a constant of a kernel. [entry]
template <class T>
std::vector<T> sample_constant(const femforge_kernel& kernel, int number, std::uint64_t seed);

/// Values of a coefficient of a kernel at its dofs, or at the points that it is given at. [cell][dof]
template <class T>
std::vector<T> sample_coefficient(const femforge_kernel& kernel, int number, const Mesh& mesh,
                                  std::uint64_t seed);

/// The L-vector of a coefficient that a kernel takes as one. [entry]
/// @param restriction of the kernel's space on that mesh.
template <class T>
std::vector<T> sample_vector(const femforge_kernel& kernel, int number, const Mesh& mesh,
                             const Restriction& restriction, std::uint64_t seed);

/// Sets all coefficients and constants.
template <class T>
void set_sample_data(KernelInputs<T>& inputs, const Mesh& mesh, std::uint64_t seed);
template <class T>
void set_sample_data(MeshMatrix<T>& matrix, const Mesh& mesh, std::uint64_t seed);
/// The same. @returns the L-vectors among the coefficients, which must outlive the kernel.
template <class T>
[[nodiscard]] std::vector<DeviceArray<T>> set_sample_data(MeshKernel<T>& kernel, const Mesh& mesh,
                                                          const Restriction& restriction, std::uint64_t seed);

}  // namespace femforge

#endif
