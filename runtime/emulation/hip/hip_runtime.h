// HIP on a CPU, for tests on machines without a GPU: put this folder's parent in front of the include path,
// compile HIP sources as plain C++17, and link what the sources of that parent make, with the same
// sanitizers. It shows whether a kernel is right, never how fast it is.
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
// One section for all static shared arrays, of which a unit's part lies between two labels of its own, so
// that it can be poisoned before each block. Clang's AddressSanitizer watches bounds in sections only whose
// names are no names of C; GCC's wants to be told: -fsanitize-sections=femforge.shared.
// `used`: they change without a statement that compilers see.
#define FEMFORGE_EMULATION_SECTION "femforge.shared"
#define __shared__ static __attribute__((used, section(FEMFORGE_EMULATION_SECTION)))
#define HIP_DYNAMIC_SHARED(type, name) \
  type* const name = static_cast<type*>(femforge_emulation::Block::running().dynamic_shared());
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(name) name
#define hipLaunchKernelGGL(kernel, grid, block, shared_bytes, stream, ...)                  \
  do {                                                                                      \
    static_cast<void>(stream);                                                              \
    femforge_emulation::launch(                                                             \
        [&] { kernel(__VA_ARGS__); }, (grid), (block), (shared_bytes),                      \
        femforge_emulation::SharedRange{femforge_emulation_begin, femforge_emulation_end}); \
  } while (0)

// The ends of this unit's part of that section: compilers put arrays into its subsection 0, in any order.
__asm__(".pushsection " FEMFORGE_EMULATION_SECTION
        ",\"aw\"\n"
        "femforge_emulation_begin:\n"
        ".subsection 8192\n"
        "femforge_emulation_end:\n"
        ".popsection\n");
extern "C" {
__attribute__((visibility("hidden"))) extern unsigned char femforge_emulation_begin[];
__attribute__((visibility("hidden"))) extern unsigned char femforge_emulation_end[];
}

using dim3 = femforge_emulation::Dim3;
using namespace femforge_emulation;  // NOLINT: HIP's names are global ones

#endif
