"""The values that a form file works with, and which of their attributes it may see.

A form file never holds a Python function, class or module: functions that come with the language are wrapped
as :class:`Native`, modules are :class:`Namespace`, and whatever a call returns passes through :func:`admit`.
"""

from __future__ import annotations

import ast
import difflib
import numbers
from collections.abc import Callable, ItemsView, KeysView, Mapping, ValuesView
from dataclasses import dataclass, field
from typing import Any

import ufl
from ufl.core.expr import Expr
from ufl.core.multiindex import Index, MultiIndex
from ufl.domain import AbstractDomain
from ufl.equation import Equation
from ufl.form import BaseForm, Form
from ufl.functionspace import AbstractFunctionSpace
from ufl.integral import Integral
from ufl.measure import Measure, MeasureProduct, MeasureSum
from ufl.pullback import AbstractPullback
from ufl.sobolevspace import SobolevSpace

from femforge.elements import Element
from femforge.errors import FemforgeError, an
from femforge.formfile.limits import Budget
from femforge.formfile.syntax import refused


@dataclass(frozen=True)
class Native:
    """A function that the language provides.

    Attributes:
        name: as the user calls it.
        function: what is called.
        takes_functions: whether arguments may be functions; they arrive as Python callables.
    """

    name: str
    function: Callable[..., Any] = field(compare=False)
    takes_functions: bool = False


@dataclass(frozen=True)
class Absent:
    """Why a name of a real module is not in a form file.

    Attributes:
        why: goes on a sentence that begins with the name.
        mend: what to do instead.
    """

    why: str
    mend: str

    def refusal(self, name: str) -> FemforgeError:
        """The error about the name."""
        return refused(f"'{name}' {self.why}", self.mend)


@dataclass(frozen=True)
class Namespace:
    """A module, as the form file sees it.

    Attributes:
        name: for instance ``basix.ufl``.
        members: what it holds.
        absent: what it does not hold although the real module does.
        modules: those inside it, which ``from ... import *`` leaves out.
    """

    name: str
    members: Mapping[str, Any] = field(compare=False)
    absent: Mapping[str, Absent] = field(compare=False, default_factory=dict)
    modules: Mapping[str, Namespace] = field(compare=False, default_factory=dict)

    def get(self, name: str) -> Any:
        """A member.

        Raises:
            FemforgeError: there is none, or it is not supported.
        """
        if name in self.absent:
            raise self.absent[name].refusal(name)
        if name in self.modules and name not in self.members:  # ufl.conditional is a function, and a module
            return self.modules[name]
        if name not in self.members:
            raise refused(
                f"'{self.name}.{name}' is not available in a form file",
                similar(name, self.members) or "leave it out",
            )
        return self.members[name]


@dataclass(frozen=True)
class EnumMember:
    """A member of one of Basix's enumerations, by name.

    Attributes:
        kind: ``CellType``, ``ElementFamily`` or ``LagrangeVariant``.
        name: the member.
    """

    kind: str
    name: str


class Enumeration(Namespace):
    """One of Basix's enumerations; ``kind["name"]`` is a member, too."""


class Scope:
    """Names of the file, of one call, or of one comprehension.

    Args:
        parent: where names that are not bound here are looked up.
        own: names that belong to this scope even while they are unbound.
    """

    def __init__(self, parent: Scope | None, own: frozenset[str] = frozenset()) -> None:
        self.parent = parent
        self.own = own
        self.values: dict[str, Any] = {}


@dataclass(frozen=True, eq=False)
class UserFunction:
    """A function of the form file.

    Attributes:
        name: its name, ``<lambda>`` for a lambda.
        node: its definition.
        scope: where it was defined.
        defaults: values of parameters that have one.
        own: names that its body binds.
    """

    name: str
    node: ast.FunctionDef | ast.Lambda
    scope: Scope
    defaults: Mapping[str, Any]
    own: frozenset[str]


def natives(functions: Mapping[str, Callable[..., Any]]) -> dict[str, Any]:
    """Functions as the form file sees them, by name."""
    return {name: Native(name, function) for name, function in functions.items()}


def words(text: str) -> tuple[str, ...]:
    """The words of a text, for long lists of names."""
    return tuple(text.split())


