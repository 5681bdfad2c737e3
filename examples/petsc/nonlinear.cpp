// The p-Laplacian with an even source in a deformed cube, by PETSc's Newton method: residual, Jacobian
// without a matrix and preconditioner are femforge's. Compared with the runtime's own Newton method.
#include <femforge_kernels.h>

#include <cmath>
#include <cstdio>
#include <exception>

#include <femforge/adapters/petsc.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/solve/mesh_problem.hpp>

namespace {

using namespace femforge;
using petsc::check;
using petsc::Scalar;

const femforge_kernel& p_laplace(const KernelRegistry& registry, const std::string& kind) {
  for (const femforge_kernel* each : registry.kernels())
    if (each->form_file == std::string("p_laplace.form") && each->kernel == kind) return *each;
  throw Error("p_laplace.form", "there is no kernel for " + kind);
}

bool report(const char* what, double error, double allowed) {
  const bool good = error <= allowed;
  std::printf("  %-60s %8.1e  %s\n", what, error, good ? "ok" : "WRONG");
  return good;
}

bool solve(PetscInt cells) {
  require(cells > 0, "-cells", "there is no such mesh");
  const int n = static_cast<int>(cells);
  Mesh mesh = make_box({CellType::hexahedron, {n, n, n}});
  deform(mesh, 0.03);
  const KernelRegistry registry(femforge_kernels_cpu);
  const ProblemKernels kernels{p_laplace(registry, "residual"), p_laplace(registry, "apply"),
                               p_laplace(registry, "diagonal")};
  const DofMap dofs(mesh, kernels.residual.row_element);
  Prescribed boundary{dofs.boundary_dofs(mesh, [](const std::array<double, 3>&, int) { return true; }), {}};
  boundary.values.assign(boundary.entries.size(), 0.0);
  MeshProblem<Scalar> problem(kernels, mesh, Restriction(dofs), boundary);
  problem.set_constant("epsilon", {1e-2});
  problem.set_vector("f", std::vector<double>(static_cast<std::size_t>(dofs.num_dofs()), 1.0));

  petsc::NonlinearSolver solver;
  check(SNESCreate(PETSC_COMM_SELF, solver.put()));
  KSP linear = nullptr;
  check(SNESGetKSP(solver, &linear));
  check(KSPSetType(linear, KSPCG));
  check(SNESSetTolerances(solver, PETSC_DEFAULT, 1e-10, PETSC_DEFAULT, PETSC_DEFAULT, PETSC_DEFAULT));
  const petsc::SnesProblem bound(problem, solver);
  const petsc::Vector state = bound.initial_state();
  check(SNESSolve(solver, nullptr, state));
  SNESConvergedReason reason = SNES_CONVERGED_ITERATING;
  PetscInt steps = 0;
  PetscInt iterations = 0;
  check(SNESGetConvergedReason(solver, &reason));
  check(SNESGetIterationNumber(solver, &steps));
  check(SNESGetLinearSolveIterations(solver, &iterations));
  std::printf("  %lld unknowns: %s, %d steps, %d iterations\n", static_cast<long long>(dofs.num_dofs()),
              SNESConvergedReasons[reason], static_cast<int>(steps), static_cast<int>(iterations));

  DeviceArray<Scalar> own(Target::cpu, std::vector<Scalar>(static_cast<std::size_t>(dofs.num_dofs()), 0.0));
  NewtonOptions options;
  options.relative_tolerance = 1e-10;
  const NewtonResult newton = solve_newton(problem, own, options);
  const std::vector<Scalar> expected = own.to_host();
  const petsc::Read found(state, Target::cpu);
  double error = 0;
  double scale = 0;
  for (std::size_t k = 0; k < expected.size(); ++k) {
    error = std::max(error, std::abs(expected[k] - found.data()[k]));
    scale = std::max(scale, std::abs(expected[k]));
  }
  return report("against the runtime's own Newton method", error / scale, 1e-7) && reason > 0 &&
         newton.converged();
}

}  // namespace

int main(int argc, char** argv) {
  static char help[] = "The p-Laplacian in a deformed cube.\n  -cells N  along an edge (4)\n";
  if (PetscInitialize(&argc, &argv, nullptr, help) != 0) return 1;
  bool good = false;
  try {
    PetscInt cells = 4;
    check(PetscOptionsGetInt(nullptr, nullptr, "-cells", &cells, nullptr));
    std::printf("The p-Laplacian by elements of degree 2 on hexahedra, PETSc's Newton method\n");
    good = solve(cells);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
  }
  return PetscFinalize() == 0 && good ? 0 : 1;
}
