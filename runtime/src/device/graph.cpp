#include <femforge/device/graph.hpp>

#include "device/graph_backend.hpp"

namespace femforge {

const GraphBackend* graph_backend([[maybe_unused]] Target target) {
#if FEMFORGE_WITH_CUDA
  if (target == Target::cuda) return &cuda_graphs();
#endif
#if FEMFORGE_WITH_HIP
  if (target == Target::hip) return &hip_graphs();
#endif
  return nullptr;
}

bool has_graphs(const Stream& stream) {
  const GraphBackend* graphs = graph_backend(stream.target());
  if (graphs == nullptr || !graphs->begin_capture(stream.native())) return false;
  graphs->abandon_capture(stream.native());
  return true;
}

Graph::Graph(const Stream& stream, Work work) : target_(stream.target()), work_(std::move(work)) {
  require(static_cast<bool>(work_), "Graph", "there is no work to capture");
  const GraphBackend* graphs = graph_backend(target_);
  if (graphs == nullptr || !graphs->begin_capture(stream.native())) return;
  try {
    work_(stream);
  } catch (...) {
    graphs->abandon_capture(stream.native());
    throw;
  }
  executable_ = graphs->end_capture(stream.native());
}

Graph::~Graph() {
  const GraphBackend* graphs = graph_backend(target_);
  if (executable_ != nullptr && graphs != nullptr) graphs->destroy(executable_);
}

Graph::Graph(Graph&& other) noexcept
    : target_(other.target_),
      work_(std::move(other.work_)),
      executable_(std::exchange(other.executable_, nullptr)) {}

Graph& Graph::operator=(Graph&& other) noexcept {
  std::swap(target_, other.target_);
  std::swap(work_, other.work_);
  std::swap(executable_, other.executable_);
  return *this;
}

void Graph::replay(const Stream& stream) const {
  require(stream.target() == target_, "Graph::replay", "the stream belongs to another target");
  const GraphBackend* graphs = graph_backend(target_);
  if (executable_ != nullptr && graphs != nullptr)
    graphs->launch(executable_, stream.native());
  else
    work_(stream);
}

}  // namespace femforge
