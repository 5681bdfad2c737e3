#include <cmath>
#include <functional>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/solve/solver.hpp>
#include "catch.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

using Function = std::function<double(const std::array<double, 3>&)>;

// Physical gradients of the basis functions of a Lagrange element at one point of a cell.
std::vector<std::array<double, 3>> physical_gradients(const CellMap& map, const ShapeFunctions& shape,
                                                      int dim) {
  // Solves J^T g = reference gradient by Cramer's rule, with a padded 3 x 3 Jacobian.
  auto J = map.jacobian;
  for (int a = dim; a < 3; ++a) J[index(a)][index(a)] = 1;
  const auto minor = [&](std::size_t r, std::size_t c) {
    const std::size_t p = (r + 1) % 3, q = (r + 2) % 3, s = (c + 1) % 3, t = (c + 2) % 3;
    return J[p][s] * J[q][t] - J[p][t] * J[q][s];
  };
  std::vector<std::array<double, 3>> result;
  for (const auto& gradient : shape.gradients) {
    std::array<double, 3> physical{};
    for (std::size_t a = 0; a < 3; ++a)
      for (std::size_t mu = 0; mu < 3; ++mu) physical[a] += minor(a, mu) * gradient[mu] / map.determinant;
    result.push_back(physical);
  }
  return result;
}

struct Poisson {
  std::vector<double> matrices;
  std::vector<double> vectors;
};

// Element matrices of (grad u, grad v) and vectors of (f, v) by quadrature: a reference for everything else.
Poisson poisson_tensors(const Mesh& mesh, int degree, const Function& f) {
  Poisson result;
  const Quadrature rule = gauss_quadrature(mesh.cell, degree + 2);
  const auto nodes = index(num_lattice_nodes(mesh.cell, degree));
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    std::vector<double> matrix(nodes * nodes, 0.0);
    std::vector<double> vector(nodes, 0.0);
    for (std::size_t q = 0; q < rule.weights.size(); ++q) {
      const CellMap map = map_at(mesh, cell, shape_functions(mesh.cell, mesh.degree, rule.points[q]));
      const ShapeFunctions shape = shape_functions(mesh.cell, degree, rule.points[q]);
      const auto gradients = physical_gradients(map, shape, mesh.dimension());
      const double weight = rule.weights[q] * std::abs(map.determinant);
      for (std::size_t i = 0; i < nodes; ++i) {
        vector[i] += weight * f(map.point) * shape.values[i];
        for (std::size_t j = 0; j < nodes; ++j)
          for (std::size_t a = 0; a < 3; ++a)
            matrix[i * nodes + j] += weight * gradients[i][a] * gradients[j][a];
      }
    }
    result.matrices.insert(result.matrices.end(), matrix.begin(), matrix.end());
    result.vectors.insert(result.vectors.end(), vector.begin(), vector.end());
  }
  return result;
}

double l2_error(const Mesh& mesh, const DofMap& dofs, int degree, const std::vector<double>& values,
                const Function& u) {
  const Quadrature rule = gauss_quadrature(mesh.cell, degree + 2);
  const ElementBlock& block = dofs.element().blocks().front();
  double sum = 0;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    for (std::size_t q = 0; q < rule.weights.size(); ++q) {
      const CellMap map = map_at(mesh, cell, shape_functions(mesh.cell, mesh.degree, rule.points[q]));
      const ShapeFunctions shape = shape_functions(mesh.cell, degree, rule.points[q]);
      double error = -u(map.point);
      for (std::size_t i = 0; i < shape.values.size(); ++i)
        error += shape.values[i] * values[index(dofs.global_dof(cell, block, static_cast<int>(i), 0))];
      sum += rule.weights[q] * std::abs(map.determinant) * error * error;
    }
  }
  return std::sqrt(sum);
}

// Solves -div grad u = f with u given on the boundary; returns the L2 error.
double solve_poisson(const Mesh& mesh, int degree, const Function& u, const Function& f) {
  const DofMap dofs(mesh, (is_simplex(mesh.cell) ? "P" : "Q") + std::to_string(degree));
  const Poisson tensors = poisson_tensors(mesh, degree, f);
  CsrMatrix matrix = assemble_matrix(dofs, dofs, tensors.matrices);
  std::vector<double> load = assemble_vector(dofs, tensors.vectors);
  const auto fixed = dofs.boundary_dofs(mesh, [](const std::array<double, 3>&, int) { return true; });
  const std::vector<double> points = dofs.points(mesh);
  std::vector<double> values;
  for (const std::int64_t dof : fixed) {
    std::array<double, 3> point{};
    for (std::size_t a = 0; a < index(mesh.dimension()); ++a)
      point[a] = points[index(dof) * index(mesh.dimension()) + a];
    values.push_back(u(point));
  }
  constrain(matrix, load, fixed, values);
  return l2_error(mesh, dofs, degree, solve_cg(matrix, load, {1e-12, 5000}).solution, u);
}

Mesh refined(CellType cell, int n) {
  Mesh mesh = make_box({cell, {n, n, n}, 1});
  deform(mesh, 0.03);
  randomise(mesh, 11);
  return mesh;
}

}  // namespace

TEST_CASE("solutions in the space are found exactly", "[assembly]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      const Mesh mesh = random_mesh(cell, 1);
      const Function u = [](const std::array<double, 3>& x) { return 1 + 2 * x[0] - 3 * x[1] + 0.5 * x[2]; };
      CHECK(solve_poisson(mesh, degree, u, [](const std::array<double, 3>&) { return 0.0; }) < 1e-9);
    }
  }
}

