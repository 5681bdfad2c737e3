"""Compile a folder of kernels into shared libraries; what is compiled already is kept."""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
from collections.abc import Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path

from femforge.arguments import path_of, words_of
from femforge.built.compilers import TARGETS, Compiler, command_words, compiler_for
from femforge.built.sources import BUILD, KernelFolder, calls_blas, content_key, read_folder, sources_of
from femforge.errors import ExitCode, FemforgeError
from femforge.processes import locked

_DOOR = "femforge.build"
#: Lines of a compiler's message that are shown.
_SHOWN_LINES = 12


def build(
    folder: str | os.PathLike[str],
    *,
    targets: Sequence[str] = ("cpu",),
    compiler: str | Sequence[str] | None = None,
    flags: str | Sequence[str] = (),
) -> list[Path]:
    """Compile the kernels of a folder into one shared library for each target, ``lib<LIBRARY>_<target>.so`` in it.

    Object files are kept in ``.build`` of the folder: what has not changed (sources, headers, compiler, options) is
    not compiled again.

    Args:
        folder: that ``femforge generate --out`` has written.
        targets: of ``cpu``, ``cuda``, ``hip``.
        compiler: in place of ``$CXX`` or ``c++``, ``nvcc``, ``hipcc``; with options if need be. For one target only.
            Kernels with ``realisation=library`` want ``-lcublas`` or ``-lhipblas`` among the flags then.
        flags: options behind all others; in one text as a shell takes them, or one by one.

    Returns:
        The libraries, in the order of the targets.

    Raises:
        FemforgeError: the folder has no manifest, or no kernels for a target; there is no compiler; the sources do not
            compile, with the beginning of what the compiler says. Libraries that were there stay as they were.
    """
    own = [] if compiler is None else command_words(compiler, f"{_DOOR}, compiler")
    options, wanted = command_words(flags, f"{_DOOR}, flags"), _checked(targets, own)
    kernels = read_folder(path_of(folder, f"{_DOOR}, folder").absolute())
    libraries = []
    with locked(kernels.path / BUILD, mend="make the folder of kernels writable"):
        for target in wanted:
            sources = sources_of(kernels, target)
            libraries.append(_library(kernels, target, sources, compiler_for(target, own, options)))
    return libraries


def _checked(targets: Sequence[str], compiler: Sequence[str]) -> list[str]:
    wanted = list(dict.fromkeys(words_of(targets, f"{_DOOR}, targets")))
    for target in wanted:
        if target not in TARGETS:
            raise FemforgeError(
                f"there is no target {target!r}", place="targets", mend=f"name some of {', '.join(TARGETS)}",
                code=ExitCode.USAGE,
            )  # fmt: skip
    if compiler and len(wanted) > 1:
        raise FemforgeError(
            f"one compiler cannot serve {len(wanted)} targets", place="compiler", code=ExitCode.USAGE,
            mend="build one target at a time",
        )  # fmt: skip
    return wanted


def _library(kernels: KernelFolder, target: str, sources: Sequence[Path], compiler: Compiler) -> Path:
    """The shared library of a target, as new as its sources."""
    folder, library = kernels.path, kernels.shared_library(target)
    objects = _objects(kernels, target, sources, compiler)
    blas = any(map(calls_blas, sources)) and compiler.finds_blas(folder / BUILD)
    command = compiler.link_command([path.relative_to(folder) for path in objects], library, blas)
    key = hashlib.sha256("\0".join(command).encode()).hexdigest()
    noted = folder / BUILD / f"{library.name}.key"
    if library.is_file() and noted.is_file() and noted.read_text() == key:
        return library
    unfinished = folder / BUILD / f"new-{library.name}"
    # shorter than with whole paths: folders of hundreds of kernels stay below the system's limit
    _run(
        compiler.link_command([path.relative_to(folder) for path in objects], unfinished, blas),
        folder,
        library,
        unfinished,
    )
    noted.unlink(missing_ok=True)
    unfinished.replace(library)
    noted.write_text(key)
    for old in set((folder / BUILD).glob(f"{target}-*.o")) - set(objects):
        old.unlink()
    return library


def _objects(kernels: KernelFolder, target: str, sources: Sequence[Path], compiler: Compiler) -> list[Path]:
    """Object files of all sources, those compiled that are not there."""
    words = (*compiler.words, *compiler.options, *compiler.flags, compiler.identity)
    keys = {source: content_key(source, kernels.path, *words) for source in sources}
    objects = {source: kernels.path / BUILD / f"{target}-{key}.o" for source, key in keys.items()}
    # large ones first, so that all processors end at about the same time
    missing = sorted((s for s in sources if not objects[s].is_file()), key=lambda s: -s.stat().st_size)

    def compile_one(source: Path) -> None:
        out = objects[source]
        unfinished = out.with_name(f"new-{out.name}")
        _run(compiler.compile_command(kernels.path, source, unfinished), kernels.path, source, unfinished)
        unfinished.replace(out)

    with ThreadPoolExecutor(_jobs()) as pool:
        running = [pool.submit(compile_one, source) for source in missing]
        done = wait(running, return_when=FIRST_EXCEPTION).done
        pool.shutdown(cancel_futures=True)
    for future in done:
        future.result()
    return list(objects.values())


def _jobs() -> int:
    """How many compilers run at a time."""
    asked = os.environ.get("FEMFORGE_JOBS", "")
    return max(1, int(asked) if asked.isdecimal() else len(os.sched_getaffinity(0)))


def _run(command: Sequence[str], folder: Path, place: Path, out: Path) -> None:
    """Run a compiler, which makes a file; where it fails, there is none.

    Raises:
        FemforgeError: it fails (code ENVIRONMENT).
    """
    done = subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        with contextlib.suppress(FileNotFoundError):
            out.unlink()
        lines = (done.stderr + done.stdout).strip().splitlines()
        shown = [f"  | {line}" for line in lines[:_SHOWN_LINES]]
        shown += [f"  | ... {len(lines) - _SHOWN_LINES} more lines"] if len(lines) > _SHOWN_LINES else []
        raise FemforgeError(
            f"{Path(command[0]).name} failed (exit code {done.returncode})", place=str(place),
            excerpt="\n".join(shown), code=ExitCode.ENVIRONMENT,
            mend="mend what it says, take another compiler= or other flags=, or generate the kernels again",
        )  # fmt: skip
