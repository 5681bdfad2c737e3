// Work that the device repeats by itself: a CUDA graph with a conditional node.
#ifndef FEMFORGE_SRC_DEVICE_DEVICE_LOOP_HPP
#define FEMFORGE_SRC_DEVICE_DEVICE_LOOP_HPP

#include <functional>

#include "device/graph_backend.hpp"

namespace femforge {

/// Whether work on this stream can be repeated by the device: with CUDA 12.4 and later, and with emulated
/// HIP.
bool has_loops(const Stream& stream);

class DeviceLoop {
 public:
  using Work = std::function<void(const Stream&, LoopHandle)>;

  /// Captures what `work(stream, loop)` queues, one of whose kernels has to set the loop's condition each
  /// time; nothing is executed. As Graph's work, it must neither allocate nor wait.
  /// @throws Error if the target has no loops or cannot capture that work; and whatever `work` throws.
  DeviceLoop(const Stream& stream, Work work);
  ~DeviceLoop();
  DeviceLoop(const DeviceLoop&) = delete;
  DeviceLoop& operator=(const DeviceLoop&) = delete;

  /// Queues the work, at least once, until its condition is false. @throws Error if the launch fails.
  void launch(const Stream& stream) const;
  /// Whether there is a graph; false where the host repeats the work.
  bool is_captured() const noexcept { return executable_ != nullptr; }

 private:
  Target target_;
  Work work_;
  void* executable_ = nullptr;
};

}  // namespace femforge

#endif
