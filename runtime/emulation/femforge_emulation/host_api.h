// The host side: the part of HIP's runtime that femforge's runtime and generated code call. Everything is
// finished when a call returns; streams are handles without a queue, events are points of time.
#ifndef FEMFORGE_EMULATION_HOST_API_H
#define FEMFORGE_EMULATION_HOST_API_H

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "femforge_emulation/block.h"
#include "femforge_emulation/memory.h"
#include "femforge_emulation/options.h"

namespace femforge_emulation {

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
struct EventHandle {
  std::chrono::steady_clock::time_point time;
};
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

inline const char* hipGetErrorName(hipError_t error) {
  switch (error) {
    case hipSuccess:
      return "hipSuccess";
    case hipErrorInvalidValue:
      return "hipErrorInvalidValue";
    case hipErrorOutOfMemory:
      return "hipErrorOutOfMemory";
    case hipErrorInvalidConfiguration:
      return "hipErrorInvalidConfiguration";
    case hipErrorInvalidSymbol:
      return "hipErrorInvalidSymbol";
    case hipErrorNoDevice:
      return "hipErrorNoDevice";
    case hipErrorInvalidDevice:
      return "hipErrorInvalidDevice";
    case hipErrorStreamCaptureUnsupported:
      return "hipErrorStreamCaptureUnsupported";
  }
  return "unknown error";
}
inline const char* hipGetErrorString(hipError_t error) {
  switch (error) {
    case hipSuccess:
      return "no error";
    case hipErrorInvalidValue:
      return "an argument is out of range, or no pointer to device memory";
    case hipErrorOutOfMemory:
      return "out of memory";
    case hipErrorInvalidConfiguration:
      return "the launch has no thread, or more threads or shared memory than fit";
    case hipErrorInvalidSymbol:
      return "not a device symbol";
    case hipErrorNoDevice:
      return "no device";
    case hipErrorInvalidDevice:
      return "no such device";
    case hipErrorStreamCaptureUnsupported:
      return "streams without a queue cannot be captured";
  }
  return "unknown error";
}

// The error that hipGetLastError reports: that of the last launch or call of this thread that failed.
inline hipError_t& last_error() {
  thread_local hipError_t error = hipSuccess;
  return error;
}
inline hipError_t report(hipError_t error) {
  if (error != hipSuccess) last_error() = error;
  return error;
}
inline hipError_t hipPeekAtLastError() {
  return last_error();
}
inline hipError_t hipGetLastError() {
  const hipError_t error = last_error();
  last_error() = hipSuccess;
  return error;
}

inline hipError_t hipGetDeviceCount(int* count) {
  *count = devices_from_environment();
  return report(*count == 0 ? hipErrorNoDevice : hipSuccess);
}
inline hipError_t hipGetDevice(int* device) {
  *device = 0;
  return hipSuccess;
}
inline hipError_t hipSetDevice(int device) {
  if (devices_from_environment() == 0) return report(hipErrorNoDevice);
  return report(device == 0 ? hipSuccess : hipErrorInvalidDevice);
}
inline hipError_t hipGetDeviceProperties(hipDeviceProp_t* properties, int device) {
  if (device != 0) return report(hipErrorInvalidDevice);
  *properties = hipDeviceProp_t{};
  std::snprintf(properties->name, sizeof properties->name, "HIP emulated on the CPU");
  std::snprintf(properties->gcnArchName, sizeof properties->gcnArchName, "emulated");
  const auto pages = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES));
  properties->totalGlobalMem = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  properties->sharedMemPerBlock = max_shared_bytes;
  properties->warpSize = warp_from_environment();
  properties->maxThreadsPerBlock = static_cast<int>(max_threads);
  properties->multiProcessorCount = 1;
  properties->l2CacheSize = 1 << 20;
  return hipSuccess;
}
inline hipError_t hipRuntimeGetVersion(int* version) {
  *version = 0;
  return hipSuccess;
}
inline hipError_t hipMemGetInfo(std::size_t* free_bytes, std::size_t* total_bytes) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  *free_bytes = static_cast<std::size_t>(sysconf(_SC_AVPHYS_PAGES)) * page;
  *total_bytes = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) * page;
  return hipSuccess;
}
inline hipError_t hipDeviceSynchronize() {
  return hipSuccess;
}

template <class T>
hipError_t hipMalloc(T** data, std::size_t bytes) {
  if (devices_from_environment() == 0) return report(hipErrorNoDevice);
  *data = static_cast<T*>(Memory::instance().allocate(bytes));
  return report(*data == nullptr && bytes != 0 ? hipErrorOutOfMemory : hipSuccess);
}
inline hipError_t hipFree(void* data) {
  return report(Memory::instance().release(data) ? hipSuccess : hipErrorInvalidValue);
}

