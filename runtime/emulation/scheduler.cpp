// Execution of a grid: block after block, each block's threads as fibers that run until they wait, warp after
// warp from one barrier of the block to the next.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <numeric>
#include <string>
#include <vector>

#include "femforge_emulation/block.h"
#include "femforge_emulation/options.h"
#include "femforge_emulation/stack.h"

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {
namespace {

// All ones: a NaN in every floating type. Written word by word (the ends byte by byte), and not by memset: it
// is for each block that of all kernels, and sanitizers, which watch memset, may have red zones within.
__attribute__((no_sanitize("address"))) void poison(SharedRange range) {
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

}  // namespace

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

// Numbers for the random order: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014), the same on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  // A number in [0, bound).
  std::uint64_t below(std::uint64_t bound) {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return (z ^ (z >> 31U)) % bound;
  }

 private:
  std::uint64_t state_;
};

// A thread and its stack.
struct Fiber {
  Thread thread;
  Stack stack;
};

class Scheduler {
 public:
  // One for all libraries of a program, as the block that runs.
  static Scheduler& instance() {
    static Scheduler scheduler;
    return scheduler;
  }

  void run(Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared, Body body) {
    const std::lock_guard<std::mutex> lock(mutex_);
    DynamicShared dynamic(dynamic_bytes);
    block_.dynamic_ = dynamic.data();
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
    block_.dynamic_ = nullptr;
  }

 private:
  Scheduler() = default;

  FEMFORGE_EMULATION_UNWATCHED Thread& at(int thread) const { return block_.at(thread); }
  FEMFORGE_EMULATION_UNWATCHED Wait& wait_of(int thread) { return block_.waits_[thread]; }
  FEMFORGE_EMULATION_UNWATCHED int& waiting(Wait kind) { return block_.waiting(kind); }
  FEMFORGE_EMULATION_UNWATCHED int warp_end(int begin) const {
    return begin + block_.warp_ < count_ ? begin + block_.warp_ : count_;
  }

  // A fiber's whole life: the kernel's body once for each block that it takes part in.
  __attribute__((no_sanitize("address"))) static void live() {
    Scheduler& self = instance();
    Context::arrive(self.block_.host_);
    for (;;) {
      self.body_.call(self.body_.object);
      self.block_.wait(Wait::finished, Place{});
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
    random_ = Random(seed_from_environment());
    const int warp = block_.warp_ = warp_from_environment();
    count_ = static_cast<int>(blockDim.x * blockDim.y * blockDim.z);
    while (static_cast<int>(fibers_.size()) < count_) add_fiber();
    for (int i = 0; i < count_; ++i) {
      const auto linear = static_cast<unsigned>(i);
      at(i).warp = i / warp * warp;
      at(i).lane = i % warp;
      at(i).index =
          Dim3(linear % blockDim.x, linear / blockDim.x % blockDim.y, linear / (blockDim.x * blockDim.y));
    }
    warps_.resize(static_cast<std::size_t>((count_ + warp - 1) / warp));
    lanes_.resize(static_cast<std::size_t>(warp));
    put_in_order(warps_);
    put_in_order(lanes_);
  }

  void add_fiber() {
    const std::size_t number = fibers_.size();
    fibers_.push_back(std::make_unique<Fiber>());
    Thread& thread = fibers_.back()->thread;
    thread.number = static_cast<int>(number);
    block_.threads_[number] = &thread;
    // Stacks that all began at the same place of a page would have what all of them use in the same few lines
    // of the caches: they begin so many bytes further down.
    const std::size_t start = (number + 1) % 32 * 256;
    thread.context.prepare(fibers_.back()->stack.bottom(), Stack::bytes - start, &Scheduler::live);
  }

  // Numbers from 0 on, or the other way round. Those that are to be in random order are shuffled before each
  // use.
  void put_in_order(std::vector<int>& numbers) const {
    std::iota(numbers.begin(), numbers.end(), 0);
    if (order_ == Order::reversed) std::reverse(numbers.begin(), numbers.end());
  }

  FEMFORGE_EMULATION_UNWATCHED void run_block() {
    for (int i = 0; i < count_; ++i) wait_of(i) = Wait::nowhere;
    for (int& number : block_.waiting_) number = 0;
    for (;;) {
      if (order_ == Order::random) shuffle(warps_);
      for (const int warp : warps_) run_warp(warp * block_.warp_);
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
      for (int i = 0; i < block_.warp_; ++i) {
        const int thread = begin + lanes[i];
        if (thread < end && wait_of(thread) == Wait::nowhere) resume(at(thread));
      }
    } while (waiting(Wait::at_warp_operation) > 0 && release_groups(begin, end));
  }

  FEMFORGE_EMULATION_UNWATCHED void resume(Thread& thread) {
    block_.current_ = &thread;
    threadIdx = thread.index;
    block_.host_.switch_to(thread.context);
  }

  void shuffle(std::vector<int>& numbers) {
    for (std::size_t i = numbers.size(); i > 1; --i) std::swap(numbers[i - 1], numbers[random_.below(i)]);
  }

  // How many lanes the operation is among that a lane waits at.
  FEMFORGE_EMULATION_UNWATCHED int group_of(int thread) const {
    const int group = at(thread).group;
    return group > 0 && group < block_.warp_ ? group : block_.warp_;
  }

  // Continues the warp, or those groups of its lanes, all of whose live lanes wait at a warp operation. Lanes
  // of other groups may wait for the block meanwhile.
  FEMFORGE_EMULATION_UNWATCHED bool release_groups(int begin, int end) {
    bool any = false;
    for (int lane = begin; lane < end;) {
      if (wait_of(lane) != Wait::at_warp_operation) {
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
      if (wait_of(i) == Wait::finished) continue;
      if (wait_of(i) != Wait::at_warp_operation) return false;
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
      if (wait_of(i) != kind) continue;
      if (first == nullptr) first = &at(i);
      if (!(at(i).place == first->place)) report_divergence(begin, end, what);
    }
    for (int i = begin; i < end; ++i) {
      if (wait_of(i) != kind) continue;
      wait_of(i) = Wait::nowhere;
      --waiting(kind);
    }
  }

  std::string describe(const Thread& thread) const {
    const Wait wait = block_.waits_[thread.number];
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
  Block& block_ = Block::running();
  std::vector<std::unique_ptr<Fiber>> fibers_;  // grown as needed, kept between launches
  std::vector<int> warps_;                      // in the order in which they run, as the lanes of each
  std::vector<int> lanes_;
  Body body_{};
  int count_ = 0;  // of the threads of a block
  Order order_ = Order::forward;
  Random random_{1};
};

void run(Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared, Body body) {
  Scheduler::instance().run(grid, block, dynamic_bytes, shared, body);
}

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation
