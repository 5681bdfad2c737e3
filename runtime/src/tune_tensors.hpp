// Verifies and times the variants of one subject, in the process that calls.
#ifndef FEMFORGE_SRC_TUNE_SUBJECT_HPP
#define FEMFORGE_SRC_TUNE_SUBJECT_HPP

#include <chrono>
#include <functional>
#include <set>

#include "femforge/kernel_inputs.hpp"
#include "tune_journal.hpp"
#include "tune_libraries.hpp"
#include "tune_plan.hpp"

namespace femforge {

/// What a worker has for all of its subjects.
struct TuneContext {
  const TuneOptions& options;
  TuneJournal& journal;
  KernelLibraries& libraries;
  std::chrono::steady_clock::time_point deadline;

  /// Ends the process without running any destructor: a device after a fault, or a heap that was written to,
  /// could make them hang or crash.
  [[noreturn]] void leave(TuneExit code) const;
  /// Ends the process if the time is over.
  void respect_deadline() const;
};

/// @tparam T the scalar type of the subject's kernels.
template <class T>
class TuneSubjectRun {
 public:
  /// @throws Error if the reference cannot be loaded, or is of another scalar type.
  TuneSubjectRun(const TuneContext& context, const TuneSubject& subject);
  /// Compares every variant that is not judged yet with the reference.
  void verify();
  /// Times every round that is missing of every sound variant.
  void time();

 private:
  struct Work;
  KernelInputs<T> inputs_for(const Mesh& mesh, std::uint64_t seed) const;
  /// Runs `launch` on a variant's kernel, if there is one. What it throws is the variant's fault, and ends
  /// the process. Returns whether it ran.
  bool attempt(const TuneVariant& variant, const char* phase,
               const std::function<void(const femforge_kernel&)>& launch) const;
  void verify_one(const TuneVariant& variant, const std::vector<T>& expected, Work& work) const;
  void time_one(const TuneVariant& variant, int round, Work& work) const;
  void note(const TuneVariant& variant, const Comparison& comparison, bool beyond_end) const;
  Mesh timed_mesh() const;

  const TuneContext& context_;
  const TuneSubject& subject_;
  const femforge_kernel& reference_;
  const femforge_kernel* geometry_;
  /// The reference as if it were for the subject's target: what inputs are made for, whatever the variants.
  femforge_kernel like_;
};

}  // namespace femforge

#endif
