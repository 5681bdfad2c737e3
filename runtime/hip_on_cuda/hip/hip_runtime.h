// HIP's names on top of CUDA, so that the HIP sources run on an NVIDIA GPU: put this folder's parent in
// front of the include path and compile with nvcc -x cu. Debian's own headers for this do not compile with
// CUDA 13. Only what femforge's runtime and generated code use is here.
#ifndef FEMFORGE_HIP_ON_CUDA_HIP_RUNTIME_H
#define FEMFORGE_HIP_ON_CUDA_HIP_RUNTIME_H

#ifndef __CUDACC__
#error "this header maps HIP onto CUDA: compile with nvcc -x cu"
#endif

#include <cuda_runtime.h>

#include <cstddef>

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(name) name
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define hipLaunchKernelGGL(kernel, grid, block, shared_bytes, stream, ...) \
  kernel<<<(grid), (block), (shared_bytes), (stream)>>>(__VA_ARGS__)

using hipError_t = cudaError_t;
using hipStream_t = cudaStream_t;
using hipEvent_t = cudaEvent_t;
using hipDeviceProp_t = cudaDeviceProp;
using hipGraph_t = cudaGraph_t;
using hipGraphExec_t = cudaGraphExec_t;
using hipStreamCaptureMode = cudaStreamCaptureMode;
using hipMemcpyKind = cudaMemcpyKind;
using hipFuncAttribute = cudaFuncAttribute;
using hipFuncCache_t = cudaFuncCache;

constexpr hipError_t hipSuccess = cudaSuccess;
constexpr hipError_t hipErrorInvalidValue = cudaErrorInvalidValue;
constexpr hipError_t hipErrorOutOfMemory = cudaErrorMemoryAllocation;
constexpr hipError_t hipErrorInvalidConfiguration = cudaErrorInvalidConfiguration;
constexpr hipError_t hipErrorNoDevice = cudaErrorNoDevice;
constexpr hipError_t hipErrorInvalidDevice = cudaErrorInvalidDevice;
constexpr hipError_t hipErrorStreamCaptureUnsupported = cudaErrorStreamCaptureUnsupported;
constexpr hipStreamCaptureMode hipStreamCaptureModeThreadLocal = cudaStreamCaptureModeThreadLocal;
constexpr hipMemcpyKind hipMemcpyHostToHost = cudaMemcpyHostToHost;
constexpr hipMemcpyKind hipMemcpyHostToDevice = cudaMemcpyHostToDevice;
constexpr hipMemcpyKind hipMemcpyDeviceToHost = cudaMemcpyDeviceToHost;
constexpr hipMemcpyKind hipMemcpyDeviceToDevice = cudaMemcpyDeviceToDevice;
constexpr hipMemcpyKind hipMemcpyDefault = cudaMemcpyDefault;
constexpr hipFuncAttribute hipFuncAttributeMaxDynamicSharedMemorySize =
    cudaFuncAttributeMaxDynamicSharedMemorySize;
constexpr hipFuncCache_t hipFuncCachePreferNone = cudaFuncCachePreferNone;
constexpr hipFuncCache_t hipFuncCachePreferShared = cudaFuncCachePreferShared;
constexpr hipFuncCache_t hipFuncCachePreferL1 = cudaFuncCachePreferL1;
constexpr unsigned hipStreamDefault = cudaStreamDefault;
constexpr unsigned hipStreamNonBlocking = cudaStreamNonBlocking;
constexpr unsigned hipEventDefault = cudaEventDefault;
constexpr unsigned hipEventDisableTiming = cudaEventDisableTiming;

inline const char* hipGetErrorName(hipError_t error) {
  return cudaGetErrorName(error);
}
inline const char* hipGetErrorString(hipError_t error) {
  return cudaGetErrorString(error);
}
inline hipError_t hipGetLastError() {
  return cudaGetLastError();
}
inline hipError_t hipPeekAtLastError() {
  return cudaPeekAtLastError();
}

inline hipError_t hipGetDeviceCount(int* count) {
  return cudaGetDeviceCount(count);
}
inline hipError_t hipGetDevice(int* device) {
  return cudaGetDevice(device);
}
inline hipError_t hipSetDevice(int device) {
  return cudaSetDevice(device);
}
inline hipError_t hipGetDeviceProperties(hipDeviceProp_t* properties, int device) {
  return cudaGetDeviceProperties(properties, device);
}
inline hipError_t hipRuntimeGetVersion(int* version) {
  return cudaRuntimeGetVersion(version);
}
inline hipError_t hipDeviceSynchronize() {
  return cudaDeviceSynchronize();
}
inline hipError_t hipMemGetInfo(std::size_t* free_bytes, std::size_t* total_bytes) {
  return cudaMemGetInfo(free_bytes, total_bytes);
}

