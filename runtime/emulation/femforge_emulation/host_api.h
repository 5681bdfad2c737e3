// The host side: the part of HIP's runtime that femforge's runtime and generated code call. Everything is
// finished when a call returns; streams are handles without a queue, events are points of time.
#ifndef FEMFORGE_EMULATION_HOST_API_H
#define FEMFORGE_EMULATION_HOST_API_H

#include <cstddef>
#include <cstring>

#include "femforge_emulation/block.h"

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

enum hipError_t {
  hipSuccess = 0,
  hipErrorInvalidValue = 1,
  hipErrorOutOfMemory = 2,
  hipErrorInvalidConfiguration = 9,
  hipErrorInvalidSymbol = 13,
  hipErrorNoDevice = 100,
  hipErrorInvalidDevice = 101,
  hipErrorStreamCaptureUnsupported = 900
};
enum hipMemcpyKind {
  hipMemcpyHostToHost = 0,
  hipMemcpyHostToDevice = 1,
  hipMemcpyDeviceToHost = 2,
  hipMemcpyDeviceToDevice = 3,
  hipMemcpyDefault = 4
};
enum hipFuncAttribute { hipFuncAttributeMaxDynamicSharedMemorySize = 8 };
enum hipFuncCache_t { hipFuncCachePreferNone = 0, hipFuncCachePreferShared = 1, hipFuncCachePreferL1 = 2 };

struct StreamHandle {};
struct EventHandle;
using hipStream_t = StreamHandle*;
using hipEvent_t = EventHandle*;

struct hipDeviceProp_t {
  char name[256];
  char gcnArchName[256];
  std::size_t totalGlobalMem;
  std::size_t sharedMemPerBlock;
  int warpSize;
  int maxThreadsPerBlock;
  int multiProcessorCount;
  int l2CacheSize;
  int major;
  int minor;
};

constexpr unsigned hipStreamDefault = 0;
constexpr unsigned hipStreamNonBlocking = 1;
constexpr unsigned hipEventDefault = 0;
constexpr unsigned hipEventDisableTiming = 2;

const char* hipGetErrorName(hipError_t error);
const char* hipGetErrorString(hipError_t error);

// The error of the last launch or call of this thread that failed; the second one forgets it.
hipError_t hipPeekAtLastError();
hipError_t hipGetLastError();
// Remembers an error, if it is one, and returns it.
hipError_t report(hipError_t error);

hipError_t hipGetDeviceCount(int* count);
hipError_t hipGetDevice(int* device);
hipError_t hipSetDevice(int device);
hipError_t hipGetDeviceProperties(hipDeviceProp_t* properties, int device);
hipError_t hipRuntimeGetVersion(int* version);
hipError_t hipMemGetInfo(std::size_t* free_bytes, std::size_t* total_bytes);
hipError_t hipDeviceSynchronize();

hipError_t allocate(void** data, std::size_t bytes);
template <class T>
hipError_t hipMalloc(T** data, std::size_t bytes) {
  void* made = nullptr;
  const hipError_t error = allocate(&made, bytes);
  *data = static_cast<T*>(made);
  return error;
}
hipError_t hipFree(void* data);

hipError_t hipMemcpy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind);
hipError_t hipMemcpyAsync(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream = nullptr);
hipError_t hipMemset(void* to, int value, std::size_t bytes);
hipError_t hipMemsetAsync(void* to, int value, std::size_t bytes, hipStream_t stream = nullptr);
template <class T>
hipError_t hipMemcpyToSymbol(T& symbol, const void* from, std::size_t bytes, std::size_t offset = 0,
                             hipMemcpyKind = hipMemcpyHostToDevice) {
  if (offset > sizeof symbol || bytes > sizeof symbol - offset) return report(hipErrorInvalidSymbol);
  std::memcpy(reinterpret_cast<unsigned char*>(&symbol) + offset, from, bytes);
  return hipSuccess;
}

hipError_t hipStreamCreate(hipStream_t* stream);
hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned flags);
hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned flags, int priority);
hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest);
hipError_t hipStreamDestroy(hipStream_t stream);
hipError_t hipStreamSynchronize(hipStream_t stream);

// There is no queue to capture, and so no graph.
struct GraphHandle {};
using hipGraph_t = GraphHandle*;
using hipGraphExec_t = GraphHandle*;
enum hipStreamCaptureMode { hipStreamCaptureModeThreadLocal = 1 };
hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode);
hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t* graph);
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* made, hipGraph_t graph, unsigned long long flags);
hipError_t hipGraphLaunch(hipGraphExec_t graph, hipStream_t stream);
hipError_t hipGraphDestroy(hipGraph_t graph);
hipError_t hipGraphExecDestroy(hipGraphExec_t graph);

hipError_t hipEventCreate(hipEvent_t* event);
hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned flags);
hipError_t hipEventDestroy(hipEvent_t event);
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream = nullptr);
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags);
hipError_t hipEventSynchronize(hipEvent_t event);
hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t begin, hipEvent_t end);

template <class Kernel>
hipError_t hipFuncSetAttribute(Kernel, hipFuncAttribute, int bytes) {
  return report(bytes < 0 || static_cast<std::size_t>(bytes) > max_shared_bytes ? hipErrorInvalidValue
                                                                                : hipSuccess);
}
template <class Kernel>
hipError_t hipFuncSetCacheConfig(Kernel, hipFuncCache_t) {
  return hipSuccess;
}

// Checks a launch and runs it; a launch that cannot be run is the last error.
void launch(Body body, Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared);

// Runs `kernel`, a callable without arguments, on every thread of the grid.
template <class Kernel>
void launch(const Kernel& kernel, Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared) {
  const auto call = [](const void* object) { (*static_cast<const Kernel*>(object))(); };
  launch(Body{call, &kernel}, grid, block, dynamic_bytes, shared);
}

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation

#endif
