// All cuda kernels of the library femforge_kernels.
//
// Written by femforge 0.1.0. Do not edit: generate again.
#include "femforge_kernels.h"

extern "C" const femforge_kernel* const* femforge_kernels_cuda(int32_t* count) {
  static const femforge_kernel* const kernels[] = {
      &laplace_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &laplace_p1_tetrahedron_f64_apply_cuda_descriptor,
      &laplace_p2_tetrahedron_f64_element_tensor_cuda_descriptor,
      &laplace_p2_tetrahedron_f64_apply_cuda_descriptor,
      &mass_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &mass_p1_tetrahedron_f64_apply_cuda_descriptor,
      &weighted_laplace_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &weighted_laplace_p1_tetrahedron_f64_apply_cuda_descriptor,
      &elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor,
      &elasticity_lame_p1x3_tetrahedron_f64_apply_cuda_descriptor,
      &elasticity_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor,
      &advection_diffusion_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &poisson_a_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &poisson_l_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &load_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &energy_p1_tetrahedron_f64_element_tensor_cuda_descriptor,
      &helmholtz_p6_tetrahedron_f64_apply_cuda_descriptor,
      &laplace_q1_hexahedron_f64_element_tensor_cuda_descriptor,
      &elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda_descriptor,
      &laplace_q1_hexahedron_f64_shared_apply_cuda_descriptor,
      &elasticity_lame_q1x3_hexahedron_f64_shared_apply_cuda_descriptor,
      &vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda_descriptor,
      &laplace_p1_tetrahedron_f64_shared_apply_cuda_descriptor,
      &elasticity_lame_p1x3_tetrahedron_f64_shared_apply_cuda_descriptor,
      &laplace_p1_tetrahedron_f64_assemble_cuda_descriptor,
      &heat_step_p1_tetrahedron_f64_apply_cuda_descriptor,
      &stokes_p2x2_p1_triangle_f64_element_tensor_cuda_descriptor,
      &stokes_p2x2_p1_triangle_f64_apply_cuda_descriptor,
      &stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_cuda_descriptor,
      &strain_projection_a_dp0x_2x2_sym_triangle_f64_element_tensor_cuda_descriptor,
      &strain_projection_l_dp0x_2x2_sym_triangle_f64_element_tensor_cuda_descriptor,
      &two_materials_dx1_p1_triangle_f64_element_tensor_cuda_descriptor,
      &two_materials_dx2_p1_triangle_f64_element_tensor_cuda_descriptor,
      &curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cuda_descriptor,
      &neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cuda_descriptor,
      &neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda_descriptor,
      &p_laplace_j_p1_tetrahedron_f64_constrained_apply_cuda_descriptor,
      &p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor,
      &phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda_descriptor,
      &phase_change_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor,
      &error_norm_p1_tetrahedron_f64_functional_cuda_descriptor,
      &interior_penalty_a_dp1_tetrahedron_f64_apply_cuda_descriptor,
      &interior_penalty_a_ds_dp1_tetrahedron_f64_apply_cuda_descriptor,
      &interior_penalty_a_ds_interior_dp1_tetrahedron_f64_apply_cuda_descriptor,
  };
  *count = 44;
  return kernels;
}

extern "C" const femforge_basis_action* const* femforge_kernels_basis_cuda(int32_t* count) {
  static const femforge_basis_action* const basis_actions[] = {
      &basis_hexahedron_n3_q4_x2_f64_interp_cuda_descriptor,
      &basis_hexahedron_n3_q4_x2_f64_grad_cuda_descriptor,
  };
  *count = 2;
  return basis_actions;
}
