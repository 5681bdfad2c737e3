// Declarations of all kernels in this directory.
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef FEMFORGE_KERNELS_H
#define FEMFORGE_KERNELS_H

#include <stdint.h>

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

// laplace_p1_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p1_interval_f64_element_tensor_cpu_descriptor;

// laplace_p1_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_interval_f64_element_tensor_cuda_descriptor;

// laplace_p1_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_interval_f64_element_tensor_hip_descriptor;

// laplace_p2_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p2_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p2_interval_f64_element_tensor_cpu_descriptor;

// laplace_p2_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_interval_f64_element_tensor_cuda_descriptor;

// laplace_p2_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_interval_f64_element_tensor_hip_descriptor;

// laplace_p3_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p3_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p3_interval_f64_element_tensor_cpu_descriptor;

// laplace_p3_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p3_interval_f64_element_tensor_cuda_descriptor;

// laplace_p3_interval_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p3_interval_f64_element_tensor_hip_descriptor;

// laplace_p1_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p1_triangle_f64_element_tensor_cpu_descriptor;

// laplace_p1_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_triangle_f64_element_tensor_cuda_descriptor;

// laplace_p1_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_triangle_f64_element_tensor_hip_descriptor;

// laplace_p2_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p2_triangle_f64_element_tensor_cpu_descriptor;

// laplace_p2_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_triangle_f64_element_tensor_cuda_descriptor;

// laplace_p2_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_triangle_f64_element_tensor_hip_descriptor;

// laplace_p3_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p3_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p3_triangle_f64_element_tensor_cpu_descriptor;

// laplace_p3_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p3_triangle_f64_element_tensor_cuda_descriptor;

// laplace_p3_triangle_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p3_triangle_f64_element_tensor_hip_descriptor;

// laplace_p1_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// laplace_p1_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// laplace_p1_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// laplace_p3_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p3_tetrahedron_f64_element_tensor_cpu_descriptor;

// laplace_p3_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p3_tetrahedron_f64_element_tensor_cuda_descriptor;

// laplace_p3_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_p3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p3_tetrahedron_f64_element_tensor_hip_descriptor;

// mass_p1_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p1_interval_f64_element_tensor_cpu_descriptor;

// mass_p1_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_interval_f64_element_tensor_cuda_descriptor;

// mass_p1_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_interval_f64_element_tensor_hip_descriptor;

// mass_p2_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p2_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p2_interval_f64_element_tensor_cpu_descriptor;

// mass_p2_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p2_interval_f64_element_tensor_cuda_descriptor;

// mass_p2_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p2_interval_f64_element_tensor_hip_descriptor;

// mass_p3_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p3_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p3_interval_f64_element_tensor_cpu_descriptor;

// mass_p3_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p3_interval_f64_element_tensor_cuda_descriptor;

// mass_p3_interval_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p3_interval_f64_element_tensor_hip_descriptor;

// mass_p1_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p1_triangle_f64_element_tensor_cpu_descriptor;

// mass_p1_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_triangle_f64_element_tensor_cuda_descriptor;

// mass_p1_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_triangle_f64_element_tensor_hip_descriptor;

// mass_p2_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p2_triangle_f64_element_tensor_cpu_descriptor;

// mass_p2_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p2_triangle_f64_element_tensor_cuda_descriptor;

// mass_p2_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p2_triangle_f64_element_tensor_hip_descriptor;

// mass_p3_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p3_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p3_triangle_f64_element_tensor_cpu_descriptor;

// mass_p3_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p3_triangle_f64_element_tensor_cuda_descriptor;

// mass_p3_triangle_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p3_triangle_f64_element_tensor_hip_descriptor;

// mass_p1_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// mass_p1_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// mass_p1_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// mass_p2_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// mass_p2_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// mass_p2_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// mass_p3_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p3_tetrahedron_f64_element_tensor_cpu_descriptor;

// mass_p3_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p3_tetrahedron_f64_element_tensor_cuda_descriptor;

// mass_p3_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_p3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p3_tetrahedron_f64_element_tensor_hip_descriptor;

