"""Kernels at every limit of a device compile, those just below too; what is beyond is refused or placed elsewhere."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from amd import LLVM, rocm_root
from compilers import run_compiler
from form_cases import Variant

from femforge.emit.library import LIBRARY, constant_bytes, joined_units, library_files
from femforge.emit.origin import KernelSource
from femforge.errors import FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.pipeline import generate, sources_of, write_files
from femforge.schedule.devices import DEVICES
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

P1 = Variant("laplace", "tetrahedron")
P4 = Variant("laplace", "tetrahedron", 4)
CELL, CONTRACTION = {"mapping": "cell"}, {"mapping": "contraction", "representation": "tensor"}


class Limit(NamedTuple):
    """A parameter up to what a device takes.

    Attributes:
        variant, parameters: of the kernel.
        varied: the parameter that is brought to its limit, in steps of ``step``.
        kind: of the kernel.
    """

    variant: Variant
    parameters: Mapping[str, Any]
    varied: str
    step: int = 1
    kind: str = "element_tensor"


LIMITS = {
    "threads of a block, cells": Limit(P1, {**CELL, "unroll": "full", "store_chunk": 4}, "concurrent_elements"),
    "threads of a block, entries": Limit(P1, {**CONTRACTION, "entries_per_thread": 1}, "concurrent_elements"),
    "threads of a block, operators": Limit(P1, {"scatter": "atomic"}, "element_batch", 32, "apply"),
    "static shared memory": Limit(P1, {**CELL, "unroll": "inner"}, "concurrent_elements"),
    "static shared memory with K": Limit(
        P1, {**CONTRACTION, "concurrent_elements": 1, "k_place": "shared"}, "element_batch"
    ),
    "static shared memory, operators": Limit(P1, {"scatter": "blocks"}, "block_nodes", 8, "apply"),
    "dynamic shared memory": Limit(Variant("helmholtz", "hexahedron"), {"realisation": "team"}, "concurrent_elements"),
    "shared memory beside a tile": Limit(P4, {**CONTRACTION, "concurrent_elements": 1}, "element_batch", 2),
    "registers": Limit(P1, {"scatter": "atomic", "element_batch": 64}, "resident_blocks", 1, "apply"),
}  # fmt: skip


def job_of(limit: Limit, value: int) -> Job:
    job = limit.variant.job(f"at{value}", **{**limit.parameters, limit.varied: value})
    return replace(job, kernels=(limit.kind,))


def source_of(named: NamedKernels, limit: Limit, value: int, target: str) -> KernelSource | None:
    """The kernel; None if it is refused."""
    try:
        return sources_of(replace(named, job=job_of(limit, value)), [target])[0]
    except FemforgeError:
        return None


def largest(named: NamedKernels, limit: Limit, target: str) -> int:
    """The largest value that is accepted, found by halving; what the form is analysed to is shared by all of them."""
    below, above = limit.step, 1 << 14
    assert source_of(named, limit, below, target) is not None
    assert source_of(named, limit, above, target) is None
    while above - below > limit.step:
        middle = (below + above) // 2 // limit.step * limit.step
        if source_of(named, limit, middle, target) is None:
            above = middle
        else:
            below = middle
    return below


def compile_source(source: Path, folder: Path, target: str, rocm: Path | None) -> None:
    if target == "cuda":
        command = [
            "nvcc",
            "-arch=sm_90",
            "-std=c++17",
            "-Xptxas",
            "-O0",
            "-Werror",
            "all-warnings",
        ]
    else:
        assert rocm is not None
        command = [str(LLVM / "clang++"), "-x", "hip", "--offload-arch=gfx90a", "-std=c++17", "-O0",
                   f"--rocm-path={rocm}", f"--hip-path={rocm}", "-nogpuinc", "-I/usr/include",
                   "-Wno-unused-command-line-argument", "-D__HIP_PLATFORM_AMD__",
                   "-include", "hip/hip_runtime.h"]  # fmt: skip
    run_compiler([*command, f"-I{folder}", "-c", str(source), "-o", str(source.with_suffix(".o"))])


@pytest.fixture(scope="module", params=["cuda", "hip"])
def device(request: pytest.FixtureRequest) -> tuple[str, Path | None]:
    """A target whose compiler is here, and the folder that clang takes for ROCm."""
    target = str(request.param)
    if target == "cuda":
        if shutil.which("nvcc") is None:
            pytest.skip("nvcc is not installed")
        return target, None
    if not (LLVM / "clang++").exists() or not Path("/usr/include/hip/hip_runtime.h").exists():
        pytest.skip("no compiler for AMD GPUs is installed")
    return target, rocm_root()


class AtLimit(NamedTuple):
    """A parameter at a limit.

    Attributes:
        beyond: the kernel with a larger value; none, as it is refused.
        kernels: those with the largest value, and the one before.
    """

    beyond: KernelSource | None
    kernels: list[KernelSource]


@pytest.fixture(scope="module")
def at_limits(device: tuple[str, Path | None]) -> dict[str, AtLimit]:
    """Kernels at each of the limits."""
    target, _ = device
    found = {}
    for number, (name, limit) in enumerate(LIMITS.items()):
        (named,) = prepare([job_of(limit, limit.step)])
        most = largest(named, limit, target)
        values = [value for value in (most, most - limit.step) if value > 0]
        jobs = [job_of(limit, value) for value in values]
        prepared = prepare([replace(job, suffix=f"{job.suffix}_{number}") for job in jobs])
        kernels = [source for one in prepared for source in sources_of(one, [target])]
        found[name] = AtLimit(source_of(named, limit, most + limit.step, target), kernels)
    return found


@pytest.mark.parametrize("name", LIMITS)
def test_kernels_at_a_limit_and_just_below_keep_to_it(
    name: str, device: tuple[str, Path | None], at_limits: dict[str, AtLimit]
) -> None:
    known = DEVICES[device[0]]
    assert at_limits[name].beyond is None
    assert at_limits[name].kernels
    for source in at_limits[name].kernels:
        shared = source.kernel.costs.shared_bytes
        assert shared <= (known.dynamic_bytes if shared > known.shared_bytes else known.shared_bytes)
        assert source.kernel.nest.threads <= known.max_threads


def test_kernels_at_limits_and_just_below_compile(
    device: tuple[str, Path | None], at_limits: dict[str, AtLimit], tmp_path: Path
) -> None:
    """All at once: it is the headers that take compilers long."""
    target, rocm = device
    sources = [source for one in at_limits.values() for source in one.kernels]
    files = {source.file: source.text for source in sources}
    units = joined_units(LIBRARY, sources, target, len(sources))
    assert len(units) == 1
    write_files({**files, **library_files(LIBRARY, sources, [target]), **units}, tmp_path)
    for unit in units:
        compile_source(tmp_path / unit, tmp_path, target, rocm)


#: Element matrices of so many linear functions on an interval: K has 2 columns of as many rows as these squared.
COLUMN = """
element = VectorElement("Lagrange", "interval", 3, dim={dim})
u, v = TrialFunction(element), TestFunction(element)
a = inner(u, v) * dx + inner(grad(u), grad(v)) * dx
"""


@pytest.mark.parametrize(("dim", "place"), [(15, "constant"), (16, "constant"), (17, "global")])
def test_tables_up_to_the_limit_of_constant_memory(
    dim: int, place: str, device: tuple[str, Path | None], tmp_path: Path
) -> None:
    """64 KiB: 64 x 64 entries of two columns; one component more is placed elsewhere, and refused if asked for."""
    target, rocm = device
    form = tmp_path / f"column{dim}.form"
    form.write_text(COLUMN.replace("{dim}", str(dim)))
    values = {**CONTRACTION, "concurrent_elements": 1, "k_place": place}
    (named,) = prepared = prepare([Job(form, {}, Parameters().with_values(values))])
    (source,) = sources_of(named, [target])
    size = 8 * 2 * (4 * dim) ** 2
    limit = DEVICES[target].constant_bytes
    assert constant_bytes(source) == (size if size <= limit else 0)
    assert (size == limit) == (dim == 16)
    if size > limit:
        asked = Parameters().with_values({**values, "k_place": "constant"})
        with pytest.raises(FemforgeError, match="constant memory"):
            sources_of(prepare([Job(form, {}, asked)])[0], [target])
    write_files(generate(prepared, [target]).files, tmp_path)
    compile_source(tmp_path / source.file, tmp_path, target, rocm)


#: Data of so many arrays, or of so many components of one.
DATA = """
element = FiniteElement("Lagrange", "interval", 1)
v = TestFunction(element)
c = [Coefficient(element) for _ in range({coefficients})]
k = [Constant("interval") for _ in range({constants})]
d = Coefficient(VectorElement("Lagrange", "interval", 1, dim={components}))
e = Constant("interval", shape={components})
L = (sum(c) + sum(k) + sum(d) + sum(e)) * v * dx
"""


@pytest.mark.parametrize("kind", ["element_tensor", "residual"])
def test_arguments_up_to_the_limit_of_a_kernel_function(
    kind: str, device: tuple[str, Path | None], tmp_path: Path
) -> None:
    """4 KiB; one array more is refused, with a mend that holds: arrays of several components."""
    target, rocm = device
    most = 4096 // 8

    def kernels_of(name: str, coefficients: int, constants: int, components: int) -> NamedKernels:
        form = tmp_path / f"{name}.form"
        form.write_text(DATA.format(coefficients=coefficients, constants=constants, components=components))
        return prepare([Job(form, {}, Parameters(), kernels=(kind,))])[0]

    def arguments_of(named: NamedKernels) -> str:
        (source,) = sources_of(named, [target])
        function = source.text.partition("__global__")[2]
        return function[: function.index(") {")].partition("_kernel(")[2]

    rest = most - len(arguments_of(kernels_of("few", 150, 150, 2)).split(",")) + 300
    at_the_limit = kernels_of("most", rest - 250, 250, 2)
    assert len(arguments_of(at_the_limit).split(",")) == most
    with pytest.raises(FemforgeError, match=f"{most + 1} arguments take {8 * most + 8} bytes") as caught:
        sources_of(kernels_of("more", rest - 249, 250, 2), [target])
    assert (
        "several coefficients as one of a VectorElement, several constants as one with a shape"
        in caught.value.mend
    )
    joined = kernels_of("joined", 1, 1, rest - 250)
    assert len(arguments_of(joined).split(",")) < 20
    # the CPU has no such limit
    assert sources_of(kernels_of("host", rest - 249, 250, 2), ["cpu"])
    generated = generate([at_the_limit, joined], [target])
    write_files(generated.files, tmp_path)
    for unit, text in joined_units(LIBRARY, generated.sources, target, len(generated.sources)).items():
        (tmp_path / unit).write_text(text)
        compile_source(tmp_path / unit, tmp_path, target, rocm)
