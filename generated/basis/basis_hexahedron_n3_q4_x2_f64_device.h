// basis_hexahedron_n3_q4_x2_f64_device: actions of a basis on a hexahedron, in registers and shared memory
// Written by femforge 0.1.0. Do not edit: generate again.
//
// In each direction 3 nodes (gll), 4 points (gauss); 2 components.
// Routines are those of femforge_basis_routines.h, layout and barriers those of femforge_contraction.h.
#ifndef FEMFORGE_BASIS_HEXAHEDRON_N3_Q4_X2_F64_DEVICE_H
#define FEMFORGE_BASIS_HEXAHEDRON_N3_Q4_X2_F64_DEVICE_H

#include "femforge_basis_routines.h"

namespace basis_hexahedron_n3_q4_x2_f64_device {

using Scalar = double;
constexpr int dim = 3;
constexpr int nodes = 3;
constexpr int points = 4;
constexpr int components = 2;

// Grids of values at nodes and at points; threads of a group; scalars of its shared memory.
using AtNodes = femforge_contraction::Cube<dim, nodes>;
using AtPoints = femforge_contraction::Cube<dim, points>;
constexpr int threads = femforge_contraction::threads<dim, nodes, points>();
constexpr int buffer_size = femforge_contraction::buffer_size<dim, nodes, points>();
using Buffer = femforge_contraction::Buffer<Scalar, buffer_size>;

namespace tables {

__device__ const double weights[4] = {0.17392742256872692, 0.32607257743127305, 0.32607257743127305,
    0.17392742256872692};

__constant__ const double values_even[4] = {0.3707778735729046, 0.2584442528541908, 0.05779355499852397,
    0.8844128900029521};

__constant__ const double values_odd[2] = {0.4305681557970263, 0.16999052179242813};

__constant__ const double derivatives_even[4] = {-1.7222726231881051, 3.4445452463762103, -0.6799620871697125,
    1.359924174339425};

__constant__ const double derivatives_odd[2] = {-1.0, -1.0};

}  // namespace tables

// [point][node] of one direction: values of the basis functions, and their derivatives on [0, 1].
__device__ __forceinline__ femforge_contraction::Mirrored<Scalar, points, nodes, 1> values() {
  return {tables::values_even, tables::values_odd};
}
__device__ __forceinline__ femforge_contraction::Mirrored<Scalar, points, nodes, -1> derivatives() {
  return {tables::derivatives_even, tables::derivatives_odd};
}

// v = values at the points; u = the transpose of that.
__device__ __forceinline__ void interp(
    const Scalar (&u)[components][nodes], Scalar (&v)[components][points], Buffer& buffer, int thread) {
  femforge_contraction::interp<dim, nodes, points>(values(), u, v, buffer, thread);
}
__device__ __forceinline__ void interp_transpose(
    const Scalar (&v)[components][points], Scalar (&u)[components][nodes], Buffer& buffer, int thread) {
  femforge_contraction::interp_transpose<dim, nodes, points>(values(), v, u, buffer, thread);
}

// v[d] = derivatives in direction d at the points; u = the sum over d of the transpose of that.
__device__ __forceinline__ void grad(
    const Scalar (&u)[components][nodes], Scalar (&v)[dim][components][points], Buffer& buffer, int thread) {
  femforge_contraction::grad<dim, nodes, points>(values(), derivatives(), u, v, buffer, thread);
}
__device__ __forceinline__ void grad_transpose(
    const Scalar (&v)[dim][components][points], Scalar (&u)[components][nodes], Buffer& buffer, int thread) {
  femforge_contraction::grad_transpose<dim, nodes, points>(values(), derivatives(), v, u, buffer, thread);
}

// v = weights of the points.
__device__ __forceinline__ void weight(Scalar (&v)[points], int thread) {
  femforge_contraction::weight<dim>(tables::weights, v, thread);
}

}  // namespace basis_hexahedron_n3_q4_x2_f64_device

#endif
