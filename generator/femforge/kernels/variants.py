"""Kernels on global vectors and matrices, and variants of one among which its face chooses by the number of cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, TypeVar

from femforge.errors import ExitCode, FemforgeError
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.arguments import Argument, Workspace, joined
from femforge.kernels.domains import Pass
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.faces import face_arguments
from femforge.kernels.mends import with_working_mends
from femforge.represent.used_entries import Flags
from femforge.schedule.parameters import BY_CELLS, FromCells, Parameters
from femforge.schedule.scatters import ScatterRules

T = TypeVar("T")


@dataclass(frozen=True)
class OperatorKernel(ElementKernel):
    """A kernel on global vectors, ready to be printed.

    Attributes:
        data: how it reads the inputs of one cell; None for ``assemble``.
        workspace: that its passes share, if they do; room for any of its variants.
        variants: kernels among which its face chooses, ascending; none where there is no choice. All else is of the
            last one, for the most cells.
        used: of ``assemble``, whether an entry of an element matrix can be anything but zero, [row][column].
    """

    data: VectorData | None = None
    workspace: Workspace | None = None
    variants: tuple[Variant, ...] = ()
    used: Flags | None = field(default=None, compare=False)

    @property
    def stored(self) -> int:
        """Results of each cell."""
        return len(self.entries)

    @property
    def printed_passes(self) -> tuple[Pass, ...]:
        """Its passes, and those of all its variants."""
        kernels = [one.kernel for one in self.variants] or [self]
        return tuple(one for kernel in kernels for one in kernel.passes)

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """Those of its face: what any of its variants takes."""
        room = (self.workspace.argument,) if self.workspace else ()
        return face_arguments(self.integral, self.printed_passes, self.results, (*self.lists, *room))


class Variant(NamedTuple):
    """A kernel that is taken from some number of cells on.

    Attributes:
        from_cells: the least number.
        kernel: without variants.
    """

    from_cells: int
    kernel: OperatorKernel


def asked_by_cells(
    asked: Parameters, from_cells: FromCells, target: str, place: str
) -> dict[int, Parameters]:
    """What the user asks for from some numbers of cells on, ascending.

    Args:
        asked: what is asked for where nothing else is said.
        from_cells: what is said for targets, and for all of them.
        target: that counts.
        place: for messages.
    """
    given = [from_cells[name] for name in ("", target) if name in from_cells]
    found = asked
    parameters: dict[int, Parameters] = {}
    for cells in sorted({cells for of_target in given for cells in of_target}):
        for of_target in given:
            found = found.with_values(of_target.get(cells, {}), place)
        parameters[cells] = found
    return parameters


def resolved_from(cells: int, asked: Parameters, place: str, resolved: Callable[[Parameters], T]) -> T:
    """What is made of the parameters of a variant.

    Args:
        cells: from which on it is taken.
        asked: its parameters.
        place: for messages.
        resolved: makes it, or refuses it.

    Raises:
        FemforgeError: for parameters that are not legal or exceed a limit.
    """
    try:
        return resolved(asked)
    except FemforgeError as error:
        otherwise = f"leave out what is set from {cells} cells on"
        found = with_working_mends(error, asked, resolved, BY_CELLS, otherwise)
        raise FemforgeError(
            found.cause,
            place=f"{place}, from {cells} cells on",
            mend=found.words,
            ways=found.ways,
            code=found.code,
        ) from None


def where(variants: Sequence[Variant], number: int) -> str:
    """For how many cells a variant is taken, in words."""
    first = variants[number].from_cells
    if number + 1 == len(variants):
        return f"from {first} cells on"
    last = variants[number + 1].from_cells - 1
    return f"from {first} to {last} cells" if first else f"up to {last} cells"


def with_variants(variants: Sequence[Variant], scatter: ScatterRules, place: str) -> OperatorKernel:
    """The kernel that chooses among some.

    Args:
        variants: ascending, the first from 0 cells on.
        scatter: of the last one.
        place: for messages.

    Raises:
        FemforgeError: they do not take the same lists (code PARAMETERS).
    """
    last = variants[-1].kernel
    for from_cells, kernel in variants[:-1]:
        own, other = kernel.parameters.values(), last.parameters.values()
        different = [name for name in scatter.lists_names if own[name] != other[name]]
        if different:
            said = ", ".join(f"{name} = {own[name]} and {other[name]}" for name in different)
            raise FemforgeError(
                f"from {from_cells} and from {variants[-1].from_cells} cells on, {said}: variants of a kernel take the "
                "same lists", place=place, code=ExitCode.PARAMETERS,
                mend=f"set {' and '.join(different)} for all numbers of cells, or generate two kernels",
            )  # fmt: skip
    rooms = [one.kernel.workspace for one in variants if one.kernel.workspace]
    return replace(last, variants=tuple(variants), workspace=joined(rooms) if rooms else None)
