"""What form files may not say: each refusal has a cause, a place and an excerpt with a caret."""

import os
import re

import pytest
from formfile_support import BASE, reader, refuser

from femforge.errors import ExitCode, FemforgeError
from femforge.formfile import read_form_file


@pytest.fixture
def refuse(tmp_path):
    return refuser(tmp_path)


# (line after BASE, words of the cause, column)
SYNTAX = [
    ("import os", "the module 'os' cannot be imported", 1),
    ("import os.path as p", "the module 'os.path' cannot be imported", 1),
    ("from os import path", "the module 'os' cannot be imported", 1),
    ("from . import x", "the module '.' cannot be imported", 1),
    ("from __future__ import annotations", "'__future__'", 1),
    ("import numpy as np", "the module 'numpy' cannot be imported", 1),
    ("import ufl.cores", "the module 'ufl.cores' cannot be imported", 1),
    ("import ufl.core._x", "the module 'ufl.core._x' cannot be imported", 1),
    ("import basix.numba_helpers", "the module 'basix.numba_helpers' cannot be imported", 1),
    ("from ufl.algorithms import expand_derivatives", "is a part of UFL that compilers use", 1),
    ("from ufl.core.expr import Expr", "'Expr' is a part of UFL that compilers use", 1),
    ("import ufl\nx = ufl.core.expr.Expr", "'Expr' is a part of UFL that compilers use", 18),
    (
        "from ufl.geometry import FacetOrigin",
        "'FacetOrigin' is not supported yet",
        1,
    ),
    ("from ufl.geometry import CellVolum", "'ufl.geometry.CellVolum' is not available", 1),
    ("from ufl import triangel", "'ufl.triangel' is not available", 1),
    ("from ufl import register_integral_type", "'register_integral_type' has no use in a form file", 1),
    ("from basix.ufl import real_element", "'real_element' is not supported yet", 1),
    ("x = 1\nwhile x: pass", "while loops are not part", 1),
    ("class A: pass", "classes are not part", 1),
    ("x = yield", "generators are not part", 5),
    ("async def h(): pass", "async functions are not part", 1),
    ("with f: pass", "with statements are not part", 1),
    ("try:\n    pass\nexcept TypeError:\n    pass", "try statements are not part", 1),
    ("raise f", "raise statements are not part", 1),
    ("assert f", "assert statements are not part", 1),
    ("del f", "del statements are not part", 1),
    ("global f", "global statements are not part", 1),
    ("match f:\n    case 1: pass", "match statements are not part", 1),
    ("x = (y := 3)", "assignments inside expressions are not part", 6),
    ("x = {1, 2}", "sets are not part", 5),
    ("x = {n for n in (1, 2)}", "sets are not part", 5),
    ("x = 1 & 2", "the operator & is not part", 5),
    ("x = 1 | 2", "the operator | is not part", 5),
    ("x = ~1", "the operator ~ is not part", 5),
    ("x = 1 << 2", "the operator << is not part", 5),
    ("x = 1j", "complex numbers are not supported yet", 5),
    ("x = b'a'", "bytes are not part", 5),
    ("x = 10000000000000000000", "whole numbers go up to 2**63", 5),
    ("x = 1e999", "too large for double precision", 5),
    ("x = f.__class__", "attributes with a leading underscore are refused", 7),
    ("x = f._x", "attributes with a leading underscore are refused", 7),
    ("f.x = 1", "attributes cannot be assigned", 3),
    ("d = {}\nd['a'] = 1", "items cannot be assigned", 1),
    ("x = [1]\nx[0] += 1", "items cannot be assigned", 1),
    ("@f\ndef h(): pass", "decorators are not part", 1),
    ("def h(*t): pass", "functions take named arguments only", 8),
    ("def h(**t): pass", "functions take named arguments only", 9),
    ("x = lambda *t: 1", "functions take named arguments only", 13),
    ("for n in (1,):\n    pass\nelse:\n    pass", "else after for is not part", 1),
    ("*x, *y = (1, 2)", "one starred name", 1),
    ("x = *(1, 2)", "a starred value stands in a tuple, a list or a call only", 1),
    ("*x = (1, 2)", "starred", 1),
    ("return 1", "return stands outside a function", 1),
    ("break", "break stands outside a loop", 1),
    ("for n in (1,):\n    def h():\n        continue", "continue stands outside a loop", 1),
    ("x = (1", "not valid Python: '(' was never closed", 5),
    ("x = 1 +", "not valid Python: invalid syntax", 8),
    ("x = \0", "null character", 5),
    ("\tx = 1", "not valid Python: unexpected indent", 1),
]

