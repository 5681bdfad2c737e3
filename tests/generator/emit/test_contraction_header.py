"""femforge_contraction.h against plain sums of NumPy: emulated, in several orders of threads and widths of warps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from contraction_kernels import (
    COMPILERS,
    NUMPY,
    RUNS,
    Array,
    Library,
    Table,
    along,
    check_compiles,
    check_sums,
    compiled,
    emulate,
    in_all,
    random_table,
    write_sources,
)
from kernel_build import pointer
from numpy.typing import NDArray

#: grids whose rotation is looked at closely
EDGES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
#: rows and columns of mirrored matrices that are split
SPLIT = tuple(product((1, 2, 5, 6), (1, 2, 3, 8)))


@dataclass(frozen=True)
class Contraction:
    """A kernel that applies another matrix in each direction, and adds to the result what its transposed ones give."""

    number: int
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    scalar: str
    signs: tuple[int, ...]
    parts: int
    groups: int

    @property
    def cells(self) -> int:
        return 2 * self.groups + 1

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        random = np.random.default_rng(self.number)
        return tuple(
            random_table(random, f"M{self.number}_{d}", (rows, columns), sign, self.scalar)
            for d, (rows, columns, sign) in enumerate(zip(self.rows, self.columns, self.signs, strict=True))
        )

    @cached_property
    def arrays(self) -> dict[str, Array]:
        random = np.random.default_rng([self.number, 1])
        values = random.uniform(-1, 1, (self.cells, *self.columns[::-1]))
        return {"u": values.astype(NUMPY[self.scalar]).astype(np.float64)}

    def expected(self) -> dict[str, Array]:
        u = self.arrays["u"]
        matrices = [table.values for table in self.tables]
        there = in_all(matrices, u)
        last = len(matrices) - 1
        added = along(matrices[last].T @ matrices[last], u, last) + u
        return {"contract": there, "and back": in_all([m.T for m in matrices], there), "multiply_add": added}

    def text(self) -> str:
        n, s = self.number, self.scalar
        types = ", ".join(table.type(s) for table in self.tables)
        backwards = ", ".join(f"Transposed<{table.type(s)}>" for table in self.tables)
        names = ", ".join(table.name for table in self.tables)
        transposed = ", ".join(f"transposed({table.name})" for table in self.tables)
        made = "\n  ".join(table.made(s) for table in self.tables)
        last, c, r = self.tables[-1].name, self.columns[-1], self.rows[-1]
        size = "1"
        if len(self.columns) > 1:
            size = f"larger(buffer_size<{types}, {self.parts}>(), buffer_size<{backwards}, {self.parts}>())"
        return f"""{"".join(table.constants(s) for table in self.tables)}
