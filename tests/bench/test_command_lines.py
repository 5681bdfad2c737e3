"""Command lines of the benchmarks: what is no number is refused, and not read as far as it goes."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from compilers import run_compiler
from places import REPOSITORY

pytestmark = pytest.mark.slow

SOURCES = (
    "tests/bench/command_line.cpp",
    "bench/program/program.cpp",
    "bench/program/report.cpp",
    *(f"runtime/src/{name}.cpp" for name in ("error", "device/device", "device/cpu_backend")),
)
FOLDERS = ("bench", "runtime/include", "runtime/src", "templates/include")
Done = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Done]:
    for header, library in (("CLI/CLI.hpp", "CLI11"), ("nlohmann/json.hpp", "nlohmann/json")):
        if not Path("/usr/include", header).is_file():
            pytest.skip(f"{library} is not installed")
    folder = tmp_path_factory.mktemp("command_line")
    includes = [f"-I{REPOSITORY / name}" for name in FOLDERS]
    # of what a benchmark reports, only the list of what failed: no device is asked
    flags = [
        "-std=c++17",
        "-O0",
        "-ffunction-sections",
        "-DFEMFORGE_WITH_CUDA=0",
        "-DFEMFORGE_WITH_HIP=0",
        *includes,
    ]
    objects = []
    for source in SOURCES:
        objects.append(folder / f"{Path(source).stem}.o")
        run_compiler(["g++", *flags, "-c", REPOSITORY / source, "-o", objects[-1]])
    run_compiler(["g++", "-Wl,--gc-sections", *objects, "-ldl", "-o", folder / "bench_nothing"])

    def run(*words: str) -> Done:
        command = [folder / "bench_nothing", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    return run


def test_counts_are_read_whole(ask: Callable[..., Done]) -> None:
    for text, value in {"1e6": 1000000, "12": 12, "2.5e3": 2500, "1e12": 10**12}.items():
        assert ask("--cells", text).stdout.splitlines()[0] == f"cuda {value} 11"


@pytest.mark.parametrize("text", ["1e6x", "1.5", "0", "-3", "", "nan", "inf", "1e13", "many", "1e-3"])
def test_what_is_no_count_is_refused(ask: Callable[..., Done], text: str) -> None:
    done = ask(f"--cells={text}")
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.startswith("error: --cells")
    assert done.stderr.count("\n") == 1


def test_other_words(ask: Callable[..., Done]) -> None:
    done = ask("--target", "cpu,hip", "--json", "/some/where/results.json", "--samples", "3", "laplace", "q1")
    assert done.stdout.splitlines() == [
        "cpu hip 7 3 laplace q1",
        "bench_nothing --target cpu,hip --json results.json --samples 3 laplace q1",
    ]
    for words in (["--target", "quantum"], ["--cells"], ["--no-such", "3"], ["--samples", "1e7"]):
        done = ask(*words)
        assert done.returncode == 2
        assert done.stderr.startswith("error: ")
    done = ask("--help")
    assert done.returncode == 0
    assert "--cells" in done.stdout


def test_a_kernel_that_fails_keeps_no_other_from_being_measured(ask: Callable[..., Done]) -> None:
    done = ask("laplace", "broken", "q1")
    assert done.stdout.splitlines()[0] == "cuda 7 11 laplace q1"
    assert done.stderr.splitlines() == [
        "error: broken (cpu): a kernel: it gives no number",
        "1 of the measurements failed, see above",
    ]
    assert done.returncode == 1
