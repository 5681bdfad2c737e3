#include "compress_gpu.hpp"

int compress::launch_cuda(const Work& work, void* stream) {
  compress_kernel<<<blocks_for(work), threads_of_block, 0, static_cast<cudaStream_t>(stream)>>>(work);
  return cudaGetLastError();
}
