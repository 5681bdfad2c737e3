// Generated kernels as integrators of MFEM's bilinear forms: partial, element and full assembly. A
// header of its own: the runtime does not know of it. MFEM 4.10 in double precision; kernels for CPUs.
#ifndef FEMFORGE_ADAPTERS_MFEM_HPP
#define FEMFORGE_ADAPTERS_MFEM_HPP

#include <mfem.hpp>

#include <map>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <femforge/adapters/cell_kernels.hpp>
#include <femforge/adapters/mfem_space.hpp>
#include <femforge/kernels/kernel_inputs.hpp>

namespace femforge::mfem_adapter {

static_assert(std::is_same_v<mfem::real_t, double>, "the adapter takes kernels in double precision only");

using adapters::find_kernels;
using adapters::Kernels;

namespace detail {

/// What a form's constants and coefficients are, by their names.
struct Fields {
  std::map<std::string, std::vector<double>> constants;
  std::map<std::string, mfem::Coefficient*> coefficients;  ///< not owned
};

/// A kernel on the cells of a space, with everything but its vectors.
class KernelOnSpace {
 public:
  KernelOnSpace(const femforge_kernel& kernel, KernelKind kind, const mfem::FiniteElementSpace& space,
                const Mesh& mesh, const Fields& fields)
      : places_((adapters::check_kernel(kernel, kind, Scalar::float64,
                                        "write dx, and give BilinearForm the attributes"),
                 dof_places(kernel, space))),
        inputs_(kernel, mesh),
        output_(Target::cpu, index(mesh.num_cells() * size_for(kernel, kind))) {
    for (int k = 0; k < kernel.num_constants; ++k)
      inputs_.set_constant(
          k, adapters::field_of(kernel, kernel.constants[k].name, fields.constants,
                                "call set_constant of the integrator before the form is assembled"));
    for (int k = 0; k < kernel.num_coefficients; ++k)
      inputs_.set_coefficient(
          k, values_of(
                 *adapters::field_of(kernel, kernel.coefficients[k].name, fields.coefficients,
                                     "call set_coefficient of the integrator before the form is assembled"),
                 adapters::value_points(kernel, kernel.coefficients[k]), *space.GetMesh()));
    in_order_ = true;
    for (std::size_t k = 0; k < places_.size(); ++k) in_order_ = in_order_ && index(places_[k]) == k;
    if (!in_order_) input_.resize(output_.size());
  }

  /// y += A x on E-vectors; x is not read for diagonals.
  void add(const mfem::Vector* x, mfem::Vector& y) {
    femforge_arguments arguments = inputs_.arguments(output_);
    arguments.y = output_.data();
    if (x) arguments.x = in_own_order(*x);
    run(arguments);
    check_size(y, output_.size());
    double* to = y.HostReadWrite();
    const double* from = output_.data();
    const std::size_t dofs = places_.size();
    for (std::size_t begin = 0; begin < output_.size(); begin += dofs)
      for (std::size_t k = 0; k < dofs; ++k) to[begin + index(places_[k])] += from[begin + k];
  }

  /// Element matrices, rows of the test function one after another: MFEM's first index is the column.
  void add_matrices(mfem::Vector& matrices, bool add) {
    run(inputs_.arguments(output_));
    check_size(matrices, output_.size());
    double* to = add ? matrices.HostReadWrite() : matrices.HostWrite();
    const double* from = output_.data();
    const std::size_t dofs = places_.size();
    for (std::size_t begin = 0; begin < output_.size(); begin += dofs * dofs)
      for (std::size_t i = 0; i < dofs; ++i)
        for (std::size_t j = 0; j < dofs; ++j) {
          double& entry = to[begin + index(places_[i]) * dofs + index(places_[j])];
          const double value = from[begin + i * dofs + j];
          entry = add ? entry + value : value;
        }
  }

 private:
  static int size_for(const femforge_kernel& kernel, KernelKind kind) {
    return kind == KernelKind::element_tensor ? kernel.entries_per_cell : kernel.rows;
  }
  void run(const femforge_arguments& arguments) const {
    launch(inputs_.kernel(), arguments, Stream(Target::cpu));
  }
  void check_size(const mfem::Vector& vector, std::size_t size) const {
    if (index(vector.Size()) != size)
      throw Error(
          inputs_.kernel().name,
          "MFEM's array has " + std::to_string(vector.Size()) + " entries instead of " + std::to_string(size),
          "assemble the form again after a change of its mesh or space");
  }
  const double* in_own_order(const mfem::Vector& x) {
    check_size(x, output_.size());
    const double* from = x.HostRead();
    if (in_order_) return from;
    const std::size_t dofs = places_.size();
    for (std::size_t begin = 0; begin < input_.size(); begin += dofs)
      for (std::size_t k = 0; k < dofs; ++k) input_[begin + k] = from[begin + index(places_[k])];
    return input_.data();
  }

