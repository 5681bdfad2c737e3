"""Evaluate checked expressions, node by node, within a budget.

Nothing of the file's text is ever handed to Python: each node has a method here, names are looked up in the
file's own scopes, and calls reach only what the language provides.
"""
# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import ufl
from ufl.core.expr import Expr
from ufl.form import Form
from ufl.measure import Measure, MeasureSum

from femforge.errors import FemforgeError
from femforge.formfile import operations
from femforge.formfile.basics import basic_functions, items_of
from femforge.formfile.basix_names import basix_namespace
from femforge.formfile.element_names import BASIX_UFL
from femforge.formfile.explained import explained
from femforge.formfile.limits import Budget, Limits, NativeError
from femforge.formfile.source import Source
from femforge.formfile.syntax import refused
from femforge.formfile.ufl_names import Meshes, check_measure, substitute, ufl_namespace
from femforge.formfile.values import (
    EnumMember,
    Namespace,
    Native,
    Scope,
    UserFunction,
    admit,
    attribute,
    describe,
    similar,
)

_UNBOUND = object()


class Expressions:
    """Evaluation of expressions; :class:`femforge.formfile.interpreter.Interpreter` adds statements.

    Args:
        source: the file, for errors.
        limits: what reading it may cost.
    """

    def __init__(self, source: Source, limits: Limits) -> None:
        self._source = source
        self._budget = Budget(limits)
        self._meshes = Meshes()
        self._modules = {"ufl": ufl_namespace(self._meshes), "basix": basix_namespace()}
        language = Scope(None)
        language.values |= basic_functions(self._budget)
        language.values |= BASIX_UFL
        language.values |= self._modules["ufl"].members
        self._language = language
        self._top = Scope(language)
        self._calls = 0
        self._node: ast.AST | None = None

    @property
    def provided(self) -> frozenset[str]:
        """The names that a file has without defining them."""
        return frozenset(self._language.values)

    def _run_body(self, function: ast.FunctionDef, scope: Scope) -> Any:
        """The value that a function's statements return."""
        raise NotImplementedError

    def _evaluate(self, node: ast.expr, scope: Scope) -> Any:
        self._node = node
        try:
            self._budget.step()
            value = _EXPRESSIONS[type(node)](self, node, scope)
            self._budget.check(value)
            return value
        except FemforgeError as error:
            raise self._placed(error, node) from None

    def _placed(self, error: FemforgeError, node: ast.AST) -> FemforgeError:
        return error if error.place else self._source.error(node, error.cause, error.mend)

    def _native(
        self, node: ast.AST, call: Callable[[], Any], given: Sequence[Any] = (), function: Any = None
    ) -> Any:
        """What UFL or the language returns; its errors become errors at the node.

        Args:
            node: where an error is reported.
            call: what is done.
            given: the operands or arguments, for the error.
            function: that is called, for the error.
        """
        try:
            return admit(call(), self._budget)
        except NativeError as error:
            raise self._source.error(node, *explained(error.args[0], given, function)) from None
        except FemforgeError as error:
            raise self._placed(error, node) from None

    def _constant(self, node: ast.Constant, scope: Scope) -> Any:
        return node.value

    def _name(self, node: ast.Name, scope: Scope) -> Any:
        return self._lookup(node.id, scope)

    def _lookup(self, name: str, scope: Scope) -> Any:
        here: Scope | None = scope
        while here is not None:
            value = here.values.get(name, _UNBOUND)
            if value is not _UNBOUND:
                return value
            if name in here.own:
                raise refused(f"'{name}' is used before it is assigned", "assign it before that")
            here = here.parent
        absent = self._modules["ufl"].absent
        if name in absent:
            raise absent[name].refusal(name)
        if name in self._modules:
            raise refused(f"the name '{name}' is not defined", f"write 'import {name}' first")
        known = [*self._top.values, *self._language.values]
        mend = similar(name, known) or f"set it in the file, or from outside: --define {name}=VALUE"
        raise refused(f"the name '{name}' is not defined", mend)

    def _tuple(self, node: ast.Tuple, scope: Scope) -> tuple[Any, ...]:
        return tuple(self._entries(node.elts, scope))

    def _list(self, node: ast.List, scope: Scope) -> list[Any]:
        return list(self._entries(node.elts, scope))

    def _entries(self, nodes: list[ast.expr], scope: Scope) -> Iterator[Any]:
        for node in nodes:
            if isinstance(node, ast.Starred):
                yield from self._items_at(node.value, scope)
            else:
                yield self._evaluate(node, scope)

    def _dict(self, node: ast.Dict, scope: Scope) -> dict[Any, Any]:
        result: dict[Any, Any] = {}
        for key_node, value_node in zip(node.keys, node.values, strict=True):
            value = self._evaluate(value_node, scope)
            if key_node is None:
                if not isinstance(value, dict):
                    raise refused(f"** takes a dict, not {describe(value)}", "write a dict behind it")
                result |= value
            else:
                self._put(result, key_node, self._evaluate(key_node, scope), value)
        return result

    def _put(self, result: dict[Any, Any], node: ast.expr, key: Any, value: Any) -> None:
        self._native(node, lambda: self._budget.call(result.__setitem__, key, value), (key,))

    def _binary(self, node: ast.BinOp, scope: Scope) -> Any:
        chain = [node]
        while isinstance(chain[-1].left, ast.BinOp):
            chain.append(chain[-1].left)
        left = self._evaluate(chain[-1].left, scope)
        for link in reversed(chain):
            right = self._evaluate(link.right, scope)
            left = self._operate(link.right, type(link.op), left, right)
            self._budget.check(left)
        return left

    def _operate(self, place: ast.AST, operator: type[ast.operator], left: Any, right: Any) -> Any:
        """``left operator right``; errors are reported at ``place``."""

        def operation() -> Any:
            measure = isinstance(right, Measure | MeasureSum) and operator is ast.Mult
            other = self._budget.call(self._meshes.measure, left, right) if measure else right
            return operations.binary(self._budget, operator, left, other)

        return self._native(place, operation, (left, right))

    def _unary(self, node: ast.UnaryOp, scope: Scope) -> Any:
        if isinstance(node.op, ast.Not):
            return not self._truth(node.operand, scope)
        value, operator = self._evaluate(node.operand, scope), type(node.op)
        return self._native(node, lambda: operations.unary(self._budget, operator, value), (value,))

    def _compare(self, node: ast.Compare, scope: Scope) -> Any:
        left = self._evaluate(node.left, scope)
        for number, (operator, right_node) in enumerate(zip(node.ops, node.comparators, strict=True)):
            right = self._evaluate(right_node, scope)
            result = self._compare_two(right_node, type(operator), left, right)
            if number + 1 < len(node.ops) and not operations.truth(result):
                return result
            left = right
        return result

    def _compare_two(self, node: ast.expr, operator: type[ast.cmpop], left: Any, right: Any) -> Any:
        return self._native(
            node, lambda: operations.compare(self._budget, operator, left, right), (left, right)
        )

    def _boolean(self, node: ast.BoolOp, scope: Scope) -> Any:
        stop = isinstance(node.op, ast.Or)
        for operand in node.values[:-1]:
            value = self._evaluate(operand, scope)
            if operations.truth(value) is stop:
                return value
        return self._evaluate(node.values[-1], scope)

    def _truth(self, node: ast.expr, scope: Scope) -> bool:
        value = self._evaluate(node, scope)
        try:
            return operations.truth(value)
        except FemforgeError as error:
            raise self._placed(error, node) from None

    def _conditional(self, node: ast.IfExp, scope: Scope) -> Any:
        return self._evaluate(node.body if self._truth(node.test, scope) else node.orelse, scope)

    def _attribute(self, node: ast.Attribute, scope: Scope) -> Any:
        value = self._evaluate(node.value, scope)
        return self._native(node, lambda: self._budget.call(attribute, value, node.attr), (value,))

    def _subscript(self, node: ast.Subscript, scope: Scope) -> Any:
        value = self._evaluate(node.value, scope)
        index = self._evaluate(node.slice, scope)
        return self._native(node, lambda: operations.item(self._budget, value, index), (value,))

    def _slice(self, node: ast.Slice, scope: Scope) -> slice:
        parts = (node.lower, node.upper, node.step)
        return slice(*(None if part is None else self._evaluate(part, scope) for part in parts))

    def _lambda(self, node: ast.Lambda, scope: Scope) -> UserFunction:
        own = frozenset(argument.arg for argument in parameters_of(node.args))
        return UserFunction("<lambda>", node, scope, self._defaults(node.args, scope), own)

    def _defaults(self, arguments: ast.arguments, scope: Scope) -> dict[str, Any]:
        positional = [*arguments.posonlyargs, *arguments.args]
        last = positional[len(positional) - len(arguments.defaults) :]
        pairs = [*zip(last, arguments.defaults, strict=True)]
        for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
            if default is not None:
                pairs.append((argument, default))
        return {argument.arg: self._evaluate(default, scope) for argument, default in pairs}

    def _list_comprehension(self, node: ast.ListComp, scope: Scope) -> list[Any]:
        return self._collect(node.elt, node.generators, scope)

    def _generator(self, node: ast.GeneratorExp, scope: Scope) -> tuple[Any, ...]:
        return tuple(self._collect(node.elt, node.generators, scope))

    def _collect(self, element: ast.expr, loops: list[ast.comprehension], scope: Scope) -> list[Any]:
        result: list[Any] = []
        for inner in self._loops(loops, scope):
            result.append(self._evaluate(element, inner))
            self._count(len(result))
        return result

    def _dict_comprehension(self, node: ast.DictComp, scope: Scope) -> dict[Any, Any]:
        result: dict[Any, Any] = {}
        for inner in self._loops(node.generators, scope):
            key = self._evaluate(node.key, inner)
            self._put(result, node.key, key, self._evaluate(node.value, inner))
            self._count(len(result))
        return result

    def _count(self, length: int) -> None:
        if length > self._budget.limits.items:
            raise refused("this becomes too long", f"at most {self._budget.limits.items} entries are allowed")

    def _loops(self, loops: list[ast.comprehension], scope: Scope) -> Iterator[Scope]:
        """A scope with the loop variables bound, for each pass of nested comprehension loops."""
        loop, *rest = loops
        inner = Scope(scope)
        for value in self._items_at(loop.iter, scope):
            self._bind(loop.target, value, inner)
            if all(self._truth(condition, inner) for condition in loop.ifs):
                if rest:
                    yield from self._loops(rest, inner)
                else:
                    yield inner

    def _formatted(self, node: ast.JoinedStr, scope: Scope) -> str:
        text = ""
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value)
            elif isinstance(part, ast.FormattedValue):
                text += self._formatted_value(part, scope)
            self._count(len(text))
        return text

    def _formatted_value(self, node: ast.FormattedValue, scope: Scope) -> str:
        value = self._evaluate(node.value, scope)
        if not isinstance(value, str | int | float) or node.conversion != -1 or node.format_spec is not None:
            raise refused(
                "f-strings hold plain names, numbers and strings", "leave out formats and conversions"
            )
        return str(value)

    def _bind(self, target: ast.expr, value: Any, scope: Scope) -> None:
        if isinstance(target, ast.Name):
            scope.values[target.id] = value
        elif isinstance(target, ast.Tuple | ast.List):
            try:
                self._unpack(target.elts, value, scope)
            except FemforgeError as error:
                raise self._placed(error, target) from None

    def _unpack(self, targets: list[ast.expr], value: Any, scope: Scope) -> None:
        values = self._items(value)
        starred = [number for number, target in enumerate(targets) if isinstance(target, ast.Starred)]
        count = len(targets)
        if len(values) != count if not starred else len(values) < count - 1:
            raise refused(f"{len(values)} values for {count} names", "write a name for each")
        if starred:
            first, extra = starred[0], len(values) - count + 1
            middle = list(values[first : first + extra])
            values = (*values[:first], middle, *values[first + extra :])
        for target, one in zip(targets, values, strict=True):
            self._bind(target.value if isinstance(target, ast.Starred) else target, one, scope)

    def _items_at(self, node: ast.expr, scope: Scope) -> tuple[Any, ...]:
        value = self._evaluate(node, scope)
        try:
            return self._items(value)
        except FemforgeError as error:
            raise self._placed(error, node) from None

    def _items(self, value: Any) -> tuple[Any, ...]:
        try:
            items: tuple[Any, ...] = self._budget.call(items_of, value, self._budget.limits.items)
        except NativeError as error:
            raise refused(*explained(error.args[0], (value,))) from None
        return items

    # calls

    def _call(self, node: ast.Call, scope: Scope) -> Any:
        function = self._evaluate(node.func, scope)
        arguments = list(self._entries(node.args, scope))
        named: dict[str, Any] = {}
        for keyword in node.keywords:
            value = self._evaluate(keyword.value, scope)
            more = {keyword.arg: value} if keyword.arg is not None else value
            if not isinstance(more, dict) or not all(isinstance(name, str) for name in more):
                raise refused("** takes a dict with names as keys", "write strings for its keys")
            repeated = more.keys() & named.keys()
            if repeated:
                raise refused(f"'{sorted(repeated)[0]}' is given twice", "leave one of them out")
            named |= more
        if isinstance(function, UserFunction):
            return self._call_user(function, arguments, named)
        if (
            isinstance(node.func, ast.Attribute)
            and isinstance(function, str | int)
            and not arguments
            and not named
        ):
            return function  # cell.cellname() and the like, methods of older releases of UFL
        call = functools.partial(self._call_native, function, arguments, named)
        return self._native(node, call, arguments, function)

    def _call_user(self, function: UserFunction, arguments: list[Any], named: dict[str, Any]) -> Any:
        if self._calls >= self._budget.limits.calls_deep:
            raise refused(f"functions call each other more than {self._calls} deep", "use a loop")
        scope = Scope(function.scope, function.own)
        scope.values |= _matched(function, arguments, named)
        self._calls += 1
        try:
            if isinstance(function.node, ast.Lambda):
                return self._evaluate(function.node.body, scope)
            return self._run_body(function.node, scope)
        finally:
            self._calls -= 1

    def _call_native(self, function: Any, arguments: list[Any], named: dict[str, Any]) -> Any:
        if isinstance(function, Measure):
            check_measure(named)
            if arguments and isinstance(arguments[0], ufl.Cell | EnumMember):  # a string names a subdomain
                arguments[0] = self._meshes.domain(arguments[0])
            if "domain" in named:
                named["domain"] = self._meshes.domain(named["domain"])
        elif isinstance(function, Form):
            return self._budget.call(substitute, function, *arguments, **named)
        elif isinstance(function, Expr):
            if named or arguments not in (["+"], ["-"]):
                raise refused("an expression is called with '+' or '-' only", "a product is written with *")
        elif not isinstance(function, Native):
            raise refused(f"{describe(function)} cannot be called", "a product is written with *")
        takes_functions = isinstance(function, Native) and function.takes_functions
        arguments = [self._argument(value, takes_functions) for value in arguments]
        named = {name: self._argument(value, takes_functions) for name, value in named.items()}
        called = function.function if isinstance(function, Native) else function
        return self._budget.call(called, *arguments, **named)

    def _argument(self, value: Any, takes_functions: bool) -> Any:
        if not isinstance(value, Native | UserFunction | Namespace):
            return value
        if not takes_functions or isinstance(value, Namespace):
            mend = "name something in it" if isinstance(value, Namespace) else "call it"
            raise refused(f"{describe(value)} is given where a value is expected", mend)
        return lambda *arguments: self._call_back(value, list(arguments))

    def _call_back(self, function: Native | UserFunction, arguments: list[Any]) -> Any:
        if isinstance(function, UserFunction):
            return self._call_user(function, arguments, {})
        return admit(self._call_native(function, arguments, {}), self._budget)


