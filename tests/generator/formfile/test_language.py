"""The language of form files: what Python itself computes is the witness."""

import textwrap

import pytest
from formfile_support import number, reader
from hypothesis import given, settings
from hypothesis import strategies as st

from femforge.errors import FemforgeError
from femforge.formfile import read_form_file


@pytest.fixture
def read(tmp_path):
    return reader(tmp_path)


SNIPPETS = {
    "arithmetic": "x = (1 + 2*3 - 4/5)**2 % 7 // 2 - -3 + +1",
    "chained assignment": """
        x = y = 3
        x += y
        x *= 2
        x -= 1
        x /= 4
        x **= 2
        x //= 2
        x %= 3
    """,
    "unpacking": """
        a1, (b1, *c1) = 1, (2, 3, 4)
        [d1, e1] = [5, 6]
        x = a1 + b1*10 + sum(c1)*100 + d1 + e1
    """,
    "starred middle": """
        a1, *b1, c1 = range(5)
        x = a1 + 10*sum(b1) + 100*c1 + 1000*len(b1)
    """,
    "comparison": "x = 1 < 2 < 3 != 4 and not 5 >= 6 and 1 <= 1 == 1 and 2 > 1",
    "chain stops": "x = 1 > 2 < 1/0",
    "or stops": "x = 1 or 1/0",
    "and stops": "x = 0 and 1/0",
    "or gives the value": "x = 0 or 7",
    "identity": "x = (None is None) + 2*(None is not None)",
    "membership": "x = (2 in (1, 2)) + 2*(3 not in [1, 2]) + 4*('a' in {'a': 1}) + 8*('b' in 'abc')",
    "conditional": "x = 3 if 1 > 2 else 4",
    "if": """
        if 1 > 2:
            x = 1
        elif 2 > 1:
            x = 2
        else:
            x = 3
    """,
    "for": """
        x = 0
        for n in range(10):
            if n == 3:
                continue
            if n == 7:
                break
            x += n
    """,
    "nested loops": """
        x = 0
        for n in (1, 2):
            for m in range(3):
                if m == 2:
                    break
                x += n*m
    """,
    "for unpacks": """
        x = 0
        for n, (a1, b1) in enumerate([(1, 2), (3, 4)]):
            x += n*a1 - b1
    """,
    "list comprehension": "x = sum([n*m for n in range(4) if n % 2 for m in range(n)])",
    "comprehension scope": """
        n = 5
        y = [n for n in range(3)]
        x = n
    """,
    "dict comprehension": """
        d1 = {n: n**2 for n in range(5)}
        x = d1[3] + len(d1)
    """,
    "generator": "x = sum(n for n in range(5))",
    "dict": """
        d1 = {'a': 1, **{'b': 2}}
        x = d1['a'] + 10*d1['b'] + d1.get('c', 100)
    """,
    "dict items": "x = sum(k*v for k, v in {1: 2, 3: 4}.items()) + sum({1: 2}.values()) + sum({5: 2}.keys())",
    "slices": """
        t = (1, 2, 3, 4, 5)
        x = sum(t[1:3]) + 10*t[-1] + 100*sum(t[::2])
    """,
    "concatenation": "x = sum([1, 2] + [3]) + len((1,)*4) + len('ab' + 'c'*2)",
    "function": """
        def square(t):
            return t*t
        x = square(3)
    """,
    "defaults and keywords": """
        def f1(a1, b1=2, *, c1=3):
            return a1 + 10*b1 + 100*c1
        x = f1(1) + f1(1, c1=5) + f1(b1=7, a1=0)
    """,
    "positional only": """
        def f1(a1, /, b1):
            return a1 - b1
        x = f1(1, b1=2)
    """,
    "default is evaluated once": """
        n = 1
        def f1(a1=n):
            return a1
        n = 2
        x = f1()
    """,
    "closure": """
        def adder(n):
            def add(m):
                return n + m
            return add
        x = adder(3)(4)
    """,
    "late binding": """
        fs = [lambda: n for n in range(3)]
        x = sum(f1() for f1 in fs)
    """,
    "bound early": """
        fs = [lambda n=n: n for n in range(3)]
        x = sum(f1() for f1 in fs)
    """,
    "recursion": """
        def fact(n):
            return 1 if n == 0 else n*fact(n - 1)
        x = fact(10)
    """,
    "function without return": """
        def f1():
            pass
        x = f1() is None
    """,
    "return in a loop": """
        def f1():
            for n in range(5):
                for m in range(5):
                    if n*m == 6:
                        return n + m
        x = f1()
    """,
    "local names": """
        y = 1
        def f1():
            y = 2
            return y
        x = f1() + 10*y
    """,
    "star arguments": """
        def f1(a1, b1, c1):
            return a1 + 10*b1 + 100*c1
        x = f1(*(1, 2), **{'c1': 3})
    """,
    "annotations": """
        def f1(a1: int, b1: float = 2.0) -> float:
            return a1*b1
        y: int = 3
        z: int
        x = f1(y)
    """,
    "star entries": "x = sum([*range(3), *(4, 5)]) + sum((1, *[2]))",
    "functions of Python": """
        x = min(3, 1, 2) + 10*max([3, 1]) + abs(-2) + len(range(2, 9, 3)) + int(2.7) + float('0.5')
    """,
    "zip and sorted": "x = sum(a1*b1 for a1, b1 in zip((1, 2), [3, 4])) + sorted([3, 1], reverse=True)[0]",
    "map and a key": "x = sum(map(lambda a1, b1: a1*b1, (1, 2), (3, 4))) + 100*sorted([1, -3], key=abs)[1]",
    "collections": "x = list(reversed(range(3)))[0] + tuple([7])[0] + dict([(1, 2)])[1] + dict(a=5)['a']",
    "f-string": """
        x = len(f'{1}-{2.5}-{"ab"}')
    """,
    "docstrings": """
        'text'
        def f1():
            'text'
            return 3
        x = f1()
    """,
    "lambda": "x = (lambda a1, b1=2: a1**b1)(3)",
    "names with underscores": """
        _, x, _y = 1, 2, 3
        x += _ + _y
    """,
    "string comparison": "x = ('a' < 'b') + 2*('a' == 'a') + 4*((1, 2) < (1, 3))",
    "semicolons": "x = 1; x += 2",
}


