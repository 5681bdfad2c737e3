#include "device/device_loop.hpp"

namespace femforge {

bool has_loops(const Stream& stream) {
  const GraphBackend* graphs = graph_backend(stream.target());
  return graphs != nullptr && graphs->has_loops();
}

DeviceLoop::DeviceLoop(const Stream& stream, const Work& work) : target_(stream.target()) {
  require(has_loops(stream), "DeviceLoop", "the target has no loops");
  const GraphBackend& graphs = *graph_backend(target_);
  LoopHandle loop = no_loop;
  void* const graph = graphs.begin_loop(stream.native(), loop);
  try {
    work(stream, loop);
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
  graph_backend(target_)->launch(executable_, stream.native());
}

}  // namespace femforge
