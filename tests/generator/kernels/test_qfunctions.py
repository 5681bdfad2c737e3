"""QFunctions of libCEED: what they compute at points, and summed up with the bases that the forms have."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from compilers import run_compiler
from ffcx_oracle import OracleForm, compile_together
from form_cases import VARIANTS, Variant
from kernel_cells import random_cells
from places import FORMS
from qfunctions import LIBCEED, STRICT, Built, OnCell, build, headers

from femforge.cli.witness import element_tensors
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile import read_form_file
from femforge.pipeline import write_files

#: Forms that FFCx compiles, too.
WITH_FFCX = (
    Variant("stokes", "triangle", 2), Variant("p_laplace", "quadrilateral"), Variant("neo_hookean", "tetrahedron"),
    Variant("strain_projection", "triangle"), Variant("two_materials", "triangle"),
    Variant("curved_laplace", "triangle", 2), Variant("stokes_mini", "triangle"),
)  # fmt: skip
FUNCTIONALS = ("energy", "error_norm")


def named_of(variants: tuple[Variant, ...], **parameters: object) -> dict[str, NamedKernels]:
    jobs = [replace(v.job(v.label, **parameters), kernels=("qfunction",)) for v in variants]
    return {named.name: named for named in prepare(jobs)}


#: Of each shipped form some; all cells, and elements of degree 2.
CELLS = ("triangle", "tetrahedron", "hexahedron")
SHIPPED = tuple(v for v in VARIANTS if v.stem not in FUNCTIONALS and v.degree < 3 and v.cell in CELLS)


class Shipped(NamedTuple):
    """All QFunctions of the shipped forms, by the label of the variant."""

    named: dict[str, list[NamedKernels]]
    built: Built


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Shipped:
    named = {variant.label: list(named_of((variant,)).values()) for variant in SHIPPED}
    sources = [one.qfunction for own in named.values() for one in own]
    return Shipped(named, build(sources, tmp_path_factory.mktemp("qfunctions")))


def test_every_form_over_cells_has_one() -> None:
    assert {v.stem for v in SHIPPED} == {path.stem for path in FORMS.glob("*.form")} - set(FUNCTIONALS)


@pytest.mark.parametrize("label", [variant.label for variant in SHIPPED])
def test_sum_over_points_is_the_element_tensor(label: str, shipped: Shipped) -> None:
    for named in shipped.named[label]:
        whole = named.analysed.bilinear or named.analysed.integral
        cells = random_cells(whole, 3, seed=len(label))
        # the last one is turned inside out
        one = replace(
            cells, nodes=cells.nodes[2:], coefficients={n: c[2:] for n, c in cells.coefficients.items()}
        )
        connectivity = np.arange(one.nodes.shape[1], dtype=np.int32)[None, :]
        expected = element_tensors(whole, one.nodes[0], connectivity, one.coefficients, one.constants)[0]
        found = OnCell(named, one).tensor(shipped.built)
        assert found == pytest.approx(expected, rel=1e-12, abs=1e-12 * np.abs(expected).max())


def test_sums_are_those_of_ffcx(tmp_path: Path) -> None:
    forms = {}
    kernels = named_of(WITH_FFCX)
    for named in kernels.values():
        file = read_form_file(named.job.form, named.job.define)
        form = next(one.form for one in file.forms if one.name == named.analysed.integral.form)
        forms[named.name] = OracleForm(form, {**file.coefficient_names, **file.constant_names})
    oracles = compile_together(forms, tmp_path)
    library = build([named.qfunction for named in kernels.values()], tmp_path)
    for name, named in kernels.items():
        whole = named.analysed.bilinear or named.analysed.integral
        cells = random_cells(whole, 1, seed=7)
        size = whole.rows * whole.columns
        expected = oracles[name].element_tensors(name, whole.subdomain, cells, size)[0]
        found = OnCell(named, cells).tensor(library).ravel()
        assert found == pytest.approx(expected, rel=1e-11, abs=1e-12 * np.abs(expected).max()), name


def test_diffusion_is_the_formula_of_its_integrand(tmp_path: Path) -> None:
    (named,) = named_of((Variant("weighted_laplace", "hexahedron"),)).values()
    function = named.qfunction.kernel.function
    assert [(f.name, f.size, f.mode) for f in function.inputs] == [
        ("grad_trial", 3, "grad"), ("w", 1, "interp"), ("grad_x", 9, "grad"), ("weights", 1, "weight")
    ]  # fmt: skip
    assert [(f.name, f.size, f.mode) for f in function.outputs] == [("grad_test", 3, "grad")]
    generator = np.random.default_rng(3)
    u, w, weight = generator.normal(size=(3, 7)), generator.normal(size=(1, 7)), generator.random((1, 7))
    # [direction][component]: dx_c / dX_d
    J = generator.normal(size=(3, 3, 7))
    library = build([named.qfunction], tmp_path)
    (found,) = library.call(named.qfunction, [u, w, J.reshape(9, 7), weight], np.zeros(1))
    for q in range(7):
        inverse = np.linalg.inv(J[:, :, q])  # dX_d / dx_c at [c][d]
        scale = abs(np.linalg.det(J[:, :, q])) * weight[0, q] * w[0, q]
        assert found[:, q] == pytest.approx(inverse.T @ (inverse @ u[:, q]) * scale, rel=1e-11)


def test_p_laplace_is_the_formula_of_its_integrand(tmp_path: Path) -> None:
    kernels = named_of((Variant("p_laplace", "triangle"),))
    residual = next(n for n in kernels.values() if n.analysed.integral.form == "F")
    generator = np.random.default_rng(5)
    du, f, weight = generator.normal(size=(2, 5)), generator.normal(size=(1, 5)), generator.random((1, 5))
    J, epsilon = generator.normal(size=(2, 2, 5)), 0.7
    fields = residual.qfunction.kernel.function
    assert [f.name for f in fields.inputs] == ["grad_u", "f", "grad_x", "weights"]
    assert [f.name for f in fields.outputs] == ["test", "grad_test"]
    library = build([residual.qfunction], tmp_path)
    v, dv = library.call(residual.qfunction, [du, f, J.reshape(4, 5), weight], np.array([epsilon]))
    for q in range(5):
        inverse = np.linalg.inv(J[:, :, q])
        gradient = inverse @ du[:, q]
        scale = abs(np.linalg.det(J[:, :, q])) * weight[0, q]
        stiffness = np.sqrt(epsilon**2 + gradient @ gradient)
        assert v[0, q] == pytest.approx(-f[0, q] * scale, rel=1e-12)
        assert dv[:, q] == pytest.approx(inverse.T @ gradient * stiffness * scale, rel=1e-11)


def test_coordinates_of_points(tmp_path: Path) -> None:
    text = """
