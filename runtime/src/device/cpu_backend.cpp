// The cpu as a target: host memory, work that is done when a call returns, the steady clock for events.
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <new>
#include <string>

#ifdef _OPENMP
#include <omp.h>
#endif

#include "device/backend.hpp"

namespace femforge {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::align_val_t alignment{128};  // of the widest SIMD access, and of two cache lines

template <class T>
void repeat_word(void* data, std::uint64_t word, std::size_t count) {
  T value;
  std::memcpy(&value, &word, sizeof(T));
  auto* out = static_cast<T*>(data);
#pragma omp parallel for schedule(static)
  for (std::size_t i = 0; i < count; ++i) out[i] = value;
}

template <class T>
void geometry_on_host(const GeometryArguments<T>& arguments) {
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < arguments.num_cells; ++cell) {
    switch (arguments.dimension) {
      case 1:
        store_geometry<T, 1>(arguments, cell);
        break;
      case 2:
        store_geometry<T, 2>(arguments, cell);
        break;
      default:
        store_geometry<T, 3>(arguments, cell);
    }
  }
}

// Chains of multiply-adds for one thread, in vectors of the given number of bytes. `one` is an argument, lest
// the compiler leave the multiplication out. A macro, because GCC splits vectors that are wider than the
// function's own target has before it inlines that function into another.
#define FEMFORGE_CHAINS(name, attribute, bytes)                                    \
  template <class T>                                                               \
  attribute void name(T* out, std::int64_t steps, T one) {                         \
    typedef T Vector __attribute__((vector_size(bytes)));                          \
    Vector x[multiply_add_chains], ones = {};                                      \
    for (std::size_t lane = 0; lane < bytes / sizeof(T); ++lane) ones[lane] = one; \
    for (int k = 0; k < multiply_add_chains; ++k) x[k] = ones * static_cast<T>(k); \
    for (std::int64_t step = 0; step < steps; step += 2)                           \
      for (int i = 0; i < 2; ++i)                                                  \
        for (int k = 0; k < multiply_add_chains; ++k) x[k] = x[k] * ones + ones;   \
    for (int k = 1; k < multiply_add_chains; ++k) x[0] += x[k];                    \
    std::memcpy(out, &x[0], bytes);                                                \
  }

FEMFORGE_CHAINS(plain_chains, , 16)
#ifdef __x86_64__
FEMFORGE_CHAINS(avx2_chains, __attribute__((target("avx2,fma"))), 32)
FEMFORGE_CHAINS(avx512_chains, __attribute__((target("avx512f"))), 64)
#endif
#undef FEMFORGE_CHAINS

// Bytes of the vectors that this processor multiplies and adds.
int vector_bytes() {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx512f")) return 64;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return 32;
#endif
  return 16;
}

template <class T>
void run_chains(T* out, std::int64_t steps, T one) {
#ifdef __x86_64__
  if (vector_bytes() == 64) return avx512_chains(out, steps, one);
  if (vector_bytes() == 32) return avx2_chains(out, steps, one);
#endif
  plain_chains(out, steps, one);
}

int num_threads() {
#ifdef _OPENMP
  return omp_get_max_threads();
#else
  return 1;
#endif
}

template <class T>
void multiply_add_on_host(void* out, std::int64_t steps) {
  const volatile T one = 1;
  const T known = one;
  const std::size_t lanes = static_cast<std::size_t>(vector_bytes()) / sizeof(T);
  const int threads = num_threads();
#pragma omp parallel for schedule(static)
  for (int thread = 0; thread < threads; ++thread)
    run_chains(static_cast<T*>(out) + static_cast<std::size_t>(thread) * lanes, steps, known);
}

// As Linux names it.
std::string processor_name() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.rfind("model name", 0) == 0 && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "host";
}

class CpuBackend final : public Backend {
 public:
  int device_count() const override { return 1; }
  DeviceInfo info(int) const override {
    DeviceInfo info;
    info.name = processor_name() + ", " + std::to_string(num_threads()) + " threads";
    const auto pages = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES));
    info.memory_bytes = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    info.multiprocessors = num_threads();
    info.warp_size = 1;
