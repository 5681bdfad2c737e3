/* femforge: functions that generated kernels for CPUs share. C++17, no dependencies. */
#ifndef FEMFORGE_CPU_H
#define FEMFORGE_CPU_H

#include <cstdint>
#include <type_traits>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace femforge_cpu {

// Output of more bytes goes past the caches, as whole lines, if a group of cells fits the buffer.
inline constexpr int64_t largest_cached_output = 16 << 20;
inline constexpr int largest_buffer = 64 << 10;

// Lets other threads see what has gone past the caches.
inline void finish_stores(bool past_caches) {
#if defined(__SSE2__)
  if (past_caches) _mm_sfence();
#else
  static_cast<void>(past_caches);
#endif
}

// Copies past the caches where the processor can.
template <class T>
inline void stream(const T* __restrict__ from, T* __restrict__ to, int count) {
  int k = 0;
#if defined(__SSE2__)
  constexpr int step = 16 / sizeof(T);
  while (k < count && reinterpret_cast<uintptr_t>(to + k) % 16 != 0) {
    to[k] = from[k];
    ++k;
  }
  for (; k + step <= count; k += step) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + k),
                     _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + k)));
  }
#endif
  for (; k < count; ++k) to[k] = from[k];
}

// Stores tile[entry][lane] of `cells` lanes to out[lane][entry], out's cells being `stride` apart.
template <int width, int lanes, int stride, class T>
inline void transpose(const T* __restrict__ tile, T* __restrict__ out, int cells) {
  int done = 0;
#if defined(__GNUC__) && !defined(__clang__)
  if constexpr (lanes * sizeof(T) == 64) {
    using index_type = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    typedef T row_type __attribute__((vector_size(64), aligned(alignof(T)), may_alias));
    typedef index_type mask_type __attribute__((vector_size(64)));
    for (; cells == lanes && done + lanes <= width; done += lanes) {
      row_type row[lanes];
      for (int k = 0; k < lanes; ++k) row[k] = *reinterpret_cast<const row_type*>(tile + lanes * (done + k));
#pragma GCC unroll 4
      for (int s = 1; s < lanes; s *= 2) {
        mask_type upper, lower;
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          upper[k] = (k & s) ? lanes + k - s : k;
          lower[k] = (k & s) ? lanes + k : k + s;
        }
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          if (k & s) continue;
          const row_type first = row[k], second = row[k + s];
          row[k] = __builtin_shuffle(first, second, upper);
          row[k + s] = __builtin_shuffle(first, second, lower);
        }
      }
      for (int k = 0; k < lanes; ++k) *reinterpret_cast<row_type*>(out + stride * k + done) = row[k];
    }
  }
#endif
  for (int lane = 0; lane < cells; ++lane) {
    for (int entry = done; entry < width; ++entry) out[stride * lane + entry] = tile[lanes * entry + lane];
  }
}

// The same, past the caches if that is wanted.
template <int width, int lanes, int stride, class T>
inline void store_transposed(const T* __restrict__ tile, T* __restrict__ out, int cells, bool past_caches) {
  if constexpr (width == stride && width * lanes * sizeof(T) <= largest_buffer) {
    if (past_caches) {
      alignas(64) T buffer[width * lanes];
      transpose<width, lanes, width>(tile, buffer, cells);
      return stream(buffer, out, width * cells);
    }
  }
  transpose<width, lanes, stride>(tile, out, cells);
}

}  // namespace femforge_cpu

#endif  // FEMFORGE_CPU_H
