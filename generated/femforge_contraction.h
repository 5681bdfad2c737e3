/* femforge: small matrix products in all directions of grids of values, many grids at a time, CUDA and HIP.
   C++17, no dependencies.

   The values of one batch entry ("cell") are a grid: n0 x n1 x n2 of them, or n0 x n1, or n0; direction 0 is
   the fastest. A group of neighbouring threads of a block holds it in registers, a line along the last
   direction to a thread: thread i + n0 * j has values (i, j, 0), (i, j, 1), ... (in 2D thread i, in 1D thread
   0). All routines take grids in this layout and leave them in it, so that any of them follow each other in
   one kernel.

   - Threads of a group that have no line hold copies of others' lines, or zeros. Nothing is stored from them.
   - The memory for rotations is the caller's, a Buffer to a group. Nothing else is shared, nothing global is
   touched but by `load` and `store`.
   - Barriers are __syncthreads(): all threads of a block call the same routines in the same order, those of
   groups beyond the last cell, too.

   It follows N. Beams, A. Abdelfattah, S. Tomov, J. Dongarra, T. Kolev, Y. Dudouit: High-order finite element
   method using standard and device-level batch GEMM on GPUs, ScalA 2020, section IV. docs/contraction.md
   tells more. */
#ifndef FEMFORGE_CONTRACTION_H
#define FEMFORGE_CONTRACTION_H

#include <cstdint>
#include <type_traits>
#if !defined(__CUDACC__)
#include <hip/hip_runtime.h>
#endif

