// Execution of a grid: block after block, each block's threads as fibers that run until they wait, warp after
// warp from one barrier of the block to the next.
//
// One launch runs at a time and on one OS thread, so that shared memory is ordinary static memory that
// sanitizers understand, atomics need no care, and a given order of threads always gives the same result.
#ifndef FEMFORGE_EMULATION_BLOCK_H
#define FEMFORGE_EMULATION_BLOCK_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <numeric>
#include <string>
#include <vector>

#include "femforge_emulation/fiber.h"
#include "femforge_emulation/options.h"

namespace femforge_emulation {

// Extents or an index; the name dim3 of it is made in hip/hip_runtime.h.
struct Dim3 {
  unsigned x, y, z;
  constexpr Dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};

// The built-in variables; the scheduler sets them whenever it continues a thread.
inline Dim3 threadIdx, blockIdx, blockDim, gridDim;

// Where a thread waits.
enum class Wait : unsigned char { nowhere, at_block_barrier, at_warp_operation, finished };

struct Place {
  const char* file = "";
  int line = 0;
  FEMFORGE_EMULATION_UNWATCHED bool operator==(const Place& other) const {
    return line == other.line && (file == other.file || std::strcmp(file, other.file) == 0);
  }
};

struct Thread {
  Context context;
  Stack stack;
  Dim3 index;
  int number = 0;
  // The first thread of its warp, and its place among those of the warp.
  int warp = 0;
  int lane = 0;
  Place place;
  // Lanes that a warp operation is among; 0 for the whole warp.
  int group = 0;
  // Values offered to the other lanes. Two, taken in turn: a lane that has gone on to its next operation
  // cannot overwrite what a slower lane has still to read.
  std::uint64_t offered[2] = {};
  unsigned operations = 0;
  // The lanes that took part in the last warp operation, a bit each. Some may have finished since.
  std::uint64_t participants = 0;
};

// Static shared memory of one library or program: everything that it declared __shared__.
struct SharedRange {
  unsigned char* begin = nullptr;
  unsigned char* end = nullptr;
};

// All ones: a NaN in every floating type. Written word by word (the ends byte by byte), and not by memset: it
// is for each block that of all kernels, and sanitizers, which watch memset, may have red zones within.
__attribute__((no_sanitize("address"))) inline void poison(SharedRange range) {
  using Word __attribute__((may_alias)) = std::uint64_t;
  volatile unsigned char* byte = range.begin;
  const auto on_word = [](volatile unsigned char* place) {
    return reinterpret_cast<std::uintptr_t>(place) % sizeof(Word) == 0;
  };
  for (; byte != range.end && !on_word(byte); ++byte) *byte = 0xFF;
  for (; range.end - byte >= static_cast<std::ptrdiff_t>(sizeof(Word)); byte += sizeof(Word))
    *reinterpret_cast<volatile Word*>(byte) = ~Word{0};
  for (; byte != range.end; ++byte) *byte = 0xFF;
}

constexpr unsigned max_threads = 1024;
constexpr std::size_t max_shared_bytes = 64 * 1024;
constexpr std::size_t shared_alignment = 128;

// Dynamic shared memory, of exactly the size asked for so that AddressSanitizer sees the first byte beyond.
class DynamicShared {
 public:
  explicit DynamicShared(std::size_t bytes)
      : bytes_(bytes), data_(::operator new (bytes, std::align_val_t{shared_alignment})) {}
  ~DynamicShared() { ::operator delete (data_, std::align_val_t{shared_alignment}); }
  DynamicShared(const DynamicShared&) = delete;
  DynamicShared& operator=(const DynamicShared&) = delete;
  void poison() { std::memset(data_, 0xFF, bytes_); }
  void* data() const { return data_; }

 private:
  std::size_t bytes_;
  void* data_;
};

// A kernel with its arguments, to be called once by each thread.
struct Body {
  void (*call)(const void* object);
  const void* object;
};

class Scheduler {
 public:
  static Scheduler& instance() {
    static Scheduler scheduler;
    return scheduler;
  }

  // Runs a whole grid; returns when its last thread has finished.
  void run(Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared, Body body) {
    const std::lock_guard<std::mutex> lock(mutex_);
    DynamicShared dynamic(dynamic_bytes);
    dynamic_ = &dynamic;
    body_ = body;
    gridDim = grid;
    blockDim = block;
    begin_launch();
    const std::uint64_t blocks = std::uint64_t{grid.x} * grid.y * grid.z;
    const BlockOrder visit = block_order(blocks);
    for (std::uint64_t i = 0; i < blocks; ++i) {
      const std::uint64_t b = (visit.first + i * visit.stride) % blocks;
      blockIdx = Dim3(static_cast<unsigned>(b % grid.x), static_cast<unsigned>(b / grid.x % grid.y),
                      static_cast<unsigned>(b / grid.x / grid.y));
      poison(shared);
      dynamic.poison();
      run_block();
    }
    dynamic_ = nullptr;
  }

