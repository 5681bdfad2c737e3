"""Elasticity in DOLFINx by femforge's kernels under their UFCx face, on tetrahedra with elements of degree 2.

Kernels are generated from the forms that the program holds, compiled, and named by their addresses where a form of
DOLFINx lists its integrals. FFCx is not asked, but to compare: matrix and vector entry by entry with its own C.
"""

from __future__ import annotations

import sys
import tempfile
from typing import Any

import numpy as np
from common import deformed_cube, report
from dolfinx import fem, mesh
from dolfinx.fem import petsc
from petsc4py import PETSc
from ufcx import form_of
from ufl import FacetNormal, Identity, TestFunction, TrialFunction, div, ds, dx, grad, inner, sym

import femforge

FORM_NAMES = ("a", "L")


class Problem:
    """A cube that is clamped below, under its own weight and a pressure from outside."""

    def __init__(self, n: int) -> None:
        self.mesh = deformed_cube(n, mesh.CellType.tetrahedron)
        self.space = fem.functionspace(self.mesh, ("Lagrange", 2, (3,)))
        self.stiffness = fem.functionspace(self.mesh, ("DG", 0))
        self.lmbda, self.mu = fem.Function(self.stiffness), fem.Function(self.stiffness)
        self.lmbda.interpolate(lambda x: 1 + 0.5 * x[0])
        self.mu.interpolate(lambda x: 2 + x[1])
        self.weight = fem.Constant(self.mesh, (0.1, 0.0, -1.0))
        self.pressure = fem.Constant(self.mesh, 0.2)
        u, v = TrialFunction(self.space), TestFunction(self.space)
        stress = self.lmbda * div(u) * Identity(3) + 2 * self.mu * sym(grad(u))
        pressure = -self.pressure * inner(FacetNormal(self.mesh), v) * ds
        self.forms = {"a": inner(stress, sym(grad(v))) * dx, "L": inner(self.weight, v) * dx + pressure}
        below = fem.locate_dofs_geometrical(self.space, lambda x: np.isclose(x[2], 0))
        self.clamped = fem.dirichletbc(np.zeros(3), below, self.space)

    def generate(self, folder: str) -> Any:
        """Kernels of both forms, compiled."""
        functions = {"lmbda": self.lmbda, "mu": self.mu, "weight": self.weight, "pressure": self.pressure}
        femforge.generate(self.forms, folder, name="elasticity", functions=functions, code="dolfinx")
        femforge.build(folder)
        return femforge.load(folder)

    def by_femforge(self, library: Any) -> dict[str, fem.Form]:
        """Forms of DOLFINx whose integrals are femforge's kernels."""
        coefficients = {"a": [self.lmbda, self.mu], "L": []}
        constants = {"a": [], "L": [self.weight, self.pressure]}
        spaces = {"a": [self.space] * 2, "L": [self.space]}
        return {
            name: form_of(
                [one for one in library.values() if one.form == name],
                spaces[name],
                coefficients[name],
                constants[name],
            )
            for name in FORM_NAMES
        }

    def by_ffcx(self) -> dict[str, fem.Form]:
        """The same forms, as DOLFINx compiles them."""
        return {name: fem.form(form) for name, form in self.forms.items()}


def compare(ours: dict[str, fem.Form], theirs: dict[str, fem.Form]) -> bool:
    """Matrices and vectors, entry by entry."""

    def difference(found: Any, expected: Any) -> float:
        return float(np.abs(found - expected).max() / np.abs(expected).max())

    matrices = [fem.assemble_matrix(forms["a"]).data for forms in (ours, theirs)]
    vectors = [fem.assemble_vector(forms["L"]).array for forms in (ours, theirs)]
    same = report("matrix, against FFCx's C", difference(*matrices), 1e-13)
    return report("vector, against FFCx's C", difference(*vectors), 1e-13) and same


def solve(forms: dict[str, fem.Form], clamped: fem.DirichletBC) -> tuple[Any, int]:
    """Displacements, and the iterations of PETSc's conjugate gradients with algebraic multigrid."""
    A = petsc.assemble_matrix(forms["a"], bcs=[clamped])
    A.assemble()
    b = petsc.assemble_vector(forms["L"])
    petsc.apply_lifting(b, [forms["a"]], bcs=[[clamped]])
    b.ghostUpdate(addv=PETSc.InsertMode.ADD, mode=PETSc.ScatterMode.REVERSE)
    petsc.set_bc(b, [clamped])
    solver = PETSc.KSP().create(A.comm)
    solver.setOperators(A)
    solver.setType("cg")
    solver.getPC().setType("gamg")
    solver.setTolerances(rtol=1e-12)
    x = A.createVecRight()
    solver.solve(b, x)
    return x.array.copy(), solver.getIterationNumber() if solver.is_converged else -1


def main() -> int:
    """Kernels by their faces, matrices and solutions."""
    problem = Problem(6)
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = problem.by_femforge(problem.generate(folder)), problem.by_ffcx()
    same = compare(ours, theirs)
    (u, iterations), (expected, _) = (solve(forms, problem.clamped) for forms in (ours, theirs))
    print(f"  {u.size} unknowns, {iterations} iterations, deepest displacement {u.min():.4f}")
    error = np.abs(u - expected).max() / np.abs(expected).max()
    return 0 if report("solution, against that with FFCx's C", error, 1e-9) and iterations > 0 and same else 1


if __name__ == "__main__":
    sys.exit(main())
