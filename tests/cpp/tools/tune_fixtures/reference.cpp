// The trusted kernels.
#include "fixture.hpp"

namespace {

int area_of_triangles(const femforge_arguments* arguments, void*) {
  const auto* points = static_cast<const float*>(arguments->coordinates);
  auto* out = static_cast<float*>(arguments->element_tensors);
  for (int64_t cell = 0; cell < arguments->num_cells; ++cell) {
    const float* a = points + 2 * arguments->cells[3 * cell];
    const float* b = points + 2 * arguments->cells[3 * cell + 1];
    const float* c = points + 2 * arguments->cells[3 * cell + 2];
    out[cell] = ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  }
  return FEMFORGE_SUCCESS;
}

int twist(const femforge_arguments* arguments, void*) {
  fixture::compute_twist(*arguments, true, 1);
  return FEMFORGE_SUCCESS;
}

}  // namespace

extern "C" const femforge_kernel* const* femforge_kernels_cpu(int32_t* count) {
  static const femforge_kernel sides = fixture::sides_kernel("sides_element_tensor", fixture::right_sides);
  static const femforge_kernel area = fixture::area_kernel("area_element_tensor", fixture::right_area);
  static const femforge_kernel geometry =
      fixture::triangle_kernel("area_geometry", "float32", "vertices", 1, area_of_triangles);
  static const femforge_kernel difference = fixture::twist_kernel("twist_element_tensor", twist);
  static const femforge_kernel* const kernels[] = {&sides, &area, &geometry, &difference};
  *count = 4;
  return kernels;
}
