// The scalars of conjugate gradients, which live on the device, and what is done with each sum: by one
// thread, after the last partial sum.
#ifndef FEMFORGE_SRC_SOLVE_CG_STATE_HPP
#define FEMFORGE_SRC_SOLVE_CG_STATE_HPP

#include <cmath>
#include <cstdint>

#include <femforge/device/host_device.hpp>
#include <femforge/solve/solver.hpp>

namespace femforge {

struct CgState {
  double relative_tolerance = 0;
  double absolute_tolerance = 0;
  double* history = nullptr;  ///< residual norms: iteration k at (k - 1) % history_size
  std::int64_t history_size = 0;

  double right_hand_side_norm = 0;
  double initial_norm = 0;
  double residual_norm = 0;
  double threshold = 0;
  double curvature = 0;  ///< p.q
  double energy = 0;     ///< r.z
  double alpha = 0;
  double beta = 0;
  std::int64_t iterations = 0;
  int running = 0;
  int active = 0;                               ///< whether this iteration still changes x
  CgStatus status = CgStatus::iteration_limit;  ///< unless another reason comes up

  FEMFORGE_HOST_DEVICE void stop(CgStatus why) {
    running = 0;
    status = why;
  }
};

// Neither NaN nor infinite, without a function that a device might lack.
FEMFORGE_HOST_DEVICE inline bool is_finite(double value) {
  return value - value == 0;
}

/// From b.b and r.r at the start.
struct StartNorms {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    CgState& s = *state;
    s.right_hand_side_norm = sqrt(sums[0]);
    s.residual_norm = s.initial_norm = sqrt(sums[1]);
    s.threshold = s.relative_tolerance * s.right_hand_side_norm;
    if (s.threshold < s.absolute_tolerance) s.threshold = s.absolute_tolerance;
    s.running = 1;
    if (!is_finite(sums[0]) || (sums[0] != 0 && !is_finite(sums[1])))
      s.stop(CgStatus::not_finite);
    else if (sums[0] == 0 || s.residual_norm <= s.threshold)
      s.stop(CgStatus::converged);
  }
};

/// From r.z at the start.
struct StartEnergy {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    state->energy = sums[0];
    if (state->running == 0) return;
    if (!is_finite(sums[0]))
      state->stop(CgStatus::not_finite);
    else if (!(sums[0] > 0))
      state->stop(CgStatus::breakdown_indefinite);
  }
};

/// From b.b, r.r and r.z at the start.
struct Start {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    StartNorms{state}(sums);
    StartEnergy{state}(sums + 2);
  }
};

/// From p.q: the step, or none if the solver has stopped or must stop here.
struct Step {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    CgState& s = *state;
    s.active = 0;
    if (s.running == 0) return;
    s.curvature = sums[0];
    if (!is_finite(sums[0])) return s.stop(CgStatus::not_finite);
    if (!(sums[0] > 0)) return s.stop(CgStatus::breakdown_indefinite);
    s.alpha = s.energy / sums[0];
    s.active = 1;
  }
};

/// From r.r after a step.
struct Record {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    CgState& s = *state;
    s.residual_norm = sqrt(sums[0]);
    s.history[s.iterations % s.history_size] = s.residual_norm;
    ++s.iterations;
    if (!is_finite(sums[0])) {
      s.active = 0;  // x has not taken this step yet, and is still of use
      s.stop(CgStatus::not_finite);
    } else if (s.residual_norm <= s.threshold) {
      s.stop(CgStatus::converged);
    }
  }
};

/// From r.z after a step.
struct Direct {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    CgState& s = *state;
    s.beta = sums[0] / s.energy;
    s.energy = sums[0];
    if (s.running == 0) return;
    if (!is_finite(sums[0]))
      s.stop(CgStatus::not_finite);
    else if (!(sums[0] > 0))
      s.stop(CgStatus::breakdown_indefinite);
  }
};

/// From r.r and r.z after a step.
struct RecordAndDirect {
  CgState* state;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    Record{state}(sums);
    Direct{state}(sums + 1);
  }
};

}  // namespace femforge

#endif
