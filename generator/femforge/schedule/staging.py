"""Which element tensors of the ``contraction`` mapping leave through shared memory, and how many at a time."""

from __future__ import annotations

import math

from femforge.schedule.devices import ACCESS_BYTES, SECTOR_BYTES, Device
from femforge.schedule.parameters import TensorParameters

#: Of the tile: two cells may take more than several.
_COMFORTABLE, _MOST = 12 << 10, 24 << 10


def staging_group(parameters: TensorParameters, entries: int, device: Device) -> int:
    """Cells that leave together, a multiple of the concurrent ones; 0 where entries are stored as they are made.

    Element tensors of whole sectors need no staging: threads store neighbouring entries. Others would share sectors
    with their neighbours, and a sector that is written in parts is also read.

    Args:
        parameters: mapping, concurrent elements and the scalar decided.
        entries: of an element tensor.
        device: that it is for.
    """
    p = parameters
    if device.target == "cpu" or p.mapping != "contraction" or p.representation != "tensor":
        return 0
    bytes_of_cell = entries * p.scalar_bytes
    if bytes_of_cell % SECTOR_BYTES == 0 or not p.interleave_stores:
        return 0
    least = math.lcm(p.concurrent_elements, ACCESS_BYTES // p.scalar_bytes)
    group = least * max(1, _COMFORTABLE // (least * bytes_of_cell))
    return group if group * bytes_of_cell <= _MOST and p.element_batch % group == 0 else 0
