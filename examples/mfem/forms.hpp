// Forms as the example takes them, with kernels and in MFEM's words, and the meshes that they are tried on.
#ifndef FEMFORGE_EXAMPLES_MFEM_FORMS_HPP
#define FEMFORGE_EXAMPLES_MFEM_FORMS_HPP

#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <femforge/adapters/mfem.hpp>

namespace forms {

using Integrators = std::vector<std::unique_ptr<mfem::BilinearFormIntegrator>>;

constexpr double pi = 3.14159265358979323846;

inline bool report(const std::string& what, double error, double allowed) {
  const bool good = error <= allowed;
  std::printf("  %-66s %8.1e  %s\n", what.c_str(), error, good ? "ok" : "WRONG");
  return good;
}

/// A cube of n boxes along an edge, whose inner vertices are moved, or its nodes where the degree of the
/// geometry is given.
inline mfem::Mesh cube(int n, mfem::Element::Type type, double deformation = 0.05, int curvature = 0) {
  mfem::Mesh mesh = mfem::Mesh::MakeCartesian3D(n, n, n, type);
  if (curvature > 0) mesh.SetCurvature(curvature);
  mesh.Transform([deformation](const mfem::Vector& x, mfem::Vector& moved) {
    const double all = std::sin(pi * x(0)) * std::sin(pi * x(1)) * std::sin(pi * x(2));
    for (int d = 0; d < 3; ++d) moved(d) = x(d) + deformation * (d + 1) * all * std::cos(pi * x((d + 1) % 3));
  });
  return mesh;
}

/// A form with kernels, and the same in MFEM's words.
struct Form {
  std::string file;
  std::string element;
  femforge::CellType cell = femforge::CellType::hexahedron;
  int degree = 1;
  int components = 1;
  bool symmetric = true;
  std::map<std::string, std::vector<double>> constants{};
  std::function<Integrators()> of_mfem{};
  std::map<std::string, mfem::Coefficient*> coefficients{};
};

inline femforge::mfem_adapter::Kernels kernels_of(const Form& form,
                                                  const femforge::KernelRegistry& registry) {
  femforge::KernelQuery query;
  query.form_file = form.file;
  query.cell = form.cell;
  query.row_element = form.element;
  if (form.symmetric) return femforge::mfem_adapter::find_kernels(registry, query, true);
  query.form = "a";
  femforge::mfem_adapter::Kernels kernels = femforge::mfem_adapter::find_kernels(registry, query, false);
  query.form = "transpose";
  kernels.transpose = femforge::mfem_adapter::find_kernels(registry, query, false).apply;
  return kernels;
}

inline std::unique_ptr<femforge::mfem_adapter::Integrator> integrator_of(
    const Form& form, const femforge::KernelRegistry& registry) {
  auto integrator = std::make_unique<femforge::mfem_adapter::Integrator>(kernels_of(form, registry));
  for (const auto& [name, values] : form.constants) integrator->set_constant(name, values);
  for (const auto& [name, values] : form.coefficients) integrator->set_coefficient(name, *values);
  return integrator;
}

}  // namespace forms

#endif
