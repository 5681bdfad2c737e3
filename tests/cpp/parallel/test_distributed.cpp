// Generated kernels on the shares of several processes, against one that has the whole mesh.
#include <algorithm>
#include <set>
#include <string_view>

#include <femforge/mesh/facets.hpp>
#include <femforge/parallel/distributed_kernel.hpp>
#include <femforge/solve/gmres.hpp>
#include <femforge/solve/minres.hpp>
#include <femforge/solve/solver.hpp>
#include "kernels/mesh_kernels.hpp"
#include "parallel/shared_mesh.hpp"
#include "sanitized.hpp"

using namespace femforge;

namespace {

bool can_be_shared(const femforge_kernel& kernel) {
  const KernelTraits traits = traits_of(kernel);
  return traits.on_vectors() && is_over_cells(kernel) && kernel.trial_nodes == 0 && !traits.by_cells() &&
         traits.numbering == Numbering::separate;
}

template <class T>
void give_data(DistributedKernel<T>& own, const femforge_kernel& kernel, const Data& data,
               const Shared& shared, int p, std::vector<DeviceArray<T>>& arrays) {
  for (int k = 0; k < kernel.num_coefficients; ++k) {
    const std::string name = kernel.coefficients[k].name;
    if (kernel.coefficients[k].vector != 0) {
      arrays.emplace_back(own.target(), converted<T>(shared.part(p, data.vectors.at(name))));
      own.set_vector(name, arrays.back().data());
    } else if (shared.share(p).mesh.num_cells() > 0) {
      own.set_coefficient(name, converted<T>(shared.rows(p, data.coefficients.at(name))));
    }
  }
  for (int k = 0; k < kernel.num_constants; ++k)
    own.set_constant(kernel.constants[k].name, converted<T>(data.constants.at(kernel.constants[k].name)));
}

// What a kernel adds, of all processes together.
template <class T>
std::vector<double> added_by_shares(const femforge_kernel& kernel, const femforge_kernel* geometry,
                                    const Shared& shared, const Data& data, const std::vector<double>& x,
                                    const std::vector<std::int64_t>& constrained) {
  std::vector<double> result(x.size(), std::nan(""));
  const Target target = target_of(kernel);
  Post post(shared.processes);
  post.run([&](int p) {
    PostedHalo<T> halo(shared.plan(p), target, post);
    const Mesh& mesh = shared.share(p).mesh;
    DistributedKernel<T> own({{&kernel, all_cells(mesh)}}, shared.share(p), shared.restriction(p), halo,
                             shared.own(p, constrained));
    require(own.num_border() + own.num_inner() == mesh.num_cells(), "the test", "a cell is lost");
    if (geometry != nullptr) own.compute_geometry(*geometry, mesh);
    std::vector<DeviceArray<T>> arrays;
    arrays.reserve(static_cast<std::size_t>(kernel.num_coefficients));
    give_data(own, kernel, data, shared, p, arrays);
    const DeviceArray<T> in(target, converted<T>(shared.part(p, x)));
    DeviceArray<T> out(target, in.size());
    out.fill(T(0));
    const Stream stream(target);
    // Twice: what is left of the first time must not be seen.
    for (int turn = 0; turn < 2; ++turn) {
      out.fill(T(0));
      own.add(in.data(), out.data(), stream);
      stream.synchronize();
    }
    const std::vector<T> values = out.to_host();
    shared.put(p, {values.begin(), values.end()}, result);
  });
  return result;
}

template <class T>
void check_shares(const femforge_kernel& kernel, const KernelRegistry& registry) {
  const Mesh mesh = mesh_for(kernel, {4, 3, 2});
  for (const auto& [process_of_cell, processes] : ways(mesh)) {
    const Shared shared(kernel, mesh, process_of_cell, processes);
    const Restriction restriction(shared.whole);
    std::vector<std::int64_t> constrained;
    for (std::int64_t entry = 0; kernel.constraints != 0 && entry < restriction.num_entries(); entry += 5)
      constrained.push_back(entry);
    Data data;
    data.add(kernel, mesh.num_cells(), restriction.num_entries());
    const std::vector<double> x = Noise(3).vector(restriction.num_entries(), -1, 1);

    MeshKernel<T> whole(kernel, mesh, restriction, constrained);
    give_geometry(whole, mesh);
    const Inputs<T> inputs(whole, data);
    const Stream stream(whole.target());
    const DeviceArray<T> in(whole.target(), converted<T>(x));
    DeviceArray<T> out(whole.target(), x.size());
    out.fill(T(0));
    whole.add(in.data(), out.data(), stream);
    stream.synchronize();
    const std::vector<T> values = out.to_host();
    const femforge_kernel* const geometry = kernel.geometry_size > 0 ? registry.geometry_of(kernel) : nullptr;
    const std::vector<double> found = added_by_shares<T>(kernel, geometry, shared, data, x, constrained);
    CAPTURE(processes);
    CHECK(distance(found, {values.begin(), values.end()}) < (sizeof(T) == 4 ? 2e-5 : 1e-12));
  }
}

const femforge_kernel& solver_kernel(const KernelRegistry& registry, std::string_view form,
                                     std::string_view kind) {
  for (const femforge_kernel* kernel : registry.kernels())
    if (kernel->form_file == form && kernel->kernel == kind && kernel->constraints != 0 &&
        can_be_shared(*kernel) && kernel->scalar == std::string("float64") &&
        kernel->cell == std::string("tetrahedron") && kernel->nodes == 10)
      return *kernel;
  FAIL("there is no such kernel");
  throw Error("the test", "there is no such kernel");
}

// A system of equations, fixed on the boundary.
struct System {
  System(const KernelRegistry& registry, const std::string& form)
      : apply(solver_kernel(registry, form, "apply")),
        diagonal(solver_kernel(registry, form, "diagonal")),
        mesh(mesh_for(apply, {4, 3, 2})),
        dofs(mesh, apply.row_element, traits_of(apply).dof_order, traits_of(apply).component_order),
        restriction(dofs),
        constrained(dofs.boundary_dofs(mesh, [](const std::array<double, 3>&, int) { return true; })),
        b(Noise(7).vector(restriction.num_entries(), -1, 1)) {
    data.add(apply, mesh.num_cells(), restriction.num_entries());
    for (const std::int64_t entry : constrained) b[static_cast<std::size_t>(entry)] = 0;
  }
  const femforge_kernel& apply;
  const femforge_kernel& diagonal;
  Mesh mesh;
  DofMap dofs;
  Restriction restriction;
  std::vector<std::int64_t> constrained;
  std::vector<double> b;
  Data data;
};

struct SystemSolution {
  std::vector<double> values;
  SolverResult result;
};

SystemSolution solve(const LinearOperator<double>& matrix, const DeviceArray<double>& diagonal,
                     bool chebyshev, const std::vector<double>& b) {
  std::unique_ptr<Preconditioner<double>> preconditioner;
  if (chebyshev)
    preconditioner = std::make_unique<ChebyshevPreconditioner<double>>(matrix, diagonal);
  else
    preconditioner = std::make_unique<JacobiPreconditioner<double>>(diagonal);
  const DeviceArray<double> right(matrix.target(), b);
  DeviceArray<double> x(matrix.target(), b.size());
  x.fill(0);
  SolverOptions options;
  options.relative_tolerance = 1e-13;
  SolverResult result = solve_cg(matrix, *preconditioner, right, x, options);
  return {x.to_host(), std::move(result)};
}

SystemSolution solved_by_one(const System& system, bool chebyshev) {
  MeshOperator<double> matrix(system.apply, system.mesh, system.restriction, system.constrained);
  const Inputs<double> inputs(matrix.kernel(), system.data);
  MeshKernel<double> diagonal(system.diagonal, system.mesh, system.restriction, system.constrained);
  const Inputs<double> diagonal_inputs(diagonal, system.data);
  return solve(matrix, diagonal_of(diagonal, system.constrained), chebyshev, system.b);
}

// The boundary as a process finds it: its own facets, and what others know.
std::vector<std::int64_t> boundary_of(const Shared& shared, int p, Halo<double>& halo) {
  std::vector<std::int64_t> fixed;
  for (const std::int64_t dof : shared.dofs[static_cast<std::size_t>(p)].facet_dofs(shared.plan(p).boundary))
    fixed.push_back(shared.plan(p).numbers[static_cast<std::size_t>(dof)]);
  return marked_by_any(halo, fixed);
}

std::vector<double> solved_by_shares(const System& system, const Shared& shared, bool chebyshev,
                                     std::vector<SolverResult>& results) {
  std::vector<double> found(system.b.size(), std::nan(""));
  results.assign(static_cast<std::size_t>(shared.processes), {});
  Post post(shared.processes);
  post.run([&](int p) {
    PostedHalo<double> halo(shared.plan(p), target_of(system.apply), post);
    const PostedSums sums(p, post);
    const Mesh& mesh = shared.share(p).mesh;
    const std::vector<std::int64_t> fixed = boundary_of(shared, p, halo);
    require(fixed == shared.own(p, system.constrained), "the test", "the boundary is another one");
    DistributedOperator<double> matrix({{&system.apply, all_cells(mesh)}}, shared.share(p),
                                       shared.restriction(p), halo, sums, fixed);
    DistributedKernel<double> diagonal({{&system.diagonal, all_cells(mesh)}}, shared.share(p),
                                       shared.restriction(p), halo, fixed);
    std::vector<DeviceArray<double>> arrays;
    arrays.reserve(16);
    give_data(matrix.kernel(), system.apply, system.data, shared, p, arrays);
    give_data(diagonal, system.diagonal, system.data, shared, p, arrays);
    SystemSolution own = solve(matrix, diagonal_of(diagonal, fixed), chebyshev, shared.part(p, system.b));
    results[static_cast<std::size_t>(p)] = std::move(own.result);
    shared.put(p, own.values, found);
  });
  return found;
}

}  // namespace

