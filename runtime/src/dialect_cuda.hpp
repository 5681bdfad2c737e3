// What CUDA calls the things that gpu_backend.hpp, gpu_vectors.hpp and gpu_graph.hpp use.
#include <cuda_runtime.h>

#define FEMFORGE_GPU(name) cuda##name
#define FEMFORGE_GPU_CALL(name) "cuda" #name
#define FEMFORGE_GPU_LAUNCH(kernel, grid, block, stream, ...) kernel<<<grid, block, 0, stream>>>(__VA_ARGS__)
// From lane + delta of the same group of `width` lanes; every lane of the warp calls it.
#define FEMFORGE_GPU_SHUFFLE_DOWN(value, delta, width) __shfl_down_sync(0xFFFFFFFFU, value, delta, width)
#define FEMFORGE_GPU_TARGET cuda
#define FEMFORGE_GPU_BACKEND cuda_backend
#define FEMFORGE_GPU_VECTORS cuda_vectors
#define FEMFORGE_GPU_GRAPHS cuda_graphs
#define FEMFORGE_GPU_FLAVOUR "cuda"
#define FEMFORGE_GPU_PROPERTIES cudaDeviceProp
