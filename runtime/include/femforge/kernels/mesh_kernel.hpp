// Generated kernels on global vectors (apply, residual, diagonal, functional), bound to a mesh and its
// numbering; and the operators that solvers take, made of them.
#ifndef FEMFORGE_KERNELS_MESH_KERNEL_HPP
#define FEMFORGE_KERNELS_MESH_KERNEL_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace femforge {

/// The restriction of a space whose nodes are the points of a mesh, `components` to each: its kernels may be
/// generated with numbering = shared.
/// @param order of the nodes of a cell.
Restriction restriction_of_points(const Mesh& mesh, int components, DofOrder order = DofOrder::ufcx);

/// A kernel with everything that it needs but the vectors, on the kernel's target. T is its scalar type.
///
/// The kernel's way of adding up cells decides the order in which it takes them and the lists that it needs;
/// both are made here, and data of cells is taken in the mesh's own order. How fast it is depends on that
/// order: see reorder() in ordering.hpp.
template <class T>
class MeshKernel {
 public:
  /// @param restriction of the kernel's space on that mesh; restriction_of_cells if its vectors are
  /// E-vectors.
  /// @param constrained entries of the L-vector that are left out, for kernels made with constraints = true.
  /// @throws Error if the kernel, the mesh and the restriction do not fit together: another cell, scalar or
  /// number of nodes; offsets that need 64 bits; points that are not numbered as nodes though the kernel
  /// takes them to be; cells that are no parallelepipeds though it takes them to be; constraints that it does
  /// not know.
  MeshKernel(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& restriction,
             const std::vector<std::int64_t>& constrained = {});
  /// Of an operator between two spaces. @param rows,columns restrictions of the test and the trial space.
  /// @param constrained entries of both L-vectors: of y, which is not added to there, and of x, which counts
  /// as zero there. @throws Error as above, and if components are planar and those of the restrictions are
  /// not equally far apart.
  MeshKernel(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
             const Restriction& columns, const std::vector<std::int64_t>& constrained = {});
  ~MeshKernel();
  MeshKernel(MeshKernel&&) noexcept;
  MeshKernel& operator=(MeshKernel&&) noexcept;

  const femforge_kernel& kernel() const noexcept { return *kernel_; }
  Target target() const noexcept;
  /// Whether `add` stores all entries of y, which then need not be zero before: vectors are E-vectors.
  bool stores() const noexcept;
  /// Entries of the L-vector that is added to; of the other one, too, unless that is of another space.
  std::int64_t size() const noexcept { return size_; }
  /// Stores the geometry of all cells, for kernels whose input is "geometry" or "points", by the kernel that
  /// was generated with this one for it. To be done again when the mesh's points have moved.
  /// @throws Error if this kernel computes its geometry, or that one is for another kernel.
  void compute_geometry(const femforge_kernel& producer, const Mesh& mesh);
  /// The same from the host. @param values [cell of the mesh][entry] @throws Error if the size is wrong.
  void set_geometry(const std::vector<T>& values);
  /// Number of the coefficient or constant of that name. @throws Error, naming those there are.
  int coefficient(const std::string& name) const;
  int constant(const std::string& name) const;
  /// Data of a coefficient that is given cell by cell. @param values [cell of the mesh][entry]
  /// @throws Error if the size is wrong, or the kernel takes it as an L-vector.
  void set_coefficient(int number, const std::vector<T>& values);
  /// The same data in the target's memory, which is read whenever the kernel is launched and stays the
  /// caller's. @param values [cell in cell_order()][entry] @throws Error as set_coefficient.
  void set_cell_data(int number, const DeviceArray<T>& values);
  /// The order in which the kernel takes the cells: [place] -> cell of the mesh; empty for the mesh's own.
  const std::vector<std::int64_t>& cell_order() const noexcept;
  /// A coefficient on the kernel's own space: an L-vector in the target's memory, read whenever the kernel is
  /// launched. @throws Error if the kernel takes it cell by cell.
  void set_vector(int number, const T* values);
  /// @throws Error if the size is wrong.
  void set_constant(int number, const std::vector<T>& values);
  /// Launches one of the kernel's variants from now on, whatever the number of cells is.
  /// @param variant its number, or by_number_of_cells. A launch throws if there is no such variant.
  void take_variant(std::int32_t variant) noexcept { variant_ = variant; }
  /// Queues y += A x, y += residual or y += diagonal; y = ... if it stores(). x may be null where the kernel
  /// takes none.
  /// @throws Error if a coefficient or the geometry has not been set, the kernel is a functional, or the
  /// launch fails.
  void add(const T* x, T* y, const Stream& stream) const;
  /// Queues value += functional, one number in the target's memory, of double precision for any scalar.
  /// Launches of one kernel share its workspace: they are to follow one another.
  /// @throws Error as add, and if the kernel is no functional.
  void add_to(double* value, const Stream& stream) const;
  /// Of all its arrays.
  std::size_t bytes() const noexcept;

 private:
  struct Data;
  /// @param columns null where there is one space.
  MeshKernel(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
             const Restriction* columns, const std::vector<std::int64_t>& constrained);
  void add_points(const Mesh& mesh);
  femforge_arguments with_fields() const;

  const femforge_kernel* kernel_;
  std::int64_t size_ = 0;
  std::int32_t variant_ = by_number_of_cells;
  std::unique_ptr<Data> data_;
  femforge_arguments arguments_{};
};

/// An apply kernel as an operator. Rows and columns of constrained dofs are those of the identity.
template <class T>
class MeshOperator final : public LinearOperator<T> {
 public:
  /// @throws Error as MeshKernel, or if it is no apply kernel on one space.
  MeshOperator(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& restriction,
               const std::vector<std::int64_t>& constrained = {});
  std::int64_t size() const override { return kernel_.size(); }
  Target target() const override { return kernel_.target(); }
  void apply(const T* x, T* y, const Stream& stream) const override;
  bool adds_to_zeros() const override { return !kernel_.stores(); }
  void apply_to_zeros(const T* x, T* y, const Stream& stream) const override;
  /// To set coefficients and constants.
  MeshKernel<T>& kernel() noexcept { return kernel_; }
  const MeshKernel<T>& kernel() const noexcept { return kernel_; }

 private:
  MeshKernel<T> kernel_;
  DeviceArray<std::int64_t> constrained_;
};

/// The diagonal of an operator by its diagonal kernel; 1 at constrained dofs.
/// @param constrained as the kernel's.
template <class T>
DeviceArray<T> diagonal_of(const MeshKernel<T>& kernel, const std::vector<std::int64_t>& constrained = {});

}  // namespace femforge

#endif
