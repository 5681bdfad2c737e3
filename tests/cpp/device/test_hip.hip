// HIP as the generated kernels use it; passes on an AMD GPU, on an NVIDIA GPU and emulated.
#include <hip/hip_runtime.h>

#include <numeric>
#include <vector>

#include <femforge/device/device.hpp>
#include "catch.hpp"

using femforge::DeviceArray;
using femforge::Target;

namespace {

constexpr int block_size = 128;

// Reverses each block's values through static shared memory.
__global__ void reverse_blocks(int count, const double* __restrict__ in, double* __restrict__ out) {
  __shared__ double values[block_size];
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  values[threadIdx.x] = i < count ? in[i] : -1;
  __syncthreads();
  if (i < count) out[i] = values[block_size - 1 - threadIdx.x];
}

// Sums each block's values: shuffles within warps, then shared memory.
__global__ __launch_bounds__(block_size) void sum_blocks(const float* __restrict__ in,
                                                         float* __restrict__ out) {
  HIP_DYNAMIC_SHARED(float, partial)
  float value = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    value += __shfl_down(value, static_cast<unsigned>(offset));
  const int lane = static_cast<int>(threadIdx.x) % warpSize;
  if (lane == 0) partial[static_cast<int>(threadIdx.x) / warpSize] = value;
  __syncthreads();
  if (threadIdx.x != 0) return;
  float sum = 0;
  for (int w = 0; w < static_cast<int>(blockDim.x) / warpSize; ++w) sum += partial[w];
  out[blockIdx.x] = sum;
}

__constant__ double weights[4] = {1, 10, 100, 1000};

// Every thread adds to one number; what it adds comes from constant memory and other lanes.
__global__ void add_together(double* total, int* count) {
  const int lane = static_cast<int>(threadIdx.x) % 4;
  const double mine = weights[lane];
  const double swapped = __shfl_xor(mine, 1, 4);
  const double first = __shfl(mine, 0, 4);
  const double previous = __shfl_up(mine, 1u, 4);
  atomicAdd(total, fma(2.0, swapped, first) + previous);
  atomicAdd(count, 1);
}

// Two-dimensional blocks and grids.
__global__ void number_threads(int* out) {
  const unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned y = blockIdx.y * blockDim.y + threadIdx.y;
  out[y * gridDim.x * blockDim.x + x] = static_cast<int>(100 * y + x);
}

void check_launch() {
  REQUIRE(hipGetLastError() == hipSuccess);
}

}  // namespace

TEST_CASE("static shared memory and barriers", "[hip][device]") {
  if (!femforge::is_available(Target::hip)) return;
  std::vector<double> values(2 * block_size + 5);
  std::iota(values.begin(), values.end(), 0.0);
  const DeviceArray<double> in(Target::hip, values);
  DeviceArray<double> out(Target::hip, values.size());
  hipLaunchKernelGGL(reverse_blocks, dim3(3), dim3(block_size), 0, nullptr, static_cast<int>(values.size()),
                     in.data(), out.data());
  check_launch();
  const std::vector<double> result = out.to_host();
  for (int i = 0; i < 2 * block_size; ++i)
    REQUIRE(result[static_cast<std::size_t>(i)] ==
            i / block_size * block_size + block_size - 1 - i % block_size);
  CHECK(result.back() == -1);
}

TEST_CASE("shuffles and dynamic shared memory", "[hip][device]") {
  if (!femforge::is_available(Target::hip)) return;
  std::vector<float> values(4 * block_size);
  std::iota(values.begin(), values.end(), 0.0F);
  const DeviceArray<float> in(Target::hip, values);
  DeviceArray<float> out(Target::hip, 4);
  hipLaunchKernelGGL(sum_blocks, dim3(4), dim3(block_size), block_size * sizeof(float), nullptr, in.data(),
                     out.data());
  check_launch();
  const std::vector<float> sums = out.to_host();
  for (std::size_t b = 0; b < 4; ++b)
    CHECK(sums[b] == std::accumulate(values.begin() + static_cast<long>(b) * block_size,
                                     values.begin() + static_cast<long>(b + 1) * block_size, 0.0F));
}

TEST_CASE("atomics, constants and shuffles in groups", "[hip][device]") {
  if (!femforge::is_available(Target::hip)) return;
  DeviceArray<double> total(Target::hip, 1);
  DeviceArray<int> count(Target::hip, 1);
  total.fill(0);
  count.fill(0);
  hipLaunchKernelGGL(add_together, dim3(3), dim3(64), 0, nullptr, total.data(), count.data());
  check_launch();
  // In each group of four: twice the sum of all, four times the first, and 1 + 1 + 10 + 100 from below.
  CHECK(total.to_host()[0] == 3 * 16 * (2 * 1111.0 + 4 + 112));
  CHECK(count.to_host()[0] == 3 * 64);
}

TEST_CASE("threads of two-dimensional grids have their numbers", "[hip][device]") {
  if (!femforge::is_available(Target::hip)) return;
  DeviceArray<int> out(Target::hip, 6 * 8);
  hipLaunchKernelGGL(number_threads, dim3(2, 4), dim3(3, 2), 0, nullptr, out.data());
  check_launch();
  const std::vector<int> numbers = out.to_host();
  for (int y = 0; y < 8; ++y)
    for (int x = 0; x < 6; ++x) REQUIRE(numbers[static_cast<std::size_t>(y * 6 + x)] == 100 * y + x);
}

TEST_CASE("a launch that cannot be is reported", "[hip][device]") {
  if (!femforge::is_available(Target::hip)) return;
  DeviceArray<int> out(Target::hip, 1);
  hipLaunchKernelGGL(number_threads, dim3(1), dim3(4096), 0, nullptr, out.data());
  CHECK(hipGetLastError() != hipSuccess);
  CHECK(hipGetLastError() == hipSuccess);
}