TEST_CASE("Poisson's equation converges with order degree + 1", "[assembly]") {
  for (const CellType cell : all_cells()) {
    const int dim = dimension(cell);
    const Function u = [dim](const std::array<double, 3>& x) {
      double value = 1;
      for (std::size_t a = 0; a < static_cast<std::size_t>(dim); ++a) value *= std::sin(2 * x[a] + 0.3);
      return value;
    };
    const Function f = [&u, dim](const std::array<double, 3>& x) { return 4.0 * dim * u(x); };
    for (const int degree : {1, 2, 3}) {
      if (dim == 3 && degree == 3) continue;
      const int n = dim == 3 ? 3 : 6;
      const double coarse = solve_poisson(refined(cell, n), degree, u, f);
      const double fine = solve_poisson(refined(cell, 2 * n), degree, u, f);
      CAPTURE(to_string(cell), degree, coarse, fine);
      CHECK(std::log2(coarse / fine) > degree + 1 - 0.3);
      CHECK(std::log2(coarse / fine) < degree + 1 + 0.7);
    }
  }
}

TEST_CASE("assembled matrices have the sums of their cells", "[assembly]") {
  const Mesh mesh = random_mesh(CellType::tetrahedron, 1);
  const Poisson tensors = poisson_tensors(mesh, 2, [](const std::array<double, 3>&) { return 1.0; });
  const DofMap dofs(mesh, "P2");
  const CsrMatrix matrix = assemble_matrix(dofs, dofs, tensors.matrices);
  // Constants are in the kernel; the load adds up to the volume.
  for (const double value : matrix.multiply(std::vector<double>(index(matrix.num_columns), 1.0)))
    CHECK(value == Approx(0).margin(1e-12));
  double load = 0;
  for (const double value : assemble_vector(dofs, tensors.vectors)) load += value;
  CHECK(load == Approx(volume(mesh)).epsilon(1e-12));
}

TEST_CASE("rectangular matrices and other precisions", "[assembly]") {
  const Mesh mesh = make_box({CellType::interval, {2, 1, 1}, 1});
  const DofMap linear(mesh, "P1");
  const DofMap constant(mesh, "DP0");
  const CsrMatrix matrix = assemble_matrix<float>(constant, linear, {1, 2, 3, 4});
  CHECK(matrix.num_rows == 2);
  CHECK(matrix.num_columns == 3);
  CHECK(matrix.values == std::vector<double>{1, 2, 3, 4});
  CHECK(matrix.columns == std::vector<std::int64_t>{0, 1, 1, 2});
  const CsrMatrix transposed = assemble_matrix<float>(linear, constant, {1, 2, 3, 4});
  CHECK(transposed.multiply({1, 10}) == std::vector<double>{1, 32, 40});
  CHECK_THROWS_AS(assemble_matrix<float>(linear, linear, {1, 2, 3}), Error);
}

TEST_CASE("packed symmetric matrices are unpacked", "[assembly]") {
  CHECK(unpack_symmetric<double>({1, 2, 3, 4, 5, 6}, 3) == std::vector<double>{1, 2, 3, 2, 4, 5, 3, 5, 6});
  CHECK(unpack_symmetric<float>({1, 2, 3, 4, 5, 6}, 2) == std::vector<float>{1, 2, 2, 3, 4, 5, 5, 6});
  CHECK_THROWS_AS(unpack_symmetric<double>({1, 2}, 2), Error);
}

TEST_CASE("constraints keep symmetry and fix values", "[assembly]") {
  const Mesh mesh = make_box({CellType::interval, {3, 1, 1}, 1});
  const DofMap dofs(mesh, "P1");
  CsrMatrix matrix = assemble_matrix<double>(dofs, dofs, {1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1, 1});
  std::vector<double> load(4, 0.0);
  constrain(matrix, load, {0, 3}, {1, 4});
  CHECK(matrix.diagonal() == std::vector<double>{1, 2, 2, 1});
  const CgSolution result = solve_cg(matrix, load);
  for (std::size_t i = 0; i < 4; ++i) CHECK(result.solution[i] == Approx(1 + static_cast<double>(i)));
  CHECK(result.iterations <= 4);
  CHECK_THROWS_AS(constrain(matrix, load, {9}, {0}), Error);
}

TEST_CASE("conjugate gradients refuse what they cannot solve", "[assembly]") {
  CsrMatrix indefinite{2, 2, {0, 2, 4}, {0, 1, 0, 1}, {1, 3, 3, 1}};
  CHECK_THROWS_WITH(solve_cg(indefinite, {1, -1}), ContainsSubstring("not positive definite"));
  CsrMatrix empty_row{2, 2, {0, 1, 1}, {0}, {1}};
  CHECK_THROWS_WITH(solve_cg(empty_row, {1, 1}), ContainsSubstring("diagonal entry is not positive"));
  CsrMatrix fine{2, 2, {0, 2, 4}, {0, 1, 0, 1}, {2, 1, 1, 3}};
  CHECK_THROWS_WITH(solve_cg(fine, {1, 1}, {1e-14, 1}), ContainsSubstring("not reached in 1 iterations"));
  CHECK(solve_cg(fine, {0, 0}).iterations == 0);
}