  // The rest is for running threads.
  void* dynamic_shared() const { return dynamic_->data(); }
  int warp_size() const { return warp_; }
  int lane() const { return current_->lane; }

  FEMFORGE_EMULATION_INLINE void wait(Wait kind, Place place) {
    ++waiting(kind);
    waits_[current_->number] = kind;
    current_->place = place;
    current_->context.switch_to(host_);
  }

  // Offers `value` to the other lanes of the warp, or of the lane's group of so many, and returns when all of
  // them have offered theirs; what lane `source` offered is then `offered(source, turn)` with the turn
  // returned.
  FEMFORGE_EMULATION_INLINE unsigned offer(std::uint64_t value, Place place, int group = 0) {
    current_->group = group;
    const unsigned turn = current_->operations++ % 2;
    current_->offered[turn] = value;
    wait(Wait::at_warp_operation, place);
    return turn;
  }

  // Whether lane `source` of the running thread's warp took part in the operation that it returns from.
  bool took_part(int source) const { return (current_->participants >> source & 1U) != 0; }
  std::uint64_t offered(int source, unsigned turn) const {
    return took_part(source) ? at(current_->warp + source).offered[turn] : ~std::uint64_t{0};
  }

 private:
  Scheduler() = default;

  FEMFORGE_EMULATION_UNWATCHED Thread& at(int thread) const { return *at_[thread]; }
  // How many threads of the block wait so.
  FEMFORGE_EMULATION_UNWATCHED int& waiting(Wait kind) { return waiting_[static_cast<int>(kind)]; }
  FEMFORGE_EMULATION_UNWATCHED int warp_end(int begin) const {
    return begin + warp_ < count_ ? begin + warp_ : count_;
  }

  // A fiber's whole life: the kernel's body once for each block that it takes part in.
  __attribute__((no_sanitize("address"))) static void live() {
    Scheduler& self = instance();
    Context::arrive(self.host_);
    for (;;) {
      self.body_.call(self.body_.object);
      self.wait(Wait::finished, Place{});
    }
  }

  // Blocks first, first + stride, ... (modulo their number) are run; the stride has no common factor with it.
  struct BlockOrder {
    std::uint64_t first;
    std::uint64_t stride;
  };
  BlockOrder block_order(std::uint64_t blocks) {
    if (order_ == Order::forward || blocks < 2) return {0, 1};
    if (order_ == Order::reversed) return {blocks - 1, blocks - 1};
    // A product of the two must not overflow.
    const std::uint64_t most = std::min(blocks, ~std::uint64_t{0} / blocks);
    std::uint64_t stride = 1 + random_.below(most - 1);
    while (std::gcd(stride, blocks) != 1) stride = 1 + random_.below(most - 1);
    return {random_.below(blocks), stride};
  }

  void begin_launch() {
    order_ = order_from_environment();
    warp_ = warp_from_environment();
    random_ = Random(std::strtoull(environment("FEMFORGE_EMULATION_SEED", "1").c_str(), nullptr, 10));
    count_ = static_cast<int>(blockDim.x * blockDim.y * blockDim.z);
    while (static_cast<int>(threads_.size()) < count_) {
      threads_.push_back(std::make_unique<Thread>());
      Thread& thread = *threads_.back();
      thread.number = static_cast<int>(threads_.size()) - 1;
      at_[thread.number] = &thread;
      thread.context.prepare(thread.stack.bottom(), Stack::bytes - start_of_stack(threads_.size()),
                             &Scheduler::live);
    }
    for (int i = 0; i < count_; ++i) {
      const auto linear = static_cast<unsigned>(i);
      at(i).warp = i / warp_ * warp_;
      at(i).lane = i % warp_;
      at(i).index =
          Dim3(linear % blockDim.x, linear / blockDim.x % blockDim.y, linear / (blockDim.x * blockDim.y));
    }
    warps_.resize(static_cast<std::size_t>((count_ + warp_ - 1) / warp_));
    lanes_.resize(static_cast<std::size_t>(warp_));
    put_in_order(warps_);
    put_in_order(lanes_);
  }

  // Bytes above the start of a thread's stack, of one or two pages. Stacks that all began at the same place
  // of a page would have what all of them use in the same few lines of the caches.
  static std::size_t start_of_stack(std::size_t thread) { return thread % 32 * 256; }

  // Numbers from 0 on, or the other way round. Those that are to be in random order are shuffled before each
  // use.
  void put_in_order(std::vector<int>& numbers) const {
    std::iota(numbers.begin(), numbers.end(), 0);
    if (order_ == Order::reversed) std::reverse(numbers.begin(), numbers.end());
  }

  FEMFORGE_EMULATION_UNWATCHED void run_block() {
    for (int i = 0; i < count_; ++i) waits_[i] = Wait::nowhere;
    for (int& number : waiting_) number = 0;
    for (;;) {
      if (order_ == Order::random) shuffle(warps_);
      for (const int warp : warps_) run_warp(warp * warp_);
      if (waiting(Wait::finished) == count_) return;
      release_block();
    }
  }

