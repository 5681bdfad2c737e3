// Generated QFunctions with libCEED's own bases, beside generated operators, on the same vectors: diffusion,
// mass, elasticity with coefficients, and the p-Laplacian's residual and Jacobian, on hexahedra and
// tetrahedra.
#include <ceed.h>
#include <femforge_kernels.h>

#include <diffusion/diffusion_q2_hexahedron_f64_qfunction_create.h>
#include <elasticity_lame/elasticity_lame_p1x3_tetrahedron_f64_qfunction_create.h>
#include <elasticity_lame/elasticity_lame_q1x3_hexahedron_f64_qfunction_create.h>
#include <heat_step/heat_step_q1_hexahedron_f64_qfunction_create.h>
#include <mass/mass_q1_hexahedron_f64_qfunction_create.h>
#include <p_laplace/p_laplace_f_p1_tetrahedron_f64_qfunction_create.h>
#include <p_laplace/p_laplace_f_q1_hexahedron_f64_qfunction_create.h>
#include <p_laplace/p_laplace_j_p1_tetrahedron_f64_qfunction_create.h>
#include <p_laplace/p_laplace_j_q1_hexahedron_f64_qfunction_create.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <map>
#include <string>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/space/dofmap.hpp>

#include "common.hpp"

namespace {

using namespace femforge;
using namespace libceed_examples;

constexpr double epsilon = 0.3;

/// What a function of a form is to a CeedOperator.
struct Function {
  CeedElemRestriction restriction;
  CeedBasis basis;
  CeedVector vector;
};
/// By the names that the QFunction's fields have, without "grad_".
using Functions = std::map<std::string, Function>;

/// y = A x, or y = the residual, by the QFunction: each field is a function's, at whose points it wants it.
void apply(Ceed ceed, CeedQFunction point_function, const Functions& functions, CeedVector x, CeedVector y) {
  Operator action;
  check(CeedOperatorCreate(ceed, point_function, CEED_QFUNCTION_NONE, CEED_QFUNCTION_NONE, action.put()));
  CeedInt counts[2];
  CeedQFunctionField* fields[2];
  check(CeedQFunctionGetFields(point_function, &counts[0], &fields[0], &counts[1], &fields[1]));
  for (int side = 0; side < 2; ++side) {
    for (CeedInt k = 0; k < counts[side]; ++k) {
      char* name = nullptr;
      check(CeedQFunctionFieldGetName(fields[side][k], &name));
      const std::string field = name;
      const Function& own = functions.at(field.compare(0, 5, "grad_") == 0 ? field.substr(5) : field);
      check(CeedOperatorSetField(action, name, own.restriction, own.basis, own.vector));
    }
  }
  check(CeedOperatorApply(action, x, y, CEED_REQUEST_IMMEDIATE));
}

/// The basis of degree 1 on tetrahedra at four points, with a rule of degree 2.
Basis tetrahedral_basis(Ceed ceed, int components) {
  constexpr double near = 0.13819660112501051, far = 1 - 3 * near;
  std::vector<double> points(12, near), values, gradients, weights(4, 1.0 / 24);
  for (std::size_t d = 0; d < 3; ++d) points[(d + 1) * 3 + d] = far;
  for (std::size_t q = 0; q < 4; ++q) {
    const double* X = &points[q * 3];
    values.insert(values.end(), {1 - X[0] - X[1] - X[2], X[0], X[1], X[2]});
  }
  for (int d = 0; d < 3; ++d)
    for (int q = 0; q < 4; ++q)
      for (int node = 0; node < 4; ++node) gradients.push_back(node == 0 ? -1 : node == d + 1 ? 1 : 0);
  Basis basis;
  check(CeedBasisCreateH1(ceed, CEED_TOPOLOGY_TET, components, 4, 4, values.data(), gradients.data(),
                          points.data(), weights.data(), basis.put()));
  return basis;
}

/// A mesh with what libCEED needs of it: points of degree + 1 to a direction, or those of the tetrahedra.
class Setting {
 public:
  Setting(Ceed ceed, CellType cell, int degree)
      : ceed(ceed), degree(degree), mesh(make_box({cell, {3, 4, 2}})) {
    deform(mesh, 0.03);
    coordinates_ = mesh.points;
    points_ = vector_of(ceed, coordinates_);
    std::vector<std::int32_t> nodes = connectivity(mesh, DofOrder::lexicographic);
    for (std::int32_t& node : nodes) node *= 3;
    of_points_ = restriction_of(ceed, nodes, mesh.num_cells(), 3, coordinates_.size());
    of_geometry_ = basis(1, 3);
    const CeedInt strides[3] = {1, 1, 1};
    const auto cells = static_cast<CeedInt>(mesh.num_cells());
    check(CeedElemRestrictionCreateStrided(ceed, cells, 1, 1, cells, strides, of_cells_.put()));
    constant_ = constants();
  }

