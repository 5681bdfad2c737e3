#include <femforge/tools/tune_program.hpp>

#include <cstdio>
#include <exception>

#include <femforge/error.hpp>
#include "tune_supervisor.hpp"
#include "tune_worker.hpp"

namespace femforge {

int tune_program(int argc, const char* const* argv) {
  try {
    const TuneOptions options = parse_tune_options(argc, argv);
    return static_cast<int>(options.worker ? run_tune_worker(options) : supervise_tuning(options));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error: %s\n", message_of(error).c_str());
    return static_cast<int>(TuneExit::error);
  }
}

}  // namespace femforge
