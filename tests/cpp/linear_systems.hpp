// Small systems of equations of which the answers are known.
#ifndef FEMFORGE_TESTS_LINEAR_SYSTEMS_HPP
#define FEMFORGE_TESTS_LINEAR_SYSTEMS_HPP

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/sparse/linear_operator.hpp>
#include <femforge/sparse/sparse.hpp>
#include "catch.hpp"

constexpr double pi = 3.14159265358979323846;

/// Tridiagonal, with the same three numbers in every row: eigenvalues middle + 2 beside cos(k pi / (n + 1)).
inline femforge::CsrMatrix tridiagonal(std::int64_t size, double middle, double beside) {
  femforge::CsrMatrix matrix;
  matrix.num_rows = matrix.num_columns = size;
  matrix.row_begin.push_back(0);
  for (std::int64_t row = 0; row < size; ++row) {
    for (std::int64_t column = row - 1; column <= row + 1; ++column) {
      if (column < 0 || column >= size) continue;
      matrix.columns.push_back(column);
      matrix.values.push_back(column == row ? middle : beside);
    }
    matrix.row_begin.push_back(static_cast<std::int64_t>(matrix.columns.size()));
  }
  return matrix;
}

/// The Laplacian of n intervals of the length 1, with both ends fixed.
inline femforge::CsrMatrix laplacian(std::int64_t size) {
  return tridiagonal(size, 2, -1);
}

inline femforge::CsrMatrix diagonal_matrix(const std::vector<double>& entries) {
  femforge::CsrMatrix matrix;
  matrix.num_rows = matrix.num_columns = static_cast<std::int64_t>(entries.size());
  matrix.row_begin.push_back(0);
  for (std::int64_t row = 0; row < matrix.num_rows; ++row) {
    matrix.columns.push_back(row);
    matrix.row_begin.push_back(row + 1);
  }
  matrix.values = entries;
  return matrix;
}

/// Sizes of vectors of which GPUs make one block, some, one wave of blocks and more than that.
inline const std::int64_t sizes_of_vectors[] = {500, 1025, 100'001, 300'001};

/// Numbers without a pattern, between -1 and 1.
template <class T>
std::vector<T> wavy(std::int64_t size, double frequency = 1) {
  std::vector<T> result;
  for (std::int64_t i = 0; i < size; ++i)
    result.push_back(static_cast<T>(
        std::sin(frequency * (1.0 + 7.3 * static_cast<double>(i) + 0.01 * static_cast<double>(i % 97)))));
  return result;
}

// Eigenvector k = 1, 2, ... of tridiagonal matrices.
inline std::vector<double> eigenvector(std::int64_t size, std::int64_t k) {
  std::vector<double> result;
  for (std::int64_t i = 1; i <= size; ++i)
    result.push_back(std::sin(static_cast<double>(i * k) * pi / static_cast<double>(size + 1)));
  return result;
}

// Diagonals from 1 to 100, of which Jacobi's preconditioner makes eigenvalues between 0 and 2.
inline femforge::CsrMatrix scaled_laplacian(std::int64_t size) {
  femforge::CsrMatrix matrix = laplacian(size);
  const auto factor = [&](std::int64_t i) {
    return 1 + 9 * static_cast<double>(i * 37 % size) / static_cast<double>(size);
  };
  for (std::int64_t row = 0; row < size; ++row)
    for (std::int64_t k = matrix.row_begin[femforge::index(row)];
         k < matrix.row_begin[femforge::index(row) + 1]; ++k)
      matrix.values[femforge::index(k)] *= factor(row) * factor(matrix.columns[femforge::index(k)]);
  return matrix;
}

inline double largest_difference(const std::vector<double>& a, const std::vector<double>& b) {
  REQUIRE(a.size() == b.size());
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    REQUIRE(std::isfinite(a[i]));
    largest = std::max(largest, std::abs(a[i] - b[i]));
  }
  return largest;
}

/// A matrix from its rows; zeros are not stored.
inline femforge::CsrMatrix from_dense(const std::vector<std::vector<double>>& rows) {
  femforge::CsrMatrix matrix;
  matrix.num_rows = static_cast<std::int64_t>(rows.size());
  matrix.num_columns = rows.empty() ? 0 : static_cast<std::int64_t>(rows[0].size());
  matrix.row_begin.push_back(0);
  for (const std::vector<double>& row : rows) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (row[column] == 0) continue;
      matrix.columns.push_back(static_cast<std::int64_t>(column));
      matrix.values.push_back(row[column]);
    }
    matrix.row_begin.push_back(static_cast<std::int64_t>(matrix.columns.size()));
  }
  return matrix;
}

