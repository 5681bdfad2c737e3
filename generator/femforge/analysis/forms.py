"""UFL's own algorithms on a form, and its integrals as :class:`~femforge.ir.integral.Integral`."""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from operator import index
from typing import Any, NoReturn

import ufl
from ufl.algorithms import compute_form_data, expand_derivatives
from ufl.algorithms.analysis import extract_type
from ufl.algorithms.check_arities import ArityMismatch
from ufl.classes import (
    CoordinateDerivative,
    FacetJacobianDeterminant,
    FacetNormal,
    Jacobian,
    JacobianDeterminant,
    JacobianInverse,
)
from ufl.domain import extract_unique_domain

from femforge.analysis.evaluate import Evaluator
from femforge.analysis.geometry import refuse_sizes
from femforge.analysis.names import generated_names
from femforge.analysis.rules import Rule, Rules, gauss_degree
from femforge.analysis.seen import is_numbered, with_views
from femforge.errors import ExitCode, FemforgeError, an, use
from femforge.formfile.limits import LINEAR, UFL_ERRORS, Limits, in_one_line
from femforge.ir.element import ComponentOrder, DofOrder
from femforge.ir.integral import (
    COORDINATES,
    REGIONS,
    SEEN,
    TRIAL,
    Constant,
    Function,
    Integral,
    IntegralType,
    Part,
)
from femforge.ir.scalar import Graph
from femforge.reference import FACET_CELLS

_PRESERVED = (Jacobian, JacobianInverse, JacobianDeterminant, FacetJacobianDeterminant, FacetNormal)
#: Measures that are not compiled, by UFL's name of the integral.
_MEASURES = {
    "ridge": "ridge integrals (dr)",
    "custom": "custom integrals (dc)",
    "cutcell": "integrals over cut cells",
}
#: Calls of Python within each other that UFL's algorithms take for a level of an expression: about 5, more where
#: derivatives are applied.
_CALLS_OF_A_LEVEL = 20
#: Ids of subdomains are 32 bits wide in descriptors; negative ones are not part of names.
_HIGHEST_ID = 2**31 - 1


@contextlib.contextmanager
def deep_enough() -> Iterator[None]:
    """Let UFL's algorithms go down expressions of as many levels as form files may have."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(before + _CALLS_OF_A_LEVEL * Limits().depth)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


@deep_enough()
def analyse(
    name: str,
    form: ufl.Form,
    coefficient_names: Mapping[Any, str],
    constant_names: Mapping[Any, str],
    *,
    dof_order: DofOrder = "ufcx",
    component_order: ComponentOrder = "interleaved",
    quadrature_degree: int | None = None,
    gauss: bool = False,
    collapsed: bool = False,
    place: str = "",
    action: bool = False,
) -> tuple[Integral, ...]:
    """Analyse one form.

    Args:
        name: name of the form in its file.
        form: a form of arity 0, 1 or 2 over one mesh.
        coefficient_names, constant_names: names in the form file; the generated code has them too, except those
            of its own variables.
        dof_order, component_order: order of dofs in element tensors and coefficient arrays.
        quadrature_degree: overrides estimate and metadata.
        gauss: take p + 1 points in each direction instead of UFL's estimate, p the highest degree of the arguments.
        collapsed: take points of collapsed directions in integrals over triangles and tetrahedra, where the form has
            no other scheme.
        place: file, for messages.
        action: analyse v -> a(v, x) instead of the bilinear form a; the coefficient x is called :data:`TRIAL`.

    Returns:
        One integral for each kind and set of subdomains (cells, exterior and interior facets, vertices) where
        anything is left: UFL leaves out integrals that it sees to be zero, and so do we.

    Raises:
        FemforgeError: for what is not supported, by name.
    """
    where = f"{place}: form {name}" if place else f"form {name}"
    _refuse_unsupported(form, where)
    refuse_sizes(form, where)
    p = gauss_degree(form, where) if gauss else None
    try:
        data, views, own = _lowered(form, where, action)
    except FemforgeError:
        raise
    except UFL_ERRORS as error:
        cause = in_one_line(error)
        mend = LINEAR if isinstance(error, ArityMismatch) else _mend(cause)
        raise FemforgeError(
            f"UFL refuses the form: {cause}", place=where, mend=mend, code=ExitCode.FORM
        ) from error
    builder = Builder(
        name, where, coefficient_names, constant_names, dof_order, component_order, views, collapsed
    )
    builder.coefficient_names |= own
    found = (builder.integral(data, group, quadrature_degree, p) for group in _groups(data.integral_data))
    return tuple(one for one in found if one is not None) or zero("form is identically zero", where)


def zero(what: str, where: str) -> NoReturn:
    """Refuse what is zero.

    Raises:
        FemforgeError: always.
    """
    mend = "take derivatives with respect to what it holds, and of what is not constant on cells"
    raise FemforgeError(f"the {what}", place=where, mend=mend, code=ExitCode.FORM)


@lru_cache(maxsize=8)
def _lowered(
    form: ufl.Form, where: str, action: bool
) -> tuple[Any, Mapping[Any, tuple[str, ...]], Mapping[Any, str]]:
    """UFL's data of a form or of its action, the views, and the name of what the action is on.

    Several kinds of kernels are made of a form one after another; UFL's algorithms take longer than all other analysis.
    """
    own: dict[Any, str] = {}
    form, views = with_views(form)
    if action:
        form, x = action_of(form, where)
        own[x] = TRIAL
    return form_data(form), views, own


def form_data(form: ufl.Form, scaled: bool = True) -> Any:
    """What UFL's algorithms make of a form: pulled back to the reference cell; ``scaled``: by the measure, too."""
    return compute_form_data(
        form,
        do_apply_function_pullbacks=True,
        do_apply_integral_scaling=scaled,
        do_apply_geometry_lowering=True,
        preserve_geometry_types=_PRESERVED,
        do_append_everywhere_integrals=False,
        complex_mode=False,
    )


