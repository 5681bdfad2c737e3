// A mesh of several processes: each has some of its cells, a share.
#ifndef FEMFORGE_PARALLEL_SHARES_HPP
#define FEMFORGE_PARALLEL_SHARES_HPP

#include <cstdint>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// The cells of one process, with their own points only.
struct MeshShare {
  Mesh mesh;
  /// Numbers of its points in the whole mesh, ascending: so that all processes see the vertices of an edge or
  /// a face that they have in common in the same order. [point]
  std::vector<std::int64_t> points;
};

/// Which process is to have each cell, by recursive bisection of their midpoints: compact shares whose
/// numbers of cells differ by one at most. The same mesh gives the same shares everywhere.
/// @returns [cell] -> process, from 0. @throws Error if there are no processes.
std::vector<int> partition_cells(const Mesh& mesh, int processes);

/// The cells of a process, in their order, with markers and marked facets; none, if it has no cell.
/// @param process_of_cell of every cell. @throws Error if there are not as many as cells.
MeshShare share_of(const Mesh& mesh, const std::vector<int>& process_of_cell, int process);

/// The share of a process in what make_box makes, without the rest: the box is cut into as many boxes, with
/// cuts as small as can be. Points have the same coordinates, to the bit, whoever has them. Where there are
/// too many processes, some have no cells.
/// @throws Error as make_box for the share's own box, or if there is no such process.
MeshShare share_of_box(const BoxOptions& options, int processes, int process);

}  // namespace femforge

#endif
