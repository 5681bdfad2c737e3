"""Assembly: an element_tensor kernel whose entries are added to those of a sparse matrix.

The nonzero of an entry of an element matrix is its place among the matrix's stored values; entries without a place (a
negative nonzero) are left out. Entries are added one by one, or those of a batch that have the same nonzero are summed
before: a GPU adds to memory at a rate far below that of its stores (H200, float64: 97 to 160 G additions/s).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import (
    Index,
    all_of,
    compare,
    entry_of,
    index,
    less,
    minimum,
    quotient,
    remainder,
    select,
    variables_of,
)
from femforge.ir.integral import Integral, Local
from femforge.ir.nests import LoopNest, arrays_written, variables_read
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import (
    Add,
    For,
    Guard,
    Integer,
    IntegerLoads,
    Lanes,
    Let,
    Range,
    Scatter,
    Statement,
    Store,
    StoreTransposed,
    Variable,
    VectorCopy,
    VectorStore,
)
from femforge.kernels.access.listed_entries import ListedEntries, in_row_name, listed_name
from femforge.kernels.access.spaces import space_of
from femforge.kernels.access.tile_places import TILE, known_places, moved
from femforge.kernels.access.used_loops import UsedLoops
from femforge.kernels.arguments import RESULTS
from femforge.represent.used_entries import Flags

VALUES, NONZEROS = "matrix_values", "nonzeros"
#: The table of used entries, where a tile has others, too.
_USED = "used_entry"

#: Sums of a thread whose places it asks for at the same time: it waits for memory once, and not for each.
_AT_ONCE = 4
#: The same of what is added one by one: of items of a thread (of L-vectors, too), and of an item's own entries.
ROUNDS, _OF_ITEM = 8, 16


def into_nonzeros(
    nest: LoopNest, graph: Graph, used: Flags, stored: int, bits: int, batch: int, atomic: bool
) -> LoopNest:
    """The kernel that adds to the matrix what another one stores.

    Args:
        nest: of an element_tensor kernel.
        graph: owner of its expressions.
        used: whether an entry can be anything but zero, [row][column]; ``nonzeros`` lists no others.
        stored: entries that the kernel stores for a cell: all, or those that are used.
        bits: of a nonzero.
        batch: cells of a batch.
        atomic: whether cells that are worked on at the same time may share entries.
    """
    if stored == used.sum():
        used = np.ones((1, stored), dtype=bool)
    listed = ListedEntries(used)
    loops = UsedLoops(nest.tables, RESULTS, batch / nest.threads, listed)
    nest = loops.compacted(nest)
    body = tuple(_Rewriter(graph, bits, atomic, loops, listed, itertools.count()).body(nest.body))
    return replace(nest, body=body, tables=(*nest.tables, *loops.tables, *listed.tables))


def into_sums(
    nest: LoopNest, integral: Integral, used: Flags, stored: int, bits: int, batch: int
) -> LoopNest | None:
    """The kernel that sums the entries of a batch with the same nonzero, and adds each sum to the matrix, atomically.

    Args:
        nest: of an element_tensor kernel on a GPU.
        integral: owns its expressions.
        used: whether an entry can be anything but zero, [row][column]; the lists have no others.
        stored: entries that the kernel stores for a cell: all, or those that are used.
        bits: of a nonzero.
        batch: cells of a batch.

    Returns:
        None if the entries of all cells of a batch are not in the tile at a time, entry by entry, or none is used.
    """
    kept = tuple(int(entry) for entry in np.flatnonzero(used))
    own = [s for s in nest.body if RESULTS in arrays_written((s,))]
    source = _place_in_tile(own[0], stored) if len(own) == 1 and own[0] is nest.body[-1] else None
    if source is None or not kept:
        return None
    if len(kept) == stored:
        nest, source = _turned(nest, integral, batch, source, stored)
    else:
        table = Array(_USED, len(kept), "table", kept, integer=True)
        nest = replace(nest, tables=(*nest.tables, table))
    position = Array("position", len(kept) * batch, "shared", bits=16)
    lists = _copy_of_lists(len(kept), batch, whole="cells_here" in variables_read(nest.body[:-1]))
    tile = _Tile(source, batch, len(kept) < stored)
    body = (lists, *nest.body[:-1], *_sums(integral.graph, bits, tile))
    return replace(nest, body=body, shared=(*nest.shared, position))


def _copy_of_lists(of_cell: int, batch: int, whole: bool) -> Lanes:
    """The lists of a batch come to shared memory: whole ones, also of fewer cells, if their number is known for others.

    Integrals over vertices may take nothing of a cell, and know how many there are for this copy only.
    """
    size = of_cell * batch
    width = access_to_list(size if whole else of_cell)
    first = index("batch").times(size) if whole else index("first_cell").times(of_cell)
    here, most = index("k").times(width), size // width
    copy = VectorCopy("position", here, "contributions", first.plus(here), width, 16)
    count = most if whole else index("cells_here").times(of_cell // width)
    return Lanes("k", count, (copy,), False, together=True, most=most, usual=most)


def access_to_list(of_cell: int) -> int:
    """Places of those that belong to a cell that come in one access."""
    return next(width for width in (4, 2, 1) if of_cell % width == 0)


@dataclass(frozen=True)
class _Tile:
    """Where entries of a batch are summed from.

    Attributes:
        source: place of an ``entry`` of the cell ``cell_here``, or of what stands at a ``place`` of the lists.
        batch: cells.
        numbered: whether it has other entries than the lists, so that a table says which one is meant.
    """

    source: Index
    batch: int
    numbered: bool

    def numbers(self) -> tuple[Integer, ...]:
        """What is asked for of an entry whose ``place`` in the lists is known."""
        entry = quotient("place", self.batch)
        found = {"entry": entry, "cell_here": remainder("place", self.batch)}
        if self.numbered:
            found = {"number": entry, **found, "entry": entry_of(_USED, "number")}
        asked = {"number", *(name for name, _ in self.source.terms)}
        return tuple(Integer(name, value) for name, value in found.items() if name in asked)


def _turned(
    nest: LoopNest, integral: Integral, batch: int, source: Index, entries: int
) -> tuple[LoopNest, Index]:
    """The nest with its tile [entry][cell], if it is [cell][entry], and where an entry stands in it.

    The place of an entry in the lists is then its place in the tile; or nearly, where the nonzeros of a node's
    components are neighbours. These have all their cells in common, whose entries stand in different banks if rows are
    longer by one.
    """
    assert integral.trial is not None
    row = batch | 1 if space_of(integral.trial.layout, "interleaved").components > 1 else batch
    stride = dict(source.terms).get("cell_here", 0)
    before = nest.body[:-1]
    if stride < entries or not known_places(before, stride):
        return nest, source
    body = (*moved(before, lambda entry: index("lane").plus(entry * row)), nest.body[-1])
    shared = tuple(replace(a, size=entries * row) if a.name == TILE else a for a in nest.shared)
    return replace(nest, body=body, shared=shared), index("place").plus(index("entry").times(row - batch))


def _place_in_tile(copy: Statement, entries: int) -> Index | None:
    """Where an ``entry`` of the cell ``cell_here`` of the batch stands, which a statement copies from the tile.

    None if it is another statement, or copies only some of the batch's cells or entries.
    """
    if not isinstance(copy, Lanes):
        return None
    last = copy.body[-1]
    if isinstance(last, VectorCopy) and last.source == "tile" and last.width == 1:
        source, target = last.source_index, last.target_index
    elif isinstance(last, Store) and isinstance(last.value.value, Load) and last.value.value.array == "tile":
        source, target = last.value.value.index, last.index
    else:
        return None
    whole = [("k", 1)], [("entry", 1), ("staged", entries)]
    if target.constant or sorted(target.terms) not in [sorted([("first_cell", entries), *k]) for k in whole]:
        return None
    names = {"staged": "cell_here", "part": "entry", "entry": "entry"}
    if source.constant or not {name for name, _ in source.terms} <= names.keys():
        return None
    return Index(0, tuple((names[name], factor) for name, factor in source.terms))


def _sums(graph: Graph, bits: int, tile: _Tile) -> tuple[Statement, ...]:
    """The nonzeros of the batch: the sum of the entries of each goes to the matrix."""
    parts = range(_AT_ONCE)
    part = Integer("part_size", quotient(index("nonzeros_here").plus(_AT_ONCE - 1), _AT_ONCE))
    body = [statement for n in parts for statement in _loads_of_sum(n, bits)]
    for n in parts:
        sends = _sum(graph, n, tile)
        here = compare(Index(0, (("k", 1), ("part_size", n))), "<", "nonzeros_here")
        body += sends if n == 0 else [Guard(here, sends)]
    return part, Lanes("k", index("part_size"), tuple(body), barrier=False)


def _loads_of_sum(n: int, bits: int) -> list[Statement]:
    """The ``n``-th nonzero of a thread, and where its entries are listed; those of the last one if there are fewer."""
    own = index("k") if n == 0 else index(f"own{n}")
    listed = index("first_nonzero").plus(own)
    last = index("nonzeros_here").plus(-1)
    lines: list[Statement] = []
    if n > 0:
        lines.append(Integer(f"own{n}", minimum(Index(0, (("k", 1), ("part_size", n))), last)))
    before = entry_of("contribution_ends", listed.plus(-1))
    return [
        *lines,
        IntegerLoads((f"nonzero{n}",), NONZEROS, listed, bits),
        Integer(f"begin{n}", select(compare(own, ">", 0), before, 0)),
        Integer(f"stop{n}", entry_of("contribution_ends", listed)),
    ]


def _sum(graph: Graph, n: int, tile: _Tile) -> tuple[Statement, ...]:
    """The sum of the entries with the ``n``-th nonzero of a thread, on its way to the matrix."""
    add = (
        IntegerLoads(("place",), "position", index("e"), 16),
        *tile.numbers(),
        Add(f"sum{n}", graph.symbol(Load(TILE, tile.source))),
    )
    return (
        Variable(f"sum{n}"),
        Range("e", index(f"begin{n}"), index(f"stop{n}"), add),
        # atomic also where no other batch adds to it: it is sent and forgotten, a plain addition waits for its load
        Scatter(VALUES, index(f"nonzero{n}"), graph.symbol(Local(f"sum{n}")), atomic=True),
    )


class _Rewriter:
    """Puts additions to a matrix in the place of stores.

    Args:
        graph: for expressions.
        bits: of a nonzero.
        atomic: whether cells that are worked on at the same time may share entries.
        loops: those that go over used entries only.
        listed: where the nonzeros of entries are listed.
        numbers: of the nonzeros.
        place: where the nonzero is listed of the only entry that is stored, if that is known otherwise.
    """

    def __init__(
        self,
        graph: Graph,
        bits: int,
        atomic: bool,
        loops: UsedLoops,
        listed: ListedEntries,
        numbers: Iterator[int],
        place: Index | None = None,
    ) -> None:
        self.graph = graph
        self.bits = bits
        self.atomic = atomic
        self.loops = loops
        self.listed = listed
        self.place = place
        self._numbers = numbers

    def body(self, statements: Sequence[Statement]) -> list[Statement]:
        return _places_first([new for statement in statements for new in self._statement(statement)])

    def _statement(self, s: Statement) -> list[Statement]:
        if isinstance(s, Lanes) and not isinstance(s.count, int) and s.variable == "k":
            return self._over_entries(s)
        if isinstance(s, (For, Guard, Lanes)):
            return [replace(s, body=tuple(self.body(s.body)))]
        if isinstance(s, VectorCopy) and s.target == RESULTS:
            loads = [self.graph.symbol(Load(s.source, s.source_index.plus(k))) for k in range(s.width)]
            return self._adds(s.target_index, loads)
        if isinstance(s, VectorStore) and s.array == RESULTS:
            return self._adds(s.index, s.values)
        if isinstance(s, Store) and s.array == RESULTS:
            return self._adds(s.index, [s.value])
        if isinstance(s, StoreTransposed):
            return self._transposed(s)
        return [s]

    def _over_entries(self, s: Lanes) -> list[Statement]:
        """A loop over the entries of all cells, of those that are used where these are known."""
        if (restricted := self.loops.restricted(s)) is None:
            return [self._in_rounds(s, ROUNDS)]
        return [
            self._of_entry(one.place)._in_rounds(
                one.lanes, ROUNDS if one.whole else self.loops.rounds(one.lanes, ROUNDS)
            )
            for one in restricted
        ]

    def _of_entry(self, place: Index) -> _Rewriter:
        """One that knows where the nonzero is listed of what is stored, with the same numbers."""
        return _Rewriter(self.graph, self.bits, self.atomic, self.loops, self.listed, self._numbers, place)

    def _in_rounds(self, s: Lanes, rounds: int) -> Lanes:
        """Items of threads that ask for the places of several, and for what is added there, before they add any."""
        first: list[Statement] = []
        last: list[Statement] = []
        for new in self.body(s.body):
            if isinstance(new, Guard):
                (add,) = new.body
                assert isinstance(add, Scatter)
                name = f"entry_of_{next(variables_of(add.index))}"
                first.append(Let(name, add.value))
                add = replace(add, value=self.graph.symbol(Local(name)))
                here = all_of(less("item", s.count), new.condition)
                last.append(replace(new, condition=here, body=(add,)))
            else:
                first.append(new)
        return replace(s, body=(*first, *last), together=True, rounds=rounds)

    def _adds(self, first: Index, values: Sequence[Node]) -> list[Statement]:
        """Additions of neighbouring entries, the first of which has this place among the results."""
        if self.place is not None:
            return self._listed_adds(self.place, values)
        if self.listed.all_used:
            return self._listed_adds(first, values)
        cell, entry = self.listed.of_cell(first)
        if entry.terms:
            return [new for k, value in enumerate(values) for new in self._asked(cell, entry.plus(k), value)]
        rank = self.listed.rank(entry.constant)
        kept = [value for k, value in enumerate(values) if self.listed.has(entry.constant + k)]
        return self._listed_adds(cell.plus(rank), kept)

    def _listed_adds(
        self, first: Index, values: Sequence[Node], number: int | None = None
    ) -> list[Statement]:
        """Additions of entries whose nonzeros stand one after another in the list, from a number on."""
        numbers = self._numbers if number is None else itertools.count(number)
        names = tuple(f"nonzero{next(numbers)}" for _ in values)
        adds: list[Statement] = [
            Guard(compare(name, ">=", 0), (Scatter(VALUES, index(name), value, self.atomic),))
            for name, value in zip(names, values, strict=True)
            if not value.is_zero
        ]
        return [IntegerLoads(names, NONZEROS, first, self.bits), *adds] if adds else []

    def _asked(self, cell: Index, entry: Index, value: Node) -> list[Statement]:
        """The addition of an entry that is known when the kernel runs, if it is used."""
        if value.is_zero or not self.listed.count:
            return []
        number = next(self._numbers)
        load, *adds = self._listed_adds(cell.plus(listed_name(number)), [value], number)
        is_used = compare(in_row_name(number), ">=", 0)
        guarded = [
            replace(one, condition=all_of(is_used, one.condition)) for one in adds if isinstance(one, Guard)
        ]
        return [*self.listed.place_of(entry, number), load, *guarded]

    def _transposed(self, s: StoreTransposed) -> list[Statement]:
        """Entries that lanes have side by side, of those that are used where these are known."""
        if not self.listed.count:
            return []
        selected = [Integer("selected", entry_of(s.places, "entry"))] if s.places else []
        source = "selected" if s.places else "entry"
        value = self.graph.symbol(Load(s.tile, Index(0, ((source, s.lanes), ("lane", 1)))))
        cell, first = self.listed.of_cell(s.index.plus(index("lane").times(s.entries)))

        def lanes_of(loop: For | Range) -> Lanes:
            return Lanes("lane", s.count, (loop,))

        def adds_at(place: Index) -> tuple[Statement, ...]:
            return (*selected, *self._of_entry(place)._adds(place, [value]))

        window = self.loops.transposed(s)
        if window is None:
            if (row := self.listed.whole_row(first, s.width)) is not None:
                used = self.listed.of_row(row, next(self._numbers))
                body = (Integer("entry", used.column), *adds_at(cell.plus(used.place)))
                return [*used.known, lanes_of(Range("number", used.begin, used.end, body))]
            place = s.index.plus(Index(0, (("lane", s.entries), ("entry", 1))))
            return [lanes_of(For("entry", s.width, (*selected, *self._adds(place, [value]))))]
        if not window.size:
            return []
        listed = cell.plus(self.listed.rank(first.constant))
        if not window.table:
            return [lanes_of(For("entry", s.width, adds_at(listed.plus("entry"))))]
        entry = Integer("entry", entry_of(window.table, "number"))
        return [lanes_of(For("number", window.size, (entry, *adds_at(listed.plus("number")))))]


def _places_first(statements: Sequence[Statement]) -> list[Statement]:
    """Additions that follow each other, the places of several loaded before the first of them.

    A compiler does not move a load across the condition of another entry's addition.
    """
    result: list[Statement] = []
    first: list[Statement] = []
    rest: list[Statement] = []
    loaded = 0
    for s in statements:
        names = s.names if isinstance(s, IntegerLoads) and s.array == NONZEROS else ()
        is_add = isinstance(s, Guard) and arrays_written((s,)) == {VALUES}
        if not (names or is_add or isinstance(s, Integer)) or (loaded >= _OF_ITEM and not is_add):
            result += [*first, *rest]
            first, rest, loaded = [], [], 0
        loaded += len(names)
        if is_add:
            rest.append(s)
        elif names or isinstance(s, Integer):
            first.append(s)
        else:
            result.append(s)
    return [*result, *first, *rest]
