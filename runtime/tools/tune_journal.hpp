// The tuner's journal: a file of events that is only added to, and what it says so far.
#ifndef FEMFORGE_TOOLS_TUNE_JOURNAL_HPP
#define FEMFORGE_TOOLS_TUNE_JOURNAL_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tune_plan.hpp"

namespace femforge {

/// What is known of a variant.
struct TuneRecord {
  bool verified = false;
  std::string fault;                             ///< wrong, not_built, crashed or timed_out; empty: none
  std::set<std::pair<std::int64_t, int>> times;  ///< (cells that were asked for, round)
  bool sound() const { return verified && fault.empty(); }
  bool judged() const { return verified || !fault.empty(); }
};

/// What the events of a journal add up to.
class TuneState {
 public:
  /// @throws Error naming `place` if the line is no event.
  void apply(const std::string& line, const std::string& place);
  /// Of any variant: empty if no event names it.
  const TuneRecord& of(int variant) const;
  bool has_device(Target target) const { return devices_.count(target) != 0; }
  bool is_marked_done(int subject) const { return done_.count(subject) != 0; }
  /// The variant that was begun last, if nothing came of it yet.
  std::optional<int> open() const { return open_; }
  /// Whether all that was begun of it is to be bound to a mesh: that may take longer than a launch.
  bool is_binding() const { return binding_; }
  void forget_open() { open_.reset(); }
  /// Number of events that are results, or lead on: all but `begin`.
  std::size_t results() const { return results_; }
  /// Whether the variant needs nothing more.
  bool is_complete(int variant, const TuneTimes& wanted) const;
  bool is_complete(const TuneSubject& subject, const TuneTimes& wanted) const;

 private:
  std::map<int, TuneRecord> records_;
  std::set<Target> devices_;
  std::set<int> done_;
  std::optional<int> open_;
  bool binding_ = false;
  std::size_t results_ = 0;
};

/// An open file.
class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  ~OpenFile();
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  int descriptor() const noexcept { return descriptor_; }

 private:
  int descriptor_;
};

/// A journal's file. A last line without its newline was being written when a program ended: it counts as not
/// written, and is removed when something is added, lest half a number be taken for a whole one.
class TuneJournal {
 public:
  /// Opens or makes the file and reads it. @throws Error if that fails or it holds something else.
  explicit TuneJournal(const std::filesystem::path& file);
  /// Keeps other programs from writing it for as long as this process or one that it starts lives.
  /// @throws Error if another one does so.
  void lock();
  /// Takes in what was added. Returns whether there was anything.
  bool update();
  /// Adds an event; tabs and newlines within words become spaces. @throws Error if it cannot be written.
  void append(const std::vector<std::string>& words);
  /// Waits until everything is on the disk.
  void flush();
  const TuneState& state() const { return state_; }
  /// Lets a variant that was begun by a process that is gone be nobody's concern.
  void forget_open() { state_.forget_open(); }

 private:
  bool is_read_to_its_end() const;

  std::string name_;
  OpenFile file_;
  std::size_t read_ = 0;   ///< bytes of whole lines that were taken in
  std::size_t lines_ = 0;  ///< that were taken in
  std::chrono::steady_clock::time_point flushed_;
  TuneState state_;
};

}  // namespace femforge

#endif
