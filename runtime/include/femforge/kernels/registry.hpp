// The generated kernels of one target.
#ifndef FEMFORGE_KERNELS_REGISTRY_HPP
#define FEMFORGE_KERNELS_REGISTRY_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/kernels/kernel.hpp>

namespace femforge {

/// The kernels of one target, as a generated registry function gives them.
class KernelRegistry {
 public:
  using Function = const femforge_kernel* const* (*)(std::int32_t* count);
  explicit KernelRegistry(Function function);
  const std::vector<const femforge_kernel*>& kernels() const { return kernels_; }
  /// The kernel of that name, or null.
  const femforge_kernel* find(const std::string& name) const;
  /// The kernel that makes what another one takes as its geometry; null if that one takes none.
  /// @throws Error if it takes one, and nothing here makes it.
  const femforge_kernel* geometry_of(const femforge_kernel& kernel) const;

 private:
  std::vector<const femforge_kernel*> kernels_;
};

}  // namespace femforge

#endif
