#include "spmv.hpp"

#ifdef FEMFORGE_BENCH_CUDA
#include <cuda_runtime_api.h>
#endif
#ifdef FEMFORGE_BENCH_CUSPARSE
#include <cusparse.h>
#endif

#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>
#include <type_traits>

namespace bench {
namespace {

using namespace femforge;

template <class T>
SpmvResult describe(const MeshMatrix<T>& matrix) {
  SpmvResult result;
  result.entries = matrix.pattern().num_entries();
  result.bytes = static_cast<std::size_t>(result.entries) * (sizeof(T) + sizeof(std::int32_t)) +
                 static_cast<std::size_t>(matrix.pattern().num_rows() + 1) * sizeof(std::int32_t);
  return result;
}

template <class T>
SpmvResult time_own(const MeshMatrix<T>& matrix, const T* x, T* y, const Stream& stream,
                    const TimingOptions& timing) {
  SpmvResult result = describe(matrix);
  const MatrixOperator<T> product = matrix.as_operator();
  result.library = "runtime";
  result.timing = time_work(
      stream, [&](int) { product.apply(x, y, stream); }, timing);
  return result;
}

#ifdef FEMFORGE_BENCH_CUSPARSE

void check(cusparseStatus_t status, const char* call) {
  if (status != CUSPARSE_STATUS_SUCCESS)
    throw Error(call, std::string("cuSPARSE says ") + cusparseGetErrorString(status));
}

// cuSPARSE's view of a matrix and two vectors, which stay where they are.
template <class T>
class Cusparse {
 public:
  Cusparse(const MeshMatrix<T>& matrix, const T* x, T* y, const Stream& stream)
      : rows_(matrix.pattern().row_begin_int32()) {
    const auto* columns = std::get_if<DeviceArray<std::int32_t>>(&matrix.columns());
    require(columns != nullptr, "--spmv", "the matrix's columns need 64 bits");
    const std::int64_t size = matrix.pattern().num_rows();
    check(cusparseCreate(&handle_), "cusparseCreate");
    check(cusparseSetStream(handle_, static_cast<cudaStream_t>(stream.native())), "cusparseSetStream");
    check(cusparseCreateConstCsr(&matrix_, size, size, matrix.pattern().num_entries(), rows_.data(),
                                 columns->data(), matrix.values(), CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                                 CUSPARSE_INDEX_BASE_ZERO, type),
          "cusparseCreateConstCsr");
    check(cusparseCreateConstDnVec(&x_, size, x, type), "cusparseCreateConstDnVec");
    check(cusparseCreateDnVec(&y_, size, y, type), "cusparseCreateDnVec");
  }
  ~Cusparse() {
    // Null where the constructor has not come so far.
    if (y_ != nullptr) cusparseDestroyDnVec(y_);
    if (x_ != nullptr) cusparseDestroyDnVec(x_);
    if (matrix_ != nullptr) cusparseDestroySpMat(matrix_);
    if (handle_ != nullptr) cusparseDestroy(handle_);
  }
  Cusparse(const Cusparse&) = delete;
  Cusparse& operator=(const Cusparse&) = delete;

  Timing time(cusparseSpMVAlg_t algorithm, const Stream& stream, const TimingOptions& timing) const {
    const T one = 1;
    const T zero = 0;
    constexpr auto plain = CUSPARSE_OPERATION_NON_TRANSPOSE;
    std::size_t bytes = 0;
    check(cusparseSpMV_bufferSize(handle_, plain, &one, matrix_, x_, &zero, y_, type, algorithm, &bytes),
          "cusparseSpMV_bufferSize");
    const DeviceMemory buffer(Target::cuda, bytes + 16);
    check(
        cusparseSpMV_preprocess(handle_, plain, &one, matrix_, x_, &zero, y_, type, algorithm, buffer.data()),
        "cusparseSpMV_preprocess");
    const auto multiply = [&](int) {
      check(cusparseSpMV(handle_, plain, &one, matrix_, x_, &zero, y_, type, algorithm, buffer.data()),
            "cusparseSpMV");
    };
    const Timing result = time_work(stream, multiply, timing);
    stream.synchronize();
    return result;
  }

 private:
  static constexpr cudaDataType type = std::is_same_v<T, float> ? CUDA_R_32F : CUDA_R_64F;
  DeviceArray<std::int32_t> rows_;
  cusparseHandle_t handle_ = nullptr;
  cusparseConstSpMatDescr_t matrix_ = nullptr;
  cusparseConstDnVecDescr_t x_ = nullptr;
  cusparseDnVecDescr_t y_ = nullptr;
};

template <class T>
SpmvResult time_cusparse(const MeshMatrix<T>& matrix, const T* x, T* y, const Stream& stream,
                         const TimingOptions& timing) {
  SpmvResult result = describe(matrix);
  const Cusparse<T> library(matrix, x, y, stream);
  for (const auto& [algorithm, name] : {std::pair{CUSPARSE_SPMV_CSR_ALG1, "cuSPARSE, ALG1"},
                                        std::pair{CUSPARSE_SPMV_CSR_ALG2, "cuSPARSE, ALG2"}}) {
    Timing time = library.time(algorithm, stream, timing);
    if (!result.library.empty() && time.median >= result.timing.median) continue;
    result.timing = std::move(time);
    result.library = name;
  }
  return result;
}

#endif

}  // namespace

template <class T>
MeshMatrix<T> assemble(const femforge_kernel& kernel, const Space& space) {
  MeshMatrix<T> matrix(kernel, space.mesh, space.restriction);
  set_sample_data(matrix, space.mesh, sample_seed);
  const Stream stream(matrix.target());
  matrix.assemble(stream);
  stream.synchronize();
  return matrix;
}

template <class T>
SpmvResult time_spmv(const MeshMatrix<T>& matrix, const T* x, T* y, const Stream& stream,
                     const TimingOptions& timing) {
#ifdef FEMFORGE_BENCH_CUSPARSE
  if (matrix.target() == Target::cuda) return time_cusparse(matrix, x, y, stream, timing);
#endif
  return time_own(matrix, x, y, stream, timing);
}

std::size_t free_memory(Target target) {
#ifdef FEMFORGE_BENCH_CUDA
  if (target == Target::cuda) {
    std::size_t free = 0;
    std::size_t total = 0;
    check_call(target, cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    return free;
  }
#endif
  static_cast<void>(target);
  return 0;
}

template MeshMatrix<float> assemble(const femforge_kernel&, const Space&);
template MeshMatrix<double> assemble(const femforge_kernel&, const Space&);
template SpmvResult time_spmv(const MeshMatrix<float>&, const float*, float*, const Stream&,
                              const TimingOptions&);
template SpmvResult time_spmv(const MeshMatrix<double>&, const double*, double*, const Stream&,
                              const TimingOptions&);

}  // namespace bench
