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
    if not _shares_sectors(p, entries, device):
        return 0
    bytes_of_cell = entries * p.scalar_bytes
    least = math.lcm(p.concurrent_elements, ACCESS_BYTES // p.scalar_bytes)
    group = least * max(1, _COMFORTABLE // (least * bytes_of_cell))
    return group if group * bytes_of_cell <= _MOST and p.element_batch % group == 0 else 0


def most_staged(parameters: TensorParameters, entries: int, device: Device, most: int = 1 << 10) -> int:
    """The most concurrent cells that leave together; 0 where none can, and where all may be stored as they are made.

    Args:
        parameters: mapping and the scalar decided.
        entries: of an element tensor.
        device: that it is for.
        most: concurrent cells that there may be.
    """
    p = parameters
    if not _shares_sectors(p, entries, device):
        return 0
    held = _MOST // (entries * p.scalar_bytes)
    access = ACCESS_BYTES // p.scalar_bytes
    return max((c for c in range(1, min(held, most) + 1) if math.lcm(c, access) <= held), default=0)


def _shares_sectors(p: TensorParameters, entries: int, device: Device) -> bool:
    """Whether threads own entries of element tensors that do not end where sectors do."""
    if device.target == "cpu" or p.mapping != "contraction" or p.representation != "tensor":
        return False
    return entries * p.scalar_bytes % SECTOR_BYTES != 0 and p.interleave_stores
