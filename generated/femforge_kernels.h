// The kernels of the library femforge_kernels.
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef FEMFORGE_KERNELS_H
#define FEMFORGE_KERNELS_H

#include <stdint.h>

#include "femforge_descriptor.h"
#include "femforge_basis.h"
#include "laplace/laplace_p1_tetrahedron_f64_element_tensor.h"
#include "laplace/laplace_p1_tetrahedron_f64_apply.h"
#include "laplace/laplace_p2_tetrahedron_f64_element_tensor.h"
#include "laplace/laplace_p2_tetrahedron_f64_apply.h"
#include "mass/mass_p1_tetrahedron_f64_element_tensor.h"
#include "mass/mass_p1_tetrahedron_f64_apply.h"
#include "weighted_laplace/weighted_laplace_p1_tetrahedron_f64_element_tensor.h"
#include "weighted_laplace/weighted_laplace_p1_tetrahedron_f64_apply.h"
#include "elasticity_lame/elasticity_lame_p1x3_tetrahedron_f64_element_tensor.h"
#include "elasticity_lame/elasticity_lame_p1x3_tetrahedron_f64_apply.h"
#include "elasticity/elasticity_p1x3_tetrahedron_f64_element_tensor.h"
#include "advection_diffusion/advection_diffusion_p1_tetrahedron_f64_element_tensor.h"
#include "poisson/poisson_a_p1_tetrahedron_f64_element_tensor.h"
#include "poisson/poisson_l_p1_tetrahedron_f64_element_tensor.h"
#include "load/load_p1_tetrahedron_f64_element_tensor.h"
#include "energy/energy_p1_tetrahedron_f64_element_tensor.h"
#include "helmholtz/helmholtz_p6_tetrahedron_f64_apply.h"
#include "laplace/laplace_q1_hexahedron_f64_element_tensor.h"
#include "elasticity_lame/elasticity_lame_q1x3_hexahedron_f64_element_tensor.h"
#include "laplace/laplace_q1_hexahedron_f64_shared_apply.h"
#include "elasticity_lame/elasticity_lame_q1x3_hexahedron_f64_shared_apply.h"
#include "vector_laplace/vector_laplace_q1x3_hexahedron_f64_shared_apply.h"
#include "laplace/laplace_p1_tetrahedron_f64_shared_apply.h"
#include "elasticity_lame/elasticity_lame_p1x3_tetrahedron_f64_shared_apply.h"
#include "laplace/laplace_p1_tetrahedron_f64_assemble.h"
#include "heat_step/heat_step_p1_tetrahedron_f64_apply.h"
#include "stokes/stokes_p2x2_p1_triangle_f64_element_tensor.h"
#include "stokes/stokes_p2x2_p1_triangle_f64_apply.h"
#include "stokes_mini/stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor.h"
#include "strain_projection/strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor.h"
#include "strain_projection/strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor.h"
#include "two_materials/two_materials_dx1_p1_triangle_f64_element_tensor.h"
#include "two_materials/two_materials_dx2_p1_triangle_f64_element_tensor.h"
#include "curved_laplace/curved_laplace_p2_triangle_q2geometry_f64_element_tensor.h"
#include "neo_hookean/neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"
#include "neo_hookean/neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual.h"
#include "p_laplace/p_laplace_j_p1_tetrahedron_f64_constrained_apply.h"
#include "p_laplace/p_laplace_f_p1_tetrahedron_f64_constrained_residual.h"
#include "phase_change/phase_change_j_p1_tetrahedron_f64_constrained_apply.h"
#include "phase_change/phase_change_f_p1_tetrahedron_f64_constrained_residual.h"
#include "error_norm/error_norm_p1_tetrahedron_f64_functional.h"
#include "interior_penalty/interior_penalty_a_dp1_tetrahedron_f64_apply.h"
#include "interior_penalty/interior_penalty_a_ds_dp1_tetrahedron_f64_apply.h"
#include "interior_penalty/interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply.h"
#include "basis/basis_hexahedron_n3_q4_x2_f64_interp.h"
#include "basis/basis_hexahedron_n3_q4_x2_f64_grad.h"

#ifdef __cplusplus
extern "C" {
#endif

// All kernels of a target; `count` gets their number.
const femforge_kernel* const* femforge_kernels_cpu(int32_t* count);
const femforge_kernel* const* femforge_kernels_cuda(int32_t* count);
const femforge_kernel* const* femforge_kernels_hip(int32_t* count);

// All basis actions of a target; `count` gets their number.
const femforge_basis_action* const* femforge_kernels_basis_cpu(int32_t* count);
const femforge_basis_action* const* femforge_kernels_basis_cuda(int32_t* count);
const femforge_basis_action* const* femforge_kernels_basis_hip(int32_t* count);

#ifdef __cplusplus
}
#endif

#endif
