// elasticity_lame_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      23923 flops <- taken
//   sum_factorised  not valid: its straight-line code would be too long
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        3
//   concurrent_elements  3
//   interleave_stores    true
//   unroll               inner
//   k_place              shared
//   entries_per_thread   8
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the point functions D of the concurrent cells go to shared memory, a thread a point
//   2  72 threads compute a cell, 8 entries each, 3 cells concurrently, 1 in sequence
//
// Costs of a cell:
//   flops       40968
//   bytes       4680 (72 read, 4608 written)
//   flops/byte  8.75
//   shared      17112 bytes a block of 216 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "elasticity_lame_q1x3_hexahedron_f64_element_tensor.h"

namespace {


__device__ const double V_table[192] = {-0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045,
    -0.6220084679281462, 0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462,
    -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.6220084679281462,
    0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.04465819873852045, 0.04465819873852045, -0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462, -0.04465819873852045,
    0.04465819873852045, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.6220084679281462, -0.16666666666666666, 0.6220084679281462,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.6220084679281462, -0.16666666666666666,
    0.6220084679281462, 0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666,
    0.04465819873852045, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.04465819873852045, 0.16666666666666666,
    -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666,
    0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666,
    0.6220084679281462, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.6220084679281462, -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.16666666666666666, 0.6220084679281462, -0.6220084679281462, -0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, 0.6220084679281462, 0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, -0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, 0.6220084679281462, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, -0.6220084679281462, -0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666, -0.16666666666666666,
    -0.6220084679281462, 0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462,
    -0.6220084679281462, -0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.6220084679281462,
    0.16666666666666666, 0.16666666666666666, 0.04465819873852045, -0.16666666666666666, -0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.16666666666666666, 0.6220084679281462, 0.04465819873852045,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.16666666666666666, 0.04465819873852045, 0.6220084679281462, 0.16666666666666666,
    -0.04465819873852045, -0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462};


__device__ const int32_t test_column[576] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7};


__device__ const int32_t trial_column[576] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6,
    7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2,
    2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6,
    6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1,
    2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5,
    5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1,
    1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4,
    5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0,
    0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4,
    4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7,
    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3,
    3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7,
    7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2,
    3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6,
    6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2,
    2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5,
    6, 6, 6, 7, 7, 7, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7};


__device__ const int32_t block_offset[576] = {0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0,
    9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27,
    36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0,
    9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27,
    36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72,
    54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9,
    18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45,
    27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63,
    72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36,
    45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54,
    63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9,
    18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27,
    36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72,
    54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18,
    0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45,
    54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18,
    0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45,
    27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63,
    72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0,
    9, 18, 0, 9, 18, 0, 9, 18, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36, 45, 27, 36,
    45, 27, 36, 45, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54, 63, 72, 54,
    63, 72};


__device__ const double Q1_d100[64] = {-0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045,
    -0.6220084679281462, 0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462,
    -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.6220084679281462,
    0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.04465819873852045, 0.04465819873852045, -0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462, -0.04465819873852045,
    0.04465819873852045, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462};


__device__ const double Q1_d010[64] = {-0.6220084679281462, -0.16666666666666666, 0.6220084679281462,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.6220084679281462, -0.16666666666666666,
    0.6220084679281462, 0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666,
    0.04465819873852045, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.04465819873852045, 0.16666666666666666,
    -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666,
    0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666,
    0.6220084679281462, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.6220084679281462, -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.16666666666666666, 0.6220084679281462};


__device__ const double Q1_d001[64] = {-0.6220084679281462, -0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, 0.6220084679281462, 0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, -0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, 0.6220084679281462, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, -0.6220084679281462, -0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666, -0.16666666666666666,
    -0.6220084679281462, 0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462,
    -0.6220084679281462, -0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.6220084679281462,
    0.16666666666666666, 0.16666666666666666, 0.04465819873852045, -0.16666666666666666, -0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.16666666666666666, 0.6220084679281462, 0.04465819873852045,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.16666666666666666, 0.04465819873852045, 0.6220084679281462, 0.16666666666666666,
    -0.04465819873852045, -0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462};


__device__ const double weights[8] = {0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125};


__device__ const double DQ0_d000[8] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0};