mesh = Mesh(VectorElement("Lagrange", "triangle", 2))
space = FunctionSpace(mesh, FiniteElement("Lagrange", "triangle", 1))
x, v = SpatialCoordinate(mesh), TestFunction(space)
L = (exp(x[0]) + x[1]**2) * v * dx(degree=3)
"""
    path = tmp_path / "source.form"
    path.write_text(text)
    (named,) = prepare([replace(Job(path), kernels=("qfunction",))])
    fields = named.qfunction.kernel.function.inputs
    assert [(f.name, f.size, f.mode) for f in fields] == [
        ("x", 2, "interp"), ("grad_x", 4, "grad"), ("weights", 1, "weight")
    ]  # fmt: skip
    whole = named.analysed.integral
    cells = random_cells(whole, 1)
    connectivity = np.arange(6, dtype=np.int32)[None, :]
    expected = element_tensors(whole, cells.nodes[0], connectivity, {}, {})[0]
    found = OnCell(named, cells).tensor(build([named.qfunction], tmp_path))
    assert found == pytest.approx(expected, rel=1e-12)


def test_single_precision(tmp_path: Path) -> None:
    (named,) = named_of((Variant("elasticity_lame", "tetrahedron"),), scalar="float32").values()
    whole = named.analysed.bilinear
    assert whole is not None
    cells = random_cells(whole, 1)
    connectivity = np.arange(4, dtype=np.int32)[None, :]
    expected = element_tensors(whole, cells.nodes[0], connectivity, cells.coefficients, cells.constants)[0]
    found = OnCell(named, cells).tensor(build([named.qfunction], tmp_path, single=True))
    error = np.abs(found - expected).max() / np.abs(expected).max()
    assert 1e-9 < error < 1e-5
    assert "0.5f" in named.qfunction.text or "2.0f" in named.qfunction.text


def test_objects_of_libceed_are_made_in_c(tmp_path: Path) -> None:
    """With libCEED's own headers: a function that makes the object, and one that makes its context."""
    if not LIBCEED.is_dir():
        pytest.skip("libCEED is not in .venv/libceed")
    variants = (
        Variant("phase_change", "triangle"),
        Variant("stokes", "triangle", 2),
        Variant("heat_step", "hexahedron"),
    )
    sources = [named.qfunction for named in named_of(variants).values()]
    for source in sources:
        write_files(source.files, tmp_path)
    unit = tmp_path / "create.c"
    makers = [f"(void *){source.name}_create" for source in sources]
    unit.write_text(
        "".join(f'#include "{source.creating}"\n' for source in sources)
        + f"void *const makers[] = {{{', '.join(makers)}}};\n"
    )
    run_compiler(["gcc", *STRICT, "-Wno-pedantic", *headers(), "-c", unit, "-o", tmp_path / "create.o"])
    text = next(source.creating_text for source in sources if "phase_change_f" in source.name)
    assert "_qfunction_context, conductivity), 2, " in text
    (stokes,) = [source for source in sources if source.name.startswith("stokes")]
    assert [f.name for f in stokes.kernel.function.inputs] == ["grad_trial_0", "trial_1", "grad_x", "weights"]


