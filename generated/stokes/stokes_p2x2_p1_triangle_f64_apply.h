// stokes_p2x2_p1_triangle_f64_apply: apply of form a in stokes.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef STOKES_P2X2_P1_TRIANGLE_F64_APPLY_H
#define STOKES_P2X2_P1_TRIANGLE_F64_APPLY_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int stokes_p2x2_p1_triangle_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_cpu_descriptor;
int stokes_p2x2_p1_triangle_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* result_places,
    const uint16_t* contribution_ends,
    void* stream);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_cuda_descriptor;
int stokes_p2x2_p1_triangle_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* result_places,
    const uint16_t* contribution_ends,
    void* stream);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
