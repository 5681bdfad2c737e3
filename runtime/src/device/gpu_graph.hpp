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

  bool repeats_loops() const override { return FEMFORGE_GPU_REPEATS_LOOPS != 0; }
#if FEMFORGE_GPU_HAS_LOOPS
  bool has_loops() const override {
    return true;
  }
  void* begin_loop(void* stream, LoopHandle& loop) const override {
    NativeGraph graph = nullptr;
    check(cudaGraphCreate(&graph, 0), "cudaGraphCreate");
    try {
      cudaGraphConditionalHandle condition = 0;
      check(cudaGraphConditionalHandleCreate(&condition, graph, 1, cudaGraphCondAssignDefault),
            "cudaGraphConditionalHandleCreate");
      cudaGraphNodeParams parameters{};
      parameters.type = cudaGraphNodeTypeConditional;
      parameters.conditional.handle = condition;
      parameters.conditional.type = cudaGraphCondTypeWhile;
      parameters.conditional.size = 1;
      cudaGraphNode_t node = nullptr;
#if CUDART_VERSION >= 13000
      check(cudaGraphAddNode(&node, graph, nullptr, nullptr, 0, &parameters), "cudaGraphAddNode");
#else
      check(cudaGraphAddNode(&node, graph, nullptr, 0, &parameters), "cudaGraphAddNode");
#endif
      check(cudaStreamBeginCaptureToGraph(native(stream), parameters.conditional.phGraph_out[0], nullptr,
                                          nullptr, 0, cudaStreamCaptureModeThreadLocal),
            "cudaStreamBeginCaptureToGraph");
      loop = condition;
    } catch (...) {
      static_cast<void>(cudaGraphDestroy(graph));
      throw;
    }
    return graph;
  }
  void* end_loop(void* stream, void* graph) const override {
    const auto whole = static_cast<NativeGraph>(graph);
    NativeGraph body = nullptr;  // belongs to the whole graph
    NativeExecutable executable = nullptr;
    Status status = cudaStreamEndCapture(native(stream), &body);
    if (status == cudaSuccess) status = cudaGraphInstantiate(&executable, whole, 0);
    static_cast<void>(cudaGraphDestroy(whole));
    check(status, "the capture of a loop");
    return executable;
  }
  void abandon_loop(void* stream, void* graph) const noexcept override {
    NativeGraph body = nullptr;
    static_cast<void>(cudaStreamEndCapture(native(stream), &body));
    static_cast<void>(cudaGraphDestroy(static_cast<NativeGraph>(graph)));
    static_cast<void>(cudaGetLastError());
  }
#else
  bool has_loops() const override {
    return false;
  }
  void* begin_loop(void*, LoopHandle&) const override {
    return nullptr;
  }
  void* end_loop(void*, void*) const override {
    return nullptr;
  }
  void abandon_loop(void*, void*) const noexcept override {}
#endif
};

}  // namespace

const GraphBackend& FEMFORGE_GPU_GRAPHS() {
  static const GpuGraphs instance;
  return instance;
}

}  // namespace femforge