class _ActedOn(ufl.Coefficient):
    """A function in place of an argument, of which UFL keeps derivatives where it keeps those of the argument.

    So a form and its action have the same integrals, by rules of the same degrees.
    """

    def is_cellwise_constant(self) -> bool:
        """As of arguments, whatever their element."""
        return False


def action_of(form: ufl.Form, where: str) -> tuple[ufl.Form, ufl.Coefficient]:
    """The linear form v -> a(v, x) of a bilinear form a, and x, a function of its trial space."""
    arguments = form.arguments()
    if len(arguments) != 2:
        raise FemforgeError(
            f"the form has {len(arguments)} arguments, an operator is made from a bilinear form", place=where,
            mend="kernels of forms with fewer arguments: element_tensor and residual", code=ExitCode.FORM,
        )  # fmt: skip
    x = _ActedOn(arguments[1].ufl_function_space())
    return ufl.action(expand_derivatives(form), x), x


def _mend(cause: str) -> str:
    """What to do about words of UFL."""
    if "must be restricted" in cause:
        return "say on which side of a facet: u('+'), u('-'), avg(u) or jump(u), of all that dS integrates"
    if "complex value" in cause:
        return "write a form of real parts, and one of imaginary ones"
    return "write the form as UFL takes it"


def _refuse_unsupported(form: ufl.Form, where: str) -> None:
    if form.empty():
        mend = "integrate an expression that is not zero: f*v*dx"
        raise FemforgeError("the form has no integrals", place=where, mend=mend, code=ExitCode.FORM)
    if len(form.arguments()) > 2:
        raise FemforgeError(
            f"the form has {len(form.arguments())} arguments", place=where, code=ExitCode.FORM,
            mend="functionals, linear and bilinear forms (arity 0, 1, 2) are compiled",
        )  # fmt: skip
    if any(argument.ufl_element().at_points for argument in form.arguments()):
        raise FemforgeError(
            "a test or trial function is on a quadrature element, which has no basis functions", place=where,
            mend="quadrature elements are for coefficients; take a discontinuous Lagrange element", code=ExitCode.FORM,
        )  # fmt: skip
    for integral in form.integrals():
        kind = integral.integral_type()
        if kind not in REGIONS:
            raise FemforgeError(
                f"{_MEASURES.get(kind, kind)} are not supported yet", place=where, code=ExitCode.FORM,
                mend="integrals over cells (dx), facets (ds, dS) and vertices (dP) are compiled",
            )  # fmt: skip
    if not _on_one_mesh(form):
        raise FemforgeError(
            "the form lives on more than one mesh", place=where, code=ExitCode.FORM,
            mend="write one form for each mesh",
        )  # fmt: skip
    check_dimension(form.ufl_domains()[0], where)
    refuse_shape_derivatives([integral.integrand() for integral in form.integrals()], where)