// laplace_p1_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f32_element_tensor_cpu(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells);
void laplace_p1_tetrahedron_f32_element_tensor_tabulate_tensor(float* A, const float* w, const float* c, const float* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p1_tetrahedron_f32_element_tensor_cpu_descriptor;

// laplace_p1_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f32_element_tensor_cuda(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_element_tensor_cuda_descriptor;

// laplace_p1_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f32_element_tensor_hip(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_element_tensor_hip_descriptor;

// laplace_p2_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_tetrahedron_f32_element_tensor_cpu(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells);
void laplace_p2_tetrahedron_f32_element_tensor_tabulate_tensor(float* A, const float* w, const float* c, const float* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p2_tetrahedron_f32_element_tensor_cpu_descriptor;

// laplace_p2_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_tetrahedron_f32_element_tensor_cuda(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f32_element_tensor_cuda_descriptor;

// laplace_p2_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_p2_tetrahedron_f32_element_tensor_hip(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f32_element_tensor_hip_descriptor;

// elasticity_p1x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f32_element_tensor_cpu(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells);
void elasticity_p1x3_tetrahedron_f32_element_tensor_tabulate_tensor(float* A, const float* w, const float* c, const float* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f32_element_tensor_cpu_descriptor;

// elasticity_p1x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f32_element_tensor_cuda(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f32_element_tensor_cuda_descriptor;

// elasticity_p1x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f32_element_tensor_hip(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f32_element_tensor_hip_descriptor;

// elasticity_p2x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f32_element_tensor_cpu(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells);
void elasticity_p2x3_tetrahedron_f32_element_tensor_tabulate_tensor(float* A, const float* w, const float* c, const float* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f32_element_tensor_cpu_descriptor;

// elasticity_p2x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f32_element_tensor_cuda(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f32_element_tensor_cuda_descriptor;

// elasticity_p2x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f32_element_tensor_hip(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f32_element_tensor_hip_descriptor;

// vector_laplace_p1x2_triangle_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p1x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void vector_laplace_p1x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel vector_laplace_p1x2_triangle_f64_element_tensor_cpu_descriptor;

// vector_laplace_p1x2_triangle_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p1x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p1x2_triangle_f64_element_tensor_cuda_descriptor;

// vector_laplace_p1x2_triangle_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p1x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p1x2_triangle_f64_element_tensor_hip_descriptor;

// vector_laplace_p2x2_triangle_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p2x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void vector_laplace_p2x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel vector_laplace_p2x2_triangle_f64_element_tensor_cpu_descriptor;

// vector_laplace_p2x2_triangle_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p2x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p2x2_triangle_f64_element_tensor_cuda_descriptor;

// vector_laplace_p2x2_triangle_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p2x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p2x2_triangle_f64_element_tensor_hip_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void vector_laplace_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_element_tensor_hip_descriptor;

// vector_laplace_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p2x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void vector_laplace_p2x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// vector_laplace_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p2x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// vector_laplace_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
int vector_laplace_p2x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_element_tensor_hip_descriptor;

// elasticity_p1x2_triangle_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_p1x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p1x2_triangle_f64_element_tensor_cpu_descriptor;

// elasticity_p1x2_triangle_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f64_element_tensor_cuda_descriptor;

// elasticity_p1x2_triangle_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f64_element_tensor_hip_descriptor;

// elasticity_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_p2x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p2x2_triangle_f64_element_tensor_cpu_descriptor;

// elasticity_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x2_triangle_f64_element_tensor_cuda_descriptor;

// elasticity_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x2_triangle_f64_element_tensor_hip_descriptor;

// elasticity_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// elasticity_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// elasticity_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_element_tensor_hip_descriptor;

// elasticity_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_p2x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// elasticity_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// elasticity_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_element_tensor_hip_descriptor;

// laplace_p1_tetrahedron_f32_from_g_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f32_from_g_element_tensor_cpu(int64_t num_cells, float* element_tensors, const float* geometry);
void laplace_p1_tetrahedron_f32_from_g_element_tensor_tabulate_tensor(float* A, const float* w, const float* c, const float* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p1_tetrahedron_f32_from_g_element_tensor_cpu_descriptor;

// laplace_p1_tetrahedron_f32_from_g_geometry: geometry of form a in laplace.form
int laplace_p1_tetrahedron_f32_from_g_geometry_cpu(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells);
extern const femforge_kernel laplace_p1_tetrahedron_f32_from_g_geometry_cpu_descriptor;

// laplace_p1_tetrahedron_f32_from_g_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f32_from_g_element_tensor_cuda(int64_t num_cells, float* element_tensors, const float* geometry, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_from_g_element_tensor_cuda_descriptor;

// laplace_p1_tetrahedron_f32_from_g_geometry: geometry of form a in laplace.form
int laplace_p1_tetrahedron_f32_from_g_geometry_cuda(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_from_g_geometry_cuda_descriptor;

// laplace_p1_tetrahedron_f32_from_g_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f32_from_g_element_tensor_hip(int64_t num_cells, float* element_tensors, const float* geometry, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_from_g_element_tensor_hip_descriptor;

// laplace_p1_tetrahedron_f32_from_g_geometry: geometry of form a in laplace.form
int laplace_p1_tetrahedron_f32_from_g_geometry_hip(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_from_g_geometry_hip_descriptor;

// elasticity_p1x2_triangle_f32_from_g_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x2_triangle_f32_from_g_element_tensor_cpu(int64_t num_cells, float* element_tensors, const float* geometry);
void elasticity_p1x2_triangle_f32_from_g_element_tensor_tabulate_tensor(float* A, const float* w, const float* c, const float* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p1x2_triangle_f32_from_g_element_tensor_cpu_descriptor;

// elasticity_p1x2_triangle_f32_from_g_geometry: geometry of form a in elasticity.form
int elasticity_p1x2_triangle_f32_from_g_geometry_cpu(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells);
extern const femforge_kernel elasticity_p1x2_triangle_f32_from_g_geometry_cpu_descriptor;

// elasticity_p1x2_triangle_f32_from_g_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x2_triangle_f32_from_g_element_tensor_cuda(int64_t num_cells, float* element_tensors, const float* geometry, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f32_from_g_element_tensor_cuda_descriptor;

// elasticity_p1x2_triangle_f32_from_g_geometry: geometry of form a in elasticity.form
int elasticity_p1x2_triangle_f32_from_g_geometry_cuda(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f32_from_g_geometry_cuda_descriptor;

// elasticity_p1x2_triangle_f32_from_g_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x2_triangle_f32_from_g_element_tensor_hip(int64_t num_cells, float* element_tensors, const float* geometry, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f32_from_g_element_tensor_hip_descriptor;

// elasticity_p1x2_triangle_f32_from_g_geometry: geometry of form a in elasticity.form
int elasticity_p1x2_triangle_f32_from_g_geometry_hip(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f32_from_g_geometry_hip_descriptor;

// laplace_p1_tetrahedron_f64_from_ufcx_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_ufcx_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinate_dofs);
void laplace_p1_tetrahedron_f64_from_ufcx_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_ufcx_element_tensor_cpu_descriptor;

// laplace_p1_tetrahedron_f64_from_ufcx_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_ufcx_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinate_dofs, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_ufcx_element_tensor_cuda_descriptor;

// laplace_p1_tetrahedron_f64_from_ufcx_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_ufcx_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinate_dofs, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_ufcx_element_tensor_hip_descriptor;

// laplace_p1_tetrahedron_f64_packed_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_packed_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_p1_tetrahedron_f64_packed_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_p1_tetrahedron_f64_packed_element_tensor_cpu_descriptor;

// laplace_p1_tetrahedron_f64_packed_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_packed_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_packed_element_tensor_cuda_descriptor;

// laplace_p1_tetrahedron_f64_packed_element_tensor: element_tensor of form a in laplace.form
int laplace_p1_tetrahedron_f64_packed_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_packed_element_tensor_hip_descriptor;

// mass_p1_tetrahedron_f64_packed_element_tensor: element_tensor of form a in mass.form
int mass_p1_tetrahedron_f64_packed_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_p1_tetrahedron_f64_packed_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_p1_tetrahedron_f64_packed_element_tensor_cpu_descriptor;

// mass_p1_tetrahedron_f64_packed_element_tensor: element_tensor of form a in mass.form
int mass_p1_tetrahedron_f64_packed_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_packed_element_tensor_cuda_descriptor;

// mass_p1_tetrahedron_f64_packed_element_tensor: element_tensor of form a in mass.form
int mass_p1_tetrahedron_f64_packed_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_packed_element_tensor_hip_descriptor;

// elasticity_p1x3_tetrahedron_f64_packed_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_packed_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_p1x3_tetrahedron_f64_packed_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_packed_element_tensor_cpu_descriptor;

// elasticity_p1x3_tetrahedron_f64_packed_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_packed_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_packed_element_tensor_cuda_descriptor;

// elasticity_p1x3_tetrahedron_f64_packed_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_packed_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_packed_element_tensor_hip_descriptor;

// elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor_cpu_descriptor;

// elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor_cuda_descriptor;

// elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor: element_tensor of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_lexicographic_planar_element_tensor_hip_descriptor;

// laplace_q1_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// laplace_q1_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// laplace_q1_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_element_tensor_hip_descriptor;

// mass_q1_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
int mass_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// mass_q1_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
int mass_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// mass_q1_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
int mass_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// mass_q1_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// mass_q1_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// mass_q1_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_element_tensor_hip_descriptor;

// laplace_q2_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q2_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_q2_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_q2_quadrilateral_f64_element_tensor_cpu_descriptor;

// laplace_q2_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q2_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_quadrilateral_f64_element_tensor_cuda_descriptor;

// laplace_q2_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q2_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_quadrilateral_f64_element_tensor_hip_descriptor;

// laplace_q2_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q2_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void laplace_q2_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_q2_hexahedron_f64_element_tensor_cpu_descriptor;

// laplace_q2_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q2_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_hexahedron_f64_element_tensor_cuda_descriptor;

// laplace_q2_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
int laplace_q2_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_hexahedron_f64_element_tensor_hip_descriptor;

// mass_q2_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
int mass_q2_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_q2_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_q2_quadrilateral_f64_element_tensor_cpu_descriptor;

// mass_q2_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
int mass_q2_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_quadrilateral_f64_element_tensor_cuda_descriptor;

// mass_q2_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
int mass_q2_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_quadrilateral_f64_element_tensor_hip_descriptor;

// mass_q2_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_q2_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void mass_q2_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel mass_q2_hexahedron_f64_element_tensor_cpu_descriptor;

// mass_q2_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_q2_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_hexahedron_f64_element_tensor_cuda_descriptor;

// mass_q2_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
int mass_q2_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_hexahedron_f64_element_tensor_hip_descriptor;

// laplace_q1_hexahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_hexahedron_f32_element_tensor_cpu(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells);
void laplace_q1_hexahedron_f32_element_tensor_tabulate_tensor(float* A, const float* w, const float* c, const float* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel laplace_q1_hexahedron_f32_element_tensor_cpu_descriptor;

// laplace_q1_hexahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_hexahedron_f32_element_tensor_cuda(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f32_element_tensor_cuda_descriptor;

// laplace_q1_hexahedron_f32_element_tensor: element_tensor of form a in laplace.form
int laplace_q1_hexahedron_f32_element_tensor_hip(int64_t num_cells, float* element_tensors, const float* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f32_element_tensor_hip_descriptor;

// elasticity_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_q1x2_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_q1x2_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_q1x2_quadrilateral_f64_element_tensor_cpu_descriptor;

// elasticity_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_q1x2_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x2_quadrilateral_f64_element_tensor_cuda_descriptor;

// elasticity_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_q1x2_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x2_quadrilateral_f64_element_tensor_hip_descriptor;

// elasticity_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_q1x3_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void elasticity_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_q1x3_hexahedron_f64_element_tensor_cpu_descriptor;

// elasticity_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_q1x3_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x3_hexahedron_f64_element_tensor_cuda_descriptor;

// elasticity_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity.form
int elasticity_q1x3_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x3_hexahedron_f64_element_tensor_hip_descriptor;

// curved_laplace_p2_triangle_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
int curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void curved_laplace_p2_triangle_q2geometry_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu_descriptor;

// curved_laplace_p2_triangle_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
int curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cuda_descriptor;

// curved_laplace_p2_triangle_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
int curved_laplace_p2_triangle_q2geometry_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_element_tensor_hip_descriptor;

// curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
int curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cpu_descriptor;

// curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
int curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cuda_descriptor;

// curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
int curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_hip_descriptor;

// weighted_laplace_p1_triangle_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w);
void weighted_laplace_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel weighted_laplace_p1_triangle_f64_element_tensor_cpu_descriptor;

// weighted_laplace_p1_triangle_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p1_triangle_f64_element_tensor_cuda_descriptor;

// weighted_laplace_p1_triangle_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p1_triangle_f64_element_tensor_hip_descriptor;

// weighted_laplace_p2_triangle_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w);
void weighted_laplace_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel weighted_laplace_p2_triangle_f64_element_tensor_cpu_descriptor;

// weighted_laplace_p2_triangle_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p2_triangle_f64_element_tensor_cuda_descriptor;

// weighted_laplace_p2_triangle_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p2_triangle_f64_element_tensor_hip_descriptor;

// weighted_laplace_p1_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w);
void weighted_laplace_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel weighted_laplace_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// weighted_laplace_p1_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// weighted_laplace_p1_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// weighted_laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w);
void weighted_laplace_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel weighted_laplace_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// weighted_laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// weighted_laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// elasticity_lame_p1x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p1x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu);
void elasticity_lame_p1x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_lame_p1x2_triangle_f64_element_tensor_cpu_descriptor;

// elasticity_lame_p1x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p1x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p1x2_triangle_f64_element_tensor_cuda_descriptor;

// elasticity_lame_p1x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p1x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p1x2_triangle_f64_element_tensor_hip_descriptor;

// elasticity_lame_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p2x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu);
void elasticity_lame_p2x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_lame_p2x2_triangle_f64_element_tensor_cpu_descriptor;

// elasticity_lame_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p2x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p2x2_triangle_f64_element_tensor_cuda_descriptor;

// elasticity_lame_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p2x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p2x2_triangle_f64_element_tensor_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu);
void elasticity_lame_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu);
void elasticity_lame_p2x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_element_tensor_hip_descriptor;

// helmholtz_p1_triangle_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber);
void helmholtz_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel helmholtz_p1_triangle_f64_element_tensor_cpu_descriptor;

// helmholtz_p1_triangle_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p1_triangle_f64_element_tensor_cuda_descriptor;

// helmholtz_p1_triangle_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p1_triangle_f64_element_tensor_hip_descriptor;

// helmholtz_p2_triangle_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber);
void helmholtz_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel helmholtz_p2_triangle_f64_element_tensor_cpu_descriptor;

// helmholtz_p2_triangle_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p2_triangle_f64_element_tensor_cuda_descriptor;

// helmholtz_p2_triangle_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p2_triangle_f64_element_tensor_hip_descriptor;

// helmholtz_p1_tetrahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber);
void helmholtz_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel helmholtz_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// helmholtz_p1_tetrahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// helmholtz_p1_tetrahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// helmholtz_p2_tetrahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber);
void helmholtz_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel helmholtz_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// helmholtz_p2_tetrahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// helmholtz_p2_tetrahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// advection_diffusion_p1_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu);
void advection_diffusion_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel advection_diffusion_p1_triangle_f64_element_tensor_cpu_descriptor;

// advection_diffusion_p1_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p1_triangle_f64_element_tensor_cuda_descriptor;

// advection_diffusion_p1_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p1_triangle_f64_element_tensor_hip_descriptor;

// advection_diffusion_p2_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu);
void advection_diffusion_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel advection_diffusion_p2_triangle_f64_element_tensor_cpu_descriptor;

// advection_diffusion_p2_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p2_triangle_f64_element_tensor_cuda_descriptor;

// advection_diffusion_p2_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p2_triangle_f64_element_tensor_hip_descriptor;

// advection_diffusion_p1_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu);
void advection_diffusion_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel advection_diffusion_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// advection_diffusion_p1_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// advection_diffusion_p1_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// advection_diffusion_p2_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu);
void advection_diffusion_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel advection_diffusion_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// advection_diffusion_p2_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// advection_diffusion_p2_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// poisson_a_p1_triangle_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void poisson_a_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_a_p1_triangle_f64_element_tensor_cpu_descriptor;

// poisson_a_p1_triangle_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p1_triangle_f64_element_tensor_cuda_descriptor;

// poisson_a_p1_triangle_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p1_triangle_f64_element_tensor_hip_descriptor;

// poisson_l_p1_triangle_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void poisson_l_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_l_p1_triangle_f64_element_tensor_cpu_descriptor;

// poisson_l_p1_triangle_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p1_triangle_f64_element_tensor_cuda_descriptor;

// poisson_l_p1_triangle_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p1_triangle_f64_element_tensor_hip_descriptor;

// poisson_a_p2_triangle_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void poisson_a_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_a_p2_triangle_f64_element_tensor_cpu_descriptor;

// poisson_a_p2_triangle_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p2_triangle_f64_element_tensor_cuda_descriptor;

// poisson_a_p2_triangle_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p2_triangle_f64_element_tensor_hip_descriptor;

// poisson_l_p2_triangle_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void poisson_l_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_l_p2_triangle_f64_element_tensor_cpu_descriptor;

// poisson_l_p2_triangle_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p2_triangle_f64_element_tensor_cuda_descriptor;

// poisson_l_p2_triangle_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p2_triangle_f64_element_tensor_hip_descriptor;

// poisson_a_p1_tetrahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void poisson_a_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_a_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// poisson_a_p1_tetrahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// poisson_a_p1_tetrahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// poisson_l_p1_tetrahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void poisson_l_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_l_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// poisson_l_p1_tetrahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// poisson_l_p1_tetrahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// poisson_a_p2_tetrahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void poisson_a_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_a_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// poisson_a_p2_tetrahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// poisson_a_p2_tetrahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// poisson_l_p2_tetrahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void poisson_l_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_l_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// poisson_l_p2_tetrahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// poisson_l_p2_tetrahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// weighted_laplace_p1_interval_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w);
void weighted_laplace_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel weighted_laplace_p1_interval_f64_element_tensor_cpu_descriptor;

// weighted_laplace_p1_interval_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p1_interval_f64_element_tensor_cuda_descriptor;

// weighted_laplace_p1_interval_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_p1_interval_f64_element_tensor_hip_descriptor;

// helmholtz_p1_interval_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber);
void helmholtz_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel helmholtz_p1_interval_f64_element_tensor_cpu_descriptor;

// helmholtz_p1_interval_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p1_interval_f64_element_tensor_cuda_descriptor;

// helmholtz_p1_interval_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_p1_interval_f64_element_tensor_hip_descriptor;

// advection_diffusion_p1_interval_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu);
void advection_diffusion_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel advection_diffusion_p1_interval_f64_element_tensor_cpu_descriptor;

// advection_diffusion_p1_interval_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p1_interval_f64_element_tensor_cuda_descriptor;

// advection_diffusion_p1_interval_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_p1_interval_f64_element_tensor_hip_descriptor;

// poisson_a_p1_interval_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void poisson_a_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_a_p1_interval_f64_element_tensor_cpu_descriptor;

// poisson_a_p1_interval_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p1_interval_f64_element_tensor_cuda_descriptor;

// poisson_a_p1_interval_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_p1_interval_f64_element_tensor_hip_descriptor;

// poisson_l_p1_interval_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void poisson_l_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_l_p1_interval_f64_element_tensor_cpu_descriptor;

// poisson_l_p1_interval_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p1_interval_f64_element_tensor_cuda_descriptor;

// poisson_l_p1_interval_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_p1_interval_f64_element_tensor_hip_descriptor;

// weighted_laplace_q1_quadrilateral_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w);
void weighted_laplace_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel weighted_laplace_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// weighted_laplace_q1_quadrilateral_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// weighted_laplace_q1_quadrilateral_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// weighted_laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w);
void weighted_laplace_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel weighted_laplace_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// weighted_laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// weighted_laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
int weighted_laplace_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_hexahedron_f64_element_tensor_hip_descriptor;

// elasticity_lame_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_q1x2_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu);
void elasticity_lame_q1x2_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_element_tensor_cpu_descriptor;

// elasticity_lame_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_q1x2_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_element_tensor_cuda_descriptor;

// elasticity_lame_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_q1x2_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_element_tensor_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu);
void elasticity_lame_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_hip_descriptor;

// helmholtz_q1_quadrilateral_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber);
void helmholtz_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel helmholtz_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// helmholtz_q1_quadrilateral_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// helmholtz_q1_quadrilateral_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// helmholtz_q1_hexahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber);
void helmholtz_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel helmholtz_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// helmholtz_q1_hexahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// helmholtz_q1_hexahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
int helmholtz_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_hexahedron_f64_element_tensor_hip_descriptor;

// advection_diffusion_q1_quadrilateral_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu);
void advection_diffusion_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel advection_diffusion_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// advection_diffusion_q1_quadrilateral_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// advection_diffusion_q1_quadrilateral_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// advection_diffusion_q1_hexahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu);
void advection_diffusion_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel advection_diffusion_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// advection_diffusion_q1_hexahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// advection_diffusion_q1_hexahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
int advection_diffusion_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_hexahedron_f64_element_tensor_hip_descriptor;

// poisson_a_q1_quadrilateral_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void poisson_a_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_a_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// poisson_a_q1_quadrilateral_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// poisson_a_q1_quadrilateral_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// poisson_l_q1_quadrilateral_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void poisson_l_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_l_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// poisson_l_q1_quadrilateral_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// poisson_l_q1_quadrilateral_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// poisson_a_q1_hexahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void poisson_a_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_a_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// poisson_a_q1_hexahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// poisson_a_q1_hexahedron_f64_element_tensor: element_tensor of form a in poisson.form
int poisson_a_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel poisson_a_q1_hexahedron_f64_element_tensor_hip_descriptor;

// poisson_l_q1_hexahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void poisson_l_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel poisson_l_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// poisson_l_q1_hexahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// poisson_l_q1_hexahedron_f64_element_tensor: element_tensor of form L in poisson.form
int poisson_l_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel poisson_l_q1_hexahedron_f64_element_tensor_hip_descriptor;

// load_p1_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p1_interval_f64_element_tensor_cpu_descriptor;

// load_p1_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p1_interval_f64_element_tensor_cuda_descriptor;

// load_p1_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p1_interval_f64_element_tensor_hip_descriptor;

// load_p2_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p2_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p2_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p2_interval_f64_element_tensor_cpu_descriptor;

// load_p2_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p2_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p2_interval_f64_element_tensor_cuda_descriptor;

// load_p2_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p2_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p2_interval_f64_element_tensor_hip_descriptor;

// load_p3_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p3_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p3_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p3_interval_f64_element_tensor_cpu_descriptor;

// load_p3_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p3_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p3_interval_f64_element_tensor_cuda_descriptor;

// load_p3_interval_f64_element_tensor: element_tensor of form L in load.form
int load_p3_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p3_interval_f64_element_tensor_hip_descriptor;

// load_p1_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p1_triangle_f64_element_tensor_cpu_descriptor;

// load_p1_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p1_triangle_f64_element_tensor_cuda_descriptor;

// load_p1_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p1_triangle_f64_element_tensor_hip_descriptor;

// load_p2_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p2_triangle_f64_element_tensor_cpu_descriptor;

// load_p2_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p2_triangle_f64_element_tensor_cuda_descriptor;

// load_p2_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p2_triangle_f64_element_tensor_hip_descriptor;

// load_p3_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p3_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p3_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p3_triangle_f64_element_tensor_cpu_descriptor;

// load_p3_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p3_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p3_triangle_f64_element_tensor_cuda_descriptor;

// load_p3_triangle_f64_element_tensor: element_tensor of form L in load.form
int load_p3_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p3_triangle_f64_element_tensor_hip_descriptor;

// load_p1_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// load_p1_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// load_p1_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// load_p2_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// load_p2_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// load_p2_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// load_p3_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_p3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_p3_tetrahedron_f64_element_tensor_cpu_descriptor;

// load_p3_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p3_tetrahedron_f64_element_tensor_cuda_descriptor;

// load_p3_tetrahedron_f64_element_tensor: element_tensor of form L in load.form
int load_p3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_p3_tetrahedron_f64_element_tensor_hip_descriptor;

// energy_p1_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p1_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p1_interval_f64_element_tensor_cpu_descriptor;

// energy_p1_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p1_interval_f64_element_tensor_cuda_descriptor;

// energy_p1_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p1_interval_f64_element_tensor_hip_descriptor;

// energy_p2_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p2_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p2_interval_f64_element_tensor_cpu_descriptor;

// energy_p2_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p2_interval_f64_element_tensor_cuda_descriptor;

// energy_p2_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p2_interval_f64_element_tensor_hip_descriptor;

// energy_p3_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_interval_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p3_interval_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p3_interval_f64_element_tensor_cpu_descriptor;

// energy_p3_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_interval_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p3_interval_f64_element_tensor_cuda_descriptor;

// energy_p3_interval_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_interval_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p3_interval_f64_element_tensor_hip_descriptor;

// energy_p1_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p1_triangle_f64_element_tensor_cpu_descriptor;

// energy_p1_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p1_triangle_f64_element_tensor_cuda_descriptor;

// energy_p1_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p1_triangle_f64_element_tensor_hip_descriptor;

// energy_p2_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p2_triangle_f64_element_tensor_cpu_descriptor;

// energy_p2_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p2_triangle_f64_element_tensor_cuda_descriptor;

// energy_p2_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p2_triangle_f64_element_tensor_hip_descriptor;

// energy_p3_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p3_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p3_triangle_f64_element_tensor_cpu_descriptor;

// energy_p3_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p3_triangle_f64_element_tensor_cuda_descriptor;

// energy_p3_triangle_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p3_triangle_f64_element_tensor_hip_descriptor;

// energy_p1_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// energy_p1_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// energy_p1_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// energy_p2_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p2_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p2_tetrahedron_f64_element_tensor_cpu_descriptor;

// energy_p2_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p2_tetrahedron_f64_element_tensor_cuda_descriptor;

// energy_p2_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p2_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p2_tetrahedron_f64_element_tensor_hip_descriptor;

// energy_p3_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_p3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_p3_tetrahedron_f64_element_tensor_cpu_descriptor;

// energy_p3_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p3_tetrahedron_f64_element_tensor_cuda_descriptor;

// energy_p3_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_p3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_p3_tetrahedron_f64_element_tensor_hip_descriptor;

// load_q1_quadrilateral_f64_element_tensor: element_tensor of form L in load.form
int load_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// load_q1_quadrilateral_f64_element_tensor: element_tensor of form L in load.form
int load_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// load_q1_quadrilateral_f64_element_tensor: element_tensor of form L in load.form
int load_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// load_q1_hexahedron_f64_element_tensor: element_tensor of form L in load.form
int load_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f);
void load_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel load_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// load_q1_hexahedron_f64_element_tensor: element_tensor of form L in load.form
int load_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// load_q1_hexahedron_f64_element_tensor: element_tensor of form L in load.form
int load_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* f, void* stream);
extern const femforge_kernel load_q1_hexahedron_f64_element_tensor_hip_descriptor;

// energy_q1_quadrilateral_f64_element_tensor: element_tensor of form M in energy.form
int energy_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// energy_q1_quadrilateral_f64_element_tensor: element_tensor of form M in energy.form
int energy_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// energy_q1_quadrilateral_f64_element_tensor: element_tensor of form M in energy.form
int energy_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// energy_q1_hexahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f);
void energy_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel energy_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// energy_q1_hexahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// energy_q1_hexahedron_f64_element_tensor: element_tensor of form M in energy.form
int energy_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, void* stream);
extern const femforge_kernel energy_q1_hexahedron_f64_element_tensor_hip_descriptor;

// heat_step_p1_tetrahedron_f64_element_tensor: element_tensor of form a in heat_step.form
int heat_step_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity);
void heat_step_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel heat_step_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// heat_step_p1_tetrahedron_f64_element_tensor: element_tensor of form a in heat_step.form
int heat_step_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, void* stream);
extern const femforge_kernel heat_step_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// heat_step_p1_tetrahedron_f64_element_tensor: element_tensor of form a in heat_step.form
int heat_step_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, void* stream);
extern const femforge_kernel heat_step_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// heat_step_p1_tetrahedron_f64_apply: apply of form a in heat_step.form
int heat_step_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel heat_step_p1_tetrahedron_f64_apply_cpu_descriptor;

// heat_step_p1_tetrahedron_f64_apply: apply of form a in heat_step.form
int heat_step_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel heat_step_p1_tetrahedron_f64_apply_cuda_descriptor;

// heat_step_p1_tetrahedron_f64_apply: apply of form a in heat_step.form
int heat_step_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel heat_step_p1_tetrahedron_f64_apply_hip_descriptor;

// heat_step_q1_hexahedron_f64_element_tensor: element_tensor of form a in heat_step.form
int heat_step_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity);
void heat_step_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel heat_step_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// heat_step_q1_hexahedron_f64_element_tensor: element_tensor of form a in heat_step.form
int heat_step_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, void* stream);
extern const femforge_kernel heat_step_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// heat_step_q1_hexahedron_f64_element_tensor: element_tensor of form a in heat_step.form
int heat_step_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, void* stream);
extern const femforge_kernel heat_step_q1_hexahedron_f64_element_tensor_hip_descriptor;

// heat_step_q1_hexahedron_f64_apply: apply of form a in heat_step.form
int heat_step_q1_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel heat_step_q1_hexahedron_f64_apply_cpu_descriptor;

// heat_step_q1_hexahedron_f64_apply: apply of form a in heat_step.form
int heat_step_q1_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, void* stream);
extern const femforge_kernel heat_step_q1_hexahedron_f64_apply_cuda_descriptor;

// heat_step_q1_hexahedron_f64_apply: apply of form a in heat_step.form
int heat_step_q1_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* conductivity, const double* capacity, void* stream);
extern const femforge_kernel heat_step_q1_hexahedron_f64_apply_hip_descriptor;

