#include "options.hpp"

#include <cmath>
#include <cstdlib>
#include <sstream>

#include "report.hpp"

namespace bench {
namespace {

using femforge::Error;
using femforge::require;

double number(const std::string& option, const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || !std::isfinite(value) || value <= 0)
    throw Error(option, "\"" + text + "\" is no positive number");
  return value;
}

std::int64_t count(const std::string& option, const std::string& text) {
  const double value = number(option, text);
  if (value < 1 || value > 1e12) throw Error(option, text + " is no possible number");
  return std::llround(value);
}

// "1e4..1e8": four sizes in each decade.
std::vector<std::int64_t> sizes(const std::string& option, const std::string& text) {
  const std::size_t dots = text.find("..");
  if (dots == std::string::npos) throw Error(option, "\"" + text + "\" is no range", "write it as 1e4..1e8");
  const double first = number(option, text.substr(0, dots));
  const double last = number(option, text.substr(dots + 2));
  if (last < first) throw Error(option, "the range " + text + " is empty");
  std::vector<std::int64_t> result;
  for (int step = 0;; ++step) {
    const double size = first * std::pow(10.0, step / 4.0);
    if (size > last * 1.001) return result;
    result.push_back(count(option, std::to_string(size)));
  }
}

// "cuda,hip"
std::vector<femforge::Target> targets(const std::string& text) {
  std::vector<femforge::Target> result;
  std::istringstream names(text);
  for (std::string name; std::getline(names, name, ',');)
    result.push_back(femforge::target_from_string(name));
  require(!result.empty(), "--target", "no target is named");
  return result;
}

Order order_from_string(const std::string& name) {
  for (const Order order : {Order::structured, Order::bisected, Order::reordered, Order::random})
    if (name == to_string(order)) return order;
  throw Error("--order", "there is no order " + name, "use structured, bisected, reordered or random");
}

Preconditioning preconditioner_from_string(const std::string& name) {
  for (const Preconditioning each : {Preconditioning::jacobi, Preconditioning::chebyshev})
    if (name == to_string(each)) return each;
  throw Error("--preconditioner", "there is no preconditioner " + name, "use jacobi or chebyshev");
}

// Whether the word is an option without a value.
bool set_flag(Options& options, const std::string& word) {
  for (const auto& [name, flag] :
       {std::pair{"--spmv", &options.spmv}, {"--cg", &options.cg}, {"--solve", &options.solve}}) {
    if (word != name) continue;
    *flag = true;
    return true;
  }
  return false;
}

// Whether the word is an option of --solve.
bool set_solver_value(Options& options, const std::string& word, const std::string& value) {
  if (word == "--tolerance")
    options.tolerance = number(word, value);
  else if (word == "--iterations")
    options.iterations = count(word, value);
  else if (word == "--preconditioner")
    options.preconditioner = preconditioner_from_string(value);
  else if (word == "--degree")
    options.degree = static_cast<int>(count(word, value));
  else
    return false;
  return true;
}

void set_value(Options& options, const std::string& word, const std::string& value) {
  if (word == "--target")
    options.targets = targets(value);
  else if (word == "--dofs")
    options.sizes = {count(word, value)};
  else if (word == "--sizes")
    options.sizes = sizes(word, value);
  else if (word == "--order")
    options.order = order_from_string(value);
  else if (word == "--block")
    options.block_cells = count(word, value);
  else if (word == "--samples")
    options.samples = static_cast<int>(count(word, value));
  else if (word == "--json")
    options.json = value;
  else
    throw Error(word, "unknown option",
                "use --target, --dofs, --sizes, --order, --block, --samples, --spmv, --cg, --json, --solve, "
                "--tolerance, --iterations, --preconditioner, --degree");
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

Options parse(int argc, char** argv) {
  Options options;
  options.command = command_line("bench_operators", argc, argv);
  bool solver_option = false;
  bool degree = false;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    if (word.rfind("--", 0) != 0) {
      options.parts.push_back(word);
    } else if (!set_flag(options, word)) {
      require(k + 1 < argc, word.c_str(), "a value is missing");
      const std::string value = argv[++k];
      if (set_solver_value(options, word, value))
        solver_option = true;
      else
        set_value(options, word, value);
      degree = degree || word == "--degree";
    }
  }
  require(!solver_option || options.solve, "--tolerance, --iterations, --preconditioner, --degree",
          "they belong to --solve");
  require(!degree || options.preconditioner == Preconditioning::chebyshev, "--degree",
          "it belongs to --preconditioner chebyshev");
  require(!options.solve || (!options.spmv && !options.cg), "--solve",
          "it goes with neither --spmv nor --cg");
  return options;
}

}  // namespace bench
