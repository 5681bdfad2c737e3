// What HIP calls the things that gpu_backend.hpp uses.
#include <hip/hip_runtime.h>

#define FEMFORGE_GPU(name) hip##name
#define FEMFORGE_GPU_CALL(name) "hip" #name
#define FEMFORGE_GPU_LAUNCH(kernel, grid, block, stream, ...) \
  hipLaunchKernelGGL(HIP_KERNEL_NAME(kernel), dim3(grid), dim3(block), 0, stream, __VA_ARGS__)
#define FEMFORGE_GPU_TARGET hip
#define FEMFORGE_GPU_BACKEND hip_backend
#define FEMFORGE_GPU_FLAVOUR FEMFORGE_HIP_FLAVOUR
#define FEMFORGE_GPU_PROPERTIES hipDeviceProp_t
