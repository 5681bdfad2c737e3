#include <hip/hip_runtime.h>

#include "compress_gpu.hpp"

int compress::launch_hip(const Work& work, void* stream) {
  hipLaunchKernelGGL(compress_kernel, dim3(blocks_for(work)), dim3(threads_of_block), 0,
                     static_cast<hipStream_t>(stream), work);
  return hipGetLastError();
}
