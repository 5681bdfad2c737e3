// femforge_blas.h for hipBLAS, on a CPU: the library's functions are here, by the definition of BLAS, column
// by column, and note how they are called. Prints nothing where all is right.
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

// What AMD's runtime has and the emulation does not: a symbol is where it is.
template <class T>
hipError_t hipGetSymbolAddress(void** address, const T& symbol) {
  *address = const_cast<void*>(static_cast<const void*>(&symbol));
  return hipSuccess;
}

#define __HIP_PLATFORM_AMD__ 1
#include "femforge_blas.h"

namespace {

std::string calls;  // a letter each
int handles = 0;
hipblasStatus_t answer = HIPBLAS_STATUS_SUCCESS;
void* room = nullptr;
std::size_t room_bytes = 0;

[[noreturn]] void complain(const char* what) {
  std::printf("%s\n", what);
  std::exit(1);
}

// c = alpha op(a) b + beta c; a is m x k, or k x m if it is transposed, b is k x n, c is m x n.
template <class T>
hipblasStatus_t gemm(hipblasOperation_t a_way, hipblasOperation_t b_way, int m, int n, int k, T alpha,
                     const T* a, int lda, const T* b, int ldb, T beta, T* c, int ldc) {
  const bool across = a_way == HIPBLAS_OP_T;
  if (b_way != HIPBLAS_OP_N || m < 0 || n < 0 || k < 0 || lda < (across ? k : m) || ldb < k || ldc < m)
    return HIPBLAS_STATUS_INVALID_VALUE;
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) {
      T sum = 0;
      for (int l = 0; l < k; ++l) sum += (across ? a[l + i * lda] : a[i + l * lda]) * b[l + j * ldb];
      c[i + j * ldc] = alpha * sum + (beta == 0 ? T(0) : beta * c[i + j * ldc]);
    }
  return answer;
}

template <class T>
hipblasStatus_t batch(hipblasOperation_t a_way, hipblasOperation_t b_way, int m, int n, int k, T alpha,
                      const T* a, int lda, hipblasStride as, const T* b, int ldb, hipblasStride bs, T beta,
                      T* c, int ldc, hipblasStride cs, int count) {
  hipblasStatus_t status = answer;
  for (int p = 0; p < count; ++p)
    status = gemm(a_way, b_way, m, n, k, alpha, a + p * as, lda, b + p * bs, ldb, beta, c + p * cs, ldc);
  return status;
}

}  // namespace

extern "C" {
hipblasStatus_t hipblasCreate(hipblasHandle_t* handle) {
  *handle = new int(++handles);
  return answer;
}
hipblasStatus_t hipblasDestroy(hipblasHandle_t handle) {
  delete static_cast<int*>(handle);
  --handles;
  return HIPBLAS_STATUS_SUCCESS;
}
hipblasStatus_t hipblasSetStream(hipblasHandle_t, hipStream_t) {
  calls += 's';
  return HIPBLAS_STATUS_SUCCESS;
}
hipblasStatus_t hipblasSetWorkspace(hipblasHandle_t, void* workspace, std::size_t bytes) {
  calls += 'w';
  room = workspace;
  room_bytes = bytes;
  return HIPBLAS_STATUS_SUCCESS;
}
const char* hipblasStatusToString(hipblasStatus_t status) {
  return status == HIPBLAS_STATUS_NOT_INITIALIZED ? "not initialised" : "another one";
}
#define REFERENCE(T, letter)                                                                              \
  hipblasStatus_t hipblas##letter##gemm(hipblasHandle_t, hipblasOperation_t aw, hipblasOperation_t bw,    \
                                        int m, int n, int k, const T* alpha, const T* a, int lda,         \
                                        const T* b, int ldb, const T* beta, T* c, int ldc) {              \
    calls += 'g';                                                                                         \
    return gemm(aw, bw, m, n, k, *alpha, a, lda, b, ldb, *beta, c, ldc);                                  \
  }                                                                                                       \
  hipblasStatus_t hipblas##letter##gemmStridedBatched(                                                    \
      hipblasHandle_t, hipblasOperation_t aw, hipblasOperation_t bw, int m, int n, int k, const T* alpha, \
      const T* a, int lda, hipblasStride as, const T* b, int ldb, hipblasStride bs, const T* beta, T* c,  \
      int ldc, hipblasStride cs, int count) {                                                             \
    calls += 'b';                                                                                         \
    return batch(aw, bw, m, n, k, *alpha, a, lda, as, b, ldb, bs, *beta, c, ldc, cs, count);              \
  }
REFERENCE(float, S)
REFERENCE(double, D)
#undef REFERENCE
}

namespace {

constexpr int wide = 3;
constexpr int high = 5;

// A table of 5 x 3 entries, or 3 x 5, times columns that are no powers of two, so that a swap shows.
template <class T>
void check(bool transposed, std::int64_t columns, std::int64_t per_batch, const std::string& expected) {
  static T table[wide * high];
  for (int k = 0; k < wide * high; ++k) table[k] = T(k * k % 7 - 2);
  const std::vector<T> factor = [&] {
    std::vector<T> values(static_cast<std::size_t>(columns * wide));
    for (std::size_t k = 0; k < values.size(); ++k) values[k] = T(k % 11) - 4;
    return values;
  }();
  std::vector<T> result(static_cast<std::size_t>(columns * high), T(NAN));
  calls.clear();
  const femforge_blas::Product product{high, wide, transposed, columns, per_batch};
  int own = 0;
  if (femforge_blas::multiply(table, product, factor.data(), result.data(), {&own, sizeof own}, nullptr) != 0)
    complain("a product fails");
  if (calls != expected) complain(("called: " + calls + ", not " + expected).c_str());
  if (expected.size() > 1 && expected[1] == 'w' && (room != &own || room_bytes != sizeof own))
    complain("the room is another one");
  for (std::int64_t column = 0; column < columns; ++column)
    for (int i = 0; i < high; ++i) {
      T sum = 0;
      for (int j = 0; j < wide; ++j)
        sum += (transposed ? table[i * wide + j] : table[j * high + i]) *
               factor[static_cast<std::size_t>(column * wide + j)];
      if (!(result[static_cast<std::size_t>(column * high + i)] == sum)) complain("a product is wrong");
    }
}

}  // namespace

int main() {
  const std::string set = hipblasVersionMajor >= 3 ? "sw" : "s";
  for (const bool transposed : {false, true}) {
    check<double>(transposed, 13, 0, set + "g");
    check<double>(transposed, 12, 4, set + "b");
    check<float>(transposed, 13, 4, set + "bg");
    check<double>(transposed, 3, 4, set + "g");
  }
  if (handles != 1) complain("a thread has one handle");
  std::thread([&] {
    check<double>(false, 2, 0, set + "g");
    if (handles != 2) complain("another thread has its own");
  }).join();
  if (handles != 1) complain("a handle goes with its thread");
  static double table[1] = {1};
  double value = 1;
  answer = HIPBLAS_STATUS_NOT_INITIALIZED;
  const int code = femforge_blas::multiply(table, {1, 1, false, 1, 0}, &value, &value, {nullptr, 0}, nullptr);
  if (code != -1001 || std::strcmp(femforge_blas::message(code), "not initialised") != 0)
    complain("its words are lost");
  answer = HIPBLAS_STATUS_SUCCESS;
  static_cast<void>(hipSetDevice(7));  // leaves an error
  if (femforge_blas::multiply(table, {1, 1, false, 1, 0}, &value, &value, {nullptr, 0}, nullptr) !=
      hipErrorInvalidDevice)
    complain("an earlier error is lost");
  return 0;
}
