// error_norm_p1_tetrahedron_f64_functional: functional of form M in error_norm.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef ERROR_NORM_P1_TETRAHEDRON_F64_FUNCTIONAL_H
#define ERROR_NORM_P1_TETRAHEDRON_F64_FUNCTIONAL_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int error_norm_p1_tetrahedron_f64_functional_cpu(
    int64_t num_cells,
    double* value,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* exact,
    const double* factor,
    double* partials);
extern const femforge_kernel error_norm_p1_tetrahedron_f64_functional_cpu_descriptor;
int error_norm_p1_tetrahedron_f64_functional_cuda(
    int64_t num_cells,
    double* value,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* exact,
    const double* factor,
    double* partials,
    void* stream);
extern const femforge_kernel error_norm_p1_tetrahedron_f64_functional_cuda_descriptor;
int error_norm_p1_tetrahedron_f64_functional_hip(
    int64_t num_cells,
    double* value,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* exact,
    const double* factor,
    double* partials,
    void* stream);
extern const femforge_kernel error_norm_p1_tetrahedron_f64_functional_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
