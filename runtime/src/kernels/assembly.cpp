#include "kernels/assembly.hpp"

#include <utility>

#include <femforge/ordering/ordering.hpp>
#include <femforge/scatter/scatter.hpp>

namespace femforge {
namespace {

void check_space(const femforge_kernel& kernel, const Restriction& space, int dofs, const char* what) {
  const int found = space.nodes_per_cell() * space.components();
  if (found != dofs)
    throw Error(kernel.name, "its element matrices have " + std::to_string(dofs) + " " + what +
                                 "; the restriction has " + std::to_string(found) + " dofs a cell");
}

void check_kernel(const femforge_kernel& kernel, const KernelTraits& traits) {
  if (traits.kind != KernelKind::assemble)
    throw Error(kernel.name, "it does not add to sparse matrices", "generate assemble");
  if (kernel.entries_per_cell != kernel.rows * kernel.columns)
    throw Error(kernel.name, "its element matrices are packed", "generate it with output = full");
  if (traits.input == GeometryInput::geometry)
    throw Error(kernel.name, "it takes stored geometry",
                "generate it with input = vertices, or call the kernel itself");
}

// Threads of a GPU that work on one cell add without care for each other.
void check_nodes_differ(const femforge_kernel& kernel, const Restriction& space) {
  for (std::int64_t cell = 0; cell < space.num_cells(); ++cell)
    for (int i = 0; i < space.nodes_per_cell(); ++i)
      for (int j = 0; j < i; ++j)
        if (space.offset(cell, i) == space.offset(cell, j))
          throw Error(kernel.name, "cell " + std::to_string(cell) + " has a node twice",
                      "generate it with scatter = atomic");
}

Colouring colours_for(const femforge_kernel& kernel, const KernelTraits& traits, const Restriction& rows,
                      const Restriction& columns) {
  if (traits.scatter != Scatter::colour) return {};
  if (traits.target != Target::cpu) {
    check_nodes_differ(kernel, rows);
    check_nodes_differ(kernel, columns);
  }
  return colour_cells(rows);
}

void check_all(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
               const Restriction& rows, const Restriction& columns) {
  check_kernel(kernel, traits);
  check_mesh(kernel, traits, mesh);
  check_space(kernel, rows, kernel.rows, "rows");
  check_space(kernel, columns, kernel.columns, "columns");
  if (rows.num_cells() != mesh.num_cells() || columns.num_cells() != mesh.num_cells())
    throw Error(kernel.name, "the restriction has another number of cells than the mesh");
}

// [place] -> cell, for a kernel that takes blocks of cells; empty for others.
std::vector<std::int64_t> order_in_blocks(const femforge_kernel& kernel, const KernelTraits& traits,
                                          const Mesh& mesh) {
  // compact blocks have the most nonzeros in common
  if (traits.scatter != Scatter::blocks) return {};
  return order_cells(mesh, kernel.element_batch);
}

// Names the nonzeros in the arguments, with the lists of blocks where the kernel takes these.
void add_nonzeros(const femforge_kernel& kernel, const KernelTraits& traits, const DeviceIndices& nonzeros,
                  KernelArrays& arrays, femforge_arguments& arguments) {
  if (traits.scatter != Scatter::blocks) {
    std::visit([&](const auto& listed) { arguments.nonzeros = listed.data(); }, nonzeros);
    return;
  }
  const NonzeroBlocks blocks = std::visit(
      [&](const auto& listed) {
        return make_nonzero_blocks(listed.to_host(), used_entries(kernel).count_of(kernel.entries_per_cell),
                                   kernel.element_batch);
      },
      nonzeros);
  arguments.nonzeros = arrays.keep_indices(blocks.nonzeros, traits.index_type, "nonzeros");
  arguments.block_nonzeros = arrays.keep(blocks.block_nonzeros);
  arguments.contributions = arrays.keep(blocks.contributions);
  arguments.contribution_ends = arrays.keep(blocks.contribution_ends);
}

}  // namespace

AssemblyOrder order_for_assembly(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
                                 const Restriction& rows, const Restriction& columns) {
  check_all(kernel, traits, mesh, rows, columns);
  Colouring colouring = colours_for(kernel, traits, rows, columns);
  if (traits.scatter == Scatter::colour)
    return {std::move(colouring.cells), std::move(colouring.colour_begin)};
  return {order_in_blocks(kernel, traits, mesh), {}};
}

PatternOptions pattern_options(const femforge_kernel& kernel, const KernelTraits& traits) {
  PatternOptions options;
  options.nonzeros = traits.index_type == IndexType::int64 ? IndexBits::wide : IndexBits::narrow;
  options.components = traits.component_order;
  options.used = used_entries(kernel);
  return options;
}

template <class T>
Assembly<T>::Assembly(const femforge_kernel& kernel, const Mesh& mesh, AssemblyOrder order,
                      const DeviceIndices& nonzeros)
    : kernel_(&kernel), order_(std::move(order)), arrays_(target_of(kernel)), fields_(kernel) {
  const KernelTraits traits = traits_of(kernel);
  arguments_.num_cells = mesh.num_cells();
  add_nonzeros(kernel, traits, nonzeros, arrays_, arguments_);
  arguments_.num_colours = static_cast<std::int64_t>(order_.colour_begin.size()) - 1;
  arguments_.colour_begin = order_.colour_begin.data();
  add_views<T>(kernel, mesh, order_.order, arrays_, arguments_);
  if (traits.input == GeometryInput::ufcx) {
    arguments_.coordinates =
        arrays_.keep(rows_in_order(ufcx_coordinates<T>(mesh, traits.dof_order), order_.order));
  } else {
    arguments_.coordinates = arrays_.keep(point_coordinates<T>(mesh));
    arguments_.cells = arrays_.keep(rows_in_order(connectivity(mesh, traits.dof_order), order_.order));
  }
}

template <class T>
void Assembly<T>::add(T* values, const Stream& stream) const {
  require(stream.target() == target_of(*kernel_), kernel_->name, "the stream belongs to another target");
  femforge_arguments arguments = arguments_;
  arguments.matrix_values = values;
  arguments.coefficients = fields_.coefficients.all(arguments_.num_cells);
  arguments.constants = fields_.constants.all(1);
  launch(*kernel_, arguments, stream);
}

template class Assembly<float>;
template class Assembly<double>;

}  // namespace femforge
