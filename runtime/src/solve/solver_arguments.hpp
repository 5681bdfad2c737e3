// What all solvers ask of their arguments. `place` is the solver that asks.
#ifndef FEMFORGE_SRC_SOLVE_SOLVER_ARGUMENTS_HPP
#define FEMFORGE_SRC_SOLVE_SOLVER_ARGUMENTS_HPP

#include <cmath>

#include <femforge/device/graph.hpp>
#include <femforge/device/vectors.hpp>
#include <femforge/solve/solver.hpp>

namespace femforge {

inline void check_options(const char* place, const SolverOptions& options) {
  require(options.relative_tolerance >= 0 && std::isfinite(options.relative_tolerance), place,
          "the relative tolerance is negative or not finite");
  require(options.absolute_tolerance >= 0 && std::isfinite(options.absolute_tolerance), place,
          "the absolute tolerance is negative or not finite");
  require(options.max_iterations >= 0, place, "the number of iterations is negative");
  require(options.check_interval >= 1, place, "the check interval is not positive");
}

inline void check_graph(const char* place, const SolverOptions& options, const Stream& stream) {
  require(options.graph != GraphUse::on || has_graphs(stream), place, "the target has no graphs",
          "use GraphUse::automatic");
}

template <class T>
void check_arguments(const char* place, const LinearOperator<T>& matrix,
                     const Preconditioner<T>& preconditioner, const T* b, const T* x, const Stream& stream) {
  require(matrix.size() == 0 || (b != nullptr && x != nullptr), place, "a pointer is null");
  require(matrix.target() == stream.target() && preconditioner.target() == stream.target(), place,
          "the operator, the preconditioner and the stream are of different targets");
  require(preconditioner.size() < 0 || preconditioner.size() == matrix.size(), place,
          "the preconditioner has another size than the operator");
}

/// For solvers whose sums are those of one process.
template <class T>
void check_one_process(const char* place, const LinearOperator<T>& matrix) {
  if (matrix.global_sums() != nullptr)
    throw Error(place, "its sums are those of one process, and several share the operator",
                "use solve_cg, or PETSc's solvers (femforge/adapters/petsc.hpp)");
}

template <class T>
void check_arrays(const char* place, const LinearOperator<T>& matrix, const DeviceArray<T>& b,
                  const DeviceArray<T>& x) {
  require(b.target() == matrix.target() && x.target() == matrix.target(), place,
          "the operator and the vectors are of different targets");
  const auto size = static_cast<std::size_t>(matrix.size());
  require(b.size() == size, place, "the right-hand side has the wrong size");
  require(x.size() == size, place, "the solution has the wrong size");
}

/// The solution for b = 0.
template <class T>
void take_zero(std::int64_t size, T* x, const Stream& stream, SolverResult& result) {
  set_zero(size, x, stream);
  stream.synchronize();
  result.residual_norms = {0};
}

}  // namespace femforge

#endif
