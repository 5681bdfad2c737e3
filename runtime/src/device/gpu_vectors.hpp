// Kernels on vectors for CUDA and HIP: one source for both, included after a dialect header.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>

#include "device/gpu_call.hpp"
#include "device/vector_table.hpp"

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

// The sum of all threads' values, for thread 0. No template: the emulation wants static shared memory so.
__device__ double block_sum(double value) {
  __shared__ double warp_sums[most_warps];
  const int width = warpSize;
  for (int delta = width / 2; delta > 0; delta /= 2)
    value += FEMFORGE_GPU_SHUFFLE_DOWN(value, static_cast<unsigned>(delta), width);
  const int warp = static_cast<int>(threadIdx.x) / width;
  if (static_cast<int>(threadIdx.x) % width == 0) warp_sums[warp] = value;
  __syncthreads();
  double sum = 0;
  if (threadIdx.x == 0)
    for (int w = 0; w < static_cast<int>(vector_threads) / width; ++w) sum += warp_sums[w];
  __syncthreads();  // before it is used again
  return sum;
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
__device__ __forceinline__ void run_packs(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays,
                                          std::int64_t pack, std::int64_t stride, double* sums) {
  constexpr int num_inputs = Op::inputs > 0 ? Op::inputs : 1;
  constexpr int num_outputs = Op::outputs > 0 ? Op::outputs : 1;
  using Entries = Pack<T, width>;
  Entries loaded[count][num_inputs];
#pragma unroll
  for (int c = 0; c < count; ++c) {
#pragma unroll
    for (int k = 0; k < Op::inputs; ++k)
      loaded[c][k] = reinterpret_cast<const Entries*>(arrays.in[k])[pack + c * stride];
  }
#pragma unroll
  for (int c = 0; c < count; ++c) {
    Entries stored[num_outputs];
#pragma unroll
    for (int e = 0; e < width; ++e) {
      T in[num_inputs] = {};
      T out[num_outputs] = {};
#pragma unroll
      for (int k = 0; k < Op::inputs; ++k) in[k] = loaded[c][k].entry[e];
      op((pack + c * stride) * width + e, in, out, sums);
#pragma unroll
      for (int k = 0; k < Op::outputs; ++k) stored[k].entry[e] = out[k];
    }
#pragma unroll
    for (int k = 0; k < Op::outputs; ++k)
      reinterpret_cast<Entries*>(arrays.out[k])[pack + c * stride] = stored[k];
  }
}

// Sums of all blocks, in a fixed order, by the block that is done last.
template <int num_sums, class Finish>
__device__ void finish_sums(const double* sums, const Finish& finish, PartialSums where) {
  for (int k = 0; k < num_sums; ++k) {
    const double sum = block_sum(sums[k]);
    if (threadIdx.x == 0) where.partial[k * static_cast<int>(gridDim.x) + static_cast<int>(blockIdx.x)] = sum;
  }
  if (!is_last_block(where.counter)) return;
  double totals[num_sums];
  for (int k = 0; k < num_sums; ++k) {
    // Written by other blocks while this one ran: not to be taken from a cache that does not know it.
    const volatile double* const partial = where.partial + k * static_cast<int>(gridDim.x);
    double sum = 0;
    for (unsigned block = threadIdx.x; block < gridDim.x; block += vector_threads) sum += partial[block];
    totals[k] = block_sum(sum);
  }
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
  const std::int64_t packs = size / width;
  const auto stride = static_cast<std::int64_t>(gridDim.x) * vector_threads;
  const std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * vector_threads + threadIdx.x;
  std::int64_t pack = first;
  for (; pack + (packs_at_once - 1) * stride < packs; pack += packs_at_once * stride)
    run_packs<packs_at_once, width>(op, arrays, pack, stride, sums);
  for (; pack < packs; pack += stride) run_packs<1, width>(op, arrays, pack, stride, sums);
  if (first < size - packs * width) run_packs<1, 1>(op, arrays, packs * width + first, stride, sums);
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

template <class T>
const VectorBackend<T>& FEMFORGE_GPU_VECTORS() {
  static const VectorTable<T, GpuDriver> instance;
  return instance;
}
template const VectorBackend<float>& FEMFORGE_GPU_VECTORS<float>();
template const VectorBackend<double>& FEMFORGE_GPU_VECTORS<double>();

}  // namespace femforge
