"""Elements: names, layouts, UFL's algorithms on them, and Basix's counterparts."""

import itertools
import math
import pickle
import re

import basix
import basix.ufl
import numpy as np
import pytest
import ufl
from ufl.algorithms import compute_form_data
from ufl.pullback import MixedPullback, SymmetricPullback

from femforge import reference
from femforge.elements import (
    BlockedElement,
    Element,
    MixedElement,
    PlainElement,
    enriched,
    scalar_element,
    to_basix,
)
from femforge.errors import FemforgeError
from femforge.ir.element import CELL_DIMENSION, ScalarElement

LAGRANGE = [
    (cell, degree, discontinuous)
    for cell in CELL_DIMENSION
    for degree in (0, 1, 2, 3, 4)
    for discontinuous in (False, True)
    if degree or discontinuous
]


def plain(family, cell, degree, **options):
    return PlainElement(scalar_element(family, cell, degree, **options))


def vector(element, size):
    return BlockedElement(element, (size,))


def points_in(cell, count=7):
    """Points inside a cell, the same in each run."""
    generator = np.random.default_rng(5)
    points = generator.random((count, CELL_DIMENSION[cell]))
    return (
        points / (points.sum(axis=1, keepdims=True) + 0.1) if cell in ("triangle", "tetrahedron") else points
    )


P1 = plain("P", "triangle", 1)
P2 = plain("P", "triangle", 2)
B3 = plain("bubble", "triangle", 3)
CR = plain("CR", "triangle", 1)
COMPOSITES = [
    P2,
    vector(P2, 2),
    BlockedElement(P1, (2, 3)),
    BlockedElement(P1, (3, 3), symmetric=True),
    P1 + B3,
    vector(P1 + B3, 2),
    MixedElement((vector(P2, 2), P1)),
    MixedElement((BlockedElement(P2, (2, 2), symmetric=True), P1, vector(CR, 2))),
    MixedElement((MixedElement((P1, P2)), vector(P1, 3))),
]


@pytest.mark.parametrize(("cell", "degree", "discontinuous"), LAGRANGE)
@pytest.mark.parametrize("variant", ["equispaced", "gll"])
def test_lagrange_elements_are_those_of_basix(cell, degree, discontinuous, variant):
    element = plain("P", cell, degree, variant=variant, discontinuous=discontinuous)
    wanted = basix.ufl.element(
        "P",
        cell,
        degree,
        lagrange_variant={"equispaced": basix.LagrangeVariant.equispaced}.get(
            variant, basix.LagrangeVariant.gll_warped
        ),
        discontinuous=discontinuous,
    )
    points = points_in(cell)
    assert np.abs(to_basix(element).tabulate(1, points) - wanted.tabulate(1, points)).max() < 1e-13
    assert element.dim == wanted.dim
    assert element.embedded_superdegree == wanted.embedded_superdegree
    assert element.embedded_subdegree == wanted.embedded_subdegree
    assert element.sobolev_space.name == wanted.sobolev_space.name


@pytest.mark.parametrize(
    ("family", "cell", "degree"),
    [
        ("CR", "triangle", 1),
        ("CR", "tetrahedron", 1),
        ("bubble", "interval", 2),
        ("bubble", "triangle", 5),
        ("bubble", "tetrahedron", 4),
        ("bubble", "quadrilateral", 3),
        ("bubble", "hexahedron", 2),
    ],
)
def test_other_scalar_elements_are_those_of_basix(family, cell, degree):
    element = plain(family, cell, degree)
    wanted = basix.ufl.element({"bubble": "Bubble"}.get(family, family), cell, degree)
    points = points_in(cell)
    assert np.array_equal(to_basix(element).tabulate(1, points), wanted.tabulate(1, points))
    assert element.embedded_superdegree == wanted.embedded_superdegree
    assert element.embedded_subdegree == wanted.embedded_subdegree
    assert element.sobolev_space.name == wanted.sobolev_space.name


@pytest.mark.parametrize("element", COMPOSITES, ids=str)
def test_degrees_spaces_and_sizes_agree_with_basix(element):
    wanted = to_basix(element)
    assert element.dim == wanted.dim
    assert element.embedded_superdegree == wanted.embedded_superdegree
    assert element.sobolev_space.name == wanted.sobolev_space.name
    assert element.num_sub_elements == wanted.num_sub_elements
    assert element.cell == wanted.cell
    mesh = ufl.Mesh(vector(P1, 2))
    their_mesh = ufl.Mesh(basix.ufl.element("P", "triangle", 1, shape=(2,)))
    space, their_space = ufl.FunctionSpace(mesh, element), ufl.FunctionSpace(their_mesh, wanted)
    assert space.value_shape == their_space.value_shape


