"""docs/form-language.md says what is so."""

import re

import pytest
from formfile_support import reader
from places import REPOSITORY

from femforge.elements import LOWEST_BUBBLE
from femforge.errors import FemforgeError
from femforge.formfile import Limits
from femforge.formfile.basics import basic_functions
from femforge.formfile.limits import MAX_EXPONENT, MAX_INTEGER, Budget
from femforge.formfile.source import MAX_BYTES
from femforge.formfile.syntax import MAX_DEPTH, MAX_NODES
from femforge.ir.element import HIGHEST_DEGREE
from femforge.point_elements import MAX_QUADRATURE_DEGREE

TEXT = (REPOSITORY / "docs" / "form-language.md").read_text()
EXAMPLES = re.findall(r"```python(?: define (\w+)=(\d+))?\n(.*?)```", TEXT, re.DOTALL)
(MESSAGE,) = re.findall(r"```\n(elasticity\.form.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_are_read(tmp_path, number):
    name, value, text = EXAMPLES[number]
    assert reader(tmp_path)(text, **({name: int(value)} if name else {})).forms[0].name == "a"


def test_the_message_is_what_is_said(tmp_path):
    text = EXAMPLES[0][2].replace(" * Identity(len(u))", "")
    with pytest.raises(FemforgeError) as caught:
        reader(tmp_path)(text)
    assert str(caught.value).replace(f"{tmp_path}/test.form", "elasticity.form") == MESSAGE.rstrip("\n")


def test_the_functions_of_python_are_those_listed():
    (listed,) = re.findall(r"- Of Python: `([a-z ]*)`", TEXT)
    assert listed.split() == sorted(basic_functions(Budget(Limits())))


def test_the_bounds_are_those_in_force():
    limits = Limits()
    for words in (
        f"{MAX_BYTES // 1024} KiB, {MAX_NODES:,} syntax nodes, {MAX_DEPTH} levels",
        f"| steps of evaluation | {limits.steps:,} |",
        f"| Python calls inside UFL | {limits.calls:,} |",
        f"| time of the processor | {limits.seconds:g} s |",
        f"| functions that call each other | {limits.calls_deep} deep |",
        f"| a loop, a collection, a string | {limits.items} entries |",
        f"| an exponent that is a number | {MAX_EXPONENT} |",
        f"{limits.terms:,} terms, shared ones and powers written out; {limits.depth} levels; "
        f"{limits.components} components",
    ):
        assert words in TEXT
    assert MAX_INTEGER == 2**63


def test_the_degrees_are_those_that_exist():
    degrees = [HIGHEST_DEGREE[cell] for cell in ("quadrilateral", "hexahedron", "tetrahedron")]
    words = "{} on intervals and quadrilaterals, {} on hexahedra, {} on triangles and tetrahedra"
    assert words.format(*degrees) in TEXT
    assert f"| 0 to {MAX_QUADRATURE_DEGREE}, see below |" in TEXT
    lowest = {
        degree: [cell for cell, least in LOWEST_BUBBLE.items() if least == degree] for degree in (2, 3, 4)
    }
    assert set(lowest[2]) == {"interval", "quadrilateral", "hexahedron"}
    assert (lowest[3], lowest[4]) == (["triangle"], ["tetrahedron"])
    assert "from 2 (interval, quadrilateral, hexahedron), 3 (triangle), 4 (tetrahedron)" in TEXT


def test_the_example_of_expressions_is_read(tmp_path):
    (text,) = re.findall(
        r"```python\n(.*?)```", (REPOSITORY / "docs" / "expressions.md").read_text(), re.DOTALL
    )
    file = reader(tmp_path)(text)
    assert [one.name for one in file.expressions] == ["stress", "traction", "mean_stress", "strain", "leap"]
    assert [(one.over, one.arity) for one in file.expressions] == [
        ("cell", 1), ("exterior_facet", 1), ("cell", 1), ("cell", 2), ("interior_facet", 1),
    ]  # fmt: skip
