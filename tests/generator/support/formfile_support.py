"""What the tests of form files share."""

import re
import textwrap

import pytest

from femforge.errors import FemforgeError
from femforge.formfile import read_form_file

# functions on triangles, and a form, for tests that need some
BASE = """\
e = FiniteElement("Lagrange", triangle, 1)
u, v, f, g = TrialFunction(e), TestFunction(e), Coefficient(e), Coefficient(e)
c = Constant(triangle)
a = inner(grad(u), grad(v))*dx
"""


def reader(folder):
    """A function that reads the text of a form file, with overrides as keywords."""

    def read_text(text, **overrides):
        path = folder / "test.form"
        path.write_text(textwrap.dedent(text))
        return read_form_file(path, overrides)

    return read_text


def refuser(folder):
    """A function that reads the text of a form file that must be refused, and gives the error."""
    read = reader(folder)

    def refuse_text(text, **overrides):
        with pytest.raises(FemforgeError) as caught:
            read(text, **overrides)
        return caught.value

    return refuse_text


def number(form_file, name="M"):
    """The value of the constant integrand of ``M = value*dx(triangle)``."""
    (form,) = [named.form for named in form_file.forms if named.name == name]
    return form.integrals()[0].integrand().value()


def anonymous(form):
    """A form as text, with meshes, functions and indices numbered as they appear."""
    numbers = {}

    def rename(match):
        return numbers.setdefault(match.group(0).replace("{", "").replace("}", ""), f"#{len(numbers)}")

    return re.sub(r"<Mesh #\d+>|\b[vwci]_(?:\d+|\{\d+\})", rename, str(form))
