"""The self-contained folder in which variants are built and measured, here or on another machine.

It holds the sources of all variants in groups (a shared library each), a reference kernel for each subject, femforge's
runtime, CMake files, ``run.sh``, ``plan.tsv`` for the driver and ``variants.json`` for the way back. Building and
running it takes CMake and compilers, no Python. What comes out: ``journal.tsv``, ``build.log``, ``compiler.txt``.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from femforge.emit.library import LIBRARY, MOST_CONSTANT_BYTES, constant_bytes, library_files
from femforge.emit.origin import KernelSource
from femforge.emit.platforms.base import library_headers
from femforge.emit.templates import render
from femforge.errors import ExitCode, FemforgeError
from femforge.pipeline import write_files
from femforge.tuning.subjects import Tunable, Variant
from femforge.version import __version__

VARIANTS, PLAN, JOURNAL = "variants.json", "plan.tsv", "journal.tsv"
BUILD_LOG, COMPILER = "build.log", "compiler.txt"
#: Most variants and statements of one translation unit: enough to share the reading of headers, and few enough to
#: keep all processors busy and the loss small if one of them does not compile.
_MOST_VARIANTS, _MOST_STATEMENTS = 16, 4000
#: What it takes of femforge's own sources to build the runtime.
RUNTIME_SOURCES = ("CMakeLists.txt", "pyproject.toml", "LICENSE", "cmake", "runtime", "templates/include")


@dataclass(frozen=True)
class Plan:
    """What a folder is for.

    Attributes:
        identity, started, command, strategy, seed: as in :class:`femforge.tuning.records.Run`.
        hip: what HIP sources are built for: ``emulated``, ``cuda`` or ``amd``.
    """

    identity: str
    started: str
    command: str
    strategy: str
    seed: int
    hip: str


@dataclass(frozen=True)
class _Group:
    name: str
    sources: tuple[KernelSource, ...]


#: The number of a variant, the variant, its source.
_Made = tuple[int, Variant, KernelSource]


def write_folder(
    folder: Path,
    plan: Plan,
    variants: Sequence[Variant],
    sources_of_femforge: Path,
    over: Callable[[], bool] = lambda: False,
) -> bool:
    """Write the folder; what is there already and the same stays.

    Args:
        folder: to write to.
        plan: for the record.
        variants: to measure.
        sources_of_femforge: where femforge's own sources are.
        over: asked before each variant is generated, whether the time for that is over.

    Returns:
        Whether the folder is written; nothing is if the time was over.

    Raises:
        FemforgeError: a file cannot be written (code FILE).
    """
    rows, listed = ["variant\tsubject\ttarget\tlibrary\tkernel\treference_library\treference"], []
    groups: list[_Group] = []
    subjects = list(dict.fromkeys(variant.tunable for variant in variants))
    for number, tunable in enumerate(subjects):
        reference = f"reference_{number:04d}"
        groups.append(_Group(reference, tuple(tunable.reference())))
        mine = [(k, variant) for k, variant in enumerate(variants) if variant.tunable == tunable]
        made = []
        for k, variant in mine:
            if over():
                return False
            made.append((k, variant, tunable.source(variant.values, f"v{k}")))
        for chunk in _groups(made):
            library = f"group_{len(groups):04d}"
            groups.append(_Group(library, tuple(source for *_, source in chunk)))
            for k, variant, source in chunk:
                rows.append(
                    f"{k}\t{number}\t{tunable.target}\tlib/{library}.so\t{source.name}\t"
                    f"lib/{reference}.so\t{tunable.subject.kernel}"
                )
                listed.append(_facts(k, variant, source))
    for group in groups:
        _write_group(folder / group.name, group)
    _write_frame(folder, plan, groups, subjects)
    copy_sources(sources_of_femforge, folder / "femforge")
    content = {"plan": asdict(plan), "femforge": __version__, "variants": listed}
    write_files({PLAN: "\n".join(rows) + "\n", VARIANTS: json.dumps(content, indent=1) + "\n"}, folder)
    return True


def _groups(made: Sequence[_Made]) -> Iterator[list[_Made]]:
    """Variants that are built together: apart are those that call a library, which is not on every machine."""
    for calls in (False, True):
        yield from _chunks([item for item in made if bool(library_headers([item[2].kernel])) == calls])


def _chunks(made: Sequence[_Made]) -> Iterator[list[_Made]]:
    chunk: list[_Made] = []
    statements = constant = 0
    for item in made:
        more, tables = item[2].kernel.costs.statements, constant_bytes(item[2])
        full = len(chunk) == _MOST_VARIANTS or statements + more > _MOST_STATEMENTS
        if chunk and (full or constant + tables > MOST_CONSTANT_BYTES):
            yield chunk
            chunk, statements, constant = [], 0, 0
        chunk.append(item)
        statements, constant = statements + more, constant + tables
    if chunk:
        yield chunk


def _facts(number: int, variant: Variant, source: KernelSource) -> dict[str, Any]:
    """What the archive has to know of a variant besides its measurement."""
    kernel = source.kernel
    costs = kernel.costs
    return {
        "variant": number, "kernel": source.name, "subject": asdict(variant.tunable.subject),
        "parameters": dict(variant.values), "untuned": variant.untuned, "threads": kernel.nest.threads,
        "shared_bytes": costs.shared_bytes, "flops": costs.flops, "paper_flops": costs.paper_flops,
        "bytes": costs.bytes,
    }  # fmt: skip


def _write_group(folder: Path, group: _Group) -> None:
    sources = group.sources
    files = {source.file: source.text for source in sources}
    files |= library_files(LIBRARY, sources, [sources[0].kernel.target], len(sources))
    write_files(files, folder)


def _write_frame(folder: Path, plan: Plan, groups: Sequence[_Group], subjects: Sequence[Tunable]) -> None:
    targets = {tunable.target for tunable in subjects}
    hip = plan.hip if "hip" in targets else "off"
    gpu = {"cuda": "CUDA", "amd": "HIP"}.get(hip)
    languages = list(
        dict.fromkeys(["CXX", *(["CUDA"] if "cuda" in targets else []), *([gpu] if gpu else [])])
    )
    context = {
        "version": __version__, "languages": languages, "cuda": "cuda" in targets, "hip": hip,
        "folders": [group.name for group in groups],
    }  # fmt: skip
    names = ("CMakeLists.txt", "main.cpp", "run.sh")
    write_files({name: render(f"tune/{name}.jinja", context) for name in names}, folder)
    os.chmod(folder / "run.sh", 0o755)


def copy_sources(root: Path, folder: Path) -> None:
    """Copy what building the runtime takes.

    Raises:
        FemforgeError: something cannot be copied (code FILE).
    """
    try:
        for name in RUNTIME_SOURCES:
            source, to = root / name, folder / name
            to.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, to, dirs_exist_ok=True)
            else:
                shutil.copy2(source, to)
    except OSError as error:
        raise FemforgeError(
            f"femforge's sources cannot be copied: {error.strerror}", place=str(folder),
            mend="run femforge from its source tree, and choose a folder that can be written", code=ExitCode.FILE,
        ) from error  # fmt: skip
