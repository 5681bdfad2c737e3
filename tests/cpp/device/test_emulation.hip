// That the emulation catches what it promises to catch: each test plants a fault.
#include <hip/hip_runtime.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include <femforge_gpu.h>
#include <femforge/device/device.hpp>
#include "catch.hpp"

using femforge::DeviceArray;
using femforge::Target;

namespace {

constexpr int block_size = 96;

// Sets a variable of the environment for one scope.
class Setting {
 public:
  Setting(const char* name, const char* value) : name_(name) {
    const char* old = std::getenv(name);
    had_ = old != nullptr;
    if (had_) old_ = old;
    setenv(name, value, 1);
  }
  ~Setting() { had_ ? setenv(name_, old_.c_str(), 1) : unsetenv(name_); }
  Setting(const Setting&) = delete;
  Setting& operator=(const Setting&) = delete;

 private:
  const char* name_;
  bool had_ = false;
  std::string old_;
};

struct Outcome {
  bool ended_well;
  std::string message;
};

// Runs `work` in a child process; what it writes to the standard error comes back.
Outcome in_child(const std::function<void()>& work) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    signal(SIGABRT, SIG_DFL);
    signal(SIGSEGV, SIG_DFL);
    work();
    _exit(0);
  }
  close(ends[1]);
  Outcome outcome{false, ""};
  char buffer[4096];
  for (ssize_t n = read(ends[0], buffer, sizeof buffer); n > 0; n = read(ends[0], buffer, sizeof buffer))
    outcome.message.append(buffer, static_cast<std::size_t>(n));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  outcome.ended_well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return outcome;
}

template <class Kernel, class... Arguments>
void run(Kernel kernel, unsigned blocks, Arguments... arguments) {
  hipLaunchKernelGGL(kernel, dim3(blocks), dim3(block_size), 0, nullptr, arguments...);
}

__global__ void divergent_barrier(double* out) {
  if (threadIdx.x < 32) __syncthreads();
  out[threadIdx.x] = 1;
}

__global__ void two_barriers(double* out) {
  if (threadIdx.x % 2 == 0)
    __syncthreads();
  else
    __syncthreads();
  out[threadIdx.x] = 1;
}

__global__ void divergent_shuffle(double* out) {
  double value = threadIdx.x;
  if (threadIdx.x % 2 == 0)
    value = __shfl_xor(value, 2);
  else
    value = __shfl_xor(value, 4);
  out[threadIdx.x] = value;
}

// One of each two groups of 32 lanes turns its values; the others have left, or wait for the block.
template <bool left>
__global__ void shuffle_of_half_a_warp(double* out, int half) {
  const bool turns = static_cast<int>(threadIdx.x) / 32 % 2 == half;
  if (left && !turns) return;
  double value = threadIdx.x;
  if (turns) value = __shfl(value, (static_cast<int>(threadIdx.x) + 1) % 32, 32);
  if (!left) __syncthreads();
  out[threadIdx.x] = value;
}

__global__ void divergent_shuffle_of_half_a_warp(double* out) {
  double value = threadIdx.x;
  if (threadIdx.x == 5)
    value = __shfl(value, 2, 32);
  else
    value = __shfl(value, 1, 32);
  out[threadIdx.x] = value;
}

// Products of an 8 x 4 and a 4 x 8 matrix, one for each 32 lanes but those in the middle, which multiply
// nothing.
__global__ void products(double* out, const double* left, const double* right) {
  const int group = static_cast<int>(threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x) % 32;
  if (group == 1) return;
  double* const own = out + 64 * group + 8 * (lane / 4) + 2 * (lane % 4);
  double sum = own[0];
  double next = own[1];
  // the left factor is stored by rows, the right one by columns
  femforge_gpu::multiply_fragments(sum, next, left[32 * group + lane], right[32 * group + lane]);
  own[0] = sum;
  own[1] = next;
}

__global__ void barrier_against_shuffle(double* out) {
  double value = threadIdx.x;
  if (threadIdx.x == 5)
    __syncthreads();
  else
    value = __shfl_xor(value, 1);
  out[threadIdx.x] = value;
}

__global__ void early_exit(double* out) {
  if (threadIdx.x == 7) return;
  __syncthreads();
  out[threadIdx.x] = 1;
}