inline hipError_t hipMemcpy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind) {
  if (bytes == 0) return hipSuccess;
  Memory& memory = Memory::instance();
  const bool to_device = kind == hipMemcpyHostToDevice || kind == hipMemcpyDeviceToDevice;
  const bool from_device = kind == hipMemcpyDeviceToHost || kind == hipMemcpyDeviceToDevice;
  if (kind != hipMemcpyDefault &&
      (memory.holds(to, bytes) != to_device || memory.holds(from, bytes) != from_device))
    return report(hipErrorInvalidValue);
  std::memmove(to, from, bytes);
  return hipSuccess;
}
inline hipError_t hipMemcpyAsync(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind,
                                 hipStream_t = nullptr) {
  return hipMemcpy(to, from, bytes, kind);
}
inline hipError_t hipMemset(void* to, int value, std::size_t bytes) {
  if (bytes == 0) return hipSuccess;
  if (!Memory::instance().holds(to, bytes)) return report(hipErrorInvalidValue);
  std::memset(to, value, bytes);
  return hipSuccess;
}
inline hipError_t hipMemsetAsync(void* to, int value, std::size_t bytes, hipStream_t = nullptr) {
  return hipMemset(to, value, bytes);
}
template <class T>
hipError_t hipMemcpyToSymbol(T& symbol, const void* from, std::size_t bytes, std::size_t offset = 0,
                             hipMemcpyKind = hipMemcpyHostToDevice) {
  if (offset > sizeof symbol || bytes > sizeof symbol - offset) return report(hipErrorInvalidSymbol);
  std::memcpy(reinterpret_cast<unsigned char*>(&symbol) + offset, from, bytes);
  return hipSuccess;
}

inline hipError_t hipStreamCreate(hipStream_t* stream) {
  *stream = new StreamHandle;
  return hipSuccess;
}
inline hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned) {
  return hipStreamCreate(stream);
}
inline hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned, int) {
  return hipStreamCreate(stream);
}
inline hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  *least = *greatest = 0;
  return hipSuccess;
}
inline hipError_t hipStreamDestroy(hipStream_t stream) {
  delete stream;
  return hipSuccess;
}
inline hipError_t hipStreamSynchronize(hipStream_t) {
  return hipSuccess;
}

// There is no queue to capture, and so no graph.
struct GraphHandle {};
using hipGraph_t = GraphHandle*;
using hipGraphExec_t = GraphHandle*;
enum hipStreamCaptureMode { hipStreamCaptureModeThreadLocal = 1 };
inline hipError_t hipStreamBeginCapture(hipStream_t, hipStreamCaptureMode) {
  return report(hipErrorStreamCaptureUnsupported);
}
inline hipError_t hipStreamEndCapture(hipStream_t, hipGraph_t*) {
  return report(hipErrorStreamCaptureUnsupported);
}
inline hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t*, hipGraph_t, unsigned long long) {
  return report(hipErrorInvalidValue);
}
inline hipError_t hipGraphLaunch(hipGraphExec_t, hipStream_t) {
  return report(hipErrorInvalidValue);
}
inline hipError_t hipGraphDestroy(hipGraph_t) {
  return report(hipErrorInvalidValue);
}
inline hipError_t hipGraphExecDestroy(hipGraphExec_t) {
  return report(hipErrorInvalidValue);
}

inline hipError_t hipEventCreate(hipEvent_t* event) {
  *event = new EventHandle;
  return hipSuccess;
}
inline hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned) {
  return hipEventCreate(event);
}
inline hipError_t hipEventDestroy(hipEvent_t event) {
  delete event;
  return hipSuccess;
}
inline hipError_t hipEventRecord(hipEvent_t event, hipStream_t = nullptr) {
  event->time = std::chrono::steady_clock::now();
  return hipSuccess;
}
inline hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned) {
  return hipSuccess;
}
inline hipError_t hipEventSynchronize(hipEvent_t) {
  return hipSuccess;
}
inline hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t begin, hipEvent_t end) {
  *milliseconds = std::chrono::duration<float, std::milli>(end->time - begin->time).count();
  return hipSuccess;
}

template <class Kernel>
hipError_t hipFuncSetAttribute(Kernel, hipFuncAttribute, int bytes) {
  return report(bytes < 0 || static_cast<std::size_t>(bytes) > max_shared_bytes ? hipErrorInvalidValue
                                                                                : hipSuccess);
}
template <class Kernel>
hipError_t hipFuncSetCacheConfig(Kernel, hipFuncCache_t) {
  return hipSuccess;
}

// Runs `kernel`, a callable without arguments, on every thread of the grid.
template <class Kernel>
void launch(const Kernel& kernel, Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared) {
  const std::uint64_t threads = std::uint64_t{block.x} * block.y * block.z;
  const bool empty = threads == 0 || grid.x == 0 || grid.y == 0 || grid.z == 0;
  const bool oversized = threads > max_threads || dynamic_bytes > max_shared_bytes || grid.x > 0x7FFFFFFFU ||
                         grid.y > 0xFFFFU || grid.z > 0xFFFFU;
  if (devices_from_environment() == 0) {
    report(hipErrorNoDevice);
  } else if (empty || oversized) {
    report(hipErrorInvalidConfiguration);
  } else {
    const auto call = [](const void* object) { (*static_cast<const Kernel*>(object))(); };
    Scheduler::instance().run(grid, block, dynamic_bytes, shared, Body{call, &kernel});
  }
}

}  // namespace femforge_emulation

#endif