// stokes_p2x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_p2x2_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void stokes_p2x2_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_element_tensor_cpu_descriptor;

// stokes_p2x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_p2x2_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_element_tensor_cuda_descriptor;

// stokes_p2x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_p2x2_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_element_tensor_hip_descriptor;

// stokes_p2x3_p1_tetrahedron_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_p2x3_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void stokes_p2x3_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// stokes_p2x3_p1_tetrahedron_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_p2x3_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// stokes_p2x3_p1_tetrahedron_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_p2x3_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// stokes_q2x2_q1_quadrilateral_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_q2x2_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void stokes_q2x2_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel stokes_q2x2_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// stokes_q2x2_q1_quadrilateral_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_q2x2_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_q2x2_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// stokes_q2x2_q1_quadrilateral_f64_element_tensor: element_tensor of form a in stokes.form
int stokes_q2x2_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_q2x2_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes_mini.form
int stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cpu_descriptor;

// stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes_mini.form
int stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cuda_descriptor;

// stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes_mini.form
int stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_hip_descriptor;

// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor: element_tensor of form a in stokes_mini.form
int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor: element_tensor of form a in stokes_mini.form
int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor: element_tensor of form a in stokes_mini.form
int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form a in strain_projection.form
int strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cpu_descriptor;

// strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form a in strain_projection.form
int strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cuda_descriptor;

// strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form a in strain_projection.form
int strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_hip_descriptor;

// strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form L in strain_projection.form
int strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u);
void strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cpu_descriptor;

// strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form L in strain_projection.form
int strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, void* stream);
extern const femforge_kernel strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cuda_descriptor;

// strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor: element_tensor of form L in strain_projection.form
int strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, void* stream);
extern const femforge_kernel strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_hip_descriptor;

// strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor: element_tensor of form a in strain_projection.form
int strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
void strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cpu_descriptor;

// strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor: element_tensor of form a in strain_projection.form
int strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cuda_descriptor;

// strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor: element_tensor of form a in strain_projection.form
int strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_element_tensor_hip_descriptor;

// strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor: element_tensor of form L in strain_projection.form
int strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u);
void strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cpu_descriptor;

// strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor: element_tensor of form L in strain_projection.form
int strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, void* stream);
extern const femforge_kernel strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_cuda_descriptor;

// strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor: element_tensor of form L in strain_projection.form
int strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, void* stream);
extern const femforge_kernel strain_projection_l_dp0x_3x3_sym_tetrahedron_f64_element_tensor_hip_descriptor;

// two_materials_dx1_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx1_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* core);
void two_materials_dx1_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel two_materials_dx1_p1_triangle_f64_element_tensor_cpu_descriptor;

// two_materials_dx1_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx1_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* core, void* stream);
extern const femforge_kernel two_materials_dx1_p1_triangle_f64_element_tensor_cuda_descriptor;

// two_materials_dx1_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx1_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* core, void* stream);
extern const femforge_kernel two_materials_dx1_p1_triangle_f64_element_tensor_hip_descriptor;

