// Poisson's problem on a deformed cube, solved by PETSc with operators of femforge: conjugate gradients, and
// multigrid over degrees 4, 2 and 1 whose operators have no matrix but the last, which is assembled for
// algebraic multigrid. All options of PETSc are obeyed, as -ksp_monitor, -pc_type jacobi or
// -mg_coarse_pc_type lu.
#include <femforge_kernels.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <exception>

#include <femforge/space/functions.hpp>
#include "multigrid.hpp"

namespace {

using namespace femforge;
using multigrid::Level;
using petsc::check;
using petsc::Scalar;
using Point = std::array<double, 3>;

constexpr double pi = 3.14159265358979323846;

double exact(const Point& x, int) {
  return std::sin(pi * x[0]) * std::sin(2 * pi * x[1]) * std::sin(pi * x[2]);
}
double source(const Point& x, int component) {
  return 6 * pi * pi * exact(x, component);
}

struct Options {
  PetscInt cells = 4;        ///< along an edge, at first
  PetscInt refinements = 1;  ///< how often that is doubled
  PetscInt degree = 4;
  PetscReal deformation = 0.03;
};

Options read_options() {
  Options options;
  check(PetscOptionsGetInt(nullptr, nullptr, "-cells", &options.cells, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-refinements", &options.refinements, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-degree", &options.degree, nullptr));
  check(PetscOptionsGetReal(nullptr, nullptr, "-deformation", &options.deformation, nullptr));
  require(options.cells > 0 && options.refinements >= 0, "-cells, -refinements", "there is no such mesh");
  return options;
}

// Levels of halved degrees, the lowest first.
std::vector<Level> make_levels(const Mesh& mesh, int degree, const KernelRegistry& registry) {
  std::vector<Level> levels;
  int own = 1;
  while (2 * own <= degree) own *= 2;
  require(own == degree, "-degree", "it is none of 1, 2, 4");
  for (int each = 1; each <= degree; each *= 2) levels.emplace_back(mesh, each, registry);
  return levels;
}

petsc::Vector load(const Level& level, const Mesh& mesh, const KernelRegistry& registry) {
  const femforge_kernel& kernel = multigrid::diffusion_kernel(registry, "L", level.degree, "residual");
  MeshKernel<Scalar> residual(kernel, mesh, level.restriction, level.boundary);
  const DeviceArray<Scalar> f(Target::cpu, interpolate(mesh, level.dofs, source));
  residual.set_vector(residual.coefficient("f"), f.data());
  petsc::Vector b = petsc::make_vector(residual.size(), Target::cpu);
  const petsc::Write to(b, Target::cpu);
  residual.add(nullptr, to.data(), Stream(Target::cpu));
  return b;
}

// What PETSc's multigrid is told: transfers, smoothers, and the lowest level as a sparse matrix.
class Multigrid {
 public:
  Multigrid(PC preconditioner, std::vector<Level>& levels, const Mesh& mesh, const KernelRegistry& registry)
      : lowest_(multigrid::assembled(levels.front(), mesh, registry)) {
    const auto count = static_cast<PetscInt>(levels.size());
    check(PCSetType(preconditioner, PCMG));
    check(PCMGSetLevels(preconditioner, count, nullptr));
    const BasisActions actions(femforge_kernels_basis_cpu);
    KSP solver = nullptr;
    check(PCMGGetCoarseSolve(preconditioner, &solver));
    check(KSPSetOperators(solver, lowest_.matrix(), lowest_.matrix()));
    set_type(solver, KSPPREONLY, PCGAMG);
    for (PetscInt k = 1; k < count; ++k) {
      Level& fine = levels[static_cast<std::size_t>(k)];
      transfers_.push_back(multigrid::make_matrix(
          std::make_shared<multigrid::Transfer>(levels[static_cast<std::size_t>(k - 1)], fine, actions)));
      check(PCMGSetInterpolation(preconditioner, k, transfers_.back()));
      check(PCMGGetSmoother(preconditioner, k, &solver));
      check(KSPSetOperators(solver, fine.matrix, fine.matrix));
      set_type(solver, KSPCHEBYSHEV, PCJACOBI);
    }
  }

 private:
  static void set_type(KSP solver, KSPType type, PCType preconditioner) {
    PC own = nullptr;
    check(KSPSetType(solver, type));
    check(KSPGetPC(solver, &own));
    check(PCSetType(own, preconditioner));
  }

