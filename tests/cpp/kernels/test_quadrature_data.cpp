// Coefficients that are given at quadrature points: where the points are, and operators with such data.
#include <femforge/kernels/quadrature_data.hpp>

#include <functional>

#include "kernels/mesh_kernels.hpp"

using namespace femforge;

namespace {

const char* const names[] = {"heat_step_p1_tetrahedron_f64_apply", "heat_step_q1_hexahedron_f64_apply"};
using Function = std::function<double(const double*)>;

// The same number times the identity, as a symmetric tensor, at each point.
std::vector<double> isotropic(const femforge_input& input, const Mesh& mesh, const Function& value) {
  const std::vector<double> points = quadrature_points(input, mesh);
  std::vector<double> result;
  for (std::size_t k = 0; k < points.size(); k += 3) {
    const double v = value(&points[k]);
    for (const double entry : {v, 0.0, v, 0.0, 0.0, v}) result.push_back(entry);
  }
  return result;
}

std::vector<double> scalar(const femforge_input& input, const Mesh& mesh, const Function& value) {
  const std::vector<double> points = quadrature_points(input, mesh);
  std::vector<double> result;
  for (std::size_t k = 0; k < points.size(); k += 3) result.push_back(value(&points[k]));
  return result;
}

struct HeatStep {
  HeatStep(const femforge_kernel& description, const Mesh& mesh)
      : space(restriction_for(description, mesh)), matrix(description, mesh, space) {}
  const femforge_input& input(const char* name) const {
    return matrix.kernel().kernel().coefficients[matrix.kernel().coefficient(name)];
  }
  void set(const char* name, const std::vector<double>& values) {
    matrix.kernel().set_coefficient(matrix.kernel().coefficient(name), values);
  }
  Restriction space;
  MeshOperator<double> matrix;
};

// v^T A u of functions given by their values at the vertices.
double energy(const HeatStep& heat, const Mesh& mesh, const Function& v, const Function& u) {
  const auto entries = static_cast<std::size_t>(heat.matrix.size());
  std::vector<double> left(entries);
  std::vector<double> right(entries);
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    for (int n = 0; n < mesh.num_nodes(); ++n) {
      const auto place = static_cast<std::size_t>(cell * mesh.num_nodes() + n);
      const double* const x = &mesh.points[3 * static_cast<std::size_t>(mesh.cells[place])];
      left[static_cast<std::size_t>(heat.space.offset(cell, n))] = v(x);
      right[static_cast<std::size_t>(heat.space.offset(cell, n))] = u(x);
    }
  }
  return dot(left, product(heat.matrix, right));
}

double one(const double* /*x*/) {
  return 1;
}

double first(const double* x) {
  return 1 + x[0];
}

}  // namespace

TEST_CASE("data is taken where the descriptor says", "[kernels][device][matrix-free]") {
  for (const KernelRegistry& registry : registries()) {
    for (const char* const name : names) {
      CAPTURE(name);
      const femforge_kernel& kernel = kernel_called(registry, name);
      const Mesh mesh = mesh_for(kernel);
      HeatStep heat(kernel, mesh);
      const femforge_input& conductivity = heat.input("conductivity");
      const femforge_input& capacity = heat.input("capacity");
      // the rules integrate a linear function times a constant, on these cells, exactly
      heat.set("conductivity", isotropic(conductivity, mesh, first));
      heat.set("capacity", scalar(capacity, mesh, [](const double*) { return 0.0; }));
      const auto u = [](const double* x) { return 2 * x[0] - x[1] + 3 * x[2]; };
      const auto v = [](const double* x) { return x[0] + x[1] + 0.5 * x[2]; };
      CHECK(std::abs(energy(heat, mesh, v, u) - 1.5 * 2.5) < 1e-12);
      heat.set("capacity", scalar(capacity, mesh, first));
      CHECK(std::abs(energy(heat, mesh, one, one) - 1.5) < 1e-12);
    }
  }
}

