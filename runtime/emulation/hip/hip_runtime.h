// HIP on a CPU, for tests on machines without a GPU: put this folder's parent in front of the include path
// and compile HIP sources as plain C++17. It shows whether a kernel is right, never how fast it is.
//
// Caught: barriers and warp operations that not all threads reach, or not the same one (the program aborts
// and says who waits where); use of shared memory before it is written (it holds NaN when a block begins);
// missing barriers (results change with the thread order, see femforge_emulation/options.h); pointers that
// are not device memory; with -fsanitize=address, access beyond global and shared arrays.
//
// Limits: launches through hipLaunchKernelGGL only; static __shared__ arrays in kernels that are no
// templates; dynamic shared memory through HIP_DYNAMIC_SHARED.
#ifndef FEMFORGE_EMULATION_HIP_RUNTIME_H
#define FEMFORGE_EMULATION_HIP_RUNTIME_H

#include <math.h>

#include "femforge_emulation/device.h"
#include "femforge_emulation/host_api.h"
#include "femforge_emulation/vector_types.h"

#define __global__
#define __device__
#define __host__
#define __constant__
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(...)
// One section for all static shared arrays of a unit, so that they can be poisoned before each block. Units
// that FEMFORGE_EMULATION_UNIT gives the same name, or none, share one; with those of hundreds of kernels,
// poisoning takes longer than most blocks run.
// With AddressSanitizer add -fsanitize-sections=femforge_shared*, or it will not watch their bounds.
#define FEMFORGE_EMULATION_JOIN_WORDS(first, second) first##second
#define FEMFORGE_EMULATION_JOIN(first, second) FEMFORGE_EMULATION_JOIN_WORDS(first, second)
#define FEMFORGE_EMULATION_QUOTE_WORD(word) #word
#define FEMFORGE_EMULATION_QUOTE(word) FEMFORGE_EMULATION_QUOTE_WORD(word)
#if defined(FEMFORGE_EMULATION_UNIT)
#define FEMFORGE_EMULATION_SECTION FEMFORGE_EMULATION_JOIN(femforge_shared_, FEMFORGE_EMULATION_UNIT)
#else
#define FEMFORGE_EMULATION_SECTION femforge_shared
#endif
#define FEMFORGE_EMULATION_BEGIN FEMFORGE_EMULATION_JOIN(__start_, FEMFORGE_EMULATION_SECTION)
#define FEMFORGE_EMULATION_END FEMFORGE_EMULATION_JOIN(__stop_, FEMFORGE_EMULATION_SECTION)
#define __shared__ static __attribute__((section(FEMFORGE_EMULATION_QUOTE(FEMFORGE_EMULATION_SECTION))))
#define HIP_DYNAMIC_SHARED(type, name) \
  type* const name = static_cast<type*>(femforge_emulation::Scheduler::instance().dynamic_shared());
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(name) name
#define hipLaunchKernelGGL(kernel, grid, block, shared_bytes, stream, ...)                  \
  do {                                                                                      \
    static_cast<void>(stream);                                                              \
    femforge_emulation::launch(                                                             \
        [&] { kernel(__VA_ARGS__); }, (grid), (block), (shared_bytes),                      \
        femforge_emulation::SharedRange{FEMFORGE_EMULATION_BEGIN, FEMFORGE_EMULATION_END}); \
  } while (0)

// The linker's names for the ends of that section; null in a program without static shared arrays.
extern "C" {
__attribute__((weak, visibility("hidden"))) extern unsigned char FEMFORGE_EMULATION_BEGIN[];
__attribute__((weak, visibility("hidden"))) extern unsigned char FEMFORGE_EMULATION_END[];
}

using dim3 = femforge_emulation::Dim3;
using namespace femforge_emulation;  // NOLINT: HIP's names are global ones

#endif
