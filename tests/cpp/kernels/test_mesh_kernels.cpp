// Kernels that share a mesh, against one kernel for all of its cells.
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/mesh/parts.hpp>
#include "kernels/mesh_kernels.hpp"

using namespace femforge;

namespace {

// Even and odd cells.
std::vector<std::vector<std::int64_t>> halves(const Mesh& mesh) {
  std::vector<std::vector<std::int64_t>> cells(2);
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    cells[static_cast<std::size_t>(cell % 2)].push_back(cell);
  return cells;
}

std::vector<double> action(const LinearOperator<double>& matrix, const std::vector<double>& x) {
  const Stream stream(matrix.target());
  const DeviceArray<double> in(matrix.target(), x);
  DeviceArray<double> out(matrix.target(), std::vector<double>(x.size(), 7.0));
  matrix.apply(in.data(), out.data(), stream);
  stream.synchronize();
  return out.to_host();
}

void check_equal(const std::vector<double>& found, const std::vector<double>& expected) {
  double largest = 0;
  for (const double value : expected) largest = std::max(largest, std::abs(value));
  REQUIRE(found.size() == expected.size());
  REQUIRE(largest > 0);
  for (std::size_t k = 0; k < found.size(); ++k) REQUIRE(std::abs(found[k] - expected[k]) < 1e-13 * largest);
}

// A box of which one half is sheared and the other one deformed.
Mesh half_affine() {
  Mesh mesh = make_box({CellType::hexahedron, {4, 3, 3}, 1});
  transform(mesh, [](std::array<double, 3>& x) {
    x[0] += 0.1 * x[1];
    if (x[0] - 0.1 * x[1] > 0.5) x[2] += 0.2 * (x[0] - 0.5) * x[1] * x[2];
  });
  randomise(mesh, 9);
  return mesh;
}

}  // namespace

TEST_CASE("affine cells by a kernel of their own", "[mesh_kernels]") {
  const Mesh mesh = half_affine();
  const CellClasses classes = cell_classes(mesh);
  REQUIRE(classes.affine.size() == 18);
  REQUIRE(classes.straight.size() == 18);
  for (const KernelRegistry& registry : registries())
    for (const std::string form : {"laplace_q1_", "elasticity_lame_q1x3_"}) {
      CAPTURE(form);
      const femforge_kernel& general = kernel_called(registry, form + "hexahedron_f64_shared_apply");
      const femforge_kernel& affine = kernel_called(registry, form + "hexahedron_f64_affine_shared_apply");
      const Restriction restriction = restriction_of_points(mesh, general.components);
      Data data;
      data.add(general, mesh.num_cells(), restriction.num_entries());
      MeshOperator<double> whole(general, mesh, restriction);
      const Inputs<double> inputs(whole.kernel(), data);
      MeshOperators<double> parts({{&affine, classes.affine}, {&general, classes.straight}}, mesh,
                                  restriction);
      for (const auto& [name, values] : data.constants) parts.kernels().set_constant(name, values);
      for (const auto& [name, values] : data.coefficients) parts.kernels().set_coefficient(name, values);
      const std::vector<double> x = Noise(4).vector(restriction.num_entries(), -1, 1);
      check_equal(action(parts, x), action(whole, x));
      CHECK(parts.kernels().num_kernels() == 2);
      CHECK(parts.kernels().bytes() > 0);
      CHECK_THROWS_WITH(MeshOperators<double>({{&affine, classes.straight}}, mesh, restriction),
                        ContainsSubstring("one Jacobian"));
    }
}

TEST_CASE("parts of a mesh have their own rows of coefficients, and constraints", "[mesh_kernels]") {
  for (const KernelRegistry& registry : registries())
    for (const std::string name :
         {"heat_step_q1_hexahedron_f64_apply", "phase_change_j_p1_triangle_f64_constrained_apply"}) {
      const femforge_kernel& kernel = kernel_called(registry, name);
      const Mesh mesh = mesh_for(kernel);
      const Restriction restriction = restriction_for(kernel, mesh);
      std::vector<std::int64_t> fixed;
      if (kernel.constraints != 0) fixed = {0, 3, 5};
      Data data;
      data.add(kernel, mesh.num_cells(), restriction.num_entries());
      MeshOperator<double> whole(kernel, mesh, restriction, fixed);
      const Inputs<double> inputs(whole.kernel(), data);
      const auto cells = halves(mesh);
      MeshOperators<double> parts({{&kernel, cells[1]}, {&kernel, {}}, {&kernel, cells[0]}}, mesh,
                                  restriction, fixed);
      for (const auto& [own, values] : data.constants) parts.kernels().set_constant(own, values);
      for (const auto& [own, values] : data.coefficients) parts.kernels().set_coefficient(own, values);
      std::vector<DeviceArray<double>> vectors;
      for (const auto& [own, values] : data.vectors) {
        vectors.emplace_back(parts.target(), values);
        parts.kernels().set_vector(own, vectors.back().data());
      }
      const std::vector<double> x = Noise(4).vector(restriction.num_entries(), -1, 1);
      check_equal(action(parts, x), action(whole, x));
      CHECK(parts.kernels().num_kernels() == 2);
      CHECK_THROWS_WITH(parts.kernels().set_constant("nothing", {1}), ContainsSubstring("nothing"));
      CHECK_THROWS_WITH(parts.kernels().set_coefficient("nothing", {1}), ContainsSubstring("nothing"));
    }
}

TEST_CASE("diagonals of parts add up", "[mesh_kernels]") {
  for (const KernelRegistry& registry : registries()) {
    const femforge_kernel& kernel = kernel_called(registry, "laplace_q1_hexahedron_f64_constrained_diagonal");
    const Mesh mesh = mesh_for(kernel);
    const Restriction restriction = restriction_for(kernel, mesh);
    const std::vector<std::int64_t> fixed{1, 2, 20};
    const MeshKernel<double> whole(kernel, mesh, restriction, fixed);
    const auto cells = halves(mesh);
    const MeshKernels<double> parts({{&kernel, cells[0]}, {&kernel, cells[1]}}, mesh, restriction, fixed);
    check_equal(diagonal_of(parts, fixed).to_host(), diagonal_of(whole, fixed).to_host());
  }
}

TEST_CASE("parts that do not go together are refused", "[mesh_kernels]") {
  const KernelRegistry& registry = registries().front();
  const femforge_kernel& apply = kernel_called(registry, "laplace_q1_hexahedron_f64_apply");
  const femforge_kernel& diagonal = kernel_called(registry, "laplace_q1_hexahedron_f64_constrained_diagonal");
  const Mesh mesh = mesh_for(apply);
  const Restriction restriction = restriction_for(apply, mesh);
  CHECK_THROWS_WITH(MeshKernels<double>({}, mesh, restriction), ContainsSubstring("no part has cells"));
  CHECK_THROWS_WITH(MeshKernels<double>({{&apply, {0}}, {&diagonal, {1}}}, mesh, restriction),
                    ContainsSubstring("kind, target and scalar"));
  CHECK_THROWS_WITH(MeshKernels<double>({{&apply, {1000}}}, mesh, restriction),
                    ContainsSubstring("there is no cell 1000"));
  CHECK_THROWS_WITH(MeshOperators<double>({{&diagonal, {1}}}, mesh, restriction),
                    ContainsSubstring("no apply kernel"));
}
