// Nonlinear problems of generated kernels on every target: Jacobians against differences of residuals, and
// solutions that are known.
#include <femforge/solve/mesh_problem.hpp>

#include <cmath>

#include <femforge/error.hpp>
#include "kernels/mesh_kernels.hpp"
#include "mends.hpp"

using namespace femforge;

namespace {

const std::string jacobian_mark = "_j_";
const std::string apply_end = "_constrained_apply";

// Whether a kernel applies the Jacobian of a form.
bool applies_jacobian(const std::string& kernel, const std::string& form) {
  return kernel.rfind(form + jacobian_mark, 0) == 0 && kernel.size() > apply_end.size() &&
         kernel.compare(kernel.size() - apply_end.size(), apply_end.size(), apply_end) == 0;
}

// The kernels of a nonlinear form, by the name of the one that applies its Jacobian.
ProblemKernels kernels_of(const KernelRegistry& registry, const std::string& apply) {
  const std::string stem = apply.substr(0, apply.size() - std::string("apply").size());
  std::string residual = stem + "residual";
  residual.replace(residual.find(jacobian_mark), jacobian_mark.size(), "_f_");
  const femforge_kernel& jacobian = kernel_called(registry, apply);
  return {kernel_called(registry, residual), jacobian, kernel_called(registry, stem + "diagonal"),
          jacobian.coefficients[0].name};
}

// A problem with a state that fulfils it: u linear in x, given on the boundary, without a load.
struct Block {
  Mesh mesh;
  Restriction restriction;
  Prescribed prescribed;
  std::vector<double> solution;
};

Block make_block(const femforge_kernel& kernel, const std::array<int, 3>& divisions = {3, 3, 2}) {
  Mesh mesh = mesh_for(kernel, divisions);
  const DofMap dofs(mesh, kernel.row_element);
  const auto linear = [](const double* x, std::size_t dim, int component) {
    constexpr std::array<std::array<double, 3>, 3> gradient{
        {{0.3, 0.2, -0.1}, {-0.15, 0.1, 0.2}, {0.1, 0.05, -0.2}}};
    double value = 0.1;
    for (std::size_t a = 0; a < dim; ++a) value += gradient[static_cast<std::size_t>(component)][a] * x[a];
    return value;
  };
  Block block{mesh, Restriction(dofs), {}, {}};
  const std::vector<double> points = dofs.points(mesh);
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  for (std::size_t dof = 0; dof < dofs.components().size(); ++dof)
    block.solution.push_back(linear(&points[dof * dim], dim, dofs.components()[dof]));
  block.prescribed.entries = dofs.boundary_dofs(mesh, [](const std::array<double, 3>&, int) { return true; });
  for (const std::int64_t entry : block.prescribed.entries)
    block.prescribed.values.push_back(block.solution[static_cast<std::size_t>(entry)]);
  return block;
}

void set_constants(MeshProblem<double>& problem, const femforge_kernel& kernel) {
  for (int k = 0; k < kernel.num_constants; ++k)
    problem.set_constant(
        kernel.constants[k].name,
        std::vector<double>(static_cast<std::size_t>(kernel.constants[k].size), 0.7 + 0.2 * k));
}

void set_loads(MeshProblem<double>& problem, const ProblemKernels& kernels, double load) {
  for (int k = 0; k < kernels.residual.num_coefficients; ++k) {
    const std::string name = kernels.residual.coefficients[k].name;
    if (name != kernels.state)
      problem.set_vector(name, std::vector<double>(static_cast<std::size_t>(problem.size()), load));
  }
}

std::vector<double> residual_at(MeshProblem<double>& problem, const std::vector<double>& state) {
  const Stream stream(problem.target());
  const DeviceArray<double> u(problem.target(), state);
  DeviceArray<double> r(problem.target(), state.size());
  r.poison();
  problem.residual(u.data(), r.data(), stream);
  stream.synchronize();
  return r.to_host();
}

// From the solution with noise that line searches can cope with.
std::vector<double> start_for(const Block& block) {
  std::vector<double> start = block.solution;
  Noise noise(31);
  for (double& value : start) value += 0.02 * (noise() - 0.5);
  return start;
}

template <class Check>
void for_each_problem(const std::vector<std::string>& forms, const Check& check) {
  for (const KernelRegistry& registry : registries()) {
    for (const std::string& form : forms) {
      std::int64_t count = 0;
      for (const femforge_kernel* kernel : registry.kernels()) {
        if (!applies_jacobian(kernel->name, form)) continue;
        CAPTURE(kernel->name, kernel->target);
        check(kernels_of(registry, kernel->name));
        ++count;
      }
      CHECK(count > 0);
    }
  }
}

}  // namespace

