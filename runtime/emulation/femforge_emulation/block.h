// The block of threads that runs: where its threads wait, and what the lanes of a warp offer each other.
//
// One launch runs at a time and on one OS thread, so that shared memory is ordinary static memory that
// sanitizers understand, atomics need no care, and a given order of threads always gives the same result.
// Threads are continued by the scheduler (scheduler.cpp).
#ifndef FEMFORGE_EMULATION_BLOCK_H
#define FEMFORGE_EMULATION_BLOCK_H

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "femforge_emulation/fiber.h"

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

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

// A kernel with its arguments, to be called once by each thread.
struct Body {
  void (*call)(const void* object);
  const void* object;
};

constexpr int default_warp = 64;
constexpr unsigned max_threads = 1024;
constexpr std::size_t max_shared_bytes = 64 * 1024;

class Block {
 public:
  // One for all libraries of a program.
  static Block& running() {
    static Block block;
    return block;
  }

  void* dynamic_shared() const { return dynamic_; }
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
  friend class Scheduler;

  Block() = default;

  FEMFORGE_EMULATION_UNWATCHED Thread& at(int thread) const { return *threads_[thread]; }
  // How many threads of the block wait so.
  FEMFORGE_EMULATION_UNWATCHED int& waiting(Wait kind) { return waiting_[static_cast<int>(kind)]; }

  // No containers, whose functions sanitizers would watch.
  Thread* threads_[max_threads] = {};
  Wait waits_[max_threads] = {};
  int waiting_[4] = {};
  int warp_ = default_warp;
  Context host_;
  Thread* current_ = nullptr;
  void* dynamic_ = nullptr;
};

// Runs a whole grid; returns when its last thread has finished.
void run(Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared, Body body);

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation

#endif
