// What kernels ask of a mesh, who take its nodes as they are.
#ifndef FEMFORGE_SRC_MESH_NODES_HPP
#define FEMFORGE_SRC_MESH_NODES_HPP

#include <string>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// check_arrays, for geometry of any degree. @throws Error naming `place`.
void check_nodes(const Mesh& mesh, const std::string& place);

}  // namespace femforge

#endif
