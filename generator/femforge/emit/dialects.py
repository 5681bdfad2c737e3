"""The words in which CPU, CUDA and HIP sources differ. All of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Dialect:
    """Spelling of one target.

    Attributes:
        target: ``cpu``, ``cuda`` or ``hip``.
        suffix: of source files.
        includes: header files.
        on_device: whether a batch is a block of threads.
        helper, preamble: a function of sources of this target, by name and text; defined where it is called.
        host_only, end_host_only: lines around what the device's compiler pass must not see.
        stream_store: how a result that no kernel reads again is stored: past the caches where the language can.
        stream, last_error, launch: the device's runtime; ``launch`` takes kernel, grid, block and
            stream, and what follows is the argument list.
        simd: pragma before a loop over lanes.
        threads: pragma before the loop over batches.
    """

    target: str
    suffix: str
    includes: tuple[str, ...]
    on_device: bool
    helper: str = ""
    preamble: str = ""
    host_only: str = ""
    end_host_only: str = ""
    stream_store: str = "{target} = {value};"
    stream: str = ""
    last_error: str = ""
    launch: str = ""
    launch_end: str = ""
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

#: The way out of the SIMD lanes. GCC does not turn the plain loop into shuffles by itself.
_CPU_STORE_TRANSPOSED = """\
// Stores tile[entry][lane] of `cells` lanes to out[lane][entry], out's cells being `stride` apart.
template <int width, int lanes, int stride, class T>
inline void store_transposed(const T* __restrict__ tile, T* __restrict__ out, int cells) {
  int done = 0;
#if defined(__GNUC__) && !defined(__clang__)
  if constexpr (lanes * sizeof(T) == 64) {
    using index_type = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    typedef T row_type __attribute__((vector_size(64), aligned(alignof(T)), may_alias));
    typedef index_type mask_type __attribute__((vector_size(64)));
    for (; cells == lanes && done + lanes <= width; done += lanes) {
      row_type row[lanes];
      for (int k = 0; k < lanes; ++k) row[k] = *reinterpret_cast<const row_type*>(tile + lanes * (done + k));
      for (int s = 1; s < lanes; s *= 2) {
        mask_type upper, lower;
        for (int k = 0; k < lanes; ++k) {
          upper[k] = (k & s) ? lanes + k - s : k;
          lower[k] = (k & s) ? lanes + k : k + s;
        }
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
"""

DIALECTS = {
    "cpu": Dialect(
        "cpu", "cpp", ("cmath", "cstdint", "type_traits"), False,
        helper="store_transposed", preamble=_CPU_STORE_TRANSPOSED,
        simd="#pragma omp simd", threads="#pragma omp parallel for schedule(static)",
    ),
    "cuda": Dialect(
        "cuda", "cu", ("cmath", "cstdint", "cuda_runtime.h"), True,
        stream_store="__stcs(&{target}, {value});",
        stream="cudaStream_t", last_error="cudaGetLastError()",
        launch="{kernel}<<<dim3(num_batches), dim3({threads}), 0, static_cast<cudaStream_t>(stream)>>>(",
        launch_end=");",
    ),
    "hip": Dialect(
        "hip", "hip", ("cmath", "cstdint", "type_traits", "hip/hip_runtime.h"), True,
        helper="stream_store", preamble=_HIP_STREAM_STORE, host_only="#if !defined(__HIP_DEVICE_COMPILE__)",
        end_host_only="#endif  // !defined(__HIP_DEVICE_COMPILE__)",
        stream_store="stream_store(&{target}, {value});",
        stream="hipStream_t", last_error="hipGetLastError()",
        launch="hipLaunchKernelGGL({kernel}, dim3(num_batches), dim3({threads}), 0, static_cast<hipStream_t>(stream), ",
        launch_end=");",
    ),
}  # fmt: skip