  /// A Lagrange basis with nodes as the generated kernels have them.
  Basis basis(int of_degree, int components) const {
    if (mesh.cell == CellType::tetrahedron) return tetrahedral_basis(ceed, components);
    Basis result;
    check(CeedBasisCreateTensorH1Lagrange(ceed, 3, components, of_degree + 1, degree + 1, CEED_GAUSS,
                                          result.put()));
    return result;
  }

  /// The geometry and the weights, by the names of the fields.
  Functions geometry() const {
    return {{"x", {of_points_, of_geometry_, points_}},
            {"weights", {CEED_ELEMRESTRICTION_NONE, of_geometry_, CEED_VECTOR_NONE}}};
  }
  /// What is constant on each cell.
  Function cell_wise(CeedVector values) const { return {of_cells_, constant_, values}; }

  Ceed ceed;
  int degree;
  Mesh mesh;

 private:
  Basis constants() const {
    const bool tetrahedra = mesh.cell == CellType::tetrahedron;
    const std::size_t count = tetrahedra ? 4 : index(degree + 1);
    const std::vector<double> ones(count, 1), zeros(3 * count);
    Basis result;
    if (tetrahedra)
      check(CeedBasisCreateH1(ceed, CEED_TOPOLOGY_TET, 1, 1, 4, ones.data(), zeros.data(), zeros.data(),
                              ones.data(), result.put()));
    else
      check(CeedBasisCreateTensorH1(ceed, 3, 1, 1, degree + 1, ones.data(), zeros.data(), zeros.data(),
                                    ones.data(), result.put()));
    return result;
  }

  std::vector<double> coordinates_;
  Vector points_;
  ElemRestriction of_points_;
  ElemRestriction of_cells_;
  Basis of_geometry_;
  Basis constant_;
};

std::vector<double> wave(std::size_t size, double frequency) {
  std::vector<double> values(size);
  for (std::size_t k = 0; k < size; ++k) values[k] = std::sin(frequency * static_cast<double>(k)) / 2;
  return values;
}

/// One form: its QFunction, and the generated operator of the same form in a setting.
class Comparison {
 public:
  Comparison(const Setting& setting, const KernelRegistry& registry, const char* file, const char* form)
      : setting_(setting),
        kernel_(kernel_of(setting, registry, file, form)),
        dofs_(setting.mesh, kernel_.row_element, DofOrder::lexicographic),
        restriction_(dofs_, ComponentOrder::planar),
        operator_(kernel_, setting.mesh, restriction_),
        basis_(setting.basis(setting.degree, restriction_.components())),
        functions_(setting.geometry()) {
    const std::vector<std::int32_t> offsets = restriction_.offsets_int32();
    check(CeedElemRestrictionCreate(
        setting.ceed, static_cast<CeedInt>(setting.mesh.num_cells()), restriction_.nodes_per_cell(),
        restriction_.components(), static_cast<CeedInt>(restriction_.component_stride()),
        restriction_.num_entries(), CEED_MEM_HOST, CEED_COPY_VALUES, offsets.data(), space_.put()));
    functions_["trial"] = functions_["test"] = {space_, basis_, CEED_VECTOR_ACTIVE};
  }

