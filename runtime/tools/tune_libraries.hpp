// Kernels in shared libraries.
#ifndef FEMFORGE_TOOLS_TUNE_LIBRARIES_HPP
#define FEMFORGE_TOOLS_TUNE_LIBRARIES_HPP

#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include <femforge/kernels/registry.hpp>

namespace femforge {

/// Registries of shared libraries. Libraries stay loaded until the process ends: what a device knows of their
/// kernels must not vanish before it.
class KernelLibraries {
 public:
  /// The kernels for a target in a library, which is loaded the first time.
  /// @throws Error with the loader's words if it cannot be loaded, or has no such registry.
  const KernelRegistry& registry(const std::filesystem::path& library, Target target);
  /// @throws Error as registry, or if there is no kernel of that name and target.
  const femforge_kernel& kernel(const std::filesystem::path& library, Target target, const std::string& name);

 private:
  std::map<std::pair<std::filesystem::path, Target>, KernelRegistry> loaded_;
};

/// @throws Error if the kernels do not take the same arguments, or do not give results of the same layout.
void check_interchangeable(const femforge_kernel& kernel, const femforge_kernel& reference);

}  // namespace femforge

#endif
