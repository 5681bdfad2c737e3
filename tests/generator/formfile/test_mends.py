"""Mends of the form language: what is said is done, word by word, and the form file is read and analysed."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from pathlib import Path

import pytest
from form_mends import Case, follow_all, not_printed
from mend_sites import passed, sites

from femforge.errors import FemforgeError
from femforge.formfile import limits as bounds
from femforge.formfile import read_form_file
from femforge.formfile.limits import Limits
from femforge.formfile.source import MAX_BYTES
from femforge.formfile.syntax import _NAMES_OF_NODES, MAX_NODES

POINT = "[[0.2, 0.3]]"
DEEP = "def h(n):\n    return {} if n > 0 else f\nL = h(25)*v*dx"
#: Elements as UFL 2023.2 to 2024.2 made them.
DIRECT = "import ufl\nfrom ufl.finiteelement import FiniteElement as D, SymmetricElement as S\n"
#: Functions of two spaces side by side.
MIXED_SPACE = (
    "m = Mesh(VectorElement(e))\nw = MixedFunctionSpace(FunctionSpace(m, e), FunctionSpace(m, e))\n"
    "(u, p), (v, q) = TrialFunctions(w), TestFunctions(w)\n"
)
#: What is refused, by the module that refuses it.
CASES: Mapping[str, tuple[Case, ...]] = {
    "formfile/basics.py": (
        Case("x = [y for y in 3]", "write a list, a tuple or a range", "x = [y for y in range(3)]"),
        Case("x = [y for y in f]", "write a list of it", "x = [y for y in [f]]"),
        Case("x = [y for y in f]", "or a vector", "x = [y for y in grad(f)]"),
        Case("x = int(f)", "write a number: int(2)", "x = int(2)"),
        Case("x = range(2.0)", "write range(3)", "x = range(3)"),
        Case("x = [y for y in Constant(triangle, (20,))]", "at most 10", "x = [y for y in Constant(triangle, (10,))]",
             limits=Limits(items=10)),
        Case("x = range(5000)", "at most 4096", "x = range(4096)"),
        Case("x = max(f, g)", "for expressions use max_value", "x = max_value(f, g)"),
        Case("x = sum([[f], [g]], [])", "use a comprehension to join lists", "x = [z for y in [[f], [g]] for z in y]"),
    ),
    "formfile/element_names.py": (
        Case('x = FiniteElement("P", 3, 1)', "triangle", 'x = FiniteElement("P", triangle, 1)'),
        Case('x = element("CR", "triangle", 1, discontinuous=True)', "P and Q can be discontinuous",
             'x = element("P", "triangle", 1, discontinuous=True)'),
        Case('x = FiniteElement("P")', "such as triangle, 1", 'x = FiniteElement("P", triangle, 1)'),
        Case("x = FiniteElement(3, triangle, 1)", "write 'P'", "x = FiniteElement('P', triangle, 1)"),
        Case('x = FiniteElement("P", triangle, 1, quad_scheme="default")', "leave it out",
             'x = FiniteElement("P", triangle, 1)'),
        Case("x = mixed_element([e, 3])", "write a list of elements", "x = mixed_element([e, e])"),
        Case('x = FiniteElement("Quadrature", triangle)', "such as triangle, 2",
             'x = FiniteElement("Quadrature", triangle, 2)'),
        Case('x = element("P", "triangle", 1, discontinuous=1)', "write discontinuous=True",
             'x = element("P", "triangle", 1, discontinuous=True)'),
        Case(DIRECT + "x = S({(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 2}, [e, e])", "list one element 3 times",
             DIRECT + "x = S({(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 2}, [e, e, e])"),
        Case("import basix.ufl\nx = basix.ufl.custom_element", "use element(...)",
             "import basix.ufl\nx = basix.ufl.element('P', 'triangle', 1)"),
        Case("import basix.ufl\nx = basix.ufl.real_element", "take a Constant", "x = Constant(triangle)"),
        Case('x = FiniteElement("P", "prism", 1)', "tetrahedron", 'x = FiniteElement("P", "tetrahedron", 1)'),
        Case('x = element("Quadrature", "triangle", 2)', "use quadrature_element",
             'x = quadrature_element("triangle", degree=2)'),
        Case('x = FiniteElement("RT", triangle, 1)', "Lagrange (P)", 'x = FiniteElement("Lagrange", triangle, 1)'),
        Case('x = FiniteElement("RT", triangle, 1)', "Crouzeix-Raviart (CR)", 'x = FiniteElement("CR", triangle, 1)'),
        Case('x = FiniteElement("RT", triangle, 1)', "DP", 'x = FiniteElement("DP", triangle, 1)'),
        Case('x = FiniteElement("RT", triangle, 3)', "Bubble (B)", 'x = FiniteElement("Bubble", triangle, 3)'),
        Case('x = FiniteElement("RT", triangle, 1)', "Quadrature", 'x = FiniteElement("Quadrature", triangle, 1)'),
        Case('x = FiniteElement("RTCF", quadrilateral, 1)', "Q, DQ", 'x = FiniteElement("DQ", quadrilateral, 1)'),
        Case('x = FiniteElement("Lagrnge", triangle, 1)', "mean Lagrange?",
             'x = FiniteElement("Lagrange", triangle, 1)'),
        Case('x = FiniteElement("P", triangle, 1, variant="spectral")', "gll",
             'x = FiniteElement("P", triangle, 1, variant="gll")'),
        Case('x = blocked_element(element("P", "triangle", 1), shape="x")', "write a tuple of sizes",
             'x = blocked_element(element("P", "triangle", 1), shape=(2, 2))'),
        Case('x = TensorElement("P", triangle, 1, symmetry={(0, 0): (1, 1)})', "write symmetry=True",
             'x = TensorElement("P", triangle, 1, symmetry=True)'),
        Case(DIRECT + 'x = D("P", triangle, 1, (), ufl.pullback.contravariant_piola, H1)', "write identity_pullback",
             DIRECT + 'x = D("P", triangle, 1, (), identity_pullback, H1)'),
        Case(DIRECT + 'x = D("DP", triangle, 1, (), identity_pullback, H1)', "a DP element is in L2",
             DIRECT + 'x = D("DP", triangle, 1, (), identity_pullback, L2)'),
        Case(DIRECT + "x = S({(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 1}, [e, e, e])", "(1, 0): 1, (1, 1): 2",
             DIRECT + "x = S({(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 2}, [e, e, e])"),
    ),
    "formfile/basix_names.py": (
        Case("import basix\nx = basix.make_quadrature(basix.CellType.triangle, -1)", "write one such as 2",
             "import basix\nx = basix.make_quadrature(basix.CellType.triangle, 2)"),
        Case("import basix\nx = basix.finite_element.string_to_family('DPC', 'quadrilateral')", "families: Lagrange",
             "import basix\nx = basix.finite_element.string_to_family('Lagrange', 'quadrilateral')"),
        Case("import basix\nx = basix.finite_element.create_tp_element", "use basix.ufl.element",
             "import basix\nx = basix.ufl.element('Q', 'quadrilateral', 2)"),
        Case("import basix\nx = basix.finite_element.create_custom_element", "use basix.ufl.element",
             "import basix\nx = basix.ufl.element('P', 'triangle', 2)"),
        Case("import basix\nx = basix.create_element(basix.ElementFamily.P, basix.CellType.triangle, 3)",
             "basix.LagrangeVariant.gll_warped",
             "import basix\nx = basix.create_element(basix.ElementFamily.P, basix.CellType.triangle, 3,\n"
             "                         basix.LagrangeVariant.gll_warped)"),
        Case("import basix\nx = basix.finite_element.string_to_family('Lagrnge', 'triangle')", "did you mean Lagrange",
             "import basix\nx = basix.finite_element.string_to_family('Lagrange', 'triangle')"),
        Case("import basix\nx = basix.quadrature.string_to_type('gaus_jacobi')", "did you mean gauss_jacobi",
             "import basix\nx = basix.quadrature.string_to_type('gauss_jacobi')"),
        Case("import basix\nx = basix.make_quadrature(basix.CellType.triangle, 3, 'gauss_jacobi')",
             "basix.QuadratureType.gauss_jacobi",
             "import basix\nx = basix.make_quadrature(basix.CellType.triangle, 3, basix.QuadratureType.gauss_jacobi)"),
    ),
    "formfile/evaluations.py": (
        Case("expressions = f", "write a list: expressions = [(e, points)]", f"expressions = [(f, {POINT})]"),
        Case(f"double = f*g\nexpressions = [(double, {POINT})]", "choose another name",
             f"twice = f*g\nexpressions = [(twice, {POINT})]"),
        Case("expressions = [f]", "write (expression, points)", f"expressions = [(f, {POINT})]"),
        Case("expressions = [f]", "(expression, element) for the points of an element", "expressions = [(f, e)]"),
        Case(f"expressions = [(f*dx, {POINT})]", "leave the integral out", f"expressions = [(f, {POINT})]"),
        Case(f"expressions = [(f*dx, {POINT})]", "list it in 'forms'", "forms = [f*dx]"),
        Case(f"expressions = [(1.5, {POINT})]", "write (expression, points)", f"expressions = [(1.5*f, {POINT})]"),
        Case(f"expressions = [('f', {POINT})]", "write (expression, points)", f"expressions = [(f, {POINT})]"),
        Case("expressions = [(f, triangle)]", "write (expression, points)", f"expressions = [(f, {POINT})]"),
        Case(f"expressions = [(as_vector([1, 2]), {POINT})]", "take functions, constants and geometry of one mesh",
             f"expressions = [(as_vector([c, f]), {POINT})]"),
        Case(f"expressions = [(f*Constant(interval), {POINT})]", "take functions, constants and geometry of one mesh",
             f"expressions = [(f*c, {POINT})]"),
        Case(f"expressions = [(grad(f)[i], {POINT})]", "sum over it",
             f"expressions = [(grad(f)[i]*grad(g)[i], {POINT})]"),
        Case(f"expressions = [(grad(f)[i], {POINT})]", "make a tensor of it: as_tensor(e, (i,))",
             f"expressions = [(as_tensor(grad(f)[i], (i,)), {POINT})]"),
        Case(f"expressions = [(0*f, {POINT})]", "a factor that is zero", f"expressions = [(2*f, {POINT})]"),
        Case(f"expressions = [(u*v, {POINT})]", "take a coefficient", f"expressions = [(u*g, {POINT})]"),
        Case(f"expressions = [(avg(f), {POINT})]", "give points of the facet's reference cell",
             "expressions = [(avg(f), [[0.5]])]"),
        Case(f"expressions = [(cell_avg(f), {POINT})]", "give it as a DP0 coefficient",
             f"average = Coefficient(FiniteElement('DP', triangle, 0))\nexpressions = [(average, {POINT})]"),
        Case("expressions = [(f, FiniteElement('P', tetrahedron, 1))]", "take an element on a triangle",
             "expressions = [(f, FiniteElement('P', triangle, 1))]"),
        Case("expressions = [(f, FiniteElement('B', triangle, 3))]", "take Lagrange, DP, Q, DQ or a quadrature element",
             "expressions = [(f, FiniteElement('DP', triangle, 0)), (f, FiniteElement('Quadrature', triangle, 3))]"),
        Case("expressions = [(grad(f), e)]", "take an element of the expression's shape",
             "expressions = [(grad(f), VectorElement(e))]"),
        Case("expressions = [(f, [])]", "points of a triangle have 2 coordinates", f"expressions = [(f, {POINT})]"),
        Case("expressions = [(f, [[0.1, 0.2, 0.3]])]", "those of its facets 1", "expressions = [(f, [[0.1]])]"),
        Case("expressions = [(f, [[0.1, c]])]", "have 2 coordinates", "expressions = [(f, [[0.1, 0.4]])]"),
    ),
    "formfile/expressions.py": (
        Case("def h():\n    y = w\n    w = 1\n    return y\nx = h()", "assign it before that",
             "def h():\n    w = 1\n    y = w\n    return y\nx = h()"),
        Case("x, y = (1, 2, 3)", "write a name for each", "x, y, z = (1, 2, 3)"),
        Case("x = f*dx(**{1: 2})", "write strings for its keys", "x = f*dx(**{'degree': 2})"),
        Case("x = f*dx(degree=2, **{'degree': 2})", "leave one of them out", "x = f*dx(**{'degree': 2})"),
        Case("x = {**3}", "write a dict behind it", "x = {**{1: 2}}"),
        Case("def h(n): return h(n - 1) if n > 0 else f\nx = h(9)", "use a loop",
             "x = f\nfor n in range(9):\n    x = x",
             limits=Limits(calls_deep=4)),
        Case("def h(y): return y\nx = h(1, 2)", "leave out the last ones", "def h(y): return y\nx = h(1)"),
        Case("def h(first): return first\nx = h(zzz=f)", "leave it out", "def h(first): return first\nx = h(f)"),
        Case("def h(y): return y\nx = h(1, y=2)", "leave one of them out", "def h(y): return y\nx = h(1)"),
        Case("def h(y): return y\nx = h()", "write y=...", "def h(y): return y\nx = h(y=1)"),
        Case("x = {1: 2}[3]", "take one that the dict has", "x = {1: 2}[1]"),
        Case("x = {1: 2}[3]", ".get(key, other)", "x = {1: 2}.get(3, 4)"),
        Case("x = f.dx(2)", "are numbered from 0", "x = f.dx(0) + f.dx(1)"),
        Case("L = f*v*dx(degre=4)", "degree=...", "L = f*v*dx(degree=4)"),
        Case("x = f/(0*g)", "divide by what is not zero", "x = f/g"),
        Case("x = inner(f)", "write inner(a, b)", "x = inner(a=f, b=f)"),
        Case("x = conditional(3, 1, 2)", "given: a whole number", "x = conditional(gt(f, 3), 1, 2)"),
        Case("x = f + grad(f)", "given: an expression of shape (), an expression of shape (2,)", "x = f + grad(f)[0]"),
        Case("d = Coefficient(FiniteElement('DP', triangle, 0))\nL = (f + d.dx(0).dx(0))*v*dx",
             "leave this derivative out, it is zero",
             "d = Coefficient(FiniteElement('DP', triangle, 0))\nL = f*v*dx"),
        Case("d = Coefficient(FiniteElement('DP', triangle, 0))\nL = (f + inner(grad(d.dx(1)), grad(f)))*v*dx",
             "leave this derivative out, it is zero", "L = f*v*dx"),
        Case("x = ufl.sin(f)", "write 'import ufl' first", "import ufl\nx = ufl.sin(f)"),
        Case("x = Coeficient(e)", "did you mean Coefficient", "x = Coefficient(e)"),
        Case("x = dimm*f", "set it in the file", "dimm = 2\nx = dimm*f"),
        Case("x = dimm*f", "--define dimm=VALUE", "x = dimm*f", followed_define={"dimm": 2}),
        Case("x = [i for i in range(4000) for j in range(2)]", "at most 4096",
             "x = [i for i in range(2048) for j in range(2)]"),
        Case("x = f'{1:>9}'", "leave out formats and conversions", "x = f'{1}'"),
        Case("x = f(g)", "a product is written with *", "x = f*g"),
        Case("x = 2(f + g)", "a product is written with *", "x = 2*(f + g)"),
        Case("x = inner(grad, f)", "call it", "x = inner(grad(f), grad(f))"),
        Case("import ufl\nx = sin(ufl)", "name something in it", "import ufl\nx = sin(ufl.pi)"),
        Case("def h(first): return first\nx = h(frst=f)", "did you mean first?",
             "def h(first): return first\nx = h(first=f)"),
        Case("w = Coefficient(FunctionSpace(Mesh(VectorElement(e)), e))\nx = w*f*dx", "all directly on elements",
             "w = Coefficient(e)\nx = w*f*dx"),
        Case("m = Mesh(VectorElement(e))\nw = Coefficient(FunctionSpace(m, e))\nx = w*f*dx",
             "all functions on one Mesh",
             "m = Mesh(VectorElement(e))\nV = FunctionSpace(m, e)\nw, f = Coefficient(V), Coefficient(V)\nx = w*f*dx"),
        Case("M = 1*dx", "name it: dx(domain=mesh)",
             "mesh = Mesh(VectorElement('P', triangle, 1))\nM = 1*dx(domain=mesh)",
             base=False),
    ),
    "formfile/interpreter.py": (
        Case(DEEP.format("(1 + 0)*(" * 40 + "f + h(n - 1)" + ")" * 40), "assign parts of it to names",
             "def h(n):\n    if n > 0:\n        y = h(n - 1)\n        x = f + y\n"
             "        return x\n    return f\nL = h(25)*v*dx"),
        Case("import numpy", "names of ufl and basix.ufl are there without an import", ""),
        Case("import numpy", "can import ufl, basix and their modules",
             "import ufl, ufl.algebra, basix, basix.ufl, basix.quadrature\nx = basix.ufl.element('P', 'triangle', 1)"),
    ),
    "formfile/limits.py": (
        Case("x = cell_avg(triangle)", "give UFL's function an expression", "x = cell_avg(f)"),
        Case("x = 1e308*10", "use smaller numbers", "x = 1e30*10"),
        Case("x = as_ufl(1e308)*10", "use smaller numbers", "x = as_ufl(1e30)*10"),
        Case("x = [f for i in range(40) for j in range(40)]", "at most 2000 steps",
             "x = [f for i in range(4) for j in range(4)]",
             limits=Limits(steps=2000)),
        Case("x = derivative(f**4*dx, f, v)\ny = lhs(derivative(x, f, u) + f*v*dx)", "write smaller expressions",
             "x = f**4*dx", limits=Limits(calls=6000)),
        Case("x = bessel_I(f, g)", "write smaller expressions", "x = f*g"),
        Case("x = sum((2**62, 2**62))", "write a decimal point", "x = sum((2.0**62, 2**62))"),
        Case("x = [" + "1, " * 4097 + "]", "at most 4096", "x = [" + "1, " * 4096 + "]"),
        Case("x = as_vector([f]*11)\ny = [x]*6", "make it smaller", "x = as_vector([f]*3)\ny = [x]*6",
             limits=Limits(terms=16)),
        Case("x = outer(as_vector([f]*50), as_vector([f]*50))\ny = outer(x, as_vector([f]*4))",
             "at most 4096 components",
             "x = outer(as_vector([f]*50), as_vector([f]*50))\ny = outer(x, as_vector([f]))"),
        Case("x = as_ufl(2**62)*4", "write a decimal point", "x = as_ufl(2.0**62)*4"),
        Case("x = f*f*f*f*f*f*f*f*f*f", "at most 15 terms", "x = f*f*f*f*f*f*f", limits=Limits(terms=15)),
        Case("x = f\nfor i in range(20):\n    x = sin(x)", "at most 20 levels",
             "x = f\nfor i in range(19):\n    x = sin(x)",
             limits=Limits(depth=20)),
        Case("x = [sin(i*f) for i in range(100)]", "at most 100", "x = [sin(i*f) for i in range(10)]",
             limits=Limits(stored=100)),
        Case("L = 2**v*dx", "put a Coefficient where", "L = 2**f*v*dx"),
        Case("x = f**200", "at most 100", "x = f**100"),
    ),
    "formfile/naming.py": (
        Case("forms = a", "forms = [a, L]", "L = f*v*dx\nforms = [a, L]"),
        Case("forms = [a, a]", "list it once", "forms = [a]"),
        Case("L = f*v*dx\nforms = [L, 3]", "leave it out", "L = f*v*dx\nforms = [L]"),
        Case("form1 = f*dx\nforms = [form1, g*dx]", "give one of them another name", "one = f*dx\nforms = [one, g*dx]"),
        Case("L = 0*f*v*dx", "look for a factor that is zero", "L = 1*f*v*dx"),
        Case("k = Coefficient(FiniteElement('DP', triangle, 0))\nL = inner(grad(k), grad(v))*dx",
             "a derivative of what is constant on cells",
             "k = Coefficient(FiniteElement('P', triangle, 1))\nL = inner(grad(k), grad(v))*dx"),
        Case("double = a\nforms = [double]\na = 3", "choose another name", "twice = a\nforms = [twice]\na = 3"),
        Case("t = TestFunction(FiniteElement('P', triangle, 2))\nL = v*dx + t*dx",
             "one form for each pair of test and trial functions",
             "t = TestFunction(FiniteElement('P', triangle, 2))\nL = v*dx\nM = t*dx"),
        Case(MIXED_SPACE + "a = (inner(grad(u), grad(v)) + p*q + u*q)*dx",
             "compile them one by one: extract_blocks(a)[0][0]",
             MIXED_SPACE + "b = extract_blocks((inner(grad(u), grad(v)) + p*q + u*q)*dx)\n"
             "a, c, d = b[0][0], b[1][0], b[1][1]\nforms = [a, c, d]"),
        Case(MIXED_SPACE + "L = v*dx + q*dx", "extract_blocks(L)[0] and so on",
             MIXED_SPACE + "b = extract_blocks(v*dx + q*dx)\nL, M = b[0], b[1]\nforms = [L, M]"),
        Case(MIXED_SPACE + "L = v*dx + q*dx", "functions of a MixedElement",
             "v, q = TestFunctions(MixedElement(e, e))\nL = v*dx + q*dx"),
        Case("L = Argument(e, 2)*u*dx", "TestFunction is 0, TrialFunction 1", "L = v*u*dx"),
        Case("new = Coefficient(e)\nL = new*v*dx", "choose another name", "fresh = Coefficient(e)\nL = fresh*v*dx"),
        Case("x = 3", "assign one at top level: a = inner(grad(u), grad(v))*dx",
             "e = FiniteElement('P', triangle, 1)\nu, v = TrialFunction(e), TestFunction(e)\n"
             "a = inner(grad(u), grad(v))*dx",
             base=False),
    ),
    "formfile/operations.py": (
        Case("x = 1/0", "divide by another number", "x = 1/2"),
        Case("x = 10.0**400", "use smaller numbers", "x = 10.0**300"),
        Case("x = (-8)**0.5", "take powers of positive numbers", "x = 8**0.5"),
        Case("x = grad(f) + (1, 2)", "make as_vector(...)", "x = grad(f) + as_vector((1, 2))"),
        Case("L = f*v*dx + 'x'", "for numbers, expressions and forms", "L = f*v*dx + g*v*dx"),
        Case("x = -'a'", "for numbers, expressions and forms", "x = -f"),
        Case("x = 1 in 3", "look in a tuple", "x = 1 in (3,)"),
        Case("x = 1 < 'a'", "compare two numbers", "x = 1 < 2"),
        Case("x = 1 if e else 2", "compare it: == or !=", "x = 1 if e == e else 2"),
        Case("x = [1, 2]['a']", "write [0]", "x = [1, 2][0]"),
        Case("x = [1, 2]['a']", "a part such as [1:]", "x = [1, 2][1:]"),
        Case("x = [1, 2][2]", "numbered from 0, and there are 2", "x = [1, 2][1]"),
        Case("x = [1, 2][::0]", "the step not 0", "x = [1, 2][::1]"),
        Case("x = grad(f)['a']", "write f[0]", "x = grad(f)[0]"),
        Case("x = triangle[0]", "leave the index out", "x = triangle"),
        Case("x = f[0]", "leave the index out", "x = f"),
        Case("x = grad(f)[0, 0]", "give 1 at most", "x = grad(f)[0]"),
        Case("x = grad(f)[2]", "numbered from 0 to 1", "x = grad(f)[1]"),
        Case("x = grad(f)[-1]", "numbered from 0 to 1", "x = grad(f)[1]"),
        Case("x = 2^3", "powers are written **", "x = 2**3"),
        Case("x = 3**70", "write a decimal point", "x = 3.0**70"),
        Case("x = 2**61 + 2**62 + 2**62", "write a decimal point", "x = 2.0**61 + 2**62 + 2**62"),
        Case("y = [1]*3000\nx = y + y", "at most 4096", "y = [1]*2048\nx = y + y"),
        Case("x = [1]*5000", "at most 4096", "x = [1]*4096"),
        Case("x = 1 if f > 0 else 2", "use conditional(condition, a, b)", "x = conditional(f > 0, 1, 2)"),
        Case("x = conditional(f > 0 and g > 0, 1, 2)", "And", "x = conditional(And(f > 0, g > 0), 1, 2)"),
        Case("x = conditional(not f > 0, 1, 2)", "Not", "x = conditional(Not(f > 0), 1, 2)"),
    ),
    "formfile/overrides.py": (
        Case("degree = 1\nx = degree", "did you mean degree?", "degree = 1\nx = degree",
             define={"degre": 2}, followed_define={"degree": 2}),
        Case("degree = 1\nx = degree", "it uses: degree", "degree = 1\nx = degree",
             define={"order": 2}, followed_define={"degree": 2}),
        Case("x = 1", "leave it out", "x = 1", define={"degree": 2}, followed_define={}),
        Case("d = 1\ndegree = d + 1\nx = degree", "in a line of its own: degree = ...", "d = 1\ndegree = 2\nx = degree",
             define={"degree": 2}),
        Case("cell = triangle\nx = Constant(cell)", "tetrahedron", "cell = triangle\nx = Constant(cell)",
             define={"cell": "prism"}, followed_define={"cell": "tetrahedron"}),
        Case("d = None\nx = d", "write d = 2 in the file", "d = 2\nx = d", define={"d": 2}),
        Case("d = 1\nx = d", "letters, digits and underscores", "d = 1\nx = d",
             define={"d-": 2}, followed_define={"d": 2}),
        Case("d = 1\nx = d", "letters, digits and underscores", "d = 1\nx = d",
             define={"lambda": 2}, followed_define={"d": 2}),
        Case("d = 1\nx = d", "give a number or a string", "d = 1\nx = d", define={"d": [2]}, followed_define={"d": 2}),
        Case("d = 1\nx = d", "give a number or a string", "d = 1\nx = d", define={"d": True}, followed_define={"d": 1}),
        Case("d = 1\nx = d", f"give one up to {2**63 - 1}", "d = 1\nx = d",
             define={"d": 2**63}, followed_define={"d": 2**63 - 1}),
        Case("d = 'P'\nx = d", "give one of 200 letters at most", "d = 'P'\nx = d",
             define={"d": "P" * 201}, followed_define={"d": "P" * 200}),
        Case("d = 1\nx = d", "give a whole number", "d = 1\nx = d", define={"d": 2.5}, followed_define={"d": 2}),
        Case("d = 'P'\nx = d", "give a string", "d = 'P'\nx = d", define={"d": 2.5}, followed_define={"d": "DP"}),
    ),
    "formfile/syntax.py": (
        Case("with f: pass", "leave it out", ""),
        Case("x = f._x", "use what has a public name", "x = f.ufl_shape"),
        Case("x = [y async for y in (1, 2)]", "write for", "x = [y for y in (1, 2)]"),
        Case("for n in (1, 2): pass\nelse: x = 1", "write it after the loop", "for n in (1, 2): pass\nx = 1"),
        Case("y = (1, 2)\nx = *y", "write [*values]", "y = (1, 2)\nx = [*y]"),
        Case("x = 1j*f", "a form of real parts, and one of imaginary ones", "L = f*v*dx\nM = g*v*dx"),
        Case("x = b'a'", "leave out the b", "x = 'a'"),
        Case("x = 1e400", "write a smaller one", "x = 1e300"),
        Case("def h(y): return 2*y\n@h\ndef k(y): return y", "call it", "def h(y): return 2*y\nk = h(f)"),
        Case("*x, *y = (1, 2)", "take the star from the others", "*x, y = (1, 2)"),
        Case("__x = 1", "choose another name", "x = 1"),
        Case("return f", "assign to a name", "x = f"),
        Case("break", "leave it out", ""),
        Case("print(f)", "leave it out", ""),
        Case("x = round(2.5)", "of Python's functions there are abs,", "x = int(2.5)"),
        Case("x = 'a\0'", "delete it", "x = 'a'"),
        Case("x = (f", "correct this line", "x = f"),
        Case("x = (f\ny = g", "or what is left open before it", "x = (f)\ny = g"),
        Case("x = [" + "1, " * (MAX_NODES + 1) + "]", f"at most {MAX_NODES}", "x = 1"),
        Case("x = " + "(1, " * 95 + "1" + ")" * 95, "assign parts of it to names",
             "y = " + "(1, " * 50 + "1" + ")" * 50 + "\nx = " + "(1, " * 45 + "y" + ")" * 45),
        Case("x = " + "-" * 50000 + "1", "assign parts of it to names", "y = --1\nx = --y"),
        Case("f.x = 1", "assign to a name", "x = 1"),
        Case("d = {}\nd['a'] = 1", "make a new tuple, list or dict", "d = {'a': 1}"),
        Case("x = 10000000000000000000", "write a decimal point", "x = 10000000000000000000."),
        Case("def h(*t): return t[0]\nx = h(f)", "name each argument", "def h(t): return t\nx = h(f)"),
        Case("x = 0\nwhile x < 3: x = x + 1", "use for over a literal range", "x = 0\nfor n in range(3): x = x + 1"),
        Case("class A: pass", "use functions", "def A(): pass"),
        Case("async def h(): pass", "use def", "def h(): pass"),
        Case("async for n in (1, 2): pass", "use for", "for n in (1, 2): pass"),
        Case("def h():\n    global x\n    x = 1\nh()", "return a value from the function",
             "def h(): return 1\nx = h()"),
        Case("match f:\n    case 1: pass", "use if", "if 1 == 1: pass"),
        Case("def h(): yield f", "use a comprehension", "x = [y for y in (f, g)]"),
        Case("x = (y := 3)", "assign in a line of its own", "y = 3\nx = y"),
        Case("x = {1, 2}", "use a tuple", "x = (1, 2)"),
        Case("x = 1 & 2", "or 'and'", "x = 1 and 2"),
        Case("x = (f > 0) & (g > 0)", "use And(...)", "x = conditional(And(f > 0, g > 0), 1, 2)"),
        Case("x = 1 | 2", "or 'or'", "x = 1 or 2"),
        Case("x = (f > 0) | (g > 0)", "use Or(...)", "x = conditional(Or(f > 0, g > 0), 1, 2)"),
        Case("x = 1 << 2", "use multiplication", "x = 1*2*2"),
        Case("x = 4 >> 2", "use division", "x = 4//2//2"),
        Case("x = ~(f > 0)", "use Not(...)", "x = conditional(Not(f > 0), 1, 2)"),
        Case("x = ~1", "or 'not'", "x = not 1"),
    ),
    "formfile/ufl_names.py": (
        Case("x = Identity(2.0)", "write sizes such as 2", "x = Identity(2)"),
        Case("x = Mesh(e)", "shape=(2,)", 'x = Mesh(element("P", "triangle", 1, shape=(2,)))'),
        Case("m = Mesh(VectorElement(e))\nx = FunctionSpace(m, 3)", 'element("P", "triangle", 1)',
             'm = Mesh(VectorElement(e))\nx = FunctionSpace(m, element("P", "triangle", 1))'),
        Case("x = Constant(triangle, (2.5,))", "write one such as (2, 2)", "x = Constant(triangle, (2, 2))"),
        Case("x = replace(f, 3)", "write {old: new}", "x = replace(f, {f: g})"),
        Case("M = f*dx\nx = M(coefficients=3)", "write {old: new}", "M = f*dx\nx = M(coefficients={f: g})"),
        Case("x = Cofunction(e)", "with arguments and coefficients", "x = Coefficient(e)"),
        Case("x = BaseForm()", "leave it out", ""),
        Case("import ufl.geometry\nx = ufl.geometry.CellOrigin(triangle)", "of cells there are CellVolume",
             "x = CellVolume(triangle)"),
        Case("import ufl.algorithms\nx = ufl.algorithms.compute_form_data(f*v*dx)", "leave it out", "x = f*v*dx"),
        Case("x = SpatialCoordinate(3)", "the name of a cell", 'x = SpatialCoordinate("triangle")'),
        Case("x = SpatialCoordinate(3)", "give a mesh", "x = SpatialCoordinate(Mesh(VectorElement(e)))"),
        Case("x = Coefficient(3)", "give an element", "x = Coefficient(e)"),
        Case("x = Coefficient(3)", "FunctionSpace(mesh, element)",
             "x = Coefficient(FunctionSpace(Mesh(VectorElement(e)), e))"),
        Case("x = Identity(5000)", "sizes up to", "x = Identity(64)"),
        Case("x = Mesh(triangle)", 'element("P", "triangle", 1, shape=(2,))',
             'x = Mesh(element("P", "triangle", 1, shape=(2,)))'),
        Case('x = Mesh(VectorElement("Quadrature", triangle, 2))', "use a Lagrange element",
             'x = Mesh(VectorElement("Lagrange", triangle, 2))'),
        Case("L = f*v*dx(subdomain_data=3)", "number the subdomains: dx(1)", "L = f*v*dx(1)"),
        Case("x = replace(f**c, {c: 2})", "write the form with the new one", "x = f**2"),
        Case("M = f**c*dx\nx = M(coefficients={c: 2})", "write the form with the new one", "x = f**2*dx"),
    ),
    "formfile/values.py": (
        Case("import ufl\nx = ufl.zzz", "leave it out", ""),
        Case("x = f.zzz", "it has ", "x = f.ufl_shape"),
        Case("x = (1).zzz", "leave it out", "x = 1"),
        Case("x = sqrt(-2)", "keep numbers real", "x = sqrt(2)"),
        Case("x = DxIntegralDomain(f)", "leave it out", "x = f"),
        Case("import ufl\nx = ufl.triangel", "did you mean triangle?", "import ufl\nx = ufl.triangle"),
        Case("x = [1]\nx.append(2)", "add lists with +", "x = [1]\nx = x + [2]"),
        Case("x = 'a'.format()", "use an f-string with plain names", "y = 'a'\nx = f'{y}'"),
        Case("x = f.ufl_shap", "did you mean ufl_shape", "x = f.ufl_shape"),
    ),
}  # fmt: skip
#: What cannot be followed in a form file's text: the machine's memory, what no file that is read has brought about, and
#: what has tests of its own below.
ELSEWHERE = ("out of memory", "not valid Python: {error}", "the sizes of a tensor", "takes longer than")


@pytest.mark.parametrize("module", CASES)
def test_mends_are_followed(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, mends = follow_all(CASES[module], tmp_path, monkeypatch)
    missing = not_printed(module, seen, ELSEWHERE)
    assert not missing, missing
    if module == "formfile/syntax.py":
        assert {mend for _, mend in _NAMES_OF_NODES.values() if mend} <= set(mends)


def test_a_file_that_takes_too_long_is_simplified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(
        "x = [f for i in range(2000) for j in range(2)]", "simplify it", "x = [f for i in range(200)]"
    )
    ticks = itertools.count()
    monkeypatch.setattr(bounds.time, "thread_time", lambda: next(ticks))
    seen, _ = follow_all([case], tmp_path, monkeypatch)
    assert any("takes longer than" in site.text for site in seen)


def test_mends_of_unreadable_files_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = tmp_path / "good.form"
    good.write_text("a = Constant(triangle)*dx\n")
    latin, huge = tmp_path / "latin.form", tmp_path / "huge.form"
    latin.write_bytes(good.read_bytes() + "# é\n".encode("latin-1"))
    huge.write_text(good.read_text() + "#" * MAX_BYTES)
    mends = []
    with passed(monkeypatch) as seen:
        for path in (tmp_path / "god.form", tmp_path, huge, latin):
            with pytest.raises(FemforgeError) as caught:
                read_form_file(path)
            mends.append(caught.value.mend)
    assert ["name" in mends[0], "form file" in mends[1], "split it" in mends[2], "as UTF-8" in mends[3]] == [
        True
    ] * 4
    latin.write_text(latin.read_text("latin-1"), "utf-8")
    huge.write_text(good.read_text())
    for path in (good, huge, latin):
        assert read_form_file(path).forms
    missing = not_printed("formfile/source.py", seen)
    assert not missing, missing


def test_no_module_is_left_out() -> None:
    others = {"formfile/source.py"}
    assert {file for file in sites() if file.startswith("formfile/")} - others == CASES.keys()
