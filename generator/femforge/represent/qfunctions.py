"""Point functions for the bases of others: what a QFunction of libCEED is given at a point, and what it gives back.

Of v_s D_st u_t, the values and derivatives u_t are inputs, as bases bring them to points; the sums over t, times the
weight of the point, are outputs, which transposed bases multiply with v_s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from femforge.errors import ExitCode, FemforgeError, counted
from femforge.ir.element import Field
from femforge.ir.integral import (
    COORDINATES,
    OVER,
    TRIAL,
    Constant,
    ConstantEntry,
    Dof,
    Function,
    Geometry,
    Integral,
    Part,
    Slot,
)
from femforge.ir.scalar import Node, symbols
from femforge.represent.quadrature import QuadraturePart, quadrature_representation, with_cheaper_points

#: What libCEED does between the dofs and the points of a field, in small letters.
EvalMode = Literal["interp", "grad", "none", "weight"]
#: Name of the field with the weights of the points.
WEIGHTS = "weights"
#: Inputs that libCEED takes at most, and outputs.
MOST_FIELDS = 16


@dataclass(frozen=True)
class PointField:
    """An input or output of a QFunction.

    Attributes:
        name: another one for each.
        mode: values, derivatives, data that are given at the points, or the weights of these.
        components: of the basis, or of the data.
        dim: directions of derivatives.
        function: whose values it has, as slots name it.
        first: the function's component that is the basis's first one.
    """

    name: str
    mode: EvalMode
    components: int
    dim: int
    function: str = ""
    first: int = 0

    @property
    def size(self) -> int:
        """Scalars of a point."""
        return self.components * (self.dim if self.mode == "grad" else 1)

    @property
    def slots(self) -> list[Slot]:
        """The slots of its scalars, in libCEED's order: [direction][component]."""
        zero = (0,) * self.dim
        units = [tuple(int(d == e) for e in range(self.dim)) for d in range(self.dim)]
        derivatives = units if self.mode == "grad" else [zero]
        return [
            Slot(self.function, self.first + c, derivative)
            for derivative in derivatives
            for c in range(self.components)
        ]


@dataclass(frozen=True)
class PointFunction:
    """An integral over cells as a QFunction.

    Attributes:
        integral: with one part.
        inputs: the trial function first, then coefficients, the geometry and the weights.
        outputs: what test functions are multiplied with.
        constants: those that it uses.
        results: the scalars of the outputs, the weight of the point multiplied in; in slots, the weight's among them,
            geometry and entries of constants.
    """

    integral: Integral
    inputs: tuple[PointField, ...]
    outputs: tuple[PointField, ...]
    constants: tuple[Constant, ...]
    results: tuple[Node, ...]

    @property
    def part(self) -> Part:
        """Terms and quadrature degree."""
        return self.integral.parts[0]


def point_function(integral: Integral, place: str) -> PointFunction:
    """An integral, or the action of a bilinear form, as a QFunction.

    Args:
        integral: with a test function and without a trial function.
        place: for messages.

    Raises:
        FemforgeError: for what bases and points of libCEED cannot give (code PARAMETERS).
    """
    if integral.kind != "cell":
        over = OVER[integral.kind].partition(":")[0]
        raise _refused(
            f"QFunctions are made of integrals over cells (dx), and this one is over {over}", place
        )
    integral = _by_one_rule(integral, place)
    part = with_cheaper_points(quadrature_representation(integral)).parts[0]
    part = replace(part, terms={pair: node for pair, node in part.terms.items() if not node.is_zero})
    if not part.terms:
        raise _refused("all of its terms cancel", place)
    used = [node.value for node in symbols(part.terms.values())]
    _check(integral, [*used, *(s for s, _ in part.terms if s)], place)
    inputs, outputs = _inputs(integral, used), _outputs(integral, part)
    for what, fields in (("inputs", inputs), ("outputs", outputs)):
        if len(fields) > MOST_FIELDS:
            raise FemforgeError(
                f"libCEED's QFunctions have up to {MOST_FIELDS} {what}, and this one would have {len(fields)}",
                place=place, mend="join functions to vectors", code=ExitCode.PARAMETERS,
            )  # fmt: skip
    entries = {key.name for key in used if isinstance(key, ConstantEntry)}
    constants = tuple(c for c in integral.constants if c.name in entries)
    weight = integral.graph.symbol(inputs[-1].slots[0])
    return PointFunction(integral, inputs, outputs, constants, _results(weight, part, outputs))


def _refused(cause: str, place: str) -> FemforgeError:
    return FemforgeError(cause, place=place, mend="take another kernel", code=ExitCode.PARAMETERS)


