// Generated kernels, launched with checks.
#ifndef FEMFORGE_KERNELS_KERNEL_HPP
#define FEMFORGE_KERNELS_KERNEL_HPP

#include <femforge_descriptor.h>

#include <femforge/device/device.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// The target that a kernel was generated for.
Target target_of(const femforge_kernel& kernel);

/// Whether a kernel is apply, residual or diagonal; whether it is assemble.
bool is_vector_kernel(const femforge_kernel& kernel);
bool is_matrix_kernel(const femforge_kernel& kernel);
/// Degree of the geometry of its cells. @throws Error if the runtime has no such meshes.
int geometry_degree(const femforge_kernel& kernel);
/// The same kernel. @throws Error if T is not its scalar type, or the mesh not of its cell and coordinate
/// element.
template <class T>
const femforge_kernel& checked(const femforge_kernel& kernel, const Mesh& mesh);

/// Puts a kernel into a stream of its target.
/// @throws Error naming the kernel if the stream is another target's, or the launch fails.
void launch(const femforge_kernel& kernel, const femforge_arguments& arguments, const Stream& stream,
            const char* file = __builtin_FILE(), int line = __builtin_LINE());

}  // namespace femforge

#endif
