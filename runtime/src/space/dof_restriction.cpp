// Restrictions of dof maps.
#include <algorithm>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {
namespace {

int block_size(const DofMap& dofs, ComponentOrder l_vector) {
  if (dofs.element().blocks().size() == 1) return dofs.element().blocks().front().block_size;
  if (l_vector == ComponentOrder::planar)
    throw Error("Restriction",
                "the mixed element " + dofs.element().name() + " has no planar order of its components",
                "use the interleaved one, or a restriction for each part");
  return 1;
}

}  // namespace

Restriction::Restriction(const DofMap& dofs, ComponentOrder l_vector) : num_cells_(dofs.num_cells()) {
  const int size = block_size(dofs, l_vector);
  const bool planar = l_vector == ComponentOrder::planar;
  num_nodes_ = dofs.num_dofs() / size;
  layout_ = {dofs.dofs_per_cell() / size, size, planar ? num_nodes_ : 1, dofs.num_dofs()};
  // A stride of 0 would be of no use, not even where there are no nodes.
  layout_.component_stride = std::max<std::int64_t>(layout_.component_stride, 1);
  offsets_.reserve(dofs.cell_dofs().size() / index(size));
  // Components are interleaved in the numbers of the dofs, whatever their order in a cell.
  for (const std::int64_t dof : dofs.cell_dofs())
    if (dof % size == 0) offsets_.push_back(planar ? dof / size : dof);
}

std::vector<std::int64_t> entries_of_dofs(const DofMap& dofs, ComponentOrder l_vector) {
  const std::int64_t size = block_size(dofs, l_vector);
  const std::int64_t nodes = dofs.num_dofs() / size;
  std::vector<std::int64_t> result(index(dofs.num_dofs()));
  for (std::int64_t dof = 0; dof < dofs.num_dofs(); ++dof)
    result[index(dof)] = l_vector == ComponentOrder::interleaved ? dof : dof % size * nodes + dof / size;
  return result;
}

}  // namespace femforge
