// Times actions on tetrahedra of high order by a library of dense linear algebra, and generated kernels
// beside.
//
//   bench_blas [--target cuda] [--orders 1,2,3] [--elements 1000,32000] [--etas 64,512]
//              [--actions laplace,mass] [--samples 11] [--json FILE] [NAME-PART...]
//
// As "Finite Element Stiffness Matrix Action: to BLAS or not to BLAS" and Beams et al. do, vectors are cell
// by cell (E-vectors), and an action is two products of matrices, of all cells at once, with a pass between
// that applies six numbers of each cell, or one for mass. Products are one GEMM of all cells, and GEMMs of
// eta cells each as a strided batch, of which the fastest eta counts, for each product by itself. Samples are
// moments of gradients and not values at points, which are more (see tables.hpp): the library has the least
// to do. Beside it run the registry's kernels on E-vectors of the same forms (bench/blas.toml), which compute
// their geometry from vertices, on the same cells. Several calls in one graph where one is short.
//
// On CUDA the library is cuBLAS. On the cpu plain loops stand for it, to try the rest; there is no hipBLAS.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <sstream>

#include <femforge/kernels/traits.hpp>
#include "blas/measure.hpp"
#include "program/registries.hpp"

namespace {

using namespace femforge;
using namespace bench;

constexpr std::int64_t most_order = 8;
constexpr std::int64_t most_elements = 10'000'000;

std::vector<std::string> words_in(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, ',');) result.push_back(word);
  return result;
}

void add_counts(CLI::App& app, const std::string& name, std::vector<std::int64_t>& values,
                const std::string& description, std::int64_t most) {
  app.add_option_function<std::string>(
         name,
         [&values, name, most](const std::string& text) {
           values.clear();
           for (const std::string& word : words_in(text)) values.push_back(count_in(name, word, most));
           if (values.empty()) throw CLI::ValidationError(name, "no number is given");
         },
         description)
      ->type_name("N,N,...");
}

void add_options(CLI::App& app, BlasOptions& options) {
  add_common_options(app, options.common, Targets::one, Names::parts);
  add_counts(app, "--orders", options.orders, "of the elements; 1 to 8 without", most_order);
  add_counts(app, "--elements", options.elements, "cells; 1e3 to 5e5 without", most_elements);
  add_counts(app, "--etas", options.etas, "cells of a GEMM of a batch, of which the best is kept",
             most_elements);
  app.add_option_function<std::string>(
         "--actions",
         [&options](const std::string& text) {
           options.actions.clear();
           for (const std::string& word : words_in(text)) {
             if (word != "laplace" && word != "mass")
               throw CLI::ValidationError("--actions", "\"" + word + "\" is neither laplace nor mass");
             options.actions.push_back(word == "mass" ? Action::mass : Action::laplace);
           }
           if (options.actions.empty()) throw CLI::ValidationError("--actions", "none is named");
         },
         "what is done; both without")
      ->type_name("laplace,mass");
}

// A deformed box of at least so many tetrahedra, cells near each other following one another.
Mesh make_mesh(std::int64_t cells) {
  const int n = std::max(1, static_cast<int>(std::ceil(std::cbrt(static_cast<double>(cells) / 6) - 1e-9)));
  Mesh mesh = make_box({CellType::tetrahedron, {n, n, n}});
  deform(mesh, 0.03);
  return mesh;
}

int run(const BlasOptions& options) {
  const Target target = options.common.target();
  const KernelRegistry kernels = registry(target);
  Report report(target);
  Failures failures;
  const Mesh mesh = make_mesh(*std::max_element(options.elements.begin(), options.elements.end()));
  const auto write = [&] {
    report.set_failures(failures.rows());
    report.write(options.common.json, options.common.command);
  };
  for (const std::int64_t order : options.orders)
    for (const Action action : options.actions)
      for (const Scalar scalar : {Scalar::float64, Scalar::float32}) {
        in_scalar(scalar, [&](auto zero) {
          measure_action<decltype(zero)>(action, static_cast<int>(order), mesh, kernels, options,
                                         report.copy_bytes_per_second(), failures,
                                         [&](Json row) { report.add(std::move(row)); });
        });
        write();  // at once, so that a run that is cut short leaves what it has measured
      }
  return failures.exit_code();
}

}  // namespace

int main(int argc, char** argv) {
  BlasOptions options;
  CLI::App app("Times actions on tetrahedra by a library's matrix products, and generated kernels beside.",
               "bench_blas");
  add_options(app, options);
  return run_program(app, argc, argv, options.common, [&] { return run(options); });
}
