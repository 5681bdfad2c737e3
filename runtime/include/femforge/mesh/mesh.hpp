// Meshes of one type of cell: structured ones, and whole ones from a file (see gmsh.hpp).
#ifndef FEMFORGE_MESH_MESH_HPP
#define FEMFORGE_MESH_MESH_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <femforge/mesh/cell.hpp>

namespace femforge {

/// What integrals are over, in UFL's words.
enum class Entity { cell, exterior_facet, interior_facet, vertex };

/// A mesh that fills a part of the line, the plane or space (as many dimensions as its cells have). Or, where
/// `entity` says so, its facets or vertices, each with the nodes of its cells as they are seen from there:
/// what kernels on these take (seen_from in facets.hpp), and nothing else.
struct Mesh {
  CellType cell = CellType::interval;
  int degree = 1;                     ///< of the geometry: 1 or 2
  std::vector<double> points;         ///< [point][dimension]
  std::vector<std::int32_t> cells;    ///< [cell][node] -> point; nodes in Basix's order
  std::vector<std::int32_t> markers;  ///< [cell]: the tag of its physical group; empty if there are none
  std::map<std::int32_t, std::string> marker_names;
  // Facets of groups; one that is in several groups is there as often. See markers.hpp.
  std::vector<std::int32_t> facet_points{};   ///< [marked facet][vertex] -> point
  std::vector<std::int32_t> facet_markers{};  ///< [marked facet]: the tag of its group
  std::map<std::int32_t, std::string> facet_marker_names{};
  Entity entity = Entity::cell;
  std::vector<std::int32_t> views{};  ///< [facet][member] of facets: how their cells are seen, see cell_views

  /// Cells that one entity has: two at an interior facet.
  int members() const { return entity == Entity::interior_facet ? 2 : 1; }
  int dimension() const { return femforge::dimension(cell); }
  /// Nodes of one cell, or of all cells of a facet.
  int num_nodes() const;
  std::int64_t num_cells() const;
  std::int64_t num_points() const;
};

/// A box divided into equal boxes, each of them one quadrilateral or hexahedron, two triangles or six
/// tetrahedra.
struct BoxOptions {
  CellType cell = CellType::interval;
  std::array<int, 3> divisions{1, 1, 1};  ///< in each direction; those beyond the cell's dimension are unused
  int degree = 1;
  std::array<double, 3> lower{0, 0, 0};
  std::array<double, 3> upper{1, 1, 1};
};
/// All cells have a positive Jacobian determinant; points are numbered with x fastest.
/// @throws Error for divisions below 1, another degree than 1 or 2, an empty box, or over 2^31 - 1 points.
Mesh make_box(const BoxOptions& options);
/// A part of that mesh, with points of its own, at the same places to the bit.
/// @param first,divisions the first division in each direction, and how many.
/// @throws Error as make_box, the points being those of the part; or if the part is not in the box.
Mesh make_box_part(const BoxOptions& options, const std::array<int, 3>& first,
                   const std::array<int, 3>& divisions);

/// A mesh from a short description: "box:8", "box:8x4x2" (a number for each direction, or one for all), or
/// the name of a .msh file.
/// @param cell,degree of the box; a file must hold cells of that type, its degree is its own.
/// @throws Error as make_box and read_gmsh, or if the text cannot be understood.
Mesh mesh_from_text(const std::string& text, CellType cell, int degree = 1);

/// Moves every point; `move` gets the coordinates of one point and changes them.
void transform(Mesh& mesh, const std::function<void(std::array<double, 3>&)>& move);
/// Moves the points of a mesh of the unit box by sines that vanish on its boundary. Cells stay valid up to an
/// amplitude of about 0.05; those of degree 2, quadrilaterals and hexahedra are no longer affine.
void deform(Mesh& mesh, double amplitude);
/// Numbers the points at random, shuffles the cells, and turns each cell (keeping its orientation), as in a
/// mesh from anywhere. The same seed gives the same mesh on every machine.
void randomise(Mesh& mesh, std::uint64_t seed);

/// Connectivity with the nodes of each cell in another order. [cell][node]
std::vector<std::int32_t> connectivity(const Mesh& mesh, DofOrder order);
/// Points of a mesh in another precision. [point][dimension]
template <class T>
std::vector<T> point_coordinates(const Mesh& mesh);
/// UFCx's coordinate_dofs of all cells, zero beyond the mesh's dimension. [cell][node][3]
template <class T>
std::vector<T> ufcx_coordinates(const Mesh& mesh, DofOrder order = DofOrder::ufcx);

/// The Jacobian dx_a / dX_mu of a cell's map at a reference point, with its determinant and the point's
/// image.
struct CellMap {
  std::array<double, 3> point{};
  std::array<std::array<double, 3>, 3> jacobian{};
  double determinant = 0;
};
CellMap map_at(const Mesh& mesh, std::int64_t cell, const ShapeFunctions& shape);

/// Volume (area, length) of all cells together.
double volume(const Mesh& mesh);

/// Checks the arrays of a mesh: their sizes, finite coordinates, numbers of points in range.
/// @throws Error naming `place`.
void check_arrays(const Mesh& mesh, const std::string& place);
/// Checks what a mesh promises: array sizes, point numbers in range, no degenerate or inverted cell.
/// @throws Error naming `place` and the first cell that breaks a promise.
void check_mesh(const Mesh& mesh, const std::string& place);
/// Mirrors the numbering of cells with a negative determinant. Returns how many there were.
std::int64_t orient_cells(Mesh& mesh);

}  // namespace femforge

#endif
