// Generated kernels on vectors that several processes share. Each process has the dofs that it owns; ghosts
// never stand in its vectors.
//
// Cells and facets without ghosts read and write these vectors as they are. The others, at the border of the
// share, work on short ones of their own: the dofs that they touch. So nothing is copied but what is at the
// border, and what is inside is computed while messages travel. A facet between cells of two processes is
// integrated by one of them, which has the other's cell as a ghost.
#ifndef FEMFORGE_PARALLEL_DISTRIBUTED_KERNEL_HPP
#define FEMFORGE_PARALLEL_DISTRIBUTED_KERNEL_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <femforge/device/global_sums.hpp>
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/parallel/halo.hpp>
#include <femforge/parallel/shares.hpp>

namespace femforge {

/// Kernels for apply, residual or diagonal on the share of a process. T is float or double.
template <class T>
class DistributedKernel {
 public:
  /// @param parts of the share's mesh, cells or facets, as of MeshKernels; there may be none. Of these the
  /// process takes its own (own_parts): ghosts need not be left out. @param share kernels over interior
  /// facets want it with GhostCells::across_facets.
  /// @param restriction into owned dofs and ghosts (restriction_of_share).
  /// @param halo of the same dofs, which must outlive this object; one object at a time may use it.
  /// @param constrained numbers of constrained dofs, ghosts among them: all processes have to agree.
  /// @throws Error as MeshKernels and own_parts, or if sizes and targets do not fit.
  DistributedKernel(const std::vector<KernelPart>& parts, const MeshShare& share,
                    const Restriction& restriction, Halo<T>& halo,
                    const std::vector<std::int64_t>& constrained = {});

  /// Dofs that the process owns.
  std::int64_t size() const noexcept { return halo_->num_owned(); }
  Target target() const noexcept { return halo_->target(); }
  KernelKind kind() const noexcept { return kind_; }
  /// Stores the geometry of all cells, as MeshKernel::compute_geometry, of the kernels that read it.
  /// @param mesh of the share.
  void compute_geometry(const femforge_kernel& producer, const Mesh& mesh);
  /// Data of a coefficient that is given cell by cell. @param values [cell of the share, and ghosts][entry]
  void set_coefficient(const std::string& name, const std::vector<T>& values);
  void set_constant(const std::string& name, const std::vector<T>& values);
  /// A coefficient on the kernels' own space: the owned entries of an L-vector in the target's memory, read
  /// whenever the kernels are launched; what other processes have of it is fetched here, by all of them:
  /// again when it has changed. @throws Error if it is given cell by cell.
  void set_vector(const std::string& name, const T* values);
  /// Queues y += A x, y += residual or y += diagonal, with what the cells of other processes add. All
  /// processes call it. @param x,y owned entries; x is read by kernels for apply only.
  void add(const T* x, T* y, const Stream& stream) const;
  /// Cells and facets with ghosts, and all others.
  std::int64_t num_border() const noexcept { return num_border_; }
  std::int64_t num_inner() const noexcept { return num_inner_; }
  std::size_t bytes() const noexcept;

 private:
  struct Border;
  void fetch(const T* owned, T* compact, const Stream& stream) const;

  Halo<T>* halo_;
  KernelKind kind_;
  std::int64_t num_border_ = 0;
  std::int64_t num_inner_ = 0;
  std::unique_ptr<MeshKernels<T>> inner_;  // null where there are none
  std::shared_ptr<Border> border_;
};

/// Kernels for apply as an operator that all processes share. Rows and columns of constrained dofs are those
/// of the identity. Not to be captured in graphs where the halo waits for messages.
template <class T>
class DistributedOperator final : public LinearOperator<T> {
 public:
  /// @param sums over the same processes, which must outlive this object.
  /// @throws Error as DistributedKernel, or if they are no apply kernels.
  DistributedOperator(const std::vector<KernelPart>& parts, const MeshShare& share,
                      const Restriction& restriction, Halo<T>& halo, const GlobalSums& sums,
                      const std::vector<std::int64_t>& constrained = {});
  std::int64_t size() const override { return kernel_.size(); }
  Target target() const override { return kernel_.target(); }
  void apply(const T* x, T* y, const Stream& stream) const override;
  bool adds_to_zeros() const override { return true; }
  void apply_to_zeros(const T* x, T* y, const Stream& stream) const override;
  const GlobalSums* global_sums() const override { return sums_->among_several() ? sums_ : nullptr; }
  /// To set coefficients and constants.
  DistributedKernel<T>& kernel() noexcept { return kernel_; }
  const DistributedKernel<T>& kernel() const noexcept { return kernel_; }

 private:
  DistributedKernel<T> kernel_;
  const GlobalSums* sums_;
  DeviceArray<std::int64_t> constrained_;  // that are owned
};

/// The diagonal of an operator by diagonal kernels, of owned dofs; 1 at constrained ones.
template <class T>
DeviceArray<T> diagonal_of(const DistributedKernel<T>& kernel,
                           const std::vector<std::int64_t>& constrained = {});

}  // namespace femforge

#endif
