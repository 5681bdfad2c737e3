// Unstructured meshes from Gmsh, read by Gmsh's own library.
#ifndef FEMFORGE_MESH_GMSH_HPP
#define FEMFORGE_MESH_GMSH_HPP

#include <string>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Whether the runtime was built with Gmsh's library.
bool has_gmsh();

/// The cells of the highest dimension in a file, with the tags of their physical groups as markers (the
/// lowest one of several), and the facets of physical groups one dimension below. A cell that the file lists
/// for each of its groups, as version 2.2 does, is there once. Cells of negative orientation are mirrored;
/// points that no cell uses are left out.
/// @param file in Gmsh's own format (.msh), versions 2.2 to 4.1, text or binary.
/// @throws Error if the file cannot be read, holds no cells, or several types or degrees of cells, cells of a
///     degree other than 1 or 2 or incomplete ones, a surface that is not plane (z = 0), or degenerate cells;
///     or if the runtime was built without Gmsh's library.
Mesh read_gmsh(const std::string& file);

}  // namespace femforge

#endif
