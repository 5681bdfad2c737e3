"""Arguments of kernels: all that there are, in the order of faces, and which of them the passes of a kernel take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from femforge.ir.integral import TRIAL, Integral
from femforge.kernels.domains import Pass

#: Type of an array's entries, or of a number: scalars of the kernel, indices of its ``index_type``, fixed types.
Kind = Literal["scalar", "index", "int32", "int64", "uint8", "uint16"]
#: Array of the results of element_tensor and geometry kernels.
RESULTS = "element_tensors"
NUM_CELLS, GEOMETRY = "num_cells", "geometry"
#: Integers of faces in order.
_COUNTS = (NUM_CELLS, "num_macro_elements")


@dataclass(frozen=True)
class Argument:
    """One argument of a face.

    Attributes:
        name: of it.
        kind: of its entries, or of the number.
        array: whether it is a pointer.
        written: whether a pass writes to it.
        member: of ``femforge_arguments``, if it is called otherwise there.
        typed: whether that member has this type already, and is no ``void*``.
    """

    name: str
    kind: Kind
    array: bool = True
    written: bool = False
    member: str = ""
    typed: bool = False


def number(name: str) -> Argument:
    """An integer of 64 bits."""
    return Argument(name, "int64", array=False)


def _inputs(integral: Integral) -> list[Argument]:
    """Geometry, coefficients and constants."""
    coefficients = [f.name for f in integral.coefficients if f.name != TRIAL]
    return [
        Argument(GEOMETRY, "scalar"),
        Argument("coordinates", "scalar"),
        Argument("coordinate_dofs", "scalar", member="coordinates"),
        Argument("cells", "int32", typed=True),
        *(Argument(name, "scalar", member=f"coefficients[{k}]") for k, name in enumerate(coefficients)),
        *(Argument(c.name, "scalar", member=f"constants[{k}]") for k, c in enumerate(integral.constants)),
    ]


def face_arguments(
    integral: Integral, passes: Sequence[Pass], results: Sequence[Argument], lists: Sequence[Argument] = ()
) -> tuple[Argument, ...]:
    """The arguments of a kernel's face: the number of cells, and what its passes use.

    Args:
        integral: names coefficients and constants.
        passes: of the kernel.
        results: what the kernel gives, and the vectors and offsets that it reads.
        lists: of its scatter.
    """
    used = {NUM_CELLS} | {name for one in passes for name in one.face_names}
    known = [*map(number, _COUNTS), *results, *_inputs(integral), *lists]
    return tuple(argument for argument in known if argument.name in used)


def required_arrays(arguments: Sequence[Argument], passes: Sequence[Pass]) -> list[str]:
    """Names of the arrays that must not be null: of domains that share the cells each may be empty."""
    partial = [one.face_names for one in passes if one.domain.partial]
    always = {name for one in passes if not one.domain.partial for name in one.face_names}
    always |= frozenset.intersection(*partial) if partial else frozenset()
    return [argument.name for argument in arguments if argument.array and argument.name in always]
