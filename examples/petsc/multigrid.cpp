#include "multigrid.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include <femforge/device/vectors.hpp>

namespace multigrid {
namespace {

using namespace femforge;

// The action that leads from one degree to another on cells of as many directions; null if there is none.
const femforge_basis_action* find_action(const BasisActions& actions, CellType cell, int from, int to,
                                         const std::string& action) {
  for (const femforge_basis_action* each : actions.actions())
    if (each->cell == std::string(to_string(cell)) && each->nodes == from + 1 && each->points == to + 1 &&
        each->action == action)
      return each;
  return nullptr;
}

const femforge_basis_action& action_between(const BasisActions& actions, const Level& from, const Level& to,
                                            const std::string& action) {
  const femforge_basis_action* found =
      find_action(actions, from.dofs.element().cell(), from.degree, to.degree, action);
  if (found != nullptr) return *found;
  throw Error("degree " + std::to_string(from.degree) + " to " + std::to_string(to.degree),
              "there is no basis action " + action, "add it to petsc.toml");
}

// Values and a zero behind them.
DeviceArray<Scalar> zeros(Target target, std::int64_t size) {
  DeviceArray<Scalar> values(target, index(size) + 1);
  values.fill(0);
  return values;
}

std::int64_t num_nodes(const Level& level) {
  return static_cast<std::int64_t>(level.dofs.cell_dofs().size());
}

Transfer& transfer_of(Mat matrix) {
  std::shared_ptr<Transfer>* transfer = nullptr;
  petsc::check(MatShellGetContext(matrix, &transfer));
  return **transfer;
}

PetscErrorCode prolong(Mat matrix, Vec x, Vec y) {
  return petsc::detail::guarded([&] {
    Transfer& transfer = transfer_of(matrix);
    const petsc::Read from(x, transfer.target());
    const petsc::Write to(y, transfer.target());
    transfer.prolong(from.data(), to.data());
  });
}

PetscErrorCode restrict_transposed(Mat matrix, Vec y, Vec x) {
  return petsc::detail::guarded([&] {
    Transfer& transfer = transfer_of(matrix);
    const petsc::Read from(y, transfer.target());
    const petsc::Write to(x, transfer.target());
    transfer.restrict(from.data(), to.data());
  });
}

PetscErrorCode destroy_transfer(Mat matrix) {
  return petsc::detail::guarded([&] {
    std::shared_ptr<Transfer>* transfer = nullptr;
    petsc::check(MatShellGetContext(matrix, &transfer));
    delete transfer;  // NOLINT: made by make_transfer, for PETSc to keep
  });
}

void set_type(KSP solver, KSPType type, PCType preconditioner) {
  PC own = nullptr;
  petsc::check(KSPSetType(solver, type));
  petsc::check(KSPGetPC(solver, &own));
  petsc::check(PCSetType(own, preconditioner));
}

}  // namespace

Transfer::Transfer(const Level& coarse, const Level& fine, const BasisActions& actions)
    : coarse_(coarse),
      fine_(fine),
      interpolation_(action_between(actions, coarse, fine, "interp")),
      transpose_(action_between(actions, coarse, fine, "interp_transpose")),
      stream_(petsc::stream_of(target_of(interpolation_))),
      all_coarse_(zeros(target(), num_coarse())),
      owned_fine_(zeros(target(), rows())),
      at_fine_(zeros(target(), num_nodes(fine))),
      sums_(target(), 0),
      at_coarse_(zeros(target(), num_nodes(coarse))),
      packed_(target(), 0),
      of_coarse_nodes_(target(), 0),
      places_(target(), 0),
      of_fine_nodes_(target(), 0),
      of_sums_(target(), 0) {
  const std::vector<char> free = coarse.is_free();
  std::vector<std::int64_t> numbers;
  for (const std::int64_t dof : coarse.dofs.cell_dofs()) {
    const std::int64_t number = coarse.plan.numbers[index(dof)];
    numbers.push_back(free[index(number)] != 0 ? number : num_coarse());
  }
  of_coarse_nodes_ = Entries(target(), numbers);
  set_places_of_fine_dofs();
  set_layers();
}

void Transfer::set_places_of_fine_dofs() {
  const std::vector<std::int64_t>& dofs = fine_.dofs.cell_dofs();
  const std::vector<char> free = fine_.is_free();
  std::vector<std::int64_t> places(index(rows()), num_nodes(fine_));
  std::vector<std::int64_t> of_nodes(dofs.size(), rows());
  for (std::size_t k = 0; k < dofs.size(); ++k) {
    const std::int64_t number = fine_.plan.numbers[index(dofs[k])];
    if (number >= rows() || free[index(number)] == 0 || places[index(number)] != num_nodes(fine_)) continue;
    places[index(number)] = static_cast<std::int64_t>(k);
    of_nodes[k] = number;
  }
  places_ = Entries(target(), places);
  of_fine_nodes_ = Entries(target(), of_nodes);
}

// What cells give to a dof is added up cell by cell: first one of each dof, then a second one of those dofs
// that have two, and so on. Dofs of many cells come first, so that each layer is the beginning of the one
// before.
void Transfer::set_layers() {
  const std::vector<std::int64_t>& dofs = coarse_.dofs.cell_dofs();
  const std::vector<char> free = coarse_.is_free();
  std::vector<std::vector<std::int64_t>> places(index(num_coarse()));
  for (std::size_t k = 0; k < dofs.size(); ++k) {
    const std::int64_t number = coarse_.plan.numbers[index(dofs[k])];
    if (free[index(number)] != 0) places[index(number)].push_back(static_cast<std::int64_t>(k));
  }
  std::vector<std::int64_t> order(places.size());
  std::iota(order.begin(), order.end(), std::int64_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::int64_t a, std::int64_t b) {
    return places[index(a)].size() > places[index(b)].size();
  });
  std::vector<std::int64_t> of_sums(places.size(), num_coarse());
  for (std::size_t k = 0; k < order.size() && !places[index(order[k])].empty(); ++k)
    of_sums[index(order[k])] = static_cast<std::int64_t>(k);
  for (std::size_t layer = 0;; ++layer) {
    std::vector<std::int64_t> own;
    for (const std::int64_t number : order) {
      if (places[index(number)].size() <= layer) break;
      own.push_back(places[index(number)][layer]);
    }
    if (own.empty()) break;
    layers_.emplace_back(target(), own);
  }
  of_sums_ = Entries(target(), of_sums);
  sums_ = zeros(target(), num_coarse());
  packed_ = zeros(target(), num_coarse());
}

