"""What may be written in a form file: a list of syntax nodes, checked before anything is evaluated."""

from __future__ import annotations

import ast
import builtins
import warnings
from collections.abc import Collection, Iterator

from femforge.errors import ExitCode, FemforgeError
from femforge.formfile.source import Source

MAX_NODES = 50_000
MAX_DEPTH = 90

_ALLOWED: tuple[type[ast.AST], ...] = (
    ast.Module, ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.FunctionDef, ast.Lambda, ast.Return,
    ast.If, ast.For, ast.Pass, ast.Break, ast.Continue, ast.Import, ast.ImportFrom, ast.alias,
    ast.Name, ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.Starred, ast.Subscript, ast.Slice,
    ast.Attribute, ast.Call, ast.keyword, ast.arguments, ast.arg, ast.IfExp, ast.BoolOp, ast.And, ast.Or,
    ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult, ast.BitXor,
    ast.UnaryOp, ast.UAdd, ast.USub, ast.Not, ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt,
    ast.GtE, ast.In, ast.NotIn, ast.Is, ast.IsNot, ast.ListComp, ast.DictComp, ast.GeneratorExp,
    ast.comprehension,
    ast.JoinedStr, ast.FormattedValue, ast.Load, ast.Store,
)  # fmt: skip

_LEAVE_OUT = "leave it out"
_NAMES_OF_NODES: dict[type[ast.AST], tuple[str, str]] = {
    ast.While: ("while loops are", "use for over a literal range"),
    ast.ClassDef: ("classes are", "use functions"),
    ast.AsyncFunctionDef: ("async functions are", "use def"),
    ast.AsyncFor: ("async loops are", "use for"),
    ast.AsyncWith: ("with statements are", _LEAVE_OUT),
    ast.With: ("with statements are", _LEAVE_OUT),
    ast.Try: ("try statements are", _LEAVE_OUT),
    ast.TryStar: ("try statements are", _LEAVE_OUT),
    ast.Raise: ("raise statements are", _LEAVE_OUT),
    ast.Assert: ("assert statements are", _LEAVE_OUT),
    ast.Delete: ("del statements are", _LEAVE_OUT),
    ast.Global: ("global statements are", "return a value from the function"),
    ast.Nonlocal: ("nonlocal statements are", "return a value from the function"),
    ast.Match: ("match statements are", "use if"),
    ast.Yield: ("generators are", "use a comprehension"),
    ast.YieldFrom: ("generators are", "use a comprehension"),
    ast.Await: ("await is", _LEAVE_OUT),
    ast.NamedExpr: ("assignments inside expressions are", "assign in a line of its own"),
    ast.Set: ("sets are", "use a tuple"),
    ast.SetComp: ("sets are", "use a tuple"),
    ast.BitAnd: ("the operator & is", "use And(...) or 'and'"),
    ast.BitOr: ("the operator | is", "use Or(...) or 'or'"),
    ast.LShift: ("the operator << is", "use multiplication"),
    ast.RShift: ("the operator >> is", "use division"),
    ast.Invert: ("the operator ~ is", "use Not(...) or 'not'"),
}


def parse(source: Source, provided: Collection[str]) -> ast.Module:
    """The syntax tree of a form file, all of it within the form language.

    Args:
        source: the form file.
        provided: the names that a form file has without defining them.

    Raises:
        FemforgeError: the text is no Python, or holds what is not in the language.
    """
    tree = _python(source)
    for count, (node, place, depth) in enumerate(_walk(tree)):
        if count >= MAX_NODES:
            mend = f"at most {MAX_NODES} syntax nodes are read"
            raise source.error(place, "the form file is too long", mend)
        if depth > MAX_DEPTH:
            raise source.error(place, "nested too deeply", "assign parts of it to names")
        try:
            _check(source, node)
        except FemforgeError as error:
            raise error if error.place else source.error(place, error.cause, error.mend) from None
    _check_flow(source, tree.body, in_function=False, in_loop=False)
    _check_python_names(source, tree, provided)
    return tree


def _python(source: Source) -> ast.Module:
    null = source.text.find("\0")
    if null >= 0:
        raise source.error_at(
            *_position(source.text, null), "not valid Python: a null character", "delete it"
        )
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source.text)
    except SyntaxError as error:
        line, column = error.lineno or 1, error.offset or 1
        mend = "correct this line, or what is left open before it"
        raise source.error_at(max(line, 1), max(column, 1), f"not valid Python: {error.msg}", mend) from None
    except ValueError as error:
        raise source.error(None, f"not valid Python: {error}", "correct the file") from None
    except (RecursionError, MemoryError):
        # Python does not say where: most likely on the longest line
        lines = source.text.split("\n")
        longest = max(range(len(lines)), key=lambda number: len(lines[number]))
        mend = "assign parts of it to names"
        raise source.error_at(longest + 1, 1, "nested too deeply", mend) from None


