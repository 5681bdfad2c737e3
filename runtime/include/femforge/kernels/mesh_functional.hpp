// Functionals by generated kernels: energies, norms of errors, fluxes, one number for a whole mesh.
#ifndef FEMFORGE_KERNELS_MESH_FUNCTIONAL_HPP
#define FEMFORGE_KERNELS_MESH_FUNCTIONAL_HPP

#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// The sum of functional kernels on parts of a mesh: of the integrals of a form over cells and facets, say. T
/// is the kernels' scalar type; the number is of double precision always.
///
/// Coefficients, constants and L-vectors are set on kernels(); L-vectors are read at each evaluation. With
/// scatter = ordered the same data give the same bits, on a CPU with any number of threads.
template <class T>
class MeshFunctional {
 public:
  /// @param restriction of the space of the coefficients that are L-vectors, on the whole mesh; any, if there
  /// is none. @throws Error as MeshKernels, or if a kernel is no functional.
  MeshFunctional(const std::vector<KernelPart>& parts, const Mesh& mesh, const Restriction& restriction);

  Target target() const noexcept { return kernels_.target(); }
  /// To set coefficients and constants.
  MeshKernels<T>& kernels() noexcept { return kernels_; }
  const MeshKernels<T>& kernels() const noexcept { return kernels_; }

  /// Queues value += functional, one number in the target's memory; nothing waits.
  void add_to(double* value, const Stream& stream) const { kernels_.add_to(value, stream); }
  /// Queues value = functional.
  void evaluate(double* value, const Stream& stream) const;
  /// The functional, when everything in the stream is done.
  double value(const Stream& stream);

 private:
  MeshKernels<T> kernels_;
  DeviceArray<double> value_;
};

}  // namespace femforge

#endif
