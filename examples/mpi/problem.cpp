#include "problem.hpp"

#include <femforge_kernels.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <utility>

#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/space/functions.hpp>
#if FEMFORGE_MPI_NCCL
#include <femforge/adapters/nccl.hpp>
#endif

namespace poisson {
namespace {

using namespace femforge;

const KernelRegistry& registry_of(Target target) {
  static const KernelRegistry cpu(femforge_kernels_cpu);
#if FEMFORGE_MPI_CUDA
  static const KernelRegistry cuda(femforge_kernels_cuda);
  if (target == Target::cuda) return cuda;
#endif
#if FEMFORGE_MPI_HIP
  static const KernelRegistry hip(femforge_kernels_hip);
  if (target == Target::hip) return hip;
#endif
  require(target == Target::cpu, to_string(target), "this program was built without it");
  return cpu;
}

DofMap make_dofs(const MeshShare& share, const Options& options) {
  const femforge_kernel& kernel = diffusion_kernel("a", share.mesh.cell, options, "apply");
  return {share.mesh, kernel.row_element};
}

#if FEMFORGE_MPI_NCCL
std::shared_ptr<const nccl::Communicator> connect(MPI_Comm communicator) {
  ncclUniqueId id{};
  if (mpi::rank_in(communicator) == 0) id = nccl::make_id();
  mpi::check(MPI_Bcast(&id, static_cast<int>(sizeof(id)), MPI_BYTE, 0, communicator), "MPI_Bcast");
  return std::make_shared<const nccl::Communicator>(id, mpi::size_of(communicator),
                                                    mpi::rank_in(communicator));
}
#endif

// Values by their points: by the cell of a fine grid that these are in, or, where rounding moves them, one
// beside it.
class PointValues {
 public:
  PointValues(const std::vector<double>& points, const std::vector<double>& values) {
    for (std::size_t k = 0; k < values.size(); ++k) values_[place_of(&points[3 * k])] = values[k];
  }
  double at(const double* x) const {
    const Place middle = place_of(x);
    for (int beside = 0; beside < 27; ++beside) {
      const auto found = values_.find({middle[0] + (beside + 1) % 3 - 1, middle[1] + (beside / 3 + 1) % 3 - 1,
                                       middle[2] + (beside / 9 + 1) % 3 - 1});
      if (found != values_.end()) return found->second;
    }
    throw Error("the comparison", "a point is not in the whole mesh");
  }

