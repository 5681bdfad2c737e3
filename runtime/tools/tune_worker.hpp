// The half of the tuner that touches devices.
#ifndef FEMFORGE_TOOLS_TUNE_WORKER_HPP
#define FEMFORGE_TOOLS_TUNE_WORKER_HPP

#include "tune_plan.hpp"

namespace femforge {

/// Does what the journal lacks of the plan. Does not return where the process must not go on.
/// @throws Error if something fails that is no variant's fault.
TuneExit run_tune_worker(const TuneOptions& options);

}  // namespace femforge

#endif