// two_materials_dx2_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx2_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* shell, const double* rate);
void two_materials_dx2_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel two_materials_dx2_p1_triangle_f64_element_tensor_cpu_descriptor;

// two_materials_dx2_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx2_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, void* stream);
extern const femforge_kernel two_materials_dx2_p1_triangle_f64_element_tensor_cuda_descriptor;

// two_materials_dx2_p1_triangle_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx2_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, void* stream);
extern const femforge_kernel two_materials_dx2_p1_triangle_f64_element_tensor_hip_descriptor;

// two_materials_dx1_p1_tetrahedron_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx1_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* core);
void two_materials_dx1_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel two_materials_dx1_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// two_materials_dx1_p1_tetrahedron_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx1_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* core, void* stream);
extern const femforge_kernel two_materials_dx1_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// two_materials_dx1_p1_tetrahedron_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx1_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* core, void* stream);
extern const femforge_kernel two_materials_dx1_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// two_materials_dx2_p1_tetrahedron_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx2_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* shell, const double* rate);
void two_materials_dx2_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// two_materials_dx2_p1_tetrahedron_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx2_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, void* stream);
extern const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// two_materials_dx2_p1_tetrahedron_f64_element_tensor: element_tensor of form a in two_materials.form
int two_materials_dx2_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, void* stream);
extern const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// p_laplace_f_p1_triangle_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon);
void p_laplace_f_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_f_p1_triangle_f64_element_tensor_cpu_descriptor;

// p_laplace_f_p1_triangle_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_p1_triangle_f64_element_tensor_cuda_descriptor;

// p_laplace_f_p1_triangle_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_p1_triangle_f64_element_tensor_hip_descriptor;

// p_laplace_j_p1_triangle_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon);
void p_laplace_j_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_element_tensor_cpu_descriptor;

// p_laplace_j_p1_triangle_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_element_tensor_cuda_descriptor;

// p_laplace_j_p1_triangle_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_element_tensor_hip_descriptor;

// p_laplace_f_p1_tetrahedron_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon);
void p_laplace_f_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// p_laplace_f_p1_tetrahedron_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// p_laplace_f_p1_tetrahedron_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// p_laplace_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon);
void p_laplace_j_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// p_laplace_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// p_laplace_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// neo_hookean_f_p1x2_triangle_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_p1x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu);
void neo_hookean_f_p1x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_f_p1x2_triangle_f64_element_tensor_cpu_descriptor;

// neo_hookean_f_p1x2_triangle_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_p1x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_p1x2_triangle_f64_element_tensor_cuda_descriptor;

// neo_hookean_f_p1x2_triangle_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_p1x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_p1x2_triangle_f64_element_tensor_hip_descriptor;

// neo_hookean_j_p1x2_triangle_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu);
void neo_hookean_j_p1x2_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_element_tensor_cpu_descriptor;

// neo_hookean_j_p1x2_triangle_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_element_tensor_cuda_descriptor;

// neo_hookean_j_p1x2_triangle_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_element_tensor_hip_descriptor;

// neo_hookean_f_p1x3_tetrahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu);
void neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// neo_hookean_f_p1x3_tetrahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// neo_hookean_f_p1x3_tetrahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_element_tensor_hip_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu);
void neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_hip_descriptor;

// phase_change_f_p1_triangle_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_f_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_f_p1_triangle_f64_element_tensor_cpu_descriptor;

// phase_change_f_p1_triangle_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_p1_triangle_f64_element_tensor_cuda_descriptor;

// phase_change_f_p1_triangle_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_p1_triangle_f64_element_tensor_hip_descriptor;

// phase_change_j_p1_triangle_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_p1_triangle_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_j_p1_triangle_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_j_p1_triangle_f64_element_tensor_cpu_descriptor;

// phase_change_j_p1_triangle_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_p1_triangle_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_p1_triangle_f64_element_tensor_cuda_descriptor;

// phase_change_j_p1_triangle_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_p1_triangle_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_p1_triangle_f64_element_tensor_hip_descriptor;

// phase_change_f_p1_tetrahedron_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_f_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_f_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// phase_change_f_p1_tetrahedron_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// phase_change_f_p1_tetrahedron_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// phase_change_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_j_p1_tetrahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_element_tensor_cpu_descriptor;

// phase_change_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_element_tensor_cuda_descriptor;

// phase_change_j_p1_tetrahedron_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_element_tensor_hip_descriptor;

// p_laplace_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon);
void p_laplace_f_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_f_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// p_laplace_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// p_laplace_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// p_laplace_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon);
void p_laplace_j_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// p_laplace_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// p_laplace_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// p_laplace_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon);
void p_laplace_f_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_f_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// p_laplace_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// p_laplace_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in p_laplace.form
int p_laplace_f_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_hexahedron_f64_element_tensor_hip_descriptor;

// p_laplace_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon);
void p_laplace_j_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// p_laplace_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// p_laplace_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_element_tensor_hip_descriptor;

// neo_hookean_f_q1x2_quadrilateral_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu);
void neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_cpu_descriptor;

// neo_hookean_f_q1x2_quadrilateral_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_cuda_descriptor;

// neo_hookean_f_q1x2_quadrilateral_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_hip_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu);
void neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_cpu_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_cuda_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_hip_descriptor;

// neo_hookean_f_q1x3_hexahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_q1x3_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu);
void neo_hookean_f_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_element_tensor_cpu_descriptor;

// neo_hookean_f_q1x3_hexahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_q1x3_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_element_tensor_cuda_descriptor;

// neo_hookean_f_q1x3_hexahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
int neo_hookean_f_q1x3_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_element_tensor_hip_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu);
void neo_hookean_j_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_element_tensor_cpu_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_element_tensor_cuda_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_element_tensor_hip_descriptor;

// phase_change_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_f_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_f_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// phase_change_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// phase_change_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// phase_change_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_j_q1_quadrilateral_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_element_tensor_cpu_descriptor;

// phase_change_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_element_tensor_cuda_descriptor;

// phase_change_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_element_tensor_hip_descriptor;

// phase_change_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_f_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_f_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// phase_change_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// phase_change_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in phase_change.form
int phase_change_f_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_hexahedron_f64_element_tensor_hip_descriptor;

