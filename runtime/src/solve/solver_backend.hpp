// Kernels of solvers that a target has to provide. Arguments are checked by the callers; pointers and streams
// are the target's own.
#ifndef FEMFORGE_SRC_SOLVE_SOLVER_BACKEND_HPP
#define FEMFORGE_SRC_SOLVE_SOLVER_BACKEND_HPP

#include <cstddef>
#include <cstdint>

#include "device/graph_backend.hpp"
#include "device/vector_backend.hpp"
#include "solve/cg_operations.hpp"
#include "solve/minres_operations.hpp"

namespace femforge {

/// The vectors of conjugate gradients, and what goes with them.
template <class T>
struct CgVectors {
  static constexpr int num_projections = 3;
  static constexpr int num_residuals = 2;
  static constexpr int num_sums = num_projections + num_residuals;
  std::int64_t size = 0;
  const T* b = nullptr;
  const T* inverse = nullptr;  ///< the inverse diagonal, or null for z = r
  T* x = nullptr;
  T* r = nullptr;
  T* p = nullptr;
  T* q = nullptr;
  T* z = nullptr;       ///< only where the preconditioner is not diagonal
  bool clears = false;  ///< whether q is left as zeros for the operator
  CgState* state = nullptr;
  double* projections = nullptr;  ///< blocks' sums of the first stage, one set
  double* residuals = nullptr;    ///< of r.r and r.z, one set
  // What stages read: the same, or where other processes have a part in the sums, the whole of them.
  double* projection_totals = nullptr;
  double* residual_totals = nullptr;
  double* start_sums =
      nullptr;             ///< where the sums of the start wait for those of others; null if they do not
  PartialSums finished{};  ///< for what is summed up at the start
};

/// The vectors of the minimal residual method in one iteration; old and new ones share their memory.
template <class T>
struct MinresVectors {
  std::int64_t size = 0;
  const T* inverse = nullptr;  ///< the inverse diagonal, or null for z = v
  T* x = nullptr;
  T* q = nullptr;
  T* v = nullptr;
  T* v_old = nullptr;  ///< becomes v_new
  T* z = nullptr;
  T* z_new = nullptr;
  T* w = nullptr;
  T* w_old = nullptr;  ///< becomes w_new
  bool diagonal = false;
  bool clears = false;
  MinresState* state = nullptr;
  double* projections = nullptr;
  double* norms = nullptr;
  PartialSums finished{};
};

template <class T>
class SolverBackend {
 public:
  SolverBackend() = default;
  virtual ~SolverBackend() = default;
  SolverBackend(const SolverBackend&) = delete;
  SolverBackend& operator=(const SolverBackend&) = delete;

  /// Doubles of one set of blocks' sums on the current device.
  virtual std::size_t sums_size() const = 0;

  // Diagonal preconditioners: start, then project and update in each iteration.
  virtual void cg_start(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_project(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_update(const CgVectors<T>& v, void* stream) const = 0;
  /// Both; the second begins while the first is at work, where the target can.
  virtual void cg_project_and_update(const CgVectors<T>& v, LoopHandle loop, void* stream) const = 0;
  // Others: start_residual, z into p, start_energy; then curvature, residual, z, energy, direction.
  virtual void cg_start_residual(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_start_energy(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_curvature(const CgVectors<T>& v, LoopHandle loop, void* stream) const = 0;
  virtual void cg_residual(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_energy(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_direction(const CgVectors<T>& v, void* stream) const = 0;
  // Where several processes share the vectors. A start stops at its sums, in start_sums, and is finished by
  // one of these; stages are not joined, and have no record beside them.
  virtual void cg_finish_start(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_finish_start_residual(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_finish_start_energy(const CgVectors<T>& v, void* stream) const = 0;
  virtual void cg_curvature_alone(const CgVectors<T>& v, void* stream) const = 0;
  /// totals = what the stages of this process have left: projections, then residuals.
  virtual void cg_gather_sums(const CgVectors<T>& v, double* totals, void* stream) const = 0;
  /// And back, to projection_totals and residual_totals.
  virtual void cg_spread_sums(const CgVectors<T>& v, const double* totals, void* stream) const = 0;
  /// Records the last step, before the host looks.
  virtual void cg_record(const CgVectors<T>& v, void* stream) const = 0;

  /// r = b - q, into v.v.
  virtual void minres_residual(const MinresVectors<T>& v, const T* b, void* stream) const = 0;
  /// From b, M b, r = v.v and M r = v.z.
  virtual void minres_start(const MinresVectors<T>& v, const T* b, const T* m_b, void* stream) const = 0;
  /// The projection of q and, with it, the step of Lanczos.
  virtual void minres_project_and_step(const MinresVectors<T>& v, LoopHandle loop, void* stream) const = 0;
  /// The sum that the step leaves to the preconditioner if this is not diagonal.
  virtual void minres_norm(const MinresVectors<T>& v, void* stream) const = 0;
  virtual void minres_update(const MinresVectors<T>& v, void* stream) const = 0;
  virtual void minres_record(const MinresVectors<T>& v, void* stream) const = 0;

  /// products[k] = v_k.w for `count` vectors, v_k = basis + k * stride.
  virtual void basis_products(std::int64_t size, int count, const T* basis, std::int64_t stride, const T* w,
                              double* products, PartialSums sums, void* stream) const = 0;
  /// w = w + factor sum_k coefficients[k] v_k, with the coefficients on the device.
  virtual void basis_combine(std::int64_t size, int count, const T* basis, std::int64_t stride, T factor,
                             const double* coefficients, T* w, void* stream) const = 0;
};

/// @throws Error if the runtime was built without this target.
template <class T>
const SolverBackend<T>& solver_backend(Target target);

template <class T>
const SolverBackend<T>& cpu_solvers();
template <class T>
const SolverBackend<T>& cuda_solvers();
template <class T>
const SolverBackend<T>& hip_solvers();

}  // namespace femforge

#endif
