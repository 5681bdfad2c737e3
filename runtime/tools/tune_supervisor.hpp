// The half of the tuner that touches no device: it starts workers and notes which variants they died of.
#ifndef FEMFORGE_TOOLS_TUNE_SUPERVISOR_HPP
#define FEMFORGE_TOOLS_TUNE_SUPERVISOR_HPP

#include "tune_plan.hpp"

namespace femforge {

/// Starts workers until the journal has everything of the plan, or the time is over.
/// @throws Error if a worker fails without any variant's fault.
TuneExit supervise_tuning(const TuneOptions& options);

}  // namespace femforge

#endif
