#include "program.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include <femforge/error.hpp>

namespace bench {
namespace {

constexpr std::int64_t most_samples = 1'000'000;

// Of the file after --json its name only, for its folder is that of one machine.
std::string command_line(const std::string& program, int argc, char** argv) {
  std::string line = program;
  for (int k = 1; k < argc; ++k) {
    const bool is_file = std::string(argv[k - 1]) == "--json";
    line += " " + (is_file ? std::filesystem::path(argv[k]).filename().string() : std::string(argv[k]));
  }
  return line;
}

// "cuda,hip"
std::vector<femforge::Target> targets_in(const std::string& text) {
  std::vector<femforge::Target> result;
  std::istringstream names(text);
  for (std::string name; std::getline(names, name, ',');)
    result.push_back(femforge::target_from_string(name));
  if (result.empty()) throw CLI::ValidationError("--target", "no target is named");
  return result;
}

}  // namespace

bool CommonOptions::names(const std::string& name) const {
  const auto in_name = [&](const std::string& part) { return name.find(part) != std::string::npos; };
  return parts.empty() || std::any_of(parts.begin(), parts.end(), in_name);
}

std::int64_t count_in(const std::string& option, const std::string& text, std::int64_t most) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  const bool is_number = !text.empty() && *end == '\0' && std::isfinite(value);
  if (!is_number || value < 1 || value > static_cast<double>(most) || value != std::floor(value))
    throw CLI::ValidationError(option,
                               "\"" + text + "\" is no whole number from 1 to " + std::to_string(most));
  return static_cast<std::int64_t>(value);
}

CLI::Option* add_count(CLI::App& app, const std::string& name, std::int64_t& value,
                       const std::string& description, std::int64_t most) {
  const auto set = [&value, name, most](const std::string& text) { value = count_in(name, text, most); };
  return app.add_option_function<std::string>(name, set, description)
      ->type_name("N")
      ->default_str(std::to_string(value));
}

void add_common_options(CLI::App& app, CommonOptions& options, Targets targets, Names names) {
  const bool is_one = targets == Targets::one;
  const auto set_targets = [&options, is_one](const std::string& text) {
    options.targets = targets_in(text);
    if (is_one && options.targets.size() > 1)
      throw CLI::ValidationError("--target", "this program runs on one target at a time");
  };
  app.add_option_function<std::string>("--target", set_targets,
                                       is_one ? "cpu, cuda or hip" : "cpu, cuda or hip; several as cuda,hip")
      ->default_str(to_string(options.target()));
  add_count(app, "--samples", options.samples, "how often each kernel is timed", most_samples);
  app.add_option("--json", options.json, "file to write results to");
  if (names == Names::parts)
    app.add_option("NAME-PART", options.parts, "kernels whose names hold one of these parts; all without");
}

int run_program(CLI::App& app, int argc, char** argv, CommonOptions& options,
                const std::function<int()>& work) {
  options.command = command_line(app.get_name(), argc, argv);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error: %s (see %s --help)\n", error.what(), app.get_name().c_str());
    return 2;
  }
  try {
    return work();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error: %s\n", femforge::message_of(error).c_str());
    return 1;
  }
}

}  // namespace bench
