"""Who makes which integral in the language femforge.ffcx, and when there is no such language."""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import basix.ufl
import ffcx.compiler
import ffcx.options
import numpy as np
import pytest
import ufl
from ffcx_languages import InBothLanguages
from ufl import curl, dP, dS, ds, dx, grad, inner

import femforge.ffcx
from femforge.errors import ExitCode, FemforgeError
from femforge.ffcx.rules import rule_of
from femforge.ffcx.versions import check_ffcx

BY_FFCX = "// Kernel: FFCx's own C, as femforge does not do this: "
BY_FEMFORGE = "// Kernel: femforge "

FILE = """
import basix.ufl
from ufl import (Coefficient, Constant, FunctionSpace, Mesh, TestFunction, TrialFunction)
from ufl import avg, dP, dS, dx, ds, exp, grad, inner
domain = Mesh(basix.ufl.element("P", "tetrahedron", 1, shape=(3,)))
V = FunctionSpace(domain, basix.ufl.element("P", "tetrahedron", 2))
u, v, f, k = TrialFunction(V), TestFunction(V), Coefficient(V), Constant(domain)
a = k * exp(f) * inner(grad(u), grad(v)) * dx + u * v * ds + avg(u) * avg(v) * dS + u * v * dP
L = f * v * dx
e = (grad(f), [[0.1, 0.2, 0.3]])
expressions = [e]
"""


def text_of(form: ufl.Form, **options: Any) -> str:
    """The C file of a form."""
    values = ffcx.options.get_options({"language": "femforge.ffcx", **options})
    code, _ = ffcx.compiler.compile_ufl_objects([form], options=values, namespace="one")
    return str(code[1])


def mass(cell: str = "triangle", family: str = "P", degree: int = 1) -> ufl.Form:
    dimension = 2 if cell == "triangle" else 3
    domain = ufl.Mesh(basix.ufl.element("P", cell, 1, shape=(dimension,)))
    V = ufl.FunctionSpace(domain, basix.ufl.element(family, cell, degree))
    return inner(ufl.TrialFunction(V), ufl.TestFunction(V)) * dx


def tensor_product_mass() -> ufl.Form:
    """On elements whose dofs are in the order that FFCx's sum factorisation takes."""

    def element(degree: int) -> Any:
        quadrilateral, variant = basix.CellType.quadrilateral, basix.LagrangeVariant.gll_warped
        return basix.ufl.wrap_element(
            basix.create_tp_element(basix.ElementFamily.P, quadrilateral, degree, variant)
        )

    domain = ufl.Mesh(basix.ufl.blocked_element(element(1), shape=(2,)))
    V = ufl.FunctionSpace(domain, element(2))
    return inner(ufl.TrialFunction(V), ufl.TestFunction(V)) * dx


def reasons(text: str) -> list[str]:
    """Why FFCx made kernels, each on one line."""
    found = re.findall(rf"{re.escape(BY_FFCX)}.*\n(?://   .*\n)*", text)
    return [" ".join(reason.replace("//", "").split()) for reason in found]


def test_what_is_refused_is_done_by_ffcx(tmp_path: Path) -> None:
    domain = ufl.Mesh(basix.ufl.element("P", "tetrahedron", 1, shape=(3,)))
    V = ufl.FunctionSpace(domain, basix.ufl.element("N1curl", "tetrahedron", 1))
    u, v = ufl.TrialFunction(V), ufl.TestFunction(V)
    forms = {"curl": inner(curl(u), curl(v)) * dx, "P1": mass(), "RT": mass("triangle", "RT")}
    both = InBothLanguages(forms, tmp_path)
    assert len(reasons(both.text["femforge.ffcx"])) == 2
    assert both.text["femforge.ffcx"].count(BY_FEMFORGE) == 1
    for key in forms:
        for one in both.differences(key):
            assert one.relative < 1e-13
            assert one.largest > 0


