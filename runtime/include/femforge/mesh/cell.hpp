// Reference cells, numbered as in Basix and UFCx, and the lattices of Lagrange nodes on them.
#ifndef FEMFORGE_MESH_CELL_HPP
#define FEMFORGE_MESH_CELL_HPP

#include <array>
#include <string>
#include <vector>

namespace femforge {

enum class CellType { interval, triangle, quadrilateral, tetrahedron, hexahedron };

/// Order of the dofs or nodes of one cell.
enum class DofOrder {
  ufcx,          ///< Basix's: vertices, edges, faces, interior
  lexicographic  ///< by position, x fastest
};

/// UFL's name of the cell.
const char* to_string(CellType cell);
/// @throws Error if no cell has that name.
CellType cell_from_string(const std::string& name);
const char* to_string(DofOrder order);
/// @throws Error unless the name is "ufcx" or "lexicographic".
DofOrder dof_order_from_string(const std::string& name);

int dimension(CellType cell);
bool is_simplex(CellType cell);
int num_vertices(CellType cell);
/// Number of entities of a dimension; 0 above the cell's own.
int num_entities(CellType cell, int entity_dimension);
/// Vertices of an entity, in the reference cell's numbering.
const std::vector<int>& entity_vertices(CellType cell, int entity_dimension, int entity);
/// Coordinates (0 or 1) of a vertex of the reference cell.
const std::array<int, 3>& vertex_position(CellType cell, int vertex);

/// A node of the lattice of equidistant points of some degree.
struct LatticeNode {
  int entity_dimension;        ///< the smallest entity that holds the node
  int entity;                  ///< its number
  std::array<int, 3> on_cell;  ///< the node's reference coordinates, times the degree
  /// Its coordinates along the entity's edges from vertex 0 to the entity's vertices 1, 2 (and 3, or 4 of a
  /// hexahedron), times the degree.
  std::array<int, 3> on_entity;
};

/// All nodes of the lattice in Basix's order; one, at the cell's middle, of degree 0. The position of the
/// latter is given as if the degree were 0: all zeros.
std::vector<LatticeNode> lattice_nodes(CellType cell, int degree);

/// Number of nodes of that lattice.
int num_lattice_nodes(CellType cell, int degree);

/// For each place of the lexicographic order of the lattice's nodes, the node's number in Basix's order.
std::vector<int> lexicographic_nodes(CellType cell, int degree);

/// Values and reference gradients of the Lagrange basis on the equidistant lattice at one point.
struct ShapeFunctions {
  std::vector<double> values;                    ///< [node]
  std::vector<std::array<double, 3>> gradients;  ///< [node][direction]
};
ShapeFunctions shape_functions(CellType cell, int degree, const std::array<double, 3>& point);

/// Points and weights on a reference cell; the weights add up to its volume.
struct Quadrature {
  std::vector<std::array<double, 3>> points;
  std::vector<double> weights;
};
/// Gauss-Legendre points in each direction, collapsed towards a vertex on simplices; integrates polynomials
/// of total degree 2 n - dimension (simplices) or of degree 2 n - 1 in each direction exactly.
Quadrature gauss_quadrature(CellType cell, int n);

}  // namespace femforge

#endif
