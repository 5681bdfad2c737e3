"""HIP: what CUDA spells otherwise."""

from __future__ import annotations

from femforge.emit.platforms.gpu import BY_PTX, RECIPROCAL, REFINED, Gpu, streams
from femforge.ir.nests import LoopNest
from femforge.schedule.devices import DEVICES

#: HIP has no one name for a streaming store: AMD's compiler has a builtin for scalars and native vectors, NVIDIA's
#: the functions of CUDA.
STREAM_STORE = """\
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

RECIPROCALS = {
    "float64": RECIPROCAL
    + "#if defined(__CUDACC__)\n" + BY_PTX
    + "#elif defined(__HIP_PLATFORM_AMD__)\n  const double y = __builtin_amdgcn_rcp(x);\n"
    + "#else\n  const double y = 1.0 / x;\n#endif\n" + REFINED,
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

_RESIDENT = """\
// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = {blocks};
#else
constexpr int resident = {waves};
#endif"""

#: Vector units of a multiprocessor, among which its waves are dealt out.
_VECTOR_UNITS = 4


class Hip(Gpu):
    """For AMD's compiler; and for nvcc and the emulation, which the tests use."""

    target = "hip"
    suffix = "hip"
    includes = ("cmath", "cstdint", "type_traits", "hip/hip_runtime.h")
    host_only = "#if !defined(__HIP_DEVICE_COMPILE__)"
    end_host_only = "#endif  // !defined(__HIP_DEVICE_COMPILE__)"
    stream_type = "hipStream_t"
    last_error = "hipGetLastError()"
    warp = "warpSize"
    reciprocal = RECIPROCALS

    def _launch(self, function: str, grid: str, values: str, pad: str) -> list[str]:
        stream = f"static_cast<{self.stream_type}>(stream)"
        return [f"{pad}hipLaunchKernelGGL({function}, {grid}, {stream},", f"{pad}    {values});"]

    def _dynamic_shared(self, name: str) -> str:
        return f"HIP_DYNAMIC_SHARED(unsigned char, {name})"

    def _allow_shared(self, function: str, size: int) -> str:
        attribute = "hipFuncAttributeMaxDynamicSharedMemorySize"
        return f"hipFuncSetAttribute(reinterpret_cast<const void*>({function}), {attribute}, {size})"

    def _shuffle(self, value: str, distance: int, down: bool) -> str:
        return f"__shfl_{'down' if down else 'up'}({value}, {distance})"

    def _streamed(self, target: str, value: str) -> str:
        return f"stream_store(&{target}, {value});"

    def _store_helpers(self, nests: list[LoopNest]) -> list[str]:
        return [STREAM_STORE.rstrip()] if any(map(streams, nests)) else []

    def _resident(self, blocks: int, threads: int) -> tuple[str, str]:
        waves = max(1, blocks * threads // (_VECTOR_UNITS * DEVICES[self.target].warp))
        return "resident", _RESIDENT.format(blocks=blocks, waves=waves)