TEST_CASE("data of points moves with reordered and turned cells", "[kernels][matrix-free]") {
  const auto wavy = [](const double* x) { return 1 + 0.5 * x[0] * x[1] - 0.3 * x[2] * x[0]; };
  for (const char* const name : names) {
    CAPTURE(name);
    const femforge_kernel& kernel = kernel_called(registries().front(), name);
    const Mesh before = mesh_for(kernel);
    Mesh after = before;
    const Reordering reordering = reorder(after, 8);
    const femforge_input& input = kernel.coefficients[0];
    REQUIRE(input.num_points > 1);
    const auto components = static_cast<std::size_t>(input.size / input.num_points);
    const std::vector<double> old = isotropic(input, before, wavy);
    std::vector<double> moved;
    for (const std::int64_t place : moved_points(input, before, after, reordering))
      for (std::size_t c = 0; c < components; ++c)
        moved.push_back(old[static_cast<std::size_t>(place) * components + c]);
    CHECK(distance(moved, isotropic(input, after, wavy)) < 1e-13);
    Reordering wrong = reordering;
    std::swap(wrong.cells.front(), wrong.cells.back());
    CHECK_THROWS_WITH(moved_points(input, before, after, wrong), ContainsSubstring("is not where cell"));
  }
}

TEST_CASE("data of cells can stay in the target's memory", "[kernels][device][matrix-free]") {
  for (const KernelRegistry& registry : registries()) {
    for (const char* const name : names) {
      CAPTURE(name);
      const femforge_kernel& kernel = kernel_called(registry, name);
      const Mesh mesh = mesh_for(kernel);
      HeatStep heat(kernel, mesh);
      MeshKernel<double>& bound = heat.matrix.kernel();
      Data data;
      data.add(kernel, mesh.num_cells(), heat.matrix.size());
      const Inputs<double> inputs(bound, data);
      const std::vector<double> x = Noise(3).vector(heat.matrix.size(), -1, 1);
      const std::vector<double> expected = product(heat.matrix, x);

      const int number = bound.coefficient("conductivity");
      const auto size = static_cast<std::size_t>(kernel.coefficients[number].size);
      const std::vector<double>& values = data.coefficients.at("conductivity");
      std::vector<double> ordered = values;
      for (std::size_t place = 0; place < bound.cell_order().size(); ++place)
        for (std::size_t k = 0; k < size; ++k)
          ordered[place * size + k] = values[static_cast<std::size_t>(bound.cell_order()[place]) * size + k];
      DeviceArray<double> array(bound.target(), ordered);
      bound.set_cell_data(number, array);
      CHECK(distance(product(heat.matrix, x), expected) < 1e-14);
      for (double& value : ordered) value *= 2;
      array.copy_from(ordered);
      CHECK(distance(product(heat.matrix, x), expected) > 0.1);  // it is read anew
      const DeviceArray<double> less(bound.target(), size);
      CHECK_THROWS_WITH(bound.set_cell_data(number, less), ContainsSubstring("values instead of"));
    }
  }
}

TEST_CASE("data at points is refused where it does not belong", "[kernels]") {
  const KernelRegistry& cpu = registries().front();
  const femforge_kernel& heat = kernel_called(cpu, names[0]);
  const femforge_kernel& elasticity = kernel_called(cpu, "elasticity_lame_p1x3_tetrahedron_f64_apply");
  const Mesh mesh = mesh_for(heat);
  CHECK_THROWS_WITH(quadrature_points(elasticity.coefficients[0], mesh),
                    ContainsSubstring("not given at quadrature points"));
  HeatStep step(heat, mesh);
  std::vector<double> values(static_cast<std::size_t>(mesh.num_cells() * heat.coefficients[0].size - 1));
  CHECK_THROWS_WITH(step.set(heat.coefficients[0].name, values), ContainsSubstring("values instead of"));
}
