// How large what is added up to an entry is: where terms cancel more than the entry, and nowhere else.
#include <algorithm>
#include <cmath>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include "catch.hpp"
#include "kernels/described_kernel.hpp"

using namespace femforge;

namespace {

// Of a quadrilateral two entries: its first side along x, and along y.
int sides(const femforge_arguments* arguments, void*) {
  const auto* points = static_cast<const double*>(arguments->coordinates);
  auto* out = static_cast<double*>(arguments->element_tensors);
  for (std::int64_t cell = 0; cell < arguments->num_cells; ++cell) {
    const std::int32_t* nodes = arguments->cells + 4 * cell;
    out[2 * cell] = points[2 * nodes[1]] - points[2 * nodes[0]];
    out[2 * cell + 1] = points[2 * nodes[2] + 1] - points[2 * nodes[0] + 1];
  }
  return FEMFORGE_SUCCESS;
}

// What parallelograms have none of, and its square.
int twist(const femforge_arguments* arguments, void*) {
  const auto* points = static_cast<const double*>(arguments->coordinates);
  auto* out = static_cast<double*>(arguments->element_tensors);
  for (std::int64_t cell = 0; cell < arguments->num_cells; ++cell) {
    const std::int32_t* n = arguments->cells + 4 * cell;
    const double value = points[2 * n[0]] - points[2 * n[1]] - points[2 * n[2]] + points[2 * n[3]];
    out[2 * cell] = value;
    out[2 * cell + 1] = value * value;
  }
  return FEMFORGE_SUCCESS;
}

femforge_kernel of_quadrilaterals(int (*launch)(const femforge_arguments*, void*)) {
  femforge_kernel kernel = described_kernel();
  kernel.cell = "quadrilateral";
  kernel.coordinate_element = "Q1^2";
  kernel.gdim = 2;
  kernel.entries_per_cell = kernel.rows = 2;
  kernel.coordinate_nodes = 4;
  kernel.launch = launch;
  return kernel;
}

double largest_of_cell(const std::vector<double>& values, std::size_t cell) {
  return std::max(std::abs(values[2 * cell]), std::abs(values[2 * cell + 1]));
}

}  // namespace

TEST_CASE("magnitudes are the entries where nothing cancels") {
  const femforge_kernel kernel = of_quadrilaterals(sides);
  const Mesh mesh = box_for(kernel, 400);
  const std::vector<double> expected = run_kernel<double>(kernel, nullptr, mesh);
  const std::vector<double> found = magnitudes_of(kernel, nullptr, mesh, expected);
  REQUIRE(found.size() == expected.size());
  for (std::size_t cell = 0; cell < found.size() / 2; ++cell)
    CHECK(largest_of_cell(found, cell) == largest_of_cell(expected, cell));
}

TEST_CASE("magnitudes are those of the terms where these cancel") {
  const femforge_kernel kernel = of_quadrilaterals(twist);
  const Mesh mesh = box_for(kernel, 400);
  const std::vector<double> expected = run_kernel<double>(kernel, nullptr, mesh);
  const std::vector<double> found = magnitudes_of(kernel, nullptr, mesh, expected);
  std::size_t larger = 0;
  for (std::size_t k = 0; k < found.size(); k += 2) {
    // Four points, each of which moves by half a cell at most; an eighth of that.
    CHECK(found[k] <= std::max(std::abs(expected[k]), 4 * 0.5 / 8));
    if (found[k] > std::abs(expected[k]) + 0.02) ++larger;
  }
  CHECK(larger > found.size() / 4);
}
