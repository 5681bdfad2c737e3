"""CUDA: what HIP spells otherwise."""

from __future__ import annotations

from femforge.emit.expressions import wrap
from femforge.emit.platforms.gpu import Gpu


class Cuda(Gpu):
    """For nvcc."""

    target = "cuda"
    suffix = "cu"
    includes = ("cmath", "cstdint", "cuda_runtime.h")
    library = "cuBLAS"
    stream_type = "cudaStream_t"
    last_error = "cudaGetLastError()"
    warp = "32"

    @property
    def _early(self) -> bool:
        """Whether kernels may be launched before what is in front of them has ended: those that solvers repeat, where
        little else lies between two of them."""
        return self.kernel.kind == "apply"

    def _opening(self) -> list[str]:
        return ["  await_launch_before();"] if self._early else []

    def _launch_helpers(self) -> tuple[str, ...]:
        return ("await_launch_before", "launch_early") if self._early else ()

    def _launch(self, function: str, grid: str, values: str, pad: str) -> list[str]:
        stream = f"static_cast<{self.stream_type}>(stream)"
        if self._early:
            return [*wrap(f"{pad}launch_early({function}, {grid}, {stream},"), *wrap(f"{pad}    {values});")]
        return [*wrap(f"{pad}{function}<<<{grid}, {stream}>>>("), *wrap(f"{pad}    {values});")]

    def _most_blocks(self, threads: int) -> int:
        return 2**31 - 1

    def _dynamic_shared(self, name: str) -> str:
        return f"extern __shared__ __align__(16) unsigned char {name}[];"

    def _allow_shared(self, function: str, size: int) -> str:
        return f"cudaFuncSetAttribute({function}, cudaFuncAttributeMaxDynamicSharedMemorySize, {size})"

    def _shuffle(self, value: str, distance: int, down: bool) -> str:
        return f"__shfl_{'down' if down else 'up'}_sync(0xffffffffU, {value}, {distance})"

    def _streamed(self, target: str, value: str) -> str:
        return f"__stcs(&{target}, {value});"

    def _resident(self, blocks: int, threads: int) -> tuple[str, str]:
        return str(blocks), ""
