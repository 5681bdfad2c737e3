// elasticity_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=tetrahedron --define degree=1
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          321 flops (678 before optimisation) <- taken
//   quadrature      330 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops written out of those that are valid; threads own entries, 2640 flops:
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        32
//   concurrent_elements  4
//   interleave_stores    true
//   unroll               inner
//   k_place              registers
//   division             fast
//   entries_per_thread   4
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 36 threads computes a cell, 4 entries each, 4 cells concurrently, 8 in
//      sequence
//
// Costs of a cell:
//   flops        2640
//   bytes        1172 (20 read, 1152 written): inputs and results once each
//   flops/byte   2.25
//   paper flops  2592 (2 sizeG rows columns)
//   shared       14080 bytes a block of 144 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_p1x3_tetrahedron_f64_element_tensor.h"

namespace of_elasticity_p1x3_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__device__ const double K_table[1296] = {0.08333333333333333, 0.08333333333333333, 0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.16666666666666666, 0.08333333333333333, -0.08333333333333333, -0.16666666666666666,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.08333333333333333, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.08333333333333333,
    0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.16666666666666666, -0.08333333333333333, 0.08333333333333333, 0.16666666666666666, 0.08333333333333333,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333,
    0.08333333333333333, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.16666666666666666, 0.08333333333333333, 0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.08333333333333333, 0.3333333333333333, 0.08333333333333333, 0.0, -0.16666666666666666,
    -0.08333333333333333, -0.08333333333333333, -0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333,
    0.08333333333333333, 0.16666666666666666, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.16666666666666666, 0.0, 0.0, 0.0,
    0.0, 0.08333333333333333, 0.16666666666666666, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333,
    0.08333333333333333, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.16666666666666666, -0.08333333333333333, 0.0, 0.16666666666666666, 0.08333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.16666666666666666,
    0.08333333333333333, 0.08333333333333333, -0.08333333333333333, -0.08333333333333333,
    -0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.08333333333333333,
    0.3333333333333333, 0.08333333333333333, 0.0, -0.16666666666666666, -0.08333333333333333, 0.0, 0.0, 0.0,
    -0.08333333333333333, -0.16666666666666666, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.16666666666666666, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.0, 0.0, -0.08333333333333333, -0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.08333333333333333, 0.16666666666666666, 0.0, -0.08333333333333333, -0.08333333333333333,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.08333333333333333,
    0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.16666666666666666,
    -0.08333333333333333, 0.0, 0.16666666666666666, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, -0.08333333333333333, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.08333333333333333, 0.16666666666666666,
    0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, -0.16666666666666666, -0.08333333333333333, 0.0,
    0.0, 0.0, 0.08333333333333333, 0.08333333333333333, 0.08333333333333333, -0.08333333333333333,
    -0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0,
    0.0, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.16666666666666666, 0.0,
    0.08333333333333333, 0.0, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.16666666666666666, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.08333333333333333,
    0.3333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, -0.08333333333333333, -0.16666666666666666,
    -0.08333333333333333, 0.0, -0.16666666666666666, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.16666666666666666, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0,
    0.0, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333,
    0.08333333333333333, 0.08333333333333333, 0.0, 0.0, -0.08333333333333333, -0.16666666666666666,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.08333333333333333, 0.0,
    0.16666666666666666, 0.0, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.08333333333333333, -0.08333333333333333, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.16666666666666666, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.08333333333333333, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, -0.08333333333333333,
    0.0, 0.0, 0.08333333333333333, 0.16666666666666666, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.08333333333333333, -0.08333333333333333, -0.16666666666666666, 0.0, 0.08333333333333333,
    0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0, -0.08333333333333333,
    -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.08333333333333333, 0.0, 0.0, 0.0, -0.16666666666666666, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, 0.08333333333333333, 0.0,
    0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333,
    0.08333333333333333, 0.08333333333333333, 0.0, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.08333333333333333, 0.08333333333333333, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, -0.08333333333333333, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, -0.08333333333333333, -0.08333333333333333, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.08333333333333333, -0.08333333333333333, 0.08333333333333333, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, 0.08333333333333333, 0.08333333333333333,
    0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.08333333333333333, -0.08333333333333333, 0.08333333333333333, 0.0, 0.08333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, -0.08333333333333333, 0.0, -0.08333333333333333, 0.08333333333333333, 0.08333333333333333,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.08333333333333333, -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.08333333333333333, 0.08333333333333333, -0.08333333333333333, 0.0, -0.08333333333333333, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.0, 0.08333333333333333, -0.08333333333333333,
    -0.08333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08333333333333333, 0.08333333333333333, 0.0};

