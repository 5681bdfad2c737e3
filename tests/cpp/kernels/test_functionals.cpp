// Functionals on whole meshes: against numbers that are known, and what holds of any sum.
#include <cmath>
#include <string>
#include <vector>

#include <femforge/device/vectors.hpp>
#include <femforge/kernels/mesh_functional.hpp>
#include "kernels/facet_parts.hpp"
#include "threads.hpp"

using namespace femforge;

namespace {

const std::vector<std::string> simplices{"triangle", "tetrahedron"};

// Values of a function of some element for each cell. [cell][dof]
std::vector<double> by_cells(const Mesh& mesh, const std::string& element, const Function& f) {
  const DofMap dofs(mesh, element);
  return gather<double>(dofs, interpolated(dofs, mesh, f));
}

// The parts of a form's integrals whose kernels have a name that begins so: "balance_defect".
std::vector<KernelPart> functional_parts(const KernelRegistry& registry, const std::string& form,
                                         const std::string& element, const Mesh& mesh) {
  return parts_of(registry, form, element, "functional", mesh);
}

MeshFunctional<double> over_cells(const femforge_kernel& kernel, const Mesh& mesh,
                                  const std::string& element) {
  return {{{&kernel, all_cells(mesh)}}, mesh, Restriction(DofMap(mesh, element))};
}

}  // namespace

TEST_CASE("volumes and surfaces are those of the box", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : cells_of_space) {
      const Mesh mesh = shuffled(cell, 3);
      const std::string element = std::string(is_simplex(cell) ? "p1x" : "q1x") +
                                  std::to_string(mesh.dimension()) + "_" + to_string(cell);
      const std::vector<KernelPart> parts = functional_parts(registry, "measures", element, mesh);
      if (parts.empty()) continue;  // as in the build with sanitizers, which has some cells only
      REQUIRE(parts.size() == 2);
      const Restriction any = restriction_of_points(mesh, 1);
      const Stream stream(target_of(*parts[0].kernel));
      const double surface = 2.0 * mesh.dimension();
      for (const auto& [own, expected] :
           {std::pair{std::vector<KernelPart>{parts[0]}, 1.0},
            std::pair{std::vector<KernelPart>{parts[1]}, surface}, std::pair{parts, 1.0 + surface}}) {
        MeshFunctional<double> measure(own, mesh, any);
        measure.kernels().set_constant("density", {2.5});
        CHECK(measure.value(stream) == Approx(2.5 * expected).epsilon(1e-13));
        CHECK(measure.value(stream) == Approx(2.5 * expected).epsilon(1e-13));  // it does not add up
      }
      // some cells, and the rest; a part that is empty adds nothing
      double whole = 0;
      for (const bool first : {true, false}) {
        std::vector<std::int64_t> cells = all_cells(mesh);
        const auto middle = cells.begin() + mesh.num_cells() / 3;
        cells.erase(first ? middle : cells.begin(), first ? cells.end() : middle);
        MeshFunctional<double> part({{parts[0].kernel, cells}, {parts[0].kernel, {}}}, mesh, any);
        part.kernels().set_constant("density", {1});
        CHECK(part.value(stream) < 0.9);
        whole += part.value(stream);
      }
      CHECK(whole == Approx(1).epsilon(1e-13));
    }
  }
}

TEST_CASE("norms of errors are integrals of polynomials", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : cells_of_space) {
      const Mesh mesh = shuffled(cell, 3);
      const bool straight = is_simplex(cell);
      const std::string element = element_slug(cell, 1, false) + "_f64" + (straight ? "" : "_from_points");
      const DofMap dofs(mesh, element_name(cell, 1, false));
      const std::vector<double> u = interpolated(dofs, mesh, [](const Point& x) { return x[0]; });
      // u = x, the solution x + y^2; on cells that are not affine x + y, which their elements have
      const Function solution = [&](const Point& x) { return x[0] + (straight ? x[1] * x[1] : x[1]); };
      const std::vector<double> exact = by_cells(mesh, element_name(cell, 3, false), solution);
      const femforge_kernel* kernel = registry.find("error_norm_" + element + "_functional");
      if (kernel == nullptr) continue;
      MeshFunctional<double> norm = over_cells(*kernel, mesh, element_name(cell, 1, false));
      const DeviceArray<double> values(norm.target(), u);
      norm.kernels().set_vector("u", values.data());
      norm.kernels().set_coefficient("exact", exact);
      give_geometry(norm.kernels().kernel(0), mesh);
      for (const double factor : {0.0, 1.0, 3.0}) {
        norm.kernels().set_constant("factor", {factor});
        const double expected = straight ? 1.0 / 5 + factor * 4.0 / 3 : 1.0 / 3 + factor;
        CHECK(norm.value(Stream(norm.target())) == Approx(expected).epsilon(1e-12));
      }
    }
  }
}

