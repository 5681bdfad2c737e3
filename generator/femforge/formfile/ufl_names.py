"""The names of UFL as a form file sees them.

Everything public in UFL is there under its name. What creates functions also takes an element, and what takes
a mesh also takes a cell, as in classic UFL: each cell then has one affine mesh for the whole file.
"""
# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from typing import Any

import ufl
import ufl.geometry
from ufl.algebra import Real
from ufl.algorithms.analysis import extract_arguments
from ufl.constantvalue import as_ufl
from ufl.core.expr import Expr
from ufl.domain import AbstractDomain, extract_domains
from ufl.form import Form
from ufl.measure import Measure, MeasureSum

from femforge.elements import BlockedElement, Element, MixedElement, PlainElement, scalar_element
from femforge.formfile.element_names import CLASSIC, UFL_FINITEELEMENT, cell_name
from femforge.formfile.limits import check_exponent, stands_in_exponent
from femforge.formfile.syntax import refused
from femforge.formfile.values import Absent, EnumMember, Namespace, Native, describe, words
from femforge.ir.element import CELL_DIMENSION

MAX_SIZE = 64
#: What a measure can carry for a solver, and no kernel can use.
NOT_OF_MEASURES = ("subdomain_data", "intersect_measures")

_ON_MESHES = words(
    """
    SpatialCoordinate FacetNormal CellNormal CellVolume CellDiameter Circumradius FacetArea
    MinCellEdgeLength MaxCellEdgeLength MinFacetEdgeLength MaxFacetEdgeLength Jacobian
    JacobianDeterminant JacobianInverse RidgeJacobian RidgeJacobianDeterminant RidgeJacobianInverse
    """
)
#: Of UFL's modules, but not of ``ufl`` itself.
_OF_MODULES = words(
    """
    ReferenceNormal CellVertices CellEdgeVectors FacetEdgeVectors ReferenceCellEdgeVectors CellFacetJacobian
    FacetJacobian FacetJacobianInverse FacetJacobianDeterminant
    """
)
_ON_ELEMENTS = words(
    """
    TestFunction TrialFunction TestFunctions TrialFunctions Argument Arguments
    """
)
_SIZED = words(
    """
    Identity PermutationSymbol indices unit_vector unit_vectors unit_matrix unit_matrices zero
    """
)
_NOT_YET = words(
    """
    Action Adjoint Coargument Cofunction ExternalOperator FormSum Interpolate interpolate Matrix
    MeshSequence MeshView TensorProductCell ZeroBaseForm
    """
)
_NOT_PROVIDED = words(
    """
    register_integral_type custom_integral_types integral_types AbstractCell AbstractDomain
    AbstractFiniteElement AbstractPullback BaseForm Label MixedPullback SymmetricPullback
    """
)
_UFL_ABSENT = {
    **dict.fromkeys(
        _NOT_YET, Absent("is not supported yet", "write the form with arguments and coefficients")
    ),
    **dict.fromkeys(_NOT_PROVIDED, Absent("has no use in a form file", "leave it out")),
}
_NOT_OF_CELLS = Absent(
    "is not supported yet",
    "of cells there are CellVolume, Circumradius, CellDiameter, MinCellEdgeLength and MaxCellEdgeLength",
)
_INTERNAL = Absent(
    "is a part of UFL that compilers use", "leave it out: forms are processed when they are compiled"
)
#: The public names of each of UFL's modules; what ``import ufl`` has loaded, so that reading a file imports nothing.
_UFL_MODULES = {
    path: tuple(
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (inspect.isclass(value) or inspect.isroutine(value) or name in ufl.__all__)
    )
    for path, module in sorted(sys.modules.items())
    if path.startswith("ufl.") and not any(part.startswith("_") for part in path.split("."))
}