def _position(text: str, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of a character."""
    before = text[:offset]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def _walk(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST, int]]:
    """All nodes in the file's order, each with the node that has its position, and its depth.

    A chain of left-associative operators (``a + b + c``) counts as one level: it is evaluated in a loop.
    """
    pending: list[tuple[ast.AST, ast.AST, int]] = [(tree, tree, 0)]
    while pending:
        node, place, depth = pending.pop()
        place = node if hasattr(node, "lineno") else place
        yield node, place, depth
        for child in reversed(list(ast.iter_child_nodes(node))):
            chained = isinstance(node, ast.BinOp) and child is node.left
            pending.append((child, place, depth if chained else depth + 1))


def _check(source: Source, node: ast.AST) -> None:
    if not isinstance(node, _ALLOWED):
        what, mend = _NAMES_OF_NODES.get(type(node), (f"{type(node).__name__} is", _LEAVE_OUT))
        raise refused(f"{what} not part of the form language", mend)
    if isinstance(node, ast.Attribute):
        if node.attr.startswith("_"):
            raise refused(
                f"attribute '{node.attr}': attributes with a leading underscore are refused",
                "use what has a public name",
            )
        if not isinstance(node.ctx, ast.Load):
            raise refused("attributes cannot be assigned", "assign to a name")
    elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
        raise refused("items cannot be assigned", "make a new tuple, list or dict")
    elif isinstance(node, ast.Constant):
        _check_constant(node)
    elif isinstance(node, ast.FunctionDef | ast.Lambda):
        _check_function(source, node)
    elif isinstance(node, ast.comprehension) and node.is_async:
        raise refused("async comprehensions are not part of the form language", "write for")
    elif isinstance(node, ast.Assign):
        _check_targets(node)
    elif isinstance(node, ast.For) and node.orelse:
        raise refused("else after for is not part of the form language", "write it after the loop")
    starred = any(isinstance(child, ast.Starred) for child in ast.iter_child_nodes(node))
    if starred and not isinstance(node, ast.Tuple | ast.List | ast.Call):
        raise refused("a starred value stands in a tuple, a list or a call only", "write [*values]")
    _check_names(node)


def _check_constant(node: ast.Constant) -> None:
    value = node.value
    if isinstance(value, complex):
        raise refused(
            "complex numbers are not supported yet", "write a form of real parts, and one of imaginary ones"
        )
    if isinstance(value, bytes):
        raise refused("bytes are not part of the form language", "leave out the b before the string")
    if isinstance(value, int) and abs(value) >= 2**63:
        raise refused("whole numbers go up to 2**63", "write a decimal point for a larger number")
    if isinstance(value, float) and value in (float("inf"), float("-inf")):
        raise refused("this number is too large for double precision", "write a smaller one")


def _check_function(source: Source, node: ast.FunctionDef | ast.Lambda) -> None:
    if isinstance(node, ast.FunctionDef) and node.decorator_list:
        raise source.error(node.decorator_list[0], "decorators are not part of the form language", "call it")
    starred = node.args.vararg or node.args.kwarg
    if starred is not None:
        raise source.error(starred, "functions take named arguments only here", "name each argument")


def _check_targets(node: ast.Assign) -> None:
    for target in node.targets:
        entries = target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
        starred = sum(isinstance(entry, ast.Starred) for entry in entries)
        if starred > 1 or isinstance(target, ast.Starred):
            raise refused("one starred name in a tuple of names at most", "take the star from the others")


def _check_names(node: ast.AST) -> None:
    """Names with two underscores at either end lead into Python's machinery."""
    for field in ("id", "name", "arg", "asname", "module"):
        name = getattr(node, field, None)
        if isinstance(name, str) and any(part.startswith("__") for part in name.split(".")):
            raise refused(f"'{name}': names with two leading underscores are refused", "choose another name")


def _check_flow(source: Source, body: list[ast.stmt], *, in_function: bool, in_loop: bool) -> None:
    """Refuse return outside functions, break and continue outside loops."""
    for node in body:
        if isinstance(node, ast.Return) and not in_function:
            raise source.error(node, "return stands outside a function", "assign to a name")
        if isinstance(node, ast.Break | ast.Continue) and not in_loop:
            raise source.error(node, f"{type(node).__name__.lower()} stands outside a loop", "leave it out")
        if isinstance(node, ast.FunctionDef):
            _check_flow(source, node.body, in_function=True, in_loop=False)
        elif isinstance(node, ast.For):
            _check_flow(source, node.body, in_function=in_function, in_loop=True)
        elif isinstance(node, ast.If):
            for branch in (node.body, node.orelse):
                _check_flow(source, branch, in_function=in_function, in_loop=in_loop)


def _check_python_names(source: Source, tree: ast.Module, provided: Collection[str]) -> None:
    """Refuse Python's own functions by name, wherever they stand, unless the file defines the name."""
    bound = set(bound_names(tree.body, deep=True))
    for node, _, _ in _walk(tree):
        if not isinstance(node, ast.Name) or node.id in bound or node.id in provided:
            continue
        if hasattr(builtins, node.id):
            there = ", ".join(name for name in sorted(provided) if hasattr(builtins, name))
            mend = f"leave it out; of Python's functions there are {there}"
            raise source.error(node, f"Python's '{node.id}' is not part of the form language", mend)


def bound_names(body: list[ast.stmt], *, deep: bool = False) -> Iterator[str]:
    """The names that statements bind in their own scope, or with ``deep`` in any scope inside them too."""
    pending: list[ast.AST] = list(reversed(body))
    while pending:
        node = pending.pop()
        yield from _names_bound_by(node)
        inner = isinstance(
            node, ast.FunctionDef | ast.Lambda | ast.ListComp | ast.DictComp | ast.GeneratorExp
        )
        if deep or not inner:
            pending += reversed(list(ast.iter_child_nodes(node)))


def _names_bound_by(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id
    elif isinstance(node, ast.FunctionDef):
        yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.alias):
        yield node.asname or node.name.split(".")[0]


def refused(cause: str, mend: str) -> FemforgeError:
    """An error without a place: the interpreter adds the place of the node that it is at."""
    return FemforgeError(cause, mend=mend, code=ExitCode.FORM)
