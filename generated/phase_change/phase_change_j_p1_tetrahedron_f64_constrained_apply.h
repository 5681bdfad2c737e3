// phase_change_j_p1_tetrahedron_f64_constrained_apply: apply of form J in phase_change.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef PHASE_CHANGE_J_P1_TETRAHEDRON_F64_CONSTRAINED_APPLY_H
#define PHASE_CHANGE_J_P1_TETRAHEDRON_F64_CONSTRAINED_APPLY_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int phase_change_j_p1_tetrahedron_f64_constrained_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_cpu_descriptor;
int phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda_descriptor;
int phase_change_j_p1_tetrahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
