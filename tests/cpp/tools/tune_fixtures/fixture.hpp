// What the hand-written kernels of the tuner's tests have in common: on each triangle, the squares of the
// lengths of its sides, times a coefficient ("sides"), and twice its area from its area ("area"); on each
// quadrilateral by how much it is no parallelogram, along x ("twist").
#ifndef FEMFORGE_TESTS_TUNE_FIXTURE_HPP
#define FEMFORGE_TESTS_TUNE_FIXTURE_HPP

#include <femforge_descriptor.h>

namespace fixture {

using Launch = int (*)(const femforge_arguments*, void*);

inline const femforge_input weight{"w", "P1", 3, 0, 0, nullptr};

inline femforge_kernel triangle_kernel(const char* name, const char* scalar, const char* input, int entries,
                                       Launch launch) {
  femforge_kernel kernel{};
  kernel.name = name;
  kernel.kernel = "element_tensor";
  kernel.form = "a";
  kernel.target = "cpu";
  kernel.scalar = scalar;
  kernel.representation = "tensor";
  kernel.cell = "triangle";
  kernel.coordinate_element = "P1^2";
  kernel.row_element = kernel.column_element = "";
  kernel.dof_order = "ufcx";
  kernel.gdim = 2;
  kernel.rows = kernel.columns = 1;
  kernel.entries_per_cell = entries;
  kernel.input = input;
  kernel.output = "full";
  kernel.coordinate_nodes = 3;
  kernel.bytes_per_cell = 100;
  kernel.launch = launch;
  return kernel;
}

inline femforge_kernel sides_kernel(const char* name, Launch launch) {
  femforge_kernel kernel = triangle_kernel(name, "float64", "vertices", 3, launch);
  kernel.num_coefficients = 1;
  kernel.coefficients = &weight;
  return kernel;
}

inline femforge_kernel area_kernel(const char* name, Launch launch) {
  femforge_kernel kernel = triangle_kernel(name, "float32", "geometry", 1, launch);
  kernel.geometry_size = 1;
  return kernel;
}

inline femforge_kernel twist_kernel(const char* name, Launch launch) {
  femforge_kernel kernel = triangle_kernel(name, "float64", "vertices", 2, launch);
  kernel.cell = "quadrilateral";
  kernel.coordinate_element = "Q1^2";
  kernel.coordinate_nodes = 4;
  return kernel;
}

/// Along rows, or along columns; and twice as much.
inline void compute_twist(const femforge_arguments& arguments, bool by_rows, double factor) {
  const auto* points = static_cast<const double*>(arguments.coordinates);
  auto* out = static_cast<double*>(arguments.element_tensors);
  for (int64_t cell = 0; cell < arguments.num_cells; ++cell) {
    double x[4];
    for (int node = 0; node < 4; ++node) x[node] = points[2 * arguments.cells[4 * cell + node]];
    const double value = factor * (by_rows ? (x[0] - x[1]) - (x[2] - x[3]) : (x[0] + x[3]) - (x[1] + x[2]));
    out[2 * cell] = value;
    out[2 * cell + 1] = 2 * value;
  }
}

/// The first cells, `factor` times what is right.
inline void compute_sides(const femforge_arguments& arguments, int64_t num_cells, double factor) {
  const auto* points = static_cast<const double*>(arguments.coordinates);
  const auto* weights = static_cast<const double*>(arguments.coefficients[0]);
  auto* out = static_cast<double*>(arguments.element_tensors);
  for (int64_t cell = 0; cell < num_cells; ++cell) {
    for (int side = 0; side < 3; ++side) {
      const double* a = points + 2 * arguments.cells[3 * cell + side];
      const double* b = points + 2 * arguments.cells[3 * cell + (side + 1) % 3];
      const double x = b[0] - a[0];
      const double y = b[1] - a[1];
      out[3 * cell + side] = factor * (x * x + y * y) * weights[3 * cell + side];
    }
  }
}

inline int right_sides(const femforge_arguments* arguments, void*) {
  compute_sides(*arguments, arguments->num_cells, 1);
  return FEMFORGE_SUCCESS;
}

inline int right_area(const femforge_arguments* arguments, void*) {
  const auto* area = static_cast<const float*>(arguments->geometry);
  auto* out = static_cast<float*>(arguments->element_tensors);
  for (int64_t cell = 0; cell < arguments->num_cells; ++cell) out[cell] = 2 * area[cell];
  return FEMFORGE_SUCCESS;
}

}  // namespace fixture

#endif