SEMANTICS = [
    ("x = unknown", "the name 'unknown' is not defined", 5),
    ("x = ufl.sin(f)", "the name 'ufl' is not defined", 5),
    ("x = inner(grd(f), f)", "the name 'grd' is not defined", 11),
    ("x = 1 if f else 2", "neither true nor false when the form is read", 10),
    ("x = 0 < f < 1", "neither true nor false when the form is read", 5),
    ("x = f and g", "neither true nor false when the form is read", 5),
    ("if f > 0:\n    x = 1", "neither true nor false when the form is read", 4),
    ("x = [n for n in (1,) if f]", "neither true nor false when the form is read", 25),
    ("x = max(f, g)", "max takes numbers", 5),
    ("x = inner(u, grad(u))", "Shapes do not match: <Argument> and <Grad>", 5),
    ("x = grad(f) + f", "Can't add expressions with different shapes", 15),
    ("x = f + g + grad(f) + g", "Can't add expressions with different shapes", 13),
    ("x = dot(u)", "dot() missing 1 required positional argument", 5),
    ("x = Coefficient(e, count=3)", "Coefficient() got an unexpected keyword argument 'count'", 5),
    ("x = grad(f).T", "Transposed is only defined for rank 2 tensors", 13),
    ("x = grad(f)[0, 0]", "2 indices for a tensor of shape (2,)", 5),
    ("x = grad(f)[2]", "there is no component 2 of 2", 5),
    ("x = f[0]", "a scalar has no components", 5),
    ("x = grad(f)['a']", "indexed by whole numbers, indices", 5),
    ("x = grad(f)[i].ufl_operands[1][3]", "tuple index out of range", 5),
    ("x = (1, 2)[2]", "tuple index out of range", 5),
    ("x = [1]['a']", "indexed by whole numbers", 5),
    ("x = {'a': 1}['b']", "no such key: 'b'", 5),
    ("x = {[1]: 2}", "unhashable type", 6),
    ("x = e[0]", "an element has no items", 5),
    ("x, y = 1, 2, 3", "3 values for 2 names", 1),
    ("x, y = f", "a scalar expression cannot be looped over", 1),
    ("for n in 3:\n    pass", "a whole number cannot be looped over", 10),
    ("x = [n for n in f]", "a scalar expression cannot be looped over", 17),
    ("x = 1/0", "division by zero", 7),
    ("x = 1.5 % 0", "division by zero", 11),
    ("x = 10.0**400", "too large for double precision", 11),
    ("x = (-8.0)**0.5", "complex", 13),
    ("x = 2**63", "whole numbers go up to 2**63", 8),
    ("x = float('nan')", "not a finite number", 5),
    ("x = 3 ^ 4", "numbers have no operator ^", 9),
    ("x = 'a' % 1", "% has no meaning between a string and a whole number", 11),
    ("x = [0]*10**9", "this collection is too large", 9),
    ("x = 'ab'*4000", "this collection is too large", 10),
    ("x = [0]*4000 + [0]*4000", "this collection is too large", 16),
    ("x = range(5000)", "this range is too long", 5),
    ("x = Identity(65)", "Identity: too large", 5),
    ("x = Identity(f)", "Identity takes whole numbers", 5),
    ("x = f**101", "the exponent 101 is too large", 8),
    ("x = [1] + (2,)", "+ has no meaning between a list and a tuple", 11),
    ("x = None + 1", "+ has no meaning between None and a whole number", 12),
    ("x = f // 2", "// has no meaning between an expression", 10),
    ("x = f @ g", "@ has no meaning between an expression", 9),
    ("x = e ** 2", "** has no meaning between an element", 10),
    ("x = -'a'", "- has no meaning before a string", 5),
    ("x = [1] < [2]", "< has no meaning between a list and a list", 11),
    ("x = 1 in f", "'in' has no meaning with an expression", 10),
    ("x = f(g)", "an expression is called with '+' or '-' only", 5),
    ("x = f((0.5, 0.5))", "an expression is called with '+' or '-' only", 5),
    ("x = e(1)", "an element cannot be called", 5),
    ("x = 2(f)", "a whole number cannot be called", 5),
    ("x = sin(sin)", "the function sin is given where a value is expected", 5),
    ("x = (lambda n: n)()", "<lambda> needs 'n'", 5),
    ("x = (lambda n: n)(1, 2)", "<lambda> takes 1 arguments, not 2", 5),
    ("x = (lambda n: n)(m=1)", "<lambda> has no parameter 'm'", 5),
    ("x = (lambda n: n)(1, n=1)", "<lambda> gets 'n' twice", 5),
    ("x = dict(a=1, **{'a': 2})", "'a' is given twice", 5),
    ("x = dict(**3)", "** takes a dict", 5),
    ("def h():\n    y = x1\n    x1 = 2\n    return y\nx = h()", "'x1' is used before it is assigned", 9),
    ("x = [].append(1)", "lists are not changed in a form file", 8),
    ("x = 'a'.upper()", "strings have no attribute 'upper'", 9),
    ("x = f.count()", "has no attribute 'count' in a form file", 7),
    ("x = TestFunction(1)", "a whole number is given where a function space is expected", 5),
    ("x = Coefficient(triangle)", "a cell is given where a function space is expected", 5),
    ("x = Mesh(triangle)", "a mesh of a cell", 5),
    ("x = Mesh(e)", "the coordinate element of a mesh is a vector element", 5),
    ("x = FunctionSpace(triangle, 3)", "a whole number is given where an element is expected", 5),
    ("x = Constant(triangle, shape=(0,))", "the shape of a constant", 5),
    ("x = Constant('cube')", "the cell 'cube' is not supported", 5),
    ("w = Coefficient(FiniteElement('P', interval, 1))\nx = 1*dx", "missing an integration domain", 7),
    (
        "x = Constant(Identity(3))",
        "an expression of shape (3, 3) is given where a mesh or cell is expected",
        5,
    ),
    ("x = SpatialCoordinate(3)", "a whole number is given where a mesh or cell is expected", 5),
    ("x = MixedElement([e, [e, 3]])", "elements are expected here", 5),
    ("w = Coefficient(FunctionSpace(Mesh(VectorElement(e)), e))\nx = w*f*dx", "Multiple domains found", 9),
    ("x = f*dx(subdomain_data=3)", "'subdomain_data' of a measure is not supported", 7),
    ("x = f**u", "a test or trial function stands in an exponent", 5),
    ("x = replace(f**g, {g: c})", "stands in an exponent", 5),
    ("x = replace(f**g, 3)", "replace takes a dict", 5),
    ("x = Cofunction(e)", "'Cofunction' is not supported yet", 5),
    ("x = ExternalOperator(f)", "'ExternalOperator' is not supported yet", 5),
    ("x = f'{f}'", "f-strings hold plain names, numbers and strings", 5),
    ("x = f'{1:>9}'", "f-strings hold plain names, numbers and strings", 5),
    ("x = f'{1!r}'", "f-strings hold plain names, numbers and strings", 5),
]

