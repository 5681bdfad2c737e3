// What assemble kernels are launched with: the order of the cells, where their entries go, and their data.
#ifndef FEMFORGE_SRC_KERNELS_ASSEMBLY_HPP
#define FEMFORGE_SRC_KERNELS_ASSEMBLY_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/sparse/matrix_pattern.hpp>
#include "kernels/kernel_data.hpp"

namespace femforge {

/// The order in which a kernel takes the cells of a mesh.
struct AssemblyOrder {
  std::vector<std::int64_t> order;  ///< [place] -> cell of the mesh; empty if cells stay in their order
  std::vector<std::int64_t> colour_begin;  ///< [colour], and the end of the last
};

/// @throws Error if kernel, mesh and restrictions do not fit together, as for MeshMatrix.
AssemblyOrder order_for_assembly(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
                                 const Restriction& rows, const Restriction& columns);

/// What a pattern has to know of a kernel.
PatternOptions pattern_options(const femforge_kernel& kernel, const KernelTraits& traits);

/// A kernel with everything that it needs but the values of the matrix.
template <class T>
class Assembly {
 public:
  /// @param nonzeros [cell in the order][used entry], of a pattern. They must outlive this object.
  Assembly(const femforge_kernel& kernel, const Mesh& mesh, AssemblyOrder order,
           const DeviceIndices& nonzeros);

  const femforge_kernel& kernel() const noexcept { return *kernel_; }
  KernelFields& fields() noexcept { return fields_; }
  const KernelFields& fields() const noexcept { return fields_; }
  void set_coefficient(int number, const std::vector<T>& values) {
    fields_.coefficients.set(number, values, arguments_.num_cells, order_.order);
  }
  void set_constant(int number, const std::vector<T>& values) {
    fields_.constants.set(number, values, 1, {});
  }
  /// Queues the kernel, which adds to the values. @throws Error if data is missing, or the launch fails.
  void add(T* values, const Stream& stream) const;
  std::size_t bytes() const noexcept { return arrays_.bytes() + fields_.bytes(); }

 private:
  const femforge_kernel* kernel_;
  AssemblyOrder order_;
  KernelArrays arrays_;
  KernelFields fields_;
  femforge_arguments arguments_{};
};

}  // namespace femforge

#endif
