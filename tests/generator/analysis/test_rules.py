"""Which rules integrals take: schemes, points of the form file's own, p + 1 points in each direction; against FFCx."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from ffcx_oracle import OracleForm, compile_together
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.formfile import read_form_file
from femforge.schedule.parameters import Parameters

MASS = """
element = FiniteElement("Lagrange", {cell}, 1)
u, v, w = TrialFunction(element), TestFunction(element), Coefficient(element)
{more}
a = (1 + w**2)*u*v*{measure}
"""
SCHEMES = [
    ("triangle", 'dx(degree=3, scheme="Xiao-Gimbutas")'),
    ("tetrahedron", 'dx(degree=2, scheme="Gauss-Jacobi")'),
    ("quadrilateral", 'dx(degree=3, scheme="gauss_jacobi")'),
    ("hexahedron", 'dx(degree=3, scheme="Gauss-Lobatto-Legendre")'),
    ("triangle", 'dx(degree=1, scheme="vertex")'),
    ("hexahedron", 'dx(metadata={"quadrature_rule": "vertex", "quadrature_degree": 1})'),
]
CUSTOM = (
    'dx(metadata={"quadrature_rule": "custom", "quadrature_points": [[0.1, 0.2], [0.3, 0.5], [0.25, 0.25]],'
    ' "quadrature_weights": [0.125, 0.25, 0.125], "quadrature_degree": 1})'
)


def compare(tmp_path: Path, texts: list[str]) -> None:
    """Kernels of the forms against FFCx's."""
    jobs, forms = [], {}
    for number, text in enumerate(texts):
        path = tmp_path / f"rule{number}.form"
        path.write_text(text)
        jobs.append(Job(path))
        file = read_form_file(path)
        forms[path.stem] = OracleForm(file.forms[0].form, {**file.coefficient_names, **file.constant_names})
    oracles = compile_together(forms, tmp_path / "ffcx")
    jobs += [
        replace(job, suffix="q", parameters=Parameters(representation="quadrature", unroll="none"))
        for job in jobs
    ]
    built = build(jobs, tmp_path / "ours", ("cpu",))
    for named in prepare(jobs):
        integral = named.analysed.integral
        cells = random_cells(integral, 3)
        key = named.job.form.stem
        expected = oracles[key].element_tensors(key, (), cells, integral.rows * integral.columns)
        found = call_batch(built, named.name, "cpu", 3, kernel_arrays(integral, cells))
        assert np.abs(found - expected).max() < 1e-13 * np.abs(expected).max(), named.name


def test_schemes_agree_with_ffcx(tmp_path: Path) -> None:
    compare(tmp_path, [MASS.format(cell=cell, more="", measure=measure) for cell, measure in SCHEMES])


def test_points_of_the_form_file_agree_with_ffcx(tmp_path: Path) -> None:
    given = "points=[[0.1, 0.2], [0.3, 0.5]], weights=[0.25, 0.25]"
    data = f'c = Coefficient(basix.ufl.quadrature_element("triangle", {given}))'
    texts = [MASS.format(cell=cell, more="", measure=CUSTOM) for cell in ("triangle", "quadrilateral")]
    texts.append("import basix.ufl\n" + MASS.format(cell="triangle", more=data, measure="c*dx"))
    compare(tmp_path, texts)


def rules_of(tmp_path: Path, text: str, **values: object) -> list[tuple[int, str, str]]:
    path = tmp_path / "test.form"
    path.write_text(text)
    kernels = prepare([Job(path, {}, Parameters().with_values(values), kernels=("element_tensor",))])
    return [(p.degree, p.scheme, p.origin) for named in kernels for p in named.analysed.integral.parts]


def test_gauss_replaces_the_estimate_only(tmp_path: Path) -> None:
    text = MASS.format(cell="hexahedron", more="", measure="dx + u*v*dx(degree=5) + u*v*dx(scheme='GLL')")
    found = rules_of(tmp_path, text, quadrature="gauss")
    assert sorted(found) == [(3, "GLL", "gauss"), (3, "default", "gauss"), (5, "default", "metadata")]
    mixed = """
    P2, P1 = VectorElement("P", quadrilateral, 2), FiniteElement("P", quadrilateral, 1)
    v, q = TestFunction(P2), TrialFunction(P1)
    a = div(v)*q*dx
    """
    for kind in ("element_tensor", "apply"):
        path = tmp_path / "mixed.form"
        path.write_text("\n".join(line.strip() for line in mixed.splitlines()))
        (named,) = prepare([Job(path, {}, Parameters(quadrature="gauss"), kernels=(kind,))])
        assert [part.degree for part in named.analysed.integral.parts] == [5]


REFUSED = [
    ('dx(degree=2, scheme="Simpson")', "the quadrature scheme 'Simpson' is not known", "schemes: default"),
    ('dx(degree=2, scheme="GLL")', "a triangle has no quadrature scheme 'GLL'", "xiao_gimbutas"),
    ('dx(metadata={"quadrature_rule": "custom"})', "the points of a quadrature rule are missing", "2 numbers"),
    ('dx(metadata={"quadrature_points": [[0, 0]]})', "are given with the quadrature scheme 'default'", "custom"),
    ('dx(degree=2.5)', "the quadrature degree 2.5 is no whole number", "dx(degree=3)"),
    ('dx(degree=-3)', "the quadrature degree -3 is no whole number", "dx(degree=3)"),
]  # fmt: skip


@pytest.mark.parametrize(("measure", "cause", "mend"), REFUSED)
def test_rules_that_do_not_exist_are_refused(tmp_path: Path, measure: str, cause: str, mend: str) -> None:
    with pytest.raises(FemforgeError) as caught:
        rules_of(tmp_path, MASS.format(cell="triangle", more="", measure=measure))
    assert cause in caught.value.cause
    assert mend in caught.value.mend
