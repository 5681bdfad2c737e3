"""Lexicographic and planar orders: the element tensors of order ufcx, permuted as the places of the dofs say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from form_cases import Variant
from kernel_build import Built, build, call_batch
from kernel_cells import Cells, kernel_arrays, random_cells

from femforge.elements import to_basix
from femforge.form_jobs import prepare
from femforge.formfile import read_form_file
from femforge.ir.integral import Integral

COUNT = 5
VARIANTS = [
    Variant("mass", "triangle", 3),
    Variant("laplace", "tetrahedron", 3),
    Variant("laplace", "hexahedron", 2, 5),
    Variant("elasticity", "tetrahedron", 2),
    Variant("stokes", "triangle", 2),
    Variant("weighted_laplace", "quadrilateral", 2, 5, (("weight_degree", 2),)),
    Variant("strain_projection", "triangle", 2),
    Variant("heat_step", "hexahedron", 1),
]
ORDERS = [("lexicographic", "interleaved"), ("ufcx", "planar"), ("lexicographic", "planar")]
BY_LABEL = {variant.label: variant for variant in VARIANTS}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    jobs = [variant.job() for variant in VARIANTS]
    jobs += [
        v.job(dof_order=order, component_order=components) for v in VARIANTS for order, components in ORDERS
    ]
    return build(jobs, tmp_path_factory.mktemp("orders"), ["cpu"])


def sorted_places(points: np.ndarray) -> list[int]:
    """Numbers of points in lexicographic order, x fastest."""
    return sorted(range(len(points)), key=lambda k: tuple(points[k].round(9))[::-1])


def permutation(element: Any, order: str, components: str) -> list[int]:
    """For each dof of an element in another order, its number in Basix's interleaved order.

    Found from Basix's elements alone: the places of their dofs, sorted.
    """
    if element.block_size == 1 and element.sub_elements:  # mixed
        result: list[int] = []
        for sub in element.sub_elements:
            result += [len(result) + k for k in permutation(sub, order, components)]
        return result
    size = element.block_size
    scalar = element.sub_elements[0] if size > 1 else element
    points = scalar.custom_quadrature()[0] if scalar.has_custom_quadrature else scalar.basix_element.points
    nodes = sorted_places(points) if order == "lexicographic" else list(range(len(points)))
    if components == "planar":
        return [node * size + component for component in range(size) for node in nodes]
    return [node * size + component for node in nodes for component in range(size)]


def element_tensors(built: Built, variant: Variant, form: int, cells: Cells, **orders: str) -> np.ndarray:
    """[cell][row][column] of one form of a variant's file."""
    named = prepare([variant.job(**orders)])[form]
    plain = prepare([variant.job()])[form].analysed.integral
    integral = named.analysed.integral
    arrays = kernel_arrays(integral, cells, plain)
    for function in integral.coefficients:  # independently of the layouts that kernel_arrays uses
        space = elements_of(variant)[function.name]
        order = permutation(
            space, orders.get("dof_order", "ufcx"), orders.get("component_order", "interleaved")
        )
        arrays[function.name] = cells.coefficients[function.name][:, order]
    tensors = call_batch(built, named.name, "cpu", COUNT, arrays)
    return tensors.reshape(COUNT, integral.rows, integral.columns)


def elements_of(variant: Variant) -> dict[str, Any]:
    """Basix's elements of coefficients by name, and of the arguments by number."""
    job = variant.job()
    file = read_form_file(job.form, job.define)
    found: dict[str, Any] = {
        name: to_basix(coefficient.ufl_element()) for coefficient, name in file.coefficient_names.items()
    }
    for number, named in enumerate(file.forms):
        for argument in named.form.arguments():
            found[f"form {number} argument {argument.number()}"] = to_basix(argument.ufl_element())
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("order", "components"), ORDERS)
@pytest.mark.parametrize("label", BY_LABEL)
def test_other_orders_are_permutations(built: Built, label: str, order: str, components: str) -> None:
    variant = BY_LABEL[label]
    elements = elements_of(variant)
    for form, named in enumerate(prepare([variant.job()])):
        integral: Integral = named.analysed.integral
        cells = random_cells(integral, COUNT)
        plain = element_tensors(built, variant, form, cells)
        other = element_tensors(built, variant, form, cells, dof_order=order, component_order=components)
        rows = permutation(elements[f"form {form} argument 0"], order, components)
        expected = plain[:, rows]
        if integral.arity == 2:
            columns = permutation(elements[f"form {form} argument 1"], order, components)
            expected = expected[:, :, columns]
        assert np.abs(other - expected).max() < 1e-13 * np.abs(plain).max()


def test_lexicographic_hexahedra_run_through_x_first() -> None:
    """By hand: Basix's Q1 vertices of a hexahedron are lexicographic already, those of Q2 are not."""
    jobs = [Variant("mass", "hexahedron", degree, 3).job(dof_order="lexicographic") for degree in (1, 2)]
    one, two = (prepare([job])[0].analysed.integral.test for job in jobs)
    assert one is not None
    assert two is not None
    assert one.layout.fields[0].dofs == tuple(range(8))
    assert two.layout.fields[0].dofs[:9] == (0, 2, 6, 8, 18, 20, 24, 26, 1)
