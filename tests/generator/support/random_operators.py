"""Random kernels of random forms: any kind, any parameters, which are right or refused with what would do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from operator_cases import Case

from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.ir.integral import Integral
from femforge.pipeline import sources_of
from femforge.schedule.parameters import Parameters

#: Kinds of kernels by the arity of a form; what has more to go wrong comes more often.
KINDS = {0: (), 1: ("residual",), 2: ("apply", "apply", "diagonal", "assemble")}
TARGETS = ("hip", "hip", "cpu")


@dataclass(frozen=True)
class Choice:
    """Values of a parameter, and how often one of them is asked for."""

    name: str
    values: tuple[object, ...]
    often: float


_OF_ALL = (
    Choice("scalar", ("float32",), 0.15),
    Choice("dof_order", ("lexicographic",), 0.1),
    Choice("component_order", ("planar",), 0.1),
    Choice("representation", ("tensor", "quadrature"), 0.15),
    Choice("realisation", ("written", "looped", "team", "fragments"), 0.3),
    Choice("division", ("exact", "fast"), 0.1),
    Choice("input", ("affine", "geometry", "points"), 0.1),
    Choice("index_type", ("int64",), 0.1),
    Choice("element_batch", (4, 8, 32, 64), 0.1),
)
_OF_VECTORS = (
    Choice("scatter", ("atomic", "tile", "merge", "colour", "gather", "blocks", "element"), 0.3),
    Choice("constraints", (True,), 0.2),
    Choice("resident_blocks", (1, 2, 5), 0.1),
)
_OF_MATRICES = (
    Choice("scatter", ("atomic", "colour", "blocks"), 0.3),
    Choice("mapping", ("cell", "contraction", "slices", "values"), 0.3),
    Choice("unroll", ("none", "inner", "full"), 0.2),
)
#: Of sum-factorised simplices points are others, so that only polynomials have the same integrals.
_DIRECTIONS = Choice("representation", ("tensor", "quadrature", "sum_factorised"), 0.3)


def draw_cases(files: Sequence[Path], each: int, seed: int) -> list[Case]:
    """Some kernels of each form, always the same ones, but for those that are refused.

    Args:
        files: form files of one form each.
        each: how many kernels are drawn of one.
        seed: of the choices.
    """
    generator = random.Random(seed)
    drawn: list[Case] = []
    for file in files:
        try:
            (tensor,) = prepare([Job(file)])
        except FemforgeError as error:
            if "zero" in error.cause:
                continue
            raise
        integral = tensor.analysed.integral
        for number in range(each if KINDS[integral.arity] else 0):
            case = _draw(file, integral, f"k{number}", generator)
            if not _is_refused(case):
                drawn.append(case)
    return drawn


def _draw(file: Path, integral: Integral, suffix: str, generator: random.Random) -> Case:
    kind = generator.choice(KINDS[integral.arity])
    choices = [*_OF_ALL, *(_OF_MATRICES if kind == "assemble" else _OF_VECTORS)]
    if integral.cell in ("quadrilateral", "hexahedron"):
        choices.append(_DIRECTIONS)
    values = {c.name: generator.choice(c.values) for c in choices if generator.random() < c.often}
    if "element_batch" in values:
        values["concurrent_elements"] = values["element_batch"]
    if kind == "assemble":  # places in matrices are told for these
        values.pop("component_order", None)
        values.pop("dof_order", None)
    parameters = Parameters().with_values(values)
    return Case(Job(file, {}, parameters, suffix, kernels=(kind,)), (generator.choice(TARGETS),))


def _is_refused(case: Case) -> bool:
    """Whether there is no such kernel, with what would do; any other error is one of the generator."""
    try:
        for named in case.kernels:
            sources_of(named, case.targets)
    except FemforgeError as error:
        if error.code == ExitCode.PARAMETERS and error.mend:
            return True
        raise
    return False
