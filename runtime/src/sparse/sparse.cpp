#include <femforge/sparse/sparse.hpp>

#include <algorithm>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "device/parallel.hpp"

namespace femforge {
namespace {

// For each dof, the places in the dof map where it occurs, cells ascending.
struct Occurrences {
  std::vector<std::int64_t> begin;
  std::vector<std::int64_t> places;
};

Occurrences find_occurrences(const DofMap& dofs) {
  Occurrences result;
  result.begin.assign(index(dofs.num_dofs()) + 1, 0);
  for (const std::int64_t dof : dofs.cell_dofs()) ++result.begin[index(dof) + 1];
  for (std::size_t dof = 0; dof < index(dofs.num_dofs()); ++dof) result.begin[dof + 1] += result.begin[dof];
  std::vector<std::int64_t> next(result.begin.begin(), result.begin.end() - 1);
  result.places.resize(dofs.cell_dofs().size());
  for (std::size_t place = 0; place < dofs.cell_dofs().size(); ++place)
    result.places[index(next[index(dofs.cell_dofs()[place])]++)] = static_cast<std::int64_t>(place);
  return result;
}

// Columns of a row: all dofs of the cells that the row's dof occurs in, ascending, each once.
std::vector<std::int64_t> columns_of_row(std::int64_t row, const Occurrences& occurrences,
                                         std::int64_t row_dofs, const DofMap& columns) {
  std::vector<std::int64_t> result;
  const std::int64_t width = columns.dofs_per_cell();
  for (std::int64_t o = occurrences.begin[index(row)]; o < occurrences.begin[index(row) + 1]; ++o) {
    const std::int64_t cell = occurrences.places[index(o)] / row_dofs;
    const auto first = columns.cell_dofs().begin() + static_cast<std::ptrdiff_t>(cell * width);
    result.insert(result.end(), first, first + static_cast<std::ptrdiff_t>(width));
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

void build_pattern(CsrMatrix& matrix, const Occurrences& occurrences, const DofMap& rows,
                   const DofMap& columns) {
  matrix.num_rows = rows.num_dofs();
  matrix.num_columns = columns.num_dofs();
  std::vector<std::vector<std::int64_t>> pattern(index(matrix.num_rows));
#pragma omp parallel for schedule(dynamic, 1024)
  for (std::int64_t row = 0; row < matrix.num_rows; ++row)
    pattern[index(row)] = columns_of_row(row, occurrences, rows.dofs_per_cell(), columns);
  matrix.row_begin.assign(1, 0);
  for (const auto& row : pattern) {
    matrix.columns.insert(matrix.columns.end(), row.begin(), row.end());
    matrix.row_begin.push_back(static_cast<std::int64_t>(matrix.columns.size()));
  }
  matrix.values.assign(matrix.columns.size(), 0);
}

std::size_t find_entry(const CsrMatrix& matrix, std::int64_t row, std::int64_t column) {
  const auto begin = matrix.columns.begin() + static_cast<std::ptrdiff_t>(matrix.row_begin[index(row)]);
  const auto end = matrix.columns.begin() + static_cast<std::ptrdiff_t>(matrix.row_begin[index(row) + 1]);
  const auto found = std::lower_bound(begin, end, column);
  return found != end && *found == column ? static_cast<std::size_t>(found - matrix.columns.begin())
                                          : matrix.columns.size();
}

}  // namespace

std::vector<double> CsrMatrix::multiply(const std::vector<double>& x) const {
  require(static_cast<std::int64_t>(x.size()) == num_columns, "CsrMatrix::multiply",
          "the vector has the wrong size");
  std::vector<double> y(index(num_rows));
#pragma omp parallel for schedule(static) if (num_rows > least_parallel)
  for (std::int64_t row = 0; row < num_rows; ++row) {
    double sum = 0;
    for (std::int64_t k = row_begin[index(row)]; k < row_begin[index(row) + 1]; ++k)
      sum += values[index(k)] * x[index(columns[index(k)])];
    y[index(row)] = sum;
  }
  return y;
}

std::vector<double> CsrMatrix::diagonal() const {
  std::vector<double> result(index(num_rows), 0.0);
  for (std::int64_t row = 0; row < num_rows; ++row) {
    const std::size_t entry = find_entry(*this, row, row);
    if (entry < values.size()) result[index(row)] = values[entry];
  }
  return result;
}

template <class T>
CsrMatrix assemble_matrix(const DofMap& rows, const DofMap& columns, const std::vector<T>& element_matrices) {
  const std::int64_t height = rows.dofs_per_cell();
  const std::int64_t width = columns.dofs_per_cell();
  require(rows.num_cells() == columns.num_cells(), "assemble_matrix", "the dof maps are of different meshes");
  require(static_cast<std::int64_t>(element_matrices.size()) == rows.num_cells() * height * width,
          "assemble_matrix", "the number of entries is not cells x rows x columns");
  const Occurrences occurrences = find_occurrences(rows);
  CsrMatrix matrix;
  build_pattern(matrix, occurrences, rows, columns);
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < matrix.num_rows; ++row) {
    for (std::int64_t o = occurrences.begin[index(row)]; o < occurrences.begin[index(row) + 1]; ++o) {
      const std::int64_t place = occurrences.places[index(o)];  // cell * height + row of the element matrix
      const std::int64_t cell = place / height;
      for (std::int64_t j = 0; j < width; ++j) {
        const std::int64_t column = columns.cell_dofs()[index(cell * width + j)];
        matrix.values[find_entry(matrix, row, column)] +=
            static_cast<double>(element_matrices[index(place * width + j)]);
      }
    }
  }
  return matrix;
}
template CsrMatrix assemble_matrix<float>(const DofMap&, const DofMap&, const std::vector<float>&);
template CsrMatrix assemble_matrix<double>(const DofMap&, const DofMap&, const std::vector<double>&);

template <class T>
std::vector<double> assemble_vector(const DofMap& rows, const std::vector<T>& element_vectors) {
  require(element_vectors.size() == rows.cell_dofs().size(), "assemble_vector",
          "the number of entries is not cells x rows");
  std::vector<double> result(index(rows.num_dofs()), 0.0);
  for (std::size_t place = 0; place < element_vectors.size(); ++place)
    result[index(rows.cell_dofs()[place])] += static_cast<double>(element_vectors[place]);
  return result;
}
template std::vector<double> assemble_vector<float>(const DofMap&, const std::vector<float>&);
template std::vector<double> assemble_vector<double>(const DofMap&, const std::vector<double>&);

template <class T>
std::vector<T> unpack_symmetric(const std::vector<T>& packed, int size) {
  const auto n = index(size);
  const std::size_t stored = n * (n + 1) / 2;
  require(size > 0 && packed.size() % stored == 0, "unpack_symmetric", "the last cell is incomplete");
  std::vector<T> full(packed.size() / stored * n * n);
  for (std::size_t cell = 0; cell < packed.size() / stored; ++cell) {
    const T* next = packed.data() + cell * stored;
    T* matrix = full.data() + cell * n * n;
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = i; j < n; ++j) matrix[i * n + j] = matrix[j * n + i] = *next++;
  }
  return full;
}
template std::vector<float> unpack_symmetric<float>(const std::vector<float>&, int);
template std::vector<double> unpack_symmetric<double>(const std::vector<double>&, int);

void constrain(CsrMatrix& matrix, std::vector<double>& right_hand_side, const std::vector<std::int64_t>& dofs,
               const std::vector<double>& values) {
  require(matrix.num_rows == matrix.num_columns, "constrain", "the matrix is not square");
  require(static_cast<std::int64_t>(right_hand_side.size()) == matrix.num_rows, "constrain",
          "the right-hand side has the wrong size");
  require(dofs.size() == values.size(), "constrain", "there is not one value for each dof");
  std::vector<char> is_fixed(index(matrix.num_rows), 0);
  std::vector<double> fixed(index(matrix.num_rows), 0.0);
  for (std::size_t i = 0; i < dofs.size(); ++i) {
    require(dofs[i] >= 0 && dofs[i] < matrix.num_rows, "constrain", "a dof is out of range");
    is_fixed[index(dofs[i])] = 1;
    fixed[index(dofs[i])] = values[i];
  }
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < matrix.num_rows; ++row) {
    for (std::int64_t k = matrix.row_begin[index(row)]; k < matrix.row_begin[index(row) + 1]; ++k) {
      const auto column = index(matrix.columns[index(k)]);
      double& value = matrix.values[index(k)];
      if (is_fixed[index(row)] != 0) {
        value = column == index(row) ? 1 : 0;
      } else if (is_fixed[column] != 0) {
        right_hand_side[index(row)] -= value * fixed[column];
        value = 0;
      }
    }
    if (is_fixed[index(row)] != 0) right_hand_side[index(row)] = fixed[index(row)];
  }
}

}  // namespace femforge
