// CUDA and HIP as targets: one source for both. cuda_backend.cu and hip_backend.hip include a dialect header
// of a few names and then this.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "device/backend.hpp"
#include "device/gpu_call.hpp"

namespace femforge {
namespace {

using NativeEvent = FEMFORGE_GPU(Event_t);
using DeviceProperties = FEMFORGE_GPU_PROPERTIES;

constexpr int threads_per_block = 256;

NativeEvent native_event(void* event) {
  return static_cast<NativeEvent>(event);
}

// Blocks for one thread an item, limited so that grid-stride loops do the rest.
unsigned blocks_for(std::size_t items) {
  constexpr std::size_t most = 1U << 20U;
  return static_cast<unsigned>(std::min(most, (items + threads_per_block - 1) / threads_per_block));
}

template <class T>
__global__ void fill_kernel(T* __restrict__ out, T value, std::size_t count) {
  const std::size_t stride = static_cast<std::size_t>(gridDim.x) * blockDim.x;
  for (std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += stride)
    out[i] = value;
}

template <class T>
__global__ void copy_kernel(T* __restrict__ out, const T* __restrict__ in, std::size_t count) {
  const std::size_t stride = static_cast<std::size_t>(gridDim.x) * blockDim.x;
  for (std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += stride)
    out[i] = in[i];
}

template <class T, int D>
__global__ void geometry_kernel(GeometryArguments<T> arguments) {
  const auto stride = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
  for (std::int64_t cell = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
       cell < arguments.num_cells; cell += stride)
    store_geometry<T, D>(arguments, cell);
}

// `one` is an argument, lest the compiler leave the multiplication out.
template <class T>
__global__ void multiply_add_kernel(T* __restrict__ out, std::int64_t steps, T one) {
  T x[multiply_add_chains];
#pragma unroll
  for (int k = 0; k < multiply_add_chains; ++k) x[k] = static_cast<T>(k);
  for (std::int64_t step = 0; step < steps; step += multiply_add_unroll) {
#pragma unroll
    for (int i = 0; i < multiply_add_unroll; ++i) {
#pragma unroll
      for (int k = 0; k < multiply_add_chains; ++k) x[k] = x[k] * one + one;
    }
  }
  T sum = 0;
#pragma unroll
  for (int k = 0; k < multiply_add_chains; ++k) sum += x[k];
  out[static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x] = sum;
}

template <class T>
void launch_multiply_add(void* out, std::size_t size, std::int64_t steps, NativeStream stream) {
  FEMFORGE_GPU_LAUNCH(multiply_add_kernel<T>, static_cast<unsigned>(size / threads_per_block),
                      threads_per_block, stream, static_cast<T*>(out), steps, T(1));
  check(FEMFORGE_GPU(GetLastError)(), "the launch of the multiply-add kernel");
}

template <class T>
void launch_fill(void* data, std::uint64_t word, std::size_t count) {
  FEMFORGE_GPU_LAUNCH(fill_kernel<T>, blocks_for(count), threads_per_block, nullptr, static_cast<T*>(data),
                      static_cast<T>(word), count);
}

template <class T>
void launch_geometry(const GeometryArguments<T>& arguments, NativeStream stream) {
  if (arguments.num_cells == 0) return;
  const unsigned blocks = blocks_for(static_cast<std::size_t>(arguments.num_cells));
  if (arguments.dimension == 1)
    FEMFORGE_GPU_LAUNCH((geometry_kernel<T, 1>), blocks, threads_per_block, stream, arguments);
  else if (arguments.dimension == 2)
    FEMFORGE_GPU_LAUNCH((geometry_kernel<T, 2>), blocks, threads_per_block, stream, arguments);
  else
    FEMFORGE_GPU_LAUNCH((geometry_kernel<T, 3>), blocks, threads_per_block, stream, arguments);
  check(FEMFORGE_GPU(GetLastError)(), "the launch of the geometry kernel");
}

class GpuBackend final : public Backend {
 public:
  int device_count() const override {
    int count = 0;
    if (FEMFORGE_GPU(GetDeviceCount)(&count) == FEMFORGE_GPU(Success)) return count;
    // No driver and no device are the same to a caller; the pending error must not hit the next check.
    static_cast<void>(FEMFORGE_GPU(GetLastError)());
    return 0;
  }
  DeviceInfo info(int device) const override {
    DeviceProperties properties;
    check(FEMFORGE_GPU(GetDeviceProperties)(&properties, device), FEMFORGE_GPU_CALL(GetDeviceProperties));
    DeviceInfo info;
    info.name = properties.name;
    info.memory_bytes = properties.totalGlobalMem;
    info.multiprocessors = properties.multiProcessorCount;
    info.warp_size = properties.warpSize;
    info.shared_bytes_per_block = properties.sharedMemPerBlock;
    info.cache_bytes = static_cast<std::size_t>(properties.l2CacheSize);
    info.flavour = FEMFORGE_GPU_FLAVOUR;
    return info;
  }
  void select(int device) const override {
    check(FEMFORGE_GPU(SetDevice)(device), FEMFORGE_GPU_CALL(SetDevice));
  }
  void synchronize() const override {
    check(FEMFORGE_GPU(DeviceSynchronize)(), FEMFORGE_GPU_CALL(DeviceSynchronize));
  }
  bool succeeded(int code) const override { return code == static_cast<int>(FEMFORGE_GPU(Success)); }
  const char* error_name(int code) const override {
    return FEMFORGE_GPU(GetErrorName)(static_cast<Status>(code));
  }
  const char* error_text(int code) const override {
    return FEMFORGE_GPU(GetErrorString)(static_cast<Status>(code));
  }

