// Integrals over facets and vertices on the shares of several processes, which may have ghosts of others'
// cells, against one process that has the whole mesh.
#include <algorithm>
#include <random>

#include <femforge/kernels/mesh_functional.hpp>
#include <femforge/parallel/distributed_functional.hpp>
#include "kernels/facet_parts.hpp"
#include "parallel/shared_mesh.hpp"

using namespace femforge;

namespace {

constexpr double numbers[] = {0.7, -0.4, 0.3};

std::vector<double> constant_of(const femforge_input& constant) {
  return {numbers, numbers + constant.size};
}

template <class Kernels>
void set_constants(Kernels& kernels, const std::vector<KernelPart>& parts) {
  for (const KernelPart& part : parts)
    for (int k = 0; k < part.kernel->num_constants; ++k)
      kernels.set_constant(part.kernel->constants[k].name, constant_of(part.kernel->constants[k]));
}

// The same facets in another order, some seen from the other side.
void shuffle(FacetList& facets) {
  std::vector<std::size_t> order(static_cast<std::size_t>(facets.size()));
  for (std::size_t k = 0; k < order.size(); ++k) order[k] = k;
  std::shuffle(order.begin(), order.end(), std::mt19937(9));
  const auto members = static_cast<std::size_t>(facets.members());
  const FacetList given = facets;
  for (std::size_t k = 0; k < order.size(); ++k)
    for (std::size_t m = 0; m < members; ++m) {
      const std::size_t from = members * order[k] + (order[k] % 3 == 0 ? members - 1 - m : m);
      facets.cells[members * k + m] = given.cells[from];
      facets.views[members * k + m] = given.views[from];
    }
}

std::vector<KernelPart> parts_on(const KernelRegistry& registry, const std::string& form,
                                 const std::string& element, const std::string& kind, const Mesh& mesh,
                                 bool shuffled) {
  std::vector<KernelPart> parts = parts_of(registry, form, element, kind, mesh);
  for (KernelPart& part : parts)
    if (shuffled) shuffle(part.facets);
  return parts;
}

struct Case {
  std::string form;
  CellType cell;
  int degree;
  bool discontinuous;
  std::string kind;
  GhostCells ghosts = GhostCells::across_facets;
  bool in_any_order = true;  // what is integrated is the same from whichever cell it is seen
};

// Whether there are kernels of it: a covering set of all is built with sanitizers.
bool check_case(const KernelRegistry& registry, const Case& each) {
  CAPTURE(each.form, to_string(each.cell), each.degree, each.kind);
  const std::string element = element_slug(each.cell, each.degree, each.discontinuous);
  Mesh mesh = make_box({each.cell, {4, 3, 2}});
  deform(mesh, 0.03);
  randomise(mesh, 7);
  const std::vector<KernelPart> all = parts_of(registry, each.form, element, each.kind, mesh);
  if (all.empty()) return false;
  const auto has = [&](Entity entity) {
    return std::any_of(all.begin(), all.end(), [&](const KernelPart& part) {
      return part.cells.empty() && part.facets.entity == entity;
    });
  };
  const bool has_interior = has(Entity::interior_facet);
  REQUIRE((has_interior || has(Entity::vertex)));
  const femforge_kernel& first = *all.front().kernel;
  const Target target = target_of(first);
  const DofMap dofs(mesh, first.row_element, traits_of(first).dof_order, traits_of(first).component_order);
  const Restriction restriction(dofs);
  std::vector<std::int64_t> constrained;
  for (std::int64_t entry = 0; first.constraints != 0 && entry < restriction.num_entries(); entry += 5)
    constrained.push_back(entry);
  const std::vector<double> x = Noise(3).vector(restriction.num_entries(), -1, 1);
  MeshKernels<double> whole(all, mesh, restriction, constrained);
  set_constants(whole, all);
  DeviceArray<double> in(target, x);
  DeviceArray<double> out(target, x.size());
  out.fill(0);
  const Stream stream(target);
  whole.add(in.data(), out.data(), stream);
  stream.synchronize();
  const std::vector<double> expected = out.to_host();

  std::vector<std::pair<std::vector<int>, int>> deals = ways(mesh);
  for (const int processes : {1, 2, 3}) deals.emplace_back(partition_cells(mesh, processes), processes);
  for (const auto& [process_of_cell, processes] : deals)
    for (const bool shuffled : {false, true}) {
      if (shuffled && !each.in_any_order) continue;
      CAPTURE(processes, shuffled);
      const Shared shared(first, mesh, process_of_cell, processes, each.ghosts, shuffled);
      std::vector<double> found(x.size(), std::nan(""));
      std::int64_t entities = 0;
      Post post(processes);
      post.run([&, many = processes](int p) {
        PostedHalo<double> halo(shared.plan(p), target, post);
        const MeshShare& share = shared.share(p);
        const std::vector<KernelPart> parts =
            parts_on(registry, each.form, element, each.kind, share.mesh, shuffled);
        DistributedKernel<double> own(parts, share, shared.restriction(p), halo, shared.own(p, constrained));
        // In its own cells, the first process owns all dofs.
        const bool has_border = many > 1 && share.mesh.num_cells() > 0 && has_interior;
        require(!has_border || own.num_border() > 0, "the test", "nothing is at the border");
        entities += own.num_border() + own.num_inner();
        set_constants(own, parts);  // all processes give the same, those without a facet, too
        const DeviceArray<double> mine(target, shared.part(p, x));
        DeviceArray<double> result(target, mine.size());
        const Stream own_stream(target);
        for (int turn = 0; turn < 2; ++turn) {  // what is left of the first time must not be seen
          result.fill(0);
          own.add(mine.data(), result.data(), own_stream);
          own_stream.synchronize();
        }
        shared.put(p, result.to_host(), found);
      });
      CHECK(distance(found, expected) < 1e-12);
      std::int64_t wanted = 0;
      for (const KernelPart& part : all)
        wanted += static_cast<std::int64_t>(part.cells.size()) + part.facets.size();
      CHECK(entities == wanted);
    }
  return true;
}

}  // namespace

