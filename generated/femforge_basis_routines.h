/* femforge: values and derivatives of products of functions at points, and the transposes, in registers and
   shared memory. C++17, CUDA and HIP; on femforge_contraction.h, whose layout, buffers and barriers are these
   routines', too.

   It follows Beams et al. (2020), section IV-A and IV-F, see there. */
#ifndef FEMFORGE_BASIS_ROUTINES_H
#define FEMFORGE_BASIS_ROUTINES_H

#include "femforge_contraction.h"

namespace femforge_contraction {

// Of products of P functions in each direction, at products of Q points, for C components. J and D are Q x P:
// values and derivatives of the functions at the points (Matrix or Mirrored). P and Q are free; Q < P is as
// good.

namespace detail {

template <int Dim, class M, class T, int In, int Out, class B>
__device__ __forceinline__ void contract_all(const M& m, const T (&in)[In], T (&out)[Out], B& buffer,
                                             int thread) {
  static_assert(M::columns == In && M::rows == Out, "J does not fit P and Q");
  if constexpr (Dim == 1)
    contract(m, in, out, buffer, thread);
  else if constexpr (Dim == 2)
    contract(m, m, in, out, buffer, thread);
  else
    contract(m, m, m, in, out, buffer, thread);
}

}  // namespace detail

// v = J u in all directions: values at points. Barriers: those of `contract`, for each component. (IV-A,
// equation 2)
template <int Dim, int P, int Q, class MJ, class T, int C, class B>
__device__ __forceinline__ void interp(const MJ& J, const T (&u)[C][P], T (&v)[C][Q], B& buffer, int thread) {
#pragma unroll
  for (int c = 0; c < C; ++c) detail::contract_all<Dim>(J, u[c], v[c], buffer, thread);
}

// u = J^T v in all directions.
template <int Dim, int P, int Q, class MJ, class T, int C, class B>
__device__ __forceinline__ void interp_transpose(const MJ& J, const T (&v)[C][Q], T (&u)[C][P], B& buffer,
                                                 int thread) {
#pragma unroll
  for (int c = 0; c < C; ++c) detail::contract_all<Dim>(transposed(J), v[c], u[c], buffer, thread);
}

namespace detail {

// What directions share is computed once: in 3D, 8 products instead of 9, and 6 rotations instead of 9, with
// few values in the first ones.
template <int Dim, int P, int Q, class MJ, class MD, class T, class B>
__device__ __forceinline__ void grad_of(const MJ& J, const MD& D, const T (&u)[P], T (&v0)[Q], T (&v1)[Q],
                                        T (&v2)[Q], B& buffer, int thread) {
  T line[P];
  if constexpr (Dim == 1) {
    multiply(D, u, v0);
  } else if constexpr (Dim == 2) {
    T values[Q], slopes[Q];
    rotate<Grid<P, P>>(u, line, buffer, thread);
    multiply(J, line, values);
    multiply(D, line, slopes);
    rotate_multiply<Grid<P, Q>>(J, slopes, v0, buffer, thread);
    rotate_multiply<Grid<P, Q>>(D, values, v1, buffer, thread);
  } else {
    T values[Q], slopes[Q], of_x[Q], of_y[Q], of_z[Q];
    rotate<Grid<P, P, P>>(u, line, buffer, thread);  // along y
    multiply(J, line, values);
    multiply(D, line, slopes);
    rotate_multiply<Grid<P, P, Q>>(J, slopes, of_y, buffer, thread);  // along x
    rotate<Grid<P, P, Q>>(values, line, buffer, thread);
    multiply(D, line, of_x);
    multiply(J, line, of_z);
    rotate_multiply<Grid<Q, P, Q>>(J, of_x, v0, buffer, thread);  // along z
    rotate_multiply<Grid<Q, P, Q>>(J, of_y, v1, buffer, thread);
    rotate_multiply<Grid<Q, P, Q>>(D, of_z, v2, buffer, thread);
  }
}

// Partial results are added up as soon as what is left to do with them is the same.
template <int Dim, int P, int Q, class MJ, class MD, class T, class B>
__device__ __forceinline__ void grad_transpose_of(const MJ& J, const MD& D, const T (&v0)[Q],
                                                  const T (&v1)[Q], const T (&v2)[Q], T (&u)[P], B& buffer,
                                                  int thread) {
  const auto Jt = transposed(J);
  const auto Dt = transposed(D);
  T values[Q], slopes[Q], line[P];
  if constexpr (Dim == 1) {
    multiply(Dt, v0, u);
  } else if constexpr (Dim == 2) {
    multiply_rotate<Grid<Q, P>>(Jt, v0, slopes, buffer, thread);
    multiply_rotate<Grid<Q, P>>(Dt, v1, values, buffer, thread);
    multiply(Dt, slopes, line);
    multiply_add(Jt, values, line);
    rotate<Grid<P, P>>(line, u, buffer, thread);
  } else {
    T along_x[Q];
    multiply_rotate<Grid<Q, Q, P>>(Jt, v1, slopes, buffer, thread);  // along y
    multiply_rotate<Grid<Q, Q, P>>(Dt, v2, values, buffer, thread);
    multiply(Dt, slopes, line);
    multiply_add(Jt, values, line);
    rotate<Grid<P, Q, P>>(line, values, buffer, thread);  // along x
    multiply_rotate<Grid<Q, Q, P>>(Jt, v0, slopes, buffer, thread);
    multiply_rotate<Grid<P, Q, P>>(Jt, slopes, along_x, buffer, thread);
    multiply(Jt, values, line);
    multiply_add(Dt, along_x, line);
    rotate<Grid<P, P, P>>(line, u, buffer, thread);  // along z
  }
}

}  // namespace detail

// v[d] = the derivatives in direction d at points: D in that direction, J in the others. Barriers for each
// component: none in 1D, three in 2D, six in 3D; with a buffer of one part twice as many. (IV-A, equation 3,
// and IV-F)
template <int Dim, int P, int Q, class MJ, class MD, class T, int C, class B>
__device__ __forceinline__ void grad(const MJ& J, const MD& D, const T (&u)[C][P], T (&v)[Dim][C][Q],
                                     B& buffer, int thread) {
#pragma unroll
  for (int c = 0; c < C; ++c)
    detail::grad_of<Dim, P, Q>(J, D, u[c], v[0][c], v[Dim > 1 ? 1 : 0][c], v[Dim - 1][c], buffer, thread);
}

// u = the sum over d of the transposed v[d]. Barriers: as many as of `grad`.
template <int Dim, int P, int Q, class MJ, class MD, class T, int C, class B>
__device__ __forceinline__ void grad_transpose(const MJ& J, const MD& D, const T (&v)[Dim][C][Q],
                                               T (&u)[C][P], B& buffer, int thread) {
#pragma unroll
  for (int c = 0; c < C; ++c)
    detail::grad_transpose_of<Dim, P, Q>(J, D, v[0][c], v[Dim > 1 ? 1 : 0][c], v[Dim - 1][c], u[c], buffer,
                                         thread);
}

// v = products of the weights w of Q points in each of Dim directions. Threads read different ones at a time,
// for which __constant__ memory is not made. Barriers: none. (IV-A, equation 4)
template <int Dim, class T, int Q>
__device__ __forceinline__ void weight(const T* w, T (&v)[Q], int thread) {
  using G = Cube<Dim, Q>;
  const int place = thread < G::lines ? thread : 0;
  T across = 1;
  if constexpr (Dim > 1) across = w[place % Q];
  if constexpr (Dim > 2) across *= w[place / Q];
#pragma unroll
  for (int k = 0; k < Q; ++k) v[k] = across * w[k];
}

}  // namespace femforge_contraction

#endif  // FEMFORGE_BASIS_ROUTINES_H