  /// A coefficient on the space of the form.
  void field(const std::string& name, double frequency) {
    const CeedVector vector = keep(wave(index(restriction_.num_entries()), frequency));
    functions_[name] = {space_, basis_, vector};
    operator_.set_vector(operator_.coefficient(name), data_.back().data());
  }
  /// A coefficient that is constant on each cell.
  void cell_wise(const std::string& name, double frequency) {
    std::vector<double> values = wave(index(setting_.mesh.num_cells()), frequency);
    for (double& value : values) value += 1;
    functions_[name] = setting_.cell_wise(keep(values));
    operator_.set_coefficient(operator_.coefficient(name), data_.back());
  }
  /// A coefficient that is given at the points of hexahedra, x fastest: [cell][component][point], as
  /// components are planar.
  void at_points(const std::string& name, int components, double frequency) {
    const CeedInt points = (setting_.degree + 1) * (setting_.degree + 1) * (setting_.degree + 1);
    const auto cells = static_cast<CeedInt>(setting_.mesh.num_cells());
    const CeedInt size = points * components * cells;
    const CeedInt strides[3] = {1, points, points * components};
    data_restrictions_.emplace_back();
    ElemRestriction& data = data_restrictions_.back();
    check(CeedElemRestrictionCreateStrided(setting_.ceed, cells, points, components, size, strides,
                                           data.put()));
    functions_[name] = {data, CEED_BASIS_NONE, keep(wave(static_cast<std::size_t>(size), frequency))};
    operator_.set_coefficient(operator_.coefficient(name), data_.back());
  }
  void constant(const std::string& name, double value) {
    operator_.set_constant(operator_.constant(name), {value});
  }

  /// Whether both agree.
  bool agree(CeedQFunction point_function) {
    std::vector<double> x = wave(index(restriction_.num_entries()), 1.7);
    std::vector<double> expected(x.size()), found(x.size());
    operator_.add(x.data(), expected.data(), Stream(Target::cpu));
    {
      const Vector from = vector_of(setting_.ceed, x);
      const Vector to = vector_of(setting_.ceed, found);
      apply(setting_.ceed, point_function, functions_, from, to);
    }
    const double error = difference(found, expected);
    const bool good = error <= 1e-13;
    std::printf("  %-20s %-3s %-11s %-6s %8.1e  %s\n", kernel_.form_file, kernel_.form, kernel_.cell,
                kernel_.row_element, error, good ? "ok" : "WRONG");
    return good;
  }

 private:
  static const femforge_kernel& kernel_of(const Setting& setting, const KernelRegistry& registry,
                                          const char* file, const char* form) {
    for (const femforge_kernel* kernel : registry.kernels()) {
      const KernelTraits traits = traits_of(*kernel);
      if (std::string(kernel->form_file) == file && std::string(kernel->form) == form &&
          traits.cell == setting.mesh.cell && traits.scatter == Scatter::colour &&
          kernel->row_element[1] == '0' + setting.degree)
        return *kernel;
    }
    throw Error(file, "there is no operator of degree " + std::to_string(setting.degree), "see libceed.toml");
  }
  CeedVector keep(std::vector<double> values) {
    data_.push_back(std::move(values));
    vectors_.push_back(vector_of(setting_.ceed, data_.back()));
    return vectors_.back();
  }

