// femforge's operators and element matrices as PETSc's Mat, of one process or several.
#ifndef FEMFORGE_ADAPTERS_PETSC_MATRICES_HPP
#define FEMFORGE_ADAPTERS_PETSC_MATRICES_HPP

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <femforge/adapters/petsc_halo.hpp>
#include <femforge/device/vectors.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/parallel/distributed_matrices.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace femforge::petsc {

namespace detail {

// What a shell holds.
struct Shell {
  std::shared_ptr<const LinearOperator<Scalar>> matrix;
  std::optional<DeviceArray<Scalar>> diagonal;
  Stream stream;
};

inline Shell& shell_of(Mat matrix) {
  Shell* shell = nullptr;
  check(MatShellGetContext(matrix, &shell));
  return *shell;
}

inline PetscErrorCode multiply(Mat matrix, Vec x, Vec y) {
  return guarded([&] {
    const Shell& shell = shell_of(matrix);
    const Target target = shell.matrix->target();
    const Read from(x, target);
    const Write to(y, target);
    shell.matrix->apply(from.data(), to.data(), shell.stream);
  });
}

inline PetscErrorCode get_diagonal(Mat matrix, Vec diagonal) {
  return guarded([&] {
    const Shell& shell = shell_of(matrix);
    const Write to(diagonal, shell.matrix->target());
    copy(shell.matrix->size(), shell.diagonal->data(), to.data(), shell.stream);
  });
}

inline PetscErrorCode destroy_shell(Mat matrix) {
  return guarded([&] { delete &shell_of(matrix); });  // NOLINT: made by make_shell, for PETSc to keep
}

// PETSc has two types for functions of any type, an old one and a new one.
template <class Any, class Function>
void set_operation(PetscErrorCode (*set)(Mat, MatOperation, Any), Mat matrix, MatOperation operation,
                   Function function) {
  check(set(matrix, operation, reinterpret_cast<Any>(function)));
}
template <class Function>
void set_operation(Mat matrix, MatOperation operation, Function function) {
  set_operation(MatShellSetOperation, matrix, operation, function);
}

}  // namespace detail

/// A matrix of type shell whose product is an operator's. Work on a device is in PETSc's queue there.
/// @param matrix of one process, or one that the processes share (DistributedOperator), of which each has
/// the rows that it owns.
/// @param diagonal of the operator, for Jacobi's and Chebyshev's methods: of this process's rows.
/// @param symmetric whether the operator is: then its transpose is known, too.
/// @param processes that share it; all of them call this.
inline Matrix make_shell(std::shared_ptr<const LinearOperator<Scalar>> matrix,
                         std::optional<DeviceArray<Scalar>> diagonal = std::nullopt, bool symmetric = false,
                         MPI_Comm processes = PETSC_COMM_SELF) {
  const PetscInt size = to_int(matrix->size());
  const Target target = matrix->target();
  const bool has_diagonal = diagonal.has_value();
  auto shell = std::make_unique<detail::Shell>(
      detail::Shell{std::move(matrix), std::move(diagonal), stream_of(target)});
  Matrix result;
  check(MatCreateShell(processes, size, size, PETSC_DETERMINE, PETSC_DETERMINE, shell.get(), result.put()));
  detail::set_operation(result, MATOP_DESTROY, detail::destroy_shell);
  shell.release();  // PETSc destroys it with the matrix from here on
  detail::set_operation(result, MATOP_MULT, detail::multiply);
  if (symmetric) {
    detail::set_operation(result, MATOP_MULT_TRANSPOSE, detail::multiply);
    check(MatSetOption(result, MAT_SYMMETRIC, PETSC_TRUE));
  }
  if (has_diagonal) detail::set_operation(result, MATOP_GET_DIAGONAL, detail::get_diagonal);
  check(MatShellSetVecType(result, vector_type(target)));
  return result;
}

