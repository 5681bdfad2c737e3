#include <femforge/tools/check_program.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include <femforge/error.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/facets.hpp>
#include <femforge/mesh/mesh.hpp>
#include "check_inputs.hpp"
#include "check_runs.hpp"
#include "mesh/box.hpp"

namespace femforge {
namespace {

using Words = std::vector<std::string>;

double number_from(const std::string& word) {
  char* end = nullptr;
  const double value = std::strtod(word.c_str(), &end);
  if (word.empty() || *end != '\0') throw Error(word, "this is not a number");
  return value;
}

// What integrals of a kind are over, of a mesh.
Mesh entities_called(const std::string& kind, const Mesh& mesh) {
  if (kind == to_string(Entity::exterior_facet)) return seen_from(exterior_facets(mesh), mesh);
  if (kind == to_string(Entity::interior_facet)) return seen_from(interior_facets(mesh), mesh);
  if (kind == to_string(Entity::vertex)) return seen_from(mesh_vertices(mesh), mesh);
  return mesh;
}

// What a text says, with the geometry of a degree. Of boxes any: kernels are all that sees it.
Mesh mesh_of_degree(const std::string& text, CellType cell, int degree) {
  if (is_box(text)) {
    BoxOptions options = box_from_text(text, cell);
    options.degree = degree;
    return make_lattice(options);
  }
  Mesh mesh = mesh_from_text(text, cell, degree);
  if (mesh.degree == degree) return mesh;
  throw Error(text,
              "the geometry of its cells has degree " + std::to_string(mesh.degree) +
                  ", the form's mesh has degree " + std::to_string(degree),
              "take --mesh box:N");
}

void make_mesh(const Words& words) {
  const CellType cell = cell_from_string(words[1]);
  const int degree = static_cast<int>(number_from(words[2]));
  Mesh mesh = mesh_of_degree(words[0], cell, degree);
  const double amplitude = number_from(words[3]);
  if (amplitude > 0) deform(mesh, amplitude);
  transform(mesh, [](std::array<double, 3>& point) {
    for (double& x : point) x = static_cast<double>(static_cast<float>(x));
  });
  if (degree <= 2) check_mesh(mesh, words[0]);  // boxes of higher degrees are no meshes of the runtime
  mesh = entities_called(words[4], mesh);
  write_values(words[5] + ".points", mesh.points);
  write_values(words[5] + ".cells", mesh.cells);
  write_values(words[5] + ".views", mesh.views);
  std::printf("{\"num_points\": %lld, \"num_cells\": %lld}\n", static_cast<long long>(mesh.num_points()),
              static_cast<long long>(mesh.num_cells()));
}

// Checks a kernel, or one of its variants, and prints what became of it.
void run_one(const femforge_kernel& kernel, const KernelRegistry& registry, const Words& words,
             std::int32_t variant) {
  const int samples = static_cast<int>(number_from(words[1]));
  const CheckedKernel checked = check_kernel(kernel, registry, words[0], samples, variant);
  std::printf("{\"kernel\": \"%s\", \"target\": \"%s\", \"flavour\": \"%s\", ", kernel.name, kernel.target,
              device_info(traits_of(kernel).target).flavour.c_str());
  if (variant != by_number_of_cells)
    std::printf("\"from_cells\": %lld, ", static_cast<long long>(kernel.variants[variant].from_cells));
  std::printf("\"milliseconds\": %.9g, \"comparison\": %s}\n", checked.milliseconds,
              checked.comparison.json().c_str());
}

void run_all(const Words& words, const std::vector<KernelRegistry>& registries) {
  for (const KernelRegistry& registry : registries) {
    for (const femforge_kernel* kernel : registry.kernels()) {
      const KernelTraits traits = traits_of(*kernel);
      if (!is_available(traits.target) || traits.kind == KernelKind::geometry) continue;
      if (kernel->num_variants == 0) run_one(*kernel, registry, words, by_number_of_cells);
      for (std::int32_t variant = 0; variant < kernel->num_variants; ++variant)
        run_one(*kernel, registry, words, variant);
    }
  }
}

}  // namespace

int check_program(int argc, const char* const* argv, const std::vector<KernelRegistry>& registries) {
  const Words words(argv + (argc > 1 ? 2 : argc), argv + argc);
  const std::string command = argc > 1 ? argv[1] : "";
  try {
    if (command == "mesh" && words.size() == 6)
      make_mesh(words);
    else if (command == "run" && words.size() == 2)
      run_all(words, registries);
    else
      throw Error("check", "the command is not understood",
                  "mesh TEXT CELL DEGREE AMPLITUDE INTEGRAL FILE, or run FOLDER SAMPLES");
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return EXIT_FAILURE;
  }
}

}  // namespace femforge
