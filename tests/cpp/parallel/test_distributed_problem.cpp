// Nonlinear problems on the shares of several processes, against one that has the whole mesh.
#include <femforge/parallel/distributed_problem.hpp>

#include <array>
#include <cmath>
#include <map>
#include <string>

#include <femforge/index.hpp>
#include "kernels/mesh_kernels.hpp"
#include "parallel/processes.hpp"

using namespace femforge;

namespace {

constexpr double prescribed_value = 0.02;
constexpr double constant = 0.7;
constexpr int processes = 3;

ProblemKernels kernels_of(const KernelRegistry& registry, const std::string& jacobian,
                          const std::string& residual) {
  return {kernel_called(registry, residual + "_constrained_residual"),
          kernel_called(registry, jacobian + "_constrained_apply"),
          kernel_called(registry, jacobian + "_constrained_diagonal")};
}

Prescribed everywhere_the_same(std::vector<std::int64_t> entries) {
  Prescribed prescribed{std::move(entries), {}};
  prescribed.values.assign(prescribed.entries.size(), prescribed_value);
  return prescribed;
}

// What solvers ask of a problem at a state: the state with what is prescribed, its residual, a product of the
// Jacobian, and the preconditioner. Problems of one process and of several have the same functions.
using Answers = std::array<std::vector<double>, 4>;
template <class Problem>
Answers answers_of(Problem& problem, const ProblemKernels& kernels, const std::vector<double>& state,
                   const std::vector<double>& load) {
  for (int k = 0; k < kernels.residual.num_constants; ++k)
    problem.set_constant(
        kernels.residual.constants[k].name,
        std::vector<double>(static_cast<std::size_t>(kernels.residual.constants[k].size), constant));
  for (int k = 0; k < kernels.residual.num_coefficients; ++k)
    if (kernels.residual.coefficients[k].name != kernels.state)
      problem.set_vector(kernels.residual.coefficients[k].name, load);
  const Stream stream(problem.target());
  DeviceArray<double> u(problem.target(), state);
  DeviceArray<double> result(problem.target(), state.size());
  Answers answers;
  problem.impose(u.data(), stream);
  stream.synchronize();
  answers[0] = u.to_host();
  problem.residual(u.data(), result.data(), stream);
  stream.synchronize();
  answers[1] = result.to_host();
  problem.linearise(u.data(), stream);
  const DeviceArray<double> x(problem.target(), load);
  problem.jacobian().apply(x.data(), result.data(), stream);
  stream.synchronize();
  answers[2] = result.to_host();
  problem.preconditioner().apply(x.data(), result.data(), stream);
  stream.synchronize();
  answers[3] = result.to_host();
  return answers;
}

void check_problem(const ProblemKernels& kernels) {
  const Mesh mesh = mesh_for(kernels.residual, {4, 3, 2});
  const DofMap whole(mesh, kernels.residual.row_element);
  const std::vector<int> process_of_cell = partition_cells(mesh, processes);
  std::vector<MeshShare> shares;
  std::vector<DofMap> dofs;
  for (int p = 0; p < processes; ++p) {
    shares.push_back(share_of(mesh, process_of_cell, p));
    dofs.emplace_back(shares.back().mesh, kernels.residual.row_element);
  }
  const std::vector<HaloPlan> plans = plans_of(shares, dofs);
  std::vector<std::vector<std::size_t>> cells;
  for (const MeshShare& share : shares) cells.push_back(cells_in_whole(share, mesh));
  const auto in_whole = numbers_in_whole(plans, dofs, whole, cells);
  const std::vector<double> state = Noise(5).vector(whole.num_dofs(), -0.02, 0.02);
  const std::vector<double> load = Noise(6).vector(whole.num_dofs(), -1, 1);
  MeshProblem<double> alone(
      kernels, mesh, Restriction(whole),
      everywhere_the_same(whole.boundary_dofs(mesh, [](const std::array<double, 3>&, int) { return true; })));
  const Answers expected = answers_of(alone, kernels, state, load);

  Answers found;
  for (std::vector<double>& each : found) each.assign(state.size(), std::nan(""));
  std::array<bool, processes> is_shared{};
  Post post(processes);
  post.run([&](int p) {
    const auto at = static_cast<std::size_t>(p);
    PostedHalo<double> halo(plans[at], target_of(kernels.residual), post);
    const PostedSums sums(p, post);
    std::vector<std::int64_t> fixed;
    for (const std::int64_t dof : dofs[at].facet_dofs(plans[at].boundary))
      fixed.push_back(plans[at].numbers[static_cast<std::size_t>(dof)]);
    const auto owned = [&](const std::vector<double>& values) {
      std::vector<double> own;
      for (std::int64_t k = 0; k < plans[at].num_owned; ++k)
        own.push_back(values[static_cast<std::size_t>(in_whole[at][static_cast<std::size_t>(k)])]);
      return own;
    };
    DistributedProblem<double> problem(kernels, shares[at],
                                       restriction_of_share(plans[at], Restriction(dofs[at])), halo, sums,
                                       everywhere_the_same(marked_by_any<double>(halo, fixed)));
    const Answers own = answers_of(problem, kernels, owned(state), owned(load));
    for (std::size_t answer = 0; answer < own.size(); ++answer)
      for (std::size_t k = 0; k < own[answer].size(); ++k)
        found[answer][static_cast<std::size_t>(in_whole[at][k])] = own[answer][k];
    is_shared[at] = problem.global_sums() != nullptr;  // which solve_newton refuses
  });
  for (const bool each : is_shared) CHECK(each);
  for (std::size_t answer = 0; answer < found.size(); ++answer) {
    CAPTURE(answer);
    CHECK(distance(found[answer], expected[answer]) < 1e-12);
  }
}

}  // namespace

