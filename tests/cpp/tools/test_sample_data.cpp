// Sample data: the same everywhere, and admissible as states of nonlinear forms.
#include <array>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>
#include "catch.hpp"
#include "kernels/described_kernel.hpp"

using namespace femforge;

namespace {

const femforge_input displacement{"u", "P1^3", 12, 1, 0, nullptr};

// The action of a form whose state is a displacement of P1 tetrahedra.
femforge_kernel on_tetrahedra(const char* component_order) {
  femforge_kernel kernel = described_kernel();
  kernel.kernel = "apply";
  kernel.cell = "tetrahedron";
  kernel.coordinate_element = kernel.row_element = kernel.column_element = "P1^3";
  kernel.gdim = 3;
  kernel.rows = kernel.columns = kernel.entries_per_cell = 12;
  kernel.coordinate_nodes = kernel.nodes = 4;
  kernel.components = 3;
  kernel.num_coefficients = 1;
  kernel.coefficients = &displacement;
  kernel.scatter = "atomic";
  kernel.index_type = "int32";
  kernel.numbering = "separate";
  kernel.component_order = component_order;
  return kernel;
}

using Point = std::array<double, 3>;

double signed_volume(const std::array<Point, 4>& x) {
  std::array<Point, 3> e{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t d = 0; d < 3; ++d) e[i][d] = x[i + 1][d] - x[0][d];
  return e[0][0] * (e[1][1] * e[2][2] - e[1][2] * e[2][1]) -
         e[0][1] * (e[1][0] * e[2][2] - e[1][2] * e[2][0]) +
         e[0][2] * (e[1][0] * e[2][1] - e[1][1] * e[2][0]);
}

// The least ratio of the volumes of a cell after and before the displacement.
double least_stretch(const femforge_kernel& kernel, const Mesh& mesh, std::uint64_t seed) {
  const Restriction restriction = restriction_for(kernel, mesh);
  const std::vector<double> u = sample_vector<double>(kernel, 0, mesh, restriction, seed);
  double least = 1e300;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    std::array<Point, 4> before{};
    std::array<Point, 4> after{};
    for (int node = 0; node < 4; ++node) {
      for (int d = 0; d < 3; ++d) {
        const double x = mesh.points[index(3 * mesh.cells[index(4 * cell + node)] + d)];
        before[index(node)][index(d)] = x;
        after[index(node)][index(d)] =
            x + u[index(restriction.offset(cell, node) + d * restriction.component_stride())];
      }
    }
    least = std::min(least, signed_volume(after) / signed_volume(before));
  }
  return least;
}

}  // namespace

TEST_CASE("sample states turn no cell inside out, however fine the mesh") {
  for (const char* order : {"interleaved", "planar"}) {
    const femforge_kernel kernel = on_tetrahedra(order);
    for (const int divisions : {2, 9}) {
      Mesh mesh = make_box({CellType::tetrahedron, {divisions, divisions, divisions}});
      deform(mesh, 0.03);
      for (const std::uint64_t seed : {0U, 1U, 2U}) CHECK(least_stretch(kernel, mesh, seed) > 0.2);
    }
    CHECK(least_stretch(kernel, box_for(kernel, 500), 1) > 0.2);
  }
}

TEST_CASE("sample data is the same whenever it is asked for, and other data for another seed") {
  CHECK(random_values<double>(3, 100) == random_values<double>(3, 100));
  CHECK(random_values<double>(3, 100) != random_values<double>(4, 100));
  const std::vector<float> values = random_values<float>(5, 1000);
  for (std::size_t k = 0; k < values.size(); ++k) {
    const float least = k % 2 == 0 ? 0.5F : 1.0F;
    CHECK((values[k] >= least && values[k] <= least + 0.5F));
  }
}
