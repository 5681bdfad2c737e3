// The kernels of tests/kernels.toml: each GPU target against the cpu, entry by entry, for awkward numbers of
// cells.
#include <femforge_test_kernels.h>

#include <cstring>

#include <femforge/kernels/registry.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include "catch.hpp"

using namespace femforge;

namespace {

const KernelRegistry& cpu_kernels() {
  static const KernelRegistry registry(femforge_test_kernels_cpu);
  return registry;
}

std::vector<KernelRegistry> gpu_registries() {
  std::vector<KernelRegistry> registries;
#if FEMFORGE_TEST_CUDA
  if (is_available(Target::cuda)) registries.emplace_back(femforge_test_kernels_cuda);
#endif
#if FEMFORGE_TEST_HIP
  if (is_available(Target::hip)) registries.emplace_back(femforge_test_kernels_hip);
#endif
  return registries;
}

// Rounding of sums of some hundred terms.
double tolerance(const femforge_kernel& kernel) {
  return std::strcmp(kernel.scalar, "float32") == 0 ? 2e-4 : 1e-12;
}

// The first cells of a mesh.
Mesh truncated(const Mesh& mesh, std::int64_t cells) {
  Mesh result = mesh;
  result.cells.resize(static_cast<std::size_t>(cells * mesh.num_nodes()));
  if (!mesh.views.empty()) result.views.resize(static_cast<std::size_t>(cells * mesh.members()));
  return result;
}

void check_kernel(const femforge_kernel& kernel, const Mesh& mesh) {
  const Comparison comparison = compare_kernels(kernel, cpu_kernels(), mesh);
  CAPTURE(kernel.name, kernel.target, mesh.num_cells());
  INFO(comparison.text());
  REQUIRE(comparison.num_cells == mesh.num_cells());
  CHECK(comparison.passes(tolerance(kernel)));
}

}  // namespace

TEST_CASE("kernels of all targets agree with the cpu", "[kernels][device]") {
  for (const KernelRegistry& registry : gpu_registries()) {
    for (const femforge_kernel* kernel : registry.kernels()) {
      Mesh mesh = box_for(*kernel, 300);
      if (mesh.entity == Entity::cell) randomise(mesh, 3);
      check_kernel(*kernel, mesh);
    }
  }
}

TEST_CASE("kernels take any number of cells", "[kernels][device]") {
  for (const KernelRegistry& registry : gpu_registries()) {
    for (const femforge_kernel* kernel : registry.kernels()) {
      const std::int64_t most = kernel->element_batch + 1;
      Mesh mesh = box_for(*kernel, most + 1);
      // A box has about as many cells as are asked for, and fewer facets at its boundary; an interval has two
      // ends.
      for (std::int64_t asked = 2 * most; mesh.num_cells() < most && kernel->cell != std::string("interval");
           asked *= 2)
        mesh = box_for(*kernel, asked);
      for (const std::int64_t cells : {std::int64_t{0}, std::int64_t{1}, most - 2, most - 1, most})
        if (cells >= 0 && cells <= mesh.num_cells()) check_kernel(*kernel, truncated(mesh, cells));
    }
  }
}

TEST_CASE("every target has the same kernels", "[kernels]") {
  for (const KernelRegistry& registry : gpu_registries()) {
    CHECK(registry.kernels().size() == cpu_kernels().kernels().size());
    for (const femforge_kernel* kernel : registry.kernels())
      CHECK(cpu_kernels().find(kernel->name) != nullptr);
  }
}

TEST_CASE("a comparison of kernels can fail", "[kernels]") {
  // A kernel that is told to have done another one's work.
  if (cpu_kernels().kernels().empty()) return;
  femforge_kernel broken = *cpu_kernels().kernels().front();
  broken.launch = [](const femforge_arguments*, void*) { return FEMFORGE_SUCCESS; };
  const Comparison comparison = compare_kernels(broken, cpu_kernels(), box_for(broken, 20));
  CHECK_FALSE(comparison.passes(1e300));
  CHECK(comparison.num_unwritten == comparison.num_cells * comparison.entries_per_cell);
}
