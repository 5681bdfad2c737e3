// Patterns, nonzeros and matrices that are made on every target, against brute force and the host's assembly.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/sparse/matrix_pattern.hpp>
#include "catch.hpp"
#include "meshes.hpp"
#include "sanitized.hpp"
#include "threads.hpp"

using namespace femforge;

namespace {

std::vector<std::int64_t> to_host(const DeviceIndices& indices) {
  return std::visit(
      [](const auto& array) {
        const auto values = array.to_host();
        return std::vector<std::int64_t>(values.begin(), values.end());
      },
      indices);
}

bool is_wide(const DeviceIndices& indices) {
  return std::holds_alternative<DeviceArray<std::int64_t>>(indices);
}

// [cell][dof] -> entry of the L-vector.
std::vector<std::int64_t> numbered_cells(const Restriction& space, ComponentOrder order) {
  std::vector<std::int64_t> result;
  const int nodes = space.nodes_per_cell(), components = space.components();
  for (std::int64_t cell = 0; cell < space.num_cells(); ++cell) {
    for (int k = 0; k < nodes * components; ++k) {
      const bool planar = order == ComponentOrder::planar;
      const int node = planar ? k % nodes : k / components;
      const int component = planar ? k / nodes : k % components;
      result.push_back(space.offset(cell, node) + component * space.component_stride());
    }
  }
  return result;
}

struct Expected {
  std::vector<std::int64_t> rows, columns;  // of each used entry of each element matrix
  std::vector<std::set<std::int64_t>> pattern;
};

Expected brute_force(const Restriction& rows, const Restriction& columns, ComponentOrder order,
                     const UsedEntries& used = {}) {
  const std::vector<std::int64_t> row_dofs = numbered_cells(rows, order);
  const std::vector<std::int64_t> column_dofs = numbered_cells(columns, order);
  const std::size_t height = index(rows.nodes_per_cell() * rows.components());
  const std::size_t width = index(columns.nodes_per_cell() * columns.components());
  Expected result;
  result.pattern.resize(index(rows.num_entries()));
  for (std::size_t place = 0; place < row_dofs.size(); ++place) {
    const std::int64_t row = row_dofs[place];
    if (&rows == &columns) result.pattern[index(row)].insert(row);
    for (std::size_t j = 0; j < width; ++j) {
      const bool is_used = used.has(static_cast<int>(place % height), static_cast<int>(j));
      const std::int64_t column = column_dofs[place / height * width + j];
      if (!is_used) continue;
      result.rows.push_back(row);
      result.columns.push_back(column);
      result.pattern[index(row)].insert(column);
    }
  }
  return result;
}

// About a share of all entries; some rows have none, and some have all.
UsedEntries some_entries(int rows, int columns, double share) {
  std::vector<std::uint8_t> flags;
  for (int row = 0; row < rows; ++row) {
    const double of_row = row % 5 == 3 ? 0 : row % 7 == 5 ? 1 : share;
    for (int column = 0; column < columns; ++column) {
      const double place = std::fmod(0.618 * (row * columns + column + 1), 1);
      flags.push_back(place < of_row ? 1 : 0);
    }
  }
  return {rows, columns, flags};
}

int dofs_per_cell(const Restriction& space) {
  return space.nodes_per_cell() * space.components();
}

// The coordinates as they are written for PETSc, against the nonzeros.
template <class Index>
void check_coordinates(const MatrixPattern& pattern, const Expected& expected,
                       const std::vector<std::int64_t>& nonzeros) {
  DeviceArray<Index> rows(pattern.target(), nonzeros.size()), columns(pattern.target(), nonzeros.size());
  const Stream stream(pattern.target());
  pattern.write_coordinates(rows.data(), columns.data(), stream);
  stream.synchronize();
  const std::vector<Index> row = rows.to_host(), column = columns.to_host();
  std::size_t wrong = 0;
  for (std::size_t k = 0; k < nonzeros.size(); ++k) {
    const bool left_out = nonzeros[k] < 0;  // check_nonzeros knows which are
    if (row[k] != (left_out ? -1 : expected.rows[k]) || column[k] != (left_out ? -1 : expected.columns[k]))
      ++wrong;
  }
  REQUIRE(wrong == 0);
}

void check_nonzeros(const std::vector<std::int64_t>& nonzeros, const CsrMatrix& matrix,
                    const Expected& expected, const ConstrainedDofs& constrained) {
  REQUIRE(nonzeros.size() == expected.rows.size());
  const std::set<std::int64_t> no_rows(constrained.rows.begin(), constrained.rows.end());
  const std::set<std::int64_t> no_columns(constrained.columns.begin(), constrained.columns.end());
  std::size_t wrong = 0;
  for (std::size_t k = 0; k < nonzeros.size(); ++k) {
    if (no_rows.count(expected.rows[k]) + no_columns.count(expected.columns[k]) > 0) {
      wrong += nonzeros[k] != -1 ? 1 : 0;
      continue;
    }
    const auto row = index(expected.rows[k]);
    const bool in_row = nonzeros[k] >= matrix.row_begin[row] && nonzeros[k] < matrix.row_begin[row + 1];
    if (!in_row || matrix.columns[index(nonzeros[k])] != expected.columns[k]) ++wrong;
  }
  REQUIRE(wrong == 0);
}

void check_rows(const CsrMatrix& matrix, const Expected& expected) {
  REQUIRE(matrix.num_rows == static_cast<std::int64_t>(expected.pattern.size()));
  REQUIRE(matrix.row_begin.front() == 0);
  for (std::size_t row = 0; row < expected.pattern.size(); ++row) {
    const auto begin = matrix.columns.begin() + matrix.row_begin[row];
    const auto end = matrix.columns.begin() + matrix.row_begin[row + 1];
    const std::set<std::int64_t>& wanted = expected.pattern[row];
    REQUIRE(std::vector<std::int64_t>(begin, end) == std::vector<std::int64_t>(wanted.begin(), wanted.end()));
  }
}

void check_pattern(const MatrixPattern& pattern, const Expected& expected,
                   const ConstrainedDofs& constrained = {}) {
  const CsrMatrix matrix = pattern.to_host();
  check_rows(matrix, expected);
  REQUIRE(pattern.num_entries() == matrix.row_begin.back());
  const std::vector<std::int64_t> nonzeros = to_host(pattern.nonzeros());
  check_nonzeros(nonzeros, matrix, expected, constrained);
  check_coordinates<std::int32_t>(pattern, expected, nonzeros);
  check_coordinates<std::int64_t>(pattern, expected, nonzeros);
  const std::vector<std::int32_t> narrow = pattern.row_begin_int32().to_host();
  REQUIRE(std::equal(narrow.begin(), narrow.end(), matrix.row_begin.begin(), matrix.row_begin.end()));
}

// Spaces of all kinds: blocked in both orders, mixed, discontinuous, on meshes in random order (with one
// vertex inside, which has all neighbours that there can be), of one cell and of none; blocks that are strewn
// over the L-vector; nodes that a cell has twice.
std::vector<Restriction> spaces() {
  std::vector<Restriction> result;
  for (const CellType cell : {CellType::interval, CellType::tetrahedron, CellType::hexahedron}) {
    const std::string name = is_simplex(cell) ? "P" : "Q";
    Mesh several = make_box({cell, {2, 2, 2}});
    randomise(several, 7);
    for (const Mesh& mesh : {several, make_box({cell, {1, 1, 1}}), Mesh{cell, 1, {}, {}, {}, {}}}) {
      result.emplace_back(DofMap(mesh, name + "1"));
      result.emplace_back(DofMap(mesh, name + "1^3"));
      result.emplace_back(DofMap(mesh, name + "2^2"), ComponentOrder::planar);
      result.emplace_back(DofMap(mesh, "[" + name + "2^2, " + name + "1]"));
      result.emplace_back(DofMap(mesh, "D" + name + "1"));
    }
  }
  result.push_back(Restriction({0, 1, 4, 1, 4, 5}, {3, 2, 2, 9}));
  result.push_back(Restriction({4, 8, 8, 0, 0, 4}, {2, 2, 1, 20}));
  return result;
}

// Cells from one node, the hub, to others; each cell is of two nodes, `step` entries apart.
Restriction star(std::int64_t cells, int components, std::int64_t step) {
  const std::int64_t hub = cells / 2 * step;
  std::vector<std::int64_t> offsets;
  for (std::int64_t cell = 0; cell <= cells; ++cell)
    if (cell * step != hub) offsets.insert(offsets.end(), {cell * step, hub});
  return {offsets, {2, components, 1, (cells + 1) * step}};
}

}  // namespace

