"""Values given from outside for top-level names of a form file, such as ``dim`` or ``degree``."""

from __future__ import annotations

import ast
import keyword
from collections.abc import Callable, Collection, Mapping
from typing import Any

import ufl

from femforge.errors import ExitCode, FemforgeError, an
from femforge.formfile.limits import MAX_INTEGER
from femforge.formfile.source import Source
from femforge.formfile.syntax import bound_names
from femforge.formfile.values import EnumMember, similar
from femforge.ir.element import CELL_DIMENSION

#: Of a string.
_MOST_LETTERS = 200
Override = int | float | str
Settings = dict[ast.stmt, Callable[[Any], Any]]


def settings_of(
    source: Source, tree: ast.Module, overrides: Mapping[str, Override], provided: Collection[str]
) -> Settings:
    """What replaces the values of the file's own plain assignments to the overridden names.

    Args:
        source: the form file.
        tree: its syntax tree.
        overrides: values by name.
        provided: names that a form file has without defining them.

    Returns:
        For each such assignment a function from the file's own value to the one that is used.

    Raises:
        FemforgeError: a name that is not a name, is not used, or is computed by the file; a value of the
            wrong kind.
    """
    settings: Settings = {}
    for name, value in overrides.items():
        _check_name(source, tree, name, value, provided)
        plain = [node for node in tree.body if _is_plain_assignment(node, name)]
        _check_no_other_binding(source, tree, name, plain)
        for node in plain:
            settings[node] = _replacement(source, node, name, value)
    return settings


def _check_name(
    source: Source, tree: ast.Module, name: str, value: Override, provided: Collection[str]
) -> None:
    if not name.isidentifier() or keyword.iskeyword(name) or name.startswith("__"):
        mend = "give a name of the file: letters, digits and underscores, and no keyword of Python"
        raise _refused(name, "this is not a name", mend)
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        cause = f"{an(type(value).__name__)} is neither a number nor a string"
        raise _refused(name, cause, "give a number or a string")
    if isinstance(value, int) and abs(value) >= MAX_INTEGER:
        raise _refused(name, "whole numbers go up to 2**63", f"give one up to {MAX_INTEGER - 1}")
    if isinstance(value, str) and len(value) > _MOST_LETTERS:
        raise _refused(name, "this string is too long", f"give one of {_MOST_LETTERS} letters at most")
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    used = {node.id for node in nodes if isinstance(node.ctx, ast.Load)}
    bound = set(bound_names(tree.body))
    if name not in used or (name in provided and name not in bound):
        elsewhere = set(bound_names(tree.body, deep=True)) - _plain(tree)
        free = [one for one in sorted(used) if one not in provided and one not in elsewhere]
        mend = similar(name, free) or (f"it uses: {', '.join(free)}" if free else "leave it out")
        raise _refused(name, f"{source.path} has no name '{name}' to set", mend)


def _plain(tree: ast.Module) -> set[str]:
    """The names that a file sets by plain assignments at top level."""
    nodes = [node for node in tree.body if isinstance(node, ast.Assign)]
    return {
        node.targets[0].id
        for node in nodes
        if isinstance(node.targets[0], ast.Name) and _is_plain_assignment(node, node.targets[0].id)
    }


def _is_plain_assignment(node: ast.stmt, name: str) -> bool:
    """``name = 2``, ``name = "triangle"``, ``name = triangle`` and the like."""
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return False
    target, value = node.targets[0], node.value
    if not isinstance(target, ast.Name) or target.id != name:
        return False
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub | ast.UAdd):
        value = value.operand
    while isinstance(value, ast.Attribute):
        value = value.value
    return isinstance(value, ast.Constant | ast.Name)


def _check_no_other_binding(source: Source, tree: ast.Module, name: str, plain: list[ast.stmt]) -> None:
    for node in tree.body:
        if node not in plain and name in bound_names([node]):
            mend = f"give it a plain value in a line of its own: {name} = ..."
            raise source.error(node, f"--define {name}: the file computes '{name}' here", mend)


def _replacement(source: Source, node: ast.stmt, name: str, value: Override) -> Callable[[Any], Any]:
    def replace(own: Any) -> Any:
        try:
            return _alike(name, own, value)
        except FemforgeError as error:
            raise source.error(node, str(error.cause), error.mend) from None

    return replace


def _alike(name: str, own: Any, value: Override) -> Any:
    """The value as the same kind of thing as the file's own one."""
    is_cell = isinstance(own, ufl.Cell) or (isinstance(own, EnumMember) and own.kind == "CellType")
    if is_cell:
        if value not in CELL_DIMENSION:
            mend = f"cells: {', '.join(CELL_DIMENSION)}"
            raise _refused(name, f"--define {name}={value}: {value!r} is no cell", mend)
        return ufl.Cell(value) if isinstance(own, ufl.Cell) else EnumMember("CellType", str(value))
    kinds: dict[type, tuple[tuple[type, ...], str]] = {
        int: ((int,), "a whole number"),
        float: ((int, float), "a number"),
        str: ((str,), "a string"),
    }
    accepted, words = kinds.get(type(own), ((), ""))
    if not accepted:
        cause = f"--define {name}={value}: the file does not set a number, string or cell here"
        raise _refused(name, cause, f"write {name} = {value!r} in the file")
    if not isinstance(value, accepted):
        raise _refused(name, f"--define {name}={value}: the file has {words} here", f"give {words}")
    return float(value) if isinstance(own, float) else value


def _refused(name: str, cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, place=f"--define {name[:60]}", mend=mend, code=ExitCode.USAGE)