ELEMENTS = [
    ('FiniteElement("RT", triangle, 1)', "'RT' is not supported yet", "Crouzeix-Raviart (CR)"),
    ('FiniteElement("N1curl", triangle, 1)', "'N1curl' is not supported yet", "Lagrange"),
    ('element("BDM", "triangle", 1)', "'BDM' is not supported yet", "Lagrange"),
    ('element(basix.ElementFamily.N1E, "triangle", 1)', "'N1E' is not supported yet", "Lagrange"),
    ('element("Nedelec 1st kind H(curl)", "triangle", 1)', "is not supported yet", "Lagrange"),
    ('FiniteElement("Real", triangle, 0)', "'Real' is not supported yet", "Lagrange"),
    ('FiniteElement("Quadrature", triangle)', "needs a cell and a degree", ""),
    ('FiniteElement("Quadrature", triangle, -1)', "-1 is no degree of a quadrature element", "0 to 15"),
    ('FiniteElement("Quadrature", triangle, 16)', "16 is no degree of a quadrature element", "0 to 15"),
    ('FiniteElement("Quadrature", triangle, 2.5)', "2.5 is no degree of a quadrature element", "0 to 15"),
    ('FiniteElement("Quadrature", prism, 2)', "the cell 'prism' is not supported", "cells: interval"),
    ('FiniteElement("Quadrature", triangle, 2, variant="gll")', "does not take 'variant'", ""),
    ('FiniteElement("Quadrature", triangle, 2, quad_scheme="GLL")', "has no quadrature scheme 'GLL'", "default"),
    ('VectorElement("Quadrature", triangle, 2, quad_scheme="vertex")', "no scheme 'vertex'", "points and weights"),
    ('FiniteElement("Quadrature", triangle, 2, quad_scheme="Simpson")', "'Simpson' is not known", "xiao_gimbutas"),
    ('VectorElement(FiniteElement("Quadrature", triangle, 2), quad_scheme="default")', "'quad_scheme'", ""),
    ('TensorElement("P", triangle, 2, quad_scheme="default")', "does not take 'quad_scheme'", ""),
    ('element("Quadrature", "triangle", 2)', "makes no quadrature elements", "quadrature_element"),
    ('quadrature_element("triangle", degree=2, points=[[0, 0]])', "does not take 'degree'", ""),
    ('quadrature_element("triangle", points=[[0, 0]])', "the weights of a quadrature rule are missing", "list of 1"),
    ('quadrature_element("triangle", points=[[0, 0, 0]], weights=[1])', "no points of this cell", "2 numbers"),
    ('quadrature_element("triangle", scheme="default")', "needs a cell and a degree", ""),
    ('quadrature_element("triangle", symmetry=True, degree=2)', "does not take 'symmetry'", ""),
    ('MixedElement(FiniteElement("Quadrature", triangle, 2))', "cannot be mixed", "coefficient of its own"),
    ('FiniteElement("Quadrature", triangle, 2) + P1', "cannot be enriched", "coefficient of its own"),
    ('Mesh(VectorElement("Quadrature", triangle, 2))', "gives no coordinates", "Lagrange"),
    ('element("DPC", "quadrilateral", 2)', "'DPC' is not supported yet", "Lagrange"),
    ('FiniteElement("Lagrnge", triangle, 2)', "there is no element family 'Lagrnge'", "mean Lagrange?"),
    ('FiniteElement("Lagrange", triangle, 9)', "degree 9", "1 to 8"),
    ('FiniteElement("Lagrange", triangle, 0)', "degree 0", '"DP"'),
    ('FiniteElement("Lagrange", prism, 1)', "the cell 'prism' is not supported", "cells: interval"),
    ('FiniteElement("Lagrange", triangle)', "needs a cell and a degree", ""),
    ('FiniteElement(3, triangle, 1)', "where the name of an element family is expected", ""),
    ('FiniteElement("P", 3, 1)', "a whole number is given where a cell is expected", ""),
    ('FiniteElement("P", triangle, 1, quad_scheme="default")', "does not take 'quad_scheme'", ""),
    ('FiniteElement("P", triangle, 1, variant="spectral")', "the variant 'spectral'", "equispaced, gll"),
    ('element("P", "triangle", 2, basix.LagrangeVariant.legendre)', "the variant 'legendre'", "gll_warped"),
    ('element("P", "triangle", 2, dtype=1)', "element does not take 'dtype'", ""),
    ('element("P", "triangle", 2, symmetry=True)', "does not take 'symmetry'", ""),
    ('element("CR", "triangle", 1, discontinuous=True)', "discontinuous CR", ""),
    ('element("P", "triangle", 1, discontinuous=1)', "True or False", ""),
    ('TensorElement("P", triangle, 1, symmetry={(0, 0): (1, 1)})', "only the full symmetry", "symmetry=True"),
    ('VectorElement("P", triangle, 1, dim=2.5)', "sizes of at least 1", ""),
    ('VectorElement(FiniteElement("P", triangle, 1), triangle)', "does not take 'cell'", ""),
    ('MixedElement(3)', "elements are expected here", ""),
    ('EnrichedElement(FiniteElement("P", triangle, 1))', "at least two", ""),
    ('blocked_element(element("P", "triangle", 1), shape="x")', "where a shape is expected", "tuple"),
    ('basix.ufl.wrap_element(3)', "elements are expected here", ""),
    ('basix.ufl.real_element(3)', "'real_element' is not supported yet", ""),
    ('basix.create_tp_element(3)', "'create_tp_element' numbers its dofs as a product of directions", ""),
    ('basix.CellType.cube', "'basix.CellType.cube' is not available", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "cause", "column"), SYNTAX + SEMANTICS)
