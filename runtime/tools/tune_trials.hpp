// Tries of the variants of one subject, whatever they run on, and what the journal is told of them.
#ifndef FEMFORGE_TOOLS_TUNE_TRIALS_HPP
#define FEMFORGE_TOOLS_TUNE_TRIALS_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include <femforge/mesh/mesh.hpp>
#include <femforge/tools/check.hpp>
#include "tune_journal.hpp"
#include "tune_libraries.hpp"
#include "tune_meshes.hpp"
#include "tune_plan.hpp"

namespace femforge {

/// Of the data that variants are verified on.
inline constexpr std::uint64_t sample_seed = 1;

/// What a worker has for all of its subjects.
struct TuneContext {
  const TuneOptions& options;
  TuneJournal& journal;
  KernelLibraries& libraries;
  TuneMeshes& meshes;
  std::chrono::steady_clock::time_point deadline;

  /// Ends the process without running any destructor: a device after a fault, or a heap that was written to,
  /// could make them hang or crash.
  [[noreturn]] void leave(TuneExit code) const;
  /// Ends the process if the time is over.
  void respect_deadline() const;
};

/// Entries behind the output of a kernel that must stay untouched: as many as its last batch could write in
/// vain. They are poisoned before.
std::size_t guard_entries(const femforge_kernel& kernel);
/// Whether the entries from `begin` on are as DeviceArray::poison left them.
template <class T>
bool is_untouched(const std::vector<T>& values, std::size_t begin);

class TuneTrials {
 public:
  /// @throws Error if the reference cannot be loaded.
  TuneTrials(const TuneContext& context, const TuneSubject& subject);

  const TuneContext& context() const noexcept { return context_; }
  const TuneSubject& subject() const noexcept { return subject_; }
  const femforge_kernel& reference() const noexcept { return reference_; }
  /// The kernel of the reference's geometry; null if it takes none.
  const femforge_kernel* geometry() const noexcept { return geometry_; }

  /// Cells of the mesh that variants are verified on, about: fewer of kernels that compute much, since the
  /// reference is compiled without optimisation, and never less than a batch of theirs and some more.
  std::int64_t verified_cells() const;
  /// The variants that were not compared with the reference yet.
  std::vector<const TuneVariant*> new_variants() const;
  /// Numbers of cells that variants are timed at, see TuneTimes.
  const std::vector<std::int64_t>& sizes() const noexcept { return context_.options.times.cells; }
  int rounds() const noexcept { return context_.options.times.rounds; }
  /// Whether a sound variant lacks the time of a round at one of the sizes, or of any round.
  bool lacks(const TuneVariant& variant, std::int64_t size, int round) const;
  bool lacks_any(const TuneVariant& variant, std::int64_t size) const;
  bool any_lacks(std::int64_t size) const;
  /// The variants in the order of a round, which does not depend on what became of others.
  std::vector<const TuneVariant*> order(int round) const;

  /// Runs `step` on a variant's kernel, if there is one. What it throws is the variant's fault, and ends the
  /// process. Returns whether it ran.
  bool attempt(const TuneVariant& variant, const char* phase,
               const std::function<void(const femforge_kernel&)>& step) const;
  /// Compares what a variant gave on a mesh with what the reference gives: entry by entry of a cell, and
  /// where that fails, by what is added up to an entry, see magnitudes_of.
  template <class T>
  Comparison compared(const std::vector<T>& values, const std::vector<T>& expected, const Mesh& mesh) const;
  /// Judges a variant by its comparison with the reference.
  void note(const TuneVariant& variant, const Comparison& comparison, bool beyond_end) const;
  /// @param size one of sizes(), and of the mesh that this gave:
  /// @param cells how many there are;
  /// @param dofs of the L-vector; 0 for element tensors.
  void note_time(const TuneVariant& variant, int round, double milliseconds, std::int64_t size,
                 std::int64_t cells, std::int64_t dofs) const;
  /// Milliseconds that the device takes for one launch: the mean of several in a row where one is short.
  static double time_launch(const Stream& stream, const std::function<void()>& launch);
  /// A mesh of about as many cells as one of sizes() says.
  /// @param block as in TuneMeshes::place.
  std::shared_ptr<TunePlace> timed_place(std::int64_t size, std::int64_t block) const;

 private:
  double tolerance() const;

  const TuneContext& context_;
  const TuneSubject& subject_;
  const femforge_kernel& reference_;
  const femforge_kernel* geometry_;
};

/// @throws Error if what the reference gave is not good itself: nothing can be compared with it.
template <class T>
void check_reference(const femforge_kernel& reference, const std::vector<T>& values);

}  // namespace femforge

#endif
