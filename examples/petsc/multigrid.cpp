#include "multigrid.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace multigrid {
namespace {

using namespace femforge;

std::vector<char> is_free(const Level& level) {
  std::vector<char> free(static_cast<std::size_t>(level.dofs.num_dofs()), 1);
  for (const std::int64_t dof : level.boundary) free[static_cast<std::size_t>(dof)] = 0;
  return free;
}

const femforge_basis_action& action_between(const BasisActions& actions, int from, int to,
                                            const std::string& action) {
  for (const femforge_basis_action* each : actions.actions())
    if (each->nodes == from + 1 && each->points == to + 1 && each->action == action) return *each;
  throw Error("degree " + std::to_string(from) + " to " + std::to_string(to),
              "there is no basis action " + action, "add it to petsc.toml");
}

Transfer& transfer_of(Mat matrix) {
  std::shared_ptr<Transfer>* transfer = nullptr;
  petsc::check(MatShellGetContext(matrix, &transfer));
  return **transfer;
}

PetscErrorCode prolong(Mat matrix, Vec x, Vec y) {
  return petsc::detail::guarded([&] {
    const petsc::Read from(x, Target::cpu);
    const petsc::Write to(y, Target::cpu);
    transfer_of(matrix).prolong(from.data(), to.data());
  });
}

PetscErrorCode restrict_transposed(Mat matrix, Vec y, Vec x) {
  return petsc::detail::guarded([&] {
    const petsc::Read from(y, Target::cpu);
    const petsc::Write to(x, Target::cpu);
    transfer_of(matrix).restrict(from.data(), to.data());
  });
}

PetscErrorCode destroy_transfer(Mat matrix) {
  return petsc::detail::guarded([&] {
    std::shared_ptr<Transfer>* transfer = nullptr;
    petsc::check(MatShellGetContext(matrix, &transfer));
    delete transfer;  // NOLINT: made by make_matrix, for PETSc to keep
  });
}

}  // namespace

const femforge_kernel& diffusion_kernel(const KernelRegistry& registry, const std::string& form, int degree,
                                        const std::string& kind) {
  for (const femforge_kernel* each : registry.kernels()) {
    const std::string file = each->form_file;
    const std::string element = each->row_element;
    if (file == "diffusion.form" && each->form == form && each->kernel == kind &&
        element.compare(0, 2, "Q" + std::to_string(degree)) == 0)
      return *each;
  }
  throw Error("degree " + std::to_string(degree), "there is no kernel of diffusion.form for " + kind,
              "degrees are listed in petsc.toml");
}

Level::Level(const Mesh& mesh, int wanted, const KernelRegistry& registry)
    : degree(wanted),
      dofs(mesh, diffusion_kernel(registry, "a", wanted, "apply").row_element, DofOrder::lexicographic),
      restriction(dofs),
      boundary(dofs.boundary_dofs(mesh, [](const std::array<double, 3>&, int) { return true; })) {
  const auto action = std::make_shared<MeshOperator<Scalar>>(diffusion_kernel(registry, "a", degree, "apply"),
                                                             mesh, restriction, boundary);
  const MeshKernel<Scalar> diagonal(diffusion_kernel(registry, "a", degree, "diagonal"), mesh, restriction,
                                    boundary);
  matrix = petsc::make_shell(action, diagonal_of(diagonal, boundary), true);
}

petsc::CooMatrix assembled(const Level& level, const Mesh& mesh, const KernelRegistry& registry) {
  const femforge_kernel& kernel = diffusion_kernel(registry, "a", level.degree, "element_tensor");
  petsc::CooMatrix matrix(level.dofs, target_of(kernel), level.boundary);
  matrix.assemble(KernelInputs<Scalar>(kernel, mesh));
  return matrix;
}

Transfer::Transfer(const Level& coarse, const Level& fine, const BasisActions& actions)
    : coarse_(coarse),
      fine_(fine),
      interpolation_(action_between(actions, coarse.degree, fine.degree, "interp")),
      transpose_(action_between(actions, coarse.degree, fine.degree, "interp_transpose")),
      coarse_free_(is_free(coarse)),
      owner_(static_cast<std::size_t>(fine.dofs.num_dofs()), -1),
      at_coarse_(coarse.dofs.cell_dofs().size()),
      at_fine_(fine.dofs.cell_dofs().size()) {
  const std::vector<std::int64_t>& places = fine.dofs.cell_dofs();
  for (std::size_t k = places.size(); k-- > 0;)
    owner_[static_cast<std::size_t>(places[k])] = static_cast<std::int64_t>(k);
  for (const std::int64_t dof : fine.boundary) owner_[static_cast<std::size_t>(dof)] = -1;
}

void Transfer::prolong(const Scalar* x, Scalar* y) {
  const std::vector<std::int64_t>& dofs = coarse_.dofs.cell_dofs();
  for (std::size_t k = 0; k < dofs.size(); ++k)
    at_coarse_[k] = coarse_free_[static_cast<std::size_t>(dofs[k])] != 0 ? x[dofs[k]] : 0;
  launch(interpolation_, {fine_.dofs.num_cells(), at_coarse_.data(), at_fine_.data()}, stream_);
  for (std::size_t dof = 0; dof < owner_.size(); ++dof)
    y[dof] = owner_[dof] < 0 ? 0 : at_fine_[static_cast<std::size_t>(owner_[dof])];
}

void Transfer::restrict(const Scalar* y, Scalar* x) {
  std::fill(at_fine_.begin(), at_fine_.end(), 0);
  for (std::size_t dof = 0; dof < owner_.size(); ++dof)
    if (owner_[dof] >= 0) at_fine_[static_cast<std::size_t>(owner_[dof])] = y[dof];
  launch(transpose_, {fine_.dofs.num_cells(), at_fine_.data(), at_coarse_.data()}, stream_);
  std::fill(x, x + columns(), 0);
  const std::vector<std::int64_t>& dofs = coarse_.dofs.cell_dofs();
  for (std::size_t k = 0; k < dofs.size(); ++k)
    if (coarse_free_[static_cast<std::size_t>(dofs[k])] != 0) x[dofs[k]] += at_coarse_[k];
}

petsc::Matrix make_matrix(std::shared_ptr<Transfer> transfer) {
  const auto rows = static_cast<PetscInt>(transfer->rows());
  const auto columns = static_cast<PetscInt>(transfer->columns());
  auto context = std::make_unique<std::shared_ptr<Transfer>>(std::move(transfer));
  petsc::Matrix matrix;
  petsc::check(MatCreateShell(PETSC_COMM_SELF, rows, columns, rows, columns, context.get(), matrix.put()));
  petsc::detail::set_operation(matrix, MATOP_DESTROY, reinterpret_cast<void (*)()>(destroy_transfer));
  context.release();  // PETSc destroys it with the matrix from here on
  petsc::detail::set_operation(matrix, MATOP_MULT, reinterpret_cast<void (*)()>(prolong));
  petsc::detail::set_operation(matrix, MATOP_MULT_TRANSPOSE,
                               reinterpret_cast<void (*)()>(restrict_transposed));
  return matrix;
}

}  // namespace multigrid
