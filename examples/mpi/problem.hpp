// Poisson's problem on the share of a process.
#ifndef FEMFORGE_MPI_PROBLEM_HPP
#define FEMFORGE_MPI_PROBLEM_HPP

#include <mpi.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <femforge/adapters/mpi.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/mesh/facets.hpp>
#include <femforge/parallel/distributed_kernel.hpp>
#include <femforge/parallel/shares.hpp>
#include <femforge/solve/solver.hpp>

namespace poisson {

/// How values of ghosts, and sums, travel.
enum class Messages {
  mpi,         ///< by MPI, through the host
  mpi_direct,  ///< by an MPI that takes pointers into a device's memory
  nccl         ///< by NCCL or RCCL
};
const char* to_string(Messages messages);
/// @throws femforge::Error if there is no such way, or this program was built without it.
Messages messages_from_string(const std::string& name);

struct Options {
  std::string mesh = "box:8";  ///< hexahedra: "box:N"; tetrahedra or hexahedra from a .msh file
  int degree = 2;
  bool discontinuous = false;  ///< elements of an interior penalty method
  femforge::Target target = femforge::Target::cpu;
  Messages messages = Messages::mpi;
};

/// The share of a process: of a box its own part alone is made; of a file all read all, and keep theirs.
femforge::MeshShare make_share(const std::string& mesh, femforge::GhostCells ghosts, MPI_Comm communicator);

/// A kernel of examples/petsc/diffusion.form, or of forms/facets/interior_penalty.form.
/// @throws femforge::Error if there is none. @param form "a", or "L" for the load vector. @param over the
/// integral.
const femforge_kernel& diffusion_kernel(std::string_view form, femforge::CellType cell,
                                        const Options& options, std::string_view kind,
                                        femforge::Entity over = femforge::Entity::cell);

/// -div grad u = f, u = 0 on the boundary of the whole mesh.
class Problem {
 public:
  /// All processes of the communicator make it together. @throws femforge::Error if there are no kernels, or
  /// no device for this process.
  Problem(const Options& options, MPI_Comm communicator);

  const femforge::DistributedOperator<double>& matrix() const { return *matrix_; }
  /// The same for one process, made without any of what is for several. @throws femforge::Error if there are
  /// others.
  const femforge::MeshOperator<double>& plain();
  const femforge::DeviceArray<double>& diagonal() const { return *diagonal_; }
  /// The load vector of f(x) = x0 + x1 + 1.
  femforge::DeviceArray<double> load() const;
  /// Points of the owned dofs. [dof][dimension]
  /// @param inwards by how much they are moved to the middle of a cell that has them, of its distance.
  std::vector<double> points(double inwards = 0) const;
  std::int64_t num_dofs() const;  ///< of all processes
  const femforge::HaloPlan& plan() const { return plan_; }
  const Options& options() const { return options_; }
  MPI_Comm communicator() const { return communicator_; }

 private:
  std::vector<femforge::KernelPart> parts(const std::string& kind) const;

  MPI_Comm communicator_;
  Options options_;
  femforge::MeshShare share_;
  femforge::DofMap dofs_;
  femforge::HaloPlan plan_;
  femforge::Restriction restriction_;
  std::shared_ptr<const void> connection_;  // of NCCL, if it is used
  std::unique_ptr<femforge::Halo<double>> halo_;
  std::unique_ptr<femforge::GlobalSums> sums_;
  std::vector<std::int64_t> constrained_;
  std::unique_ptr<femforge::DistributedOperator<double>> matrix_;
  std::unique_ptr<femforge::DeviceArray<double>> diagonal_;
  std::unique_ptr<femforge::MeshOperator<double>> plain_;  // once it is asked for
};

struct Solution {
  std::vector<double> values;  ///< of owned dofs
  femforge::SolverResult result;
};
/// By conjugate gradients with Jacobi's preconditioner, to a residual of 1e-13.
Solution solve(const Problem& problem);

/// The largest difference, in any process, to the solution that each finds alone, of values at the same
/// points; relative to the largest value. For small meshes.
double difference_to_one_process(const Problem& problem, const Solution& solution);

/// Takes the device of this process: the first on each machine the first one, and so on.
/// @throws femforge::Error if there are fewer devices than processes on the machine.
void take_device(femforge::Target target, MPI_Comm communicator);

}  // namespace poisson

#endif
