// A benchmark that only says what it was asked: see test_programs.py.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "program/program.hpp"
#include "program/report.hpp"

int main(int argc, char** argv) {
  bench::CommonOptions options;
  std::int64_t cells = 7;
  CLI::App app("Says what it is asked.", "bench_nothing");
  bench::add_common_options(app, options, bench::Targets::several, bench::Names::parts);
  bench::add_count(app, "--cells", cells, "cells");
  return bench::run_program(app, argc, argv, options, [&] {
    for (const femforge::Target target : options.targets) std::printf("%s ", to_string(target));
    std::printf("%lld %lld", static_cast<long long>(cells), static_cast<long long>(options.samples));
    bench::Failures failures;
    for (const std::string& part : options.parts) {
      femforge_kernel kernel{};
      kernel.name = part.c_str();
      kernel.target = "cpu";
      failures.attempt(kernel.name, kernel.target, [&] {
        if (part == "broken") throw femforge::Error("a kernel", "it gives no number");
        std::printf(" %s", part.c_str());
      });
    }
    std::printf("\n%s\n", options.command.c_str());
    return failures.exit_code();
  });
}
