// A mesh of several processes: each has some of its cells, a share, and cells of others beside them where
// integrals over the facets between want these.
#ifndef FEMFORGE_PARALLEL_SHARES_HPP
#define FEMFORGE_PARALLEL_SHARES_HPP

#include <cstdint>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Which cells of other processes a share has, beside its own.
enum class GhostCells {
  none,
  across_facets  ///< those with a facet in common with one of its own: for integrals over interior facets
};

/// The cells of one process, and ghosts of others' cells, with their own points only.
struct MeshShare {
  Mesh mesh;
  /// Numbers of its points in the whole mesh, ascending: so that all processes see the vertices of an edge or
  /// a face that they have in common in the same order. [point]
  std::vector<std::int64_t> points;
  int process = 0;
  /// [cell] -> the process that it belongs to. Empty for GhostCells::none: all are this one's.
  std::vector<int> owners;
  /// [point] -> the process that integrates over this vertex: of the first cell of the whole mesh that has
  /// it; -1 for points that are no vertex. Empty if it is not known.
  std::vector<int> vertex_owners;

  bool is_own(std::int64_t cell) const {
    return owners.empty() || owners[static_cast<std::size_t>(cell)] == process;
  }
};

/// Which process is to have each cell, by recursive bisection of their midpoints: compact shares whose
/// numbers of cells differ by one at most. The same mesh gives the same shares everywhere.
/// @returns [cell] -> process, from 0. @throws Error if there are no processes.
std::vector<int> partition_cells(const Mesh& mesh, int processes);

/// The cells of a process, in their order, with markers and marked facets; none, if it has no cell. Ghosts
/// stand among them, in the order of the whole mesh, too: so that the side of a facet with the lower number
/// is the same for all.
/// @param process_of_cell of every cell. @throws Error if there are not as many as cells.
MeshShare share_of(const Mesh& mesh, const std::vector<int>& process_of_cell, int process,
                   GhostCells ghosts = GhostCells::none);

/// The share of a process in what make_box makes, without the rest: the box is cut into as many boxes, with
/// cuts as small as can be. Points have the same coordinates, to the bit, whoever has them. Where there are
/// too many processes, some have no cells.
/// @throws Error as make_box for the share's own box, or if there is no such process.
MeshShare share_of_box(const BoxOptions& options, int processes, int process,
                       GhostCells ghosts = GhostCells::none);

/// Puts the cells of a share in another order, ghosts too. @param order [place] -> cell.
/// @throws Error as permute_cells of a mesh.
void permute_cells(MeshShare& share, const std::vector<std::int64_t>& order);

}  // namespace femforge

#endif
