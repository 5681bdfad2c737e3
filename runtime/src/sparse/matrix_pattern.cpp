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
         static_cast<std::int64_t>(space.offsets().size()) * space.components() <= most_narrow;
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

int rows_of_cell(const Restriction& space) {
  return space.nodes_per_cell() * space.components();
}

// The parts of the cells of one kind; none where all entries are used.
std::vector<UsedPart> one_part(const UsedEntries& used, const Restriction& rows, const Restriction& columns) {
  if (used.all()) return {};
  require(used.rows() == rows_of_cell(rows) && used.columns() == rows_of_cell(columns), place_of_pattern,
          "the used entries are those of other element matrices");
  return {{used, rows.num_cells(), used.rows(), used.columns()}};
}

// Cells of several kinds in one list: where some have fewer nodes than others, they name their first one
// again.
Restriction joined(const std::vector<Restriction>& parts) {
  RestrictionLayout layout = parts.front().layout();
  for (const Restriction& part : parts)
    layout.nodes_per_cell = std::max(layout.nodes_per_cell, part.nodes_per_cell());
  std::vector<std::int64_t> offsets;
  for (const Restriction& part : parts)
    for (std::int64_t cell = 0; cell < part.num_cells(); ++cell)
      for (int node = 0; node < layout.nodes_per_cell; ++node)
        offsets.push_back(part.offset(cell, node < part.nodes_per_cell() ? node : 0));
  return {std::move(offsets), layout};
}

void check_parts(const std::vector<PatternPart>& parts) {
  require(!parts.empty(), place_of_pattern, "there are no cells");
  const RestrictionLayout& first = parts.front().space.layout();
  for (const PatternPart& part : parts) {
    const RestrictionLayout& layout = part.space.layout();
    require(layout.num_entries == first.num_entries && layout.components == first.components &&
                layout.component_stride == first.component_stride,
            place_of_pattern, "the restrictions are not to one L-vector");
  }
}

// Cells of several kinds, by nodes if all entries of all of them are used.
struct Joined {
  explicit Joined(const std::vector<PatternPart>& parts) : space(joined(spaces_of(parts))) {
    if (all_used(parts)) return;
    for (const PatternPart& part : parts) {
      const int dofs = rows_of_cell(part.space);
      require(part.used.all() || (part.used.rows() == dofs && part.used.columns() == dofs), place_of_pattern,
              "the used entries are those of other element matrices");
      used.push_back({part.used, part.space.num_cells(), dofs, dofs});
    }
  }
  Restriction space;
  std::vector<UsedPart> used;

 private:
  static bool all_used(const std::vector<PatternPart>& parts) {
    return std::all_of(parts.begin(), parts.end(), [](const PatternPart& part) { return part.used.all(); });
  }
  static std::vector<Restriction> spaces_of(const std::vector<PatternPart>& parts) {
    check_parts(parts);
    std::vector<Restriction> spaces;
    for (const PatternPart& part : parts)
      spaces.push_back(all_used(parts) ? part.space : by_dofs(part.space, part.components));
    return spaces;
  }
};

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

// What a pattern is made of.
struct MatrixPattern::Cells {
  Cells(const Restriction& one_space, const UsedEntries& entries)
      : rows(one_space),
        columns(one_space),
        square(true),
        lists_nonzeros(true),
        used(one_part(entries, one_space, one_space)) {}
  Cells(const Restriction& test, const Restriction& trial, const UsedEntries& entries)
      : rows(test),
        columns(trial),
        square(false),
        lists_nonzeros(true),
        used(one_part(entries, test, trial)) {}
  explicit Cells(const Joined& parts)
      : rows(parts.space), columns(parts.space), square(true), lists_nonzeros(false), used(parts.used) {}

  const Restriction& rows;
  const Restriction& columns;
  bool square;
  bool lists_nonzeros;
  std::vector<UsedPart> used;  // none if all entries of all of them are
};

MatrixPattern::MatrixPattern(Target target, const Restriction& space,
                             const std::vector<std::int64_t>& constrained, const PatternOptions& options)
    : MatrixPattern(target, Cells(space, options.used), {constrained, constrained}, options) {}