template <bool with_barrier>
__global__ void neighbours(double* out) {
  HIP_DYNAMIC_SHARED(double, values)
  values[threadIdx.x] = threadIdx.x;
  if (with_barrier) __syncthreads();
  out[threadIdx.x] = values[(threadIdx.x + 1) % block_size];
}

__global__ void uninitialised(double* out) {
  __shared__ double values[block_size];
  if (blockIdx.x == 0) values[threadIdx.x] = 1;
  __syncthreads();
  out[blockIdx.x * block_size + threadIdx.x] = values[threadIdx.x];
}

__global__ void order_of_blocks(int* order, int* next) {
  if (threadIdx.x == 0) order[blockIdx.x] = atomicAdd(next, 1);
}

__global__ void beyond_global(double* out, int where) {
  if (threadIdx.x == 0) out[where] = 1;
}

__global__ void deep(double* out, int depth) {
  volatile char frame[2048];
  frame[0] = static_cast<char>(depth);
  if (depth > 0) deep(out, depth - 1);
  out[threadIdx.x] = frame[0];
}

std::vector<double> run_neighbours(void (*kernel)(double*), const char* order) {
  const Setting setting("FEMFORGE_EMULATION_ORDER", order);
  DeviceArray<double> out(Target::hip, block_size);
  hipLaunchKernelGGL(kernel, dim3(1), dim3(block_size), block_size * sizeof(double), nullptr, out.data());
  return out.to_host();
}

}  // namespace

TEST_CASE("a divergent barrier ends the program, and says where", "[emulation]") {
  DeviceArray<double> out(Target::hip, block_size);
  const Outcome outcome = in_child([&] { run(divergent_barrier, 1, out.data()); });
  CHECK_FALSE(outcome.ended_well);
  CHECK_THAT(outcome.message, ContainsSubstring("divergent barrier in block (0, 0, 0)"));
  CHECK_THAT(outcome.message, ContainsSubstring("threads 0 to 31 wait for the block at"));
  CHECK_THAT(outcome.message, ContainsSubstring("test_emulation.hip:"));
  CHECK_THAT(outcome.message, ContainsSubstring("threads 32 to 95 have finished"));
}

TEST_CASE("barriers at different places, and threads that have left, are divergent", "[emulation]") {
  DeviceArray<double> out(Target::hip, block_size);
  CHECK_FALSE(in_child([&] { run(two_barriers, 1, out.data()); }).ended_well);
  CHECK_FALSE(in_child([&] { run(early_exit, 1, out.data()); }).ended_well);
}

TEST_CASE("divergent warp operations end the program", "[emulation]") {
  DeviceArray<double> out(Target::hip, block_size);
  const Outcome outcome = in_child([&] { run(divergent_shuffle, 1, out.data()); });
  CHECK_FALSE(outcome.ended_well);
  CHECK_THAT(outcome.message, ContainsSubstring("divergent warp operation"));
  CHECK_FALSE(in_child([&] { run(barrier_against_shuffle, 1, out.data()); }).ended_well);
}

TEST_CASE("shuffles among 32 lanes wait for these only", "[emulation]") {
  for (const char* width : {"32", "64"})
    for (const char* order : {"forward", "reversed", "random"}) {
      const Setting warp("FEMFORGE_EMULATION_WARP", width);
      const Setting threads("FEMFORGE_EMULATION_ORDER", order);
      for (const bool left : {false, true})
        for (const int half : {0, 1}) {
          DeviceArray<double> out(Target::hip, block_size);
          out.fill(0);
          run(left ? shuffle_of_half_a_warp<true> : shuffle_of_half_a_warp<false>, 1, out.data(), half);
          const std::vector<double> values = out.to_host();
          for (int i = 0; i < block_size; ++i) {
            const bool turns = i / 32 % 2 == half;
            const double expected = turns ? i / 32 * 32 + (i + 1) % 32 : left ? 0 : i;
            REQUIRE(values[static_cast<std::size_t>(i)] == expected);
          }
        }
      DeviceArray<double> out(Target::hip, block_size);
      const Outcome outcome = in_child([&] { run(divergent_shuffle_of_half_a_warp, 1, out.data()); });
      CHECK_FALSE(outcome.ended_well);
      CHECK_THAT(outcome.message, ContainsSubstring("divergent warp operation"));
    }
}