namespace femforge_contraction {

// ---- Grids ----

// The extents of a grid, direction 0 first. `lines` threads hold `line` values each.
template <int... Extents>
struct Grid;

template <int N0>
struct Grid<N0> {
  static constexpr int dim = 1;
  static constexpr int lines = 1;
  static constexpr int line = N0;
};

template <int N0, int N1>
struct Grid<N0, N1> {
  static constexpr int dim = 2;
  static constexpr int lines = N0;
  static constexpr int line = N1;
  using Rotated = Grid<N1, N0>;
};

template <int N0, int N1, int N2>
struct Grid<N0, N1, N2> {
  static constexpr int dim = 3;
  static constexpr int lines = N0 * N1;
  static constexpr int line = N2;
  using Rotated = Grid<N2, N0, N1>;
};

namespace detail {

template <int Dim, int N>
struct CubeOf;
template <int N>
struct CubeOf<1, N> {
  using Type = Grid<N>;
};
template <int N>
struct CubeOf<2, N> {
  using Type = Grid<N, N>;
};
template <int N>
struct CubeOf<3, N> {
  using Type = Grid<N, N, N>;
};

__host__ __device__ constexpr int larger(int a, int b) {
  return a < b ? b : a;
}

__host__ __device__ constexpr int power(int base, int exponent) {
  int result = 1;
  for (int k = 0; k < exponent; ++k) result *= base;
  return result;
}

}  // namespace detail

// The grid with N values in each of Dim directions.
template <int Dim, int N>
using Cube = typename detail::CubeOf<Dim, N>::Type;

// Threads of a group for grids of up to P or Q values in each direction. More do no harm. (Beams et al.,
// IV-D)
template <int Dim, int P, int Q = P>
__host__ __device__ constexpr int threads() {
  return detail::power(detail::larger(P, Q), Dim - 1);
}

// ---- Shared memory ----

namespace detail {

constexpr int banks = 32;  // of four bytes

// How long `threads` threads take to read words `stride * (t % period) + t / period`, in accesses of `lanes`
// lanes and as many words (half a warp for eight bytes).
__host__ __device__ constexpr int read_cycles(int threads, int period, int stride, int lanes) {
  int cycles = 0;
  for (int first = 0; first < threads; first += lanes) {
    int uses[banks] = {};
    int most = 0;
    for (int t = first; t < first + lanes && t < threads; ++t) {
      const int bank = (t % period * stride + t / period) % lanes;
      uses[bank] += 1;
      most = larger(most, uses[bank]);
    }
    cycles += most;
  }
  return cycles;
}

// The least stride from `least` on with which reading is fastest.
__host__ __device__ constexpr int best_stride(int threads, int period, int least, int lanes) {
  const int no_conflicts = (threads + lanes - 1) / lanes;
  int best = least;
  int best_cycles = threads + 1;
  for (int stride = least; stride < least + lanes && best_cycles > no_conflicts; ++stride) {
    const int cycles = read_cycles(threads, period, stride, lanes);
    if (cycles < best_cycles) {
      best = stride;
      best_cycles = cycles;
    }
  }
  return best;
}

// Where a grid stands in shared memory while it is rotated: entry k of thread t's line at t + stride * k.
// Neighbouring threads write neighbouring words, and the stride is such that they read words of different
// banks, too: in one cycle if the line has an odd length, in up to two otherwise.
template <class T, class G>
struct Rotation {
  static_assert(G::dim > 1, "a line has no other direction");
  static constexpr int first = G::dim == 3 ? G::Rotated::lines / G::line : 1;
  static constexpr int second = G::lines / first;
  static constexpr int stride = best_stride(G::Rotated::lines, G::line, G::lines, banks * 4 / int{sizeof(T)});
  static constexpr int size = stride * (G::line - 1) + G::lines;
};

template <class G>
__host__ __device__ constexpr int rotation_size() {
  return larger(Rotation<float, G>::size, Rotation<double, G>::size);
}

// At least `size`, such that groups of so many threads that share a warp write to different banks.
__host__ __device__ constexpr int padded(int size, int threads) {
  return size + (banks - (size - threads) % banks) % banks;
}

// Enough for all grids on the way from P to Q values in each direction.
template <int Dim, int P, int Q>
__host__ __device__ constexpr int rotation_size() {
  if constexpr (Dim == 2) {
    return larger(larger(rotation_size<Grid<P, P>>(), rotation_size<Grid<P, Q>>()),
                  larger(rotation_size<Grid<Q, P>>(), rotation_size<Grid<Q, Q>>()));
  } else {
    constexpr int few_p = larger(larger(rotation_size<Grid<P, P, P>>(), rotation_size<Grid<P, P, Q>>()),
                                 larger(rotation_size<Grid<Q, P, P>>(), rotation_size<Grid<P, Q, P>>()));
    constexpr int few_q = larger(larger(rotation_size<Grid<Q, Q, Q>>(), rotation_size<Grid<Q, Q, P>>()),
                                 larger(rotation_size<Grid<P, Q, Q>>(), rotation_size<Grid<Q, P, Q>>()));
    return larger(few_p, few_q);
  }
}

}  // namespace detail

// Scalars of shared memory of a group, for grids of P or Q values in each direction, or some of the one and
// some of the other; 1 in 1D, where nothing is rotated. With two parts a rotation has one barrier, with one
// part two.
template <int Dim, int P, int Q = P, int Parts = 2>
__host__ __device__ constexpr int buffer_size() {
  if constexpr (Dim == 1) {
    return 1;
  } else {
    return detail::padded(Parts * detail::rotation_size<Dim, P, Q>(), threads<Dim, P, Q>());
  }
}

// A group's shared memory: `Size` scalars, aligned as T is. One object goes through all routines of a kernel;
// all threads of a block have one, of the same type, since what it remembers is the part that the last
// rotation used.
//
// Rotations take the parts in turn: with two, the barrier of one rotation also ends all reading of the one
// before. The memory can be used for something else between routines, with a barrier before and one after
// that use. The routines need none between them, and none before the first if nothing was there.
template <class T, int Size, int Parts = 2>
class Buffer {
  static_assert(Parts == 1 || Parts == 2);

 public:
  static constexpr int part = Size / Parts;
  __device__ __forceinline__ explicit Buffer(T* scalars) : scalars_(scalars) {}
  // The part that is written next. Barriers: one if it is the only part.
  __device__ __forceinline__ T* next() {
    if constexpr (Parts == 1) {
      __syncthreads();
      return scalars_;
    } else {
      begin_ = part - begin_;
      return scalars_ + begin_;
    }
  }