def test_rules_of_the_same_points_become_the_highest() -> None:
    kernels = named_of((Variant("two_materials", "triangle"),))
    shell = next(n for n in kernels.values() if n.analysed.integral.subdomain == (2,))
    assert len(shell.analysed.integral.parts) == 2
    assert shell.qfunction.kernel.function.part.degree == 4
    assert "a rule of degree 4 (metadata)" in shell.qfunction.text


def test_the_same_text_every_time() -> None:
    variant = (Variant("neo_hookean", "tetrahedron"),)
    first, second = ([n.qfunction.files for n in named_of(variant).values()] for _ in range(2))
    assert first == second


def refusal(text: str, tmp_path: Path, **parameters: object) -> FemforgeError:
    path = tmp_path / "test.form"
    path.write_text(text)
    job = replace(Job(path), kernels=("qfunction",))
    job = replace(job, parameters=job.parameters.with_values(parameters))
    with pytest.raises(FemforgeError) as caught:
        _ = [named.qfunction for named in prepare([job])]
    return caught.value


BASE = """
element = FiniteElement("Lagrange", "{}", {})
u, v = TrialFunction(element), TestFunction(element)
"""


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (
            BASE.format("triangle", 1) + "a = u*v*ds",
            "over cells (dx), and this one is over exterior facets (ds)",
        ),
        (
            BASE.format("triangle", 2) + "a = div(grad(u))*div(grad(v))*dx",
            "it has second derivatives of trial",
        ),
        (
            BASE.format("quadrilateral", 1) + "a = MinCellEdgeLength(quadrilateral)*u*v*dx",
            "the cell's vertices",
        ),
    ],
)
def test_what_libceed_brings_to_no_point_is_refused(text: str, cause: str, tmp_path: Path) -> None:
    error = refusal(text, tmp_path)
    assert cause in error.cause
    assert error.code == ExitCode.PARAMETERS
    assert error.mend


def test_parameters_of_other_kernels_are_refused(tmp_path: Path) -> None:
    error = refusal(BASE.format("triangle", 1) + "a = u*v*dx", tmp_path, scatter="colour")
    assert error.cause == "QFunctions have scalar, quadrature and quadrature_degree, and no scatter"


def test_names_of_the_function_itself(tmp_path: Path) -> None:
    """Coefficients and constants may be called as what a QFunction has already."""
    text = """
element = FiniteElement("Lagrange", "triangle", 1)
u, v = TrialFunction(element), TestFunction(element)
{0}, {1}, {2}, {3} = (Coefficient(element) for _ in range(4))
{4}, {5} = Constant("triangle", (2,)), Constant("triangle")
a = ({0} * {1} + {2} * {3}.dx(0) * {4}[1]) * u * v * dx + {5} * inner(grad({0}), grad(u)) * v * dx
"""
    sources = []
    for number, names in enumerate(["Q ctx out weight context scale", "a1 b1 c1 d1 e1 f1"]):
        path = tmp_path / f"names{number}.form"
        path.write_text(text.format(*names.split()))
        sources += [n.qfunction for n in prepare([replace(Job(path), kernels=("qfunction",))])]
    library = build(sources, tmp_path)
    sizes = [field.size for field in sources[0].kernel.function.inputs]
    inputs = list(np.split(np.random.default_rng(1).normal(size=(sum(sizes), 4)), np.cumsum(sizes)[:-1]))
    first, second = (library.call(source, inputs, np.array([0.3, 0.9, 1.1])) for source in sources)
    assert np.concatenate(first) == pytest.approx(np.concatenate(second), rel=1e-13)
    assert np.abs(np.concatenate(first)).min() > 0


def test_fields_of_functions_with_the_same_beginning(tmp_path: Path) -> None:
    """A coefficient may be called as the field of another one's derivatives would be."""
    text = """
element = FiniteElement("Lagrange", "triangle", 1)
v = TestFunction(element)
w = Coefficient(element)
grad_w = Coefficient(element)
L = inner(grad(w), grad(v)) * grad_w * dx
"""
    path = tmp_path / "fields.form"
    path.write_text(text)
    (named,) = prepare([replace(Job(path), kernels=("qfunction",))])
    fields = [field.name for field in named.qfunction.kernel.function.inputs]
    assert fields == ["grad_w_", "grad_w", "grad_x", "weights"]


def test_what_cancels_is_no_output(tmp_path: Path) -> None:
    path = tmp_path / "cancels.form"
    text = "a = u*v*dx(degree=2) + inner(grad(u), grad(v))*dx(degree=2) - u*v*dx(degree=4)"
    path.write_text(BASE.format("triangle", 1) + text)
    (named,) = prepare([replace(Job(path), kernels=("qfunction",))])
    function = named.qfunction.kernel.function
    assert [field.name for field in function.outputs] == ["grad_test"]
    assert [field.name for field in function.inputs] == ["grad_trial", "grad_x", "weights"]