TEST_CASE("integrals over facets on shares add what one process adds", "[device][parallel]") {
  const auto penalty = [](CellType cell, int degree, const char* kind) {
    return Case{"interior_penalty_a", cell, degree, true, kind};
  };
  const std::vector<Case> cases{
      penalty(CellType::triangle, 1, "apply"),
      penalty(CellType::triangle, 2, "apply"),
      penalty(CellType::triangle, 2, "diagonal"),
      penalty(CellType::tetrahedron, 1, "apply"),
      penalty(CellType::tetrahedron, 2, "apply"),
      penalty(CellType::tetrahedron, 1, "diagonal"),
      penalty(CellType::hexahedron, 1, "apply"),
      {"upwind_a", CellType::triangle, 1, true, "apply"},
      {"upwind_a", CellType::hexahedron, 1, true, "apply"},
      {"biharmonic_a", CellType::triangle, 2, false, "constrained_apply"},
      {"biharmonic_a", CellType::triangle, 2, false, "constrained_diagonal"},
  };
  for (const KernelRegistry& registry : registries()) {
    int count = 0;
    for (const Case& each : cases) count += check_case(registry, each) ? 1 : 0;
    CHECK(count > 0);
  }
}

TEST_CASE("integrals over vertices on shares add what one process adds", "[device][parallel]") {
  struct Form {
    const char* name;
    CellType cell;
    const char* kind;
    bool in_any_order;
  };
  const std::vector<Form> forms{{"at_points_a", CellType::triangle, "apply", true},
                                {"at_points_a", CellType::triangle, "diagonal", true},
                                {"at_points_a", CellType::tetrahedron, "apply", true},
                                {"at_points_b", CellType::triangle, "apply", false}};
  for (const KernelRegistry& registry : registries()) {
    int count = 0;
    for (const Form& each : forms)
      for (const GhostCells ghosts : {GhostCells::none, GhostCells::across_facets}) {
        const Case some{each.name, each.cell, 2, false, each.kind, ghosts, each.in_any_order};
        count += check_case(registry, some) ? 1 : 0;
      }
    CHECK(count > 0);
  }
}