namespace detail {

// Makes a matrix of the owned rows of processes. @returns whether it takes values where a target has them.
inline bool create(Matrix& matrix, const Numbering& numbering, Target target) {
  const PetscInt size = numbering.num_owned;
  check(MatCreate(numbering.processes, matrix.put()));
  check(MatSetSizes(matrix, size, size, PETSC_DETERMINE, PETSC_DETERMINE));
  check(MatSetType(matrix, matrix_type(target)));
  check(MatSetFromOptions(matrix));
  PetscBool on_host = PETSC_FALSE;
  check(PetscObjectTypeCompareAny(reinterpret_cast<PetscObject>(static_cast<Mat>(matrix)), &on_host,
                                  MATSEQAIJ, MATMPIAIJ, ""));
  return is_on_host(target) || on_host == PETSC_FALSE;
}

}  // namespace detail

/// A sparse matrix that takes element matrices by PETSc's COO interface: where each entry goes is told once,
/// and values are handed over as the kernel has written them. What a process has of rows that others own is
/// sent to these by PETSc.
class CooMatrix {
 public:
  /// Of one process. The type is that of the target, unless -mat_type says another.
  /// @param dofs rows and columns of the element matrices. @param target of the kernels.
  /// @param constrained dofs whose rows and columns are those of the identity.
  /// @throws Error if there are too many dofs for PetscInt, or PETSc refuses.
  CooMatrix(const DofMap& dofs, Target target, const std::vector<std::int64_t>& constrained = {})
      : CooMatrix(dofs, numbering_of(dofs), target, constrained) {}
  /// Of the processes that share a numbering; all of them call it.
  /// @param dofs of this process's cells. @param constrained dofs of this dof map, all that there are.
  CooMatrix(const DofMap& dofs, const Numbering& numbering, Target target,
            const std::vector<std::int64_t>& constrained = {})
      : values_(target, 0), stream_(stream_of(target)) {
    std::vector<PetscInt> numbers = numbering.numbers;  // PETSc leaves negative ones out
    require(numbers.size() == index(dofs.num_dofs()), "CooMatrix",
            "the numbering is of another number of dofs than the dof map");
    std::vector<PetscInt> identity;
    for (const std::int64_t dof : constrained) {
      PetscInt& number = numbers.at(index(dof));
      const PetscInt place = number - numbering.first;
      if (place >= 0 && place < numbering.num_owned) identity.push_back(number);
      number = -1;
    }
    takes_values_where_they_are_ = detail::create(matrix_, numbering, target);
    set_pattern(dofs, numbers, identity);
    // An array of one entry where there is none: PETSc asks where it is.
    values_ = DeviceArray<Scalar>(target, std::max(num_values_ + identity.size(), std::size_t{1}));
    values_.fill(1);
  }

  /// Computes all element matrices and assembles; all processes call it.
  /// @param inputs of a kernel for element_tensor, with full output, on the mesh of the dof map.
  /// @throws Error if the kernel's matrices are no such, or the launch or PETSc fails.
  void assemble(const KernelInputs<Scalar>& inputs) {
    const femforge_kernel& kernel = inputs.kernel();
    femforge_arguments arguments = inputs.arguments(values_);
    if (arguments.num_cells * kernel.rows * kernel.columns != static_cast<std::int64_t>(num_values_) ||
        kernel.entries_per_cell != kernel.rows * kernel.columns)
      throw Error(kernel.name, "its element matrices are not those of the dof map, in full",
                  "generate it with output = full, for the element of the dof map");
    launch(kernel, arguments, stream_);
    if (takes_values_where_they_are_) {
      check(MatSetValuesCOO(matrix_, values_.data(), INSERT_VALUES));
      return;
    }
    stream_.synchronize();
    const std::vector<Scalar> values = values_.to_host();
    check(MatSetValuesCOO(matrix_, values.data(), INSERT_VALUES));
  }

  Mat matrix() const noexcept { return matrix_; }

