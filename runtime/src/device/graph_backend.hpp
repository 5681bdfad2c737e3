// What a target with graphs has to provide.
#ifndef FEMFORGE_SRC_DEVICE_GRAPH_BACKEND_HPP
#define FEMFORGE_SRC_DEVICE_GRAPH_BACKEND_HPP

#include <femforge/device/device.hpp>

namespace femforge {

class GraphBackend {
 public:
  GraphBackend() = default;
  virtual ~GraphBackend() = default;
  GraphBackend(const GraphBackend&) = delete;
  GraphBackend& operator=(const GraphBackend&) = delete;

  /// Whether the stream now captures; false where the target has no graphs.
  virtual bool begin_capture(void* stream) const = 0;
  /// Ends the capture; returns what can be launched.
  virtual void* end_capture(void* stream) const = 0;
  /// Ends a capture whose work failed.
  virtual void abandon_capture(void* stream) const noexcept = 0;
  virtual void launch(void* executable, void* stream) const = 0;
  virtual void destroy(void* executable) const noexcept = 0;
};

const GraphBackend& cuda_graphs();
const GraphBackend& hip_graphs();

}  // namespace femforge

#endif
