"""Forms that a program holds, on elements of Basix: the same kernels as of a form file, and clear errors."""

from __future__ import annotations

import json
import warnings
from functools import partial
from pathlib import Path
from typing import Any

import basix.ufl
import numpy as np
import pytest
import ufl
from places import FORMS

import femforge
from femforge.elements import to_basix
from femforge.errors import FemforgeError
from femforge.form_jobs import KINDS, Job, prepare
from femforge.formfile import FormFile, read_form_file
from femforge.rebuilt import Rebuilt
from femforge.ufl_objects import forms_of_program

FILES = sorted(path for path in FORMS.rglob("*.form"))


def on_basix(file: FormFile) -> tuple[dict[str, Any], dict[str, Any]]:
    """The forms and expressions of a file, and their functions, as a program would hold them."""
    rebuilt = Rebuilt(to_basix)
    objects: dict[str, Any] = {one.name: rebuilt.form(one.form) for one in file.forms}
    for one in file.expressions:
        points = to_basix(one.element) if one.element is not None else None
        if one.points is not None:
            points = np.array([[float(x) for x in point] for point in one.points.points])
        objects[one.name] = (rebuilt.expression(one.expression), points)
    functions: dict[str, Any] = {name: rebuilt.coefficient(f) for f, name in file.coefficient_names.items()}
    return objects, functions | {name: rebuilt.constant(c) for c, name in file.constant_names.items()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_program_gets_the_kernels_of_the_form_file(path: Path) -> None:
    file = read_form_file(path)
    objects, functions = on_basix(file)
    program = forms_of_program(objects, path.stem, functions)
    expected = prepare([Job(path, kernels=KINDS)])
    found = prepare([Job(Path(path.stem), kernels=KINDS, program=program)])
    assert [one.name for one in found] == [one.name for one in expected]
    for one, other in zip(found, expected, strict=True):
        ours, theirs = one.analysed.integral, other.analysed.integral
        assert one.analysed.key == other.analysed.key
        assert [f.layout for f in ours.packed] == [f.layout for f in theirs.packed]
        assert [f.name for f in ours.coefficients] == [f.name for f in theirs.coefficients]
        assert ours.test == theirs.test
        assert ours.trial == theirs.trial
        assert ours.constants == theirs.constants
        assert [(p.degree, p.scheme, p.given) for p in ours.parts] == [
            (p.degree, p.scheme, p.given) for p in theirs.parts
        ]


def mesh(cell: str = "triangle", dim: int = 2, degree: int = 1) -> ufl.Mesh:
    return ufl.Mesh(basix.ufl.element("P", cell, degree, shape=(dim,)))


def space(*args: Any, on: ufl.Mesh | None = None, **options: Any) -> ufl.FunctionSpace:
    return ufl.FunctionSpace(on or mesh(), basix.ufl.element(*args, **options))


def mass(of: ufl.FunctionSpace) -> ufl.Form:
    return ufl.inner(ufl.TrialFunction(of), ufl.TestFunction(of)) * ufl.dx


def poisson() -> tuple[dict[str, ufl.Form], dict[str, Any]]:
    domain = mesh()
    V = space("P", "triangle", 1, on=domain)
    u, v = ufl.TrialFunction(V), ufl.TestFunction(V)
    kappa, f, g = ufl.Constant(domain), ufl.Coefficient(V), ufl.Coefficient(V)
    a = kappa * ufl.inner(ufl.grad(u), ufl.grad(v)) * ufl.dx
    return {"a": a, "L": f * v * ufl.dx + g * v * ufl.ds(3)}, {"kappa": kappa, "f": f}


def generated(folder: Path, forms: Any, **options: Any) -> femforge.Written:
    return femforge.generate(forms, folder, **{"name": "poisson", "targets": "cpu", **options})


def test_files_are_written_and_the_same_again(tmp_path: Path) -> None:
    forms, functions = poisson()
    options = {
        "functions": functions,
        "kernels": ["element_tensor", "apply"],
        "parameters": {"scalar": "float32"},
    }
    written = generated(tmp_path, forms, **options)
    assert written.folder == tmp_path
    assert written.kernels == (
        "poisson_a_p1_triangle_f32_element_tensor",
        "poisson_l_p1_triangle_f32_element_tensor",
        "poisson_l_ds3_p1_triangle_f32_element_tensor",
        "poisson_a_p1_triangle_f32_apply",
    )
    assert not written.refused
    text = (tmp_path / "poisson/poisson_l_p1_triangle_f32_element_tensor.cpp").read_text()
    call = 'femforge.generate({"a": a, "L": L}, folder, name="poisson", functions={"f": f, "kappa": kappa}'
    assert call + ', parameters={"scalar": "float32"})' in text
    assert "//   | a = kappa * ((grad(v_0)) : (grad(v_1))) * dx" in text
    assert "//   | L = v_0 * f * dx + v_0 * w0 * ds(3)" in text
    poisson()  # what a program made before is in no file
    forms, functions = poisson()
    assert generated(tmp_path, forms, **options | {"functions": functions}).changed == ()


def test_what_forms_are_called_together_is_a_beginning_only(tmp_path: Path) -> None:
    forms, _ = poisson()
    (first, *_) = generated(tmp_path, forms, name="femforge_double2").kernels
    assert first.startswith("femforge_double2_a_")


def test_ids_of_subdomains_may_be_numpy_s(tmp_path: Path) -> None:
    """Markers of a mesh are arrays; what comes from them is no ``int``."""
    V = space("P", "triangle", 1)
    u, v = ufl.TrialFunction(V), ufl.TestFunction(V)
    written = generated(
        tmp_path, {"a": u * v * ufl.dx(np.int64(3)) + u * v * ufl.dx(3) + u * v * ufl.ds((np.int32(2), 11))}
    )
    assert written.kernels == tuple(
        f"poisson_{part}_p1_triangle_f64_element_tensor" for part in ("dx3", "ds2_11")
    )


def test_rules_of_measures_may_be_numpy_s(tmp_path: Path) -> None:
    """What Basix gives are arrays, and FFCx takes them."""
    V = space("P", "triangle", 1)
    u, v = ufl.TrialFunction(V), ufl.TestFunction(V)
    points, weights = basix.make_quadrature(basix.CellType.triangle, 2)

    def form(points: Any, weights: Any, degree: Any) -> ufl.Form:
        custom = {"quadrature_rule": "custom", "quadrature_points": points, "quadrature_weights": weights}
        return u * v * ufl.dx(metadata=custom) + u * v * ufl.ds(degree=degree)

    assert generated(tmp_path, {"a": form(points.tolist(), weights.tolist(), 3)}).changed
    assert generated(tmp_path, {"a": form(points, weights, np.int64(3))}).changed == ()


def test_sizes_may_be_numpy_s(tmp_path: Path) -> None:
    def forms(number: Any) -> dict[str, ufl.Form]:
        domain = mesh()
        V = space("P", "triangle", number(2), shape=(number(2),), on=domain)
        data = basix.ufl.quadrature_element("triangle", degree=number(2), value_shape=(number(2),))
        stress, c = ufl.Coefficient(ufl.FunctionSpace(domain, data)), ufl.Constant(domain, shape=(number(2),))
        return {"L": ufl.inner(stress + c, ufl.TestFunction(V)) * ufl.dx}

    assert generated(tmp_path, forms(int)).changed
    assert generated(tmp_path, forms(np.int64)).changed == ()


class WithoutHash(ufl.FunctionSpace):
    """A space as DOLFINx has them: it is compared, and has no hash."""

    __hash__ = None

    def __eq__(self, other: object) -> bool:
        return self is other


def test_spaces_need_no_hash() -> None:
    domain = mesh()
    V, W = (WithoutHash(domain, basix.ufl.element("P", "triangle", degree)) for degree in (1, 2))
    a = ufl.Coefficient(W) * ufl.Coefficient(V) * ufl.TrialFunction(V) * ufl.TestFunction(V) * ufl.dx
    (form,) = forms_of_program({"a": a}, "mass", {}).forms
    elements = [one.ufl_element().degree for one in (*form.form.arguments(), *form.form.coefficients())]
    assert elements == [1, 1, 2, 1]
    assert form.form.arguments()[0].ufl_function_space() == form.form.arguments()[1].ufl_function_space()


def test_a_form_file_gives_what_the_command_gives(tmp_path: Path) -> None:
    written = femforge.generate(
        FORMS / "laplace.form", tmp_path, targets=["cpu"], define={"cell": "interval"}
    )
    assert written.kernels == ("laplace_p1_interval_f64_element_tensor",)
    text = (tmp_path / "laplace/laplace_p1_interval_f64_element_tensor.cpp").read_text()
    assert "femforge generate laplace.form --define cell=interval" in text


def test_orders_are_those_of_the_code_that_is_named(tmp_path: Path) -> None:
    V = space("P", "quadrilateral", 2, shape=(2,), on=mesh("quadrilateral"))
    kernels = ["element_tensor", "apply"]
    for code, order, components, scatter in [
        ("mfem", "lexicographic", "planar", "element"),
        ("dealii", "lexicographic", "planar", "element"),
        ("dolfinx", "ufcx", "interleaved", "colour"),
    ]:
        generated(tmp_path / code, {"a": mass(V)}, code=code, kernels=kernels)
        manifest = json.loads((tmp_path / code / "femforge_manifest.json").read_text())
        found = {one["kernel"]: one["parameters"] for one in manifest["kernels"]}
        assert {(p["dof_order"], p["component_order"]) for p in found.values()} == {(order, components)}
        assert found["apply"]["scatter"] == scatter
    own = {"dof_order": "ufcx", "scatter": "colour"}
    generated(tmp_path / "own", {"a": mass(V)}, code="mfem", kernels="apply", parameters=own)
    (one,) = json.loads((tmp_path / "own" / "femforge_manifest.json").read_text())["kernels"]
    values = [one["parameters"][name] for name in ("dof_order", "component_order", "scatter")]
    assert values == ["ufcx", "planar", "colour"]


def test_what_cannot_be_had_is_left_out_and_warned_of(tmp_path: Path) -> None:
    V = space("P", "triangle", 1)
    forms = {"a": mass(V), "M": ufl.Coefficient(V) * ufl.dx}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        written = generated(
            tmp_path, forms, parameters={"output": "packed_symmetric"}, targets=("cpu", "hip")
        )
    assert written.kernels == ("poisson_a_p1_triangle_f64_packed_element_tensor",)
    assert {one.target for one in written.refused} == {"cpu", "hip"}
    assert all(str(one) in [str(w.message) for w in caught] for one in written.refused)


def test_an_element_and_a_bubble_are_known_by_what_they_are() -> None:
    cell = basix.CellType.tetrahedron
    mini = basix.ufl.enriched_element([basix.ufl.element("P", cell, 1), basix.ufl.element("bubble", cell, 4)])
    V = ufl.FunctionSpace(mesh("tetrahedron", 3), basix.ufl.blocked_element(mini, shape=(3,)))
    (form,) = forms_of_program({"a": mass(V)}, "mini").forms
    assert to_basix(form.form.arguments()[0].ufl_element()) == V.ufl_element()


def refusal(folder: Path, forms: Any, **options: Any) -> FemforgeError:
    with pytest.raises(FemforgeError) as caught:
        generated(folder / "none", forms, **{"name": "forms", **options})
    error = caught.value
    assert error.place
    assert error.mend
    assert not (folder / "none").exists()
    return error


# Objects of Basix are made in the tests: what modules hold when Python ends, it reports as leaks.
def joined(*parts: tuple[str, int]) -> Any:
    elements = [basix.ufl.element(family, "triangle", degree) for family, degree in parts]
    return basix.ufl.enriched_element(elements)


def legendre() -> Any:
    variant = basix.LagrangeVariant.legendre
    return basix.ufl.element("P", "triangle", 3, variant, discontinuous=True)


ABSENT = {
    "the element RT of degree 1 on a triangle is not supported yet": partial(
        basix.ufl.element, "RT", "triangle", 1
    ),
    "the element N1E of degree 1 on a triangle": partial(basix.ufl.element, "N1curl", "triangle", 1),
    "the element iso of degree 1 on a triangle is not supported yet": partial(
        basix.ufl.element, "iso", "triangle", 1
    ),
    "of the variant legendre is not supported": legendre,
    "a space of real numbers is not supported": partial(basix.ufl.real_element, "triangle", ()),
    "there are no elements on a prism": partial(basix.ufl.element, "P", "prism", 1),
    "where it is a Lagrange element enriched with a bubble": partial(joined, ("CR", 1), ("bubble", 3)),
}


@pytest.mark.parametrize("cause", ABSENT)
def test_elements_that_are_not_there_are_refused(tmp_path: Path, cause: str) -> None:
    element = ABSENT[cause]()
    straight = basix.ufl.element("P", element.cell.cellname, 1)
    on = ufl.Mesh(basix.ufl.blocked_element(straight, shape=(element.cell.topological_dimension,)))
    test = ufl.TestFunction(ufl.FunctionSpace(on, element))
    value = test[0] if test.ufl_shape else test
    error = refusal(tmp_path, {"L": value * ufl.dx})
    assert cause in error.cause
    assert error.place == "forms: L"


Wrong = tuple[dict[str, Any], dict[str, Any], str, str]


def wrong() -> dict[str, Wrong]:
    """What is given, the options, the place and the cause of the error."""
    V = space("P", "triangle", 1)
    a = {"a": mass(V)}
    door = "femforge.generate"
    return {
        "nothing": ({}, {}, "forms", "there are no forms"),
        "number": ({"a": 3}, {}, "forms: a", "an int is neither a form nor an expression with its points"),
        "list": ({"forms": mass(V)}, {}, "forms: forms", "'forms' is no name of a form"),
        "no name": (mass(V), {}, door, "a Form has no names of forms, and is no path"),
        "no path": (None, {}, door, "a NoneType has no names of forms, and is no path"),
        "complex": ({"a": 2j * mass(V)}, {}, "forms: a", "it is not real: Unexpected complex value"),
        "imaginary": ({"e": (ufl.imag(ufl.Coefficient(V)), [[0, 0]])}, {}, "forms: e", "it is not real: "),
        "form": ({"a b": mass(V)}, {}, "forms: a b", "is no C identifier"),
        "name": (a, {"name": "two words"}, "two words", "is no C identifier"),
        "function": (a, {"functions": {"f": 2.0}}, "forms: f", "a float is neither a coefficient nor a constant"),
        "both": (a, {"functions": {"a": ufl.Coefficient(V)}}, "forms: a", "a form and a function have this name"),
        "kind": (a, {"kernels": "aply"}, door, "kernels has 'aply'"),
        "targets": (a, {"targets": ()}, door, "targets is empty"),
        "join": (a, {"join": -1}, door, "join = -1 is no number of kernels"),
        "joins": (a, {"join": True}, door, "join = True is no number of kernels"),
        "define": (a, {"define": {"cell": "triangle"}}, door, "define is for form files"),
        "parameter": (a, {"parameters": {"scalr": "float32"}}, door, "scalr"),
        "library": (a, {"library": "1x"}, door, "1x"),
        "code": (a, {"code": "mfm"}, door, "code has 'mfm'"),
        **{
            f"{option}, a {type(value).__name__}": (a, {option: value}, f"{door}, {option}", f"is no {wanted}")
            for wanted, options in {
                "text": ("name", "suffix", "library", "code", "kernels", "targets"),
                "mapping": ("functions", "parameters", "define"),
            }.items()
            for option in options
            for value in (3, 2.5, object())
        },
        "no names": (a, {"parameters": {1: 2}}, f"{door}, parameters", "an int is no name"),
        "a list": (a, {"parameters": {"scalar": ["float32"]}}, door, "scalar = ['float32'] is not legal"),
        "no end": (a, {"parameters": {"element_batch": float("inf")}}, door, "element_batch = inf is not legal"),
        "defined": (FORMS / "mass.form", {"define": {"cell": [1]}}, "--define cell", "a list is neither a number"),
        "file": (FORMS / "mass.form", {"functions": {"f": V}}, door, "functions is for forms of a program"),
        "arity": ({"L": ufl.TestFunction(V) * ufl.dx}, {"kernels": "apply"}, "forms", "no form here has 2 arguments"),
    }  # fmt: skip


@pytest.mark.parametrize("what", sorted(wrong()))
def test_what_is_wrong_is_named(tmp_path: Path, what: str) -> None:
    forms, options, place, cause = wrong()[what]
    error = refusal(tmp_path, forms, **options)
    assert cause in error.cause
    assert error.place == place


@pytest.mark.parametrize("folder", [None, 3, b"folder", ["folder"]])
def test_folders_are_paths(folder: Any) -> None:
    forms, _ = poisson()
    with pytest.raises(FemforgeError, match="is no path") as caught:
        femforge.generate(forms, folder)
    assert caught.value.place == "femforge.generate, folder"
    assert caught.value.mend