TEST_CASE("patterns and nonzeros are those of the cells", "[matrix][device]") {
  std::size_t number = 0;
  for (const Restriction& space : spaces()) {
    for (const ComponentOrder order : {ComponentOrder::interleaved, ComponentOrder::planar}) {
      const Expected expected = brute_force(space, space, order);
      for (const Target target : available_targets()) {
        CAPTURE(to_string(target), number, space.components(), space.component_stride());
        const MatrixPattern pattern(target, space, {}, {IndexBits::fitting, IndexBits::fitting, order});
        check_pattern(pattern, expected);
        CHECK_FALSE(is_wide(pattern.columns()));
        CHECK_FALSE(is_wide(pattern.nonzeros()));
      }
      if (space.components() == 1) break;
    }
    ++number;
  }
}

TEST_CASE("patterns have places for used entries, and the diagonal", "[matrix][device]") {
  std::size_t number = 0;
  for (const Restriction& space : spaces()) {
    const int dofs = dofs_per_cell(space);
    std::vector<std::int64_t> constrained;
    for (std::int64_t entry = 0; entry < space.num_entries(); entry += 3) constrained.push_back(entry);
    for (const ComponentOrder order : {ComponentOrder::interleaved, ComponentOrder::planar}) {
      PatternOptions options;
      options.components = order;
      options.used = some_entries(dofs, dofs, order == ComponentOrder::planar ? 0.8 : 0.3);
      Expected expected = brute_force(space, space, order, options.used);
      for (const std::int64_t entry : constrained) expected.pattern[index(entry)].insert(entry);
      for (const Target target : available_targets()) {
        CAPTURE(to_string(target), number, space.components(), space.component_stride());
        check_pattern(MatrixPattern(target, space, constrained, options), expected,
                      {constrained, constrained});
      }
      if (space.components() == 1) break;
    }
    ++number;
  }
}