def refuse_shape_derivatives(expressions: Iterable[Any], where: str) -> None:
    """Refuse derivatives by the place, of which UFL leaves out those of Jacobians that it keeps for us.

    Raises:
        FemforgeError: there are some.
    """
    if any(extract_type(expression, CoordinateDerivative) for expression in expressions):
        raise FemforgeError(
            "derivatives with respect to SpatialCoordinate are not supported yet", place=where, code=ExitCode.FORM,
            mend="write them out: that of f*dx in a direction t is f*div(t)*dx if f moves with the mesh",
        )  # fmt: skip


def check_dimension(domain: Any, where: str) -> None:
    """Refuse cells in a space of more dimensions.

    Raises:
        FemforgeError: they are.
    """
    if domain.geometric_dimension != domain.topological_dimension:
        raise FemforgeError(
            f"{an(str(domain.ufl_cell()))} in {domain.geometric_dimension} dimensions is not supported yet",
            place=where, code=ExitCode.FORM, mend="use a mesh whose cells have the dimension of the space",
        )  # fmt: skip


def _on_one_mesh(form: ufl.Form) -> bool:
    """Whether what is integrated over, and all functions, are on the same mesh."""
    functions = (*form.arguments(), *form.coefficients())
    try:
        return len({*form.ufl_domains(), *map(extract_unique_domain, functions)}) == 1
    except ValueError:  # meshes of different dimensions
        return False


class Builder:
    """Turns UFL's integral data into integrals; holds what all integrals of a form share."""

    def __init__(
        self,
        name: str,
        where: str,
        coefficient_names: Mapping[Any, str],
        constant_names: Mapping[Any, str],
        dof_order: DofOrder,
        component_order: ComponentOrder,
        views: Mapping[Any, tuple[str, ...]],
        collapsed: bool = False,
    ) -> None:
        self.name = name
        self.collapsed = collapsed
        self.where = where
        self.views = views
        self.coefficient_names, self.constant_names = generated_names(coefficient_names, constant_names)
        self.called = {
            new: given[one]
            for given, names in (
                (coefficient_names, self.coefficient_names),
                (constant_names, self.constant_names),
            )
            for one, new in names.items()
            if new != given[one]
        }
        self.coefficient_names |= dict.fromkeys(views, SEEN)
        self.dof_order = dof_order
        self.component_order = component_order

    def _function(self, name: str, element: Any, kind: IntegralType) -> Function:
        layout = element.layout(self.dof_order, self.component_order)
        if kind == "interior_facet":
            layout = layout.on_both_sides()
        return Function(name, layout, self.called.get(name, ""))

    def _called(self, coefficient: Any) -> str:
        name = self.coefficient_names[coefficient]
        return self.called.get(name, name)

    def integral(
        self,
        data: Any,
        group: Any,
        quadrature_degree: int | None,
        p: int | None,
        evaluated: Rule | None = None,
    ) -> Integral | None:
        """One integral of UFL's form data; None if it is identically zero.

        Args:
            data, group: UFL's.
            quadrature_degree: of all rules, if one is asked for.
            p: a degree where p + 1 points in each direction are wanted.
            evaluated: the points of an expression that is no integral.
        """
        graph = Graph()
        domain = group.domain
        kind: IntegralType = group.integral_type
        if kind == "interior_facet" and self.component_order == "planar":
            raise FemforgeError(
                "component_order = planar is not for integrals over interior facets (dS)", place=self.where,
                ways=[use(component_order="interleaved")], code=ExitCode.PARAMETERS,
            )  # fmt: skip
        # The form's own: those that UFL numbers anew (function_replace_map) can equal another one of these.
        packed = data.reduced_coefficients
        names = {c: self.coefficient_names[c] for c in packed}
        cell = domain.ufl_cell().cellname
        own_cell = {"cell": cell, "facet": FACET_CELLS[cell], "vertex": "vertex"}[REGIONS[kind]]
        collapsed = self.collapsed and kind == "cell"
        rules = Rules(self.where, own_cell, self.dof_order, quadrature_degree, p, self._called, collapsed)
        rule_of = rules.of if evaluated is None else lambda _: evaluated
        functions = [
            self._function(names[c], rules.element_of(c) if used else c.ufl_element(), kind)
            for c, used in zip(packed, group.enabled_coefficients, strict=True)
        ]
        arguments = sorted(data.original_form.arguments(), key=lambda a: a.number())
        # values of an expression are of a facet, and not of its two cells
        kinds: tuple[IntegralType, ...] = ("cell" if evaluated else kind, kind)
        roles = [
            self._function(role, argument.ufl_element(), seen)
            for role, argument, seen in zip(("test", "trial"), arguments, kinds, strict=False)
        ]
        coordinates = self._function(COORDINATES, domain.ufl_coordinate_element(), kind)
        enabled = [f for f, on in zip(functions, group.enabled_coefficients, strict=True) if on]
        # the numbers of views come last: callers know of the others
        enabled.sort(key=lambda f: f.name == SEEN)
        held = [blocks for one, blocks in self.views.items() if _is_enabled(one, packed, group)]
        constants = [
            Constant(self.constant_names[c], tuple(c.ufl_shape), self.called.get(self.constant_names[c], ""))
            for c in data.original_form.constants()
        ]
        evaluator = Evaluator(graph, coordinates, names, dict(self.constant_names), self.where, self.called)
        parts = self._parts(group, evaluator, rule_of)
        if not parts:
            return None
        return Integral(
            form=self.name,
            subdomain=_subdomains(group, self.where),
            cell=cell,
            gdim=domain.geometric_dimension,
            test=roles[0] if roles else None,
            trial=roles[1] if len(roles) > 1 else None,
            coordinates=coordinates,
            coefficients=tuple(enabled),
            constants=tuple(constants),
            parts=parts,
            graph=graph,
            packed=tuple(f for f in functions if f.name != SEEN),
            kind=kind,
            evaluated=evaluated is not None,
            views=held[0] if held else (),
            numbered=kind == "cell" and is_numbered(data.original_form),
        )  # fmt: skip

    def _parts(self, group: Any, evaluator: Evaluator, rule_of: Callable[[Any], Rule]) -> tuple[Part, ...]:
        parts: dict[Rule, dict[Any, Any]] = {}
        for integral in group.integrals:
            rule = rule_of(integral)
            terms = parts.setdefault(rule, {})
            for pair, node in evaluator.integrand(integral.integrand()).items():
                terms[pair] = terms[pair] + node if pair in terms else node
        kept = []
        for rule, terms in parts.items():
            nonzero = {pair: node for pair, node in terms.items() if not node.is_zero}
            if nonzero:
                kept.append(Part(nonzero, rule.degree, rule.scheme, rule.origin, rule.order, rule.given))
        return tuple(kept)


