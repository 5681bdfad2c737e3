#include "check_runs.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <femforge/device/timing.hpp>
#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/mesh_matrix.hpp>
#include <femforge/kernels/traits.hpp>
#include "cell_run.hpp"
#include "check_inputs.hpp"
#include "vector_run.hpp"

namespace femforge {
namespace {

// One kernel of a scalar type T, whatever it computes.
template <class T>
class Checked {
 public:
  Checked(const femforge_kernel& kernel, const KernelRegistry& registry, const CheckInputs& files,
          int samples, std::int32_t variant)
      : kernel_(kernel),
        traits_(traits_of(kernel)),
        files_(files),
        samples_(samples),
        variant_(variant),
        stream_(traits_.target) {
    if (const femforge_kernel* producer = registry.geometry_of(kernel))
      geometry_ = run_once(KernelInputs<T>(*producer, files.mesh()), num_cells());
  }

  CheckedKernel run() const {
    if (traits_.reads_vectors() && traits_.scatter != Scatter::element) return run_on_vectors();
    if (traits_.kind == KernelKind::assemble && is_full()) return run_on_matrix();
    return run_by_cells();
  }

 private:
  using Launch = std::function<void(const Stream&)>;
  using Result = std::function<std::vector<T>()>;

  bool is_full() const { return kernel_.entries_per_cell == kernel_.rows * kernel_.columns; }

  // The first launch is compared, the others are timed.
  CheckedKernel judge(const Launch& launch_once, const Result& result, const std::string& reference) const {
    launch_once(stream_);
    stream_.synchronize();
    const std::vector<T> expected = files_.template values<T>("." + reference);
    const std::string magnitudes = "." + reference + "_magnitudes";
    const int entries = kernel_.entries_per_cell;
    CheckedKernel checked;
    checked.comparison = files_.has(magnitudes)
                             ? compare(result(), expected, entries, files_.template values<T>(magnitudes))
                             : compare(result(), expected, entries);
    const TimingOptions options{1, samples_, 1};
    checked.milliseconds = time_work(
                               stream_, [&](int) { launch_once(stream_); }, options)
                               .median;
    return checked;
  }

  std::int64_t num_cells() const { return files_.mesh().num_cells(); }

  // Each cell on its own; packed matrices, too: they have no place in matrices by rows.
  CheckedKernel run_by_cells() const {
    KernelInputs<T> inputs(kernel_, files_.mesh());
    set_fields(inputs);
    if (!geometry_.empty()) inputs.set_geometry(geometry_);
    CellRun<T> run(std::move(inputs), num_cells(),
                   traits_.kind == KernelKind::apply ? files_.template values<T>(".x") : std::vector<T>());
    run.take_variant(variant_);
    return judge([&](const Stream& stream) { run.launch(stream); }, [&] { return run.output(); },
                 traits_.kind == KernelKind::element_tensor ? "reference" : "cells_reference");
  }

  // Coefficients by cells, and constants.
  template <class Bound>
  void set_fields(Bound& bound) const {
    const std::vector<std::vector<T>> coefficients = files_.template coefficients<T>();
    const std::vector<std::vector<T>> constants = files_.template constants<T>();
    for (int k = 0; k < kernel_.num_coefficients; ++k) bound.set_coefficient(k, coefficients[index(k)]);
    for (int k = 0; k < kernel_.num_constants; ++k) bound.set_constant(k, constants[index(k)]);
  }

  // An L-vector of values that are given by cells.
  std::vector<T> l_vector(const std::vector<T>& by_cell, const Restriction& space) const {
    const std::vector<std::int64_t> entries = entries_of_cells(space, traits_.component_order);
    require(by_cell.size() == entries.size(), kernel_.name, "the values are not of the space");
    std::vector<T> result(index(space.num_entries()), T(1));
    for (std::size_t k = 0; k < entries.size(); ++k) result[index(entries[k])] = by_cell[k];
    return result;
  }