TEST_CASE("components that do not couple have no places in common", "[matrix][device]") {
  for (const Target target : available_targets()) {
    const Mesh mesh = random_mesh(CellType::tetrahedron, 1);
    const MatrixPattern scalar(target, Restriction(DofMap(mesh, "P2")));
    for (const ComponentOrder l_vector : {ComponentOrder::interleaved, ComponentOrder::planar}) {
      const Restriction space(DofMap(mesh, "P2^3"), l_vector);
      PatternOptions options;
      std::vector<std::uint8_t> flags;
      for (int entry = 0; entry < 30 * 30; ++entry) flags.push_back(entry / 30 % 3 == entry % 3 ? 1 : 0);
      options.used = {30, 30, flags};
      const MatrixPattern pattern(target, space, {}, options);
      CHECK(pattern.num_entries() == 3 * scalar.num_entries());
      CHECK(MatrixPattern(target, space).num_entries() == 9 * scalar.num_entries());
    }
  }
}

TEST_CASE("used entries of matrices of two spaces", "[matrix][device]") {
  for (const Target target : available_targets()) {
    const Mesh mesh = random_mesh(CellType::triangle, 1);
    const Restriction velocity(DofMap(mesh, "P2^2")), pressure(DofMap(mesh, "P1"));
    for (const auto& [rows, columns] : {std::pair(&velocity, &pressure), std::pair(&pressure, &velocity)}) {
      PatternOptions options;
      options.used = some_entries(dofs_per_cell(*rows), dofs_per_cell(*columns), 0.4);
      const Expected expected = brute_force(*rows, *columns, ComponentOrder::interleaved, options.used);
      check_pattern(MatrixPattern(target, *rows, *columns, {{0, 5, 7}, {2, 3}}, options), expected,
                    {{0, 5, 7}, {2, 3}});
    }
  }
}

TEST_CASE("several kinds of cells have one pattern", "[matrix][device]") {
  const Mesh mesh = random_mesh(CellType::triangle, 1);
  const DofMap dofs(mesh, "P2^2");
  for (const ComponentOrder l_vector : {ComponentOrder::interleaved, ComponentOrder::planar}) {
    const Restriction all(dofs, l_vector);
    // cells of one space, and pairs of cells; parts of which all entries are used, and some
    std::vector<std::int64_t> offsets;
    for (std::int64_t cell = 0; cell + 1 < all.num_cells(); ++cell)
      for (int node = 0; node < 12; ++node) offsets.push_back(all.offset(cell + node / 6, node % 6));
    RestrictionLayout of_pairs = all.layout();
    of_pairs.nodes_per_cell = 12;
    const Restriction pairs(offsets, of_pairs);
    for (const bool whole : {false, true}) {
      const std::vector<PatternPart> parts{
          {all.part({0, 2, 3}), some_entries(12, 12, 0.4), ComponentOrder::planar},
          {pairs, some_entries(24, 24, 0.1), ComponentOrder::interleaved},
          {all.part({1, 3, 4}), whole ? UsedEntries() : some_entries(12, 12, 0.2),
           ComponentOrder::interleaved}};
      Expected expected;
      expected.pattern.resize(index(all.num_entries()));
      std::vector<Expected> of_parts;
      for (const PatternPart& part : parts) {
        of_parts.push_back(brute_force(part.space, part.space, part.components, part.used));
        for (std::size_t row = 0; row < expected.pattern.size(); ++row)
          expected.pattern[row].insert(of_parts.back().pattern[row].begin(),
                                       of_parts.back().pattern[row].end());
      }
      expected.pattern[5].insert(5);
      for (const Target target : available_targets()) {
        CAPTURE(to_string(target), whole);
        const MatrixPattern pattern(target, parts, {5, 8});
        const CsrMatrix matrix = pattern.to_host();
        check_rows(matrix, expected);
        for (std::size_t k = 0; k < parts.size(); ++k) {
          PatternOptions options;
          options.components = parts[k].components;
          options.used = parts[k].used;
          const ConstrainedDofs constrained{{5, 8}, {5, 8}};
          check_nonzeros(to_host(pattern.nonzeros_of(parts[k].space, parts[k].space, constrained, options)),
                         matrix, of_parts[k], constrained);
        }
      }
    }
  }
}

