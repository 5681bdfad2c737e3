"""``femforge inspect``: that what it shows is true, checked against evaluations that do not use it."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import matplotlib.image
import numpy as np
import pytest
import sympy
from cli_support import LAPLACE, CommandLine
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.text import Text
from matplotlib.transforms import Bbox
from places import FORMS

from femforge.cli.plot import _figure
from femforge.cli.witness import element_tensors
from femforge.errors import ExitCode
from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters

RANDOM = np.random.default_rng(7)


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def facts(command_line: CommandLine, name: str, **define: str | int) -> list[dict[str, Any]]:
    words = [word for key, value in define.items() for word in ("-D", f"{key}={value}")]
    text = command_line.good("inspect", FORMS / f"{name}.form", *words, "--json")
    found: list[dict[str, Any]] = json.loads(text)
    return found


def test_laplace_on_triangles(command_line: CommandLine) -> None:
    (found,) = facts(command_line, "laplace", cell="triangle")
    assert found["slots"] == {"test": ["test.dX0", "test.dX1"], "trial": ["trial.dX0", "trial.dX1"]}
    assert found["quadrature"] == [{"degree": 0, "origin": "estimate", "scheme": "default", "points": 1}]
    # grad phi = (-1, -1), (1, 0), (0, 1) on the reference cell of area 1/2; G is stored as g00, g01, g11
    gradients = [(-1, -1), (1, 0), (0, 1)]
    expected = {}
    for i, a in enumerate(gradients):
        for j, b in enumerate(gradients):
            values = [a[0] * b[0], a[0] * b[1] + a[1] * b[0], a[1] * b[1]]
            expected[i, j] = {str(k): str(Fraction(v, 2)) for k, v in enumerate(values) if v}
    tensor = found["tensor"]
    assert {(k["row"], k["column"]): k["values"] for k in tensor["K"]} == expected
    assert (tensor["rows"], tensor["columns"], tensor["nonzeros"]) == (9, 3, 15)
    # values are 1/2, -1/2 and 1; three pairs of symmetric entries are equal; entries (1, 2) and (2, 1) are
    # multiples of no other row
    assert (tensor["distinct"], tensor["zero_rows"]) == (3, 0)
    assert (tensor["equal_rows"], tensor["proportional_rows"]) == (3, 0)
    assert (tensor["symmetric"], tensor["exact"], tensor["paper_size"]) == (True, True, 4)
    assert found["representations"]["sum_factorised"]["valid"] is False
    kernel = found["kernels"]["cpu"]
    # a cell reads 3 vertex numbers and half a point, and writes 9 entries
    assert (kernel["bytes_read"], kernel["bytes_written"]) == (3 * 4 + 0.5 * 2 * 8, 9 * 8)
    assert kernel["intensity"] == pytest.approx(kernel["flops"] / (20 + 72))


def brute_force_rows(tensor: dict[str, Any]) -> tuple[int, int, int]:
    """Zero rows, rows that equal an earlier one, other rows that are proportional to an earlier one."""
    K = np.zeros((tensor["rows"], tensor["columns"]))
    m = round(tensor["rows"] ** 0.5)
    for entry in tensor["K"]:
        for column, value in entry["values"].items():
            K[entry["row"] * m + entry["column"], int(column)] = float(Fraction(value))
    zero = equal = proportional = 0
    for number, row in enumerate(K):
        if not row.any():
            zero += 1
            continue
        earlier = [other for other in K[:number] if other.any()]
        if any(np.array_equal(row, other) for other in earlier):
            equal += 1
        elif any(np.linalg.matrix_rank(np.stack([row, other]), tol=1e-12) == 1 for other in earlier):
            proportional += 1
    return zero, equal, proportional


@pytest.mark.parametrize(
    ("name", "define"),
    [
        ("laplace", {"cell": "triangle", "degree": 2}),
        ("elasticity", {"cell": "triangle"}),
        ("stokes", {"cell": "triangle"}),
    ],
)
def test_counts_of_rows(command_line: CommandLine, name: str, define: dict[str, str | int]) -> None:
    found = next(f for f in facts(command_line, name, **define) if f["arity"] == 2)
    tensor = found["tensor"]
    counted = (tensor["zero_rows"], tensor["equal_rows"], tensor["proportional_rows"])
    assert counted == brute_force_rows(tensor)
    assert tensor["nonzeros"] == sum(len(entry["values"]) for entry in tensor["K"])


def evaluated(texts: list[dict[str, str]], known: dict[str, float]) -> dict[str, float]:
    """Values of shown expressions, one after another."""
    values = dict(known)
    for item in texts:
        plain = (
            re.sub(r"(\w+)\[(\d+)\]", r"\1_\2", item["expression"])
            .replace("|detJ|", "abs_detJ")
            .replace("^", "**")
        )
        expression = sympy.sympify(plain, locals={name: sympy.Symbol(name) for name in values})
        values[item["name"]] = float(expression.subs({sympy.Symbol(name): v for name, v in values.items()}))
    return values


@pytest.mark.parametrize(
    ("name", "define"),
    [
        ("laplace", {"cell": "tetrahedron", "degree": 2}),
        ("elasticity", {"cell": "tetrahedron"}),
        ("weighted_laplace", {"cell": "triangle", "degree": 2}),
        ("elasticity_lame", {"cell": "triangle"}),
        ("advection_diffusion", {"cell": "triangle"}),
    ],
)
def test_shown_g_and_k_give_the_element_tensor(
    command_line: CommandLine, name: str, define: dict[str, str | int]
) -> None:
    shown = facts(command_line, name, **define)
    for found, named in zip(shown, prepare([Job(FORMS / f"{name}.form", define)]), strict=True):
        integral = named.analysed.integral
        dim = integral.gdim
        vertices = np.vstack([np.zeros(dim), np.eye(dim)]) + 0.3 * RANDOM.random((dim + 1, dim))
        coefficients = {f.name: RANDOM.random((1, f.layout.dim)) + 0.5 for f in integral.coefficients}
        constants = {c.name: RANDOM.random(c.size) + 0.5 for c in integral.constants}
        cells = np.arange(dim + 1, dtype=np.int32)[None, :]
        expected = element_tensors(integral, vertices, cells, coefficients, constants)[0]

        J = (vertices[1:] - vertices[0]).T
        known = {"abs_detJ": abs(np.linalg.det(J)), "detJ": np.linalg.det(J)}
        adjugate = np.linalg.det(J) * np.linalg.inv(J)
        known |= {f"adj{i}{j}": adjugate[i, j] for i in range(dim) for j in range(dim)}
        known |= {f"{f}_{k}": v for f, values in coefficients.items() for k, v in enumerate(values[0])}
        known |= {c: v[0] for c, v in constants.items() if len(v) == 1}
        known |= {f"{c}_{k}": x for c, v in constants.items() if len(v) > 1 for k, x in enumerate(v)}
        geometry = found["tensor"]["geometry"]
        values = evaluated(geometry["common"] + geometry["stored"], known)
        values = evaluated(geometry["columns_common"] + geometry["columns"], values)
        tensor = np.zeros_like(expected)
        for entry in found["tensor"]["K"]:
            row = (float(Fraction(v)) * values[f"G{k}"] for k, v in entry["values"].items())
            tensor[entry["row"], entry["column"]] = sum(row)
        np.testing.assert_allclose(tensor, expected, rtol=0, atol=1e-13 * np.abs(expected).max())


def test_text(command_line: CommandLine) -> None:
    text = command_line.good("inspect", FORMS / "laplace.form", "-D", "cell=triangle")
    for expected in (
        "laplace_p1_triangle_f64_element_tensor", "degree 0 (from: estimate), 1 point\n",
        "g1 = t0*(adj00*adj10 + adj01*adj11)", "not valid: a triangle is no tensor-product cell",
        "9 entries of the element tensor x 3 entries of G; exact, over QQ",
        "    322\n    211\n    211\n", "fewest flops of those that are valid", "flops/byte",
    ):  # fmt: skip
        assert expected in text


def test_text_where_k_does_not_exist(command_line: CommandLine) -> None:
    text = command_line.good("inspect", FORMS / "p_laplace.form", "-D", "cell=quadrilateral")
    assert "not valid: the geometry varies on the cell" in text
    assert "t0 = " in text
    assert "sqrt(" in text


def test_numeric_k_is_labelled(command_line: CommandLine, tmp_path: Path) -> None:
    form = tmp_path / "gll.form"
    form.write_text(LAPLACE.replace("degree)", "4, variant='gll')"))
    assert "numeric" in command_line.good("inspect", form)
    form.write_text(LAPLACE.replace("degree)", "4)"))
    assert "numeric" not in command_line.good("inspect", form)


def test_wishes_are_obeyed_and_shown(command_line: CommandLine) -> None:
    words = ["inspect", FORMS / "laplace.form", "--targets", "hip", "--json"]
    words += ["--set", "representation=quadrature", "--set", "quadrature_degree=5"]
    (found,) = json.loads(command_line.good(*words))
    assert list(found["kernels"]) == ["hip"]
    assert (found["kernels"]["hip"]["representation"], found["kernels"]["hip"]["why"]) == (
        "quadrature",
        "asked for",
    )
    assert (found["quadrature"][0]["degree"], found["quadrature"][0]["origin"]) == (5, "option")


def test_pictures(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "K.png"
    for name, define in (("laplace", "cell=tetrahedron"), ("curved_laplace", "cell=triangle")):
        text = command_line.good("inspect", FORMS / f"{name}.form", "-D", define, "--plot", file)
        assert f"drawn: {file}" in text
        picture = matplotlib.image.imread(file)
        assert min(picture.shape[:2]) > 500
        # white paper, black text, and the colours of the bars
        assert (picture[..., :3] == 1).all(axis=-1).mean() > 0.2
        assert len({tuple(colour) for colour in picture[::5, ::5].reshape(-1, picture.shape[-1])}) > 30


@pytest.mark.parametrize("name", ["laplace", "helmholtz", "elasticity_lame"])
def test_words_in_pictures_do_not_touch(name: str) -> None:
    """Labels of colour bars near zero, and titles below what stands above them."""
    (named,) = prepare([Job(FORMS / f"{name}.form", {"cell": "triangle", "degree": 2}, Parameters())])
    figure = _figure(named)
    figure.draw_without_rendering()
    for axis in figure.findobj(Axes):
        words = [axis.title, axis.xaxis.label, axis.yaxis.label, *labels(axis.xaxis), *labels(axis.yaxis)]
        for one, other in itertools.combinations(boxes(words), 2):
            assert not one.overlaps(other), axis.get_title()
    titles = boxes([axis.title for axis in figure.findobj(Axes)])
    for axis in figure.findobj(Axes):
        for below in boxes([axis.xaxis.label, *labels(axis.xaxis)]):
            assert not any(below.overlaps(title) for title in titles), axis.get_title()


def labels(axis: Axis) -> list[Text]:
    """Those of the ticks that are in view."""
    low, high = sorted(axis.get_view_interval())
    shown = [tick for tick in axis.get_major_ticks() if low <= tick.get_loc() <= high]
    return [label for tick in shown for label in (tick.label1, tick.label2)]


def boxes(words: Sequence[Text]) -> list[Bbox]:
    """Where texts stand that are shown."""
    return [word.get_window_extent() for word in words if word.get_visible() and word.get_text()]


def test_pictures_hold_no_date(command_line: CommandLine, tmp_path: Path) -> None:
    file, pictures = tmp_path / "K.svg", []
    for _ in range(2):
        command_line.good("inspect", FORMS / "load.form", "-D", "cell=interval", "--json", "--plot", file)
        pictures.append(file.read_text())
    assert pictures[0] == pictures[1]
    assert "<dc:date>" not in pictures[0]


def test_each_integral_has_a_picture(command_line: CommandLine, tmp_path: Path) -> None:
    command_line.good(
        "inspect", FORMS / "poisson.form", "-D", "cell=triangle", "--plot", tmp_path / "P.svg", "--json"
    )
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"P_poisson_{form}_p1_triangle_f64_element_tensor.svg" for form in ("a", "l")]


def test_pictures_that_cannot_be_written(command_line: CommandLine, tmp_path: Path) -> None:
    words = ["inspect", FORMS / "laplace.form", "--json", "--plot"]
    ran = command_line(*words, tmp_path / "K.docx")
    assert ran.code == ExitCode.USAGE
    assert "no picture can be written as .docx" in ran.err
    ran = command_line(*words, tmp_path / "nowhere" / "K.png")
    assert ran.code == ExitCode.FILE
    assert "cannot write" in ran.err


def test_a_target_without_a_kernel_leaves_the_others(command_line: CommandLine) -> None:
    impossible = ["--set", "hip.mapping=contraction", "--set", "hip.element_batch=1000000"]
    ran = command_line("inspect", FORMS / "laplace.form", "--json", *impossible)
    assert ran.code == ExitCode.PARAMETERS
    (facts,) = json.loads(ran.out)
    assert set(facts["kernels"]) == {"cpu", "cuda"}
    assert "not possible: laplace_p1_tetrahedron_f64_element_tensor for hip: " in ran.err
    assert "mend: " in ran.err


def test_operators_are_shown_as_they_are_generated(command_line: CommandLine, tmp_path: Path) -> None:
    """Arguments are those of the declarations, costs those of the manifest."""
    form, kinds = FORMS / "laplace.form", "apply,diagonal,assemble"
    words = [form, "-D", "cell=quadrilateral", "--kernel", kinds, "--targets", "cpu,cuda"]
    shown = json.loads(command_line.good("inspect", *words, "--json"))
    command_line.good("generate", *words, "--out", tmp_path)
    manifest = json.loads((tmp_path / "femforge_manifest.json").read_text())
    listed = {(one["name"], one["target"]): one for one in manifest["kernels"]}
    assert [one["kernel"] for one in shown] == kinds.split(",")
    for one in shown:
        assert "tensor" not in one
        assert one["slots"]["trial"] == ["trial.dX0", "trial.dX1"]
        assert len(one["terms"][0]["pairs"]) == 4
        header = (tmp_path / "laplace" / f"{one['name']}.h").read_text()
        for target, kernel in one["kernels"].items():
            declared = re.search(rf"int {one['name']}_{target}\(([^)]*)\)", header)
            assert declared is not None
            names = [re.split(r"[\s*]+", argument.strip())[-1] for argument in declared[1].split(",")]
            assert [a["name"] for a in kernel["arguments"]] == [name for name in names if name != "stream"]
            assert kernel["flops"] == listed[one["name"], target]["costs"]["flops"]
            assert kernel["passes"][0]["steps"]
            assert (kernel["most_registers"] > 0) == (target == "cuda")


def test_text_of_operators(command_line: CommandLine) -> None:
    text = command_line.good(
        "inspect", FORMS / "laplace.form", "--kernel", "apply", "--set", "scatter=gather", "--targets", "cuda"
    )
    assert "K, the reference tensor" not in text
    assert "pass 1, over cells: " in text
    assert "pass 2, over nodes: " in text
    assert "element_vectors[]" in text
    assert re.search(r"a block: 128 threads of up to 255 registers, \d+ bytes of shared memory", text)


def test_operators_have_no_picture(command_line: CommandLine, tmp_path: Path) -> None:
    words = ["inspect", FORMS / "laplace.form", "--plot", tmp_path / "K.png", "--kernel"]
    assert "operators do not have" in command_line.bad(ExitCode.USAGE, *words, "apply")
    assert "K.png" in command_line.good(*words, "apply,element_tensor")


def test_kinds_without_a_form_are_passed_over(command_line: CommandLine) -> None:
    text = command_line.good("inspect", FORMS / "laplace.form", "--kernel", "apply,residual")
    assert "passed over: " in text
    assert "no form of this file has 1 argument, as" in text
