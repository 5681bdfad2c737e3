// Forms of DOLFINx 0.5 whose integrals are femforge's kernels, called by their UFCx faces: Poisson's problem
// on hexahedra and elasticity on tetrahedra, of degree 2. Matrices and vectors are compared, entry by entry,
// with those of the kernels that DOLFINx's own FFCx writes from the same form files, and Poisson's problem is
// solved.
#include <dolfinx/fem/petsc.h>
#include <dolfinx/la/Vector.h>
#include <dolfinx/la/petsc.h>
#include <dolfinx_kernels.h>
#include <elasticity.h>
#include <poisson.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>
#include <vector>

#include <dolfinx.h>

namespace {

using namespace dolfinx;
using fem::IntegralType;
using Form = fem::Form<double>;
using Function = fem::Function<double>;
using Space = std::shared_ptr<const fem::FunctionSpace>;
using Functions = std::vector<std::shared_ptr<const Function>>;
using Condition = std::shared_ptr<const fem::DirichletBC<double>>;

// UFCx's face of a kernel, as NAME_tabulate_tensor has it.
using Face = void(double*, const double*, const double*, const double*, const int*, const std::uint8_t*,
                  void*);

// A form with one integral over all cells, as fem::create_form makes it of what FFCx has written.
// Coefficients are in the order in which the kernel has them. UFCx 0.5 has no custom data.
Form form_of(Face* face, const std::vector<Space>& spaces, const Functions& coefficients) {
  const auto kernel = [face](double* A, const double* w, const double* c, const double* x, const int* entity,
                             const std::uint8_t* permutation) {
    face(A, w, c, x, entity, permutation, nullptr);
  };
  return Form(spaces, {{IntegralType::cell, {{{-1, kernel}}, nullptr}}}, coefficients, {}, false);
}

// Both kinds of one form.
struct Pair {
  Form ours;
  Form theirs;
};

// A problem: matrix and right-hand side, by femforge's kernels and by FFCx's.
struct Problem {
  Space space;
  Functions of_matrix;
  Functions of_vector;
  Pair a;
  Pair L;
};

Problem make_problem(const Space& space, const Functions& of_matrix, const Functions& of_vector, Face* a,
                     Face* L, const ufcx_form& a_of_ffcx, const ufcx_form& L_of_ffcx) {
  return {space,
          of_matrix,
          of_vector,
          {form_of(a, {space, space}, of_matrix),
           fem::create_form<double>(a_of_ffcx, {space, space}, of_matrix, {}, {})},
          {form_of(L, {space}, of_vector), fem::create_form<double>(L_of_ffcx, {space}, of_vector, {}, {})}};
}

// The unit cube of n x n x n cells, or six times as many tetrahedra, with the inside bent.
std::shared_ptr<mesh::Mesh> deformed_cube(std::size_t n, mesh::CellType cell) {
  constexpr double pi = 3.14159265358979323846;
  constexpr double size = 0.05;
  auto cube = std::make_shared<mesh::Mesh>(
      mesh::create_box(MPI_COMM_WORLD, {{{0, 0, 0}, {1, 1, 1}}}, {n, n, n}, cell, mesh::GhostMode::none));
  const auto x = cube->geometry().x();
  for (std::size_t point = 0; point + 2 < x.size(); point += 3) {
    const double bump =
        size * std::sin(pi * x[point]) * std::sin(pi * x[point + 1]) * std::sin(pi * x[point + 2]);
    x[point] += bump;
    x[point + 1] -= bump;
    x[point + 2] += 2 * bump;
  }
  return cube;
}

Space make_space(const std::shared_ptr<mesh::Mesh>& mesh, int degree, int components) {
  const basix::FiniteElement element = basix::create_element(
      basix::element::family::P, mesh::cell_type_to_basix_type(mesh->topology().cell_type()), degree,
      basix::element::lagrange_variant::gll_warped, degree == 0);
  return std::make_shared<fem::FunctionSpace>(fem::create_functionspace(mesh, element, components));
}

// A function with other values at all of its dofs.
std::shared_ptr<Function> some_function(const Space& space, double least) {
  auto made = std::make_shared<Function>(space);
  double at = 0;
  for (double& value : made->x()->mutable_array()) value = least + 0.5 * std::sin(at += 1);
  return made;
}

Problem poisson(std::size_t n) {
  const Space space = make_space(deformed_cube(n, mesh::CellType::hexahedron), 2, 1);
  return make_problem(
      space, {}, {some_function(space, 1)}, poisson_a_q2_hexahedron_f64_element_tensor_tabulate_tensor,
      poisson_l_q2_hexahedron_f64_element_tensor_tabulate_tensor, *form_poisson_a, *form_poisson_L);
}

Problem elasticity(std::size_t n) {
  const auto mesh = deformed_cube(n, mesh::CellType::tetrahedron);
  const Space space = make_space(mesh, 2, 3);
  const Space material = make_space(mesh, 0, 1);
  return make_problem(space, {some_function(material, 1), some_function(material, 2)},
                      {some_function(space, 0)},
                      elasticity_a_p2x3_tetrahedron_f64_element_tensor_tabulate_tensor,
                      elasticity_l_p2x3_tetrahedron_f64_element_tensor_tabulate_tensor, *form_elasticity_a,
                      *form_elasticity_L);
}

bool report(const char* what, double error, double allowed) {
  const bool good = error <= allowed;
  std::printf("  %-60s %8.1e  %s\n", what, error, good ? "ok" : "WRONG");
  return good;
}

double difference(std::span<const double> found, std::span<const double> expected) {
  double error = 0;
  double largest = 0;
  for (std::size_t k = 0; k < expected.size(); ++k) {
    error = std::max(error, std::abs(found[k] - expected[k]));
    largest = std::max(largest, std::abs(expected[k]));
  }
  return found.size() == expected.size() ? error / largest : 1;
}

la::petsc::Matrix assembled(const Form& a, const std::vector<Condition>& conditions) {
  la::petsc::Matrix matrix(fem::petsc::create_matrix(a), false);
  MatZeroEntries(matrix.mat());
  fem::assemble_matrix(la::petsc::Matrix::set_block_fn(matrix.mat(), ADD_VALUES), a, conditions);
  MatAssemblyBegin(matrix.mat(), MAT_FLUSH_ASSEMBLY);
  MatAssemblyEnd(matrix.mat(), MAT_FLUSH_ASSEMBLY);
  fem::set_diagonal(la::petsc::Matrix::set_fn(matrix.mat(), INSERT_VALUES), *a.function_spaces()[0],
                    conditions);
  MatAssemblyBegin(matrix.mat(), MAT_FINAL_ASSEMBLY);
  MatAssemblyEnd(matrix.mat(), MAT_FINAL_ASSEMBLY);
  return matrix;
}

std::vector<double> entries_of(const la::petsc::Matrix& matrix) {
  MatInfo info;
  MatGetInfo(matrix.mat(), MAT_LOCAL, &info);
  PetscScalar* values = nullptr;
  MatSeqAIJGetArray(matrix.mat(), &values);
  const std::vector<double> entries(values, values + static_cast<std::size_t>(info.nz_used));
  MatSeqAIJRestoreArray(matrix.mat(), &values);
  return entries;
}

la::Vector<double> assembled_vector(const Form& L) {
  const auto dofs = L.function_spaces()[0]->dofmap();
  la::Vector<double> vector(dofs->index_map, dofs->index_map_bs());
  fem::assemble_vector(vector.mutable_array(), L);
  return vector;
}

bool compare(const char* name, const Problem& problem) {
  std::printf("%s\n", name);
  const bool same = report(
      "matrix, against FFCx's C",
      difference(entries_of(assembled(problem.a.ours, {})), entries_of(assembled(problem.a.theirs, {}))),
      1e-13);
  const la::Vector<double> ours = assembled_vector(problem.L.ours);
  const la::Vector<double> theirs = assembled_vector(problem.L.theirs);
  return report("vector, against FFCx's C", difference(ours.array(), theirs.array()), 1e-13) && same;
}

// Zero on the boundary.
Condition boundary_condition(const Space& space) {
  const mesh::Mesh& mesh = *space->mesh();
  mesh.topology_mutable().create_connectivity(2, 3);
  const std::vector<std::int32_t> facets = mesh::exterior_facet_indices(mesh.topology());
  return std::make_shared<fem::DirichletBC<double>>(0.0, fem::locate_dofs_topological(*space, 2, facets),
                                                    space);
}

// A solution by PETSc's conjugate gradients.
std::vector<double> solved(const Form& a, const Form& L, const Condition& condition) {
  const la::petsc::Matrix matrix = assembled(a, {condition});
  la::Vector<double> b = assembled_vector(L);
  fem::set_bc<double>(b.mutable_array(), {condition});
  la::Vector<double> x(b);
  la::petsc::KrylovSolver solver(MPI_COMM_SELF);
  KSPSetType(solver.ksp(), KSPCG);
  KSPSetTolerances(solver.ksp(), 1e-12, PETSC_DEFAULT, PETSC_DEFAULT, PETSC_DEFAULT);
  solver.set_operator(matrix.mat());
  la::petsc::Vector from(la::petsc::create_vector_wrap(b), false);
  la::petsc::Vector to(la::petsc::create_vector_wrap(x), false);
  const int iterations = solver.solve(to.vec(), from.vec());
  std::printf("  %d iterations\n", iterations);
  return {x.array().begin(), x.array().end()};
}

bool compare_solutions(const Problem& problem) {
  const Condition condition = boundary_condition(problem.space);
  return report("solution, against that with FFCx's C",
                difference(solved(problem.a.ours, problem.L.ours, condition),
                           solved(problem.a.theirs, problem.L.theirs, condition)),
                1e-10);
}

bool run() {
  const Problem scalar = poisson(6);
  bool good = compare("Poisson, hexahedra of degree 2", scalar);
  good = compare_solutions(scalar) && good;
  return compare("elasticity, tetrahedra of degree 2", elasticity(4)) && good;
}

}  // namespace

int main(int argc, char** argv) {
  init_logging(argc, argv);
  if (PetscInitialize(&argc, &argv, nullptr, nullptr) != 0) return 1;
  bool good = false;
  try {
    good = run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
  }
  return PetscFinalize() == 0 && good ? 0 : 1;
}
