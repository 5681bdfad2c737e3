"""Expressions of as many levels as form files may have: UFL's algorithms and femforge's get to their ends."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from femforge.form_jobs import Job, prepare
from femforge.formfile.limits import Limits
from femforge.pipeline import sources_of
from femforge.schedule.parameters import Parameters

#: Levels of each of the expressions below that are in no loop, at most.
BESIDE = 8
CHAIN = """
element = FiniteElement("Lagrange", "interval", 1)
u, v, w = Coefficient(element), TestFunction(element), TrialFunction(element)
"""
#: Forms with loops so many times, and the kinds of kernels that are made of them.
DEEP = {
    "a sum of coefficients": (
        "c = [Coefficient(element) for _ in range({levels})]\na = sum(c)*w*v*dx",
        ("element_tensor", "apply", "diagonal", "assemble"),
    ),
    "the derivative of a sum under a root": (
        "c = [Coefficient(element) for _ in range({levels})]\n"
        "F = derivative(sqrt(1 + sum(c)*u**2)*dx, u, v)\nJ = derivative(F, u, w)",
        ("element_tensor", "apply", "residual"),
    ),
    "functions of functions": (
        "x = u\nfor _ in range({levels}):\n    x = sin(x)\na = x*w*v*dx(degree=2)",
        ("element_tensor", "apply"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DEEP)
def test_expressions_as_deep_as_the_language_allows(name: str, tmp_path: Path) -> None:
    text, kinds = DEEP[name]
    form = tmp_path / "deep.form"
    form.write_text(CHAIN + text.format(levels=Limits().depth - BESIDE))
    for named in prepare([Job(form, {}, Parameters(), kernels=kinds)]):
        for source in sources_of(named, ["cpu", "cuda"]):
            # compilers limit how deep brackets may stand in each other (clang: 256)
            steps = (1 if bracket in "({" else -1 for bracket in re.findall(r"[(){}]", source.text))
            assert max(itertools.accumulate(steps)) < 128
