// Operators of deal.II made of generated kernels, against deal.II's own: by MatrixFree, and by its sparse
// matrices. Products, of the transpose too, diagonals and assembled matrices, on deformed meshes, without and
// with hanging nodes.
#include <femforge_kernels.h>

#include <deal.II/base/mpi.h>

#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>
#include <string>
#include <utility>

#include <femforge/adapters/dealii.hpp>

#include "reference.hpp"
#include "spaces.hpp"

namespace {

using namespace femforge;
using dealii_adapter::CellMatrices;
using dealii_adapter::Fields;
using dealii_adapter::Kernels;
using reference::Vector;
using spaces::refused;
using spaces::report;
using spaces::Space;

constexpr double allowed = 1e-13;

/// Relative to the largest entry of a dof that is free: constrained ones have ones.
template <int dim>
double difference(const Space<dim>& space, Vector found, Vector expected) {
  found -= expected;
  space.constraints().set_zero(expected);
  return found.linfty_norm() / expected.linfty_norm();
}

double difference(dealii::SparseMatrix<double>& found, const dealii::SparseMatrix<double>& expected) {
  double worst = 0;
  double largest = 0;
  for (auto a = std::as_const(found).begin(), b = expected.begin(); a != std::as_const(found).end();
       ++a, ++b) {
    worst = std::max(worst, std::abs(a->value() - b->value()));
    largest = std::max(largest, std::abs(b->value()));
  }
  return worst / largest;
}

template <int dim>
std::shared_ptr<dealii::MatrixFree<dim, double>> bare(const Space<dim>& space) {
  return space.matrix_free(dealii::update_default);
}

/// One form, by its kernels and in deal.II's words.
template <int dim, class Form>
class Comparison {
 public:
  Comparison(const Space<dim>& space, const Kernels& kernels, const Fields<dim>& fields)
      : space_(space), kernels_(kernels), fields_(fields), own_(kernels, fields) {
    own_.initialize(bare(space), space.constraints());
    theirs_.initialize(space.matrix_free(reference::update_flags));
    own_.initialize_dof_vector(x_);
    for (const auto dof : x_.locally_owned_elements())
      x_(dof) = std::sin(1.0 + 0.7 * static_cast<double>(dof));
    found_ = x_;
    expected_ = x_;
  }

  bool run(const std::string& what) {
    own_.vmult(found_, x_);
    theirs_.vmult(expected_, x_);
    bool good = report(what + ": product", difference(space_, found_, expected_), allowed);
    if (kernels_.diagonal) {
      theirs_.compute_diagonal();
      good &= compare_diagonals(what + ": diagonal", kernels_);
      Kernels without = kernels_;
      without.diagonal = nullptr;
      good &= compare_diagonals(what + ": diagonal by products", without);
    }
    // deal.II's own sparse matrices are those of one process.
    if (dealii::Utilities::MPI::n_mpi_processes(MPI_COMM_WORLD) == 1) good &= compare_matrices(what);
    return good;
  }

 private:
  bool compare_diagonals(const std::string& what, const Kernels& kernels) {
    dealii_adapter::Operator<dim> own(kernels, fields_);
    own.initialize(bare(space_), space_.constraints());
    own.compute_diagonal();
    const Vector& diagonal = own.get_matrix_diagonal()->get_vector();
    double error = difference(space_, diagonal, theirs_.get_matrix_diagonal()->get_vector());
    for (const auto dof : x_.locally_owned_elements())
      error = std::max(
          error,
          std::abs(own.el(static_cast<unsigned int>(dof), static_cast<unsigned int>(dof)) / diagonal(dof) -
                   1));
    return report(what, dealii::Utilities::MPI::max(error, MPI_COMM_WORLD), allowed);
  }

  bool compare_matrices(const std::string& what) {
    reference::Matrix own(space_);
    reference::Matrix theirs(space_);
    CellMatrices<dim>(*kernels_.element_tensor, fields_)
        .assemble(space_.mapping(), space_.handler(), space_.constraints(), own.values);
    reference::assemble<Form>(space_, theirs);
    bool good = report(what + ": matrix", difference(own.values, theirs.values), allowed);
    // Only rows of dofs that are free are the same.
    space_.constraints().set_zero(x_);
    const auto compare = [&](const char* of) {
      space_.constraints().set_zero(found_);
      space_.constraints().set_zero(expected_);
      return report(what + ": " + of + " with the matrix", difference(space_, found_, expected_), allowed);
    };
    own_.vmult(found_, x_);
    theirs.values.vmult(expected_, x_);
    good &= compare("product");
    own_.Tvmult(found_, x_);
    theirs.values.Tvmult(expected_, x_);
    return compare("product of the transpose") && good;
  }

