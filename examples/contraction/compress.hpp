// Compression of a field, block by block: what the program shares with the kernels for CUDA and HIP.
#ifndef FEMFORGE_COMPRESS_HPP
#define FEMFORGE_COMPRESS_HPP

#include <cstdint>

namespace compress {

constexpr int edge = 8;  // values of a block in each direction
constexpr int block_values = edge * edge * edge;

/// What the kernel reads and writes, all on the device. Fields and coefficients are [block][k][j][i].
struct Work {
  std::int64_t num_blocks;
  double threshold;  ///< smaller coefficients are dropped
  const double* field;
  double* coefficients;  ///< all of them, before any is dropped; null if nobody wants to see them
  double* result;
};

/// Transform, threshold and back transform as one kernel, enqueued in a stream (cudaStream_t, hipStream_t).
/// @returns the error of the launch, in the words of CUDA or HIP.
int launch_cuda(const Work& work, void* stream);
int launch_hip(const Work& work, void* stream);

}  // namespace compress

#endif