TEST_CASE("what flows out is made inside, by Gauss's theorem", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : {CellType::triangle, CellType::tetrahedron}) {
      const Mesh mesh = shuffled(cell, 4);
      const std::string element = element_slug(cell, 2, false);
      const DofMap dofs(mesh, element_name(cell, 2, false));
      const Restriction space(dofs);
      const auto defect = [&](const std::vector<KernelPart>& parts, const Function& u, const Function& f) {
        MeshFunctional<double> functional(parts, mesh, space);
        const DeviceArray<double> flow(functional.target(), interpolated(dofs, mesh, u));
        const DeviceArray<double> source(functional.target(), interpolated(dofs, mesh, f));
        for (std::size_t k = 0; k < functional.kernels().num_kernels(); ++k) {
          MeshKernel<double>& own = functional.kernels().kernel(k);
          for (int field = 0; field < own.kernel().num_coefficients; ++field)
            own.set_vector(field, own.kernel().coefficients[field].name == std::string("u") ? flow.data()
                                                                                            : source.data());
        }
        functional.kernels().set_constant("conductivity", {3});
        return functional.value(Stream(functional.target()));
      };
      const Function square = [](const Point& x) { return x[0] * x[0] + x[0] * x[1] + 2 * x[2] * x[2]; };
      const Function made = [&](const Point&) { return cell == CellType::triangle ? -6.0 : -18.0; };
      const Function no = [](const Point&) { return 0.0; };
      const std::vector<KernelPart> parts = functional_parts(registry, "balance_defect", element, mesh);
      if (parts.empty()) continue;
      REQUIRE(parts.size() == 2);
      CHECK(std::abs(defect(parts, square, made)) < 1e-12);
      CHECK(defect(parts, square, no) == Approx(made({})).epsilon(1e-12));
      CHECK(defect(parts, no, made) == Approx(-made({})).epsilon(1e-12));
      // the gradient of a polynomial does not jump; that of a hat function does
      const std::vector<KernelPart> jumps = functional_parts(registry, "balance_jumps", element, mesh);
      REQUIRE(jumps.size() == 1);
      CHECK(std::abs(defect(jumps, square, no)) < 1e-12);
      CHECK(defect(
                jumps, [](const Point& x) { return std::abs(x[0] - 0.4); }, no) > 0.1);
    }
  }
}

TEST_CASE("an energy is the sum of its cells', and the same bits in every run", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const std::string& cell : simplices) {
      if (registry.find("energy_p2_" + cell + "_f64_functional") == nullptr) continue;
      const femforge_kernel& ordered = kernel_called(registry, "energy_p2_" + cell + "_f64_functional");
      const Mesh mesh = mesh_for(ordered, {5, 4, 4});
      const Restriction space(DofMap(mesh, "P2"));
      const femforge_kernel& tensor = kernel_called(registry, "energy_p2_" + cell + "_f64_element_tensor");
      const std::vector<double> u = Noise(1).vector(space.num_entries(), -1, 1);
      const std::vector<double> f = Noise(2).vector(space.num_entries(), -1, 1);
      KernelInputs<double> inputs(tensor, mesh);
      inputs.set_coefficient(0, gather<double>(DofMap(mesh, "P2"), u));
      inputs.set_coefficient(1, gather<double>(DofMap(mesh, "P2"), f));
      DeviceArray<double> cells = inputs.make_output();
      const Stream stream(target_of(tensor));
      launch(tensor, inputs.arguments(cells), stream);
      stream.synchronize();
      double sum = 0;
      double magnitude = 0;
      for (const double value : cells.to_host()) {
        sum += value;
        magnitude += std::abs(value);
      }
      for (const std::string ending : {"", "_atomic"}) {
        const femforge_kernel& kernel =
            kernel_called(registry, "energy_p2_" + cell + "_f64" + ending + "_functional");
        MeshFunctional<double> energy({{&kernel, all_cells(mesh)}}, mesh, space);
        const DeviceArray<double> at(energy.target(), u);
        const DeviceArray<double> force(energy.target(), f);
        energy.kernels().set_vector("u", at.data());
        energy.kernels().set_vector("f", force.data());
        std::vector<double> found;
        for (const int number : {1, 3, 2, 1}) {
          const Threads threads(number);
          found.push_back(energy.value(stream));
        }
        for (const double value : found) CHECK(std::abs(value - sum) < 1e-13 * magnitude);
        if (ending.empty())
          for (const double value : found) CHECK(value == found.front());
        // added to, without waiting in between
        DeviceArray<double> number(energy.target(), std::vector<double>{7});
        energy.add_to(number.data(), stream);
        energy.add_to(number.data(), stream);
        stream.synchronize();
        CHECK(std::abs(number.to_host().front() - 7 - 2 * sum) < 1e-13 * (7 + magnitude));
        energy.evaluate(number.data(), stream);
        stream.synchronize();
        CHECK(std::abs(number.to_host().front() - sum) < 1e-13 * magnitude);
      }
    }
  }
}

TEST_CASE("energies in single precision are summed in double precision", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    if (registry.find("energy_p2_tetrahedron_f32_int64_functional") == nullptr) continue;
    const femforge_kernel& kernel = kernel_called(registry, "energy_p2_tetrahedron_f32_int64_functional");
    const Mesh mesh = mesh_for(kernel, {6, 6, 6});
    const DofMap dofs(mesh, "P2");
    MeshFunctional<float> energy({{&kernel, all_cells(mesh)}}, mesh, Restriction(dofs));
    const Function one = [](const Point&) { return 1.0; };
    const DeviceArray<float> u(energy.target(), converted<float>(interpolated(dofs, mesh, one)));
    energy.kernels().set_vector("u", u.data());
    energy.kernels().set_vector("f", u.data());
    // 1 in each of some thousand cells: errors of single precision average out, those of its sums would not
    CHECK(energy.value(Stream(energy.target())) == Approx(-1.0).epsilon(1e-7));
  }
}

TEST_CASE("teams give energies of a known function", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    const femforge_kernel& kernel = kernel_called(registry, "energy_q3_hexahedron_f64_functional");
    const Mesh mesh = shuffled(CellType::hexahedron, 3);
    const DofMap dofs(mesh, "Q3");
    MeshFunctional<double> energy = over_cells(kernel, mesh, "Q3");
    const DeviceArray<double> u(energy.target(),
                                interpolated(dofs, mesh, [](const Point& x) { return x[1]; }));
    energy.kernels().set_vector("u", u.data());
    energy.kernels().set_vector("f", u.data());
    CHECK(energy.value(Stream(energy.target())) == Approx(0.5 - 1.0 / 3).epsilon(1e-12));
  }
}