void Transfer::prolong(const Scalar* x, Scalar* y) {
  Scalar* const ghosts = all_coarse_.data() + columns();
  coarse_.halo->forward_begin(x, ghosts, stream_);
  copy(columns(), x, all_coarse_.data(), stream_);
  coarse_.halo->forward_end(x, ghosts, stream_);
  gather_entries(num_nodes(coarse_), of_coarse_nodes_.data(), all_coarse_.data(), at_coarse_.data(), stream_);
  if (num_cells() > 0) launch(interpolation_, {num_cells(), at_coarse_.data(), at_fine_.data()}, stream_);
  gather_entries(rows(), places_.data(), at_fine_.data(), y, stream_);
}

void Transfer::restrict(const Scalar* y, Scalar* x) {
  copy(rows(), y, owned_fine_.data(), stream_);
  gather_entries(num_nodes(fine_), of_fine_nodes_.data(), owned_fine_.data(), at_fine_.data(), stream_);
  if (num_cells() > 0) launch(transpose_, {num_cells(), at_fine_.data(), at_coarse_.data()}, stream_);
  for (std::size_t k = 0; k < layers_.size(); ++k) {
    const auto size = static_cast<std::int64_t>(layers_[k].size());
    Scalar* const to = k == 0 ? sums_.data() : packed_.data();
    gather_entries(size, layers_[k].data(), at_coarse_.data(), to, stream_);
    if (k > 0) axpy(size, Scalar{1}, to, sums_.data(), stream_);
  }
  gather_entries(num_coarse(), of_sums_.data(), sums_.data(), all_coarse_.data(), stream_);
  const Scalar* const ghosts = all_coarse_.data() + columns();
  coarse_.halo->reverse_begin(ghosts, x, stream_);
  copy(columns(), all_coarse_.data(), x, stream_);
  coarse_.halo->reverse_end(ghosts, x, stream_);
}

