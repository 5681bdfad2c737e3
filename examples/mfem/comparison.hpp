// Bilinear forms with integrators made of generated kernels against those with MFEM's own: products,
// diagonals and element matrices.
#ifndef FEMFORGE_EXAMPLES_MFEM_COMPARISON_HPP
#define FEMFORGE_EXAMPLES_MFEM_COMPARISON_HPP

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "forms.hpp"

namespace forms {

using namespace femforge;
using mfem::AssemblyLevel;
using mfem_adapter::Integrator;

template <class Own>
std::unique_ptr<Own> with_rule(std::unique_ptr<Own> integrator, mfem::Geometry::Type geometry, int degree) {
  integrator->SetIntRule(&mfem::IntRules.Get(geometry, 2 * degree + 1));
  return integrator;
}

inline double difference(const mfem::Vector& found, const mfem::Vector& expected) {
  mfem::Vector rest(found);
  rest -= expected;
  return rest.Normlinf() / expected.Normlinf();
}

class Comparison {
 public:
  Comparison(const Form& form, mfem::Mesh& mesh, mfem::Ordering::Type ordering,
             const KernelRegistry& registry)
      : form_(form),
        registry_(registry),
        collection_(form.degree, 3),
        space_(&mesh, &collection_, form.components, ordering),
        reference_(&space_),
        x_(space_.GetVSize()) {
    for (auto& each : form.of_mfem()) reference_.AddDomainIntegrator(each.release());
    reference_.Assemble();
    reference_.Finalize();
    x_.Randomize(1);
  }

  bool run() {
    const mfem_adapter::Kernels kernels = kernels_of(form_, registry_);
    bool good = compare("partial", AssemblyLevel::PARTIAL);
    if (kernels.element_tensor) {
      good = compare("element", AssemblyLevel::ELEMENT) && good;
      good = compare("full", AssemblyLevel::FULL) && good;
    }
    if (kernels.element_tensor && form_.components == 1 && form_.cell == CellType::hexahedron)
      good = compare_matrices() & good;
    return good;
  }

 private:
  // Products, of the transpose too, and where there is a kernel the diagonal, against MFEM's sparse matrix.
  // The form is taken twice, as integrators add to what there is.
  bool compare(const char* name, AssemblyLevel level) {
    mfem::BilinearForm form(&space_);
    form.SetAssemblyLevel(level);
    for (int k = 0; k < 2; ++k) form.AddDomainIntegrator(integrator_of(form_, registry_).release());
    form.Assemble();
    const std::string what = form_.file + " " + form_.element + ", " + name + ": ";
    mfem::Vector found(x_.Size());
    mfem::Vector expected(x_.Size());
    form.Mult(x_, found);
    reference_.AddMult(x_, expected = 0.0, 2.0);
    bool good = report(what + "product", difference(found, expected), 1e-12);
    form.MultTranspose(x_, found);
    reference_.AddMultTranspose(x_, expected = 0.0, 2.0);
    good = report(what + "product with the transpose", difference(found, expected), 1e-12) && good;
    if (level == AssemblyLevel::PARTIAL && kernels_of(form_, registry_).diagonal) {
      form.AssembleDiagonal(found);
      reference_.SpMat().GetDiag(expected);
      expected *= 2.0;
      good = report(what + "diagonal", difference(found, expected), 1e-12) && good;
    }
    return good;
  }

  // Entry by entry, as MFEM's own integrators leave them.
  bool compare_matrices() {
    const int size = space_.GetNE() * space_.GetTypicalFE()->GetDof() * space_.GetTypicalFE()->GetDof();
    mfem::Vector found(size);
    mfem::Vector expected(size);
    expected = 0.0;
    integrator_of(form_, registry_)->AssembleEA(space_, found, false);
    for (auto& each : form_.of_mfem()) each->AssembleEA(space_, expected, true);
    return report(form_.file + " " + form_.element + ": element matrices", difference(found, expected),
                  1e-12);
  }

  const Form& form_;
  const KernelRegistry& registry_;
  mfem::H1_FECollection collection_;
  mfem::FiniteElementSpace space_;
  mfem::BilinearForm reference_;
  mfem::Vector x_;
};

inline bool refused(const char* what, const std::function<void()>& function, const std::string& cause) {
  std::string words = "nothing";
  try {
    function();
  } catch (const Error& error) {
    words = error.what();
  }
  const bool good = words.find(cause) != std::string::npos;
  std::printf("  refused: %-57s           %s\n", what, good ? "ok" : "WRONG");
  if (!good) std::printf("    %s\n", words.c_str());
  return good;
}

template <class Own, class... Arguments>
std::function<Integrators()> own(mfem::Geometry::Type geometry, int degree, Arguments&... arguments) {
  return [=, &arguments...] {
    Integrators result;
    result.push_back(with_rule(std::make_unique<Own>(arguments...), geometry, degree));
    return result;
  };
}

constexpr auto cube_rule = mfem::Geometry::CUBE;
constexpr auto hexahedron = CellType::hexahedron;

/// The Laplacian with Gauss points, on nodes of Gauss, Lobatto and Legendre.
inline Form diffusion(const std::string& element, int degree) {
  const bool box = element.front() == 'Q';
  return {"diffusion.form",
          element,
          box ? hexahedron : CellType::tetrahedron,
          degree,
          1,
          true,
          {},
          own<mfem::DiffusionIntegrator>(box ? cube_rule : mfem::Geometry::TETRAHEDRON, degree)};
}

inline bool compare(const Form& form, mfem::Mesh& mesh, const KernelRegistry& registry,
                    mfem::Ordering::Type ordering = mfem::Ordering::byNODES) {
  return Comparison(form, mesh, ordering, registry).run();
}

}  // namespace forms

#endif
