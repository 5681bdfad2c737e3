"""Form files that try to get out of the language, to take forever, or that are no form files at all."""

import builtins
import cProfile
import gc
import re
import sys
from typing import ClassVar

import pytest
import ufl
from formfile_support import BASE, reader, refuser
from hypothesis import example, given, settings
from hypothesis import strategies as st

from femforge.errors import ExitCode, FemforgeError
from femforge.formfile import FormFile, Limits, read_form_file


@pytest.fixture
def refuse(tmp_path):
    return refuser(tmp_path)


ESCAPES = [
    "x = ().__class__.__bases__[0].__subclasses__()",
    "x = f.__class__",
    "x = f._ufl_shape",
    "x = dx._metadata",
    "x = (lambda: 1).__globals__",
    "def h(): pass\nx = h.__code__",
    "x = '{0.__class__}'.format(f)",
    "x = '{0.__class__}'.format_map({'0': f})",
    "x = f'{f.__class__}'",
    "x = '%s' % f",
    "x = getattr(f, '_' + '_class_' + '_')",
    "x = [n for n in (1).__class__.__mro__]",
    "x = __import__('os').system('true')",
    "x = __builtins__",
    "__builtins__ = {}",
    "def __init__(): pass",
    "x = (lambda __class__: 1)",
    "x = sin(__x=1)",
    "import os as ufl",
    "import ufl as __ufl__",
    "import ufl\nx = ufl.core.expr.Expr",
    "import ufl.utils\nx = ufl.utils.sys",
    "from ufl.algorithms.formfiles import execute_ufl_code",
    "from ufl.geometry import __builtins__",
    "import ufl\nx = ufl.algorithms.formfiles.execute_ufl_code('1')",
    "import ufl\nx = ufl.os",
    "import ufl\nx = ufl.__spec__",
    "import ufl\nufl.dx = 3",
    "import basix\nx = basix.numba_helpers",
    "import basix\nx = basix._basixcpp",
    "import basix\nx = basix.sys",
    "import basix.ufl\nx = basix.ufl._basix",
    "import basix.ufl\nx = basix.ufl.np",
    "import basix\nx = basix.CellType.triangle.__class__",
    "from ufl import __builtins__",
    "from ufl import _basix as b",
    "from ufl.core.expr import Expr",
    "from basix import numba_helpers",
    "from basix.ufl import _basix",
    "x = dx.metadata()",
    "x = dx.reconstruct()",
    "x = f.evaluate((0, 0), {}, (), {})",
    "x = f((0, 0), {f: sin})",
    "x = f.ufl_enable_profiling()",
    "x = triangle.reconstruct()",
    "x = Mesh(VectorElement(e), cargo=f)",
    "x = register_integral_type('x', 'y')",
    "x = elem_op(open, grad(f))",
    "x = sorted([f], key=eval)",
    "x = map(exec, ('1',))",
    "x = type(f)",
    "x = vars()",
    "x = globals()",
    "x = input()",
    "x = breakpoint()",
    "x = memoryview",
    "x = object",
    "x = super()",
    "x = {}.setdefault",
    "x = [].__add__",
    "x = sin.function",
    "x = sin.name",
    "import ufl\nx = ufl.members",
    "x = e.scalar",
    "x = e.layout()",
    "x = e.pullback",
    "x = a.subdomain_data()",
    "x = grad(f).ufl_operands[0].ufl_function_space()._ufl_domain",
]


class Audit:
    """What Python's audit hook reports while it is watched: files, imports, code, processes."""

    watched: ClassVar[list[str] | None] = None

    @classmethod
    def hear(cls, event, arguments):
        if cls.watched is not None and event.split(".")[0] in AUDITED:
            cls.watched.append(f"{event} {arguments[0]!r:.200}")


AUDITED = ("open", "import", "exec", "compile", "os", "subprocess", "socket", "ctypes", "shutil", "code")
sys.addaudithook(Audit.hear)  # cannot be taken back, so it is off unless something is watched


@pytest.fixture
def audited(tmp_path, monkeypatch):
    refuser(tmp_path)(BASE + "x = unknown\n")  # what reading imports at first use
    events = []
    monkeypatch.setattr(Audit, "watched", events)
    return events


@pytest.mark.parametrize("text", ESCAPES)
def test_nothing_leads_out_of_the_language(tmp_path, audited, text):
    path = tmp_path / "test.form"
    path.write_text(BASE + text + "\n")
    audited.clear()
    with pytest.raises(FemforgeError) as caught:
        read_form_file(path)
    heard = list(audited)
    Audit.watched = None
    assert caught.value.code == ExitCode.FORM
    assert caught.value.excerpt
    opened, parsed = heard
    assert opened.startswith(f"open '{path}'")
    assert parsed.startswith("compile ")  # the parser; nothing is executed


