// The pass between the two products on CUDA.
#include <algorithm>

#include "blas/library.hpp"

namespace bench {
namespace {

constexpr int threads = 256;

template <class T>
__global__ void scale_kernel(std::int64_t size, int modes, int directions, const T* __restrict__ factors,
                             T* u) {
  const std::int64_t all = static_cast<std::int64_t>(gridDim.x) * threads;
  for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * threads + threadIdx.x; i < size; i += all) {
    const std::int64_t cell = i / modes;
    const std::int64_t mode = i - cell * modes;
    if (directions == 1)
      u[i] *= factors[cell];
    else
      scale_mode(factors + 6 * cell, u + 3 * cell * modes + mode, modes);
  }
}

}  // namespace

template <class T>
void scale_on_cuda(const Table& table, std::int64_t cells, const T* factors, T* u,
                   const femforge::Stream& stream) {
  constexpr std::int64_t most_blocks = 1 << 20;
  const std::int64_t size = cells * table.modes;
  const auto blocks = static_cast<unsigned>(std::min((size + threads - 1) / threads, most_blocks));
  scale_kernel<<<blocks, threads, 0, static_cast<cudaStream_t>(stream.native())>>>(
      size, table.modes, table.directions, factors, u);
  femforge::check_call(femforge::Target::cuda, cudaGetLastError(), "scale_kernel");
}
template void scale_on_cuda(const Table&, std::int64_t, const float*, float*, const femforge::Stream&);
template void scale_on_cuda(const Table&, std::int64_t, const double*, double*, const femforge::Stream&);

}  // namespace bench