  petsc::CooMatrix lowest_;
  std::vector<petsc::Matrix> transfers_;
};

struct Result {
  std::int64_t unknowns;
  PetscInt iterations;
  double error;    ///< the largest at a node
  double seconds;  ///< of the solution
  KSPConvergedReason reason;
  bool by_multigrid;
};

Result solve(const Mesh& mesh, const Options& options, const KernelRegistry& registry) {
  std::vector<Level> levels = make_levels(mesh, static_cast<int>(options.degree), registry);
  Level& finest = levels.back();
  petsc::LinearSolver solver;
  PC preconditioner = nullptr;
  check(KSPCreate(PETSC_COMM_SELF, solver.put()));
  check(KSPSetOperators(solver, finest.matrix, finest.matrix));
  check(KSPSetType(solver, KSPCG));
  check(KSPSetTolerances(solver, 1e-10, PETSC_DEFAULT, PETSC_DEFAULT, PETSC_DEFAULT));
  check(KSPGetPC(solver, &preconditioner));
  const Multigrid multigrid(preconditioner, levels, mesh, registry);
  check(KSPSetFromOptions(solver));
  const petsc::Vector b = load(finest, mesh, registry);
  const petsc::Vector u = petsc::make_vector(finest.dofs.num_dofs(), Target::cpu);
  check(KSPSetUp(solver));
  const auto begin = std::chrono::steady_clock::now();
  check(KSPSolve(solver, b, u));
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  Result result{finest.dofs.num_dofs(), 0, 0, seconds.count(), KSP_CONVERGED_ITERATING, false};
  check(KSPGetIterationNumber(solver, &result.iterations));
  check(KSPGetConvergedReason(solver, &result.reason));
  PetscBool by_multigrid = PETSC_FALSE;
  check(PetscObjectTypeCompare(reinterpret_cast<PetscObject>(preconditioner), PCMG, &by_multigrid));
  result.by_multigrid = by_multigrid == PETSC_TRUE;
  const std::vector<double> expected = interpolate(mesh, finest.dofs, exact);
  const petsc::Read found(u, Target::cpu);
  for (std::size_t k = 0; k < expected.size(); ++k)
    result.error = std::max(result.error, std::abs(expected[k] - found.data()[k]));
  return result;
}

bool report(const char* what, double error, double allowed) {
  const bool good = error <= allowed;
  std::printf("  %-60s %8.1e  %s\n", what, error, good ? "ok" : "WRONG");
  return good;
}

// The product and the diagonal without a matrix against those of the sparse matrix that PETSc makes.
bool compare_matrices(const Mesh& mesh, int degree, const KernelRegistry& registry) {
  const Level level(mesh, degree, registry);
  const petsc::CooMatrix sparse = multigrid::assembled(level, mesh, registry);
  const std::int64_t size = level.dofs.num_dofs();
  const petsc::Vector x = petsc::make_vector(size, Target::cpu);
  const petsc::Vector y = petsc::make_vector(size, Target::cpu);
  const petsc::Vector z = petsc::make_vector(size, Target::cpu);
  check(VecSetRandom(x, nullptr));
  PetscReal scale = 0;
  PetscReal product = 0;
  PetscReal diagonal = 0;
  check(MatMult(level.matrix, x, y));
  check(MatMult(sparse.matrix(), x, z));
  check(VecNorm(z, NORM_INFINITY, &scale));
  check(VecAXPY(y, -1, z));
  check(VecNorm(y, NORM_INFINITY, &product));
  const bool same = report("product without a matrix, against MatSetValuesCOO", product / scale, 1e-13);
  check(MatGetDiagonal(level.matrix, y));
  check(MatGetDiagonal(sparse.matrix(), z));
  check(VecNorm(z, NORM_INFINITY, &scale));
  check(VecAXPY(y, -1, z));
  check(VecNorm(y, NORM_INFINITY, &diagonal));
  return report("diagonal, likewise", diagonal / scale, 1e-13) && same;
}

bool solve_all(const Options& options, const KernelRegistry& registry) {
  std::printf("%8s %10s %11s %10s %7s %9s\n", "cells", "unknowns", "iterations", "error", "order", "seconds");
  bool good = true;
  double before = 0;
  PetscInt iterations = 0;
  for (PetscInt k = 0; k <= options.refinements; ++k) {
    const int n = static_cast<int>(options.cells) << k;
    Mesh mesh = make_box({CellType::hexahedron, {n, n, n}});
    deform(mesh, options.deformation);
    const Result result = solve(mesh, options, registry);
    const double order = k == 0 ? 0 : std::log2(before / result.error);
    std::printf("%6d^3 %10lld %11d %10.2e %7.2f %9.3f\n", n, static_cast<long long>(result.unknowns),
                static_cast<int>(result.iterations), result.error, order, result.seconds);
    if (result.reason < 0) {
      std::printf("  not converged: %s\n", KSPConvergedReasons[result.reason]);
      good = false;
    }
    if (k > 0)
      good =
          report("order of the error, below the degree by", static_cast<double>(options.degree) - order, 0) &&
          good;
    constexpr int few = 3;
    if (k > 0 && result.by_multigrid)
      good = report("iterations more than on the mesh before", result.iterations - iterations, few) && good;
    before = result.error;
    iterations = result.iterations;
  }
  return good;
}

}  // namespace

int main(int argc, char** argv) {
  static char help[] =
      "Poisson's problem on a deformed cube.\n"
      "  -cells N        along an edge at first (4)\n"
      "  -refinements N  how often that is doubled (1)\n"
      "  -degree P       1, 2 or 4 (4)\n"
      "  -deformation A  of the cube (0.03)\n";
  if (PetscInitialize(&argc, &argv, nullptr, help) != 0) return 1;
  bool good = false;
  try {
    const Options options = read_options();
    const KernelRegistry registry(femforge_kernels_cpu);
    std::printf("Poisson's problem by elements of degree %d on hexahedra, PETSc's solvers\n",
                static_cast<int>(options.degree));
    good = solve_all(options, registry);
    Mesh mesh = make_box({CellType::hexahedron, {3, 4, 5}});
    deform(mesh, options.deformation);
    for (const int degree : {1, 2}) good = compare_matrices(mesh, degree, registry) && good;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
  }
  return PetscFinalize() == 0 && good ? 0 : 1;
}
