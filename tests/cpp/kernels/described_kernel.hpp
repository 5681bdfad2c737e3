// A descriptor that says what the element tensors of P1 triangles say, and has no code.
#ifndef FEMFORGE_TESTS_DESCRIBED_KERNEL_HPP
#define FEMFORGE_TESTS_DESCRIBED_KERNEL_HPP

#include <femforge_descriptor.h>

inline femforge_kernel described_kernel() {
  femforge_kernel kernel{};
  kernel.name = "described";
  kernel.kernel = "element_tensor";
  kernel.form = "a";
  kernel.target = "cpu";
  kernel.scalar = "float64";
  kernel.representation = "tensor";
  kernel.cell = "triangle";
  kernel.coordinate_element = "P1^2";
  kernel.row_element = kernel.column_element = "P1";
  kernel.dof_order = "ufcx";
  kernel.gdim = 2;
  kernel.arity = 2;
  kernel.rows = kernel.columns = 3;
  kernel.entries_per_cell = 9;
  kernel.input = "vertices";
  kernel.output = "full";
  kernel.coordinate_nodes = 3;
  kernel.scatter = kernel.index_type = "";
  // Null is no word, too: kernel.numbering, kernel.component_order.
  return kernel;
}

#endif