// phase_change_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_element_tensor_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity);
void phase_change_j_q1_hexahedron_f64_element_tensor_tabulate_tensor(double* A, const double* w, const double* c, const double* coordinate_dofs, const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_element_tensor_cpu_descriptor;

// phase_change_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_element_tensor_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_element_tensor_cuda_descriptor;

// phase_change_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_element_tensor_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_element_tensor_hip_descriptor;

// laplace_p1_triangle_f64_apply: apply of form a in laplace.form
int laplace_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_triangle_f64_apply_cpu_descriptor;

// laplace_p1_triangle_f64_apply: apply of form a in laplace.form
int laplace_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_triangle_f64_apply_cuda_descriptor;

// laplace_p1_triangle_f64_apply: apply of form a in laplace.form
int laplace_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_triangle_f64_apply_hip_descriptor;

// laplace_p2_triangle_f64_apply: apply of form a in laplace.form
int laplace_p2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p2_triangle_f64_apply_cpu_descriptor;

// laplace_p2_triangle_f64_apply: apply of form a in laplace.form
int laplace_p2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_triangle_f64_apply_cuda_descriptor;

// laplace_p2_triangle_f64_apply: apply of form a in laplace.form
int laplace_p2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_triangle_f64_apply_hip_descriptor;

// laplace_p3_triangle_f64_apply: apply of form a in laplace.form
int laplace_p3_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p3_triangle_f64_apply_cpu_descriptor;

// laplace_p3_triangle_f64_apply: apply of form a in laplace.form
int laplace_p3_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p3_triangle_f64_apply_cuda_descriptor;

// laplace_p3_triangle_f64_apply: apply of form a in laplace.form
int laplace_p3_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p3_triangle_f64_apply_hip_descriptor;

// laplace_p1_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f64_apply_cpu_descriptor;

// laplace_p1_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_apply_cuda_descriptor;

// laplace_p1_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_apply_hip_descriptor;

// laplace_p2_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p2_tetrahedron_f64_apply_cpu_descriptor;

// laplace_p2_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_apply_cuda_descriptor;

// laplace_p2_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_apply_hip_descriptor;

// laplace_p3_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p3_tetrahedron_f64_apply_cpu_descriptor;

// laplace_p3_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p3_tetrahedron_f64_apply_cuda_descriptor;

// laplace_p3_tetrahedron_f64_apply: apply of form a in laplace.form
int laplace_p3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p3_tetrahedron_f64_apply_hip_descriptor;

// mass_p1_triangle_f64_apply: apply of form a in mass.form
int mass_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_p1_triangle_f64_apply_cpu_descriptor;

// mass_p1_triangle_f64_apply: apply of form a in mass.form
int mass_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p1_triangle_f64_apply_cuda_descriptor;

// mass_p1_triangle_f64_apply: apply of form a in mass.form
int mass_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p1_triangle_f64_apply_hip_descriptor;

// mass_p2_triangle_f64_apply: apply of form a in mass.form
int mass_p2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_p2_triangle_f64_apply_cpu_descriptor;

// mass_p2_triangle_f64_apply: apply of form a in mass.form
int mass_p2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p2_triangle_f64_apply_cuda_descriptor;

// mass_p2_triangle_f64_apply: apply of form a in mass.form
int mass_p2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p2_triangle_f64_apply_hip_descriptor;

// mass_p3_triangle_f64_apply: apply of form a in mass.form
int mass_p3_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_p3_triangle_f64_apply_cpu_descriptor;

// mass_p3_triangle_f64_apply: apply of form a in mass.form
int mass_p3_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p3_triangle_f64_apply_cuda_descriptor;

// mass_p3_triangle_f64_apply: apply of form a in mass.form
int mass_p3_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p3_triangle_f64_apply_hip_descriptor;

// mass_p1_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_p1_tetrahedron_f64_apply_cpu_descriptor;

// mass_p1_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_apply_cuda_descriptor;

// mass_p1_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p1_tetrahedron_f64_apply_hip_descriptor;

// mass_p2_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p2_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_p2_tetrahedron_f64_apply_cpu_descriptor;

// mass_p2_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p2_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p2_tetrahedron_f64_apply_cuda_descriptor;

// mass_p2_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p2_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p2_tetrahedron_f64_apply_hip_descriptor;

// mass_p3_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_p3_tetrahedron_f64_apply_cpu_descriptor;

// mass_p3_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p3_tetrahedron_f64_apply_cuda_descriptor;

// mass_p3_tetrahedron_f64_apply: apply of form a in mass.form
int mass_p3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p3_tetrahedron_f64_apply_hip_descriptor;

// laplace_p1_interval_f64_apply: apply of form a in laplace.form
int laplace_p1_interval_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_interval_f64_apply_cpu_descriptor;

// laplace_p1_interval_f64_apply: apply of form a in laplace.form
int laplace_p1_interval_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_interval_f64_apply_cuda_descriptor;

// laplace_p1_interval_f64_apply: apply of form a in laplace.form
int laplace_p1_interval_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_interval_f64_apply_hip_descriptor;

// mass_p1_interval_f64_apply: apply of form a in mass.form
int mass_p1_interval_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_p1_interval_f64_apply_cpu_descriptor;

// mass_p1_interval_f64_apply: apply of form a in mass.form
int mass_p1_interval_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p1_interval_f64_apply_cuda_descriptor;

// mass_p1_interval_f64_apply: apply of form a in mass.form
int mass_p1_interval_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel mass_p1_interval_f64_apply_hip_descriptor;

// vector_laplace_p1x2_triangle_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_p1x2_triangle_f64_apply_cpu_descriptor;

// vector_laplace_p1x2_triangle_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x2_triangle_f64_apply_cuda_descriptor;

// vector_laplace_p1x2_triangle_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x2_triangle_f64_apply_hip_descriptor;

// vector_laplace_p2x2_triangle_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p2x2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_p2x2_triangle_f64_apply_cpu_descriptor;

// vector_laplace_p2x2_triangle_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p2x2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p2x2_triangle_f64_apply_cuda_descriptor;

// vector_laplace_p2x2_triangle_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p2x2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p2x2_triangle_f64_apply_hip_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_apply_cpu_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_apply_cuda_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_apply_hip_descriptor;

// vector_laplace_p2x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p2x3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_apply_cpu_descriptor;

// vector_laplace_p2x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p2x3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_apply_cuda_descriptor;

// vector_laplace_p2x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_p2x3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_apply_hip_descriptor;

// elasticity_p1x2_triangle_f64_apply: apply of form a in elasticity.form
int elasticity_p1x2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_p1x2_triangle_f64_apply_cpu_descriptor;

// elasticity_p1x2_triangle_f64_apply: apply of form a in elasticity.form
int elasticity_p1x2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f64_apply_cuda_descriptor;

// elasticity_p1x2_triangle_f64_apply: apply of form a in elasticity.form
int elasticity_p1x2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p1x2_triangle_f64_apply_hip_descriptor;

// elasticity_p2x2_triangle_f64_apply: apply of form a in elasticity.form
int elasticity_p2x2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_p2x2_triangle_f64_apply_cpu_descriptor;

// elasticity_p2x2_triangle_f64_apply: apply of form a in elasticity.form
int elasticity_p2x2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p2x2_triangle_f64_apply_cuda_descriptor;

// elasticity_p2x2_triangle_f64_apply: apply of form a in elasticity.form
int elasticity_p2x2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p2x2_triangle_f64_apply_hip_descriptor;

// elasticity_p1x3_tetrahedron_f64_apply: apply of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_apply_cpu_descriptor;

// elasticity_p1x3_tetrahedron_f64_apply: apply of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_apply_cuda_descriptor;

// elasticity_p1x3_tetrahedron_f64_apply: apply of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_apply_hip_descriptor;

// elasticity_p2x3_tetrahedron_f64_apply: apply of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_apply_cpu_descriptor;

// elasticity_p2x3_tetrahedron_f64_apply: apply of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_apply_cuda_descriptor;

// elasticity_p2x3_tetrahedron_f64_apply: apply of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_apply_hip_descriptor;

// elasticity_lame_p1x2_triangle_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x2_triangle_f64_apply_cpu_descriptor;

// elasticity_lame_p1x2_triangle_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x2_triangle_f64_apply_cuda_descriptor;

// elasticity_lame_p1x2_triangle_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x2_triangle_f64_apply_hip_descriptor;

// elasticity_lame_p2x2_triangle_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p2x2_triangle_f64_apply_cpu_descriptor;

// elasticity_lame_p2x2_triangle_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x2_triangle_f64_apply_cuda_descriptor;

// elasticity_lame_p2x2_triangle_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x2_triangle_f64_apply_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_hip_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_apply_cpu_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_apply_cuda_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_apply_hip_descriptor;

// weighted_laplace_p1_triangle_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel weighted_laplace_p1_triangle_f64_apply_cpu_descriptor;

// weighted_laplace_p1_triangle_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p1_triangle_f64_apply_cuda_descriptor;

// weighted_laplace_p1_triangle_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p1_triangle_f64_apply_hip_descriptor;

// weighted_laplace_p2_triangle_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel weighted_laplace_p2_triangle_f64_apply_cpu_descriptor;

// weighted_laplace_p2_triangle_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p2_triangle_f64_apply_cuda_descriptor;

// weighted_laplace_p2_triangle_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p2_triangle_f64_apply_hip_descriptor;

// weighted_laplace_p1_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel weighted_laplace_p1_tetrahedron_f64_apply_cpu_descriptor;

// weighted_laplace_p1_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p1_tetrahedron_f64_apply_cuda_descriptor;

// weighted_laplace_p1_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p1_tetrahedron_f64_apply_hip_descriptor;

// weighted_laplace_p2_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p2_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel weighted_laplace_p2_tetrahedron_f64_apply_cpu_descriptor;

// weighted_laplace_p2_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p2_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p2_tetrahedron_f64_apply_cuda_descriptor;

// weighted_laplace_p2_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_p2_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* w, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel weighted_laplace_p2_tetrahedron_f64_apply_hip_descriptor;

// helmholtz_p1_triangle_f64_apply: apply of form a in helmholtz.form
int helmholtz_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel helmholtz_p1_triangle_f64_apply_cpu_descriptor;

// helmholtz_p1_triangle_f64_apply: apply of form a in helmholtz.form
int helmholtz_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p1_triangle_f64_apply_cuda_descriptor;

// helmholtz_p1_triangle_f64_apply: apply of form a in helmholtz.form
int helmholtz_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p1_triangle_f64_apply_hip_descriptor;

// helmholtz_p2_triangle_f64_apply: apply of form a in helmholtz.form
int helmholtz_p2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel helmholtz_p2_triangle_f64_apply_cpu_descriptor;

// helmholtz_p2_triangle_f64_apply: apply of form a in helmholtz.form
int helmholtz_p2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p2_triangle_f64_apply_cuda_descriptor;

// helmholtz_p2_triangle_f64_apply: apply of form a in helmholtz.form
int helmholtz_p2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p2_triangle_f64_apply_hip_descriptor;

// helmholtz_p1_tetrahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel helmholtz_p1_tetrahedron_f64_apply_cpu_descriptor;

// helmholtz_p1_tetrahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p1_tetrahedron_f64_apply_cuda_descriptor;

// helmholtz_p1_tetrahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p1_tetrahedron_f64_apply_hip_descriptor;

// helmholtz_p2_tetrahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_p2_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel helmholtz_p2_tetrahedron_f64_apply_cpu_descriptor;

// helmholtz_p2_tetrahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_p2_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p2_tetrahedron_f64_apply_cuda_descriptor;

// helmholtz_p2_tetrahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_p2_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel helmholtz_p2_tetrahedron_f64_apply_hip_descriptor;

// advection_diffusion_p1_triangle_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel advection_diffusion_p1_triangle_f64_apply_cpu_descriptor;

// advection_diffusion_p1_triangle_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p1_triangle_f64_apply_cuda_descriptor;

// advection_diffusion_p1_triangle_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p1_triangle_f64_apply_hip_descriptor;

// advection_diffusion_p2_triangle_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p2_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel advection_diffusion_p2_triangle_f64_apply_cpu_descriptor;

// advection_diffusion_p2_triangle_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p2_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p2_triangle_f64_apply_cuda_descriptor;

// advection_diffusion_p2_triangle_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p2_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p2_triangle_f64_apply_hip_descriptor;

// advection_diffusion_p1_tetrahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel advection_diffusion_p1_tetrahedron_f64_apply_cpu_descriptor;

// advection_diffusion_p1_tetrahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p1_tetrahedron_f64_apply_cuda_descriptor;

// advection_diffusion_p1_tetrahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p1_tetrahedron_f64_apply_hip_descriptor;

// advection_diffusion_p2_tetrahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p2_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel advection_diffusion_p2_tetrahedron_f64_apply_cpu_descriptor;

// advection_diffusion_p2_tetrahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p2_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p2_tetrahedron_f64_apply_cuda_descriptor;

// advection_diffusion_p2_tetrahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_p2_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel advection_diffusion_p2_tetrahedron_f64_apply_hip_descriptor;

// laplace_q1_quadrilateral_f64_apply: apply of form a in laplace.form
int laplace_q1_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_quadrilateral_f64_apply_cpu_descriptor;

// laplace_q1_quadrilateral_f64_apply: apply of form a in laplace.form
int laplace_q1_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_quadrilateral_f64_apply_cuda_descriptor;

// laplace_q1_quadrilateral_f64_apply: apply of form a in laplace.form
int laplace_q1_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_quadrilateral_f64_apply_hip_descriptor;

// laplace_q1_hexahedron_f64_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_apply_cpu_descriptor;

// laplace_q1_hexahedron_f64_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_apply_cuda_descriptor;

// laplace_q1_hexahedron_f64_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_apply_hip_descriptor;

// mass_q1_quadrilateral_f64_apply: apply of form a in mass.form
int mass_q1_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_q1_quadrilateral_f64_apply_cpu_descriptor;

// mass_q1_quadrilateral_f64_apply: apply of form a in mass.form
int mass_q1_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_quadrilateral_f64_apply_cuda_descriptor;

// mass_q1_quadrilateral_f64_apply: apply of form a in mass.form
int mass_q1_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_quadrilateral_f64_apply_hip_descriptor;

// mass_q1_hexahedron_f64_apply: apply of form a in mass.form
int mass_q1_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_q1_hexahedron_f64_apply_cpu_descriptor;

// mass_q1_hexahedron_f64_apply: apply of form a in mass.form
int mass_q1_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_apply_cuda_descriptor;

// mass_q1_hexahedron_f64_apply: apply of form a in mass.form
int mass_q1_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_apply_hip_descriptor;

// vector_laplace_q1x2_quadrilateral_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x2_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_q1x2_quadrilateral_f64_apply_cpu_descriptor;

// vector_laplace_q1x2_quadrilateral_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x2_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_q1x2_quadrilateral_f64_apply_cuda_descriptor;

// vector_laplace_q1x2_quadrilateral_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x2_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_q1x2_quadrilateral_f64_apply_hip_descriptor;

// vector_laplace_q1x3_hexahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_apply_cpu_descriptor;

// vector_laplace_q1x3_hexahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_apply_cuda_descriptor;

// vector_laplace_q1x3_hexahedron_f64_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_apply_hip_descriptor;

// elasticity_q1x2_quadrilateral_f64_apply: apply of form a in elasticity.form
int elasticity_q1x2_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_q1x2_quadrilateral_f64_apply_cpu_descriptor;

// elasticity_q1x2_quadrilateral_f64_apply: apply of form a in elasticity.form
int elasticity_q1x2_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x2_quadrilateral_f64_apply_cuda_descriptor;

// elasticity_q1x2_quadrilateral_f64_apply: apply of form a in elasticity.form
int elasticity_q1x2_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x2_quadrilateral_f64_apply_hip_descriptor;

// elasticity_q1x3_hexahedron_f64_apply: apply of form a in elasticity.form
int elasticity_q1x3_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_q1x3_hexahedron_f64_apply_cpu_descriptor;

// elasticity_q1x3_hexahedron_f64_apply: apply of form a in elasticity.form
int elasticity_q1x3_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x3_hexahedron_f64_apply_cuda_descriptor;

// elasticity_q1x3_hexahedron_f64_apply: apply of form a in elasticity.form
int elasticity_q1x3_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_q1x3_hexahedron_f64_apply_hip_descriptor;

// elasticity_lame_q1x2_quadrilateral_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x2_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_apply_cpu_descriptor;

// elasticity_lame_q1x2_quadrilateral_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x2_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_apply_cuda_descriptor;

// elasticity_lame_q1x2_quadrilateral_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x2_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_apply_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_apply_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_apply_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_apply_hip_descriptor;

// weighted_laplace_q1_quadrilateral_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_q1_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel weighted_laplace_q1_quadrilateral_f64_apply_cpu_descriptor;

// weighted_laplace_q1_quadrilateral_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_q1_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_quadrilateral_f64_apply_cuda_descriptor;

// weighted_laplace_q1_quadrilateral_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_q1_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_quadrilateral_f64_apply_hip_descriptor;

// weighted_laplace_q1_hexahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_q1_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel weighted_laplace_q1_hexahedron_f64_apply_cpu_descriptor;

// weighted_laplace_q1_hexahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_q1_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_hexahedron_f64_apply_cuda_descriptor;

// weighted_laplace_q1_hexahedron_f64_apply: apply of form a in weighted_laplace.form
int weighted_laplace_q1_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* w, void* stream);
extern const femforge_kernel weighted_laplace_q1_hexahedron_f64_apply_hip_descriptor;

// helmholtz_q1_quadrilateral_f64_apply: apply of form a in helmholtz.form
int helmholtz_q1_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel helmholtz_q1_quadrilateral_f64_apply_cpu_descriptor;

// helmholtz_q1_quadrilateral_f64_apply: apply of form a in helmholtz.form
int helmholtz_q1_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_quadrilateral_f64_apply_cuda_descriptor;

// helmholtz_q1_quadrilateral_f64_apply: apply of form a in helmholtz.form
int helmholtz_q1_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_quadrilateral_f64_apply_hip_descriptor;

// helmholtz_q1_hexahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_q1_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel helmholtz_q1_hexahedron_f64_apply_cpu_descriptor;

// helmholtz_q1_hexahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_q1_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_hexahedron_f64_apply_cuda_descriptor;

// helmholtz_q1_hexahedron_f64_apply: apply of form a in helmholtz.form
int helmholtz_q1_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* wavenumber, void* stream);
extern const femforge_kernel helmholtz_q1_hexahedron_f64_apply_hip_descriptor;

// advection_diffusion_q1_quadrilateral_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_q1_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel advection_diffusion_q1_quadrilateral_f64_apply_cpu_descriptor;