MatrixPattern::MatrixPattern(Target target, const Restriction& rows, const Restriction& columns,
                             const ConstrainedDofs& constrained, const PatternOptions& options)
    : MatrixPattern(target, Cells(rows, columns, options.used), constrained, options) {}

MatrixPattern::MatrixPattern(Target target, const std::vector<PatternPart>& parts,
                             const std::vector<std::int64_t>& constrained, IndexBits columns)
    : MatrixPattern(target, Cells(Joined(parts)), {constrained, constrained}, {columns}) {}

MatrixPattern::MatrixPattern(Target target, const Cells& cells, const ConstrainedDofs& constrained,
                             const PatternOptions& options)
    : row_begin_(target, 0),
      columns_(DeviceArray<std::int32_t>(target, 0)),
      nonzeros_(DeviceArray<std::int32_t>(target, 0)),
      constrained_diagonal_(target, 0),
      num_columns_(cells.columns.num_entries()),
      num_cells_(cells.rows.num_cells()),
      rows_per_cell_(rows_of_cell(cells.rows)),
      columns_per_cell_(rows_of_cell(cells.columns)),
      whole_nodes_(cells.used.empty()) {
  const Restriction& rows = cells.rows;
  const Restriction& columns = cells.columns;
  require(rows.num_cells() == columns.num_cells(), place_of_pattern,
          "the restrictions have different numbers of cells");
  const ConstrainedDofs each_once{checked(constrained.rows, rows.num_entries()),
                                  checked(constrained.columns, columns.num_entries())};
  if (takes_wide(options.columns, fits_narrow(rows) && fits_narrow(columns), "columns"))
    build<std::int64_t>(cells, each_once, options);
  else
    build<std::int32_t>(cells, each_once, options);
}

template <class Index>
void MatrixPattern::build(const Cells& cells, const ConstrainedDofs& constrained,
                          const PatternOptions& options) {
  const Target target = row_begin_.target();
  const Stream stream(target);
  const PatternBackend<Index>& backend = pattern_backend<Index>(target);
  const PatternSpaces<Index> spaces(target, cells.rows, cells.columns, constrained, options.components,
                                    cells.used, cells.square);
  const SpacePair<Index> views = spaces.views();
  const DeviceArray<std::int64_t> diagonal(target,
                                           cells.square ? constrained.rows : std::vector<std::int64_t>{});
  PatternArrays<Index> made = backend.build(views, diagonal, stream);
  const PatternView<Index> pattern{cells.rows.num_entries(), made.row_begin.data(), made.columns.data()};
  constrained_diagonal_ = DeviceArray<std::int64_t>(target, diagonal.size());
  backend.find_diagonal(static_cast<std::int64_t>(diagonal.size()), diagonal.data(), pattern,
                        constrained_diagonal_.data(), stream);
  if (cells.lists_nonzeros) {
    const auto num_entries = static_cast<std::int64_t>(made.columns.size());
    nonzeros_ = make_indices(target, takes_wide(options.nonzeros, num_entries <= most_narrow, "nonzeros"),
                             num_cells_ * options.used.count_of(rows_per_cell_ * columns_per_cell_));
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
  std::vector<UsedPart> used = one_part(options.used, rows, columns);
  // rows have to be searched dof by dof
  if (used.empty() && !whole_nodes_)
    used = {{{}, rows.num_cells(), rows_of_cell(rows), rows_of_cell(columns)}};
  const PatternSpaces<Index> spaces(target(), rows, columns, constrained, options.components, used);
  const PatternView<Index> pattern{num_rows(), row_begin_.data(),
                                   std::get<DeviceArray<Index>>(columns_).data()};
  const std::int64_t per_cell = options.used.count_of(rows_of_cell(rows) * rows_of_cell(columns));
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
  const std::int64_t count =
      std::visit([](const auto& listed) { return static_cast<std::int64_t>(listed.size()); }, nonzeros_);
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
