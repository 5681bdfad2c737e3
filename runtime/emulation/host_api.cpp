// Everything is finished when a call returns; streams are handles without a queue, events are points of time.

#include "femforge_emulation/host_api.h"

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "femforge_emulation/memory.h"
#include "femforge_emulation/options.h"

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

struct EventHandle {
  std::chrono::steady_clock::time_point time;
};

const char* hipGetErrorName(hipError_t error) {
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
const char* hipGetErrorString(hipError_t error) {
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

// What hipGetLastError reports. One for all libraries of a program, as memory is.
inline hipError_t& last_error() {
  thread_local hipError_t error = hipSuccess;
  return error;
}
hipError_t report(hipError_t error) {
  if (error != hipSuccess) last_error() = error;
  return error;
}
hipError_t hipPeekAtLastError() {
  return last_error();
}
hipError_t hipGetLastError() {
  const hipError_t error = last_error();
  last_error() = hipSuccess;
  return error;
}

hipError_t hipGetDeviceCount(int* count) {
  *count = devices_from_environment();
  return report(*count == 0 ? hipErrorNoDevice : hipSuccess);
}
hipError_t hipGetDevice(int* device) {
  *device = 0;
  return hipSuccess;
}
hipError_t hipSetDevice(int device) {
  if (devices_from_environment() == 0) return report(hipErrorNoDevice);
  return report(device == 0 ? hipSuccess : hipErrorInvalidDevice);
}
hipError_t hipGetDeviceProperties(hipDeviceProp_t* properties, int device) {
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
hipError_t hipRuntimeGetVersion(int* version) {
  *version = 0;
  return hipSuccess;
}
hipError_t hipMemGetInfo(std::size_t* free_bytes, std::size_t* total_bytes) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  *free_bytes = static_cast<std::size_t>(sysconf(_SC_AVPHYS_PAGES)) * page;
  *total_bytes = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) * page;
  return hipSuccess;
}
hipError_t hipDeviceSynchronize() {
  return hipSuccess;
}

hipError_t allocate(void** data, std::size_t bytes) {
  if (devices_from_environment() == 0) return report(hipErrorNoDevice);
  *data = Memory::instance().allocate(bytes);
  return report(*data == nullptr && bytes != 0 ? hipErrorOutOfMemory : hipSuccess);
}
hipError_t hipFree(void* data) {
  return report(Memory::instance().release(data) ? hipSuccess : hipErrorInvalidValue);
}

hipError_t hipMemcpy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind) {
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
hipError_t hipMemcpyAsync(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind, hipStream_t) {
  return hipMemcpy(to, from, bytes, kind);
}
hipError_t hipMemset(void* to, int value, std::size_t bytes) {
  if (bytes == 0) return hipSuccess;
  if (!Memory::instance().holds(to, bytes)) return report(hipErrorInvalidValue);
  std::memset(to, value, bytes);
  return hipSuccess;
}
hipError_t hipMemsetAsync(void* to, int value, std::size_t bytes, hipStream_t) {
  return hipMemset(to, value, bytes);
}

hipError_t hipStreamCreate(hipStream_t* stream) {
  *stream = new StreamHandle;
  return hipSuccess;
}
hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned) {
  return hipStreamCreate(stream);
}
hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned, int) {
  return hipStreamCreate(stream);
}
hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  *least = *greatest = 0;
  return hipSuccess;
}
hipError_t hipStreamDestroy(hipStream_t stream) {
  delete stream;
  return hipSuccess;
}
hipError_t hipStreamSynchronize(hipStream_t) {
  return hipSuccess;
}

hipError_t hipStreamBeginCapture(hipStream_t, hipStreamCaptureMode) {
  return report(hipErrorStreamCaptureUnsupported);
}
hipError_t hipStreamEndCapture(hipStream_t, hipGraph_t*) {
  return report(hipErrorStreamCaptureUnsupported);
}
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t*, hipGraph_t, unsigned long long) {
  return report(hipErrorInvalidValue);
}
hipError_t hipGraphLaunch(hipGraphExec_t, hipStream_t) {
  return report(hipErrorInvalidValue);
}
hipError_t hipGraphDestroy(hipGraph_t) {
  return report(hipErrorInvalidValue);
}
hipError_t hipGraphExecDestroy(hipGraphExec_t) {
  return report(hipErrorInvalidValue);
}

hipError_t hipEventCreate(hipEvent_t* event) {
  *event = new EventHandle;
  return hipSuccess;
}
hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned) {
  return hipEventCreate(event);
}
hipError_t hipEventDestroy(hipEvent_t event) {
  delete event;
  return hipSuccess;
}
hipError_t hipEventRecord(hipEvent_t event, hipStream_t) {
  event->time = std::chrono::steady_clock::now();
  return hipSuccess;
}
hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned) {
  return hipSuccess;
}
hipError_t hipEventSynchronize(hipEvent_t) {
  return hipSuccess;
}
hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t begin, hipEvent_t end) {
  *milliseconds = std::chrono::duration<float, std::milli>(end->time - begin->time).count();
  return hipSuccess;
}

void launch(Body body, Dim3 grid, Dim3 block, std::size_t dynamic_bytes, SharedRange shared) {
  const std::uint64_t threads = std::uint64_t{block.x} * block.y * block.z;
  const bool empty = threads == 0 || grid.x == 0 || grid.y == 0 || grid.z == 0;
  const bool oversized = threads > max_threads || dynamic_bytes > max_shared_bytes || grid.x > 0x7FFFFFFFU ||
                         grid.y > 0xFFFFU || grid.z > 0xFFFFU;
  if (devices_from_environment() == 0) {
    report(hipErrorNoDevice);
  } else if (empty || oversized) {
    report(hipErrorInvalidConfiguration);
  } else {
    run(grid, block, dynamic_bytes, shared, body);
  }
}

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation
