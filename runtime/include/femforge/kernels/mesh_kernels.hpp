// Kernels that share a mesh: each works on cells or facets of its own, and they add to the same vectors.
//
// The integrals of a form over cells and facets are kernels each. Parallelepipeds take a kernel with one
// Jacobian a cell, other cells one that computes it at each point (cell_classes); or subdomains have
// integrands of their own.
#ifndef FEMFORGE_KERNELS_MESH_KERNELS_HPP
#define FEMFORGE_KERNELS_MESH_KERNELS_HPP

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/mesh/facets.hpp>

namespace femforge {

/// A kernel, and the cells that it is for; or, of an integral over facets or vertices, these.
struct KernelPart {
  const femforge_kernel* kernel;
  std::vector<std::int64_t> cells;
  FacetList facets{Entity::cell, {}, {}};

  bool is_empty() const { return cells.empty() && facets.cells.empty(); }
};

/// A part of facets or vertices.
KernelPart on_facets(const femforge_kernel& kernel, FacetList facets);
/// All cells of a mesh.
std::vector<std::int64_t> all_cells(const Mesh& mesh);

/// Kernels on global vectors, bound to parts of a mesh. T is float or double.
template <class T>
class MeshKernels {
 public:
  /// Cells and facets of no part add nothing, those of several as often. Parts with none are left out. A
  /// kernel whose geometry has degree 1 takes the vertices of cells of degree 2, which have to be straight.
  /// The kernel of the first part may store its results (MeshKernel::stores), those of the others add to
  /// them.
  /// @param restriction of the kernels' space on the whole mesh. @param constrained as for MeshKernel.
  /// @throws Error if all parts are empty, if a kernel is for other entities than its part, if kernels are of
  /// different kinds, targets or scalars, their cells are not there or are curved and they do not know it, if
  /// one behind the first stores its results, or as MeshKernel.
  MeshKernels(const std::vector<KernelPart>& parts, const Mesh& mesh, const Restriction& restriction,
              const std::vector<std::int64_t>& constrained = {});

  std::int64_t size() const noexcept { return kernels_.front().size(); }
  Target target() const noexcept { return kernels_.front().target(); }
  /// The kernels of the parts that have cells, in their order.
  std::size_t num_kernels() const noexcept { return kernels_.size(); }
  /// Whether `add` stores all entries of y, which then need not be zero before.
  bool stores() const noexcept { return kernels_.front().stores(); }
  MeshKernel<T>& kernel(std::size_t number) { return kernels_.at(number); }
  const MeshKernel<T>& kernel(std::size_t number) const { return kernels_.at(number); }
  /// A coefficient, constant or L-vector of all kernels that have one of that name, as MeshKernel takes them.
  /// Discontinuous coefficients may be given by cells for kernels over these, and as L-vectors for kernels
  /// over facets: then both are to be set, each for those that take it so.
  /// @param values of a coefficient: [cell of the whole mesh][entry].
  /// @throws Error if no kernel has it, or as MeshKernel.
  void set_coefficient(const std::string& name, const std::vector<T>& values);
  /// A coefficient of one kernel only, as data at quadrature points of facets are given.
  /// @param part number of the kernel. @param values [cell or facet of the part][entry].
  void set_coefficient(std::size_t part, const std::string& name, const std::vector<T>& values);
  void set_constant(const std::string& name, const std::vector<T>& values);
  void set_vector(const std::string& name, const T* values);
  /// Queues what MeshKernel::add does, of one kernel after another: y += ..., or y = ... if the first one
  /// stores.
  void add(const T* x, T* y, const Stream& stream) const;
  /// Queues what MeshKernel::add_to does, of functionals.
  void add_to(double* value, const Stream& stream) const;
  /// Of all their arrays. Each kernel has the points of the whole mesh.
  std::size_t bytes() const noexcept;

 private:
  struct Place {
    std::size_t kernel;
    int number;
    bool is_vector;
  };
  template <class Set>
  void set_each(const std::string& name, bool as_vector, const Set& set);

  std::vector<KernelPart> parts_;
  std::vector<MeshKernel<T>> kernels_;
  CellType cell_;
  std::int64_t num_cells_;
};

/// Apply kernels on parts of a mesh as an operator. Rows and columns of constrained dofs are those of the
/// identity.
template <class T>
class MeshOperators final : public LinearOperator<T> {
 public:
  /// @throws Error as MeshKernels, or if they are no apply kernels on one space.
  MeshOperators(const std::vector<KernelPart>& parts, const Mesh& mesh, const Restriction& restriction,
                const std::vector<std::int64_t>& constrained = {});
  std::int64_t size() const override { return kernels_.size(); }
  Target target() const override { return kernels_.target(); }
  void apply(const T* x, T* y, const Stream& stream) const override;
  bool adds_to_zeros() const override { return !kernels_.stores(); }
  void apply_to_zeros(const T* x, T* y, const Stream& stream) const override;
  /// To set coefficients and constants.
  MeshKernels<T>& kernels() noexcept { return kernels_; }
  const MeshKernels<T>& kernels() const noexcept { return kernels_; }

 private:
  MeshKernels<T> kernels_;
  DeviceArray<std::int64_t> constrained_;
};

/// The diagonal of an operator by diagonal kernels on parts of a mesh; 1 at constrained dofs.
/// @param constrained as the kernels'.
template <class T>
DeviceArray<T> diagonal_of(const MeshKernels<T>& kernels, const std::vector<std::int64_t>& constrained = {});

}  // namespace femforge

#endif
