// MFEM's bilinear forms with integrators made of generated kernels, against those with MFEM's own: products,
// diagonals and element matrices on deformed meshes. Then Poisson's problem as in MFEM's example 1, by
// partial assembly and conjugate gradients.
//
// mfem_operators [device]: that of mfem::Device, as "cuda"; without it MFEM works on the host.
#include <femforge_kernels.h>

#include <cmath>
#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "comparison.hpp"
#include "devices.hpp"

namespace {

using namespace forms;

double exact(const mfem::Vector& x) {
  return std::sin(pi * x(0)) * std::sin(pi * x(1)) * std::sin(pi * x(2));
}

// MFEM's example 1: the error of Poisson's problem in the norm of L2.
double solve(const Form& form, mfem::Mesh& mesh, const KernelRegistry& registry, int& iterations) {
  const mfem::H1_FECollection collection(form.degree, 3);
  mfem::FiniteElementSpace space(&mesh, &collection);
  mfem::Array<int> boundary(mesh.bdr_attributes.Max());
  mfem::Array<int> fixed;
  boundary = 1;
  space.GetEssentialTrueDofs(boundary, fixed);

  mfem::FunctionCoefficient solution(exact);
  mfem::FunctionCoefficient source([](const mfem::Vector& x) { return 3 * pi * pi * exact(x); });
  mfem::LinearForm b(&space);
  b.AddDomainIntegrator(std::make_unique<mfem::DomainLFIntegrator>(source, 2, 2).release());
  b.Assemble();

  mfem::BilinearForm a(&space);
  a.SetAssemblyLevel(AssemblyLevel::PARTIAL);
  a.AddDomainIntegrator(integrator_of(form, registry).release());
  a.Assemble();

  mfem::GridFunction u(&space);
  u = 0.0;
  mfem::OperatorPtr A;
  mfem::Vector X;
  mfem::Vector B;
  a.FormLinearSystem(fixed, u, b, A, X, B);
  mfem::OperatorJacobiSmoother jacobi(a, fixed);
  mfem::CGSolver cg;
  cg.SetRelTol(1e-11);
  cg.SetMaxIter(1000);
  cg.SetPreconditioner(jacobi);
  cg.SetOperator(*A);
  cg.Mult(B, X);
  require(cg.GetConverged(), "conjugate gradients", "they do not converge");
  iterations = cg.GetNumIterations();
  a.RecoverFEMSolution(X, b, u);
  return u.ComputeL2Error(solution);
}

bool solve_twice(const Form& form, mfem::Element::Type type, int n, const KernelRegistry& registry) {
  double before = 0;
  double order = 0;
  for (const int cells : {n, 2 * n}) {
    mfem::Mesh mesh = cube(cells, type, 0.02);
    int iterations = 0;
    const double error = solve(form, mesh, registry, iterations);
    std::printf("%8s %6d^3 cells %6d iterations   error %9.2e\n", form.element.c_str(), cells, iterations,
                error);
    order = std::log2(before / error);
    before = error;
  }
  return report("order of the error, below the degree + 1 by", form.degree + 1 - order, 0.4);
}

// What does not fit is refused; nodes of degree 1 are as good as vertices.
bool check_spaces(const Form& form, const KernelRegistry& registry) {
  const auto assemble = [&](const Form& own, const mfem::FiniteElementCollection& collection, int components,
                            int curvature) {
    mfem::Mesh mesh = cube(2, mfem::Element::HEXAHEDRON, 0.05, curvature);
    mfem::FiniteElementSpace space(&mesh, &collection, components);
    integrator_of(own, registry)->AssemblePA(space);
  };
  const mfem::H1_FECollection fits(form.degree, 3);
  const mfem::H1_FECollection higher(form.degree + 1, 3);
  const mfem::H1_FECollection equispaced(form.degree, 3, mfem::BasisType::ClosedUniform);
  const mfem::H1_FECollection bernstein(form.degree, 3, mfem::BasisType::Positive);
  Form without = form;
  without.constants.clear();
  without.file = "advection.form";
  without.element = "Q2";
  without.symmetric = false;
  const mfem::H1_FECollection quadratic(2, 3);
  bool good = refused(
      "another degree", [&] { assemble(form, higher, 1, 0); }, "points are others");
  good &= refused(
      "equispaced points", [&] { assemble(form, equispaced, 1, 0); }, "points are others");
  good &= refused(
      "Bernstein's basis", [&] { assemble(form, bernstein, 1, 0); }, "do not belong to points");
  good &= refused(
      "three components", [&] { assemble(form, fits, 3, 0); }, "components");
  good &= refused(
      "a mesh of degree 3", [&] { assemble(form, fits, 1, 3); }, "curved by more than degree 2");
  good &= refused(
      "a curved mesh, kernels for straight cells", [&] { assemble(form, fits, 1, 2); },
      "the mesh has others");
  good &= refused(
      "a constant that is not set", [&] { assemble(without, quadratic, 1, 0); }, "is not set");
  return good;
}

// Forms without coefficients, on hexahedra, tetrahedra, and meshes with nodes.
bool compare_scalars(mfem::Mesh& hexahedra, const KernelRegistry& registry) {
  mfem::Mesh tetrahedra = cube(3, mfem::Element::TETRAHEDRON);
  mfem::Mesh with_nodes = cube(3, mfem::Element::HEXAHEDRON, 0.05, 1);
  mfem::Mesh curved = cube(3, mfem::Element::HEXAHEDRON, 0.05, 2);
  const Form mass{"mass.form", "Q2", hexahedron, 2, 1, true, {}, own<mfem::MassIntegrator>(cube_rule, 2)};
  Form on_curved = diffusion("Q2", 2);
  on_curved.file = "curved_laplace.form";
  bool good = compare(mass, hexahedra, registry);
  for (const auto& [element, degree] : {std::pair("Q1", 1), std::pair("Q2", 2), std::pair("Q4-gll", 4)})
    good = compare(diffusion(element, degree), hexahedra, registry) && good;
  good = compare(diffusion("P2", 2), tetrahedra, registry) && good;
  good = compare(diffusion("Q1", 1), with_nodes, registry) && good;
  return compare(on_curved, curved, registry) && good;
}

// Coefficients at quadrature points and by a function, and a form that is not symmetric.
bool compare_weighted(mfem::Mesh& hexahedra, const KernelRegistry& registry) {
  mfem::FunctionCoefficient weight([](const mfem::Vector& x) { return 1 + x(0) * x(1) + std::exp(x(2)); });
  const Form by_points{
      "weighted.form", "Q2", hexahedron, 2, 1, true, {}, own<mfem::DiffusionIntegrator>(cube_rule, 2, weight),
      {{"k", &weight}}};
  const mfem::H1_FECollection linear(1, 3);
  mfem::FiniteElementSpace of_weight(&hexahedra, &linear);
  mfem::GridFunction nodal(&of_weight);
  nodal.ProjectCoefficient(weight);
  mfem::GridFunctionCoefficient nodal_weight(&nodal);
  const Form by_function{"weighted_laplace.form",
                         "Q2",
                         hexahedron,
                         2,
                         1,
                         true,
                         {},
                         own<mfem::DiffusionIntegrator>(cube_rule, 2, nodal_weight),
                         {{"w", &nodal_weight}}};
  mfem::ConstantCoefficient nu(0.3);
  const mfem::Vector velocity{1.0, -2.0, 0.5};
  mfem::VectorConstantCoefficient b(velocity);
  const Form flow{
      "advection.form", "Q2", hexahedron, 2, 1, false, {{"nu", {0.3}}, {"b", {1.0, -2.0, 0.5}}}, [&] {
        Integrators result = own<mfem::DiffusionIntegrator>(cube_rule, 2, nu)();
        result.push_back(with_rule(std::make_unique<mfem::ConvectionIntegrator>(b), cube_rule, 2));
        return result;
      }};
  bool good = compare(by_points, hexahedra, registry);
  good = compare(by_function, hexahedra, registry) && good;
  return compare(flow, hexahedra, registry) && good;
}

bool compare_vectors(mfem::Mesh& hexahedra, const KernelRegistry& registry) {
  mfem::ConstantCoefficient lambda(1.5);
  mfem::ConstantCoefficient mu(0.7);
  const auto solid = [&](const std::string& element, int degree) {
    return Form{"elasticity.form",
                element,
                hexahedron,
                degree,
                3,
                true,
                {{"lmbda", {1.5}}, {"mu", {0.7}}},
                own<mfem::ElasticityIntegrator>(cube_rule, degree, lambda, mu)};
  };
  bool good = compare(solid("Q1^3", 1), hexahedra, registry);
  good = compare(solid("Q2^3", 2), hexahedra, registry) && good;
  return compare(solid("Q1^3", 1), hexahedra, registry, mfem::Ordering::byVDIM) && good;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const mfem::Device device(argc > 1 ? argv[1] : "cpu");
    const KernelRegistry registry(femforge_kernels_cpu);
    mfem::Mesh hexahedra = cube(3, mfem::Element::HEXAHEDRON);
    bool good = compare_scalars(hexahedra, registry);
    good = compare_weighted(hexahedra, registry) && good;
    good = compare_vectors(hexahedra, registry) && good;
    good = compare_devices() && good;
    good = check_spaces(diffusion("Q4-gll", 4), registry) && good;
    good = solve_twice(diffusion("Q1", 1), mfem::Element::HEXAHEDRON, 4, registry) && good;
    good = solve_twice(diffusion("Q2", 2), mfem::Element::HEXAHEDRON, 4, registry) && good;
    good = solve_twice(diffusion("Q4-gll", 4), mfem::Element::HEXAHEDRON, 2, registry) && good;
    good = solve_twice(diffusion("P2", 2), mfem::Element::TETRAHEDRON, 4, registry) && good;
    return good ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}
