"""Options that several commands share, and how their values are read."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from femforge.basis_jobs import BASIS
from femforge.errors import FemforgeError
from femforge.form_jobs import GENERATED, KINDS, Override
from femforge.pipeline import TARGETS

F = TypeVar("F", bound=Callable[..., Any])
FORM_FILE = click.Path(path_type=Path)


class Number(click.FloatRange):
    """A number in a range, never infinite or ``nan``."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number."""
        number: float = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value!r} is not a finite number", param, ctx)
        return number


class CellCounts(click.ParamType[tuple[int, ...]]):
    """Numbers of cells with commas between them, in any order, each once."""

    name = "n,n,..."

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        """The numbers, ascending."""
        words = [word.strip() for word in str(value).split(",")] if value else []
        if not all(word.isdecimal() and int(word) > 0 for word in words):
            self.fail(f"{value!r}: numbers of cells have commas between them, as in 1000,10000", param, ctx)
        return tuple(sorted({int(word) for word in words}))


class _Assignment(click.ParamType[tuple[str, str]]):
    """``name=value``."""

    name = "name=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        name, sign, text = str(value).partition("=")
        if not sign or not name:
            self.fail(f"{value!r} is not of the form name=value", param, ctx)
        return name.strip(), text.strip()


ASSIGNMENT = _Assignment()


def define_option(function: F) -> F:
    """Add ``--define``."""
    return click.option(
        "--define", "-D", type=ASSIGNMENT, multiple=True,
        help="Set a name of the form file before it is read, such as cell=triangle or degree=2. Repeatable.",
    )(function)  # fmt: skip


def set_option(function: F) -> F:
    """Add ``--set``."""
    return click.option(
        "--set", "-s", "settings", type=ASSIGNMENT, multiple=True,
        help="Set a parameter of the kernels, such as scalar=float32; cuda.element_batch=128 sets it for one "
        "target. Repeatable.",
    )(function)  # fmt: skip


def kernel_option(more: str = "") -> Callable[[F], F]:
    """Add ``--kernel``.

    Args:
        more: what else the command takes, for the help.
    """
    return click.option(
        "--kernel",
        help=f"Kinds of kernels, with commas between them: {', '.join(KINDS)}. Default: element_tensor.{more}",
    )


def kernels_from(names: Iterable[str], place: str, every: bool = False) -> tuple[str, ...]:
    """Kinds of kernels by name, without repetition.

    Args:
        names: of them.
        place: for messages.
        every: whether those may be asked for that do not run by themselves, and basis actions, which are made of no
            form and stand alone.

    Raises:
        FemforgeError: for an unknown one, or others beside basis actions.
    """
    chosen = tuple(dict.fromkeys(name.strip() for name in names))
    known = (*GENERATED, BASIS) if every else KINDS
    for name in chosen:
        if name not in known:
            raise FemforgeError(
                f"unknown kernel {name!r}", place=place, mend=f"known kernels: {', '.join(known)}"
            )
    if BASIS in chosen and len(chosen) > 1:
        raise FemforgeError(
            f"{BASIS} is made of no form, and {', '.join(set(chosen) - {BASIS})} of one", place=place,
            mend=f"ask for {BASIS} by itself",
        )  # fmt: skip
    return chosen


def config_option(function: F) -> F:
    """Add ``--config``."""
    return click.option(
        "--config", type=click.Path(path_type=Path),
        help="TOML file with targets, output folder, parameters and kernels. The command line wins.",
    )(function)  # fmt: skip


def number_or_text(text: str) -> Override:
    """A value of ``--define``: an integer or a number where it reads as one, else the text."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def definitions(pairs: Iterable[tuple[str, str]]) -> dict[str, Override]:
    """Values of ``--define`` by name; the last one wins."""
    return {name: number_or_text(text) for name, text in pairs}


def targets_from(
    names: Iterable[str], place: str, known: Mapping[str, Any] | Iterable[str] = TARGETS
) -> tuple[str, ...]:
    """Targets in their usual order, each once.

    Raises:
        FemforgeError: for an unknown name, or if there is none.
    """
    asked = [name.strip() for name in names if name.strip()]
    legal = tuple(known)
    for name in asked:
        if name not in legal:
            raise FemforgeError(f"unknown target {name!r}", place=place, mend=f"targets: {', '.join(legal)}")
    if not asked:
        raise FemforgeError("no target is named", place=place, mend=f"targets: {', '.join(legal)}")
    return tuple(name for name in legal if name in asked)
