// One sparse matrix of several assemble kernels: the integrals of a form over cells and facets.
#ifndef FEMFORGE_KERNELS_MESH_MATRICES_HPP
#define FEMFORGE_KERNELS_MESH_MATRICES_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/sparse/matrix_operator.hpp>
#include <femforge/sparse/matrix_pattern.hpp>
#include <femforge/sparse/sparse.hpp>

namespace femforge {

/// Assemble kernels on parts of a mesh, with the matrix that they add to. T is float or double.
template <class T>
class MeshMatrices {
 public:
  /// @param space restriction of the kernels' space on the whole mesh; test and trial function are of it.
  /// @param constrained dofs whose rows and columns are those of the identity.
  /// @throws Error as MeshKernels and MeshMatrix.
  MeshMatrices(const std::vector<KernelPart>& parts, const Mesh& mesh, const Restriction& space,
               const std::vector<std::int64_t>& constrained = {});
  ~MeshMatrices();
  MeshMatrices(MeshMatrices&&) noexcept;
  MeshMatrices& operator=(MeshMatrices&&) noexcept;

  Target target() const noexcept { return values_.target(); }
  std::int64_t size() const noexcept { return pattern_.num_rows(); }
  /// Its rows are those of the cells and facets together; it lists no nonzeros.
  const MatrixPattern& pattern() const noexcept { return pattern_; }
  /// A coefficient or constant of all kernels that have one of that name.
  /// @param values of a coefficient: [cell of the whole mesh][entry].
  /// @throws Error if no kernel has it, or the size is wrong.
  void set_coefficient(const std::string& name, const std::vector<T>& values);
  /// A coefficient of one kernel only, as data at quadrature points of facets are given.
  /// @param part number among the parts that are not empty. @param values [cell or facet of the part][entry].
  void set_coefficient(std::size_t part, const std::string& name, const std::vector<T>& values);
  void set_constant(const std::string& name, const std::vector<T>& values);

  /// Queues the assembly; what the matrix held before is lost. It neither waits nor allocates.
  /// @throws Error if a coefficient or constant has not been set, or a launch fails.
  void assemble(const Stream& stream);
  /// The values by rows, on the target; valid as long as this object.
  T* values() noexcept { return values_.data(); }
  const T* values() const noexcept { return values_.data(); }
  /// The matrix as solvers take it. It sees later assemblies, and must not outlive this object.
  MatrixOperator<T> as_operator() const { return {pattern_, values_.data()}; }
  /// Wait for the assembly first.
  CsrMatrix to_host() const;
  /// Of all its arrays.
  std::size_t bytes() const noexcept;

 private:
  struct Part;

  CellType cell_;
  std::int64_t num_cells_;
  MatrixPattern pattern_;
  DeviceArray<T> values_;
  DeviceArray<T> ones_;  // [constrained dof]
  std::vector<std::unique_ptr<Part>> parts_;
};

}  // namespace femforge

#endif
