// laplace_q1_hexahedron_f64_shared_apply: apply of form a in laplace.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef LAPLACE_Q1_HEXAHEDRON_F64_SHARED_APPLY_H
#define LAPLACE_Q1_HEXAHEDRON_F64_SHARED_APPLY_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int laplace_q1_hexahedron_f64_shared_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_shared_apply_cpu_descriptor;
int laplace_q1_hexahedron_f64_shared_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_shared_apply_cuda_descriptor;
int laplace_q1_hexahedron_f64_shared_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_shared_apply_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
