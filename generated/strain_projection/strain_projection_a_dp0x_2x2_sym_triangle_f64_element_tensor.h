// strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form a in strain_projection.form
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef STRAIN_PROJECTION_A_DP0X_2X2_SYM_TRIANGLE_F64_ELEMENT_TENSOR_H
#define STRAIN_PROJECTION_A_DP0X_2X2_SYM_TRIANGLE_F64_ELEMENT_TENSOR_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

int strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells);
void strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_tabulate_tensor(
    double* A,
    const double* w,
    const double* c,
    const double* coordinate_dofs,
    const int* entity_local_index,
    const uint8_t* quadrature_permutation,
    void* custom_data);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cpu_descriptor;
int strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cuda_descriptor;
int strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
