// Verifies and times variants of kernels that read global vectors, functionals among them, in the process
// that calls.
#ifndef FEMFORGE_TOOLS_TUNE_VECTORS_HPP
#define FEMFORGE_TOOLS_TUNE_VECTORS_HPP

#include <cstddef>
#include <cstdint>
#include <optional>

#include "operator_inputs.hpp"
#include "tune_trials.hpp"

namespace femforge {

/// Variants differ in the order of cells and the lists that they need, so each is bound to a mesh of its own
/// order: one at a time, in all rounds that it lacks.
/// @tparam T the scalar type of the subject's kernels.
template <class T>
class TuneVectors {
 public:
  /// @throws Error if the reference cannot be loaded.
  TuneVectors(const TuneContext& context, const TuneSubject& subject) : trials_(context, subject) {}
  /// Compares every variant that is not judged yet with the reference.
  void verify() const;
  /// Times every round that is missing of every sound variant.
  void time() const;

 private:
  /// With sample data.
  void bind(std::optional<VectorRun<T>>& run, const femforge_kernel& kernel, TunePlace& place,
            std::size_t guard) const;
  void verify_one(const TuneVariant& variant, TunePlace& place, const std::vector<T>& expected) const;
  void time_at(std::int64_t size) const;
  void time_one(const TuneVariant& variant, std::int64_t size, TunePlace& place) const;

  TuneTrials trials_;
};

}  // namespace femforge

#endif
