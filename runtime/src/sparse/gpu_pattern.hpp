// Patterns of matrices for CUDA and HIP: one source for both, included after a dialect header.
#include <algorithm>
#include <cstdint>
#include <limits>

#include "device/gpu_call.hpp"
#include "sparse/pattern_table.hpp"

namespace femforge {
namespace {

constexpr int pattern_threads = 256;
constexpr int scan_items = 8;  // of a thread in one round
constexpr std::int64_t scan_tile = pattern_threads * scan_items;
// At most, so that one block can scan what they have summed up; and tiles that make one more worth while.
constexpr std::int64_t scan_blocks = pattern_threads;
constexpr std::int64_t scan_tiles = 4;
constexpr int candidates_kept = 8;  // by each lane, in registers

template <class Work>
__global__ __launch_bounds__(pattern_threads) void pattern_kernel(std::int64_t count, Work work) {
  const auto stride = static_cast<std::int64_t>(gridDim.x) * pattern_threads;
  for (std::int64_t k = static_cast<std::int64_t>(blockIdx.x) * pattern_threads + threadIdx.x; k < count;
       k += stride)
    work(k);
}

// The sum of the values of the threads before this one, and that of all. No template: the emulation wants
// static shared memory so.
__device__ std::int64_t scan_block(std::int64_t value, std::int64_t* total) {
  __shared__ std::int64_t sums[pattern_threads];
  const int thread = static_cast<int>(threadIdx.x);
  sums[thread] = value;
  __syncthreads();
  for (int distance = 1; distance < pattern_threads; distance *= 2) {
    const std::int64_t before = thread >= distance ? sums[thread - distance] : 0;
    __syncthreads();
    sums[thread] += before;
    __syncthreads();
  }
  *total = sums[pattern_threads - 1];
  const std::int64_t result = sums[thread] - value;
  __syncthreads();  // before it is used again
  return result;
}

// Entries that a block takes: whole tiles, about as many as every other block.
struct ScanChunk {
  std::int64_t begin, end;
};
__device__ ScanChunk scan_chunk(std::int64_t count) {
  const std::int64_t tiles = (count + scan_tile - 1) / scan_tile;
  const std::int64_t blocks = gridDim.x, block = blockIdx.x;
  const std::int64_t end = tiles * (block + 1) / blocks * scan_tile;
  return {tiles * block / blocks * scan_tile, end < count ? end : count};
}

template <class Index>
__global__ __launch_bounds__(pattern_threads) void sum_kernel(std::int64_t count, const Index* in,
                                                              std::int64_t* sums) {
  const ScanChunk chunk = scan_chunk(count);
  std::int64_t sum = 0;
  for (std::int64_t k = chunk.begin + threadIdx.x; k < chunk.end; k += pattern_threads) sum += in[k];
  std::int64_t total = 0;
  scan_block(sum, &total);
  if (threadIdx.x == 0) sums[blockIdx.x] = total;
}

// Turns the blocks' sums into those of the blocks before; by one block.
__global__ __launch_bounds__(pattern_threads) void scan_sums_kernel(int blocks, std::int64_t* sums) {
  const int block = static_cast<int>(threadIdx.x);
  std::int64_t total = 0;
  const std::int64_t before = scan_block(block < blocks ? sums[block] : 0, &total);
  if (block < blocks) sums[block] = before;
}

template <class Index>
__global__ __launch_bounds__(pattern_threads) void scan_kernel(std::int64_t count, const Index* in,
                                                               const std::int64_t* sums,
                                                               std::int64_t* begin) {
  const ScanChunk chunk = scan_chunk(count);
  std::int64_t carry = sums[blockIdx.x];
  for (std::int64_t tile = chunk.begin; tile < chunk.end; tile += scan_tile) {
    const std::int64_t first = tile + static_cast<std::int64_t>(threadIdx.x) * scan_items;
    std::int64_t items[scan_items];
    std::int64_t sum = 0;
#pragma unroll
    for (int i = 0; i < scan_items; ++i) {
      items[i] = first + i < chunk.end ? in[first + i] : 0;
      sum += items[i];
    }
    std::int64_t total = 0;
    std::int64_t before = carry + scan_block(sum, &total);
#pragma unroll
    for (int i = 0; i < scan_items; ++i) {
      if (first + i < chunk.end) begin[first + i] = before;
      before += items[i];
    }
    carry += total;
  }
  if (blockIdx.x == gridDim.x - 1 && threadIdx.x == 0) begin[count] = carry;
}

// The candidates of a row as one lane sees them: every `width`-th, the first few of them in registers.
template <class Index>
class LaneCandidates {
 public:
  static constexpr Index none = std::numeric_limits<Index>::max();

  __device__ LaneCandidates(const RowCandidates<Index>& all, std::int64_t row, std::int64_t count, int lane,
                            int width)
      : all_(all), row_(row), count_(count), lane_(lane), width_(width) {
#pragma unroll
    for (int k = 0; k < candidates_kept; ++k)
      kept_[k] = lane + k * width < count ? all(row, lane + k * width) : none;
  }

