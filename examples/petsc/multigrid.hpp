// PETSc's multigrid over elements of several degrees on one mesh: the way from one degree to the next, and
// what PETSc is told.
#ifndef FEMFORGE_PETSC_MULTIGRID_HPP
#define FEMFORGE_PETSC_MULTIGRID_HPP

#include <cstdint>
#include <memory>
#include <vector>

#include <femforge/kernels/basis_action.hpp>
#include "level.hpp"

namespace multigrid {

/// From a level to one of higher degree, by basis actions on all cells of each process; the transpose leads
/// back. Vectors are where the kernels work, of owned dofs, and all work is queued there.
class Transfer {
 public:
  /// Keeps references to both. @throws Error if there are no basis actions between these degrees.
  Transfer(const Level& coarse, const Level& fine, const femforge::BasisActions& actions);
  /// Queues y = P x; nothing comes from or gets to a boundary. All processes call it.
  void prolong(const Scalar* x, Scalar* y);
  /// Queues x = P^T y. All processes call it.
  void restrict(const Scalar* y, Scalar* x);
  std::int64_t rows() const { return fine_.plan.num_owned; }
  std::int64_t columns() const { return coarse_.plan.num_owned; }
  femforge::Target target() const { return stream_.target(); }
  MPI_Comm processes() const { return fine_.processes; }

 private:
  using Entries = femforge::DeviceArray<std::int64_t>;
  using Values = femforge::DeviceArray<Scalar>;

  void set_places_of_fine_dofs();
  void set_layers();
  std::int64_t num_coarse() const { return coarse_.plan.num_owned + coarse_.plan.num_ghosts; }
  std::int64_t num_cells() const { return fine_.dofs.num_cells(); }

  const Level& coarse_;
  const Level& fine_;
  const femforge_basis_action& interpolation_;
  const femforge_basis_action& transpose_;
  femforge::Stream stream_;
  // Each of these ends with a zero, for what comes from a boundary.
  Values all_coarse_;            // [number of the plan]
  Values owned_fine_;            // [number of the plan]
  Values at_fine_;               // [cell][node]
  Values sums_;                  // [coarse dof, those of many cells first]
  Values at_coarse_;             // [cell][node]
  Values packed_;                // [coarse dof, those of many cells first]
  Entries of_coarse_nodes_;      // [cell][node] -> number
  Entries places_;               // [owned fine dof] -> its place in the first cell that has it
  Entries of_fine_nodes_;        // [cell][node] -> owned dof whose place that is
  std::vector<Entries> layers_;  // [k][coarse dof, as in sums_] -> its place in the k-th cell that has it
  Entries of_sums_;              // [number] -> coarse dof there
};

/// The transfer between two levels as a matrix of type shell. @throws Error as Transfer.
femforge::petsc::Matrix make_transfer(const Level& coarse, const Level& fine,
                                      const femforge::BasisActions& actions);

/// Degrees of the levels below a degree and it, the lowest first: halves, as long as there are basis actions.
std::vector<int> degrees_of_levels(femforge::CellType cell, int degree,
                                   const femforge::BasisActions& actions);

/// What PETSc's multigrid is told: transfers, smoothers (Chebyshev's with the diagonal), and the lowest level
/// as a sparse matrix (for GAMG).
class Multigrid {
 public:
  /// @param levels which must outlive the preconditioner's work, the lowest first.
  Multigrid(PC preconditioner, const std::vector<Level>& levels, const SharedMesh& mesh,
            const femforge::KernelRegistry& registry, const femforge::BasisActions& actions);

 private:
  femforge::petsc::CooMatrix lowest_;
  std::vector<femforge::petsc::Matrix> transfers_;
};

}  // namespace multigrid

#endif
