#include "penalty.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <femforge/device/vectors.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/parallel/distributed_kernel.hpp>
#include <femforge/parallel/distributed_matrices.hpp>
#include <femforge/space/functions.hpp>
#include "compare.hpp"
#include "program.hpp"

namespace penalty {
namespace {

using namespace femforge;
using petsc::check;
using petsc::Scalar;
using program::report;

const femforge_kernel& kernel_of(const KernelRegistry& registry, CellType cell, int degree,
                                 const std::string& form, const std::string& kind, Entity over) {
  const std::string element = std::string("D") + (is_simplex(cell) ? "P" : "Q") + std::to_string(degree);
  for (const femforge_kernel* each : registry.kernels())
    if (each->form_file == std::string("interior_penalty.form") && each->form == form &&
        each->kernel == kind && each->cell == std::string(to_string(cell)) && each->row_element == element &&
        traits_of(*each).entity == over)
      return *each;
  throw Error("degree " + std::to_string(degree) + " on a " + to_string(cell),
              "there is no kernel of interior_penalty.form for " + kind,
              "what there is is listed in petsc.toml");
}

// The problem on the share of a process.
class Problem {
 public:
  Problem(MPI_Comm processes, const Options& options, Target target)
      : processes_(processes),
        options_(options),
        registry_(program::kernels_of(target)),
        share_(make_share(processes, options.deformation)),
        dofs_(share_.mesh, kernel("a", "apply", Entity::cell).row_element),
        plan_(mpi::make_plan(share_, dofs_, processes)),
        restriction_(restriction_of_share(plan_, Restriction(dofs_))),
        halo_(processes, plan_, target),
        sums_(processes),
        rows_(parts("assemble"), share_, restriction_, halo_),
        sparse_(rows_, plan_, petsc::numbering_of(processes, plan_)) {
    const DistributedKernel<Scalar> diagonal(parts("diagonal"), share_, restriction_, halo_);
    const auto action =
        std::make_shared<DistributedOperator<Scalar>>(parts("apply"), share_, restriction_, halo_, sums_);
    shell_ = petsc::make_shell(action, diagonal_of(diagonal), true, processes);
    sparse_.assemble();
  }

  Mat shell() const { return shell_; }
  Mat sparse() const { return sparse_.matrix(); }
  const MeshShare& share() const { return share_; }
  petsc::Vector vector() const { return petsc::make_vector(plan_.num_owned, halo_.target(), processes_); }

  petsc::Vector load(const Function& source) {
    const Mesh& mesh = share_.mesh;
    DistributedKernel<Scalar> residual({{&kernel("L", "residual", Entity::cell), all_cells(mesh)}}, share_,
                                       restriction_, halo_);
    const std::vector<double> at_dofs =
        interpolate(mesh, dofs_, [&](const std::array<double, 3>& x, int) { return source(x); });
    std::vector<Scalar> by_cell;
    for (const auto dof : dofs_.cell_dofs()) by_cell.push_back(at_dofs[index(dof)]);
    if (mesh.num_cells() > 0) residual.set_coefficient("f", by_cell);
    petsc::Vector b = vector();
    const Stream stream = petsc::stream_of(residual.target());
    const petsc::Write to(b, residual.target());
    set_zero(residual.size(), to.data(), stream);
    residual.add(nullptr, to.data(), stream);
    stream.synchronize();
    return b;
  }

  // Values at the dofs, with points moved into their cells: several cells have dofs at one point.
  program::Values values_of(Vec u) const {
    constexpr double inwards = 0.1;
    program::Values values = program::values_of(u, dofs_, plan_, share_.mesh);
    const std::size_t per_cell = index(dofs_.dofs_per_cell());
    for (std::size_t first = 0; first < dofs_.cell_dofs().size(); first += per_cell) {
      const auto number = [&](std::size_t k) { return plan_.numbers[index(dofs_.cell_dofs()[first + k])]; };
      if (number(0) >= plan_.num_owned) continue;
      std::array<double, 3> middle{};
      for (std::size_t k = 0; k < per_cell; ++k)
        for (std::size_t a = 0; a < middle.size(); ++a)
          middle[a] += values.points[index(number(k))][a] / static_cast<double>(per_cell);
      for (std::size_t k = 0; k < per_cell; ++k)
        for (std::size_t a = 0; a < middle.size(); ++a) {
          double& x = values.points[index(number(k))][a];
          x += inwards * (middle[a] - x);
        }
    }
    return values;
  }

 private:
  static MeshShare make_share(MPI_Comm processes, double deformation) {
    const petsc::PetscMesh mesh = petsc::mesh_from_options(processes, GhostCells::across_facets);
    MeshShare share = petsc::share_of(mesh, GhostCells::across_facets);
    if (deformation > 0) deform(share.mesh, deformation);
    return share;
  }
  const femforge_kernel& kernel(const char* form, const char* kind, Entity over) const {
    return kernel_of(registry_, share_.mesh.cell, options_.degree, form, kind, over);
  }
  std::vector<KernelPart> parts(const char* kind) const {
    const Mesh& mesh = share_.mesh;
    std::vector<KernelPart> result{{&kernel("a", kind, Entity::cell), all_cells(mesh)}};
    if (mesh.num_cells() == 0) return result;
    result.push_back(on_facets(kernel("a", kind, Entity::interior_facet), interior_facets(mesh)));
    result.push_back(
        on_facets(kernel("a", kind, Entity::exterior_facet), exterior_facets(mesh, plan_.boundary)));
    return result;
  }

