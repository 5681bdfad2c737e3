"""Form files that are read: elements by name, which forms are compiled, names, overrides."""

import dataclasses
import re

import pytest
from formfile_support import number, reader

from femforge.elements import BlockedElement, Element
from femforge.errors import ExitCode, FemforgeError
from femforge.formfile import read_form_file


@pytest.fixture
def read(tmp_path):
    return reader(tmp_path)


# elements by name

ELEMENTS = [
    ('FiniteElement("Lagrange", triangle, 2)', "P2"),
    ('FiniteElement("CG", triangle, 3)', "P3"),
    ('FiniteElement("P", "triangle", degree=3, variant="gll")', "P3-gll"),
    ('FiniteElement("P", triangle, 3, variant="equispaced")', "P3"),
    ('FiniteElement("DG", triangle, 0)', "DP0"),
    ('FiniteElement("Discontinuous Lagrange", triangle, 1)', "DP1"),
    ('FiniteElement("Lagrange", quadrilateral, 2)', "Q2"),
    ('FiniteElement("DQ", hexahedron, 1)', "DQ1"),
    ('FiniteElement("Crouzeix-Raviart", triangle, 1)', "CR1"),
    ('FiniteElement("Bubble", triangle, 3)', "bubble3"),
    ('FiniteElement("P", triangle, 1) + FiniteElement("B", triangle, 3)', "P1+bubble3"),
    ('EnrichedElement(FiniteElement("P", triangle, 1), FiniteElement("B", triangle, 3))', "P1+bubble3"),
    (
        'NodalEnrichedElement(FiniteElement("P", triangle, 1), FiniteElement("B", triangle, 3))',
        "P1+bubble3-nodal",
    ),
    ('VectorElement("P", triangle, 1)', "P1^2"),
    ('VectorElement("P", triangle, 1, dim=5)', "P1^5"),
    ('VectorElement(FiniteElement("P", tetrahedron, 1))', "P1^3"),
    ('VectorElement(FiniteElement("P", triangle, 1) + FiniteElement("B", triangle, 3))', "(P1+bubble3)^2"),
    ('TensorElement("P", triangle, 1)', "P1^(2x2)"),
    ('TensorElement("P", triangle, 1, shape=(2, 3))', "P1^(2x3)"),
    ('TensorElement("P", triangle, 1, symmetry=True)', "P1^(2x2 sym)"),
    ('TensorElement("P", triangle, 1, symmetry={(0, 1): (1, 0)})', "P1^(2x2 sym)"),
    ('MixedElement(VectorElement("P", triangle, 2), FiniteElement("P", triangle, 1))', "[P2^2, P1]"),
    ('MixedElement([VectorElement("P", triangle, 2), FiniteElement("P", triangle, 1)])', "[P2^2, P1]"),
    ('VectorElement("P", triangle, 2)*FiniteElement("P", triangle, 1)', "[P2^2, P1]"),
    ('element("P", "triangle", 3)', "P3-gll"),
    ('element("P", "triangle", 3, lagrange_variant=basix.LagrangeVariant.equispaced)', "P3"),
    (
        "element(basix.ElementFamily.P, basix.CellType.triangle, 3, basix.LagrangeVariant.gll_warped)",
        "P3-gll",
    ),
    ("element(basix.ElementFamily.CR, basix.CellType.tetrahedron, 1)", "CR1"),
    ('element("P", "triangle", 1, discontinuous=True)', "DP1"),
    ('element("P", "triangle", 1, shape=(2, 2), symmetry=True)', "P1^(2x2 sym)"),
    ('element("P", "triangle", 1, shape=())', "P1"),
    ('blocked_element(element("P", "triangle", 1), shape=(4,))', "P1^4"),
    ('mixed_element([element("P", "triangle", 1), element("DP", "triangle", 0)])', "[P1, DP0]"),
    ('enriched_element([element("P", "triangle", 1), element("Bubble", "triangle", 3)])', "P1+bubble3-nodal"),
    ('basix.ufl.element("Q", "quadrilateral", 4)', "Q4-gll"),
]


@pytest.mark.parametrize(("text", "name"), ELEMENTS)
def test_element_constructors(read, text, name):
    result = read(f"import basix.ufl\nw = Coefficient({text})\nM = inner(w, w)*dx")
    (coefficient,) = result.coefficient_names
    assert isinstance(coefficient.ufl_element(), Element)
    assert coefficient.ufl_element().name == name