TEST_CASE("nonlinear problems of several processes are those of one", "[device][parallel]") {
  for (const KernelRegistry& registry : registries()) {
    check_problem(kernels_of(registry, "p_laplace_j_p1_tetrahedron_f64", "p_laplace_f_p1_tetrahedron_f64"));
    check_problem(kernels_of(registry, "neo_hookean_j_p1x2_triangle_f64", "neo_hookean_f_p1x2_triangle_f64"));
  }
}

TEST_CASE("a problem of several processes takes kernels of a problem only", "[parallel]") {
  const KernelRegistry& registry = registries().front();
  ProblemKernels kernels =
      kernels_of(registry, "p_laplace_j_p1_tetrahedron_f64", "p_laplace_f_p1_tetrahedron_f64");
  kernels.state = "w";
  const Mesh mesh = mesh_for(kernels.residual, {1, 1, 1});
  const MeshShare share = share_of(mesh, partition_cells(mesh, 1), 0);
  const DofMap dofs(share.mesh, kernels.residual.row_element);
  const HaloPlan plan = plans_of({share}, {dofs}).front();
  Post post(1);
  PostedHalo<double> halo(plan, Target::cpu, post);
  const PostedSums sums(0, post);
  const Restriction restriction = restriction_of_share(plan, Restriction(dofs));
  const auto make = [&](const ProblemKernels& given, const Prescribed& prescribed) {
    DistributedProblem<double>(given, share, restriction, halo, sums, prescribed);
  };
  CHECK_THROWS_WITH(make(kernels, {}), ContainsSubstring("no coefficient called w"));
  kernels.state = "u";
  CHECK_THROWS_WITH(make(kernels, {{0}, {}}), ContainsSubstring("not as many values"));
  DistributedProblem<double> problem(kernels, share, restriction, halo, sums);
  CHECK_THROWS_WITH(problem.preconditioner(), ContainsSubstring("call linearise first"));
  CHECK_THROWS_WITH(problem.set_constant("none", {1.0}), ContainsSubstring("no kernel has a constant"));
  CHECK_THROWS_WITH(problem.set_vector("u", {}), ContainsSubstring("the state is no data"));
  problem.set_constant("epsilon", {0.1});
  const Stream stream(problem.target());
  const std::vector<double> start(index(problem.size()), 1.0);
  const DeviceArray<double> state(problem.target(), start);
  problem.linearise(state.data(), stream);
  CHECK(problem.preconditioner().size() == problem.size());
  const DeviceArray<double> nowhere(problem.target(), std::vector<double>(start.size(), std::nan("")));
  CHECK_THROWS_WITH(problem.linearise(nowhere.data(), stream), ContainsSubstring("not positive"));
  CHECK_THROWS_WITH(problem.preconditioner(), ContainsSubstring("call linearise first"));
}
