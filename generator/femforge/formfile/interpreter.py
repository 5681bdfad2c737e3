"""Execute the statements of a checked form file, one by one, within a budget."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any

from femforge.errors import FemforgeError
from femforge.formfile.expressions import Expressions, parameters_of
from femforge.formfile.limits import Limits
from femforge.formfile.overrides import Settings
from femforge.formfile.source import Source
from femforge.formfile.syntax import bound_names, refused
from femforge.formfile.values import Namespace, Scope, UserFunction

_BREAK = object()
_CONTINUE = object()


class _Returned:
    """The value that a return statement gives back."""

    def __init__(self, value: Any) -> None:
        self.value = value


class Interpreter(Expressions):
    """One form file being read.

    Args:
        source: the file, for errors.
        limits: what reading it may cost.
    """

    def __init__(self, source: Source, limits: Limits) -> None:
        super().__init__(source, limits)
        self._settings: Settings = {}

    def run(self, tree: ast.Module, settings: Settings, preset: Mapping[str, Any]) -> dict[str, Any]:
        """Execute the file.

        Args:
            tree: its syntax tree, checked.
            settings: what replaces the values of plain assignments at top level, by node.
            preset: names that the file has from the start.

        Returns:
            Its top-level names in the order in which they were bound first.

        Raises:
            FemforgeError: whatever is wrong, with its place in the file.
        """
        self._settings = settings
        self._top.values |= preset
        try:
            for statement in tree.body:
                self._execute(statement, self._top)
        except RecursionError:
            raise self._source.error(self._node, "nested too deeply", "assign parts of it to names") from None
        except MemoryError:
            raise self._source.error(self._node, "out of memory", "write smaller expressions") from None
        return self._top.values

    def _run_body(self, function: ast.FunctionDef, scope: Scope) -> Any:
        outcome = self._block(function.body, scope)
        return outcome.value if isinstance(outcome, _Returned) else None

    def _execute(self, node: ast.stmt, scope: Scope) -> Any:
        self._node = node
        try:
            self._budget.step()
            return _STATEMENTS[type(node)](self, node, scope)
        except FemforgeError as error:
            raise self._placed(error, node) from None

    def _discard(self, node: ast.Expr, scope: Scope) -> None:
        self._evaluate(node.value, scope)

    def _block(self, body: list[ast.stmt], scope: Scope) -> Any:
        for statement in body:
            outcome = self._execute(statement, scope)
            if outcome is not None:
                return outcome
        return None

    def _assign(self, node: ast.Assign, scope: Scope) -> None:
        value = self._evaluate(node.value, scope)
        if node in self._settings:
            value = self._settings[node](value)
        for target in node.targets:
            self._bind(target, value, scope)

    def _annotated(self, node: ast.AnnAssign, scope: Scope) -> None:
        if node.value is not None:
            self._bind(node.target, self._evaluate(node.value, scope), scope)

    def _augmented(self, node: ast.AugAssign, scope: Scope) -> None:
        assert isinstance(node.target, ast.Name)
        before = self._lookup(node.target.id, scope)
        value = self._evaluate(node.value, scope)
        after = self._operate(node.value, type(node.op), before, value)
        self._budget.check(after)
        scope.values[node.target.id] = after

    def _if(self, node: ast.If, scope: Scope) -> Any:
        chosen = node.body if self._truth(node.test, scope) else node.orelse
        return self._block(chosen, scope)

    def _for(self, node: ast.For, scope: Scope) -> Any:
        for value in self._items_at(node.iter, scope):
            self._bind(node.target, value, scope)
            outcome = self._block(node.body, scope)
            if outcome is _BREAK:
                break
            if isinstance(outcome, _Returned):
                return outcome
        return None

    def _define(self, node: ast.FunctionDef, scope: Scope) -> None:
        own = frozenset(bound_names(node.body)) | {argument.arg for argument in parameters_of(node.args)}
        scope.values[node.name] = UserFunction(node.name, node, scope, self._defaults(node.args, scope), own)

    def _return(self, node: ast.Return, scope: Scope) -> _Returned:
        return _Returned(None if node.value is None else self._evaluate(node.value, scope))

    def _import(self, node: ast.Import, scope: Scope) -> None:
        for alias in node.names:
            module = self._module(alias.name)
            first = alias.name.split(".")[0]
            scope.values[alias.asname or first] = module if alias.asname else self._module(first)

    def _import_from(self, node: ast.ImportFrom, scope: Scope) -> None:
        module = self._module("." * node.level + (node.module or ""))
        for alias in node.names:
            if alias.name == "*":
                scope.values |= module.members
            else:
                scope.values[alias.asname or alias.name] = module.get(alias.name)

    def _module(self, name: str) -> Namespace:
        found: Any = self._modules.get(name.split(".")[0])
        for part in name.split(".")[1:]:
            found = found.modules.get(part) if isinstance(found, Namespace) else None
        if not isinstance(found, Namespace):
            mend = (
                "a form file can import ufl, basix and their modules; names of ufl and basix.ufl are there without "
                "an import too"
            )
            raise refused(f"the module '{name[:60]}' cannot be imported", mend)
        return found


_STATEMENTS: Mapping[type[ast.stmt], Callable[..., Any]] = {
    ast.Expr: Interpreter._discard,
    ast.Assign: Interpreter._assign,
    ast.AnnAssign: Interpreter._annotated,
    ast.AugAssign: Interpreter._augmented,
    ast.FunctionDef: Interpreter._define,
    ast.Return: Interpreter._return,
    ast.If: Interpreter._if,
    ast.For: Interpreter._for,
    ast.Pass: lambda self, node, scope: None,
    ast.Break: lambda self, node, scope: _BREAK,
    ast.Continue: lambda self, node, scope: _CONTINUE,
    ast.Import: Interpreter._import,
    ast.ImportFrom: Interpreter._import_from,
}