  void* allocate(std::size_t bytes) const override {
    void* data = nullptr;
    const Status status = FEMFORGE_GPU(Malloc)(&data, bytes);
    if (status == FEMFORGE_GPU_NO_MEMORY) {
      // It is told by a null pointer; it must not be found again by the next launch.
      static_cast<void>(FEMFORGE_GPU(GetLastError)());
      return nullptr;
    }
    check(status, FEMFORGE_GPU_CALL(Malloc));
    return data;
  }
  void release(void* data) const noexcept override { static_cast<void>(FEMFORGE_GPU(Free)(data)); }
  void copy_in(void* to, const void* from, std::size_t bytes) const override {
    check(FEMFORGE_GPU(Memcpy)(to, from, bytes, FEMFORGE_GPU(MemcpyHostToDevice)), FEMFORGE_GPU_CALL(Memcpy));
    // It may return when the host's array is free again, before the device's is complete.
    synchronize();
  }
  void copy_out(void* to, const void* from, std::size_t bytes) const override {
    check(FEMFORGE_GPU(Memcpy)(to, from, bytes, FEMFORGE_GPU(MemcpyDeviceToHost)), FEMFORGE_GPU_CALL(Memcpy));
  }
  void copy_in_on(void* to, const void* from, std::size_t bytes, void* stream) const override {
    check(FEMFORGE_GPU(MemcpyAsync)(to, from, bytes, FEMFORGE_GPU(MemcpyHostToDevice), native(stream)),
          FEMFORGE_GPU_CALL(MemcpyAsync));
    synchronize_stream(stream);
  }
  void copy_out_on(void* to, const void* from, std::size_t bytes, void* stream) const override {
    check(FEMFORGE_GPU(MemcpyAsync)(to, from, bytes, FEMFORGE_GPU(MemcpyDeviceToHost), native(stream)),
          FEMFORGE_GPU_CALL(MemcpyAsync));
    synchronize_stream(stream);
  }
  void fill(void* data, std::uint64_t word, int word_bytes, std::size_t count) const override {
    if (word_bytes == 1)
      check(FEMFORGE_GPU(Memset)(data, static_cast<int>(word), count), FEMFORGE_GPU_CALL(Memset));
    if (word_bytes == 4) launch_fill<std::uint32_t>(data, word, count);
    if (word_bytes == 8) launch_fill<std::uint64_t>(data, word, count);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of the fill kernel");
    synchronize();
  }

