"""Which loops over the directions of a cell a thread runs: over lines, or over planes whose points are written out."""

from __future__ import annotations

from femforge.represent.levels import NestedSums
from femforge.represent.live_values import live_values
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
    planes = again if names_in_rows(kept, device, threads, resident, scalar_bytes) else kept
    rows = names_in_rows(planes, device, threads, resident, scalar_bytes)
    room = scalars_of_a_thread(device, threads, resident, scalar_bytes)
    too_long = live_values(planes, rows) > room + _MORE
    fewer = scalar_bytes < 8 and _crowd(planes, lines, device, threads, resident, scalar_bytes)
    return lines if too_long or fewer else planes


def _crowd(
    planes: NestedSums, lines: NestedSums, device: Device, threads: int, resident: int, scalar_bytes: int
) -> bool:
    """Whether planes leave room for fewer threads: they keep more in shared memory, or take more registers."""
    rows = [len(names_in_rows(plan, device, threads, resident, scalar_bytes)) for plan in (lines, planes)]
    words = [live_values(plan) * scalar_bytes // 4 for plan in (lines, planes)]
    by_lines = blocks_by_registers(device, device.warp, words[0] + _BESIDE_LINE)
    return rows[1] > rows[0] or blocks_by_registers(device, device.warp, words[1] + _BESIDE_PLANE) < by_lines
