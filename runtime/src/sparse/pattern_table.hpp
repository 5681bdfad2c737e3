// How patterns are made on a target, from its driver:
//
//   Driver::for_each(count, work, stream)                  work(k) for each k
//   Driver::scan(count, in, begin, sums, stream)           begin[k]: the sum of those before k, up to k =
//   count Driver::scan_sums                                      room that `sums` needs
//   Driver::merge_rows(candidates, longest, sink, stream)  the different candidates of each row, ascending,
//   of
//                                                          rows that have 1 to `longest` candidates
#ifndef FEMFORGE_SRC_SPARSE_PATTERN_TABLE_HPP
#define FEMFORGE_SRC_SPARSE_PATTERN_TABLE_HPP

#include <algorithm>
#include <vector>

#include <femforge/index.hpp>
#include "sparse/pattern_backend.hpp"

namespace femforge {

/// Candidates of the longest row that is merged; its time grows with their square. A node with more of them
/// is shared by thousands of cells.
constexpr std::int64_t longest_merged = 16384;

/// One pattern that is being made: twice over all rows, for their lengths and for their columns.
template <class Index, class Driver>
class PatternBuild {
 public:
  PatternBuild(const SpacePair<Index>& spaces, const DeviceArray<std::int64_t>& diagonal,
               const Stream& stream)
      : spaces_(spaces),
        diagonal_(diagonal),
        stream_(stream),
        sums_(target(), Driver::scan_sums),
        cells_begin_(target(), index(num_rows() + 1)),
        cells_(target(), index(spaces.rows.num_positions())),
        lengths_(target(), index(num_rows())),
        flags_(target(), 0),
        places_(target(), 0) {}

  PatternArrays<Index> run() {
    list_cells();
    list_long_rows();
    visit_rows(StoreLengths<Index>{spaces_, lengths_.data()});
    const auto num_diagonal = static_cast<std::int64_t>(diagonal_.size());
    for_each(num_diagonal, LengthenRows<Index>{diagonal_.data(), lengths_.data()});
    DeviceArray<std::int64_t> row_begin(target(), index(num_rows() + 1));
    scan(num_rows(), lengths_.data(), row_begin.data());
    DeviceArray<Index> columns(target(), index(value_at(row_begin.data() + num_rows())));
    visit_rows(StoreColumns<Index>{spaces_, row_begin.data(), columns.data()});
    for_each(num_diagonal,
             FillDiagonals<Index>{diagonal_.data(), lengths_.data(), row_begin.data(), columns.data()});
    stream_.synchronize();  // before the lists go
    return {std::move(row_begin), std::move(columns)};
  }

 private:
  Target target() const { return stream_.target(); }
  std::int64_t num_rows() const { return spaces_.rows.num_entries; }
  RowCandidates<Index> candidates() const {
    return {spaces_, num_rows(), cells_begin_.data(), cells_.data()};
  }
  template <class Work>
  void for_each(std::int64_t count, const Work& work) const {
    Driver::for_each(count, work, stream_.native());
  }
  void scan(std::int64_t count, const Index* in, std::int64_t* begin) {
    Driver::scan(count, in, begin, sums_.data(), stream_.native());
  }
  std::int64_t value_at(const std::int64_t* place) const {
    DeviceArray<std::int64_t> value(target(), 1);
    for_each(1, CopyIndex{place, value.data()});
    stream_.synchronize();
    return value.to_host().front();
  }

  // The cells of each node, at its offset.
  void list_cells() {
    lengths_.fill(0);
    const std::int64_t positions = spaces_.rows.num_positions();
    for_each(positions, CountCells<Index>{spaces_, lengths_.data()});
    scan(num_rows(), lengths_.data(), cells_begin_.data());
    for_each(positions, ListCells<Index>{spaces_, cells_begin_.data(), lengths_.data(), cells_.data()});
  }

  void list_long_rows() {
    // There cannot be more of them.
    const std::int64_t most = spaces_.rows.num_positions() * spaces_.width() / longest_merged;
    if (most == 0) return;
    DeviceArray<std::int64_t> number(target(), 1);
    DeviceArray<std::int64_t> rows(target(), index(most));
    number.fill(0);
    for_each(num_rows(), ListLongRows<Index>{candidates(), longest_merged, number.data(), rows.data()});
    stream_.synchronize();
    const std::int64_t found = number.to_host().front();
    if (found == 0) return;
    const std::vector<std::int64_t> listed = rows.to_host();
    for (std::int64_t k = 0; k < found; ++k) {
      const std::int64_t row = listed[index(k)];
      const std::int64_t begin = value_at(cells_begin_.data() + row);
      const std::int64_t end = value_at(cells_begin_.data() + row + 1);
      long_rows_.push_back({row, (end - begin) * spaces_.width()});
    }
    flags_ = DeviceArray<Index>(target(), index(spaces_.columns.num_entries));
    places_ = DeviceArray<std::int64_t>(target(), index(spaces_.columns.num_entries + 1));
  }

  template <class Sink>
  void visit_rows(const Sink& sink) {
    Driver::merge_rows(candidates(), longest_merged, sink, stream_.native());
    const std::int64_t columns = spaces_.columns.num_entries;
    for (const LongRow& row : long_rows_) {
      for_each(columns, ClearFlags<Index>{flags_.data()});
      for_each(row.num_candidates, FlagColumns<Index>{candidates(), row.row, flags_.data()});
      scan(columns, flags_.data(), places_.data());
      for_each(columns, TakeFlagged<Index, Sink>{sink, row.row, columns, flags_.data(), places_.data()});
    }
  }

  struct LongRow {
    std::int64_t row;
    std::int64_t num_candidates;
  };

  const SpacePair<Index>& spaces_;
  const DeviceArray<std::int64_t>& diagonal_;
  const Stream& stream_;
  DeviceArray<std::int64_t> sums_;
  DeviceArray<std::int64_t> cells_begin_;
  DeviceArray<Index> cells_;
  DeviceArray<Index> lengths_;
  std::vector<LongRow> long_rows_;
  DeviceArray<Index> flags_;          // [column]
  DeviceArray<std::int64_t> places_;  // [column], and the number of flags
};

template <class Index, class Driver>
class PatternTable final : public PatternBackend<Index> {
 public:
  PatternArrays<Index> build(const SpacePair<Index>& spaces, const DeviceArray<std::int64_t>& diagonal,
                             const Stream& stream) const override {
    return PatternBuild<Index, Driver>(spaces, diagonal, stream).run();
  }
  void write_nonzeros(const SpacePair<Index>& spaces, const PatternView<Index>& pattern, IndexView nonzeros,
                      const Stream& stream) const override {
    Driver::for_each(spaces.rows.num_positions() * spaces.columns.nodes,
                     WriteNonzeros<Index>{spaces, pattern.row_begin, pattern.columns, nonzeros},
                     stream.native());
  }
  void find_diagonal(std::int64_t count, const std::int64_t* rows, const PatternView<Index>& pattern,
                     std::int64_t* entries, const Stream& stream) const override {
    Driver::for_each(count, FindDiagonal<Index>{rows, pattern.row_begin, pattern.columns, entries},
                     stream.native());
  }
  void write_coordinates(std::int64_t count, const WriteCoordinates<Index>& work,
                         const Stream& stream) const override {
    Driver::for_each(count, work, stream.native());
  }
  void narrow(std::int64_t count, const std::int64_t* from, std::int32_t* to,
              const Stream& stream) const override {
    Driver::for_each(count, NarrowIndices{from, to}, stream.native());
  }
};

}  // namespace femforge

#endif