TEST_CASE("loads and functionals at vertices of shares are those of one process", "[device][parallel]") {
  for (const KernelRegistry& registry : registries()) {
    Mesh mesh = make_box({CellType::triangle, {4, 3, 1}});
    deform(mesh, 0.03);
    randomise(mesh, 7);
    const auto loads = [&](const Mesh& of) {
      return parts_of(registry, "at_points_f", "p2_triangle", "residual", of);
    };
    const auto sums = [&](const Mesh& of) {
      return parts_of(registry, "at_points_m", "p2_triangle", "functional", of);
    };
    if (loads(mesh).empty()) continue;  // as in the build with sanitizers
    REQUIRE(loads(mesh).size() == 2);
    REQUIRE(sums(mesh).size() == 1);
    const femforge_kernel& first = *loads(mesh).front().kernel;
    const Target target = target_of(first);
    const Restriction space(DofMap(mesh, first.row_element));
    const std::vector<double> f = Noise(3).vector(space.num_entries(), -1, 1);
    const DeviceArray<double> vector(target, f);
    const Stream stream(target);
    MeshKernels<double> whole(loads(mesh), mesh, space);
    whole.set_vector("f", vector.data());
    DeviceArray<double> out(target, f.size());
    out.fill(0);
    whole.add(nullptr, out.data(), stream);
    stream.synchronize();
    const std::vector<double> expected = out.to_host();
    MeshFunctional<double> functional(sums(mesh), mesh, space);
    set_constants(functional.kernels(), sums(mesh));
    functional.kernels().set_vector("f", vector.data());
    const double sum = functional.value(stream);
    CHECK(sum > 0.1);
    std::vector<std::pair<std::vector<int>, int>> deals = ways(mesh);  // of four processes one may have none
    for (const int processes : {1, 2, 3}) deals.emplace_back(partition_cells(mesh, processes), processes);
    for (const GhostCells ghosts : {GhostCells::none, GhostCells::across_facets})
      for (const auto& [process_of_cell, processes] : deals) {
        CAPTURE(processes, ghosts == GhostCells::none);
        const Shared shared(first, mesh, process_of_cell, processes, ghosts, true);
        std::vector<double> found(f.size(), std::nan(""));
        std::vector<double> found_sums;
        Post post(processes);
        post.run([&](int p) {
          PostedHalo<double> halo(shared.plan(p), target, post);
          const PostedSums of_all(p, post);
          const MeshShare& share = shared.share(p);
          DistributedKernel<double> own(loads(share.mesh), share, shared.restriction(p), halo);
          const DeviceArray<double> mine(target, shared.part(p, f));
          own.set_vector("f", mine.data());
          DeviceArray<double> result(target, mine.size());
          result.fill(0);
          const Stream own_stream(target);
          own.add(nullptr, result.data(), own_stream);
          own_stream.synchronize();
          shared.put(p, result.to_host(), found);
          DistributedFunctional<double> own_sum(sums(share.mesh), share, shared.restriction(p), halo, of_all);
          set_constants(own_sum, sums(share.mesh));
          own_sum.set_vector("f", mine.data());
          found_sums.push_back(own_sum.value(own_stream));
        });
        CHECK(distance(found, expected) < 1e-12);
        for (const double each : found_sums) CHECK(each == Approx(sum).epsilon(1e-12));
      }
  }
}

TEST_CASE("nonlinear residuals over facets on shares add what one process adds", "[device][parallel]") {
  for (const KernelRegistry& registry : registries()) {
    Mesh mesh = make_box({CellType::triangle, {4, 3, 1}});
    deform(mesh, 0.03);
    randomise(mesh, 7);
    const std::vector<KernelPart> all = parts_of(registry, "burgers_f", "dp1_triangle", "residual", mesh);
    if (all.empty()) continue;  // as in the build with sanitizers
    REQUIRE(all.size() == 3);
    const femforge_kernel& first = *all.front().kernel;
    const Target target = target_of(first);
    const Restriction space(DofMap(mesh, first.row_element));
    const std::vector<double> u = Noise(3).vector(space.num_entries(), -1, 1);
    const std::vector<double> f = Noise(4).vector(space.num_entries(), -1, 1);  // [cell][dof], too
    MeshKernels<double> whole(all, mesh, space);
    set_constants(whole, all);
    const DeviceArray<double> state(target, u);
    DeviceArray<double> out(target, u.size());
    out.fill(0);
    const Stream stream(target);
    whole.set_vector("u", state.data());  // over facets
    whole.set_coefficient("u", u);        // over cells
    whole.set_coefficient("f", f);
    whole.add(nullptr, out.data(), stream);
    stream.synchronize();
    const std::vector<double> expected = out.to_host();
    for (const int processes : {1, 2, 3, 4}) {
      const Shared shared(first, mesh, partition_cells(mesh, processes), processes,
                          GhostCells::across_facets);
      std::vector<double> found(u.size(), std::nan(""));
      Post post(processes);
      post.run([&](int p) {
        PostedHalo<double> halo(shared.plan(p), target, post);
        const std::vector<KernelPart> parts =
            parts_of(registry, "burgers_f", "dp1_triangle", "residual", shared.share(p).mesh);
        DistributedKernel<double> own(parts, shared.share(p), shared.restriction(p), halo);
        set_constants(own, parts);
        const DeviceArray<double> mine(target, shared.part(p, u));
        own.set_vector("u", mine.data());
        own.set_coefficient("u", shared.rows(p, u));
        own.set_coefficient("f", shared.rows(p, f));
        DeviceArray<double> result(target, mine.size());
        result.fill(0);
        const Stream own_stream(target);
        own.add(nullptr, result.data(), own_stream);
        own_stream.synchronize();
        shared.put(p, result.to_host(), found);
      });
      CAPTURE(processes);
      CHECK(distance(found, expected) < 1e-12);
    }
  }
}

