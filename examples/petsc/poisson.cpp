// Poisson's problem, solved by PETSc with operators of femforge on one process or several: conjugate
// gradients, and multigrid over degrees 4, 2 and 1 whose operators have no matrix but the last, which is
// assembled for algebraic multigrid. Meshes are PETSc's, from boxes or files. All options of PETSc are
// obeyed, as -ksp_monitor, -pc_type jacobi or -mg_coarse_pc_type lu, or -dm_plex_filename.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include <femforge/device/vectors.hpp>
#include <femforge/space/functions.hpp>
#include "compare.hpp"
#include "multigrid.hpp"
#include "overhead.hpp"
#include "penalty.hpp"
#include "program.hpp"

namespace {

using namespace femforge;
using multigrid::Level;
using multigrid::SharedMesh;
using petsc::check;
using petsc::Scalar;
using program::print;
using program::report;
using Point = std::array<double, 3>;

constexpr double pi = 3.14159265358979323846;

// In the unit square or cube.
double exact(const Point& x, int dimension) {
  return std::sin(pi * x[0]) * std::sin(2 * pi * x[1]) * (dimension == 3 ? std::sin(pi * x[2]) : 1);
}
double source(const Point& x, int dimension) {
  return (dimension == 3 ? 6 : 5) * pi * pi * exact(x, dimension);
}

struct Options {
  PetscInt cells = 4;        ///< along an edge, at first
  PetscInt refinements = 1;  ///< how often that is doubled
  PetscInt degree = 4;
  PetscReal deformation = 0.03;
  PetscReal tolerance = 1e-10;
  PetscInt repetitions = 0;  ///< of each solution
  PetscInt products = 0;     ///< that are timed
  PetscInt failing_process = -1;
  bool compare = false;        ///< with one process
  bool own_mesh = false;       ///< said by options of PETSc
  bool discontinuous = false;  ///< elements, with an interior penalty
};

bool is_set(const char* name) {
  PetscBool set = PETSC_FALSE;
  check(PetscOptionsHasName(nullptr, nullptr, name, &set));
  return set == PETSC_TRUE;
}

void set_unless_given(const char* name, const std::string& value) {
  if (!is_set(name)) check(PetscOptionsSetValue(nullptr, name, value.c_str()));
}

bool are_discontinuous() {
  constexpr std::size_t longest = 32;
  std::array<char, longest> name{};
  PetscBool set = PETSC_FALSE;
  check(PetscOptionsGetString(nullptr, nullptr, "-elements", name.data(), name.size(), &set));
  const std::string elements = set == PETSC_TRUE ? name.data() : "continuous";
  if (elements != "continuous" && elements != "discontinuous")
    throw Error("-elements", elements + " is not known", "elements are continuous or discontinuous");
  return elements == "discontinuous";
}

Options read_options() {
  Options options;
  PetscBool compare = PETSC_FALSE;
  check(PetscOptionsGetInt(nullptr, nullptr, "-cells", &options.cells, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-refinements", &options.refinements, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-degree", &options.degree, nullptr));
  check(PetscOptionsGetReal(nullptr, nullptr, "-deformation", &options.deformation, nullptr));
  check(PetscOptionsGetReal(nullptr, nullptr, "-tolerance", &options.tolerance, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-repeat", &options.repetitions, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-time", &options.products, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-fail", &options.failing_process, nullptr));
  check(PetscOptionsGetBool(nullptr, nullptr, "-compare", &compare, nullptr));
  options.compare = compare == PETSC_TRUE;
  options.discontinuous = are_discontinuous();
  for (const char* name : {"-refinements", "-repeat", "-time", "-fail"})
    if (options.discontinuous && is_set(name))
      throw Error(name, "it is for continuous elements", "leave it out, or -elements discontinuous");
  require(options.cells > 0 && options.refinements >= 0, "-cells, -refinements", "there is no such mesh");
  options.own_mesh = is_set("-dm_plex_filename") || is_set("-dm_plex_box_faces");
  if (options.own_mesh) options.refinements = 0;
  if (!is_set("-dm_plex_filename")) {
    set_unless_given("-dm_plex_dim", "3");
    set_unless_given("-dm_plex_simplex", "0");
  }
  return options;
}

// Sets how many cells PETSc's boxes have along an edge.
void set_box(const std::array<int, 3>& cells) {
  const std::string faces =
      std::to_string(cells[0]) + "," + std::to_string(cells[1]) + "," + std::to_string(cells[2]);
  check(PetscOptionsSetValue(nullptr, "-dm_plex_box_faces", faces.c_str()));
}

SharedMesh make_mesh(MPI_Comm processes, const Options& options) {
  const petsc::PetscMesh mesh = petsc::mesh_from_options(processes);
  SharedMesh result{processes, petsc::share_of(mesh)};
  if (!options.own_mesh) deform(result.share.mesh, options.deformation);
  return result;
}

std::vector<Level> make_levels(const SharedMesh& mesh, int degree, const KernelRegistry& registry,
                               const BasisActions& actions) {
  std::vector<Level> levels;
  for (const int each : multigrid::degrees_of_levels(mesh.share.mesh.cell, degree, actions))
    levels.emplace_back(mesh, each, registry);
  return levels;
}

petsc::Vector load(const Level& level, const SharedMesh& mesh, const KernelRegistry& registry) {
  const Mesh& cells = mesh.share.mesh;
  const femforge_kernel& kernel =
      multigrid::diffusion_kernel(registry, cells.cell, "L", level.degree, "residual");
  DistributedKernel<Scalar> residual({{&kernel, all_cells(cells)}}, mesh.share, level.restriction,
                                     *level.halo, level.boundary);
  const int dimension = cells.dimension();
  const DeviceArray<Scalar> f(
      residual.target(),
      level.owned(interpolate(cells, level.dofs, [&](const Point& x, int) { return source(x, dimension); })));
  residual.set_vector("f", f.data());
  petsc::Vector b = petsc::make_vector(residual.size(), residual.target(), level.processes);
  const Stream stream = petsc::stream_of(residual.target());
  const petsc::Write to(b, residual.target());
  set_zero(residual.size(), to.data(), stream);
  residual.add(nullptr, to.data(), stream);
  stream.synchronize();
  return b;
}

struct Solution {
  PetscInt unknowns = 0;
  PetscInt iterations = 0;
  double seconds = 0;
  std::string way;  ///< of messages
  KSPConvergedReason reason = KSP_CONVERGED_ITERATING;
  bool by_multigrid = false;
  program::Values at_dofs;
};

// Of all processes, the shortest time if the solution is repeated; of one alone there is no time.
double seconds_to_solve(KSP solver, Vec b, Vec u, bool is_shared, const Options& options, Target target) {
  if (!is_shared) {
    check(KSPSolve(solver, b, u));
    return 0;
  }
  double seconds = std::numeric_limits<double>::infinity();
  for (PetscInt k = 0; k <= options.repetitions; ++k)
    seconds = std::min(seconds, program::seconds_of(target, [&] { check(KSPSolve(solver, b, u)); }));
  return seconds;
}

// Solves on the processes of a mesh. @param prefix of PETSc's options.
Solution solve(const SharedMesh& mesh, const Options& options, Target target, const char* prefix) {
  const KernelRegistry registry = program::kernels_of(target);
  const BasisActions actions = program::basis_actions_of(target);
  const std::vector<Level> levels = make_levels(mesh, static_cast<int>(options.degree), registry, actions);
  const Level& finest = levels.back();
  petsc::LinearSolver solver;
  PC preconditioner = nullptr;
  check(KSPCreate(mesh.processes, solver.put()));
  check(KSPSetOptionsPrefix(solver, prefix));
  check(KSPSetOperators(solver, finest.matrix, finest.matrix));
  check(KSPSetType(solver, KSPCG));
  check(KSPSetTolerances(solver, options.tolerance, PETSC_DEFAULT, PETSC_DEFAULT, PETSC_DEFAULT));
  check(KSPGetPC(solver, &preconditioner));
  const multigrid::Multigrid multigrid(preconditioner, levels, mesh, registry, actions);
  check(KSPSetFromOptions(solver));
  const petsc::Vector b = load(finest, mesh, registry);
  const petsc::Vector u = petsc::make_vector(finest.plan.num_owned, target, mesh.processes);
  check(KSPSetUp(solver));
  Solution result;
  result.seconds = seconds_to_solve(solver, b, u, mesh.processes == PETSC_COMM_WORLD, options, target);
  check(VecGetSize(u, &result.unknowns));
  check(KSPGetIterationNumber(solver, &result.iterations));
  check(KSPGetConvergedReason(solver, &result.reason));
  PetscBool by_multigrid = PETSC_FALSE;
  check(PetscObjectTypeCompare(reinterpret_cast<PetscObject>(preconditioner), PCMG, &by_multigrid));
  result.by_multigrid = by_multigrid == PETSC_TRUE;
  result.way = finest.halo->way();
  result.at_dofs = program::values_of(u, finest.dofs, finest.plan, mesh.share.mesh);
  if (options.products > 0 && mesh.processes == PETSC_COMM_WORLD)
    multigrid::time_products(finest, static_cast<int>(options.products));
  return result;
}

double error_of(const program::Values& found, int dimension) {
  double error = 0;
  for (std::size_t k = 0; k < found.values.size(); ++k)
    error = std::max(error, std::abs(found.values[k] - exact(found.points[k], dimension)));
  return program::largest(error);
}

// The same mesh solved by each process alone, on its host, against what all have found together.
bool compare_with_one(const Solution& solution, const Mesh& share, const Options& options) {
  const SharedMesh whole = make_mesh(PETSC_COMM_SELF, options);
  const bool same_mesh = program::compare_meshes(share, whole.share.mesh);
  const Solution alone = solve(whole, options, Target::cpu, "single_");
  const bool same = report("unknowns more or less than one process has",
                           std::abs(static_cast<double>(solution.unknowns - alone.unknowns)), 0);
  const bool good = report("against the solution by one process",
                           program::difference(solution.at_dofs, alone.at_dofs), 1e-12);
  constexpr int few = 3;
  return report("iterations more than one process takes", solution.iterations - alone.iterations, few) &&
         good && same && same_mesh && alone.reason > 0;
}

// The product and the diagonal without a matrix against those of the sparse matrix that PETSc makes.
bool compare_matrices(const Options& options, int degree, const KernelRegistry& registry) {
  const SharedMesh mesh = make_mesh(PETSC_COMM_WORLD, options);
  const Level level(mesh, degree, registry);
  const petsc::CooMatrix sparse = multigrid::assembled(level, mesh, registry);
  const auto vector = [&] {
    return petsc::make_vector(level.plan.num_owned, level.halo->target(), mesh.processes);
  };
  const petsc::Vector x = vector();
  const petsc::Vector y = vector();
  const petsc::Vector z = vector();
  check(VecSetRandom(x, nullptr));
  const auto difference = [&] {  // of y from z, relative
    PetscReal scale = 0;
    PetscReal error = 0;
    check(VecNorm(z, NORM_INFINITY, &scale));
    check(VecAXPY(y, -1, z));
    check(VecNorm(y, NORM_INFINITY, &error));
    return error / scale;
  };
  check(MatMult(level.matrix, x, y));
  check(MatMult(sparse.matrix(), x, z));
  const bool same = report("product without a matrix, against MatSetValuesCOO", difference(), 1e-13);
  check(MatGetDiagonal(level.matrix, y));
  check(MatGetDiagonal(sparse.matrix(), z));
  return report("diagonal, likewise", difference(), 1e-13) && same;
}

// P x . y = x . P^T y
bool compare_transfer(const Options& options, Target target) {
  const SharedMesh mesh = make_mesh(PETSC_COMM_WORLD, options);
  const KernelRegistry registry = program::kernels_of(target);
  const BasisActions actions = program::basis_actions_of(target);
  if (multigrid::degrees_of_levels(mesh.share.mesh.cell, 2, actions).size() < 2) return true;
  const Level coarse(mesh, 1, registry);
  const Level fine(mesh, 2, registry);
  const petsc::Matrix transfer = multigrid::make_transfer(coarse, fine, actions);
  const petsc::Vector x = petsc::make_vector(coarse.plan.num_owned, target, mesh.processes);
  const petsc::Vector back = petsc::make_vector(coarse.plan.num_owned, target, mesh.processes);
  const petsc::Vector y = petsc::make_vector(fine.plan.num_owned, target, mesh.processes);
  const petsc::Vector to = petsc::make_vector(fine.plan.num_owned, target, mesh.processes);
  check(VecSetRandom(x, nullptr));
  check(VecSetRandom(y, nullptr));
  check(MatMult(transfer, x, to));
  check(MatMultTranspose(transfer, y, back));
  Scalar forward = 0;
  Scalar backward = 0;
  check(VecDot(to, y, &forward));
  check(VecDot(x, back, &backward));
  return report("restriction, against the transpose of prolongation", std::abs(forward - backward) / forward,
                1e-13);
}

// One mesh: a line of the table, and what is known of the solution.
class Table {
 public:
  Table(const Options& options, Target target) : options_(options), target_(target) {
    print("%10s %11s %11s %10s %7s %9s\n", "cells", "unknowns", "iterations", "error", "order", "seconds");
  }

  bool add_mesh() {
    const SharedMesh mesh = make_mesh(PETSC_COMM_WORLD, options_);
    require(mpi::rank_in(PETSC_COMM_WORLD) != options_.failing_process, "-fail",
            "this process was told to fail");
    const Solution solution = solve(mesh, options_, target_, nullptr);
    const double cells = program::sum(static_cast<double>(mesh.share.mesh.num_cells()));
    const double error = error_of(solution.at_dofs, mesh.share.mesh.dimension());
    const double order = before_ > 0 ? std::log2(before_ / error) : 0;
    print("%10.0f %11lld %11d ", cells, static_cast<long long>(solution.unknowns),
          static_cast<int>(solution.iterations));
    if (options_.own_mesh)
      print("%10s %7s %9.3f\n", "", "", solution.seconds);
    else
      print("%10.2e %7.2f %9.3f\n", error, order, solution.seconds);
    if (iterations_ == 0) print("  %s\n", solution.way.c_str());
    bool good = solution.reason > 0;
    if (!good) print("  not converged: %s\n", KSPConvergedReasons[solution.reason]);
    if (before_ > 0) {
      const auto degree = static_cast<double>(options_.degree);
      good = report("order of the error, below the degree by", degree - order, 0) && good;
      constexpr int few = 3;
      if (solution.by_multigrid)
        good =
            report("iterations more than on the mesh before", solution.iterations - iterations_, few) && good;
    }
    before_ = error;
    iterations_ = solution.iterations;
    return (!options_.compare || compare_with_one(solution, mesh.share.mesh, options_)) && good;
  }

 private:
  const Options& options_;
  Target target_;
  double before_ = 0;
  PetscInt iterations_ = 0;
};

// By discontinuous elements, on one mesh.
bool solve_discontinuous(const Options& options, Target target) {
  penalty::Options own{static_cast<int>(options.degree), options.deformation, options.tolerance,
                       options.compare};
  if (options.own_mesh) own.deformation = 0;
  const int n = static_cast<int>(options.cells);
  if (!options.own_mesh) set_box({n, n, n});
  return penalty::solve(
      own, [](const Point& x) { return x[0] + x[1] + 1; }, target);
}

bool work() {
  Options options = read_options();
  const Target target = program::target_from_options();
  print("Poisson's problem by elements of degree %d, PETSc's solvers, %d processes on %s\n",
        static_cast<int>(options.degree), mpi::size_of(PETSC_COMM_WORLD), to_string(target));
  if (options.discontinuous) return solve_discontinuous(options, target);
  bool good = true;
  Table table(options, target);
  for (PetscInt k = 0; k <= options.refinements; ++k) {
    const int n = static_cast<int>(options.cells) << k;
    if (!options.own_mesh) set_box({n, n, n});
    good = table.add_mesh() && good;
  }
  if (options.own_mesh) return good;
  set_box({3, 4, 5});
  const KernelRegistry registry = program::kernels_of(target);
  for (const int degree : {1, 2}) good = compare_matrices(options, degree, registry) && good;
  return compare_transfer(options, target) && good;
}

}  // namespace

int main(int argc, char** argv) {
  static char help[] =
      "Poisson's problem on a deformed cube, or on a mesh of PETSc's.\n"
      "  -target cpu|cuda|hip  where kernels and vectors are (cpu)\n"
      "  -cells N              along an edge at first (4)\n"
      "  -refinements N        how often that is doubled (1)\n"
      "  -degree P             1, 2 or 4 on quadrilaterals and hexahedra, 1 or 2 on simplices (4)\n"
      "  -elements E           continuous, or discontinuous with an interior penalty: of degree 1, on one "
      "mesh,\n"
      "                        without -refinements, -repeat, -time and -fail\n"
      "  -deformation A        of the cube (0.03)\n"
      "  -tolerance T          of the residual (1e-10)\n"
      "  -dm_plex_filename F, -dm_plex_box_faces N,N,N, -dm_plex_dim D, -dm_plex_simplex 1\n"
      "                        other meshes; zero is prescribed on their boundaries\n"
      "  -compare              also with the solution by one process (with -tolerance 1e-13)\n"
      "  -repeat N             solve as often again, and print the shortest time\n"
      "  -time N               time N products, by PETSc and without it\n"
      "  -fail P               what happens when process P fails\n";
  return program::run(argc, argv, help, work);
}
