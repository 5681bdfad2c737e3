"""What of a cell a thread of a GPU keeps in shared memory while loops over its directions run."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from femforge.ir.scalar import Node, postorder
from femforge.represent.expressions import Expressions
from femforge.represent.levels import NestedSums
from femforge.represent.live_values import live_values, names_for_rows
from femforge.represent.plane_rows import names_beside_planes
from femforge.represent.remembered import remembered
from femforge.represent.waiting_values import Waiting, waiting_values
from femforge.schedule.devices import Device, registers_of_a_thread
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.scatters import ScatterRules

#: Scalars of 64 bits of a thread that may stand in shared memory while loops run: seven blocks of a warp have this much
#: each of the 228 KiB of an H200, of which each takes 1 KiB, and a wave of a CDNA half of what its compute unit has.
_MOST_ROWS = {"cuda": 124, "hip": 64}

#: The same of eight blocks, beside the offsets of 27 nodes, where the points of planes are written out; and scalars
#: that had better be spilled than cost a block.
_ROWS_OF_EIGHT, _SPILLED = {"cuda": 96, "hip": 48}, 8

#: 32-bit registers of a thread in loops over directions for what is no scalar of the cell. Of 113 to 222 scalars, as
#: live_values counts them, ptxas 13 gets about 118 to 128 into the 255 registers of sm_90, and moving more of them to
#: shared memory than must be seems to cost (Q1 vector Laplace, H200: 12.0 GDoF/s with 16 spilled, 9.6 with 39 moved,
#: on meshes of 6.4 and 7.7 million dofs). Of AMD GPUs nothing is known: more.
_BESIDE_SCALARS = {"cuda": 19, "hip": 69}

#: Scalars of 64 bits alive in the innermost loop beyond which compilers take more, for ordering what is computed: one
#: and a half for each (ptxas 13, sm_90, neo-Hookean on Q1 hexahedra: with 55 to 75, 8 to 21 are spilled of those that
#: should fit; with up to 49, none). Of AMD GPUs, where more registers are left, nothing is known.
_LONG_LINE = {"cuda": 48, "hip": 256}

#: The same where the points of planes are written out; for each scalar beyond one is wanted (ptxas 13, sm_90, hexahedra
#: of degree 1 and 2, float64: up to 44 bytes are spilled, but 248 and 296 of two diagonals whose fluxes wait; with 48
#: up to 100).
_LONG_PLANE = {"cuda": 44, "hip": 256}

#: Scalars in shared memory from which on the offsets of a cell's nodes stand there, too, while loops run (ptxas 13,
#: sm_90, hexahedra, offsets in registers: with up to 33 scalars moved at most 8 registers are spilled, with 34 to 51 it
#: is 16 to 54, with 55 to 110 11 to 31, most of them offsets; aside, at most 12).
_MANY_ROWS = 34

#: The share of a thread's registers that values fill of code that is written out where they do not fit, as compilers
#: order it (ptxas 13, sm_90, room for 118 scalars of 64 bits: of operators whose fluxes wait to be summed, 5 with 84 to
#: 98 alive in the order of the statements spill nothing, with 120 34, with 126 72 and with 158 136; where 98 are left,
#: these spill 4, 0 and 10).
_WRITTEN_SHARE = Fraction(5, 6)


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
    if plan.written > 1:
        long_plane = _LONG_PLANE[device.target] * 8 // scalar_bytes
        names = names_beside_planes(plan, room, _most_rows_of_loops(device, scalar_bytes), long_plane)
        eight = _ROWS_OF_EIGHT[device.target] * 8 // scalar_bytes
        return names[:eight] if len(names) <= eight + _SPILLED else names
    long_line = _LONG_LINE[device.target] * 8 // scalar_bytes
    return names_for_rows(plan, room, _most_rows_of_loops(device, scalar_bytes), long_line)


def scalars_beyond_rows(plan: NestedSums, device: Device, scalar_bytes: int) -> int:
    """Values and sums for which a thread has room neither in registers nor in shared memory.

    Args:
        plan: loops of a cell.
        device: a GPU.
        scalar_bytes: of a scalar.
    """
    room = scalars_of_a_thread(device, 0, 0, scalar_bytes)
    long_line = _LONG_LINE[device.target] * 8 // scalar_bytes
    wanted = len(names_for_rows(plan, room, live_values(plan), long_line))
    return max(0, wanted - _most_rows_of_loops(device, scalar_bytes))


def _most_rows_of_loops(device: Device, scalar_bytes: int) -> int:
    return _MOST_ROWS[device.target] * 8 // scalar_bytes


def rows_over_points(data: int, others: int, device: Device, scalar_bytes: int) -> int:
    """Data of a cell that a thread keeps in shared memory in a loop over points: all where not everything fits.

    Each is read at every point, and of many that stay in registers some are spilled (ptxas 13, sm_90, MINI elements on
    Q1 hexahedra, 80 data and 94 others: 36 scalars with as many moved as seem to be too many, none with all).

    Args:
        data: of the cell.
        others: results, and what is alive at a point.
        device: that the code is for.
        scalar_bytes: of a scalar.
    """
    if device.target == "cpu" or data + others <= scalars_of_a_thread(device, 0, 0, scalar_bytes):
        return 0
    return min(data, _MOST_ROWS[device.target])


@remembered
def rows_when_written(
    expressions: Expressions, representation: str, device: Device, scalar_bytes: int
) -> int:
    """Scalars of a cell that is written out that a thread keeps in shared memory.

    None without values that are known before they are summed: of results alone compilers find better orders. Nor under
    sum factorisation, whose sums over one direction compilers take in an order that fits: with 142 and 152 values
    alive in ours nothing is spilled (Q1 hexahedra, ptxas 13), and rows take a tenth to a fifth of the speed (H200).

    Args:
        expressions: of the cell.
        representation: that they are of.
        device: that the code is for.
        scalar_bytes: of a scalar.
    """
    if device.target == "cpu" or not expressions.first or representation == "sum_factorised":
        return 0
    used = set(postorder(expressions.outputs))
    first = [node for node in expressions.first if node in used]
    room = scalars_of_a_thread(device, 0, 0, scalar_bytes)
    if not waiting_values(first, expressions.outputs, room, 1).count:
        return 0
    return waiting_in_rows(first, expressions.outputs, device, scalar_bytes, _MOST_ROWS[device.target]).count


def waiting_in_rows(
    first: Sequence[Node], outputs: Sequence[Node], device: Device, scalar_bytes: int, most: int
) -> Waiting:
    """What of a cell that is written out stands there, in up to so many rows.

    Args:
        first: what is computed before the results, in this order.
        outputs: the results.
        device: that the code is for.
        scalar_bytes: of a scalar.
        most: see :func:`rows_when_written`.
    """
    room = int(scalars_of_a_thread(device, 0, 0, scalar_bytes) * _WRITTEN_SHARE)
    return waiting_values(first, outputs, room, most) if most else Waiting({}, 0)


def offsets_stand_aside(rows: int) -> bool:
    """Whether a thread keeps the offsets of its cell's nodes in shared memory between the loads and the results.

    Args:
        rows: scalars that it keeps there.
    """
    return rows >= _MANY_ROWS


def with_offsets(rows: int, chosen: VectorParameters, nodes: int, scatter: ScatterRules) -> int:
    """The same with the offsets of the nodes, where these stand there, too.

    Args:
        rows: scalars that a thread keeps there.
        chosen: the size of a scalar and of an offset.
        nodes: of a cell.
        scatter: whether offsets are needed at the end.
    """
    if not (scatter.adds_to_vectors and offsets_stand_aside(rows)):
        return rows
    offset_bytes = 8 if chosen.index_type == "int64" else 4
    return rows + -(-nodes * offset_bytes // chosen.scalar_bytes)