def test_the_audit_hears_what_it_should(audited):
    exec("x = 1")
    assert any(event.startswith("exec") for event in audited)


@pytest.mark.parametrize("name", [name for name in dir(builtins) if not name.startswith("_")])
def test_no_function_of_python_but_those_of_the_language(tmp_path, name):
    allowed = [
        "abs",
        "dict",
        "enumerate",
        "float",
        "int",
        "len",
        "list",
        "map",
        "max",
        "min",
        "range",
        "reversed",
        "sorted",
        "sum",
        "tuple",
        "zip",
        "True",
        "False",
        "None",
        "Ellipsis",
    ]
    if name in allowed:
        return
    with pytest.raises(FemforgeError, match=f"Python's '{name}' is not part of the form language"):
        reader(tmp_path)(f"def h():\n    return {name}\na = Constant(triangle)*dx\n")


def test_ufl_stays_as_it_was(tmp_path):
    """Reading files leaves nothing behind in UFL's shared objects."""
    before = (dict(ufl.dx.metadata()), ufl.dx.subdomain_id(), set(vars(ufl)), sys.getprofile())
    reader(tmp_path)("dx = dx(degree=3)\nsin = cos\na = sin(Constant(triangle))*dx\nimport ufl as dot\n")
    assert before == (dict(ufl.dx.metadata()), ufl.dx.subdomain_id(), set(vars(ufl)), sys.getprofile())


BOMBS = {
    "power of numbers": "x = 10**10**10",
    "product of numbers": "x = 10**18*10**18",
    "repeated list": "x = [0]*10**9",
    "repeated string": "x = 'a'*10**9",
    "range": "x = range(10**9)",
    "endless range": "x = range(2**62, -2**62, -1)",
    "loop": "for n in range(4000):\n    for m in range(4000):\n        pass",
    "comprehension": "x = [n for n in range(4000) for m in range(4000)]",
    "nested comprehension": "x = [[n for n in range(4000)] for m in range(4000)]",
    "doubling lists": "x = [1]\nfor n in range(60):\n    x = [x, x]",
    "doubling strings": "x = 'a'\nfor n in range(60):\n    x = f'{x}{x}'",
    "comparing trees": "x = y = (1,)\nfor n in range(60):\n    x, y = (x, x), (y, y)\nz = x == y",
    "lists of lists": "x = [[[0]*4096]*4096]*4096",
    "sum of lists": "x = sum([[1]*4096]*4096, [])",
    "zip": "x = zip(*[range(4096)]*4096)",
    "lists of ranges": "x = [list(n) for n in [range(4096)]*4096]",
    "map": "x = map(lambda n: [0]*4096, range(4096))",
    "recursion": "def h(n):\n    return h(n + 1)\nx = h(0)",
    "mutual recursion": "h = lambda n: n(n)\nx = h(h)",
    "tree recursion": "def h(n):\n    return 0 if n == 0 else h(n - 1) + h(n - 1)\nx = h(25)",
    "huge number": "x = int('9'*4000)",
    "product of expressions": "x = f\nfor n in range(100):\n    x = x*x",
    "sum of expressions": "x = f\nfor n in range(100):\n    x = x + x*g",
    "long sum": "x = f\nfor n in range(4000):\n    x = x + g",
    "deep function": "x = f\nfor n in range(4000):\n    x = sin(x)",
    "derivatives": "x = f\nfor n in range(100):\n    x = grad(x)",
    "outer products": "x = grad(f)\nfor n in range(20):\n    x = outer(x, x)",
    "conditions": "x = f\nfor n in range(40):\n    x = conditional(x > 1, x, -x)",
    "exponent": "x = f**1000000",
    "tower of exponents": "x = ((f**100)**100)**100",
    "folded power": "x = as_ufl(10)**100000000",
    "folded power of UFL numbers": "x = as_ufl(10)**as_ufl(10**8)",
    "element-wise power": "x = elem_pow(as_ufl(10), 100000000)",
    "element-wise power by a function": "x = elem_op(lambda s, t: s**t, as_ufl(10), as_ufl(10**8))",
    "power by replacement": "x = replace(f**g, {f: as_ufl(10), g: as_ufl(10**8)})",
    "power by substitution": "x = (f**g*dx)(coefficients={f: 10, g: 10**8})",
    "big number by replacement": "x = replace((f**100)**100, {f: as_ufl(10**18)})",
    "identity": "x = Identity(10**9)",
    "permutation": "x = PermutationSymbol(60)",
    "indices": "x = indices(10**7)",
    "unit vectors": "x = unit_vectors(10**7)",
    "zero": "x = zero((10**5, 10**5))",
    "constant": "x = Constant(triangle, shape=(10**5, 10**5))",
    "vector element": "x = VectorElement(e, dim=10**9)",
    "mixed elements": "x = e\nfor n in range(40):\n    x = MixedElement(x, x)",
    "many derivatives": "x = exp(sin(f)*f)*dx\nfor n in range(12):\n    x = derivative(x, f, g)\n"
    "y = action(derivative(x, f), g)",
    "many integrals": "x = f*dx\nfor n in range(4000):\n    x = x + f*dx(n)",
    "parentheses": "x = " + "(" * 5000 + "1" + ")" * 5000,
    "signs": "x = " + "-" * 50000 + "1",
    "sums": "x = " + "f+" * 20000 + "f",
    "attributes": "x = f" + ".T" * 20000,
    "calls": "x = " + "sin(" * 95 + "f" + ")" * 95,
    "negations": "x = " + "not " * 20000 + "1",
    "conditionals": "x = " + "1 if 1 else " * 5000 + "1",
    "lambdas": "x = " + "lambda: " * 5000 + "1",
    "blocks": "".join("  " * n + "if 1:\n" for n in range(95)) + "  " * 95 + "pass",
    "long list": "x = [" + "1," * 40000 + "]",
    "many nodes": "x = 1\n" * 20000,
}