def test_refusals_have_cause_place_excerpt_and_caret(refuse, text, cause, column):
    error = refuse(BASE + text + "\n")
    assert cause in error.cause
    assert error.mend
    assert error.code == ExitCode.FORM
    name, line, found = error.place.rsplit(":", 2)
    assert name.endswith("test.form")
    shown, caret = error.excerpt.split("\n")
    lines = (BASE + text).split("\n")
    assert shown == "  " + lines[int(line) - 1].replace("\t", " ").replace("\0", "\N{REPLACEMENT CHARACTER}")
    assert caret == " " * (int(found) + 1) + "^"
    assert int(line) > BASE.count("\n")
    if "\n" not in text and "f'" not in text:  # inside f-strings Python 3.11 knows no columns
        assert int(found) == column


@pytest.mark.parametrize(("text", "cause", "mend"), ELEMENTS)
def test_elements_that_do_not_exist_here_are_refused_by_name(refuse, text, cause, mend):
    error = refuse(f"import basix.ufl; P1 = FiniteElement('P', triangle, 1)\nx = {text}\n")
    assert cause in error.cause
    assert error.mend
    assert mend in error.mend
    assert re.search(r":2:\d+$", error.place)


# messages


def test_an_error_is_reported_where_the_call_stands_inside_a_function(refuse):
    error = refuse(BASE + "def h(t):\n    y = 1\n    return inner(t, grad(t))\nx = h(f)\n")
    assert error.place.endswith(":7:12")
    assert error.mend == "given: an expression of shape (), an expression of shape (2,)"


