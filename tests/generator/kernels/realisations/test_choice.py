"""What is taken where nothing is asked for is what is made when it is asked for by name."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from form_cases import Variant

from femforge.form_jobs import NamedKernels, prepare
from femforge.kernels.realisations import OPERATORS, of_element_tensors
from femforge.schedule.devices import DEVICES
from femforge.schedule.names import Realisation
from femforge.schedule.parameters import Parameters

P1 = Variant("laplace", "tetrahedron")
Q1 = Variant("laplace", "hexahedron", 1, 3)
Q2 = Variant("laplace", "hexahedron", 2, 5)
#: Operators, with what is expected of them on a GPU.
OPERATORS_TAKEN = (
    (P1, {}, "written"),
    (P1, {"numbering": "shared"}, "written"),
    (Q1, {}, "written"),
    (Q2, {}, "looped"),
    (Variant("vector_laplace", "hexahedron", 2, 5), {}, "team"),
)
TENSORS_TAKEN = (
    (P1, "written"),
    (Variant("elasticity", "hexahedron", 1, 3), "team"),
    (Variant("load", "tetrahedron"), "written"),
)


def named(variant: Variant, kind: str, **parameters: object) -> NamedKernels:
    return prepare([replace(variant.job(tuning="none", **parameters), kernels=(kind,))])[0]


def asking(taken: Parameters, **given: object) -> dict[str, object]:
    return {**given, "realisation": taken.realisation, "representation": taken.representation}


def test_all_realisations_have_a_file() -> None:
    assert {*OPERATORS, "auto"} == set(get_args(Realisation))
    kinds = of_element_tensors(named(P1, "element_tensor").kernels.representations, "here", 0, added=False)
    assert {kind.called(DEVICES["cuda"]) for kind in kinds} - {None} == {"team", "written"}
    assert {kind.called(DEVICES["cpu"]) for kind in kinds} - {None} == {"looped", "written"}


@pytest.mark.parametrize(
    ("variant", "given", "expected"),
    OPERATORS_TAKEN,
    ids=lambda v: v.label if isinstance(v, Variant) else None,
)
def test_operators_asked_for_by_name_are_those_that_are_taken(
    variant: Variant, given: dict[str, object], expected: str
) -> None:
    for target in ("cpu", "cuda", "hip"):
        taken = named(variant, "apply", **given).operators.without_table(target)
        asked = named(variant, "apply", **asking(taken, **given)).operators.without_table(target)
        assert asked == taken
        assert target != "cuda" or taken.realisation == expected


@pytest.mark.parametrize(
    ("variant", "expected"), TENSORS_TAKEN, ids=lambda v: v.label if isinstance(v, Variant) else None
)
def test_element_tensors_asked_for_by_name_are_those_that_are_taken(variant: Variant, expected: str) -> None:
    for target in ("cpu", "cuda"):
        taken = named(variant, "element_tensor").kernels.without_table(target)
        asked = named(variant, "element_tensor", **asking(taken)).kernels.without_table(target)
        assert asked == taken
        assert target != "cuda" or taken.realisation == expected
