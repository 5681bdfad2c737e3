// femforge's operators, element matrices and nonlinear problems as PETSc's Mat and SNES take them. A header
// of its own: the runtime does not know of it. PETSc 3.18 or later, real numbers.
//
// Vectors are used where they are: on the host for kernels of CPUs, in the device's memory for kernels of
// GPUs
// (-vec_type cuda, hip). A stream's work has ended when a call returns.
#ifndef FEMFORGE_ADAPTERS_PETSC_HPP
#define FEMFORGE_ADAPTERS_PETSC_HPP

#include <petscsnes.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <femforge/adapters/owned.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/solve/newton.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace femforge::petsc {

using Scalar = PetscScalar;
static_assert(std::is_floating_point_v<Scalar>, "femforge's kernels are real: PETSc has to be, too");

/// Throws unless a call of PETSc has succeeded.
inline void check(PetscErrorCode code, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (code == 0) return;
  const char* text = nullptr;
  PetscErrorMessage(code, &text, nullptr);
  throw Error(
      std::string(file) + ":" + std::to_string(line),
      "PETSc returned " + std::to_string(static_cast<int>(code)) + (text ? std::string(": ") + text : ""));
}

using Matrix = adapters::Owned<Mat, MatDestroy>;
using Vector = adapters::Owned<Vec, VecDestroy>;
using LinearSolver = adapters::Owned<KSP, KSPDestroy>;
using NonlinearSolver = adapters::Owned<SNES, SNESDestroy>;

namespace detail {

// What PETSc calls must not throw: an exception becomes PETSc's error, with its words.
template <class Function>
PetscErrorCode guarded(const Function& function) {
  PetscFunctionBegin;
  try {
    function();
  } catch (const std::exception& error) {
    SETERRQ(PETSC_COMM_SELF, PETSC_ERR_LIB, "%s", message_of(error).c_str());
  }
  PetscFunctionReturn(0);
}

inline void check_memory(PetscMemType memory, Target target) {
  const bool on_host = PetscMemTypeHost(memory);
  const bool wants_host = target == Target::cpu || device_info(target).flavour == "emulated";
  if (on_host != wants_host)
    throw Error("a vector of PETSc",
                on_host ? "it is on the host, and the kernels are for a device"
                        : "it is on a device, and the kernels are for the host",
                wants_host ? "use -vec_type standard" : std::string("use -vec_type ") + to_string(target));
}

}  // namespace detail

/// The entries of a vector, to be read where they are.
class Read {
 public:
  /// @throws Error if they are not where kernels of the target read.
  Read(Vec vector, Target target) : vector_(vector) {
    PetscMemType memory = PETSC_MEMTYPE_HOST;
    check(VecGetArrayReadAndMemType(vector, &data_, &memory));
    detail::check_memory(memory, target);
  }
  ~Read() { VecRestoreArrayReadAndMemType(vector_, &data_); }
  Read(const Read&) = delete;
  Read& operator=(const Read&) = delete;
  const Scalar* data() const noexcept { return data_; }

 private:
  Vec vector_;
  const Scalar* data_ = nullptr;
};

/// The entries of a vector, all to be written where they are.
class Write {
 public:
  /// @throws Error as Read.
  Write(Vec vector, Target target) : vector_(vector) {
    PetscMemType memory = PETSC_MEMTYPE_HOST;
    check(VecGetArrayWriteAndMemType(vector, &data_, &memory));
    detail::check_memory(memory, target);
  }
  ~Write() { VecRestoreArrayWriteAndMemType(vector_, &data_); }
  Write(const Write&) = delete;
  Write& operator=(const Write&) = delete;
  Scalar* data() const noexcept { return data_; }

 private:
  Vec vector_;
  Scalar* data_ = nullptr;
};

/// The type of PETSc's vectors on a target.
inline VecType vector_type(Target target) {
  if (target == Target::cpu || device_info(target).flavour == "emulated") return VECSTANDARD;
  return target == Target::cuda ? "cuda" : "hip";
}

/// A vector for an operator's target, of zeros.
inline Vector make_vector(std::int64_t size, Target target) {
  Vector vector;
  check(VecCreate(PETSC_COMM_SELF, vector.put()));
  check(VecSetSizes(vector, static_cast<PetscInt>(size), PETSC_DETERMINE));
  check(VecSetType(vector, vector_type(target)));
  check(VecSet(vector, 0));
  return vector;
}

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
    shell.stream.synchronize();
  });
}

inline PetscErrorCode get_diagonal(Mat matrix, Vec diagonal) {
  return guarded([&] {
    const Shell& shell = shell_of(matrix);
    const std::vector<Scalar> values = shell.diagonal->to_host();
    Scalar* to = nullptr;
    check(VecGetArrayWrite(diagonal, &to));
    std::copy(values.begin(), values.end(), to);
    check(VecRestoreArrayWrite(diagonal, &to));
  });
}

