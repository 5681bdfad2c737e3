// The minimal residual method: scalars, and what is done with each entry of the vectors.
//
// Lanczos vectors v (M-orthogonal residuals, not normalised) with z = M v, norms gamma = sqrt(v.z), and the
// QR factorisation of their tridiagonal matrix by Givens rotations (Paige and Saunders, SIAM J. Numer. Anal.
// 12, 1975; preconditioned as by Elman, Silvester and Wathen, Finite Elements and Fast Iterative
// Solvers, 4.1):
//
//   q = A z
//   delta = q.z / gamma^2
//   v_new = q / gamma - (delta / gamma) v - (gamma / gamma_old) v_old,  z_new = M v_new
//   w_new = (z / gamma - (s_old gamma) w_old - (s delta + c_old c gamma) w) / rho
//   x += c_new eta w_new
#ifndef FEMFORGE_SRC_SOLVE_MINRES_OPERATIONS_HPP
#define FEMFORGE_SRC_SOLVE_MINRES_OPERATIONS_HPP

#include "solve/iteration_state.hpp"

namespace femforge {

/// A Givens rotation.
struct Rotation {
  double c = 1;
  double s = 0;
};

struct MinresState : IterationState {
  double gamma = 0;      ///< of v
  double gamma_old = 1;  ///< of v_old; v_old is zero at the start
  double delta = 0;
  double eta = 0;        ///< the residual's norm, with a sign
  double gamma_new = 0;  ///< of v_new, as the update has found it
  Rotation rotation;
  Rotation rotation_old;
  Rotation rotation_new;
};

/// From b.Mb and r.Mr at the start.
struct MinresStart {
  MinresState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    MinresState& s = *state;
    if (sums[0] < 0 || sums[1] < 0) {
      s.right_hand_side_norm = 1;  // not that of b = 0
      return s.stop(SolverStatus::breakdown_indefinite);
    }
    s.start(sqrt(sums[0]), sqrt(sums[1]));
    s.gamma = s.eta = s.initial_norm;
  }
};

/// Takes over what the last update has noted.
struct MinresRecord {
  static constexpr int num_totals = 0;
  MinresState* state = nullptr;
  const double* totals = nullptr;
  MinresState seen{};
  FEMFORGE_HOST_DEVICE void look() { seen = *state; }
  FEMFORGE_HOST_DEVICE bool operator()(const double*) {
    MinresState& s = seen;
    if (s.running != 0 && s.updates > s.iterations) {
      s.rotation_old = s.rotation;
      s.rotation = s.rotation_new;
      s.gamma_old = s.gamma;
      s.gamma = s.gamma_new;
      s.eta = -s.rotation.s * s.eta;
      s.record_norm(s.eta < 0 ? -s.eta : s.eta);
    }
    const bool goes_on = s.goes_on();
    *state = s;
    return goes_on;
  }
};

// `pointwise` operations make z from the inverse diagonal, the last input; the others take z = v.

/// In b, q = A x; out r; sums none.
template <class T>
struct MinresResidual : Operation<2, 1, 0> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = in[0] - in[1];
  }
};
/// In b, M b, r, M r; sums b.M b, r.M r.
template <class T>
struct MinresNorms : Operation<4, 0, 2> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    sums[0] += product(in[0], in[1]);
    sums[1] += product(in[2], in[3]);
  }
};

/// In q, z; sum q.z.
template <class T>
struct MinresProject : Stage<2, 0, 1, 0> {
  static constexpr int fresh_input = 0;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    sums[0] += product(in[0], in[1]);
  }
};

/// In q, v, v_old, and the inverse diagonal; out v_new, z_new (if `makes_z`), q = 0 (if `clears`); sum
/// v_new.z_new (if `makes_z`). Totals: that of MinresProject.
template <class T, bool pointwise, bool makes_z, bool clears>
struct MinresLanczos
    : Stage<pointwise ? 4 : 3, 1 + (makes_z ? 1 : 0) + (clears ? 1 : 0), makes_z ? 1 : 0, 1> {
  MinresState* state = nullptr;
  double delta = 0;
  bool active = false;
  T of_q = 0;
  T of_v = 0;
  T of_v_old = 0;

  FEMFORGE_HOST_DEVICE bool prepare(const double* totals) {
    active = state->running != 0;
    if (!active) return false;
    const double gamma = state->gamma;
    delta = totals[0] / (gamma * gamma);
    of_q = static_cast<T>(1 / gamma);
    of_v = static_cast<T>(delta / gamma);
    of_v_old = static_cast<T>(gamma / state->gamma_old);
    return is_finite(delta);
  }
  FEMFORGE_HOST_DEVICE void note() const {
    if (!active) return;
    state->delta = delta;
    if (!is_finite(delta)) state->halt_with(SolverStatus::not_finite);
  }
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double* sums) const {
    const T v = of_q * in[0] - of_v * in[1] - of_v_old * in[2];
    out[0] = v;
    if (makes_z) {
      const T z = pointwise ? in[pointwise ? 3 : 0] * v : v;
      out[makes_z ? 1 : 0] = z;
      sums[0] += product(v, z);
    }
    if (clears) out[makes_z ? 2 : 1] = T(0);
  }
};

/// In x, z, w, w_old; out x, w_new. Totals: v_new.z_new.
template <class T>
struct MinresUpdate : Stage<4, 2, 0, 1> {
  MinresState* state = nullptr;
  Rotation rotation;
  double gamma_new = 0;
  SolverStatus status = SolverStatus::converged;
  bool active = false;
  T of_z = 0;
  T of_w = 0;
  T of_w_old = 0;
  T of_x = 0;

  FEMFORGE_HOST_DEVICE bool prepare(const double* totals) {
    active = state->running != 0 && is_finite(state->delta);
    if (!active) return false;
    const double gamma = state->gamma;
    const Rotation now = state->rotation;
    const Rotation old = state->rotation_old;
    // At the end of the Krylov space rounding errors may be all that there is, of either sign.
    if (!is_finite(totals[0]))
      status = SolverStatus::not_finite;
    else if (totals[0] < -rounding_noise<T> * gamma * gamma)
      status = SolverStatus::breakdown_indefinite;  // the preconditioner
    const double squared = totals[0] < 0 ? 0 : totals[0];
    gamma_new = sqrt(squared);
    const double above = now.c * state->delta - old.c * now.s * gamma;
    // How large the operator is; the first gamma is the residual's.
    const double size = fabs(state->delta) + (now.s > 0 ? gamma : 0);
    const double rho = sqrt(above * above + squared);
    // Where the operator is singular on what is left of the Krylov space, rounding errors are all there is to
    // divide by.
    if (status == SolverStatus::converged && !(rho > rounding_noise<T> * size))
      status = SolverStatus::breakdown_singular;
    rotation.c = above / rho;
    rotation.s = gamma_new / rho;
    of_z = static_cast<T>(1 / (gamma * rho));
    of_w = static_cast<T>((now.s * state->delta + old.c * now.c * gamma) / rho);
    of_w_old = static_cast<T>(old.s * gamma / rho);
    of_x = static_cast<T>(rotation.c * state->eta);
    return status == SolverStatus::converged;
  }
  FEMFORGE_HOST_DEVICE void note() const {
    if (!active) return;
    if (status != SolverStatus::converged) return state->halt_with(status);
    state->gamma_new = gamma_new;
    state->rotation_new = rotation;
    ++state->updates;
  }
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    const T w = of_z * in[1] - of_w * in[2] - of_w_old * in[3];
    out[0] = in[0] + of_x * w;
    out[1] = w;
  }
};

}  // namespace femforge

#endif
