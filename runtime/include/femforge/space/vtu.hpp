// Pictures: meshes with data in VTK's XML format, for ParaView.
#ifndef FEMFORGE_SPACE_VTU_HPP
#define FEMFORGE_SPACE_VTU_HPP

#include <string>
#include <vector>

#include <femforge/mesh/mesh.hpp>
#include <femforge/space/dofmap.hpp>

namespace femforge {

/// Data at the points or in the cells of a mesh.
struct Field {
  std::string name;
  int components = 1;
  std::vector<double> values;  ///< [point or cell][component]
};

/// Values of a finite element function at the points of the mesh, one field for each block of its element.
/// At points where a discontinuous function has several values, that of the last cell is taken; see
/// with_own_points.
/// @param names one for each block. @throws Error for elements other than equispaced P, Q, DP and DQ.
std::vector<Field> fields_at_points(const Mesh& mesh, const DofMap& dofs, const std::vector<double>& values,
                                    const std::vector<std::string>& names);

/// The mesh with points of their own for each cell, so that discontinuous functions show what they are on
/// each: fields_at_points takes it with the dof map of the mesh.
Mesh with_own_points(const Mesh& mesh);

/// Writes a .vtu file (binary, base64); vectors of two components get a third, zero. The file appears whole
/// or not at all. The mesh's markers, if it has any, become the cell field "marker".
/// @throws Error if a field does not fit the mesh, or the file cannot be written.
void write_vtu(const std::string& file, const Mesh& mesh, const std::vector<Field>& point_fields = {},
               const std::vector<Field>& cell_fields = {});

}  // namespace femforge

#endif