def _is_enabled(coefficient: Any, packed: Sequence[Any], group: Any) -> bool:
    """Whether the integrals of a group take a coefficient."""
    return coefficient in packed and bool(group.enabled_coefficients[packed.index(coefficient)])


def _groups(integral_data: Iterable[Any]) -> list[Any]:
    """UFL's groups of integrals, what is over everything apart from what is over subdomains.

    Where integrands are equal, UFL has them as one: f*dx + f*dx(1) is a group of "otherwise" and 1, of which there are
    two integrals. What is over the same is one group again.
    """
    found: dict[Any, Any] = {}
    for group in integral_data:
        for own in filter(None, _words_and_numbers(group)):
            key = (group.domain, group.integral_type, own)
            if key not in found:
                found[key] = copy(group)
                found[key].subdomain_id = own
                continue
            known = found[key]
            known.integrals = [*known.integrals, *group.integrals]
            enabled = zip(known.enabled_coefficients, group.enabled_coefficients, strict=True)
            known.enabled_coefficients = [any(either) for either in enabled]
    return list(found.values())


def _words_and_numbers(group: Any) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """What UFL says of where a group is: its words for everywhere, and ids of subdomains."""
    ids = group.subdomain_id if isinstance(group.subdomain_id, tuple) else (group.subdomain_id,)
    words = tuple(one for one in ids if isinstance(one, str))
    return words, tuple(one for one in ids if not isinstance(one, str))


def _subdomains(group: Any, where: str) -> tuple[int, ...]:
    """Ids of the subdomains of a group, of whatever class of integers; none for everywhere."""
    found = tuple(sorted(map(index, _words_and_numbers(group)[1])))
    if outside := [one for one in found if not 0 <= one <= _HIGHEST_ID]:
        raise FemforgeError(
            f"no subdomain can have the id {outside[0]}", place=where, code=ExitCode.FORM,
            mend=f"number subdomains from 0 to {_HIGHEST_ID}",
        )  # fmt: skip
    return found
