"""Basis actions against plain contractions with tables that NumPy makes."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from basis_tables import Table, apply_tables, tables
from kernel_build import NUMPY, Built, compile_sources, pointer

from femforge.basis_jobs import BasisJob, NamedBasis, prepare_basis
from femforge.emit.origin import BasisSource
from femforge.errors import FemforgeError
from femforge.pipeline import generate, write_files
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

TOLERANCE = {"float64": 2e-13, "float32": 2e-4}
#: Values that must not be touched on both sides of results.
GUARD = 32


@dataclass(frozen=True)
class Case:
    """A basis action with what it is to give for sample values."""

    named: NamedBasis
    define: Mapping[str, Any]

    @property
    def dim(self) -> int:
        return ("interval", "quadrilateral", "hexahedron").index(self.define["cell"]) + 1

    @property
    def gradient(self) -> bool:
        return self.named.problem.action.startswith("grad")

    def expected(self, values: Table) -> Table:
        """From [component, cell, node] or [direction, component, cell, point]."""
        J, D, weights = tables(self.define)
        dim, action = self.dim, self.named.problem.action
        if action == "weight":
            one = weights
            for _ in range(dim - 1):
                one = np.multiply.outer(one, weights)
            return np.broadcast_to(one.ravel(), (values.shape[-2], one.size))
        turn = action.endswith("_transpose")
        grid = values.reshape(*values.shape[:-1], *[self.define["points" if turn else "nodes"]] * dim)
        if not self.gradient:
            result = apply_tables([J.T if turn else J] * dim, grid)
            return result.reshape(*values.shape[:-1], -1)
        rows = [[D if e == d else J for e in range(dim)] for d in range(dim)]
        if turn:
            parts = [apply_tables([t.T for t in row], one) for row, one in zip(rows, grid, strict=True)]
            return sum(parts[1:], parts[0]).reshape(*values.shape[1:-1], -1)
        return np.stack([apply_tables(row, grid) for row in rows]).reshape(dim, *values.shape[:-1], -1)

    def laid_out(self, values: Table) -> Table:
        """[..., component, cell, value] as it stands in memory."""
        if self.define.get("layout") == "component":
            return values
        return np.moveaxis(values, -2, 0)


def random_defines(seed: int) -> Iterator[dict[str, Any]]:
    """Bases of all cells, with any nodes, points and components."""
    choose = random.Random(seed)
    most = {"interval": 12, "quadrilateral": 9, "hexahedron": 6}
    for cell, count in (("interval", 3), ("quadrilateral", 4), ("hexahedron", 6)):
        for _ in range(count):
            families = [choose.choice(("gll", "gauss", "equispaced")) for _ in range(2)]
            p, q = (choose.randint(2 if one == "gll" else 1, most[cell]) for one in families)
            yield {
                "cell": cell, "nodes": p, "points": q, "components": choose.randint(1, 4),
                "node_family": families[0], "point_family": families[1],
                "layout": choose.choice(("cell", "component")),
            }  # fmt: skip


#: Beside the random ones: more nodes than points, points that are nodes, one node, a cell that fills a block, and
#: gradients that are zero.
CHOSEN = (
    {"cell": "hexahedron", "nodes": 5, "points": 3, "components": 3, "node_family": "gll", "point_family": "gauss"},
    {"cell": "hexahedron", "nodes": 4, "points": 4, "components": 1, "node_family": "gll", "point_family": "gll"},
    {"cell": "quadrilateral", "nodes": 1, "points": 2, "components": 2, "node_family": "gauss", "point_family": "gll"},
    {"cell": "hexahedron", "nodes": 9, "points": 10, "components": 1, "node_family": "gll", "point_family": "gauss"},
    {"cell": "interval", "nodes": 1, "points": 3, "components": 2, "node_family": "gauss", "point_family": "gauss"},
)  # fmt: skip


def cases() -> list[Case]:
    """Each basis in both precisions in turn, all actions."""
    defines = [*CHOSEN, *random_defines(11)]
    found = []
    for number, define in enumerate(defines):
        scalar = "float32" if number % 4 == 3 else "float64"
        job = BasisJob(define, Parameters().with_values({"scalar": scalar}), suffix=f"case{number}")
        found += [Case(named, define) for named in prepare_basis([job])]
    return found


CASES = cases()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built[BasisSource]:
    """All of them, for the CPU and for emulated HIP."""
    folder = tmp_path_factory.mktemp("basis")
    generated = generate([case.named for case in CASES], ("cpu", "hip"))
    assert not generated.refused
    write_files(generated.files, folder)
    return compile_sources(generated.basis, folder, ("cpu", "hip"), ("-O0",))


def run(built: Built[BasisSource], case: Case, target: str, cells: int) -> None:
    """Call a kernel and compare."""
    name, problem = case.named.name, case.named.problem
    scalar = NUMPY[case.named.job.parameters.scalar]
    random_values = np.random.default_rng(5)
    turn = problem.action.endswith("_transpose")
    leading = [case.dim] if turn and case.gradient else []
    size = problem.point_values if turn else problem.node_values
    values = random_values.uniform(-1, 1, [*leading, problem.components, cells, size])
    expected = case.expected(values)
    expected = expected if problem.action == "weight" else case.laid_out(expected)
    given = np.ascontiguousarray(case.laid_out(values), scalar)
    out = np.full(expected.size + 2 * GUARD, 12345.5, scalar)
    results = ctypes.c_void_p(out.ctypes.data + GUARD * out.itemsize)
    arguments: list[object] = [ctypes.c_int64(cells), pointer(given), results]
    if problem.action == "weight":
        del arguments[1]
    function = built.function(name, target)
    function.restype = ctypes.c_int
    assert function(*arguments, *([None] if target != "cpu" else [])) == 0
    assert (out[:GUARD] == 12345.5).all(), "written before the first result"
    assert (out[-GUARD:] == 12345.5).all(), "written beyond the last result"
    error = np.abs(out[GUARD:-GUARD] - expected.ravel()).max()
    assert error <= TOLERANCE[case.named.job.parameters.scalar] * max(1.0, np.abs(expected).max())


@pytest.mark.parametrize("target", ["cpu", "hip"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.named.name)
def test_values(built: Built[BasisSource], case: Case, target: str) -> None:
    """Whole batches and parts of one."""
    batch = built.sources[case.named.name, target].kernel.parameters.element_batch
    for cells in {1, max(1, 2 * batch // case.named.problem.components), batch + 3}:
        run(built, case, target, cells)


def test_what_does_not_fit_says_what_does() -> None:
    """The bound that is named is one that fits, and no more does."""
    define = {"cell": "hexahedron", "nodes": 4, "points": 5, "action": "grad"}
    (named,) = prepare_basis([BasisJob(define, Parameters(element_batch=100000))])
    with pytest.raises(FemforgeError) as caught:
        named.source("cuda")
    ((change,),) = caught.value.ways
    assert change.name == "element_batch"
    assert isinstance(change.value, int)
    for more, fits in ((0, True), (1, False)):
        (named,) = prepare_basis([BasisJob(define, Parameters(element_batch=change.value + more))])
        if fits:
            assert named.source("cuda").kernel.parameters.element_batch == change.value
        else:
            with pytest.raises(FemforgeError):
                named.source("cuda")


@pytest.mark.parametrize("action", ["interp", "grad"])
def test_costs(action: str) -> None:
    """Bytes are values read and results written; operations fewer than those of plain products."""
    define = {"cell": "hexahedron", "nodes": 6, "points": 7, "components": 2, "action": action}
    (named,) = prepare_basis([BasisJob(define)])
    kernel = named.source("cuda").kernel
    p, q = 6, 7
    derivatives = 3 if action == "grad" else 1
    assert kernel.costs.bytes == 8 * 2 * (p**3 + derivatives * q**3)
    plain = 2 * (q * p**3 + q**2 * p**2 + q**3 * p)
    if action == "grad":
        plain = 2 * (2 * q * p**3 + 3 * q**2 * p**2 + 3 * q**3 * p)
    assert plain / 2 < kernel.costs.flops / 2 < 0.8 * plain
