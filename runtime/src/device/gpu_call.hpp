// Calls of CUDA's or HIP's runtime, for sources that include a dialect header first.
#ifndef FEMFORGE_SRC_DEVICE_GPU_CALL_HPP
#define FEMFORGE_SRC_DEVICE_GPU_CALL_HPP

#include <femforge/device/device.hpp>

namespace femforge {
namespace {

using Status = FEMFORGE_GPU(Error_t);
using NativeStream = FEMFORGE_GPU(Stream_t);

NativeStream native(void* stream) {
  return static_cast<NativeStream>(stream);
}

void check(Status status, const char* call, const char* file = __builtin_FILE(),
           int line = __builtin_LINE()) {
  if (status == FEMFORGE_GPU(Success)) return;
  // The error is told here; it must not be found again by the next launch.
  static_cast<void>(FEMFORGE_GPU(GetLastError)());
  check_call(Target::FEMFORGE_GPU_TARGET, static_cast<int>(status), call, file, line);
}

}  // namespace
}  // namespace femforge

#endif
