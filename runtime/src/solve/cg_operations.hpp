// Conjugate gradients: the scalars, which live on the device, and what is done with each entry of the
// vectors.
//
// With a diagonal preconditioner M an iteration is the operator and two stages. The first one sums p.q, r.Mq
// and q.Mq, from which alpha follows, and r.Mr of the next residual before that exists:
//
//   (r - alpha q).M(r - alpha q) = r.Mr - 2 alpha r.Mq + alpha^2 q.Mq,
//
// so that the second one can update r, x and p together. The prediction serves for beta only: the second
// stage sums r.r and r.Mr of the new residual itself, and the next alpha and the norms are made of those, so
// rounding errors of the prediction do not add up (Chen and Carson, "Predict-and-recompute conjugate gradient
// variants", SIAM J. Sci. Comput. 42, 2020; the idea is Meurant's, 1987).
#ifndef FEMFORGE_SRC_SOLVE_CG_OPERATIONS_HPP
#define FEMFORGE_SRC_SOLVE_CG_OPERATIONS_HPP

#include "solve/iteration_state.hpp"

namespace femforge {

struct CgState : IterationState {
  double curvature = 0;  ///< p.q
  double energy = 0;     ///< r.z
  double alpha = 0;
  double beta = 0;
};

/// From b.b and r.r at the start.
struct CgStartNorms {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    state->start(sqrt(sums[0]), sqrt(sums[1]));
  }
};
/// From r.z at the start.
struct CgStartEnergy {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    state->energy = sums[0];
    if (state->running == 0) return;
    if (!is_finite(sums[0]))
      state->stop(SolverStatus::not_finite);
    else if (!(sums[0] > 0))
      state->stop(SolverStatus::breakdown_indefinite);
  }
};
/// From b.b, r.r and r.z at the start.
struct CgStart {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    CgStartNorms{state}(sums);
    CgStartEnergy{state}(sums + 2);
  }
};

/// From r.r and r.z of the residual after the last step.
struct CgRecord {
  static constexpr int num_totals = 2;
  CgState* state = nullptr;
  const double* totals = nullptr;
  CgState seen{};
  FEMFORGE_HOST_DEVICE void look() { seen = *state; }
  FEMFORGE_HOST_DEVICE bool operator()(const double* sums) {
    CgState& s = seen;
    if (s.running != 0 && s.updates > s.iterations) {
      s.record_norm(sqrt(sums[0]));
      s.energy = sums[1];
      if (s.running != 0 && !is_finite(sums[1]))
        s.stop(SolverStatus::not_finite);
      else if (s.running != 0 && !(sums[1] > 0))
        s.stop(SolverStatus::breakdown_indefinite);
    } else if (s.running != 0 && !is_finite(sums[0])) {
      s.stop(SolverStatus::not_finite);  // the residual has overflowed, and x has not taken that step
    }
    const bool goes_on = s.goes_on();
    *state = s;
    return goes_on;
  }
};

/// The length of a step, from p.q, or why there is none.
struct CgLength {
  double curvature = 0;
  double alpha = 0;
  SolverStatus status = SolverStatus::converged;
  FEMFORGE_HOST_DEVICE void find(double energy, double p_q) {
    curvature = p_q;
    alpha = energy / p_q;
    if (!is_finite(p_q))
      status = SolverStatus::not_finite;
    else if (!(p_q > 0))
      status = SolverStatus::breakdown_indefinite;
  }
  FEMFORGE_HOST_DEVICE bool exists() const { return status == SolverStatus::converged; }
  FEMFORGE_HOST_DEVICE void note(CgState& state) const {
    state.curvature = curvature;
    if (exists())
      state.alpha = alpha;
    else
      state.halt_with(status);
  }
};

// `pointwise` operations make z from the inverse diagonal, the last input; the others take z = r, or z itself
// in the place of r. `clears` sets q to zero for an operator that adds to it.

/// In b, q = A x, and the inverse diagonal; out r, p = z; sums b.b, r.r, r.z.
template <class T, bool pointwise>
struct CgStartResidual : Operation<pointwise ? 3 : 2, 2, 3> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double* sums) const {
    out[0] = in[0] - in[1];
    out[1] = pointwise ? in[2] * out[0] : out[0];
    sums[0] += product(in[0], in[0]);
    sums[1] += product(out[0], out[0]);
    sums[2] += product(out[0], out[1]);
  }
};
/// In b, q = A x; out r; sums b.b, r.r.
template <class T>
struct CgStartResidualOnly : Operation<2, 1, 2> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double* sums) const {
    out[0] = in[0] - in[1];
    sums[0] += product(in[0], in[0]);
    sums[1] += product(out[0], out[0]);
  }
};