TEST_CASE("patterns have indices of either width", "[matrix][device]") {
  for (const Target target : available_targets()) {
    const Restriction space(DofMap(random_mesh(CellType::tetrahedron, 1), "P2"));
    const Expected expected = brute_force(space, space, ComponentOrder::interleaved);
    const MatrixPattern narrow(target, space, {1}, {IndexBits::narrow, IndexBits::narrow});
    for (const bool wide_columns : {false, true}) {
      for (const bool wide_nonzeros : {false, true}) {
        CAPTURE(to_string(target), wide_columns, wide_nonzeros);
        const MatrixPattern pattern(target, space, {1},
                                    {wide_columns ? IndexBits::wide : IndexBits::narrow,
                                     wide_nonzeros ? IndexBits::wide : IndexBits::narrow});
        CHECK(is_wide(pattern.columns()) == wide_columns);
        CHECK(is_wide(pattern.nonzeros()) == wide_nonzeros);
        check_pattern(pattern, expected, {{1}, {1}});
        CHECK(pattern.bytes() - narrow.bytes() == 4 * ((wide_columns ? index(pattern.num_entries()) : 0) +
                                                       (wide_nonzeros ? expected.rows.size() : 0)));
      }
    }
  }
}

TEST_CASE("patterns of two spaces", "[matrix][device]") {
  for (const Target target : available_targets()) {
    for (const CellType cell : {CellType::triangle, CellType::tetrahedron}) {
      const Mesh mesh = random_mesh(cell, 1);
      const Restriction velocity(DofMap(mesh, "P2^3")), pressure(DofMap(mesh, "P1"));
      const Restriction planar(DofMap(mesh, "P1^2"), ComponentOrder::planar);
      const ConstrainedDofs constrained{{0, 5, 7}, {2, 3}};
      for (const auto& [rows, columns] :
           {std::pair(&velocity, &pressure), std::pair(&pressure, &velocity), std::pair(&velocity, &planar),
            std::pair(&planar, &velocity), std::pair(&pressure, &pressure)}) {
        CAPTURE(to_string(target), to_string(cell), rows->components(), columns->components());
        const Expected expected = brute_force(*rows, *columns, ComponentOrder::planar);
        const MatrixPattern pattern(target, *rows, *columns, constrained,
                                    {IndexBits::fitting, IndexBits::fitting, ComponentOrder::planar});
        CHECK(pattern.num_columns() == columns->num_entries());
        check_pattern(pattern, expected, constrained);
        CHECK(pattern.constrained_diagonal().size() == 0);
      }
    }
  }
}

TEST_CASE("constrained dofs keep their diagonal entries", "[matrix][device]") {
  for (const Restriction& space : spaces()) {
    // Every third entry, the last one twice: some belong to no cell.
    std::vector<std::int64_t> constrained;
    for (std::int64_t entry = 0; entry < space.num_entries(); entry += 3) constrained.push_back(entry);
    std::reverse(constrained.begin(), constrained.end());
    if (!constrained.empty()) constrained.push_back(constrained.front());
    Expected expected = brute_force(space, space, ComponentOrder::interleaved);
    for (const std::int64_t entry : constrained) expected.pattern[index(entry)].insert(entry);
    for (const Target target : available_targets()) {
      CAPTURE(to_string(target), space.num_entries(), space.components());
      const MatrixPattern pattern(target, space, constrained);
      check_pattern(pattern, expected, {constrained, constrained});
      const std::vector<std::int64_t> diagonal = pattern.constrained_diagonal().to_host();
      const CsrMatrix matrix = pattern.to_host();
      REQUIRE(diagonal.size() == index((space.num_entries() + 2) / 3));
      for (std::size_t k = 0; k < diagonal.size(); ++k) {
        const std::size_t row = 3 * k;
        REQUIRE((matrix.row_begin[row] <= diagonal[k] && diagonal[k] < matrix.row_begin[row + 1]));
        REQUIRE(matrix.columns[index(diagonal[k])] == static_cast<std::int64_t>(row));
      }
    }
  }
}

