/* femforge: functions that generated kernels for GPUs share, CUDA and HIP. C++17, no dependencies. */
#ifndef FEMFORGE_GPU_H
#define FEMFORGE_GPU_H

#include <cmath>
#include <type_traits>
#if !defined(__CUDACC__)
#include <hip/hip_runtime.h>
#endif

namespace femforge_gpu {

// Stores what no kernel reads again, past the caches. HIP has no one name for that: AMD's compiler has a
// builtin for scalars and native vectors, NVIDIA's the functions of CUDA.
template <class T>
__device__ inline void stream_store(T* place, T value) {
#if defined(__CUDACC__)
  __stcs(place, value);
#elif defined(__HIP_PLATFORM_AMD__)
  if constexpr (std::is_arithmetic_v<T>) {
    __builtin_nontemporal_store(value, place);
  } else {
    __builtin_nontemporal_store(value.data, &place->data);
  }
#else
  *place = value;
#endif
}

// 1 / x to about one unit in the last place. The estimate has a relative error e below 2^-20; y (1 + e + e^2)
// leaves one of e^3.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}

// The square root to about one unit in the last place, without a branch: CUDA's own has one for numbers that
// are rare, and compilers order nothing across it. The estimate y of 1 / sqrt(x) leaves e = 1 - x y^2 below
// 2^-18; sqrt(x) = x y (1 - e)^(-1/2), of which the first three terms count. What is no normal number has the
// root 0; that of infinity is no number.
__device__ inline double square_root(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rsqrt.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
  const double root = x * y;
  const double e = fma(-root, y, 1.0);
  const double exact = fma(root, e * fma(0.375, e, 0.5), root);
  return fabs(x) < 0x1p-1022 ? 0.0 : exact;
#else
  return std::sqrt(x);
#endif
}

__device__ inline float square_root(float x) {
  return std::sqrt(x);
}

// One comparison each: of doubles, NVIDIA's GPUs take more for fmax and fmin, which leave NaNs out. AMD's
// have an instruction for these, and so have all for floats.
__device__ inline double larger(double a, double b) {
#if defined(__HIP_PLATFORM_AMD__)
  return fmax(a, b);
#else
  return a > b ? a : b;
#endif
}
__device__ inline float larger(float a, float b) {
  return fmaxf(a, b);
}
__device__ inline double smaller(double a, double b) {
#if defined(__HIP_PLATFORM_AMD__)
  return fmin(a, b);
#else
  return a < b ? a : b;
#endif
}
__device__ inline float smaller(float a, float b) {
  return fminf(a, b);
}

// Adds the product of an 8 x 4 and a 4 x 8 matrix to an 8 x 8 one. 32 neighbouring lanes call it together:
// each has an entry (lane / 4, lane % 4) of the left and (lane % 4, lane / 4) of the right factor, and the
// sums (lane / 4, 2 (lane % 4)) and its neighbour. NVIDIA's matrix units since compute capability 8.0 do it
// in one instruction (PTX: mma.m8n8k4); elsewhere lanes pass the entries on.
__device__ inline void multiply_fragments(double& sum, double& next, double left, double right) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
      : "+d"(sum), "+d"(next)
      : "d"(left), "d"(right));
#else
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int row = lane / 4;
  const int column = 2 * (lane % 4);
  for (int k = 0; k < 4; ++k) {
#if defined(__CUDACC__)
    const double factor = __shfl_sync(0xffffffff, left, 4 * row + k, 32);
    sum = fma(factor, __shfl_sync(0xffffffff, right, 4 * column + k, 32), sum);
    next = fma(factor, __shfl_sync(0xffffffff, right, 4 * column + 4 + k, 32), next);
#else
    const double factor = __shfl(left, 4 * row + k, 32);
    sum = fma(factor, __shfl(right, 4 * column + k, 32), sum);
    next = fma(factor, __shfl(right, 4 * column + 4 + k, 32), next);
#endif
  }
#endif
}

// The number of a thread in its block. Of the bits that no block of so many threads has, compilers see that
// they are zero, and divide it by powers of two with one shift: of an integer that might be negative it takes
// four operations.
template <unsigned threads>
__device__ inline int thread_of() {
  unsigned bits = threads - 1;
  for (unsigned shift = 1; shift < 32; shift *= 2) bits |= bits >> shift;
  return static_cast<int>(threadIdx.x & bits);
}

#if defined(__CUDACC__)
// Programmatic dependent launches (CUDA C++ Programming Guide), for kernels that are over in microseconds: a
// kernel that is launched early may be on the device before what stands in front of it in the stream has
// ended.

// The first thing that such a kernel does: waits for what is in front of it, and lets what is behind it be
// launched early, too. Launched in the usual way, it has nothing to wait for.
__device__ inline void await_launch_before() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  cudaGridDependencySynchronize();
  cudaTriggerProgrammaticLaunchCompletion();
#endif
}

// Whether all code that is compiled waits, since a device may take that of an older one; and whether graphs
// can have such launches (CUDA 12.3).
constexpr bool launches_early() {
#if defined(__CUDA_ARCH_LIST__) && CUDART_VERSION >= 12030
  constexpr int architectures[] = {__CUDA_ARCH_LIST__};
  for (const int architecture : architectures) {
    if (architecture < 900) return false;
  }
  return true;
#else
  return false;
#endif
}

// Launches a kernel that begins with `await_launch_before`; early if that waits. cudaGetLastError tells of
// errors.
template <class... Parameters, class... Values>
inline void launch_early(void (*kernel)(Parameters...), dim3 blocks, dim3 threads, size_t shared_bytes,
                         cudaStream_t stream, Values... values) {
  if constexpr (launches_early()) {
    cudaLaunchAttribute attribute = {};
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = blocks;
    config.blockDim = threads;
    config.dynamicSmemBytes = shared_bytes;
    config.stream = stream;
    config.attrs = &attribute;
    config.numAttrs = 1;
    static_cast<void>(cudaLaunchKernelEx(&config, kernel, static_cast<Parameters>(values)...));
  } else {
    kernel<<<blocks, threads, shared_bytes, stream>>>(values...);
  }
}
#endif

}  // namespace femforge_gpu

#endif  // FEMFORGE_GPU_H