  void* create_stream(Urgency urgency) const override {
    int least = 0;
    int greatest = 0;
    check(FEMFORGE_GPU(DeviceGetStreamPriorityRange)(&least, &greatest),
          FEMFORGE_GPU_CALL(DeviceGetStreamPriorityRange));
    NativeStream stream = nullptr;
    check(FEMFORGE_GPU(StreamCreateWithPriority)(&stream, FEMFORGE_GPU(StreamNonBlocking),
                                                 urgency == Urgency::high ? greatest : least),
          FEMFORGE_GPU_CALL(StreamCreateWithPriority));
    return stream;
  }
  void destroy_stream(void* stream) const noexcept override {
    static_cast<void>(FEMFORGE_GPU(StreamDestroy)(native(stream)));
  }
  void synchronize_stream(void* stream) const override {
    check(FEMFORGE_GPU(StreamSynchronize)(native(stream)), FEMFORGE_GPU_CALL(StreamSynchronize));
  }
  void* create_event() const override {
    NativeEvent event = nullptr;
    check(FEMFORGE_GPU(EventCreate)(&event), FEMFORGE_GPU_CALL(EventCreate));
    return event;
  }
  void destroy_event(void* event) const noexcept override {
    static_cast<void>(FEMFORGE_GPU(EventDestroy)(native_event(event)));
  }
  void record(void* event, void* stream) const override {
    check(FEMFORGE_GPU(EventRecord)(native_event(event), native(stream)), FEMFORGE_GPU_CALL(EventRecord));
  }
  void synchronize_event(void* event) const override {
    check(FEMFORGE_GPU(EventSynchronize)(native_event(event)), FEMFORGE_GPU_CALL(EventSynchronize));
  }
  void wait_for_event(void* stream, void* event) const override {
    check(FEMFORGE_GPU(StreamWaitEvent)(native(stream), native_event(event), 0),
          FEMFORGE_GPU_CALL(StreamWaitEvent));
  }
  double milliseconds(void* begin, void* end) const override {
    float passed = 0;
    check(FEMFORGE_GPU(EventElapsedTime)(&passed, native_event(begin), native_event(end)),
          FEMFORGE_GPU_CALL(EventElapsedTime));
    return static_cast<double>(passed);
  }

  void copy_within(void* to, const void* from, std::size_t bytes, void* stream) const override {
    check(FEMFORGE_GPU(MemcpyAsync)(to, from, bytes, FEMFORGE_GPU(MemcpyDeviceToDevice), native(stream)),
          FEMFORGE_GPU_CALL(MemcpyAsync));
  }
  void copy_by_kernel(void* to, const void* from, std::size_t bytes, void* stream) const override {
    const std::size_t count = bytes / sizeof(double2);
    FEMFORGE_GPU_LAUNCH(copy_kernel<double2>, blocks_for(count), threads_per_block, native(stream),
                        static_cast<double2*>(to), static_cast<const double2*>(from), count);
    check(FEMFORGE_GPU(GetLastError)(), "the launch of the copy kernel");
  }
  std::size_t multiply_add_size(int) const override {
    constexpr std::size_t blocks_per_multiprocessor = 32;  // several times what is resident at once
    int device = 0;
    check(FEMFORGE_GPU(GetDevice)(&device), FEMFORGE_GPU_CALL(GetDevice));
    const auto multiprocessors = static_cast<std::size_t>(info(device).multiprocessors);
    return multiprocessors * blocks_per_multiprocessor * threads_per_block;
  }
  void multiply_add(void* out, int scalar_bytes, std::int64_t steps, void* stream) const override {
    const std::size_t size = multiply_add_size(scalar_bytes);
    if (scalar_bytes == 4) launch_multiply_add<float>(out, size, steps, native(stream));
    if (scalar_bytes == 8) launch_multiply_add<double>(out, size, steps, native(stream));
  }
  void compute_geometry(const GeometryArguments<double>& arguments, void* stream) const override {
    launch_geometry(arguments, native(stream));
  }
  void compute_geometry(const GeometryArguments<float>& arguments, void* stream) const override {
    launch_geometry(arguments, native(stream));
  }
};

}  // namespace

const Backend& FEMFORGE_GPU_BACKEND() {
  static const GpuBackend instance;
  return instance;
}

}  // namespace femforge