TEST_CASE("rows may be of any length", "[matrix][device]") {
  // Longer than a warp, than what its lanes keep, and than what a warp is given at all.
  for (const std::int64_t cells : {70, 600, 8200}) {
    for (const int components : {1, 2}) {
      const Restriction space = star(cells, components, 3);
      PatternOptions options;
      const int dofs = dofs_per_cell(space);
      std::vector<std::uint8_t> flags(index(std::int64_t{dofs} * dofs), 1);
      flags[1] = 0;
      options.used = {dofs, dofs, flags};
      const Expected all = brute_force(space, space, ComponentOrder::interleaved);
      const Expected used = brute_force(space, space, ComponentOrder::interleaved, options.used);
      for (const Target target : available_targets()) {
        // takes its time if emulated, and what it is checked against with sanitizers
        if (cells > 1000 && components > 1 && (is_sanitized || target != Target::cpu)) continue;
        CAPTURE(to_string(target), cells, components);
        check_pattern(MatrixPattern(target, space), all);
        check_pattern(MatrixPattern(target, space, {}, options), used);
      }
    }
  }
}

TEST_CASE("patterns are the same in every run", "[matrix][device]") {
  Mesh mesh = make_box({CellType::tetrahedron, {3, 3, 3}});
  randomise(mesh, 5);
  const Restriction space(DofMap(mesh, "P2"));
  const auto made = [&](Target target, int number) {
    const Threads threads(number);
    const MatrixPattern pattern(target, space, {3, 4});
    return std::tuple(pattern.row_begin().to_host(), to_host(pattern.columns()), to_host(pattern.nonzeros()));
  };
  const auto once = made(Target::cpu, 1);
  for (const Target target : available_targets())
    for (const int number : {1, 2, 5}) CHECK((made(target, number) == once));
}

TEST_CASE("patterns that cannot be are refused", "[matrix]") {
  const Restriction space(DofMap(make_box({CellType::triangle, {2, 2, 1}}), "P1"));
  const Restriction other(DofMap(make_box({CellType::triangle, {2, 1, 1}}), "P1"));
  CHECK_THROWS_WITH(MatrixPattern(Target::cpu, space, {9}),
                    ContainsSubstring("constrained dof 9 is none of the 9"));
  CHECK_THROWS_WITH(MatrixPattern(Target::cpu, space, {-1}), ContainsSubstring("constrained dof -1"));
  CHECK_THROWS_WITH(MatrixPattern(Target::cpu, space, other),
                    ContainsSubstring("different numbers of cells"));
  PatternOptions options;
  options.used = {2, 2, {1, 0, 0, 1}};
  CHECK_THROWS_WITH(MatrixPattern(Target::cpu, space, {}, options),
                    ContainsSubstring("of other element matrices"));
  CHECK_THROWS_WITH(MatrixPattern(Target::cpu, {{space, options.used}}),
                    ContainsSubstring("of other element matrices"));
  CHECK_THROWS_WITH(UsedEntries(2, 2, {1, 0, 0}), ContainsSubstring("one flag for each entry"));
  CHECK(UsedEntries(2, 2, {1, 1, 2, 1}).all());
  CHECK_THROWS_WITH(MatrixPattern(Target::cpu, std::vector<PatternPart>{}),
                    ContainsSubstring("there are no cells"));
  CHECK_THROWS_WITH(MatrixPattern(Target::cpu, {{space}, {other}}), ContainsSubstring("to one L-vector"));
  const MatrixPattern pattern(Target::cpu, space);
  CHECK_THROWS_WITH(pattern.nonzeros_of(space, space, {}, options),
                    ContainsSubstring("of other element matrices"));
  const Stream stream(Target::cpu);
  CHECK_THROWS_WITH(pattern.write_coordinates(static_cast<std::int32_t*>(nullptr), nullptr, stream),
                    ContainsSubstring("null"));
}