TEST_CASE("Jacobian kernels are the derivatives of residual kernels", "[newton][device]") {
  for_each_problem({"p_laplace", "neo_hookean", "phase_change"}, [](const ProblemKernels& kernels) {
    const Block block = make_block(kernels.jacobian, {2, 2, 2});
    MeshProblem<double> problem(kernels, block.mesh, block.restriction, block.prescribed);
    set_constants(problem, kernels.residual);
    set_loads(problem, kernels, 0.3);
    const std::vector<double> state = start_for(block);
    std::vector<double> direction = Noise(37).vector(problem.size(), -1, 1);
    for (const std::int64_t entry : block.prescribed.entries) direction[static_cast<std::size_t>(entry)] = 0;
    REQUIRE(largest(direction) > 0);
    const Stream stream(problem.target());
    const DeviceArray<double> u(problem.target(), state);
    problem.linearise(u.data(), stream);
    const std::vector<double> derivative = product(problem.jacobian(), direction);
    constexpr double h = 1e-5;
    std::vector<double> ahead = state;
    std::vector<double> behind = state;
    for (std::size_t i = 0; i < state.size(); ++i) {
      ahead[i] += h * direction[i];
      behind[i] -= h * direction[i];
    }
    std::vector<double> difference = residual_at(problem, ahead);
    const std::vector<double> other = residual_at(problem, behind);
    for (std::size_t i = 0; i < state.size(); ++i) difference[i] = (difference[i] - other[i]) / (2 * h);
    CHECK(distance(difference, derivative) < 1e-7);
  });
}

TEST_CASE("linear solutions of nonlinear problems are found, quadratically", "[newton][device]") {
  for_each_problem({"p_laplace", "neo_hookean"}, [](const ProblemKernels& kernels) {
    const Block block = make_block(kernels.jacobian);
    MeshProblem<double> problem(kernels, block.mesh, block.restriction, block.prescribed);
    set_constants(problem, kernels.residual);
    set_loads(problem, kernels, 0);
    NewtonOptions options;
    options.relative_tolerance = 1e-11;
    options.linear.relative_tolerance = 1e-13;
    // Prescribed values are not in the initial guess.
    std::vector<double> start = start_for(block);
    for (const std::int64_t entry : block.prescribed.entries) start[static_cast<std::size_t>(entry)] = 99;
    DeviceArray<double> state(problem.target(), start);
    const NewtonResult result = solve_newton(problem, state, options);
    CHECK(result.converged());
    const std::vector<double> found = state.to_host();
    CHECK(distance(found, block.solution) < 1e-9);
    for (std::size_t k = 0; k < block.prescribed.entries.size(); ++k)
      REQUIRE(found[static_cast<std::size_t>(block.prescribed.entries[k])] == block.prescribed.values[k]);
    const std::vector<double>& norms = result.residual_norms;
    REQUIRE(norms.size() >= 3);
    CHECK(norms.size() <= 8);
    // At least a power of 1.7 in the last step whose end is not rounding.
    std::size_t last = norms.size() - 1;
    while (last > 1 && norms[last] < 1e-10 * norms[0]) --last;
    CHECK(norms[last] / norms[0] < 10 * std::pow(norms[last - 1] / norms[0], 1.7));
    for (const NewtonStep& step : result.steps) CHECK(step.linear_status == SolverStatus::converged);
  });
}

TEST_CASE("loads give the same answers with every preconditioner and on every target", "[newton][device]") {
  for (const std::string form : {"p_laplace_j_p1_tetrahedron", "neo_hookean_j_q1x3_hexahedron"}) {
    CAPTURE(form);
    std::vector<double> reference;
    for (const KernelRegistry& registry : registries()) {
      const ProblemKernels kernels = kernels_of(registry, form + "_f64_constrained_apply");
      const Block block = make_block(kernels.jacobian);
      const auto find = [&](const std::optional<ChebyshevOptions>& chebyshev, bool inexact) {
        MeshProblem<double> problem(kernels, block.mesh, block.restriction, block.prescribed, chebyshev);
        set_constants(problem, kernels.residual);
        set_loads(problem, kernels, 0.5);
        NewtonOptions options;
        options.relative_tolerance = 1e-11;
        if (inexact) options.forcing = ForcingTerm{};
        DeviceArray<double> state(problem.target(), block.solution);
        const NewtonResult result = solve_newton(problem, state, options);
        CHECK(result.converged());
        CHECK(problem.preconditioner().is_diagonal() == !chebyshev);
        return std::pair(state.to_host(), result.linear_iterations());
      };
      const auto jacobi = find(std::nullopt, false);
      const auto chebyshev = find(ChebyshevOptions{}, false);
      const auto inexact = find(std::nullopt, true);
      if (reference.empty()) reference = jacobi.first;
      CHECK(distance(jacobi.first, block.solution) > 1e-3);
      CHECK(distance(jacobi.first, reference) < 1e-8);
      CHECK(distance(chebyshev.first, reference) < 1e-8);
      CHECK(distance(inexact.first, reference) < 1e-8);
      CHECK(inexact.second < jacobi.second);
    }
  }
}

