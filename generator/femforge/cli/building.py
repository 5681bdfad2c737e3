"""Building the C++ half and check programs with CMake, in a folder that outlives the command."""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import click

import femforge
from femforge.cli.devices import Build, nvcc
from femforge.emit.library import LIBRARY, joined_units
from femforge.emit.origin import KernelSource
from femforge.emit.templates import render
from femforge.errors import ExitCode, FemforgeError
from femforge.files import registry_name
from femforge.pipeline import Generated, write_files
from femforge.processes import locked, run_session
from femforge.tuning.folder import RUNTIME_SOURCES
from femforge.version import __version__

#: Lines of a failed command's output that are shown.
SHOWN_LINES = 30
#: Most kernels of one unit: a mistake in one of them is told with the others.
_MOST_JOINED = 16
#: Where CMake looks for a package below a prefix.
_PLACES_OF_PACKAGES = ("", "lib*/cmake/femforge*/", "lib*/*/cmake/femforge*/", "share/cmake/femforge*/")
#: Seconds that a runtime which nobody uses is kept.
_KEPT_SECONDS = 60 * 86400
#: Of the runtime, only what the check program takes is compiled: as few files, as its headers take longer than its
#: code, and hardly optimised, as it is run once on a small mesh.
_RUNTIME_OPTIONS = (
    "-DFEMFORGE_CHECKS_ONLY=ON",
    "-DCMAKE_UNITY_BUILD=ON",
    "-DCMAKE_UNITY_BUILD_BATCH_SIZE=12",
    "-DCMAKE_BUILD_TYPE=Release",
    "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG",
)


