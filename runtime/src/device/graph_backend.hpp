// What a target with graphs has to provide.
#ifndef FEMFORGE_SRC_DEVICE_GRAPH_BACKEND_HPP
#define FEMFORGE_SRC_DEVICE_GRAPH_BACKEND_HPP

#include <femforge/device/device.hpp>

namespace femforge {

/// What a kernel names the condition of a device's loop by.
using LoopHandle = unsigned long long;
constexpr LoopHandle no_loop = 0;

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

  /// Whether a graph can repeat a part of itself as long as a condition holds.
  virtual bool has_loops() const = 0;
  /// Whether the host repeats such a part instead, for tests: the condition is then a bool at that address.
  virtual bool repeats_loops() const = 0;
  /// Makes a graph of such a part, into which the stream captures from now on; its condition holds at the
  /// start of each launch. @param loop is set to the condition.
  virtual void* begin_loop(void* stream, LoopHandle& loop) const = 0;
  /// Ends the capture; returns what can be launched.
  virtual void* end_loop(void* stream, void* graph) const = 0;
  /// Ends a capture whose work failed.
  virtual void abandon_loop(void* stream, void* graph) const noexcept = 0;
};

/// Null for the targets that have no graphs.
const GraphBackend* graph_backend(Target target);

const GraphBackend& cuda_graphs();
const GraphBackend& hip_graphs();

}  // namespace femforge

#endif
