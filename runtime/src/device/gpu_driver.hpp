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
#include "device/gpu_stages.hpp"

namespace femforge {
namespace {

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

// Sums of all blocks by the block that is done last.
template <int num_sums, class Finish>
__device__ void finish_sums(double* sums, const Finish& finish, PartialSums where) {
  const int blocks = static_cast<int>(gridDim.x);
  block_sums(BlockSum::of_entries, sums, num_sums);
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
  run_packs<width>(op, arrays, size / width, thread, num_threads, sums);
  run_rest<width>(op, arrays, size, thread, sums);
  if constexpr (Op::num_sums > 0) finish_sums<Op::num_sums>(sums, finish, where);
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
// One thread for each pack, and for each of the entries after the last.
template <class T>
unsigned stage_blocks(std::int64_t size) {
  constexpr int width = 16 / sizeof(T);
  return vector_blocks(size / width + size % width);
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

// A stage; an early one may begin while the kernel in front of it is still at work.
template <class... Parameters, class... Arguments>
void launch_stage(void (*kernel)(Parameters...), unsigned grid, bool is_early, void* stream,
                  const Arguments&... arguments) {
  if (is_early)
    FEMFORGE_GPU_LAUNCH_EARLY(kernel, grid, vector_threads, native(stream), arguments...);
  else
    FEMFORGE_GPU_LAUNCH(kernel, grid, vector_threads, native(stream), arguments...);
  check(FEMFORGE_GPU(GetLastError)(), "the launch of a solver's stage");
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
                        std::int64_t size, LoopHandle loop, void* stream, bool is_early = false) {
    constexpr int width = 16 / sizeof(T);
    const unsigned blocks = stage_blocks<T>(size);
    const unsigned grid = blocks + (std::is_same_v<Record, NoRecord> ? 0 : 1);
    const auto kernel =
        is_aligned(arrays) ? stage_kernel<width, T, Op, Record> : stage_kernel<1, T, Op, Record>;
    launch_stage(kernel, grid, is_early, stream, op, record, arrays, size, static_cast<int>(blocks),
                 static_cast<int>(sum_stride()), loop);
  }
  // The second one has nothing to do with what the launch in front of the first one leaves, but through that.
  template <class T, class First, class FirstArrays, class Record, class Second, class SecondArrays>
  static void run_two_stages(const First& first, const Record& record, const FirstArrays& first_arrays,
                             const Second& second, const SecondArrays& second_arrays, std::int64_t size,
                             LoopHandle loop, void* stream) {
    static_assert(First::outputs == 0 && First::num_totals == 0 && Second::num_totals > 0);
    constexpr bool is_early = true;
    run_stage<T>(first, record, first_arrays, size, loop, stream, is_early);
    run_stage<T>(second, NoRecord{}, second_arrays, size, no_loop, stream, is_early);
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