TEST_CASE("kernels on shares add what one process adds", "[device][parallel]") {
  for (const KernelRegistry& registry : registries()) {
    std::int64_t count = 0;
    for (const femforge_kernel* kernel : registry.kernels()) {
      if (!can_be_shared(*kernel)) continue;
      CAPTURE(kernel->name, kernel->target);
      if (kernel->scalar == std::string("float32"))
        check_shares<float>(*kernel, registry);
      else
        check_shares<double>(*kernel, registry);
      ++count;
    }
    CHECK(count > 10);
  }
}

TEST_CASE("conjugate gradients of several processes find the solution of one", "[device][parallel]") {
  for (const KernelRegistry& registry : registries())
    for (const char* form : {"laplace.form", "elasticity_lame.form"}) {
      const System system(registry, form);
      CAPTURE(system.apply.name, system.apply.target);
      for (const bool chebyshev : {false, true}) {
        if (is_sanitized && chebyshev == (form == std::string_view("laplace.form"))) continue;
        const SystemSolution alone = solved_by_one(system, chebyshev);
        REQUIRE(alone.result.converged());
        auto all_ways = ways(system.mesh);
        all_ways.emplace_back(partition_cells(system.mesh, 1), 1);
        for (const auto& [process_of_cell, processes] : all_ways) {
          CAPTURE(processes, chebyshev);
          const Shared shared(system.apply, system.mesh, process_of_cell, processes);
          std::vector<SolverResult> results;
          const std::vector<double> found = solved_by_shares(system, shared, chebyshev, results);
          CHECK(distance(found, alone.values) < 1e-11);
          for (const SolverResult& result : results) {
            CHECK(result.converged());
            CHECK(std::abs(result.iterations - alone.result.iterations) <= 2);
            CHECK(result.residual_norms == results.front().residual_norms);
          }
        }
      }
    }
}

