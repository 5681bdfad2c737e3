"""In which order code that is written out adds up what is known at points."""

from __future__ import annotations

from femforge.represent.expressions import Expressions
from femforge.represent.live_values import live_when_running, live_when_written
from femforge.schedule.devices import Device
from femforge.schedule.rows import scalars_of_a_thread


def sums_run(expressions: Expressions, device: Device, scalar_bytes: int) -> bool:
    """Whether sums are added up as their terms become known.

    They are where a thread has no room for the terms, and clearly holds less so: by a quarter (ptxas 13, sm_90: with a
    fifth less, the action of MINI elements on P2 tetrahedra spills more; with a quarter less and below nothing does).

    Args:
        expressions: of a cell.
        device: that the code is for.
        scalar_bytes: of a scalar.
    """
    if device.target == "cpu" or not expressions.groups:
        return False
    alive, room = live_when_written(expressions), scalars_of_a_thread(device, 0, 0, scalar_bytes)
    return alive > room and 4 * live_when_running(expressions) <= 3 * alive