template <class T>
hipError_t hipMalloc(T** data, std::size_t bytes) {
  return cudaMalloc(data, bytes);
}
inline hipError_t hipFree(void* data) {
  return cudaFree(data);
}
inline hipError_t hipMemcpy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind) {
  return cudaMemcpy(to, from, bytes, kind);
}
inline hipError_t hipMemcpyAsync(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind,
                                 hipStream_t stream = nullptr) {
  return cudaMemcpyAsync(to, from, bytes, kind, stream);
}
inline hipError_t hipMemset(void* to, int value, std::size_t bytes) {
  return cudaMemset(to, value, bytes);
}
inline hipError_t hipMemsetAsync(void* to, int value, std::size_t bytes, hipStream_t stream = nullptr) {
  return cudaMemsetAsync(to, value, bytes, stream);
}
template <class T>
hipError_t hipMemcpyToSymbol(const T& symbol, const void* from, std::size_t bytes, std::size_t offset = 0,
                             hipMemcpyKind kind = hipMemcpyHostToDevice) {
  return cudaMemcpyToSymbol(symbol, from, bytes, offset, kind);
}

inline hipError_t hipStreamCreate(hipStream_t* stream) {
  return cudaStreamCreate(stream);
}
inline hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned flags) {
  return cudaStreamCreateWithFlags(stream, flags);
}
inline hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned flags, int priority) {
  return cudaStreamCreateWithPriority(stream, flags, priority);
}
inline hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  return cudaDeviceGetStreamPriorityRange(least, greatest);
}
inline hipError_t hipStreamDestroy(hipStream_t stream) {
  return cudaStreamDestroy(stream);
}
inline hipError_t hipStreamSynchronize(hipStream_t stream) {
  return cudaStreamSynchronize(stream);
}
inline hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode) {
  return cudaStreamBeginCapture(stream, mode);
}
inline hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t* graph) {
  return cudaStreamEndCapture(stream, graph);
}
inline hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* executable, hipGraph_t graph,
                                               unsigned long long flags) {
  return cudaGraphInstantiateWithFlags(executable, graph, flags);
}
inline hipError_t hipGraphLaunch(hipGraphExec_t executable, hipStream_t stream) {
  return cudaGraphLaunch(executable, stream);
}
inline hipError_t hipGraphDestroy(hipGraph_t graph) {
  return cudaGraphDestroy(graph);
}
inline hipError_t hipGraphExecDestroy(hipGraphExec_t executable) {
  return cudaGraphExecDestroy(executable);
}

inline hipError_t hipEventCreate(hipEvent_t* event) {
  return cudaEventCreate(event);
}
inline hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned flags) {
  return cudaEventCreateWithFlags(event, flags);
}
inline hipError_t hipEventDestroy(hipEvent_t event) {
  return cudaEventDestroy(event);
}
inline hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream = nullptr) {
  return cudaEventRecord(event, stream);
}
inline hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags) {
  return cudaStreamWaitEvent(stream, event, flags);
}
inline hipError_t hipEventSynchronize(hipEvent_t event) {
  return cudaEventSynchronize(event);
}
inline hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t begin, hipEvent_t end) {
  return cudaEventElapsedTime(milliseconds, begin, end);
}

template <class Kernel>
hipError_t hipFuncSetAttribute(Kernel kernel, hipFuncAttribute attribute, int value) {
  return cudaFuncSetAttribute(kernel, attribute, value);
}
template <class Kernel>
hipError_t hipFuncSetCacheConfig(Kernel kernel, hipFuncCache_t preference) {
  return cudaFuncSetCacheConfig(kernel, preference);
}

// HIP's shuffles take no mask: callers keep the whole warp converged.
constexpr unsigned femforge_whole_warp = 0xFFFFFFFFU;
template <class T>
__device__ __forceinline__ T __shfl(T value, int source, int width = warpSize) {
  return __shfl_sync(femforge_whole_warp, value, source, width);
}
template <class T>
__device__ __forceinline__ T __shfl_down(T value, unsigned delta, int width = warpSize) {
  return __shfl_down_sync(femforge_whole_warp, value, delta, width);
}
template <class T>
__device__ __forceinline__ T __shfl_up(T value, unsigned delta, int width = warpSize) {
  return __shfl_up_sync(femforge_whole_warp, value, delta, width);
}
template <class T>
__device__ __forceinline__ T __shfl_xor(T value, int mask, int width = warpSize) {
  return __shfl_xor_sync(femforge_whole_warp, value, mask, width);
}

#endif