inline PetscErrorCode destroy_shell(Mat matrix) {
  return guarded([&] { delete &shell_of(matrix); });  // NOLINT: made by make_shell, for PETSc to keep
}

inline void set_operation(Mat matrix, MatOperation operation, void (*function)()) {
  check(MatShellSetOperation(matrix, operation, function));
}

}  // namespace detail

/// A matrix of type shell whose product is an operator's.
/// @param diagonal of the operator, for Jacobi's and Chebyshev's methods.
/// @param symmetric whether the operator is: then its transpose is known, too.
inline Matrix make_shell(std::shared_ptr<const LinearOperator<Scalar>> matrix,
                         std::optional<DeviceArray<Scalar>> diagonal = std::nullopt, bool symmetric = false) {
  const auto size = static_cast<PetscInt>(matrix->size());
  const Target target = matrix->target();
  const bool has_diagonal = diagonal.has_value();
  auto shell =
      std::make_unique<detail::Shell>(detail::Shell{std::move(matrix), std::move(diagonal), Stream(target)});
  Matrix result;
  check(MatCreateShell(PETSC_COMM_SELF, size, size, size, size, shell.get(), result.put()));
  detail::set_operation(result, MATOP_DESTROY, reinterpret_cast<void (*)()>(detail::destroy_shell));
  shell.release();  // PETSc destroys it with the matrix from here on
  detail::set_operation(result, MATOP_MULT, reinterpret_cast<void (*)()>(detail::multiply));
  if (symmetric) {
    detail::set_operation(result, MATOP_MULT_TRANSPOSE, reinterpret_cast<void (*)()>(detail::multiply));
    check(MatSetOption(result, MAT_SYMMETRIC, PETSC_TRUE));
  }
  if (has_diagonal)
    detail::set_operation(result, MATOP_GET_DIAGONAL, reinterpret_cast<void (*)()>(detail::get_diagonal));
  check(MatShellSetVecType(result, vector_type(target)));
  return result;
}

/// A sparse matrix that takes element matrices by PETSc's COO interface: where each entry goes is told once,
/// and values are handed over as the kernel has written them.
class CooMatrix {
 public:
  /// Of the type that -mat_type says.
  /// @param dofs rows and columns of the element matrices. @param target of the kernels.
  /// @param constrained dofs whose rows and columns are those of the identity.
  /// @throws Error if there are too many dofs for PetscInt, or PETSc refuses.
  CooMatrix(const DofMap& dofs, Target target, const std::vector<std::int64_t>& constrained = {})
      : values_(target, number_of_values(dofs) + constrained.size()), stream_(target) {
    std::vector<char> free(static_cast<std::size_t>(dofs.num_dofs()), 1);
    for (const std::int64_t dof : constrained) free.at(static_cast<std::size_t>(dof)) = 0;
    std::vector<PetscInt> rows;
    std::vector<PetscInt> columns;
    rows.reserve(values_.size());
    columns.reserve(values_.size());
    const auto n = static_cast<std::size_t>(dofs.dofs_per_cell());
    const auto numbered = [&](std::size_t place) {  // PETSc leaves negative numbers out
      const std::int64_t dof = dofs.cell_dofs()[place];
      return free[static_cast<std::size_t>(dof)] != 0 ? static_cast<PetscInt>(dof) : PetscInt{-1};
    };
    for (std::size_t first = 0; first < dofs.cell_dofs().size(); first += n)
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
          rows.push_back(numbered(first + i));
          columns.push_back(numbered(first + j));
        }
    for (const std::int64_t dof : constrained) {
      rows.push_back(static_cast<PetscInt>(dof));
      columns.push_back(static_cast<PetscInt>(dof));
    }
    values_.fill(1);
    const auto size = static_cast<PetscInt>(dofs.num_dofs());
    check(MatCreate(PETSC_COMM_SELF, matrix_.put()));
    check(MatSetSizes(matrix_, size, size, size, size));
    check(MatSetType(matrix_, MATAIJ));
    check(MatSetFromOptions(matrix_));
    check(MatSetPreallocationCOO(matrix_, static_cast<PetscCount>(rows.size()), rows.data(), columns.data()));
  }

  /// Computes all element matrices and assembles.
  /// @param inputs of a kernel for element_tensor, with full output, on the mesh of the dof map.
  /// @throws Error if the kernel's matrices are no such, or the launch or PETSc fails.
  void assemble(const KernelInputs<Scalar>& inputs) {
    const femforge_kernel& kernel = inputs.kernel();
    femforge_arguments arguments = inputs.arguments(values_);
    if (arguments.num_cells * kernel.rows * kernel.columns > static_cast<std::int64_t>(values_.size()) ||
        kernel.entries_per_cell != kernel.rows * kernel.columns)
      throw Error(kernel.name, "its element matrices are not those of the dof map, in full",
                  "generate it with output = full, for the element of the dof map");
    launch(kernel, arguments, stream_);
    stream_.synchronize();
    check(MatSetValuesCOO(matrix_, values_.data(), INSERT_VALUES));
  }

  Mat matrix() const noexcept { return matrix_; }

 private:
  static std::size_t number_of_values(const DofMap& dofs) {
    if (dofs.num_dofs() > PETSC_MAX_INT)
      throw Error("CooMatrix", "there are more dofs than PetscInt counts",
                  "use a PETSc that was configured with 64-bit indices");
    return dofs.cell_dofs().size() * static_cast<std::size_t>(dofs.dofs_per_cell());
  }

  DeviceArray<Scalar> values_;  // [cell][row][column], then ones of constrained dofs
  Stream stream_;
  Matrix matrix_;
};

