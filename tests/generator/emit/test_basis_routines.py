"""femforge_basis_routines.h against plain sums of NumPy: emulated, in several orders of threads and widths of warps."""

from __future__ import annotations

import ctypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import pytest
from contraction_kernels import (
    COMPILERS,
    NUMPY,
    RUNS,
    TOLERANCE,
    Array,
    Library,
    Table,
    check_compiles,
    check_sums,
    compiled,
    emulate,
    in_all,
    near,
    random_table,
    write_sources,
)
from kernel_build import pointer
from places import REPOSITORY

PAGE = REPOSITORY / "docs" / "contraction.md"


@dataclass(frozen=True)
class Actions:
    """A kernel with all actions of a basis, one after the other, through one buffer."""

    number: int
    dim: int
    p: int
    q: int
    components: int
    scalar: str
    mirrored: bool
    parts: int
    groups: int

    @property
    def cells(self) -> int:
        """The last block is not full unless it has one group."""
        return 2 * self.groups + 1

    @cached_property
    def tables(self) -> tuple[Table, Table]:
        random = np.random.default_rng(self.number)
        signs = (1, -1) if self.mirrored else (0, 0)
        first, second = (
            random_table(random, name, (self.q, self.p), sign, self.scalar)
            for name, sign in zip((f"J{self.number}", f"D{self.number}"), signs, strict=True)
        )
        return first, second

    @cached_property
    def arrays(self) -> dict[str, Array]:
        """What it reads: dofs, values at points, gradients at points, weights."""
        random = np.random.default_rng([self.number, 1])
        dofs, points = (self.p,) * self.dim, (self.q,) * self.dim
        shapes = {
            "u": (self.cells, self.components, *dofs),
            "x": (self.cells, self.components, *points),
            "y": (self.cells, self.dim, self.components, *points),
            "w": (self.q,),
        }
        made = {name: random.uniform(-1, 1, shape) for name, shape in shapes.items()}
        return {name: array.astype(NUMPY[self.scalar]).astype(np.float64) for name, array in made.items()}

    def expected(self) -> dict[str, Array]:
        J, D = (table.values for table in self.tables)
        u, x, y, w = self.arrays.values()
        directions = range(self.dim)
        choice = [[D if e == d else J for e in directions] for d in directions]
        values = in_all([J] * self.dim, u)
        weights = in_all([w[:, None]] * self.dim, np.ones((1,) * self.dim))
        back = [in_all([m.T for m in choice[d]], y[:, d]) for d in directions]
        return {
            "interp": values,
            "grad": np.stack([in_all(choice[d], u) for d in directions], axis=1),
            "interp_transpose": in_all([J.T] * self.dim, x),
            "grad_transpose": np.add.reduce(back),
            "weight": np.broadcast_to(weights, (self.cells, *weights.shape)),
            "mass": in_all([J.T] * self.dim, weights * values),
        }

    def text(self) -> str:
        n, s, dim, p, q, c = self.number, self.scalar, self.dim, self.p, self.q, self.components
        J, D = self.tables
        sizes = f"{dim}, {p}, {q}"
        outputs = ", ".join(f"{s}* v{k}" for k in range(6))
        return f"""{J.constants(s)}{D.constants(s)}
__global__ void kernel{n}(std::int64_t cells, const {s}* u0, const {s}* x0, const {s}* y0, const {s}* w, {outputs}) {{
  constexpr int count = threads<{sizes}>(), size = buffer_size<{sizes}, {self.parts}>();
  __shared__ {s} shared[{self.groups} * size];
  const int group = static_cast<int>(threadIdx.x) / count, thread = static_cast<int>(threadIdx.x) % count;
  const std::int64_t cell = static_cast<std::int64_t>(blockIdx.x) * {self.groups} + group;
  Buffer<{s}, size, {self.parts}> buffer(shared + group * size);
  {J.made(s)}
  {D.made(s)}
  using Dofs = Cube<{dim}, {p}>;
  using Points = Cube<{dim}, {q}>;
  {s} u[{c}][{p}], back[{c}][{p}], x[{c}][{q}], y[{dim}][{c}][{q}], weights[{q}];
  load<Dofs>(u0, cell, cells, u, thread);
  interp<{sizes}>({J.name}, u, x, buffer, thread);
  store<Points>(v0, cell, cells, x, thread);
  grad<{sizes}>({J.name}, {D.name}, u, y, buffer, thread);
  store<Points>(v1, cell, cells, y, thread);
  load<Points>(x0, cell, cells, x, thread);
  interp_transpose<{sizes}>({J.name}, x, back, buffer, thread);
  store<Dofs>(v2, cell, cells, back, thread);
  load<Points>(y0, cell, cells, y, thread);
  grad_transpose<{sizes}>({J.name}, {D.name}, y, back, buffer, thread);
  store<Dofs>(v3, cell, cells, back, thread);
  weight<{dim}>(w, weights, thread);
  store<Points>(v4, cell, cells, weights, thread);
  interp<{sizes}>({J.name}, u, x, buffer, thread);
  for (int a = 0; a < {c}; ++a)
    for (int k = 0; k < {q}; ++k) x[a][k] *= weights[k];
  interp_transpose<{sizes}>({J.name}, x, back, buffer, thread);
  store<Dofs>(v5, cell, cells, back, thread);
}}
constexpr int threads{n} = {self.groups} * threads<{sizes}>();
"""


