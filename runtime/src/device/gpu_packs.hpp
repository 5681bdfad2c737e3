// What kernels on vectors are made of: packs of entries, and sums over blocks. One source for CUDA and HIP,
// included after a dialect header.
#ifndef FEMFORGE_SRC_DEVICE_GPU_PACKS_HPP
#define FEMFORGE_SRC_DEVICE_GPU_PACKS_HPP

#include <cstdint>

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

}  // namespace
}  // namespace femforge

#endif
