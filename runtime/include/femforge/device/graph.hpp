// Work that is queued once and replayed many times, without the host's cost of each launch.
#ifndef FEMFORGE_DEVICE_GRAPH_HPP
#define FEMFORGE_DEVICE_GRAPH_HPP

#include <functional>

#include <femforge/device/device.hpp>

namespace femforge {

/// Whether work on this stream can be captured: not on the cpu, and not with emulated HIP.
bool has_graphs(const Stream& stream);

/// A CUDA or HIP graph of what a function queues on a stream. On a target without graphs (the cpu, emulated
/// HIP) replaying calls the function.
class Graph {
 public:
  using Work = std::function<void(const Stream&)>;

  /// Captures what `work(stream)` queues; nothing is executed. It must queue on that stream only, and neither
  /// allocate nor wait. The pointers that it uses have to stay valid as long as the graph is replayed.
  /// @throws Error if the target cannot capture that work; and whatever `work` throws.
  Graph(const Stream& stream, Work work);
  ~Graph();
  Graph(Graph&& other) noexcept;
  Graph& operator=(Graph&& other) noexcept;

  /// Queues the work once. @throws Error if the stream belongs to another target.
  void replay(const Stream& stream) const;
  /// Whether there is a graph; false where replaying calls the function.
  bool is_captured() const noexcept { return executable_ != nullptr; }

 private:
  Target target_;
  Work work_;
  void* executable_ = nullptr;
};

}  // namespace femforge

#endif
