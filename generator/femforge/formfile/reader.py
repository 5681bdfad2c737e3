"""Read a form file: text in, named forms out."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import ufl

from femforge.errors import FemforgeError
from femforge.formfile.evaluations import NamedExpression, chosen_expressions, has_expressions
from femforge.formfile.interpreter import Interpreter
from femforge.formfile.limits import Limits
from femforge.formfile.naming import NamedForm, chosen_forms, left_out, names_of_functions
from femforge.formfile.overrides import Override, settings_of
from femforge.formfile.source import read_source
from femforge.formfile.syntax import bound_names, parse


@dataclass(frozen=True)
class FormFile:
    """What a form file says.

    Attributes:
        path: as it was given.
        source: its text.
        forms: the forms to compile, in order.
        expressions: the expressions to compile, in order.
        coefficient_names: the name of each coefficient of these, by order of creation.
        constant_names: the name of each constant of these, by order of creation.
        left_out: names of forms that are not compiled, as the file does not list forms and has one of a usual name.
        docstring: the text at its beginning, or nothing.
        overrides: the values that were given from outside.
    """

    path: Path
    source: str
    forms: tuple[NamedForm, ...]
    expressions: tuple[NamedExpression, ...]
    coefficient_names: Mapping[ufl.Coefficient, str]
    constant_names: Mapping[ufl.Constant, str]
    left_out: tuple[str, ...]
    docstring: str
    overrides: Mapping[str, Override]

    @property
    def compiled(self) -> tuple[NamedForm | NamedExpression, ...]:
        """Forms and expressions."""
        return (*self.forms, *self.expressions)


def read_form_file(
    path: Path | str,
    overrides: Mapping[str, Override] = MappingProxyType({}),
    *,
    limits: Limits | None = None,
) -> FormFile:
    """Read a form file.

    Its text is interpreted, never executed: it can do nothing but build forms and expressions, in bounded time and
    memory.

    Args:
        path: a ``.form``, ``.ufl`` or ``.py`` file in the form language (docs/form-language.md).
        overrides: values of top-level names, used in place of the file's own plain values.
        limits: what reading may cost.

    Raises:
        FemforgeError: the file cannot be read (code FILE), holds something that is not in the language or
            that UFL refuses (code FORM, place ``file:line:column``), or an override does not fit it (code
            USAGE).
    """
    source = read_source(Path(path))
    interpreter = Interpreter(source, limits or Limits())
    tree = parse(source, interpreter.provided)
    settings = settings_of(source, tree, overrides, interpreter.provided)
    values = interpreter.run(tree, settings, overrides)

    def refuse(name: str, cause: str, mend: str) -> FemforgeError:
        binding = [node for node in tree.body if name in bound_names([node])]
        return source.error(binding[-1] if binding else None, cause, mend)

    forms = chosen_forms(values, refuse, has_expressions(values))
    expressions = chosen_expressions(values, forms, refuse)
    coefficients, constants = names_of_functions([*forms, *expressions], values, refuse)
    return FormFile(
        path=source.path,
        source=source.text,
        forms=forms,
        expressions=expressions,
        coefficient_names=coefficients,
        constant_names=constants,
        left_out=left_out(values, forms),
        docstring=ast.get_docstring(tree) or "",
        overrides=dict(overrides),
    )