@pytest.mark.parametrize("element", COMPOSITES, ids=str)
@pytest.mark.parametrize("components", ["interleaved", "planar"])
@pytest.mark.parametrize("order", ["ufcx", "lexicographic"])
def test_a_layout_is_a_permutation_with_a_field_for_each_component(element, order, components):
    layout = element.layout(order, components)
    dofs = list(itertools.chain.from_iterable(field.dofs for field in layout.fields))
    assert sorted(dofs) == list(range(layout.dim))
    assert layout.dim == element.dim
    assert len(layout.fields) == math.prod(element.reference_value_shape)
    assert layout.name == element.name
    assert layout.cell == "triangle"


@pytest.mark.parametrize("element", [one for one in COMPOSITES if not one.name.startswith("[[")], ids=str)
def test_the_default_layout_is_that_of_ffcx(element):
    """FFCx asks an element for each flat component: which scalar element, first dof, distance of dofs."""
    wanted = to_basix(element)
    for component, field in enumerate(element.layout().fields):
        scalar, offset, stride = wanted.get_component_element(_flat_in_basix(element, component))
        points = points_in("triangle")
        theirs = np.asarray(scalar.tabulate(0, points)[0]).reshape(len(points), -1)
        assert field.dofs == tuple(offset + stride * node for node in range(theirs.shape[1]))
        ours = to_basix(PlainElement(field.element)).tabulate(0, points)[0]
        assert np.abs(ours - theirs).max() < 1e-14


def _flat_in_basix(element, component):
    """Basix counts a symmetric tensor's dependent components too when it looks for a mixed part."""
    if not isinstance(element, MixedElement):
        return component
    passed = 0
    for part, theirs in zip(element.elements, to_basix(element).sub_elements, strict=True):
        if component < part.reference_value_size:
            return passed + component
        component -= part.reference_value_size
        passed += theirs.reference_value_size
    raise AssertionError


def test_orders_of_a_vector():
    element = vector(P2, 2)
    assert [field.dofs for field in element.layout().fields] == [(0, 2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11)]
    planar = element.layout(components="planar").fields
    assert [field.dofs for field in planar] == [(0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11)]
    # vertices (0,0) (1,0) (0,1), then midpoints of the edges opposite to them; lexicographic: x fastest
    lexicographic = element.layout("lexicographic", "planar").fields[0]
    assert lexicographic.dofs == (0, 2, 5, 4, 3, 1)
    assert reference.lexicographic_order(P2.scalar) == (0, 2, 5, 4, 3, 1)


def test_mixed_parts_follow_each_other():
    layout = MixedElement((vector(P2, 2), P1)).layout()
    assert layout.fields[2].dofs == (12, 13, 14)
    assert layout.fields[2].element == ScalarElement("P", "triangle", 1)


@pytest.mark.parametrize(
    ("element", "name"),
    [
        (P2, "P2"),
        (plain("P", "triangle", 3, variant="gll"), "P3-gll"),
        (plain("P", "triangle", 2, variant="gll"), "P2"),
        (plain("P", "quadrilateral", 2), "Q2"),
        (plain("Q", "interval", 2), "P2"),
        (plain("P", "hexahedron", 3, discontinuous=True), "DQ3"),
        (vector(P1, 3), "P1^3"),
        (BlockedElement(P1, (2, 2)), "P1^(2x2)"),
        (BlockedElement(P1, (2, 2), symmetric=True), "P1^(2x2 sym)"),
        (MixedElement((vector(P2, 2), P1)), "[P2^2, P1]"),
        (vector(P1 + B3, 2), "(P1+bubble3)^2"),
        (enriched(P1, B3, nodal=True), "P1+bubble3-nodal"),
    ],
)
def test_names(element, name):
    assert element.name == name
    assert str(element).startswith(name)


def test_equality_follows_names_and_cells():
    assert vector(plain("P", "triangle", 2, variant="gll"), 2) == vector(P2, 2)
    assert hash(vector(P2, 2)) == hash(BlockedElement(P2, (2,)))
    assert plain("P", "interval", 1) != plain("P", "triangle", 1)
    assert P1 != P2
    different = {repr(element) for element in COMPOSITES}
    assert len(different) == len(COMPOSITES)
    assert repr(P2) == "Element('P2', 'triangle')"
    assert P1 != "P1"
    assert pickle.loads(pickle.dumps(vector(P2, 2))) == vector(P2, 2)


def test_classic_operators_join_elements():
    assert (vector(P2, 2) * P1) == MixedElement((vector(P2, 2), P1))
    joined = enriched(P1, B3)
    assert joined == P1 + B3
    assert joined == B3 + P1
    assert (vector(P1, 2) + vector(B3, 2)) == vector(P1 + B3, 2)
    with pytest.raises(TypeError):
        P1 + 1
    with pytest.raises(TypeError):
        P1 * 2


