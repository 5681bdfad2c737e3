"""The tensor representation: E_I = sum over alpha of K_I,alpha G_alpha (Knepley & Terrel eq. 1).

K is exact: integrals over the reference cell of products of one basis function (or its reference
derivative) of each function of a term (eq. 7; eq. 19 with coefficients). Each G_alpha is a polynomial in
geometry, constants and the dofs of coefficients; its geometric factors are the cell's stored G.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from flint import fmpq

from femforge.ir.element import Field
from femforge.ir.integral import (
    COORDINATES,
    ConstantEntry,
    Dof,
    Geometry,
    GeometryEntry,
    Integral,
    Part,
    Slot,
)
from femforge.ir.polynomial import Monomial, NotPolynomial, Polynomial, expand, to_node
from femforge.ir.scalar import Node, symbols
from femforge.reference import basis, product_integrals
from femforge.represent.geometry import to_adjugate

#: Most columns of K (entries of G with coefficient dofs multiplied in).
MAX_COLUMNS = 512
Row = dict[int, fmpq]
_PolynomialKey = tuple[tuple[Monomial, Fraction], ...]
#: Derivatives of the test and the trial function, and dofs of coefficients, that are multiplied.
_Product = tuple[tuple[int, ...] | None, tuple[int, ...] | None, tuple[object, ...]]


@dataclass(frozen=True, eq=False)
class TensorRepresentation:
    """K and G of an integral.

    Attributes:
        integral: what is represented.
        geometry: the stored G of a cell: expressions in adj, detJ and coordinates' dofs.
        columns: G_alpha: expressions in :class:`GeometryEntry`, :class:`Dof` and constants.
        K: one sparse row {alpha: value} for each entry of the element tensor, row-major.
        paper_size: sizeG as the paper counts it: products of reference derivatives in one block,
            coefficient dofs included, before symmetry is used (9 for the Laplacian in 3D).
        exact: whether K is exact over QQ (else good to 40 digits).
        multiplied: most dofs of coefficients that are multiplied in a column.
    """

    integral: Integral
    geometry: tuple[Node, ...]
    columns: tuple[Node, ...]
    K: tuple[Row, ...]
    paper_size: int
    exact: bool
    multiplied: int

    @property
    def mixed(self) -> bool:
        r"""Whether functions of geometry and constants, \|b . n\| of a constant b, stand beside the stored G."""
        return any(isinstance(symbol.value, Geometry) for symbol in symbols(self.columns))

    @property
    def symmetric(self) -> bool:
        """Whether every element matrix equals its transpose, known from K exactly."""
        n, m = self.integral.rows, self.integral.columns
        return (
            self.integral.arity == 2
            and n == m
            and all(self.K[i * n + j] == self.K[j * n + i] for i in range(n) for j in range(i))
        )


def tensor_representation(integral: Integral) -> TensorRepresentation:
    """Compute K and G.

    Raises:
        NotPolynomial: where the representation is not valid, saying why.
    """
    if not integral.affine:
        raise NotPolynomial("the geometry varies on the cell")
    if integral.evaluated:
        raise NotPolynomial("values at points are wanted, and no integral")
    if any(part.given is not None for part in integral.parts):
        raise NotPolynomial("the form file gives the points of the rule, and K would not be by these")
    for function in integral.coefficients:
        if function.at_points:
            raise NotPolynomial(f"{function.in_file} is given at quadrature points")
    builder = _Builder(integral)
    for part in integral.parts:
        builder.add_part(part)
    return builder.finish()


class _Builder:
    def __init__(self, integral: Integral) -> None:
        self.integral = integral
        self.graph = integral.graph
        self.entries = integral.rows * integral.columns
        #: canonical G polynomial -> its column of K
        self.columns: dict[_PolynomialKey, dict[int, fmpq]] = {}
        self.products: dict[tuple[int, int], set[_Product]] = {}
        self.exact = True

    def add_part(self, part: Part) -> None:
        pairs = list(part.terms)
        polynomials = expand([part.terms[p] for p in pairs], lambda n: isinstance(n.value, Slot))
        degrees_needed = 0
        for (s, t), polynomial in zip(pairs, polynomials, strict=True):
            grouped: dict[tuple[Slot, ...], Polynomial] = {}
            for monomial, c in to_adjugate(self.graph, polynomial).items():
                slots = tuple(a.value for a in monomial if isinstance(a.value, Slot))
                rest = tuple(a for a in monomial if not isinstance(a.value, Slot))
                group = grouped.setdefault(slots, {})
                group[rest] = group.get(rest, Fraction(0)) + c
            for slots, rest_polynomial in grouped.items():
                degrees_needed = max(degrees_needed, self._degree((s, t, *slots)))
                self._add_term(s, t, slots, rest_polynomial)
        if part.origin != "estimate" and degrees_needed > part.degree:
            raise NotPolynomial(
                f"the integrand has degree {degrees_needed}, the requested rule integrates degree {part.degree}"
            )

    def _degree(self, slots: Iterable[Slot | None]) -> int:
        total = 0
        for slot in slots:
            if slot is not None:
                element = self.integral.function(slot.function).layout.fields[slot.component].element
                total += max(basis(element).polynomials.total_degree - sum(slot.derivative), 0)
        return total

    def _add_term(self, s: Slot | None, t: Slot | None, slots: tuple[Slot, ...], rest: Polynomial) -> None:
        functions = [slot for slot in (s, t) if slot is not None]
        fields = [self.integral.function(f.function).layout.fields[f.component] for f in (*functions, *slots)]
        factors = [
            (basis(field.element), slot.derivative)
            for field, slot in zip(fields, (*functions, *slots), strict=True)
        ]
        table = product_integrals(self.integral.cell, factors, self.integral.region)
        self.exact = self.exact and all(b.exact for b, _ in factors)
        extents = [len(field.dofs) for field in fields[len(functions) :]]
        combinations = 1
        for extent in extents:
            combinations *= extent
        if combinations > MAX_COLUMNS:
            raise NotPolynomial(f"a term needs {combinations} columns of K, more than {MAX_COLUMNS}")
        block = (s.component if s else 0, t.component if t else 0)
        entries = self._entries(fields[: len(functions)], s is not None, t is not None)
        for position, ks in enumerate(itertools.product(*(range(e) for e in extents))):
            dofs = [
                self.graph.symbol(Dof(slot.function, field.dofs[k]))
                for slot, field, k in zip(slots, fields[len(functions) :], ks, strict=True)
            ]
            self.products.setdefault(block, set()).add(
                (s and s.derivative, t and t.derivative, tuple(d.value for d in dofs))
            )
            column, scale = self._column(rest, dofs)
            for number, entry in enumerate(entries):
                value = table.values[number * combinations + position]
                if value != 0:
                    column[entry] = column.get(entry, fmpq(0)) + value * scale

    def _entries(self, fields: Sequence[Field], has_test: bool, has_trial: bool) -> list[int]:
        columns = self.integral.columns
        if has_test and has_trial:
            return [i * columns + j for i in fields[0].dofs for j in fields[1].dofs]
        if has_test or has_trial:
            return list(fields[0].dofs)
        return [0]

    def _column(self, rest: Polynomial, dofs: list[Node]) -> tuple[dict[int, fmpq], fmpq]:
        polynomial = {
            tuple(sorted((*monomial, *dofs), key=lambda n: n.id)): c for monomial, c in rest.items()
        }
        items = sorted(polynomial.items(), key=lambda item: [n.id for n in item[0]])
        scale = items[0][1]
        key = tuple((monomial, c / scale) for monomial, c in items)
        if key not in self.columns and len(self.columns) >= MAX_COLUMNS:
            raise NotPolynomial(f"K has more than {MAX_COLUMNS} columns")
        return self.columns.setdefault(key, {}), fmpq(scale.numerator, scale.denominator)

    # -- merging -------------------------------------------------------------------------------------

    def finish(self) -> TensorRepresentation:
        merged = _Shapes()
        for key, column in self.columns.items():
            nonzero = sorted((entry, value) for entry, value in column.items() if value != 0)
            if not nonzero:
                continue
            scale = nonzero[0][1]
            total = merged.of([entry for entry, _ in nonzero], [value / scale for _, value in nonzero])
            for monomial, c in key:
                total[monomial] = total.get(monomial, Fraction(0)) + c * Fraction(int(scale.p), int(scale.q))
        geometry = _GeometryStore(self.integral)
        columns: list[Node] = []
        rows: list[Row] = [{} for _ in range(self.entries)]
        for entries, values, polynomial in merged.all:
            kept = {m: c for m, c in polynomial.items() if c}
            if not kept:
                continue
            node, factor = _unscaled(geometry.column(kept))
            for entry, value in zip(entries, values, strict=True):
                rows[entry][len(columns)] = value * factor
            columns.append(node)
        return TensorRepresentation(
            integral=self.integral,
            geometry=tuple(geometry.nodes),
            columns=tuple(columns),
            K=tuple(rows),
            paper_size=max((len(p) for p in self.products.values()), default=0),
            exact=self.exact,
            multiplied=max((len(dofs) for p in self.products.values() for _, _, dofs in p), default=0),
        )


class _Shapes:
    """Columns of K but for a factor, equal ones once, and what they are multiplied by.

    They are found by where they are not zero, and compared: a hash of thousands of rationals takes as long as all the
    rest.
    """

    def __init__(self) -> None:
        self.all: list[tuple[list[int], list[fmpq], dict[Monomial, Fraction]]] = []
        self._by_entries: dict[tuple[int, ...], list[int]] = {}

    def of(self, entries: list[int], values: list[fmpq]) -> dict[Monomial, Fraction]:
        """What a column is multiplied by, as far as it is known; callers add to it."""
        known = self._by_entries.setdefault(tuple(entries), [])
        for number in known:
            if self.all[number][1] == values:
                return self.all[number][2]
        known.append(len(self.all))
        self.all.append((entries, values, {}))
        return self.all[-1][2]


def _unscaled(node: Node) -> tuple[Node, fmpq]:
    """A scaled expression without its rational factor, and the factor."""
    if node.kind == "sum" and len(node.args) == 1:
        factor = node.value[0]
        return node.args[0], fmpq(factor.numerator, factor.denominator)
    return node, fmpq(1)


class _GeometryStore:
    """Collects the geometric factors of G, equal and proportional ones once."""

    def __init__(self, integral: Integral) -> None:
        self.graph = integral.graph
        self.nodes: list[Node] = []
        self._known: dict[_PolynomialKey, int] = {}

    def column(self, polynomial: Polynomial) -> Node:
        """The column as an expression in stored geometry, coefficient dofs and constants."""
        split: dict[Monomial, Polynomial] = {}
        for monomial, c in polynomial.items():
            outer = tuple(a for a in monomial if not _is_geometric(a))
            inner = tuple(a for a in monomial if _is_geometric(a))
            split.setdefault(outer, {})[inner] = c
        # coefficients that share one geometric factor are summed before they meet it
        shared: dict[int, list[tuple[Node, Fraction]]] = {}
        for outer, inner_polynomial in split.items():
            index, scale = self._entry(inner_polynomial)
            shared.setdefault(index, []).append((self.graph.product(outer), scale))
        return self.graph.sum(
            [
                (self.graph.product([self.graph.symbol(GeometryEntry(index)), self.graph.sum(factors)]), 1)
                for index, factors in shared.items()
            ]
        )

    def _entry(self, polynomial: Polynomial) -> tuple[int, Fraction]:
        items = sorted(polynomial.items(), key=lambda item: [n.id for n in item[0]])
        scale = items[0][1]
        key = tuple((monomial, c / scale) for monomial, c in items)
        if key not in self._known:
            self._known[key] = len(self.nodes)
            self.nodes.append(to_node(self.graph, dict(key)))
        return self._known[key], scale


def _is_geometric(atom: Node) -> bool:
    """Whether an atom depends on the cell's geometry alone."""
    for symbol in symbols([atom]):
        key = symbol.value
        if isinstance(key, ConstantEntry) or (isinstance(key, Dof) and key.function != COORDINATES):
            return False
        if not isinstance(key, (Geometry, Dof)):
            return False
    return atom.kind != "const"
