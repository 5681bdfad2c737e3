"""The words in which CPU, CUDA and HIP sources differ. All of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Dialect:
    """Spelling of one target.

    Attributes:
        target: ``cpu``, ``cuda`` or ``hip``.
        suffix: of source files.
        includes: header files.
        on_device: whether a batch is a block of threads.
        helper, preamble: a function of sources of this target, by name and text; defined where it is called.
        helper_includes: lines that the preamble needs at the top of a file.
        before_batches, after_batch: lines of a CPU's loop over batches where the helper is called; ``{bytes}`` is
            the size of an element tensor.
        host_only, end_host_only: lines around what the device's compiler pass must not see.
        stream_store: how a result that no kernel reads again is stored: past the caches where the language can.
        atomic_add: how something is added to a scalar that other threads may add to.
        dynamic_shared: declares shared memory whose size the launch gives.
        allow_shared: lets a ``{kernel}`` have that many ``{bytes}`` of it; an error code, 0 for success.
        stream, last_error, launch: the device's runtime; ``launch`` takes kernel, grid, block, bytes of shared memory
            and stream, and what follows is the argument list.
        resident: definition of ``resident``, the second argument of ``__launch_bounds__``, from ``{blocks}`` of a
            multiprocessor or ``{waves}`` of a vector unit; empty where it is the number of blocks.
        reciprocal: definition of ``reciprocal(x)`` by scalar type, for kernels with fast divisions.
        warp: threads of a warp.
        shuffle_up, shuffle_down: a variable's value in an earlier or later lane of the warp.
        simd: pragma before a loop over lanes.
        threads: pragma before the loop over batches.
    """

    target: str
    suffix: str
    includes: tuple[str, ...]
    on_device: bool
    helper: str = ""
    preamble: str = ""
    helper_includes: str = ""
    before_batches: str = ""
    after_batch: str = ""
    host_only: str = ""
    end_host_only: str = ""
    stream_store: str = "{target} = {value};"
    atomic_add: str = "atomicAdd(&{target}, {value});"
    dynamic_shared: str = ""
    allow_shared: str = ""
    stream: str = ""
    last_error: str = ""
    launch: str = ""
    launch_end: str = ""
    resident: str = ""
    reciprocal: Mapping[str, str] = field(default_factory=dict)
    warp: str = ""
    shuffle_up: str = ""
    shuffle_down: str = ""
    simd: str = ""
    threads: str = ""


#: HIP has no one name for a streaming store: AMD's compiler has a builtin for scalars and native vectors, NVIDIA's
#: the functions of CUDA.
_HIP_STREAM_STORE = """\
template <class T>
__device__ inline void stream_store(T* place, T value) {
#if defined(__CUDACC__)
  __stcs(place, value);
#elif defined(__HIP_PLATFORM_AMD__)
  if constexpr (std::is_arithmetic_v<T>) {
    __builtin_nontemporal_store(value, place);
  } else {
    __builtin_nontemporal_store(value.data, &place->data);
  }
#else
  *place = value;
#endif
}
"""

#: The way out of the SIMD lanes. GCC does not turn the plain loop into shuffles by itself. Output that no cache
#: holds goes past them: an ordinary store would first read every line that it is about to overwrite.
_CPU_STORE_TRANSPOSED = """\
// Output of more bytes goes past the caches, as whole lines, if a group of cells fits the buffer.
constexpr int64_t largest_cached_output = 16 << 20;
constexpr int largest_buffer = 64 << 10;

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
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + k), _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + k)));
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
"""

#: The estimate of 1 / x has a relative error e below 2^-20; y (1 + e + e^2) leaves one of e^3.
_REFINED = """\
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}
"""
_HEAD = """\
// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
"""
_BY_PTX = """\
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
"""
_CUDA_RECIPROCAL = {
    "float64": _HEAD + _BY_PTX + _REFINED,
    "float32": "__device__ inline float reciprocal(float x) { return __fdividef(1.0f, x); }\n",
}
_HIP_RECIPROCAL = {
    "float64": _HEAD
    + "#if defined(__CUDACC__)\n" + _BY_PTX
    + "#elif defined(__HIP_PLATFORM_AMD__)\n  const double y = __builtin_amdgcn_rcp(x);\n"
    + "#else\n  const double y = 1.0 / x;\n#endif\n" + _REFINED,
    "float32": """\
__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}
""",
}  # fmt: skip

_HIP_RESIDENT = """\
// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = {blocks};
#else
constexpr int resident = {waves};
#endif"""

_SSE2_INCLUDE = """\
#if defined(__SSE2__)
#include <emmintrin.h>
#endif"""

DIALECTS = {
    "cpu": Dialect(
        "cpu", "cpp", ("cmath", "cstdint", "type_traits"), False,
        helper="store_transposed", preamble=_CPU_STORE_TRANSPOSED, helper_includes=_SSE2_INCLUDE,
        before_batches="const bool past_caches = num_cells * {bytes} > largest_cached_output;",
        after_batch="finish_stores(past_caches);",
        atomic_add="#pragma omp atomic\n{target} += {value};",
        simd="#pragma omp simd", threads="#pragma omp parallel for schedule(static)",
    ),
    "cuda": Dialect(
        "cuda", "cu", ("cmath", "cstdint", "cuda_runtime.h"), True,
        stream_store="__stcs(&{target}, {value});",
        reciprocal=_CUDA_RECIPROCAL, warp="32",
        shuffle_up="__shfl_up_sync(0xffffffffU, {value}, {distance})",
        shuffle_down="__shfl_down_sync(0xffffffffU, {value}, {distance})",
        dynamic_shared="extern __shared__ __align__(16) unsigned char {name}[];",
        allow_shared="cudaFuncSetAttribute({kernel}, cudaFuncAttributeMaxDynamicSharedMemorySize, {bytes})",
        stream="cudaStream_t", last_error="cudaGetLastError()",
        launch="{kernel}<<<dim3(num_batches), dim3({threads}), {shared}, static_cast<cudaStream_t>(stream)>>>(",
        launch_end=");",
    ),
    "hip": Dialect(
        "hip", "hip", ("cmath", "cstdint", "type_traits", "hip/hip_runtime.h"), True,
        helper="stream_store", preamble=_HIP_STREAM_STORE, host_only="#if !defined(__HIP_DEVICE_COMPILE__)",
        end_host_only="#endif  // !defined(__HIP_DEVICE_COMPILE__)",
        stream_store="stream_store(&{target}, {value});",
        resident=_HIP_RESIDENT, reciprocal=_HIP_RECIPROCAL, warp="warpSize",
        shuffle_up="__shfl_up({value}, {distance})", shuffle_down="__shfl_down({value}, {distance})",
        dynamic_shared="HIP_DYNAMIC_SHARED(unsigned char, {name})",
        allow_shared="hipFuncSetAttribute(reinterpret_cast<const void*>({kernel}),\n"
        "                          hipFuncAttributeMaxDynamicSharedMemorySize, {bytes})",
        stream="hipStream_t", last_error="hipGetLastError()",
        launch="hipLaunchKernelGGL({kernel}, dim3(num_batches), dim3({threads}), {shared}, "
        "static_cast<hipStream_t>(stream), ",
        launch_end=");",
    ),
}  # fmt: skip