/// A nonlinear problem as SNES takes it: residual, Jacobian without a matrix, and the problem's own
/// preconditioner
/// (-pc_type shell, which is set here; others need a matrix).
class SnesProblem {
 public:
  /// Keeps a reference to the problem, which must outlive this object; this object must outlive the solver's
  /// work.
  /// @param snes gets function, Jacobian and preconditioner, and then takes options.
  SnesProblem(NonlinearProblem<Scalar>& problem, SNES snes)
      : problem_(problem),
        stream_(problem.target()),
        residual_(make_vector(problem.size(), problem.target())),
        jacobian_(make_shell(std::make_shared<Jacobian>(problem))) {
    check(SNESSetFunction(snes, residual_, residual, this));
    check(SNESSetJacobian(snes, jacobian_, jacobian_, linearise, this));
    KSP linear = nullptr;
    PC preconditioner = nullptr;
    check(SNESGetKSP(snes, &linear));
    check(KSPGetPC(linear, &preconditioner));
    check(PCSetType(preconditioner, PCSHELL));
    check(PCShellSetContext(preconditioner, this));
    check(PCShellSetApply(preconditioner, precondition));
    check(SNESSetFromOptions(snes));
  }
  SnesProblem(const SnesProblem&) = delete;
  SnesProblem& operator=(const SnesProblem&) = delete;

  /// A state that fulfils what the problem prescribes, zero elsewhere.
  Vector initial_state() const {
    Vector state = make_vector(problem_.size(), problem_.target());
    const Write to(state, problem_.target());
    problem_.impose(to.data(), stream_);
    stream_.synchronize();
    return state;
  }

 private:
  // The Jacobian of the last linearisation.
  class Jacobian final : public LinearOperator<Scalar> {
   public:
    explicit Jacobian(const NonlinearProblem<Scalar>& problem) : problem_(problem) {}
    std::int64_t size() const override { return problem_.size(); }
    Target target() const override { return problem_.target(); }
    void apply(const Scalar* x, Scalar* y, const Stream& stream) const override {
      problem_.jacobian().apply(x, y, stream);
    }

   private:
    const NonlinearProblem<Scalar>& problem_;
  };

  static PetscErrorCode residual(SNES, Vec state, Vec result, void* context) {
    return detail::guarded([&] {
      auto& self = *static_cast<SnesProblem*>(context);
      const Read from(state, self.problem_.target());
      const Write to(result, self.problem_.target());
      self.problem_.residual(from.data(), to.data(), self.stream_);
      self.stream_.synchronize();
    });
  }

  static PetscErrorCode linearise(SNES, Vec state, Mat, Mat, void* context) {
    return detail::guarded([&] {
      auto& self = *static_cast<SnesProblem*>(context);
      // The Jacobian refers to the state, and PETSc's vector changes: a copy stays.
      if (!self.state_) self.state_ = make_vector(self.problem_.size(), self.problem_.target());
      check(VecCopy(state, self.state_));
      const Read from(self.state_, self.problem_.target());
      self.problem_.linearise(from.data(), self.stream_);
      self.stream_.synchronize();
    });
  }

  static PetscErrorCode precondition(PC preconditioner, Vec r, Vec z) {
    return detail::guarded([&] {
      void* context = nullptr;
      check(PCShellGetContext(preconditioner, &context));
      auto& self = *static_cast<SnesProblem*>(context);
      const Read from(r, self.problem_.target());
      const Write to(z, self.problem_.target());
      self.problem_.preconditioner().apply(from.data(), to.data(), self.stream_);
      self.stream_.synchronize();
    });
  }

  NonlinearProblem<Scalar>& problem_;
  Stream stream_;
  Vector residual_;
  Vector state_;
  Matrix jacobian_;
};

}  // namespace femforge::petsc

#endif