@pytest.mark.parametrize("name", SNIPPETS)
def test_the_language_computes_as_python_does(read, name):
    text = textwrap.dedent(SNIPPETS[name]).strip()
    namespace = {}
    exec(text, namespace)
    assert number(read(f"{text}\nM = (1000 + x)*dx(triangle)")) == 1000 + namespace["x"]


TEMPLATES = (
    "({0} + {1})", "({0} - {1})", "({0} * {1})", "({0} / {1})", "({0} // {1})", "({0} % {1})", "(-{0})",
    "({0} < {1})", "({0} >= {1})", "({0} == {1})", "({0} != {1} <= {2})", "({0} if {1} else {2})",
    "({0} and {1})", "({0} or {1})", "(not {0})", "(lambda x, y={1}: x*y)({0})", "max({0}, {1})",
    "sum([x*{0} for x in range(3)])", "({0}, {1})[{2} > 0]",
)  # fmt: skip


@st.composite
def expressions(draw, depth=3):
    if depth == 0 or draw(st.booleans()):
        return f"({draw(st.integers(-9, 9))}{draw(st.sampled_from(['', '.5']))})"
    inner = [draw(expressions(depth=depth - 1)) for _ in range(3)]
    return draw(st.sampled_from(TEMPLATES)).format(*inner)


@settings(max_examples=150)
@given(expressions())
def test_arithmetic_is_that_of_python(tmp_path_factory, expression):
    path = tmp_path_factory.mktemp("arithmetic") / "test.form"
    path.write_text(f"M = (1 + {expression})*dx(triangle)\n")
    try:
        wanted = 1 + eval(expression)
    except ZeroDivisionError:
        with pytest.raises(FemforgeError, match="zero"):
            read_form_file(path)
        return
    if wanted == 0:
        with pytest.raises(FemforgeError, match="is zero"):
            read_form_file(path)
    else:
        assert number(read_form_file(path)) == wanted
