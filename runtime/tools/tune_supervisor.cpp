#include "tune_supervisor.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>

#include "tune_child.hpp"
#include "tune_journal.hpp"

namespace femforge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int poll_milliseconds = 50;
// With a worker that runs no variant: it loads libraries, makes meshes and the lists of kernels bound to
// them, measures the device.
constexpr double idle_patience = 600;
// How long a worker may take to see for itself that the time is over.
constexpr double grace = 5;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

class Supervisor {
 public:
  explicit Supervisor(const TuneOptions& options)
      : options_(options), plan_(read_tune_plan(options.plan)), journal_(options.journal) {
    journal_.lock();
    journal_.update();
  }
  TuneExit run();
  void report(TuneExit how) const;

 private:
  enum class Reason { ended, stalled, interrupted, late };
  struct Watched {
    Reason reason;
    ChildEnd end;
  };
  bool is_complete() const;
  double seconds_left() const;
  // Seconds without news after which a worker is stopped.
  double patience() const;
  Watched watch(Child& child);
  void judge(const Watched& watched, std::size_t results_before);
  void show_progress();

  const TuneOptions& options_;
  std::vector<TuneSubject> plan_;
  TuneJournal journal_;
  HeldSignals signals_;
  Clock::time_point started_ = Clock::now();
  Clock::time_point shown_{};
  bool terminal_ = isatty(STDERR_FILENO) == 1;
};

bool Supervisor::is_complete() const {
  return std::all_of(plan_.begin(), plan_.end(), [&](const TuneSubject& subject) {
    return journal_.state().is_marked_done(subject.id) &&
           journal_.state().is_complete(subject, options_.times);
  });
}

// Without a limit, 0, as the command line has it.
double Supervisor::seconds_left() const {
  return options_.seconds > 0 ? options_.seconds - seconds_since(started_) : 0;
}

TuneExit Supervisor::run() {
  while (!is_complete()) {
    const double left = seconds_left();
    if (options_.seconds > 0 && left <= 0) return TuneExit::time_limit;
    journal_.forget_open();
    const std::size_t before = journal_.state().results();
    Child child(worker_words(options_, left), signals_);
    const Watched watched = watch(child);
    journal_.update();
    if (watched.reason == Reason::interrupted) return TuneExit::interrupted;
    if (watched.reason == Reason::late) return TuneExit::time_limit;
    if (watched.end.code == static_cast<int>(TuneExit::time_limit)) return TuneExit::time_limit;
    judge(watched, before);
  }
  return TuneExit::done;
}

double Supervisor::patience() const {
  const TuneState& state = journal_.state();
  const bool is_running = state.open() && !state.is_binding();
  return is_running ? options_.stall : std::max(options_.stall, idle_patience);
}

Supervisor::Watched Supervisor::watch(Child& child) {
  Clock::time_point last = Clock::now();
  for (;;) {
    const bool stop = signals_.wait(poll_milliseconds);
    const std::optional<ChildEnd> end = child.end();
    if (stop) return {Reason::interrupted, child.kill()};
    if (end) return {Reason::ended, *end};
    if (journal_.update()) last = Clock::now();
    if (seconds_since(last) > patience()) return {Reason::stalled, child.kill()};
    if (options_.seconds > 0 && seconds_left() < -grace) return {Reason::late, child.kill()};
    show_progress();
  }
}

// What is to be made of a worker's end: a variant's fault, a fresh start, or an error that would come again.
void Supervisor::judge(const Watched& watched, std::size_t results_before) {
  const bool stalled = watched.reason == Reason::stalled;
  const bool done = watched.end.code == static_cast<int>(TuneExit::done);
  const std::optional<int> open = journal_.state().open();
  if (open && stalled)
    journal_.append({"failed", std::to_string(*open), "timed_out",
                     "no result within " + std::to_string(patience()) + " s"});
  else if (open && !done)
    journal_.append({"failed", std::to_string(*open), "crashed", watched.end.text()});
  else if (journal_.state().results() == results_before)
    throw Error("tune",
                stalled ? "the worker hangs without running a variant"
                        : "the worker ended without running a variant: " + watched.end.text(),
                "see what it said above");
}

void Supervisor::show_progress() {
  if (!terminal_ || seconds_since(shown_) < 0.5) return;
  shown_ = Clock::now();
  const std::size_t times = static_cast<std::size_t>(options_.times.rounds) * options_.times.cells.size();
  std::size_t total = 0;
  std::size_t timed = 0;
  for (const TuneSubject& subject : plan_) {
    for (const TuneVariant& variant : subject.variants) {
      const TuneRecord& record = journal_.state().of(variant.id);
      if (!record.fault.empty()) continue;
      total += times;
      timed += std::min(record.times.size(), times);
    }
  }
  std::fprintf(stderr, "\r%zu of %zu launches timed ", timed, total);
}

void Supervisor::report(TuneExit how) const {
  const char* words = how == TuneExit::done         ? "all done"
                      : how == TuneExit::time_limit ? "stopped by the time limit"
                                                    : "interrupted";
  std::size_t variants = 0;
  std::size_t complete = 0;
  std::map<std::string, std::size_t> faults{{"wrong", 0}, {"crashed", 0}, {"timed_out", 0}, {"not_built", 0}};
  for (const TuneSubject& subject : plan_) {
    for (const TuneVariant& variant : subject.variants) {
      const std::string& fault = journal_.state().of(variant.id).fault;
      ++variants;
      if (!fault.empty())
        ++faults[fault];
      else if (journal_.state().is_complete(variant.id, options_.times))
        ++complete;
    }
  }
  std::fprintf(
      stderr, "%stune: %s; of %zu variants %zu timed, %zu wrong, %zu crashed, %zu timed out, %zu not built\n",
      terminal_ ? "\r" : "", words, variants, complete, faults["wrong"], faults["crashed"],
      faults["timed_out"], faults["not_built"]);
}

}  // namespace

TuneExit supervise_tuning(const TuneOptions& options) {
  Supervisor supervisor(options);
  const TuneExit how = supervisor.run();
  supervisor.report(how);
  return how;
}

}  // namespace femforge