#ifdef _SC_LEVEL3_CACHE_SIZE
    const long cache = sysconf(_SC_LEVEL3_CACHE_SIZE);
    info.cache_bytes = cache > 0 ? static_cast<std::size_t>(cache) : 0;
#endif
    info.flavour = "cpu";
    return info;
  }
  void select(int) const override {}
  void synchronize() const override {}
  bool succeeded(int code) const override {
    return code == 0;
  }
  const char* error_name(int) const override {
    return "an error";
  }
  const char* error_text(int) const override {
    return "the cpu target has no error codes of its own";
  }

  void* allocate(std::size_t bytes) const override {
    return ::operator new(bytes, alignment, std::nothrow);
  }
  void release(void* data) const noexcept override {
    ::operator delete(data, alignment);
  }
  void copy_in(void* to, const void* from, std::size_t bytes) const override {
    std::memcpy(to, from, bytes);
  }
  void copy_out(void* to, const void* from, std::size_t bytes) const override {
    std::memcpy(to, from, bytes);
  }
  void copy_in_on(void* to, const void* from, std::size_t bytes, void*) const override {
    copy_in(to, from, bytes);
  }
  void copy_out_on(void* to, const void* from, std::size_t bytes, void*) const override {
    copy_out(to, from, bytes);
  }
  void fill(void* data, std::uint64_t word, int word_bytes, std::size_t count) const override {
    if (word_bytes == 1) repeat_word<std::uint8_t>(data, word, count);
    if (word_bytes == 4) repeat_word<std::uint32_t>(data, word, count);
    if (word_bytes == 8) repeat_word<std::uint64_t>(data, word, count);
  }

  void* create_stream(Urgency) const override {
    return nullptr;
  }
  void destroy_stream(void*) const noexcept override {}
  void synchronize_stream(void*) const override {}
  void* create_event() const override {
    return new Clock::time_point;
  }
  void destroy_event(void* event) const noexcept override {
    delete static_cast<Clock::time_point*>(event);
  }
  void record(void* event, void*) const override {
    *static_cast<Clock::time_point*>(event) = Clock::now();
  }
  void synchronize_event(void*) const override {}
  void wait_for_event(void*, void*) const override {}
  double milliseconds(void* begin, void* end) const override {
    const auto passed = *static_cast<Clock::time_point*>(end) - *static_cast<Clock::time_point*>(begin);
    return std::chrono::duration<double, std::milli>(passed).count();
  }

  void copy_within(void* to, const void* from, std::size_t bytes, void*) const override {
    std::memcpy(to, from, bytes);
  }
  void copy_by_kernel(void* to, const void* from, std::size_t bytes, void*) const override {
    auto* out = static_cast<std::uint64_t*>(to);
    const auto* in = static_cast<const std::uint64_t*>(from);
    const std::size_t words = bytes / sizeof(std::uint64_t);
#pragma omp parallel for simd schedule(static)
    for (std::size_t i = 0; i < words; ++i) out[i] = in[i];
    std::memcpy(out + words, in + words, bytes % sizeof(std::uint64_t));
  }
  std::size_t multiply_add_size(int scalar_bytes) const override {
    return static_cast<std::size_t>(num_threads()) * static_cast<std::size_t>(vector_bytes() / scalar_bytes);
  }
  void multiply_add(void* out, int scalar_bytes, std::int64_t steps, void*) const override {
    if (scalar_bytes == 4) multiply_add_on_host<float>(out, steps);
    if (scalar_bytes == 8) multiply_add_on_host<double>(out, steps);
  }
  void compute_geometry(const GeometryArguments<double>& arguments, void*) const override {
    geometry_on_host(arguments);
  }
  void compute_geometry(const GeometryArguments<float>& arguments, void*) const override {
    geometry_on_host(arguments);
  }
};

}  // namespace

const Backend& cpu_backend() {
  static const CpuBackend instance;
  return instance;
}

}  // namespace femforge
