"""Which representations are valid for an integral, what each costs, and which is taken.

Costs are counted on the expressions themselves where they can be written out, and from the loop structure
where they are too many.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from femforge.errors import ExitCode, FemforgeError, one_of
from femforge.ir.integral import Integral
from femforge.ir.polynomial import NotPolynomial
from femforge.ir.scalar import Node, count_operations, reachable
from femforge.reference import dimension
from femforge.represent.cancellation import differences
from femforge.represent.collapsed import CollapsedSums
from femforge.represent.expressions import (
    Entries,
    Expressions,
    quadrature_expressions,
    sum_factorised_expressions,
    tensor_expressions,
)  # fmt: skip
from femforge.represent.functionals import with_test_function
from femforge.represent.levels import NestedSums
from femforge.represent.nested_sums import nested_sums
from femforge.represent.point_values import loops_over_directions
from femforge.represent.quadrature import (
    QuadraturePart,
    QuadratureRepresentation,
    quadrature_representation,
    with_cheaper_points,
)
from femforge.represent.sum_factorised import sum_factorisable
from femforge.represent.symmetric_sums import SymmetricSums
from femforge.represent.tensor import TensorRepresentation, tensor_representation

#: Products of a basis value and a flux, or a dof, (points x entries x slots) above which loops are not written out.
WRITE_OUT_LIMIT = 60_000
#: Nonzeros of K above which the contraction is not written out.
NONZERO_LIMIT = 20_000


class Summed(Protocol):
    """Gives sums over samples; ``by_parity``: in blocks by parity, or of traces, where there are some."""

    def __call__(self, *, by_parity: bool = True) -> SymmetricSums:
        """The sums, in the present scratch of the graph."""


@dataclass(frozen=True)
class Candidate:
    """One representation of an integral.

    Attributes:
        name: ``tensor``, ``quadrature`` or ``sum_factorised``.
        reason: why it is not valid; empty if it is.
        flops: operations a cell, written out if it can be.
        flops_before: of the contraction before optimisation (tensor), else equal to ``flops``.
        statements: operations to write when all loops are written out; 0 if they are not.
        expressions: the written-out element tensor, None if it is too long.
        looped: the results of a cell with loops over the directions of its points, None where there are none.
        summed: gives the results of a cell as sums over samples that threads can share, in the graph's present scratch,
            by parity and traces or not (:class:`Summed`); None where there are none.
        of_parity: basis functions of the test function's largest element for each parity of these sums, rounded down.
        dofs: of a cell with such sums, those that are read, of the coordinates, too, and those of the results together;
            on facets those that are not in vain.
        dim: of that cell.
        samples: of a facet, in the largest rule; 0 of a cell.
        traced: whether functions on that facet are traces (:mod:`femforge.represent.facet_traces`).
        tested: results on that facet that are not zero, of test functions that no neighbouring facet has.
        functional: whether the one result of a cell is a functional's.
        collapsed: gives the results of a cell by collapsed directions, in the graph's present scratch; None where there
            are none.
        unasked: why it is not taken unless it is asked for; empty if it is.
    """

    name: str
    reason: str = ""
    flops: int = 0
    flops_before: int = 0
    statements: int = 0
    expressions: Expressions | None = None
    looped: NestedSums | None = None
    summed: Summed | None = None
    of_parity: int = 0
    dofs: int = 0
    dim: int = 0
    samples: int = 0
    traced: bool = False
    tested: int = 0
    functional: bool = False
    collapsed: Callable[[], CollapsedSums] | None = None
    unasked: str = ""

    @property
    def fewest(self) -> int:
        """Operations a cell, written out or in loops over directions."""
        return self.flops if self.looped is None else min(self.flops, self.looped.flops)

    @property
    def zeros(self) -> frozenset[int]:
        """Results of a cell that are known to be zero, however it is computed."""
        found = [frozenset(k for k, node in enumerate(way) if node.is_zero) for way in self._ways]
        return frozenset.intersection(*found) if found else frozenset()

    @property
    def is_zero(self) -> bool:
        """Whether all results of a cell are known to be zero."""
        return bool(self._ways) and len(self.zeros) == len(self._ways[0])

    @property
    def _ways(self) -> list[Sequence[Node]]:
        """The results of a cell, written out and in loops."""
        written = [self.expressions.outputs] if self.expressions is not None else []
        return written + ([self.looped.results] if self.looped is not None else [])

    def least(self, loops: bool) -> int:
        """The same, without loops over directions where these will not do."""
        return self.fewest if loops else self.flops


class Choice(ABC):
    """A choice between representations of one integral.

    Args:
        integral: the integral.
    """

    def __init__(self, integral: Integral) -> None:
        self.integral = integral

    @property
    @abstractmethod
    def candidates(self) -> Mapping[str, Candidate]:
        """Every representation with its costs, by name."""

    @cached_property
    def quadrature(self) -> QuadratureRepresentation:
        """Point functions and rules."""
        return quadrature_representation(self.integral)

    @property
    def point_functions(self) -> QuadratureRepresentation:
        """Point functions as loops over points evaluate them."""
        return self.quadrature

    def choose(self, wanted: str, max_statements: int, loops: bool = True) -> Candidate:
        """The wanted representation, or the cheapest eligible one for ``auto``; see :meth:`eligible`."""
        return min(self.eligible(wanted, max_statements, loops), key=lambda c: c.least(loops))

    def eligible(self, wanted: str, max_statements: int, loops: bool = True) -> list[Candidate]:
        """The wanted representation alone, or the valid ones for ``auto``.

        Args:
            wanted: a representation or ``auto``.
            max_statements: what a device allows of what exists written out only.
            loops: whether loops over directions will do.

        Raises:
            FemforgeError: if the wanted one, or none at all, is valid, with the reasons.
        """
        valid = [c.name for c in self.candidates.values() if not c.reason]
        if not valid or (wanted != "auto" and self.candidates[wanted].reason):
            refused = self.candidates.values() if wanted == "auto" else [self.candidates[wanted]]
            raise FemforgeError(
                "; ".join(f"the {c.name} representation is not valid: {c.reason}" for c in refused),
                place=f"form {self.integral.form}", code=ExitCode.PARAMETERS,
                ways=one_of("representation", valid) if valid else one_of("input", ["vertices", "ufcx"]),
            )  # fmt: skip
        if wanted != "auto":
            return [self.candidates[wanted]]
        valid_ones = (c for c in self.candidates.values() if not (c.reason or c.unasked))
        return [c for c in valid_ones if not _too_long(c, max_statements, loops)]

    def why(
        self, taken: Candidate, flops: int, max_statements: int, how: str = "", loops: bool = True
    ) -> str:
        """Why a representation was taken that nobody asked for, for people.

        Args:
            taken: the representation.
            flops: operations that it was compared with.
            max_statements: as of :meth:`eligible`.
            how: what these operations are of, where it is not what is generated.
            loops: as of :meth:`eligible`.
        """
        others = [c for c in self.candidates.values() if not c.reason and c.name != taken.name]
        if not others:
            return "the only valid one"
        fewer = [c for c in others if c.least(loops) < flops]
        if not fewer:
            return f"fewest flops{how} of those that are valid"
        words = ", ".join(_why_not(c, max_statements) for c in fewer)
        if all(c.unasked for c in fewer):
            return f"fewest flops{how} of those that are taken unasked ({words})"
        return f"fewest flops{how} of those whose code is short enough ({words})"


def _too_long(candidate: Candidate, max_statements: int, loops: bool) -> bool:
    """Whether a representation exists written out only, and is too long for that."""
    in_loops = candidate.collapsed is not None or (loops and candidate.looped is not None)
    only = candidate.name == "sum_factorised" and not in_loops
    return only and not 0 < candidate.statements <= max_statements


def _why_not(candidate: Candidate, max_statements: int) -> str:
    """Why a representation with fewer operations is not taken."""
    if candidate.unasked:
        return f"{candidate.name}: {candidate.unasked}"
    if candidate.collapsed is not None:
        why = "its shared steps are not what is asked for, or have no room in a block's memory"
        return f"{candidate.name}: {candidate.fewest} flops, {why}"
    statements = f"{candidate.statements} statements" if candidate.statements else "too many statements"
    return (
        f"{candidate.name}: {candidate.fewest} flops in {statements}, up to {max_statements} are written out"
    )


class Representations(Choice):
    """All representations of one integral, made when asked for.

    Args:
        integral: the integral.
        entries: stored (row, column) of the element tensor.
        stored_geometry: whether G is an input.
    """

    def __init__(self, integral: Integral, entries: Entries, stored_geometry: bool) -> None:
        super().__init__(integral)
        self.entries = entries
        self.stored_geometry = stored_geometry

    def of_entries(self, entries: Entries) -> Representations:
        """The same with other entries stored."""
        found = Representations(self.integral, entries, self.stored_geometry)
        found.tensor, found.quadrature = self.tensor, self.quadrature
        return found

    @cached_property
    def tensor(self) -> TensorRepresentation | str:
        """K and G, or why there is none."""
        try:
            return tensor_representation(self.integral)
        except NotPolynomial as reason:
            return str(reason)

    @cached_property
    def candidates(self) -> dict[str, Candidate]:
        """Every representation with its costs."""
        found = (self._tensor(), self._quadrature(), self._sum_factorised())
        return {candidate.name: candidate for candidate in found}

    def settle(self) -> None:
        """Make everything now: what is made later in a scratch of the graph must not be needed elsewhere."""
        assert self.candidates
        assert self.quadrature

    def _tensor(self) -> Candidate:
        tensor = self.tensor
        if isinstance(tensor, str):
            return Candidate("tensor", tensor)
        if self.stored_geometry and tensor.mixed:
            return Candidate("tensor", "a function of the geometry and of constants cannot be stored")
        nonzeros = sum(len(tensor.K[i * self.integral.columns + j]) for i, j in self.entries)
        if nonzeros > NONZERO_LIMIT:
            geometry = count_operations(tensor.geometry) + count_operations(tensor.columns)
            flops = 2 * nonzeros - len(self.entries) + geometry
            return Candidate("tensor", flops=flops, flops_before=flops, unasked=self._digits_cancel(tensor))
        written = self._of_results(tensor_expressions(tensor, self.entries, self.stored_geometry))
        flops = count_operations(written.outputs)
        contraction = count_operations(written.outputs) - written.flops_columns
        before = written.flops_before + flops - contraction
        return Candidate(
            "tensor", "", flops, before, len(reachable(written.outputs)), written,
            unasked=self._digits_cancel(tensor),
        )  # fmt: skip

    def _digits_cancel(self, tensor: TensorRepresentation) -> str:
        """Why exact integrals of products of dofs had better not be taken.

        Energies, norms of errors, and residuals with squares of gradients or of differences would be small sums of
        large terms: of a square that is multiplied out, half of the digits are left.
        """
        if tensor.multiplied < 2 or self.stored_geometry:
            return ""
        of_differences = differences(node for part in self.integral.parts for node in part.terms.values()) > 1
        squares = of_differences or self.integral.arity == 0
        return "products of dofs are added up, of which digits cancel" if squares else ""

    def _quadrature(self) -> Candidate:
        if self.stored_geometry:
            return Candidate("quadrature", "the input is the stored geometry tensor G")
        products = products_of_slots(self.integral, self.quadrature.parts)
        if max(self._products_of_arguments(), products) > WRITE_OUT_LIMIT:
            flops = self._loop_flops()
            return Candidate("quadrature", flops=flops, flops_before=flops)
        return _written("quadrature", self._of_results(quadrature_expressions(self.quadrature, self.entries)))

    def _of_results(self, entries: Expressions) -> Expressions:
        """The results of a cell from the entries of its element tensor: these themselves."""
        return entries

    def _products_of_arguments(self) -> int:
        """Products of fluxes and of basis functions of test and trial function, at all points."""
        terms = sum(len(part.rule.weights) * len(part.terms) for part in self.quadrature.parts)
        return terms * _largest_block(self.integral)

    def _loop_flops(self) -> int:
        """Operations of the loops over points, test and trial functions."""
        total = 0
        for part in self.quadrature.parts:
            point = count_operations(part.terms.values())
            for slot in part.slots:
                member = self.integral.function(slot.function).layout.fields[slot.component]
                if not member.element.at_points:
                    point += 2 * dimension(member.element) - 1
            slots = {s for s, _ in part.terms}
            per_column = 2 * len(part.terms)
            total += len(part.rule.weights) * (
                point
                + per_column * self.integral.columns
                + 2 * len(slots) * self.integral.rows * self.integral.columns // _components(self.integral)
            )
        return total

    def _sum_factorised(self) -> Candidate:
        reason = sum_factorisable(self.integral)
        if self.integral.kind != "cell":
            reason = "element tensors of facets are computed by tables at points"
        elif self.integral.evaluated and not reason:
            reason = "element tensors of expressions are computed by tables at points"
        if self.stored_geometry and not reason:
            reason = "the input is the stored geometry tensor G"
        if not reason and len(self.entries) * len(self.quadrature.parts[0].terms) > WRITE_OUT_LIMIT // 4:
            reason = "its straight-line code would be too long"
        looped = self._looped()
        if reason and looped is not None and not self.stored_geometry:
            return Candidate("sum_factorised", "", looped.flops, looped.flops, looped=looped)
        if reason:
            return Candidate("sum_factorised", reason)
        entries = sum_factorised_expressions(self.quadrature, self.entries)
        written = _written("sum_factorised", self._of_results(entries))
        return replace(written, looped=looped)

    def _looped(self) -> NestedSums | None:
        """Element vectors, and functionals, in loops over directions."""
        if self.integral.arity > 1 or self.integral.cell == "interval" or sum_factorisable(self.integral):
            return None
        integral = with_test_function(self.integral)
        parts = with_cheaper_points(quadrature_representation(integral)).parts
        return nested_sums(integral, parts) if loops_over_directions(integral, parts) else None


def _written(name: str, expressions: Expressions) -> Candidate:
    flops = count_operations(expressions.outputs)
    return Candidate(name, "", flops, flops, len(reachable(expressions.outputs)), expressions)


def products_of_slots(integral: Integral, parts: Iterable[QuadraturePart]) -> int:
    """Products of basis functions and dofs of coefficients and coordinates, at all points of some rules."""
    products = 0
    for part in parts:
        members = [integral.function(s.function).layout.fields[s.component] for s in part.slots]
        dofs = sum(len(member.dofs) for member in members if not member.element.at_points)
        products += len(part.rule.weights) * dofs
    return products


def _largest_block(integral: Integral) -> int:
    """Entries of the largest block of one test and one trial component."""
    size = 1
    for function in (integral.test, integral.trial):
        if function:
            size *= max(len(member.dofs) for member in function.layout.fields)
    return size


def _components(integral: Integral) -> int:
    """Components of the test function, 1 if there is none."""
    return len(integral.test.layout.fields) if integral.test else 1