@pytest.mark.parametrize(
    ("cell", "degree", "bubble"),
    [
        ("interval", 1, 2),
        ("triangle", 1, 3),
        ("triangle", 2, 4),
        ("tetrahedron", 1, 4),
        ("quadrilateral", 1, 3),
        ("hexahedron", 1, 2),
    ],
)
def test_hierarchical_bases_are_joined_as_they_are(cell, degree, bubble):
    first, second = plain("P", cell, degree), plain("bubble", cell, bubble)
    points = points_in(cell)
    joined = to_basix(first + second).tabulate(1, points)
    wanted = np.concatenate([to_basix(one).tabulate(1, points) for one in (first, second)], axis=2)
    assert np.abs(joined - wanted).max() < 1e-11
    assert (first + second).dim == first.dim + second.dim


def test_nodal_enrichment_is_that_of_basix():
    wanted = basix.ufl.enriched_element(
        [basix.ufl.element("P", "triangle", 1), basix.ufl.element("Bubble", "triangle", 3)]
    )
    points = points_in("triangle")
    element = enriched(P1, B3, nodal=True)
    assert np.abs(to_basix(element).tabulate(1, points) - wanted.tabulate(1, points)).max() < 1e-14
    assert element.embedded_superdegree == wanted.embedded_superdegree
    assert element.embedded_subdegree == wanted.embedded_subdegree
    # not the hierarchical basis: the vertex functions vanish at the midpoint
    middle = np.array([[1 / 3, 1 / 3]])
    assert np.abs(to_basix(element).tabulate(0, middle)[0, 0, :3]).max() < 1e-14
    assert np.abs(to_basix(P1 + B3).tabulate(0, middle)[0, 0, :3] - 1 / 3).max() < 1e-14


def test_symmetric_tensor_numbers_its_components_as_basix():
    element = BlockedElement(P1, (3, 3), symmetric=True)
    assert element.reference_value_shape == (6,)
    assert isinstance(element.pullback, SymmetricPullback)
    ours = element.pullback._symmetry
    theirs = to_basix(element).pullback._symmetry
    assert ours == theirs
    assert ours[(2, 0)] == 3
    assert isinstance(MixedElement((element, P1)).pullback, MixedPullback)
    assert MixedElement((vector(P1, 2), P1)).pullback is ufl.identity_pullback


REFUSED = [
    (lambda: scalar_element("P", "triangle", 0), r"degree 0 on a triangle", "DP"),
    (lambda: scalar_element("P", "triangle", 9), "degree 9", "1 to 8"),
    (lambda: scalar_element("P", "triangle", -1), "degree -1", "1 to 8"),
    (lambda: scalar_element("P", "triangle", 1.0), "whole number", ""),
    (lambda: scalar_element("P", "triangle", True), "whole number", ""),
    (lambda: scalar_element("P", "prism", 1), "prism", "cells: interval"),
    (lambda: scalar_element("Q", "triangle", 1), "Q elements do not exist", "Lagrange"),
    (lambda: scalar_element("CR", "quadrilateral", 1), "Crouzeix-Raviart does not exist", "triangle"),
    (lambda: scalar_element("CR", "triangle", 2), "degree 2", "degree 1"),
    (lambda: scalar_element("bubble", "triangle", 2), "Bubble of degree 2", "3 to 8"),
    (lambda: scalar_element("bubble", "tetrahedron", 9), "Bubble of degree 9", "4 to 8"),
    (lambda: scalar_element("P", "triangle", 3, variant="legendre"), "variant 'legendre'", "equispaced, gll"),
    (lambda: BlockedElement(vector(P1, 2), (2,)), "not scalar", "mixed"),
    (lambda: BlockedElement(P1, ()), "sizes of at least 1", ""),
    (lambda: BlockedElement(P1, (0,)), "sizes of at least 1", ""),
    (lambda: BlockedElement(P1, (20, 20)), "400 components", "256"),
    (lambda: BlockedElement(P1, (2, 3), symmetric=True), "square", ""),
    (lambda: BlockedElement(P1, (2,), symmetric=True), "square", ""),
    (lambda: MixedElement(()), "at least one", ""),
    (lambda: MixedElement((P1, plain("P", "interval", 1))), "different cells", ""),
    (lambda: MixedElement([vector(P1, 200)] * 2), "too many components", "256"),
    (lambda: enriched(P1), "at least two", ""),
    (lambda: P1 + plain("bubble", "interval", 2), "different cells", ""),
    (lambda: P1 + P2, "not linearly independent", "bubble"),
    (lambda: plain("P", "triangle", 3) + B3, "not linearly independent", "bubble"),
    (lambda: enriched(P1, P1, nodal=True), "not linearly independent", "bubble"),
    (lambda: vector(P1, 2) + vector(B3, 3), "different shapes", ""),
    (lambda: MixedElement((P1, P1)) + B3, "cannot be enriched", ""),
    (lambda: enriched(P1, B3, nodal=True) + plain("bubble", "triangle", 4), "in another way", ""),
]


