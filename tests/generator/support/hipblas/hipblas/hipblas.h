/* The part of hipBLAS 3 that femforge_blas.h calls, declared only: sources that call it can be compiled
 * without ROCm. Types and functions are those of its documentation (hipBLAS API reference). */
#ifndef FEMFORGE_TESTS_HIPBLAS_H
#define FEMFORGE_TESTS_HIPBLAS_H

#include <hip/hip_runtime.h>

#include <stddef.h>
#include <stdint.h>

#ifndef hipblasVersionMajor
#define hipblasVersionMajor 3
#endif

typedef void* hipblasHandle_t;
typedef int64_t hipblasStride;
typedef enum {
  HIPBLAS_STATUS_SUCCESS = 0,
  HIPBLAS_STATUS_NOT_INITIALIZED = 1,
  HIPBLAS_STATUS_INVALID_VALUE = 3
} hipblasStatus_t;
typedef enum { HIPBLAS_OP_N = 111, HIPBLAS_OP_T = 112, HIPBLAS_OP_C = 113 } hipblasOperation_t;

#ifdef __cplusplus
extern "C" {
#endif

hipblasStatus_t hipblasCreate(hipblasHandle_t* handle);
hipblasStatus_t hipblasDestroy(hipblasHandle_t handle);
hipblasStatus_t hipblasSetStream(hipblasHandle_t handle, hipStream_t stream);
hipblasStatus_t hipblasSetWorkspace(hipblasHandle_t handle, void* workspace, size_t bytes);
const char* hipblasStatusToString(hipblasStatus_t status);
hipblasStatus_t hipblasSgemm(hipblasHandle_t handle, hipblasOperation_t a_way, hipblasOperation_t b_way,
                             int m, int n, int k, const float* alpha, const float* a, int lda, const float* b,
                             int ldb, const float* beta, float* c, int ldc);
hipblasStatus_t hipblasDgemm(hipblasHandle_t handle, hipblasOperation_t a_way, hipblasOperation_t b_way,
                             int m, int n, int k, const double* alpha, const double* a, int lda,
                             const double* b, int ldb, const double* beta, double* c, int ldc);
hipblasStatus_t hipblasSgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t a_way,
                                           hipblasOperation_t b_way, int m, int n, int k, const float* alpha,
                                           const float* a, int lda, hipblasStride a_stride, const float* b,
                                           int ldb, hipblasStride b_stride, const float* beta, float* c,
                                           int ldc, hipblasStride c_stride, int count);
hipblasStatus_t hipblasDgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t a_way,
                                           hipblasOperation_t b_way, int m, int n, int k, const double* alpha,
                                           const double* a, int lda, hipblasStride a_stride, const double* b,
                                           int ldb, hipblasStride b_stride, const double* beta, double* c,
                                           int ldc, hipblasStride c_stride, int count);

#ifdef __cplusplus
}
#endif

#endif
