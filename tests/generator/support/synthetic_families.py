"""An archive of invented measurements of operators on simplices: many degrees, several numbers of cells.

Planted, whatever the form: up to degree 3 ``written`` wins; from degree 4 on ``team`` up to 10 368 cells and
``fragments`` above. The next realisation takes ``NEXT`` times as long, the others longer still. A block of 8 cells is
the best up to degree 3, one of 4 above, and each factor of two from there takes ``STEP`` times as long. The library
wants batches of 64 cells up to degree 4, where one product for all cells takes ``ONE`` times as long; above it is the
other way round.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from synthetic_sweep import run_of

from femforge.tuning.archive import Archive
from femforge.tuning.records import Row, Run, Subject

NEXT, STEP, ONE = 1.25, 1.1, 1.3
#: Cubes along an edge of the box, and the cells that they are cut into.
EDGES = (6, 12, 26, 44)
CELLS = tuple(6 * n**3 for n in EDGES)
REALISATIONS = ("written", "team", "fragments", "library")


@dataclass(frozen=True)
class Plan:
    """What is measured.

    Attributes:
        forms: names.
        cell: of the mesh.
        degrees, edges, scalars, realisations: all combinations of these.
        mistakes: realisations that are wrong, by degree and cells.
        more: of the subject.
    """

    forms: Sequence[str] = ("laplace",)
    cell: str = "tetrahedron"
    degrees: Sequence[int] = (1, 2, 3, 4, 5)
    edges: Sequence[int] = EDGES
    scalars: Sequence[str] = ("float64",)
    realisations: Sequence[str] = REALISATIONS
    mistakes: Sequence[tuple[str, int, int]] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


def planted_winner(degree: int, cells: int) -> str:
    """Which realisation wins."""
    if degree <= 3:
        return "written"
    return "team" if cells <= 10_368 else "fragments"


def factor(values: Mapping[str, Any], degree: int, cells: int) -> float:
    """How much longer than the winner."""
    way = values["realisation"]
    if way == planted_winner(degree, cells):
        place = 1.0
    else:
        others = [r for r in REALISATIONS if r != planted_winner(degree, cells)]
        place = NEXT * 1.4 ** others.index(way)
    if way == "library":
        wanted = degree <= 4
        return place * (ONE if bool(values["blas_batch"]) != wanted else 1.0)
    best = 128 if way == "written" else (8 if degree <= 3 else 4)
    return float(place * STEP ** abs(math.log2(values["element_batch"] / best)))


def variants(realisations: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Some sizes of batches for each realisation."""
    for way in realisations:
        batches = {"written": (64, 128), "library": (4096,)}.get(way, (2, 4, 8, 16))
        for batch in batches:
            for products in (0, 64) if way == "library" else (0,):
                yield {
                    "element_batch": batch, "concurrent_elements": batch, "realisation": way,
                    "representation": "tensor", "scatter": "atomic", "blas_batch": products,
                }  # fmt: skip


def subject_of(form: str, degree: int, scalar: str, cell: str = "tetrahedron", **more: Any) -> Subject:
    """A kernel that adds A x to y."""
    bits = scalar.removeprefix("float")
    name = f"{form}_p{degree}_{cell}_f{bits}_apply"
    values: dict[str, Any] = {
        "kind": "apply", "key": f"key of {name}", "form": f"{form}.form: a", "cell": cell, "element": f"P{degree}",
        "coefficients": "", "degree": degree, "scalar": scalar, "input": "vertices", "output": "full", "target": "cuda",
        "command": f"femforge generate {form}.form", "kernel": name,
    }  # fmt: skip
    return Subject(**{**values, **more})


def rows_of(run: Run, plan: Plan) -> Iterator[Row]:
    """A row for each variant and number of cells; the untuned choice is ``written``, from degree 4 on ``team``."""
    for form in plan.forms:
        for scalar in plan.scalars:
            for degree in plan.degrees:
                subject = subject_of(form, degree, scalar, plan.cell, **plan.more)
                usual = ("written", 128) if degree <= 3 else ("team", 8)
                for n in plan.edges:
                    cells, dofs = 6 * n**3, (degree * n + 1) ** 3
                    shortest = 4e-6 + dofs * (4e-11 if scalar == "float64" else 2e-11)
                    for values in variants(plan.realisations):
                        wrong = (values["realisation"], degree, cells) in plan.mistakes
                        time = shortest * factor(values, degree, cells)
                        yield Row(
                            run.identity, subject, values,
                            (values["realisation"], values["element_batch"]) == usual,
                            "wrong" if wrong else "ok", threads=64, flops=1e3, bytes=1e2, cells=cells, error=1e-15,
                            seconds=(time, time, time), dofs=dofs,
                        )  # fmt: skip


def families(plan: Plan | None = None, device: str = "Device A") -> Archive:
    """One run."""
    run, archive = run_of(device=device), Archive()
    archive.add(run, rows_of(run, plan or Plan()))
    return archive
