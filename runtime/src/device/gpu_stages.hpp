// Kernels of stages (see stage.hpp). One source for CUDA and HIP, included after a dialect header.
#ifndef FEMFORGE_SRC_DEVICE_GPU_STAGES_HPP
#define FEMFORGE_SRC_DEVICE_GPU_STAGES_HPP

#include <type_traits>

#include "device/gpu_packs.hpp"
#include "device/graph_backend.hpp"
#include "device/stage.hpp"

namespace femforge {
namespace {

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

// Which of the threads of a stage's `blocks` blocks this is.
struct StageThread {
  std::int64_t number;
  std::int64_t count;
  bool has_first;  // of as many packs
  __device__ __forceinline__ StageThread(std::int64_t packs, int blocks)
      : number(static_cast<std::int64_t>(blockIdx.x) * vector_threads + threadIdx.x),
        count(static_cast<std::int64_t>(blocks) * vector_threads),
        has_first(number < packs) {}
};

// What a stage makes of the totals of the one before; whether it has anything to do: the same for all
// threads.
template <class Op>
__device__ __forceinline__ bool prepare_stage(Op& op, const StageThread& thread, int blocks, int stride) {
  double totals[Op::num_totals > 0 ? Op::num_totals : 1] = {};
  op.look();
  if constexpr (Op::num_totals > 0) add_blocks<Op::num_totals>(op.totals, blocks, stride, totals);
  const bool active = op.prepare(totals);
  if (thread.number == 0) op.note();
  return active;
}

// The entries of a thread, of which the first pack has been loaded.
template <int width, class T, class Op>
__device__ __forceinline__ void run_and_leave_sums(const Op& op, const Batch<1, width, T, Op>& first,
                                                   const Arrays<T, Op::inputs, Op::outputs>& arrays,
                                                   std::int64_t size, const StageThread& thread, int stride) {
  double sums[Op::num_sums > 0 ? Op::num_sums : 1] = {};
  if (thread.has_first) first.run(op, arrays, thread.number, thread.count, sums);
  const std::int64_t next = thread.has_first ? thread.number + thread.count : thread.number;
  run_packs<width>(op, arrays, size, thread.number, next, thread.count, sums);
  if constexpr (Op::num_sums > 0) {
    block_sums(sums, Op::num_sums);
    if (threadIdx.x == 0) {
#pragma unroll
      for (int k = 0; k < Op::num_sums; ++k) op.sums[k * stride + static_cast<int>(blockIdx.x)] = sums[k];
    }
  }
}

// A stage, with `blocks` blocks for its entries and, if there is a record, one more for that. What a thread
// needs first is loaded before it is known what to do with it.
template <int width, class T, class Op, class Record>
__global__ __launch_bounds__(vector_threads) void stage_kernel(Op op, Record record,
                                                               Arrays<T, Op::inputs, Op::outputs> arrays,
                                                               std::int64_t size, int blocks, int stride,
                                                               LoopHandle loop) {
  // Launched early, a stage without totals waits for what is in front of it. One with totals follows a stage
  // without outputs, so that its own inputs are there already; it waits for the sums.
  constexpr bool loads_early = Op::num_totals > 0;
  if constexpr (!loads_early) {
    FEMFORGE_GPU_AWAIT_LAUNCH_BEFORE();
    FEMFORGE_GPU_LET_NEXT_BEGIN();
  }
  if constexpr (!std::is_same_v<Record, NoRecord>) {
    if (static_cast<int>(blockIdx.x) == blocks) return keep_record(record, blocks, stride, loop);
  }
  const StageThread thread(size / width, blocks);
  Batch<1, width, T, Op> first;
  if (thread.has_first) first.load(arrays, thread.number, thread.count);
  if constexpr (loads_early) FEMFORGE_GPU_AWAIT_LAUNCH_BEFORE();
  if (!prepare_stage(op, thread, blocks, stride)) return;
  run_and_leave_sums<width>(op, first, arrays, size, thread, stride);
}

}  // namespace
}  // namespace femforge

#endif