class Meshes:
    """The meshes of one form file: those that it makes, and the affine mesh of each cell that functions made directly
    on elements live on."""

    def __init__(self) -> None:
        self._meshes: dict[str, ufl.Mesh] = {}
        self._made: list[ufl.Mesh] = []

    def make(self, coordinate_element: Element) -> ufl.Mesh:
        """A mesh of the file's own."""
        self._made.append(ufl.Mesh(coordinate_element))
        return self._made[-1]

    def measure(self, integrand: Any, measure: Any) -> Any:
        """A measure for an integrand; on the file's one mesh if neither of them names any.

        UFL takes the mesh of the functions that are integrated; numbers have none.
        """
        known = self._made or list(self._meshes.values())
        if (
            len(known) != 1
            or not isinstance(integrand, Expr | int | float)
            or extract_domains(as_ufl(integrand))
        ):
            return measure
        if isinstance(measure, Measure):
            return measure if measure.ufl_domain() is not None else measure.reconstruct(domain=known[0])
        return MeasureSum(*(self.measure(integrand, part) for part in measure._measures))

    def of_cell(self, name: str) -> ufl.Mesh:
        """The mesh of a cell; always the same one."""
        if name not in self._meshes:
            lagrange = PlainElement(scalar_element("P", name, 1))
            self._meshes[name] = ufl.Mesh(BlockedElement(lagrange, (CELL_DIMENSION[name],)))
        return self._meshes[name]

    def domain(self, value: Any) -> Any:
        """The mesh itself, that of a cell, or the one on which a space or an expression lives.

        Raises:
            FemforgeError: there is none.
        """
        if isinstance(value, AbstractDomain):
            return value
        if isinstance(value, ufl.Cell | str) or (isinstance(value, EnumMember) and value.kind == "CellType"):
            return self.of_cell(cell_name(value))
        if isinstance(value, ufl.FunctionSpace):
            return value.ufl_domain()
        found = extract_domains(value) if isinstance(value, Expr) else ()
        if len(found) != 1:
            mend = "give a mesh, a cell, or the name of a cell"
            raise refused(f"{describe(value)} is given where a mesh or cell is expected", mend)
        return found[0]

    def space(self, value: Any) -> Any:
        """The function space for an element; anything else as it is."""
        if isinstance(value, Element):
            return ufl.FunctionSpace(self.of_cell(value.cellname), value)
        if not isinstance(value, ufl.FunctionSpace | ufl.MixedFunctionSpace):
            mend = "give an element or FunctionSpace(mesh, element)"
            raise refused(f"{describe(value)} is given where a function space is expected", mend)
        return value


def ufl_namespace(meshes: Meshes) -> Namespace:
    """The module ``ufl`` for one form file."""
    members: dict[str, Any] = {}
    for name in ufl.__all__:
        value = getattr(ufl, name)
        if name not in _UFL_ABSENT:
            members[name] = Native(name, value) if callable(value) and not _is_value(value) else value
    members |= CLASSIC
    members |= {name: _sized(name) for name in _SIZED}
    members |= {name: _first(name, meshes.domain) for name in _ON_MESHES}
    members |= {name: _first(name, meshes.space) for name in _ON_ELEMENTS}
    members |= _on_cells(meshes)
    members |= _with_checks()
    members["atan_2"] = members["atan2"]  # its name until 2022
    known = members | {name: _first(name, meshes.domain, ufl.geometry) for name in _OF_MODULES}
    return Namespace("ufl", members, _UFL_ABSENT, _modules("ufl", known))


def _modules(package: str, members: Mapping[str, Any]) -> dict[str, Namespace]:
    """UFL's modules in a package, each with those of its names that a form file knows."""
    found: dict[str, Namespace] = {}
    for path in _UFL_MODULES:
        parent, _, name = path.rpartition(".")
        if parent == package:
            inside = {one: members[one] for one in _UFL_MODULES[path] if one in members}
            why = _NOT_OF_CELLS if path == "ufl.geometry" else _INTERNAL
            absent = {one: _UFL_ABSENT.get(one, why) for one in _UFL_MODULES[path] if one not in members}
            if path == "ufl.finiteelement":
                inside |= UFL_FINITEELEMENT
            found[name] = Namespace(path, inside, absent, _modules(path, members))
    return found


def _is_value(value: Any) -> bool:
    """Measures, cells, indices and the like, in contrast to functions and classes."""
    return not inspect.isroutine(value) and not inspect.isclass(value)


def _first(name: str, convert: Callable[[Any], Any], module: Any = ufl) -> Native:
    """UFL's function of that name with its first argument converted."""
    function = getattr(module, name)
    return Native(name, lambda first, *rest, **named: function(convert(first), *rest, **named))


def _sized(name: str) -> Native:
    """UFL's function of that name with sizes that are bounded before anything is made of them."""
    function = getattr(ufl, name)

    def call(*arguments: Any, **named: Any) -> Any:
        for value in (*arguments, *named.values()):
            sizes = value if isinstance(value, tuple | list) else (value,)
            if not all(isinstance(size, int) for size in sizes):
                raise refused(f"{name} takes whole numbers", "write sizes such as 2")
            if any(abs(size) > MAX_SIZE for size in sizes):
                raise refused(f"{name}: too large", f"sizes up to {MAX_SIZE} are allowed")
        return function(*arguments, **named)

    return Native(name, call)


