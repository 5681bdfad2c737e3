// All hip kernels of the library femforge_kernels.
//
// Written by femforge 0.1.0. Do not edit: generate again.
#include "femforge_kernels.h"

extern "C" const femforge_kernel* const* femforge_kernels_hip(int32_t* count) {
  static const femforge_kernel* const kernels[] = {
      &laplace_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &laplace_p1_tetrahedron_f64_apply_hip_descriptor,
      &laplace_p2_tetrahedron_f64_element_tensor_hip_descriptor,
      &laplace_p2_tetrahedron_f64_apply_hip_descriptor,
      &mass_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &mass_p1_tetrahedron_f64_apply_hip_descriptor,
      &weighted_laplace_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &weighted_laplace_p1_tetrahedron_f64_apply_hip_descriptor,
      &elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip_descriptor,
      &elasticity_lame_p1x3_tetrahedron_f64_apply_hip_descriptor,
      &elasticity_p1x3_tetrahedron_f64_element_tensor_hip_descriptor,
      &advection_diffusion_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &poisson_a_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &poisson_l_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &load_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &energy_p1_tetrahedron_f64_element_tensor_hip_descriptor,
      &helmholtz_p6_tetrahedron_f64_apply_hip_descriptor,
      &laplace_q1_hexahedron_f64_element_tensor_hip_descriptor,
      &elasticity_lame_q1x3_hexahedron_f64_element_tensor_hip_descriptor,
      &laplace_q1_hexahedron_f64_shared_apply_hip_descriptor,
      &elasticity_lame_q1x3_hexahedron_f64_shared_apply_hip_descriptor,
      &vector_laplace_q1x3_hexahedron_f64_shared_apply_hip_descriptor,
      &laplace_p1_tetrahedron_f64_shared_apply_hip_descriptor,
      &elasticity_lame_p1x3_tetrahedron_f64_shared_apply_hip_descriptor,
      &laplace_p1_tetrahedron_f64_assemble_hip_descriptor,
      &heat_step_p1_tetrahedron_f64_apply_hip_descriptor,
      &stokes_p2x2_p1_triangle_f64_element_tensor_hip_descriptor,
      &stokes_p2x2_p1_triangle_f64_apply_hip_descriptor,
      &stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_hip_descriptor,
      &strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_hip_descriptor,
      &strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_hip_descriptor,
      &two_materials_dx1_p1_triangle_f64_element_tensor_hip_descriptor,
      &two_materials_dx2_p1_triangle_f64_element_tensor_hip_descriptor,
      &curved_laplace_p2_triangle_q2geometry_f64_element_tensor_hip_descriptor,
      &neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip_descriptor,
      &neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip_descriptor,
      &p_laplace_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor,
      &p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip_descriptor,
      &phase_change_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor,
      &phase_change_f_p1_tetrahedron_f64_constrained_residual_hip_descriptor,
      &error_norm_p1_tetrahedron_f64_functional_hip_descriptor,
      &interior_penalty_a_dp1_tetrahedron_f64_apply_hip_descriptor,
      &interior_penalty_a_ds_dp1_tetrahedron_f64_apply_hip_descriptor,
      &interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_hip_descriptor,
  };
  *count = 44;
  return kernels;
}

extern "C" const femforge_basis_action* const* femforge_kernels_basis_hip(int32_t* count) {
  static const femforge_basis_action* const basis_actions[] = {
      &basis_hexahedron_n3_q4_x2_f64_interp_hip_descriptor,
      &basis_hexahedron_n3_q4_x2_f64_grad_hip_descriptor,
  };
  *count = 2;
  return basis_actions;
}
