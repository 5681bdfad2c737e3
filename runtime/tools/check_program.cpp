#include <femforge/tools/check_program.hpp>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>

#include <femforge/device/timing.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/tools/check.hpp>

namespace femforge {
namespace {

using Words = std::vector<std::string>;

template <class T>
std::vector<T> read_values(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::error_code failed;
  const std::uintmax_t bytes = std::filesystem::file_size(file, failed);
  std::vector<T> values(failed ? 0 : static_cast<std::size_t>(bytes) / sizeof(T));
  stream.read(reinterpret_cast<char*>(values.data()),
              static_cast<std::streamsize>(values.size() * sizeof(T)));
  if (failed || !stream) throw Error(file, "this file cannot be read");
  return values;
}

template <class T>
void write_values(const std::string& file, const std::vector<T>& values) {
  std::ofstream stream(file, std::ios::binary);
  stream.write(reinterpret_cast<const char*>(values.data()),
               static_cast<std::streamsize>(values.size() * sizeof(T)));
  stream.close();
  if (!stream) throw Error(file, "this file cannot be written");
}

template <class T>
std::vector<T> converted(const std::vector<double>& values) {
  std::vector<T> result;
  result.reserve(values.size());
  for (const double value : values) result.push_back(static_cast<T>(value));
  return result;
}

double number_from(const std::string& word) {
  char* end = nullptr;
  const double value = std::strtod(word.c_str(), &end);
  if (word.empty() || *end != '\0') throw Error(word, "this is not a number");
  return value;
}

void make_mesh(const Words& words) {
  const CellType cell = cell_from_string(words[1]);
  const int degree = static_cast<int>(number_from(words[2]));
  Mesh mesh = mesh_from_text(words[0], cell, degree);
  if (mesh.degree != degree)
    throw Error(words[0], "the geometry of its cells has degree " + std::to_string(mesh.degree) +
                              ", the form's mesh has degree " + std::to_string(degree));
  const double amplitude = number_from(words[3]);
  if (amplitude > 0) deform(mesh, amplitude);
  transform(mesh, [](std::array<double, 3>& point) {
    for (double& x : point) x = static_cast<double>(static_cast<float>(x));
  });
  check_mesh(mesh, words[0]);
  write_values(words[4] + ".points", mesh.points);
  write_values(words[4] + ".cells", mesh.cells);
  std::printf("{\"num_points\": %lld, \"num_cells\": %lld}\n", static_cast<long long>(mesh.num_points()),
              static_cast<long long>(mesh.num_cells()));
}

Mesh read_mesh(const femforge_kernel& kernel, const std::string& folder) {
  Mesh mesh;
  mesh.cell = cell_from_string(kernel.cell);
  while (mesh.degree < 2 && num_lattice_nodes(mesh.cell, mesh.degree) != kernel.coordinate_nodes)
    ++mesh.degree;
  const std::string file = folder + "/" + kernel.cell + "_" + std::to_string(mesh.degree);
  mesh.points = read_values<double>(file + ".points");
  mesh.cells = read_values<std::int32_t>(file + ".cells");
  return mesh;
}

template <class T>
KernelInputs<T> read_inputs(const femforge_kernel& kernel, const Mesh& mesh, const std::string& base) {
  KernelInputs<T> inputs(kernel, mesh);
  for (int i = 0; i < kernel.num_coefficients; ++i)
    inputs.set_coefficient(i, converted<T>(read_values<double>(base + ".w" + std::to_string(i))));
  for (int i = 0; i < kernel.num_constants; ++i)
    inputs.set_constant(i, converted<T>(read_values<double>(base + ".c" + std::to_string(i))));
  return inputs;
}

// Runs a kernel once; its output is poisoned before.
template <class T>
std::vector<T> output_of(const femforge_kernel& kernel, const KernelInputs<T>& inputs, const Stream& stream) {
  DeviceArray<T> output = inputs.make_output();
  output.poison();
  launch(kernel, inputs.arguments(output), stream);
  stream.synchronize();
  return output.to_host();
}

template <class T>
void run_one(const femforge_kernel& kernel, const KernelRegistry& registry, const std::string& folder,
             int samples) {
  const Stream stream(target_of(kernel));
  const Mesh mesh = read_mesh(kernel, folder);
  const std::string base = folder + "/" + kernel.name;
  KernelInputs<T> inputs = read_inputs<T>(kernel, mesh, base);
  if (const femforge_kernel* geometry = registry.geometry_of(kernel))
    inputs.set_geometry(output_of<T>(*geometry, KernelInputs<T>(*geometry, mesh), stream));
  const std::vector<T> reference = converted<T>(read_values<double>(base + ".reference"));
  const Comparison comparison =
      compare(output_of<T>(kernel, inputs, stream), reference, kernel.entries_per_cell);

  DeviceArray<T> output = inputs.make_output();
  const femforge_arguments arguments = inputs.arguments(output);
  const TimingOptions options{1, samples, 1};
  const Timing timing = time_work(
      stream, [&](int) { launch(kernel, arguments, stream); }, options);
  std::printf(
      "{\"kernel\": \"%s\", \"target\": \"%s\", \"flavour\": \"%s\", \"milliseconds\": %.9g, "
      "\"comparison\": %s}\n",
      kernel.name, kernel.target, device_info(target_of(kernel)).flavour.c_str(), timing.median,
      comparison.json().c_str());
}

void run_all(const Words& words, const std::vector<KernelRegistry>& registries) {
  const int samples = static_cast<int>(number_from(words[1]));
  for (const KernelRegistry& registry : registries) {
    for (const femforge_kernel* kernel : registry.kernels()) {
      const KernelTraits traits = traits_of(*kernel);
      if (!is_available(traits.target) || traits.kind != KernelKind::element_tensor) continue;
      in_scalar(traits.scalar,
                [&](auto zero) { run_one<decltype(zero)>(*kernel, registry, words[0], samples); });
    }
  }
}

}  // namespace

int check_program(int argc, const char* const* argv, const std::vector<KernelRegistry>& registries) {
  const Words words(argv + (argc > 1 ? 2 : argc), argv + argc);
  const std::string command = argc > 1 ? argv[1] : "";
  try {
    if (command == "mesh" && words.size() == 5)
      make_mesh(words);
    else if (command == "run" && words.size() == 2)
      run_all(words, registries);
    else
      throw Error("check", "the command is not understood",
                  "mesh TEXT CELL DEGREE AMPLITUDE FILE, or run FOLDER SAMPLES");
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return EXIT_FAILURE;
  }
}

}  // namespace femforge
