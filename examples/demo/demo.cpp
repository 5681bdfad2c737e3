#include "demo.hpp"

#include <femforge_kernels.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>

#include <femforge/error.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/tools/check.hpp>

namespace demo {
namespace {

using namespace femforge;

// Rounding of sums of some hundred terms in another order.
constexpr double tensor_tolerance = 1e-12;

const femforge_kernel& kernel_of(const KernelRegistry& registry, const std::string& form) {
  for (const femforge_kernel* kernel : registry.kernels())
    if (form == kernel->form && std::strcmp(kernel->kernel, "element_tensor") == 0) return *kernel;
  throw Error(form, "there is no kernel of this form");
}

std::vector<double> run_on_target(const femforge_kernel& kernel, const Mesh& mesh,
                                  const std::vector<std::vector<double>>& coefficients) {
  KernelInputs<double> inputs(kernel, mesh);
  for (std::size_t i = 0; i < coefficients.size(); ++i)
    inputs.set_coefficient(static_cast<int>(i), coefficients[i]);
  DeviceArray<double> output = inputs.make_output();
  output.poison();
  const Stream stream(target_of(kernel));
  launch(kernel, inputs.arguments(output), stream);
  stream.synchronize();
  return output.to_host();
}

// "hip (emulated)", where the target's name does not say all.
std::string device_text(Target target) {
  const std::string flavour = device_info(target).flavour;
  const std::string name = to_string(target);
  return flavour == name ? name : name + " (" + flavour + ")";
}

Mesh mesh_of(const std::string& file, CellType cell) {
  if (has_gmsh()) return read_gmsh(file);
  return make_box({cell, {12, 6, 6}, 1, {0, 0, 0}, {2, 1, 1}});
}

std::string bool_text(bool value) {
  return value ? "true" : "false";
}

std::string json_number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.6g", value);
  return std::isfinite(value) ? text.data() : "null";
}

}  // namespace

bool Report::passed() const {
  const auto good = [](const auto& all, const auto& test) {
    return std::all_of(all.begin(), all.end(), test);
  };
  return good(agreements, [](const Agreement& a) { return a.passed; }) &&
         good(witnesses, [](const Witness& w) { return w.passed(); });
}

void Report::check(const std::string& what, double error, double allowed) {
  witnesses.push_back({what, error, allowed});
  std::printf("  %-66s %8.1e  %s\n", what.c_str(), error, witnesses.back().passed() ? "ok" : "WRONG");
}

void Report::write(const std::string& file) const {
  const std::string temporary = file + ".part";
  std::ofstream out(temporary);
  out << "{\"problem\": \"" << problem << "\", \"mesh\": \"" << mesh << "\", \"element\": \"" << element
      << "\",\n \"cells\": " << cells << ", \"unknowns\": " << unknowns << ", \"iterations\": " << iterations
      << ",\n \"passed\": " << bool_text(passed()) << ",\n \"agreements\": [";
  const char* separator = "";
  for (const Agreement& a : agreements) {
    out << separator << "\n  {\"form\": \"" << a.form << "\", \"target\": \"" << a.target
        << "\", \"difference\": " << json_number(a.difference) << ", \"passed\": " << bool_text(a.passed)
        << "}";
    separator = ",";
  }
  out << "],\n \"witnesses\": [";
  separator = "";
  for (const Witness& w : witnesses) {
    out << separator << "\n  {\"what\": \"" << w.what << "\", \"error\": " << json_number(w.error)
        << ", \"allowed\": " << json_number(w.allowed) << ", \"passed\": " << bool_text(w.passed()) << "}";
    separator = ",";
  }
  out << "]}\n";
  out.close();
  if (!out) throw Error(file, "this file cannot be written", "choose another --out");
  std::filesystem::rename(temporary, file);
}

int run(int argc, const char* const* argv, Report report, CellType cell, const Problem& problem) {
  if (argc != 5 || std::strcmp(argv[1], "--meshes") != 0 || std::strcmp(argv[3], "--out") != 0) {
    std::fprintf(stderr, "usage: %s --meshes FOLDER --out FOLDER\n", argv[0]);
    return 2;
  }
  try {
    const Mesh mesh = mesh_of(std::string(argv[2]) + "/" + report.mesh + ".msh", cell);
    if (!has_gmsh()) report.mesh = "box (built without Gmsh)";
    report.cells = mesh.num_cells();
    std::filesystem::create_directories(argv[4]);
    const std::string file = std::string(argv[4]) + "/" + report.problem;
    problem(mesh, file, report);
    report.write(file + ".json");
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
  return report.passed() ? 0 : 1;
}

std::vector<KernelRegistry> available_registries() {
  std::vector<KernelRegistry> registries{KernelRegistry(femforge_kernels_cpu)};
#if FEMFORGE_DEMO_CUDA
  if (is_available(Target::cuda)) registries.emplace_back(femforge_kernels_cuda);
#endif
#if FEMFORGE_DEMO_HIP
  if (is_available(Target::hip)) registries.emplace_back(femforge_kernels_hip);
#endif
  return registries;
}

std::vector<double> element_tensors(const std::string& form, const Mesh& mesh,
                                    const std::vector<std::vector<double>>& coefficients, Report& report) {
  const std::size_t first = report.agreements.size();
  std::vector<double> reference;
  for (const KernelRegistry& registry : available_registries()) {
    const femforge_kernel& kernel = kernel_of(registry, form);
    const std::vector<double> tensors = run_on_target(kernel, mesh, coefficients);
    const std::string target = device_text(target_of(kernel));
    if (reference.empty()) reference = tensors;
    const Comparison comparison = compare(tensors, reference, kernel.entries_per_cell);
    const bool passed = comparison.num_cells == mesh.num_cells() && comparison.passes(tensor_tolerance);
    report.agreements.push_back({form, target, comparison.max_relative, passed});
    const bool is_reference = report.agreements.size() == first + 1;
    std::printf("  form %s, %d x %d entries a cell (%s), on %s: %s\n", form.c_str(), kernel.rows,
                kernel.columns, kernel.representation, target.c_str(),
                passed && is_reference ? "the reference" : comparison.text().c_str());
  }
  return reference;
}

CgSolution solve(CsrMatrix matrix, std::vector<double> load, const Mesh& mesh, const DofMap& dofs,
                 const Region& where, const std::vector<double>& values) {
  const std::vector<std::int64_t> fixed = dofs.boundary_dofs(mesh, where);
  std::vector<double> given;
  given.reserve(fixed.size());
  for (const std::int64_t dof : fixed) given.push_back(values[static_cast<std::size_t>(dof)]);
  constrain(matrix, load, fixed, given);
  return solve_cg(matrix, load, {1e-12, 20000});
}

double relative_distance(const std::vector<double>& a, const std::vector<double>& b) {
  require(a.size() == b.size(), "relative_distance", "the sizes differ");
  double distance = 0;
  double size = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    distance = std::max(distance, std::abs(a[i] - b[i]));
    size = std::max(size, std::abs(b[i]));
  }
  return distance / size;
}

}  // namespace demo