def parameters_of(arguments: ast.arguments) -> list[ast.arg]:
    """All parameters of a function, in order."""
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]


def _matched(function: UserFunction, arguments: list[Any], named: dict[str, Any]) -> dict[str, Any]:
    """The parameters of a call by name."""
    parameters = function.node.args
    positional = [argument.arg for argument in (*parameters.posonlyargs, *parameters.args)]
    if len(arguments) > len(positional):
        cause = f"{function.name} takes {len(positional)} arguments, not {len(arguments)}"
        raise refused(cause, "leave out the last ones")
    values = dict(zip(positional, arguments, strict=False))
    allowed = {argument.arg for argument in (*parameters.args, *parameters.kwonlyargs)}
    for name, value in named.items():
        if name not in allowed:
            raise refused(
                f"{function.name} has no parameter '{name[:60]}'", similar(name, allowed) or "leave it out"
            )
        if name in values:
            raise refused(f"{function.name} gets '{name}' twice", "leave one of them out")
        values[name] = value
    values = {**function.defaults, **values}
    missing = [argument.arg for argument in parameters_of(parameters) if argument.arg not in values]
    if missing:
        raise refused(f"{function.name} needs '{missing[0]}'", f"write {missing[0]}=...")
    return values


_EXPRESSIONS: Mapping[type[ast.expr], Callable[..., Any]] = {
    ast.Constant: Expressions._constant,
    ast.Name: Expressions._name,
    ast.Tuple: Expressions._tuple,
    ast.List: Expressions._list,
    ast.Dict: Expressions._dict,
    ast.BinOp: Expressions._binary,
    ast.UnaryOp: Expressions._unary,
    ast.Compare: Expressions._compare,
    ast.BoolOp: Expressions._boolean,
    ast.IfExp: Expressions._conditional,
    ast.Attribute: Expressions._attribute,
    ast.Subscript: Expressions._subscript,
    ast.Slice: Expressions._slice,
    ast.Lambda: Expressions._lambda,
    ast.ListComp: Expressions._list_comprehension,
    ast.GeneratorExp: Expressions._generator,
    ast.DictComp: Expressions._dict_comprehension,
    ast.JoinedStr: Expressions._formatted,
    ast.Call: Expressions._call,
}