  // Until each lane waits for the block, has finished, or waits for lanes that do.
  FEMFORGE_EMULATION_UNWATCHED void run_warp(int begin) {
    const int end = warp_end(begin);
    do {
      if (order_ == Order::random) shuffle(lanes_);
      const int* lanes = lanes_.data();
      for (int i = 0; i < warp_; ++i) {
        const int thread = begin + lanes[i];
        if (thread < end && waits_[thread] == Wait::nowhere) resume(at(thread));
      }
    } while (waiting(Wait::at_warp_operation) > 0 && release_groups(begin, end));
  }

  FEMFORGE_EMULATION_UNWATCHED void resume(Thread& thread) {
    current_ = &thread;
    threadIdx = thread.index;
    host_.switch_to(thread.context);
  }

  void shuffle(std::vector<int>& numbers) {
    for (std::size_t i = numbers.size(); i > 1; --i) std::swap(numbers[i - 1], numbers[random_.below(i)]);
  }

  // How many lanes the operation is among that a lane waits at.
  FEMFORGE_EMULATION_UNWATCHED int group_of(int thread) const {
    const int group = at(thread).group;
    return group > 0 && group < warp_ ? group : warp_;
  }

  // Continues the warp, or those groups of its lanes, all of whose live lanes wait at a warp operation. Lanes
  // of other groups may wait for the block meanwhile.
  FEMFORGE_EMULATION_UNWATCHED bool release_groups(int begin, int end) {
    bool any = false;
    for (int lane = begin; lane < end;) {
      if (waits_[lane] != Wait::at_warp_operation) {
        ++lane;
        continue;
      }
      const int size = group_of(lane);
      const int first = begin + (lane - begin) / size * size;
      lane = first + size < end ? first + size : end;
      any = release_group(first, lane) || any;
    }
    return any;
  }

  FEMFORGE_EMULATION_UNWATCHED bool release_group(int begin, int end) {
    std::uint64_t participants = 0;
    for (int i = begin; i < end; ++i) {
      if (waits_[i] == Wait::finished) continue;
      if (waits_[i] != Wait::at_warp_operation) return false;
      participants |= std::uint64_t{1} << at(i).lane;
    }
    if (participants == 0) return false;
    release(Wait::at_warp_operation, begin, end, "warp operation");
    for (int i = begin; i < end; ++i) at(i).participants = participants;
    return true;
  }

  // Continues the block: every thread of it, none having finished, has to wait at the same barrier.
  FEMFORGE_EMULATION_UNWATCHED void release_block() {
    if (waiting(Wait::at_block_barrier) != count_) report_divergence(0, count_, "barrier");
    release(Wait::at_block_barrier, 0, count_, "barrier");
  }

  // Continues the threads that wait so; they have to wait at the same place.
  FEMFORGE_EMULATION_UNWATCHED void release(Wait kind, int begin, int end, const char* what) {
    const Thread* first = nullptr;
    for (int i = begin; i < end; ++i) {
      if (waits_[i] != kind) continue;
      if (first == nullptr) first = &at(i);
      if (!(at(i).place == first->place)) report_divergence(begin, end, what);
    }
    for (int i = begin; i < end; ++i) {
      if (waits_[i] != kind) continue;
      waits_[i] = Wait::nowhere;
      --waiting(kind);
    }
  }

  std::string describe(const Thread& thread) const {
    const Wait wait = waits_[thread.number];
    if (wait == Wait::finished) return "have finished";
    const char* kind = wait == Wait::at_block_barrier ? "wait for the block at " : "wait for the warp at ";
    return kind + std::string(thread.place.file) + ":" + std::to_string(thread.place.line);
  }

  [[noreturn]] void report_divergence(int begin, int end, const char* what) const {
    std::string text = "divergent " + std::string(what) + " in block (" + std::to_string(blockIdx.x) + ", " +
                       std::to_string(blockIdx.y) + ", " + std::to_string(blockIdx.z) + "):";
    for (int i = begin; i < end;) {
      int last = i + 1;
      while (last < end && describe(at(last)) == describe(at(i))) ++last;
      text += "\n  threads " + std::to_string(i) + " to " + std::to_string(last - 1) + " " + describe(at(i));
      i = last;
    }
    fail(text.c_str());
  }

  std::mutex mutex_;
  std::vector<std::unique_ptr<Thread>> threads_;  // grown as needed, kept between launches
  // Of the threads of the block that runs. No containers, whose functions sanitizers would watch.
  Thread* at_[max_threads] = {};
  Wait waits_[max_threads] = {};
  int waiting_[4] = {};
  std::vector<int> warps_;  // in the order in which they run, as the lanes of each
  std::vector<int> lanes_;
  Context host_;
  Thread* current_ = nullptr;
  DynamicShared* dynamic_ = nullptr;
  Body body_{};
  int count_ = 0;
  int warp_ = FEMFORGE_EMULATION_WARP;
  Order order_ = Order::forward;
  Random random_{1};
};

}  // namespace femforge_emulation

#endif
