// Fibers: cooperative contexts with a stack of their own, one for each emulated GPU thread.
//
// The switch is a few lines of assembly on x86-64 and aarch64, and <ucontext.h> elsewhere (or where
// FEMFORGE_EMULATION_UCONTEXT is defined). AddressSanitizer is told about every switch.
#ifndef FEMFORGE_EMULATION_FIBER_H
#define FEMFORGE_EMULATION_FIBER_H

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#if defined(__SANITIZE_ADDRESS__)
#define FEMFORGE_EMULATION_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FEMFORGE_EMULATION_ASAN 1
#endif
#endif

#if defined(FEMFORGE_EMULATION_ASAN)
#include <sanitizer/common_interface_defs.h>
#endif

#if !defined(FEMFORGE_EMULATION_UCONTEXT) && !defined(__x86_64__) && !defined(__aarch64__)
#define FEMFORGE_EMULATION_UCONTEXT 1
#endif

#if defined(FEMFORGE_EMULATION_UCONTEXT)
#include <ucontext.h>
#else
// Saves the callee-saved registers on the current stack, stores the stack pointer in *save, and continues
// the context whose stack pointer is `load`.
extern "C" void femforge_emulation_switch(void** save, void* load);
#if defined(__x86_64__)
__asm__(
    ".text\n"
    ".weak femforge_emulation_switch\n"
    ".type femforge_emulation_switch, @function\n"
    "femforge_emulation_switch:\n"
    "  pushq %rbp\n  pushq %rbx\n  pushq %r12\n  pushq %r13\n  pushq %r14\n  pushq %r15\n"
    "  movq %rsp, (%rdi)\n"
    "  movq %rsi, %rsp\n"
    "  popq %r15\n  popq %r14\n  popq %r13\n  popq %r12\n  popq %rbx\n  popq %rbp\n"
    "  popq %rcx\n  jmp *%rcx\n"
    ".size femforge_emulation_switch, .-femforge_emulation_switch\n");
#else
__asm__(
    ".text\n"
    ".weak femforge_emulation_switch\n"
    ".type femforge_emulation_switch, %function\n"
    "femforge_emulation_switch:\n"
    "  sub sp, sp, #160\n"
    "  stp x19, x20, [sp, #0]\n  stp x21, x22, [sp, #16]\n  stp x23, x24, [sp, #32]\n"
    "  stp x25, x26, [sp, #48]\n  stp x27, x28, [sp, #64]\n  stp x29, x30, [sp, #80]\n"
    "  stp d8, d9, [sp, #96]\n  stp d10, d11, [sp, #112]\n"
    "  stp d12, d13, [sp, #128]\n  stp d14, d15, [sp, #144]\n"
    "  mov x9, sp\n  str x9, [x0]\n  mov sp, x1\n"
    "  ldp x19, x20, [sp, #0]\n  ldp x21, x22, [sp, #16]\n  ldp x23, x24, [sp, #32]\n"
    "  ldp x25, x26, [sp, #48]\n  ldp x27, x28, [sp, #64]\n  ldp x29, x30, [sp, #80]\n"
    "  ldp d8, d9, [sp, #96]\n  ldp d10, d11, [sp, #112]\n"
    "  ldp d12, d13, [sp, #128]\n  ldp d14, d15, [sp, #144]\n"
    "  add sp, sp, #160\n"
    "  ret\n"
    ".size femforge_emulation_switch, .-femforge_emulation_switch\n");
#endif
#endif

// Of functions on the way to a switch of contexts. With sanitizers, switches take longer than returns.
#if defined(FEMFORGE_EMULATION_ASAN)
#define FEMFORGE_EMULATION_INLINE inline
#else
#define FEMFORGE_EMULATION_INLINE __attribute__((always_inline)) inline
#endif

// Of what runs between any two switches, and is the emulation's own: sanitizers are to watch kernels.
#define FEMFORGE_EMULATION_UNWATCHED __attribute__((no_sanitize("address"), no_sanitize("undefined")))

namespace femforge_emulation {

[[noreturn]] inline void fail(const char* message) {
  std::fprintf(stderr, "femforge emulation: %s\n", message);
  std::fflush(stderr);
  std::abort();
}

// Registers of a suspended context: the host's own, or a fiber's.
class Context {
 public:
  Context() = default;
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  // A fresh context that will call `entry` on the given stack; `entry` must never return.
  void prepare(void* stack, std::size_t bytes, void (*entry)()) {
    stack_ = stack;
    bytes_ = bytes;
#if defined(FEMFORGE_EMULATION_UCONTEXT)
    getcontext(&registers_);
    registers_.uc_stack.ss_sp = stack;
    registers_.uc_stack.ss_size = bytes;
    registers_.uc_link = nullptr;
    makecontext(&registers_, entry, 0);
#else
    const auto top = (reinterpret_cast<std::uintptr_t>(stack) + bytes) & ~std::uintptr_t{15};
    auto** frame = reinterpret_cast<void**>(top) - frame_words;
    for (int i = 0; i < frame_words; ++i) frame[i] = nullptr;
    frame[entry_word] = reinterpret_cast<void*>(entry);
    stack_pointer_ = frame;
#endif
  }

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
  static void arrive(Context& from) {
#if defined(FEMFORGE_EMULATION_ASAN)
    const void* bottom = nullptr;
    __sanitizer_finish_switch_fiber(nullptr, &bottom, &from.bytes_);
    from.stack_ = const_cast<void*>(bottom);
#else
    static_cast<void>(from);
#endif
  }

 private:
#if defined(FEMFORGE_EMULATION_UCONTEXT)
  ucontext_t registers_{};
#else
  // The frame that femforge_emulation_switch pops: six registers, the return address and one word of
  // padding that aligns the stack as a call would (x86-64); 20 registers, x30 the twelfth (aarch64).
#if defined(__x86_64__)
  static constexpr int frame_words = 8;
  static constexpr int entry_word = 6;
#else
  static constexpr int frame_words = 20;
  static constexpr int entry_word = 11;
#endif
  void* stack_pointer_ = nullptr;
#endif
  void* stack_ = nullptr;
  std::size_t bytes_ = 0;
#if defined(FEMFORGE_EMULATION_ASAN)
  void* fake_stack_ = nullptr;
#endif
};

// Memory for the stack of one fiber, with a guard page under it: an overflow faults at once.
class Stack {
 public:
#if defined(FEMFORGE_EMULATION_ASAN)
  static constexpr std::size_t bytes = 512 * 1024;
#else
  static constexpr std::size_t bytes = 128 * 1024;
#endif
  Stack() : guard_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    mapping_ = mmap(nullptr, bytes + guard_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapping_ == MAP_FAILED || mprotect(mapping_, guard_, PROT_NONE) != 0)
      fail("no memory for the stack of a GPU thread");
  }
  ~Stack() {
    munmap(mapping_, bytes + guard_);
  }
  Stack(const Stack&) = delete;
  Stack& operator=(const Stack&) = delete;
  void* bottom() const {
    return static_cast<char*>(mapping_) + guard_;
  }

 private:
  std::size_t guard_;
  void* mapping_;
};

}  // namespace femforge_emulation

#endif