def test_functions_on_elements_share_the_affine_mesh_of_their_cell(read):
    result = read(
        """
        e = FiniteElement("P", quadrilateral, 2)
        w, c = Coefficient(e), Constant(quadrilateral)
        k, B = VectorConstant("quadrilateral"), TensorConstant(e.cell)
        x, n = SpatialCoordinate(quadrilateral), FacetNormal(quadrilateral)
        mu = Constant(quadrilateral, shape=(3,))
        V = FunctionSpace(quadrilateral, e)
        M = w*c*k[0]*B[0, 1]*x[0]*mu[2]*TestFunction(V)*dx(quadrilateral)
        M += x[0]*w*TestFunction(e)*dx(domain=quadrilateral)
        """
    )
    (mesh,) = result.forms[0].form.ufl_domains()
    assert mesh.ufl_coordinate_element() == BlockedElement(mesh.ufl_coordinate_element().sub, (2,))
    assert mesh.ufl_coordinate_element().name == "Q1^2"
    shapes = {name: constant.ufl_shape for constant, name in result.constant_names.items()}
    assert shapes == {"c": (), "k": (2,), "B": (2, 2), "mu": (3,)}


def test_derivative_in_several_coefficients_gives_an_argument_on_a_mixed_element(read):
    result = read(
        """
        P2, P1 = FiniteElement("P", triangle, 2), FiniteElement("P", triangle, 1)
        u, p = Coefficient(P2), Coefficient(P1)
        F = derivative(u**2*p*dx, (u, p))
        J = derivative(F, (u, p))
        """
    )
    assert [len(named.form.arguments()) for named in result.forms] == [1, 2]
    for named in result.forms:
        for argument in named.form.arguments():
            assert argument.ufl_element().name == "[P2, P1]"
    assert [argument.number() for argument in result.forms[1].form.arguments()] == [0, 1]


def test_measures(read):
    result = read(
        """
        w = Coefficient(FiniteElement("P", triangle, 1))
        dxx = Measure("dx", domain=triangle, metadata={"quadrature_degree": 7, "quadrature_rule": "default"})
        M = w*dx + w*dx(1) + w*dx((2, 3)) + w*dx(degree=5) + w*(dx(4) + dx(5)) + w*dxx + w*dx(6, degree=1)
        """
    )
    integrals = result.forms[0].form.integrals()
    found = {(one.subdomain_id(), one.metadata().get("quadrature_degree")) for one in integrals}
    assert found == {
        ("everywhere", None), (1, None), (2, None), (3, None), ("everywhere", 5), (4, None), (5, None),
        ("everywhere", 7), (6, 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        'mesh = Mesh(element("P", "triangle", 2, shape=(2,)))\nM = 3*dx + 2*(dx(1) + dx(2))',
        "M = as_vector([1, 2])[0]*dx\nM *= 1",
        "f = Constant(triangle)\nM = 1*dx + f*dx",
    ],
)
def test_a_bare_measure_takes_the_one_mesh_of_the_file(read, text):
    prelude = "" if "Mesh" in text or "Constant" in text else "cell = Mesh(VectorElement('P', interval, 1))\n"
    (named,) = read(prelude + text.replace("\nM *= 1", "")).forms
    assert len(named.form.ufl_domains()) == 1


def test_names_come_from_all_modules_of_ufl(read):
    result = read(
        """
        import ufl.operators as op, ufl.tensors
        from ufl.geometry import SpatialCoordinate as X, CellDiameter
        from ufl.algebra import *
        from ufl.differentiation import *
        from ufl.cell import Cell
        from ufl.core.multiindex import indices
        i, j = indices(2)
        x = X(Cell("triangle"))
        M = op.inner(ufl.tensors.as_vector((x[0], 1)), op.grad(x[1]))*ufl.dx
        """
    )
    (named,) = result.forms
    assert "[x[0], 1]" in str(named.form)


def test_nested_lists_make_nested_mixed_elements(read):
    result = read(
        """
        P1, P2 = FiniteElement("P", triangle, 1), FiniteElement("P", triangle, 2)
        w = Coefficient(MixedElement([P2, [P1, (P1, P2)]]))
        M = w[3]*dx
        """
    )
    (w,) = result.coefficient_names
    assert w.ufl_element().name == "[P2, [P1, [P1, P2]]]"


def test_forms_that_differ_in_capital_letters_only_are_told_apart(read):
    text = """
    v = TestFunction(FiniteElement("P", triangle, 1))
    f, F, f_ = v*dx, 2*v*dx, 3*v*dx
    forms = [f, F, f_, 4*v*dx]
    """
    assert [(one.name, one.slug) for one in read(text).forms] == [
        ("f", "f"), ("F", "f_2"), ("f_", "f_3"), ("form3", "form3"),
    ]  # fmt: skip


