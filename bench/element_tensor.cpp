// Times generated element kernels on one target and checks them against the CPU's.
//
//   bench_element_tensor [--target cuda] [--cells 4000000] [--samples 11] [--json FILE] [NAME-PART...]
//
// Every kernel of the target's registry whose name holds one of the given parts runs on a structured mesh of
// about that many cells. Bytes are counted as the descriptor does (each input read once, each output written
// once) and set against the copy bandwidth that the same run measures.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>
#include <femforge/error.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/tools/check.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>
#include "registries.hpp"

namespace {

using namespace femforge;
using bench::registry;

struct Options {
  Target target = Target::cuda;
  std::int64_t cells = 4'000'000;
  int samples = 11;
  std::string json;
  std::vector<std::string> parts;
};

/// Largest relative difference to the CPU's kernel on a small mesh.
double difference(const femforge_kernel& kernel, const KernelRegistry& reference) {
  const Comparison c = compare_kernels(kernel, reference, box_for(kernel, 5000));
  if (!c.passes(tolerance_of(kernel))) std::printf("WRONG %s: %s\n", kernel.name, c.text().c_str());
  return c.max_relative;
}

template <class T>
std::string measure(const femforge_kernel& kernel, const Options& options, double copy, double error) {
  const Mesh mesh = box_for(kernel, options.cells);
  KernelInputs<T> inputs(kernel, mesh);
  set_sample_data(inputs, mesh, 1);
  DeviceArray<T> out = inputs.make_output();
  const femforge_arguments arguments = inputs.arguments(out);
  const Stream stream(options.target);
  TimingOptions timing;
  timing.samples = options.samples;
  const Timing time = time_work(
      stream, [&](int) { launch(kernel, arguments, stream); }, timing);
  const double cells = static_cast<double>(mesh.num_cells());
  const double seconds = time.median * 1e-3;
  const double bandwidth = cells * kernel.bytes_per_cell / seconds;
  std::printf(
      "%-64s %8.3f ms %7.3f Gcell/s %5.2f TB/s %5.3f of copy %8.1f GF/s %8.1f GF/s as the paper counts, "
      "error %.1e\n",
      kernel.name, time.median, cells / seconds * 1e-9, bandwidth * 1e-12, bandwidth / copy,
      cells * kernel.flops_per_cell / seconds * 1e-9, cells * kernel.paper_flops_per_cell / seconds * 1e-9,
      error);
  std::fflush(stdout);
  std::ostringstream json;
  json.precision(6);
  json << "{\"name\": \"" << kernel.name << "\", \"target\": \"" << kernel.target
       << "\", \"cells\": " << mesh.num_cells() << ", \"milliseconds\": {\"median\": " << time.median
       << ", \"minimum\": " << time.minimum << ", \"maximum\": " << time.maximum
       << "}, \"cells_per_second\": " << cells / seconds << ", \"bytes_per_cell\": " << kernel.bytes_per_cell
       << ", \"bytes_per_second\": " << bandwidth << ", \"fraction_of_copy\": " << bandwidth / copy
       << ", \"flops_per_second\": " << cells * kernel.flops_per_cell / seconds
       << ", \"paper_flops_per_second\": " << cells * kernel.paper_flops_per_cell / seconds
       << ", \"mapping\": \"" << kernel.mapping << "\", \"representation\": \"" << kernel.representation
       << "\", \"element_batch\": " << kernel.element_batch
       << ", \"concurrent_elements\": " << kernel.concurrent_elements << ", \"threads\": " << kernel.threads
       << ", \"difference_to_cpu\": " << error << "}";
  return json.str();
}

Options parse(int argc, char** argv) {
  Options options;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    if (word.rfind("--", 0) != 0) {
      options.parts.push_back(word);
      continue;
    }
    require(k + 1 < argc, word.c_str(), "a value is missing");
    const std::string value = argv[++k];
    if (word == "--target")
      options.target = target_from_string(value);
    else if (word == "--cells")
      options.cells = std::atoll(value.c_str());
    else if (word == "--samples")
      options.samples = std::atoi(value.c_str());
    else if (word == "--json")
      options.json = value;
    else
      throw Error(word, "unknown option", "use --target, --cells, --samples, --json");
  }
  require(options.cells > 0 && options.samples > 0, "--cells, --samples", "give positive numbers");
  return options;
}

void run(const Options& options) {
  const DeviceInfo device = device_info(options.target);
  const CopyBandwidth copy =
      measure_copy_bandwidth(options.target, std::size_t{1} << (options.target == Target::cpu ? 28 : 32));
  std::printf("%s (%s), copy %.3f TB/s (runtime), %.3f TB/s (kernel)\n", device.name.c_str(),
              device.flavour.c_str(), copy.runtime_copy * 1e-12, copy.kernel_copy * 1e-12);
  std::ostringstream rows;
  const KernelRegistry all = registry(options.target), cpu = registry(Target::cpu);
  bool first = true;
  for (const femforge_kernel* kernel : all.kernels()) {
    bool wanted = options.parts.empty();
    for (const std::string& part : options.parts)
      wanted = wanted || std::strstr(kernel->name, part.c_str()) != nullptr;
    if (!wanted) continue;
    const double error = difference(*kernel, cpu);
    const std::string row = std::strcmp(kernel->scalar, "float32") == 0
                                ? measure<float>(*kernel, options, copy.best(), error)
                                : measure<double>(*kernel, options, copy.best(), error);
    rows << (first ? "\n    " : ",\n    ") << row;
    first = false;
  }
  if (options.json.empty()) return;
  std::ofstream file(options.json);
  file << "{\"device\": \"" << device.name << "\", \"flavour\": \"" << device.flavour
       << "\", \"copy_bytes_per_second\": " << copy.best() << ",\n  \"kernels\": [" << rows.str()
       << "\n  ]}\n";
  require(static_cast<bool>(file), options.json.c_str(), "cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    run(parse(argc, argv));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
  return 0;
}