TEST_CASE("lanes multiply fragments", "[emulation]") {
  constexpr int groups = block_size / 32;
  std::vector<double> left(32 * groups);
  std::vector<double> right(32 * groups);
  std::vector<double> start(64 * groups);
  // integers, whose sums have no rounding
  for (std::size_t i = 0; i < left.size(); ++i) {
    left[i] = static_cast<double>(i * i % 17) - 8;
    right[i] = static_cast<double>(i * 7 % 23) - 11;
  }
  for (std::size_t i = 0; i < start.size(); ++i) start[i] = static_cast<double>(i % 5);
  for (const char* width : {"32", "64"})
    for (const char* order : {"forward", "reversed", "random"}) {
      const Setting warp("FEMFORGE_EMULATION_WARP", width);
      const Setting threads("FEMFORGE_EMULATION_ORDER", order);
      DeviceArray<double> a(Target::hip, left);
      DeviceArray<double> b(Target::hip, right);
      DeviceArray<double> out(Target::hip, start);
      run(products, 1, out.data(), a.data(), b.data());
      const std::vector<double> found = out.to_host();
      for (std::size_t group = 0; group < groups; ++group)
        for (std::size_t row = 0; row < 8; ++row)
          for (std::size_t column = 0; column < 8; ++column) {
            double expected = start[64 * group + 8 * row + column];
            for (std::size_t k = 0; k < 4 && group != 1; ++k)
              expected += left[32 * group + 4 * row + k] * right[32 * group + 4 * column + k];
            REQUIRE(found[64 * group + 8 * row + column] == expected);
          }
    }
}

TEST_CASE("children that do no wrong end well", "[emulation]") {
  DeviceArray<double> out(Target::hip, block_size);
  CHECK(in_child([&] { run(beyond_global, 1, out.data(), block_size - 1); }).ended_well);
}

TEST_CASE("a missing barrier changes results with the order of threads", "[emulation]") {
  const std::vector<double> right = run_neighbours(neighbours<true>, "forward");
  for (int i = 0; i < block_size; ++i) REQUIRE(right[static_cast<std::size_t>(i)] == (i + 1) % block_size);
  int wrong = 0;
  for (const char* order : {"forward", "reversed", "random"}) {
    CHECK(run_neighbours(neighbours<true>, order) == right);
    if (run_neighbours(neighbours<false>, order) != right) ++wrong;
  }
  CHECK(wrong == 3);
}

TEST_CASE("random orders follow their seed", "[emulation]") {
  const auto with_seed = [](const char* seed) {
    const Setting setting("FEMFORGE_EMULATION_SEED", seed);
    std::vector<double> values = run_neighbours(neighbours<false>, "random");
    for (double& value : values)
      if (std::isnan(value)) value = -1;
    return values;
  };
  CHECK(with_seed("1") == with_seed("1"));
  CHECK(with_seed("1") != with_seed("2"));
}

TEST_CASE("shared memory holds NaN when a block begins", "[emulation]") {
  DeviceArray<double> out(Target::hip, 2 * block_size);
  run(uninitialised, 2, out.data());
  const std::vector<double> values = out.to_host();
  const Setting setting("FEMFORGE_EMULATION_ORDER", "forward");
  for (std::size_t i = 0; i < block_size; ++i) {
    REQUIRE(values[i] == 1);
    REQUIRE(std::isnan(values[block_size + i]));
  }
}

TEST_CASE("blocks run in the order asked for", "[emulation]") {
  const auto order = [](const char* name) {
    const Setting setting("FEMFORGE_EMULATION_ORDER", name);
    DeviceArray<int> out(Target::hip, 16);
    DeviceArray<int> next(Target::hip, 1);
    next.fill(0);
    run(order_of_blocks, 16, out.data(), next.data());
    return out.to_host();
  };
  const std::vector<int> forward = order("forward");
  const std::vector<int> reversed = order("reversed");
  const std::vector<int> random = order("random");
  CHECK(std::is_sorted(forward.begin(), forward.end()));
  CHECK(std::vector<int>(forward.rbegin(), forward.rend()) == reversed);
  CHECK(random != forward);
  CHECK(std::is_permutation(random.begin(), random.end(), forward.begin()));
}

TEST_CASE("warps are as wide as asked for", "[emulation]") {
  for (const int width : {32, 64}) {
    const Setting setting("FEMFORGE_EMULATION_WARP", std::to_string(width).c_str());
    CHECK(femforge::device_info(Target::hip).warp_size == width);
  }
}

