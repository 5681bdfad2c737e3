"""Arrays of a kernel, and the key of a value that is loaded from one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from femforge.ir.integers import Index


class Load(NamedTuple):
    """Symbol key: the value of an array's entry."""

    array: str
    index: Index  # type: ignore[assignment]


@dataclass(frozen=True)
class Array:
    """An array of the kernel.

    Attributes:
        name: its variable.
        size: number of entries.
        space: ``shared`` (one a batch), ``private`` (one an item), ``table`` (constant data with
            ``values``, placed as ``place`` says: read through the ``cache``, from ``constant`` memory, or from there
            as ``operands`` of instructions, which compilers must not replace by the numbers; by a ``library``, which
            gets the address, so that compilers must not leave out what the kernel itself does not read).
        values: of a table.
        integer: whether the entries of a table are integers and not scalars.
        bits: of integers (16 unsigned, 32 or 64); 0 for scalars, and for tables of int32.
        over: of a shared array, another one of at least its size whose place it takes; empty for its own.
        stays: whether a shared array keeps what no registers are left for: compilers must not bring it back to these.
        double: whether the scalars are of double precision whatever those of the kernel are.
        aligned: whether a table starts where the widest accesses do, so that neighbouring entries can come in one.
    """

    name: str
    size: int
    space: str
    values: tuple[object, ...] = ()
    integer: bool = False
    place: str = "cache"
    bits: int = 0
    over: str = ""
    stays: bool = False
    double: bool = False
    aligned: bool = False

    @property
    def in_constant_memory(self) -> bool:
        """Whether GPUs keep this table in their constant memory."""
        return self.space == "table" and self.place in ("constant", "operands")

    def bytes(self, scalar_bytes: int) -> int:
        """Bytes that the array takes, none where another one has them already."""
        if self.over:
            return 0
        return self.size * (self.bits // 8 or (8 if self.double else scalar_bytes))
