"""Loops over the entries of element matrices, of those only that are not always zero.

A loop nest that stores element matrices goes over all entries of all cells of a batch, neighbouring threads with
neighbouring entries. Nothing need be added to a matrix for entries that are zero whatever the data: the loop is then
over the places of a table.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from femforge.ir.arrays import Array
from femforge.ir.integers import (
    Entry,
    Index,
    IntegerExpression,
    Product,
    Quotient,
    Total,
    entry_of,
    index,
    quotient,
    variables_of,
)
from femforge.ir.nests import LoopNest, arrays_read
from femforge.ir.statements import Integer, Lanes, Statement, Store, StoreTransposed, VectorCopy
from femforge.kernels.access.listed_entries import ListedEntries
from femforge.kernels.access.tile_places import TILE, known_places, moved

Numbers: TypeAlias = NDArray[np.int64]
#: Numbers of an entry of a table that loops go over.
_TABLE, _NUMBER = "used_entry", "number"
#: A table of places in the list of a cell where these do not follow each other, and one of them.
_LISTED_TABLE, _LISTED = "place_in_list", "listed"
#: Entries that a table may list: longer ones are longer than the code that they spare.
_MOST = 8192


@dataclass(frozen=True)
class _Loop:
    """A loop over the entries of a batch's cells.

    Attributes:
        cell, part: the integers that say which cell of the batch, and which of its entries.
        size: entries of a cell.
        rest: the statements that follow these two.
    """

    cell: str
    part: str
    size: int
    rest: tuple[Statement, ...]


@dataclass(frozen=True)
class Restricted:
    """A loop over used entries.

    Attributes:
        lanes: the loop.
        place: where the nonzero of its entry is listed.
        whole: whether it goes over all entries as before, which are used.
    """

    lanes: Lanes
    place: Index
    whole: bool = False


class Window(NamedTuple):
    """Used entries of those that lanes have side by side.

    Attributes:
        table: that says which they are; empty if they are all, or none is.
        size: how many there are.
    """

    table: str
    size: int


class UsedLoops:
    """Restricts the loops of one nest.

    Args:
        tables: of the nest.
        results: the array that it stores to, [cell][row][column].
        cells: of a batch, for each thread.
        listed: which entries are used, and where their nonzeros are listed.
    """

    def __init__(self, tables: Sequence[Array], results: str, cells: float, listed: ListedEntries) -> None:
        self.cells = cells
        self.listed = listed
        self.used = listed.used.ravel()
        self.results = results
        self.integers = {t.name: np.array(t.values, dtype=np.int64) for t in tables if t.integer and t.values}
        self.tables: list[Array] = []
        self._compact: Restricted | None = None

    def compacted(self, nest: LoopNest) -> LoopNest:
        """The nest with used entries only in its tile, if that has those of whole cells, [cell][entry].

        Blocks then take less shared memory, and more of them are at work.
        """
        *_, last = nest.body
        loop = _loop(last) if isinstance(last, Lanes) else None
        stored = None if loop is None else self._stored(loop)
        if loop is None or stored is None or loop.size != len(self.used):
            return nest
        kept = self._kept(stored)
        if not self._pays(kept, loop.size):
            return nest
        stride = _stride_of_tile(nest.body, loop)
        if not stride or not len(kept):
            return nest
        short = len(kept) | 1
        place = {int(entry): Index(number, (("lane", short),)) for number, entry in enumerate(kept)}
        numbers, copy = self._numbers(loop, kept), loop.rest[-1]
        assert isinstance(last, Lanes)
        assert isinstance(copy, VectorCopy)
        source = Index(0, ((loop.cell, short), (_NUMBER, 1)))
        target = copy.target_index.replaced("k", _whole(loop))
        copied = replace(copy, source_index=source, target_index=target)
        lanes = replace(last, count=index("cells_here").times(len(kept)), body=(*numbers, copied))
        self._compact = self._listed(lanes, loop, stored[kept], _NUMBER)
        shared = tuple(
            replace(a, size=a.size // stride * short) if a.name == TILE else a for a in nest.shared
        )
        body = (*moved(nest.body[:-1], place.get), self._compact.lanes)
        return replace(nest, body=body, shared=shared)

    def restricted(self, lanes: Lanes) -> list[Restricted] | None:
        """The loop over used entries only, if there are any; None where it is not known which entries it stores.

        A table says which entries are meant, unless all of the loop's are used.
        """
        if self._compact is not None and lanes == self._compact.lanes:
            return [self._compact]
        loop = _loop(lanes)
        stored = None if loop is None or self.listed.all_used else self._stored(loop)
        if loop is None or stored is None:
            return None
        kept = self._kept(stored)
        if not len(kept):
            return []
        if len(kept) == loop.size:
            return [replace(self._listed(lanes, loop, stored, loop.part), whole=True)]
        if not self._pays(kept, loop.size):
            return None
        whole = _whole(loop)
        rest = tuple(_without_k(statement, whole) for statement in loop.rest)
        body = (*self._numbers(loop, kept), *rest)
        lanes = replace(lanes, count=index("cells_here").times(len(kept)), body=body)
        return [self._listed(lanes, loop, stored[kept], _NUMBER)]

    def _listed(self, lanes: Lanes, loop: _Loop, entries: Numbers, number: str) -> Restricted:
        """The loop with where nonzeros are listed of what it stores, which an integer of it numbers."""
        cells = Index(0, (("first_cell", self.listed.count), (loop.cell, self.listed.count)))
        places = self.listed.places(entries)
        if np.array_equal(places, places[0] + np.arange(len(places))):
            return Restricted(lanes, cells.plus(int(places[0])).plus(number))
        *before, last = lanes.body
        listed = Integer(_LISTED, entry_of(self._table(places, _LISTED_TABLE), number))
        return Restricted(replace(lanes, body=(*before, listed, last)), cells.plus(_LISTED))

    def rounds(self, lanes: Lanes, most: int) -> int:
        """How many items of a thread start together: as few as take no more turns than the most would."""
        assert isinstance(lanes.count, Index)
        items = math.ceil(dict(lanes.count.terms)["cells_here"] * self.cells)
        return math.ceil(items / math.ceil(items / most))

    def _numbers(self, loop: _Loop, kept: Numbers) -> tuple[Integer, ...]:
        """Which cell and which of its entries an item is."""
        return (
            Integer(loop.cell, quotient("k", len(kept))),
            Integer(_NUMBER, index("k").plus(index(loop.cell).times(-len(kept)))),
            Integer(loop.part, entry_of(self._table(kept), _NUMBER)),
        )

    def transposed(self, store: StoreTransposed) -> Window | None:
        """Used entries of those that lanes of a CPU store; None if it is not known which these are, or has no table."""
        if [factor for _, factor in store.index.terms] != [len(self.used)]:
            return None
        kept = np.flatnonzero(self.used[store.index.constant :][: store.width])
        if len(kept) in (0, store.width):
            return Window("", len(kept))
        return Window(self._table(kept), len(kept)) if self._pays(kept, store.width) else None

    def _pays(self, kept: Numbers, size: int) -> bool:
        return len(kept) < size and len(kept) <= _MOST

    def _table(self, kept: Numbers, named: str = _TABLE) -> str:
        """The name of a table with these entries, or places."""
        values = tuple(int(k) for k in kept)
        for table in self.tables:
            if table.values == values:
                return table.name
        name = f"{named}{len(self.tables) or ''}"
        self.tables.append(Array(name, len(values), "table", values, integer=True))
        return name

    def _kept(self, stored: Numbers) -> Numbers:
        """Which of the entries that a loop stores are used."""
        return np.flatnonzero(self.used[stored])

    def _stored(self, loop: _Loop) -> Numbers | None:
        """The entries of a cell that a loop stores, one after another; None where it is not known."""
        parts = np.arange(loop.size, dtype=np.int64)
        known: dict[str, Numbers] = {loop.part: parts}
        for statement in loop.rest:
            if isinstance(statement, Integer):
                value = self._value(statement.value, known)
                if value is not None:
                    known[statement.name] = value
        target = _target(loop.rest[-1], self.results)
        if target is None:
            return None
        target = target.replaced("k", _whole(loop))
        factors = dict(target.terms)
        if factors.pop("first_cell", 0) != len(self.used) or factors.pop(loop.cell, 0) != len(self.used):
            return None
        places = self._value(Index(target.constant, tuple(factors.items())), known)
        return None if places is None else np.broadcast_to(places, parts.shape)

    def _value(self, value: IntegerExpression, known: Mapping[str, Numbers]) -> Numbers | None:
        """An expression for all entries of a cell; None if it depends on anything else."""
        match value:
            case Index(constant, terms):
                if not all(name in known for name, _ in terms):
                    return None
                return sum((known[name] * factor for name, factor in terms), np.zeros(1, np.int64)) + constant
            case Entry(array, place):
                at = self._value(place, known)
                return None if at is None or array not in self.integers else self.integers[array][at]
            case Total(terms):
                parts = [self._value(term, known) for term in terms]
                found = [part for part in parts if part is not None]
                return sum(found[1:], found[0]) if len(found) == len(parts) else None
            case Product(left, right):
                a, b = self._value(left, known), self._value(right, known)
                return None if a is None or b is None else a * b
            case Quotient(top, bottom, is_rest):
                a, b = self._value(top, known), self._value(bottom, known)
                if a is None or b is None:
                    return None
                return a % b if is_rest else a // b
        return None


def _loop(lanes: Lanes) -> _Loop | None:
    """What a loop over cells and entries is made of; None if it is not one."""
    count = lanes.count
    if lanes.variable != "k" or not isinstance(count, Index) or len(lanes.body) < 3:
        return None
    if count.constant or len(count.terms) != 1 or count.terms[0][0] != "cells_here":
        return None
    size = count.terms[0][1]
    cell, part, *rest = lanes.body
    if not isinstance(cell, Integer) or not isinstance(part, Integer) or cell.value != quotient("k", size):
        return None
    if part.value != index("k").plus(index(cell.name).times(-size)):
        return None
    if any("k" in variables_of(one.value) for one in rest if isinstance(one, Integer)):
        return None
    return _Loop(cell.name, part.name, size, tuple(rest))


def _whole(loop: _Loop) -> Index:
    """The number of an entry of all cells in terms of its cell and its number there."""
    return Index(0, ((loop.cell, loop.size), (loop.part, 1)))


def _stride_of_tile(body: Sequence[Statement], loop: _Loop) -> int:
    """How far the tile's cells are apart, if a loop copies all of it and all stores say which entry; else 0."""
    copy, before = loop.rest[-1], body[:-1]
    if not isinstance(copy, VectorCopy) or copy.source != TILE or TILE in arrays_read(before):
        return 0
    terms = dict(copy.source_index.terms)
    stride = terms.pop(loop.cell, 0)
    if copy.source_index.constant or terms != {loop.part: 1} or stride < loop.size:
        return 0
    return stride if known_places(before, stride) else 0


def _target(last: Statement, results: str) -> Index | None:
    """Where a statement stores one entry."""
    if isinstance(last, Store) and last.array == results and not last.accumulate:
        return last.index
    if isinstance(last, VectorCopy) and last.target == results and last.width == 1:
        return last.target_index
    return None


def _without_k(statement: Statement, whole: Index) -> Statement:
    """A statement with the number of an entry of all cells in terms of its cell and its number there."""
    if isinstance(statement, Store):
        return replace(statement, index=statement.index.replaced("k", whole))
    if isinstance(statement, VectorCopy):
        return replace(
            statement,
            target_index=statement.target_index.replaced("k", whole),
            source_index=statement.source_index.replaced("k", whole),
        )
    return statement