 private:
  T* scalars_;
  int begin_ = 0;
};

// The lines of a grid, along its last direction, become lines along the one before, cyclically: (i, j, k)
// becomes (k, i, j), and (i, j) becomes (j, i); G is the grid before, G::Rotated that after. After as many
// rotations as directions the grid is as it was. `in` and `out` may be the same. Barriers: one, with a buffer
// of one part two. (Beams et al., IV-F: the transformation between products)
template <class G, class T, class B>
__device__ __forceinline__ void rotate(const T (&in)[G::line], T (&out)[G::Rotated::line], B& buffer,
                                       int thread) {
  using R = detail::Rotation<T, G>;
  static_assert(R::size <= B::part, "the buffer is too small");
  T* const values = buffer.next();
  if (thread < G::lines) {
#pragma unroll
    for (int k = 0; k < G::line; ++k) values[thread + R::stride * k] = in[k];
  }
  __syncthreads();
  const int place = thread < G::Rotated::lines ? thread : 0;
  const T* const first = values + (place % G::line * R::stride + place / G::line);
#pragma unroll
  for (int j = 0; j < R::second; ++j) out[j] = first[R::first * j];
}

// ---- Matrices ----

// A matrix of constants, row by row, anywhere that a thread can read. All indices are known to the compiler:
// of __constant__ memory, entries become operands.
template <class T, int Rows, int Columns>
struct Matrix {
  static constexpr int rows = Rows;
  static constexpr int columns = Columns;
  const T* entries;
};

// A matrix M with M[r][c] = Sign * M[Rows-1-r][Columns-1-c], as values (Sign 1) and first derivatives (Sign
// -1) of a basis at points have if nodes and points lie symmetrically about the centre. It takes sums and
// differences of opposite entries to sums and differences of opposite entries, with half the multiply-adds.
// Two tables, row by row:
//   even[r][c] = (M[r][c] + M[r][Columns-1-c]) / 2,  r < even_rows, c < even_columns,
//   odd[r][c]  = (M[r][c] - M[r][Columns-1-c]) / 2,  r < odd_rows,  c < odd_columns.
// The middle column of an odd number is one of `even` (as it is in M), the middle row of an odd number one of
// `even` if Sign is 1 and of `odd` if it is -1: the other half of it would be zero. `split` makes the tables.
template <class T, int Rows, int Columns, int Sign>
struct Mirrored {
  static_assert(Sign == 1 || Sign == -1);
  static constexpr int rows = Rows;
  static constexpr int columns = Columns;
  static constexpr int even_rows = Sign == 1 ? (Rows + 1) / 2 : Rows / 2;
  static constexpr int even_columns = (Columns + 1) / 2;
  static constexpr int odd_rows = Sign == 1 ? Rows / 2 : (Rows + 1) / 2;
  static constexpr int odd_columns = Columns / 2;
  const T* even;
  const T* odd;
};

// Fills the tables of a mirrored matrix M, on the host, from all of its entries, row by row.
template <class M, class T>
void split(const T* entries, T* even, T* odd) {
  for (int r = 0; r < M::even_rows; ++r) {
    for (int c = 0; c < M::even_columns; ++c)
      even[r * M::even_columns + c] =
          (entries[r * M::columns + c] + entries[r * M::columns + M::columns - 1 - c]) / 2;
  }
  for (int r = 0; r < M::odd_rows; ++r) {
    for (int c = 0; c < M::odd_columns; ++c)
      odd[r * M::odd_columns + c] =
          (entries[r * M::columns + c] - entries[r * M::columns + M::columns - 1 - c]) / 2;
  }
}

template <class M>
struct Transposed {
  static constexpr int rows = M::columns;
  static constexpr int columns = M::rows;
  M matrix;
};

// The transposed matrix; reads the same tables.
template <class M>
__host__ __device__ constexpr Transposed<M> transposed(M matrix) {
  return {matrix};
}
template <class M>
__host__ __device__ constexpr M transposed(Transposed<M> matrix) {
  return matrix.matrix;
}

// ---- Products ----

namespace detail {

template <bool Add, class T>
__device__ __forceinline__ void put(T& out, T value) {
  if constexpr (Add)
    out += value;
  else
    out = value;
}

// The sum of Count products of values and of constants that are Stride apart.
template <int Count, int Stride, class T>
__device__ __forceinline__ T dot(const T* constants, const T* values) {
  T sum = 0;
#pragma unroll
  for (int k = 0; k < Count; ++k) sum += constants[Stride * k] * values[k];
  return sum;
}

template <bool Add, class T, int R, int C>
__device__ __forceinline__ void product(const Matrix<T, R, C>& m, const T (&in)[C], T (&out)[R]) {
#pragma unroll
  for (int r = 0; r < R; ++r) put<Add>(out[r], dot<C, 1>(m.entries + r * C, in));
}

template <bool Add, class T, int R, int C>
__device__ __forceinline__ void product(const Transposed<Matrix<T, R, C>>& m, const T (&in)[R], T (&out)[C]) {
#pragma unroll
  for (int c = 0; c < C; ++c) put<Add>(out[c], dot<R, C>(m.matrix.entries + c, in));
}

template <bool Add, class T, int R, int C, int Sign>
__device__ __forceinline__ void product(const Mirrored<T, R, C, Sign>& m, const T (&in)[C], T (&out)[R]) {
  using M = Mirrored<T, R, C, Sign>;
  T sums[M::even_columns], differences[larger(1, M::odd_columns)];
#pragma unroll
  for (int c = 0; c < C / 2; ++c) {
    sums[c] = in[c] + in[C - 1 - c];
    differences[c] = in[c] - in[C - 1 - c];
  }
  if constexpr (C % 2 == 1) sums[C / 2] = in[C / 2];
#pragma unroll
  for (int r = 0; r < R / 2; ++r) {
    const T even = dot<M::even_columns, 1>(m.even + r * M::even_columns, sums);
    const T odd = dot<M::odd_columns, 1>(m.odd + r * M::odd_columns, differences);
    put<Add>(out[r], even + odd);
    put<Add>(out[R - 1 - r], Sign == 1 ? even - odd : odd - even);
  }
  if constexpr (R % 2 == 1 && Sign == 1)
    put<Add>(out[R / 2], dot<M::even_columns, 1>(m.even + R / 2 * M::even_columns, sums));
  if constexpr (R % 2 == 1 && Sign == -1)
    put<Add>(out[R / 2], dot<M::odd_columns, 1>(m.odd + R / 2 * M::odd_columns, differences));
}

template <bool Add, class T, int R, int C, int Sign>
__device__ __forceinline__ void product(const Transposed<Mirrored<T, R, C, Sign>>& m, const T (&in)[R],
                                        T (&out)[C]) {
  using M = Mirrored<T, R, C, Sign>;
  T for_even[larger(1, M::even_rows)], for_odd[larger(1, M::odd_rows)];
#pragma unroll
  for (int r = 0; r < R / 2; ++r) {
    const T opposite = Sign == 1 ? in[R - 1 - r] : -in[R - 1 - r];
    for_even[r] = in[r] + opposite;
    for_odd[r] = in[r] - opposite;
  }
  if constexpr (R % 2 == 1) (Sign == 1 ? for_even : for_odd)[R / 2] = in[R / 2];
#pragma unroll
  for (int c = 0; c < C / 2; ++c) {
    const T even = dot<M::even_rows, M::even_columns>(m.matrix.even + c, for_even);
    const T odd = dot<M::odd_rows, M::odd_columns>(m.matrix.odd + c, for_odd);
    put<Add>(out[c], even + odd);
    put<Add>(out[C - 1 - c], even - odd);
  }
  if constexpr (C % 2 == 1)
    put<Add>(out[C / 2], dot<M::even_rows, M::even_columns>(m.matrix.even + C / 2, for_even));
}

}  // namespace detail

// out = M in, for the line of each thread: a product of a batch of single rows. `in` and `out` are different
// arrays. Barriers: none. (Beams et al., IV-E)
template <class M, class T>
__device__ __forceinline__ void multiply(const M& matrix, const T (&in)[M::columns], T (&out)[M::rows]) {
  detail::product<false>(matrix, in, out);
}

// out += M in.
template <class M, class T>
__device__ __forceinline__ void multiply_add(const M& matrix, const T (&in)[M::columns], T (&out)[M::rows]) {
  detail::product<true>(matrix, in, out);
}

// out = M in', in' the lines of a grid G after a rotation. Barriers: those of `rotate`.
template <class G, class M, class T, class B>
__device__ __forceinline__ void rotate_multiply(const M& matrix, const T (&in)[G::line], T (&out)[M::rows],
                                                B& buffer, int thread) {
  T line[M::columns];
  rotate<G>(in, line, buffer, thread);
  multiply(matrix, line, out);
}

// The lines of a grid G, all multiplied by a matrix of G::line rows, rotated. Barriers: those of `rotate`.
template <class G, class M, class T, class B>
__device__ __forceinline__ void multiply_rotate(const M& matrix, const T (&in)[M::columns],
                                                T (&out)[G::Rotated::line], B& buffer, int thread) {
  T line[M::rows];
  multiply(matrix, in, line);
  rotate<G>(line, out, buffer, thread);
}

// ---- Contractions ----

namespace detail {

// The grids that are rotated when matrices are applied in all directions. Each direction's turn comes once:
// it is either rotated and then multiplied, or multiplied and then rotated, whatever moves fewer values.
template <class... M>
struct Way;

template <class M0>
struct Way<M0> {
  static constexpr int threads = 1;
  static constexpr int size = 0;
};

template <class M0, class M1>
struct Way<M0, M1> {
  static constexpr bool rotates_first = M1::columns <= M1::rows;
  static constexpr int fewer1 = rotates_first ? M1::columns : M1::rows;
  using First = Grid<M0::columns, fewer1>;
  using Second = Grid<fewer1, M0::rows>;
  static constexpr int threads = larger(First::lines, larger(Second::lines, Second::Rotated::lines));
  static constexpr int size = larger(rotation_size<First>(), rotation_size<Second>());
};

template <class M0, class M1, class M2>
struct Way<M0, M1, M2> {
  static constexpr bool rotates_first = M2::columns <= M2::rows;
  static constexpr int fewer2 = rotates_first ? M2::columns : M2::rows;
  using First = Grid<M0::columns, M1::columns, fewer2>;
  using Second = Grid<fewer2, M0::columns, M1::rows>;
  using Third = Grid<M1::rows, fewer2, M0::rows>;
  static constexpr int threads =
      larger(larger(First::lines, Second::lines), larger(Third::lines, Third::Rotated::lines));
  static constexpr int size =
      larger(rotation_size<First>(), larger(rotation_size<Second>(), rotation_size<Third>()));
};

}  // namespace detail

// Threads of a group, and scalars of its shared memory, for `contract` with matrices of these types.
template <class M0, class... M>
__host__ __device__ constexpr int threads() {
  return detail::Way<M0, M...>::threads;
}
template <class M0, class M1, int Parts = 2>
__host__ __device__ constexpr int buffer_size() {
  return detail::padded(Parts * detail::Way<M0, M1>::size, detail::Way<M0, M1>::threads);
}
template <class M0, class M1, class M2, int Parts = 2>
__host__ __device__ constexpr int buffer_size() {
  return detail::padded(Parts * detail::Way<M0, M1, M2>::size, detail::Way<M0, M1, M2>::threads);
}

// A matrix for each direction, M0 for direction 0, ...: a grid of M0::columns x M1::columns x M2::columns
// values becomes one of M0::rows x M1::rows x M2::rows. `in` and `out` may be the same array. Barriers: none
// in 1D, two in 2D, three in 3D; with a buffer of one part twice as many. (Beams et al., IV-E and IV-F)
template <class M0, class T, class B>
__device__ __forceinline__ void contract(const M0& m0, const T (&in)[M0::columns], T (&out)[M0::rows], B&,
                                         int) {
  T line[M0::rows];
  multiply(m0, in, line);
#pragma unroll
  for (int k = 0; k < M0::rows; ++k) out[k] = line[k];
}

template <class M0, class M1, class T, class B>
__device__ __forceinline__ void contract(const M0& m0, const M1& m1, const T (&in)[M1::columns],
                                         T (&out)[M1::rows], B& buffer, int thread) {
  using Way = detail::Way<M0, M1>;
  if constexpr (Way::rotates_first) {
    T line[M0::rows];
    rotate_multiply<typename Way::First>(m0, in, line, buffer, thread);
    rotate_multiply<typename Way::Second>(m1, line, out, buffer, thread);
  } else {
    T line[M0::columns];
    multiply_rotate<typename Way::First>(m1, in, line, buffer, thread);
    multiply_rotate<typename Way::Second>(m0, line, out, buffer, thread);
  }
}

template <class M0, class M1, class M2, class T, class B>
__device__ __forceinline__ void contract(const M0& m0, const M1& m1, const M2& m2, const T (&in)[M2::columns],
                                         T (&out)[M2::rows], B& buffer, int thread) {
  using Way = detail::Way<M0, M1, M2>;
  if constexpr (Way::rotates_first) {
    T line1[M1::rows], line0[M0::rows];
    rotate_multiply<typename Way::First>(m1, in, line1, buffer, thread);
    rotate_multiply<typename Way::Second>(m0, line1, line0, buffer, thread);
    rotate_multiply<typename Way::Third>(m2, line0, out, buffer, thread);
  } else {
    T line1[M1::columns], line0[M0::columns];
    multiply_rotate<typename Way::First>(m2, in, line1, buffer, thread);
    multiply_rotate<typename Way::Second>(m1, line1, line0, buffer, thread);
    multiply_rotate<typename Way::Third>(m0, line0, out, buffer, thread);
  }
}

// ---- Global memory ----

namespace detail {

template <class G, class T, class Lines>
__device__ __forceinline__ void load_lines(const T* from, bool is_there, Lines& lines) {
  constexpr int count = std::extent_v<Lines>;
  if constexpr (std::rank_v < Lines >> 1) {
    constexpr int apart = static_cast<int>(sizeof(lines[0]) / sizeof(T)) * G::lines;
#pragma unroll
    for (int a = 0; a < count; ++a) load_lines<G>(from + a * apart, is_there, lines[a]);
  } else {
    static_assert(count == G::line);
#pragma unroll
    for (int k = 0; k < count; ++k) lines[k] = is_there ? from[k * G::lines] : T(0);
  }
}

template <class G, class T, class Lines>
__device__ __forceinline__ void store_lines(T* to, const Lines& lines) {
  constexpr int count = std::extent_v<Lines>;
  if constexpr (std::rank_v < Lines >> 1) {
    constexpr int apart = static_cast<int>(sizeof(lines[0]) / sizeof(T)) * G::lines;
#pragma unroll
    for (int a = 0; a < count; ++a) store_lines<G>(to + a * apart, lines[a]);
  } else {
    static_assert(count == G::line);
#pragma unroll
    for (int k = 0; k < count; ++k) to[k * G::lines] = lines[k];
  }
}

// The place of a thread's first value.
template <class G, class T, class Lines>
__device__ __forceinline__ std::int64_t first_place(std::int64_t cell, int thread) {
  static_assert(std::is_same_v<T, std::remove_all_extents_t<Lines>>);
  return cell * (static_cast<std::int64_t>(sizeof(Lines) / sizeof(T)) * G::lines) + thread;
}

}  // namespace detail

// The lines of a cell from memory, [cell][...][grid with direction 0 fastest], `lines` being T[...][G::line]:
// any number of components, of derivatives and components, or none. Neighbouring threads read neighbouring
// places. Zeros for a cell beyond the last one and for threads without a line. Barriers: none.
template <class G, class T, class Lines>
__device__ __forceinline__ void load(const T* values, std::int64_t cell, std::int64_t num_cells, Lines& lines,
                                     int thread) {
  const bool is_there = cell < num_cells && thread < G::lines;
  detail::load_lines<G>(values + detail::first_place<G, T, Lines>(cell, thread), is_there, lines);
}

// The same to memory; a cell beyond the last one, and threads without a line, are left out.
template <class G, class T, class Lines>
__device__ __forceinline__ void store(T* values, std::int64_t cell, std::int64_t num_cells,
                                      const Lines& lines, int thread) {
  if (cell < num_cells && thread < G::lines)
    detail::store_lines<G>(values + detail::first_place<G, T, Lines>(cell, thread), lines);
}

}  // namespace femforge_contraction

#endif  // FEMFORGE_CONTRACTION_H
