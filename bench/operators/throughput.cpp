#include "throughput.hpp"

#include <cstdio>
#include <optional>

#include <femforge/error.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>
#include "measure.hpp"
#include "reference.hpp"
#include "spmv.hpp"

namespace bench {
namespace {

using namespace femforge;

template <class T>
std::vector<double> to_doubles(const DeviceArray<T>& array) {
  const std::vector<T> values = array.to_host();
  return {values.begin(), values.end()};
}

struct Product {
  SpmvResult result;
  double difference;  ///< of the operator's result to the matrix's
};

// Nothing if there is no kernel that assembles the matrix.
template <class T>
std::optional<Product> measure_product(const MeshOperator<T>& matrix, const KernelRegistry& registry,
                                       const Space& space, const DeviceArray<T>& x, DeviceArray<T>& y,
                                       const Stream& stream, int samples) {
  const femforge_kernel& kernel = matrix.kernel().kernel();
  const femforge_kernel* assembling = counterpart(kernel, registry, KernelKind::assemble, scalar_of<T>);
  if (assembling == nullptr) return std::nullopt;
  matrix.apply(x.data(), y.data(), stream);
  stream.synchronize();
  const std::vector<double> own = to_doubles(y);
  const MeshMatrix<T> assembled = assemble<T>(*assembling, space);
  TimingOptions timing;
  timing.samples = samples;
  timing.launches_per_sample = calls_in_graph(stream, matrix.size());
  Product product{time_spmv(assembled, x.data(), y.data(), stream, timing), 0};
  product.difference = relative_difference(own, to_doubles(y));
  if (!(product.difference <= tolerance_of(kernel)))
    throw Error(kernel.name, "its result differs from that of the assembled matrix by " +
                                 std::to_string(product.difference) + " of the largest entry");
  return product;
}

Json describe(const Product& product, std::int64_t dofs, const Timing& add, const Timing& apply) {
  const double milliseconds = product.result.timing.median;
  return Json{{"library", product.result.library},
              {"milliseconds", measured(product.result.timing)},
              {"gdofs", measured(gdofs(dofs, milliseconds))},
              {"entries", product.result.entries},
              {"matrix_bytes", static_cast<std::int64_t>(product.result.bytes)},
              {"ratio_add", measured(milliseconds / add.median)},
              {"ratio_apply", measured(milliseconds / apply.median)},
              {"difference", measured(product.difference)}};
}

Json describe(const CgTimes& times, std::int64_t dofs) {
  return Json{{"iteration", measured(times.iteration)},
              {"gdofs", measured(gdofs(dofs, times.iteration.median))},
              {"apply", measured(times.apply)},
              {"project", measured(times.project)},
              {"update", measured(times.update)},
              {"of_parts", measured(times.iteration.median / times.sum_of_parts())},
              {"graph", times.used_graph}};
}

Json describe(const femforge_kernel& kernel, const Space& space, const Options& options, double error) {
  return Json{{"name", kernel.name},
              {"target", kernel.target},
              {"scalar", kernel.scalar},
              {"order", to_string(options.order)},
              {"block_cells", space.block_cells},
              {"divisions", space.divisions},
              {"cells", space.mesh.num_cells()},
              {"dofs", space.restriction.num_entries()},
              {"scatter", kernel.scatter},
              {"macro_cells", kernel.macro_cells},
              {"element_batch", kernel.element_batch},
              {"error", measured(error)}};
}

struct Speed {
  Timing add;
  Timing apply;
  double bytes_per_second;  ///< of y += A x, as the descriptor counts them
  double flops_per_second;
};

template <class T>
Speed measure_speed(const MeshOperator<T>& matrix, std::int64_t num_cells, const DeviceArray<T>& x,
                    DeviceArray<T>& y, const Stream& stream, int samples) {
  const femforge_kernel& kernel = matrix.kernel().kernel();
  const int calls = calls_in_graph(stream, matrix.size());
  const auto time = [&](const Graph::Work& work) { return time_in_graph(stream, work, calls, samples); };
  y.fill(T(0));
  Speed speed;
  speed.add = time([&](const Stream& on) { matrix.kernel().add(x.data(), y.data(), on); });
  speed.apply = time([&](const Stream& on) { matrix.apply(x.data(), y.data(), on); });
  const double cells_per_second = static_cast<double>(num_cells) / (speed.add.median * 1e-3);
  speed.bytes_per_second = cells_per_second * kernel.bytes_per_cell;
  speed.flops_per_second = cells_per_second * kernel.flops_per_cell;
  return speed;
}

void print(const femforge_kernel& kernel, std::int64_t dofs, const Speed& speed, double fraction_of_copy,
           double error) {
  std::printf(
      "%-60s %10lld dofs  y += A x %9.4f ms %6.2f GDoF/s  y = A x %9.4f ms %6.2f GDoF/s  %5.3f of copy %7.0f "
      "GF/s  error %.0e",
      kernel.name, static_cast<long long>(dofs), speed.add.median, gdofs(dofs, speed.add.median),
      speed.apply.median, gdofs(dofs, speed.apply.median), fraction_of_copy, speed.flops_per_second * 1e-9,
      error);
}

void print(const std::optional<Product>& product, std::int64_t dofs, const Speed& speed) {
  if (!product) {
    std::printf("  no kernel assembles its matrix");
    return;
  }
  const double milliseconds = product->result.timing.median;
  std::printf("  %5.2f and %5.2f x %s (%.2f GDoF/s)", milliseconds / speed.add.median,
              milliseconds / speed.apply.median, product->result.library.c_str(), gdofs(dofs, milliseconds));
}

void print(const CgTimes& times, std::int64_t dofs) {
  std::printf("  CG iteration %.4f ms %.2f GDoF/s, %.3f of its parts", times.iteration.median,
              gdofs(dofs, times.iteration.median), times.iteration.median / times.sum_of_parts());
}

}  // namespace

template <class T>
Json measure_throughput(const femforge_kernel& kernel, const KernelRegistry& registry, const Space& space,
                        const Options& options, double copy_bytes_per_second, double error) {
  const Target target = target_of(kernel);
  MeshOperator<T> matrix(kernel, space.mesh, space.restriction);
  const auto vectors = set_data(matrix.kernel(), registry, space);
  const std::int64_t dofs = matrix.size();
  const DeviceArray<T> x(target, random_values<T>(99, dofs));
  DeviceArray<T> y(target, x.size());
  const Stream stream(target);
  const Speed speed =
      measure_speed(matrix, space.mesh.num_cells(), x, y, stream, static_cast<int>(options.common.samples));
  const double fraction = speed.bytes_per_second / copy_bytes_per_second;
  print(kernel, dofs, speed, fraction, error);
  Json row = describe(kernel, space, options, error);
  row["operator_bytes"] = static_cast<std::int64_t>(matrix.kernel().bytes());
  row["calls_in_graph"] = calls_in_graph(stream, dofs);
  row["add"] = measured(speed.add);
  row["apply"] = measured(speed.apply);
  row["gdofs_add"] = measured(gdofs(dofs, speed.add.median));
  row["gdofs_apply"] = measured(gdofs(dofs, speed.apply.median));
  row["bytes_per_cell"] = measured(kernel.bytes_per_cell);
  row["fraction_of_copy"] = measured(fraction);
  row["flops_per_second"] = measured(speed.flops_per_second);
  if (options.spmv) {
    // Of high degrees the matrix may have no room; what was measured without it stays.
    try {
      const auto product =
          measure_product(matrix, registry, space, x, y, stream, static_cast<int>(options.common.samples));
      if (product) row["spmv"] = describe(*product, dofs, speed.add, speed.apply);
      print(product, dofs, speed);
    } catch (const std::exception& error) {
      row["spmv"] = {{"failed", message_of(error)}};
    }
  }
  if (options.cg) {
    const CgTimes times = time_cg(matrix, x, static_cast<int>(options.common.samples));
    row["cg"] = describe(times, dofs);
    print(times, dofs);
  }
  std::printf("\n");
  std::fflush(stdout);
  return row;
}

template Json measure_throughput<float>(const femforge_kernel&, const KernelRegistry&, const Space&,
                                        const Options&, double, double);
template Json measure_throughput<double>(const femforge_kernel&, const KernelRegistry&, const Space&,
                                         const Options&, double, double);

}  // namespace bench