TEST_CASE("what several processes cannot do is refused", "[parallel]") {
  const KernelRegistry& registry = registries().front();
  const femforge_kernel& apply = solver_kernel(registry, "laplace.form", "apply");
  const Mesh mesh = mesh_for(apply);
  const Shared shared(apply, mesh, partition_cells(mesh, 1), 1);
  Post post(1);
  PostedHalo<double> halo(shared.plan(0), Target::cpu, post);
  const PostedSums sums(0, post);
  const std::vector<KernelPart> parts{{&apply, all_cells(mesh)}};
  const DistributedOperator<double> matrix(parts, shared.share(0), shared.restriction(0), halo, sums);
  const DeviceArray<double> b(Target::cpu, std::vector<double>(static_cast<std::size_t>(matrix.size()), 1.0));
  DeviceArray<double> x(Target::cpu, b.size());
  const IdentityPreconditioner<double> identity(Target::cpu, matrix.size());
  CHECK_THROWS_AS(solve_gmres(matrix, identity, b, x), Error);
  CHECK_THROWS_AS(solve_minres(matrix, identity, b, x), Error);
  SolverOptions options;
  options.graph = GraphUse::on;
  CHECK_THROWS_AS(solve_cg(matrix, b, x, options), Error);
  // The restriction of the dof map is not into the numbers of the plan where there are ghosts.
  const Shared two(apply, mesh, partition_cells(mesh, 2), 2);
  PostedHalo<double> half(two.plan(1), Target::cpu, post);
  CHECK_THROWS_AS(DistributedKernel<double>(parts, shared.share(0), shared.restriction(0), half), Error);
  CHECK_THROWS_AS(DistributedKernel<double>(parts, shared.share(0), shared.restriction(0), halo, {-1}),
                  Error);
  CHECK_THROWS_AS(DistributedKernel<double>({}, shared.share(0), shared.restriction(0), halo), Error);
  KernelPart facets = on_facets(apply, interior_facets(mesh));
  CHECK_THROWS_AS(DistributedKernel<double>({facets}, shared.share(0), shared.restriction(0), halo), Error);
}
