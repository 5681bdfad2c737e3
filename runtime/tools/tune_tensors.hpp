// Verifies and times variants of element_tensor kernels, in the process that calls.
#ifndef FEMFORGE_TOOLS_TUNE_TENSORS_HPP
#define FEMFORGE_TOOLS_TUNE_TENSORS_HPP

#include <femforge/kernels/kernel_inputs.hpp>
#include "tune_trials.hpp"

namespace femforge {

/// @tparam T the scalar type of the subject's kernels.
template <class T>
class TuneTensors {
 public:
  /// @throws Error if the reference cannot be loaded, or is of another scalar type.
  TuneTensors(const TuneContext& context, const TuneSubject& subject);
  /// Compares every variant that is not judged yet with the reference.
  void verify();
  /// Times every round that is missing of every sound variant.
  void time();

 private:
  struct Work;
  KernelInputs<T> inputs_for(const Mesh& mesh, std::uint64_t seed) const;
  void verify_one(const TuneVariant& variant, const std::vector<T>& expected, const Mesh& mesh,
                  Work& work) const;
  void time_at(std::int64_t size);
  void time_one(const TuneVariant& variant, int round, std::int64_t size, Work& work) const;

  TuneTrials trials_;
  /// The reference as if it were for the subject's target: what inputs are made for, whatever the variants.
  femforge_kernel like_;
};

}  // namespace femforge

#endif
