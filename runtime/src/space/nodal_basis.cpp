#include "space/nodal_basis.hpp"

#include <cmath>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

// The highest degree, in each direction or of all together, from the number of dofs.
int degree_of(const ScalarElement& element, CellType cell) {
  int degree = 0;
  while (num_lattice_nodes(cell, degree) < static_cast<int>(element.dofs.size())) ++degree;
  return degree;
}

// The inverse of a matrix, by Gauss and Jordan's elimination with pivots from the column.
std::vector<std::vector<double>> inverse_of(std::vector<std::vector<double>> a) {
  const std::size_t size = a.size();
  std::vector<std::vector<double>> inverse(size, std::vector<double>(size, 0.0));
  for (std::size_t k = 0; k < size; ++k) inverse[k][k] = 1;
  for (std::size_t k = 0; k < size; ++k) {
    std::size_t pivot = k;
    for (std::size_t row = k + 1; row < size; ++row)
      if (std::abs(a[row][k]) > std::abs(a[pivot][k])) pivot = row;
    std::swap(a[k], a[pivot]);
    std::swap(inverse[k], inverse[pivot]);
    const double scale = 1 / a[k][k];
    for (std::size_t column = 0; column < size; ++column) {
      a[k][column] *= scale;
      inverse[k][column] *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double factor = a[row][k];
      if (row == k || factor == 0) continue;
      for (std::size_t column = 0; column < size; ++column) {
        a[row][column] -= factor * a[k][column];
        inverse[row][column] -= factor * inverse[k][column];
      }
    }
  }
  return inverse;
}

// Legendre polynomials of [0, 1] up to a degree.
std::vector<double> legendre(int degree, double point) {
  const double x = 2 * point - 1;
  std::vector<double> values{1, x};
  for (int n = 1; n < degree; ++n)
    values.push_back(((2 * n + 1) * x * values[index(n)] - n * values[index(n - 1)]) / (n + 1));
  return values;
}

std::vector<double> cube_polynomials(int dim, int degree, const std::array<double, 3>& point) {
  const auto up_to = [&](int direction) { return direction < dim ? degree : 0; };
  std::array<std::vector<double>, 3> line;
  for (std::size_t a = 0; a < 3; ++a) line[a] = legendre(degree, point[a]);
  std::vector<double> result;
  for (int k = 0; k <= up_to(2); ++k)
    for (int j = 0; j <= up_to(1); ++j)
      for (int i = 0; i <= up_to(0); ++i)
        result.push_back(line[0][index(i)] * line[1][index(j)] * line[2][index(k)]);
  return result;
}

// P_{n+1} = (a x + b) P_n - c P_{n-1} for Jacobi's polynomials with the weight (1 - x)^alpha.
struct JacobiStep {
  double a, b, c;
  JacobiStep(int alpha, int n) {
    const double twice = 2.0 * n + alpha;
    const double below = (n + 1) * (n + 1.0 + alpha);
    a = (twice + 1) * (twice + 2) / (2 * below);
    b = n + alpha == 0 ? 0 : 1.0 * alpha * alpha * (twice + 1) / (2 * below * twice);
    c = n + alpha == 0 ? 0 : n * (n + 1.0 * alpha) * (twice + 2) / (below * twice);
  }
};

// Dubiner's orthogonal polynomials, without the division that collapsed coordinates have at the apex (Kirby,
// ACM Trans. Math. Softw. 37, 2010): each factor is a Jacobi polynomial made homogeneous by what is left
// of 1.
std::vector<double> simplex_polynomials(int dim, int degree, const std::array<double, 3>& point) {
  // On a simplex of fewer dimensions the further coordinates are 0: the factors of those directions are 1.
  const double left_of_y = 1 - point[1] - point[2];
  const double left_of_z = 1 - point[2];
  const auto factors = [](int up_to, int alpha, double x, double left) {
    // left^n P_n(x / left), where x runs from -left to left.
    std::vector<double> values{1};
    for (int n = 0; n < up_to; ++n) {
      const JacobiStep step(alpha, n);
      const double before = n == 0 ? 0 : values[index(n - 1)];
      values.push_back((step.a * x + step.b * left) * values[index(n)] - step.c * left * left * before);
    }
    return values;
  };
  std::vector<double> result;
  const std::vector<double> first = factors(degree, 0, 2 * point[0] - left_of_y, left_of_y);
  for (int i = 0; i <= degree; ++i) {
    const int most_j = dim > 1 ? degree - i : 0;
    const std::vector<double> second = factors(most_j, 2 * i + 1, 2 * point[1] - left_of_z, left_of_z);
    for (int j = 0; j <= most_j; ++j) {
      const int most_k = dim > 2 ? degree - i - j : 0;
      const std::vector<double> third = factors(most_k, 2 * (i + j) + 2, 2 * point[2] - 1, 1);
      for (const double value : third) result.push_back(first[index(i)] * second[index(j)] * value);
    }
  }
  return result;
}

}  // namespace

bool is_nodal(const ScalarElement& element) {
  return element.name.find("bubble") == std::string::npos && element.name.find('+') == std::string::npos;
}

NodalBasis::NodalBasis(const ScalarElement& element, CellType cell)
    : cell_(cell), degree_(degree_of(element, cell)) {
  // Row p of the Vandermonde matrix: polynomial p at all dofs; its inverse has the basis functions as rows.
  const std::size_t size = element.dofs.size();
  std::vector<std::vector<double>> vandermonde(size, std::vector<double>(size));
  for (std::size_t dof = 0; dof < size; ++dof) {
    const std::vector<double> at_dof = polynomials(element.dofs[dof].point);
    if (at_dof.size() != size)
      throw Error("NodalBasis",
                  "the dofs of " + element.name + " do not determine all polynomials of a degree");
    for (std::size_t p = 0; p < size; ++p) vandermonde[p][dof] = at_dof[p];
  }
  coefficients_ = inverse_of(std::move(vandermonde));
}

std::shared_ptr<const NodalBasis> nodal_basis_of(const ScalarElement& element, CellType cell) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, CellType>, std::shared_ptr<const NodalBasis>> known;
  const std::lock_guard<std::mutex> lock(mutex);
  std::shared_ptr<const NodalBasis>& basis = known[{element.name, cell}];
  if (basis == nullptr) basis = std::make_shared<const NodalBasis>(element, cell);
  return basis;
}

std::vector<double> NodalBasis::polynomials(const std::array<double, 3>& point) const {
  const int dim = dimension(cell_);
  return is_simplex(cell_) ? simplex_polynomials(dim, degree_, point) : cube_polynomials(dim, degree_, point);
}

std::vector<double> NodalBasis::values(const std::array<double, 3>& point) const {
  const std::vector<double> at_point = polynomials(point);
  std::vector<double> result(coefficients_.size(), 0.0);
  for (std::size_t dof = 0; dof < result.size(); ++dof)
    for (std::size_t p = 0; p < at_point.size(); ++p) result[dof] += coefficients_[dof][p] * at_point[p];
  return result;
}

}  // namespace femforge
