// Operators of deal.II on vectors in a GPU's memory, made of generated kernels, against deal.II's own on the
// host: products on deformed meshes with zeros on the boundary, on every target that is built. deal.II as
// Debian has it knows no such vectors, so a class that has as much of them as the operators want stands in.
#include <femforge_device_kernels.h>

#include <deal.II/base/mpi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>
#include <string>
#include <vector>

#include <femforge/adapters/dealii.hpp>

#include "reference.hpp"
#include "spaces.hpp"

namespace {

using namespace femforge;
using dealii_adapter::DeviceOperator;
using dealii_adapter::Fields;
using spaces::refused;
using spaces::Space;

/// As LinearAlgebra::distributed::Vector<double, MemorySpace::CUDA>: pointers into a device's memory.
class DeviceVector {
 public:
  DeviceVector(Target target, const std::vector<double>& values) : array_(target, values) {}
  double* get_values() { return array_.data(); }
  const double* get_values() const { return array_.data(); }
  std::vector<double> to_host() const { return array_.to_host(); }

 private:
  DeviceArray<double> array_;
};

const femforge_kernel& apply_of(const KernelRegistry& registry, const std::string& file,
                                const std::string& element) {
  KernelQuery query;
  query.kind = KernelKind::apply;
  query.form_file = file;
  query.row_element = element;
  const auto found = registry.find_all(query);
  if (found.size() != 1) throw Error(file, "there is not one kernel of it for " + element);
  return *found.front();
}

template <class Form, int dim>
bool compare(const Space<dim>& space, const femforge_kernel& kernel, const Fields<dim>& fields = {}) {
  const DeviceOperator<dim> own(kernel, space.mapping(), space.handler(), space.constraints(), fields);
  reference::Operator<dim, Form> theirs;
  theirs.initialize(space.matrix_free(reference::update_flags));
  reference::Vector x;
  theirs.initialize_dof_vector(x);
  for (unsigned int k = 0; k < x.size(); ++k) x(k) = std::sin(1.0 + 0.7 * k);
  reference::Vector expected(x);
  theirs.vmult(expected, x);
  const DeviceVector input(own.target(), std::vector<double>(x.begin(), x.end()));
  DeviceVector output(own.target(), std::vector<double>(x.size(), std::nan("")));
  own.vmult(output, input);
  const std::vector<double> found = output.to_host();
  double worst = 0;
  for (unsigned int k = 0; k < x.size(); ++k) {
    // rows of dofs that are fixed are those of the identity
    const double wanted = space.constraints().is_constrained(k) ? x(k) : expected(k);
    worst = std::max(worst, std::abs(found[k] - wanted));
  }
  constexpr double allowed = 1e-13;
  return spaces::report(kernel.name, worst / expected.linfty_norm(), allowed);
}

bool check_refusals(const dealii::Triangulation<3>& mesh, const KernelRegistry& registry) {
  const auto make = [](const femforge_kernel& kernel, const Space<3>& space) {
    return [&] { DeviceOperator<3>(kernel, space.mapping(), space.handler(), space.constraints()); };
  };
  const femforge_kernel& laplace = apply_of(registry, "diffusion.form", "Q2");
  dealii::Triangulation<3> refined;
  spaces::make_cube(refined, 2);
  spaces::refine_corner(refined);
  bool good = refused("hanging nodes", make(laplace, Space<3>(refined, 2, 1)), "is made of others");
  good &= refused("another degree", make(laplace, Space<3>(mesh, 1, 1)), "points are others");
  good &= refused("components that are numbered apart",
                  make(apply_of(registry, "elasticity.form", "Q4-gll^3"), Space<3>(mesh, 4, 3)),
                  "numbered one after another");
  femforge_kernel by_cells = laplace;
  by_cells.scatter = "element";
  good &= refused("a kernel on E-vectors", make(by_cells, Space<3>(mesh, 2, 1)), "works on E-vectors");
  const Space<3> space(mesh, 2, 1);
  good &= refused(
      "vectors in single precision",
      [&] { DeviceOperator<3, float>(laplace, space.mapping(), space.handler(), space.constraints()); },
      "scalars are not those");
  return good;
}

bool compare_all(const KernelRegistry& registry) {
  dealii::Triangulation<3> mesh;
  spaces::make_cube(mesh, 3);
  const Space<3> scalars(mesh, 2, 1);
  bool good = compare<reference::Laplace>(scalars, apply_of(registry, "diffusion.form", "Q2"));
  good &= compare<reference::Laplace>(Space<3>(mesh, 4, 1), apply_of(registry, "diffusion.form", "Q4-gll"));
  Fields<3> hooke;
  hooke.constants = {{"lmbda", {reference::Elasticity::lambda}}, {"mu", {reference::Elasticity::mu}}};
  good &= compare<reference::Elasticity>(Space<3>(mesh, 2, 3), apply_of(registry, "elasticity.form", "Q2^3"),
                                         hooke);
  Space<3> by_points(mesh, 4, 3);
  by_points.number_by_points();
  good &= compare<reference::Elasticity>(by_points, apply_of(registry, "elasticity.form", "Q4-gll^3"), hooke);
  const reference::Weight weight;
  Fields<3> fields;
  fields.coefficients = {{"k", &weight}};
  good &= compare<reference::Weighted>(scalars, apply_of(registry, "weighted.form", "Q2"), fields);
  return check_refusals(mesh, registry) && good;
}

bool run(const char* name, Target target, KernelRegistry::Function kernels) {
  if (!is_available(target)) {
    std::printf("%s: no device here\n", name);
    return true;
  }
  std::printf("%s\n", name);
  return compare_all(KernelRegistry(kernels));
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const dealii::Utilities::MPI::MPI_InitFinalize mpi(argc, argv, 1);
    bool good = run("cpu", Target::cpu, femforge_device_kernels_cpu);
#if FEMFORGE_EXAMPLE_CUDA
    good &= run("cuda", Target::cuda, femforge_device_kernels_cuda);
#endif
#if FEMFORGE_EXAMPLE_HIP
    good &= run("hip", Target::hip, femforge_device_kernels_hip);
#endif
    return good ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}