// advection_diffusion_q1_quadrilateral_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_q1_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_quadrilateral_f64_apply_cuda_descriptor;

// advection_diffusion_q1_quadrilateral_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_q1_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_quadrilateral_f64_apply_hip_descriptor;

// advection_diffusion_q1_hexahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_q1_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel advection_diffusion_q1_hexahedron_f64_apply_cpu_descriptor;

// advection_diffusion_q1_hexahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_q1_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_hexahedron_f64_apply_cuda_descriptor;

// advection_diffusion_q1_hexahedron_f64_apply: apply of form a in advection_diffusion.form
int advection_diffusion_q1_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* b, const double* nu, void* stream);
extern const femforge_kernel advection_diffusion_q1_hexahedron_f64_apply_hip_descriptor;

// laplace_q2_quadrilateral_f64_apply: apply of form a in laplace.form
int laplace_q2_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q2_quadrilateral_f64_apply_cpu_descriptor;

// laplace_q2_quadrilateral_f64_apply: apply of form a in laplace.form
int laplace_q2_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_quadrilateral_f64_apply_cuda_descriptor;

// laplace_q2_quadrilateral_f64_apply: apply of form a in laplace.form
int laplace_q2_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_quadrilateral_f64_apply_hip_descriptor;

// laplace_q2_hexahedron_f64_apply: apply of form a in laplace.form
int laplace_q2_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q2_hexahedron_f64_apply_cpu_descriptor;

// laplace_q2_hexahedron_f64_apply: apply of form a in laplace.form
int laplace_q2_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_hexahedron_f64_apply_cuda_descriptor;

// laplace_q2_hexahedron_f64_apply: apply of form a in laplace.form
int laplace_q2_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q2_hexahedron_f64_apply_hip_descriptor;

// mass_q2_quadrilateral_f64_apply: apply of form a in mass.form
int mass_q2_quadrilateral_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_q2_quadrilateral_f64_apply_cpu_descriptor;

// mass_q2_quadrilateral_f64_apply: apply of form a in mass.form
int mass_q2_quadrilateral_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_quadrilateral_f64_apply_cuda_descriptor;

// mass_q2_quadrilateral_f64_apply: apply of form a in mass.form
int mass_q2_quadrilateral_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_quadrilateral_f64_apply_hip_descriptor;

// mass_q2_hexahedron_f64_apply: apply of form a in mass.form
int mass_q2_hexahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_q2_hexahedron_f64_apply_cpu_descriptor;

// mass_q2_hexahedron_f64_apply: apply of form a in mass.form
int mass_q2_hexahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_hexahedron_f64_apply_cuda_descriptor;

// mass_q2_hexahedron_f64_apply: apply of form a in mass.form
int mass_q2_hexahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q2_hexahedron_f64_apply_hip_descriptor;

// stokes_p2x2_p1_triangle_f64_apply: apply of form a in stokes.form
int stokes_p2x2_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_cpu_descriptor;

// stokes_p2x2_p1_triangle_f64_apply: apply of form a in stokes.form
int stokes_p2x2_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_cuda_descriptor;

// stokes_p2x2_p1_triangle_f64_apply: apply of form a in stokes.form
int stokes_p2x2_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_hip_descriptor;

// stokes_p2x3_p1_tetrahedron_f64_apply: apply of form a in stokes.form
int stokes_p2x3_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_apply_cpu_descriptor;

// stokes_p2x3_p1_tetrahedron_f64_apply: apply of form a in stokes.form
int stokes_p2x3_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_apply_cuda_descriptor;

// stokes_p2x3_p1_tetrahedron_f64_apply: apply of form a in stokes.form
int stokes_p2x3_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_apply_hip_descriptor;

// stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply: apply of form a in stokes_mini.form
int stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_cpu_descriptor;

// stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply: apply of form a in stokes_mini.form
int stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_cuda_descriptor;

// stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply: apply of form a in stokes_mini.form
int stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_hip_descriptor;

// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply: apply of form a in stokes_mini.form
int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cpu_descriptor;

// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply: apply of form a in stokes_mini.form
int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_cuda_descriptor;

// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply: apply of form a in stokes_mini.form
int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_apply_hip_descriptor;

// strain_projection_a_dp0x_2x2_sym_triangle_f64_apply: apply of form a in strain_projection.form
int strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_cpu_descriptor;

// strain_projection_a_dp0x_2x2_sym_triangle_f64_apply: apply of form a in strain_projection.form
int strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_cuda_descriptor;

// strain_projection_a_dp0x_2x2_sym_triangle_f64_apply: apply of form a in strain_projection.form
int strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_2x2_sym_triangle_f64_apply_hip_descriptor;

// strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply: apply of form a in strain_projection.form
int strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_cpu_descriptor;

// strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply: apply of form a in strain_projection.form
int strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_cuda_descriptor;

// strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply: apply of form a in strain_projection.form
int strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_hip_descriptor;

// two_materials_dx1_p1_triangle_f64_apply: apply of form a in two_materials.form
int two_materials_dx1_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* core, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel two_materials_dx1_p1_triangle_f64_apply_cpu_descriptor;

// two_materials_dx1_p1_triangle_f64_apply: apply of form a in two_materials.form
int two_materials_dx1_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* core, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx1_p1_triangle_f64_apply_cuda_descriptor;

// two_materials_dx1_p1_triangle_f64_apply: apply of form a in two_materials.form
int two_materials_dx1_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* core, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx1_p1_triangle_f64_apply_hip_descriptor;

// two_materials_dx2_p1_triangle_f64_apply: apply of form a in two_materials.form
int two_materials_dx2_p1_triangle_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel two_materials_dx2_p1_triangle_f64_apply_cpu_descriptor;

// two_materials_dx2_p1_triangle_f64_apply: apply of form a in two_materials.form
int two_materials_dx2_p1_triangle_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx2_p1_triangle_f64_apply_cuda_descriptor;

// two_materials_dx2_p1_triangle_f64_apply: apply of form a in two_materials.form
int two_materials_dx2_p1_triangle_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx2_p1_triangle_f64_apply_hip_descriptor;

// two_materials_dx1_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
int two_materials_dx1_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* core, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel two_materials_dx1_p1_tetrahedron_f64_apply_cpu_descriptor;

// two_materials_dx1_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
int two_materials_dx1_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* core, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx1_p1_tetrahedron_f64_apply_cuda_descriptor;

// two_materials_dx1_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
int two_materials_dx1_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* core, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx1_p1_tetrahedron_f64_apply_hip_descriptor;

// two_materials_dx2_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
int two_materials_dx2_p1_tetrahedron_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_apply_cpu_descriptor;

// two_materials_dx2_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
int two_materials_dx2_p1_tetrahedron_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_apply_cuda_descriptor;

// two_materials_dx2_p1_tetrahedron_f64_apply: apply of form a in two_materials.form
int two_materials_dx2_p1_tetrahedron_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, const double* shell, const double* rate, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel two_materials_dx2_p1_tetrahedron_f64_apply_hip_descriptor;

// curved_laplace_p2_triangle_q2geometry_f64_apply: apply of form a in curved_laplace.form
int curved_laplace_p2_triangle_q2geometry_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_apply_cpu_descriptor;

// curved_laplace_p2_triangle_q2geometry_f64_apply: apply of form a in curved_laplace.form
int curved_laplace_p2_triangle_q2geometry_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_apply_cuda_descriptor;

// curved_laplace_p2_triangle_q2geometry_f64_apply: apply of form a in curved_laplace.form
int curved_laplace_p2_triangle_q2geometry_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_apply_hip_descriptor;

// curved_laplace_p2_tetrahedron_q2geometry_f64_apply: apply of form a in curved_laplace.form
int curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cpu_descriptor;

