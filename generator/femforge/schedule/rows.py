"""What of a cell a thread of a GPU keeps in shared memory while loops over its directions run."""

from __future__ import annotations

from femforge.represent.levels import NestedSums
from femforge.represent.live_values import names_for_rows
from femforge.schedule.devices import Device, registers_of_a_thread

#: Scalars of a thread that loops may keep in shared memory: eight blocks of a warp have this much each of the 228 KiB
#: of an H200, of which each takes 1 KiB, and a wave of a CDNA half of what its compute unit has.
_MOST_ROWS = {"cuda": 110, "hip": 64}

#: 32-bit registers of a thread in loops over directions for what is no scalar of the cell. Of 113 to 222 scalars, as
#: live_values counts them, ptxas 13 gets about 118 to 128 into the 255 registers of sm_90, and moving more of them to
#: shared memory than must be seems to cost (Q1 vector Laplace, H200: 12.0 GDoF/s with 16 spilled, 9.6 with 39 moved,
#: on meshes of 6.4 and 7.7 million dofs). Of AMD GPUs nothing is known: more.
_BESIDE_SCALARS = {"cuda": 19, "hip": 69}

#: Scalars of 64 bits alive in the innermost loop beyond which compilers take more, for ordering what is computed: one
#: and a half for each (ptxas 13, sm_90, neo-Hookean on Q1 hexahedra: with 55 to 75, 8 to 21 are spilled of those that
#: should fit; with up to 49, none). Of AMD GPUs, where more registers are left, nothing is known.
_LONG_LINE = {"cuda": 48, "hip": 256}

#: Scalars in shared memory from which on the offsets of a cell's nodes stand there, too, while loops run (ptxas 13,
#: sm_90, hexahedra: with up to 42 scalars moved nothing is spilled, with 44 to 51 at most 64 bytes; with 55 to 110
#: 11 to 31 registers, most of them offsets).
_MANY_ROWS = 52


def scalars_of_a_thread(device: Device, threads: int, resident: int, scalar_bytes: int) -> int:
    """Scalars of a cell that a thread has registers for.

    Args:
        device: a GPU.
        threads: of a block.
        resident: blocks that a multiprocessor shall hold at once, 0 if that is left open (and threads, too).
        scalar_bytes: of a scalar.
    """
    registers = registers_of_a_thread(device, threads, resident) - _BESIDE_SCALARS[device.target]
    return max(0, registers * 4 // scalar_bytes)


def names_in_rows(
    plan: NestedSums, device: Device, threads: int, resident: int, scalar_bytes: int
) -> tuple[str, ...]:
    """Values and sums that a thread keeps in shared memory, as many as its registers lack.

    Args:
        plan: loops of a cell.
        device: a GPU.
        threads: of a block.
        resident: blocks that a multiprocessor shall hold at once, 0 if that is left open.
        scalar_bytes: of a scalar.
    """
    room = scalars_of_a_thread(device, threads, resident, scalar_bytes)
    long_line = _LONG_LINE[device.target] * 8 // scalar_bytes
    return names_for_rows(plan, room, _MOST_ROWS[device.target], long_line)


def offsets_stand_aside(rows: int) -> bool:
    """Whether a thread keeps the offsets of its cell's nodes in shared memory between the loads and the results.

    Args:
        rows: scalars that it keeps there.
    """
    return rows >= _MANY_ROWS