petsc::Matrix make_transfer(const Level& coarse, const Level& fine, const BasisActions& actions) {
  auto transfer = std::make_shared<Transfer>(coarse, fine, actions);
  const PetscInt rows = petsc::to_int(transfer->rows());
  const PetscInt columns = petsc::to_int(transfer->columns());
  const Target target = transfer->target();
  const MPI_Comm processes = transfer->processes();
  auto context = std::make_unique<std::shared_ptr<Transfer>>(std::move(transfer));
  petsc::Matrix matrix;
  petsc::check(MatCreateShell(processes, rows, columns, PETSC_DETERMINE, PETSC_DETERMINE, context.get(),
                              matrix.put()));
  petsc::detail::set_operation(matrix, MATOP_DESTROY, destroy_transfer);
  context.release();  // PETSc destroys it with the matrix from here on
  petsc::detail::set_operation(matrix, MATOP_MULT, prolong);
  petsc::detail::set_operation(matrix, MATOP_MULT_TRANSPOSE, restrict_transposed);
  petsc::check(MatShellSetVecType(matrix, petsc::vector_type(target)));
  return matrix;
}

std::vector<int> degrees_of_levels(CellType cell, int degree, const BasisActions& actions) {
  std::vector<int> degrees{degree};
  while (degrees.back() % 2 == 0 &&
         find_action(actions, cell, degrees.back() / 2, degrees.back(), "interp") != nullptr)
    degrees.push_back(degrees.back() / 2);
  std::reverse(degrees.begin(), degrees.end());
  return degrees;
}

Multigrid::Multigrid(PC preconditioner, const std::vector<Level>& levels, const SharedMesh& mesh,
                     const KernelRegistry& registry, const BasisActions& actions)
    : lowest_(assembled(levels.front(), mesh, registry)) {
  using petsc::check;
  const auto count = static_cast<PetscInt>(levels.size());
  check(PCSetType(preconditioner, PCMG));
  check(PCMGSetLevels(preconditioner, count, nullptr));
  KSP solver = nullptr;
  check(PCMGGetCoarseSolve(preconditioner, &solver));
  check(KSPSetOperators(solver, lowest_.matrix(), lowest_.matrix()));
  set_type(solver, KSPPREONLY, PCGAMG);
  // The coarse levels of GAMG stay on the host: on GPUs, two of five runs on two H100s never ended at 17
  // million unknowns (PETSc 3.26.1, CUDA 13), of six with this none, and they took no longer.
  PC algebraic = nullptr;
  check(KSPGetPC(solver, &algebraic));
  check(PCGAMGSetCpuPinCoarseGrids(algebraic, PETSC_TRUE));
  for (PetscInt k = 1; k < count; ++k) {
    const Level& fine = levels[index(k)];
    transfers_.push_back(make_transfer(levels[index(k - 1)], fine, actions));
    check(PCMGSetInterpolation(preconditioner, k, transfers_.back()));
    check(PCMGGetSmoother(preconditioner, k, &solver));
    check(KSPSetOperators(solver, fine.matrix, fine.matrix));
    set_type(solver, KSPCHEBYSHEV, PCJACOBI);
  }
}

}  // namespace multigrid