// curved_laplace_p2_tetrahedron_q2geometry_f64_apply: apply of form a in curved_laplace.form
int curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cuda(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cuda_descriptor;

// curved_laplace_p2_tetrahedron_q2geometry_f64_apply: apply of form a in curved_laplace.form
int curved_laplace_p2_tetrahedron_q2geometry_f64_apply_hip(int64_t num_cells, double* y, const double* x, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_apply_hip_descriptor;

// p_laplace_j_p1_triangle_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_constrained_apply_cpu_descriptor;

// p_laplace_j_p1_triangle_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_constrained_apply_cuda_descriptor;

// p_laplace_j_p1_triangle_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_constrained_apply_hip_descriptor;

// p_laplace_f_p1_triangle_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_p1_triangle_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_f_p1_triangle_f64_constrained_residual_cpu_descriptor;

// p_laplace_f_p1_triangle_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_p1_triangle_f64_constrained_residual_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_f_p1_triangle_f64_constrained_residual_cuda_descriptor;

// p_laplace_f_p1_triangle_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_p1_triangle_f64_constrained_residual_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_f_p1_triangle_f64_constrained_residual_hip_descriptor;

// p_laplace_j_p1_triangle_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_constrained_diagonal_cpu_descriptor;

// p_laplace_j_p1_triangle_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_constrained_diagonal_cuda_descriptor;

// p_laplace_j_p1_triangle_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_p1_triangle_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_triangle_f64_constrained_diagonal_hip_descriptor;

// p_laplace_j_p1_tetrahedron_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_apply_cpu_descriptor;

// p_laplace_j_p1_tetrahedron_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_apply_cuda_descriptor;

// p_laplace_j_p1_tetrahedron_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor;

// p_laplace_f_p1_tetrahedron_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_p1_tetrahedron_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_cpu_descriptor;

// p_laplace_f_p1_tetrahedron_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor;

// p_laplace_f_p1_tetrahedron_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip_descriptor;

// p_laplace_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_diagonal_cpu_descriptor;

// p_laplace_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_diagonal_cuda_descriptor;

// p_laplace_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_p1_tetrahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_diagonal_hip_descriptor;

// neo_hookean_j_p1x2_triangle_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_apply_cpu_descriptor;

// neo_hookean_j_p1x2_triangle_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_apply_cuda_descriptor;

// neo_hookean_j_p1x2_triangle_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_apply_hip_descriptor;

// neo_hookean_f_p1x2_triangle_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_p1x2_triangle_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_f_p1x2_triangle_f64_constrained_residual_cpu_descriptor;

// neo_hookean_f_p1x2_triangle_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_p1x2_triangle_f64_constrained_residual_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_f_p1x2_triangle_f64_constrained_residual_cuda_descriptor;

// neo_hookean_f_p1x2_triangle_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_p1x2_triangle_f64_constrained_residual_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_f_p1x2_triangle_f64_constrained_residual_hip_descriptor;

// neo_hookean_j_p1x2_triangle_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_cpu_descriptor;

// neo_hookean_j_p1x2_triangle_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_cuda_descriptor;

// neo_hookean_j_p1x2_triangle_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x2_triangle_f64_constrained_diagonal_hip_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cpu_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cuda_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip_descriptor;

// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cpu_descriptor;

// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda_descriptor;

// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_cpu_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_cuda_descriptor;

// neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_diagonal_hip_descriptor;

// phase_change_j_p1_triangle_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_p1_triangle_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_p1_triangle_f64_constrained_apply_cpu_descriptor;

// phase_change_j_p1_triangle_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_p1_triangle_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_triangle_f64_constrained_apply_cuda_descriptor;

// phase_change_j_p1_triangle_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_p1_triangle_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_triangle_f64_constrained_apply_hip_descriptor;

// phase_change_f_p1_triangle_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_p1_triangle_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_f_p1_triangle_f64_constrained_residual_cpu_descriptor;

// phase_change_f_p1_triangle_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_p1_triangle_f64_constrained_residual_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_f_p1_triangle_f64_constrained_residual_cuda_descriptor;

// phase_change_f_p1_triangle_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_p1_triangle_f64_constrained_residual_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_f_p1_triangle_f64_constrained_residual_hip_descriptor;

// phase_change_j_p1_triangle_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_p1_triangle_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_p1_triangle_f64_constrained_diagonal_cpu_descriptor;

// phase_change_j_p1_triangle_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_p1_triangle_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_triangle_f64_constrained_diagonal_cuda_descriptor;

// phase_change_j_p1_triangle_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_p1_triangle_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_triangle_f64_constrained_diagonal_hip_descriptor;

// phase_change_j_p1_tetrahedron_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_cpu_descriptor;

// phase_change_j_p1_tetrahedron_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda_descriptor;

// phase_change_j_p1_tetrahedron_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor;

// phase_change_f_p1_tetrahedron_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_p1_tetrahedron_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_f_p1_tetrahedron_f64_constrained_residual_cpu_descriptor;

// phase_change_f_p1_tetrahedron_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_p1_tetrahedron_f64_constrained_residual_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor;

// phase_change_f_p1_tetrahedron_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_p1_tetrahedron_f64_constrained_residual_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_f_p1_tetrahedron_f64_constrained_residual_hip_descriptor;

// phase_change_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cpu_descriptor;

// phase_change_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cuda_descriptor;

// phase_change_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_p1_tetrahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_diagonal_hip_descriptor;

// p_laplace_j_q1_quadrilateral_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_apply_cpu_descriptor;

// p_laplace_j_q1_quadrilateral_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_apply_cuda_descriptor;

// p_laplace_j_q1_quadrilateral_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_apply_hip_descriptor;

// p_laplace_f_q1_quadrilateral_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_q1_quadrilateral_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_f_q1_quadrilateral_f64_constrained_residual_cpu_descriptor;

// p_laplace_f_q1_quadrilateral_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_q1_quadrilateral_f64_constrained_residual_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_quadrilateral_f64_constrained_residual_cuda_descriptor;

// p_laplace_f_q1_quadrilateral_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_q1_quadrilateral_f64_constrained_residual_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_quadrilateral_f64_constrained_residual_hip_descriptor;

// p_laplace_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_cpu_descriptor;

// p_laplace_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_cuda_descriptor;

// p_laplace_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_quadrilateral_f64_constrained_diagonal_hip_descriptor;

// p_laplace_j_q1_hexahedron_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_apply_cpu_descriptor;

// p_laplace_j_q1_hexahedron_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_apply_cuda_descriptor;

// p_laplace_j_q1_hexahedron_f64_constrained_apply: apply of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_apply_hip_descriptor;

// p_laplace_f_q1_hexahedron_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_q1_hexahedron_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_f_q1_hexahedron_f64_constrained_residual_cpu_descriptor;

// p_laplace_f_q1_hexahedron_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_q1_hexahedron_f64_constrained_residual_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_hexahedron_f64_constrained_residual_cuda_descriptor;

// p_laplace_f_q1_hexahedron_f64_constrained_residual: residual of form F in p_laplace.form
int p_laplace_f_q1_hexahedron_f64_constrained_residual_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* f, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_f_q1_hexahedron_f64_constrained_residual_hip_descriptor;

// p_laplace_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_diagonal_cpu_descriptor;

// p_laplace_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_diagonal_cuda_descriptor;

// p_laplace_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in p_laplace.form
int p_laplace_j_q1_hexahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* epsilon, void* stream);
extern const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_diagonal_hip_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_cpu_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_cuda_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_hip_descriptor;

// neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_cpu_descriptor;

// neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_cuda_descriptor;

// neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_hip_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_cpu_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_cuda_descriptor;

// neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_hip_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cpu_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cuda_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_constrained_apply: apply of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_hip_descriptor;

// neo_hookean_f_q1x3_hexahedron_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_cpu_descriptor;

// neo_hookean_f_q1x3_hexahedron_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_cuda_descriptor;

// neo_hookean_f_q1x3_hexahedron_f64_constrained_residual: residual of form F in neo_hookean.form
int neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* load, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_hip_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_cpu_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_cuda_descriptor;

// neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
int neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* u, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_hip_descriptor;

// phase_change_j_q1_quadrilateral_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_apply_cpu_descriptor;

// phase_change_j_q1_quadrilateral_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_apply_cuda_descriptor;

// phase_change_j_q1_quadrilateral_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_apply_hip_descriptor;

// phase_change_f_q1_quadrilateral_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_q1_quadrilateral_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_f_q1_quadrilateral_f64_constrained_residual_cpu_descriptor;

// phase_change_f_q1_quadrilateral_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_q1_quadrilateral_f64_constrained_residual_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_quadrilateral_f64_constrained_residual_cuda_descriptor;

// phase_change_f_q1_quadrilateral_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_q1_quadrilateral_f64_constrained_residual_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_quadrilateral_f64_constrained_residual_hip_descriptor;

// phase_change_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_diagonal_cpu_descriptor;

// phase_change_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_diagonal_cuda_descriptor;

// phase_change_j_q1_quadrilateral_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_q1_quadrilateral_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_quadrilateral_f64_constrained_diagonal_hip_descriptor;

// phase_change_j_q1_hexahedron_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_apply_cpu_descriptor;

// phase_change_j_q1_hexahedron_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_apply_cuda_descriptor;

// phase_change_j_q1_hexahedron_f64_constrained_apply: apply of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_apply_hip_descriptor;

// phase_change_f_q1_hexahedron_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_q1_hexahedron_f64_constrained_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_f_q1_hexahedron_f64_constrained_residual_cpu_descriptor;

// phase_change_f_q1_hexahedron_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_q1_hexahedron_f64_constrained_residual_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_hexahedron_f64_constrained_residual_cuda_descriptor;

// phase_change_f_q1_hexahedron_f64_constrained_residual: residual of form F in phase_change.form
int phase_change_f_q1_hexahedron_f64_constrained_residual_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_f_q1_hexahedron_f64_constrained_residual_hip_descriptor;

// phase_change_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_diagonal_cpu_descriptor;

// phase_change_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_diagonal_cuda_descriptor;

// phase_change_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
int phase_change_j_q1_hexahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* T, const double* melting_point, const double* conductivity, void* stream);
extern const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_diagonal_hip_descriptor;

// laplace_p1_tetrahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f64_constrained_apply_cpu_descriptor;

// laplace_p1_tetrahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_constrained_apply_cuda_descriptor;

// laplace_p1_tetrahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_constrained_apply_hip_descriptor;

// laplace_p1_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_p1_tetrahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f64_constrained_diagonal_cpu_descriptor;

// laplace_p1_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_p1_tetrahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_constrained_diagonal_cuda_descriptor;

// laplace_p1_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_p1_tetrahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_constrained_diagonal_hip_descriptor;

// laplace_p2_tetrahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p2_tetrahedron_f64_constrained_apply_cpu_descriptor;

// laplace_p2_tetrahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_constrained_apply_cuda_descriptor;

// laplace_p2_tetrahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_constrained_apply_hip_descriptor;

// laplace_p2_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_p2_tetrahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p2_tetrahedron_f64_constrained_diagonal_cpu_descriptor;

// laplace_p2_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_p2_tetrahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_constrained_diagonal_cuda_descriptor;

// laplace_p2_tetrahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_p2_tetrahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_constrained_diagonal_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_constrained_apply_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_constrained_apply_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_constrained_apply_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_constrained_diagonal_hip_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cpu_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cuda_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_hip_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal_cpu_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal_cuda_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_diagonal_hip_descriptor;

// laplace_q1_hexahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_constrained_apply_cpu_descriptor;

// laplace_q1_hexahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_constrained_apply_cuda_descriptor;

// laplace_q1_hexahedron_f64_constrained_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_constrained_apply_hip_descriptor;

// laplace_q1_hexahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_q1_hexahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_constrained_diagonal_cpu_descriptor;

// laplace_q1_hexahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_q1_hexahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_constrained_diagonal_cuda_descriptor;

