// What runs operations on the entries of vectors on GPUs (see vector_table.hpp): one source for CUDA and HIP,
// included after a dialect header.
#ifndef FEMFORGE_SRC_DEVICE_GPU_DRIVER_HPP
#define FEMFORGE_SRC_DEVICE_GPU_DRIVER_HPP

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <type_traits>

#include "device/gpu_call.hpp"
#include "device/graph_backend.hpp"
#include "device/stage.hpp"
#include "device/vector_backend.hpp"

namespace femforge {
namespace {

constexpr unsigned vector_threads = 256;
// All of them are resident at once and make one wave; with two loads of 16 bytes for each array and thread
// they keep enough bytes in flight to fill the memory's bandwidth.
constexpr unsigned blocks_per_multiprocessor = 4;
constexpr int packs_at_once = 2;
constexpr int most_warps = vector_threads / 32;

// Entries that one load moves.
template <class T, int width>
struct alignas(sizeof(T) * width) Pack {
  T entry[width];
};

// The sums over all threads of `count` values each, for all threads. No template: the emulation wants static
// shared memory so.
__device__ __forceinline__ void block_sums(double* values, int count) {
  __shared__ double warp_sums[most_sums][most_warps];
  const int width = warpSize;
  const int warp = static_cast<int>(threadIdx.x) / width;
  const bool is_first = static_cast<int>(threadIdx.x) % width == 0;
#pragma unroll
  for (int k = 0; k < count; ++k) {
    for (int delta = width / 2; delta > 0; delta /= 2)
      values[k] += FEMFORGE_GPU_SHUFFLE_DOWN(values[k], static_cast<unsigned>(delta), width);
    if (is_first) warp_sums[k][warp] = values[k];
  }
  __syncthreads();
#pragma unroll
  for (int k = 0; k < count; ++k) {
    values[k] = 0;
    for (int w = 0; w < static_cast<int>(vector_threads) / width; ++w) values[k] += warp_sums[k][w];
  }
  __syncthreads();  // before it is used again
}

// Whether all other blocks have come here before; what they wrote before can then be read.
__device__ bool is_last_block(std::uint32_t* counter) {
  __shared__ std::uint32_t finished;
  __threadfence();
  if (threadIdx.x == 0) finished = atomicAdd(counter, 1U);
  __syncthreads();
  const bool is_last = finished == gridDim.x - 1;
  if (is_last) __threadfence();
  return is_last;
}

// `count` packs, `stride` packs apart: all are loaded before the first is used.
template <int count, int width, class T, class Op>
class Batch {
 public:
  using OpArrays = Arrays<T, Op::inputs, Op::outputs>;

  __device__ __forceinline__ void load(const OpArrays& arrays, std::int64_t pack, std::int64_t stride) {
#pragma unroll
    for (int c = 0; c < count; ++c) {
#pragma unroll
      for (int k = 0; k < Op::inputs; ++k)
        loaded_[c][k] = reinterpret_cast<const Entries*>(arrays.in[k])[pack + c * stride];
    }
  }
  __device__ __forceinline__ void run(const Op& op, const OpArrays& arrays, std::int64_t pack,
                                      std::int64_t stride, double* sums) const {
#pragma unroll
    for (int c = 0; c < count; ++c) {
      Entries stored[num_outputs];
#pragma unroll
      for (int e = 0; e < width; ++e) {
        T in[num_inputs];
        T out[num_outputs];
#pragma unroll
        for (int k = 0; k < Op::inputs; ++k) in[k] = loaded_[c][k].entry[e];
        op((pack + c * stride) * width + e, in, out, sums);
#pragma unroll
        for (int k = 0; k < Op::outputs; ++k) stored[k].entry[e] = out[k];
      }
#pragma unroll
      for (int k = 0; k < Op::outputs; ++k)
        reinterpret_cast<Entries*>(arrays.out[k])[pack + c * stride] = stored[k];
    }
  }

