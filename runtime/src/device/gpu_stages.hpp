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
__device__ __forceinline__ void keep_record(Record& record, int blocks, int stride, LoopHandle loop) {
  double totals[Record::num_totals > 0 ? Record::num_totals : 1] = {};
  record.look();
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
  __device__ __forceinline__ explicit StageThread(int blocks)
      : number(static_cast<std::int64_t>(blockIdx.x) * vector_threads + threadIdx.x),
        count(static_cast<std::int64_t>(blocks) * vector_threads) {}
};

// The entries of a thread, of which the first pack is loaded before it is known what to do with it. Where
// there are threads enough, those after the last pack have an entry each instead; else the first threads take
// these last of all.
template <int width, class T, class Op>
class StageEntries {
 public:
  using OpArrays = Arrays<T, Op::inputs, Op::outputs>;

  __device__ __forceinline__ StageEntries(const OpArrays& arrays, std::int64_t size,
                                          const StageThread& thread)
      : arrays_(arrays),
        size_(size),
        packs_(size / width),
        has_threads_(thread.count >= packs_ + size % width),
        entry_(has_threads_ ? packs_ * width + thread.number - packs_ : size),
        thread_(thread) {}

  __device__ __forceinline__ void load(bool is_fresh) {
    if (thread_.number < packs_)
      first_.load(is_fresh, arrays_, thread_.number, thread_.count);
    else if (entry_ < size_)
      first_.load_entry(is_fresh, arrays_, entry_);
  }
  __device__ __forceinline__ void run(const Op& op, double* sums) const {
    if (thread_.number < packs_) {
      first_.run(op, arrays_, thread_.number, thread_.count, sums);
      run_packs<width>(op, arrays_, packs_, thread_.number + thread_.count, thread_.count, sums);
    } else if (entry_ < size_) {
      first_.run_on_entry(op, arrays_, entry_, sums);
    }
    if (!has_threads_) run_rest<width>(op, arrays_, size_, thread_.number, sums);
  }

 private:
  const OpArrays& arrays_;
  std::int64_t size_;
  std::int64_t packs_;
  bool has_threads_;
  std::int64_t entry_;
  const StageThread& thread_;
  Batch<1, width, T, Op> first_;
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

// A stage, with `blocks` blocks for its entries and, if there is a record, one more for that. What a thread
// needs first is loaded before it is known what to do with it, and what is old enough before the launch in
// front has ended: that has let this one begin, so what is in front of it has ended.
template <int width, class T, class Op, class Record>
__global__ __launch_bounds__(vector_threads, blocks_per_multiprocessor) void stage_kernel(
    Op op, Record record, Arrays<T, Op::inputs, Op::outputs> arrays, std::int64_t size, int blocks,
    int stride, LoopHandle loop) {
  if constexpr (!std::is_same_v<Record, NoRecord>) {
    if (static_cast<int>(blockIdx.x) == blocks) return keep_record(record, blocks, stride, loop);
  }
  const StageThread thread(blocks);
  StageEntries<width, T, Op> entries(arrays, size, thread);
  entries.load(false);
  FEMFORGE_GPU_AWAIT_LAUNCH_BEFORE();
  entries.load(true);
  if (!prepare_stage(op, thread, blocks, stride)) return;
  double sums[Op::num_sums > 0 ? Op::num_sums : 1] = {};
  entries.run(op, sums);
  if constexpr (Op::num_sums > 0) {
    block_sums(BlockSum::of_entries, sums, Op::num_sums);
    if (threadIdx.x == 0) {
#pragma unroll
      for (int k = 0; k < Op::num_sums; ++k) op.sums[k * stride + static_cast<int>(blockIdx.x)] = sums[k];
    }
  }
}

}  // namespace
}  // namespace femforge

#endif
