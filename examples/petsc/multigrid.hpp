// Diffusion on one mesh by elements of several degrees, and the way from one degree to the next: what PETSc's
// multigrid is made of.
#ifndef FEMFORGE_PETSC_MULTIGRID_HPP
#define FEMFORGE_PETSC_MULTIGRID_HPP

#include <cstdint>
#include <memory>
#include <vector>

#include <femforge/adapters/petsc.hpp>
#include <femforge/kernels/basis_action.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/registry.hpp>

namespace multigrid {

using femforge::petsc::Scalar;

/// The operator of one degree. Values at the boundary of the mesh are prescribed.
struct Level {
  int degree;
  femforge::DofMap dofs;
  femforge::Restriction restriction;
  std::vector<std::int64_t> boundary;
  femforge::petsc::Matrix matrix;  ///< a shell

  /// @throws Error if there are no kernels of that degree.
  Level(const femforge::Mesh& mesh, int degree, const femforge::KernelRegistry& registry);
};

/// The kernel of forms/diffusion of a degree. @throws Error if there is none.
const femforge_kernel& diffusion_kernel(const femforge::KernelRegistry& registry, const std::string& form,
                                        int degree, const std::string& kind);

/// The level's matrix once more, as a sparse matrix of element matrices.
femforge::petsc::CooMatrix assembled(const Level& level, const femforge::Mesh& mesh,
                                     const femforge::KernelRegistry& registry);

/// From a level to one of higher degree, by basis actions on all cells; the transpose leads back. Vectors are
/// on the host.
class Transfer {
 public:
  /// Keeps references to both. @throws Error if there are no basis actions between these degrees.
  Transfer(const Level& coarse, const Level& fine, const femforge::BasisActions& actions);
  /// y = P x; nothing comes from or gets to a boundary.
  void prolong(const Scalar* x, Scalar* y);
  /// x = P^T y
  void restrict(const Scalar* y, Scalar* x);
  std::int64_t rows() const { return fine_.dofs.num_dofs(); }
  std::int64_t columns() const { return coarse_.dofs.num_dofs(); }

 private:
  const Level& coarse_;
  const Level& fine_;
  const femforge_basis_action& interpolation_;
  const femforge_basis_action& transpose_;
  femforge::Stream stream_{femforge::Target::cpu};
  std::vector<char> coarse_free_;  // [dof]
  std::vector<std::int64_t>
      owner_;  // [fine dof]: its place in the first cell that has it; -1 at the boundary
  std::vector<Scalar> at_coarse_, at_fine_;  // [cell][node]
};

/// The transfer as a matrix of PETSc.
femforge::petsc::Matrix make_matrix(std::shared_ptr<Transfer> transfer);

}  // namespace multigrid

#endif
