// What the tuner is asked to do: its command line and its plan.
#ifndef FEMFORGE_TOOLS_TUNE_PLAN_HPP
#define FEMFORGE_TOOLS_TUNE_PLAN_HPP

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>

namespace femforge {

/// Exit codes of the program; `fresh_process` is what a worker says that must not go on itself.
enum class TuneExit { done = 0, error = 1, time_limit = 3, fresh_process = 75, interrupted = 130 };

/// How often a variant is timed, and on which meshes.
struct TuneTimes {
  int rounds = 7;
  /// Numbers of cells, about, of the meshes; 0: what makes a launch move the bytes that are asked for.
  std::vector<std::int64_t> cells{0};
};

struct TuneOptions {
  std::filesystem::path plan;
  std::filesystem::path journal;
  TuneTimes times;
  double seconds = 0;  ///< 0: no limit
  std::uint64_t seed = 0;
  std::int64_t bytes = 0;  ///< 0: what suits the target
  double stall = 120;
  double tolerance_scale = 1;
  bool worker = false;
};

/// @throws Error if the command line cannot be understood.
TuneOptions parse_tune_options(int argc, const char* const* argv);
/// The words that parse_tune_options makes a worker with these options from, without the program's name.
std::vector<std::string> worker_words(const TuneOptions& options, double seconds_left);

struct TuneVariant {
  int id = 0;
  std::filesystem::path library;
  std::string kernel;
};

/// Variants that compute the same.
struct TuneSubject {
  int id = 0;
  Target target = Target::cpu;
  std::filesystem::path reference_library;
  std::string reference;
  std::vector<TuneVariant> variants;
};

/// The subjects of a plan, in the order in which they first occur.
/// @throws Error if the file cannot be read or understood, a variant occurs twice, or variants of a subject
///   differ in their target or reference.
std::vector<TuneSubject> read_tune_plan(const std::filesystem::path& file);

/// The words between the tabs of a line.
std::vector<std::string> split_at_tabs(const std::string& line);
/// A whole word as a number. @throws Error naming `place` if it is none.
double number_in(const std::string& word, const std::string& place);
std::int64_t integer_in(const std::string& word, const std::string& place);

}  // namespace femforge

#endif