#: dim, p, q, components, scalar, mirrored, parts, groups; those of a row of 10 threads stand in blocks of several warps
SIZES = [
    (1, 4, 5, 3, "double", True, 2, 33),
    (1, 5, 3, 1, "float", False, 1, 40),
    (1, 1, 2, 2, "double", True, 2, 3),
    (2, 3, 5, 2, "double", True, 2, 7),
    (2, 6, 4, 1, "float", True, 1, 5),
    (2, 8, 8, 4, "double", False, 2, 4),
    (2, 10, 1, 1, "float", False, 2, 3),
    (3, 2, 3, 4, "double", False, 1, 8),
    (3, 5, 4, 1, "double", True, 2, 3),
    (3, 4, 7, 2, "float", True, 2, 2),
    (3, 3, 6, 1, "double", True, 1, 2),
    (3, 10, 9, 1, "float", False, 2, 2),
    (3, 1, 1, 2, "float", True, 2, 20),
]
CASES = [Actions(number, *values) for number, values in enumerate(SIZES)]


def snippet() -> str:
    """The kernel of the documentation."""
    (text,) = re.findall(r"```cpp\n(.*?__global__.*?)```", PAGE.read_text(), flags=re.DOTALL)
    return str(text)


#: runs the kernel of the documentation
MASS = """
extern "C" int run_mass(int cells, const double* entries, const double* w, const double* u, double* v) {
  static_cast<void>(hipMemcpyToSymbol(HIP_SYMBOL(J), entries, sizeof J));
  static_cast<void>(hipMemcpyToSymbol(HIP_SYMBOL(weights), w, sizeof weights));
  hipLaunchKernelGGL(mass, dim3(static_cast<unsigned>((cells + cells_per_block - 1) / cells_per_block)),
                     dim3(cells_per_block * num_threads), 0, nullptr, cells, u, v);
  return hipGetLastError();
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("routines")
    write_sources(folder, "femforge_basis_routines.h", CASES, kernels=snippet(), host=MASS)
    return folder


@pytest.fixture(scope="module")
def library(folder: Path) -> Library:
    return compiled(folder)


@pytest.mark.parametrize("run", RUNS, ids="-".join)
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.number))
def test_kernels_give_plain_sums(
    library: Library, case: Actions, run: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    emulate(run, monkeypatch)
    check_sums(library, case)


@pytest.mark.parametrize("run", RUNS, ids="-".join)
def test_the_kernel_of_the_documentation(
    library: Library, run: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    emulate(run, monkeypatch)
    cells, p, q, components = 11, 4, 5, 3
    random = np.random.default_rng(4)
    J, w = random.uniform(-1, 1, (q, p)), random.uniform(0, 1, q)
    u = random.uniform(-1, 1, (cells, components, p, p, p))
    v = np.full_like(u, np.nan)
    first = [ctypes.c_int(cells), pointer(J), pointer(w)]
    library.run("run_mass", first, [u], [v])
    at_points = in_all([J] * 3, u) * np.einsum("i,j,k->ijk", w, w, w)
    assert near(v, in_all([J.T] * 3, at_points), TOLERANCE["double"])


@pytest.mark.slow
@pytest.mark.parametrize("architecture", COMPILERS)
def test_compilers_of_devices_have_nothing_to_say(folder: Path, architecture: str) -> None:
    check_compiles(folder, architecture)
