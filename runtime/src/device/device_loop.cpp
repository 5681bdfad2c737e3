#include "device/device_loop.hpp"

#include <utility>

#include <femforge/device/graph.hpp>

namespace femforge {

bool has_loops(const Stream& stream) {
  const GraphBackend* graphs = graph_backend(stream.target());
  return graphs != nullptr && (graphs->has_loops() || graphs->repeats_loops());
}

DeviceLoop::DeviceLoop(const Stream& stream, Work work) : target_(stream.target()), work_(std::move(work)) {
  require(has_loops(stream), "DeviceLoop", "the target has no loops");
  const GraphBackend& graphs = *graph_backend(target_);
  if (!graphs.has_loops()) return;
  // A capture into a graph that exists already, as that of a loop's body is, cannot be abandoned once the
  // work has done what is not to be captured: the driver fails over what is left. So that comes out in a
  // graph of its own.
  static_cast<void>(Graph(stream, [this](const Stream& on) { work_(on, no_loop); }));
  LoopHandle loop = no_loop;
  void* const graph = graphs.begin_loop(stream.native(), loop);
  try {
    work_(stream, loop);
  } catch (...) {
    graphs.abandon_loop(stream.native(), graph);
    throw;
  }
  executable_ = graphs.end_loop(stream.native(), graph);
}

DeviceLoop::~DeviceLoop() {
  if (executable_ != nullptr) graph_backend(target_)->destroy(executable_);
}

void DeviceLoop::launch(const Stream& stream) const {
  require(stream.target() == target_, "DeviceLoop::launch", "the stream belongs to another target");
  if (executable_ != nullptr) return graph_backend(target_)->launch(executable_, stream.native());
  bool goes_on = true;
  while (goes_on) {
    goes_on = false;
    work_(stream, reinterpret_cast<LoopHandle>(&goes_on));
    stream.synchronize();
  }
}

}  // namespace femforge
