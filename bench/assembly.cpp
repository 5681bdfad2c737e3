// Times the assembly into sparse matrices on one target, and the making of their patterns.
//
//   bench_assembly [--target cuda] [--points 8000000] [--samples 21] [--json FILE] [NAME-PART...]
//
// Every assemble kernel of a scalar form of degree 1 whose name holds one of the given parts runs on a box of
// about that many points. A repeated assembly is to clear the values and add all element matrices. Bytes are
// counted as the descriptor counts them (nonzeros and coordinates read once, an entry written for each entry
// of each element matrix), and set against the copy bandwidth that the same run measures. Of a pattern, the
// time on the device is that of the pattern and the nonzeros, without the upload of the restriction. No
// kernel is timed that was not compared with the matrix that the CPU assembles.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <femforge/device/timing.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/mesh_matrix.hpp>
#include <femforge/kernels/traits.hpp>
#include "program/program.hpp"
#include "program/registries.hpp"
#include "program/report.hpp"
#include "sparse/pattern_space.hpp"

namespace bench {
namespace {

using namespace femforge;

constexpr double checked_points = 3000;

struct Options {
  CommonOptions common;
  std::int64_t points = 8'000'000;
};

// Scalar forms of degree 1 without coefficients: all that this program has matrices for.
bool is_wanted(const femforge_kernel& kernel, const Options& options) {
  if (std::strcmp(kernel.kernel, "assemble") != 0 || kernel.rows != kernel.coordinate_nodes) return false;
  if (kernel.columns != kernel.rows || kernel.num_coefficients + kernel.num_constants > 0) return false;
  return options.common.names(kernel.name);
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

struct Problem {
  Mesh mesh;
  Restriction space;
  double pattern_seconds;  ///< of time_pattern; 0 if that was not measured
};

Problem problem_for(const femforge_kernel& kernel, double points) {
  const int side = std::max(1, static_cast<int>(std::lround(std::cbrt(points))) - 1);
  Mesh mesh = make_box({cell_from_string(kernel.cell), {side, side, side}});
  deform(mesh, 0.03);
  Restriction space = restriction_of_points(mesh, 1, dof_order_from_string(kernel.dof_order));
  return {std::move(mesh), std::move(space), 0};
}

template <class T>
CsrMatrix assembled(const femforge_kernel& kernel, const Problem& problem) {
  MeshMatrix<T> matrix(kernel, problem.mesh, problem.space);
  const Stream stream(matrix.target());
  matrix.assemble(stream);
  stream.synchronize();
  return matrix.to_host();
}

/// Largest difference to the CPU's matrix of float64, relative to its largest entry.
/// @throws Error if that is more than the scalar type allows, or there is no such kernel.
template <class T>
double check(const femforge_kernel& kernel) {
  const KernelRegistry cpu = registry(Target::cpu);
  KernelQuery query{KernelKind::assemble, kernel.key};
  query.scalar = Scalar::float64;
  query.quadrature_degree = kernel.quadrature_degree;
  const std::vector<const femforge_kernel*> references = cpu.find_all(query);
  if (references.empty())
    throw Error(kernel.name, "there is no kernel of the cpu for the same matrix to check it with",
                "generate the assemble kernel of the same form for cpu and float64, too");
  const femforge_kernel* reference = references.front();
  const Problem problem = problem_for(kernel, checked_points);
  const CsrMatrix matrix = assembled<T>(kernel, problem);
  const CsrMatrix expected = assembled<double>(*reference, problem);
  double largest = 0;
  double difference = 0;
  bool good = matrix.columns == expected.columns && matrix.row_begin == expected.row_begin;
  for (std::size_t k = 0; good && k < expected.values.size(); ++k) {
    good = std::isfinite(matrix.values[k]);
    largest = std::max(largest, std::abs(expected.values[k]));
    difference = std::max(difference, std::abs(matrix.values[k] - expected.values[k]));
  }
  constexpr double allowed = 1e4 * std::numeric_limits<T>::epsilon();
  if (!good || !(difference <= allowed * largest))
    throw Error(kernel.name,
                "its matrix differs from that of the CPU by " + std::to_string(difference / largest));
  return difference / largest;
}

/// Seconds for a pattern and its nonzeros: with the restriction on the device already, the least of three
/// times.
double time_pattern(const Restriction& space, Target target) {
  const Stream stream(target);
  const PatternBackend<std::int32_t>& backend = pattern_backend<std::int32_t>(target);
  const PatternSpaces<std::int32_t> spaces(target, space, space, {}, ComponentOrder::interleaved);
  const SpacePair<std::int32_t> views = spaces.views();
  const DeviceArray<std::int64_t> no_diagonal(target, 0);
  DeviceArray<std::int32_t> nonzeros(
      target, space.offsets().size() * static_cast<std::size_t>(space.nodes_per_cell()));
  double best = HUGE_VAL;
  for (int sample = 0; sample < 3; ++sample) {
    const auto begin = std::chrono::steady_clock::now();
    const PatternArrays<std::int32_t> made = backend.build(views, no_diagonal, stream);
    backend.write_nonzeros(views, {space.num_entries(), made.row_begin.data(), made.columns.data()},
                           {nonzeros.data(), nullptr}, stream);
    stream.synchronize();
    best = std::min(best, seconds_since(begin));
  }
  return best;
}

/// @throws Error unless constants are in the kernel of the matrix: at full size, too, each cell was added
/// once.
template <class T>
void check_rows(const MeshMatrix<T>& matrix) {
  const std::size_t size = static_cast<std::size_t>(matrix.pattern().num_rows());
  DeviceArray<T> ones(matrix.target(), size), result(matrix.target(), size);
  ones.fill(T(1));
  const Stream stream(matrix.target());
  matrix.as_operator().apply(ones.data(), result.data(), stream);
  stream.synchronize();
  const std::vector<T> sums = result.to_host(), diagonal = matrix.diagonal().to_host();
  constexpr double allowed = 1e4 * std::numeric_limits<T>::epsilon();
  for (std::size_t row = 0; row < size; ++row)
    if (!(diagonal[row] > 0) || !(std::abs(sums[row]) < allowed * diagonal[row]))
      throw Error(matrix.kernel().name, "row " + std::to_string(row) + " of the matrix is wrong");
}

/// Boxes of the wanted size, each made once.
class Problems {
 public:
  const Problem& get(const femforge_kernel& kernel, const Options& options) {
    const auto key = std::pair<std::string, std::string>(kernel.cell, kernel.dof_order);
    const auto found = problems_.find(key);
    if (found != problems_.end()) return found->second;
    Problem& problem =
        problems_.emplace(key, problem_for(kernel, static_cast<double>(options.points))).first->second;
    problem.pattern_seconds = time_pattern(problem.space, options.common.target());
    return problem;
  }

 private:
  std::map<std::pair<std::string, std::string>, Problem> problems_;
};

template <class T>
Json measure(const femforge_kernel& kernel, const Problem& problem, const Options& options, double copy) {
  const double error = check<T>(kernel);
  const auto begin = std::chrono::steady_clock::now();
  MeshMatrix<T> matrix(kernel, problem.mesh, problem.space);
  const double setup_seconds = seconds_since(begin);
  const Stream stream(options.common.target());
  TimingOptions timing;
  timing.samples = static_cast<int>(options.common.samples);
  const Timing time = time_work(
      stream, [&](int) { matrix.assemble(stream); }, timing);
  check_rows(matrix);
  const std::int64_t rows = problem.space.num_entries();
  const double cells = static_cast<double>(problem.mesh.num_cells()), seconds = time.median * 1e-3;
  const double bandwidth = cells * kernel.bytes_per_cell / seconds;
  std::printf(
      "%-50s %10.0f cells %9.3f ms %7.3f Gcell/s %7.1f G additions/s  %5.2f TB/s, %5.3f of copy  pattern and "
      "nonzeros %7.1f ms (%.1f Mrow/s), setup %.2f s, %.2f GB  error %.0e\n",
      kernel.name, cells, time.median, cells / seconds * 1e-9,
      cells * kernel.entries_per_cell / seconds * 1e-9, bandwidth * 1e-12, bandwidth / copy,
      problem.pattern_seconds * 1e3, static_cast<double>(rows) / problem.pattern_seconds * 1e-6,
      setup_seconds, static_cast<double>(matrix.bytes()) * 1e-9, error);
  std::fflush(stdout);
  return Json{{"name", kernel.name},
              {"target", kernel.target},
              {"scalar", kernel.scalar},
              {"mapping", kernel.mapping},
              {"cells", problem.mesh.num_cells()},
              {"rows", rows},
              {"entries", matrix.pattern().num_entries()},
              {"assemble", measured(time)},
              {"cells_per_second", measured(cells / seconds)},
              {"bytes_per_cell", measured(kernel.bytes_per_cell)},
              {"bytes_per_second", measured(bandwidth)},
              {"fraction_of_copy", measured(bandwidth / copy)},
              {"pattern_seconds", measured(problem.pattern_seconds)},
              {"setup_seconds", measured(setup_seconds)},
              {"matrix_bytes", static_cast<std::int64_t>(matrix.bytes())},
              {"error", measured(error)}};
}

void run(const Options& options) {
  Report report(options.common.target());
  const double copy = report.copy_bytes_per_second();
  const KernelRegistry all = registry(options.common.target());
  Problems problems;
  for (const femforge_kernel* kernel : all.kernels()) {
    if (!is_wanted(*kernel, options)) continue;
    const Problem& problem = problems.get(*kernel, options);
    report.add(in_scalar(traits_of(*kernel).scalar, [&](auto zero) {
      return measure<decltype(zero)>(*kernel, problem, options, copy);
    }));
    report.write(options.common.json, options.common.command);
  }
  require(!report.is_empty(), "bench_assembly", "no assemble kernel of a scalar form has such a name");
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  bench::Options options;
  options.common.samples = 21;
  CLI::App app("Times the assembly into sparse matrices, and the making of their patterns.",
               "bench_assembly");
  bench::add_common_options(app, options.common, bench::Targets::one, bench::Names::parts);
  bench::add_count(app, "--points", options.points, "points of the mesh, about");
  return bench::run_program(app, argc, argv, options.common, [&] {
    bench::run(options);
    return 0;
  });
}
