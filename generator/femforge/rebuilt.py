"""Forms and expressions with other elements, and all else as it is."""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ufl
from ufl.classes import GeometricQuantity
from ufl.core.expr import Expr
from ufl.corealg.map_dag import map_expr_dag
from ufl.corealg.multifunction import MultiFunction
from ufl.domain import extract_unique_domain


class Rebuilt(MultiFunction):
    """Rebuilds forms on other elements: meshes, spaces, functions and what belongs to a mesh.

    Args:
        element: gives the new element for one that stands in a form.

    Attributes:
        coefficients: new ones by old ones, which keep their order of creation.
        constants: the same for constants.
    """

    def __init__(self, element: Callable[[Any], Any]) -> None:
        super().__init__()
        self._element = element
        self._meshes: dict[Any, ufl.Mesh] = {}
        self._spaces: dict[Any, ufl.FunctionSpace] = {}
        self.coefficients: dict[ufl.Coefficient, ufl.Coefficient] = {}
        self.constants: dict[ufl.Constant, ufl.Constant] = {}

    def form(self, form: ufl.Form) -> ufl.Form:
        """A form on the new elements; data of its subdomains, which are for solvers, are left out.

        Numbers and arrays of NumPy in the metadata of its measures become those of Python.
        """
        return ufl.Form(
            [
                type(integral)(
                    self.expression(integral.integrand()),
                    integral.integral_type(),
                    self.mesh(integral.ufl_domain()),
                    integral.subdomain_id(),
                    {key: _plain(value) for key, value in integral.metadata().items()},
                    None,
                )
                for integral in form.integrals()
            ]
        )

    def expression(self, expression: Expr) -> Any:
        """An expression on the new elements."""
        return map_expr_dag(self, expression)

    def mesh(self, mesh: Any) -> ufl.Mesh:
        """The mesh with the new coordinate element."""
        if mesh not in self._meshes:
            self._meshes[mesh] = ufl.Mesh(
                self._element(mesh.ufl_coordinate_element()), ufl_id=len(self._meshes)
            )
        return self._meshes[mesh]

    def space(self, space: Any) -> ufl.FunctionSpace:
        """The function space with the new element. Known by what it is of: DOLFINx's spaces have no hash."""
        key = (space.ufl_domain(), space.ufl_element(), space.label())
        if key not in self._spaces:
            mesh = self.mesh(space.ufl_domain())
            self._spaces[key] = ufl.FunctionSpace(mesh, self._element(space.ufl_element()))
        return self._spaces[key]

    def expr(self, o: Any, *operands: Any) -> Any:
        """What is no terminal."""
        return self.reuse_if_untouched(o, *operands)

    def terminal(self, o: Any) -> Any:
        """Numbers, indices, labels as they are; quantities of a mesh of the new one."""
        return type(o)(self.mesh(extract_unique_domain(o))) if isinstance(o, GeometricQuantity) else o

    def argument(self, o: Any) -> Any:
        """A test or trial function."""
        return ufl.Argument(self.space(o.ufl_function_space()), o.number(), o.part())

    def coefficient(self, o: Any) -> Any:
        """A coefficient, of whatever class it is in the program that made it."""
        if o not in self.coefficients:
            self.coefficients[o] = ufl.Coefficient(self.space(o.ufl_function_space()), count=o.count())
        return self.coefficients[o]

    def constant(self, o: Any) -> Any:
        """A constant."""
        if o not in self.constants:
            # sizes that come from arrays may be NumPy's
            shape = tuple(map(int, o.ufl_shape))
            self.constants[o] = ufl.Constant(self.mesh(extract_unique_domain(o)), shape, count=o.count())
        return self.constants[o]


def _plain(value: Any) -> Any:
    """A number or list for what NumPy has of these; anything else as it is."""
    return value.tolist() if hasattr(value, "tolist") else value