  // The smallest of all lanes that is above `last`; every lane of the warp calls it.
  __device__ Index next(Index last) const {
    Index best = none;
#pragma unroll
    for (int k = 0; k < candidates_kept; ++k)
      if (kept_[k] > last && kept_[k] < best) best = kept_[k];
    for (std::int64_t k = lane_ + std::int64_t{candidates_kept} * width_; k < count_; k += width_) {
      const Index candidate = all_(row_, k);
      if (candidate > last && candidate < best) best = candidate;
    }
    for (int mask = width_ / 2; mask > 0; mask /= 2) {
      const Index other = FEMFORGE_GPU_SHUFFLE_XOR(best, mask, width_);
      if (other < best) best = other;
    }
    return best;
  }

 private:
  const RowCandidates<Index>& all_;
  std::int64_t row_;
  std::int64_t count_;
  int lane_;
  int width_;
  Index kept_[candidates_kept];
};

// A warp a row.
template <class Index, class Sink>
__global__ __launch_bounds__(pattern_threads) void merge_kernel(RowCandidates<Index> candidates,
                                                                std::int64_t longest, Sink sink) {
  const int width = warpSize;
  const int lane = static_cast<int>(threadIdx.x) % width;
  const std::int64_t warps = pattern_threads / width;
  for (std::int64_t row = blockIdx.x * warps + static_cast<int>(threadIdx.x) / width;
       row < candidates.num_rows; row += gridDim.x * warps) {
    const std::int64_t count = candidates.count(row);
    if (count == 0 || count > longest) continue;
    const LaneCandidates<Index> mine(candidates, row, count, lane, width);
    Index held = -1;  // what this lane stores, when each has one
    Index last = -1;
    std::int64_t found = 0;
    for (;; ++found) {
      const int place = static_cast<int>(found % width);
      last = mine.next(last);
      const bool ended = last == LaneCandidates<Index>::none;
      if (Sink::takes_columns && (place == 0 || ended) && found > 0) {
        const std::int64_t first = (found - 1) / width * width;
        if (first + lane < found) sink.column(row, first + lane, held);
      }
      if (ended) break;
      if (lane == place) held = last;
    }
    if (lane == 0) sink.finish(row, found);
  }
}

// Blocks for that many threads; loops do the rest.
unsigned pattern_blocks(std::int64_t threads) {
  constexpr std::int64_t most = 1 << 20;
  return static_cast<unsigned>(
      std::clamp<std::int64_t>((threads + pattern_threads - 1) / pattern_threads, 1, most));
}

struct GpuPatternDriver {
  static constexpr std::size_t scan_sums = scan_blocks;

  template <class Work>
  static void for_each(std::int64_t count, const Work& work, void* stream) {
    if (count == 0) return;
    FEMFORGE_GPU_LAUNCH(pattern_kernel<Work>, pattern_blocks(count), pattern_threads, native(stream), count,
                        work);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of a pattern kernel");
  }

  template <class Index>
  static void scan(std::int64_t count, const Index* in, std::int64_t* begin, std::int64_t* sums,
                   void* stream) {
    constexpr std::int64_t share = scan_tile * scan_tiles;
    const auto blocks =
        static_cast<int>(std::clamp<std::int64_t>((count + share - 1) / share, 1, scan_blocks));
    FEMFORGE_GPU_LAUNCH(sum_kernel<Index>, static_cast<unsigned>(blocks), pattern_threads, native(stream),
                        count, in, sums);
    FEMFORGE_GPU_LAUNCH(scan_sums_kernel, 1U, pattern_threads, native(stream), blocks, sums);
    FEMFORGE_GPU_LAUNCH(scan_kernel<Index>, static_cast<unsigned>(blocks), pattern_threads, native(stream),
                        count, in, sums, begin);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of the scan kernels");
  }

  template <class Index, class Sink>
  static void merge_rows(const RowCandidates<Index>& candidates, std::int64_t longest, const Sink& sink,
                         void* stream) {
    if (candidates.num_rows == 0) return;
    constexpr std::int64_t widest_warp = 64;
    FEMFORGE_GPU_LAUNCH((merge_kernel<Index, Sink>), pattern_blocks(candidates.num_rows * widest_warp),
                        pattern_threads, native(stream), candidates, longest, sink);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of the kernel that merges rows");
  }
};

}  // namespace

template <class Index>
const PatternBackend<Index>& FEMFORGE_GPU_PATTERNS() {
  static const PatternTable<Index, GpuPatternDriver> instance;
  return instance;
}
template const PatternBackend<std::int32_t>& FEMFORGE_GPU_PATTERNS<std::int32_t>();
template const PatternBackend<std::int64_t>& FEMFORGE_GPU_PATTERNS<std::int64_t>();

}  // namespace femforge
