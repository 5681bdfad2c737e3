#include <algorithm>
#include <limits>
#include <type_traits>
#include <utility>

#include <femforge/index.hpp>
#include <femforge/sparse/matrix_pattern.hpp>
#include "device/backend.hpp"
#include "sparse/pattern_space.hpp"

namespace femforge {
namespace {

const char* const place_of_pattern = "MatrixPattern";
constexpr std::int64_t most_narrow = std::numeric_limits<std::int32_t>::max();

bool fits_narrow(const Restriction& space) {
  return space.num_entries() <= most_narrow &&
         static_cast<std::int64_t>(space.offsets().size()) <= most_narrow;
}

// Whether 64 bits are taken. @throws Error if 32 are asked for and do not suffice.
bool takes_wide(IndexBits asked, bool fits, const char* what) {
  if (asked == IndexBits::narrow && !fits)
    throw Error(place_of_pattern, std::string(what) + " do not fit in 32 bits", "ask for 64 bits");
  return asked == IndexBits::wide || (asked == IndexBits::fitting && !fits);
}

DeviceIndices make_indices(Target target, bool wide, std::int64_t size) {
  if (wide) return DeviceArray<std::int64_t>(target, index(size));
  return DeviceArray<std::int32_t>(target, index(size));
}

IndexView view(DeviceArray<std::int32_t>& array) {
  return {array.data(), nullptr};
}
IndexView view(DeviceArray<std::int64_t>& array) {
  return {nullptr, array.data()};
}
ConstIndexView view(const DeviceArray<std::int32_t>& array) {
  return {array.data(), nullptr};
}
ConstIndexView view(const DeviceArray<std::int64_t>& array) {
  return {nullptr, array.data()};
}

// Each once, ascending.
std::vector<std::int64_t> checked(std::vector<std::int64_t> dofs, std::int64_t num_entries) {
  std::sort(dofs.begin(), dofs.end());
  dofs.erase(std::unique(dofs.begin(), dofs.end()), dofs.end());
  for (const std::int64_t dof : dofs)
    if (dof < 0 || dof >= num_entries)
      throw Error(place_of_pattern, "constrained dof " + std::to_string(dof) + " is none of the " +
                                        std::to_string(num_entries) + " entries of the L-vector");
  return dofs;
}

}  // namespace

template <class Index>
const PatternBackend<Index>& pattern_backend(Target target) {
  static_cast<void>(backend(target));  // refuses what is not built
#if FEMFORGE_WITH_CUDA
  if (target == Target::cuda) return cuda_patterns<Index>();
#endif
#if FEMFORGE_WITH_HIP
  if (target == Target::hip) return hip_patterns<Index>();
#endif
  return cpu_patterns<Index>();
}
template const PatternBackend<std::int32_t>& pattern_backend<std::int32_t>(Target);
template const PatternBackend<std::int64_t>& pattern_backend<std::int64_t>(Target);

MatrixPattern::MatrixPattern(Target target, const Restriction& space,
                             const std::vector<std::int64_t>& constrained, const PatternOptions& options)
    : MatrixPattern(target, space, space, true, {constrained, constrained}, options) {}

MatrixPattern::MatrixPattern(Target target, const Restriction& rows, const Restriction& columns,
                             const ConstrainedDofs& constrained, const PatternOptions& options)
    : MatrixPattern(target, rows, columns, false, constrained, options) {}

MatrixPattern::MatrixPattern(Target target, const Restriction& rows, const Restriction& columns, bool square,
                             const ConstrainedDofs& constrained, const PatternOptions& options)
    : row_begin_(target, 0),
      columns_(DeviceArray<std::int32_t>(target, 0)),
      nonzeros_(DeviceArray<std::int32_t>(target, 0)),
      constrained_diagonal_(target, 0),
      num_columns_(columns.num_entries()),
      num_cells_(rows.num_cells()),
      rows_per_cell_(rows.nodes_per_cell() * rows.components()),
      columns_per_cell_(columns.nodes_per_cell() * columns.components()) {
  require(rows.num_cells() == columns.num_cells(), place_of_pattern,
          "the restrictions have different numbers of cells");
  const ConstrainedDofs each_once{checked(constrained.rows, rows.num_entries()),
                                  checked(constrained.columns, columns.num_entries())};
  if (takes_wide(options.columns, fits_narrow(rows) && fits_narrow(columns), "columns"))
    build<std::int64_t>(rows, columns, square, each_once, options);
  else
    build<std::int32_t>(rows, columns, square, each_once, options);
}

template <class Index>
void MatrixPattern::build(const Restriction& rows, const Restriction& columns, bool square,
                          const ConstrainedDofs& constrained, const PatternOptions& options) {
  const Target target = row_begin_.target();
  const Stream stream(target);
  const PatternBackend<Index>& backend = pattern_backend<Index>(target);
  const PatternSpaces<Index> spaces(target, rows, columns, constrained, options.components);
  const SpacePair<Index> views = spaces.views();
  const DeviceArray<std::int64_t> diagonal(target, square ? constrained.rows : std::vector<std::int64_t>{});
  PatternArrays<Index> made = backend.build(views, diagonal, stream);
  const PatternView<Index> pattern{rows.num_entries(), made.row_begin.data(), made.columns.data()};
  constrained_diagonal_ = DeviceArray<std::int64_t>(target, diagonal.size());
  backend.find_diagonal(static_cast<std::int64_t>(diagonal.size()), diagonal.data(), pattern,
                        constrained_diagonal_.data(), stream);
  if (options.lists_nonzeros) {
    const auto num_entries = static_cast<std::int64_t>(made.columns.size());
    nonzeros_ = make_indices(target, takes_wide(options.nonzeros, num_entries <= most_narrow, "nonzeros"),
                             num_cells_ * rows_per_cell_ * columns_per_cell_);
    std::visit([&](auto& nonzeros) { backend.write_nonzeros(views, pattern, view(nonzeros), stream); },
               nonzeros_);
  }
  stream.synchronize();
  row_begin_ = std::move(made.row_begin);
  columns_ = std::move(made.columns);
}

template <class Index>
DeviceIndices MatrixPattern::find_nonzeros(const Restriction& rows, const Restriction& columns,
                                           const ConstrainedDofs& constrained,
                                           const PatternOptions& options) const {
  const Stream stream(target());
  const PatternSpaces<Index> spaces(target(), rows, columns, constrained, options.components);
  const PatternView<Index> pattern{num_rows(), row_begin_.data(),
                                   std::get<DeviceArray<Index>>(columns_).data()};
  const std::int64_t per_cell = std::int64_t{rows.nodes_per_cell()} * rows.components() *
                                columns.nodes_per_cell() * columns.components();
  DeviceIndices found =
      make_indices(target(), takes_wide(options.nonzeros, num_entries() <= most_narrow, "nonzeros"),
                   rows.num_cells() * per_cell);
  std::visit(
      [&](auto& nonzeros) {
        pattern_backend<Index>(target()).write_nonzeros(spaces.views(), pattern, view(nonzeros), stream);
      },
      found);
  stream.synchronize();
  return found;
}

DeviceIndices MatrixPattern::nonzeros_of(const Restriction& rows, const Restriction& columns,
                                         const ConstrainedDofs& constrained,
                                         const PatternOptions& options) const {
  require(rows.num_cells() == columns.num_cells() && rows.num_entries() == num_rows() &&
              columns.num_entries() == num_columns_,
          "MatrixPattern::nonzeros_of", "the restrictions are not of this matrix");
  const ConstrainedDofs each_once{checked(constrained.rows, rows.num_entries()),
                                  checked(constrained.columns, columns.num_entries())};
  if (std::holds_alternative<DeviceArray<std::int64_t>>(columns_))
    return find_nonzeros<std::int64_t>(rows, columns, each_once, options);
  return find_nonzeros<std::int32_t>(rows, columns, each_once, options);
}

std::int64_t MatrixPattern::num_entries() const {
  return std::visit([](const auto& columns) { return static_cast<std::int64_t>(columns.size()); }, columns_);
}

DeviceArray<std::int32_t> MatrixPattern::row_begin_int32() const {
  require(num_entries() <= most_narrow, "MatrixPattern::row_begin_int32",
          "the matrix has too many entries for 32 bits", "use row_begin, of 64 bits");
  const Stream stream(target());
  DeviceArray<std::int32_t> result(target(), row_begin_.size());
  pattern_backend<std::int32_t>(target()).narrow(static_cast<std::int64_t>(result.size()), row_begin_.data(),
                                                 result.data(), stream);
  stream.synchronize();
  return result;
}

template <class Index>
void MatrixPattern::coordinates(Index* rows, Index* columns, const Stream& stream) const {
  const char* const here = "MatrixPattern::write_coordinates";
  require(stream.target() == target(), here, "the stream belongs to another target");
  const std::int64_t count = num_cells_ * rows_per_cell_ * columns_per_cell_;
  require(count == 0 || (rows != nullptr && columns != nullptr), here, "a pointer is null");
  constexpr auto most = static_cast<std::int64_t>(std::numeric_limits<Index>::max());
  require(std::max(num_rows(), num_columns_) <= most, here, "the indices do not fit in 32 bits",
          "use indices of 64 bits");
  const auto out = [](Index* array) {
    if constexpr (sizeof(Index) == 4)
      return IndexView{array, nullptr};
    else
      return IndexView{nullptr, array};
  };
  std::visit(
      [&](const auto& stored, const auto& nonzeros) {
        using Column = std::remove_const_t<std::remove_pointer_t<decltype(stored.data())>>;
        pattern_backend<Column>(target()).write_coordinates(
            count, {num_rows(), row_begin_.data(), stored.data(), view(nonzeros), out(rows), out(columns)},
            stream);
      },
      columns_, nonzeros_);
}
void MatrixPattern::write_coordinates(std::int32_t* rows, std::int32_t* columns, const Stream& stream) const {
  coordinates(rows, columns, stream);
}
void MatrixPattern::write_coordinates(std::int64_t* rows, std::int64_t* columns, const Stream& stream) const {
  coordinates(rows, columns, stream);
}

CsrMatrix MatrixPattern::to_host() const {
  CsrMatrix result;
  result.num_rows = num_rows();
  result.num_columns = num_columns_;
  result.row_begin = row_begin_.to_host();
  std::visit(
      [&](const auto& columns) {
        const auto values = columns.to_host();
        result.columns.assign(values.begin(), values.end());
      },
      columns_);
  result.values.assign(result.columns.size(), 0.0);
  return result;
}

std::size_t MatrixPattern::bytes() const noexcept {
  std::size_t total = (row_begin_.size() + constrained_diagonal_.size()) * sizeof(std::int64_t);
  for (const DeviceIndices* indices : {&columns_, &nonzeros_}) {
    if (const auto* narrow = std::get_if<DeviceArray<std::int32_t>>(indices)) total += narrow->size() * 4;
    if (const auto* wide = std::get_if<DeviceArray<std::int64_t>>(indices)) total += wide->size() * 8;
  }
  return total;
}

}  // namespace femforge
