"""Which kernel has which parameter: said by the types, and by the tables of the documentation as they say it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from femforge.schedule.parameters import (
    PER_TARGET,
    Interface,
    MappingSchedule,
    MatrixInterface,
    Parameters,
    ProductSchedule,
    ScatterSchedule,
    Schedule,
    TensorInterface,
    TensorParameters,
    VectorInterface,
    VectorParameters,
    names_of,
    replaced,
)

DOCUMENTATION = (Path(__file__).parents[3] / "docs" / "parameters.md").read_text("utf-8")
INTERFACES = (Interface, TensorInterface, VectorInterface)
SCHEDULES = (Schedule, MappingSchedule, ScatterSchedule, ProductSchedule)


def test_every_parameter_is_of_one_type() -> None:
    of_vectors = (VectorInterface, ScatterSchedule, ProductSchedule)
    kinds = (Interface, Schedule, TensorInterface, MappingSchedule, *of_vectors)
    assert {*kinds} == {*INTERFACES, *SCHEDULES}
    assert names_of(*kinds) == names_of(Parameters)
    assert len(set(names_of(Parameters))) == len(names_of(Parameters))


def test_files_list_every_parameter() -> None:
    assert sorted(Parameters().values()) == sorted(names_of(Parameters))


def test_kinds_of_kernels_share_what_every_kernel_has() -> None:
    shared = {*names_of(Interface, Schedule)}
    assert {*names_of(TensorParameters)} & {*names_of(VectorParameters)} == shared
    assert {*names_of(TensorParameters)} | {*names_of(VectorParameters)} == {*names_of(Parameters)}
    assert {*names_of(MatrixInterface)} < {*names_of(VectorInterface)}
    assert {*PER_TARGET} == {*names_of(Parameters)} - {*names_of(*INTERFACES)}


def test_parameters_that_a_kernel_does_not_have_are_found() -> None:
    asked = Parameters(unroll="full", scatter="atomic", division="fast", constraints=True)
    assert asked.set_beyond(names_of(VectorParameters)) == ["unroll"]
    assert asked.set_beyond(names_of(TensorParameters)) == ["constraints", "scatter"]


def test_replaced_parameters_are_those_of_dataclasses() -> None:
    asked = Parameters(unroll="inner")
    assert replaced(asked, unroll="full", element_batch=8) == replace(asked, unroll="full", element_batch=8)
    assert asked == Parameters(unroll="inner"), "nobody's parameters change"
    with pytest.raises(AssertionError):
        replaced(asked, unrolled="full")


def test_parameters_of_another_type_are_the_same_where_they_can_be() -> None:
    asked = Parameters(scalar="float32", unroll="full", scatter="atomic", division="fast")
    tensor, vector = asked.of(TensorParameters), asked.of(VectorParameters)
    assert not hasattr(tensor, "scatter")
    assert not hasattr(vector, "unroll")
    assert tensor.of(Parameters) == Parameters(scalar="float32", unroll="full", division="fast")
    assert vector.of(Parameters) == Parameters(scalar="float32", scatter="atomic", division="fast")
    assert tensor.of(VectorParameters) == VectorParameters(scalar="float32", division="fast")


@pytest.mark.parametrize("kind", [*INTERFACES, *SCHEDULES], ids=lambda kind: str(kind.__name__))
def test_the_documentation_has_a_table_of_each_type(kind: type) -> None:
    """Its names in their order, their values, and their defaults where these are no choice left open."""
    (table,) = re.findall(rf"\(`{kind.__name__}`\):\n\n((?:\|.*\n)+)", DOCUMENTATION)
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()]
    columns, _, *rows = rows
    assert tuple(row[0].strip("`") for row in rows) == names_of(kind)
    hints, default = get_type_hints(kind), Parameters()
    for name, *cells in rows:
        cell = dict(zip(columns[1:], cells, strict=True))
        hint, value = hints[name.strip("`")], getattr(default, name.strip("`"))
        if legal := get_args(hint):
            assert set(re.findall(r"`(\w+)`", cell["values"])) == set(legal), name
        if "default" in columns:
            assert cell["default"].strip("`") == str(value).lower(), name
        else:
            assert (
                str(value).lower() in ("auto", "0") or f"default `{str(value).lower()}`" in cell["meaning"]
            ), name