TEST_CASE("functionals over cells and facets of shares have the sum of one process", "[device][parallel]") {
  for (const KernelRegistry& registry : registries()) {
    const auto kernel = [&](const std::string& name) { return registry.find(name + "_f64_functional"); };
    const femforge_kernel* jumps = kernel("balance_jumps_ds_interior_p2_triangle");
    const femforge_kernel* energy = kernel("energy_p2_triangle");
    if (jumps == nullptr) continue;  // as in the build with sanitizers
    REQUIRE(energy != nullptr);
    Mesh mesh = make_box({CellType::triangle, {4, 3, 1}});
    deform(mesh, 0.03);
    randomise(mesh, 7);
    const Target target = target_of(*jumps);
    femforge_kernel of_space = *jumps;
    of_space.row_element = jumps->coefficients[0].element;
    const auto parts_on_mesh = [&](const Mesh& of) {
      return std::vector<KernelPart>{{energy, all_cells(of)}, on_facets(*jumps, interior_facets(of))};
    };
    const Restriction space(DofMap(mesh, of_space.row_element));
    const std::vector<double> u = Noise(3).vector(space.num_entries(), -1, 1);
    MeshFunctional<double> whole(parts_on_mesh(mesh), mesh, space);
    set_constants(whole.kernels(), parts_on_mesh(mesh));
    const DeviceArray<double> vector(target, u);
    for (const char* name : {"u", "f"}) whole.kernels().set_vector(name, vector.data());
    const Stream stream(target);
    const double expected = whole.value(stream);
    CHECK(expected > 0.1);
    std::vector<std::pair<std::vector<int>, int>> deals = ways(mesh);  // of four processes one may have none
    for (const int processes : {1, 2, 3}) deals.emplace_back(partition_cells(mesh, processes), processes);
    for (const auto& [process_of_cell, processes] : deals) {
      CAPTURE(processes);
      const Shared shared(of_space, mesh, process_of_cell, processes, GhostCells::across_facets);
      std::vector<double> found;
      Post post(processes);
      post.run([&](int p) {
        PostedHalo<double> halo(shared.plan(p), target, post);
        const PostedSums sums(p, post);
        const std::vector<KernelPart> parts = parts_on_mesh(shared.share(p).mesh);
        DistributedFunctional<double> own(parts, shared.share(p), shared.restriction(p), halo, sums);
        set_constants(own, parts);
        DeviceArray<double> mine(target, shared.part(p, u));
        for (const char* name : {"u", "f"}) own.set_vector(name, mine.data());
        const Stream own_stream(target);
        found.push_back(own.value(own_stream));
        found.push_back(own.value(own_stream));
        std::vector<double> twice = shared.part(p, u);
        for (double& each : twice) each *= 2;
        mine.copy_from(twice);  // is read again
        found.push_back(own.value(own_stream) / 4);
      });
      REQUIRE(found.size() == 3 * static_cast<std::size_t>(processes));
      for (const double each : found) {
        CHECK(each == Approx(expected).epsilon(1e-12));
        CHECK(each == found.front());  // bit by bit: scatter = ordered, and a power of two
      }
    }
  }
}
