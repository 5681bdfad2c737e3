"""What all kinds of input of a cell's data share: the questions that a kernel asks them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from femforge.ir.integers import Index, index, less, select, total
from femforge.ir.integral import Dof, Integral
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, IntegerLoads, Statement
from femforge.kernels.arguments import Argument

#: The integer variable that has the number of the cell whose data is read.
CELL = "cell"


@dataclass(frozen=True)
class Datum:
    """A scalar of a cell.

    Attributes:
        array: where it is.
        place: its entry.
        name: readable; empty where it is read wherever it is used.
        mask: array of bytes, by the same place, where it counts as zero unless they are; empty if it always counts.
    """

    array: str
    place: Index
    name: str
    mask: str = ""


@dataclass(frozen=True)
class Brought:
    """A value that each of some work items brings.

    Attributes:
        label: of it.
        dofs: which dof of the cell it is, by item.
        value: of an item.
    """

    label: str
    dofs: tuple[Dof, ...]
    value: Node


@dataclass(frozen=True)
class Items:
    """Data of a cell that threads bring side by side: an item a node, or a dof.

    Attributes:
        count: of a cell.
        loads: statements that load what the item with a number brings, and the values.
        brings: whether it brings any.
        offsets: the array of the offsets of the nodes that results are added to, if an item is one of these.
    """

    count: int
    loads: Callable[[Index], tuple[list[Statement], list[Brought]]]
    brings: bool = True
    offsets: str = ""


class Source(ABC):
    """One kind of input.

    Args:
        integral: names the functions.
        cell: the variable with the number of the cell; empty where arrays are those of one cell already.
    """

    def __init__(self, integral: Integral, cell: str = CELL) -> None:
        self.integral = integral
        self.graph = integral.graph
        self.cell = cell

    @staticmethod
    @abstractmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """What faces may take for it, in order."""

    @abstractmethod
    def datum(self, key: object) -> Datum | None:
        """Where the datum of a symbol is; None if it is none of this kind."""

    def needs(self, used: AbstractSet[str]) -> AbstractSet[str]:
        """Integers of other sources that its own ones, of those that are used, are made from."""
        return frozenset()

    def integers(self, used: AbstractSet[str]) -> list[Statement]:
        """Those of its integers that are used, or all that come with them in one access."""
        return []

    def items(self, functions: Sequence[str]) -> list[Items]:
        """How threads bring what it has of some functions."""
        return []

    def place(self, stride: int, entry: Index | int = 0) -> Index:
        """An entry of this cell in an array with so many of each cell."""
        first = Index(0, ((self.cell, stride),)) if self.cell else Index()
        return first.plus(entry)


class Geometry(Source):
    """A kind of input that gives the geometry of a cell.

    Args:
        integral: whose geometry it is.
        cell: see :class:`Source`.
        size: scalars of the stored geometry of a cell, where it is stored.
    """

    def __init__(self, integral: Integral, cell: str = CELL, size: int = 0) -> None:
        super().__init__(integral, cell)
        self.size = size

    @abstractmethod
    def bytes_of_cell(self, scalar_bytes: int) -> float:
        """Bytes of a cell, those that cells share counted once."""


def cell_number(position_in_batch: str = "batch_cell") -> Integer:
    """The cell with a number of its batch; numbers beyond the last cell repeat it."""
    within = less(position_in_batch, "cells_here")
    position = select(within, position_in_batch, index("cells_here").plus(-1))
    return Integer(CELL, total("first_cell", position), wide=True)


def node_loads(
    array: str, name: str, first: Index, count: int, bits: int, widths: Sequence[int] = (4, 2)
) -> list[Statement]:
    """Named integers of all nodes of a cell, in accesses of the first width that divides their number."""
    width = next((width for width in widths if count % width == 0), count)
    return [
        IntegerLoads(tuple(f"{name}{k}" for k in range(start, start + width)), array, first.plus(start), bits)
        for start in range(0, count, width)
    ]


def numbers_of(used: AbstractSet[str], name: str) -> list[int]:
    """The numbers with which variables of a name are used, sorted."""
    tails = (text.removeprefix(name) for text in used if text.startswith(name))
    return sorted(int(tail) for tail in tails if tail.isdigit())
