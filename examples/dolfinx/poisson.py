"""Poisson's problem in DOLFINx with femforge's kernels by one option, on hexahedra with elements of degree 2.

``{"language": "femforge.ffcx"}`` among the options of the form compiler is all. Matrix and vector are compared entry by
entry with those of FFCx's own C, and the problem is solved on two meshes.
"""

from __future__ import annotations

import sys
import tempfile
from typing import Any

import numpy as np
from common import MPI, deformed_cube, report
from dolfinx import default_scalar_type, fem, mesh
from dolfinx.fem.petsc import LinearProblem
from ufl import SpatialCoordinate, TestFunction, TrialFunction, div, dx, grad, inner, pi, sin

#: Options of the form compiler and of the C compiler.
OURS = {"language": "femforge.ffcx"}
FFCX = {"language": "C"}
JIT: dict[str, Any] = {"cffi_extra_compile_args": ["-O3", "-march=native"]}


def exact(x: Any) -> Any:
    """The solution, zero on the boundary of the cube."""
    return sin(pi * x[0]) * sin(2 * pi * x[1]) * sin(pi * x[2])


def boundary_condition(V: fem.FunctionSpace) -> fem.DirichletBC:
    """Zero everywhere on the boundary."""
    domain = V.mesh
    facet_dimension = domain.topology.dim - 1
    domain.topology.create_connectivity(facet_dimension, domain.topology.dim)
    facets = mesh.exterior_facet_indices(domain.topology)
    return fem.dirichletbc(default_scalar_type(0), fem.locate_dofs_topological(V, facet_dimension, facets), V)


def compare(what: str, form: Any, assemble: Any) -> bool:
    """What is assembled with femforge's kernels against FFCx's own C, entry by entry."""
    ours, theirs = (
        fem.form(form, form_compiler_options=dict(options), jit_options=JIT) for options in (OURS, FFCX)
    )
    text = ours.code[1]  # None of what this run has compiled before
    if text is not None and "// Kernel: femforge" not in text:
        print(f"  {what}: the kernel is not femforge's")
        return False
    entries, expected = assemble(ours), assemble(theirs)
    return report(what, np.abs(entries - expected).max() / np.abs(expected).max(), 1e-13)


def matrix_entries(a: fem.Form) -> Any:
    """Of a bilinear form, in the order of the sparsity pattern."""
    return fem.assemble_matrix(a).data


def vector_entries(L: fem.Form) -> Any:
    """Of a linear form."""
    return fem.assemble_vector(L).array


def solve(n: int, degree: int = 2) -> tuple[bool, float]:
    """Whether matrix and vector agree on n x n x n cells, and the error of the solution in L2."""
    V = fem.functionspace(deformed_cube(n, mesh.CellType.hexahedron), ("Lagrange", degree))
    u, v, x = TrialFunction(V), TestFunction(V), SpatialCoordinate(V.mesh)
    a = inner(grad(u), grad(v)) * dx(degree=2 * degree + 1)
    L = inner(-div(grad(exact(x))), v) * dx(degree=2 * degree + 2)
    same = compare(f"{n}^3 hexahedra: matrix, against FFCx's C", a, matrix_entries)
    same = compare(f"{n}^3 hexahedra: vector, against FFCx's C", L, vector_entries) and same
    problem = LinearProblem(
        a,
        L,
        bcs=[boundary_condition(V)],
        petsc_options_prefix=f"poisson_{n}_",
        petsc_options={"ksp_type": "cg", "pc_type": "jacobi", "ksp_rtol": 1e-10},
        form_compiler_options=dict(OURS),
        jit_options=JIT,
    )
    found = problem.solve()
    error = (found - exact(x)) ** 2 * dx(degree=2 * degree + 2)
    squared = fem.assemble_scalar(fem.form(error, form_compiler_options=dict(OURS), jit_options=JIT))
    return same, float(np.sqrt(V.mesh.comm.allreduce(squared, op=MPI.SUM)))


def main() -> int:
    """Both meshes; what is compiled is not kept, so that each run is one with the femforge that is there."""
    with tempfile.TemporaryDirectory() as folder:
        JIT["cache_dir"] = folder
        return solve_all()


def solve_all() -> int:
    """Both meshes, and the order of the error."""
    same, coarse = solve(4)
    also, fine = solve(8)
    order = float(np.log2(coarse / fine))
    print(f"  errors in L2: {coarse:.2e}, {fine:.2e}")
    falls = report("order of the error, below 3 by", 3 - order, 0.2)
    return 0 if same and also and falls else 1


if __name__ == "__main__":
    sys.exit(main())
