// A nonlinear problem (the p-Laplacian) on a deformed cube, by PETSc's Newton method on one process or
// several: residual, Jacobian without a matrix and preconditioner are femforge's. Compared with the runtime's
// own Newton method on one process.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <string>

#include <femforge/parallel/distributed_problem.hpp>
#include "compare.hpp"
#include "program.hpp"

namespace {

using namespace femforge;
using petsc::check;
using petsc::Scalar;
using program::print;
using program::report;

constexpr double deformation = 0.03;
constexpr double regularisation = 1e-2;

struct Options {
  PetscInt cells = 4;           ///< along an edge
  PetscReal tolerance = 1e-10;  ///< of residuals, against the first one
  PetscReal linear_tolerance = 1e-5;
  PetscBool by_runtime = PETSC_FALSE;  ///< increments by the runtime's solver
  PetscInt repetitions = 1;            ///< how often solutions are timed
};

Options read_options() {
  Options options;
  check(PetscOptionsGetInt(nullptr, nullptr, "-cells", &options.cells, nullptr));
  check(PetscOptionsGetReal(nullptr, nullptr, "-tolerance", &options.tolerance, nullptr));
  check(PetscOptionsGetReal(nullptr, nullptr, "-linear_tolerance", &options.linear_tolerance, nullptr));
  check(PetscOptionsGetBool(nullptr, nullptr, "-runtime_increments", &options.by_runtime, nullptr));
  check(PetscOptionsGetInt(nullptr, nullptr, "-repeat", &options.repetitions, nullptr));
  require(options.cells > 0, "-cells", "there is no such mesh");
  require(options.repetitions > 0, "-repeat", "no solution is timed");
  const std::string n = std::to_string(options.cells);
  check(PetscOptionsSetValue(nullptr, "-dm_plex_dim", "3"));
  check(PetscOptionsSetValue(nullptr, "-dm_plex_simplex", "0"));
  check(PetscOptionsSetValue(nullptr, "-dm_plex_box_faces", (n + "," + n + "," + n).c_str()));
  return options;
}

const femforge_kernel& p_laplace(const KernelRegistry& registry, const std::string& kind) {
  for (const femforge_kernel* each : registry.kernels())
    if (each->form_file == std::string("p_laplace.form") && each->kernel == kind) return *each;
  throw Error("p_laplace.form", "there is no kernel for " + kind);
}

ProblemKernels kernels_of(const KernelRegistry& registry) {
  return {p_laplace(registry, "residual"), p_laplace(registry, "apply"), p_laplace(registry, "diagonal")};
}

MeshShare make_mesh(MPI_Comm processes) {
  const petsc::PetscMesh mesh = petsc::mesh_from_options(processes);
  MeshShare share = petsc::share_of(mesh);
  deform(share.mesh, deformation);
  return share;
}

// Zeros at these dofs.
Prescribed zero_at(std::vector<std::int64_t> entries) {
  Prescribed prescribed{std::move(entries), {}};
  prescribed.values.assign(prescribed.entries.size(), 0.0);
  return prescribed;
}

struct Solution {
  program::Values at_dofs;
  double seconds = 0;
  std::int64_t iterations = 0;  ///< of linear solvers
  bool converged = false;
};

// The shortest time of several solutions, each from zero; what is made at the first one is made before.
double shortest(const Options& options, Target target, const std::function<void()>& begin,
                const std::function<void()>& solve) {
  begin();
  solve();
  double seconds = std::numeric_limits<double>::infinity();
  for (PetscInt k = 0; k < options.repetitions; ++k) {
    begin();
    seconds = std::min(seconds, program::seconds_of(target, solve));
  }
  return seconds;
}

template <class Problem>
void prepare(Problem& problem, std::int64_t size) {
  problem.set_constant("epsilon", {regularisation});
  problem.set_vector("f", std::vector<Scalar>(index(size), 1.0));
}

Solution solve_by_petsc(const Options& options, Target target) {
  const MeshShare share = make_mesh(PETSC_COMM_WORLD);
  const KernelRegistry registry = program::kernels_of(target);
  const ProblemKernels kernels = kernels_of(registry);
  const DofMap dofs(share.mesh, kernels.residual.row_element);
  const HaloPlan plan = mpi::make_plan(share, dofs, PETSC_COMM_WORLD);
  std::vector<std::int64_t> boundary;
  for (const std::int64_t dof : dofs.facet_dofs(plan.boundary)) boundary.push_back(plan.numbers[index(dof)]);
  petsc::Halo on_host(PETSC_COMM_WORLD, plan, Target::cpu);
  petsc::Halo halo(PETSC_COMM_WORLD, plan, target);
  const mpi::Sums sums(PETSC_COMM_WORLD);
  DistributedProblem<Scalar> problem(kernels, share, restriction_of_share(plan, Restriction(dofs)), halo,
                                     sums, zero_at(marked_by_any<Scalar>(on_host, boundary)));
  prepare(problem, problem.size());
  petsc::NonlinearSolver solver;
  check(SNESCreate(PETSC_COMM_WORLD, solver.put()));
  KSP linear = nullptr;
  check(SNESGetKSP(solver, &linear));
  check(KSPSetType(linear, KSPCG));
  check(KSPSetNormType(linear, KSP_NORM_UNPRECONDITIONED));  // as the runtime's method has it
  check(KSPSetTolerances(linear, options.linear_tolerance, PETSC_DEFAULT, PETSC_DEFAULT, PETSC_DEFAULT));
  check(SNESSetTolerances(solver, PETSC_DEFAULT, options.tolerance, PETSC_DEFAULT, PETSC_DEFAULT,
                          PETSC_DEFAULT));
  const petsc::SnesProblem bound(
      problem, solver,
      options.by_runtime != PETSC_FALSE ? petsc::Increments::by_runtime : petsc::Increments::by_petsc);
  const petsc::Vector state = bound.initial_state();
  Solution solution;
  std::int64_t before = 0;
  const auto begin = [&] {
    check(VecSet(state, 0));
    bound.impose(state);
    before = bound.iterations_by_runtime();
  };
  solution.seconds = shortest(options, target, begin, [&] { check(SNESSolve(solver, nullptr, state)); });
  SNESConvergedReason reason = SNES_CONVERGED_ITERATING;
  PetscInt steps = 0;
  PetscInt iterations = 0;
  PetscInt unknowns = 0;
  check(SNESGetConvergedReason(solver, &reason));
  check(SNESGetIterationNumber(solver, &steps));
  check(SNESGetLinearSolveIterations(solver, &iterations));
  if (options.by_runtime != PETSC_FALSE)
    iterations = static_cast<PetscInt>(bound.iterations_by_runtime() - before);
  check(VecGetSize(state, &unknowns));
  print("  %lld unknowns, %s: %s, %d steps, %d iterations, %.4f s\n", static_cast<long long>(unknowns),
        halo.way().c_str(), SNESConvergedReasons[reason], static_cast<int>(steps),
        static_cast<int>(iterations), solution.seconds);
  solution.converged = reason > 0;
  solution.iterations = iterations;
  solution.at_dofs = program::values_of(state, dofs, plan, share.mesh);
  return solution;
}

// Each process alone, by the runtime.
Solution solve_alone(const Options& options, Target target) {
  const MeshShare whole = make_mesh(PETSC_COMM_SELF);
  const KernelRegistry registry = program::kernels_of(target);
  const ProblemKernels kernels = kernels_of(registry);
  const DofMap dofs(whole.mesh, kernels.residual.row_element);
  MeshProblem<Scalar> problem(
      kernels, whole.mesh, Restriction(dofs),
      zero_at(dofs.boundary_dofs(whole.mesh, [](const std::array<double, 3>&, int) { return true; })));
  prepare(problem, problem.size());
  NewtonOptions newton;
  newton.relative_tolerance = options.tolerance;
  newton.linear.relative_tolerance = options.linear_tolerance;
  const std::vector<Scalar> zeros(index(problem.size()), 0.0);
  DeviceArray<Scalar> state(target, zeros);
  NewtonResult result;
  Solution solution;
  solution.seconds = shortest(
      options, target, [&] { state.copy_from(zeros); },
      [&] { result = solve_newton(problem, state, newton); });
  solution.converged = result.converged();
  solution.iterations = result.linear_iterations();
  solution.at_dofs.values = state.to_host();
  const std::vector<double> points = dofs.points(whole.mesh);
  for (std::size_t k = 0; k < points.size(); k += 3)
    solution.at_dofs.points.push_back({points[k], points[k + 1], points[k + 2]});
  print("  the runtime's own method on one process: %d steps, %lld iterations, %.4f s\n",
        static_cast<int>(result.iterations), static_cast<long long>(solution.iterations), solution.seconds);
  return solution;
}

bool work() {
  const Options options = read_options();
  const Target target = program::target_from_options();
  print("The p-Laplacian by elements of degree 2 on hexahedra, PETSc's Newton method, %d processes on %s\n",
        mpi::size_of(PETSC_COMM_WORLD), to_string(target));
  const Solution found = solve_by_petsc(options, target);
  const Solution alone = solve_alone(options, target);
  constexpr double allowed = 1e-7;
  const bool same = report("against the runtime's own Newton method",
                           program::difference(found.at_dofs, alone.at_dofs), allowed);
  program::write_json(std::string("\"what\": \"p-Laplacian by Newton's method\", \"increments\": ") +
                          (options.by_runtime != PETSC_FALSE ? "\"runtime\"" : "\"PETSc\"") +
                          ", \"unknowns\": " + std::to_string(alone.at_dofs.values.size()) +
                          ", \"iterations_by_SNES\": " + std::to_string(found.iterations) +
                          ", \"iterations_by_solve_newton\": " + std::to_string(alone.iterations) +
                          ", \"seconds_by_SNES\": " + std::to_string(found.seconds) +
                          ", \"seconds_by_solve_newton\": " + std::to_string(alone.seconds),
                      target);
  return same && found.converged && alone.converged;
}

}  // namespace

int main(int argc, char** argv) {
  static char help[] =
      "The p-Laplacian in a deformed cube.\n"
      "  -target cpu|cuda|hip  where kernels and vectors are (cpu)\n"
      "  -cells N              along an edge (4)\n"
      "  -tolerance T          of the residual (1e-10)\n"
      "  -linear_tolerance T   of the linear solvers (1e-5)\n"
      "  -runtime_increments   by the runtime's conjugate gradients instead of PETSc's\n"
      "  -repeat N             solve as often, and print the shortest time (1)\n"
      "  -json FILE            writes what was timed\n";
  return program::run(argc, argv, help, work);
}