@pytest.mark.parametrize("name", BOMBS)
def test_reading_is_bounded(refuse, name):
    error = refuse(BASE + BOMBS[name] + "\n")
    assert error.code == ExitCode.FORM
    assert error.excerpt
    assert len(str(error)) < 2000


def test_work_inside_ufl_is_counted(tmp_path):
    path = tmp_path / "test.form"
    path.write_text(BASE + "x = system(derivative(f**4*dx, f, v) + f*u*v*dx)\n")
    read_form_file(path)
    with pytest.raises(FemforgeError, match="UFL does too much work"):
        read_form_file(path, limits=Limits(calls=5000))
    with pytest.raises(FemforgeError, match="the form file does too much work"):
        read_form_file(path, limits=Limits(steps=50))


def test_the_clock_is_watched_in_the_language_and_inside_ufl(tmp_path):
    path = tmp_path / "test.form"
    slow = Limits(seconds=0.05, steps=10**12, calls=10**12, terms=10**9, stored=10**9)
    path.write_text("x = [[m for m in range(4000)] and n for n in range(4000)]\n")
    with pytest.raises(FemforgeError, match=r"longer than 0\.05 s"):
        read_form_file(path, limits=slow)
    path.write_text(BASE + "x = f*dx\n" + "for n in range(4000):\n    x = x + f*dx(n)\n")
    with pytest.raises(FemforgeError, match=r"longer than 0\.05 s"):
        read_form_file(path, limits=slow)


def descend(depth):
    """Use up stack."""
    return depth and descend(depth - 1)


def test_bounds_hold_while_the_garbage_collector_calls_back(refuse):
    """Python drops an error raised inside such a callback; UFL evaluates this order in endless recursion."""

    def call_back(phase, info):
        descend(100)

    threshold = gc.get_threshold()
    gc.enable()  # which tests do without
    gc.callbacks.append(call_back)
    gc.set_threshold(1)
    try:
        assert "nested too deeply" in refuse(BASE + "x = bessel_I(f, g)\n").cause
    finally:
        gc.set_threshold(*threshold)
        gc.callbacks.remove(call_back)
        enabled = gc.isenabled()
        gc.disable()
    assert enabled


