"""From sources to a folder that is carried to the machine to be measured: libraries, a program, a plan."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kernels import REFERENCE, read_record
from subjects import REPOSITORY, Subject

from femforge.errors import ExitCode, FemforgeError
from femforge.pipeline import write_files

PACKAGE, PLAN, BUILD_LOG, TARGET = "package", "plan.tsv", "build.log", "target"
#: of each device that measured
JOURNALS = "journal*.tsv"
#: which kernels follow one another on one mesh: number of the kernel, number of the group
GROUPS = "groups.tsv"
#: of the folder of FFCx's kernel, of what is known of them, and of the data that both kernels are tried on
FFCX, DATA = "_ffcx", "data"
#: what was measured of them
TIMES = "ffcx.json"
#: what is run on the machine
MEASURE = "measure.sh"


class Planned(NamedTuple):
    """A kernel with the number by which plan and journal call it."""

    number: int
    subject: Subject
    facts: dict[str, Any]


def planned(folder: Path, subjects: Sequence[Subject]) -> Iterator[Planned]:
    """All kernels that were made, in the order of their subjects."""
    number = 0
    for subject in subjects:
        record = read_record(folder, subject)
        for facts in record["kernels"] if record else ():
            if facts["status"] == "made":
                yield Planned(number, subject, facts)
                number += 1


def build(folder: Path, subjects: Sequence[Subject], target: str, jobs: int) -> list[str]:
    """Compile what was generated, and write the plan. CMake takes what is in CMAKE_OPTIONS, too.

    Returns:
        The folders of kernels that do not compile.

    Raises:
        FemforgeError: CMake fails, or the measuring program does not compile (code ENVIRONMENT).
    """
    package, tree = folder / PACKAGE, folder / "build"
    package.mkdir(parents=True, exist_ok=True)
    _remove_old(folder, subjects)
    options = [
        f"-DSURVEY_FOLDER={folder.resolve()}",
        f"-DSURVEY_TARGET={target}",
        "-DCMAKE_BUILD_TYPE=Release",
    ]
    options += [f"-DFEMFORGE_NATIVE={'ON' if target == 'cpu' else 'OFF'}"]
    languages = ("CXX", "CUDA", "HIP") if shutil.which("ccache") else ()
    options += [f"-DCMAKE_{language}_COMPILER_LAUNCHER=ccache" for language in languages]
    options += os.environ.get("CMAKE_OPTIONS", "").split()
    configure = ["cmake", "-S", REPOSITORY / "bench" / "survey", "-B", tree, "-G", "Ninja", *options]
    with (folder / BUILD_LOG).open("a", encoding="utf-8") as log:
        for words in (configure, ["cmake", "--build", tree, "-j", str(jobs), "--target", "survey_driver"]):
            _run(words, log, folder)
        words = ["cmake", "--build", tree, "-j", str(jobs), "--", "-k", "0"]
        subprocess.run([str(word) for word in words], stdout=log, stderr=subprocess.STDOUT, check=False)
    if target == "cuda":
        _carry_runtime(package)
    write_plan(folder, subjects, target)
    return [p.facts["folder"] for p in planned(folder, subjects) if not _library(folder, p.facts).is_file()]


def _library(folder: Path, facts: dict[str, Any]) -> Path:
    return folder / PACKAGE / "lib" / f"{facts['folder']}.so"


def _run(words: Sequence[str | Path], log: Any, folder: Path) -> None:
    done = subprocess.run([str(word) for word in words], stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise FemforgeError(
            f"{words[0]} fails", place=str(folder / BUILD_LOG), mend="read the end of that file",
            code=ExitCode.ENVIRONMENT,
        )  # fmt: skip


def _remove_old(folder: Path, subjects: Sequence[Subject]) -> None:
    """Folders and libraries of kernels that are no longer made."""
    names = {p.facts["folder"] for p in planned(folder, subjects)}
    names |= {name + suffix for name in names for suffix in (REFERENCE, FFCX)}
    for path in (folder / "kernels").glob("*"):
        if path.name not in names:
            shutil.rmtree(path)
    for path in (folder / PACKAGE / "lib").glob("*.so"):
        if path.stem not in names:
            path.unlink()


def _carry_runtime(package: Path) -> None:
    """CUDA's runtime library beside the kernels, under the name that they ask for."""
    nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    found = sorted((Path(nvcc).resolve().parents[1] / "lib64").glob("libcudart.so.??"))
    if found:
        shutil.copy2(found[-1].resolve(), package / "lib" / found[-1].name)


def write_plan(folder: Path, subjects: Sequence[Subject], target: str) -> None:
    """What is measured, in which order, and the command that does it."""
    groups: dict[tuple[str, str, int, str, str], int] = {}
    numbered = []
    rows = ["variant\tsubject\ttarget\tlibrary\tkernel\treference_library\treference"]
    for number, subject, facts in planned(folder, subjects):
        key = (subject.kind, subject.cell, subject.degree, subject.scalar, subject.over)
        numbered.append(f"{number}\t{groups.setdefault(key, len(groups))}\n")
        library = f"lib/{facts['folder']}"
        rows.append(
            f"{number}\t{number}\t{target}\t{library}.so\t{facts['name']}\t{library}{REFERENCE}.so\t{facts['reference']}"
        )
    files = {
        PLAN: "\n".join(rows) + "\n",
        GROUPS: "".join(numbered),
        MEASURE: (Path(__file__).parent / MEASURE).read_text("utf-8"),
        TARGET: target + "\n",
    }
    write_files(files, folder / PACKAGE)
    os.chmod(folder / PACKAGE / MEASURE, 0o755)