  MPI_Comm processes_;
  Options options_;
  KernelRegistry registry_;
  MeshShare share_;
  DofMap dofs_;
  HaloPlan plan_;
  Restriction restriction_;
  petsc::Halo halo_;
  mpi::Sums sums_;
  DistributedMatrices<Scalar> rows_;
  petsc::RowMatrix sparse_;
  petsc::Matrix shell_;
};

struct Solution {
  petsc::Vector u;
  PetscInt iterations = 0;
  bool converged = false;
};

// By conjugate gradients and the diagonal, unless options with the prefix say otherwise.
Solution solve_with(const Problem& problem, Mat matrix, Vec b, MPI_Comm processes, double tolerance,
                    const char* prefix) {
  petsc::LinearSolver solver;
  PC preconditioner = nullptr;
  check(KSPCreate(processes, solver.put()));
  check(KSPSetOptionsPrefix(solver, prefix));
  check(KSPSetOperators(solver, matrix, matrix));
  check(KSPSetType(solver, KSPCG));
  check(KSPSetNormType(solver, KSP_NORM_UNPRECONDITIONED));
  check(KSPSetTolerances(solver, tolerance, PETSC_DEFAULT, PETSC_DEFAULT, PETSC_DEFAULT));
  check(KSPGetPC(solver, &preconditioner));
  check(PCSetType(preconditioner, PCJACOBI));
  check(KSPSetFromOptions(solver));
  Solution result{problem.vector()};
  KSPConvergedReason reason = KSP_CONVERGED_ITERATING;
  check(KSPSolve(solver, b, result.u));
  check(KSPGetIterationNumber(solver, &result.iterations));
  check(KSPGetConvergedReason(solver, &reason));
  result.converged = reason > 0;
  return result;
}

// |b - A u| / |b|
double residual_of(const Problem& problem, Mat matrix, Vec b, Vec u) {
  const petsc::Vector r = problem.vector();
  PetscReal error = 0;
  PetscReal scale = 0;
  check(MatMult(matrix, u, r));
  check(VecAYPX(r, -1, b));
  check(VecNorm(r, NORM_2, &error));
  check(VecNorm(b, NORM_2, &scale));
  return error / scale;
}

double product_difference(const Problem& problem) {
  const petsc::Vector x = problem.vector();
  const petsc::Vector y = problem.vector();
  const petsc::Vector z = problem.vector();
  PetscReal error = 0;
  PetscReal scale = 0;
  check(VecSetRandom(x, nullptr));
  check(MatMult(problem.shell(), x, y));
  check(MatMult(problem.sparse(), x, z));
  check(VecNorm(z, NORM_INFINITY, &scale));
  check(VecAXPY(y, -1, z));
  check(VecNorm(y, NORM_INFINITY, &error));
  return error / scale;
}

// The same problem solved by each process alone, on its host.
bool compare_with_one(const Problem& problem, Vec u, const Options& options, const Function& source) {
  Problem whole(PETSC_COMM_SELF, options, Target::cpu);
  const petsc::Vector b = whole.load(source);
  const Solution alone = solve_with(whole, whole.shell(), b, PETSC_COMM_SELF, options.tolerance, "single_");
  return report("against the solution by one process",
                program::difference(problem.values_of(u), whole.values_of(alone.u)), 1e-12) &&
         alone.converged;
}

}  // namespace

bool solve(const Options& options, const Function& source, Target target) {
  Problem problem(PETSC_COMM_WORLD, options, target);
  const petsc::Vector b = problem.load(source);
  PetscInt unknowns = 0;
  check(VecGetSize(b, &unknowns));
  const Solution free = solve_with(problem, problem.shell(), b, PETSC_COMM_WORLD, options.tolerance, nullptr);
  const Solution stored =
      solve_with(problem, problem.sparse(), b, PETSC_COMM_WORLD, options.tolerance, "rows_");
  program::print("%10lld unknowns, %d iterations without a matrix, %d with one\n",
                 static_cast<long long>(unknowns), static_cast<int>(free.iterations),
                 static_cast<int>(stored.iterations));
  constexpr double rounding = 1e-11;  // of the residual that is carried along for a thousand iterations
  const double most = 10 * options.tolerance + rounding;
  bool good = free.converged && stored.converged;
  good =
      report("product without a matrix, against assembled rows", product_difference(problem), 1e-13) && good;
  good = report("residual without a matrix, by assembled rows",
                residual_of(problem, problem.sparse(), b, free.u), most) &&
         good;
  good = report("residual with assembled rows, without a matrix",
                residual_of(problem, problem.shell(), b, stored.u), most) &&
         good;
  return (!options.compare || compare_with_one(problem, free.u, options, source)) && good;
}

}  // namespace penalty
