// A process that is watched.
#ifndef FEMFORGE_TOOLS_TUNE_CHILD_HPP
#define FEMFORGE_TOOLS_TUNE_CHILD_HPP

#include <signal.h>
#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace femforge {

/// Keeps SIGINT, SIGTERM and SIGCHLD back while it lives, to be fetched by wait_for_signal.
class HeldSignals {
 public:
  HeldSignals();
  ~HeldSignals();
  HeldSignals(const HeldSignals&) = delete;
  HeldSignals& operator=(const HeldSignals&) = delete;
  const sigset_t& before() const noexcept { return before_; }
  /// Waits for one of them, at most for some milliseconds. Returns whether it asks to stop (SIGINT, SIGTERM).
  bool wait(int milliseconds) const;

 private:
  sigset_t held_;
  sigset_t before_;
};

/// How a process ended.
struct ChildEnd {
  int code = 0;    ///< exit code; -1 if it was a signal
  int signal = 0;  ///< 0 if it was none
  std::string text() const;
};

/// This program, started again. It dies with this object, and with this process.
class Child {
 public:
  /// @param words of its command line, without the program's name.
  /// @throws Error if no process can be started.
  Child(const std::vector<std::string>& words, const HeldSignals& signals);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  /// How it ended; nothing while it runs.
  std::optional<ChildEnd> end();
  /// Kills it and waits for its end.
  ChildEnd kill();

 private:
  pid_t process_;
  std::optional<ChildEnd> end_;
};

}  // namespace femforge

#endif
