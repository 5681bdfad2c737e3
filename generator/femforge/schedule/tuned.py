"""The tables of tuned parameters: what is best known for a kernel on a device.

A table is a JSON file of ``tuning/defaults``, made by ``femforge defaults`` from an archive. It finds kernels by what
they compute, not by their names.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from femforge.errors import ExitCode, FemforgeError
from femforge.ir.integral import Function, Integral
from femforge.schedule.parameters import OPERATOR_ONLY, PER_TARGET, Parameters

SCHEMA = 1
#: The parameters that a table decides, those of element tensors: all that may differ from target to target but the
#: choice of a table itself.
TUNABLE = tuple(sorted(PER_TARGET.difference(OPERATOR_ONLY, ("tuning",))))


@dataclass(frozen=True)
class Table:
    """One table.

    Attributes:
        name: of the file, without its ending.
        target: that it is for.
        device: readable.
        entries: parameters by key.
    """

    name: str
    target: str
    device: str
    entries: Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Decision:
    """Which parameters are taken, and why.

    Attributes:
        parameters: the asked ones, with those of a table where one is used.
        origin: for people: a table, the cost model, or the user.
    """

    parameters: Parameters
    origin: str


@cache
def tables() -> tuple[Table, ...]:
    """All tables, by name."""
    folder = resources.files("femforge.tuning").joinpath("defaults")
    found = []
    for file in folder.iterdir() if folder.is_dir() else ():
        if not file.name.endswith(".json"):
            continue
        content = json.loads(file.read_text("utf-8"))
        entries = {key: entry["parameters"] for key, entry in content["kernels"].items()}
        found.append(Table(file.name.removesuffix(".json"), content["target"], content["device"], entries))
    return tuple(sorted(found, key=lambda table: table.name))


def kernel_key(integral: Integral, asked: Parameters) -> str:
    """What an element kernel computes, as far as speed is concerned: equal for forms that differ in names only.

    Cell, elements, the sizes of coefficients and constants, precision, what comes in and goes out, and how many
    pairs of slots meet in a quadrature of which degree.
    """

    def name(function: Function | None) -> str:
        return function.layout.name if function else "-"

    pairs = {pair for part in integral.parts for pair in part.terms}
    parts = [
        f"element_tensor {integral.cell} {name(integral.coordinates)}",
        f"{name(integral.test)} x {name(integral.trial)}",
        f"coefficients {' '.join(map(name, integral.coefficients)) or '-'}",
        f"constants {sum(c.size for c in integral.constants)}",
        f"{asked.scalar} from {asked.input} to {asked.output}",
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


def decide(asked: Parameters, target: str, key: str) -> Decision:
    """Take the parameters of a table where one knows the kernel and the user leaves the choice open.

    A table's parameters belong together. So none is taken if the user has set any parameter that a table decides.

    Args:
        asked: the user's parameters.
        target: of the kernel.
        key: from :func:`kernel_key`.

    Raises:
        FemforgeError: if a table is asked for that does not exist.
    """
    check_table(asked.tuning)
    default = Parameters()
    own = [name for name in TUNABLE if getattr(asked, name) != getattr(default, name)]
    if own:
        return Decision(asked, f"asked for: {', '.join(own)}; the rest by the cost model")
    if asked.tuning == "none":
        return Decision(asked, "the cost model (tuning = none)")
    for table in tables():
        # A table that is named serves all GPU targets: HIP sources for an NVIDIA GPU, for instance.
        named = asked.tuning == table.name and "cpu" not in (target, table.target)
        fits = table.target == target and asked.tuning in ("auto", table.name)
        if (fits or named) and key in table.entries:
            origin = f"tuned on {table.device} (table {table.name})"
            return Decision(asked.with_values(table.entries[key], f"table {table.name}"), origin)
    if asked.tuning == "auto":
        return Decision(asked, "the cost model (no table has this kernel)")
    return Decision(asked, f"the cost model (table {asked.tuning} does not have this kernel for {target})")
