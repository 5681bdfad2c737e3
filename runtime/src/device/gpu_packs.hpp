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

// What sums over a block are for: each has memory of its own, so that none waits until another one has been
// read.
enum class BlockSum { of_blocks, of_entries };

// The sums over all threads of `count` values each, for all threads; once in a kernel for each use. No
// template: the emulation wants static shared memory so.
__device__ __forceinline__ void block_sums(BlockSum use, double* values, int count) {
  __shared__ double warp_sums[2][most_sums][most_warps];
  auto& sums = warp_sums[static_cast<int>(use)];
  const int width = FEMFORGE_GPU_WARP;
  const int warp = static_cast<int>(threadIdx.x) / width;
  const bool is_first = static_cast<int>(threadIdx.x) % width == 0;
#pragma unroll
  for (int delta = width / 2; delta > 0; delta /= 2) {
#pragma unroll
    for (int k = 0; k < count; ++k)
      values[k] += FEMFORGE_GPU_SHUFFLE_DOWN(values[k], static_cast<unsigned>(delta), width);
  }
#pragma unroll
  for (int k = 0; k < count; ++k) {
    if (is_first) sums[k][warp] = values[k];
  }
  __syncthreads();
  // Each warp sums those of all warps for itself: all lanes get the same.
  const int num_warps = static_cast<int>(vector_threads) / width;
  const int other_warp = static_cast<int>(threadIdx.x) % num_warps;
#pragma unroll
  for (int k = 0; k < count; ++k) values[k] = sums[k][other_warp];
#pragma unroll
  for (int mask = num_warps / 2; mask > 0; mask /= 2) {
#pragma unroll
    for (int k = 0; k < count; ++k) values[k] += FEMFORGE_GPU_SHUFFLE_XOR(values[k], mask, width);
  }
}

// `count` packs, `stride` packs apart: all are loaded before the first is used.
template <int count, int width, class T, class Op>
class Batch {
 public:
  using OpArrays = Arrays<T, Op::inputs, Op::outputs>;

  /// The inputs that are older than the launch in front, or the fresh one.
  __device__ __forceinline__ void load(bool is_fresh, const OpArrays& arrays, std::int64_t pack,
                                       std::int64_t stride) {
#pragma unroll
    for (int c = 0; c < count; ++c) {
#pragma unroll
      for (int k = 0; k < Op::inputs; ++k) {
        if ((k == Op::fresh_input) == is_fresh)
          loaded_[c][k] = reinterpret_cast<const Entries*>(arrays.in[k])[pack + c * stride];
      }
    }
  }
  __device__ __forceinline__ void load(const OpArrays& arrays, std::int64_t pack, std::int64_t stride) {
    load(false, arrays, pack, stride);
    load(true, arrays, pack, stride);
  }
  __device__ __forceinline__ void run(const Op& op, const OpArrays& arrays, std::int64_t pack,
                                      std::int64_t stride, double* sums) const {
#pragma unroll
    for (int c = 0; c < count; ++c) {
      Entries stored[num_outputs];
#pragma unroll
      for (int e = 0; e < width; ++e) run_entry(op, (pack + c * stride) * width + e, c, e, stored, sums);
#pragma unroll
      for (int k = 0; k < Op::outputs; ++k)
        reinterpret_cast<Entries*>(arrays.out[k])[pack + c * stride] = stored[k];
    }
  }

  /// The same for one entry instead of packs.
  __device__ __forceinline__ void load_entry(bool is_fresh, const OpArrays& arrays, std::int64_t entry) {
#pragma unroll
    for (int k = 0; k < Op::inputs; ++k) {
      if ((k == Op::fresh_input) == is_fresh) loaded_[0][k].entry[0] = arrays.in[k][entry];
    }
  }
  __device__ __forceinline__ void run_on_entry(const Op& op, const OpArrays& arrays, std::int64_t entry,
                                               double* sums) const {
    Entries stored[num_outputs];
    run_entry(op, entry, 0, 0, stored, sums);
#pragma unroll
    for (int k = 0; k < Op::outputs; ++k) arrays.out[k][entry] = stored[k].entry[0];
  }

 private:
  static constexpr int num_inputs = Op::inputs > 0 ? Op::inputs : 1;
  static constexpr int num_outputs = Op::outputs > 0 ? Op::outputs : 1;
  using Entries = Pack<T, width>;

  __device__ __forceinline__ void run_entry(const Op& op, std::int64_t number, int c, int e, Entries* stored,
                                            double* sums) const {
    T in[num_inputs];
    T out[num_outputs];
#pragma unroll
    for (int k = 0; k < Op::inputs; ++k) in[k] = loaded_[c][k].entry[e];
    op(number, in, out, sums);
#pragma unroll
    for (int k = 0; k < Op::outputs; ++k) stored[k].entry[e] = out[k];
  }

  Entries loaded_[count][num_inputs] = {};
};

// The packs of a thread, from `pack` on, `num_threads` apart. The code is kept short: where vectors are
// short, too, it takes longer to fetch than to run.
template <int width, class T, class Op>
__device__ __forceinline__ void run_packs(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays,
                                          std::int64_t packs, std::int64_t pack, std::int64_t num_threads,
                                          double* sums) {
#pragma unroll 1
  for (; pack + (packs_at_once - 1) * num_threads < packs; pack += packs_at_once * num_threads) {
    Batch<packs_at_once, width, T, Op> batch;
    batch.load(arrays, pack, num_threads);
    batch.run(op, arrays, pack, num_threads, sums);
  }
#pragma unroll 1
  for (; pack < packs; pack += num_threads) {
    Batch<1, width, T, Op> batch;
    batch.load(arrays, pack, num_threads);
    batch.run(op, arrays, pack, num_threads, sums);
  }
}

// The entries after the last whole pack: one for each of the first threads.
template <int width, class T, class Op>
__device__ __forceinline__ void run_rest(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays,
                                         std::int64_t size, std::int64_t thread, double* sums) {
  const std::int64_t entry = size / width * width + thread;
  if (entry >= size) return;
  Batch<1, 1, T, Op> batch;
  batch.load(arrays, entry, 0);
  batch.run(op, arrays, entry, 0, sums);
}

// The sums that `blocks` blocks have left, `stride` doubles for each of `count` sums: for all threads, in a
// fixed order.
template <int count>
__device__ __forceinline__ void add_blocks(const volatile double* partial, int blocks, int stride,
                                           double* totals) {
#pragma unroll
  for (int k = 0; k < count; ++k) totals[k] = 0;
#pragma unroll 1
  for (int block = static_cast<int>(threadIdx.x); block < blocks; block += static_cast<int>(vector_threads)) {
#pragma unroll
    for (int k = 0; k < count; ++k) totals[k] += partial[k * stride + block];
  }
  block_sums(BlockSum::of_blocks, totals, count);
}

}  // namespace
}  // namespace femforge

#endif