/// The solution by Gaussian elimination with pivots from the column.
inline std::vector<double> dense_solution(const femforge::CsrMatrix& matrix, std::vector<double> b) {
  const std::size_t size = b.size();
  std::vector<std::vector<double>> a(size, std::vector<double>(size, 0.0));
  for (std::size_t row = 0; row < size; ++row)
    for (std::int64_t k = matrix.row_begin[row]; k < matrix.row_begin[row + 1]; ++k)
      a[row][femforge::index(matrix.columns[femforge::index(k)])] += matrix.values[femforge::index(k)];
  for (std::size_t k = 0; k < size; ++k) {
    std::size_t pivot = k;
    for (std::size_t row = k + 1; row < size; ++row)
      if (std::abs(a[row][k]) > std::abs(a[pivot][k])) pivot = row;
    std::swap(a[k], a[pivot]);
    std::swap(b[k], b[pivot]);
    REQUIRE(a[k][k] != 0);
    for (std::size_t row = k + 1; row < size; ++row) {
      const double factor = a[row][k] / a[k][k];
      for (std::size_t column = k; column < size; ++column) a[row][column] -= factor * a[k][column];
      b[row] -= factor * b[k];
    }
  }
  for (std::size_t row = size; row-- > 0;) {
    for (std::size_t column = row + 1; column < size; ++column) b[row] -= a[row][column] * b[column];
    b[row] /= a[row][row];
  }
  return b;
}

/// Stokes' equations on a staggered grid of n x n cells in a unit square, with no flow through the sides:
/// velocities along x and y in the middle of inner edges, then pressures in the cells, the last of which is
/// left out since it is free. Symmetric and indefinite.
inline femforge::CsrMatrix staggered_stokes(int n) {
  const int normal = (n - 1) * n;
  const int size = 2 * normal + n * n - 1;
  const auto along_x = [&](int i, int j) { return j * (n - 1) + i; };     // between cells i and i + 1
  const auto along_y = [&](int i, int j) { return normal + j * n + i; };  // between cells j and j + 1
  const auto pressure = [&](int i, int j) { return 2 * normal + j * n + i; };
  std::vector<std::vector<double>> a(femforge::index(size), std::vector<double>(femforge::index(size), 0.0));
  const auto couple = [&](int row, int column, double value) {
    if (row < size && column < size)
      a[femforge::index(row)][femforge::index(column)] = a[femforge::index(column)][femforge::index(row)] =
          value;
  };
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i + 1 < n; ++i) {
      const int u = along_x(i, j), v = along_y(j, i);
      couple(u, u, j == 0 || j == n - 1 ? 5 : 4);
      couple(v, v, j == 0 || j == n - 1 ? 5 : 4);
      if (i + 2 < n) {
        couple(u, along_x(i + 1, j), -1);
        couple(v, along_y(j, i + 1), -1);
      }
      if (j + 1 < n) {
        couple(u, along_x(i, j + 1), -1);
        couple(v, along_y(j + 1, i), -1);
      }
      couple(u, pressure(i, j), -1);
      couple(u, pressure(i + 1, j), 1);
      couple(v, pressure(j, i), -1);
      couple(v, pressure(j, i + 1), 1);
    }
  }
  return from_dense(a);
}

/// Advection and diffusion on a grid of n x n points with upwind differences: not symmetric.
/// @param wind Peclet's number of a grid cell, for a flow along (2, 1).
inline femforge::CsrMatrix advection_diffusion(int n, double wind) {
  const int size = n * n;
  std::vector<std::vector<double>> a(femforge::index(size), std::vector<double>(femforge::index(size), 0.0));
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < n; ++i) {
      std::vector<double>& row = a[femforge::index(j * n + i)];
      row[femforge::index(j * n + i)] = 4 + 3 * wind;
      if (i > 0) row[femforge::index(j * n + i - 1)] = -1 - 2 * wind;
      if (i + 1 < n) row[femforge::index(j * n + i + 1)] = -1;
      if (j > 0) row[femforge::index(j * n - n + i)] = -1 - wind;
      if (j + 1 < n) row[femforge::index(j * n + n + i)] = -1;
    }
  }
  return from_dense(a);
}

/// The same matrix, which wants zeros and adds to them.
class Adding final : public femforge::LinearOperator<double> {
 public:
  explicit Adding(const femforge::LinearOperator<double>& matrix)
      : matrix_(matrix), product_(matrix.target(), femforge::index(matrix.size())) {}
  std::int64_t size() const override { return matrix_.size(); }
  femforge::Target target() const override { return matrix_.target(); }
  void apply(const double* x, double* y, const femforge::Stream& stream) const override {
    matrix_.apply(x, y, stream);
  }
  bool adds_to_zeros() const override { return true; }
  void apply_to_zeros(const double* x, double* y, const femforge::Stream& stream) const override {
    matrix_.apply(x, product_.data(), stream);
    axpy(size(), 1.0, static_cast<const double*>(product_.data()), y, stream);
  }

 private:
  const femforge::LinearOperator<double>& matrix_;
  mutable femforge::DeviceArray<double> product_;
};

#endif