def test_columns_count_characters_and_tabs_line_up(refuse):
    error = refuse("x = 'äöü€'; y = unknown\n")
    assert error.place.endswith(":1:17")
    assert error.excerpt == "  x = 'äöü€'; y = unknown\n                  ^"
    error = refuse("def h():\n\treturn unknown\nx = h()\n")
    assert error.excerpt == "   return unknown\n          ^"


def test_long_lines_are_shortened_around_the_caret(refuse):
    error = refuse("x = (" + "1 + " * 100 + "unknown" + " + 1" * 100 + ")\n")
    shown, caret = error.excerpt.split("\n")
    assert len(shown) < 140
    assert shown[caret.index("^") :].startswith("unknown")
    assert shown.startswith("  ...")
    assert shown.endswith("...")


def test_terminal_control_characters_are_not_echoed(refuse):
    error = refuse("x = '\x1b[31m\x07\u202e'; y = unknown\n")
    assert "\x1b" not in str(error)
    assert "\u202e" not in str(error)


def test_proposals(refuse):
    assert refuse(BASE + "x = Coeficient(e)\n").mend == "did you mean Coefficient or Coefficients?"
    assert "import ufl" in refuse(BASE + "x = ufl.sin(f)\n").mend
    assert "conditional" in refuse(BASE + "x = 1 if f > 0 else 2\n").mend
    assert "max_value" in refuse(BASE + "x = max(f, g)\n").mend
    assert (
        "one Mesh"
        in refuse(BASE + "w = Coefficient(FunctionSpace(Mesh(VectorElement(e)), e))\nx = w*f*dx\n").mend
    )
    assert "dx(domain=mesh)" in refuse("M = 1*dx\n").mend


