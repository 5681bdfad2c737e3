"""CUDA kernels that are launched before what is in front of them has ended wait for it before they read anything."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from compilers import run_compiler
from form_cases import Variant

from femforge.emit.sources import KernelSource
from femforge.form_jobs import prepare
from femforge.pipeline import generate, write_files

#: With one pass and two, lanes that pass on sums, colours, blocks, macro elements and the rest, teams.
OPERATORS = [
    (Variant("laplace", "hexahedron"), {}),
    (Variant("laplace", "tetrahedron"), {}),
    (Variant("laplace", "tetrahedron"), {"scatter": "gather"}),
    (Variant("laplace", "tetrahedron"), {"scatter": "colour"}),
    (Variant("laplace", "tetrahedron"), {"scatter": "blocks"}),
    (Variant("vector_laplace", "hexahedron", 2), {}),
]
BODY = re.compile(r"__global__ void.*?\{\n(.*?)\n}\n", flags=re.DOTALL)


def made(variant: Variant, kind: str, folder: Path, values: dict[str, str]) -> dict[str, KernelSource]:
    job = replace(variant.job(**values), kernels=(kind,))
    files = generate(prepare([job]), ["cuda", "hip"])
    write_files(files.files, folder)
    return {source.kernel.target: source for source in files.sources}


@pytest.mark.parametrize(("variant", "values"), OPERATORS)
def test_operators_wait_first_of_all(variant: Variant, values: dict[str, str], tmp_path: Path) -> None:
    sources = made(variant, "apply", tmp_path, values)
    text = sources["cuda"].text
    bodies = BODY.findall(text)
    assert bodies
    for body in bodies:
        assert body.split("\n")[0].strip() == "await_launch_before();"
    assert text.count("launch_early(") == len(bodies)
    assert "<<<" not in text
    assert "launch_early" not in sources["hip"].text  # which has no such launches


@pytest.mark.parametrize("kind", ["element_tensor", "diagonal", "assemble"])
def test_what_is_not_repeated_is_launched_as_usual(kind: str, tmp_path: Path) -> None:
    text = made(Variant("laplace", "tetrahedron"), kind, tmp_path, {})["cuda"].text
    assert "await_launch_before" not in text
    assert "<<<" in text


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
@pytest.mark.parametrize(("variant", "values"), OPERATORS)
@pytest.mark.parametrize("architectures", [("90",), ("80", "90")])
def test_compilers_move_nothing_before_the_wait(
    variant: Variant, values: dict[str, str], architectures: tuple[str, ...], tmp_path: Path
) -> None:
    """What a compiler takes for constant it may load as early as it likes; and where some of what is compiled cannot
    wait, nothing is launched early."""
    source = tmp_path / made(variant, "apply", tmp_path, values)["cuda"].file
    codes = [f"-gencode=arch=compute_{a},code=compute_{a}" for a in architectures]
    command = ["nvcc", "-O3", "-std=c++17", *codes, f"-I{tmp_path}"]
    if architectures == ("90",):
        ptx = source.with_suffix(".ptx")
        run_compiler([*command, "-c", "-ptx", source, "-o", ptx])
        functions = ptx.read_text("utf-8").split(".entry ")[1:]
        assert functions
        for function in functions:
            assert "ld.global" in function
            assert function.index("griddepcontrol.wait") < function.index("ld.global")
    probe = tmp_path / "probe.cu"
    early = "true" if architectures == ("90",) else "false"
    probe.write_text(
        f'#include "femforge_gpu.h"\nstatic_assert(femforge_gpu::launches_early() == {early});\n'
    )
    run_compiler([*command, "-c", probe, "-o", probe.with_suffix(".o")])
