"""Sums over the points of tensor-product cells in steps that threads of a block can share: planes, lines, their sums.

    y = sum_t B_t' sum_s B_s' ( sum_r B_r'  D  B_r ) B_s  B_t u

A column of a function's dofs in t is contracted to all planes of points, and long rows of these planes in s to all
lines; then each line of points in r is on its own: it contracts what is left in s, goes over its points, and leaves
sums; those of a plane are contracted with the test functions of s, and what comes of that with those of t. On
quadrilaterals, columns in s are contracted to all lines, and nothing stands between these and their sums. A line has
the operations of one thread of :mod:`femforge.represent.nested_sums` but no sums of a plane or of the cell, so that it
holds a third of what that thread holds, or less.

A line is a loop over its points (:mod:`femforge.represent.looped_lines`), or written out
(:mod:`femforge.represent.written_lines`); or its points are tasks of their own (:mod:`femforge.represent.point_lines`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from femforge.ir.element import ScalarElement
from femforge.ir.integral import Integral
from femforge.ir.scalar import Node
from femforge.represent.cell_values import CellValue, with_cell_values
from femforge.represent.direction_tables import Key, Tables
from femforge.represent.directions import Matrix, in_pairs, nodal_basis
from femforge.represent.levels import NestedSums
from femforge.represent.line_inputs import IN_PAIRS, Columns, LineInputs, LineKind
from femforge.represent.looped_lines import LoopedLine
from femforge.represent.point_lines import PointLine
from femforge.represent.point_values import FluxKey
from femforge.represent.quadrature import QuadraturePart
from femforge.represent.written_lines import WrittenLine

#: Derivatives of test functions in several directions, of several sums.
_Keys = tuple[tuple[Key, ...], ...]


class SumKey(NamedTuple):
    """A sum that a line leaves: of which test functions.

    Attributes:
        component: of the test function.
        function: its number in r.
        keys: derivatives in the other directions.
    """

    component: int
    function: int
    keys: tuple[Key, ...]


@dataclass(frozen=True)
class TestSums:
    """Sums of lines that the same code contracts with test functions.

    Attributes:
        components: of the test function.
        element: of these.
        keys: derivatives of their sums in all directions but r.
        fluxes: derivatives in all directions of what points leave, where these are tasks.
    """

    components: tuple[int, ...]
    element: ScalarElement
    keys: tuple[tuple[Key, ...], ...]
    fluxes: tuple[tuple[Key, ...], ...] = ()

    @property
    def size(self) -> int:
        """Test functions of a direction."""
        return nodal_basis(self.element).size

    @property
    def count(self) -> int:
        """Sums of a line for each of the derivatives."""
        return len(self.components) * self.size

    def members(self) -> Iterable[tuple[int, int]]:
        """(component, test function in r) in order: results of a node side by side."""
        return ((c, i) for i in range(self.size) for c in self.components)

    @property
    def rows(self) -> int:
        """Test functions in s, where that is not the last direction."""
        return self.size if len(self.keys[0]) == 2 else 1

    def in_s(self, last: Key) -> tuple[Key, ...]:
        """Derivatives in s of the sums of a hexahedron with given ones in t."""
        return tuple(keys[0] for keys in self.keys if keys[-1] == last)

    @property
    def in_last(self) -> tuple[Key, ...]:
        """Derivatives in the last direction."""
        return tuple(dict.fromkeys(keys[-1] for keys in self.keys))


def line_sums(
    integral: Integral, parts: Sequence[QuadraturePart], kind: LineKind, all_rows: bool = False,
    of_dofs: bool = False,
) -> tuple[LinePart, ...]:  # fmt: skip
    """The steps of the element vector of an integral of arity 1, or of the diagonal of one of arity 2, rule by rule.

    Args:
        integral: on quadrilaterals or hexahedra.
        parts: as for :func:`femforge.represent.nested_sums.nested_sums`.
        kind: of lines; points are tasks where all rules have the same columns, else lines are written out.
        all_rows, of_dofs: see :class:`LineInputs`.
    """
    tables = Tables(integral.graph)
    found = tuple(LinePart(integral, part, tables, True, kind, all_rows, of_dofs) for part in parts)
    members: dict[tuple[str, tuple[int, ...]], Columns] = {}
    for part in found:
        for columns in part.columns:
            for member in columns.members:
                if members.setdefault(member, columns).members != columns.members:
                    # columns of one rule would not stand side by side for another one
                    alone: LineKind = "looped" if kind == "looped" else "written"
                    return tuple(LinePart(integral, part, tables, False, alone) for part in parts)
    return found


class LinePart(LineInputs):
    """The steps of one quadrature rule.

    For arguments see :class:`LineInputs`.
    """

    # -- a line ------------------------------------------------------------------------------------------

    @cached_property
    def line(self) -> NestedSums:
        """A line, in dofs, monomials and entries of planes; results in the order of ``sums``.

        Or a point where that is a task, in values at it; results in the order of ``fluxes``.
        """
        return self._line[0]

    @property
    def sums(self) -> tuple[SumKey, ...]:
        """What a line leaves, in the order of its results."""
        return self._line[1]

    @property
    def fluxes(self) -> tuple[FluxKey, ...]:
        """What a point leaves that is a task."""
        return self._line[2]

    @cached_property
    def _line(self) -> tuple[NestedSums, tuple[SumKey, ...], tuple[FluxKey, ...]]:
        if self.kind == "points":
            return self._point
        line = WrittenLine(self) if self.kind == "written" else LoopedLine(self)
        sums = {
            SumKey(component, i, last): node
            for (component, last), values in line.sums().items()
            for i, node in enumerate(values)
        }
        plan = line.plan(list(sums.values()))
        return self._with_cell_values(plan), tuple(sums), ()

    @property
    def _point(self) -> tuple[NestedSums, tuple[SumKey, ...], tuple[FluxKey, ...]]:
        point = PointLine(self)
        fluxes = point.fluxes()
        sums = {
            SumKey(component, i, keys[1:]): None
            for component, keys in fluxes
            for i in range(self.tests.basis(component, "nodal").size)
        }
        return self._with_cell_values(point.plan(list(fluxes.values()))), tuple(sums), tuple(fluxes)

    def _with_cell_values(self, plan: NestedSums) -> NestedSums:
        """With what is the same for all lines computed once, where there are several."""
        return with_cell_values(self.graph, plan) if self.lines > 1 else plan

    @cached_property
    def cell_values(self) -> tuple[CellValue, ...]:
        """Values of the cell that lines read."""
        return tuple(n.value for n in self.line.leaves() if isinstance(n.value, CellValue))

    # -- on the way out ----------------------------------------------------------------------------------

    @cached_property
    def tested(self) -> tuple[TestSums, ...]:
        """Classes of sums that are contracted by the same code."""
        keys: dict[int, list[tuple[Key, ...]]] = {}
        for one in self.sums:
            own = keys.setdefault(one.component, [])
            if one.keys not in own:
                own.append(one.keys)
        classes: dict[tuple[ScalarElement, _Keys, _Keys], list[int]] = {}
        for component, found in sorted(keys.items()):
            element = self.tests.fields[component].element
            fluxes = tuple(sorted(keys for own, keys in self.fluxes if own == component))
            classes.setdefault((element, tuple(sorted(found)), fluxes), []).append(component)
        return tuple(TestSums(tuple(own), *rest) for rest, own in classes.items())

    def tested_sums(self, tested: TestSums, loaded: Mapping[Key, Sequence[Node]], d: int) -> list[Node]:
        """Sums over the points of a direction, weighted by each test function.

        Args:
            tested: the class of sums.
            loaded: values at the points, by derivative of the test function.
            d: the direction.
        """
        component, (points, _) = tested.components[0], self.directions[d]
        paired = tested.size >= IN_PAIRS and len(points) > 1 and not self.tests.diagonal
        direct = [key for key in loaded if not paired or self.tests_are_sparse(component, key)]
        nodal = {key: self.tests.nodal(component, key, points) for key in direct}
        pairs = {key: self.tests.table(component, key, points, "pairs") for key in loaded if key not in nodal}
        sums = self._sums_with(nodal, loaded, tested.size, d)
        if not pairs:
            return sums
        others = self.in_own_basis(component, self._sums_with(pairs, loaded, tested.size, d))
        return [self.graph.sum([(a, 1), (b, 1)]) for a, b in zip(sums, others, strict=True)]

    def places_reached(self, tested: TestSums) -> set[int]:
        """Test functions of the last direction that are not zero at all planes, with the derivatives that sums have."""
        points, _ = self.directions[-1]
        tables = [self.tests.nodal(tested.components[0], key, points) for key in tested.in_last]
        return {k for k in range(tested.size) if any(row[k] != 0 for table in tables for row in table)}

    def _sums_with(
        self, tables: Mapping[Key, Matrix], loaded: Mapping[Key, Sequence[Node]], size: int, d: int
    ) -> list[Node]:
        """Sums over the points of a direction weighted by the functions of some tables."""
        return [
            self.graph.sum(
                [
                    term
                    for key, table in tables.items()
                    for term in in_pairs(self.graph, loaded[key], self.weighted(table, function, d))
                ]
            )
            for function in range(size)
        ]