  CheckedKernel run_on_vectors() const {
    const Restriction rows = files_.restriction(traits_.by_cells() ? ".stored" : ".rows");
    std::optional<Restriction> columns;
    if (kernel_.trial_nodes != 0) columns.emplace(files_.restriction(".columns"));
    VectorData<T> data{files_.template coefficients<T>(), files_.template constants<T>(), geometry_, {}, {}};
    const std::string second = second_space(kernel_).element;
    for (int k = 0; k < kernel_.num_coefficients; ++k) {
      const Restriction& space = second == kernel_.coefficients[k].element ? *columns : rows;
      if (kernel_.coefficients[k].vector != 0)
        data.coefficients[index(k)] = l_vector(data.coefficients[index(k)], space);
    }
    if (traits_.kind == KernelKind::apply)
      data.x = l_vector(files_.template values<T>(".x"), columns ? *columns : rows);
    if (kernel_.constraints != 0) data.constrained = files_.integers(".constrained");
    VectorRun<T> bound(kernel_, files_.mesh(), {rows, columns ? &*columns : nullptr}, data);
    bound.take_variant(variant_);
    return judge([&](const Stream& stream) { bound.add(stream); },
                 [&] { return bound.by_cell(bound.output()); }, "reference");
  }

  CheckedKernel run_on_matrix() const {
    const Restriction rows = files_.restriction(".rows");
    const std::vector<std::int64_t> constrained = files_.integers(".constrained");
    if (!files_.has(".columns")) {
      MeshMatrix<T> matrix(kernel_, files_.mesh(), rows, constrained);
      return run_on_matrix(matrix, rows, rows);
    }
    const Restriction columns = files_.restriction(".columns");
    MeshMatrix<T> matrix(kernel_, files_.mesh(), rows, columns, {constrained, {}});
    return run_on_matrix(matrix, rows, columns);
  }

  CheckedKernel run_on_matrix(MeshMatrix<T>& matrix, const Restriction& rows,
                              const Restriction& columns) const {
    set_fields(matrix);
    return judge([&](const Stream& stream) { matrix.assemble(stream); },
                 [&] { return by_cell(matrix.to_host(), rows, columns); }, "reference");
  }

  // The entries of a matrix that belong to each cell. [cell][row][column]
  std::vector<T> by_cell(const CsrMatrix& matrix, const Restriction& rows, const Restriction& columns) const {
    const std::vector<std::int64_t> row_dofs = entries_of_cells(rows, traits_.component_order);
    const std::vector<std::int64_t> column_dofs = entries_of_cells(columns, traits_.component_order);
    std::vector<T> result;
    for (std::int64_t cell = 0; cell < rows.num_cells(); ++cell)
      for (int i = 0; i < kernel_.rows; ++i)
        for (int j = 0; j < kernel_.columns; ++j)
          result.push_back(entry(matrix, row_dofs[index(cell * kernel_.rows + i)],
                                 column_dofs[index(cell * kernel_.columns + j)]));
    return result;
  }

  // Zero where the matrix has no place for it.
  static T entry(const CsrMatrix& matrix, std::int64_t row, std::int64_t column) {
    const auto begin = matrix.columns.begin() + matrix.row_begin[index(row)];
    const auto end = matrix.columns.begin() + matrix.row_begin[index(row + 1)];
    const auto found = std::lower_bound(begin, end, column);
    if (found == end || *found != column) return 0;
    return static_cast<T>(matrix.values[index(found - matrix.columns.begin())]);
  }

  const femforge_kernel& kernel_;
  KernelTraits traits_;
  const CheckInputs& files_;
  int samples_;
  std::int32_t variant_;
  Stream stream_;
  std::vector<T> geometry_;
};

}  // namespace

CheckedKernel check_kernel(const femforge_kernel& kernel, const KernelRegistry& registry,
                           const std::string& folder, int samples, std::int32_t variant) {
  const CheckInputs files(kernel, folder);
  return in_scalar(traits_of(kernel).scalar, [&](auto zero) {
    return Checked<decltype(zero)>(kernel, registry, files, samples, variant).run();
  });
}

}  // namespace femforge