TEST_CASE("a bar is stretched by a load in parts", "[newton][device]") {
  for (const KernelRegistry& registry : registries()) {
    const ProblemKernels kernels = kernels_of(registry, "neo_hookean_j_p1x2_triangle_f64_constrained_apply");
    Block block = make_block(kernels.jacobian);
    MeshProblem<double> problem(kernels, block.mesh, block.restriction, block.prescribed);
    set_constants(problem, kernels.residual);
    set_loads(problem, kernels, 0);
    std::vector<double> zero(block.solution.size(), 0.0);
    DeviceArray<double> state(problem.target(), zero);
    for (const double part : {0.5, 1.0}) {
      std::vector<double> values;
      for (const double value : block.prescribed.values) values.push_back(part * value);
      problem.set_prescribed(values);
      CHECK(solve_newton(problem, state).converged());
      std::vector<double> expected;
      for (const double value : block.solution) expected.push_back(part * value);
      CHECK(distance(state.to_host(), expected) < 1e-5);
    }
    CHECK_THROWS_AS(problem.set_prescribed({1}), Error);
  }
}

TEST_CASE("a body turned inside out is told", "[newton][device]") {
  for (const KernelRegistry& registry : registries()) {
    const ProblemKernels kernels = kernels_of(registry, "neo_hookean_j_p1x2_triangle_f64_constrained_apply");
    const Block block = make_block(kernels.jacobian);
    MeshProblem<double> problem(kernels, block.mesh, block.restriction, block.prescribed);
    set_constants(problem, kernels.residual);
    set_loads(problem, kernels, 0);
    DeviceArray<double> state(problem.target(), Noise(41).vector(problem.size(), -9, 9));
    const NewtonResult result = solve_newton(problem, state);
    CHECK(result.status == NewtonStatus::not_finite);
    CHECK(result.iterations == 0);
  }
}

TEST_CASE("kernels that make no problem are refused", "[newton]") {
  const KernelRegistry& registry = registries().front();
  const std::string form = "p_laplace_j_p1_triangle_f64_constrained_apply";
  const ProblemKernels kernels = kernels_of(registry, form);
  const Block block = make_block(kernels.jacobian);
  const auto make = [&](const ProblemKernels& given) {
    MeshProblem<double>(given, block.mesh, block.restriction, block.prescribed);
  };
  CHECK_THROWS_WITH(make({kernels.jacobian, kernels.jacobian, kernels.diagonal, "u"}),
                    ContainsSubstring("no residual kernel"));
  CHECK_THROWS_WITH(make({kernels.residual, kernels.residual, kernels.diagonal, "u"}),
                    ContainsSubstring("no apply kernel"));
  CHECK_THROWS_WITH(make({kernels.residual, kernels.jacobian, kernels.jacobian, "u"}),
                    ContainsSubstring("no diagonal kernel"));
  CHECK_THROWS_WITH(make({kernels.residual, kernels.jacobian, kernels.diagonal, "w"}),
                    ContainsSubstring("no coefficient called w"));
  follow(
      "name the one that is solved for",
      [&] {
        make({kernels.residual, kernels.jacobian, kernels.diagonal, "w"});
      },
      [&] {
        make({kernels.residual, kernels.jacobian, kernels.diagonal, "u"});
      });
  MeshProblem<double> problem(kernels, block.mesh, block.restriction, block.prescribed);
  CHECK_THROWS_WITH(problem.set_constant("nu", {1}), ContainsSubstring("no kernel has a constant called nu"));
  CHECK_THROWS_WITH(problem.set_vector("g", std::vector<double>(block.solution.size())),
                    ContainsSubstring("no kernel has a coefficient called g"));
  CHECK_THROWS_WITH(problem.set_vector("f", {1}), ContainsSubstring("wrong size"));
  CHECK_THROWS_WITH(problem.set_vector("u", block.solution), ContainsSubstring("state"));
  CHECK_THROWS_WITH(problem.preconditioner(), ContainsSubstring("linearise"));
  set_constants(problem, kernels.residual);
  set_loads(problem, kernels, 0);
  DeviceArray<double> state(problem.target(), block.solution);
  follow(
      "give it to the solver", [&] { problem.set_vector("u", block.solution); },
      [&] { solve_newton(problem, state); });
  MeshProblem<double> fresh(kernels, block.mesh, block.restriction, block.prescribed);
  set_constants(fresh, kernels.residual);
  set_loads(fresh, kernels, 0);
  const Stream stream(fresh.target());
  follow(
      "call linearise first", [&] { fresh.preconditioner(); },
      [&] {
        fresh.linearise(state.data(), stream);
        fresh.preconditioner();
      });
  // Of a state whose diagonal is refused there is none, and not that of the state before.
  const DeviceArray<double> nowhere(fresh.target(), std::vector<double>(block.solution.size(), std::nan("")));
  CHECK_THROWS_WITH(fresh.linearise(nowhere.data(), stream), ContainsSubstring("not positive"));
  CHECK_THROWS_WITH(fresh.preconditioner(), ContainsSubstring("call linearise first"));
  if (registries().size() > 1) {
    const ProblemKernels other = kernels_of(registries().back(), form);
    CHECK_THROWS_WITH(make({kernels.residual, other.jacobian, kernels.diagonal, "u"}),
                      ContainsSubstring("same target"));
  }
}
