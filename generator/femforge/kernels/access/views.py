"""The numbers of the view in which a cell is seen from a facet: a row of a table, by the number of the view."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from femforge.ir.arrays import Load
from femforge.ir.integers import Index
from femforge.ir.integral import SEEN, Dof, Integral
from femforge.ir.statements import IntegerLoads, Statement
from femforge.kernels.access.base import Brought, Datum, Items, Source, numbers_of
from femforge.kernels.arguments import Argument

#: Numbers of views, [facet][member]; the table [view][number]; the variable that has a member's view.
VIEWS, TABLE, _VIEW = "views", "view_table", "view"


class Views(Source):
    """What a form takes of a cell's own numbering; most take nothing."""

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """The views of the facets' cells, and the table."""
        return (
            Argument(VIEWS, "int32", typed=True, meaning="[facet][member] the way in which the cell is seen"),
            Argument(TABLE, "scalar", meaning="[view][number] as view_table of the descriptor"),
        )

    def _row(self, member: int) -> Index:
        """The row of a member in the table; of a single entity the table has these rows only."""
        size = self.integral.function(SEEN).layout.member_dim
        return Index(0, ((f"{_VIEW}{member}", size),)) if self.cell else Index(member * size)

    def datum(self, key: object) -> Datum | None:
        """A number of a member's row."""
        if not isinstance(key, Dof) or key.function != SEEN:
            return None
        member, number = divmod(key.index, self.integral.function(SEEN).layout.member_dim)
        return Datum(TABLE, self._row(member).plus(number), f"{SEEN}_{key.index}")

    def integers(self, used: AbstractSet[str]) -> list[Statement]:
        """Views of the members that are used."""
        return [self._load(member) for member in numbers_of(used, _VIEW)]

    def _load(self, member: int) -> Statement:
        place = self.place(self.integral.members, member)
        return IntegerLoads((f"{_VIEW}{member}",), VIEWS, place, 32)

    def items(self, functions: Sequence[str]) -> list[Items]:
        """A number each, of a member after the other."""
        return [self._items(m) for m in range(self.integral.members)] if SEEN in functions else []

    def _items(self, member: int) -> Items:
        size = self.integral.function(SEEN).layout.member_dim
        dofs = tuple(Dof(SEEN, member * size + k) for k in range(size))

        def loads(item: Index) -> tuple[list[Statement], list[Brought]]:
            value = self.graph.symbol(Load(TABLE, self._row(member).plus(item)))
            return [self._load(member)], [Brought(f"{SEEN}{member}", dofs, value)]

        return Items(size, loads)
