"""Forms and expressions that a Python program holds, as if a form file had said them."""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import ufl
from ufl.algorithms.remove_complex_nodes import remove_complex_nodes
from ufl.algorithms.renumbering import renumber_indices
from ufl.core.expr import Expr

from femforge.analysis.forms import deep_enough
from femforge.errors import ExitCode, FemforgeError, an
from femforge.formfile import FormFile
from femforge.formfile.evaluations import chosen_expressions
from femforge.formfile.limits import UFL_ERRORS, in_one_line
from femforge.formfile.naming import chosen_forms, names_of_functions, no_identifier
from femforge.from_basix import own_element
from femforge.rebuilt import Rebuilt

#: Lists of form files, which names of a program's forms must not be.
_LISTS = ("forms", "expressions")
_WIDTH = 100
#: What UFL prints after the name of a measure: mesh, subdomains, metadata, data of subdomains.
_MEASURE = re.compile(r"\(<Mesh #\d+>\[(?P<where>.*?)\], (?P<metadata>\{.*?\}), \{\}\)")


def forms_of_program(
    objects: Mapping[str, Any], library: str, functions: Mapping[str, Any] | None = None
) -> FormFile:
    """What :func:`femforge.formfile.read_form_file` gives, from UFL objects.

    Args:
        objects: by name, forms, and pairs of an expression and its points (or the element whose points are meant).
        library: what they are called together: an identifier, the beginning of the kernels' names.
        functions: by name, the coefficients and constants that kernels shall call so; the others are w0, w1, ... and
            c0, c1, ... in their order of creation.

    Raises:
        FemforgeError: something is none of these, has no usable name, stands on elements that femforge does not have,
            or UFL refuses it (code FORM).
    """
    if problem := no_identifier(library):
        raise FemforgeError(
            f"what forms are called together, {library!r}, {problem}", place=_place(library),
            mend="give another name", code=ExitCode.FORM,
        )  # fmt: skip
    if not objects:
        raise FemforgeError(
            "there are no forms",
            place=_place(library),
            mend='give some by name: {"a": a}',
            code=ExitCode.FORM,
        )
    own = _Own(library)
    values = own.values(objects, functions or {})

    def refuse(name: str, cause: str, mend: str) -> FemforgeError:
        return FemforgeError(cause, place=_place(library, name), mend=mend, code=ExitCode.FORM)

    forms = chosen_forms(values, refuse, may_be_none=bool(values["expressions"]))
    expressions = chosen_expressions(values, forms, refuse)
    coefficients, constants = names_of_functions([*forms, *expressions], values, refuse)
    shown = {one.name: one.form for one in forms} | {one.name: one.expression for one in expressions}
    return FormFile(
        path=Path(library),
        source="\n".join(_text(name, shown[name], {**coefficients, **constants}) for name in shown),
        forms=forms,
        expressions=expressions,
        coefficient_names=coefficients,
        constant_names=constants,
        left_out=(),
        docstring="",
        overrides={},
    )


def _place(library: str, name: str = "") -> str:
    return f"{library}: {name}" if name else library


class _Own:
    """Puts a program's objects on femforge's elements.

    Args:
        library: for messages.
    """

    def __init__(self, library: str) -> None:
        self._library = library
        self._rebuilt = Rebuilt(own_element)

    def values(self, objects: Mapping[str, Any], functions: Mapping[str, Any]) -> dict[str, Any]:
        """Names and what they stand for, as a form file's at top level."""
        forms: dict[str, Any] = {}
        pairs: dict[str, Any] = {}
        for name, value in objects.items():
            if not isinstance(name, str) or name in _LISTS:
                raise self._refused(str(name), f"{name!r} is no name of a form", "take a, L or the like")
            is_form = isinstance(value, ufl.Form)
            if not is_form and not (isinstance(value, tuple | list) and len(value) == 2):
                raise self._refused(
                    name, f"{an(type(value).__name__)} is neither a form nor an expression with its points",
                    "give a ufl.Form, or (expression, points)",
                )  # fmt: skip
            (forms if is_form else pairs)[name] = self._rebuild(name, value)
        called = {name: self._function(name, value) for name, value in functions.items()}
        if taken := [name for name in called if name in objects]:
            raise self._refused(taken[0], "a form and a function have this name", "give one of them another")
        lists = {"forms": list(forms.values()), "expressions": list(pairs.values())}
        return {**called, **forms, **pairs, **lists}

    def _rebuild(self, name: str, value: Any) -> Any:
        try:
            with deep_enough():
                if isinstance(value, ufl.Form):
                    return _real(self._rebuilt.form(value))
                return self._pair(*value)
        except FemforgeError as error:
            raise self._refused(name, error.cause, error.mend) from None
        except UFL_ERRORS as error:
            raise self._refused(
                name, f"UFL refuses it: {in_one_line(error)}", "write it as UFL takes it"
            ) from error

    def _pair(self, expression: Any, points: Any) -> tuple[Any, Any]:
        if isinstance(expression, Expr):
            expression = _real(self._rebuilt.expression(expression))
        if hasattr(points, "tolist"):
            return expression, points.tolist()
        return expression, points if isinstance(points, tuple | list) else own_element(points)

    def _function(self, name: str, value: Any) -> Any:
        if isinstance(value, ufl.Coefficient):
            return self._rebuilt.coefficient(value)
        if isinstance(value, ufl.Constant):
            return self._rebuilt.constant(value)
        raise self._refused(
            name, f"{an(type(value).__name__)} is neither a coefficient nor a constant",
            "name a ufl.Coefficient or ufl.Constant of the forms",
        )  # fmt: skip

    def _refused(self, name: str, cause: str, mend: str) -> FemforgeError:
        return FemforgeError(cause, place=_place(self._library, name), mend=mend, code=ExitCode.FORM)


def _real(value: Any) -> Any:
    """A form or expression without conj and the like, which are nothing where all is real.

    Raises:
        FemforgeError: it has complex numbers, or imaginary parts.
    """
    try:
        return remove_complex_nodes(value)
    except ValueError as error:
        cause, mend = f"it is not real: {in_one_line(error)}", "leave complex numbers and imag() out"
        raise FemforgeError(cause, mend=mend, code=ExitCode.FORM) from error


def _text(name: str, value: Any, names: Mapping[Any, str]) -> str:
    """A form or expression for readers, the same whatever else the program has made before."""
    text = _MEASURE.sub(_measure, f"{name} = {renumber_indices(value)}")
    called = {str(function): given for function, given in names.items()}
    if called:
        counted = "|".join(map(re.escape, sorted(called, key=len, reverse=True)))
        text = re.sub(rf"(?<!\w)(?:{counted})(?!\w)", lambda found: called[found[0]], text)
    return "\n".join(
        textwrap.wrap(" ".join(text.split()), _WIDTH, subsequent_indent="    ", break_on_hyphens=False)
    )


def _measure(found: re.Match[str]) -> str:
    where = "" if found["where"] == "everywhere" else found["where"]
    inside = [part for part in (where, found["metadata"].replace("{}", "")) if part]
    return f"({', '.join(inside)})" if inside else ""