def test_forms_that_are_not_compiled_are_known(read):
    lines = [
        'e = FiniteElement("P", triangle, 1)',
        "u, v, w = TrialFunction(e), TestFunction(e), Coefficient(e)",
        "K, m = inner(grad(u), grad(v))*dx, u*v*dx",
        "A = 2*u*v*dx",
        "a, L = K + A, w*v*dx",
    ]
    assert read("\n".join(lines)).left_out == ("m",)
    assert read("\n".join([*lines, "forms = [a]"])).left_out == ()


def test_extract_blocks(read):
    result = read(
        """
        e = FiniteElement("P", triangle, 1)
        W = MixedFunctionSpace(FunctionSpace(triangle, e), FunctionSpace(triangle, e))
        (u, p), (v, q) = TrialFunctions(W), TestFunctions(W)
        blocks = extract_blocks(u*v*dx + p*v.dx(0)*dx + 2*p*q*dx)
        a = blocks[0][0]
        b = blocks[1][1]
        forms = [a, b]
        """
    )
    assert [named.name for named in result.forms] == ["a", "b"]


# which forms, and their names

ON_TRIANGLE = """
e = FiniteElement("P", triangle, 1)
u, v, f, g = TrialFunction(e), TestFunction(e), Coefficient(e), Coefficient(e)
"""


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("forms = [v*dx, u*v*dx]", ["form0", "form1"]),
        ("a = u*v*dx\nb = v*dx\nforms = (b, a)", ["b", "a"]),
        ("a = u*v*dx\nb = v*dx\nforms = [v.dx(0)*dx, a]", ["form0", "a"]),
        ("L = v*dx\na = u*v*dx\nother = f*dx", ["a", "L"]),
        ("J = u*v*dx\nF = v*dx\nM = f*dx\nother = f*dx", ["M", "F", "J"]),
        ("F = Identity(2) + grad(f*as_vector([1, 2]))\nJ = det(F)\nPi = J*dx", ["Pi"]),
        ("mass = u*v*dx\nload = v*dx", ["mass", "load"]),
        ("a = u*v*dx\nF = a", ["a"]),
        ("stiff, load = u*v*dx, v*dx", ["stiff", "load"]),
        ("one = v*dx\ntwo = one", ["one"]),
    ],
)
def test_which_forms_are_compiled(read, text, names):
    assert [named.name for named in read(ON_TRIANGLE + text).forms] == names


def test_names_of_coefficients_and_constants(read):
    result = read(
        ON_TRIANGLE
        + """
pair = (Coefficient(e), Coefficient(e))
def hidden():
    return Coefficient(e), Constant(triangle)
w0 = Coefficient(e)
alias = f
lam, mu = Constant(triangle), Constant(triangle)
inner_coefficient, inner_constant = hidden()
unused = Coefficient(e)
k1, k2 = [Constant(triangle) for _ in range(2)]
M = f*g*pair[0]*pair[1]*w0*inner_coefficient*lam*mu*k1*k2*dx + hidden()[0]*hidden()[1]*dx
"""
    )
    names = list(result.coefficient_names.values())
    assert names == ["f", "g", "w1", "w2", "w0", "inner_coefficient", "w3"]
    assert list(result.constant_names.values()) == ["lam", "mu", "k1", "k2", "c0"]
    counts = [one.count() for one in result.coefficient_names]
    assert counts == sorted(counts)


def test_a_name_belongs_to_what_it_holds_at_the_end(read):
    result = read(ON_TRIANGLE + "h = f\nf = Coefficient(e)\nM = h*f*dx")
    assert list(result.coefficient_names.values()) == ["h", "f"]
    result = read(ON_TRIANGLE + "M = f*dx\nf = 3")
    assert list(result.coefficient_names.values()) == ["w0"]


def test_everything_that_a_form_file_says(read):
    text = '"""What it is."""\na = Constant(triangle)*dx\n'
    result = read(text)
    assert result.docstring == "What it is."
    assert result.source == text
    assert result.path.name == "test.form"
    assert result.overrides == {}
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.source = ""


def test_line_ends_and_byte_order_mark(tmp_path):
    path = tmp_path / "windows.form"
    path.write_bytes(b'\xef\xbb\xbf"""Text."""\r\nM = 2*dx(triangle)\r\n')
    result = read_form_file(str(path))
    assert result.docstring == "Text."
    assert number(result) == 2


# overrides