@pytest.mark.parametrize(
    ("form", "options", "reason"),
    [
        (mass("triangle", "N1curl"), {}, "the element N1E of degree 1 on a triangle is not supported yet"),
        (mass("prism"), {}, "the cell prism is not supported"),
        (mass(), {"scalar_type": np.complex128}, "the scalar type complex128 is not supported"),
        (mass(), {"part": "diagonal"}, "only a part of the matrix is asked for"),
        (
            tensor_product_mass(),
            {"sum_factorization": True},
            "the option sum_factorization asks for FFCx's",
        ),
        (mass("triangle", "P", 9), {}, "degree 9"),
        (tensor_product_mass(), {}, "has its dofs in an order of its own"),
    ],
)
def test_the_text_says_why(form: ufl.Form, options: dict[str, Any], reason: str) -> None:
    text = text_of(form, **options)
    (found,) = reasons(text)
    assert reason in found
    assert BY_FEMFORGE not in text
    own = {**options, "language": "C"}
    theirs, _ = ffcx.compiler.compile_ufl_objects(
        [form], options=ffcx.options.get_options(own), namespace="one"
    )
    without = re.sub(r"// Kernel.*\n(//   .*\n)*", "", text).replace("'femforge.ffcx'", "'C'")
    assert without == theirs[1]


def test_vertices_are_ffcxs_beside_cells_and_facets() -> None:
    form = mass()
    u, v = reversed(form.arguments())
    text = text_of(form + u * v * ds + ufl.jump(u) * ufl.jump(v) * dS + u * v * dP)
    assert text.count(BY_FEMFORGE) == 3
    (found,) = reasons(text)
    assert "integrals of the type vertex are not made here" in found


def test_embedded_meshes_are_ffcxs() -> None:
    domain = ufl.Mesh(basix.ufl.element("P", "triangle", 1, shape=(3,)))
    V = ufl.FunctionSpace(domain, basix.ufl.element("P", "triangle", 1))
    (found,) = reasons(text_of(inner(grad(ufl.TrialFunction(V)), grad(ufl.TestFunction(V))) * dx))
    assert "a triangle in 3 dimensions" in found


def test_command_line_and_determinism(tmp_path: Path) -> None:
    """The same bytes whatever the order of sets; expressions and vertices beside."""
    texts = []
    for seed in ("0", "4711"):
        folder = tmp_path / seed
        folder.mkdir()
        (folder / "program.py").write_text(FILE)
        command = [sys.executable, "-m", "ffcx", "--language", "femforge.ffcx", "program.py"]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": seed}, cwd=folder)
        texts.append({path.name: path.read_bytes() for path in folder.glob("*.[ch]")})
    ours = [
        re.findall(rf"\n{BY_FEMFORGE}.*?\n}};\n", one["program.c"].decode(), flags=re.DOTALL) for one in texts
    ]
    assert len(ours[0]) == 4
    assert ours[0] == ours[1]  # FFCx's own C is another one
    assert sorted(texts[0]) == ["program.c", "program.h"]
    text = texts[0]["program.c"].decode()
    assert text.count(BY_FFCX) == 1
    assert "// Code for expression" in text


@pytest.mark.parametrize("version", ["0.10.1", "0.12.0", "0.110.0"])
def test_other_versions_are_refused(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr("femforge.ffcx.versions.version", lambda _: version)
    with pytest.raises(FemforgeError, match=f"FFCx {re.escape(version)} is installed") as caught:
        importlib.reload(femforge.ffcx)
    assert caught.value.code == ExitCode.ENVIRONMENT
    assert "femforge[ffcx]" in caught.value.mend


def test_no_ffcx_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr("femforge.ffcx.versions.version", missing)
    with pytest.raises(FemforgeError, match="FFCx is not installed"):
        check_ffcx()


def test_femforge_does_without_ffcx() -> None:
    program = "import sys, femforge.cli, femforge.pipeline; sys.exit('ffcx' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("cell", ["interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron"])
def test_rules_are_known_by_their_points(cell: str) -> None:
    """The highest degree of a rule: exact integration is taken wherever the rule is exact."""
    for degree in range(1, 9):
        points, weights = basix.make_quadrature(basix.CellType[cell], degree)
        rule = rule_of(cell, points[::-1], weights[::-1])
        highest = degree if cell in ("triangle", "tetrahedron") else degree | 1
        assert (rule.scheme, rule.degree, rule.given) == ("default", highest, None)
    rule = rule_of(cell, points + 1e-6, weights)
    assert (rule.scheme, rule.given is None) == ("custom", False)