def _by_one_rule(integral: Integral, place: str) -> Integral:
    """The integral with all terms in one part, of the highest degree: what is called is called at one set of points."""
    parts = integral.parts
    if len(parts) == 1:
        return integral
    at_points = any(f.at_points for f in integral.coefficients)
    if at_points or any(part.scheme != "default" for part in parts):
        raise FemforgeError(
            f"its terms have {counted(len(parts), 'rule')} of different points, and a QFunction has one set of points",
            place=place, mend="write a form for each rule", code=ExitCode.PARAMETERS,
        )  # fmt: skip
    terms = {pair: integral.graph.zero for part in parts for pair in part.terms}
    for part in parts:
        for pair, node in part.terms.items():
            terms[pair] = terms[pair] + node
    highest = max(parts, key=lambda part: part.degree)
    return replace(integral, parts=(replace(highest, terms=terms),))


def _check(integral: Integral, used: Iterable[object], place: str) -> None:
    """Refuse what libCEED brings to no point."""
    for key in used:
        if isinstance(key, Dof):
            raise FemforgeError(
                "it has a size of the cell that is computed from the cell's vertices, which QFunctions do not see",
                place=place, mend="give the size as a coefficient of degree 0", code=ExitCode.PARAMETERS,
            )  # fmt: skip
        if isinstance(key, Slot) and sum(key.derivative) > 1:
            name = integral.function(key.function).in_file
            raise _refused(f"it has second derivatives of {name}, and libCEED has first ones only", place)


def _blocks(function: Function) -> list[tuple[int, int]]:
    """First component and number of components of each basis of a function: a mixed element has several."""
    fields = function.layout.fields
    found = []
    first = 0
    while first < len(fields):
        count = _components_together(fields[first:])
        found.append((first, count))
        first += count
    return found


def _components_together(fields: Sequence[Field]) -> int:
    """How many scalar elements, from the first one on, have their dofs node by node (components are interleaved)."""
    dofs = sorted(fields[0].dofs)
    if len(dofs) > 1:
        return dofs[1] - dofs[0]
    count = 1
    while count < len(fields) and fields[count].element == fields[0].element:
        count += 1
    return count


def _of_function(function: Function, used: set[object], dim: int, taken: set[str]) -> list[PointField]:
    """The fields of a function: values before derivatives, those of each basis of a mixed element by themselves."""
    found = []
    blocks = _blocks(function)
    for number, (first, components) in enumerate(blocks):
        name = f"{function.name}_{number}" if len(blocks) > 1 else function.name
        modes: tuple[EvalMode, ...] = ("none",) if function.at_points else ("interp", "grad")
        for mode in modes:
            field = PointField("", mode, components, dim, function.name, first)
            if used.isdisjoint(field.slots):
                continue
            own = f"grad_{name}" if mode == "grad" else name
            while own in taken:
                own += "_"
            taken.add(own)
            found.append(replace(field, name=own))
    return found


def _inputs(integral: Integral, used: Sequence[object]) -> tuple[PointField, ...]:
    keys: set[object] = set(used)
    if any(isinstance(key, Geometry) for key in used):
        keys |= {integral.jacobian_slot(i, j) for i in range(integral.gdim) for j in range(integral.gdim)}
    functions = sorted(integral.coefficients, key=lambda f: f.name != TRIAL)
    taken = {f.name for f in functions} | {COORDINATES, WEIGHTS, "test"}
    found: list[PointField] = []
    for function in (*functions, integral.coordinates):
        taken.discard(function.name)
        found += _of_function(function, keys, integral.gdim, taken)
    return (*found, PointField(WEIGHTS, "weight", 1, integral.gdim, WEIGHTS))


def _outputs(integral: Integral, part: QuadraturePart) -> tuple[PointField, ...]:
    assert integral.test is not None
    return tuple(_of_function(integral.test, {s for s, _ in part.terms}, integral.gdim, set()))


def _results(weight: Node, part: QuadraturePart, outputs: Sequence[PointField]) -> tuple[Node, ...]:
    """Point functions times the weight of the point."""
    graph = weight.graph
    found: list[Node] = []
    for field in outputs:
        sums = [graph.sum([(n, 1) for (s, _), n in part.terms.items() if s == slot]) for slot in field.slots]
        found += _weighted(weight, sums)
    return tuple(found)


def _weighted(weight: Node, nodes: Sequence[Node]) -> list[Node]:
    """Expressions times the weight, which is multiplied first with what all of them have as a factor."""
    graph = weight.graph
    split = [Counter(_factors(node)) for node in nodes]
    shared = [factors for factors, node in zip(split, nodes, strict=True) if not node.is_zero]
    common = Counter({node: count for node, count in shared[0].items() if node.kind != "const"})
    for own in shared[1:]:
        common &= own
    scale = graph.hold(graph.product([weight, *common.elements()]))
    return [
        node if node.is_zero else graph.product([scale, *(factors - common).elements()])
        for factors, node in zip(split, nodes, strict=True)
    ]


def _factors(node: Node) -> tuple[Node, ...]:
    """The factors of a product, its rational one among them; any other expression alone."""
    if node.kind == "sum" and len(node.args) == 1:
        return (node.graph.const(node.value[0]), *_factors(node.args[0]))
    return node.args if node.kind == "product" else (node,)