__device__ const int32_t group_offset[144] = {0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 9, 27, 36, 9, 27, 36, 9,
    27, 36, 9, 27, 36, 18, 36, 45, 18, 36, 45, 18, 36, 45, 18, 36, 45, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18,
    9, 27, 36, 9, 27, 36, 9, 27, 36, 9, 27, 36, 18, 36, 45, 18, 36, 45, 18, 36, 45, 18, 36, 45, 0, 9, 18, 0,
    9, 18, 0, 9, 18, 0, 9, 18, 9, 27, 36, 9, 27, 36, 9, 27, 36, 9, 27, 36, 18, 36, 45, 18, 36, 45, 18, 36, 45,
    18, 36, 45, 0, 9, 18, 0, 9, 18, 0, 9, 18, 0, 9, 18, 9, 27, 36, 9, 27, 36, 9, 27, 36, 9, 27, 36, 18, 36,
    45, 18, 36, 45, 18, 36, 45, 18, 36, 45};

__global__ void __launch_bounds__(144)
elasticity_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[1760];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 32 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 32 ? num_cells - first_cell : 32);

  if (const int batch_cell = static_cast<int>(threadIdx.x); batch_cell < 32) {
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double J00 = x1_0 - x0_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double J11 = x2_1 - x0_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J22 = x3_2 - x0_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double J12 = x3_1 - x0_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double x2_0 = coordinates[3 * n2];
    const double J01 = x2_0 - x0_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double J20 = x1_2 - x0_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double x3_0 = coordinates[3 * n3];
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = J21 * J02 - J22 * J01;
    const double t0 = adj01 * adj01;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t1 = adj02 * adj02;
    const double t2 = adj00 * adj00;
    G[55 * batch_cell] = inv_abs_detJ * (t0 + t1 + 2.0 * t2);
    const double adj11 = J00 * J22 - J20 * J02;
    const double t3 = adj01 * adj11;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t4 = adj02 * adj12;
    const double t5 = adj00 * adj10;
    G[55 * batch_cell + 1] = inv_abs_detJ * (t3 + t4 + 2.0 * t5);
    const double adj21 = J01 * J20 - J00 * J21;
    const double t6 = adj01 * adj21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t7 = adj02 * adj22;
    const double t8 = adj00 * adj20;
    G[55 * batch_cell + 2] = inv_abs_detJ * (t6 + t7 + 2.0 * t8);
    const double t9 = adj11 * adj11;
    const double t10 = adj12 * adj12;
    const double t11 = adj10 * adj10;
    G[55 * batch_cell + 3] = inv_abs_detJ * (t9 + t10 + 2.0 * t11);
    const double t12 = adj11 * adj21;
    const double t13 = adj12 * adj22;
    const double t14 = adj10 * adj20;
    G[55 * batch_cell + 4] = inv_abs_detJ * (t12 + t13 + 2.0 * t14);
    const double t15 = adj21 * adj21;
    const double t16 = adj22 * adj22;
    const double t17 = adj20 * adj20;
    G[55 * batch_cell + 5] = inv_abs_detJ * (t15 + t16 + 2.0 * t17);
    G[55 * batch_cell + 6] = 0.0;
    G[55 * batch_cell + 7] = 0.0;
    G[55 * batch_cell + 8] = 0.0;
    G[55 * batch_cell + 9] = adj00 * inv_abs_detJ * adj01;
    G[55 * batch_cell + 10] = adj00 * inv_abs_detJ * adj11;
    G[55 * batch_cell + 11] = adj00 * inv_abs_detJ * adj21;
    G[55 * batch_cell + 12] = adj10 * inv_abs_detJ * adj01;
    G[55 * batch_cell + 13] = adj10 * inv_abs_detJ * adj11;
    G[55 * batch_cell + 14] = adj10 * inv_abs_detJ * adj21;
    G[55 * batch_cell + 15] = adj20 * inv_abs_detJ * adj01;
    G[55 * batch_cell + 16] = adj20 * inv_abs_detJ * adj11;
    G[55 * batch_cell + 17] = adj20 * inv_abs_detJ * adj21;
    G[55 * batch_cell + 18] = adj00 * inv_abs_detJ * adj02;
    G[55 * batch_cell + 19] = adj00 * inv_abs_detJ * adj12;
    G[55 * batch_cell + 20] = adj00 * inv_abs_detJ * adj22;
    G[55 * batch_cell + 21] = adj10 * inv_abs_detJ * adj02;
    G[55 * batch_cell + 22] = adj10 * inv_abs_detJ * adj12;
    G[55 * batch_cell + 23] = adj10 * inv_abs_detJ * adj22;
    G[55 * batch_cell + 24] = adj20 * inv_abs_detJ * adj02;
    G[55 * batch_cell + 25] = adj20 * inv_abs_detJ * adj12;
    G[55 * batch_cell + 26] = adj20 * inv_abs_detJ * adj22;
    G[55 * batch_cell + 27] = 0.5 * inv_abs_detJ * (2.0 * t0 + t1 + t2);
    G[55 * batch_cell + 28] = 0.5 * inv_abs_detJ * (2.0 * t3 + t4 + t5);
    G[55 * batch_cell + 29] = 0.5 * inv_abs_detJ * (2.0 * t6 + t7 + t8);
    G[55 * batch_cell + 30] = 0.5 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
    G[55 * batch_cell + 31] = 0.5 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
    G[55 * batch_cell + 32] = 0.5 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
    G[55 * batch_cell + 33] = 0.0;
    G[55 * batch_cell + 34] = 0.0;
    G[55 * batch_cell + 35] = 0.0;
    G[55 * batch_cell + 36] = inv_abs_detJ * adj01 * adj02;
    G[55 * batch_cell + 37] = inv_abs_detJ * adj01 * adj12;
    G[55 * batch_cell + 38] = inv_abs_detJ * adj01 * adj22;
    G[55 * batch_cell + 39] = inv_abs_detJ * adj02 * adj11;
    G[55 * batch_cell + 40] = inv_abs_detJ * adj11 * adj12;
    G[55 * batch_cell + 41] = inv_abs_detJ * adj11 * adj22;
    G[55 * batch_cell + 42] = inv_abs_detJ * adj02 * adj21;
    G[55 * batch_cell + 43] = inv_abs_detJ * adj12 * adj21;
    G[55 * batch_cell + 44] = inv_abs_detJ * adj21 * adj22;
    G[55 * batch_cell + 45] = inv_abs_detJ * (t0 + 2.0 * t1 + t2);
    G[55 * batch_cell + 46] = inv_abs_detJ * (t3 + 2.0 * t4 + t5);
    G[55 * batch_cell + 47] = inv_abs_detJ * (t6 + 2.0 * t7 + t8);
    G[55 * batch_cell + 48] = inv_abs_detJ * (t9 + 2.0 * t10 + t11);
    G[55 * batch_cell + 49] = inv_abs_detJ * (t12 + 2.0 * t13 + t14);
    G[55 * batch_cell + 50] = inv_abs_detJ * (t15 + 2.0 * t16 + t17);
    G[55 * batch_cell + 51] = 0.0;
    G[55 * batch_cell + 52] = 0.0;
    G[55 * batch_cell + 53] = 0.0;
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 36;
    const int concurrent = thread / 36;
    const int offset0 = group_offset[entry];
    const double K0_0 = K_table[entry];
    const double K0_1 = K_table[entry + 36];
    const double K0_2 = K_table[entry + 72];
    const double K0_3 = K_table[entry + 108];
    const double K1_0 = K_table[entry + 144];
    const double K1_1 = K_table[entry + 180];
    const double K1_2 = K_table[entry + 216];
    const double K1_3 = K_table[entry + 252];
    const double K2_0 = K_table[entry + 288];
    const double K2_1 = K_table[entry + 324];
    const double K2_2 = K_table[entry + 360];
    const double K2_3 = K_table[entry + 396];
    const double K3_0 = K_table[entry + 432];
    const double K3_1 = K_table[entry + 468];
    const double K3_2 = K_table[entry + 504];
    const double K3_3 = K_table[entry + 540];
    const double K4_0 = K_table[entry + 576];
    const double K4_1 = K_table[entry + 612];
    const double K4_2 = K_table[entry + 648];
    const double K4_3 = K_table[entry + 684];
    const double K5_0 = K_table[entry + 720];
    const double K5_1 = K_table[entry + 756];
    const double K5_2 = K_table[entry + 792];
    const double K5_3 = K_table[entry + 828];
    const double K6_0 = K_table[entry + 864];
    const double K6_1 = K_table[entry + 900];
    const double K6_2 = K_table[entry + 936];
    const double K6_3 = K_table[entry + 972];
    const double K7_0 = K_table[entry + 1008];
    const double K7_1 = K_table[entry + 1044];
    const double K7_2 = K_table[entry + 1080];
    const double K7_3 = K_table[entry + 1116];
    const double K8_0 = K_table[entry + 1152];
    const double K8_1 = K_table[entry + 1188];
    const double K8_2 = K_table[entry + 1224];
    const double K8_3 = K_table[entry + 1260];
    #pragma unroll 1
    for (int step = 0; step < 8; ++step) {
      const int local = 4 * step + concurrent;
      if (local < cells_here) {
        const double G0_0 = G[55 * local + offset0];
        const double G1_0 = G[55 * local + offset0 + 1];
        const double G2_0 = G[55 * local + offset0 + 2];
        const double G3_0 = G[55 * local + offset0 + 3];
        const double G4_0 = G[55 * local + offset0 + 4];
        const double G5_0 = G[55 * local + offset0 + 5];
        const double G6_0 = G[55 * local + offset0 + 6];
        const double G7_0 = G[55 * local + offset0 + 7];
        const double G8_0 = G[55 * local + offset0 + 8];
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry], K0_0 * G0_0 + K1_0 * G1_0 +
            K2_0 * G2_0 + K3_0 * G3_0 + K4_0 * G4_0 + K5_0 * G5_0 + K6_0 * G6_0 + K7_0 * G7_0 + K8_0 * G8_0);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 36], G0_0 * K0_1 + G1_0 * K1_1
            + G2_0 * K2_1 + G3_0 * K3_1 + G4_0 * K4_1 + G5_0 * K5_1 + G6_0 * K6_1 + G7_0 * K7_1 + G8_0 *
            K8_1);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 72], G0_0 * K0_2 + G1_0 * K1_2
            + G2_0 * K2_2 + G3_0 * K3_2 + G4_0 * K4_2 + G5_0 * K5_2 + G6_0 * K6_2 + G7_0 * K7_2 + G8_0 *
            K8_2);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 108], G0_0 * K0_3 + G1_0 * K1_3
            + G2_0 * K2_3 + G3_0 * K3_3 + G4_0 * K4_3 + G5_0 * K5_3 + G6_0 * K6_3 + G7_0 * K7_3 + G8_0 *
            K8_3);
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_p1x3_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 31) / 32; blocks > 0) {
    if (blocks > 29826160) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_p1x3_tetrahedron_f64_element_tensor_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(144), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x3_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f64_element_tensor_hip_descriptor = {
    "elasticity_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity.form",                         // form_file
    "a",                                       // form
    "hip",                                     // target
    "74008ae141c7dd90",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    45,                                        // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "contraction",                             // mapping
    "inner",                                   // unroll
    "written",                                 // realisation
    "registers",                               // k_place
    32,                                        // element_batch
    4,                                         // concurrent_elements
    1,                                         // interleave_stores
    144,                                       // threads
    14080,                                     // shared_bytes
    2640.0,                                    // flops_per_cell
    1172.0,                                    // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_elasticity_p1x3_tetrahedron_f64_element_tensor
