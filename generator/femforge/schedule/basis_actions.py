"""Numbers of kernels of basis actions: how many components of cells a block has, and how many threads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from femforge.errors import ExitCode, FemforgeError, at_most
from femforge.schedule.devices import Device

#: Threads of a block, where they are enough for the lines of one entry.
_THREADS = 128
#: Bytes that a block is to move at least: smaller ones spend their time on being started. A thread has a line of a
#: step, or several where so many bytes want it, up to so many: more lines, or more shared memory, are slower (H200, 400
#: kernels on Q1 to Q11 hexahedra and quadrilaterals: two lines to a thread where one is enough are 0.5 to 0.95 times as
#: fast).
_BYTES, _MOST_LINES = 6 << 10, 4
#: SIMD lanes of a CPU, in bytes: two registers of AVX-512 are not faster than one.
_LANE_BYTES = 64


@dataclass(frozen=True)
class EntrySizes:
    """What the schedule has to know of a component of a cell.

    Attributes:
        shared: scalars in shared memory.
        moved: scalars that are read and written.
        lines: most lines of a step.
    """

    shared: int
    moved: int
    lines: int


@dataclass(frozen=True)
class BasisNumbers:
    """What the schedule decides.

    Attributes:
        entries: components of cells in a batch.
        threads: of a block; 1 on a CPU.
    """

    entries: int
    threads: int


def basis_numbers(
    asked: int, sizes: EntrySizes, scalar_bytes: int, device: Device, place: str
) -> BasisNumbers:
    """The numbers of a batch.

    Args:
        asked: components of cells in a batch, 0 if that is left open.
        sizes: of an entry.
        scalar_bytes: of a scalar.
        device: for which device.
        place: for messages.

    Raises:
        FemforgeError: an entry, or as many as are asked for, do not fit into a block (code PARAMETERS).
    """
    if device.target == "cpu":
        return BasisNumbers(asked or _LANE_BYTES // scalar_bytes, 1)
    size = sizes.shared * scalar_bytes
    most = device.dynamic_bytes // max(1, size)
    if max(asked, 1) > most:
        half = scalar_bytes > 4 and size // 2 <= device.dynamic_bytes
        fewer = "take fewer nodes or points" + (", or scalar = float32" if half else "")
        raise FemforgeError(
            f"{max(asked, 1)} components of cells take {max(asked, 1) * size} bytes of shared memory, and a block has "
            f"{device.dynamic_bytes} ({device.name})", place=place, code=ExitCode.PARAMETERS,
            mend="" if most else fewer,
            ways=[at_most("element_batch", most)] if most else [],
        )  # fmt: skip
    warps = -(-sizes.lines // device.warp) * device.warp
    threads = min(device.max_threads, max(_THREADS, warps))
    in_a_round = max(1, threads // sizes.lines)
    rounds = min(_MOST_LINES, -(-_BYTES // (in_a_round * sizes.moved * scalar_bytes)))
    return BasisNumbers(asked or min(most, in_a_round * rounds), threads)


def free_strides(
    extents: Sequence[int], accesses: Sequence[Sequence[tuple[int, ...]]], scalar_bytes: int
) -> tuple[int, ...]:
    """Distances of neighbours in each direction of a grid in shared memory, and of two grids, x first.

    Those with which the fewest threads of a warp meet in a bank, the smallest of these.

    Args:
        extents: of the grid.
        accesses: for each kind of access, the places (in each direction, and the entry last) of threads that follow
            each other.
        scalar_bytes: of a scalar.
    """
    banks = 128 // scalar_bytes
    candidates = sorted(_strides(extents), key=lambda strides: strides[-1])
    best, fewest = candidates[0], -1
    for strides in candidates:
        met = sum(_conflicts(access, strides, banks) for access in accesses)
        if fewest < 0 or met < fewest:
            best, fewest = strides, met
        if not met:
            break
    return best


def _strides(extents: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Strides with a few places left free after each row, plane and grid."""
    row = extents[0]
    for gap in range(2):
        if len(extents) == 1:
            yield (1, row + gap)
            continue
        width = row + gap
        if len(extents) == 2:
            yield from ((1, width, width * extents[1] + more) for more in range(8))
            continue
        for more in range(8):
            plane = width * extents[1] + more
            yield from ((1, width, plane, plane * extents[2] + rest) for rest in range(8))


def _conflicts(access: Sequence[tuple[int, ...]], strides: Sequence[int], banks: int) -> int:
    """Accesses of a bank beyond the first, of threads that access shared memory together."""
    total = 0
    for start in range(0, len(access), banks):
        places = {sum(map(prod, zip(one, strides, strict=True))) for one in access[start : start + banks]}
        counts: dict[int, int] = {}
        for place in places:
            counts[place % banks] = counts.get(place % banks, 0) + 1
        total += max(counts.values()) - 1
    return total
