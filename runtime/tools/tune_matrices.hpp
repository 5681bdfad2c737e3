// Verifies and times variants of assemble kernels, in the process that calls.
#ifndef FEMFORGE_TOOLS_TUNE_MATRICES_HPP
#define FEMFORGE_TOOLS_TUNE_MATRICES_HPP

#include <cstdint>

#include "tune_trials.hpp"

namespace femforge {

/// A time is that of MeshMatrix::assemble: the matrix is set to zero and every cell is added to it.
/// @tparam T the scalar type of the subject's kernels.
template <class T>
class TuneMatrices {
 public:
  /// @throws Error if the reference cannot be loaded.
  TuneMatrices(const TuneContext& context, const TuneSubject& subject) : trials_(context, subject) {}
  /// Compares every variant that is not judged yet with the reference, cell by cell.
  void verify() const;
  /// Times every round that is missing of every sound variant.
  void time() const;

 private:
  void time_at(std::int64_t size) const;

  TuneTrials trials_;
};

}  // namespace femforge

#endif
