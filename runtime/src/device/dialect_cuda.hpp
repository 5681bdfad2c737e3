// What CUDA calls the things that gpu_*.hpp use.
#include <cuda_runtime.h>

#include "femforge_gpu.h"

#define FEMFORGE_GPU(name) cuda##name
#define FEMFORGE_GPU_CALL(name) "cuda" #name
#define FEMFORGE_GPU_LAUNCH(kernel, grid, block, stream, ...) kernel<<<grid, block, 0, stream>>>(__VA_ARGS__)
// Lanes of a warp, for loops that are written out.
#define FEMFORGE_GPU_WARP 32
// From lane + delta of the same group of `width` lanes; every lane of the warp calls it.
#define FEMFORGE_GPU_SHUFFLE_DOWN(value, delta, width) __shfl_down_sync(0xFFFFFFFFU, value, delta, width)
// From lane ^ mask, in the same way.
#define FEMFORGE_GPU_SHUFFLE_XOR(value, mask, width) __shfl_xor_sync(0xFFFFFFFFU, value, mask, width)
// Whether graphs have conditional nodes with kernels of all kinds in them.
#define FEMFORGE_GPU_HAS_LOOPS (CUDART_VERSION >= 12040)
#define FEMFORGE_GPU_REPEATS_LOOPS 0
// Whether a graph whose condition this is goes on with its body, see gpu_graph.hpp.
#if FEMFORGE_GPU_HAS_LOOPS
#define FEMFORGE_GPU_SET_LOOP(loop, goes_on) \
  if ((loop) != no_loop) cudaGraphSetConditional(loop, (goes_on) ? 1U : 0U)
#else
#define FEMFORGE_GPU_SET_LOOP(loop, goes_on) static_cast<void>(loop), static_cast<void>(goes_on)
#endif
// A launch that may begin before the one in front of it has ended; its kernel then waits for that itself, and
// lets the next one begin.
#define FEMFORGE_GPU_LAUNCH_EARLY(kernel, grid, block, stream, ...) \
  femforge_gpu::launch_early(kernel, dim3(grid), dim3(block), 0, stream, __VA_ARGS__)
#define FEMFORGE_GPU_AWAIT_LAUNCH_BEFORE() femforge_gpu::await_launch_before()
#define FEMFORGE_GPU_NO_MEMORY cudaErrorMemoryAllocation
#define FEMFORGE_GPU_TARGET cuda
#define FEMFORGE_GPU_BACKEND cuda_backend
#define FEMFORGE_GPU_VECTORS cuda_vectors
#define FEMFORGE_GPU_SOLVERS cuda_solvers
#define FEMFORGE_GPU_GRAPHS cuda_graphs
#define FEMFORGE_GPU_PATTERNS cuda_patterns
#define FEMFORGE_GPU_FLAVOUR "cuda"
#define FEMFORGE_GPU_PROPERTIES cudaDeviceProp
