// Times forms with integrals over facets on one target.
//
//   bench_facets [--target cuda] [--dofs 9000000] [--samples 11] [--json FILE] [NAME-PART...]
//
// Operators of the forms interior_penalty and upwind on discontinuous elements: y = A x over cells, interior
// and exterior facets together, and each kernel by itself. Cells may store what facets add to (scatter =
// element); y is set to zero before where they add. Element tensors of facets, of as many facets as make 2 GB
// of results. Bytes are those of one pass over the vectors, offsets and points of what a kernel is over, set
// against the copy bandwidth that the same run measures. No operator is timed that was not compared with the
// CPU's on a small mesh.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include <femforge/device/timing.hpp>
#include <femforge/device/vectors.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>
#include "program/program.hpp"
#include "program/registries.hpp"
#include "program/report.hpp"

namespace bench {
namespace {

using namespace femforge;

constexpr double checked_dofs = 4000;
constexpr double result_bytes = 2e9;

struct Options {
  CommonOptions common;
  std::int64_t dofs = 9'000'000;
};

// An operator by its kernel over cells, and the mesh and space that it is on.
struct Problem {
  Mesh mesh;
  Restriction space;
};

Problem problem_for(const femforge_kernel& kernel, double dofs) {
  const KernelTraits traits = traits_of(kernel);
  const bool plane = traits.cell == CellType::quadrilateral || traits.cell == CellType::triangle;
  const double per_box =
      traits.cell == CellType::tetrahedron ? 6 : (traits.cell == CellType::triangle ? 2 : 1);
  const double boxes = dofs / kernel.rows / per_box;
  const int side = std::max(2, static_cast<int>(std::lround(plane ? std::sqrt(boxes) : std::cbrt(boxes))));
  Mesh mesh = plane ? make_box({traits.cell, {side, side}}) : make_box({traits.cell, {side, side, side}});
  deform(mesh, 0.03);
  Restriction space(DofMap(mesh, kernel.row_element, traits.dof_order, traits.component_order));
  return {std::move(mesh), std::move(space)};
}

// The name of the kernel over other entities of the same form, which adds.
std::string beside(std::string name, const std::string& measure) {
  name.insert(name.find("_a_") + 2, measure);
  const std::string stores = "_element_apply";
  if (const std::size_t end = name.rfind(stores); end != std::string::npos)
    name.replace(end, stores.size(), "_apply");
  return name;
}

std::vector<KernelPart> parts_of(const KernelRegistry& registry, const femforge_kernel& over_cells,
                                 const Mesh& mesh) {
  std::vector<KernelPart> parts{{registry.find(over_cells.name), all_cells(mesh)}};
  parts.push_back(on_facets(*registry.find(beside(over_cells.name, "_ds_interior")), interior_facets(mesh)));
  parts.push_back(on_facets(*registry.find(beside(over_cells.name, "_ds")), exterior_facets(mesh)));
  return parts;
}

template <class T>
void set_constants(MeshKernels<T>& kernels) {
  for (std::size_t k = 0; k < kernels.num_kernels(); ++k) {
    MeshKernel<T>& own = kernels.kernel(k);
    for (int c = 0; c < own.kernel().num_constants; ++c)
      own.set_constant(c, sample_constant<T>(own.kernel(), c, 1));
  }
}

std::vector<double> product_on(Target target, const femforge_kernel& kernel, const Problem& problem) {
  MeshOperators<double> matrix(parts_of(registry(target), kernel, problem.mesh), problem.mesh, problem.space);
  set_constants(matrix.kernels());
  const DeviceArray<double> x(target, random_values<double>(1, problem.space.num_entries()));
  DeviceArray<double> y(target, x.size());
  const Stream stream(target);
  matrix.apply(x.data(), y.data(), stream);
  stream.synchronize();
  return y.to_host();
}

/// @throws Error if an operator differs from the CPU's.
double check(const femforge_kernel& kernel, Target target) {
  const Problem problem = problem_for(kernel, checked_dofs);
  const std::vector<double> found = product_on(target, kernel, problem);
  const std::vector<double> expected = product_on(Target::cpu, kernel, problem);
  double largest = 0;
  double difference = 0;
  for (std::size_t k = 0; k < expected.size(); ++k) {
    largest = std::max(largest, std::abs(expected[k]));
    const double apart = std::abs(found[k] - expected[k]);
    difference = std::isfinite(apart) ? std::max(difference, apart) : HUGE_VAL;
  }
  if (!(difference <= 1e-11 * largest))
    throw Error(kernel.name, "it differs from the CPU's by " + std::to_string(difference / largest));
  return difference / largest;
}

std::int64_t entities_in(const KernelPart& part) {
  if (part.facets.entity != Entity::cell) return part.facets.size();
  return static_cast<std::int64_t>(part.cells.size());
}

// Bytes of one pass over what kernels of a form need: x is read and y is written once, of each entity its
// offsets, unless vectors are E-vectors, and the numbers of its points, the points of the mesh.
double least_bytes(const std::vector<KernelPart>& parts, const Problem& problem) {
  double bytes = 2.0 * 8 * static_cast<double>(problem.space.num_entries()) +
                 8.0 * static_cast<double>(problem.mesh.points.size());
  for (const KernelPart& part : parts) {
    const int offsets = traits_of(*part.kernel).by_cells() ? 0 : part.kernel->nodes;
    bytes += 4.0 * static_cast<double>(entities_in(part)) * (offsets + part.kernel->coordinate_nodes);
  }
  return bytes;
}

Json measure_operator(const femforge_kernel& kernel, const Options& options, double copy) {
  const Target target = options.common.target();
  const double error = check(kernel, target);
  const Problem problem = problem_for(kernel, static_cast<double>(options.dofs));
  const std::vector<KernelPart> parts = parts_of(registry(target), kernel, problem.mesh);
  MeshOperators<double> matrix(parts, problem.mesh, problem.space);
  MeshKernels<double>& kernels = matrix.kernels();
  set_constants(kernels);
  const DeviceArray<double> x(target, random_values<double>(1, problem.space.num_entries()));
  DeviceArray<double> y(target, x.size());
  const Stream stream(target);
  TimingOptions timing;
  timing.samples = static_cast<int>(options.common.samples);
  const auto time_of = [&](const auto& work) {
    return time_work(
        stream, [&](int) { work(); }, timing);
  };
  const Timing whole = time_of([&] { matrix.apply(x.data(), y.data(), stream); });
  Json each = Json::array();
  for (std::size_t k = 0; k < kernels.num_kernels(); ++k) {
    const MeshKernel<double>& own = kernels.kernel(k);
    const Timing time = time_of([&] { own.add(x.data(), y.data(), stream); });
    const auto entities = static_cast<double>(entities_in(parts[k]));
    const double seconds = time.median * 1e-3;
    each.push_back(Json{{"name", own.kernel().name},
                        {"entities", entities_in(parts[k])},
                        {"representation", own.kernel().representation},
                        {"realisation", own.kernel().realisation},
                        {"scatter", own.kernel().scatter},
                        {"add", measured(time)},
                        {"flops_per_second", measured(entities * own.kernel().flops_per_cell / seconds)}});
    std::printf("    %-66s %10.0f entities %8.3f ms %6.2f TF/s  %s, %s\n", own.kernel().name, entities,
                time.median, entities * own.kernel().flops_per_cell / seconds * 1e-12,
                own.kernel().realisation, own.kernel().scatter);
  }
  const double seconds = whole.median * 1e-3;
  const auto dofs = static_cast<double>(problem.space.num_entries());
  const double fraction = least_bytes(parts, problem) / seconds / copy;
  std::printf("%-60s %9.0f dofs %8.3f ms %6.2f GDoF/s, %5.3f of copy  error %.0e\n", kernel.name, dofs,
              whole.median, dofs / seconds * 1e-9, fraction, error);
  std::fflush(stdout);
  return Json{{"name", kernel.name},
              {"target", kernel.target},
              {"dofs", problem.space.num_entries()},
              {"cells", problem.mesh.num_cells()},
              {"apply", measured(whole)},
              {"gdofs_apply", measured(dofs / seconds * 1e-9)},
              {"least_bytes", measured(least_bytes(parts, problem))},
              {"fraction_of_copy", measured(fraction)},
              {"error", measured(error)},
              {"kernels", each}};
}

Json measure_tensors(const femforge_kernel& kernel, const Options& options, double copy) {
  const KernelRegistry cpu = registry(Target::cpu);
  const Comparison comparison = compare_kernels(kernel, cpu, box_for(kernel, 500));
  if (!comparison.passes(tolerance_of(kernel))) throw Error(kernel.name, comparison.text());
  const double wanted = result_bytes / (8.0 * kernel.entries_per_cell);
  const Mesh mesh = box_for(kernel, static_cast<std::int64_t>(std::min(wanted, 8e6)) / 2);
  KernelInputs<double> inputs(kernel, mesh);
  set_sample_data(inputs, mesh, 1);
  DeviceArray<double> output = inputs.make_output();
  const femforge_arguments arguments = inputs.arguments(output);
  const Stream stream(options.common.target());
  TimingOptions timing;
  timing.samples = static_cast<int>(options.common.samples);
  const Timing time = time_work(
      stream, [&](int) { launch(kernel, arguments, stream); }, timing);
  const double seconds = time.median * 1e-3;
  const auto facets = static_cast<double>(mesh.num_cells());
  const double fraction = facets * kernel.bytes_per_cell / seconds / copy;
  std::printf("%-66s %10.0f facets %8.3f ms %7.3f G facets/s, %5.3f of copy\n", kernel.name, facets,
              time.median, facets / seconds * 1e-9, fraction);
  std::fflush(stdout);
  return Json{{"name", kernel.name},
              {"target", kernel.target},
              {"facets", mesh.num_cells()},
              {"tensors", measured(time)},
              {"facets_per_second", measured(facets / seconds)},
              {"bytes_per_facet", measured(kernel.bytes_per_cell)},
              {"fraction_of_copy", measured(fraction)}};
}

int measure_all(const Options& options) {
  const Target target = options.common.target();
  const KernelRegistry own = registry(target);
  Report report(target);
  std::vector<Json> failures;
  for (const femforge_kernel* kernel : own.kernels()) {
    const KernelTraits traits = traits_of(*kernel);
    const bool is_operator = traits.kind == KernelKind::apply && traits.entity == Entity::cell;
    const bool is_tensor = traits.kind == KernelKind::element_tensor && traits.entity != Entity::cell;
    if ((!is_operator && !is_tensor) || !options.common.names(kernel->name)) continue;
    try {
      report.add(is_operator ? measure_operator(*kernel, options, report.copy_bytes_per_second())
                             : measure_tensors(*kernel, options, report.copy_bytes_per_second()));
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", message_of(error).c_str());
      failures.push_back(Json{{"name", kernel->name}, {"error", message_of(error)}});
      report.set_failures(failures);
    }
    report.write(options.common.json, options.common.command);
  }
  return failures.empty() && !report.is_empty() ? 0 : 1;
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  bench::Options options;
  CLI::App app("Times forms with integrals over facets.", "bench_facets");
  bench::add_common_options(app, options.common, bench::Targets::one, bench::Names::parts);
  bench::add_count(app, "--dofs", options.dofs, "of an operator");
  return bench::run_program(app, argc, argv, options.common, [&] { return bench::measure_all(options); });
}
