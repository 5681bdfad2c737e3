"""From dofs to samples of a function on the reference cell, and back: B and its transpose.

A sample is the value of a slot at a quadrature point, or its coefficient in an L2-orthogonal basis of
polynomials (a mode). With point functions D that are constant on the cell, the sum over modes is the exact
integral, with as few samples as there can be:

    sum_m w_m  D (M^s v)_m (M^t u)_m,   w_m = int psi_m^2,   (M^s)_mk = int psi_m d^s phi_k / w_m .
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache

from flint import fmpq, fmpq_mat

from femforge.ir.element import Field, ScalarElement
from femforge.ir.factors import ONE, times
from femforge.ir.integral import Dof, Integral, Slot
from femforge.ir.scalar import Graph, Node
from femforge.reference import basis
from femforge.reference.polynomials import Polynomials, full_space, moment_matrix
from femforge.represent.common_factors import sums_of_few_operations
from femforge.represent.numbers import Key, fraction, key_of
from femforge.represent.quadrature import QuadraturePart, given_values
from femforge.represent.rows import contract

#: Values of one slot, one for each sample.
Samples = list[Node]
_Matrix = tuple[tuple[fmpq, ...], ...]


class Transform(ABC):
    """B for the functions of one integral.

    Attributes:
        weights: of the samples.
    """

    weights: Sequence[fmpq]

    def __init__(self, integral: Integral) -> None:
        self.integral = integral
        self.graph: Graph = integral.graph

    @abstractmethod
    def values(self, slots: Sequence[Slot]) -> dict[Slot, Samples]:
        """Samples of slots in the dofs of their functions."""

    @abstractmethod
    def distributed(self, fluxes: Mapping[Slot, Samples]) -> dict[int, list[Node]]:
        """Summands of each test dof: the transpose, weights included, of samples of test slots."""

    def field(self, slot: Slot) -> Field:
        """The field that a slot belongs to."""
        return self.integral.function(slot.function).layout.fields[slot.component]


class DenseTransform(Transform):
    """B as a matrix, its rows and those of its transpose optimised (see :func:`contract`).

    Args:
        integral: names the functions.
        weights: of the samples.
        table: gives [sample][basis function] of an element and derivative.
    """

    def __init__(
        self, integral: Integral, weights: Sequence[fmpq],
        table: Callable[[ScalarElement, tuple[int, ...]], fmpq_mat],
    ) -> None:  # fmt: skip
        super().__init__(integral)
        self.weights = weights
        self.table = table

    def values(self, slots: Sequence[Slot]) -> dict[Slot, Samples]:
        """Samples of slots; those of one component are computed together."""
        result: dict[Slot, Samples] = {s: v for s in slots for v in [given_values(self.integral, s)] if v}
        for slot in slots:
            same = [s for s in slots if (s.function, s.component) == (slot.function, slot.component)]
            if slot in result:
                continue
            member = self.field(slot)
            tables = [self.table(member.element, s.derivative) for s in same]
            rows = [_sparse(row) for table in tables for row in table.table()]
            columns = [self.graph.symbol(Dof(slot.function, dof)) for dof in member.dofs]
            outputs = contract(self.graph, rows, columns).outputs
            count = len(self.weights)
            result |= {s: list(outputs[k * count : (k + 1) * count]) for k, s in enumerate(same)}
        return result

    def distributed(self, fluxes: Mapping[Slot, Samples]) -> dict[int, list[Node]]:
        """Summands of each test dof; samples with proportional rows of B are added up first."""
        components = list(dict.fromkeys(slot.component for slot in fluxes))
        merged = [
            self._merged({slot: samples for slot, samples in fluxes.items() if slot.component == component})
            for component in components
        ]
        sums = iter(sums_of_few_operations(self.graph, [terms for own in merged for _, terms in own]))
        summands: dict[int, list[Node]] = {}
        for component, own in zip(components, merged, strict=True):
            member = self.field(next(slot for slot in fluxes if slot.component == component))
            columns = [next(sums) for _ in own]
            rows = [
                {c: v for c, (vector, _) in enumerate(own) for v in [vector[k]] if v != 0}
                for k in range(len(member.dofs))
            ]
            for dof, node in zip(member.dofs, contract(self.graph, rows, columns).outputs, strict=True):
                summands.setdefault(dof, []).append(node)
        return summands

    def _merged(
        self, fluxes: Mapping[Slot, Samples]
    ) -> list[tuple[Sequence[fmpq], list[tuple[Node, Fraction]]]]:
        """Weighted samples of one component by their row of B: those with proportional rows are to be added up."""
        merged: dict[Key, tuple[Sequence[fmpq], list[tuple[Node, Fraction]]]] = {}
        for slot, samples in fluxes.items():
            table = self.table(self.field(slot).element, slot.derivative).table()
            for weight, row, node in zip(self.weights, table, samples, strict=True):
                scale = next((v for v in row if v != 0), None)
                if scale is not None and not node.is_zero:
                    vector = [v / scale for v in row]
                    _, terms = merged.setdefault(key_of(vector), (vector, []))
                    terms.append((node, fraction(weight * scale)))
        return list(merged.values())


class MatrixTransform(Transform):
    """A reference matrix K_ij = int d^s phi_i d^t phi_j in place of B and its transpose: samples are rows of K.

    Only where all test slots, and all slots of the trial function, are the same derivative of the same element: of
    mass matrices, and what a constant is multiplied by.

    Args:
        integral: names the functions.
        test, trial: such slots.
    """

    def __init__(self, integral: Integral, test: Slot, trial: Slot) -> None:
        super().__init__(integral)
        left, right = (basis(self.field(slot).element).derivative(slot.derivative) for slot in (test, trial))
        moments = moment_matrix(integral.cell, left.monomials, right.monomials)
        self._rows = [
            _sparse(row) for row in (left.coefficients * moments * right.coefficients.transpose()).table()
        ]
        self.weights = [fmpq(1)] * len(self._rows)

    def values(self, slots: Sequence[Slot]) -> dict[Slot, Samples]:
        """Rows of K times the dofs of each slot's field."""
        result: dict[Slot, Samples] = {}
        for slot in slots:
            columns = [self.graph.symbol(Dof(slot.function, dof)) for dof in self.field(slot).dofs]
            result[slot] = list(contract(self.graph, self._rows, columns).outputs)
        return result

    def distributed(self, fluxes: Mapping[Slot, Samples]) -> dict[int, list[Node]]:
        """Each sample belongs to one dof."""
        return {
            dof: [node] for slot, samples in fluxes.items()
            for dof, node in zip(self.field(slot).dofs, samples, strict=True)
        }  # fmt: skip


