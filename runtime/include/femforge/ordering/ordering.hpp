// Orders of cells and points that keep neighbours in space neighbours in memory. All of them are the same for
// any number of threads.
#ifndef FEMFORGE_ORDERING_ORDERING_HPP
#define FEMFORGE_ORDERING_ORDERING_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Order of cells by recursive bisection of their midpoints into compact blocks of `block_cells` consecutive
/// cells each; the last block has the rest. The widest direction is bisected first, counted in cells of mean
/// extent in that direction. CellBlocks follow one another as the recursion meets them; inside a block cells
/// go by rows, x fastest. Where midpoints lie in layers, cuts are made between two of them if one near the
/// middle leaves whole blocks on both sides: boxes of cells, if their numbers allow it. The midpoint of a
/// cell is that of the box around its vertices; the simplices of one cube stay together.
/// @param mesh one that check_mesh accepts.
/// @returns [place] -> cell
/// @throws Error if block_cells is below 1.
std::vector<std::int64_t> order_cells(const Mesh& mesh, std::int64_t block_cells);
/// Order of quadrilaterals or hexahedra by rows: `row` cells after one another, each the neighbour of the one
/// before in its first reference direction. Rows that are neighbours all along form boxes: in the second
/// direction, then in the third, as many as make a block (powers of two, no more than `row` of them in a
/// direction). A block of 128 cells is 8 x 4 x 4, wherever its points are. Boxes and, after them, the rows
/// that form none are ordered by recursive bisection into compact blocks; rows that a chain of cells does
/// not fill come last. Cells have to be aligned (see align_cells) for rows to be long.
/// @returns [place] -> cell
/// @throws Error if the cells are simplices, row is below 1, or block_cells is no multiple of it.
std::vector<std::int64_t> order_cells_in_rows(const Mesh& mesh, std::int64_t block_cells,
                                              std::int64_t row = 8);

/// Order of cells along a Hilbert curve through their midpoints. [place] -> cell
std::vector<std::int64_t> order_cells_hilbert(const Mesh& mesh);

/// Puts the cells of a mesh, with their markers, in another order.
/// @param order [place] -> cell
/// @throws Error unless the order has each cell once.
void permute_cells(Mesh& mesh, const std::vector<std::int64_t>& order);
/// Numbers the points in the order in which the cells name them first, block by block of so many consecutive
/// cells: in a block the first nodes of all cells, then the second ones, and so on, so that neighbouring
/// cells have neighbouring numbers at each of their nodes. Points of no cell come last.
/// @returns [new point] -> old point
/// @throws Error if block_cells is below 1.
std::vector<std::int32_t> renumber_points(Mesh& mesh, std::int64_t block_cells = 1);

/// Turns quadrilaterals and hexahedra, keeping their orientation, so that the first reference direction
/// points along x as far as one does, the second along y: then neighbours in a row share the faces that
/// scatter = merge expects. Turns simplices so that their vertices ascend in one oblique direction, as far as
/// orientation allows: then cells that differ by a shift have the same order of vertices.
void align_cells(Mesh& mesh);

/// What a reordering did, to take data of cells and points along. Data at quadrature points of turned cells
/// also changes its order within these: see moved_points() in quadrature_data.hpp.
struct Reordering {
  std::vector<std::int64_t> cells;   ///< [cell] -> the cell's number before
  std::vector<std::int32_t> points;  ///< [point] -> the point's number before
};
/// Gives a mesh in any order locality, starting with align_cells.
///
/// Quadrilaterals and hexahedra: order_cells_in_rows (order_cells where block_cells is no multiple of 8),
/// permute_cells and renumber_points.
///
/// Simplices of degree 1 that repeat themselves along x (those that cubes are cut into, however deformed): by
/// rows of points, so that the same cells with consecutive points follow one another; rows that are
/// neighbours all along in boxes of block_cells cells, the others by recursive bisection into blocks of as
/// many; points numbered along the rows.
///
/// Other simplices: order_cells, blocks of over 128 cells halved as long as they can be; points numbered
/// block by block, those that the same blocks share one after another.
/// @throws Error if block_cells is below 1.
Reordering reorder(Mesh& mesh, std::int64_t block_cells);
/// The same with another order of cells, points numbered by blocks of so many of them.
Reordering reorder(Mesh& mesh, std::vector<std::int64_t> order, std::int64_t block_cells = 1);

/// Checks that an order of cells has each cell once. @throws Error naming `place` if not.
void check_order(const std::vector<std::int64_t>& order, std::int64_t num_cells, const std::string& place);

}  // namespace femforge

#endif
