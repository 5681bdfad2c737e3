// Scalar elements from their names.
#ifndef FEMFORGE_SRC_SPACE_SCALAR_ELEMENT_HPP
#define FEMFORGE_SRC_SPACE_SCALAR_ELEMENT_HPP

#include <femforge/space/element.hpp>

namespace femforge {

/// @param name P2, DQ3-gll, CR1, bubble3, or several joined by "+", perhaps followed by "-nodal".
/// @throws Error if the name cannot be understood, or the element does not exist on that cell.
ScalarElement scalar_element(const std::string& name, CellType cell);

}  // namespace femforge

#endif