def test_what_a_person_writes_is_far_from_the_limits(tmp_path):
    """A fraction of the default limits is enough for a mixed nonlinear problem with all derivatives taken."""
    defaults = Limits()
    tight = Limits(steps=defaults.steps // 50, calls=defaults.calls // 5, terms=defaults.terms // 5)
    path = tmp_path / "test.form"
    path.write_text(
        """
P2, P1 = VectorElement("P", tetrahedron, 2), FiniteElement("P", tetrahedron, 1)
W = MixedElement(P2, P1)
w, dw, tests = Coefficient(W), TrialFunction(W), TestFunction(W)
u, p = split(w)
F = Identity(3) + grad(u)
J = det(F)
energy = (exp(tr(F.T*F) - 3) + p*(J - 1) - inner(inv(F), inv(F)))*dx
residual = derivative(energy, w, tests)
jacobian = derivative(residual, w, dw)
a, L = system(jacobian + residual)
forms = [residual, jacobian, a, L]
"""
    )
    assert len(read_form_file(path, limits=tight).forms) == 4


# fuzzing

VALID = [
    BASE,
    '"""Text."""\nfrom ufl import *\nfrom basix.ufl import element, mixed_element\n'
    'mesh = Mesh(element("P", "triangle", 1, shape=(2,)))\n'
    'taylor_hood = mixed_element([element("P", "triangle", 2, shape=(2,)), element("P", "triangle", 1)])\n'
    "W = FunctionSpace(mesh, taylor_hood)\n"
    "(u, p), (v, q) = TrialFunctions(W), TestFunctions(W)\n"
    "a = (inner(grad(u), grad(v)) - div(v)*p - q*div(u))*dx\n",
    BASE + """
def eps(w, s=0.5):
    return [s*(w[n] + w[n]) for n in range(2)]
L = sum(eps(grad(f)))*v*dx(1, degree=3) if 1 < 2 else None
F = derivative(f**4*dx, f)
forms = [a, L, F]
""",
    BASE + """
x = {n: f**n for n in (1, 2, 3)}
i, j = indices(2)
A = as_tensor(grad(f)[i]*grad(g)[j], (i, j))
M = conditional(f > g, A[0, :][1], x[2])*dx + c*tr(A.T)*dx
""",
]  # fmt: skip
PIECES = [
    *re.findall(r"\w+|[^\w\s]|\s+", "".join(VALID)),
    "\0", "\t", "é", "**", "//", "...", "lambda", "while", "__class__", ".", ":=", "yield", "10**9", "'",
    '"""', "\\", "@", "{", "}", "[", "]", "(", ")", "import os", "*", "f'{", "9" * 30, "1e999", "None", "del",
    "\r", "#",
]  # fmt: skip


@st.composite
def mutated(draw):
    pieces = re.findall(r"\w+|[^\w\s]|\s+", draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(1, 4))):
        where = draw(st.integers(0, len(pieces) - 1))
        kind = draw(st.sampled_from(["replace", "insert", "delete", "copy", "swap"]))
        other = draw(st.integers(0, len(pieces) - 1))
        if kind == "replace":
            pieces[where] = draw(st.sampled_from(PIECES))
        elif kind == "insert":
            pieces.insert(where, draw(st.sampled_from(PIECES)))
        elif kind == "delete" and len(pieces) > 1:
            del pieces[where]
        elif kind == "copy":
            pieces[where:where] = pieces[other : other + draw(st.integers(1, 9))]
        elif kind == "swap":
            pieces[where], pieces[other] = pieces[other], pieces[where]
    return "".join(pieces)


SMALL = Limits(steps=100_000, calls=500_000)


def read_or_refuse(tmp_path_factory, content):
    path = tmp_path_factory.getbasetemp() / "fuzz.form"
    path.write_bytes(content)
    try:
        outcome = read_form_file(path, limits=SMALL)
    except FemforgeError as error:
        outcome = error
    if isinstance(outcome, FemforgeError):
        assert outcome.cause
        assert outcome.place
        assert outcome.code in (ExitCode.FORM, ExitCode.FILE)
    else:
        assert isinstance(outcome, FormFile)
    assert sys.getprofile() is None


@settings(max_examples=400)
@given(mutated())
def test_changed_forms_are_read_or_refused(tmp_path_factory, text):
    read_or_refuse(tmp_path_factory, text.encode())


@settings(max_examples=100)
@given(st.binary(max_size=200))
@example(b"\xff\xfe")
@example(b"# -*- coding: utf-16 -*-\na")
def test_any_bytes_are_read_or_refused(tmp_path_factory, content):
    read_or_refuse(tmp_path_factory, content)


ARGUMENTS = [
    "", "f", "f, g", "grad(f)", "3", "a", "e", "'x'", "triangle", "(f, g), 2", "[f], {}", "None, None",
    "grad(grad(f))", "e, 1", "a, f", "10**6", "f, 10**6", "sin, f", "dx, 1.5", "function=f, self=g",
]  # fmt: skip


@pytest.mark.parametrize("name", [name for name in ufl.__all__ if callable(getattr(ufl, name))])
def test_every_function_of_ufl_takes_whatever_comes(tmp_path_factory, name):
    """Each public function with arguments of all kinds gives a value or a refusal."""
    for given_arguments in ARGUMENTS:
        text = BASE + f"x = {name}({given_arguments})\n"
        read_or_refuse(tmp_path_factory, text.encode())


def test_who_profiles_femforge_goes_on(tmp_path):
    """What was counted before a call into UFL is counted after it, by cProfile and by a function."""
    read = reader(tmp_path)
    profiler = cProfile.Profile()
    profiler.enable()
    read(BASE + "a = f*u*v*dx\n")
    counted = max(1, 2)
    profiler.disable()
    assert counted == 2
    assert any("builtins.max" in str(entry.code) for entry in profiler.getstats())
    seen = []
    sys.setprofile(lambda frame, event, argument: seen.append(event))
    try:
        read(BASE + "a = f*u*v*dx\n")
        seen.clear()
        max(1, 2)
    finally:
        sys.setprofile(None)
    assert "c_call" in seen
