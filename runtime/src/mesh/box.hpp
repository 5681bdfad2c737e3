// Structured meshes of a box as they are described in a text, and such as no mesh may be.
#ifndef FEMFORGE_SRC_MESH_BOX_HPP
#define FEMFORGE_SRC_MESH_BOX_HPP

#include <string>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Whether a text is to describe a box, and not to name a file.
bool is_box(const std::string& text);
/// The box of a text, such as "box:8x4x2". @throws Error if it cannot be understood.
BoxOptions box_from_text(const std::string& text, CellType cell);

/// As make_box, with geometry of any degree, nodes on a lattice. Beyond degree 2 elements differ in where
/// their nodes are, so that only what reads nodes and asks for nothing else takes such a mesh.
/// @throws Error as make_box, for a degree below 1.
Mesh make_lattice(const BoxOptions& options);

}  // namespace femforge

#endif