  const Space<dim>& space_;
  Kernels kernels_;
  Fields<dim> fields_;
  dealii_adapter::Operator<dim> own_;
  reference::Operator<dim, Form> theirs_;
  Vector x_;
  Vector found_;
  Vector expected_;
};

KernelQuery query_of(const std::string& file, const std::string& element,
                     CellType cell = CellType::hexahedron) {
  KernelQuery query;
  query.form_file = file;
  query.cell = cell;
  query.row_element = element;
  query.scalar = Scalar::float64;
  return query;
}

template <class Form, int dim>
bool compare(const Space<dim>& space, const KernelRegistry& registry, const KernelQuery& query,
             const Fields<dim>& fields = {}) {
  const std::string name = query.form_file + " " + query.row_element;
  return Comparison<dim, Form>(space, dealii_adapter::find_kernels(registry, query, true), fields).run(name);
}

// Laplace, mass and elasticity of degrees 1, 2 and 4.
bool compare_degrees(const dealii::Triangulation<3>& mesh, const KernelRegistry& registry) {
  Fields<3> hooke;
  hooke.constants = {{"lmbda", {reference::Elasticity::lambda}}, {"mu", {reference::Elasticity::mu}}};
  bool good = true;
  for (const auto& [degree, element] : {std::pair(1U, "Q1"), std::pair(2U, "Q2"), std::pair(4U, "Q4-gll")}) {
    const Space<3> scalars(mesh, degree, 1);
    good &= compare<reference::Laplace>(scalars, registry, query_of("diffusion.form", element));
    good &= compare<reference::Mass>(scalars, registry, query_of("mass.form", element));
    const Space<3> vectors(mesh, degree, 3);
    good &= compare<reference::Elasticity>(vectors, registry,
                                           query_of("elasticity.form", std::string(element) + "^3"), hooke);
  }
  return good;
}

// A weight at quadrature points, a form that is not symmetric, a curved mapping, two dimensions.
bool compare_others(const dealii::Triangulation<3>& mesh, const dealii::Triangulation<2>& plane,
                    const KernelRegistry& registry) {
  const Space<3> space(mesh, 2, 1);
  const reference::Weight weight;
  Fields<3> fields;
  fields.coefficients = {{"k", &weight}};
  bool good = compare<reference::Weighted>(space, registry, query_of("weighted.form", "Q2"), fields);
  const dealii::Tensor<1, 3> velocity = reference::Advection::velocity();
  fields.constants = {{"nu", {reference::Advection::nu}}, {"b", {velocity[0], velocity[1], velocity[2]}}};
  KernelQuery flow = query_of("advection.form", "Q2");
  flow.form = "a";
  Kernels kernels = dealii_adapter::find_kernels(registry, flow, false);
  flow.form = "transpose";
  kernels.transpose = dealii_adapter::find_kernels(registry, flow, false).apply;
  good &= Comparison<3, reference::Advection>(space, kernels, fields).run("advection.form Q2");
  good &=
      compare<reference::Laplace>(Space<3>(mesh, 2, 1, 2), registry, query_of("curved_laplace.form", "Q2"));
  return compare<reference::Laplace>(Space<2>(plane, 2, 1), registry,
                                     query_of("diffusion.form", "Q2", CellType::quadrilateral)) &&
         good;
}

bool check_refusals(const dealii::Triangulation<3>& mesh, const KernelRegistry& registry) {
  const auto initialise_with = [](const Space<3>& space, const Kernels& kernels) {
    dealii_adapter::Operator<3> own(kernels);
    own.initialize(bare(space), space.constraints());
    Vector x;
    own.initialize_dof_vector(x);
    Vector y(x);
    own.Tvmult(y, x);
  };
  const auto initialise = [&](const Space<3>& space, const KernelQuery& query) {
    initialise_with(space, dealii_adapter::find_kernels(registry, query, false));
  };
  const KernelQuery laplace = query_of("diffusion.form", "Q2");
  KernelQuery flow = query_of("advection.form", "Q2");
  flow.form = "a";
  const Space<3> fits(mesh, 2, 1);
  bool good = refused(
      "another degree", [&] { initialise(Space<3>(mesh, 1, 1), laplace); }, "points are others");
  good &= refused(
      "three components", [&] { initialise(Space<3>(mesh, 2, 3), laplace); }, "components");
  good &= refused(
      "a curved mapping, kernels for straight cells", [&] { initialise(Space<3>(mesh, 2, 1, 2), laplace); },
      "its degree is 2");
  good &= refused(
      "a mapping of degree 3",
      [&] { initialise(Space<3>(mesh, 2, 1, 3), query_of("curved_laplace.form", "Q2")); }, "its degree is 3");
  good &= refused(
      "a constant that is not set", [&] { initialise(fits, flow); }, "is not set");
  femforge_kernel on_gpu = *dealii_adapter::find_kernels(registry, laplace, true).apply;
  on_gpu.target = "hip";
  Kernels gpu;
  gpu.apply = &on_gpu;
  good &= refused(
      "a kernel for GPUs", [&] { initialise_with(fits, gpu); }, "another target than the CPU");
  good &= refused(
      "a transpose that there is not", [&] { initialise(fits, laplace); }, "for the transpose");
  return good;
}

bool run(const KernelRegistry& registry) {
  const auto deformed = spaces::shared_cube<3>(3);
  const auto plane = spaces::shared_cube<2>(4);
  if (spaces::is_first()) std::printf("deformed hexahedra\n");
  bool good = compare_degrees(*deformed, registry);
  good &= compare_others(*deformed, *plane, registry);
  const auto hanging = spaces::shared_cube<3>(2);
  spaces::refine_corner(*hanging);
  spaces::refine_corner(*plane);
  require(hanging->has_hanging_nodes() && plane->has_hanging_nodes(), "the example's meshes",
          "no node hangs");
  if (spaces::is_first()) std::printf("with hanging nodes\n");
  good &= compare_degrees(*hanging, registry);
  good &= compare_others(*hanging, *plane, registry);
  return check_refusals(*deformed, registry) && good;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const dealii::Utilities::MPI::MPI_InitFinalize mpi(argc, argv, 1);
    return run(KernelRegistry(femforge_kernels_cpu)) ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}
