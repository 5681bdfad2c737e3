"""HIP: what CUDA spells otherwise."""

from __future__ import annotations

from femforge.emit.expressions import wrap
from femforge.emit.platforms.gpu import Gpu, streams
from femforge.ir.nests import LoopNest
from femforge.schedule.devices import DEVICES

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
    includes = ("cmath", "cstdint", "hip/hip_runtime.h")
    host_only = "#if !defined(__HIP_DEVICE_COMPILE__)"
    end_host_only = "#endif  // !defined(__HIP_DEVICE_COMPILE__)"
    library = "hipBLAS"
    stream_type = "hipStream_t"
    last_error = "hipGetLastError()"
    warp = "warpSize"

    def _launch(self, function: str, grid: str, values: str, pad: str) -> list[str]:
        stream = f"static_cast<{self.stream_type}>(stream)"
        return [
            *wrap(f"{pad}hipLaunchKernelGGL({function}, {grid}, {stream},"),
            *wrap(f"{pad}    {values});"),
        ]

    def _most_blocks(self, threads: int) -> int:
        # AMD's packets of a launch count threads, not blocks, in 32 bits.
        return min(2**31, 2**32 // threads) - 1

    def _dynamic_shared(self, name: str) -> str:
        return f"HIP_DYNAMIC_SHARED(unsigned char, {name})"

    def _allow_shared(self, function: str, size: int) -> str:
        attribute = "hipFuncAttributeMaxDynamicSharedMemorySize"
        return f"hipFuncSetAttribute(reinterpret_cast<const void*>({function}), {attribute}, {size})"

    def _shuffle(self, value: str, distance: int, down: bool) -> str:
        return f"__shfl_{'down' if down else 'up'}({value}, {distance})"

    def _streamed(self, target: str, value: str) -> str:
        return f"stream_store(&{target}, {value});"

    def _store_helpers(self, nests: list[LoopNest]) -> tuple[str, ...]:
        return ("stream_store",) if any(map(streams, nests)) else ()

    def _resident(self, blocks: int, threads: int) -> tuple[str, str]:
        waves = max(1, blocks * threads // (_VECTOR_UNITS * DEVICES[self.target].warp))
        return "resident", _RESIDENT.format(blocks=blocks, waves=waves)
