// Functionals of several processes: energies, norms of errors, fluxes, one number for all of their cells.
#ifndef FEMFORGE_PARALLEL_DISTRIBUTED_FUNCTIONAL_HPP
#define FEMFORGE_PARALLEL_DISTRIBUTED_FUNCTIONAL_HPP

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <femforge/device/global_sums.hpp>
#include <femforge/kernels/mesh_functional.hpp>
#include <femforge/parallel/halo.hpp>
#include <femforge/parallel/own_parts.hpp>
#include <femforge/parallel/shares.hpp>

namespace femforge {

/// The sum of functional kernels over the shares of all processes, each cell and facet once. T is the
/// kernels' scalar type; the number is of double precision always.
///
/// What the processes have is added in their order: with scatter = ordered the same data on the same shares
/// give the same bits, and all processes have them.
template <class T>
class DistributedFunctional {
 public:
  /// All processes call it. @param parts of the share's mesh, cells or facets; of these the process takes its
  /// own (own_parts). @param share kernels over interior facets want it with GhostCells::across_facets.
  /// @param restriction of the space of the coefficients that are L-vectors, into owned dofs and ghosts.
  /// @param halo,sums of the same dofs and processes, which must outlive this object.
  /// @throws Error as MeshFunctional and own_parts, or if there is no kernel, or targets and sizes do not
  /// fit.
  DistributedFunctional(const std::vector<KernelPart>& parts, const MeshShare& share,
                        const Restriction& restriction, Halo<T>& halo, const GlobalSums& sums);

  Target target() const noexcept { return halo_->target(); }
  /// All processes set the same; each takes what its own parts have. @param values [cell of the share, and
  /// ghosts][entry]
  void set_coefficient(const std::string& name, const std::vector<T>& values);
  void set_constant(const std::string& name, const std::vector<T>& values);
  /// An L-vector: the entries that the process owns, in the target's memory, which are read at each
  /// evaluation; what others have of it is fetched then. All processes set the same ones.
  void set_vector(const std::string& name, const T* values);
  /// value = functional, one number in the target's memory. It waits for what is in the stream, and for the
  /// others: all processes call it.
  void evaluate(double* value, const Stream& stream);
  /// The same number on the host.
  double value(const Stream& stream);

 private:
  struct Vector {
    const T* owned;
    DeviceArray<T> with_ghosts;
  };

  Halo<T>* halo_;
  const GlobalSums* sums_;
  std::unique_ptr<MeshFunctional<T>> own_;  // null where the process has no part
  std::map<std::string, Vector> vectors_;
  DeviceArray<double> of_processes_;  // [process]
  DeviceArray<double> value_;
  NamesOfParts names_;
  std::int64_t process_;
};

}  // namespace femforge

#endif
