// Poisson's problem as in deal.II's steps 37 and 50, by its conjugate gradients and geometric multigrid:
// generated kernels in double precision for the operator, in single precision for its levels. On deformed
// hexahedra, with the order of the error, and on a mesh with hanging nodes.
#include <femforge_kernels.h>

#include <deal.II/base/mpi.h>
#include <deal.II/grid/tria.h>
#include <deal.II/lac/precondition.h>
#include <deal.II/lac/solver_cg.h>
#include <deal.II/multigrid/mg_coarse.h>
#include <deal.II/multigrid/mg_matrix.h>
#include <deal.II/multigrid/mg_smoother.h>
#include <deal.II/multigrid/mg_transfer_matrix_free.h>
#include <deal.II/multigrid/multigrid.h>
#include <deal.II/numerics/vector_tools_integrate_difference.h>
#include <deal.II/numerics/vector_tools_rhs.h>

#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>
#include <string>
#include <utility>

#include <femforge/adapters/dealii.hpp>

#include "spaces.hpp"

namespace {

using namespace femforge;
using dealii_adapter::Kernels;
using dealii_adapter::Operator;
using spaces::pi;
using Vector = Operator<3>::Vector;

struct Exact : dealii::Function<3> {
  double value(const dealii::Point<3>& x, unsigned int = 0) const override {
    return std::sin(pi * x[0]) * std::sin(pi * x[1]) * std::sin(pi * x[2]);
  }
};
struct Source : dealii::Function<3> {
  double value(const dealii::Point<3>& x, unsigned int = 0) const override {
    return 3 * pi * pi * Exact().value(x);
  }
};

/// The kernels of a degree, in both precisions.
struct Diffusion {
  unsigned int degree;
  Kernels fine;
  Kernels levels;

  Diffusion(unsigned int p, const char* element, const KernelRegistry& registry)
      : degree(p),
        fine(kernels_of(element, Scalar::float64, registry)),
        levels(kernels_of(element, Scalar::float32, registry)) {}

 private:
  static Kernels kernels_of(const char* element, Scalar scalar, const KernelRegistry& registry) {
    KernelQuery query;
    query.form_file = "diffusion.form";
    query.cell = CellType::hexahedron;
    query.row_element = element;
    query.scalar = scalar;
    return dealii_adapter::find_kernels(registry, query, true);
  }
};

/// A V-cycle over the levels of a mesh, with Chebyshev's smoother and the generated diagonals.
class Multigrid {
 public:
  using Level = Operator<3, float>;
  using LevelVector = Level::Vector;
  using Smoother = dealii::PreconditionChebyshev<Level, LevelVector>;
  using Preconditioner = dealii::PreconditionMG<3, LevelVector, dealii::MGTransferMatrixFree<3, float>>;

  Multigrid(const spaces::Space<3>& space, const Kernels& kernels)
      : num_levels_(space.handler().get_triangulation().n_global_levels()),
        levels_(0, num_levels_ - 1, kernels) {
    edges_.initialize(space.handler());
    edges_.make_zero_boundary_constraints(space.handler(), {0});
    for (unsigned int level = 0; level < num_levels_; ++level) prepare(space, level);
    transfer_.initialize_constraints(edges_);
    transfer_.build(space.handler());
    dealii::MGLevelObject<Smoother::AdditionalData> options(0, num_levels_ - 1);
    for (unsigned int level = 0; level < num_levels_; ++level) {
      options[level].smoothing_range = level > 0 ? 15. : 1e-3;
      options[level].degree = level > 0 ? 5 : dealii::numbers::invalid_unsigned_int;
      options[level].eig_cg_n_iterations = level > 0 ? 10 : levels_[0].m();
      options[level].preconditioner = levels_[level].get_matrix_diagonal_inverse();
    }
    smoother_.initialize(levels_, options);
    coarse_.initialize(smoother_);
    matrix_.initialize(levels_);
    interfaces_.resize(0, num_levels_ - 1);
    for (unsigned int level = 0; level < num_levels_; ++level) interfaces_[level].initialize(levels_[level]);
    interface_matrix_.initialize(interfaces_);
    cycle_ =
        std::make_unique<dealii::Multigrid<LevelVector>>(matrix_, coarse_, transfer_, smoother_, smoother_);
    cycle_->set_edge_matrices(interface_matrix_, interface_matrix_);
    preconditioner_ = std::make_unique<Preconditioner>(space.handler(), *cycle_, transfer_);
  }
  const Preconditioner& preconditioner() const { return *preconditioner_; }

