// Parts of a mesh: cells and facets by the number or name of their group, by a box, or by what is true of
// their points. Groups come from Gmsh's physical groups or from mark_cells and mark_facets.
#ifndef FEMFORGE_MESH_MARKERS_HPP
#define FEMFORGE_MESH_MARKERS_HPP

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// A facet, by one of its cells and its number there.
struct CellFacet {
  std::int64_t cell;
  int facet;
};

/// A part of space.
using Region = std::function<bool(const std::array<double, 3>& point)>;
/// A closed box, its sides moved outwards by `margin`. Directions beyond the mesh's dimension must contain 0.
Region inside_box(const std::array<double, 3>& lower, const std::array<double, 3>& upper,
                  double margin = 1e-10);

/// Cells whose middle is in a region, ascending.
std::vector<std::int64_t> cells_in(const Mesh& mesh, const Region& region);
/// Cells of a group, ascending. @throws Error if there is no group of that number or name; it says which
/// there are.
std::vector<std::int64_t> cells_of(const Mesh& mesh, std::int32_t marker);
std::vector<std::int64_t> cells_of(const Mesh& mesh, const std::string& name);

/// Facets that only one cell has, in the order of the cells.
std::vector<CellFacet> boundary_facets(const Mesh& mesh);
/// Those of them of which all vertices and the middle are in a region.
std::vector<CellFacet> boundary_facets(const Mesh& mesh, const Region& region);
/// Facets of a group, each once, by the first cell that has it. @throws Error as cells_of, and if no cell has
/// a facet of that group.
std::vector<CellFacet> facets_of(const Mesh& mesh, std::int32_t marker);
std::vector<CellFacet> facets_of(const Mesh& mesh, const std::string& name);

/// Makes these cells a group; they leave the groups that they were in. Cells in no group have the marker 0.
/// @throws Error if a cell is not there, or the name belongs to another number.
void mark_cells(Mesh& mesh, const std::vector<std::int64_t>& cells, std::int32_t marker,
                const std::string& name = "");
/// Adds these facets to a group; a facet may be in several. @throws Error as mark_cells.
void mark_facets(Mesh& mesh, const std::vector<CellFacet>& facets, std::int32_t marker,
                 const std::string& name = "");

}  // namespace femforge

#endif
