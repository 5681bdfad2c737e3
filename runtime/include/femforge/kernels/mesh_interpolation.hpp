// Expressions as functions: their values at the points of an element's nodes, on any target.
#ifndef FEMFORGE_KERNELS_MESH_INTERPOLATION_HPP
#define FEMFORGE_KERNELS_MESH_INTERPOLATION_HPP

#include <femforge/kernels/mesh_kernel.hpp>

namespace femforge {

/// A kernel of an expression (e, element) bound to a mesh, which gives the L-vector of a function on that
/// element: at each node the mean of what the cells that share it give. That is the value itself where the
/// expression is continuous, up to rounding.
///
/// Kernels of expressions add up their values like any other: so does this one, and divides. T is float or
/// double.
template <class T>
class MeshInterpolation {
 public:
  /// @param rows restriction of the element's space; restriction_of_cells, or a discontinuous space whose
  /// dofs stand cell by cell, where the kernel's scatter is `store`.
  /// @throws Error as MeshKernel, or if the kernel is no residual and no apply kernel.
  MeshInterpolation(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows);
  /// @param columns restriction of the space of what the expression is made of, where it is another one.
  MeshInterpolation(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
                    const Restriction& columns);

  /// Entries of the L-vector.
  std::int64_t size() const noexcept { return kernel_.size(); }
  Target target() const noexcept { return kernel_.target(); }
  /// Queues y = the values; x may be null where the expression has no argument.
  /// @throws Error as MeshKernel::add.
  void apply(const T* x, T* y, const Stream& stream) const;
  /// To set coefficients and constants.
  MeshKernel<T>& kernel() noexcept { return kernel_; }
  const MeshKernel<T>& kernel() const noexcept { return kernel_; }

 private:
  MeshInterpolation(MeshKernel<T> kernel, const Restriction& rows);

  MeshKernel<T> kernel_;
  DeviceArray<T> shares_;  // [entry] of each cell; empty where none is shared
};

}  // namespace femforge

#endif
