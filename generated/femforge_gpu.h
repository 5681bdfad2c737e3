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

}  // namespace femforge_gpu

#endif  // FEMFORGE_GPU_H
