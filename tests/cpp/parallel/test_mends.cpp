// What refusals of shares and of operators on them propose is done.
#include <algorithm>
#include <string_view>

#include <femforge/mesh/facets.hpp>
#include <femforge/parallel/distributed_kernel.hpp>
#include <femforge/parallel/distributed_matrices.hpp>
#include <femforge/parallel/own_parts.hpp>
#include <femforge/solve/gmres.hpp>
#include <femforge/solve/solver.hpp>
#include "kernels/mesh_kernels.hpp"
#include "mends.hpp"
#include "parallel/processes.hpp"

using namespace femforge;

namespace {

const femforge_kernel& kernel_of(std::string_view kind, std::string_view integral) {
  for (const femforge_kernel* each : registries().front().kernels())
    if (each->kernel == kind && each->integral == integral && each->scalar == std::string("float64") &&
        each->scatter != std::string("element") && each->trial_nodes == 0 &&
        each->numbering != std::string("shared") &&
        (integral != "cell" || (each->cell == std::string("tetrahedron") && each->num_coefficients == 0 &&
                                each->num_constants == 0)))
      return *each;
  throw Error("the test", "there is no such kernel");
}

// One process that has all of a mesh, as a share.
struct Alone {
  explicit Alone(const std::string& element)
      : mesh(make_box({CellType::tetrahedron, {2, 2, 1}})),
        share(share_of(mesh, partition_cells(mesh, 1), 0)),
        dofs(mesh, element),
        plan(plans_of({share}, {dofs}).front()),
        restriction(restriction_of_share(plan, Restriction(dofs))),
        halo(plan, Target::cpu, post),
        sums(0, post) {}
  Post post{1};
  Mesh mesh;
  MeshShare share;
  DofMap dofs;
  HaloPlan plan;
  Restriction restriction;
  PostedHalo<double> halo;
  PostedSums sums;
};

}  // namespace

TEST_CASE("processes that there are not", "[mends]") {
  const BoxOptions box{CellType::triangle, {2, 2, 1}};
  follow(
      "they are numbered from 0 to 1", [&] { share_of_box(box, 2, 2); }, [&] { share_of_box(box, 2, 1); });
}

TEST_CASE("points of a share in another order", "[mends]") {
  Alone alone("P2");
  MeshShare turned = alone.share;
  std::reverse(turned.points.begin(), turned.points.end());
  follow(
      "keep the points as share_of gives them; cells may be put in another order",
      [&] { shared_keys(turned, alone.dofs); },
      [&] {
        MeshShare share = alone.share;
        std::vector<std::int64_t> order = all_cells(share.mesh);
        std::reverse(order.begin(), order.end());
        permute_cells(share.mesh, order);
        shared_keys(share, DofMap(share.mesh, "P2"));
      });
}

TEST_CASE("components that are not next to each other", "[mends]") {
  const Alone alone("P1^3");
  follow(
      "take the interleaved order of components",
      [&] { restriction_of_share(alone.plan, Restriction(alone.dofs, ComponentOrder::planar)); },
      [&] { restriction_of_share(alone.plan, Restriction(alone.dofs, ComponentOrder::interleaved)); });
}

TEST_CASE("kernels that several processes do not take", "[mends]") {
  const femforge_kernel& apply = kernel_of("apply", "cell");
  const femforge_kernel& tensor = kernel_of("element_tensor", "cell");
  Alone alone(apply.row_element);
  const auto bound = [&](const femforge_kernel& kernel) {
    DistributedKernel<double>({{&kernel, all_cells(alone.mesh)}}, alone.share, alone.restriction, alone.halo);
  };
  follow(
      "take kernels for apply, residual or diagonal", [&] { bound(tensor); }, [&] { bound(apply); });
}

TEST_CASE("vertices of a share that does not say whose they are", "[mends]") {
  femforge_kernel at_vertices = kernel_of("apply", "cell");
  at_vertices.integral = "vertex";
  const BoxOptions box{CellType::tetrahedron, {2, 2, 1}};
  const Mesh mesh = make_box(box);
  const auto own = [&](const MeshShare& share) {
    const std::vector<KernelPart> own_ones =
        own_parts(share, {on_facets(at_vertices, mesh_vertices(share.mesh))});
    CHECK(own_ones.front().facets.size() > 0);
  };
  MeshShare unknown = share_of(mesh, partition_cells(mesh, 2), 0);
  unknown.vertex_owners.clear();
  const char* const mend = "make the shares with share_of or share_of_box, or set MeshShare::vertex_owners";
  follow(
      mend, [&] { own(unknown); }, [&] { own(share_of(mesh, partition_cells(mesh, 2), 0)); });
  follow(
      mend, [&] { own(unknown); }, [&] { own(share_of_box(box, 2, 0)); });
  follow(
      mend, [&] { own(unknown); },
      [&] {
        unknown.vertex_owners.assign(unknown.points.size(), unknown.process);
        own(unknown);
      });
}