def cache_folder() -> Path:
    """Where builds are kept: ``$FEMFORGE_CACHE``, else ``femforge`` in the user's cache folder."""
    if own := os.environ.get("FEMFORGE_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "femforge"


def source_root() -> Path | None:
    """The folder of femforge's sources, if the generator runs from them."""
    root = Path(femforge.__file__).resolve().parents[2]
    return root if (root / "runtime" / "CMakeLists.txt").is_file() else None


def run(command: Sequence[str | Path], what: str) -> str:
    """Run a command and return what it prints.

    Raises:
        FemforgeError: it is not found or fails (code ENVIRONMENT), with the end of what it said.
    """
    words = [str(word) for word in command]
    try:
        # idle threads of OpenMP that spin take the processors from those that work
        result = run_session(words, {**os.environ, "OMP_WAIT_POLICY": "passive"})
    except OSError as error:
        raise FemforgeError(
            f"{words[0]} cannot be run: {error.strerror}", place=what, code=ExitCode.ENVIRONMENT,
            mend="install CMake 3.25 or later and a C++ compiler",
        ) from error  # fmt: skip
    if result.returncode != 0:
        lines = (result.stdout + result.stderr).rstrip().splitlines()[-SHOWN_LINES:]
        raise FemforgeError(
            f"{Path(words[0]).name} failed", place=what, code=ExitCode.ENVIRONMENT,
            excerpt="\n".join(f"  | {line}" for line in lines),
        )  # fmt: skip
    return result.stdout


def jobs() -> str:
    """How many compilers run at a time."""
    return os.environ.get("FEMFORGE_JOBS") or str(os.cpu_count() or 1)


def units_of(sources: Sequence[KernelSource], target: str) -> dict[str, str]:
    """What is compiled of a target's kernels: as few units as keep all compilers at work, by name.

    Kernels whose tables have no room beside each other are compiled one by one.
    """
    own = [source for source in sources if source.kernel.target == target]
    compilers = int(jobs()) if jobs().isdecimal() else 1
    most = min(_MOST_JOINED, -(-len(own) // max(1, compilers)))
    try:
        return joined_units(LIBRARY, own, target, most)
    except FemforgeError:
        return {source.file: source.text for source in own}


def _locked(folder: Path) -> AbstractContextManager[None]:
    """One process at a time in a folder of the cache."""
    return locked(folder, mend="set FEMFORGE_CACHE to another folder")


def installed_runtime(build: Build, given: Path | None) -> Path | None:
    """The prefix under which the C++ half is installed for a build.

    Args:
        build: what it has to be built for.
        given: an installation to use instead; it must have been built for that.

    Returns:
        The prefix; None to leave the search to CMake.

    Raises:
        FemforgeError: it cannot be built (code ENVIRONMENT).
    """
    if given and not any(
        file for place in _PLACES_OF_PACKAGES for file in given.glob(f"{place}femforgeConfig.cmake")
    ):
        raise FemforgeError(
            "femforge's runtime is not installed there", place=f"--runtime {given}", code=ExitCode.ENVIRONMENT,
            mend="name what `cmake --install` has as its --prefix, or leave --runtime out",
        )  # fmt: skip
    root = source_root()
    if given or root is None:
        return given
    folder = cache_folder() / f"runtime-{__version__}-{_runtime_key(root, build)}"
    prefix = folder / "prefix"
    with _locked(folder):
        if not prefix.is_dir():
            click.echo("building the C++ runtime, once; this takes some seconds", err=True)
            _forget_old(folder)
            _build_runtime(root, folder, prefix, build)
        os.utime(folder)
    return prefix


def _build_runtime(root: Path, folder: Path, prefix: Path, build: Build) -> None:
    """Build and install; the prefix appears when all of it is there."""
    tree, unfinished = folder / "build", folder / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    gpus = [f"-DFEMFORGE_HIP={build.hip}", f"-DFEMFORGE_CUDA={'ON' if build.cuda else 'OFF'}"]
    _configure(root, tree, build, [*_RUNTIME_OPTIONS, *gpus])
    run(["cmake", "--build", tree, "-j", jobs()], "the C++ runtime")
    run(["cmake", "--install", tree, "--prefix", unfinished], "the C++ runtime")
    unfinished.rename(prefix)
    shutil.rmtree(tree, ignore_errors=True)


def _runtime_key(root: Path, build: Build) -> str:
    """Stands for all that decides what is built: sources, options, the machine and its compilers."""
    digest = hashlib.sha256()
    for name in RUNTIME_SOURCES:
        for file in sorted((root / name).rglob("*")) if (root / name).is_dir() else [root / name]:
            if file.is_file():
                digest.update(f"{file.relative_to(root)}\n".encode())
                digest.update(file.read_bytes())
    compilers = [shutil.which(os.environ.get("CXX", "c++")), *([nvcc()] if "CUDA" in build.languages else [])]
    places = [str(Path(compiler).resolve()) for compiler in compilers if compiler]
    flags = [os.environ.get(name, "") for name in ("CXXFLAGS", "LDFLAGS", "CUDAFLAGS")]
    facts = (platform.machine(), build.cuda, build.hip, _RUNTIME_OPTIONS, places, flags)
    digest.update(repr(facts).encode())
    return digest.hexdigest()[:16]


def _forget_old(folder: Path) -> None:
    """Remove the runtimes beside a folder that nobody has used for long."""
    limit = time.time() - _KEPT_SECONDS
    for other in folder.parent.glob("runtime-*"):
        with contextlib.suppress(OSError):
            if other != folder and other.stat().st_mtime < limit:
                shutil.rmtree(other)


def _configure(source: Path, tree: Path, build: Build, options: Sequence[str]) -> None:
    compiler = [f"-DCMAKE_CUDA_COMPILER={nvcc()}"] if "CUDA" in build.languages and nvcc() else []
    quick = ["-G", "Ninja"] if shutil.which("ninja") and "CMAKE_GENERATOR" not in os.environ else []
    try:
        run(["cmake", "-S", source, "-B", tree, *quick, *compiler, *options], "the C++ runtime")
    except FemforgeError:
        # half a configuration would be taken for a whole one next time
        shutil.rmtree(tree, ignore_errors=True)
        raise


def build_program(folder: Path, generated: Generated, build: Build, prefix: Path | None) -> Path:
    """Build the check program of some kernels.

    Args:
        folder: for sources and build.
        generated: kernels and their files.
        build: what to build.
        prefix: of the installed runtime.

    Returns:
        The program.

    Raises:
        FemforgeError: the sources do not compile, or the runtime is not found (code ENVIRONMENT).
    """
    units: dict[str, str] = {}
    for target in build.targets:
        units |= units_of(generated.sources, target)
    registries = [registry_name(LIBRARY, target) for target in build.targets]
    context = {
        "version": __version__,
        "languages": build.languages,
        "sources": [*units, *registries],
        "targets": build.targets,
    }
    write_files({**units, **generated.files}, folder / "kernels")
    names = ("CMakeLists.txt", "main.cpp")
    write_files({name: render(f"check/{name}.jinja", context) for name in names}, folder)
    tree = folder / "build"
    options = [
        "-DCMAKE_BUILD_TYPE=Release",
        "-DFEMFORGE_NATIVE=ON",
        *([f"-DCMAKE_PREFIX_PATH={prefix}"] if prefix else []),
    ]
    _configure(folder, tree, build, options)
    run(["cmake", "--build", tree, "-j", jobs()], "the kernels")
    return tree / "check"
