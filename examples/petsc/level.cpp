#include "level.hpp"

#include <utility>

namespace multigrid {
namespace {

using namespace femforge;

KernelPart on_all_cells(const femforge_kernel& kernel, const Mesh& mesh) {
  return {&kernel, all_cells(mesh)};
}

// Dofs on the boundary of the whole mesh.
std::vector<std::int64_t> boundary_of(const Level& level) {
  std::vector<std::int64_t> here;
  for (const std::int64_t dof : level.dofs.facet_dofs(level.plan.boundary))
    here.push_back(level.plan.numbers[index(dof)]);
  petsc::Halo halo(level.processes, level.plan, Target::cpu);
  return marked_by_any<Scalar>(halo, here);
}

}  // namespace

const femforge_kernel& diffusion_kernel(const KernelRegistry& registry, CellType cell, std::string_view form,
                                        int degree, std::string_view kind) {
  const std::string element = (is_simplex(cell) ? "P" : "Q") + std::to_string(degree);
  for (const femforge_kernel* each : registry.kernels())
    if (each->form_file == std::string("diffusion.form") && each->form == form && each->kernel == kind &&
        each->cell == std::string(to_string(cell)) &&
        std::string(each->row_element).compare(0, element.size(), element) == 0)
      return *each;
  throw Error("degree " + std::to_string(degree) + " on a " + to_string(cell),
              "there is no kernel of diffusion.form for " + std::string(kind),
              "what there is is listed in petsc.toml");
}

Level::Level(const SharedMesh& mesh, int wanted, const KernelRegistry& registry)
    : degree(wanted),
      processes(mesh.processes),
      dofs(mesh.share.mesh,
           diffusion_kernel(registry, mesh.share.mesh.cell, "a", wanted, "apply").row_element,
           DofOrder::lexicographic),
      plan(mpi::make_plan(mesh.share, dofs, processes)),
      restriction(restriction_of_share(plan, Restriction(dofs))),
      sums(std::make_unique<mpi::Sums>(processes)) {
  const Mesh& cells = mesh.share.mesh;
  const femforge_kernel& apply = diffusion_kernel(registry, cells.cell, "a", degree, "apply");
  const femforge_kernel& diagonal = diffusion_kernel(registry, cells.cell, "a", degree, "diagonal");
  halo = std::make_unique<petsc::Halo>(processes, plan, target_of(apply));
  boundary = boundary_of(*this);
  action = std::make_shared<DistributedOperator<Scalar>>(std::vector<KernelPart>{on_all_cells(apply, cells)},
                                                         mesh.share, restriction, *halo, *sums, boundary);
  const DistributedKernel<Scalar> of_diagonal({on_all_cells(diagonal, cells)}, mesh.share, restriction, *halo,
                                              boundary);
  matrix = petsc::make_shell(action, diagonal_of(of_diagonal, boundary), true, processes);
}

std::vector<char> Level::is_free() const {
  std::vector<char> free(index(plan.num_owned + plan.num_ghosts), 1);
  for (const std::int64_t number : boundary) free[index(number)] = 0;
  return free;
}

std::vector<double> Level::owned(const std::vector<double>& of_dofs) const {
  std::vector<double> values(index(plan.num_owned));
  for (std::size_t dof = 0; dof < of_dofs.size(); ++dof)
    if (plan.numbers[dof] < plan.num_owned) values[index(plan.numbers[dof])] = of_dofs[dof];
  return values;
}

petsc::CooMatrix assembled(const Level& level, const SharedMesh& mesh, const KernelRegistry& registry) {
  const Mesh& cells = mesh.share.mesh;
  const femforge_kernel& kernel = diffusion_kernel(registry, cells.cell, "a", level.degree, "element_tensor");
  const std::vector<char> free = level.is_free();
  std::vector<std::int64_t> constrained;
  for (std::size_t dof = 0; dof < level.plan.numbers.size(); ++dof)
    if (free[index(level.plan.numbers[dof])] == 0) constrained.push_back(static_cast<std::int64_t>(dof));
  petsc::CooMatrix matrix(level.dofs, petsc::numbering_of(level.processes, level.plan), target_of(kernel),
                          constrained);
  matrix.assemble(KernelInputs<Scalar>(kernel, cells));
  return matrix;
}

}  // namespace multigrid
