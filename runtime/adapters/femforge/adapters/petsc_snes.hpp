// Nonlinear problems of femforge as PETSc's SNES takes them.
#ifndef FEMFORGE_ADAPTERS_PETSC_SNES_HPP
#define FEMFORGE_ADAPTERS_PETSC_SNES_HPP

#include <cstdint>
#include <memory>

#include <femforge/adapters/petsc_matrices.hpp>
#include <femforge/solve/newton.hpp>
#include <femforge/solve/solver.hpp>

namespace femforge::petsc {

/// What solves for the increments of Newton's method.
enum class Increments {
  by_petsc,   ///< PETSc's KSP, with the problem's preconditioner
  by_runtime  ///< solve_cg, to the KSP's tolerances: scalars stay on the device, where KSP's come to the host
};

/// A nonlinear problem as SNES takes it: residual, Jacobian without a matrix, and the problem's own
/// preconditioner (-pc_type shell, which is set here; others need a matrix). Vectors are those of the
/// processes that the SNES is of: each problem has the entries that its process owns.
class SnesProblem {
 public:
  /// Keeps a reference to the problem, which must outlive this object; this object must outlive the solver's
  /// work.
  /// @param snes gets function, Jacobian and preconditioner, and then takes options.
  /// @param increments by_runtime needs Jacobians that are symmetric and positive definite, and takes the
  /// place of -ksp_type and -pc_type.
  SnesProblem(NonlinearProblem<Scalar>& problem, SNES snes, Increments increments = Increments::by_petsc)
      : problem_(problem),
        processes_(processes_of(snes)),
        stream_(stream_of(problem.target())),
        residual_(make_vector(problem.size(), problem.target(), processes_)),
        jacobian_(make_shell(std::make_shared<Jacobian>(problem), std::nullopt, false, processes_)) {
    check(SNESSetFunction(snes, residual_, residual, this));
    check(SNESSetJacobian(snes, jacobian_, jacobian_, linearise, this));
    KSP linear = nullptr;
    check(SNESGetKSP(snes, &linear));
    take_shell(linear, precondition);
    check(SNESSetFromOptions(snes));
    if (increments == Increments::by_petsc) return;
    take_shell(linear, solve);
    PetscReal relative = 0;
    PetscReal absolute = 0;
    PetscInt iterations = 0;
    check(KSPGetTolerances(linear, &relative, &absolute, nullptr, &iterations));
    linear_.relative_tolerance = relative;
    linear_.absolute_tolerance = absolute;
    linear_.max_iterations = iterations;
    check(KSPSetType(linear, KSPPREONLY));
  }
  SnesProblem(const SnesProblem&) = delete;
  SnesProblem& operator=(const SnesProblem&) = delete;

  /// A state that fulfils what the problem prescribes, zero elsewhere.
  Vector initial_state() const {
    Vector state = make_vector(problem_.size(), problem_.target(), processes_);
    impose(state);
    return state;
  }
  /// Has a state fulfil what the problem prescribes. @throws Error if it is not where the kernels work.
  void impose(Vec state) const {
    const Write to(state, problem_.target());
    problem_.impose(to.data(), stream_);
  }
  /// Iterations of the runtime's solver so far.
  std::int64_t iterations_by_runtime() const noexcept { return iterations_; }

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

  void take_shell(KSP linear, PetscErrorCode (*apply)(PC, Vec, Vec)) {
    PC preconditioner = nullptr;
    check(KSPGetPC(linear, &preconditioner));
    check(PCSetType(preconditioner, PCSHELL));
    check(PCShellSetContext(preconditioner, this));
    check(PCShellSetApply(preconditioner, apply));
  }

  static MPI_Comm processes_of(SNES snes) {
    MPI_Comm processes = MPI_COMM_NULL;
    check(PetscObjectGetComm(reinterpret_cast<PetscObject>(snes), &processes));
    return processes;
  }

  static PetscErrorCode residual(SNES, Vec state, Vec result, void* context) {
    return detail::guarded([&] {
      auto& self = *static_cast<SnesProblem*>(context);
      const Read from(state, self.problem_.target());
      const Write to(result, self.problem_.target());
      self.problem_.residual(from.data(), to.data(), self.stream_);
    });
  }

  static PetscErrorCode linearise(SNES, Vec state, Mat, Mat, void* context) {
    return detail::guarded([&] {
      auto& self = *static_cast<SnesProblem*>(context);
      // The Jacobian refers to the state, and PETSc's vector changes: a copy stays.
      if (!self.state_)
        self.state_ = make_vector(self.problem_.size(), self.problem_.target(), self.processes_);
      check(VecCopy(state, self.state_));
      const Read from(self.state_, self.problem_.target());
      self.problem_.linearise(from.data(), self.stream_);
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
    });
  }

  static PetscErrorCode solve(PC preconditioner, Vec r, Vec z) {
    return detail::guarded([&] {
      void* context = nullptr;
      check(PCShellGetContext(preconditioner, &context));
      auto& self = *static_cast<SnesProblem*>(context);
      check(VecSet(z, 0));
      const Read from(r, self.problem_.target());
      const Write to(z, self.problem_.target());
      self.stream_.synchronize();
      const SolverResult result = solve_cg(self.problem_.jacobian(), self.problem_.preconditioner(),
                                           from.data(), to.data(), self.linear_, self.own_stream_);
      self.iterations_ += result.iterations;
      require(result.status == SolverStatus::converged || result.status == SolverStatus::iteration_limit,
              "SnesProblem", "conjugate gradients broke down: the Jacobian is not positive definite",
              "use Increments::by_petsc with -ksp_type gmres or minres");
    });
  }

  NonlinearProblem<Scalar>& problem_;
  MPI_Comm processes_;
  SolverOptions linear_;
  std::int64_t iterations_ = 0;
  Stream own_stream_{problem_.target()};  // PETSc's own may not be captured in graphs
  Stream stream_;
  Vector residual_;
  Vector state_;
  Matrix jacobian_;
};

}  // namespace femforge::petsc

#endif
