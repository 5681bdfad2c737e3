"""Sums over samples (:mod:`femforge.represent.symmetric_sums`, not by parity) as products of matrices.

    y = sum_q  B_q^T  D(B_q u)

Components of functions with the same element, of which the same derivatives are sampled, are columns of one matrix: B
stands once for all of them and for all cells. Its rows are all samples of all derivatives, of one part after another.
(Beams, Abdelfattah, Tomov, Dongarra, Kolev and Dudouit, "High-Order Finite Element Method using Standard and
Device-Level Batch GEMM on GPUs", 2020, section V-A and B: "non-tensor" bases.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from flint import fmpq

from femforge.ir.element import ScalarElement
from femforge.ir.integral import Slot
from femforge.represent.symmetric_sums import SumPart, SymmetricSums

Derivative = tuple[int, ...]


@dataclass(frozen=True)
class Columns:
    """Components whose samples one table gives, for each cell.

    Attributes:
        element: scalar element of each.
        order: its basis functions in the order of their dofs.
        derivatives: that are sampled, by part.
        members: (function, component) of each column.
    """

    element: ScalarElement
    order: tuple[int, ...]
    derivatives: tuple[tuple[Derivative, ...], ...]
    members: tuple[tuple[str, int], ...]

    @property
    def nodes(self) -> int:
        """Dofs of a column."""
        return len(self.order)

    @property
    def count(self) -> int:
        """Columns of a cell."""
        return len(self.members)

    def column(self, slot: Slot) -> int:
        """The column of what a slot is of."""
        return self.members.index((slot.function, slot.component))


class SampleColumns:
    """The matrices of some sums.

    Args:
        sums: not by parity, so that a sample is a point or a mode.
    """

    def __init__(self, sums: SymmetricSums) -> None:
        assert len(sums.symmetries.parities) == 1
        self.sums = sums
        self.parts = sums.parts

    @cached_property
    def reads(self) -> tuple[Columns, ...]:
        """Columns of the functions that are sampled, each function by itself."""
        return self._columns([part.reads for part in self.parts])

    @cached_property
    def tests(self) -> tuple[Columns, ...]:
        """Columns of the test function."""
        return self._columns([part.fluxes for part in self.parts])

    def _columns(self, slots: Iterable[Iterable[Slot]]) -> tuple[Columns, ...]:
        by_part = [list(own) for own in slots]
        members = sorted({(slot.function, slot.component) for own in by_part for slot in own})
        found: dict[tuple[str, Columns], list[tuple[str, int]]] = {}
        for function, component in members:
            field = self.sums.integral.function(function).layout.fields[component]
            order = tuple(sorted(range(len(field.dofs)), key=field.dofs.__getitem__))
            derivatives = tuple(
                tuple(sorted(s.derivative for s in own if (s.function, s.component) == (function, component)))
                for own in by_part
            )
            key = Columns(field.element, order, derivatives, ())
            found.setdefault((function, key), []).append((function, component))
        return tuple(
            Columns(key.element, key.order, key.derivatives, tuple(own)) for (_, key), own in found.items()
        )

    def dofs(self, columns: Columns) -> list[int]:
        """Numbers of the dofs of each column, one column after another, among those of its function."""
        fields = [
            self.sums.integral.function(name).layout.fields[component] for name, component in columns.members
        ]
        return [field.dofs[k] for field in fields for k in columns.order]

    def joined(self, some: Iterable[Columns]) -> tuple[Columns, ...]:
        """Columns with the same table, of whichever functions, as those of one matrix."""
        found: dict[Columns, list[tuple[str, int]]] = {}
        for one in some:
            key = Columns(one.element, one.order, one.derivatives, ())
            found.setdefault(key, []).extend(one.members)
        return tuple(
            Columns(key.element, key.order, key.derivatives, tuple(own)) for key, own in found.items()
        )

    # -- rows --------------------------------------------------------------------------------------------

    def rows(self, columns: Columns) -> int:
        """Rows of a table: samples of a column."""
        return self._rows_before(columns, len(self.parts))

    def row(self, columns: Columns, part: int, derivative: Derivative) -> int:
        """The first sample of a derivative in a part."""
        number = columns.derivatives[part].index(derivative)
        return self._rows_before(columns, part) + number * self.parts[part].samples

    def _rows_before(self, columns: Columns, part: int) -> int:
        own = zip(columns.derivatives[:part], self.parts, strict=False)
        return sum(len(derivatives) * one.samples for derivatives, one in own)

    def table(self, columns: Columns) -> list[fmpq]:
        """Values of the basis functions at all samples, [dof][row], without weights."""
        rows = [
            row
            for part, derivatives in zip(self.parts, columns.derivatives, strict=True)
            for derivative in derivatives
            for row in self._values(part, columns.element, derivative)
        ]
        return [row[k] for k in columns.order for row in rows]

    @staticmethod
    def _values(part: SumPart, element: ScalarElement, derivative: Derivative) -> Iterator[list[fmpq]]:
        for number in range(len(part.families)):
            yield from (list(row) for row in part.values(number, element, derivative))

    @staticmethod
    def weights(part: SumPart) -> list[fmpq]:
        """Weights of the samples of a part: of points, or squared norms of modes."""
        return [weight for family in part.families for weight in family.weights]

    @staticmethod
    def points(part: SumPart) -> list[int]:
        """Numbers of the samples in the rule; of modes, their own."""
        return [number for family in part.families for (number,) in family.points]

    # -- costs -------------------------------------------------------------------------------------------

    @cached_property
    def product_flops(self) -> int:
        """Operations of the products of a cell, zeros in tables among them."""
        return sum(2 * self.rows(one) * one.nodes * one.count for one in (*self.reads, *self.tests))
