// Generated assemble kernels, bound to a mesh.
#ifndef FEMFORGE_KERNELS_MESH_MATRIX_HPP
#define FEMFORGE_KERNELS_MESH_MATRIX_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>
#include <femforge/sparse/matrix_operator.hpp>
#include <femforge/sparse/matrix_pattern.hpp>
#include <femforge/sparse/sparse.hpp>

namespace femforge {

/// An assemble kernel with its matrix and everything that it needs, on the kernel's target. T is its scalar
/// type. Data of cells is taken in the mesh's own order, whatever order the kernel wants.
template <class T>
class MeshMatrix {
 public:
  /// Of a form whose test and trial function are of one space.
  /// @param space restriction of that space on the mesh; its L-vector numbers rows and columns.
  /// @param constrained dofs whose rows and columns are those of the identity.
  /// @throws Error if the kernel, the mesh and the restriction do not fit together: another kind of kernel,
  /// cell, scalar or number of dofs; packed element matrices; stored geometry as input; cells that are no
  /// parallelepipeds though it takes them to be; a matrix too large for 32-bit nonzeros; for colours on a
  /// GPU, a cell that has a node twice. As MatrixPattern, too.
  MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& space,
             const std::vector<std::int64_t>& constrained = {});
  /// Of a form with two spaces. Entries of constrained rows and columns are 0. @throws Error as above.
  MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
             const Restriction& columns, const ConstrainedDofs& constrained = {});
  ~MeshMatrix();
  MeshMatrix(MeshMatrix&&) noexcept;
  MeshMatrix& operator=(MeshMatrix&&) noexcept;

  const femforge_kernel& kernel() const noexcept { return *kernel_; }
  Target target() const noexcept { return values_.target(); }
  /// The nonzeros are in the kernel's order of cells: that of the mesh, unless it scatters by colours or
  /// blocks.
  const MatrixPattern& pattern() const noexcept { return pattern_; }
  /// Number of the coefficient or constant of that name. @throws Error, naming those there are.
  int coefficient(const std::string& name) const;
  int constant(const std::string& name) const;
  /// @param values [cell of the mesh][entry] @throws Error if the size or the number is wrong.
  void set_coefficient(int number, const std::vector<T>& values);
  /// @throws Error if the size or the number is wrong.
  void set_constant(int number, const std::vector<T>& values);

  /// Queues the assembly; what the matrix held before is lost. It neither waits nor allocates.
  /// @throws Error if a coefficient or constant has not been set, or a launch fails.
  void assemble(const Stream& stream);
  /// Queues the kernel alone: it adds to the values as they are, and leaves the diagonal of constrained dofs
  /// as it is. @throws Error as above.
  void add(const Stream& stream);
  /// The matrix by rows, on the target; valid as long as this object. Values are [entry], 0 before the first
  /// assembly.
  T* values() noexcept { return values_.data(); }
  const T* values() const noexcept { return values_.data(); }
  const std::int64_t* row_begin() const noexcept { return pattern_.row_begin().data(); }
  const DeviceIndices& columns() const noexcept { return pattern_.columns(); }
  /// The matrix as solvers take it. It sees later assemblies, and must not outlive this object.
  /// @throws Error if the matrix is not square.
  MatrixOperator<T> as_operator() const { return {pattern_, values_.data()}; }
  /// The diagonal; 0 where it is not stored. Wait for the assembly first. @throws Error if the matrix is not
  /// square.
  DeviceArray<T> diagonal() const;
  /// Wait for the assembly first.
  CsrMatrix to_host() const;
  /// Of all its arrays.
  std::size_t bytes() const noexcept;

 private:
  struct Layout {
    std::vector<std::int64_t> order;
    std::vector<std::int64_t> colour_begin;
    MatrixPattern pattern;
  };
  static Layout lay_out(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& rows,
                        const Restriction& columns, bool square, const ConstrainedDofs& constrained);
  MeshMatrix(const femforge_kernel& kernel, const Mesh& mesh, Layout layout);
  struct Data;

  const femforge_kernel* kernel_;
  MatrixPattern pattern_;
  DeviceArray<T> values_;
  DeviceArray<T> ones_;  // [constrained dof]
  std::unique_ptr<Data> data_;
};

}  // namespace femforge

#endif