def _sparse(row: Sequence[fmpq]) -> dict[int, fmpq]:
    return {k: v for k, v in enumerate(row) if v != 0}


class FactorisedTransform(Transform):
    """B as a product of one-dimensional matrices, applied one direction after another.

    The direction of the derivative comes first: where the derivative does not depend on its own direction, as for
    Q1, all points along it then share what follows. Proportional rows are computed once.

    Args:
        integral: its elements are tensor products.
        weights: of the samples of each direction.
        tables: [sample][basis function] of a field and the order of the derivative, in one direction.
        index: position of each sample in the grid; in lexicographic order of the modes if there is no rule.
    """

    def __init__(
        self, integral: Integral, weights: Sequence[Sequence[fmpq]], tables: PointTables1D | ModalTables1D,
        index: Sequence[tuple[int, ...]],
    ) -> None:  # fmt: skip
        super().__init__(integral)
        self.tables = tables
        self.index = index
        self.counts = [len(own) for own in weights]
        self.weights = [
            _product([own[i] for own, i in zip(weights, position, strict=True)]) for position in index
        ]

    def values(self, slots: Sequence[Slot]) -> dict[Slot, Samples]:
        """Samples of slots, one direction after another."""
        return {slot: given_values(self.integral, slot) or self._values(slot) for slot in slots}

    def _values(self, slot: Slot) -> Samples:
        member = self.field(slot)
        grid = {
            position: self.graph.symbol(Dof(slot.function, dof))
            for position, dof in zip(basis(member.element).factor_index, member.dofs, strict=True)
        }
        # a direction with one sample first: little is left of what follows
        for d in sorted(_derivatives_first(slot), key=lambda d: self.counts[d]):
            grid = self._along(grid, self.tables(member, slot.derivative[d], d), d)
        return [grid[position] for position in self.index]

    def distributed(self, fluxes: Mapping[Slot, Samples]) -> dict[int, list[Node]]:
        """Summands of each test dof, one direction after another."""
        summands: dict[int, list[Node]] = {}
        for slot, samples in fluxes.items():
            member = self.field(slot)
            weighted = [
                self.graph.multiple(node, fraction(weight))
                for node, weight in zip(samples, self.weights, strict=True)
            ]
            grid = dict(zip(self.index, weighted, strict=True))
            for d in sorted(_derivatives_first(slot), key=lambda d: -self.counts[d]):
                table = self.tables(member, slot.derivative[d], d)
                grid = self._along(grid, tuple(zip(*table, strict=True)), d)
            for dof, position in zip(member.dofs, basis(member.element).factor_index, strict=True):
                summands.setdefault(dof, []).append(grid[position])
        return summands

    def _along(
        self, grid: dict[tuple[int, ...], Node], matrix: _Matrix, d: int
    ) -> dict[tuple[int, ...], Node]:
        """The matrix applied to every line of a grid in direction d."""
        lines: dict[tuple[int, ...], dict[int, Node]] = {}
        for position, node in grid.items():
            lines.setdefault((*position[:d], *position[d + 1 :]), {})[position[d]] = node
        result: dict[tuple[int, ...], Node] = {}
        small = SmallMatrix(matrix)
        for rest, line in lines.items():
            values = [line[k] for k in range(len(line))]
            for k, node in enumerate(small.times(self.graph, values)):
                result[(*rest[:d], k, *rest[d:])] = node
        return result


