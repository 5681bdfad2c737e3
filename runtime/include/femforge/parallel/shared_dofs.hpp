// Dofs that several processes have: by what all of them know.
#ifndef FEMFORGE_PARALLEL_SHARED_DOFS_HPP
#define FEMFORGE_PARALLEL_SHARED_DOFS_HPP

#include <array>
#include <cstdint>
#include <tuple>
#include <vector>

#include <femforge/parallel/shares.hpp>
#include <femforge/space/dofmap.hpp>

namespace femforge {

/// A dof of a vertex, an edge, a face or a cell, or a facet itself: its vertices in the whole mesh,
/// ascending, and the dof's place among those there. The same in every process.
struct SharedKey {
  std::array<std::int64_t, 8> vertices;  ///< filled up with the largest number
  std::int64_t place;                    ///< -1: the facet itself
  /// Whether a process has it in ghosts of other processes' cells only: no part of the key.
  std::int64_t of_ghosts = 0;

  friend bool operator==(const SharedKey& a, const SharedKey& b) {
    return a.vertices == b.vertices && a.place == b.place;
  }
  friend bool operator<(const SharedKey& a, const SharedKey& b) {
    return std::tie(a.vertices, a.place) < std::tie(b.vertices, b.place);
  }
};

/// What of a share others may have, too: facets that only one of its own cells has, and the dofs there; with
/// ghosts all dofs of these, and of the cells that have those facets, which are ghosts elsewhere.
struct SharedKeys {
  std::vector<CellFacet> facets;     ///< of own cells
  std::vector<std::int64_t> dofs;    ///< ascending
  std::vector<SharedKey> of_facets;  ///< [facet]
  std::vector<SharedKey> of_dofs;    ///< [dof of `dofs`]
};

/// @param dofs a dof map of the share's mesh.
/// @throws Error if the numbers of points do not ascend, or are not as many as points.
SharedKeys shared_keys(const MeshShare& share, const DofMap& dofs);

/// Where the processes meet that have a key: one of `processes`, the same for equal keys.
int home_of(const SharedKey& key, int processes);

/// There: which processes have each of the keys that have come in.
/// @param process [key] -> who has sent it.
/// @returns [key] -> all processes that have sent an equal one: those that have it in cells of their own
/// first, ascending, and then the others.
std::vector<std::vector<int>> processes_of_keys(const std::vector<SharedKey>& keys,
                                                const std::vector<int>& process);

}  // namespace femforge

#endif
