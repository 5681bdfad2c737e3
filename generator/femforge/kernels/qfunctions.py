"""QFunctions: the statements of a point, and what they cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from femforge.errors import ExitCode, FemforgeError, leave_out
from femforge.ir.arrays import Load
from femforge.ir.integers import Index
from femforge.ir.integral import COORDINATES, ConstantEntry, Geometry, Integral, Local, Slot
from femforge.ir.nests import count_flops
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Let, Statement, Store
from femforge.kernels.straight import Lineariser
from femforge.represent.geometry import geometry_expressions
from femforge.represent.qfunctions import PointField, PointFunction, point_function
from femforge.schedule.parameters import Parameters

#: What ``kernel`` is called of QFunctions, and the arities of the forms that they are made from.
QFUNCTION, ARITIES = "qfunction", (1, 2)
#: Parameters that they have.
_PARAMETERS = ("scalar", "quadrature", "quadrature_degree")
#: Variables of the function: the number of points, that of one of them, arrays of inputs and of outputs, constants.
POINTS, POINT, INPUTS, OUTPUTS, CONTEXT = "Q", "i", "in", "out", "context"


@dataclass(frozen=True)
class QFunction:
    """A QFunction ready to be printed.

    Attributes:
        function: inputs, outputs and constants.
        parameters: the user's.
        constants: statements before the loop over points.
        body: statements of a point.
        flops: of a point.
    """

    function: PointFunction
    parameters: Parameters
    constants: tuple[Statement, ...]
    body: tuple[Statement, ...]
    flops: int

    @property
    def values_read(self) -> int:
        """Scalars of a point that are inputs."""
        return sum(field.size for field in self.function.inputs)

    @property
    def values_written(self) -> int:
        """Scalars of a point that are outputs."""
        return sum(field.size for field in self.function.outputs)


def qfunction(integral: Integral, asked: Parameters, place: str) -> QFunction:
    """The QFunction of a linear form, or of the action of a bilinear form.

    Args:
        integral: what is integrated, components interleaved.
        asked: the user's parameters.
        place: for messages.

    Raises:
        FemforgeError: for parameters that QFunctions do not have, and for what libCEED brings to no point (code
            PARAMETERS).
    """
    _check_parameters(asked, place)
    with integral.graph.scratch():
        function = point_function(integral, place)
        values, names = _values(function)
        roots = function.integral.graph.substitute(function.results, values)
        lineariser = Lineariser(names)
        lineariser.announce(roots)
        places = [(n, k) for n, field in enumerate(function.outputs) for k in range(field.size)]
        body: list[Statement] = []
        for (number, k), root in zip(places, roots, strict=True):
            before, value = lineariser.statements(root)
            body += [*before, Store(f"{OUTPUTS}[{number}]", _place(k), value)]
        return QFunction(function, asked, tuple(_constants(function)), tuple(body), count_flops(body))


def _check_parameters(asked: Parameters, place: str) -> None:
    """Refuse parameters that QFunctions do not have."""
    for name in asked.set_beyond(_PARAMETERS):
        raise FemforgeError(
            f"QFunctions have {', '.join(_PARAMETERS[:-1])} and {_PARAMETERS[-1]}, and no {name}", place=place,
            ways=[leave_out(name)], code=ExitCode.PARAMETERS,
        )  # fmt: skip


def _place(k: int) -> Index:
    """The k-th scalar of a field at the point."""
    return Index(0, ((POINT, 1), (POINTS, k))) if k else Index(0, ((POINT, 1),))


def _values(function: PointFunction) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
    """How slots, geometry and constants become what the function is given, and names of variables.

    No variable is called as a function of the form alone: that could be ``in`` or ``Q``.
    """
    graph = function.integral.graph
    loads: dict[Slot, Node] = {}
    names: dict[Node, str] = {}
    for number, field in enumerate(function.inputs):
        for k, slot in enumerate(field.slots):
            loads[slot] = graph.symbol(Load(f"{INPUTS}[{number}]", _place(k)))
            names[loads[slot]] = _name(field, slot)
    replacement, of_geometry = geometry_expressions(
        function.integral, lambda i, j, member: loads[function.integral.jacobian_slot(i, j, member)],
        [0] if any(f.function == COORDINATES and f.mode == "grad" for f in function.inputs) else [],
    )  # fmt: skip
    names |= of_geometry

    def value(node: Node) -> Node | None:
        if isinstance(node.value, Slot):
            return loads[node.value]
        if isinstance(node.value, ConstantEntry):
            return graph.symbol(Local(constant_name(node.value)))
        return replacement(node) if isinstance(node.value, Geometry) else None

    return value, names


def _name(field: PointField, slot: Slot) -> str:
    """Of a variable: function, component, direction of a derivative."""
    if field.mode == "weight":
        return "weight"
    name = f"{field.function}_{slot.component}"
    return f"{name}_d{slot.derivative.index(1)}" if field.mode == "grad" else name


def constant_name(entry: ConstantEntry) -> str:
    """The variable of an entry of a constant."""
    return f"{entry.name}_{entry.index}"


def _constants(function: PointFunction) -> list[Statement]:
    """Entries of constants, read once: arrays of results might overlap with them, for all that a compiler knows."""
    graph = function.integral.graph
    used = {node.value for node in symbols(function.results)}
    found: list[Statement] = []
    for constant in function.constants:
        for k in range(constant.size):
            if ConstantEntry(constant.name, k) not in used:
                continue
            entry = f"[{k}]" if constant.shape else ""
            value = graph.symbol(Local(f"{CONTEXT}->{constant.called or constant.name}{entry}"))
            found.append(Let(constant_name(ConstantEntry(constant.name, k)), value))
    return found