// laplace_q1_hexahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
int laplace_q1_hexahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_constrained_diagonal_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_constrained_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_apply_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_constrained_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_apply_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_constrained_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_apply_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_cpu(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_cuda(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_hip(int64_t num_cells, double* y, const int32_t* offsets, const uint8_t* constrained, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_hip_descriptor;

// poisson_l_p1_tetrahedron_f64_residual: residual of form L in poisson.form
int poisson_l_p1_tetrahedron_f64_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* f, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel poisson_l_p1_tetrahedron_f64_residual_cpu_descriptor;

// poisson_l_p1_tetrahedron_f64_residual: residual of form L in poisson.form
int poisson_l_p1_tetrahedron_f64_residual_cuda(int64_t num_cells, double* y, const double* coordinates, const int32_t* cells, const double* f, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel poisson_l_p1_tetrahedron_f64_residual_cuda_descriptor;

// poisson_l_p1_tetrahedron_f64_residual: residual of form L in poisson.form
int poisson_l_p1_tetrahedron_f64_residual_hip(int64_t num_cells, double* y, const double* coordinates, const int32_t* cells, const double* f, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel poisson_l_p1_tetrahedron_f64_residual_hip_descriptor;

// poisson_l_p2_tetrahedron_f64_residual: residual of form L in poisson.form
int poisson_l_p2_tetrahedron_f64_residual_cpu(int64_t num_cells, double* y, const int32_t* offsets, const double* coordinates, const int32_t* cells, const double* f, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel poisson_l_p2_tetrahedron_f64_residual_cpu_descriptor;

// poisson_l_p2_tetrahedron_f64_residual: residual of form L in poisson.form
int poisson_l_p2_tetrahedron_f64_residual_cuda(int64_t num_cells, double* y, const double* coordinates, const int32_t* cells, const double* f, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel poisson_l_p2_tetrahedron_f64_residual_cuda_descriptor;

// poisson_l_p2_tetrahedron_f64_residual: residual of form L in poisson.form
int poisson_l_p2_tetrahedron_f64_residual_hip(int64_t num_cells, double* y, const double* coordinates, const int32_t* cells, const double* f, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel poisson_l_p2_tetrahedron_f64_residual_hip_descriptor;

// laplace_p1_tetrahedron_f64_shared_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f64_shared_apply_cpu_descriptor;

// laplace_p1_tetrahedron_f64_shared_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_shared_apply_cuda(int64_t num_cells, int64_t num_clusters, double* y, const double* x, const int32_t* cluster_offsets, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_shared_apply_cuda_descriptor;

// laplace_p1_tetrahedron_f64_shared_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_shared_apply_hip(int64_t num_cells, int64_t num_clusters, double* y, const double* x, const int32_t* cluster_offsets, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_shared_apply_hip_descriptor;

// laplace_p1_tetrahedron_f32_shared_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f32_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f32_shared_apply_cpu_descriptor;

// laplace_p1_tetrahedron_f32_shared_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f32_shared_apply_cuda(int64_t num_cells, int64_t num_clusters, float* y, const float* x, const int32_t* cluster_offsets, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_shared_apply_cuda_descriptor;

// laplace_p1_tetrahedron_f32_shared_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f32_shared_apply_hip(int64_t num_cells, int64_t num_clusters, float* y, const float* x, const int32_t* cluster_offsets, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f32_shared_apply_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cuda(int64_t num_cells, int64_t num_clusters, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_shared_apply_hip(int64_t num_cells, int64_t num_clusters, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_shared_apply_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f32_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f32_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f32_shared_apply_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f32_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f32_shared_apply_cuda(int64_t num_cells, int64_t num_clusters, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f32_shared_apply_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f32_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f32_shared_apply_hip(int64_t num_cells, int64_t num_clusters, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f32_shared_apply_hip_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_shared_apply_cpu_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_shared_apply_cuda(int64_t num_cells, int64_t num_clusters, double* y, const double* x, const int32_t* offsets, const double* coordinates, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_shared_apply_cuda_descriptor;

// vector_laplace_p1x3_tetrahedron_f64_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f64_shared_apply_hip(int64_t num_cells, int64_t num_clusters, double* y, const double* x, const int32_t* offsets, const double* coordinates, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_shared_apply_hip_descriptor;

// vector_laplace_p1x3_tetrahedron_f32_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f32_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f32_shared_apply_cpu_descriptor;

// vector_laplace_p1x3_tetrahedron_f32_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f32_shared_apply_cuda(int64_t num_cells, int64_t num_clusters, float* y, const float* x, const int32_t* offsets, const float* coordinates, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f32_shared_apply_cuda_descriptor;

// vector_laplace_p1x3_tetrahedron_f32_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_p1x3_tetrahedron_f32_shared_apply_hip(int64_t num_cells, int64_t num_clusters, float* y, const float* x, const int32_t* offsets, const float* coordinates, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel vector_laplace_p1x3_tetrahedron_f32_shared_apply_hip_descriptor;

// laplace_q1_hexahedron_f64_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_shared_apply_cpu_descriptor;

// laplace_q1_hexahedron_f64_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_shared_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_shared_apply_cuda_descriptor;

// laplace_q1_hexahedron_f64_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_shared_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_shared_apply_hip_descriptor;

// laplace_q1_hexahedron_f32_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f32_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f32_shared_apply_cpu_descriptor;

// laplace_q1_hexahedron_f32_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f32_shared_apply_cuda(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f32_shared_apply_cuda_descriptor;

// laplace_q1_hexahedron_f32_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f32_shared_apply_hip(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f32_shared_apply_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_shared_apply_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_shared_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_shared_apply_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_shared_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_shared_apply_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f32_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f32_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_shared_apply_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f32_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f32_shared_apply_cuda(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_shared_apply_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f32_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f32_shared_apply_hip(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_shared_apply_hip_descriptor;

// vector_laplace_q1x3_hexahedron_f64_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f64_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_cpu_descriptor;

// vector_laplace_q1x3_hexahedron_f64_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda_descriptor;

// vector_laplace_q1x3_hexahedron_f64_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f64_shared_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_hip_descriptor;

// vector_laplace_q1x3_hexahedron_f32_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f32_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f32_shared_apply_cpu_descriptor;

// vector_laplace_q1x3_hexahedron_f32_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f32_shared_apply_cuda(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f32_shared_apply_cuda_descriptor;

// vector_laplace_q1x3_hexahedron_f32_shared_apply: apply of form a in vector_laplace.form
int vector_laplace_q1x3_hexahedron_f32_shared_apply_hip(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel vector_laplace_q1x3_hexahedron_f32_shared_apply_hip_descriptor;

// laplace_q1_hexahedron_f64_affine_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_affine_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_affine_shared_apply_cpu_descriptor;

// laplace_q1_hexahedron_f64_affine_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_affine_shared_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_affine_shared_apply_cuda_descriptor;

// laplace_q1_hexahedron_f64_affine_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_affine_shared_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_affine_shared_apply_hip_descriptor;

// laplace_q1_hexahedron_f32_affine_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f32_affine_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f32_affine_shared_apply_cpu_descriptor;

// laplace_q1_hexahedron_f32_affine_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f32_affine_shared_apply_cuda(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f32_affine_shared_apply_cuda_descriptor;

// laplace_q1_hexahedron_f32_affine_shared_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f32_affine_shared_apply_hip(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f32_affine_shared_apply_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_cpu(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_cuda(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_hip(int64_t num_cells, float* y, const float* x, const int32_t* offsets, const float* coordinates, const float* lmbda, const float* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_hip_descriptor;

// laplace_q1_hexahedron_f64_from_points_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_from_points_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_cpu_descriptor;

// laplace_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in laplace.form
int laplace_q1_hexahedron_f64_from_points_apply_geometry_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
extern const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_geometry_cpu_descriptor;

// laplace_q1_hexahedron_f64_from_points_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_from_points_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_cuda_descriptor;

// laplace_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in laplace.form
int laplace_q1_hexahedron_f64_from_points_apply_geometry_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_geometry_cuda_descriptor;

// laplace_q1_hexahedron_f64_from_points_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_from_points_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_hip_descriptor;

// laplace_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in laplace.form
int laplace_q1_hexahedron_f64_from_points_apply_geometry_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_geometry_hip_descriptor;

// mass_q1_hexahedron_f64_from_points_apply: apply of form a in mass.form
int mass_q1_hexahedron_f64_from_points_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_cpu_descriptor;

// mass_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in mass.form
int mass_q1_hexahedron_f64_from_points_apply_geometry_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
extern const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_geometry_cpu_descriptor;

// mass_q1_hexahedron_f64_from_points_apply: apply of form a in mass.form
int mass_q1_hexahedron_f64_from_points_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_cuda_descriptor;

// mass_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in mass.form
int mass_q1_hexahedron_f64_from_points_apply_geometry_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_geometry_cuda_descriptor;

// mass_q1_hexahedron_f64_from_points_apply: apply of form a in mass.form
int mass_q1_hexahedron_f64_from_points_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_hip_descriptor;

// mass_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in mass.form
int mass_q1_hexahedron_f64_from_points_apply_geometry_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_geometry_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_from_points_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_from_points_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_from_points_apply: apply of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_hip_descriptor;

// laplace_p1_tetrahedron_f64_from_g_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_g_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_g_apply_cpu_descriptor;

// laplace_p1_tetrahedron_f64_from_g_apply_geometry: geometry of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_g_apply_geometry_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_g_apply_geometry_cpu_descriptor;

// laplace_p1_tetrahedron_f64_from_g_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_g_apply_cuda(int64_t num_cells, double* y, const double* x, const double* geometry, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_g_apply_cuda_descriptor;

// laplace_p1_tetrahedron_f64_from_g_apply_geometry: geometry of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_g_apply_geometry_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_g_apply_geometry_cuda_descriptor;

// laplace_p1_tetrahedron_f64_from_g_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_g_apply_hip(int64_t num_cells, double* y, const double* x, const double* geometry, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_g_apply_hip_descriptor;

// laplace_p1_tetrahedron_f64_from_g_apply_geometry: geometry of form a in laplace.form
int laplace_p1_tetrahedron_f64_from_g_apply_geometry_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_from_g_apply_geometry_hip_descriptor;

// laplace_p2_tetrahedron_f64_from_g_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_from_g_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p2_tetrahedron_f64_from_g_apply_cpu_descriptor;

// laplace_p2_tetrahedron_f64_from_g_apply_geometry: geometry of form a in laplace.form
int laplace_p2_tetrahedron_f64_from_g_apply_geometry_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
extern const femforge_kernel laplace_p2_tetrahedron_f64_from_g_apply_geometry_cpu_descriptor;

// laplace_p2_tetrahedron_f64_from_g_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_from_g_apply_cuda(int64_t num_cells, double* y, const double* x, const double* geometry, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_from_g_apply_cuda_descriptor;

// laplace_p2_tetrahedron_f64_from_g_apply_geometry: geometry of form a in laplace.form
int laplace_p2_tetrahedron_f64_from_g_apply_geometry_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_from_g_apply_geometry_cuda_descriptor;

// laplace_p2_tetrahedron_f64_from_g_apply: apply of form a in laplace.form
int laplace_p2_tetrahedron_f64_from_g_apply_hip(int64_t num_cells, double* y, const double* x, const double* geometry, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_from_g_apply_hip_descriptor;

// laplace_p2_tetrahedron_f64_from_g_apply_geometry: geometry of form a in laplace.form
int laplace_p2_tetrahedron_f64_from_g_apply_geometry_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_from_g_apply_geometry_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry_cpu_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cuda(int64_t num_cells, double* y, const double* x, const double* geometry, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry_cuda_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_hip(int64_t num_cells, double* y, const double* x, const double* geometry, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_hip_descriptor;

// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_geometry_hip_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* geometry, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cpu_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry_cpu(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry_cpu_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cuda(int64_t num_cells, double* y, const double* x, const double* geometry, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cuda_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry_cuda(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry_cuda_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_hip(int64_t num_cells, double* y, const double* x, const double* geometry, const double* lmbda, const double* mu, int64_t num_patches, const int64_t* patch_cells, const int64_t* patch_nodes, const int32_t* node_offsets, const uint16_t* local_nodes, const uint16_t* contributions, const uint16_t* contribution_ends, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_hip_descriptor;

// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry: geometry of form a in elasticity_lame.form
int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry_hip(int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_geometry_hip_descriptor;

// laplace_p1_tetrahedron_f64_gather_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_gather_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_nodes, double* element_vectors, const int32_t* node_offsets, const int64_t* contribution_begin, const int32_t* contributions);
extern const femforge_kernel laplace_p1_tetrahedron_f64_gather_apply_cpu_descriptor;

// laplace_p1_tetrahedron_f64_gather_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_gather_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_nodes, double* element_vectors, const int32_t* node_offsets, const int64_t* contribution_begin, const int32_t* contributions, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_gather_apply_cuda_descriptor;

// laplace_p1_tetrahedron_f64_gather_apply: apply of form a in laplace.form
int laplace_p1_tetrahedron_f64_gather_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_nodes, double* element_vectors, const int32_t* node_offsets, const int64_t* contribution_begin, const int32_t* contributions, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_gather_apply_hip_descriptor;

// laplace_q1_hexahedron_f64_gather_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_gather_apply_cpu(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_nodes, double* element_vectors, const int32_t* node_offsets, const int64_t* contribution_begin, const int32_t* contributions);
extern const femforge_kernel laplace_q1_hexahedron_f64_gather_apply_cpu_descriptor;

// laplace_q1_hexahedron_f64_gather_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_gather_apply_cuda(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_nodes, double* element_vectors, const int32_t* node_offsets, const int64_t* contribution_begin, const int32_t* contributions, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_gather_apply_cuda_descriptor;

// laplace_q1_hexahedron_f64_gather_apply: apply of form a in laplace.form
int laplace_q1_hexahedron_f64_gather_apply_hip(int64_t num_cells, double* y, const double* x, const int32_t* offsets, const double* coordinates, const int32_t* cells, int64_t num_nodes, double* element_vectors, const int32_t* node_offsets, const int64_t* contribution_begin, const int32_t* contributions, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_gather_apply_hip_descriptor;

// laplace_p1_tetrahedron_f64_assemble: assemble of form a in laplace.form
int laplace_p1_tetrahedron_f64_assemble_cpu(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p1_tetrahedron_f64_assemble_cpu_descriptor;

// laplace_p1_tetrahedron_f64_assemble: assemble of form a in laplace.form
int laplace_p1_tetrahedron_f64_assemble_cuda(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_assemble_cuda_descriptor;

// laplace_p1_tetrahedron_f64_assemble: assemble of form a in laplace.form
int laplace_p1_tetrahedron_f64_assemble_hip(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p1_tetrahedron_f64_assemble_hip_descriptor;

// laplace_p2_tetrahedron_f64_assemble: assemble of form a in laplace.form
int laplace_p2_tetrahedron_f64_assemble_cpu(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_p2_tetrahedron_f64_assemble_cpu_descriptor;

// laplace_p2_tetrahedron_f64_assemble: assemble of form a in laplace.form
int laplace_p2_tetrahedron_f64_assemble_cuda(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_assemble_cuda_descriptor;

// laplace_p2_tetrahedron_f64_assemble: assemble of form a in laplace.form
int laplace_p2_tetrahedron_f64_assemble_hip(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_p2_tetrahedron_f64_assemble_hip_descriptor;

// elasticity_p1x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_assemble_cpu(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_assemble_cpu_descriptor;

// elasticity_p1x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_assemble_cuda(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_assemble_cuda_descriptor;

// elasticity_p1x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
int elasticity_p1x3_tetrahedron_f64_assemble_hip(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p1x3_tetrahedron_f64_assemble_hip_descriptor;

// elasticity_p2x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_assemble_cpu(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_assemble_cpu_descriptor;

// elasticity_p2x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_assemble_cuda(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_assemble_cuda_descriptor;

// elasticity_p2x3_tetrahedron_f64_assemble: assemble of form a in elasticity.form
int elasticity_p2x3_tetrahedron_f64_assemble_hip(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel elasticity_p2x3_tetrahedron_f64_assemble_hip_descriptor;

// laplace_q1_hexahedron_f64_assemble: assemble of form a in laplace.form
int laplace_q1_hexahedron_f64_assemble_cpu(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel laplace_q1_hexahedron_f64_assemble_cpu_descriptor;

// laplace_q1_hexahedron_f64_assemble: assemble of form a in laplace.form
int laplace_q1_hexahedron_f64_assemble_cuda(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_assemble_cuda_descriptor;

// laplace_q1_hexahedron_f64_assemble: assemble of form a in laplace.form
int laplace_q1_hexahedron_f64_assemble_hip(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, void* stream);
extern const femforge_kernel laplace_q1_hexahedron_f64_assemble_hip_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_assemble: assemble of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_assemble_cpu(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, int64_t num_colours, const int64_t* colour_begin);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_assemble_cpu_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_assemble: assemble of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_assemble_cuda(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_assemble_cuda_descriptor;

// elasticity_lame_q1x3_hexahedron_f64_assemble: assemble of form a in elasticity_lame.form
int elasticity_lame_q1x3_hexahedron_f64_assemble_hip(int64_t num_cells, double* matrix_values, const int32_t* slots, const double* coordinates, const int32_t* cells, const double* lmbda, const double* mu, void* stream);
extern const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_assemble_hip_descriptor;

// All kernels of a target; `count` gets their number.
const femforge_kernel* const* femforge_kernels_cpu(int32_t* count);
const femforge_kernel* const* femforge_kernels_cuda(int32_t* count);
const femforge_kernel* const* femforge_kernels_hip(int32_t* count);

#ifdef __cplusplus
}
#endif

#endif