def _derivatives_first(slot: Slot) -> list[int]:
    return sorted(range(len(slot.derivative)), key=lambda d: -slot.derivative[d])


def _product(values: Sequence[fmpq]) -> fmpq:
    total = fmpq(1)
    for value in values:
        total *= value
    return total


class SmallMatrix:
    """A small constant matrix, to be multiplied by vectors in as few multiply-adds as its structure allows.

    A factor that all entries of a vector share stays outside, and so does the largest magnitude of the rows if it is
    the same for all: interpolation between two Gauss points is  a (v0 + b v1), a (b v0 + v1), and a is carried along to
    the end. Rows that all sum to 1 (values of a Lagrange basis) or to 0 (its derivatives) may be applied to differences
    to the first entry instead.

    Args:
        matrix: by rows.
    """

    def __init__(self, matrix: _Matrix) -> None:
        largest = {max((abs(v) for v in row), default=fmpq(0)) for row in matrix}
        sums = {sum(row, fmpq(0)) for row in matrix}
        by_differences = len(matrix[0]) - 1 + sum(sum(v != 0 for v in row[1:]) for row in matrix)
        shared = len(largest) == 1 and largest != {fmpq(0)}
        direct = sum(_multiply_adds(row, shared) for row in matrix)
        self._differences = len(sums) == 1 and sums <= {fmpq(0), fmpq(1)} and by_differences < direct
        if self._differences:
            (total,) = sums
            self._factor = ONE
            self._rows = [[fraction(v) for v in (total, *row[1:])] for row in matrix]
        else:
            factor = next(iter(largest)) if shared else fmpq(1)
            self._factor = fraction(factor)
            self._rows = [[fraction(v / factor) for v in row] for row in matrix]

    def times(self, graph: Graph, vector: Sequence[Node]) -> list[Node]:
        """The product with a vector of expressions."""
        terms, scale = _common_factor(vector)
        if self._differences:
            first, *others = terms
            terms = [first, *(other - first for other in others)]
        rows = [graph.sum(zip(terms, row, strict=True)) for row in self._rows]
        return [graph.multiple(row, times(scale, self._factor)) for row in rows]


def _common_factor(vector: Sequence[Node]) -> tuple[list[Node], Fraction]:
    """Entries without a factor of the same magnitude that all of them have, and that factor."""
    factors = {
        abs(n.value[0]) if n.kind == "sum" and len(n.args) == 1 else ONE for n in vector if not n.is_zero
    }
    if len(factors) != 1 or factors == {ONE}:
        return list(vector), ONE
    (factor,) = factors
    return [n.graph.multiple(n, 1 / factor) for n in vector], factor


