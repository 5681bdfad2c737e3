// What HIP calls the things that gpu_*.hpp use.
#include <hip/hip_runtime.h>

#define FEMFORGE_GPU(name) hip##name
#define FEMFORGE_GPU_CALL(name) "hip" #name
#define FEMFORGE_GPU_LAUNCH(kernel, grid, block, stream, ...) \
  hipLaunchKernelGGL(HIP_KERNEL_NAME(kernel), dim3(grid), dim3(block), 0, stream, __VA_ARGS__)
// Lanes of a warp.
#define FEMFORGE_GPU_WARP warpSize
// From lane + delta of the same group of `width` lanes; every lane of the warp calls it.
#define FEMFORGE_GPU_SHUFFLE_DOWN(value, delta, width) __shfl_down(value, delta, width)
// From lane ^ mask, in the same way.
#define FEMFORGE_GPU_SHUFFLE_XOR(value, mask, width) __shfl_xor(value, mask, width)
// HIP's graphs have no conditions; where it is emulated, the host repeats what a loop consists of.
#define FEMFORGE_GPU_HAS_LOOPS 0
#ifdef FEMFORGE_EMULATION_HIP_RUNTIME_H
#define FEMFORGE_GPU_REPEATS_LOOPS 1
#define FEMFORGE_GPU_SET_LOOP(loop, goes_on) \
  if ((loop) != no_loop) *reinterpret_cast<bool*>(loop) = (goes_on)
#else
#define FEMFORGE_GPU_REPEATS_LOOPS 0
#define FEMFORGE_GPU_SET_LOOP(loop, goes_on) static_cast<void>(loop), static_cast<void>(goes_on)
#endif
#define FEMFORGE_GPU_LAUNCH_EARLY FEMFORGE_GPU_LAUNCH
#define FEMFORGE_GPU_AWAIT_LAUNCH_BEFORE() static_cast<void>(0)
#define FEMFORGE_GPU_NO_MEMORY hipErrorOutOfMemory
#define FEMFORGE_GPU_TARGET hip
#define FEMFORGE_GPU_BACKEND hip_backend
#define FEMFORGE_GPU_VECTORS hip_vectors
#define FEMFORGE_GPU_SOLVERS hip_solvers
#define FEMFORGE_GPU_GRAPHS hip_graphs
#define FEMFORGE_GPU_PATTERNS hip_patterns
#define FEMFORGE_GPU_FLAVOUR FEMFORGE_HIP_FLAVOUR
#define FEMFORGE_GPU_PROPERTIES hipDeviceProp_t
