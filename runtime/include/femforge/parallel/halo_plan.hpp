// Which dofs of a process belong to others, and who has to hear of which: plain data, without messages.
#ifndef FEMFORGE_PARALLEL_HALO_PLAN_HPP
#define FEMFORGE_PARALLEL_HALO_PLAN_HPP

#include <cstdint>
#include <vector>

#include <femforge/parallel/shared_dofs.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// The numbering of a process: its own dofs first, as vectors have them, then the ghosts: dofs of its cells,
/// and of ghosts of others' cells, that another process owns, those of one process after one another. A dof
/// is owned by the first of the processes that have it in a cell of their own.
struct HaloPlan {
  /// A process that shares dofs with this one.
  struct Neighbour {
    int process = 0;
    std::vector<std::int64_t> owned;  ///< here, ghosts there, in the order of these
    std::int64_t first_ghost = 0;     ///< of those that it owns, counted from the first ghost of all
    std::int64_t num_ghosts = 0;
  };
  int process = 0;
  std::int64_t num_owned = 0;
  std::int64_t num_ghosts = 0;
  std::vector<std::int64_t> numbers;  ///< [dof of the share's dof map] -> number
  std::vector<Neighbour> neighbours;  ///< by ascending process
  std::vector<CellFacet> boundary;    ///< facets of the share that are on the boundary of the whole mesh
};

/// @param keys of the share. @param num_dofs of its dof map.
/// @param of_facets,of_dofs [facet], [dof of keys.dofs] -> the processes that have it, as processes_of_keys
/// gives them, this one among them.
/// @throws Error if sizes do not fit, or this process is not among those that have a dof of its own.
HaloPlan plan_halo(int process, std::int64_t num_dofs, const SharedKeys& keys,
                   const std::vector<std::vector<int>>& of_facets,
                   const std::vector<std::vector<int>>& of_dofs);

/// A restriction of a share's dofs, into owned dofs and ghosts: entry n is number n of the plan.
/// @throws Error if components of a node are not next to each other.
Restriction restriction_of_share(const HaloPlan& plan, const Restriction& dofs);

}  // namespace femforge

#endif
