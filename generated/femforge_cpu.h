/* femforge: functions that generated kernels for CPUs share. C++17, no dependencies. */
#ifndef FEMFORGE_CPU_H
#define FEMFORGE_CPU_H

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>
// Where the compiler stores a line past the caches by a function of its own, as GCC does, <immintrin.h> is
// not needed: it takes as long to read as all the rest.
#if defined(__AVX512F__) && defined(__has_builtin)
#if __has_builtin(__builtin_ia32_movntdq512)
#define FEMFORGE_STREAM_LINE __builtin_ia32_movntdq512
#endif
#endif
#if defined(__AVX512F__) && !defined(FEMFORGE_STREAM_LINE)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// Since version 2.22 glibc has functions of whole SIMD registers (libmvec, off by at most 4 units in the last
// place), and more of them since 2.35. GCC calls them in SIMD loops if declarations say so; glibc's own do
// for -ffast-math only.
#if defined(_OPENMP) && defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#if __GLIBC_PREREQ(2, 22)
#define FEMFORGE_OF_LANES _Pragma("omp declare simd notinbranch")
extern "C" {
FEMFORGE_OF_LANES double femforge_cos(double) noexcept __asm__("cos");
FEMFORGE_OF_LANES float femforge_cosf(float) noexcept __asm__("cosf");
FEMFORGE_OF_LANES double exp(double) noexcept;
FEMFORGE_OF_LANES float expf(float) noexcept;
FEMFORGE_OF_LANES double log(double) noexcept;
FEMFORGE_OF_LANES float logf(float) noexcept;
FEMFORGE_OF_LANES double sin(double) noexcept;
FEMFORGE_OF_LANES float sinf(float) noexcept;
FEMFORGE_OF_LANES double pow(double, double) noexcept;
FEMFORGE_OF_LANES float powf(float, float) noexcept;
#if __GLIBC_PREREQ(2, 35)
FEMFORGE_OF_LANES double acos(double) noexcept;
FEMFORGE_OF_LANES float acosf(float) noexcept;
FEMFORGE_OF_LANES double asin(double) noexcept;
FEMFORGE_OF_LANES float asinf(float) noexcept;
FEMFORGE_OF_LANES double atan(double) noexcept;
FEMFORGE_OF_LANES float atanf(float) noexcept;
FEMFORGE_OF_LANES double cosh(double) noexcept;
FEMFORGE_OF_LANES float coshf(float) noexcept;
FEMFORGE_OF_LANES double erf(double) noexcept;
FEMFORGE_OF_LANES float erff(float) noexcept;
FEMFORGE_OF_LANES double sinh(double) noexcept;
FEMFORGE_OF_LANES float sinhf(float) noexcept;
FEMFORGE_OF_LANES double tan(double) noexcept;
FEMFORGE_OF_LANES float tanf(float) noexcept;
FEMFORGE_OF_LANES double tanh(double) noexcept;
FEMFORGE_OF_LANES float tanhf(float) noexcept;
FEMFORGE_OF_LANES double atan2(double, double) noexcept;
FEMFORGE_OF_LANES float atan2f(float, float) noexcept;
#endif
}
#undef FEMFORGE_OF_LANES
#define FEMFORGE_COSINE_OF_LANES
#endif
#endif