TEST_CASE("rows with integrals over vertices", "[mends]") {
  const femforge_kernel& apply = kernel_of("apply", "cell");
  femforge_kernel at_vertices = apply;
  at_vertices.integral = "vertex";
  const Alone alone(apply.row_element);
  const FacetList vertices = mesh_vertices(alone.mesh);
  follow(
      "take an operator without a matrix (DistributedOperator)",
      [&] { parts_of_own_rows(alone.share, {on_facets(at_vertices, vertices)}); },
      [&] { own_parts(alone.share, {on_facets(at_vertices, vertices)}); });
}

TEST_CASE("facets between shares that have no ghosts", "[mends]") {
  const femforge_kernel& apply = kernel_of("apply", "interior_facet");
  const Mesh mesh = make_box({cell_from_string(apply.cell), {2, 2, 2}});
  const auto bound = [&](GhostCells ghosts) {
    std::vector<MeshShare> shares;
    std::vector<DofMap> dofs;
    for (int process = 0; process < 2; ++process) {
      shares.push_back(share_of(mesh, partition_cells(mesh, 2), process, ghosts));
      dofs.emplace_back(shares.back().mesh, apply.row_element);
    }
    const std::vector<HaloPlan> plans = plans_of(shares, dofs);
    Post post(2);
    PostedHalo<double> halo(plans[1], Target::cpu, post);
    DistributedKernel<double>({on_facets(apply, interior_facets(shares[1].mesh))}, shares[1],
                              restriction_of_share(plans[1], Restriction(dofs[1])), halo);
  };
  follow(
      "make the shares with GhostCells::across_facets", [&] { bound(GhostCells::none); },
      [&] { bound(GhostCells::across_facets); });
}

TEST_CASE("solvers whose sums are those of one process", "[mends]") {
  const femforge_kernel& apply = kernel_of("apply", "cell");
  Alone alone(apply.row_element);
  const DistributedOperator<double> matrix({{&apply, all_cells(alone.mesh)}}, alone.share, alone.restriction,
                                           alone.halo, alone.sums);
  const IdentityPreconditioner<double> identity(Target::cpu, matrix.size());
  const DeviceArray<double> b(Target::cpu, std::vector<double>(static_cast<std::size_t>(matrix.size()), 0.0));
  DeviceArray<double> x(Target::cpu, b.size());
  x.fill(0);
  follow(
      "use solve_cg, or PETSc's solvers (femforge/adapters/petsc.hpp)",
      [&] { solve_gmres(matrix, identity, b, x); }, [&] { solve_cg(matrix, identity, b, x); });
}

TEST_CASE("rows of dofs that cells of several processes have", "[mends]") {
  const femforge_kernel& apply = kernel_of("apply", "cell");
  femforge_kernel assemble = apply;
  assemble.kernel = "assemble";
  assemble.row_element = "P1";
  const Mesh mesh = make_box({CellType::tetrahedron, {2, 2, 2}});
  const auto with_second = [&](const std::string& element, const auto& work) {
    std::vector<MeshShare> shares;
    std::vector<DofMap> dofs;
    for (int process = 0; process < 2; ++process) {
      shares.push_back(share_of(mesh, partition_cells(mesh, 2), process));
      dofs.emplace_back(shares.back().mesh, element);
    }
    const std::vector<HaloPlan> plans = plans_of(shares, dofs);
    Post post(2);
    PostedHalo<double> halo(plans[1], Target::cpu, post);
    work(shares[1], restriction_of_share(plans[1], Restriction(dofs[1])), halo, PostedSums(1, post));
  };
  follow(
      "an operator without a matrix (DistributedOperator)",
      [&] {
        with_second("P1", [&](const MeshShare& share, const Restriction& space, auto& halo, const auto&) {
          DistributedMatrices<double>({{&assemble, all_cells(share.mesh)}}, share, space, halo);
        });
      },
      [&] {
        with_second(apply.row_element, [&](const MeshShare& share, const Restriction& space, auto& halo,
                                           const auto& sums) {
          DistributedOperator<double>({{&apply, all_cells(share.mesh)}}, share, space, halo, sums);
        });
      });
}