 private:
  using Place = std::array<std::int64_t, 3>;
  static Place place_of(const double* x) {
    constexpr double fine = 1e7;
    return {std::llround(fine * x[0]), std::llround(fine * x[1]), std::llround(fine * x[2])};
  }
  std::map<Place, double> values_;
};

}  // namespace

const char* to_string(Messages messages) {
  switch (messages) {
    case Messages::mpi:
      return "mpi";
    case Messages::mpi_direct:
      return "mpi-direct";
    case Messages::nccl:
      return "nccl";
  }
  return "unknown";
}

Messages messages_from_string(const std::string& name) {
  if (name == "mpi") return Messages::mpi;
  if (name == "mpi-direct") return Messages::mpi_direct;
#if FEMFORGE_MPI_NCCL
  if (name == "nccl") return Messages::nccl;
#endif
  throw Error("--messages", "there is no way called " + name + " in this program",
              FEMFORGE_MPI_NCCL != 0 ? "use mpi, mpi-direct or nccl" : "use mpi or mpi-direct");
}

void take_device(Target target, MPI_Comm communicator) {
  if (target == Target::cpu) return;
  const int device = mpi::rank_on_machine(communicator);
  const int count = is_available(target) ? device_count(target) : 0;
  if (device >= count)
    throw Error("process " + std::to_string(mpi::rank_in(communicator)),
                "it would be number " + std::to_string(device) + " on its machine, which has " +
                    std::to_string(count) + " devices of the target " + femforge::to_string(target),
                "start as many processes on a machine as it has devices");
  select_device(target, device);
}

MeshShare make_share(const std::string& mesh, GhostCells ghosts, MPI_Comm communicator) {
  const int process = mpi::rank_in(communicator);
  const int processes = mpi::size_of(communicator);
  const std::string box = "box:";
  if (mesh.rfind(box, 0) != 0) {
    const Mesh whole = read_gmsh(mesh);
    return share_of(whole, partition_cells(whole, processes), process, ghosts);
  }
  const int n = std::atoi(mesh.c_str() + box.size());
  require(n > 0, "--mesh", "there is no such box", "use box:N, with N hexahedra in each direction");
  MeshShare share = share_of_box({CellType::hexahedron, {n, n, n}}, processes, process, ghosts);
  if (share.mesh.num_cells() == 0) return share;
  deform(share.mesh, 0.03);
  permute_cells(share, order_cells(share.mesh, 128));  // neighbours together, as caches like it
  return share;
}

const femforge_kernel& diffusion_kernel(std::string_view form, CellType cell, const Options& options,
                                        std::string_view kind, Entity over) {
  const std::string element = std::string(options.discontinuous ? "D" : "") + (is_simplex(cell) ? "P" : "Q") +
                              std::to_string(options.degree);
  for (const femforge_kernel* each : registry_of(options.target).kernels()) {
    const std::string own = each->row_element;
    if (each->form == form && each->kernel == kind && each->cell == std::string(femforge::to_string(cell)) &&
        traits_of(*each).entity == over && (own == element || own == element + "-gll"))
      return *each;
  }
  throw Error("--degree", "there is no kernel for " + std::string(kind) + " of " + element +
                              " on cells of type " + femforge::to_string(cell));
}

Problem::Problem(const Options& options, MPI_Comm communicator)
    : communicator_(communicator),
      options_(options),
      share_(make_share(options.mesh, options.discontinuous ? GhostCells::across_facets : GhostCells::none,
                        communicator)),
      dofs_(make_dofs(share_, options)),
      plan_(mpi::make_plan(share_, dofs_, communicator)),
      restriction_(restriction_of_share(plan_, Restriction(dofs_))) {
  const Target target = options.target;
  if (options.messages == Messages::nccl) {
#if FEMFORGE_MPI_NCCL
    const auto connection = connect(communicator);
    connection_ = connection;
    halo_ = std::make_unique<nccl::Halo<double>>(plan_, target, *connection);
    sums_ = std::make_unique<nccl::Sums>(*connection);
#endif
  } else {
    const mpi::Way way = options.messages == Messages::mpi ? mpi::Way::through_host : mpi::Way::direct;
    halo_ = std::make_unique<mpi::Halo<double>>(plan_, target, communicator, way);
    sums_ = std::make_unique<mpi::Sums>(communicator);
  }
  for (const std::int64_t dof : dofs_.facet_dofs(plan_.boundary))
    constrained_.push_back(plan_.numbers[static_cast<std::size_t>(dof)]);
  constrained_ = marked_by_any(*halo_, constrained_);

  matrix_ = std::make_unique<DistributedOperator<double>>(parts("apply"), share_, restriction_, *halo_,
                                                          *sums_, constrained_);
  const DistributedKernel<double> diagonal(parts("diagonal"), share_, restriction_, *halo_, constrained_);
  diagonal_ = std::make_unique<DeviceArray<double>>(diagonal_of(diagonal, constrained_));
}

std::vector<KernelPart> Problem::parts(const std::string& kind) const {
  const Mesh& mesh = share_.mesh;
  const auto kernel = [&](Entity over) -> const femforge_kernel& {
    return diffusion_kernel("a", mesh.cell, options_, kind, over);
  };
  std::vector<KernelPart> result{{&kernel(Entity::cell), all_cells(mesh)}};
  if (!options_.discontinuous || mesh.num_cells() == 0) return result;
  result.push_back(on_facets(kernel(Entity::interior_facet), interior_facets(mesh)));
  result.push_back(on_facets(kernel(Entity::exterior_facet), exterior_facets(mesh, plan_.boundary)));
  return result;
}

const MeshOperator<double>& Problem::plain() {
  require(!options_.discontinuous && plan_.neighbours.empty() && mpi::size_of(communicator_) == 1,
          "Problem::plain", "there are several processes, or several kernels");
  if (!plain_)
    plain_ = std::make_unique<MeshOperator<double>>(
        diffusion_kernel("a", share_.mesh.cell, options_, "apply"), share_.mesh, restriction_, constrained_);
  return *plain_;
}

DeviceArray<double> Problem::load() const {
  const Mesh& mesh = share_.mesh;
  const femforge_kernel& kernel = diffusion_kernel("L", mesh.cell, options_, "residual");
  DistributedKernel<double> residual({{&kernel, all_cells(mesh)}}, share_, restriction_, *halo_,
                                     constrained_);
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  const auto f_at = [dim](const std::vector<double>& x) {
    std::vector<double> f;
    for (std::size_t k = 0; k < x.size(); k += dim) f.push_back(x[k] + x[k + 1] + 1);
    return f;
  };
  const std::vector<double> f = f_at(points());
  const DeviceArray<double> source(options_.target, f);
  if (!options_.discontinuous) {
    residual.set_vector("f", source.data());
  } else if (mesh.num_cells() > 0) {  // whose functions are given by cells
    const std::vector<double> at_dofs = f_at(dofs_.points(mesh));
    std::vector<double> by_cell;
    for (const auto dof : dofs_.cell_dofs()) by_cell.push_back(at_dofs[static_cast<std::size_t>(dof)]);
    residual.set_coefficient("f", by_cell);
  }
  DeviceArray<double> b(options_.target, f.size());
  b.fill(0);
  const Stream stream(options_.target);
  residual.add(nullptr, b.data(), stream);
  stream.synchronize();
  return b;
}

std::vector<double> Problem::points(double inwards) const {
  std::vector<double> all = dofs_.points(share_.mesh);
  const auto dim = static_cast<std::size_t>(share_.mesh.dimension());
  const auto per_cell = static_cast<std::size_t>(dofs_.dofs_per_cell());
  const std::vector<double> given = all;
  for (std::size_t first = 0; inwards > 0 && first < dofs_.cell_dofs().size(); first += per_cell)
    for (std::size_t a = 0; a < dim; ++a) {
      double middle = 0;
      const auto place = [&](std::size_t k) {
        return static_cast<std::size_t>(dofs_.cell_dofs()[first + k]) * dim + a;
      };
      for (std::size_t k = 0; k < per_cell; ++k) middle += given[place(k)] / static_cast<double>(per_cell);
      for (std::size_t k = 0; k < per_cell; ++k)
        all[place(k)] = given[place(k)] + inwards * (middle - given[place(k)]);
    }
  std::vector<double> owned(static_cast<std::size_t>(plan_.num_owned) * dim);
  for (std::size_t dof = 0; dof < plan_.numbers.size(); ++dof) {
    const std::int64_t number = plan_.numbers[dof];
    for (std::size_t a = 0; a < dim && number < plan_.num_owned; ++a)
      owned[static_cast<std::size_t>(number) * dim + a] = all[dof * dim + a];
  }
  return owned;
}

std::int64_t Problem::num_dofs() const {
  std::int64_t all = 0;
  mpi::check(MPI_Allreduce(&plan_.num_owned, &all, 1, MPI_INT64_T, MPI_SUM, communicator_), "MPI_Allreduce");
  return all;
}

Solution solve(const Problem& problem) {
  const DeviceArray<double> b = problem.load();
  DeviceArray<double> x(b.target(), b.size());
  x.fill(0);
  SolverOptions options;
  options.relative_tolerance = 1e-13;
  const JacobiPreconditioner<double> jacobi(problem.diagonal());
  SolverResult result = solve_cg(problem.matrix(), jacobi, b, x, options);
  return {x.to_host(), std::move(result)};
}

double difference_to_one_process(const Problem& problem, const Solution& solution) {
  Options options = problem.options();
  options.messages = Messages::mpi;
  const Problem alone(options, MPI_COMM_SELF);
  const Solution expected = solve(alone);
  double scale = 0;
  for (const double value : expected.values) scale = std::max(scale, std::abs(value));
  const double inwards = options.discontinuous ? 0.1 : 0;  // where dofs of several cells have one point
  const PointValues known(alone.points(inwards), expected.values);
  double largest = 0;
  const std::vector<double> own = problem.points(inwards);
  for (std::size_t k = 0; k < solution.values.size(); ++k)
    largest = std::max(largest, std::abs(solution.values[k] - known.at(&own[3 * k])));
  mpi::check(MPI_Allreduce(MPI_IN_PLACE, &largest, 1, MPI_DOUBLE, MPI_MAX, problem.communicator()),
             "MPI_Allreduce");
  return largest / scale;
}

}  // namespace poisson
