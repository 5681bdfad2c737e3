#include "blas/measure.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/tools/sample_data.hpp>
#include "blas/library.hpp"
#include "operators/measure.hpp"

namespace bench {
namespace {

using namespace femforge;

constexpr std::uint64_t seed = 99;
constexpr std::int64_t compared_cells = 6;

Mesh first_cells(const Mesh& mesh, std::int64_t count) {
  Mesh result = mesh;
  result.cells.resize(index(count) * index(mesh.num_nodes()));
  return result;
}

// Whether a kernel is this action on E-vectors of scalar elements of an order.
bool is_beside(const femforge_kernel& kernel, const Table& table, Scalar scalar) {
  const KernelTraits traits = traits_of(kernel);
  const std::string order = std::to_string(table.order);
  const std::string element = kernel.row_element;
  return traits.kind == KernelKind::apply && traits.scatter == Scatter::element &&
         traits.cell == CellType::tetrahedron && traits.scalar == scalar &&
         traits.dof_order == DofOrder::ufcx && kernel.coordinate_nodes == num_lattice_nodes(traits.cell, 1) &&
         (element == "P" + order || element == "DP" + order) && kernel.num_coefficients == 0 &&
         kernel.num_constants == 0 && kernel.form_file == std::string(to_string(table.action)) + ".form";
}

// Vectors for one action on the largest mesh, and what is known of it.
template <class T>
class Problem {
 public:
  Problem(Action action, int order, const Mesh& mesh, Target target, std::int64_t most_cells)
      : table_(make_table(action, order)),
        mesh_(mesh),
        x_host_(random_values<T>(seed, most_cells * table_.dofs)),
        x_(target, x_host_),
        y_(target, x_host_.size()) {}
  const Table& table() const { return table_; }
  const Mesh& mesh() const { return mesh_; }
  const T* x() const { return x_.data(); }
  T* y() { return y_.data(); }
  void poison() { y_.poison(); }

  /// Compares some cells with plain loops. @returns the difference, relative to the largest entry.
  /// @throws Error if it is too large.
  double check(std::int64_t cells, const std::string& name) const {
    const Stream stream(y_.target());
    const auto dofs = index(table_.dofs);
    std::vector<T> y(dofs);
    double largest = 0;
    double difference = 0;
    for (std::int64_t k = 0; k < std::min(compared_cells, cells); ++k) {
      const std::int64_t cell = cells <= compared_cells ? k : k * (cells - 1) / (compared_cells - 1);
      const std::size_t first = index(cell) * dofs;
      copy_to_host(y.data(), y_.data() + first, dofs * sizeof(T), stream);
      const T* own_x = &x_host_[first];
      const auto expected = plain_action(table_.action, table_.order, mesh_, cell, {own_x, own_x + dofs});
      for (std::size_t i = 0; i < dofs; ++i) {
        const double apart = std::abs(static_cast<double>(y[i]) - expected[i]);
        difference = std::isfinite(apart) ? std::max(difference, apart) : HUGE_VAL;
        largest = std::max(largest, std::abs(expected[i]));
      }
    }
    const double tolerance = scalar_of<T> == Scalar::float32 ? 1e-4 : 1e-11;
    if (!(difference <= tolerance * largest))
      throw Error(name, "its result differs from that of plain loops by " +
                            std::to_string(difference / largest) + " of the largest entry");
    return difference / largest;
  }