  std::vector<int> places_;
  KernelInputs<double> inputs_;
  DeviceArray<double> output_;
  std::vector<double> input_;
  bool in_order_ = false;
};

}  // namespace detail

/// A bilinear form over cells by generated kernels, for the assembly levels PARTIAL, ELEMENT and FULL.
/// The mesh is read when the form is assembled.
class Integrator : public mfem::BilinearFormIntegrator {
 public:
  explicit Integrator(const Kernels& kernels) : kernels_(kernels) {}

  /// A constant of the form, under its name there; takes effect when the form is assembled.
  void set_constant(const std::string& name, std::vector<double> values) {
    fields_.constants[name] = std::move(values);
  }
  /// A scalar coefficient of the form, which is evaluated when the form is assembled: at quadrature points,
  /// or at the points of its element's dofs.
  void set_coefficient(const std::string& name, mfem::Coefficient& values) {
    fields_.coefficients[name] = &values;
  }

  using mfem::BilinearFormIntegrator::AssemblePA;
  /// @throws Error if a kernel is missing, or does not fit the space or its mesh.
  void AssemblePA(const mfem::FiniteElementSpace& space) override {
    const Mesh mesh = mesh_of(*space.GetMesh());
    apply_ = on_space(require_kernel(kernels_.apply, "apply"), KernelKind::apply, space, mesh);
    if (kernels_.transpose && kernels_.transpose != kernels_.apply)
      transpose_ = on_space(*kernels_.transpose, KernelKind::apply, space, mesh);
    assemble_diagonal(space, mesh);
  }
  void AddMultPA(const mfem::Vector& x, mfem::Vector& y) const override { assembled(apply_).add(&x, y); }
  void AddMultTransposePA(const mfem::Vector& x, mfem::Vector& y) const override {
    require_kernel(kernels_.transpose, "apply of the transpose");
    assembled(kernels_.transpose == kernels_.apply ? apply_ : transpose_).add(&x, y);
  }
  void AssembleDiagonalPA(mfem::Vector& diagonal) override {
    require_kernel(kernels_.diagonal, "diagonal");
    assembled(diagonal_).add(nullptr, diagonal);
  }

  /// @throws Error as AssemblePA, and of vectors, of which MFEM keeps no element matrices.
  void AssembleEA(const mfem::FiniteElementSpace& space, mfem::Vector& matrices, const bool add) override {
    require(space.GetVDim() == 1, "an integrator for MFEM",
            "MFEM assembles element matrices of scalar spaces only", "use AssemblyLevel::PARTIAL");
    const Mesh mesh = mesh_of(*space.GetMesh());
    on_space(require_kernel(kernels_.element_tensor, "element_tensor"), KernelKind::element_tensor, space,
             mesh)
        ->add_matrices(matrices, add);
    assemble_diagonal(space, mesh);
  }

 private:
  using Bound = std::unique_ptr<detail::KernelOnSpace>;

  static const femforge_kernel& require_kernel(const femforge_kernel* kernel, const char* what) {
    if (!kernel)
      throw Error("an integrator for MFEM", std::string("it has no kernel for ") + what,
                  "generate it, or use another AssemblyLevel");
    return *kernel;
  }
  static detail::KernelOnSpace& assembled(const Bound& kernel) {
    require(kernel != nullptr, "an integrator for MFEM", "the form has not been assembled",
            "call Assemble()");
    return *kernel;
  }
  Bound on_space(const femforge_kernel& kernel, KernelKind kind, const mfem::FiniteElementSpace& space,
                 const Mesh& mesh) const {
    return std::make_unique<detail::KernelOnSpace>(kernel, kind, space, mesh, fields_);
  }
  void assemble_diagonal(const mfem::FiniteElementSpace& space, const Mesh& mesh) {
    if (kernels_.diagonal) diagonal_ = on_space(*kernels_.diagonal, KernelKind::diagonal, space, mesh);
  }

  Kernels kernels_;
  detail::Fields fields_;
  Bound apply_;
  Bound transpose_;
  Bound diagonal_;
};

}  // namespace femforge::mfem_adapter

#endif
