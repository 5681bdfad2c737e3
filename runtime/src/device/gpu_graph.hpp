// Graphs of CUDA and HIP: one source for both, included after a dialect header.
#include "device/gpu_call.hpp"
#include "device/graph_backend.hpp"

namespace femforge {
namespace {

using NativeGraph = FEMFORGE_GPU(Graph_t);
using NativeExecutable = FEMFORGE_GPU(GraphExec_t);

class GpuGraphs final : public GraphBackend {
 public:
  bool begin_capture(void* stream) const override {
    // By thread: what other threads allocate meanwhile does no harm.
    const Status status =
        FEMFORGE_GPU(StreamBeginCapture)(native(stream), FEMFORGE_GPU(StreamCaptureModeThreadLocal));
    if (status == FEMFORGE_GPU(ErrorStreamCaptureUnsupported)) {
      static_cast<void>(FEMFORGE_GPU(GetLastError)());
      return false;
    }
    check(status, FEMFORGE_GPU_CALL(StreamBeginCapture));
    return true;
  }
  void* end_capture(void* stream) const override {
    NativeGraph graph = nullptr;
    check(FEMFORGE_GPU(StreamEndCapture)(native(stream), &graph), FEMFORGE_GPU_CALL(StreamEndCapture));
    NativeExecutable executable = nullptr;
    const Status status = FEMFORGE_GPU(GraphInstantiateWithFlags)(&executable, graph, 0);
    static_cast<void>(FEMFORGE_GPU(GraphDestroy)(graph));
    check(status, FEMFORGE_GPU_CALL(GraphInstantiateWithFlags));
    return executable;
  }
  void abandon_capture(void* stream) const noexcept override {
    NativeGraph graph = nullptr;
    if (FEMFORGE_GPU(StreamEndCapture)(native(stream), &graph) == FEMFORGE_GPU(Success) && graph != nullptr)
      static_cast<void>(FEMFORGE_GPU(GraphDestroy)(graph));
    static_cast<void>(FEMFORGE_GPU(GetLastError)());
  }
  void launch(void* executable, void* stream) const override {
    check(FEMFORGE_GPU(GraphLaunch)(static_cast<NativeExecutable>(executable), native(stream)),
          FEMFORGE_GPU_CALL(GraphLaunch));
  }
  void destroy(void* executable) const noexcept override {
    static_cast<void>(FEMFORGE_GPU(GraphExecDestroy)(static_cast<NativeExecutable>(executable)));
  }
};

}  // namespace

const GraphBackend& FEMFORGE_GPU_GRAPHS() {
  static const GpuGraphs instance;
  return instance;
}

}  // namespace femforge
