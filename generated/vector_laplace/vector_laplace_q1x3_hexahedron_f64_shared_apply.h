// vector_laplace_q1x3_hexahedron_f64_shared_apply: apply of form a in vector_laplace.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef VECTOR_LAPLACE_Q1X3_HEXAHEDRON_F64_SHARED_APPLY_H
#define VECTOR_LAPLACE_Q1X3_HEXAHEDRON_F64_SHARED_APPLY_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int vector_laplace_q1x3_hexahedron_f64_shared_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_cpu_descriptor;
int vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda_descriptor;
int vector_laplace_q1x3_hexahedron_f64_shared_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
