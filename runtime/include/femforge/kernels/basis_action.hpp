// Generated basis actions: those of one target, launched with checks.
#ifndef FEMFORGE_KERNELS_BASIS_ACTION_HPP
#define FEMFORGE_KERNELS_BASIS_ACTION_HPP

#include <femforge_basis.h>

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>

namespace femforge {

/// The target that an action was generated for.
Target target_of(const femforge_basis_action& action);

/// Puts an action into a stream of its target.
/// @throws Error naming the action if the stream is another target's, or the launch fails.
void launch(const femforge_basis_action& action, const femforge_basis_arguments& arguments,
            const Stream& stream, const char* file = __builtin_FILE(), int line = __builtin_LINE());

/// The basis actions of one target, as a generated registry function gives them.
class BasisActions {
 public:
  using Function = const femforge_basis_action* const* (*)(std::int32_t* count);
  explicit BasisActions(Function function);
  const std::vector<const femforge_basis_action*>& actions() const { return actions_; }
  /// The action of that name, or null.
  const femforge_basis_action* find(const std::string& name) const;

 private:
  std::vector<const femforge_basis_action*> actions_;
};

}  // namespace femforge

#endif
