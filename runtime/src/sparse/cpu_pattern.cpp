// Patterns of matrices for the cpu.
#include <algorithm>
#include <vector>

#include "device/parallel.hpp"
#include "sparse/pattern_table.hpp"

namespace femforge {
namespace {

struct CpuPatternDriver {
  static constexpr std::size_t scan_sums = num_pieces;

  template <class Work>
  static void for_each(std::int64_t count, const Work& work, void*) {
#pragma omp parallel for schedule(static) if (count > least_parallel)
    for (std::int64_t k = 0; k < count; ++k) work(k);
  }

  template <class Index>
  static void scan(std::int64_t count, const Index* in, std::int64_t* begin, std::int64_t* sums, void*) {
    const std::int64_t length = (count + num_pieces - 1) / num_pieces;
#pragma omp parallel for schedule(static) if (count > least_parallel)
    for (std::int64_t piece = 0; piece < num_pieces; ++piece) {
      sums[piece] = 0;
      for (std::int64_t k = piece * length; k < std::min(count, (piece + 1) * length); ++k)
        sums[piece] += in[k];
    }
    std::int64_t total = 0;
    for (std::int64_t piece = 0; piece < num_pieces; ++piece) {
      const std::int64_t before = total;
      total += sums[piece];
      sums[piece] = before;
    }
    begin[count] = total;
#pragma omp parallel for schedule(static) if (count > least_parallel)
    for (std::int64_t piece = 0; piece < num_pieces; ++piece) {
      std::int64_t sum = sums[piece];
      for (std::int64_t k = piece * length; k < std::min(count, (piece + 1) * length); ++k) {
        begin[k] = sum;
        sum += in[k];
      }
    }
  }

  template <class Index, class Sink>
  static void merge_rows(const RowCandidates<Index>& candidates, std::int64_t longest, const Sink& sink,
                         void*) {
#pragma omp parallel if (candidates.num_rows > least_parallel)
    {
      std::vector<Index> columns;
#pragma omp for schedule(dynamic, 1024)
      for (std::int64_t row = 0; row < candidates.num_rows; ++row) {
        const std::int64_t count = candidates.count(row);
        if (count == 0 || count > longest) continue;
        columns.clear();
        for (std::int64_t k = 0; k < count; ++k) columns.push_back(candidates(row, k));
        std::sort(columns.begin(), columns.end());
        columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
        for (std::size_t k = 0; Sink::takes_columns && k < columns.size(); ++k)
          sink.column(row, static_cast<std::int64_t>(k), columns[k]);
        sink.finish(row, static_cast<std::int64_t>(columns.size()));
      }
    }
  }
};

}  // namespace

template <class Index>
const PatternBackend<Index>& cpu_patterns() {
  static const PatternTable<Index, CpuPatternDriver> instance;
  return instance;
}
template const PatternBackend<std::int32_t>& cpu_patterns<std::int32_t>();
template const PatternBackend<std::int64_t>& cpu_patterns<std::int64_t>();

}  // namespace femforge