TEST_CASE("a machine without a GPU can be played", "[emulation]") {
  const Setting setting("FEMFORGE_EMULATION_DEVICES", "0");
  CHECK_FALSE(femforge::is_available(Target::hip));
  CHECK_THROWS_WITH(DeviceArray<double>(Target::hip, 1), ContainsSubstring("no device is present"));
  run(beyond_global, 1, nullptr, 0);
  CHECK(hipGetLastError() == hipErrorNoDevice);
}

TEST_CASE("fresh device memory holds NaN", "[emulation]") {
  for (const double value : DeviceArray<double>(Target::hip, 100).to_host()) REQUIRE(std::isnan(value));
}

TEST_CASE("host pointers are no device pointers, and copies stay inside of arrays", "[emulation]") {
  std::vector<double> host_array(4, 1.0);
  double* volatile host = host_array.data();  // volatile, or the compiler foresees the faults
  double* allocated = nullptr;
  REQUIRE(hipMalloc(&allocated, 32) == hipSuccess);
  double* volatile device = allocated;
  CHECK(hipMemcpy(host, host + 2, 16, hipMemcpyHostToDevice) == hipErrorInvalidValue);
  CHECK(hipMemcpy(device, host, 32, hipMemcpyDeviceToHost) == hipErrorInvalidValue);
  CHECK(hipMemcpy(device + 2, host, 32, hipMemcpyHostToDevice) == hipErrorInvalidValue);
  CHECK(hipMemcpy(device, host, 32, hipMemcpyHostToDevice) == hipSuccess);
  CHECK(hipMemset(host, 0, 8) == hipErrorInvalidValue);
  CHECK(hipFree(host) == hipErrorInvalidValue);
  CHECK(hipFree(device) == hipSuccess);
  CHECK(hipFree(device) == hipErrorInvalidValue);
  static_cast<void>(hipGetLastError());
}

TEST_CASE("launches beyond the limits are refused", "[emulation]") {
  DeviceArray<double> out(Target::hip, block_size);
  const auto result_of = [&](dim3 grid, dim3 block, std::size_t shared) {
    hipLaunchKernelGGL(neighbours<true>, grid, block, shared, nullptr, out.data());
    return hipGetLastError();
  };
  CHECK(result_of(1, 1025, 8) == hipErrorInvalidConfiguration);
  CHECK(result_of(0, 32, 8) == hipErrorInvalidConfiguration);
  CHECK(result_of(1, 0, 8) == hipErrorInvalidConfiguration);
  CHECK(result_of(1, 32, 65 * 1024) == hipErrorInvalidConfiguration);
  CHECK(result_of(1, block_size, block_size * sizeof(double)) == hipSuccess);
}

TEST_CASE("a stack that is used up faults instead of running into another", "[emulation]") {
  DeviceArray<double> out(Target::hip, block_size);
  CHECK_FALSE(in_child([&] { run(deep, 1, out.data(), 4000); }).ended_well);
  CHECK(in_child([&] { run(deep, 1, out.data(), 4); }).ended_well);
}

#if defined(FEMFORGE_EMULATION_ASAN)
namespace {

__global__ void beyond_shared(double* out, int where) {
  __shared__ double values[block_size];
  values[static_cast<int>(threadIdx.x) + where] = 1;
  out[threadIdx.x] = values[threadIdx.x];
}

__global__ void beyond_dynamic(double* out, int where) {
  HIP_DYNAMIC_SHARED(double, values)
  values[static_cast<int>(threadIdx.x) + where] = 1;
  out[threadIdx.x] = values[threadIdx.x];
}

}  // namespace

TEST_CASE("AddressSanitizer sees what lies beyond arrays", "[emulation]") {
  DeviceArray<double> out(Target::hip, block_size);
  CHECK_FALSE(in_child([&] { run(beyond_global, 1, out.data(), block_size); }).ended_well);
  CHECK_FALSE(in_child([&] { run(beyond_shared, 1, out.data(), 1); }).ended_well);
  const auto dynamic = [&](int where) {
    hipLaunchKernelGGL(beyond_dynamic, dim3(1), dim3(block_size), block_size * sizeof(double), nullptr,
                       out.data(), where);
  };
  CHECK_FALSE(in_child([&] { dynamic(1); }).ended_well);
  CHECK(in_child([&] { dynamic(0); }).ended_well);
  CHECK(in_child([&] { run(beyond_shared, 1, out.data(), 0); }).ended_well);
}
#endif
