// Device memory: host memory that is kept account of, so that a host pointer handed over as a device
// pointer, a copy beyond an allocation's end or in the wrong direction, is an error as on a GPU.
#ifndef FEMFORGE_EMULATION_MEMORY_H
#define FEMFORGE_EMULATION_MEMORY_H

#include "femforge_emulation/library.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <mutex>

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

class Memory {
 public:
  static Memory& instance() {
    static Memory memory;
    return memory;
  }

  // Fresh memory holds all ones (NaN), never zeros: what was not written is seen to be so.
  void* allocate(std::size_t bytes) {
    if (bytes == 0) return nullptr;
    void* data = nullptr;
    if (posix_memalign(&data, 256, bytes) != 0) return nullptr;
    std::memset(data, 0xFF, bytes);
    const std::lock_guard<std::mutex> lock(mutex_);
    sizes_[reinterpret_cast<std::uintptr_t>(data)] = bytes;
    return data;
  }

  bool release(void* data) {
    if (data == nullptr) return true;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (sizes_.erase(reinterpret_cast<std::uintptr_t>(data)) == 0) return false;
    std::free(data);
    return true;
  }

  // Whether [data, data + bytes) lies within one allocation.
  bool holds(const void* data, std::size_t bytes) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto address = reinterpret_cast<std::uintptr_t>(data);
    auto after = sizes_.upper_bound(address);
    if (after == sizes_.begin()) return false;
    const auto& [begin, size] = *std::prev(after);
    return address - begin <= size && bytes <= size - (address - begin);
  }

 private:
  Memory() = default;
  std::mutex mutex_;
  std::map<std::uintptr_t, std::size_t> sizes_;
};

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation

#endif
