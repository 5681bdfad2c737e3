// What of a mesh with ghosts of others' cells a process integrates over: each cell, facet and vertex is one
// process's.
#ifndef FEMFORGE_PARALLEL_OWN_PARTS_HPP
#define FEMFORGE_PARALLEL_OWN_PARTS_HPP

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/parallel/shares.hpp>

namespace femforge {

/// Those of some cells of a share that are the process's own.
std::vector<std::int64_t> own_part(const MeshShare& share, const std::vector<std::int64_t>& cells);

/// Those of some facets of a share that the process integrates over: facets of its own cells; of those
/// between its cells and ghosts about a half, and the neighbours the others. Whichever way facets are listed,
/// and cells ordered, all processes together have each once. Of vertices those that `vertex_owners` says.
FacetList own_part(const MeshShare& share, const FacetList& facets);

/// Each part with what the process integrates over.
/// @throws Error if a kernel is over interior facets and the share has no ghosts: facets between shares would
/// be lost; or if a kernel is over vertices, and the share does not say whose they are: each that has one
/// would add it.
std::vector<KernelPart> own_parts(const MeshShare& share, const std::vector<KernelPart>& parts);

/// Each part with what adds to the rows of dofs that are inside the process's own cells: these cells, and all
/// facets of theirs, whoever integrates over them. @throws Error as own_parts, and if a kernel is over
/// vertices.
std::vector<KernelPart> parts_of_own_rows(const MeshShare& share, const std::vector<KernelPart>& parts);

/// Names of what kernels are given, which all processes give alike: one may have no facets for the only
/// kernel that has a name, and is to leave that out.
class NamesOfParts {
 public:
  /// @param all parts, as every process names them. @param own those of a process.
  NamesOfParts(const std::vector<KernelPart>& all, const std::vector<KernelPart>& own);
  /// Whether the process has a kernel with a constant, or coefficient, of that name.
  /// @throws Error if no kernel has.
  bool has_constant(const std::string& name) const;
  bool has_coefficient(const std::string& name) const;

 private:
  struct Names {
    std::set<std::string> all;
    std::set<std::string> own;
  };
  static bool has(const Names& names, const char* what, const std::string& name);

  Names constants_;
  Names coefficients_;
};

}  // namespace femforge

#endif
