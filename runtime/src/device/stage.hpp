// Operations on vectors that follow one another without waiting for sums.
//
// A stage leaves the sums of its blocks where they are: the stage after it adds them up at its beginning,
// every block for itself and all in the same order. So no stage waits for its last block, and scalars need no
// launch of their own. Beside a stage one more block may do bookkeeping: a record.
#ifndef FEMFORGE_SRC_DEVICE_STAGE_HPP
#define FEMFORGE_SRC_DEVICE_STAGE_HPP

#include "device/vector_operations.hpp"

namespace femforge {

/// A stage may be launched before what is queued in front of it has ended. So what it reads is older than
/// that: all of it but the sums at `totals` and the input number `fresh_input`, if there is one.
///
/// An operation with `num_totals` sums of an earlier stage, at `totals`, handed to `prepare` after `look`; it
/// leaves its own sums at `sums`. `note` is called once, after `prepare`, whatever that has said.
template <int inputs_, int outputs_, int sums_, int totals_>
struct Stage : Operation<inputs_, outputs_, sums_> {
  static constexpr int num_totals = totals_;
  const double* totals = nullptr;
  double* sums = nullptr;
  /// Loads what `prepare` wants from memory, so that it comes while the totals are summed up.
  FEMFORGE_HOST_DEVICE void look() {}
  FEMFORGE_HOST_DEVICE bool prepare(const double*) { return true; }
  FEMFORGE_HOST_DEVICE void note() const {}
};

/// No bookkeeping beside a stage. Others have `look` as stages do.
struct NoRecord {
  static constexpr int num_totals = 0;
  const double* totals = nullptr;
  FEMFORGE_HOST_DEVICE void look() {}
  FEMFORGE_HOST_DEVICE bool operator()(const double*) const { return false; }
};

}  // namespace femforge

#endif
