// Small systems of equations of which the answers are known.
#ifndef FEMFORGE_TESTS_LINEAR_SYSTEMS_HPP
#define FEMFORGE_TESTS_LINEAR_SYSTEMS_HPP

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <femforge/index.hpp>
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

#endif
