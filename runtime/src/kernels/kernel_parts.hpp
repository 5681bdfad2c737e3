// Parts of a mesh, cells or facets, as the kernels that are for them take them.
#ifndef FEMFORGE_SRC_KERNELS_KERNEL_PARTS_HPP
#define FEMFORGE_SRC_KERNELS_KERNEL_PARTS_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/kernels/mesh_kernels.hpp>

namespace femforge {

/// The parts that are not empty. @throws Error if there is none, a kernel is for other entities than its
/// part, or kernels are not of one kind, target and scalar.
std::vector<KernelPart> used_parts(const std::vector<KernelPart>& parts);

/// The cells or facets of a part. @throws Error if cells are curved and the kernel does not know it.
Mesh mesh_of_part(const KernelPart& part, const Mesh& mesh);

/// Their restriction of a space of the whole mesh.
Restriction restriction_of_part(const KernelPart& part, const Mesh& mesh, const Restriction& restriction);

/// Number of a field among those of a kernel; -1 if it has none of that name.
int number_of(const femforge_input* fields, int count, const std::string& name);

/// Whether a coefficient is data at quadrature points of facets, which only its part can be given.
bool is_of_facets(const femforge_kernel& kernel, int number);

/// Throws an Error: such a coefficient is given by cells of the whole mesh.
[[noreturn]] void refuse_by_cells(const femforge_kernel& kernel, const std::string& name);

/// Values of a coefficient, [cell of the whole mesh][entry], for the cells or facets of a part.
/// @throws Error if there are not as many for each cell.
template <class T>
std::vector<T> values_of_part(const KernelPart& part, int number, const std::vector<T>& values,
                              std::int64_t num_cells, CellType cell);

}  // namespace femforge

#endif
