"""Integrands on facets, as cells are seen from their facets.

FFCx's graphs hold the geometry of a facet in the cell's own numbering, as tables of its entities. Femforge's kernels
see a cell with the facet first. What is known to be the same in both is recognised by its values: the normal and the
scale of the facet. The rest, Jacobians and derivatives on the reference cell, has to say the same however a cell is
numbered, which is tried. What does not is left to FFCx.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import ufl
from ufl.algorithms.apply_geometry_lowering import apply_geometry_lowering

from femforge.analysis.evaluate import Indices, Value
from femforge.analysis.geometry import facet_normal, facet_scale
from femforge.errors import ExitCode, FemforgeError
from femforge.ffcx.geometry import LoweredEvaluator
from femforge.ir.element import SIMPLICES, Layout
from femforge.ir.integral import COORDINATES, ConstantEntry, Function, Geometry, Slot, SlotPair
from femforge.ir.scalar import Graph, Node, symbols
from femforge.represent.identity import fingerprints

_OWN = (ufl.classes.ReferenceNormal, ufl.classes.CellFacetJacobian)
_NORMAL, _SCALE = "normal", "scale"
Terms = Mapping[SlotPair, Node]
Matrix = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class OfFacet:
    """A quantity of the facet, as a symbol.

    Attributes:
        name: ``normal`` or ``scale``, the same however cells are numbered, or the class of what is not.
        member: which of the facet's cells has it so.
        row, column: entry.
    """

    name: str
    member: int
    row: int = 0
    column: int = 0


class FacetEvaluator(LoweredEvaluator):
    """Evaluates expressions in which UFL has written normals and scales of facets by those of the reference cell.

    Args:
        mesh, graph, coordinates, coefficient_names, constant_names, where: as for :class:`LoweredEvaluator`.
    """

    def __init__(
        self, mesh: ufl.Mesh, graph: Graph, coordinates: Function, coefficient_names: Mapping[Any, str],
        constant_names: Mapping[Any, str], where: str,
    ) -> None:  # fmt: skip
        self._values: dict[Node, tuple[int, ...]] = {}
        self._facts: dict[tuple[int, ...], Node] = {}
        super().__init__(mesh, graph, coordinates, coefficient_names, constant_names, where)
        normal, scale = map(_lowered, (ufl.FacetNormal(mesh), ufl.classes.FacetJacobianDeterminant(mesh)))
        for member in range(self.members):
            for i in range(self.gdim):
                self._tell(normal, (i,), OfFacet(_NORMAL, member, i))
            self._tell(scale, (), OfFacet(_SCALE, member))

    def _tell(self, expression: Any, component: Indices, entry: OfFacet) -> None:
        """Let whatever has an expression's values be one entry from now on."""
        node = self._of_member(expression, component, entry.member)
        self._facts[fingerprints([node], self._values)[0]] = self.graph.symbol(entry)

    def _visit(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        if isinstance(o, _OWN):
            return self._of(self.graph.symbol(OfFacet(type(o).__name__, self._member, *component)))
        value: Value = super()._visit(o, component, bound)
        values = fingerprints(list(value.values()), self._values)
        return {
            pair: self._facts.get(one, node) for (pair, node), one in zip(value.items(), values, strict=True)
        }

    def seen(self, terms: Terms, layouts: Mapping[str, Layout]) -> dict[SlotPair, Node]:
        """Terms as cells are seen from their facets.

        Args:
            terms: by pair of slots.
            layouts: of the functions that slots are of.

        Raises:
            FemforgeError: they depend on how cells are numbered.
        """
        self._check(terms, layouts)
        known = {
            OfFacet(_SCALE, m): facet_scale(self.graph, self.coordinates, m) for m in range(self.members)
        }
        for member, i in itertools.product(range(self.members), range(self.gdim)):
            known[OfFacet(_NORMAL, member, i)] = facet_normal(self.graph, self.coordinates, member, i)

        def replacement(node: Node) -> Node | None:
            return known.get(node.value) if node.kind == "symbol" else None

        return dict(zip(terms, self.graph.substitute(list(terms.values()), replacement), strict=True))

    def _check(self, terms: Terms, layouts: Mapping[str, Layout]) -> None:
        """Refuse terms that are others when the vertices of one of the cells are numbered in another way."""
        graph, cell = self.graph, self.coordinates.layout.cell
        slots = [slot for pair in terms for slot in pair if slot]
        keys = [node.value for node in symbols(terms.values())]
        if not all(map(_is_plain, [*slots, *keys])):
            raise _refused(
                "the integrand has quantities of cells or facets that are not known to be the same"
            )
        with graph.scratch():
            total = graph.sum(
                (graph.product([node, *(graph.symbol(slot) for slot in pair if slot)]), 1)
                for pair, node in terms.items()
            )
            moved = [
                graph.substitute([total], _Renumbered(graph, A, partial(_is_of, member, layouts)))[0]
                for member in range(self.members)
                for A in _renumberings(cell)
            ]
            first, *others = fingerprints([total, *moved])
        if any(other != first for other in others):
            raise _refused("the integrand depends on how a cell numbers its vertices")


def _lowered(quantity: Any) -> Any:
    """A quantity as FFCx has it."""
    for _ in range(2):
        quantity = apply_geometry_lowering(quantity, (ufl.classes.Jacobian,))
    return quantity


def _is_of(member: int, layouts: Mapping[str, Layout], key: Slot | Geometry) -> bool:
    """Whether a derivative or an entry of the Jacobian is of one of the cells of a facet."""
    if isinstance(key, Geometry):
        return key.member == member
    return key.component // len(layouts[key.function].member_fields) == member


def _refused(cause: str) -> FemforgeError:
    return FemforgeError(f"{cause}, on facets", code=ExitCode.FORM)


def _is_plain(key: Any) -> bool:
    """Whether it is known what becomes of a symbol in another numbering."""
    if isinstance(key, Slot):
        return sum(key.derivative) <= (0 if key.function == COORDINATES else 1)
    if isinstance(key, OfFacet):
        return key.name in (_NORMAL, _SCALE)
    return isinstance(key, ConstantEntry) or (isinstance(key, Geometry) and key.kind in ("J", "Jinv", "detJ"))


def _renumberings(cell: str) -> Iterator[Matrix]:
    """Matrices A of x = A y + b, from the reference cell to itself, that generate all: each is its own inverse."""
    dim = {"triangle": 2, "quadrilateral": 2}.get(cell, 3)
    rows = [tuple(int(i == j) for j in range(dim)) for i in range(dim)]
    first = (-1,) * dim if cell in SIMPLICES else (-1, *rows[0][1:])
    yield (first, *rows[1:])
    for i in range(dim - 1):
        yield (*rows[:i], rows[i + 1], rows[i], *rows[i + 2 :])


class _Renumbered:
    """What takes the place of a symbol of one cell: J A, A^-1 J^-1, derivatives in the directions of y."""

    def __init__(self, graph: Graph, A: Matrix, is_own: Callable[[Slot | Geometry], bool]) -> None:
        self.graph, self.A, self.is_own = graph, A, is_own

    def __call__(self, node: Node) -> Node | None:
        key = node.value
        if node.kind != "symbol" or not isinstance(key, (Geometry, Slot)) or not self.is_own(key):
            return None
        if isinstance(key, Geometry):
            return self._geometry(key)
        if sum(key.derivative) == 1:
            direction = key.derivative.index(1)
            return self._sum(
                [
                    (row[direction], Slot(key.function, key.component, _unit(k, len(self.A))))
                    for k, row in enumerate(self.A)
                ]
            )
        return None

    def _geometry(self, key: Geometry) -> Node:
        if key.kind == "J":
            return self._sum([(row[key.column], key._replace(column=k)) for k, row in enumerate(self.A)])
        if key.kind == "Jinv":
            return self._sum([(a, key._replace(row=k)) for k, a in enumerate(self.A[key.row])])
        return self._sum([(-1, key)])  # all of them turn the cell inside out

    def _sum(self, terms: list[tuple[int, Any]]) -> Node:
        return self.graph.sum((self.graph.symbol(key), factor) for factor, key in terms if factor)


def _unit(k: int, dim: int) -> tuple[int, ...]:
    return tuple(int(k == d) for d in range(dim))