def _on_cells(meshes: Meshes) -> dict[str, Native]:
    """What creates meshes, spaces, coefficients, constants and measures."""

    def mesh(coordinate_element: Any) -> ufl.Mesh:
        mend = 'give a vector element, for instance element("P", "triangle", 1, shape=(2,))'
        if not isinstance(coordinate_element, Element):
            raise refused(f"a mesh of {describe(coordinate_element)}", mend)
        if not isinstance(coordinate_element, BlockedElement) or len(coordinate_element.shape) != 1:
            raise refused("the coordinate element of a mesh is a vector element", mend)
        if coordinate_element.at_points:
            raise refused("a quadrature element gives no coordinates", "use a Lagrange element")
        return meshes.make(coordinate_element)

    def space(mesh: Any, element: Any) -> ufl.FunctionSpace:
        if not isinstance(element, Element):
            mend = 'give one such as element("P", "triangle", 1)'
            raise refused(f"{describe(element)} is given where an element is expected", mend)
        return ufl.FunctionSpace(meshes.domain(mesh), element)

    def constant(domain: Any, shape: Any = ()) -> ufl.Constant:
        sizes = (shape,) if isinstance(shape, int) else tuple(shape)
        if any(isinstance(size, bool) or not isinstance(size, int) or size < 1 for size in sizes):
            raise refused("the shape of a constant is a tuple of whole numbers", "write one such as (2, 2)")
        return ufl.Constant(meshes.domain(domain), sizes)

    def measure(integral_type: Any, domain: Any = None, *more: Any, **named: Any) -> Measure:
        check_measure(named)
        return Measure(integral_type, domain and meshes.domain(domain), *more, **named)

    functions: dict[str, Callable[..., Any]] = {
        "Mesh": mesh,
        "FunctionSpace": space,
        "Coefficient": lambda space: ufl.Coefficient(meshes.space(space)),
        "Coefficients": lambda space: ufl.Coefficients(meshes.space(space)),
        "Constant": constant,
        "VectorConstant": lambda domain: ufl.VectorConstant(meshes.domain(domain)),
        "TensorConstant": lambda domain: ufl.TensorConstant(meshes.domain(domain)),
        "Measure": measure,
    }
    return {name: Native(name, function) for name, function in functions.items()}


def check_measure(named: Mapping[str, Any]) -> None:
    """Refuse what a measure can carry for a solver but no kernel can use.

    Raises:
        FemforgeError: the arguments hold such a thing.
    """
    for name in NOT_OF_MEASURES:
        if named.get(name) is not None:
            raise refused(f"'{name}' of a measure is not supported", "number the subdomains: dx(1)")


def _with_checks() -> dict[str, Native]:
    """UFL functions that take Python functions or could make a small text into huge numbers."""

    def elem_pow(base: Any, exponent: Any) -> Any:
        def power(x: Any, y: Any) -> Any:
            check_exponent(y)
            return x**y

        return ufl.elem_op(power, base, exponent)

    return {
        "elem_op": Native("elem_op", ufl.elem_op, takes_functions=True),
        "elem_pow": Native("elem_pow", elem_pow),
        # UFL's real part of a real part would be its own operand, without end
        "real": Native("real", lambda value: value if isinstance(value, Real) else ufl.real(value)),
        "replace": Native("replace", replace),
        "derivative": Native("derivative", derivative),
    }


def replace(expression: Any, mapping: Any) -> Any:
    """UFL's ``replace``, refused for what stands in an exponent.

    UFL computes powers of whole numbers as soon as both are known, however large they become.
    """
    if not isinstance(mapping, Mapping):
        raise refused("replace takes a dict of old and new expressions", "write {old: new}")
    if stands_in_exponent(expression, mapping):
        raise refused("replace: what is replaced stands in an exponent", "write the form with the new one")
    return ufl.replace(expression, mapping)


def substitute(form: Form, *arguments: Any, coefficients: Any = None) -> Form:
    """``form(v, u, coefficients={f: g})``: the form with other arguments and coefficients."""
    if coefficients is not None:
        if not isinstance(coefficients, Mapping):
            raise refused("coefficients is a dict of old and new expressions", "write {old: new}")
        if stands_in_exponent(form, coefficients):
            raise refused("the replaced coefficient stands in an exponent", "write the form with the new one")
    result: Form = form(*arguments, coefficients=coefficients)
    return result


def derivative(form: Any, coefficient: Any, argument: Any = None, coefficient_derivatives: Any = None) -> Any:
    """UFL's ``derivative``.

    For a tuple of coefficients without an argument UFL would invent an element of its own; here it is a
    :class:`femforge.elements.MixedElement`.
    """
    if argument is None and isinstance(coefficient, tuple | list) and len(coefficient) > 1:
        functions = [part for part in coefficient if isinstance(part, ufl.Coefficient)]
        if len(functions) == len(coefficient):
            elements = [function.ufl_element() for function in functions]
            domain = functions[0].ufl_function_space().ufl_domain()
            space = ufl.FunctionSpace(domain, MixedElement(elements))
            number = 1 + max((old.number() for old in extract_arguments(form)), default=-1)
            argument = ufl.Arguments(space, number)
    return ufl.derivative(form, coefficient, argument, coefficient_derivatives)
