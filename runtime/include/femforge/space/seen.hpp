// What belongs to the cells of facets as it is seen from there: nodes of restrictions, and data of cells.
#ifndef FEMFORGE_SPACE_SEEN_HPP
#define FEMFORGE_SPACE_SEEN_HPP

#include <string>
#include <vector>

#include <femforge/mesh/facets.hpp>
#include <femforge/space/element.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// The dofs of a cell in the order in which they are seen. [dof that is seen] -> dof of the cell
/// @param view number among cell_views of the element's cell.
std::vector<int> seen_dofs(const Element& element, int view, DofOrder order, ComponentOrder components);

/// The restriction of a space to the cells of facets: [facet][member][node], into the same L-vector.
/// @param element of the space, by its name in descriptors; @param cell of the mesh; @param order of the
/// nodes of a cell in the restriction.
/// @throws Error if the element has other nodes, or a facet a cell that is not there.
Restriction seen_from(const FacetList& facets, const Restriction& cells, const std::string& element,
                      CellType cell, DofOrder order = DofOrder::ufcx);

/// Data of cells, [cell][dof], by facets: [facet][member][dof].
/// @throws Error if there are not as many values for each of `num_cells` cells as the element has dofs.
template <class T>
std::vector<T> seen_from(const FacetList& facets, const std::vector<T>& values, std::int64_t num_cells,
                         const Element& element, DofOrder order, ComponentOrder components);

}  // namespace femforge

#endif
