// Times the assembly of Laplace's operator into sparse matrices on one target, and the making of their
// patterns.
//
//   bench_assembly [--target cuda] [--points 8000000] [--samples 21] [--json FILE]
//
// Boxes of about that many points, P1 on tetrahedra and Q1 on hexahedra. A repeated assembly is to clear the
// values and add all element matrices. Bytes are counted as the descriptor counts them (slots and coordinates
// read once, an entry written for each entry of each element matrix), and set against the copy bandwidth that
// the same run measures. Of a pattern, the time on the device is that of the pattern and the slots, without
// the upload of the restriction. Prints a table, and a line of JSON for each kernel.
#include <femforge_kernels.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "femforge/assembly.hpp"
#include "femforge/device.hpp"
#include "femforge/error.hpp"
#include "femforge/mesh_kernel.hpp"
#include "femforge/timing.hpp"
#include "pattern_space.hpp"

namespace {

using namespace femforge;

struct Options {
  Target target = Target::cuda;
  double points = 8e6;
  int samples = 21;
  std::string json;
};

struct Problem {
  const char* kernel;
  CellType cell;
};

const femforge_kernel& find_kernel(Target target, const std::string& name) {
  std::int32_t count = 0;
  const femforge_kernel* const* kernels = nullptr;
  if (target == Target::cpu) kernels = femforge_kernels_cpu(&count);
#ifdef FEMFORGE_BENCH_CUDA
  if (target == Target::cuda) kernels = femforge_kernels_cuda(&count);
#endif
#ifdef FEMFORGE_BENCH_HIP
  if (target == Target::hip) kernels = femforge_kernels_hip(&count);
#endif
  for (std::int32_t k = 0; k < count; ++k)
    if (name == kernels[k]->name) return *kernels[k];
  throw Error(name, "this program was built without that kernel", "build it with generated/ as the kernels");
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Seconds for a pattern and its slots: with the restriction on the device already, the least of three times.
double time_pattern(const Restriction& space, Target target) {
  const Stream stream(target);
  const PatternBackend<std::int32_t>& backend = pattern_backend<std::int32_t>(target);
  const PatternSpaces<std::int32_t> spaces(target, space, space, {}, ComponentOrder::interleaved);
  const SpacePair<std::int32_t> views = spaces.views();
  const DeviceArray<std::int64_t> no_diagonal(target, 0);
  DeviceArray<std::int32_t> slots(target,
                                  space.offsets().size() * static_cast<std::size_t>(space.nodes_per_cell()));
  double best = HUGE_VAL;
  for (int sample = 0; sample < 3; ++sample) {
    const auto begin = std::chrono::steady_clock::now();
    const PatternArrays<std::int32_t> made = backend.build(views, no_diagonal, stream);
    backend.write_slots(views, {space.num_entries(), made.row_begin.data(), made.columns.data()},
                        {slots.data(), nullptr}, stream);
    stream.synchronize();
    best = std::min(best, seconds_since(begin));
  }
  return best;
}

/// @throws Error unless constants are in the kernel of the matrix, so that times mean something.
void check(const MeshMatrix<double>& matrix) {
  const std::size_t size = static_cast<std::size_t>(matrix.pattern().num_rows());
  DeviceArray<double> ones(matrix.target(), size), result(matrix.target(), size);
  ones.fill(1.0);
  const Stream stream(matrix.target());
  matrix.as_operator().apply(ones.data(), result.data(), stream);
  stream.synchronize();
  const std::vector<double> sums = result.to_host(), diagonal = matrix.diagonal().to_host();
  for (std::size_t row = 0; row < size; ++row)
    if (!(diagonal[row] > 0) || !(std::abs(sums[row]) < 1e-10 * diagonal[row]))
      throw Error(matrix.kernel().name, "row " + std::to_string(row) + " of the matrix is wrong");
}

std::string bench(const Problem& problem, const Options& options, double copy) {
  const femforge_kernel& kernel = find_kernel(options.target, problem.kernel);
  const int side = std::max(1, static_cast<int>(std::lround(std::cbrt(options.points))) - 1);
  const Mesh mesh = make_box({problem.cell, {side, side, side}});
  const Restriction space = restriction_of_points(mesh, 1, dof_order_from_string(kernel.dof_order));
  const double pattern_seconds = time_pattern(space, options.target);
  const auto begin = std::chrono::steady_clock::now();
  MeshMatrix<double> matrix(kernel, mesh, space);
  const double setup_seconds = seconds_since(begin);
  const Stream stream(options.target);
  TimingOptions timing;
  timing.samples = options.samples;
  const Timing time = time_work(
      stream, [&](int) { matrix.assemble(stream); }, timing);
  check(matrix);
  const double cells = static_cast<double>(mesh.num_cells()), seconds = time.median * 1e-3;
  const double bandwidth = cells * kernel.bytes_per_cell / seconds;
  std::printf(
      "%-40s %11.0f cells %9.3f ms  spread %5.3f %7.3f Gcell/s  %5.2f TB/s  %5.3f of copy  pattern and slots "
      "%7.1f ms (%.1f Mrow/s), all of the setup %.2f s, %.2f GB\n",
      kernel.name, cells, time.median, time.spread, cells / seconds * 1e-9, bandwidth * 1e-12,
      bandwidth / copy, pattern_seconds * 1e3,
      static_cast<double>(space.num_entries()) / pattern_seconds * 1e-6, setup_seconds,
      static_cast<double>(matrix.bytes()) * 1e-9);
  std::fflush(stdout);
  std::ostringstream json;
  json.precision(6);
  json << "{\"kernel\": \"" << kernel.name << "\", \"target\": \"" << kernel.target
       << "\", \"cells\": " << mesh.num_cells() << ", \"rows\": " << space.num_entries()
       << ", \"entries\": " << matrix.pattern().num_entries() << ", \"milliseconds\": " << time.median
       << ", \"spread\": " << time.spread << ", \"cells_per_second\": " << cells / seconds
       << ", \"bytes_per_cell\": " << kernel.bytes_per_cell << ", \"bytes_per_second\": " << bandwidth
       << ", \"fraction_of_copy\": " << bandwidth / copy << ", \"pattern_seconds\": " << pattern_seconds
       << ", \"setup_seconds\": " << setup_seconds << ", \"matrix_bytes\": " << matrix.bytes() << "}\n";
  return json.str();
}

Options parse(int argc, char** argv) {
  Options options;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    require(k + 1 < argc, word.c_str(), "a value is missing");
    const std::string value = argv[++k];
    if (word == "--target")
      options.target = target_from_string(value);
    else if (word == "--points")
      options.points = std::atof(value.c_str());
    else if (word == "--samples")
      options.samples = std::atoi(value.c_str());
    else if (word == "--json")
      options.json = value;
    else
      throw Error(word, "unknown option", "use --target, --points, --samples, --json");
  }
  require(options.points > 0 && options.points < 2e9 && options.samples > 0, "--points, --samples",
          "give positive numbers, points below 2e9");
  return options;
}

void run(const Options& options) {
  const DeviceInfo device = device_info(options.target);
  const CopyBandwidth copy = measure_copy_bandwidth(options.target, std::size_t{1} << 30U);
  std::printf("%s (%s), copy %.3f TB/s (runtime), %.3f TB/s (kernel)\n", device.name.c_str(),
              device.flavour.c_str(), copy.runtime_copy * 1e-12, copy.kernel_copy * 1e-12);
  std::string json;
  for (const Problem& problem : {Problem{"laplace_p1_tetrahedron_f64_assemble", CellType::tetrahedron},
                                 Problem{"laplace_q1_hexahedron_f64_assemble", CellType::hexahedron}})
    json += bench(problem, options, copy.best());
  std::fputs(json.c_str(), stdout);
  if (options.json.empty()) return;
  std::ofstream file(options.json);
  file << json;
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