__global__ void __launch_bounds__(216)
elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double V[192];
  alignas(16) __shared__ double D[1947];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 3;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 3 ? num_cells - first_cell : 3);

  if (const int k = static_cast<int>(threadIdx.x); k < 192) {
    V[k] = V_table[k];
  }
  if (const int point = static_cast<int>(threadIdx.x); point < 24) {
    const int concurrent = point / 8;
    const int q = point % 8;
    const int batch_cell = concurrent;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
    const int64_t n4 = n4_to_n7.x;
    const int64_t n5 = n4_to_n7.y;
    const int64_t n6 = n4_to_n7.z;
    const int64_t n7 = n4_to_n7.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double J00 = Q1_d100[8 * q] * x0_0 + Q1_d100[8 * q + 1] * x1_0 + Q1_d100[8 * q + 2] * x2_0 +
        Q1_d100[8 * q + 3] * x3_0 + Q1_d100[8 * q + 4] * x4_0 + Q1_d100[8 * q + 5] * x5_0 + Q1_d100[8 * q + 6]
        * x6_0 + Q1_d100[8 * q + 7] * x7_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double J11 = Q1_d010[8 * q] * x0_1 + Q1_d010[8 * q + 1] * x1_1 + Q1_d010[8 * q + 2] * x2_1 +
        Q1_d010[8 * q + 3] * x3_1 + Q1_d010[8 * q + 4] * x4_1 + Q1_d010[8 * q + 5] * x5_1 + Q1_d010[8 * q + 6]
        * x6_1 + Q1_d010[8 * q + 7] * x7_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double J22 = Q1_d001[8 * q] * x0_2 + Q1_d001[8 * q + 1] * x1_2 + Q1_d001[8 * q + 2] * x2_2 +
        Q1_d001[8 * q + 3] * x3_2 + Q1_d001[8 * q + 4] * x4_2 + Q1_d001[8 * q + 5] * x5_2 + Q1_d001[8 * q + 6]
        * x6_2 + Q1_d001[8 * q + 7] * x7_2;
    const double J12 = Q1_d001[8 * q] * x0_1 + Q1_d001[8 * q + 1] * x1_1 + Q1_d001[8 * q + 2] * x2_1 +
        Q1_d001[8 * q + 3] * x3_1 + Q1_d001[8 * q + 4] * x4_1 + Q1_d001[8 * q + 5] * x5_1 + Q1_d001[8 * q + 6]
        * x6_1 + Q1_d001[8 * q + 7] * x7_1;
    const double J21 = Q1_d010[8 * q] * x0_2 + Q1_d010[8 * q + 1] * x1_2 + Q1_d010[8 * q + 2] * x2_2 +
        Q1_d010[8 * q + 3] * x3_2 + Q1_d010[8 * q + 4] * x4_2 + Q1_d010[8 * q + 5] * x5_2 + Q1_d010[8 * q + 6]
        * x6_2 + Q1_d010[8 * q + 7] * x7_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = Q1_d010[8 * q] * x0_0 + Q1_d010[8 * q + 1] * x1_0 + Q1_d010[8 * q + 2] * x2_0 +
        Q1_d010[8 * q + 3] * x3_0 + Q1_d010[8 * q + 4] * x4_0 + Q1_d010[8 * q + 5] * x5_0 + Q1_d010[8 * q + 6]
        * x6_0 + Q1_d010[8 * q + 7] * x7_0;
    const double J20 = Q1_d100[8 * q] * x0_2 + Q1_d100[8 * q + 1] * x1_2 + Q1_d100[8 * q + 2] * x2_2 +
        Q1_d100[8 * q + 3] * x3_2 + Q1_d100[8 * q + 4] * x4_2 + Q1_d100[8 * q + 5] * x5_2 + Q1_d100[8 * q + 6]
        * x6_2 + Q1_d100[8 * q + 7] * x7_2;
    const double J10 = Q1_d100[8 * q] * x0_1 + Q1_d100[8 * q + 1] * x1_1 + Q1_d100[8 * q + 2] * x2_1 +
        Q1_d100[8 * q + 3] * x3_1 + Q1_d100[8 * q + 4] * x4_1 + Q1_d100[8 * q + 5] * x5_1 + Q1_d100[8 * q + 6]
        * x6_1 + Q1_d100[8 * q + 7] * x7_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = Q1_d001[8 * q] * x0_0 + Q1_d001[8 * q + 1] * x1_0 + Q1_d001[8 * q + 2] * x2_0 +
        Q1_d001[8 * q + 3] * x3_0 + Q1_d001[8 * q + 4] * x4_0 + Q1_d001[8 * q + 5] * x5_0 + Q1_d001[8 * q + 6]
        * x6_0 + Q1_d001[8 * q + 7] * x7_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double mu_0 = mu[cell];
    const double adj01 = J21 * J02 - J22 * J01;
    const double t0 = DQ0_d000[q] * mu_0 * adj01 * adj01;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t1 = DQ0_d000[q] * mu_0 * adj02 * adj02;
    const double lmbda_0 = lmbda[cell];
    const double t2 = DQ0_d000[q] * adj00 * adj00 * mu_0;
    D[649 * concurrent + 81 * q] = weights[q] * inv_abs_detJ * (t0 + t1 + DQ0_d000[q] * adj00 * adj00 *
        lmbda_0 + 2.0 * t2);
    const double adj11 = J00 * J22 - J20 * J02;
    const double t3 = DQ0_d000[q] * mu_0 * adj01 * adj11;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t4 = DQ0_d000[q] * mu_0 * adj02 * adj12;
    const double t5 = DQ0_d000[q] * adj00 * adj10 * mu_0;
    const double t6 = weights[q] * inv_abs_detJ * (t3 + t4 + DQ0_d000[q] * adj00 * adj10 * lmbda_0 + 2.0 *
        t5);
    D[649 * concurrent + 81 * q + 1] = t6;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t7 = DQ0_d000[q] * mu_0 * adj01 * adj21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t8 = DQ0_d000[q] * mu_0 * adj02 * adj22;
    const double t9 = DQ0_d000[q] * adj00 * adj20 * mu_0;
    const double t10 = weights[q] * inv_abs_detJ * (t7 + t8 + DQ0_d000[q] * adj00 * adj20 * lmbda_0 + 2.0 *
        t9);
    D[649 * concurrent + 81 * q + 2] = t10;
    D[649 * concurrent + 81 * q + 3] = t6;
    const double t11 = DQ0_d000[q] * mu_0 * adj11 * adj11;
    const double t12 = DQ0_d000[q] * mu_0 * adj12 * adj12;
    const double t13 = DQ0_d000[q] * adj10 * adj10 * mu_0;
    D[649 * concurrent + 81 * q + 4] = weights[q] * inv_abs_detJ * (t11 + t12 + DQ0_d000[q] * adj10 * adj10 *
        lmbda_0 + 2.0 * t13);
    const double t14 = DQ0_d000[q] * mu_0 * adj11 * adj21;
    const double t15 = DQ0_d000[q] * mu_0 * adj12 * adj22;
    const double t16 = DQ0_d000[q] * adj10 * adj20 * mu_0;
    const double t17 = weights[q] * inv_abs_detJ * (t14 + t15 + DQ0_d000[q] * adj10 * adj20 * lmbda_0 + 2.0 *
        t16);
    D[649 * concurrent + 81 * q + 5] = t17;
    D[649 * concurrent + 81 * q + 6] = t10;
    D[649 * concurrent + 81 * q + 7] = t17;
    const double t18 = DQ0_d000[q] * mu_0 * adj21 * adj21;
    const double t19 = DQ0_d000[q] * mu_0 * adj22 * adj22;
    const double t20 = DQ0_d000[q] * adj20 * adj20 * mu_0;
    D[649 * concurrent + 81 * q + 8] = weights[q] * inv_abs_detJ * (t18 + t19 + DQ0_d000[q] * adj20 * adj20 *
        lmbda_0 + 2.0 * t20);
    const double mu0_d000_q = DQ0_d000[q] * mu_0;
    const double lmbda0_d000_q = DQ0_d000[q] * lmbda_0;
    const double t21 = mu0_d000_q + lmbda0_d000_q;
    const double t22 = weights[q] * adj00 * inv_abs_detJ * adj01 * t21;
    D[649 * concurrent + 81 * q + 9] = t22;
    const double t23 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj01 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj11);
    D[649 * concurrent + 81 * q + 10] = t23;
    const double t24 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj01 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj21);
    D[649 * concurrent + 81 * q + 11] = t24;
    const double t25 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj11 + DQ0_d000[q] * adj10 *
        adj01 * lmbda_0);
    D[649 * concurrent + 81 * q + 12] = t25;
    const double t26 = weights[q] * adj10 * inv_abs_detJ * adj11 * t21;
    D[649 * concurrent + 81 * q + 13] = t26;
    const double t27 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj11 + DQ0_d000[q] * adj10 *
        lmbda_0 * adj21);
    D[649 * concurrent + 81 * q + 14] = t27;
    const double t28 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj21 + DQ0_d000[q] * adj20 *
        adj01 * lmbda_0);
    D[649 * concurrent + 81 * q + 15] = t28;
    const double t29 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj21 + DQ0_d000[q] * adj20 *
        lmbda_0 * adj11);
    D[649 * concurrent + 81 * q + 16] = t29;
    const double t30 = weights[q] * adj20 * inv_abs_detJ * adj21 * t21;
    D[649 * concurrent + 81 * q + 17] = t30;
    const double t31 = weights[q] * adj00 * inv_abs_detJ * adj02 * t21;
    D[649 * concurrent + 81 * q + 18] = t31;
    const double t32 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj02 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj12);
    D[649 * concurrent + 81 * q + 19] = t32;
    const double t33 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj02 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj22);
    D[649 * concurrent + 81 * q + 20] = t33;
    const double t34 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj12 + DQ0_d000[q] * adj10 *
        adj02 * lmbda_0);
    D[649 * concurrent + 81 * q + 21] = t34;
    const double t35 = weights[q] * adj10 * inv_abs_detJ * adj12 * t21;
    D[649 * concurrent + 81 * q + 22] = t35;
    const double t36 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj12 + DQ0_d000[q] * adj10 *
        lmbda_0 * adj22);
    D[649 * concurrent + 81 * q + 23] = t36;
    const double t37 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj22 + DQ0_d000[q] * adj20 *
        adj02 * lmbda_0);
    D[649 * concurrent + 81 * q + 24] = t37;
    const double t38 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj22 + DQ0_d000[q] * adj20 *
        lmbda_0 * adj12);
    D[649 * concurrent + 81 * q + 25] = t38;
    const double t39 = weights[q] * adj20 * inv_abs_detJ * adj22 * t21;
    D[649 * concurrent + 81 * q + 26] = t39;
    D[649 * concurrent + 81 * q + 27] = t22;
    D[649 * concurrent + 81 * q + 28] = t25;
    D[649 * concurrent + 81 * q + 29] = t28;
    D[649 * concurrent + 81 * q + 30] = t23;
    D[649 * concurrent + 81 * q + 31] = t26;
    D[649 * concurrent + 81 * q + 32] = t29;
    D[649 * concurrent + 81 * q + 33] = t24;
    D[649 * concurrent + 81 * q + 34] = t27;
    D[649 * concurrent + 81 * q + 35] = t30;
    D[649 * concurrent + 81 * q + 36] = weights[q] * inv_abs_detJ * (2.0 * t0 + t1 + t2 + DQ0_d000[q] * adj01
        * adj01 * lmbda_0);
    const double t40 = weights[q] * inv_abs_detJ * (2.0 * t3 + t4 + t5 + DQ0_d000[q] * adj01 * lmbda_0 *
        adj11);
    D[649 * concurrent + 81 * q + 37] = t40;
    const double t41 = weights[q] * inv_abs_detJ * (2.0 * t7 + t8 + t9 + DQ0_d000[q] * adj01 * lmbda_0 *
        adj21);
    D[649 * concurrent + 81 * q + 38] = t41;
    D[649 * concurrent + 81 * q + 39] = t40;
    D[649 * concurrent + 81 * q + 40] = weights[q] * inv_abs_detJ * (2.0 * t11 + t12 + t13 + DQ0_d000[q] *
        lmbda_0 * adj11 * adj11);
    const double t42 = weights[q] * inv_abs_detJ * (2.0 * t14 + t15 + t16 + DQ0_d000[q] * lmbda_0 * adj11 *
        adj21);
    D[649 * concurrent + 81 * q + 41] = t42;
    D[649 * concurrent + 81 * q + 42] = t41;
    D[649 * concurrent + 81 * q + 43] = t42;
    D[649 * concurrent + 81 * q + 44] = weights[q] * inv_abs_detJ * (2.0 * t18 + t19 + t20 + DQ0_d000[q] *
        lmbda_0 * adj21 * adj21);
    const double t43 = weights[q] * inv_abs_detJ * adj01 * adj02 * t21;
    D[649 * concurrent + 81 * q + 45] = t43;
    const double t44 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj02 * adj11 + DQ0_d000[q] * adj01 *
        lmbda_0 * adj12);
    D[649 * concurrent + 81 * q + 46] = t44;
    const double t45 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj02 * adj21 + DQ0_d000[q] * adj01 *
        lmbda_0 * adj22);
    D[649 * concurrent + 81 * q + 47] = t45;
    const double t46 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj01 * adj12 + DQ0_d000[q] * adj02 *
        lmbda_0 * adj11);
    D[649 * concurrent + 81 * q + 48] = t46;
    const double t47 = weights[q] * inv_abs_detJ * adj11 * adj12 * t21;
    D[649 * concurrent + 81 * q + 49] = t47;
    const double t48 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj12 * adj21 + DQ0_d000[q] * lmbda_0
        * adj11 * adj22);
    D[649 * concurrent + 81 * q + 50] = t48;
    const double t49 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj01 * adj22 + DQ0_d000[q] * adj02 *
        lmbda_0 * adj21);
    D[649 * concurrent + 81 * q + 51] = t49;
    const double t50 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj11 * adj22 + DQ0_d000[q] * lmbda_0
        * adj12 * adj21);
    D[649 * concurrent + 81 * q + 52] = t50;
    const double t51 = weights[q] * inv_abs_detJ * adj21 * adj22 * t21;
    D[649 * concurrent + 81 * q + 53] = t51;
    D[649 * concurrent + 81 * q + 54] = t31;
    D[649 * concurrent + 81 * q + 55] = t34;
    D[649 * concurrent + 81 * q + 56] = t37;
    D[649 * concurrent + 81 * q + 57] = t32;
    D[649 * concurrent + 81 * q + 58] = t35;
    D[649 * concurrent + 81 * q + 59] = t38;
    D[649 * concurrent + 81 * q + 60] = t33;
    D[649 * concurrent + 81 * q + 61] = t36;
    D[649 * concurrent + 81 * q + 62] = t39;
    D[649 * concurrent + 81 * q + 63] = t43;
    D[649 * concurrent + 81 * q + 64] = t46;
    D[649 * concurrent + 81 * q + 65] = t49;
    D[649 * concurrent + 81 * q + 66] = t44;
    D[649 * concurrent + 81 * q + 67] = t47;
    D[649 * concurrent + 81 * q + 68] = t50;
    D[649 * concurrent + 81 * q + 69] = t45;
    D[649 * concurrent + 81 * q + 70] = t48;
    D[649 * concurrent + 81 * q + 71] = t51;
    D[649 * concurrent + 81 * q + 72] = weights[q] * inv_abs_detJ * (t0 + 2.0 * t1 + t2 + DQ0_d000[q] * adj02
        * adj02 * lmbda_0);
    const double t52 = weights[q] * inv_abs_detJ * (t3 + 2.0 * t4 + t5 + DQ0_d000[q] * adj02 * lmbda_0 *
        adj12);
    D[649 * concurrent + 81 * q + 73] = t52;
    const double t53 = weights[q] * inv_abs_detJ * (t7 + 2.0 * t8 + t9 + DQ0_d000[q] * adj02 * lmbda_0 *
        adj22);
    D[649 * concurrent + 81 * q + 74] = t53;
    D[649 * concurrent + 81 * q + 75] = t52;
    D[649 * concurrent + 81 * q + 76] = weights[q] * inv_abs_detJ * (t11 + 2.0 * t12 + t13 + DQ0_d000[q] *
        lmbda_0 * adj12 * adj12);
    const double t54 = weights[q] * inv_abs_detJ * (t14 + 2.0 * t15 + t16 + DQ0_d000[q] * lmbda_0 * adj12 *
        adj22);
    D[649 * concurrent + 81 * q + 77] = t54;
    D[649 * concurrent + 81 * q + 78] = t53;
    D[649 * concurrent + 81 * q + 79] = t54;
    D[649 * concurrent + 81 * q + 80] = weights[q] * inv_abs_detJ * (t18 + 2.0 * t19 + t20 + DQ0_d000[q] *
        lmbda_0 * adj22 * adj22);
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 72;
    const int concurrent = thread / 72;
    const int local = concurrent;
    const int row0 = test_column[entry];
    const int row1 = test_column[entry + 72];
    const int row2 = test_column[entry + 144];
    const int row3 = test_column[entry + 216];
    const int row4 = test_column[entry + 288];
    const int row5 = test_column[entry + 360];
    const int row6 = test_column[entry + 432];
    const int row7 = test_column[entry + 504];
    const int column0 = trial_column[entry];
    const int offset0 = block_offset[entry];
    double sum[8];
    sum[0] = 0.0;
    sum[1] = 0.0;
    sum[2] = 0.0;
    sum[3] = 0.0;
    sum[4] = 0.0;
    sum[5] = 0.0;
    sum[6] = 0.0;
    sum[7] = 0.0;
    #pragma unroll 1
    for (int q = 0; q < 8; ++q) {
      const double u0_0 = V[8 * q + column0];
      const double u1_0 = V[8 * q + column0 + 64];
      const double u2_0 = V[8 * q + column0 + 128];
      const double flux0_0 = D[649 * concurrent + 81 * q + offset0] * u0_0 + D[649 * concurrent + 81 * q +
          offset0 + 1] * u1_0 + D[649 * concurrent + 81 * q + offset0 + 2] * u2_0;
      const double flux1_0 = u0_0 * D[649 * concurrent + 81 * q + offset0 + 3] + u1_0 * D[649 * concurrent +
          81 * q + offset0 + 4] + u2_0 * D[649 * concurrent + 81 * q + offset0 + 5];
      const double flux2_0 = u0_0 * D[649 * concurrent + 81 * q + offset0 + 6] + u1_0 * D[649 * concurrent +
          81 * q + offset0 + 7] + u2_0 * D[649 * concurrent + 81 * q + offset0 + 8];
      sum[0] += flux0_0 * V[8 * q + row0] + flux1_0 * V[8 * q + row0 + 64] + flux2_0 * V[8 * q + row0 + 128];
      sum[1] += flux0_0 * V[8 * q + row1] + flux1_0 * V[8 * q + row1 + 64] + flux2_0 * V[8 * q + row1 + 128];
      sum[2] += flux0_0 * V[8 * q + row2] + flux1_0 * V[8 * q + row2 + 64] + flux2_0 * V[8 * q + row2 + 128];
      sum[3] += flux0_0 * V[8 * q + row3] + flux1_0 * V[8 * q + row3 + 64] + flux2_0 * V[8 * q + row3 + 128];
      sum[4] += flux0_0 * V[8 * q + row4] + flux1_0 * V[8 * q + row4 + 64] + flux2_0 * V[8 * q + row4 + 128];
      sum[5] += flux0_0 * V[8 * q + row5] + flux1_0 * V[8 * q + row5 + 64] + flux2_0 * V[8 * q + row5 + 128];
      sum[6] += flux0_0 * V[8 * q + row6] + flux1_0 * V[8 * q + row6 + 64] + flux2_0 * V[8 * q + row6 + 128];
      sum[7] += flux0_0 * V[8 * q + row7] + flux1_0 * V[8 * q + row7 + 64] + flux2_0 * V[8 * q + row7 + 128];
    }
    if (local < cells_here) {
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry], sum[0]);
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry + 72], sum[1]);
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry + 144], sum[2]);
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry + 216], sum[3]);
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry + 288], sum[4]);
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry + 360], sum[5]);
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry + 432], sum[6]);
      __stcs(&element_tensors[576 * first_cell + 576 * local + entry + 504], sum[7]);
    }
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 2) / 3;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(216), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    576,                                       // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "contraction",                             // mapping
    "inner",                                   // unroll
    "auto",                                    // realisation
    "shared",                                  // k_place
    3,                                         // element_batch
    3,                                         // concurrent_elements
    1,                                         // interleave_stores
    216,                                       // threads
    17112,                                     // shared_bytes
    40968.0,                                   // flops_per_cell
    4680.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
