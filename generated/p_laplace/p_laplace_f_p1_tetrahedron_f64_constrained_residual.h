// p_laplace_f_p1_tetrahedron_f64_constrained_residual: residual of form F in p_laplace.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef P_LAPLACE_F_P1_TETRAHEDRON_F64_CONSTRAINED_RESIDUAL_H
#define P_LAPLACE_F_P1_TETRAHEDRON_F64_CONSTRAINED_RESIDUAL_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int p_laplace_f_p1_tetrahedron_f64_constrained_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_cpu_descriptor;
int p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    void* stream);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor;
int p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    void* stream);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
