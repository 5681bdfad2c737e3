// What CUDA calls the things that gpu_backend.hpp uses.
#include <cuda_runtime.h>

#define FEMFORGE_GPU(name) cuda##name
#define FEMFORGE_GPU_CALL(name) "cuda" #name
#define FEMFORGE_GPU_LAUNCH(kernel, grid, block, stream, ...) kernel<<<grid, block, 0, stream>>>(__VA_ARGS__)
#define FEMFORGE_GPU_TARGET cuda
#define FEMFORGE_GPU_BACKEND cuda_backend
#define FEMFORGE_GPU_FLAVOUR "cuda"
#define FEMFORGE_GPU_PROPERTIES cudaDeviceProp
