// Memory for the stack of one fiber, with a guard page under it: an overflow faults at once.
#ifndef FEMFORGE_EMULATION_STACK_H
#define FEMFORGE_EMULATION_STACK_H

#include <cstddef>

#include "femforge_emulation/fiber.h"

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

class Stack {
 public:
#if defined(FEMFORGE_EMULATION_ASAN)
  static constexpr std::size_t bytes = 512 * 1024;
#else
  static constexpr std::size_t bytes = 128 * 1024;
#endif
  Stack();
  ~Stack();
  Stack(const Stack&) = delete;
  Stack& operator=(const Stack&) = delete;
  void* bottom() const {
    return static_cast<char*>(mapping_) + guard_;
  }

 private:
  std::size_t guard_;
  void* mapping_;
};

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation

#endif