# forms and names


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("x = 3", "the file defines no form"),
        ("", "the file defines no form"),
        ("forms = []", "the file defines no form"),
        ("forms = 3", "'forms' is a whole number"),
        ("forms = [3]", "entry 0 of 'forms' is a whole number, not a form"),
        (BASE + "forms = [a, a]", "two entries of 'forms' are called 'a'"),
        (BASE + "form1 = f*dx\nforms = [form1, g*dx]", "two entries of 'forms' are called 'form1'"),
        (BASE + "a = 0*f*dx(triangle)", "the form 'a' is zero"),
        (BASE + "L = f*u*dx", None),
        (BASE + "L = Argument(e, 2)*u*dx", "the form 'L' has the arguments 1, 2"),
        (
            BASE + "L = v*dx + TestFunction(FiniteElement('P', triangle, 2))*dx",
            "UFL refuses the form 'L': Found different Arguments with same number and part.",
        ),
        (BASE + "a = abs(abs(f))*dx + real(real(f))*dx", None),
        (BASE + "expressions = 3", None),
        (BASE + "expressions = [f]", "entry 0 of 'expressions': an expression of shape () is no pair"),
        (BASE + "expressions = [(f, ())]", "entry 0 of 'expressions': the list of points is empty"),
        (
            BASE + "expressions = [(f, [[0.1]]), (f, [[0.1], [0.1, 0.2]])]",
            "entry 1 of 'expressions': its points have 1",
        ),
        (BASE + "expressions = [(f*dx, [[0.1, 0.1]])]", "a form has no values at points"),
        (BASE + "expressions = [(jump(f), [[0.1]])]", None),
        (BASE + "expressions = [(jump(f), [[0.1, 0.2]])]", "it has a side"),
        (BASE + "expressions = [(jump(f), FiniteElement('P', triangle, 1))]", "it has a side"),
        (BASE + "long = a\nforms = [long]", None),
        ("long = Constant(triangle)*dx", "the form 'long' has a name that is a keyword of C++"),
        ("μ = Constant(triangle)\na = μ*dx", "the constant 'μ' has a name that is no C identifier"),
        (
            "double = Constant(triangle)\na = double*dx",
            "the constant 'double' has a name that is a keyword of C++",
        ),
        (
            "a__b = Constant(triangle)\na = a__b*dx",
            "the constant 'a__b' has a name that C++ keeps for itself",
        ),
        ("_A = Constant(triangle)\na = _A*dx", "the constant '_A' has a name that C++ keeps for itself"),
        (
            "threadIdx = Constant(triangle)\na = threadIdx*dx",
            "means something else in C++, CUDA, HIP or femforge",
        ),
        ("pow = Constant(triangle)\na = pow*dx", "means something else in C++, CUDA, HIP or femforge"),
        (
            'new = Coefficient(FiniteElement("P", triangle, 1))\na = new*dx',
            "the coefficient 'new' has a name that is a keyword",
        ),
    ],
)
def test_forms_and_names_that_cannot_be_compiled(tmp_path, text, cause):
    read = reader(tmp_path)
    if cause is None:
        assert read(text).forms[0].name == "a"  # under the first name that it got
        return
    with pytest.raises(FemforgeError) as caught:
        read(text)
    assert cause in caught.value.cause
    name = cause.split("'")[1] if cause.startswith(("the c", "'")) else ""
    line = int(caught.value.place.split(":")[-2])
    assert text.split("\n")[line - 1].startswith(name)
    assert caught.value.code == ExitCode.FORM


