// Diffusion and mass on deformed hexahedra by a CeedOperator and by generated kernels: on the same L-vectors,
// and on the E-vectors that a CeedElemRestriction makes.
#include <ceed.h>
#include <femforge_kernels.h>

#include <cmath>
#include <cstdio>
#include <exception>
#include <numeric>
#include <string>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/space/functions.hpp>

#include "common.hpp"

namespace {

using namespace femforge;
using namespace libceed_examples;

/// The adjugate of a Jacobian, adjugate[d][c] = det dX_d / dx_c, and the determinant.
/// @param J at one of Q points, J[(d * 3 + c) * Q] = dx_c / dX_d.
CeedScalar adjugate_of(const CeedScalar* J, CeedInt Q, CeedScalar (&adjugate)[3][3]) {
  const auto entry = [&](int d, int c) { return J[((d % 3) * 3 + c % 3) * Q]; };
  for (int d = 0; d < 3; ++d)
    for (int c = 0; c < 3; ++c)
      adjugate[d][c] = entry(d + 1, c + 1) * entry(d + 2, c + 2) - entry(d + 1, c + 2) * entry(d + 2, c + 1);
  return entry(0, 0) * adjugate[0][0] + entry(0, 1) * adjugate[0][1] + entry(0, 2) * adjugate[0][2];
}

/// in: u's gradient, the Jacobian, weights; out: what v's gradient is multiplied with.
int diffusion(void*, const CeedInt Q, const CeedScalar* const* in, CeedScalar* const* out) {
  for (CeedInt i = 0; i < Q; ++i) {
    CeedScalar adjugate[3][3];
    const CeedScalar det = adjugate_of(in[1] + i, Q, adjugate);
    for (int d = 0; d < 3; ++d) {
      CeedScalar flux = 0;
      for (int e = 0; e < 3; ++e)
        for (int c = 0; c < 3; ++c) flux += adjugate[d][c] * adjugate[e][c] * in[0][e * Q + i];
      out[0][d * Q + i] = in[2][i] * flux / det;
    }
  }
  return 0;
}

/// in: u, the Jacobian, weights; out: what v is multiplied with.
int mass(void*, const CeedInt Q, const CeedScalar* const* in, CeedScalar* const* out) {
  for (CeedInt i = 0; i < Q; ++i) {
    CeedScalar adjugate[3][3];
    out[0][i] = in[2][i] * adjugate_of(in[1] + i, Q, adjugate) * in[0][i];
  }
  return 0;
}

struct Form {
  const char* file;
  CeedQFunctionUser at_points;
  CeedEvalMode mode;  ///< of u and v
  std::vector<int> degrees;
};

/// y = A x by libCEED.
void apply_ceed(Ceed ceed, const Form& form, int degree, const Mesh& mesh, CeedElemRestriction restriction,
                CeedVector x, CeedVector y) {
  std::vector<double> coordinates = mesh.points;
  std::vector<std::int32_t> nodes = connectivity(mesh, DofOrder::lexicographic);
  for (std::int32_t& node : nodes) node *= 3;
  const Vector points = vector_of(ceed, coordinates);
  const ElemRestriction of_points = restriction_of(ceed, nodes, mesh.num_cells(), 3, coordinates.size());
  Basis basis;
  Basis of_geometry;
  check(CeedBasisCreateTensorH1Lagrange(ceed, 3, 1, degree + 1, degree + 1, CEED_GAUSS, basis.put()));
  check(CeedBasisCreateTensorH1Lagrange(ceed, 3, 3, 2, degree + 1, CEED_GAUSS, of_geometry.put()));

  const CeedInt size = form.mode == CEED_EVAL_GRAD ? 3 : 1;
  const std::string source = std::string(__FILE__) + ":" + form.file;
  QFunction function;
  check(CeedQFunctionCreateInterior(ceed, 1, form.at_points, source.c_str(), function.put()));
  check(CeedQFunctionAddInput(function, "u", size, form.mode));
  check(CeedQFunctionAddInput(function, "J", 9, CEED_EVAL_GRAD));
  check(CeedQFunctionAddInput(function, "weights", 1, CEED_EVAL_WEIGHT));
  check(CeedQFunctionAddOutput(function, "v", size, form.mode));

  Operator action;
  check(CeedOperatorCreate(ceed, function, CEED_QFUNCTION_NONE, CEED_QFUNCTION_NONE, action.put()));
  check(CeedOperatorSetField(action, "u", restriction, basis, CEED_VECTOR_ACTIVE));
  check(CeedOperatorSetField(action, "J", of_points, of_geometry, points));
  check(CeedOperatorSetField(action, "weights", CEED_ELEMRESTRICTION_NONE, of_geometry, CEED_VECTOR_NONE));
  check(CeedOperatorSetField(action, "v", restriction, basis, CEED_VECTOR_ACTIVE));
  check(CeedOperatorApply(action, x, y, CEED_REQUEST_IMMEDIATE));
}

/// The same on an E-vector: libCEED's restriction, the kernel, the transposed restriction.
void apply_between(Ceed ceed, const MeshKernel<double>& kernel, CeedElemRestriction restriction, CeedVector x,
                   CeedVector y) {
  std::vector<double> x_cells(index(kernel.size()));
  std::vector<double> y_cells(x_cells.size());
  const Vector x_evector = vector_of(ceed, x_cells);
  const Vector y_evector = vector_of(ceed, y_cells);
  check(CeedElemRestrictionApply(restriction, CEED_NOTRANSPOSE, x, x_evector, CEED_REQUEST_IMMEDIATE));
  const CeedScalar* from = nullptr;
  CeedScalar* to = nullptr;
  check(CeedVectorGetArrayRead(x_evector, CEED_MEM_HOST, &from));
  check(CeedVectorGetArrayWrite(y_evector, CEED_MEM_HOST, &to));
  kernel.add(from, to, Stream(Target::cpu));
  check(CeedVectorRestoreArrayRead(x_evector, &from));
  check(CeedVectorRestoreArray(y_evector, &to));
  check(CeedVectorSetValue(y, 0));
  check(CeedElemRestrictionApply(restriction, CEED_TRANSPOSE, y_evector, y, CEED_REQUEST_IMMEDIATE));
}

const femforge_kernel& kernel_of(const KernelRegistry& registry, const Form& form, int degree,
                                 Scatter scatter) {
  for (const femforge_kernel* kernel : registry.kernels())
    if (std::string(kernel->form_file) == form.file && traits_of(*kernel).scatter == scatter &&
        std::string(kernel->row_element).compare(0, 2, "Q" + std::to_string(degree)) == 0)
      return *kernel;
  throw Error(form.file, "there is no kernel of degree " + std::to_string(degree), "see libceed.toml");
}

bool report(const Form& form, int degree, const char* what, double error) {
  const bool good = error <= 1e-12;
  std::printf("  %-15s degree %d: %-45s %8.1e  %s\n", form.file, degree, what, error, good ? "ok" : "WRONG");
  return good;
}

/// What both could have wrong alike, the order of a cell's dofs: the energy of a linear function on the unit
/// cube, whose gradient is (1, 2, 3).
bool check_energy(const Form& form, int degree, const Mesh& mesh, const DofMap& dofs,
                  const MeshKernel<double>& kernel) {
  const auto linear = [](const std::array<double, 3>& x, int) { return x[0] + 2 * x[1] + 3 * x[2]; };
  const std::vector<double> u = interpolate(mesh, dofs, linear);
  std::vector<double> flux(u.size());
  kernel.add(u.data(), flux.data(), Stream(Target::cpu));
  const double energy = std::inner_product(u.begin(), u.end(), flux.begin(), 0.0);
  return report(form, degree, "energy of a linear function", std::abs(energy / 14 - 1));
}

bool compare(Ceed ceed, const Form& form, int degree, const Mesh& mesh, const KernelRegistry& registry) {
  const femforge_kernel& on_cells = kernel_of(registry, form, degree, Scatter::element);
  const femforge_kernel& on_mesh = kernel_of(registry, form, degree, Scatter::colour);
  const DofMap dofs(mesh, on_mesh.row_element, DofOrder::lexicographic);
  std::vector<double> x(index(dofs.num_dofs()));
  std::vector<double> y(x.size());
  for (std::size_t k = 0; k < x.size(); ++k) x[k] = std::sin(1.7 * static_cast<double>(k));
  const ElemRestriction restriction =
      restriction_of(ceed, dofs.cell_dofs_int32(), mesh.num_cells(), 1, x.size());
  {
    const Vector from = vector_of(ceed, x);
    const Vector to = vector_of(ceed, y);
    apply_ceed(ceed, form, degree, mesh, restriction, from, to);
  }

  std::vector<double> found(y.size());
  const MeshKernel<double> whole(on_mesh, mesh, Restriction(dofs));
  whole.add(x.data(), found.data(), Stream(Target::cpu));
  bool good = report(form, degree, "on L-vectors", difference(found, y));
  if (form.mode == CEED_EVAL_GRAD) good = check_energy(form, degree, mesh, dofs, whole) && good;
  {
    const MeshKernel<double> kernel(on_cells, mesh,
                                    restriction_of_cells(mesh.num_cells(), on_cells.nodes, 1));
    const Vector from = vector_of(ceed, x);
    const Vector to = vector_of(ceed, found);
    apply_between(ceed, kernel, restriction, from, to);
  }
  return report(form, degree, "on the E-vectors of CeedElemRestriction", difference(found, y)) && good;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    adapters::Owned<Ceed, CeedDestroy> ceed;
    check(CeedInit(argc > 1 ? argv[1] : "/cpu/self", ceed.put()));
    check(CeedSetErrorHandler(ceed, say));
    const KernelRegistry registry(femforge_kernels_cpu);
    Mesh mesh = make_box({CellType::hexahedron, {4, 3, 5}});
    deform(mesh, 0.03);
    const std::vector<Form> forms{{"diffusion.form", diffusion, CEED_EVAL_GRAD, {1, 2, 3, 4}},
                                  {"mass.form", mass, CEED_EVAL_INTERP, {1, 2}}};
    bool good = true;
    for (const Form& form : forms)
      for (const int degree : form.degrees) good = compare(ceed, form, degree, mesh, registry) && good;
    return good ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}
