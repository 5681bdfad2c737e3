"""Expressions are compared by their values modulo a prime."""

from __future__ import annotations

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.scalar import Graph
from femforge.represent.identity import fingerprints


def test_equal_rational_expressions_have_one_fingerprint() -> None:
    g = Graph()
    x, y = g.symbol("x"), g.symbol("y")
    square = (x + y) * (x + y)
    expanded = g.sum([(x * x, 1), (x * y, 2), (y * y, 1)])
    assert square is not expanded
    ratio, longer = (x * x - y * y) / (x - y), x + y
    first, second, third, fourth = fingerprints([square, expanded, ratio, longer])
    assert first == second
    assert third == fourth
    assert first != third


def test_what_differs_by_little_differs() -> None:
    g = Graph()
    x = g.symbol("x")
    tiny = g.sum([(x, 1), (g.const(1), 1)])
    prints = fingerprints([x, tiny, x * x, g.call("log", x), g.call("exp", x), g.call("log", tiny), -x])
    assert len(set(prints)) == len(prints)


def test_functions_of_equal_arguments_are_equal() -> None:
    g = Graph()
    x, y = g.symbol("x"), g.symbol("y")
    a = g.call("log", (x + y) * (x + y))
    b = g.call("log", g.sum([(x * x, 1), (x * y, 2), (y * y, 1)]))
    left = g.conditional(g.compare("<", a, x), a, y)
    right = g.conditional(g.compare("<", b, x), b, y)
    other = g.conditional(g.compare(">", b, x), b, y)
    prints = fingerprints([left, right, other])
    assert prints[0] == prints[1]
    assert prints[1] != prints[2]


@pytest.mark.parametrize(("form", "symmetric"), [("neo_hookean", True), ("advection_diffusion", False)])
def test_second_derivatives_of_energies_are_symmetric(form: str, symmetric: bool) -> None:
    for cell in ("tetrahedron", "hexahedron"):
        for named in prepare([Job(FORMS / f"{form}.form", {"cell": cell})]):
            if named.kernels.integral.arity == 2:
                assert named.kernels.representations.quadrature.symmetric == symmetric
