// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef NEO_HOOKEAN_F_P1X3_TETRAHEDRON_F64_CONSTRAINED_RESIDUAL_H
#define NEO_HOOKEAN_F_P1X3_TETRAHEDRON_F64_CONSTRAINED_RESIDUAL_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu_descriptor;
int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda(
    int64_t num_cells,
    double* y,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
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
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda_descriptor;
int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip(
    int64_t num_cells,
    double* y,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
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
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