 private:
  void prepare(const spaces::Space<3>& space, unsigned int level) {
    dealii::AffineConstraints<double> constraints;
    constraints.add_lines(edges_.get_boundary_indices(level));
    constraints.close();
    dealii::MatrixFree<3, float>::AdditionalData options;
    options.mapping_update_flags = dealii::update_default;
    options.mg_level = level;
    auto data = std::make_shared<dealii::MatrixFree<3, float>>();
    data->reinit(space.mapping(), space.handler(), constraints, space.rule(), options);
    levels_[level].initialize(data, constraints, edges_, level);
    levels_[level].compute_diagonal();
  }

  unsigned int num_levels_;
  dealii::MGConstrainedDoFs edges_;
  dealii::MGLevelObject<Level> levels_;
  dealii::MGTransferMatrixFree<3, float> transfer_;
  dealii::mg::SmootherRelaxation<Smoother, LevelVector> smoother_;
  dealii::MGCoarseGridApplySmoother<LevelVector> coarse_;
  dealii::mg::Matrix<LevelVector> matrix_;
  dealii::MGLevelObject<dealii::MatrixFreeOperators::MGInterfaceOperator<Level>> interfaces_;
  dealii::mg::Matrix<LevelVector> interface_matrix_;
  std::unique_ptr<dealii::Multigrid<LevelVector>> cycle_;
  std::unique_ptr<Preconditioner> preconditioner_;
};

struct Solution {
  double error;
  unsigned int jacobi;
  unsigned int multigrid;
};

template <class Preconditioner>
unsigned int solve(const Operator<3>& laplace, Vector& u, const Vector& f,
                   const Preconditioner& preconditioner) {
  dealii::SolverControl control(1000, 1e-10 * f.l2_norm());
  dealii::SolverCG<Vector> cg(control);
  u = 0.;
  cg.solve(laplace, u, f, preconditioner);
  return control.last_step();
}

/// By both preconditioners, with the error in the norm of L2.
Solution solve(dealii::Triangulation<3>& mesh, const Diffusion& form) {
  spaces::Space<3> space(mesh, form.degree, 1);
  space.distribute_levels();
  Operator<3> laplace(form.fine);
  laplace.initialize(space.matrix_free(dealii::update_default), space.constraints());
  laplace.compute_diagonal();
  Vector u;
  Vector f;
  laplace.initialize_dof_vector(u);
  laplace.initialize_dof_vector(f);
  dealii::VectorTools::create_right_hand_side(
      space.mapping(), space.handler(), dealii::QGauss<3>(form.degree + 2), Source(), f, space.constraints());
  Solution result{};
  result.jacobi = solve(laplace, u, f, *laplace.get_matrix_diagonal_inverse());
  result.multigrid = solve(laplace, u, f, Multigrid(space, form.levels).preconditioner());
  space.constraints().distribute(u);
  dealii::Vector<float> by_cells(mesh.n_active_cells());
  dealii::VectorTools::integrate_difference(space.mapping(), space.handler(), u, Exact(), by_cells,
                                            dealii::QGauss<3>(form.degree + 2), dealii::VectorTools::L2_norm);
  result.error = by_cells.l2_norm();
  std::printf("Q%u %8u cells %8u unknowns   iterations %4u, by multigrid %3u   error %9.2e\n", form.degree,
              mesh.n_active_cells(), space.handler().n_dofs(), result.jacobi, result.multigrid, result.error);
  return result;
}

bool run(const Diffusion& form, unsigned int refinements) {
  dealii::Triangulation<3> mesh(dealii::Triangulation<3>::limit_level_difference_at_vertices);
  spaces::make_cube(mesh, 2);
  mesh.refine_global(refinements);
  const Solution coarse = solve(mesh, form);
  mesh.refine_global(1);
  const Solution fine = solve(mesh, form);
  bool good = spaces::report("order of the error, below the degree + 1 by",
                             form.degree + 1 - std::log2(coarse.error / fine.error), 0.4);
  good &= spaces::report("iterations by multigrid", fine.multigrid, 10);
  spaces::refine_corner(mesh);
  const Solution hanging = solve(mesh, form);
  good &=
      spaces::report("the error with hanging nodes beside that without", hanging.error / fine.error, 1.001);
  return spaces::report("iterations by multigrid with hanging nodes", hanging.multigrid, 12) && good;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const dealii::Utilities::MPI::MPI_InitFinalize mpi(argc, argv, 1);
    const KernelRegistry registry(femforge_kernels_cpu);
    bool good = run({1, "Q1", registry}, 2);
    good &= run({2, "Q2", registry}, 1);
    good &= run({4, "Q4-gll", registry}, 0);
    return good ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}
