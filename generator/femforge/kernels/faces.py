"""Faces of kernels: which arguments the passes of a kernel take, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from femforge.ir.integers import Condition
from femforge.ir.integral import Integral
from femforge.kernels.access.kinds import input_arguments
from femforge.kernels.arguments import Argument, number
from femforge.kernels.domains import COUNTS, NUM_CELLS, Pass

#: What ``num_cells`` counts.
_PLURALS = {"cell": "cells", "facet": "facets", "vertex": "vertices"}


def face_arguments(
    integral: Integral, passes: Sequence[Pass], results: Sequence[Argument], lists: Sequence[Argument] = ()
) -> tuple[Argument, ...]:
    """The arguments of a kernel's face: the number of cells, and what its passes use.

    Args:
        integral: names coefficients and constants.
        passes: of the kernel.
        results: what the kernel gives.
        lists: of its scatter.
    """
    counted = {NUM_CELLS: f"{_PLURALS[integral.region]} to work on"}
    counts = [number(name, counted.get(name, "the first of the cells are in these")) for name in COUNTS]
    return arguments_of_passes(passes, [*counts, *results, *input_arguments(integral), *lists])


def arguments_of_passes(passes: Sequence[Pass], known: Sequence[Argument]) -> tuple[Argument, ...]:
    """Those of some arguments that a face takes: the number of cells, and what its passes use."""
    used = {NUM_CELLS} | {name for one in passes if not one.idle for name in one.face_names}
    return tuple(argument for argument in known if argument.name in used)


def arguments_of(one: Pass, arguments: Sequence[Argument]) -> list[Argument]:
    """Those of a face that a pass takes, besides its limits."""
    used = one.names - set(one.domain.limits)
    return [argument for argument in arguments if argument.name in used]


def parameter_bytes(one: Pass, arguments: Sequence[Argument]) -> int:
    """What the function of a pass is given: pointers and integers of 64 bits."""
    return 8 * (len(one.domain.limits) + len(arguments_of(one, arguments)))


def required_arrays(arguments: Sequence[Argument], passes: Sequence[Pass]) -> list[str]:
    """Names of the arrays that must never be null: of domains that share the cells each may be empty.

    What a face takes and no pass uses is asked for like the rest.
    """
    partial = [one.face_names for one in passes if one.domain.some is not None]
    always = {name for one in passes if one.domain.some is None for name in one.face_names}
    always |= frozenset.intersection(*partial) if partial else frozenset()
    always |= {argument.name for argument in arguments} - {name for one in passes for name in one.face_names}
    return [argument.name for argument in arguments if argument.array and argument.name in always]


def arrays_of_some(
    arguments: Sequence[Argument], passes: Sequence[Pass]
) -> list[tuple[Condition, list[str]]]:
    """Names of the arrays that must not be null under a condition: that a domain which may be empty is not."""
    always = set(required_arrays(arguments, passes))
    wanted = {one.domain.some: set[str]() for one in passes if one.domain.some is not None}
    for one in passes:
        if one.domain.some is not None:
            wanted[one.domain.some] |= one.face_names - always
    return [
        (some, [argument.name for argument in arguments if argument.array and argument.name in names])
        for some, names in wanted.items()
    ]
