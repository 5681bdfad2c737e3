// What the command lines and the main functions of all benchmarks have in common.
#ifndef FEMFORGE_BENCH_PROGRAM_HPP
#define FEMFORGE_BENCH_PROGRAM_HPP

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>

// Of the library of command lines, which takes compilers seconds to read: who asks for options includes
// <CLI/CLI.hpp>.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace bench {

/// What every benchmark is asked.
struct CommonOptions {
  std::vector<femforge::Target> targets{femforge::Target::cuda};
  std::int64_t samples = 11;
  std::string json;
  std::vector<std::string> parts;  ///< of names of kernels
  std::string command;             ///< the command line, to be kept with results

  femforge::Target target() const { return targets.front(); }
  /// Whether a kernel's name holds one of the parts, if there are any.
  bool names(const std::string& name) const;
};

/// Of anything that is counted.
constexpr std::int64_t most_counted = 1'000'000'000'000;
/// A positive whole number; 8e6 is one, too. @throws CLI::ValidationError for anything else.
std::int64_t count_in(const std::string& option, const std::string& text, std::int64_t most = most_counted);
/// An option that takes such a number.
CLI::Option* add_count(CLI::App& app, const std::string& name, std::int64_t& value,
                       const std::string& description, std::int64_t most = most_counted);

/// How many targets a program runs on at a time, and whether it picks kernels by their names.
enum class Targets { one, several };
enum class Names { none, parts };
/// Adds --target, --samples, --json, and parts of names.
void add_common_options(CLI::App& app, CommonOptions& options, Targets targets, Names names);

/// Reads the command line, then does the work. Errors are said in one line.
/// @return what main returns: 1 after an error of the work, 2 after one of the command line.
int run_program(CLI::App& app, int argc, char** argv, CommonOptions& options,
                const std::function<int()>& work);

}  // namespace bench

#endif