  const Setting& setting_;
  const femforge_kernel& kernel_;
  DofMap dofs_;
  Restriction restriction_;
  MeshKernel<double> operator_;
  Basis basis_;
  ElemRestriction space_;
  Functions functions_;
  std::vector<std::vector<double>> data_;
  std::vector<Vector> vectors_;
  std::vector<ElemRestriction> data_restrictions_;
};

bool linear(const Setting& setting, const KernelRegistry& registry) {
  QFunction diffusion;
  QFunction mass;
  check(diffusion_q2_hexahedron_f64_qfunction_create(setting.ceed, diffusion.put()));
  check(mass_q1_hexahedron_f64_qfunction_create(setting.ceed, mass.put()));
  const bool good = Comparison(setting, registry, "diffusion.form", "a").agree(diffusion);
  return (setting.degree > 2 || Comparison(setting, registry, "mass.form", "a").agree(mass)) && good;
}

template <class Create>
bool elasticity(const Setting& setting, const KernelRegistry& registry, Create create) {
  QFunction point_function;
  check(create(setting.ceed, point_function.put()));
  Comparison comparison(setting, registry, "elasticity_lame.form", "a");
  comparison.cell_wise("lmbda", 2.1);
  comparison.cell_wise("mu", 0.9);
  return comparison.agree(point_function);
}

/// The residual F, or its Jacobian J at u.
template <class Context, class Create>
bool p_laplace(const Setting& setting, const KernelRegistry& registry, const char* form, Create create) {
  QFunction point_function;
  const Context constants{epsilon};
  check(create(setting.ceed, &constants, point_function.put()));
  Comparison comparison(setting, registry, "p_laplace.form", form);
  comparison.field("u", 0.7);
  if (*form == 'F') comparison.field("f", 1.3);
  comparison.constant("epsilon", epsilon);
  return comparison.agree(point_function);
}

bool heat_step(const Setting& setting, const KernelRegistry& registry) {
  QFunction point_function;
  check(heat_step_q1_hexahedron_f64_qfunction_create(setting.ceed, point_function.put()));
  Comparison comparison(setting, registry, "heat_step.form", "a");
  comparison.at_points("conductivity", 6, 0.37);
  comparison.at_points("capacity", 1, 0.61);
  return comparison.agree(point_function);
}

bool on_hexahedra(Ceed ceed, const KernelRegistry& registry) {
  bool good = true;
  for (const int degree : {1, 2, 3, 4}) {
    const Setting setting(ceed, CellType::hexahedron, degree);
    good = linear(setting, registry) && good;
    if (degree > 2) continue;
    good = elasticity(setting, registry, elasticity_lame_q1x3_hexahedron_f64_qfunction_create) && good;
    good = p_laplace<p_laplace_f_q1_hexahedron_f64_qfunction_context>(
               setting, registry, "F", p_laplace_f_q1_hexahedron_f64_qfunction_create) &&
           good;
    good = p_laplace<p_laplace_j_q1_hexahedron_f64_qfunction_context>(
               setting, registry, "J", p_laplace_j_q1_hexahedron_f64_qfunction_create) &&
           good;
    if (degree == 2) good = heat_step(setting, registry) && good;
  }
  return good;
}

bool on_tetrahedra(Ceed ceed, const KernelRegistry& registry) {
  const Setting setting(ceed, CellType::tetrahedron, 1);
  bool good = elasticity(setting, registry, elasticity_lame_p1x3_tetrahedron_f64_qfunction_create);
  good = p_laplace<p_laplace_f_p1_tetrahedron_f64_qfunction_context>(
             setting, registry, "F", p_laplace_f_p1_tetrahedron_f64_qfunction_create) &&
         good;
  return p_laplace<p_laplace_j_p1_tetrahedron_f64_qfunction_context>(
             setting, registry, "J", p_laplace_j_p1_tetrahedron_f64_qfunction_create) &&
         good;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    adapters::Owned<Ceed, CeedDestroy> ceed;
    check(CeedInit(argc > 1 ? argv[1] : "/cpu/self", ceed.put()));
    check(CeedSetErrorHandler(ceed, say));
    const KernelRegistry registry(femforge_kernels_cpu);
    const bool good = on_hexahedra(ceed, registry);
    return on_tetrahedra(ceed, registry) && good ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}
