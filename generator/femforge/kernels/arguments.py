"""Arguments of kernels: names, types, and where a face finds them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

#: Type of an array's entries, or of a number: scalars of the kernel, indices of its ``index_type``, fixed types.
Kind = Literal["scalar", "float64", "index", "int32", "int64", "uint8", "uint16"]
#: Array of the results of element_tensor and geometry kernels.
RESULTS = "element_tensors"


@dataclass(frozen=True)
class Argument:
    """One argument of a face.

    Attributes:
        name: of it.
        kind: of its entries, or of the number.
        array: whether it is a pointer.
        written: whether a pass writes to it.
        member: of ``femforge_arguments``, if it is called otherwise there.
        typed: whether that member has this type already, and is no ``void*``.
        meaning: the shape of an array, and what it or the number is, for people.
    """

    name: str
    kind: Kind
    array: bool = True
    written: bool = False
    member: str = ""
    typed: bool = False
    meaning: str = ""


@dataclass(frozen=True)
class Workspace:
    """Room that a kernel works in, which its caller hands over.

    Attributes:
        argument: of its face.
        fixed: bytes of it, whatever the number of cells.
        of_cell: bytes beside these of each cell.
        cells: most cells that these are for.
    """

    argument: Argument
    fixed: int
    of_cell: int
    cells: int


def joined(rooms: Sequence[Workspace]) -> Workspace:
    """One that is room enough for each of several users, one at a time."""
    return Workspace(
        rooms[0].argument,
        max(room.fixed for room in rooms),
        max(room.of_cell for room in rooms),
        max(room.cells for room in rooms),
    )


def number(name: str, meaning: str) -> Argument:
    """An integer of 64 bits."""
    return Argument(name, "int64", array=False, meaning=meaning)
