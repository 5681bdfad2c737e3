// elasticity_lame_p1x3_tetrahedron_f64_shared_apply: apply of form a in elasticity_lame.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef ELASTICITY_LAME_P1X3_TETRAHEDRON_F64_SHARED_APPLY_H
#define ELASTICITY_LAME_P1X3_TETRAHEDRON_F64_SHARED_APPLY_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cpu_descriptor;
int elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const double* lmbda,
    const double* mu,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* result_places,
    const uint16_t* contribution_ends,
    void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cuda_descriptor;
int elasticity_lame_p1x3_tetrahedron_f64_shared_apply_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const double* lmbda,
    const double* mu,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* result_places,
    const uint16_t* contribution_ends,
    void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_shared_apply_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
