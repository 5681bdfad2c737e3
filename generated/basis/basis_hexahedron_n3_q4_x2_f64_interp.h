// basis_hexahedron_n3_q4_x2_f64_interp: interp on a hexahedron
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef BASIS_HEXAHEDRON_N3_Q4_X2_F64_INTERP_H
#define BASIS_HEXAHEDRON_N3_Q4_X2_F64_INTERP_H

#include <stdint.h>

#include "femforge_basis.h"

#ifdef __cplusplus
extern "C" {
#endif

int basis_hexahedron_n3_q4_x2_f64_interp_cpu(int64_t num_cells, const double* u, double* v);
extern const femforge_basis_action basis_hexahedron_n3_q4_x2_f64_interp_cpu_descriptor;
int basis_hexahedron_n3_q4_x2_f64_interp_cuda(int64_t num_cells, const double* u, double* v, void* stream);
extern const femforge_basis_action basis_hexahedron_n3_q4_x2_f64_interp_cuda_descriptor;
int basis_hexahedron_n3_q4_x2_f64_interp_hip(int64_t num_cells, const double* u, double* v, void* stream);
extern const femforge_basis_action basis_hexahedron_n3_q4_x2_f64_interp_hip_descriptor;

#ifdef __cplusplus
}
#endif

#endif