@pytest.mark.parametrize(("make", "cause", "mend"), REFUSED)
def test_refused_elements_say_why_and_what_would_do(make, cause, mend):
    with pytest.raises(FemforgeError, match=re.escape(cause).replace(r"\ ", " ")) as caught:
        make()
    assert mend in caught.value.mend


def _form_data(form):
    return compute_form_data(
        form,
        do_apply_function_pullbacks=True,
        do_apply_geometry_lowering=True,
        preserve_geometry_types=(
            ufl.classes.Jacobian,
            ufl.classes.JacobianInverse,
            ufl.classes.JacobianDeterminant,
        ),
        do_apply_integral_scaling=True,
        do_append_everywhere_integrals=False,
    )


def _anonymous(text):
    """Expressions with meshes, functions and indices renumbered as they appear."""
    numbers = {}

    def number(match):
        return numbers.setdefault(match.group(0), f"{match.group(1)}{len(numbers)}")

    return re.sub(r"(<Mesh #|[vwci]_)\{?\d+\}?", number, text)


def _stokes(space):
    (u, p), (v, q) = ufl.TrialFunctions(space), ufl.TestFunctions(space)
    return ufl.inner(ufl.grad(u), ufl.grad(v)) * ufl.dx - p * ufl.div(v) * ufl.dx - q * ufl.div(u) * ufl.dx


def _symmetric(space):
    s, t = ufl.TrialFunction(space), ufl.TestFunction(space)
    c = ufl.Coefficient(space)
    return ufl.inner(s * ufl.dot(c, c), t) * ufl.dx + ufl.inner(ufl.div(s), ufl.div(t)) * ufl.dx


def _mixed_symmetric(space):
    w = ufl.Coefficient(space)
    s, p = ufl.split(w)[:1], ufl.split(w)[-1]
    energy = (ufl.inner(ufl.grad(p), ufl.grad(p)) + sum(part**4 for part in s)) * ufl.dx
    return ufl.derivative(ufl.derivative(energy, w), w)


@pytest.mark.parametrize(
    ("element", "form"),
    [
        (MixedElement((vector(P2, 2), P1)), _stokes),
        (MixedElement((vector(P1 + B3, 2), P1)), _stokes),
        (MixedElement((vector(plain("P", "quadrilateral", 2), 2), plain("P", "quadrilateral", 1))), _stokes),
        (BlockedElement(P2, (2, 2), symmetric=True), _symmetric),
        (BlockedElement(plain("P", "hexahedron", 1), (3, 3), symmetric=True), _symmetric),
        (MixedElement((P2, P1)), _mixed_symmetric),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_ufl_treats_our_elements_as_those_of_basix(element, form):
    """Pullbacks, geometry lowering and scaling give the same integrands and degrees for both."""
    ours, theirs = [_form_data(form(_space(kind, element))) for kind in (lambda one: one, to_basix)]
    assert len(ours.integral_data) == len(theirs.integral_data)
    for one, other in zip(ours.integral_data, theirs.integral_data, strict=True):
        for mine, wanted in zip(one.integrals, other.integrals, strict=True):
            assert mine.metadata() == wanted.metadata()
            if not _reduced(element):
                assert _anonymous(str(mine.integrand())) == _anonymous(str(wanted.integrand()))


def _reduced(element):
    """Basix keeps the full shape of a symmetric tensor's reference values; UFL's rule is the reduced one."""
    return isinstance(element, BlockedElement) and element.symmetric


def _space(kind: object, element: Element) -> ufl.FunctionSpace:
    lagrange = plain("P", element.cellname, 1)
    mesh = ufl.Mesh(kind(vector(lagrange, CELL_DIMENSION[element.cellname])))
    return ufl.FunctionSpace(mesh, kind(element))


def test_a_symmetric_tensor_reads_its_reduced_reference_components():
    element = BlockedElement(P1, (2, 2), symmetric=True)
    function = ufl.Coefficient(_space(lambda one: one, element))
    reference_value = ufl.classes.ReferenceValue(function)
    assert reference_value.ufl_shape == (3,)
    pulled_back = element.pullback.apply(reference_value)
    numbers = {(i, j): str(pulled_back[i, j]).split("[")[-1] for i in range(2) for j in range(2)}
    assert numbers == {(0, 0): "0]", (0, 1): "1]", (1, 0): "1]", (1, 1): "2]"}
