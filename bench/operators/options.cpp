#include "options.hpp"

#include <CLI/CLI.hpp>
#include <cmath>
#include <map>

namespace bench {
namespace {

// "1e4..1e8": four sizes in each decade.
std::vector<std::int64_t> sizes_in(const std::string& option, const std::string& text) {
  const std::size_t dots = text.find("..");
  if (dots == std::string::npos)
    throw CLI::ValidationError(option, "\"" + text + "\" is no range: write it as 1e4..1e8");
  const auto first = static_cast<double>(count_in(option, text.substr(0, dots)));
  const auto last = static_cast<double>(count_in(option, text.substr(dots + 2)));
  if (last < first) throw CLI::ValidationError(option, "the range " + text + " is empty");
  std::vector<std::int64_t> result;
  for (int step = 0;; ++step) {
    const double size = first * std::pow(10.0, step / 4.0);
    if (size > last * 1.001) return result;
    result.push_back(std::llround(size));
  }
}

// Names of all values, as to_string has them.
template <class Value>
std::map<std::string, Value> words(std::initializer_list<Value> values) {
  std::map<std::string, Value> result;
  for (const Value value : values) result.emplace(to_string(value), value);
  return result;
}

template <class Value>
void add_words(CLI::App& app, const std::string& name, Value& value, std::initializer_list<Value> values) {
  app.add_option(name, value)
      ->transform(CLI::CheckedTransformer(words(values)))
      ->default_str(to_string(value));
}

constexpr std::int64_t most_polynomial_degree = 1000;

void add_solver_options(CLI::App& app, Options& options) {
  app.add_flag("--solve", options.solve, "solve one problem, by kernels that know constrained dofs")
      ->excludes("--spmv")
      ->excludes("--cg");
  app.add_option("--tolerance", options.tolerance, "of the residual, relative to the right-hand side")
      ->check(CLI::PositiveNumber)
      ->needs("--solve")
      ->capture_default_str();
  add_count(app, "--iterations", options.iterations, "of the solver, at most")->needs("--solve");
  add_words(app, "--preconditioner", options.preconditioner,
            {Preconditioning::jacobi, Preconditioning::chebyshev});
  app.get_option("--preconditioner")->needs("--solve");
  add_count(app, "--degree", options.degree, "of Chebyshev's polynomial", most_polynomial_degree)
      ->needs("--preconditioner");
  app.callback([&app, &options] {
    if (app.count("--degree") > 0 && options.preconditioner != Preconditioning::chebyshev)
      throw CLI::ValidationError("--degree", "it belongs to --preconditioner chebyshev");
  });
}

}  // namespace

const char* to_string(Order order) {
  if (order == Order::structured) return "structured";
  if (order == Order::bisected) return "bisected";
  return order == Order::reordered ? "reordered" : "random";
}

const char* to_string(Preconditioning preconditioner) {
  return preconditioner == Preconditioning::jacobi ? "jacobi" : "chebyshev";
}

void add_options(CLI::App& app, Options& options) {
  add_common_options(app, options.common, Targets::several, Names::parts);
  const auto set_dofs = [&options](const std::string& text) { options.sizes = {count_in("--dofs", text)}; };
  const auto set_sizes = [&options](const std::string& text) { options.sizes = sizes_in("--sizes", text); };
  app.add_option_function<std::string>("--dofs", set_dofs, "dofs of a mesh, at least; 8e6 without")
      ->type_name("N");
  app.add_option_function<std::string>("--sizes", set_sizes, "the same for a range, as 1e4..1e8")
      ->excludes("--dofs");
  add_words(app, "--order", options.order,
            {Order::structured, Order::bisected, Order::reordered, Order::random});
  add_count(app, "--block", options.block_cells,
            "cells of a block of the order; what suits a kernel without");
  app.add_flag("--spmv", options.spmv, "the product with the assembled matrix, too (cuSPARSE on CUDA)");
  app.add_flag("--cg", options.cg, "an iteration of conjugate gradients, too, and its parts");
  add_solver_options(app, options);
}

}  // namespace bench
