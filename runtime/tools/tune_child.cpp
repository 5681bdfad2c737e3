#include "tune_child.hpp"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <ctime>

#include <femforge/error.hpp>

namespace femforge {
namespace {

constexpr const char* this_program = "/proc/self/exe";

ChildEnd end_from(int status) {
  if (WIFSIGNALED(status)) return {-1, WTERMSIG(status)};
  return {WEXITSTATUS(status), 0};
}

// After fork: only calls that are safe there.
[[noreturn]] void become(char* const* words, pid_t parent, const sigset_t& signals) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  // Ctrl-C in a terminal reaches both processes; the parent decides what becomes of it.
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  const rlimit nothing{0, 0};
  setrlimit(RLIMIT_CORE, &nothing);
  sigprocmask(SIG_SETMASK, &signals, nullptr);
  execv(this_program, words);
  _exit(127);
}

}  // namespace

HeldSignals::HeldSignals() {
  sigemptyset(&held_);
  for (const int each : {SIGINT, SIGTERM, SIGCHLD}) sigaddset(&held_, each);
  sigprocmask(SIG_BLOCK, &held_, &before_);
}

HeldSignals::~HeldSignals() {
  sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool HeldSignals::wait(int milliseconds) const {
  const timespec limit{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
  const int got = sigtimedwait(&held_, nullptr, &limit);
  return got == SIGINT || got == SIGTERM;
}

std::string ChildEnd::text() const {
  if (signal == 0) return "exit code " + std::to_string(code);
  return "signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
}

Child::Child(const std::vector<std::string>& words, const HeldSignals& signals) {
  std::vector<std::string> all{this_program};
  all.insert(all.end(), words.begin(), words.end());
  std::vector<char*> pointers;
  for (std::string& word : all) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ == 0) become(pointers.data(), parent, signals.before());
  if (process_ < 0) throw Error("tune", std::string("no process can be started: ") + std::strerror(errno));
}

Child::~Child() {
  if (!end_) {
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
}

std::optional<ChildEnd> Child::end() {
  if (end_) return end_;
  int status = 0;
  const pid_t got = waitpid(process_, &status, WNOHANG);
  if (got < 0) throw Error("tune", std::string("the worker is lost: ") + std::strerror(errno));
  if (got == process_) end_ = end_from(status);
  return end_;
}

ChildEnd Child::kill() {
  if (!end_) {
    ::kill(process_, SIGKILL);
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) continue;
    end_ = end_from(status);
  }
  return *end_;
}

}  // namespace femforge
