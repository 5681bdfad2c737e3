// What of a mesh with ghosts of others' cells a process integrates over: each cell and facet is one
// process's.
#ifndef FEMFORGE_PARALLEL_OWN_PARTS_HPP
#define FEMFORGE_PARALLEL_OWN_PARTS_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/parallel/shares.hpp>

namespace femforge {

/// Those of some cells of a share that are the process's own.
std::vector<std::int64_t> own_part(const MeshShare& share, const std::vector<std::int64_t>& cells);

/// Those of some facets of a share that the process integrates over: facets of its own cells; of those
/// between its cells and ghosts about a half, and the neighbours the others. Whichever way facets are listed,
/// and cells ordered, all processes together have each once.
FacetList own_part(const MeshShare& share, const FacetList& facets);

/// Each part with what the process integrates over.
/// @throws Error if a kernel is over interior facets and the share has no ghosts: facets between shares would
/// be lost; or if a kernel is over vertices, which several shares have, and would add each.
std::vector<KernelPart> own_parts(const MeshShare& share, const std::vector<KernelPart>& parts);

}  // namespace femforge

#endif
