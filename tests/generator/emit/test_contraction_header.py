"""femforge_contraction.h and femforge_basis_routines.h against plain sums of NumPy: emulated, in several orders of
threads and widths of warps."""

from __future__ import annotations

import ctypes
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import pytest
from compilers import LAUNCHER, run_compiler
from kernel_build import WARNINGS, pointer
from numpy.typing import NDArray
from places import EMULATION, REPOSITORY

Array = NDArray[np.float64]
HEADERS = REPOSITORY / "templates" / "include"
PAGE = REPOSITORY / "docs" / "contraction.md"
LLVM = Path("/usr/lib/llvm-19/bin")
NUMPY = {"double": np.float64, "float": np.float32}
#: relative to the largest value: some hundred roundings
TOLERANCE = {"double": 1e-13, "float": 5e-5}
#: grids whose rotation is looked at closely
EDGES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
#: stands behind every array
GUARD = bytes(range(256)) * 64
#: of the emulation: width of warps, order of threads
RUNS = [("64", "forward"), ("32", "reversed"), ("64", "random"), ("32", "random")]


@dataclass(frozen=True)
class Table:
    """A matrix of a kernel; mirrored if it has a sign."""

    name: str
    values: Array
    sign: int = 0

    def halves(self) -> tuple[Array, Array]:
        """The tables that are defined beside Mirrored."""
        rows, columns = self.values.shape
        mirrored = self.values[:, ::-1]
        many, few = (rows + 1) // 2, rows // 2
        even = (self.values + mirrored)[: many if self.sign == 1 else few, : (columns + 1) // 2] / 2
        odd = (self.values - mirrored)[: few if self.sign == 1 else many, : columns // 2] / 2
        return even, odd

    def type(self, scalar: str) -> str:
        rows, columns = self.values.shape
        if self.sign:
            return f"Mirrored<{scalar}, {rows}, {columns}, {self.sign}>"
        return f"Matrix<{scalar}, {rows}, {columns}>"

    def constants(self, scalar: str) -> str:
        tables = self.halves() if self.sign else (self.values,)
        return "".join(constant(f"{self.name}_{k}", table, scalar) for k, table in enumerate(tables))

    def made(self, scalar: str) -> str:
        parts = ", ".join(f"{self.name}_{k}" for k in range(2 if self.sign else 1))
        return f"const {self.type(scalar)} {self.name}{{{parts}}};"


def constant(name: str, values: Array, scalar: str) -> str:
    """A table in constant memory; of at least one entry, since C++ knows no empty arrays."""
    entries = ", ".join(f"{scalar}({value!r})" for value in map(float, values.ravel())) or f"{scalar}(0)"
    return f"__constant__ {scalar} {name}[{max(1, values.size)}] = {{{entries}}};\n"


def random_table(
    random: np.random.Generator, name: str, shape: tuple[int, int], sign: int, scalar: str
) -> Table:
    values = random.uniform(-1, 1, shape)
    if sign:
        values = (values + sign * values[::-1, ::-1]) / 2
    return Table(name, values.astype(NUMPY[scalar]).astype(np.float64), sign)


def along(matrix: Array, values: Array, direction: int) -> Array:
    """A product in one direction of [...][z][y][x], summed plainly."""
    letters = "abcdefgh"[: values.ndim]
    place = values.ndim - 1 - direction
    out = letters[:place] + "r" + letters[place + 1 :]
    result: Array = np.einsum(f"r{letters[place]},{letters}->{out}", matrix, values)
    return result


def in_all(matrices: Sequence[Array], values: Array) -> Array:
    for direction, matrix in enumerate(matrices):
        values = along(matrix, values, direction)
    return values


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


Case = Actions | Contraction
#: dim, p, q, components, scalar, mirrored, parts, groups; those of a row of 10 threads stand in blocks of several warps
ACTIONS = [
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


def random_cases() -> Iterator[Case]:
    """Cases of all kinds, and contractions of random sizes."""
    for number, values in enumerate(ACTIONS):
        yield Actions(number, *values)
    random = np.random.default_rng(2020)
    for number in range(20, 27):
        dim = (3, 3, 2, 3, 2, 1, 3)[number - 20]
        columns, rows = (tuple(map(int, random.integers(1, 9, dim))) for _ in range(2))
        signs = tuple(map(int, random.integers(-1, 2, dim)))
        scalar = str(random.choice(["double", "float"]))
        parts, groups = (int(random.integers(1, end)) for end in (3, 5))
        yield Contraction(number, columns, rows, scalar, signs, parts, groups)


CASES = list(random_cases())


def kernels() -> str:
    text = '#include "femforge_basis_routines.h"\nnamespace test {\nusing namespace femforge_contraction;\n'
    text += "__host__ __device__ constexpr int larger(int a, int b) { return a < b ? b : a; }\n"
    return text + "".join(case.text() for case in CASES) + "}\n" + snippet()


def snippet() -> str:
    """The kernel of the documentation."""
    (text,) = re.findall(r"```cpp\n(.*?__global__.*?)```", PAGE.read_text(), flags=re.DOTALL)
    return str(text)


def launchers() -> str:
    """Functions that take device memory, and two of the host that halve tables."""
    text = 'extern "C" void* device_memory(std::size_t bytes) {\n  char* data = nullptr;\n'
    text += "  return hipMalloc(&data, bytes) == hipSuccess ? data : nullptr;\n}\n"
    text += 'extern "C" int release(void* data) { return hipFree(data); }\n'
    for case in CASES:
        n, s = case.number, case.scalar
        inputs = [f"const {s}* in{k}" for k in range(len(case.arrays))]
        outputs = [f"{s}* out{k}" for k in range(len(case.expected()))]
        names = ", ".join(word.split("* ")[1] for word in [*inputs, *outputs])
        text += f'extern "C" int run{n}({", ".join([*inputs, *outputs])}) {{\n'
        text += f"  hipLaunchKernelGGL(test::kernel{n}, dim3({-(-case.cells // case.groups)}), dim3(test::threads{n}), "
        text += f"0, nullptr, {case.cells}, {names});\n  return hipGetLastError();\n}}\n"
        for table in filter(lambda one: one.sign, case.tables):
            text += f'extern "C" void split_{table.name}(const {s}* entries, {s}* even, {s}* odd) {{\n'
            text += f"  test::split<test::{table.type(s)}>(entries, even, odd);\n}}\n"
    for scalar in NUMPY:
        for n in EDGES:
            text += f'extern "C" int stride_{scalar}_{n}() {{\n'
            text += f"  return test::detail::Rotation<{scalar}, test::Cube<3, {n}>>::stride;\n}}\n"
    return text + MASS


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


class Library:
    """The compiled kernels; arrays go to the emulated device and back."""

    def __init__(self, path: Path) -> None:
        self.functions = ctypes.CDLL(str(path))
        self.functions.device_memory.restype = ctypes.c_void_p
        self.functions.device_memory.argtypes = [ctypes.c_size_t]
        self.functions.release.argtypes = [ctypes.c_void_p]

    def run(self, name: str, first: Sequence[object], inputs: Sequence[NDArray[np.generic]],
            outputs: Sequence[NDArray[np.generic]]) -> None:  # fmt: skip
        """Fills the outputs; nothing is written but them."""
        arrays = [*inputs, *outputs]
        sent = [array.tobytes() + GUARD for array in arrays]
        places = [self.functions.device_memory(len(data)) for data in sent]
        for place, data in zip(places, sent, strict=True):
            ctypes.memmove(place, data, len(data))
        assert getattr(self.functions, name)(*first, *map(ctypes.c_void_p, places)) == 0
        received = [ctypes.string_at(place, len(data)) for place, data in zip(places, sent, strict=True)]
        for place in places:
            self.functions.release(place)
        assert received[: len(inputs)] == sent[: len(inputs)]
        assert all(data.endswith(GUARD) for data in received), "written beyond the last cell"
        for array, data in zip(outputs, received[len(inputs) :], strict=True):
            array[...] = np.frombuffer(data[: array.nbytes], array.dtype).reshape(array.shape)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("contraction")
    (folder / "kernels.h").write_text(kernels())
    (folder / "kernels.cu").write_text('#include "kernels.h"\n')
    (folder / "kernels.hip").write_text('#include <hip/hip_runtime.h>\n#include "kernels.h"\n' + launchers())
    return folder


@pytest.fixture(scope="module")
def library(folder: Path) -> Library:
    path = folder / "kernels.so"
    flags: list[str | Path] = [
        "-O1",
        "-std=c++17",
        "-Wno-unknown-pragmas",
        *WARNINGS,
        f"-I{HEADERS}",
        "-isystem",
        EMULATION,
    ]
    object_file = folder / "kernels.o"
    run_compiler(
        [*LAUNCHER, "g++", "-x", "c++", *flags, "-fPIC", "-c", folder / "kernels.hip", "-o", object_file]
    )
    run_compiler(["g++", "-shared", object_file, "-o", path])
    return Library(path)


@pytest.fixture(params=RUNS, ids="-".join)
def order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    warp, threads = request.param
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", warp)
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", threads)


def near(result: NDArray[np.generic], expected: Array, tolerance: float) -> bool:
    """To the tolerance, of the largest value; NaN is not near anything."""
    difference = np.abs(result.astype(np.float64) - expected).max()
    return bool(difference <= tolerance * max(1.0, np.abs(expected).max()))


@pytest.mark.usefixtures("order")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{type(case).__name__}{case.number}")
def test_kernels_give_plain_sums(library: Library, case: Case) -> None:
    scalar = NUMPY[case.scalar]
    expected = case.expected()
    inputs = [np.ascontiguousarray(array, scalar) for array in case.arrays.values()]
    outputs = [np.full(array.shape, np.nan, scalar) for array in expected.values()]
    library.run(f"run{case.number}", [], inputs, outputs)
    for (name, array), output in zip(expected.items(), outputs, strict=True):
        assert near(output, array, TOLERANCE[case.scalar]), name


def test_tables_of_mirrored_matrices(library: Library) -> None:
    tables = [(table, case.scalar) for case in CASES for table in case.tables if table.sign]
    assert {table.sign for table, _ in tables} == {1, -1}
    for table, scalar in tables:
        expected = [np.full(max(1, half.size), np.nan, NUMPY[scalar]) for half in table.halves()]
        for room, half in zip(expected, table.halves(), strict=True):
            room[: half.size] = half.ravel()
        made = [np.full_like(room, np.nan) for room in expected]
        entries = np.ascontiguousarray(table.values, NUMPY[scalar])
        getattr(library.functions, f"split_{table.name}")(*map(pointer, [entries, *made]))
        for room, half in zip(expected, made, strict=True):
            np.testing.assert_array_equal(room, half)


@pytest.mark.usefixtures("order")
def test_the_kernel_of_the_documentation(library: Library) -> None:
    cells, p, q, components = 11, 4, 5, 3
    random = np.random.default_rng(4)
    J, w = random.uniform(-1, 1, (q, p)), random.uniform(0, 1, q)
    u = random.uniform(-1, 1, (cells, components, p, p, p))
    v = np.full_like(u, np.nan)
    first = [ctypes.c_int(cells), pointer(J), pointer(w)]
    library.run("run_mass", first, [u], [v])
    at_points = in_all([J] * 3, u) * np.einsum("i,j,k->ijk", w, w, w)
    assert near(v, in_all([J.T] * 3, at_points), TOLERANCE["double"])


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


def _for_cuda(folder: Path) -> list[str | Path]:
    host = ",".join(word for word in WARNINGS if word not in ("-Wpedantic", "-Werror"))
    return [*LAUNCHER, "nvcc", "-x", "cu", "-std=c++17", "-O2", "-arch=sm_90", f"-Xcompiler={host}", f"-I{HEADERS}",
            "-Werror=all-warnings", "-cubin", folder / "kernels.cu", "-o", folder / "kernels.cubin"]  # fmt: skip


def _for_amd(architecture: str) -> Callable[[Path], list[str | Path]]:
    def command(folder: Path) -> list[str | Path]:
        rocm = folder / "rocm"
        if not rocm.exists():
            run_compiler(["sh", REPOSITORY / "tools" / "rocm_root.sh", rocm, LLVM])
        (folder / "device.hip").write_text('#include <hip/hip_runtime.h>\n#include "kernels.h"\n')
        return [*LAUNCHER, LLVM / "clang++", "-x", "hip", f"--rocm-path={rocm}", "-std=c++17", "-O2", *WARNINGS,
                f"-I{HEADERS}", f"--offload-arch={architecture}", "--cuda-device-only", "--no-gpu-bundle-output",
                "-c", folder / "device.hip", "-o", "/dev/null"]  # fmt: skip

    return command


COMPILERS: dict[str, Callable[[Path], list[str | Path]]] = {
    "sm_90": _for_cuda,
    "gfx90a": _for_amd("gfx90a"),
    "gfx942": _for_amd("gfx942"),
}


@pytest.mark.slow
@pytest.mark.parametrize("architecture", COMPILERS)
def test_compilers_of_devices_have_nothing_to_say(folder: Path, architecture: str) -> None:
    if architecture == "sm_90" and shutil.which("nvcc") is None:
        pytest.skip("nvcc is not installed")
    amd = (LLVM / "clang++").exists() and Path("/usr/include/hip/hip_runtime.h").exists()
    if architecture != "sm_90" and not amd:
        pytest.skip("no compiler for AMD GPUs is installed")
    run_compiler(COMPILERS[architecture](folder))
