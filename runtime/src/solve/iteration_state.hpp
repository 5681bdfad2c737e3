// What every solver that iterates on the device keeps there. Its iterations are made of stages
// (device/stage.hpp): what all blocks of a stage read, no block of it writes; `note` leaves what has been
// found for the stages after it, and a record beside the first stage of the next iteration does the
// bookkeeping.
#ifndef FEMFORGE_SRC_SOLVE_ITERATION_STATE_HPP
#define FEMFORGE_SRC_SOLVE_ITERATION_STATE_HPP

#include <cmath>
#include <cstdint>
#include <limits>

#include <femforge/solve/solver.hpp>
#include "device/stage.hpp"

namespace femforge {

/// What is smaller than that, relative to what it was made of, may consist of rounding errors.
template <class T>
inline constexpr double rounding_noise = 8 * std::numeric_limits<T>::epsilon();

struct IterationState {
  double relative_tolerance = 0;
  double absolute_tolerance = 0;
  double* history = nullptr;  ///< residual norms: iteration k at (k - 1) % history_size
  std::int64_t history_size = 0;
  std::int64_t next_place = 0;  ///< in it
  std::int64_t limit = 0;       ///< that the device must not pass where it repeats iterations by itself,
  std::int64_t at_once = 1;     ///< so many in each turn

  double right_hand_side_norm = 0;
  double initial_norm = 0;
  double residual_norm = 0;
  double threshold = 0;
  std::int64_t iterations = 0;  ///< that are recorded
  std::int64_t updates = 0;     ///< of x; one more than `iterations` until that one is recorded
  int running = 0;
  int halted = 0;  ///< no step could be taken, and why:
  SolverStatus halt = SolverStatus::not_finite;
  SolverStatus status = SolverStatus::iteration_limit;  ///< unless another reason comes up

  FEMFORGE_HOST_DEVICE void stop(SolverStatus why) {
    running = 0;
    status = why;
  }
  FEMFORGE_HOST_DEVICE void halt_with(SolverStatus why) {
    halted = 1;
    halt = why;
  }
  /// From the norms at the start.
  FEMFORGE_HOST_DEVICE void start(double right_hand_side, double residual) {
    right_hand_side_norm = right_hand_side;
    residual_norm = initial_norm = residual;
    threshold = relative_tolerance * right_hand_side;
    if (threshold < absolute_tolerance) threshold = absolute_tolerance;
    running = 1;
    if (!is_finite(right_hand_side) || (right_hand_side != 0 && !is_finite(residual)))
      stop(SolverStatus::not_finite);
    else if (right_hand_side == 0 || residual <= threshold)
      stop(SolverStatus::converged);
  }
  FEMFORGE_HOST_DEVICE void record_norm(double norm) {
    residual_norm = norm;
    history[next_place] = norm;
    next_place = next_place + 1 < history_size ? next_place + 1 : 0;
    ++iterations;
    if (!is_finite(norm))
      stop(SolverStatus::not_finite);
    else if (norm <= threshold)
      stop(SolverStatus::converged);
  }
  /// After the last step's outcome is recorded: whether, if the next iteration is the last one of a turn,
  /// another turn may follow.
  FEMFORGE_HOST_DEVICE bool goes_on() {
    if (running != 0 && halted != 0) stop(halt);
    return running != 0 && iterations + 1 + at_once <= limit;
  }
};

}  // namespace femforge

#endif