 private:
  static constexpr int num_inputs = Op::inputs > 0 ? Op::inputs : 1;
  static constexpr int num_outputs = Op::outputs > 0 ? Op::outputs : 1;
  using Entries = Pack<T, width>;
  Entries loaded_[count][num_inputs] = {};
};

// The packs of a thread, from `pack` on, `num_threads` apart, and what is left over at the end.
template <int width, class T, class Op>
__device__ __forceinline__ void run_packs(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays,
                                          std::int64_t size, std::int64_t thread, std::int64_t pack,
                                          std::int64_t num_threads, double* sums) {
  const std::int64_t packs = size / width;
  for (; pack + (packs_at_once - 1) * num_threads < packs; pack += packs_at_once * num_threads) {
    Batch<packs_at_once, width, T, Op> batch;
    batch.load(arrays, pack, num_threads);
    batch.run(op, arrays, pack, num_threads, sums);
  }
  for (; pack < packs; pack += num_threads) {
    Batch<1, width, T, Op> batch;
    batch.load(arrays, pack, num_threads);
    batch.run(op, arrays, pack, num_threads, sums);
  }
  if (thread < size - packs * width) {
    Batch<1, 1, T, Op> batch;
    batch.load(arrays, packs * width + thread, num_threads);
    batch.run(op, arrays, packs * width + thread, num_threads, sums);
  }
}

// The sums that `blocks` blocks have left, `stride` doubles for each of `count` sums: for all threads, in a
// fixed order.
template <int count>
__device__ __forceinline__ void add_blocks(const volatile double* partial, int blocks, int stride,
                                           double* totals) {
#pragma unroll
  for (int k = 0; k < count; ++k) totals[k] = 0;
  for (int block = static_cast<int>(threadIdx.x); block < blocks; block += static_cast<int>(vector_threads)) {
#pragma unroll
    for (int k = 0; k < count; ++k) totals[k] += partial[k * stride + block];
  }
  block_sums(totals, count);
}

// Sums of all blocks by the block that is done last.
template <int num_sums, class Finish>
__device__ void finish_sums(double* sums, const Finish& finish, PartialSums where) {
  const int blocks = static_cast<int>(gridDim.x);
  block_sums(sums, num_sums);
  if (threadIdx.x == 0) {
    for (int k = 0; k < num_sums; ++k) where.partial[k * blocks + static_cast<int>(blockIdx.x)] = sums[k];
  }
  if (!is_last_block(where.counter)) return;
  // Written by other blocks while this one ran: not to be taken from a cache that does not know it.
  double totals[num_sums];
  add_blocks<num_sums>(where.partial, blocks, blocks, totals);
  if (threadIdx.x != 0) return;
  *where.counter = 0;
  finish(totals);
}

template <int width, class T, class Op, class Finish>
__global__ __launch_bounds__(vector_threads) void vector_kernel(Op op,
                                                                Arrays<T, Op::inputs, Op::outputs> arrays,
                                                                std::int64_t size, Finish finish,
                                                                PartialSums where) {
  if (!op.prepare()) return;  // all threads, or none
  double sums[Op::num_sums > 0 ? Op::num_sums : 1] = {};
  const auto num_threads = static_cast<std::int64_t>(gridDim.x) * vector_threads;
  const std::int64_t thread = static_cast<std::int64_t>(blockIdx.x) * vector_threads + threadIdx.x;
  run_packs<width>(op, arrays, size, thread, thread, num_threads, sums);
  if constexpr (Op::num_sums > 0) finish_sums<Op::num_sums>(sums, finish, where);
}

// Bookkeeping, by one block.
template <class Record>
__device__ __forceinline__ void keep_record(const Record& record, int blocks, int stride, LoopHandle loop) {
  double totals[Record::num_totals > 0 ? Record::num_totals : 1] = {};
  if constexpr (Record::num_totals > 0) add_blocks<Record::num_totals>(record.totals, blocks, stride, totals);
  if (threadIdx.x != 0) return;
  const bool goes_on = record(totals);
  FEMFORGE_GPU_SET_LOOP(loop, goes_on);
}
template <class Record>
__global__ __launch_bounds__(vector_threads) void record_kernel(Record record, int blocks, int stride) {
  keep_record(record, blocks, stride, no_loop);
}

// A stage, with `blocks` blocks for its entries and, if there is a
// record, one more for that. What a thread needs first is loaded before it is known what to do with it.
template <int width, class T, class Op, class Record>
__global__ __launch_bounds__(vector_threads) void stage_kernel(Op op, Record record,
                                                               Arrays<T, Op::inputs, Op::outputs> arrays,
                                                               std::int64_t size, int blocks, int stride,
                                                               LoopHandle loop) {
  if constexpr (!std::is_same_v<Record, NoRecord>) {
    if (static_cast<int>(blockIdx.x) == blocks) return keep_record(record, blocks, stride, loop);
  }
  const auto num_threads = static_cast<std::int64_t>(blocks) * vector_threads;
  const std::int64_t thread = static_cast<std::int64_t>(blockIdx.x) * vector_threads + threadIdx.x;
  const bool has_first = thread < size / width;
  Batch<1, width, T, Op> first;
  if (has_first) first.load(arrays, thread, num_threads);
  double totals[Op::num_totals > 0 ? Op::num_totals : 1] = {};
  if constexpr (Op::num_totals > 0) add_blocks<Op::num_totals>(op.totals, blocks, stride, totals);
  const bool active = op.prepare(totals);
  if (thread == 0) op.note();
  if (!active) return;  // all threads, or none
  double sums[Op::num_sums > 0 ? Op::num_sums : 1] = {};
  if (has_first) first.run(op, arrays, thread, num_threads, sums);
  run_packs<width>(op, arrays, size, thread, has_first ? thread + num_threads : thread, num_threads, sums);
  if constexpr (Op::num_sums > 0) {
    block_sums(sums, Op::num_sums);
    if (threadIdx.x == 0) {
#pragma unroll
      for (int k = 0; k < Op::num_sums; ++k) op.sums[k * stride + static_cast<int>(blockIdx.x)] = sums[k];
    }
  }
}

template <class Work>
__global__ __launch_bounds__(vector_threads) void for_each_kernel(std::int64_t count, Work work) {
  const auto stride = static_cast<std::int64_t>(gridDim.x) * vector_threads;
  for (std::int64_t k = static_cast<std::int64_t>(blockIdx.x) * vector_threads + threadIdx.x; k < count;
       k += stride)
    work(k);
}

// `lanes` threads a row, 1 to 32. All threads of a block go round together, as shuffles need it.
template <class T, class Index>
__global__ __launch_bounds__(vector_threads) void csr_kernel(CsrView<T, Index> matrix, const T* x, T* y,
                                                             int lanes) {
  const int lane = static_cast<int>(threadIdx.x) % lanes;
  const std::int64_t rows_at_once = static_cast<int>(vector_threads) / lanes;
  for (std::int64_t first = blockIdx.x * rows_at_once; first < matrix.num_rows;
       first += gridDim.x * rows_at_once) {
    const std::int64_t row = first + static_cast<int>(threadIdx.x) / lanes;
    T sum = row < matrix.num_rows ? matrix.multiply_row(row, x, lane, lanes) : T(0);
    for (int delta = lanes / 2; delta > 0; delta /= 2)
      sum += FEMFORGE_GPU_SHUFFLE_DOWN(sum, static_cast<unsigned>(delta), lanes);
    if (lane == 0 && row < matrix.num_rows) y[row] = sum;
  }
}

// Of the current device. Asking for it costs milliseconds, so it is asked once.
unsigned multiprocessors() {
  constexpr std::size_t known_devices = 64;
  static std::array<std::atomic<int>, known_devices> known{};
  int device = 0;
  check(FEMFORGE_GPU(GetDevice)(&device), FEMFORGE_GPU_CALL(GetDevice));
  const auto place = static_cast<std::size_t>(device) % known_devices;
  if (known[place] == 0) known[place] = device_info(Target::FEMFORGE_GPU_TARGET, device).multiprocessors;
  return static_cast<unsigned>(std::max(1, known[place].load()));
}

// Blocks for that many threads, but no more than one wave.
unsigned vector_blocks(std::int64_t threads) {
  const std::int64_t wave = multiprocessors() * blocks_per_multiprocessor;
  return static_cast<unsigned>(
      std::clamp<std::int64_t>((threads + vector_threads - 1) / vector_threads, 1, wave));
}

// The same for all stages of vectors of a size, aligned or not: a stage adds up what another one has left.
template <class T>
unsigned stage_blocks(std::int64_t size) {
  constexpr int width = 16 / sizeof(T);
  return vector_blocks((size + width - 1) / width);
}

template <class A>
bool is_aligned(const A& arrays) {
  constexpr std::uintptr_t bytes = 16;
  const auto fits = [](const void* data) { return reinterpret_cast<std::uintptr_t>(data) % bytes == 0; };
  bool all = true;
  for (const void* data : arrays.in) all = all && fits(data);
  for (const void* data : arrays.out) all = all && fits(data);
  return all;
}

struct GpuDriver {
  static std::size_t partial_size() {
    return std::size_t{most_sums} * multiprocessors() * blocks_per_multiprocessor;
  }