_ATTRIBUTES: tuple[tuple[type, tuple[str, ...]], ...] = (
    (
        Expr,
        words(
            """
            T dx ufl_shape ufl_free_indices ufl_index_dimensions ufl_operands ufl_domain ufl_domains
            ufl_element ufl_function_space is_cellwise_constant number part
            """
        ),
    ),
    (BaseForm, words("arguments coefficients constants empty integrals ufl_cell ufl_domain ufl_domains")),
    (Integral, words("integrand integral_type subdomain_id ufl_domain")),
    (Equation, words("lhs rhs")),
    (AbstractDomain, words("geometric_dimension topological_dimension ufl_cell ufl_coordinate_element")),
    (
        AbstractFunctionSpace,
        words(
            """
            ufl_domain ufl_domains ufl_element ufl_elements ufl_sub_space ufl_sub_spaces num_sub_spaces
            value_shape value_size
            """
        ),
    ),
    (
        Element,
        words(
            """
            cell degree dim embedded_subdegree embedded_superdegree num_sub_elements points
            reference_value_shape reference_value_size sub_elements
            """
        ),
    ),
    (
        ufl.Cell,
        words("cellname is_simplex num_edges num_faces num_facets num_vertices topological_dimension"),
    ),
    (Measure, words("integral_type subdomain_id ufl_domain")),
    (EnumMember, ("name",)),
    (dict, words("get items keys values")),
)
_VALUES = (
    Expr, BaseForm, Integral, Equation, AbstractDomain, AbstractFunctionSpace, Element, ufl.Cell, Measure,
    MeasureSum, MeasureProduct, Index, MultiIndex, SobolevSpace, AbstractPullback, EnumMember, Native,
    UserFunction, Namespace, str, float, type(None), type(Ellipsis),
)  # fmt: skip


def admit(value: Any, budget: Budget) -> Any:
    """The value of the form language that a Python value stands for.

    Collections are copied, so that what UFL keeps inside itself is never in the file's hands; those that the
    budget knows are the file's own already.

    Raises:
        FemforgeError: there is none.
    """
    if isinstance(value, _VALUES):
        return value
    if isinstance(value, bool | numbers.Integral):
        return value if isinstance(value, bool) else int(value)
    if isinstance(value, numbers.Real):
        return float(value)
    if isinstance(value, range):
        return value
    if isinstance(value, tuple | list | dict | KeysView | ValuesView | ItemsView):
        return value if budget.knows(value) else _admit_collection(value, budget)
    if isinstance(value, numbers.Complex):
        raise refused("the result is a complex number; these are not supported yet", "keep numbers real")
    raise refused(
        f"the result is {an(type(value).__name__)}, which has no use in a form file", "leave it out"
    )


def _admit_collection(value: Any, budget: Budget) -> Any:
    budget.charge(len(value))
    if isinstance(value, dict):
        return {admit(key, budget): admit(item, budget) for key, item in value.items()}
    admitted = [admit(item, budget) for item in value]
    return admitted if isinstance(value, list) else tuple(admitted)


def attribute(value: Any, name: str) -> Any:
    """An attribute of a value: a value, or a method as a :class:`Native`.

    Raises:
        FemforgeError: the value has none of that name that a form file may see.
    """
    if isinstance(value, Namespace):
        return value.get(name)
    for kind, names in _ATTRIBUTES:
        if isinstance(value, kind) and name in names and hasattr(value, name):
            found = getattr(value, name)
            if callable(found) and not isinstance(found, _VALUES):
                return Native(name, found)
            return found
    if isinstance(value, list) and name in ("append", "extend", "insert", "pop", "sort", "reverse"):
        raise refused("lists are not changed in a form file", "use a comprehension, or add lists with +")
    if isinstance(value, str):
        raise refused(
            f"strings have no attribute '{name}' in a form file", "use an f-string with plain names"
        )
    known = [one for kind, names in _ATTRIBUTES if isinstance(value, kind) for one in names]
    mend = similar(name, known) or (f"it has {', '.join(known)}" if known else "leave it out")
    raise refused(f"{describe(value)} has no attribute '{name}' in a form file", mend)


_DESCRIPTIONS: tuple[tuple[type, str], ...] = (
    (Measure, "a measure"),
    (Element, "an element"),
    (ufl.Cell, "a cell"),
    (AbstractDomain, "a mesh"),
    (AbstractFunctionSpace, "a function space"),
    (Equation, "an equation"),
    (Index, "an index"),
    (bool, "a truth value"),
    (int, "a whole number"),
    (float, "a number"),
    (str, "a string"),
    (tuple, "a tuple"),
    (list, "a list"),
    (dict, "a dict"),
    (type(None), "None"),
    (EnumMember, "a Basix name"),
)


def describe(value: Any) -> str:
    """A value in a few words, for error messages."""
    if isinstance(value, Native | UserFunction):
        return f"the function {value.name}"
    if isinstance(value, Namespace):
        return f"the module {value.name}"
    if isinstance(value, Form):
        return "a form"
    if isinstance(value, Expr) and not isinstance(value, MultiIndex):
        try:
            return f"an expression of shape {value.ufl_shape}"
        except (ValueError, AttributeError):
            return "an expression"
    for kind, word in _DESCRIPTIONS:
        if isinstance(value, kind):
            return word
    return an(type(value).__name__)


def similar(name: str, names: Any) -> str:
    """A proposal of names like the one given, or nothing."""
    close = difflib.get_close_matches(name[:60], list(dict.fromkeys(names)), n=3, cutoff=0.7)
    return f"did you mean {' or '.join(close)}?" if close else ""
