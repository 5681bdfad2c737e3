// laplace_p1_tetrahedron_f64_assemble: assemble of form a in laplace.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef LAPLACE_P1_TETRAHEDRON_F64_ASSEMBLE_H
#define LAPLACE_P1_TETRAHEDRON_F64_ASSEMBLE_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int laplace_p1_tetrahedron_f64_assemble_cpu(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* nonzeros,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f64_assemble_cpu_descriptor;
int laplace_p1_tetrahedron_f64_assemble_cuda(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* nonzeros,
    const double* coordinates,
    const int32_t* cells,
    const int64_t* block_nonzeros,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_assemble_cuda_descriptor;
int laplace_p1_tetrahedron_f64_assemble_hip(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* nonzeros,
    const double* coordinates,
    const int32_t* cells,
    const int64_t* block_nonzeros,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_assemble_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