def test_the_place_of_a_name_is_where_it_was_bound_last(tmp_path):
    with pytest.raises(FemforgeError) as caught:
        reader(tmp_path)("double = 3\nx = 2\ndouble = Constant(triangle)\na = double*dx\n")
    assert caught.value.place.endswith("test.form:3:1")
    assert caught.value.excerpt == "  double = Constant(triangle)\n  ^"


def test_names_that_no_form_uses_may_be_anything(tmp_path):
    reader(tmp_path)("double = Constant(triangle)\nα = 3\na = α*Constant(triangle)*dx\n")


# files


def test_files_that_cannot_be_read(tmp_path):
    def refused(path):
        with pytest.raises(FemforgeError) as caught:
            read_form_file(path)
        assert caught.value.code == ExitCode.FILE
        assert caught.value.place == str(path)
        return caught.value.cause

    assert "No such file" in refused(tmp_path / "none.form")
    assert "not a file" in refused(tmp_path)
    latin = tmp_path / "latin.form"
    latin.write_bytes(b"a = 1\n# \xe9\n")
    assert "not UTF-8 text (byte 8, line 2)" in refused(latin)
    huge = tmp_path / "huge.form"
    huge.write_text("#" * 300_000)
    assert "larger than 256 KiB" in refused(huge)
    pipe = tmp_path / "pipe.form"
    os.mkfifo(pipe)
    assert "not a file" in refused(pipe)
    assert "cannot be read" in refused("/dev/null/x")
    loop = tmp_path / "loop.form"
    loop.symlink_to(loop)
    assert "cannot be read" in refused(loop)
    with pytest.raises(FemforgeError, match="null"):
        read_form_file("a\0b")


OF_OTHERS = """
int8_t uint16_t uint64_t int_fast32_t uintptr_t intmax_t size_t ptrdiff_t INT32_MAX UINT64_C DBL_EPSILON FLT_MAX INT_MIN
M_PI M_PI_2 M_SQRT2 M_El HUGE_VALF FP_NAN char4 ushort2 uint3 int2 longlong4 double3 make_float4 double4_32a half2
cudaStream_t cudaMalloc hipStream_t hipSuccess CUDART_VERSION HIP_VERSION cublasHandle_t hipblas femforge_kernel
femforge_arguments femforge FEMFORGE_SUCCESS
"""
OWN = "u_t int_t M_0 M_P T_MAX hips hip_load curl uint5 double_value int64 cudax HIP my_femforge make_up m_pi INT DBL"


def test_families_of_names_of_others(tmp_path):
    """What a family does not have may be called so."""
    read = reader(tmp_path)
    for name in OF_OTHERS.split():
        with pytest.raises(
            FemforgeError, match=f"the constant '{name}' has a name that means something else"
        ):
            read(f"{name} = Constant(triangle)\na = {name}*dx")
    for name in OWN.split():
        assert name in read(f"{name} = Constant(triangle)\na = {name}*dx").constant_names.values()
