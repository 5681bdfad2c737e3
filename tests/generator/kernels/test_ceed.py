"""CEED's bake-off problems: operators against assembled matrices, and sum factorisation to degree 8."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check

from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels.operator_choice import OperatorChoice


def job(number: int, degree: int) -> Job:
    return replace(Variant(f"ceed/bp{number}", "hexahedron", degree).job(), kernels=("apply", "diagonal"))


def action(number: int, degree: int) -> NamedKernels:
    return next(named for named in prepare([job(number, degree)]) if named.kind == "apply")


@pytest.mark.slow
@pytest.mark.parametrize(("degree", "numbers"), [(2, range(1, 7)), (3, (1, 3, 5))])
def test_operators_agree_with_their_matrices(degree: int, numbers: range, tmp_path: Path) -> None:
    check([Case(job(number, degree)) for number in numbers], tmp_path)


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("degree", [1, 2, 5])
def test_points_are_those_of_the_problem(number: int, degree: int) -> None:
    named = action(number, degree)
    (part,) = named.analysed.integral.parts
    assert part.scheme == ("GLL" if number > 4 else "default")
    (points,) = (p.rule.points for p in named.operators.representations.point_functions.parts)
    in_one = {point[0] for point in points}
    assert len(points) == len(in_one) ** 3 == (degree + (1 if number > 4 else 2)) ** 3


@pytest.mark.parametrize("number", [1, 3, 5])
def test_operations_grow_as_sums_over_directions_do(number: int) -> None:
    """From degree 4 to 8: the fourth power of the points of one direction, and not the sixth of all pairs."""
    flops = {}
    for degree in (4, 8):
        kernel = action(number, degree).operators.kernel("cpu")
        assert kernel.candidate.name == "sum_factorised"
        points = degree + (1 if number > 4 else 2)
        flops[degree] = kernel.costs.flops / points**4
    assert flops[8] < 1.1 * flops[4]


def test_tables_at_all_points_are_not_made_where_they_cannot_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of degree 8 they have 729000 entries, and take longer than everything else."""

    def counted(self: OperatorChoice) -> int:
        raise AssertionError("operations over all points are counted")

    monkeypatch.setattr(OperatorChoice, "_flops_over_points", property(counted))
    for target in ("cpu", "cuda"):
        assert action(3, 8).operators.kernel(target).candidate.name == "sum_factorised"
