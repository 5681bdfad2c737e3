// Generated kernels as integrators of MFEM's bilinear forms: partial, element and full assembly. A
// header of its own: the runtime does not know of it. MFEM 4.10 in double precision; kernels for CPUs, and
// for GPUs on MFEM's device memory.
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
#include <femforge/adapters/mfem_device.hpp>
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

/// A kernel on the cells of a space, with everything but its vectors. Its work is done when functions return.
class KernelOnSpace {
 public:
  KernelOnSpace(const femforge_kernel& kernel, KernelKind kind, const mfem::FiniteElementSpace& space,
                const Mesh& mesh, const Fields& fields)
      : on_device_((adapters::check_kernel(kernel, kind, Scalar::float64,
                                           "write dx, and give BilinearForm the attributes"),
                    works_on_device(kernel))),
        order_(target_of(kernel),
               entries_of_cell(dof_places(kernel, space), kind == KernelKind::element_tensor),
               mesh.num_cells()),
        inputs_(kernel, mesh),
        output_(target_of(kernel), order_.size()),
        input_(target_of(kernel), kind == KernelKind::apply && !order_.is_same() ? order_.size() : 0),
        stream_(target_of(kernel)) {
    set_fields(fields, *space.GetMesh());
  }

  /// y += A x on E-vectors; x is not read for diagonals.
  void add(const mfem::Vector* x, mfem::Vector& y) {
    if (x) check_size(*x);
    check_size(y);
    const double* from = x ? x->Read(on_device_) : nullptr;
    double* to = y.ReadWrite(on_device_);
    synchronize(stream_.target());  // what MFEM does before is queued elsewhere
    femforge_arguments arguments = inputs_.arguments(output_);
    arguments.y = output_.data();
    if (x) arguments.x = in_own_order(from);
    launch(inputs_.kernel(), arguments, stream_);
    order_.add(output_.data(), to, stream_);
    stream_.synchronize();
  }

  /// @param add whether to what is there.
  void add_matrices(mfem::Vector& matrices, bool add) {
    check_size(matrices);
    double* to = add ? matrices.ReadWrite(on_device_) : matrices.Write(on_device_);
    synchronize(stream_.target());
    launch(inputs_.kernel(), inputs_.arguments(output_), stream_);
    if (add)
      order_.add(output_.data(), to, stream_);
    else
      order_.scatter(output_.data(), to, stream_);
    stream_.synchronize();
  }

 private:
  void set_fields(const Fields& fields, mfem::Mesh& mesh) {
    const femforge_kernel& kernel = inputs_.kernel();
    for (int k = 0; k < kernel.num_constants; ++k)
      inputs_.set_constant(
          k, adapters::field_of(kernel, kernel.constants[k].name, fields.constants,
                                "call set_constant of the integrator before the form is assembled"));
    for (int k = 0; k < kernel.num_coefficients; ++k)
      inputs_.set_coefficient(
          k, values_of(
                 *adapters::field_of(kernel, kernel.coefficients[k].name, fields.coefficients,
                                     "call set_coefficient of the integrator before the form is assembled"),
                 adapters::value_points(kernel, kernel.coefficients[k]), mesh));
  }
  void check_size(const mfem::Vector& vector) const {
    if (index(vector.Size()) != output_.size())
      throw Error(inputs_.kernel().name,
                  "MFEM's array has " + std::to_string(vector.Size()) + " entries instead of " +
                      std::to_string(output_.size()),
                  "assemble the form again after a change of its mesh or space");
  }
  const double* in_own_order(const double* x) {
    if (order_.is_same()) return x;
    order_.gather(x, input_.data(), stream_);
    return input_.data();
  }

  bool on_device_;
  EntryOrder order_;
  KernelInputs<double> inputs_;
  DeviceArray<double> output_;
  DeviceArray<double> input_;
  Stream stream_;
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
  /// @throws Error if a kernel is missing, or does not fit the space, its mesh or MFEM's device.
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