def _multiply_adds(row: Sequence[fmpq], scaled: bool) -> int:
    """Instructions of a row: one for each entry, none for a first entry of magnitude 1 (or that is made 1)."""
    nonzero = [abs(v) for v in row if v != 0]
    unit = scaled or fmpq(1) in nonzero or len(set(nonzero)) == 1
    return max(0, len(nonzero) - (1 if unit else 0))


class PointTables1D:
    """Values of the one-dimensional basis functions at the points of a tensor-product rule."""

    def __init__(self, part: QuadraturePart) -> None:
        self.points = [[(x,) for x in points] for points, _ in part.rule.directions]
        self._first = [self.points.index(own) for own in self.points]  # direction with the same points
        self._known: dict[tuple[object, int, int], _Matrix] = {}

    def __call__(self, member: Field, derivative: int, direction: int) -> _Matrix:
        """[point][basis function]."""
        factor = basis(member.element).factor
        assert factor is not None
        key = (factor, derivative, self._first[direction])
        if key not in self._known:
            self._known[key] = _rows(basis(factor).tabulate(self.points[direction], (derivative,)))
        return self._known[key]


class ModalTables1D:
    """Coefficients of the one-dimensional basis functions in Legendre polynomials."""

    def __init__(self, modes: Polynomials) -> None:
        self.modes = modes

    def __call__(self, member: Field, derivative: int, direction: int) -> _Matrix:
        """[mode][basis function]; the same in all directions."""
        factor = basis(member.element).factor
        assert factor is not None
        return _rows(modal_table("interval", self.modes, basis(factor).derivative((derivative,))))


class ModalTables:
    """Coefficients of basis functions in orthogonal polynomials."""

    def __init__(self, cell: str, modes: Polynomials) -> None:
        self.cell = cell
        self.modes = modes

    def __call__(self, element: ScalarElement, derivative: tuple[int, ...]) -> fmpq_mat:
        """[mode][basis function]."""
        return modal_table(self.cell, self.modes, basis(element).derivative(derivative))


def _rows(table: fmpq_mat) -> _Matrix:
    return tuple(tuple(row) for row in table.table())


def modal_table(cell: str, modes: Polynomials, functions: Polynomials) -> fmpq_mat:
    """[mode][function]: coefficients of functions in orthogonal polynomials that span them."""
    moments = moment_matrix(cell, modes.monomials, functions.monomials)
    table = modes.coefficients * moments * functions.coefficients.transpose()
    norms = modal_weights(cell, modes)
    return fmpq_mat(
        table.nrows(), table.ncols(),
        [value / norms[m] for m, row in enumerate(table.table()) for value in row],
    )  # fmt: skip


@cache
def orthogonal_modes(cell: str, degree: int) -> Polynomials:
    """L2-orthogonal polynomials up to a total degree, exact: Gram-Schmidt on the monomials, lowest first."""
    dimension = {"interval": 1, "triangle": 2, "tetrahedron": 3}[cell]
    space = full_space(degree, dimension)
    order = sorted(range(space.dimension), key=lambda k: (sum(space.monomials[k]), k))
    moments = moment_matrix(cell, space.monomials, space.monomials)
    found: list[fmpq_mat] = []
    for k in order:
        row = fmpq_mat(1, space.dimension, [fmpq(int(j == k)) for j in range(space.dimension)])
        for other in found:
            dual = moments * other.transpose()
            row -= other * ((row * dual)[0, 0] / (other * dual)[0, 0])
        found.append(row)
    return Polynomials(space.monomials, fmpq_mat([row.table()[0] for row in found]))


def modal_weights(cell: str, modes: Polynomials) -> list[fmpq]:
    """Squared norms of orthogonal polynomials."""
    moments = moment_matrix(cell, modes.monomials, modes.monomials)
    gram = modes.coefficients * moments * modes.coefficients.transpose()
    return [gram[m, m] for m in range(modes.dimension)]
