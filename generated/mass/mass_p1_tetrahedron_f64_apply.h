// mass_p1_tetrahedron_f64_apply: apply of form a in mass.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef MASS_P1_TETRAHEDRON_F64_APPLY_H
#define MASS_P1_TETRAHEDRON_F64_APPLY_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int mass_p1_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel mass_p1_tetrahedron_f64_apply_cpu_descriptor;
int mass_p1_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_apply_cuda_descriptor;
int mass_p1_tetrahedron_f64_apply_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_apply_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
