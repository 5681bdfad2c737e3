"""Tables of one direction that loops read: basis functions at points, and weighted products of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from flint import fmpq

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, index
from femforge.ir.integral import Integral, Slot
from femforge.ir.scalar import Graph, Node
from femforge.represent import numbers
from femforge.represent.directions import Basis1D, Form, Matrix, basis_of_direction, nodal_basis
from femforge.represent.values import tested_fields

#: Derivatives of a test function in one direction, or (of a diagonal) of test and trial function.
Key = tuple[int, ...]
Vector = tuple[fmpq, ...]


class Tables:
    """Tables of numbers, one of each."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.arrays: dict[str, Vector] = {}
        self._names: dict[numbers.Key, str] = {}
        #: What is known of functions by the identity of their basis and points, and these, which keep it.
        self._values: dict[tuple[int, int, int, int], tuple[fmpq | str, bool]] = {}
        self._kept: list[object] = []

    def entry(self, values: Sequence[fmpq], name: str, place: Index) -> Node:
        """The entry of a table; a number if all are equal."""
        return self._entry(self._number_or_name(values, name), place)

    def value(self, own: Basis1D, points: Sequence[fmpq], order: int, number: int, at: str) -> Node:
        """A derivative of a function of a direction at the point whose number is the variable ``at``."""
        key = (id(own), id(points), order, number)
        if key not in self._values:
            self._kept += [own, points]
            self._values[key] = self._of_function(own, points, order, number)
        found, separate = self._values[key]
        return self._entry(found, index(at) if separate else index(at).times(own.size).plus(number))

    def _of_function(
        self, own: Basis1D, points: Sequence[fmpq], order: int, number: int
    ) -> tuple[fmpq | str, bool]:
        """Where the values of a function are, see :meth:`_number_or_name`, and whether it has a table of its own."""
        table = own.tabulate(points, order)
        derivative = "d" * order
        values = [row[number] for row in table]
        if own.functions or _all_equal(values):
            name = own.functions[number] if own.functions else own.name
            return self._number_or_name(values, f"table_{derivative}{name}"), True
        whole = [value for row in table for value in row]
        return self._number_or_name(whole, f"table_{derivative}{own.name}"), False

    def _number_or_name(self, values: Sequence[fmpq], name: str) -> fmpq | str:
        """The number that all values are, or the name of their table."""
        return values[0] if _all_equal(values) else self._named(tuple(values), name)

    def _entry(self, found: fmpq | str, place: Index) -> Node:
        if isinstance(found, str):
            return self.graph.symbol(Load(found, place))
        return self.graph.const(numbers.fraction(found))

    def _named(self, values: Vector, name: str) -> str:
        key = numbers.key_of(values)
        if key not in self._names:
            unique, number = name, 1
            while unique in self.arrays:
                number += 1
                unique = f"{name}_{number}"
            self._names[key] = unique
            self.arrays[unique] = values
        return self._names[key]


def _all_equal(values: Sequence[fmpq]) -> bool:
    return all(value == values[0] for value in values)


class ProductTables:
    """Products of test functions (of a diagonal: of test and trial functions) with weights, by direction."""

    def __init__(self, integral: Integral, diagonal: bool) -> None:
        self.fields = tested_fields(integral)
        self.diagonal = diagonal
        self.values = integral.evaluated

    def basis(self, component: int, form: Form) -> Basis1D:
        """The basis that test functions are written in; the diagonal has products of the element's own, and values at
        points have it."""
        own: Form = "powers" if self.diagonal else "nodal" if self.values else form
        return basis_of_direction(self.fields[component].element, own)

    def table(self, component: int, key: Key, points: Sequence[fmpq], form: Form) -> Matrix:
        """[point][function] of one direction."""
        if not self.diagonal:
            return self.basis(component, form).tabulate(points, key[0])
        return self.nodal(component, key, points)

    def nodal(self, component: int, key: Key, points: Sequence[fmpq]) -> Matrix:
        """The same for the element's own basis."""
        own = nodal_basis(self.fields[component].element)
        tables = [own.tabulate(points, order) for order in key]
        return tuple(
            tuple(prod(values) for values in zip(*rows, strict=True)) for rows in zip(*tables, strict=True)
        )

    def name(self, component: int, key: Key, number: int, form: Form) -> str:
        """Of a column of a table."""
        own = self.basis(component, form)
        derivative = "".join("d" * order for order in key)
        if self.diagonal:
            return f"{derivative}products_{own.name}_{number}"
        function = own.functions[number] if own.functions else f"{own.name}_{number}"
        return f"{derivative}{function}"

    def key(self, test: Slot, trial: Slot | None) -> tuple[Key, ...]:
        """Of a pair of slots, in each direction."""
        if trial is None:
            return tuple((order,) for order in test.derivative)
        pairs = zip(test.derivative, trial.derivative, strict=True)
        return tuple((min(pair), max(pair)) for pair in pairs)

    def is_of_facet(self, test: Slot, trial: Slot) -> bool:
        """Whether the products are zero on the facet but for functions of it, as the value of one of the two is."""
        ((first, *others),) = self.nodal(test.component, (0,), (fmpq(0),))
        return 0 in self.key(test, trial)[-1] and first == 1 and not any(others)

    def of_facet(self, test: Slot, trial: Slot) -> tuple[tuple[Key, ...], fmpq]:
        """The same of functions of the facet only, and by what these products are to be multiplied.

        There is one such function in the direction across the facet, the last: the first one, whose derivatives on the
        facet are numbers, and which by itself picks it: its value is one there, and that of others zero.
        """
        *along, across = self.key(test, trial)
        ((number, *_),) = self.nodal(test.component, across, (fmpq(0),))
        return (*along, (0, 0)), number
