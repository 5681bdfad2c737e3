#include "blas/library.hpp"

#ifdef FEMFORGE_BENCH_CUBLAS
#include <cublas_v2.h>
#endif

#include <string>
#include <type_traits>

#include <femforge/index.hpp>

namespace bench {
namespace {

using namespace femforge;

template <class T>
std::vector<T> in_precision(const std::vector<double>& values) {
  return {values.begin(), values.end()};
}

// For tests of everything but the library.
template <class T>
class PlainLoops final : public Library<T> {
 public:
  explicit PlainLoops(const Table& table) : table_(table), samples_(in_precision<T>(table.samples)) {}
  const char* name() const override { return "plain loops"; }

  void sample(std::int64_t cells, const T* x, T* u, Split, const Stream&) const override {
    const auto dofs = index(table_.dofs);
    const auto rows = index(table_.rows());
#pragma omp parallel for schedule(static)
    for (std::int64_t cell = 0; cell < cells; ++cell) {
      T* out = u + index(cell) * rows;
      for (std::size_t row = 0; row < rows; ++row) out[row] = 0;
      for (std::size_t dof = 0; dof < dofs; ++dof)
        for (std::size_t row = 0; row < rows; ++row)
          out[row] += samples_[dof * rows + row] * x[index(cell) * dofs + dof];
    }
  }
  void scale(std::int64_t cells, const T* factors, T* u, const Stream&) const override {
    const std::int64_t modes = table_.modes;
#pragma omp parallel for schedule(static)
    for (std::int64_t cell = 0; cell < cells; ++cell)
      for (std::int64_t mode = 0; mode < modes; ++mode) {
        if (table_.directions == 1)
          u[cell * modes + mode] *= factors[cell];
        else
          scale_mode(factors + 6 * cell, u + 3 * cell * modes + mode, modes);
      }
  }
  void integrate(std::int64_t cells, const T* u, T* y, Split, const Stream&) const override {
    const auto dofs = index(table_.dofs);
    const auto rows = index(table_.rows());
#pragma omp parallel for schedule(static)
    for (std::int64_t cell = 0; cell < cells; ++cell)
      for (std::size_t dof = 0; dof < dofs; ++dof) {
        T sum = 0;
        for (std::size_t row = 0; row < rows; ++row)
          sum += samples_[dof * rows + row] * u[index(cell) * rows + row];
        y[index(cell) * dofs + dof] = sum;
      }
  }

 private:
  Table table_;
  std::vector<T> samples_;
};

#ifdef FEMFORGE_BENCH_CUBLAS

void check(cublasStatus_t status, const char* call) {
  if (status != CUBLAS_STATUS_SUCCESS)
    throw Error(call, std::string("cuBLAS says ") + cublasGetStatusString(status));
}

// What all products of this process are queued by.
class Handle {
 public:
  // The default mode computes float32 as such, and takes tensor cores for float64.
  Handle() : workspace_(Target::cuda, workspace_bytes) { check(cublasCreate(&handle_), "cublasCreate"); }
  ~Handle() {
    if (handle_ != nullptr) cublasDestroy(handle_);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  cublasHandle_t on(const Stream& stream) const {
    check(cublasSetStream(handle_, static_cast<cudaStream_t>(stream.native())), "cublasSetStream");
    // Setting a stream takes the workspace away; graphs need one that is not allocated on the way.
    check(cublasSetWorkspace(handle_, workspace_.data(), workspace_bytes), "cublasSetWorkspace");
    return handle_;
  }

 private:
  static constexpr std::size_t workspace_bytes = std::size_t{32} << 20U;  // what NVIDIA advises for Hopper
  DeviceMemory workspace_;
  cublasHandle_t handle_ = nullptr;
};

// C = op(A) B: m x n, k terms; columns follow each other.
template <class T>
struct Gemm {
  cublasOperation_t transpose;
  int m, k;
  const T* a;
  int lda;

  void run(cublasHandle_t handle, std::int64_t n, const T* b, T* c) const {
    const T one = 1;
    const T zero = 0;
    const int columns = static_cast<int>(n);
    if constexpr (std::is_same_v<T, double>)
      check(cublasDgemm(handle, transpose, CUBLAS_OP_N, m, columns, k, &one, a, lda, b, k, &zero, c, m),
            "cublasDgemm");
    else
      check(cublasSgemm(handle, transpose, CUBLAS_OP_N, m, columns, k, &one, a, lda, b, k, &zero, c, m),
            "cublasSgemm");
  }
  void run_batch(cublasHandle_t handle, std::int64_t eta, std::int64_t count, const T* b, T* c) const {
    const T one = 1;
    const T zero = 0;
    const int columns = static_cast<int>(eta);
    const int batch = static_cast<int>(count);
    if constexpr (std::is_same_v<T, double>)
      check(cublasDgemmStridedBatched(handle, transpose, CUBLAS_OP_N, m, columns, k, &one, a, lda, 0, b, k,
                                      eta * k, &zero, c, m, eta * m, batch),
            "cublasDgemmStridedBatched");
    else
      check(cublasSgemmStridedBatched(handle, transpose, CUBLAS_OP_N, m, columns, k, &one, a, lda, 0, b, k,
                                      eta * k, &zero, c, m, eta * m, batch),
            "cublasSgemmStridedBatched");
  }
  void run(cublasHandle_t handle, std::int64_t cells, const T* b, T* c, Split split) const {
    const std::int64_t count = split.eta == 0 ? 0 : cells / split.eta;
    const std::int64_t batched = count * split.eta;
    if (count > 0) run_batch(handle, split.eta, count, b, c);
    if (batched < cells) run(handle, cells - batched, b + batched * k, c + batched * m);
  }
};

template <class T>
class Cublas final : public Library<T> {
 public:
  explicit Cublas(const Table& table)
      : table_(table), samples_(Target::cuda, in_precision<T>(table.samples)) {}
  const char* name() const override { return "cuBLAS"; }

  void sample(std::int64_t cells, const T* x, T* u, Split split, const Stream& stream) const override {
    const Gemm<T> gemm{CUBLAS_OP_N, table_.rows(), table_.dofs, samples_.data(), table_.rows()};
    gemm.run(handle_.on(stream), cells, x, u, split);
  }
  void scale(std::int64_t cells, const T* factors, T* u, const Stream& stream) const override {
    scale_on_cuda(table_, cells, factors, u, stream);
  }
  void integrate(std::int64_t cells, const T* u, T* y, Split split, const Stream& stream) const override {
    const Gemm<T> gemm{CUBLAS_OP_T, table_.dofs, table_.rows(), samples_.data(), table_.rows()};
    gemm.run(handle_.on(stream), cells, u, y, split);
  }

 private:
  Table table_;
  DeviceArray<T> samples_;
  Handle handle_;
};

#endif

}  // namespace

template <class T>
std::unique_ptr<Library<T>> make_library(Target target, const Table& table) {
  if (target == Target::cpu) return std::make_unique<PlainLoops<T>>(table);
#ifdef FEMFORGE_BENCH_CUBLAS
  if (target == Target::cuda) return std::make_unique<Cublas<T>>(table);
#endif
  throw Error("--target", std::string("this program was built without a library for ") + to_string(target),
              "for cuda, build it where CMake finds cuBLAS");
}
template std::unique_ptr<Library<float>> make_library(Target, const Table&);
template std::unique_ptr<Library<double>> make_library(Target, const Table&);

}  // namespace bench