constexpr int group{n} = larger(threads<{types}>(), threads<{backwards}>());
__global__ void kernel{n}(std::int64_t cells, const {s}* u0, {s}* v0, {s}* v1, {s}* v2) {{
  constexpr int size = {size};
  __shared__ {s} shared[{self.groups} * size];
  const int group = static_cast<int>(threadIdx.x) / group{n}, thread = static_cast<int>(threadIdx.x) % group{n};
  const std::int64_t cell = static_cast<std::int64_t>(blockIdx.x) * {self.groups} + group;
  Buffer<{s}, size, {self.parts}> buffer(shared + group * size);
  {made}
  using Before = Grid<{", ".join(map(str, self.columns))}>;
  using After = Grid<{", ".join(map(str, self.rows))}>;
  {s} u[{c}], back[{c}], v[{r}];
  load<Before>(u0, cell, cells, u, thread);
  contract({names}, u, v, buffer, thread);
  store<After>(v0, cell, cells, v, thread);
  contract({transposed}, v, back, buffer, thread);
  store<Before>(v1, cell, cells, back, thread);
  multiply({last}, u, v);
  multiply_add(transposed(transposed(transposed({last}))), v, u);
  store<Before>(v2, cell, cells, u, thread);
}}
constexpr int threads{n} = {self.groups} * group{n};
"""


def random_cases() -> Iterator[Contraction]:
    """Contractions of random sizes."""
    random = np.random.default_rng(2020)
    for number in range(7):
        dim = (3, 3, 2, 3, 2, 1, 3)[number]
        columns, rows = (tuple(map(int, random.integers(1, 9, dim))) for _ in range(2))
        signs = tuple(map(int, random.integers(-1, 2, dim)))
        scalar = str(random.choice(["double", "float"]))
        parts, groups = (int(random.integers(1, end)) for end in (3, 5))
        yield Contraction(number, columns, rows, scalar, signs, parts, groups)


CASES = list(random_cases())


def mirrored_tables() -> Iterator[tuple[Table, str]]:
    """Mirrored matrices to split, and their scalars."""
    random = np.random.default_rng(20)
    for scalar, sign, (rows, columns) in product(NUMPY, (1, -1), SPLIT):
        name = f"{scalar}_{rows}_{columns}_{'same' if sign == 1 else 'opposite'}"
        yield random_table(random, name, (rows, columns), sign, scalar), scalar


MIRRORED = list(mirrored_tables())


def host() -> str:
    """Functions of the host: what halves tables, and strides of rotations."""
    text = ""
    for table, s in MIRRORED:
        text += f'extern "C" void split_{table.name}(const {s}* entries, {s}* even, {s}* odd) {{\n'
        text += f"  test::split<test::{table.type(s)}>(entries, even, odd);\n}}\n"
    for scalar, n in product(NUMPY, EDGES):
        text += f'extern "C" int stride_{scalar}_{n}() {{\n'
        text += f"  return test::detail::Rotation<{scalar}, test::Cube<3, {n}>>::stride;\n}}\n"
    return text


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("contraction")
    write_sources(folder, "femforge_contraction.h", CASES, host=host())
    return folder


@pytest.fixture(scope="module")
def library(folder: Path) -> Library:
    return compiled(folder)


@pytest.mark.parametrize("run", RUNS, ids="-".join)
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.number))
def test_kernels_give_plain_sums(
    library: Library, case: Contraction, run: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    emulate(run, monkeypatch)
    check_sums(library, case)


@pytest.mark.parametrize(("table", "scalar"), MIRRORED, ids=lambda one: getattr(one, "name", ""))
def test_tables_of_mirrored_matrices(library: Library, table: Table, scalar: str) -> None:
    expected = [np.full(max(1, half.size), np.nan, NUMPY[scalar]) for half in table.halves()]
    for room, half in zip(expected, table.halves(), strict=True):
        room[: half.size] = half.ravel()
    made = [np.full_like(room, np.nan) for room in expected]
    entries = np.ascontiguousarray(table.values, NUMPY[scalar])
    getattr(library.functions, f"split_{table.name}")(*map(pointer, [entries, *made]))
    for room, half in zip(expected, made, strict=True):
        np.testing.assert_array_equal(room, half)


@pytest.mark.parametrize("scalar", NUMPY)
@pytest.mark.parametrize("n", EDGES)
def test_rotations_spread_over_the_banks(library: Library, scalar: str, n: int) -> None:
    """What the documentation says of conflicts: as many values at once as 32 banks of four bytes give."""
    lanes = 128 // np.dtype(NUMPY[scalar]).itemsize
    stride = getattr(library.functions, f"stride_{scalar}_{n}")()
    threads = np.arange(n * n)
    written, read = threads, threads % n * stride + threads // n
    assert len(np.unique(np.add.outer(stride * np.arange(n), written))) == n**3

    def cycles(places: NDArray[np.int_]) -> int:
        rounds = (np.bincount(places[k : k + lanes] % lanes).max() for k in range(0, n * n, lanes))
        return int(sum(rounds))

    least = -(-n * n // lanes)
    assert cycles(written) == least
    assert cycles(read) < 2 * least if n in (6, 10, 12) else cycles(read) == least


@pytest.mark.slow
@pytest.mark.parametrize("architecture", COMPILERS)
def test_compilers_of_devices_have_nothing_to_say(folder: Path, architecture: str) -> None:
    check_compiles(folder, architecture)