/// In p, q, r, and the inverse diagonal; sums p.q, r.Mq, q.Mq.
template <class T, bool pointwise>
struct CgProject : Stage<pointwise ? 4 : 3, 0, 3, 0> {
  static constexpr int fresh_input = 1;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    const T image = pointwise ? in[3] * in[1] : in[1];
    sums[0] += product(in[0], in[1]);
    sums[1] += product(in[2], image);
    sums[2] += product(in[1], image);
  }
};
/// In x, p, r, q, and the inverse diagonal; out x = x + alpha p, p = z + beta p, r = r - alpha q, q = 0; sums
/// r.r, r.z. Totals: those of CgProject.
template <class T, bool pointwise, bool clears>
struct CgUpdate : Stage<pointwise ? 5 : 4, clears ? 4 : 3, 2, 3> {
  CgState* state = nullptr;
  CgLength length;
  double energy = 0;
  std::int64_t updates = 0;
  bool active = false;
  T alpha = 0;
  T beta = 0;

  FEMFORGE_HOST_DEVICE void look() {
    active = state->running != 0;
    energy = state->energy;
    updates = state->updates;
  }
  FEMFORGE_HOST_DEVICE bool prepare(const double* totals) {
    if (!active) return false;
    length.find(energy, totals[0]);
    const double crossed = 2 * length.alpha * totals[1];
    const double squared = length.alpha * length.alpha * totals[2];
    const double predicted = energy - crossed + squared;
    if (length.exists() && !is_finite(predicted)) length.status = SolverStatus::not_finite;
    alpha = static_cast<T>(length.alpha);
    // Where a prediction may be nothing but rounding errors, the direction begins anew.
    const bool is_sure = predicted > rounding_noise<T> * (energy + squared);
    beta = is_sure ? static_cast<T>(predicted / energy) : T(0);
    return length.exists();
  }
  FEMFORGE_HOST_DEVICE void note() const {
    if (!active) return;
    length.note(*state);
    if (!length.exists()) return;
    state->beta = static_cast<double>(beta);
    state->updates = updates + 1;
  }
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double* sums) const {
    const T r = in[2] - alpha * in[3];
    const T z = pointwise ? in[4] * r : r;
    out[0] = in[0] + alpha * in[1];
    out[1] = z + beta * in[1];
    out[2] = r;
    if (clears) out[3] = T(0);
    sums[0] += product(r, r);
    sums[1] += product(r, z);
  }
};

/// In p, q; sum p.q.
template <class T>
struct CgCurvature : Stage<2, 0, 1, 0> {
  static constexpr int fresh_input = 1;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    sums[0] += product(in[0], in[1]);
  }
};
/// In r, q; out r = r - alpha q, q = 0; sum r.r. Totals: that of CgCurvature.
template <class T, bool clears>
struct CgResidual : Stage<2, clears ? 2 : 1, 1, 1> {
  CgState* state = nullptr;
  CgLength length;
  bool active = false;
  T alpha = 0;

  FEMFORGE_HOST_DEVICE bool prepare(const double* totals) {
    active = state->running != 0;
    if (!active) return false;
    length.find(state->energy, totals[0]);
    alpha = static_cast<T>(length.alpha);
    return length.exists();
  }
  FEMFORGE_HOST_DEVICE void note() const {
    if (active) length.note(*state);
  }
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double* sums) const {
    out[0] = in[0] - alpha * in[1];
    if (clears) out[1] = T(0);
    sums[0] += product(out[0], out[0]);
  }
};
/// In r, z; sum r.z.
template <class T>
struct CgEnergy : Stage<2, 0, 1, 0> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    sums[0] += product(in[0], in[1]);
  }
};
/// In x, p, z; out x = x + alpha p, p = z + beta p. Totals: those of CgResidual and CgEnergy.
template <class T>
struct CgDirection : Stage<3, 2, 0, 2> {
  CgState* state = nullptr;
  bool active = false;
  T alpha = 0;
  T beta = 0;

  FEMFORGE_HOST_DEVICE bool prepare(const double* totals) {
    active = state->running != 0 && state->halted == 0 && is_finite(totals[0]);
    alpha = static_cast<T>(state->alpha);
    beta = static_cast<T>(totals[1] / state->energy);
    return active;
  }
  FEMFORGE_HOST_DEVICE void note() const {
    if (!active) return;
    state->beta = static_cast<double>(beta);
    ++state->updates;
  }
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = in[0] + alpha * in[1];
    out[1] = in[2] + beta * in[1];
  }
};

// Between stages, where several processes share the vectors.

/// What a start makes of sums that are complete.
template <class Finish>
struct FinishOnce {
  Finish finish;
  const double* sums;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t) const { finish(sums); }
};
/// The sums that a stage has left, as a record.
template <int count>
struct SumsOf {
  static constexpr int num_totals = count;
  const double* totals = nullptr;
  double* results = nullptr;
  FEMFORGE_HOST_DEVICE void look() {}
  FEMFORGE_HOST_DEVICE bool operator()(const double* sums) const {
    for (int k = 0; k < count; ++k) results[k] = sums[k];
    return false;
  }
};
/// The reverse: `first_count` sums to `first`, the others to `second`, `stride` apart, as one block leaves
/// them.
struct SpreadSums {
  const double* totals;
  double* first;
  double* second;
  int first_count;
  std::int64_t stride;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const {
    double* const set = k < first_count ? first : second;
    set[(k < first_count ? k : k - first_count) * stride] = totals[k];
  }
};

}  // namespace femforge

#endif
