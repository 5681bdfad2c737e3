"""Reading a cell's data: each source is asked for what it has, and for the integers that this is found by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from femforge.ir.arrays import Load
from femforge.ir.integers import index
from femforge.ir.integral import Integral, Local
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Let, MaskedLoad, ScalarLoads, Statement, Store
from femforge.kernels.access.base import Datum, Source

#: Entries of a cell from which on two are loaded at a time: threads with a cell each are so far apart then that each
#: takes an access of memory of its own (H200, 24 entries: 1.27 times as fast; 4 and 20: no difference).
_LONG_ROW = 24


def _in_long_row(datum: Datum) -> bool:
    """Whether entries of a cell stand side by side, many and as an even number."""
    terms = datum.place.terms
    return not datum.mask and len(terms) == 1 and terms[0][1] >= _LONG_ROW and terms[0][1] % 2 == 0


class Reading:
    """Access to the data of the cell whose number is the integer variable ``cell``.

    Args:
        integral: names the functions.
        sources: what has its data; integers of one may be made from those of later ones.
    """

    def __init__(self, integral: Integral, sources: Sequence[Source]) -> None:
        self.integral = integral
        self.graph = integral.graph
        self.sources = tuple(sources)

    def datum(self, key: object) -> Datum | None:
        """Where the datum of a symbol is; None if the symbol is none of a cell."""
        found = (source.datum(key) for source in self.sources)
        return next((datum for datum in found if datum is not None), None)

    def data(self, roots: Iterable[Node]) -> dict[Node, Datum]:
        """The data that expressions have, by their symbols."""
        found = ((node, self.datum(node.value)) for node in symbols(roots))
        return {node: datum for node, datum in found if datum is not None}

    def integers(self, data: Iterable[Datum]) -> list[Statement]:
        """Integers that the places of some data use."""
        used = {name for datum in data for name, _ in datum.place.terms}
        for source in self.sources:
            used |= source.needs(used)
        return [line for source in reversed(self.sources) for line in source.integers(used)]

    # -- where it is used --------------------------------------------------------------------------------

    def prepare(self, roots: Sequence[Node]) -> list[Statement]:
        """Integers that the loads of these expressions use."""
        return self.integers(self.data(roots).values())

    def loads(self, roots: Sequence[Node], names: dict[Node, str]) -> list[Node]:
        """The expressions with this cell's data as array loads; ``names`` gets names for the loads."""
        named: dict[Node, str] = {}

        def replacement(node: Node) -> Node | None:
            datum = self.datum(node.value) if node.kind == "symbol" else None
            if datum is None:
                return None
            entry = self._entry(datum)
            if datum.name:
                named[entry] = datum.name
            return entry

        news = self._renamed(roots, names, replacement)
        names.update(named)
        return news

    # -- before it is used -------------------------------------------------------------------------------

    def gather(self, roots: Sequence[Node], names: dict[Node, str]) -> tuple[list[Statement], list[Node]]:
        """Statements that load all data that expressions need, and the expressions in these.

        ``names`` is changed to match.
        """
        data = self.data(roots)
        statements = self.integers(data.values())
        replaced: dict[Node, Node] = {}
        for node, datum in data.items():
            replaced[node] = self.graph.symbol(Local(datum.name)) if datum.name else self._entry(datum)
        statements += self._loads([datum for datum in data.values() if datum.name])
        return statements, self._renamed(roots, names, replaced.get)

    def _loads(self, data: Sequence[Datum]) -> list[Statement]:
        """Loads of data that have names, in order; of neighbours in a long row two at a time."""
        at = {(one.array, one.place): one for one in data if _in_long_row(one)}
        statements: list[Statement] = []
        taken: set[str] = set()
        for one in data:
            even = one.place.plus(-(one.place.constant % 2))
            pair = [at[key] for key in ((one.array, even), (one.array, even.plus(1))) if key in at]
            if one.name in taken:
                continue
            if one in pair and len(pair) == 2:
                statements.append(ScalarLoads((pair[0].name, pair[1].name), one.array, even))
                taken |= {other.name for other in pair}
            else:
                statements.append(self._load(one))
        return statements

    def gather_rows(
        self, roots: Sequence[Node], names: dict[Node, str], lanes: int
    ) -> tuple[list[Statement], list[Node], int]:
        """As :meth:`gather`, the data stored in rows of lanes (array ``inputs``); and the number of rows."""
        data = self.data(roots)
        own = {node: datum for node, datum in data.items() if datum.name}
        statements = self.integers(own.values())
        replaced = {node: self._entry(datum) for node, datum in data.items() if not datum.name}
        for row, (node, datum) in enumerate(own.items()):
            place = index(row * lanes).plus(index("lane"))
            value = self._entry(datum)
            if datum.mask:
                statements.append(self._load(datum))
                value = self.graph.symbol(Local(datum.name))
            statements.append(Store("inputs", place, value))
            replaced[node] = self.graph.symbol(Load("inputs", place))
        news = self._renamed(roots, names, replaced.get)
        names.update({replaced[node]: datum.name for node, datum in own.items()})
        return statements, news, len(own)

    def _entry(self, datum: Datum) -> Node:
        return self.graph.symbol(Load(datum.array, datum.place))

    def _load(self, datum: Datum) -> Statement:
        if datum.mask:
            return MaskedLoad(datum.name, datum.array, datum.place, datum.mask)
        return Let(datum.name, self._entry(datum))

    def _renamed(
        self, roots: Sequence[Node], names: dict[Node, str], replacement: Callable[[Node], Node | None]
    ) -> list[Node]:
        olds = [*roots, *names]
        news = self.graph.substitute(olds, replacement)
        for old, new in zip(list(names), news[len(roots) :], strict=True):
            text = names.pop(old)
            if new.kind not in ("symbol", "const"):
                names.setdefault(new, text)
        return news[: len(roots)]
