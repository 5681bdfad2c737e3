#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>

namespace femforge {

void check_order(const std::vector<std::int64_t>& order, std::int64_t num_cells, const std::string& place) {
  if (static_cast<std::int64_t>(order.size()) != num_cells)
    throw Error(place, "the order has " + std::to_string(order.size()) + " cells, the mesh " +
                           std::to_string(num_cells));
  std::vector<bool> seen(order.size());
  for (const std::int64_t cell : order) {
    if (cell < 0 || cell >= num_cells)
      throw Error(place, "the order names cell " + std::to_string(cell) + ", which is not there");
    if (seen[index(cell)]) throw Error(place, "the order has cell " + std::to_string(cell) + " twice");
    seen[index(cell)] = true;
  }
}

}  // namespace femforge
