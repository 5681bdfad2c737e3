// Diffusion on the mesh of several processes by elements of one degree.
#ifndef FEMFORGE_PETSC_LEVEL_HPP
#define FEMFORGE_PETSC_LEVEL_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <femforge/adapters/mpi.hpp>
#include <femforge/adapters/petsc.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/parallel/distributed_kernel.hpp>

namespace multigrid {

using femforge::petsc::Scalar;

/// The cells of each of some processes.
struct SharedMesh {
  MPI_Comm processes;
  femforge::MeshShare share;
};

/// The kernel of diffusion.form for some cells and a degree. @throws Error if there is none.
const femforge_kernel& diffusion_kernel(const femforge::KernelRegistry& registry, femforge::CellType cell,
                                        std::string_view form, int degree, std::string_view kind);

/// The operator of one degree. Values at the boundary of the mesh are prescribed.
struct Level {
  int degree;
  MPI_Comm processes;
  femforge::DofMap dofs;
  femforge::HaloPlan plan;
  femforge::Restriction restriction;  ///< into owned dofs and ghosts
  std::unique_ptr<femforge::petsc::Halo> halo;
  std::unique_ptr<femforge::mpi::Sums> sums;
  std::vector<std::int64_t> boundary;  ///< numbers of the plan, ghosts among them
  std::shared_ptr<femforge::DistributedOperator<Scalar>> action;
  femforge::petsc::Matrix matrix;  ///< a shell

  /// All processes make it. @throws Error if there are no kernels of that degree.
  Level(const SharedMesh& mesh, int degree, const femforge::KernelRegistry& registry);
  /// [number of the plan] -> whether values are not prescribed there.
  std::vector<char> is_free() const;
  /// Of values at all dofs of this process, those of owned dofs in their order.
  std::vector<double> owned(const std::vector<double>& of_dofs) const;
};

/// The level's matrix once more, as a sparse matrix of element matrices.
femforge::petsc::CooMatrix assembled(const Level& level, const SharedMesh& mesh,
                                     const femforge::KernelRegistry& registry);

}  // namespace multigrid

#endif