namespace femforge_cpu {

// An array of the calling thread that is too large for its stack: made once, and that of every kernel with
// such an array. `number` tells those of one kernel apart.
template <class T, std::size_t size, int number>
T* large_array() {
  struct alignas(64) Storage {
    T values[size];
  };
  thread_local const std::unique_ptr<Storage> storage(new Storage);
  return storage->values;
}

// std::cos(x) by a name that GCC does not know: it would make one complex number of it and of std::sin(x),
// and no vectors of those.
#if defined(FEMFORGE_COSINE_OF_LANES)
inline double cosine(double x) {
  return femforge_cos(x);
}
inline float cosine(float x) {
  return femforge_cosf(x);
}
#else
template <class T>
inline T cosine(T x) {
  return std::cos(x);
}
#endif

// One comparison each, which there are SIMD instructions for: std::fmax and std::fmin are calls, since they
// leave NaNs out.
template <class T>
inline T larger(T a, T b) {
  return a > b ? a : b;
}
template <class T>
inline T smaller(T a, T b) {
  return a < b ? a : b;
}

// `yes` if a condition holds, else `no`: of their bits, so that compilers see no branch and make vectors of
// it.
template <class T>
inline T choose(bool condition, T yes, T no) {
  using bits_type = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  bits_type chosen, other;
  std::memcpy(&chosen, &yes, sizeof(T));
  std::memcpy(&other, &no, sizeof(T));
  const bits_type mask = condition ? ~bits_type(0) : bits_type(0);
  chosen = (chosen & mask) | (other & ~mask);
  std::memcpy(&yes, &chosen, sizeof(T));
  return yes;
}

// Output of more bytes goes past the caches, as whole lines: through a buffer that holds a group of cells, or
// so much of each that their first and last lines count little.
inline constexpr int64_t largest_cached_output = 16 << 20;
inline constexpr int largest_buffer = 64 << 10, largest_part = 16 << 10;

// Lets other threads see what has gone past the caches.
inline void finish_stores(bool past_caches) {
#if defined(__SSE2__)
  if (past_caches) _mm_sfence();
#else
  static_cast<void>(past_caches);
#endif
}

// Stores a line of 64 bytes past the caches where the processor can.
inline void stream_line(const void* from, void* line) {
#if defined(FEMFORGE_STREAM_LINE)
  typedef long long line_type __attribute__((vector_size(64)));
  line_type value;
  std::memcpy(&value, from, 64);
  FEMFORGE_STREAM_LINE(static_cast<line_type*>(line), value);
#elif defined(__AVX512F__)
  _mm512_stream_si512(static_cast<__m512i*>(line), _mm512_loadu_si512(from));
#elif defined(__SSE2__)
  for (int part = 0; part < 4; ++part)
    _mm_stream_si128(static_cast<__m128i*>(line) + part,
                     _mm_loadu_si128(static_cast<const __m128i*>(from) + part));
#else
  std::memcpy(line, from, 64);
#endif
}

// Copies past the caches where the processor can: whole lines only, as a part of one would go there by
// itself, and what stands beside it once more.
template <class T>
inline void stream(const T* __restrict__ from, T* __restrict__ to, int count) {
  int k = 0;
#if defined(__SSE2__)
  constexpr int line = 64 / sizeof(T);
  const int before = static_cast<int>((0 - reinterpret_cast<uintptr_t>(to)) % 64 / sizeof(T));
  for (; k < before && k < count; ++k) to[k] = from[k];
  for (; k + line <= count; k += line) stream_line(from + k, to + k);
#endif
  for (; k < count; ++k) to[k] = from[k];
}

#if defined(__GNUC__) && !defined(__clang__)
// Scalars of one SIMD register of 64 bytes, and as many integers.
template <class T>
struct registers {
  using index_type = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
  typedef T row_type __attribute__((vector_size(64), aligned(alignof(T)), may_alias));
  typedef index_type mask_type __attribute__((vector_size(64)));
};

// Swaps the blocks of s x s scalars beside the diagonal of each block of 2 s x 2 s. The masks are constants,
// which GCC does not make of loops over their entries.
template <int s, class T, int... k>
inline void swap_blocks(typename registers<T>::row_type* row, std::integer_sequence<int, k...>) {
  constexpr int lanes = sizeof...(k);
  const typename registers<T>::mask_type upper = {((k & s) ? lanes + k - s : k)...};
  const typename registers<T>::mask_type lower = {((k & s) ? lanes + k : k + s)...};
#pragma GCC unroll 16
  for (int i = 0; i < lanes; ++i) {
    if (i & s) continue;
    const typename registers<T>::row_type first = row[i], second = row[i + s];
    row[i] = __builtin_shuffle(first, second, upper);
    row[i + s] = __builtin_shuffle(first, second, lower);
  }
}
#endif

// Where entries stand in a tile: one after the other, or where a list says, of a tile without what is equal.
struct InOrder {
  int operator()(int entry) const { return entry; }
};
struct Listed {
  const int32_t* __restrict__ places;
  int operator()(int entry) const { return places[entry]; }
};

#if defined(__GNUC__) && !defined(__clang__)
// As many entries as lanes, from `entry` on, of lanes from `first` on, turned: row[lane].
template <int lanes, class T, class Place>
inline void turn(const T* __restrict__ tile, Place place, int first, int entry,
                 typename registers<T>::row_type* row) {
  constexpr int square = 64 / sizeof(T);
  constexpr std::make_integer_sequence<int, square> all{};
  for (int k = 0; k < square; ++k)
    row[k] =
        *reinterpret_cast<const typename registers<T>::row_type*>(tile + lanes * place(entry + k) + first);
  swap_blocks<1, T>(row, all);
  swap_blocks<2, T>(row, all);
  swap_blocks<4, T>(row, all);
  if constexpr (square > 8) swap_blocks<8, T>(row, all);
}
#endif

// Stores tile[place(entry)][lane] of `cells` lanes to out[lane][entry - begin], out's cells being `stride`
// apart.
template <int width, int lanes, int stride, class T, class Place>
inline void transpose(const T* __restrict__ tile, Place place, int begin, T* __restrict__ out, int cells) {
  constexpr int square = 64 / sizeof(T);
  for (int first = 0; first < cells; first += square) {
    const int cells_here = cells - first < square ? cells - first : square;
    int done = 0;
#if defined(__GNUC__) && !defined(__clang__)
    if constexpr (lanes % square == 0) {
      using row_type = typename registers<T>::row_type;
      for (; cells_here == square && done + square <= width; done += square) {
        row_type row[square];
        turn<lanes, T>(tile, place, first, begin + done, row);
        for (int k = 0; k < square; ++k)
          *reinterpret_cast<row_type*>(out + stride * (first + k) + done) = row[k];
      }
    }
#endif
    for (int lane = first; lane < first + cells_here; ++lane) {
      for (int entry = done; entry < width; ++entry)
        out[stride * lane + entry] = tile[lanes * place(begin + entry) + lane];
    }
  }
}

// The same past the caches, each cell's lines at once; its first and last entries, which share lines with
// other cells, are stored as usual. The lines of all cells begin at the same entry.
template <int width, int lanes, int stride, class T, class Place>
inline void stream_lines(const T* __restrict__ tile, Place place, T* __restrict__ out, int cells) {
#if defined(__GNUC__) && !defined(__clang__)
  constexpr int square = 64 / sizeof(T);
  const int before = static_cast<int>((0 - reinterpret_cast<uintptr_t>(out)) % 64 / sizeof(T));
  const int after = before + (width - before) / square * square;
  for (int first = 0; first < cells; first += square) {
    for (int entry = before; entry < after; entry += square) {
      typename registers<T>::row_type row[square];
      turn<lanes, T>(tile, place, first, entry, row);
      for (int k = 0; k < square; ++k) stream_line(row + k, out + stride * (first + k) + entry);
    }
    for (int lane = first; lane < first + square; ++lane) {
      for (int entry = 0; entry < before; ++entry)
        out[stride * lane + entry] = tile[lanes * place(entry) + lane];
      for (int entry = after; entry < width; ++entry)
        out[stride * lane + entry] = tile[lanes * place(entry) + lane];
    }
  }
#else
  transpose<width, lanes, stride>(tile, place, 0, out, cells);
#endif
}

// The same past the caches: as whole lines, or in parts of the entries whose transpose fits a buffer.
template <int width, int lanes, int stride, class T, class Place>
inline void stream_transposed(const T* __restrict__ tile, Place place, T* __restrict__ out, int cells) {
  constexpr int bytes_of_entry = lanes * sizeof(T), line = 64 / sizeof(T);
  if constexpr (stride % line == 0 && lanes % line == 0) {
    const bool shares_few_lines =
        width * bytes_of_entry > largest_part || reinterpret_cast<uintptr_t>(out) % 64 == 0;
    if (cells % line == 0 && shares_few_lines)
      return stream_lines<width, lanes, stride>(tile, place, out, cells);
  }
  if constexpr (width == stride && width * bytes_of_entry <= largest_buffer) {
    alignas(64) T buffer[width * lanes];
    transpose<width, lanes, width>(tile, place, 0, buffer, cells);
    stream(buffer, out, width * cells);
  } else {
    constexpr int fitting = largest_part / bytes_of_entry, part = width < fitting ? width : fitting;
    constexpr int rest = width % part;
    alignas(64) T buffer[part * lanes];
    for (int first = 0; first + part <= width; first += part) {
      transpose<part, lanes, part>(tile, place, first, buffer, cells);
      for (int lane = 0; lane < cells; ++lane)
        stream(buffer + part * lane, out + stride * lane + first, part);
    }
    if constexpr (rest > 0) {
      transpose<rest, lanes, rest>(tile, place, width - rest, buffer, cells);
      for (int lane = 0; lane < cells; ++lane)
        stream(buffer + rest * lane, out + stride * lane + width - rest, rest);
    }
  }
}

// Stores tile[place(entry)][lane] of `cells` lanes to out[lane][entry], past the caches if that is wanted.
template <int width, int lanes, int stride, class T, class Place = InOrder>
inline void store_transposed(const T* __restrict__ tile, T* __restrict__ out, int cells, bool past_caches,
                             Place place = {}) {
  if (past_caches) return stream_transposed<width, lanes, stride>(tile, place, out, cells);
  transpose<width, lanes, stride>(tile, place, 0, out, cells);
}

}  // namespace femforge_cpu

#endif  // FEMFORGE_CPU_H
