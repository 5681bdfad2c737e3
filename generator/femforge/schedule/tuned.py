"""The tables of tuned parameters: what is best known for a kernel on a device.

A table is a JSON file of ``tuning/defaults``, made by ``femforge defaults`` from an archive. It finds kernels by what
they compute, not by their names.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, TypeVar

from femforge.errors import ExitCode, FemforgeError
from femforge.ir.integral import Function, Integral
from femforge.schedule.parameters import (
    MappingSchedule,
    Parameters,
    ProductSchedule,
    ScatterSchedule,
    Schedule,
    names_of,
)  # fmt: skip

SCHEMA = 1
#: Why a representation was taken that a table names.
TUNED = "as in the table of tuned parameters"
T = TypeVar("T")
_OF_ELEMENT_TENSORS = tuple(sorted({*names_of(Schedule, MappingSchedule)} - {"tuning", "division"}))
_OF_DIAGONALS = tuple(sorted({*names_of(Schedule, ScatterSchedule)} - {"tuning"}))
#: Of these a library can multiply the tables.
_OF_VECTORS = tuple(sorted((*_OF_DIAGONALS, *names_of(ProductSchedule))))
#: Functionals add to no vector.
_OF_SUMS = tuple(sorted({*_OF_DIAGONALS} - {"merge_row", "macro_cells", "block_nodes"}))
#: The parameters that a table decides, by kind of kernel: those of its schedules, but the choice of a table itself
#: (and of element tensors ``division``). What suits element tensors that are stored does not suit those that are added
#: to a matrix, so ``assemble`` kernels have entries of their own.
TUNABLE: Mapping[str, tuple[str, ...]] = {
    "element_tensor": _OF_ELEMENT_TENSORS,
    "apply": _OF_VECTORS,
    "residual": _OF_VECTORS,
    "diagonal": _OF_DIAGONALS,
    "functional": _OF_SUMS,
    "assemble": tuple(sorted((*_OF_ELEMENT_TENSORS, "scatter"))),
}


@dataclass(frozen=True)
class Table:
    """One table.

    Attributes:
        name: of the file, without its ending.
        target: that it is for.
        device: readable.
        entries: by key, parameters by the number of cells from which on they are taken: 0, and maybe more.
        rates: by key, billions of cells a second of the fastest of these.
    """

    name: str
    target: str
    device: str
    entries: Mapping[str, Mapping[int, Mapping[str, Any]]]
    rates: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Decision:
    """Which parameters are taken, and why.

    Attributes:
        parameters: the asked ones, with those of a table where one is used.
        origin: for people: a table, the cost model, or the user.
        from_cells: others from some numbers of cells on.
    """

    parameters: Parameters
    origin: str
    from_cells: Mapping[int, Parameters] = field(default_factory=dict)

    @property
    def all_parameters(self) -> tuple[Parameters, ...]:
        """Those for few cells, and all others."""
        return self.parameters, *self.from_cells.values()


@cache
def tables() -> tuple[Table, ...]:
    """All tables, by name."""
    folder = resources.files("femforge.tuning").joinpath("defaults")
    found = []
    for file in folder.iterdir() if folder.is_dir() else ():
        if not file.name.endswith(".json"):
            continue
        found.append(table_of(file.name.removesuffix(".json"), json.loads(file.read_text("utf-8"))))
    return tuple(sorted(found, key=lambda table: table.name))


def table_of(name: str, content: Mapping[str, Any]) -> Table:
    """The table of a file.

    Args:
        name: of the file, without its ending.
        content: of it, as ``femforge defaults`` writes it.
    """
    entries = {
        key: {one.get("from_cells", 0): one["parameters"] for one in entry.get("choices", [entry])}
        for key, entry in content["kernels"].items()
    }
    rates = {
        key: max(one.get("gigacells_per_second", 0.0) for one in entry.get("choices", [entry]))
        for key, entry in content["kernels"].items()
    }
    return Table(name, content["target"], content["device"], entries, rates)


def kernel_key(integral: Integral, asked: Parameters, kind: str = "element_tensor") -> str:
    """What a kernel computes, as far as speed is concerned: equal for forms that differ in names only.

    Cell, elements, the sizes of coefficients and constants, precision, what comes in and goes out, and how many
    pairs of slots meet in a quadrature of which degree.

    Args:
        integral: the form; of ``apply`` the bilinear one.
        asked: the user's parameters.
        kind: of :data:`TUNABLE`.
    """

    def name(function: Function | None) -> str:
        return function.layout.name if function else "-"

    goes_to: str = asked.output
    if kind != "element_tensor":
        words = [
            asked.component_order,
            "vectors by",
            asked.index_type,
            "offsets",
            f"{asked.numbering} numbering",
        ]
        goes_to = " ".join([*words, *(["constraints"] if asked.constraints else [])])
    pairs = {pair for part in integral.parts for pair in part.terms}
    over = "" if integral.kind == "cell" else f"{integral.kind} of "
    what = "values of an expression " if integral.evaluated else ""
    parts = [
        f"{kind} {what}{over}{integral.cell} {name(integral.coordinates)}",
        f"{name(integral.test)} x {name(integral.trial)}",
        f"coefficients {' '.join(map(name, integral.coefficients)) or '-'}",
        f"constants {sum(c.size for c in integral.constants)}",
        f"{asked.scalar} from {asked.input} to {goes_to}",
        f"{len(pairs)} pairs of slots of degree {max(part.degree for part in integral.parts)}",
    ]
    return "; ".join(parts)


def check_table(tuning: str) -> None:
    """Refuse the name of a table that does not exist.

    Args:
        tuning: ``auto``, ``none`` or a table's name.

    Raises:
        FemforgeError: naming those there are.
    """
    names = [table.name for table in tables()]
    if tuning not in ("auto", "none", *names):
        raise FemforgeError(
            f"there is no table of tuned parameters called {tuning!r}", place="tuning",
            mend=f"use auto, none{''.join(', ' + name for name in names)}", code=ExitCode.PARAMETERS,
        )  # fmt: skip


def decide(asked: Parameters, target: str, key: str, kind: str = "element_tensor") -> Decision:
    """Take the parameters of a table where one knows the kernel and the user leaves the choice open.

    A table's parameters belong together. So none is taken if the user has set any parameter that a table decides.
    Of several tables with the kernel the one whose variant was fastest counts.

    Args:
        asked: the user's parameters.
        target: of the kernel.
        key: from :func:`kernel_key`.
        kind: of :data:`TUNABLE`.

    Raises:
        FemforgeError: if a table is asked for that does not exist.
    """
    check_table(asked.tuning)
    if own := asked.set_among(TUNABLE[kind]):
        return Decision(asked, _asked_for(own))
    if asked.tuning == "none":
        return Decision(asked, "the cost model (tuning = none)")
    for table in sorted(tables(), key=lambda one: -one.rates.get(key, 0.0)):
        # A table that is named serves all GPU targets: HIP sources for an NVIDIA GPU, for instance.
        named = asked.tuning == table.name and "cpu" not in (target, table.target)
        fits = table.target == target and asked.tuning in ("auto", table.name)
        if (fits or named) and key in table.entries:
            origin = f"tuned on {table.device} (table {table.name})"
            place = f"table {table.name}"
            found = {
                cells: asked.with_values(one, place) for cells, one in sorted(table.entries[key].items())
            }
            return Decision(found.pop(0), origin, found)
    if asked.tuning != "auto":
        return Decision(asked, _not_in_table(asked.tuning, target))
    of_kind = any(known.startswith(f"{kind} ") for table in tables() for known in table.entries)
    return Decision(asked, "the cost model" + (" (no table has this kernel)" if of_kind else ""))


def _asked_for(names: Iterable[str]) -> str:
    return f"asked for: {', '.join(names)}; the rest by the cost model"


def _not_in_table(table: str, target: str) -> str:
    return f"the cost model (table {table} does not have this kernel for {target})"


def decide_by_cells(
    asked: Parameters, from_cells: Mapping[int, Parameters], tunable: Sequence[str]
) -> Decision:
    """The decision where the user says what is taken from some numbers of cells on: no table is asked.

    Args:
        asked: the user's parameters.
        from_cells: others from some numbers of cells on.
        tunable: names of the parameters of such kernels.
    """
    names = dict.fromkeys(name for one in (asked, *from_cells.values()) for name in one.set_among(tunable))
    return Decision(asked, _asked_for(names), from_cells)


def decide_fitting(
    asked: Parameters, target: str, key: str, kind: str, resolved: Callable[[Parameters], T]
) -> tuple[Decision, T]:
    """As :func:`decide`, but what a table has is left alone where it does not fit the kernel.

    Keys do not hold D: abs(w) may stand where the table's kernel has w, and leave no tensor representation.

    Args:
        asked, target, key, kind: as of :func:`decide`.
        resolved: makes what is wanted of parameters, or refuses them.

    Returns:
        The decision, and what ``resolved`` made of its parameters.

    Raises:
        FemforgeError: if a table is asked for that does not exist, or the user's own parameters are refused.
    """
    decision = decide(asked, target, key, kind)
    try:
        for other in decision.from_cells.values():
            resolved(other)
        return decision, resolved(decision.parameters)
    except FemforgeError:
        if decision.parameters is asked:
            raise
    decision = Decision(asked, "the cost model (what a table has for such a kernel does not fit this one)")
    return decision, resolved(asked)
