"""Full names of parameters: for integrals with one measure, for one target, from some number of cells on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from femforge.errors import ExitCode, FemforgeError
from femforge.ir.integral import MEASURES
from femforge.schedule.parameters import FromCells

#: What begins the name of a parameter from some number of cells on: ``from.1000.realisation``.
FROM = "from"
#: The largest number of cells: faces count them with 64 bits.
_MOST_CELLS = (1 << 63) - 1


def by_measure(values: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """Values of parameters by full names: those for all integrals, and by measure those for integrals with it.

    Args:
        values: such as ``scalar``, ``cuda.element_batch``, ``dx.scatter`` or ``dS.cuda.element_batch``; the names that
            are returned have no measure.
    """
    common: dict[str, Any] = {}
    apart: dict[str, dict[str, Any]] = {}
    for full, value in values.items():
        measure, _, name = full.partition(".")
        if name and measure in MEASURES.values():
            apart.setdefault(measure, {})[name] = value
        else:
            common[full] = value
    return common, apart


def parameter_place(full: str, targets: Collection[str], place: str) -> tuple[str, int, str]:
    """Target (empty: all), least number of cells (0: any) and name of a parameter.

    Args:
        full: ``name``, ``cuda.name``, ``from.1000.name`` or ``cuda.from.1000.name``.
        targets: that there are.
        place: for messages.

    Raises:
        FemforgeError: for an unknown target, or what is no number of cells (code PARAMETERS).
    """
    *words, name = full.split(".")
    target = words.pop(0) if words and words[0] in targets else ""
    if not words:
        return target, 0, name
    if words[0] != FROM:
        raise FemforgeError(
            f"unknown target {words[0]!r} in {full!r}", place=place, code=ExitCode.PARAMETERS,
            mend=f"targets: {', '.join(targets)}; measures come first: {', '.join(MEASURES.values())}",
        )  # fmt: skip
    late = words[2:]
    own = [[*([target] if target else []), *(word for word in late if word in targets)],
           [word for word in late if word in MEASURES.values()]]  # fmt: skip
    if late and len(own[0]) <= 1 and len(own[1]) <= 1 and len(late) == sum(map(len, own)) - bool(target):
        raise FemforgeError(
            f"{full!r} has {' and '.join(map(repr, late))} behind the number of cells", place=place,
            code=ExitCode.PARAMETERS, mend=f"write {'.'.join([*own[1], *own[0], *words[:2], name])}",
        )  # fmt: skip
    if (
        len(words) != 2
        or not (words[1].isascii() and words[1].isdecimal())
        or not 0 < int(words[1]) <= _MOST_CELLS
    ):
        raise FemforgeError(
            f"{full!r} does not say from how many cells on", place=place, code=ExitCode.PARAMETERS,
            mend=f"write {FROM}.1000.{name}, with a number of cells; what holds for fewer is set by {name} alone",
        )  # fmt: skip
    return target, int(words[1]), name


def names_by_cells(from_cells: FromCells) -> dict[str, Any]:
    """Parameters from some numbers of cells on by their full names."""
    return {
        f"{f'{target}.' if target else ''}{FROM}.{cells}.{name}": value
        for target, by_cells in from_cells.items()
        for cells, own in sorted(by_cells.items())
        for name, value in own.items()
    }


def is_group(name: str, path: str, targets: Collection[str]) -> bool:
    """Whether parameters may stand in a table of this name in a configuration file.

    Args:
        name: of the table.
        path: full name of the table that it stands in; empty for the outermost one.
        targets: that there are.
    """
    *outer, last = path.split(".")
    if last == FROM:
        return True
    if last in MEASURES.values() and not outer:
        last = ""
    if name in MEASURES.values():
        return not path
    return (name == FROM and last in ("", *targets)) or (name in targets and not last)
