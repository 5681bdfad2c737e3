// Fibers: cooperative contexts with a stack of their own, one for each emulated GPU thread.
//
// The switch is a few lines of assembly on x86-64 and aarch64, and <ucontext.h> elsewhere (or where
// FEMFORGE_EMULATION_UCONTEXT is defined). AddressSanitizer is told about every switch.
#ifndef FEMFORGE_EMULATION_FIBER_H
#define FEMFORGE_EMULATION_FIBER_H

#include <cstddef>

#include "femforge_emulation/library.h"

#if defined(FEMFORGE_EMULATION_ASAN)
#include <sanitizer/common_interface_defs.h>
#endif

#if defined(FEMFORGE_EMULATION_UCONTEXT)
#include <ucontext.h>
#else
// Saves the callee-saved registers on the current stack, stores the stack pointer in *save, and continues
// the context whose stack pointer is `load`.
extern "C" __attribute__((visibility("default"))) void femforge_emulation_switch(void** save, void* load);
#endif

// Of functions on the way to a switch of contexts. With sanitizers, switches take longer than returns.
#if defined(FEMFORGE_EMULATION_ASAN)
#define FEMFORGE_EMULATION_INLINE inline
#else
#define FEMFORGE_EMULATION_INLINE __attribute__((always_inline)) inline
#endif

// Of what runs between any two switches, and is the emulation's own: sanitizers are to watch kernels.
#define FEMFORGE_EMULATION_UNWATCHED __attribute__((no_sanitize("address"), no_sanitize("undefined")))

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

// Ends the program with a message.
[[noreturn]] void fail(const char* message);

// Registers of a suspended context: the host's own, or a fiber's.
class Context {
 public:
  Context() = default;
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  // A fresh context that will call `entry` on the given stack; `entry` must never return.
  void prepare(void* stack, std::size_t bytes, void (*entry)());

  // Suspends this context, which is the running one, and continues `next`.
  FEMFORGE_EMULATION_INLINE void switch_to(Context& next) {
#if defined(FEMFORGE_EMULATION_ASAN)
    __sanitizer_start_switch_fiber(&fake_stack_, next.stack_, next.bytes_);
#endif
#if defined(FEMFORGE_EMULATION_UCONTEXT)
    swapcontext(&registers_, &next.registers_);
#else
    femforge_emulation_switch(&stack_pointer_, next.stack_pointer_);
#endif
#if defined(FEMFORGE_EMULATION_ASAN)
    __sanitizer_finish_switch_fiber(fake_stack_, nullptr, nullptr);
#endif
  }

  // To be called first thing on a fresh fiber: learns the bounds of the stack that it was started from.
  static void arrive(Context& from);

 private:
#if defined(FEMFORGE_EMULATION_UCONTEXT)
  ucontext_t registers_{};
#else
  void* stack_pointer_ = nullptr;
#endif
  void* stack_ = nullptr;
  std::size_t bytes_ = 0;
#if defined(FEMFORGE_EMULATION_ASAN)
  void* fake_stack_ = nullptr;
#endif
};

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation

#endif
