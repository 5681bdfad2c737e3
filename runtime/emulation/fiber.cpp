#include "femforge_emulation/fiber.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "femforge_emulation/stack.h"

#if !defined(FEMFORGE_EMULATION_UCONTEXT)
#if defined(__x86_64__)
__asm__(
    ".text\n"
    ".globl femforge_emulation_switch\n"
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
    ".globl femforge_emulation_switch\n"
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

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {
#if !defined(FEMFORGE_EMULATION_UCONTEXT)
namespace {

// The frame that femforge_emulation_switch pops: six registers, the return address and one word of
// padding that aligns the stack as a call would (x86-64); 20 registers, x30 the twelfth (aarch64).
#if defined(__x86_64__)
constexpr int frame_words = 8;
constexpr int entry_word = 6;
#else
constexpr int frame_words = 20;
constexpr int entry_word = 11;
#endif

}  // namespace
#endif

void fail(const char* message) {
  std::fprintf(stderr, "femforge emulation: %s\n", message);
  std::fflush(stderr);
  std::abort();
}

void Context::prepare(void* stack, std::size_t bytes, void (*entry)()) {
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

// It runs while AddressSanitizer has not been told yet on which stack.
__attribute__((no_sanitize("address"))) void Context::arrive(Context& from) {
#if defined(FEMFORGE_EMULATION_ASAN)
  const void* bottom = nullptr;
  __sanitizer_finish_switch_fiber(nullptr, &bottom, &from.bytes_);
  from.stack_ = const_cast<void*>(bottom);
#else
  static_cast<void>(from);
#endif
}

Stack::Stack() : guard_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
  mapping_ = mmap(nullptr, bytes + guard_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapping_ == MAP_FAILED || mprotect(mapping_, guard_, PROT_NONE) != 0)
    fail("no memory for the stack of a GPU thread");
}

Stack::~Stack() {
  munmap(mapping_, bytes + guard_);
}

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation
