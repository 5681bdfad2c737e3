"""Coefficients that are data at quadrature points: their order, forms with them, and what is refused."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import basix
import numpy as np
import pytest
from ffcx_oracle import OracleForm, compile_together
from form_cases import BOXES, SIMPLICES
from kernel_build import Built, build, call_batch
from kernel_cells import kernel_arrays, random_cells
from operator_cases import Case, check

from femforge.cli.witness import element_tensors
from femforge.emit.points import points_of
from femforge.errors import FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile import read_form_file
from femforge.ir.element import TENSOR_CELLS
from femforge.manifest import manifest
from femforge.pipeline import generate
from femforge.point_elements import MAX_QUADRATURE_DEGREE
from femforge.reference import quadrature
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

TOLERANCE = 1e-13
COUNT = 3

EVERYTHING = """
cell = "triangle"
rule = 3
scheme = "default"
element = FiniteElement("Lagrange", cell, 1)
v, u = TestFunction(element), TrialFunction(element)
w = Coefficient(element)
kappa = Coefficient(FiniteElement("Quadrature", cell, rule, quad_scheme=scheme))
flow = Coefficient(VectorElement("Quadrature", cell, rule, quad_scheme=scheme))
K = Coefficient(TensorElement("Quadrature", cell, rule, quad_scheme=scheme))
a = (inner(K * grad(u), grad(v)) + kappa * w * u * v + dot(flow, grad(u)) * v / (2 + w)) * dx + u * v * dx(degree=2)
L = (dot(flow, grad(v)) + sqrt(kappa) * w * v) * dx
M = (kappa * dot(flow, grad(w)) + tr(K)) * dx
"""


def floats(points: Any) -> np.ndarray:
    return np.array([[float(x) for x in point] for point in points])


@pytest.mark.parametrize("cell", [*SIMPLICES, *BOXES])
def test_points_in_order_ufcx_are_those_of_basix(cell: str) -> None:
    for degree, scheme in itertools.product(range(MAX_QUADRATURE_DEGREE + 1), ("default", "gll")):
        if cell not in TENSOR_CELLS and scheme == "gll":
            continue
        if cell == "hexahedron" and degree > 12:
            continue  # the rule of a direction is known by then
        rule = basix.quadrature.string_to_type(scheme)
        points, weights = basix.make_quadrature(basix.CellType[cell], degree, rule=rule)
        name = {"default": "default", "gll": "GLL"}[scheme]
        ours = quadrature(cell, degree, name, "ufcx")
        assert np.abs(floats(ours.points) - points).max() < 1e-12, (degree, scheme)
        assert np.abs(np.array([float(w) for w in ours.weights]) - weights).max() < 1e-12, (degree, scheme)


@pytest.mark.parametrize("cell", BOXES)
@pytest.mark.parametrize("scheme", ["default", "GLL"])
def test_points_in_lexicographic_order_have_x_fastest(cell: str, scheme: str) -> None:
    points = floats(quadrature(cell, 5, scheme).points)
    assert sorted(map(tuple, points[:, ::-1])) == [tuple(p) for p in points[:, ::-1]]
    other = quadrature(cell, 5, scheme, "ufcx")
    assert sorted(map(tuple, floats(other.points))) == sorted(map(tuple, points))


# -- forms ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Forms:
    built: Built
    jobs: dict[str, Job]
    folder: Path


LOOPS: dict[str, dict[str, object]] = {
    "auto": {},
    "cell": {"mapping": "cell", "unroll": "inner", "representation": "quadrature"},
    "contraction": {"mapping": "contraction", "unroll": "inner", "representation": "quadrature"},
}
CASES = [(cell, 3, "default") for cell in (*SIMPLICES, *BOXES)] + [("quadrilateral", 3, "GLL")]


@pytest.fixture(scope="module")
def forms(tmp_path_factory: pytest.TempPathFactory) -> Forms:
    """Every form on every cell, each way of computing it."""
    folder = tmp_path_factory.mktemp("quadrature_data")
    file = folder / "everything.form"
    file.write_text(EVERYTHING)
    jobs = {
        f"{cell}_{scheme}_{loops}": Job(
            file,
            {"cell": cell, "rule": rule, "scheme": scheme},
            Parameters().with_values(values),
            f"{scheme}_{loops}",
        )
        for cell, rule, scheme in CASES
        for loops, values in LOOPS.items()
        if loops == "auto" or cell in ("triangle", "quadrilateral")
    }
    return Forms(build(list(jobs.values()), folder), jobs, folder)


def test_element_tensors_agree_with_ffcx_and_with_numpy(forms: Forms) -> None:
    """Scalars, vectors and tensors; arity 2, 1 and 0; written out and in loops; CPU and emulated GPU."""
    autos = {label: job for label, job in forms.jobs.items() if label.endswith("_auto")}
    compiled = {}
    for label, job in autos.items():
        file = read_form_file(job.form, job.define)
        names = {**file.coefficient_names, **file.constant_names}
        compiled |= {f"{label}:{n.name}": OracleForm(n.form, names) for n in file.forms}
    oracles = compile_together(compiled, forms.folder / "ffcx")
    for label, job in forms.jobs.items():
        for named in prepare([job]):
            integral = named.analysed.integral
            cells = random_cells(integral, COUNT)
            key = f"{label.rsplit('_', 1)[0]}_auto:{integral.form}"
            in_file = {f.name: f.called or f.name for f in integral.coefficients}
            theirs = {in_file[name]: values for name, values in cells.coefficients.items()}
            given = type(cells)(cells.nodes, theirs, cells.constants)
            size = integral.rows * integral.columns
            expected = oracles[key].element_tensors(key, integral.subdomain, given, size)
            witness = element_tensors(
                integral, cells.nodes.reshape(-1, integral.gdim),
                np.arange(cells.nodes.shape[0] * cells.nodes.shape[1], dtype=np.int32).reshape(COUNT, -1),
                cells.coefficients, cells.constants,
            )  # fmt: skip
            scale = np.abs(expected).max()
            assert np.abs(witness.reshape(COUNT, size) - expected).max() < TOLERANCE * scale, named.name
            for target in ("cpu", "hip"):
                found = call_batch(forms.built, named.name, target, COUNT, kernel_arrays(integral, cells))
                assert np.abs(found - expected).max() < TOLERANCE * scale, (named.name, target)


def test_the_degree_is_that_of_the_element(forms: Forms) -> None:
    """Other integrals of a form keep their own."""
    a, load, _ = (named.analysed.integral for named in prepare([forms.jobs["triangle_default_auto"]]))
    assert [(p.degree, p.origin, p.order) for p in a.parts] == [
        (3, "element", "ufcx"),
        (2, "metadata", "lexicographic"),
    ]
    assert [(p.degree, p.origin) for p in load.parts] == [(3, "element")]


SAMPLED = """
cell = "quadrilateral"
data = 0
element = FiniteElement("Lagrange", cell, 1)
v, u, f = TestFunction(element), TrialFunction(element), Coefficient(element)
g = Coefficient(VectorElement(element))
if data:
    f = Coefficient(FiniteElement("Quadrature", cell, 4))
    g = Coefficient(VectorElement("Quadrature", cell, 4))
a = inner((1 + f**2) * grad(u) + u * g, grad(v)) * dx(degree=4)
"""


@pytest.mark.parametrize("cell", ["triangle", "quadrilateral", "hexahedron"])
def test_samples_of_a_field_are_as_good_as_the_field(cell: str, tmp_path: Path) -> None:
    """Fields evaluated where the descriptor says that data is wanted, in all orders."""
    file = tmp_path / "sampled.form"
    file.write_text(SAMPLED)
    orders = list(itertools.product(("ufcx", "lexicographic"), ("interleaved", "planar")))
    jobs = {
        (order, components, data): Job(
            file, {"cell": cell, "data": data},
            Parameters().with_values({"dof_order": order, "component_order": components}), f"data{data}",
        )
        for order, components in orders for data in (0, 1)
    }  # fmt: skip
    built = build(list(jobs.values()), tmp_path, ["cpu"])
    (plain,) = prepare([jobs["ufcx", "interleaved", 0]])
    interleaved = plain.analysed.integral
    cells = random_cells(interleaved, COUNT)
    for order, components in orders:
        (field,), (data,) = (prepare([jobs[order, components, k]]) for k in (0, 1))
        arrays = kernel_arrays(field.analysed.integral, cells, interleaved)
        expected = call_batch(built, field.name, "cpu", COUNT, arrays)
        kernel = data.kernels.element_tensor("cpu")
        for function in data.analysed.integral.coefficients:
            given = points_of(kernel, function)
            assert given is not None
            shape = basix.ufl.element("P", cell, 1).tabulate(0, np.array(given.points))[0]
            dofs = cells.coefficients[function.name].reshape(COUNT, shape.shape[1], -1)
            values = np.einsum("qn,cni->cqi", shape, dofs)
            arrays[function.name] = np.moveaxis(values, 1, 2) if components == "planar" else values
        found = call_batch(built, data.name, "cpu", COUNT, arrays)
        assert np.abs(found - expected).max() < TOLERANCE * np.abs(expected).max(), (order, components)


@pytest.mark.parametrize("cell", ["triangle", "hexahedron"])
def test_operators_agree_with_element_tensors(cell: str, tmp_path: Path) -> None:
    """Apply, diagonal and residual; every scatter, loops kept, stored geometry."""
    file = tmp_path / "everything.form"
    file.write_text(EVERYTHING)

    def case(suffix: str, kernels: tuple[str, ...], targets: tuple[str, ...], **values: object) -> Case:
        parameters = Parameters().with_values(values)
        return Case(Job(file, {"cell": cell}, parameters, suffix, kernels=kernels), targets)

    both, gpu = ("cpu", "hip"), ("hip",)
    check(
        [
            case("", ("apply", "diagonal", "residual"), both, constraints=True),
            case("inner", ("apply", "residual"), both, realisation="looped", representation="quadrature"),
            case("gather", ("apply",), both, scatter="gather"),
            case("blocks", ("apply",), gpu, scatter="blocks"),
            case("points", ("apply",), both, input="points"),
            *([case("geometry", ("apply",), both, input="geometry")] if cell == "triangle" else []),
        ],
        tmp_path,
    )


# -- what is said of the points ------------------------------------------------------------------------------


def one_kernel(tmp_path: Path, text: str, **values: object) -> NamedKernels:
    file = tmp_path / "test.form"
    file.write_text(text)
    (named,) = prepare([Job(file, {}, Parameters().with_values(values))])
    return named


HEADER = """
cell = "quadrilateral"
element = FiniteElement("P", cell, 1)
v, u, w = TestFunction(element), TrialFunction(element), Coefficient(element)
kappa = Coefficient(FiniteElement("Quadrature", cell, 2))
mu = Coefficient(FiniteElement("Quadrature", cell, 4))
"""


def test_descriptor_head_and_manifest_have_the_points(tmp_path: Path) -> None:
    named = one_kernel(tmp_path, HEADER + "a = kappa * u * v * w * dx\n")
    generated = generate([named], ["cpu"])
    text = generated.sources[0].text
    low, high = (1 - 3**-0.5) / 2, (1 + 3**-0.5) / 2
    expected = [(low, low), (low, high), (high, low), (high, high)]
    rows = re.search(r"quadrature2_points\[\] = \{\n(.*?)\n\};", text, re.DOTALL)
    assert rows is not None
    table = [[float(x) for x in row.strip().rstrip(",").split(",")] for row in rows[1].split("\n")]
    assert np.abs(np.array(table) - expected).max() < 1e-15
    assert '{"kappa", "quadrature2", 4, 0, 4, quadrature2_points},' in text
    assert '{"w", "Q1", 4, 0, 0, nullptr},' in text
    head = re.findall(r"^//\s+point \d\s+(.*)$", text, re.MULTILINE)
    assert [tuple(map(float, line.split())) for line in head] == [tuple(row) for row in table]
    assert re.search(
        r"^//\s+kappa\s+coefficient, quadrature2, \[4 points\] of each cell$", text, re.MULTILINE
    )
    given = manifest("kernels", generated.sources)["kernels"][0]["coefficients"]
    assert {c["name"]: len(c.get("points", [])) for c in given} == {"w": 0, "kappa": 4}


# -- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "cause", "mend"),
    [
        ("kappa * mu * u * v * dx", "kappa is given at the points of the rule of degree 2, mu", "same degree"),
        ("kappa * u * v * dx(degree=4)", "the integral has degree 4 (metadata)", "leave the integral's degree"),
        ('kappa * u * v * dx(scheme="GLL", degree=2)', "degree 2 and scheme GLL (metadata)", "leave"),
        ('kappa * u * v * dx(scheme="GLL")', "but the integral has scheme GLL", "leave the integral's scheme"),
        ('kappa * u * v * dx(scheme="vertex")', "degree 1 and scheme vertex", "leave the integral's scheme out"),
        ("div(kappa * grad(u)) * v * dx", "a derivative of kappa, which is given at quadrature points", "Lagrange"),
        ("dot(grad(kappa), grad(u)) * v * dx", "a derivative of kappa", "Lagrange"),
        ("kappa * u * TestFunction(mu.ufl_element()) * dx", "has no basis functions", "discontinuous"),
        ("derivative(kappa**2 * dx, kappa)", "has no basis functions", "discontinuous"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(form: str, cause: str, mend: str, tmp_path: Path) -> None:
    with pytest.raises(FemforgeError) as caught:
        one_kernel(tmp_path, HEADER + f"a = {form}\n")
    assert cause in caught.value.cause
    assert mend in caught.value.mend
    assert "form a" in caught.value.place


def test_another_degree_is_refused_and_one_with_the_same_points_is_not(tmp_path: Path) -> None:
    form = HEADER + "a = kappa * u * v * dx\n"
    assert one_kernel(tmp_path, form, quadrature_degree=3).analysed.integral.parts[0].degree == 3
    with pytest.raises(FemforgeError, match=re.escape("but the integral has degree 4 (option)")) as caught:
        one_kernel(tmp_path, form, quadrature_degree=4)
    assert caught.value.mend == "leave quadrature_degree out, or give the element the same"


def test_gradients_of_piecewise_constant_data_are_not_zero_but_refused(tmp_path: Path) -> None:
    form = (
        HEADER
        + 'eta = Coefficient(FiniteElement("Quadrature", cell, 0))\na = dot(grad(eta), grad(u)) * v * dx\n'
    )
    with pytest.raises(FemforgeError, match="a derivative of eta"):
        one_kernel(tmp_path, form)


@pytest.mark.parametrize("kernel", ["element_tensor", "apply"])
def test_the_tensor_representation_is_refused(kernel: str, tmp_path: Path) -> None:
    file = tmp_path / "test.form"
    file.write_text(HEADER.replace("quadrilateral", "triangle") + "a = kappa * u * v * dx\n")
    job = Job(file, {}, Parameters().with_values({"representation": "tensor"}), kernels=(kernel,))
    with pytest.raises(FemforgeError, match="not valid: kappa is given at quadrature points"):
        generate(prepare([job]), ["cpu"])


def test_both_ways_of_writing_such_elements_mean_the_same(tmp_path: Path) -> None:
    text = """
import basix.ufl
a1 = FiniteElement("Quadrature", "triangle", 2, quad_scheme="default")
b1 = basix.ufl.quadrature_element("triangle", degree=2)
a2 = VectorElement("Quadrature", "triangle", 2)
b2 = basix.ufl.quadrature_element("triangle", (2,), "default", 2)
a3 = TensorElement("Quadrature", "triangle", 2, symmetry=True)
b3 = basix.ufl.blocked_element(b1, (2, 2), symmetry=True)
pairs = [Coefficient(e) for e in (a1, b1, a2, b2, a3, b3)]
M = sum(inner(f, f) for f in pairs) * dx
"""
    file = tmp_path / "test.form"
    file.write_text(text)
    (named,) = prepare([Job(file, {}, Parameters())])
    names = [f.layout.name for f in named.analysed.integral.coefficients]
    assert names[::2] == names[1::2] == ["quadrature2", "quadrature2^2", "quadrature2^(2x2 sym)"]
