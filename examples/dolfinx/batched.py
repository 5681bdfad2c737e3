"""Matrices of DOLFINx's meshes from all element matrices at once: femforge's batched kernels, on a CPU or a GPU.

    python batched.py [--target cpu | --target cuda --arrays torch|cupy] [--cells N]

DOLFINx gives the mesh, the dof maps and the sparsity pattern. A kernel computes the element matrices of all cells,
which are added up where they belong in CSR; on a CPU, a kernel of the kind ``assemble`` also writes CSR itself. What
comes out is compared, entry by entry, with what DOLFINx assembles with FFCx's C; then the matrix is solved with.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from common import deformed_cube, report
from csr import BatchedAssembly, Pattern, Target
from dolfinx import fem, la, mesh
from scipy.sparse.linalg import cg
from ufl import Identity, TestFunction, TrialFunction, div, dx, grad, inner, sym

import femforge


def elasticity(n: int) -> tuple[fem.FunctionSpace, Any]:
    """Elements of degree 2 on tetrahedra."""
    V = fem.functionspace(deformed_cube(n, mesh.CellType.tetrahedron), ("Lagrange", 2, (3,)))
    u, v = TrialFunction(V), TestFunction(V)
    return V, inner(1.3 * div(u) * Identity(3) + 1.4 * sym(grad(u)), sym(grad(v))) * dx


def laplace(n: int) -> tuple[fem.FunctionSpace, Any]:
    """Elements of degree 2 on hexahedra."""
    V = fem.functionspace(deformed_cube(n, mesh.CellType.hexahedron), ("Lagrange", 2))
    return V, inner(grad(TrialFunction(V)), grad(TestFunction(V))) * dx(degree=5)


def generated(a: Any, name: str, kind: str, target: str) -> Any:
    """A kernel for a form, compiled and loaded."""
    with tempfile.TemporaryDirectory() as folder:
        femforge.generate({"a": a}, folder, name=name, kernels=kind, targets=target, code="dolfinx")
        femforge.build(folder, targets=[target])
        return femforge.load(folder).find(kind=kind)


def milliseconds(work: Callable[[], Any]) -> float:
    """The shortest of several times."""
    found = []
    for _ in range(3):
        begin = time.perf_counter()
        work()
        found.append(time.perf_counter() - begin)
    return 1e3 * min(found)


def by_dolfinx(form: fem.Form, bcs: list[fem.DirichletBC]) -> la.MatrixCSR:
    """Assembled by DOLFINx, expanded to scalars."""
    return fem.assemble_matrix(form, bcs=bcs, block_mode=la.BlockMode.expanded)


def again(matrix: la.MatrixCSR, form: fem.Form, bcs: list[fem.DirichletBC]) -> None:
    """Assembled by DOLFINx where the pattern is there already."""
    matrix.set_value(0)
    fem.assemble_matrix(matrix, form, bcs=bcs)


def dofs_of(V: fem.FunctionSpace, nodes: Any) -> Any:
    """Dofs of nodes, all components of one after the other."""
    components = V.dofmap.index_map_bs
    return (nodes[..., None] * components + np.arange(components)).reshape(*nodes.shape[:-1], -1)


def points_and_cells(V: fem.FunctionSpace) -> tuple[Any, Any]:
    """The mesh as kernels take it: [point][gdim], [cell][node]."""
    geometry = V.mesh.geometry
    return np.ascontiguousarray(geometry.x[:, : geometry.dim]), geometry.dofmaps[0]


def clamped_below(V: fem.FunctionSpace) -> tuple[fem.DirichletBC, Any]:
    """A boundary condition, and the dofs that it concerns."""
    below = fem.locate_dofs_geometrical(V, lambda x: np.isclose(x[2], 0))
    zero = np.zeros(V.dofmap.index_map_bs) if V.dofmap.index_map_bs > 1 else 0.0
    return fem.dirichletbc(zero, below, V), dofs_of(V, below)


def compare(name: str, V: fem.FunctionSpace, a: Any, target: Target) -> bool:
    """Assemble in all ways, compare, and solve."""
    condition, constrained = clamped_below(V)
    form = fem.form(a)
    expected = by_dolfinx(form, [condition])
    pattern = Pattern(dofs_of(V, V.dofmap.list), expected.indptr, expected.indices, constrained)
    kernel = generated(a, name, "element_tensor", target.name)
    assemble = BatchedAssembly(kernel, pattern, *points_and_cells(V), target)
    values = target.to_host(assemble())
    error = np.abs(values - expected.data).max() / np.abs(expected.data).max()
    same = report(f"{name}: element matrices added up in CSR", error, 1e-13)
    if target.name == "cpu":
        same = compare_rows(name, V, a) and same
    x, failed = cg(pattern.matrix(values), np.ones(pattern.size), rtol=1e-8)
    residual = np.linalg.norm(expected.to_scipy() @ x - 1) / np.sqrt(pattern.size)
    ours = milliseconds(lambda: target.to_host(assemble()[:1]))
    theirs = milliseconds(lambda: again(expected, form, [condition]))
    print(
        f"  {len(V.dofmap.list)} cells: {ours:.2f} ms on {target.name}; by DOLFINx, one process {theirs:.1f} ms"
    )
    return report(f"{name}: solution, residual by DOLFINx's matrix", residual, 1e-7) and same and failed == 0


def compare_rows(name: str, V: fem.FunctionSpace, a: Any) -> bool:
    """A kernel that writes the entries of CSR itself, without boundary conditions."""
    kernel = generated(a, name, "assemble", "cpu")
    points, cells = points_and_cells(V)
    found = kernel.matrix(dofs=V.dofmap.list, coordinates=points, cells=cells)
    expected = by_dolfinx(fem.form(a), []).to_scipy()
    return report(f"{name}: CSR by the kernel", abs(found - expected).max() / abs(expected).max(), 1e-13)


def main() -> int:
    """Both forms."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--target", choices=("cpu", "cuda", "hip"), default="cpu")
    parser.add_argument("--arrays", choices=("numpy", "cupy", "torch"), help="of the target's memory")
    parser.add_argument("--cells", type=int, default=4, help="along an edge")
    chosen = parser.parse_args()
    target = Target(chosen.target, chosen.arrays or ("numpy" if chosen.target == "cpu" else "torch"))
    good = [
        compare("elasticity_p2_tetrahedra", *elasticity(chosen.cells), target),
        compare("laplace_q2_hexahedra", *laplace(chosen.cells), target),
    ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
