// Sparse matrices of several processes, over cells and facets: each process assembles the rows of its dofs.
#ifndef FEMFORGE_PARALLEL_DISTRIBUTED_MATRICES_HPP
#define FEMFORGE_PARALLEL_DISTRIBUTED_MATRICES_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <femforge/kernels/mesh_matrices.hpp>
#include <femforge/parallel/halo.hpp>
#include <femforge/parallel/own_parts.hpp>
#include <femforge/parallel/shares.hpp>

namespace femforge {

/// Assemble kernels on the share of a process, with the rows of the dofs that it owns. T is float or double.
///
/// Of discontinuous elements, whose dofs are inside cells: a process has all that adds to the rows of its own
/// cells, its facets with ghosts on both sides of the border. So nothing is sent, and rows are complete when
/// the kernels are done. Facets between two processes are integrated by both.
template <class T>
class DistributedMatrices {
 public:
  /// @param parts of the share's mesh, cells or facets, as of MeshMatrices. @param share kernels over
  /// interior facets want it with GhostCells::across_facets.
  /// @param restriction into owned dofs and ghosts. @param halo of the same dofs.
  /// @param constrained numbers of dofs, ghosts among them, whose rows and columns are those of the identity.
  /// @throws Error as MeshMatrices and own_parts, if there is no kernel, if targets and sizes do not fit, or
  /// if several processes have cells with a dof in common.
  DistributedMatrices(const std::vector<KernelPart>& parts, const MeshShare& share,
                      const Restriction& restriction, const Halo<T>& halo,
                      const std::vector<std::int64_t>& constrained = {});

  Target target() const noexcept { return target_; }
  /// Dofs that the process owns.
  std::int64_t num_rows() const noexcept { return num_owned_; }
  /// All processes set the same; each takes what its own parts have. @param values [cell of the share, and
  /// ghosts][entry]
  void set_coefficient(const std::string& name, const std::vector<T>& values);
  void set_constant(const std::string& name, const std::vector<T>& values);
  /// Queues the assembly; what the matrix held before is lost.
  /// @throws Error if a coefficient or constant has not been set, or a launch fails.
  void assemble(const Stream& stream);

  /// Of the process's rows by rows, columns are numbers of owned dofs and ghosts; null on a process without
  /// cells. Beyond num_rows() it has rows of ghosts, which are not complete: those of the process's rows
  /// stand first in all arrays.
  const MeshMatrices<T>* matrices() const noexcept { return matrices_.get(); }
  /// Entries of the process's rows.
  std::int64_t num_entries() const noexcept { return num_entries_; }
  /// The process's rows; wait for the assembly first.
  CsrMatrix to_host() const;

 private:
  Target target_;
  std::int64_t num_owned_;
  std::int64_t num_columns_;
  std::int64_t num_entries_ = 0;
  NamesOfParts names_;
  std::unique_ptr<MeshMatrices<T>> matrices_;
};

/// Assembled rows of all processes as an operator on vectors of owned dofs.
template <class T>
class DistributedMatrixOperator final : public LinearOperator<T> {
 public:
  /// @param matrices,halo,sums of the same processes, which must outlive this object; one object at a time
  /// may use the halo. It sees later assemblies.
  DistributedMatrixOperator(const DistributedMatrices<T>& matrices, Halo<T>& halo, const GlobalSums& sums);
  std::int64_t size() const override { return matrices_->num_rows(); }
  Target target() const override { return matrices_->target(); }
  /// All processes call it.
  void apply(const T* x, T* y, const Stream& stream) const override;
  const GlobalSums* global_sums() const override { return sums_->among_several() ? sums_ : nullptr; }

 private:
  struct Vectors;

  const DistributedMatrices<T>* matrices_;
  Halo<T>* halo_;
  const GlobalSums* sums_;
  std::shared_ptr<Vectors> vectors_;
};

}  // namespace femforge

#endif