  template <class T, int num_inputs, int num_outputs, class Op, class Finish>
  static void run(const Op& op, const Arrays<T, num_inputs, num_outputs>& arrays, std::int64_t size,
                  const Finish& finish, PartialSums sums, void* stream) {
    constexpr int width = 16 / sizeof(T);
    if (is_aligned(arrays))
      FEMFORGE_GPU_LAUNCH((vector_kernel<width, T, Op, Finish>), vector_blocks(size / width), vector_threads,
                          native(stream), op, arrays, size, finish, sums);
    else
      FEMFORGE_GPU_LAUNCH((vector_kernel<1, T, Op, Finish>), vector_blocks(size), vector_threads,
                          native(stream), op, arrays, size, finish, sums);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of a vector kernel");
  }

  // Blocks' sums are [sum][block], as many doubles apart: the most blocks that there can be.
  static std::size_t sum_stride() { return std::size_t{multiprocessors()} * blocks_per_multiprocessor; }

  template <class T, int num_inputs, int num_outputs, class Op, class Record>
  static void run_stage(const Op& op, const Record& record, const Arrays<T, num_inputs, num_outputs>& arrays,
                        std::int64_t size, LoopHandle loop, void* stream) {
    constexpr int width = 16 / sizeof(T);
    const unsigned blocks = stage_blocks<T>(size);
    const unsigned grid = blocks + (std::is_same_v<Record, NoRecord> ? 0 : 1);
    const auto count = static_cast<int>(blocks);
    const auto stride = static_cast<int>(sum_stride());
    if (is_aligned(arrays))
      FEMFORGE_GPU_LAUNCH((stage_kernel<width, T, Op, Record>), grid, vector_threads, native(stream), op,
                          record, arrays, size, count, stride, loop);
    else
      FEMFORGE_GPU_LAUNCH((stage_kernel<1, T, Op, Record>), grid, vector_threads, native(stream), op, record,
                          arrays, size, count, stride, loop);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of a solver's stage");
  }
  template <class T, class Record>
  static void run_record(const Record& record, std::int64_t size, void* stream) {
    FEMFORGE_GPU_LAUNCH(record_kernel<Record>, 1, vector_threads, native(stream), record,
                        static_cast<int>(stage_blocks<T>(size)), static_cast<int>(sum_stride()));
    check(FEMFORGE_GPU(GetLastError)(), "the launch of a solver's record");
  }

  template <class Work>
  static void for_each(std::int64_t count, const Work& work, void* stream) {
    if (count == 0) return;
    FEMFORGE_GPU_LAUNCH(for_each_kernel<Work>, vector_blocks(count), vector_threads, native(stream), count,
                        work);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of a list kernel");
  }

  template <class T, class Index>
  static void csr_multiply(const CsrView<T, Index>& matrix, const T* x, T* y, void* stream) {
    if (matrix.num_rows == 0) return;
    // No more lanes than a row has entries, on the average.
    int lanes = 1;
    while (lanes < 32 && matrix.num_entries >= 2 * lanes * matrix.num_rows) lanes *= 2;
    // Rows differ in length: several waves even out what the blocks have to do.
    constexpr std::int64_t most = 1 << 20;
    const std::int64_t blocks = (matrix.num_rows * lanes + vector_threads - 1) / vector_threads;
    FEMFORGE_GPU_LAUNCH((csr_kernel<T, Index>), static_cast<unsigned>(std::min(most, blocks)), vector_threads,
                        native(stream), matrix, x, y, lanes);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of the sparse matrix kernel");
  }
};

}  // namespace
}  // namespace femforge

#endif
