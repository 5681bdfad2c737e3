"""Which loops over the directions of a cell a thread runs: over lines, or over planes whose points are written out."""

from __future__ import annotations

from femforge.represent.levels import NestedSums
from femforge.represent.live_values import live_values
from femforge.represent.remembered import remembered
from femforge.schedule.devices import Device, blocks_by_registers
from femforge.schedule.rows import names_in_rows, scalars_of_a_thread

#: Operations of a cell up to which threads wait for memory, and more of them find room by lines (H200, float64: mass
#: and load on Q1 hexahedra 0.88 times as fast by planes).
_FEW = 1000

#: 32-bit registers beside the scalars alive of lines and of planes (ptxas 13, sm_90, float32: of planes with 104 one
#: gets along with 128 registers, with 107 it takes 168; of lines with 149 it takes 168).
_BESIDE_LINE, _BESIDE_PLANE = 19, 24

#: Scalars alive in a plane, as they are counted, beyond what a thread has registers for with which compilers still get
#: along (ptxas 13, sm_90: with 17 on curved Q2 hexahedra nothing is spilled, with 32 of fourth derivatives 1.6 kB are).
_MORE = 20


@remembered
def loops_of_a_thread(
    lines: NestedSums, device: Device, threads: int, resident: int, scalar_bytes: int
) -> NestedSums:
    """The loops that a thread or lane runs.

    Planes take fewer operations, and more values are alive. Where operations take 64 bits, which two warps keep busy on
    each scheduler, they are faster for it unless a plane is so long that its values are spilled (fourth derivatives on
    Q2: 0.4 and 0.9 times as fast); where these take 32 bits only if threads are not fewer. H200, two to four points in
    a direction (``h200_planes.json``): 121 kernels in float64 0.89 to 1.58 times as fast as by lines, median 1.11, and
    42 in float32 0.97 to 1.18, median 1.07. Lanes of CPUs have planes wherever there are some (``cpu_planes.json``).

    Args:
        lines: loops whose innermost one has a line.
        device: that the code is for.
        threads: of a block, 0 if that is left open.
        resident: blocks that a multiprocessor shall hold at once, 0 if that is left open.
        scalar_bytes: of a scalar.
    """
    if lines.planes is None:
        return lines
    kept, again = lines.planes.kept, lines.planes.again
    if device.target == "cpu":
        return kept
    if kept.flops < _FEW and live_values(kept) > live_values(lines):
        return lines
    planes, rows = kept, names_in_rows(kept, device, threads, resident, scalar_bytes)
    if rows:
        planes, rows = again, names_in_rows(again, device, threads, resident, scalar_bytes)
    if live_values(planes, rows) > scalars_of_a_thread(device, threads, resident, scalar_bytes) + _MORE:
        return lines
    if scalar_bytes == 8:
        return planes
    more_rows = len(rows) > len(names_in_rows(lines, device, threads, resident, scalar_bytes))
    return lines if more_rows or _takes_more_registers(planes, lines, device, scalar_bytes) else planes


def _takes_more_registers(planes: NestedSums, lines: NestedSums, device: Device, scalar_bytes: int) -> bool:
    """Whether a multiprocessor has registers for fewer warps by planes."""
    by_lines, by_planes = (
        blocks_by_registers(device, device.warp, live_values(plan) * scalar_bytes // 4 + beside)
        for plan, beside in ((lines, _BESIDE_LINE), (planes, _BESIDE_PLANE))
    )
    return by_planes < by_lines