SETTABLE = """
degree = 2
cell = triangle
name = "P"
scale = 0.5
kind = "tetrahedron"
w = Coefficient(FiniteElement(name, cell, degree))
M = scale*w*dx
N = Constant(kind)*dx
forms = [M, N]
"""


def test_overrides_win_over_plain_values(read):
    result = read(SETTABLE, degree=3, cell="interval", scale=2, kind="hexahedron")
    (w,) = result.coefficient_names
    assert w.ufl_element().name == "P3"
    assert w.ufl_element().cellname == "interval"
    (c,) = result.constant_names
    assert c.ufl_domain().ufl_cell().cellname == "hexahedron"
    assert result.forms[0].form.integrals()[0].integrand().ufl_operands[0].value() == 2.0
    assert result.overrides == {"degree": 3, "cell": "interval", "scale": 2, "kind": "hexahedron"}


def test_overrides_of_basix_cells_and_module_attributes(read):
    text = """
    import basix
    import ufl
    cell, = [None]
    cell_type = basix.CellType.triangle
    shape = ufl.triangle
    w = Coefficient(element("P", cell_type, degree))
    M = w*dx + Constant(shape)*dx(shape)
    """
    result = read(text, degree=1, cell_type="tetrahedron", shape="interval")
    (w,) = result.coefficient_names
    assert w.ufl_element().cellname == "tetrahedron"


@pytest.mark.parametrize(
    ("overrides", "cause", "code"),
    [
        ({"degre": 2}, "has no name 'degre' to set", ExitCode.USAGE),
        ({"M": 2}, "has no name 'M'|computes 'M' here", None),
        ({"w": 2}, "--define w: the file computes 'w' here", ExitCode.FORM),
        ({"dx": 2}, "has no name 'dx'", ExitCode.USAGE),
        ({"degree": "high"}, "--define degree=high: the file has a whole number here", ExitCode.FORM),
        ({"degree": 2.5}, "--define degree=2.5: the file has a whole number here", ExitCode.FORM),
        ({"scale": "x"}, "--define scale=x: the file has a number here", ExitCode.FORM),
        ({"name": 3}, "--define name=3: the file has a string here", ExitCode.FORM),
        ({"cell": "cube"}, "'cube' is no cell", ExitCode.FORM),
        ({"cell": 3}, "3 is no cell", ExitCode.FORM),
        ({"a b": 3}, "not a name", ExitCode.USAGE),
        ({"for": 3}, "not a name", ExitCode.USAGE),
        ({"__class__": 3}, "not a name", ExitCode.USAGE),
        ({"degree": True}, "a number or a string", ExitCode.USAGE),
        ({"degree": None}, "a number or a string", ExitCode.USAGE),
        ({"degree": 2**70}, "2\\*\\*63", ExitCode.USAGE),
        ({"name": "x" * 1000}, "too long", ExitCode.USAGE),
    ],
)
def test_overrides_that_do_not_fit_are_refused(tmp_path, overrides, cause, code):
    path = tmp_path / "test.form"
    path.write_text(SETTABLE)
    with pytest.raises(FemforgeError, match=cause) as caught:
        read_form_file(path, overrides)
    assert code is None or caught.value.code == code
    assert caught.value.place
    assert "override '" not in str(caught.value)  # the option is --define


@pytest.mark.parametrize(
    "text",
    [
        "n = 2*1",
        "if 1:\n    n = 2",
        "n = m = 2",
        "n, m = 2, 3",
        "n = 1\nn += 1",
        "for n in (1, 2):\n    pass",
        "def n():\n    return 1",
        "from ufl import dx as n",
        "n = len((1, 2))",
    ],
)
def test_names_that_the_file_computes_cannot_be_overridden(read, text):
    with pytest.raises(FemforgeError, match="--define n: the file computes 'n' here") as caught:
        read(f"{text}\nM = n*dx(triangle)", n=3)
    assert re.search(r"test\.form:[12]:1", caught.value.place)
    assert "n = ..." in caught.value.mend


def test_a_name_that_is_only_used_can_be_given(read):
    assert number(read("M = n*dx(triangle)", n=3)) == 3
    assert number(read("def f1():\n    return n\nM = f1()*dx(triangle)", n=4)) == 4


def test_the_message_for_an_unknown_override_names_those_that_exist(read):
    with pytest.raises(FemforgeError) as caught:
        read(SETTABLE, degre=2)
    assert "degree" in caught.value.mend
    with pytest.raises(FemforgeError) as caught:
        read(SETTABLE, zzz=2)
    assert caught.value.mend == "it uses: cell, degree, kind, name, scale"
