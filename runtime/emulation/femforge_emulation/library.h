// Which library a source is for: of its names only those that were compiled in the same way meet.
//
// Sanitizers, and FEMFORGE_EMULATION_UCONTEXT, change what contexts hold. Who links a library that was
// compiled otherwise is told by the linker, which finds no names in its inline namespace.
#ifndef FEMFORGE_EMULATION_LIBRARY_H
#define FEMFORGE_EMULATION_LIBRARY_H

#if defined(__SANITIZE_ADDRESS__)
#define FEMFORGE_EMULATION_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FEMFORGE_EMULATION_ASAN 1
#endif
#endif

#if !defined(FEMFORGE_EMULATION_UCONTEXT) && !defined(__x86_64__) && !defined(__aarch64__)
#define FEMFORGE_EMULATION_UCONTEXT 1
#endif

#if defined(FEMFORGE_EMULATION_ASAN) && defined(FEMFORGE_EMULATION_UCONTEXT)
#define FEMFORGE_EMULATION_KIND watched_ucontexts
#elif defined(FEMFORGE_EMULATION_ASAN)
#define FEMFORGE_EMULATION_KIND watched
#elif defined(FEMFORGE_EMULATION_UCONTEXT)
#define FEMFORGE_EMULATION_KIND ucontexts
#else
#define FEMFORGE_EMULATION_KIND plain
#endif

// Of what all libraries of a program have in common, however hidden their own names are: one block runs.
#define FEMFORGE_EMULATION_SHARED [[gnu::visibility("default")]]

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {}
}  // namespace femforge_emulation

#endif