 private:
  Table table_;
  const Mesh& mesh_;
  std::vector<T> x_host_;
  DeviceArray<T> x_;
  DeviceArray<T> y_;
};

// What was measured of anything: nodes are entries of E-vectors, dofs those of a continuous space on a large
// mesh, p^3/6 of a cell.
Json describe(const Table& table, Scalar scalar, std::int64_t cells, const Timing& time, double flops,
              double error) {
  const double per_second = static_cast<double>(cells) / (time.median * 1e-3);
  const double dofs = std::pow(table.order, 3) / 6;
  return Json{{"action", to_string(table.action)},
              {"order", table.order},
              {"scalar", to_string(scalar)},
              {"elements", cells},
              {"milliseconds", measured(time)},
              {"gnodes", measured(per_second * table.dofs * 1e-9)},
              {"gdofs", measured(per_second * dofs * 1e-9)},
              {"flops_per_cell", measured(flops)},
              {"tflops", measured(per_second * flops * 1e-12)},
              {"error", measured(error)}};
}

void print(const Json& row) {
  std::printf("%-8s p=%d %s %7lld cells  %-40s %9.4f ms %8.3f Gnodes/s %7.2f TF/s  error %.0e\n",
              row["action"].get<std::string>().c_str(), row["order"].get<int>(),
              row["scalar"].get<std::string>().c_str(), row["elements"].get<long long>(),
              row["method"].get<std::string>().c_str(), row["milliseconds"]["median"].get<double>(),
              row["gnodes"].get<double>(), row["tflops"].get<double>(), row["error"].get<double>());
  std::fflush(stdout);
}

// Times of one step with its best split.
struct Step {
  Timing time;
  Split split;
};

template <class T>
class LibraryRun {
 public:
  LibraryRun(Problem<T>& problem, const DeviceArray<T>& factors, const BlasOptions& options,
             std::int64_t most_cells)
      : problem_(problem),
        factors_(factors),
        options_(options),
        library_(make_library<T>(factors.target(), problem.table())),
        u_(factors.target(), index(most_cells) * index(problem.table().rows())),
        stream_(factors.target()) {}

  void measure(std::int64_t cells, const AddRow& add) {
    // Samples first: products are timed with the numbers that they have in an action.
    const Step sample = step(cells, true, {});
    const Step integrate = step(cells, false, {});
    add(row(cells, "one GEMM", sample, integrate));
    std::vector<Split> splits;
    for (const std::int64_t eta : options_.etas)
      if (eta < cells) splits.push_back({eta});
    if (splits.empty() || factors_.target() == Target::cpu) return;
    const Step batched_sample = best(cells, true, splits);
    const Step batched_integrate = best(cells, false, splits);
    add(row(cells, "batched GEMM", batched_sample, batched_integrate));
  }

 private:
  template <class Work>
  Timing time(std::int64_t cells, const Work& work) const {
    const int calls = calls_in_graph(stream_, cells * problem_.table().dofs);
    return time_in_graph(stream_, work, calls, static_cast<int>(options_.common.samples));
  }
  void queue(std::int64_t cells, bool samples, Split split, const Stream& on) {
    if (samples)
      library_->sample(cells, problem_.x(), u_.data(), split, on);
    else
      library_->integrate(cells, u_.data(), problem_.y(), split, on);
  }
  Step step(std::int64_t cells, bool samples, Split split) {
    queue(cells, samples, split, stream_);  // once outside of a graph: the library loads what it needs
    stream_.synchronize();
    return {time(cells, [&](const Stream& on) { queue(cells, samples, split, on); }), split};
  }
  Step best(std::int64_t cells, bool samples, const std::vector<Split>& splits) {
    Step result = step(cells, samples, splits.front());
    for (std::size_t k = 1; k < splits.size(); ++k) {
      Step other = step(cells, samples, splits[k]);
      if (other.time.median < result.time.median) result = std::move(other);
    }
    return result;
  }
  Json row(std::int64_t cells, const char* method, const Step& sample, const Step& integrate) {
    const Table& table = problem_.table();
    const auto whole = [&](const Stream& on) {
      queue(cells, true, sample.split, on);
      library_->scale(cells, factors_.data(), u_.data(), on);
      queue(cells, false, integrate.split, on);
    };
    u_.poison();
    problem_.poison();
    whole(stream_);
    stream_.synchronize();
    const double error = problem_.check(cells, std::string(library_->name()) + ", " + method);
    const Timing all = time(cells, whole);
    // What it scales it scales again and again: to zeros here, so that nothing overflows.
    u_.fill(T(0));
    const Timing scale =
        time(cells, [&](const Stream& on) { library_->scale(cells, factors_.data(), u_.data(), on); });
    Json result = describe(table, scalar_of<T>, cells, all, table.flops_per_cell(), error);
    result["method"] = std::string(library_->name()) + ", " + method;
    result["parts"] = {{"sample", measured(sample.time)},
                       {"scale", measured(scale)},
                       {"integrate", measured(integrate.time)}};
    if (sample.split.eta != 0) result["eta"] = {sample.split.eta, integrate.split.eta};
    return result;
  }

  Problem<T>& problem_;
  const DeviceArray<T>& factors_;
  const BlasOptions& options_;
  std::unique_ptr<Library<T>> library_;
  DeviceArray<T> u_;
  Stream stream_;
};

template <class T>
Json measure_kernel(const femforge_kernel& kernel, Problem<T>& problem, std::int64_t cells,
                    const KernelRegistry& registry, const BlasOptions& options,
                    double copy_bytes_per_second) {
  const Table& table = problem.table();
  const Mesh mesh = first_cells(problem.mesh(), cells);
  MeshKernel<T> bound(kernel, mesh, restriction_of_cells(cells, table.dofs, 1));
  if (const femforge_kernel* geometry = registry.geometry_of(kernel)) bound.compute_geometry(*geometry, mesh);
  const Stream stream(bound.target());
  problem.poison();
  bound.add(problem.x(), problem.y(), stream);
  stream.synchronize();
  const double error = problem.check(cells, kernel.name);
  const Timing time = time_in_graph(
      stream, [&](const Stream& on) { bound.add(problem.x(), problem.y(), on); },
      calls_in_graph(stream, cells * table.dofs), static_cast<int>(options.common.samples));
  Json row = describe(table, scalar_of<T>, cells, time, kernel.flops_per_cell, error);
  row["method"] = kernel.name;
  row["fraction_of_copy"] = measured(static_cast<double>(cells) * kernel.bytes_per_cell /
                                     (time.median * 1e-3) / copy_bytes_per_second);
  return row;
}

}  // namespace

template <class T>
void measure_action(Action action, int order, const Mesh& mesh, const KernelRegistry& registry,
                    const BlasOptions& options, double copy_bytes_per_second, Failures& failures,
                    const AddRow& add) {
  const Target target = options.common.target();
  const std::int64_t most = *std::max_element(options.elements.begin(), options.elements.end());
  Problem<T> problem(action, order, mesh, target, most);
  const std::vector<double> values = factors_of(action, first_cells(mesh, most));
  const DeviceArray<T> factors(target, std::vector<T>(values.begin(), values.end()));
  const AddRow say = [&](Json row) {
    print(row);
    add(std::move(row));
  };
  failures.attempt("library, " + std::string(to_string(action)) + " of order " + std::to_string(order),
                   to_string(target), [&] {
                     LibraryRun<T> run(problem, factors, options, most);
                     for (const std::int64_t cells : options.elements) run.measure(cells, say);
                   });
  for (const femforge_kernel* kernel : registry.kernels()) {
    if (!options.common.names(kernel->name) || !is_beside(*kernel, problem.table(), scalar_of<T>)) continue;
    failures.attempt(kernel->name, kernel->target, [&] {
      for (const std::int64_t cells : options.elements)
        say(measure_kernel(*kernel, problem, cells, registry, options, copy_bytes_per_second));
    });
  }
}
template void measure_action<float>(Action, int, const Mesh&, const KernelRegistry&, const BlasOptions&,
                                    double, Failures&, const AddRow&);
template void measure_action<double>(Action, int, const Mesh&, const KernelRegistry&, const BlasOptions&,
                                     double, Failures&, const AddRow&);

}  // namespace bench