 private:
  // Row and column of each value: [cell][row][column], then the constrained dofs of this process.
  void set_pattern(const DofMap& dofs, const std::vector<PetscInt>& numbers,
                   const std::vector<PetscInt>& identity) {
    const std::vector<std::int64_t>& of_cells = dofs.cell_dofs();
    const std::size_t n = index(dofs.dofs_per_cell());
    num_values_ = of_cells.size() * n;
    std::vector<PetscInt> rows;
    std::vector<PetscInt> columns;
    rows.reserve(num_values_ + identity.size());
    columns.reserve(num_values_ + identity.size());
    for (std::size_t first = 0; first < of_cells.size(); first += n)
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
          rows.push_back(numbers[index(of_cells[first + i])]);
          columns.push_back(numbers[index(of_cells[first + j])]);
        }
    rows.insert(rows.end(), identity.begin(), identity.end());
    columns.insert(columns.end(), identity.begin(), identity.end());
    check(MatSetPreallocationCOO(matrix_, static_cast<PetscCount>(rows.size()), rows.data(), columns.data()));
  }

  std::size_t num_values_ = 0;  // of element matrices
  DeviceArray<Scalar> values_;  // these, then ones of constrained dofs
  Stream stream_;
  Matrix matrix_;
  bool takes_values_where_they_are_ = true;
};

/// Rows that processes assemble by themselves (DistributedMatrices: discontinuous elements, over cells and
/// facets) as PETSc's matrix, in its own format. Nothing is sent: each process has its rows, complete.
class RowMatrix {
 public:
  /// All processes call it. The type is that of the target, unless -mat_type says another.
  /// @param rows with kernels of its target, which must outlive this object.
  /// @param plan of its dofs. @param numbering of the same dofs.
  /// @throws Error if there are too many dofs for PetscInt, or PETSc refuses.
  RowMatrix(DistributedMatrices<Scalar>& rows, const HaloPlan& plan, const Numbering& numbering)
      : rows_(&rows), stream_(stream_of(rows.target())), none_(rows.target(), std::vector<Scalar>{0}) {
    require(rows.num_rows() == numbering.num_owned, "RowMatrix",
            "the numbering is of other dofs than the rows");
    takes_values_where_they_are_ = detail::create(matrix_, numbering, rows.target());
    std::vector<PetscInt> numbers(plan.numbers.size());  // [number of the plan]
    for (std::size_t dof = 0; dof < numbers.size(); ++dof)
      numbers[index(plan.numbers[dof])] = numbering.numbers.at(dof);
    const CsrMatrix own = rows.to_host();
    std::vector<PetscInt> of_rows;
    std::vector<PetscInt> of_columns;
    for (PetscInt row = 0; row < numbering.num_owned; ++row)
      of_rows.insert(of_rows.end(), index(own.row_begin[index(row) + 1] - own.row_begin[index(row)]),
                     numbering.first + row);
    for (const std::int64_t column : own.columns) of_columns.push_back(numbers[index(column)]);
    check(MatSetPreallocationCOO(matrix_, static_cast<PetscCount>(of_rows.size()), of_rows.data(),
                                 of_columns.data()));
  }

  /// Assembles; all processes call it. @throws Error as DistributedMatrices::assemble, or if PETSc fails.
  void assemble() {
    rows_->assemble(stream_);
    const Scalar* values = rows_->matrices() == nullptr ? none_.data() : rows_->matrices()->values();
    if (takes_values_where_they_are_) {
      if (is_on_host(rows_->target())) stream_.synchronize();
      check(MatSetValuesCOO(matrix_, values, INSERT_VALUES));
      return;
    }
    stream_.synchronize();
    std::vector<Scalar> on_host(std::max(index(rows_->num_entries()), std::size_t{1}));
    copy_to_host(on_host.data(), values, index(rows_->num_entries()) * sizeof(Scalar), stream_);
    check(MatSetValuesCOO(matrix_, on_host.data(), INSERT_VALUES));
  }

  Mat matrix() const noexcept { return matrix_; }

 private:
  DistributedMatrices<Scalar>* rows_;
  Stream stream_;
  DeviceArray<Scalar> none_;  // PETSc asks where values are, even of none
  Matrix matrix_;
  bool takes_values_where_they_are_ = true;
};

}  // namespace femforge::petsc

#endif
