"""Mends of reference elements: what is said is done, and there is a basis."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from form_mends import not_printed
from mend_sites import passed, sites

from femforge.errors import FemforgeError
from femforge.ir.element import PointRule, ScalarElement
from femforge.reference import basis, quadrature
from femforge.reference.cells import reference_cell

P1 = ScalarElement("P", "triangle", 1, "equispaced", False)
BUBBLE = ScalarElement("bubble", "triangle", 3, "equispaced", False)
JOINED = ScalarElement("enriched", "triangle", 3, "nodal", False, parts=(P1, BUBBLE))
#: Two points of a square that are no product.
APART = PointRule(
    ((Fraction(1, 4), Fraction(1, 4)), (Fraction(3, 4), Fraction(1, 2))), (Fraction(1), Fraction(1))
)
#: Elements that there are not, words of the mend, and elements that it leads to.
CASES = (
    (replace(P1, degree=9), "choose a degree in this range", replace(P1, degree=8)),
    (replace(P1, cell="quadrilateral"), "Q to quadrilaterals", replace(P1, family="Q", cell="quadrilateral")),
    (replace(P1, family="Q"), "P belongs to simplices", P1),
    (replace(P1, variant="spectral"), "use equispaced or gll", replace(P1, degree=3, variant="gll")),
    (replace(P1, family="CR", degree=2), "CR has degree 1", replace(P1, family="CR")),
    (replace(P1, family="CR", cell="interval"), "on triangles and tetrahedra",
     replace(P1, family="CR", cell="tetrahedron")),
    (replace(JOINED, parts=(P1, replace(BUBBLE, cell="interval"))), "join elements of one cell", JOINED),
    (replace(JOINED, variant="equispaced"), "use hierarchical or nodal", replace(JOINED, variant="hierarchical")),
    (replace(JOINED, parts=(P1, P1)), "without common functions or points", JOINED),
    (replace(P1, family="RT"), "CR", replace(P1, family="CR")),
    (replace(P1, family="points", cell="quadrilateral", given=APART), "take a Lagrange element",
     replace(P1, family="Q", cell="quadrilateral")),
)  # fmt: skip


def test_mends_of_elements_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    with passed(monkeypatch) as seen:
        for refused, mend, followed in CASES:
            with pytest.raises(FemforgeError) as caught:
                basis(refused)
            assert mend in caught.value.mend
            assert basis(followed).dimension > 0
    missing = not_printed("reference/bases.py", seen)
    assert not missing, missing


def test_mends_of_cells_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    with passed(monkeypatch) as seen, pytest.raises(FemforgeError) as caught:
        reference_cell("prism")
    for cell in caught.value.mend.removeprefix("use one of ").split(", "):
        assert reference_cell(cell).dimension > 0
    assert not not_printed("reference/cells.py", seen)


def test_mends_of_rules_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = (
        (("interval", 61), "give 0 to 60", ("interval", 60)),
        (("triangle", 31, "xiao_gimbutas"), "take the scheme default", ("triangle", 31)),
        (("triangle", 31, "xiao_gimbutas"), "at most degree 30", ("triangle", 8, "xiao_gimbutas")),
    )
    elsewhere = ("schemes: ", "of a quadrature rule are missing")  # of form files: tests of analysis
    with passed(monkeypatch) as seen:
        for refused, mend, followed in cases:
            with pytest.raises(FemforgeError) as caught:
                quadrature(*refused)
            assert mend in caught.value.mend
            assert quadrature(*followed).points
    missing = not_printed("reference/quadrature.py", seen, elsewhere)
    assert not missing, missing


def test_no_module_is_left_out() -> None:
    known = {f"reference/{name}.py" for name in ("bases", "cells", "quadrature")}
    assert {file for file in sites() if file.startswith("reference/")} == known
