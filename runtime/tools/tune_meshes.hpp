// Meshes on which kernels are timed, and the restrictions of their spaces to them.
#ifndef FEMFORGE_TOOLS_TUNE_MESHES_HPP
#define FEMFORGE_TOOLS_TUNE_MESHES_HPP

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// A mesh, and the restrictions that were asked for, which stay where they are.
class TunePlace {
 public:
  explicit TunePlace(Mesh mesh) : mesh_(std::move(mesh)) {}
  const Mesh& mesh() const noexcept { return mesh_; }
  /// Made when first asked for; kernels on the same space share it.
  const Restriction& restriction(const femforge_kernel& kernel);
  /// That of the kernel's second space; null if it has one space.
  const Restriction* second_restriction(const femforge_kernel& kernel);

 private:
  Mesh mesh_;
  std::map<std::string, Restriction> restrictions_;
  std::map<std::string, std::optional<Restriction>> second_restrictions_;
};

/// The places that were used last: on a CPU they take longer to make than kernels take to be timed on them.
class TuneMeshes {
 public:
  /// A box for a kernel.
  /// @param cells about; kernels for which the same number is wanted share it.
  /// @param block in how large compact blocks cells follow one another, see reorder(); 0: as they are.
  std::shared_ptr<TunePlace> place(const femforge_kernel& kernel, std::int64_t cells, std::int64_t block);

 private:
  struct Kept {
    std::string key;
    std::shared_ptr<TunePlace> place;
  };
  std::list<Kept> kept_;  // the one used last first
};

}  // namespace femforge

#endif
