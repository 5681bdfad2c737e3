"""Which compiler makes a shared library for a target, and with which options."""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from femforge.arguments import words_of
from femforge.errors import ExitCode, FemforgeError

_CPU_OPTIONS = ("-std=c++17", "-O3", "-march=native", "-fopenmp", "-fno-math-errno", "-fPIC")
#: CUDA code for a machine without a GPU is for this one.
_NO_GPU_ARCHITECTURE = "sm_90"


#: Kernels compiled with it leave out what calls a library of dense linear algebra (femforge_blas.h).
_WITHOUT_BLAS = "-DFEMFORGE_WITHOUT_BLAS"


@dataclass(frozen=True)
class Blas:
    """A library of dense linear algebra.

    Attributes:
        header: that kernels look for.
        options: of linking.
        suffix: of a source that the target's compiler takes.
    """

    header: str
    options: tuple[str, ...]
    suffix: str


@dataclass(frozen=True)
class Compiler:
    """How sources of a target become a shared library.

    Attributes:
        words: that start the compiler.
        options: of compiling.
        link: options of linking.
        flags: of the user, behind all others.
        blas: the library that kernels may call, if femforge knows where it is.
        identity: what its results depend on beside these: the compiler's version, the machine.
    """

    words: tuple[str, ...]
    options: tuple[str, ...]
    link: tuple[str, ...]
    flags: tuple[str, ...]
    blas: Blas | None
    identity: str

    def compile_command(self, folder: Path, source: Path, out: Path) -> list[str]:
        """Makes an object file."""
        return [*self.words, *self.options, f"-I{folder}", *self.flags, "-c", str(source), "-o", str(out)]

    def link_command(self, objects: Sequence[Path], out: Path, calls_blas: bool = False) -> list[str]:
        """Makes a shared library; flags come last, so that those about sources do not concern objects."""
        called = self.blas.options if calls_blas and self.blas else ()
        return [*self.words, *self.link, *map(str, objects), "-o", str(out), *called, *self.flags]

    def finds_blas(self, scratch: Path) -> bool:
        """Whether kernels that are compiled find the library's header; what calls it is left out of them if not.

        Args:
            scratch: a folder for a small source.
        """
        if self.blas is None or _WITHOUT_BLAS in self.flags:
            return False
        source = scratch / f"finds_blas.{self.blas.suffix}"
        source.write_text(f"#include <{self.blas.header}>\n", "utf-8")
        command = [*self.words, *self.options, *self.flags, "-E", str(source)]
        done = subprocess.run(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        source.unlink()
        return done.returncode == 0


def compiler_for(target: str, given: Sequence[str], flags: Sequence[str]) -> Compiler:
    """The compiler of a target.

    Args:
        target: of ``cpu``, ``cuda``, ``hip``.
        given: the compiler to use instead of the usual one, with options if need be, empty for that; which library
            kernels call is left to the flags then.
        flags: of the user.

    Raises:
        FemforgeError: it is not found, or cannot be started (code ENVIRONMENT).
    """
    kind = _TARGETS[target]
    words = list(given) or kind.find()
    if not words or shutil.which(words[0]) is None:
        named = words[0] if words else kind.usual
        raise FemforgeError(
            f"there is no compiler {named}",
            place=f"target {target}",
            mend=kind.mend,
            code=ExitCode.ENVIRONMENT,
        )
    options, machine = kind.options()
    identity = f"{_version(words, target)}\n{machine}"
    return Compiler(tuple(words), options, kind.link, tuple(flags), None if given else kind.blas, identity)


def command_words(given: object, place: str) -> list[str]:
    """Words of a command: one by one, or in one text as a shell takes them.

    Args:
        given: the words.
        place: for messages.

    Raises:
        FemforgeError: they are no words, or the text has a quotation without an end.
    """
    if not isinstance(given, str):
        return words_of(given, place)
    try:
        return shlex.split(given)
    except ValueError as error:
        raise FemforgeError(
            f"a shell does not take {given!r}: {error}", place=place, mend="close it, or give a list of words",
            code=ExitCode.USAGE,
        ) from error  # fmt: skip


def _version(words: Sequence[str], target: str) -> str:
    try:
        shown = subprocess.run(
            [*words, "--version"], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
    except OSError as error:
        raise FemforgeError(
            f"{words[0]} cannot be run: {error.strerror}", place=f"target {target}", mend=_TARGETS[target].mend,
            code=ExitCode.ENVIRONMENT,
        ) from error  # fmt: skip
    return shown.stdout


# -- the targets ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Target:
    usual: str
    find: Callable[[], list[str]]
    options: Callable[[], tuple[tuple[str, ...], str]]
    link: tuple[str, ...]
    mend: str
    blas: Blas | None = None


def _find_cpu() -> list[str]:
    return command_words(os.environ.get("CXX") or "c++", "CXX")


def _cpu_options() -> tuple[tuple[str, ...], str]:
    """Options, and the machine that -march=native stands for."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines()
    except OSError:
        lines = []
    told = [line for line in lines if line.startswith(("model name", "flags", "Features"))]
    return _CPU_OPTIONS, "\n".join([platform.machine(), *dict.fromkeys(told)])


def _find_cuda() -> list[str]:
    named = command_words(os.environ.get("CUDACXX") or "nvcc", "CUDACXX")
    usual = "/usr/local/cuda/bin/nvcc"
    return [usual] if shutil.which(named[0]) is None and Path(usual).is_file() else named


def _cuda_options() -> tuple[tuple[str, ...], str]:
    """Options, and the GPUs that -arch=native stands for."""
    gpus = _nvidia_gpus()
    architecture = "native" if gpus else _NO_GPU_ARCHITECTURE
    return ("-std=c++17", "-O3", f"-arch={architecture}", "-Xcompiler=-fPIC"), gpus


def _nvidia_gpus() -> str:
    """Compute capabilities of the GPUs that the driver shows; empty without any."""
    program = shutil.which("nvidia-smi")
    if program is None:
        return ""
    query = [program, "--query-gpu=compute_cap", "--format=csv,noheader"]
    shown = subprocess.run(query, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    return "\n".join(sorted(set(shown.stdout.split()))) if shown.returncode == 0 else ""


def _find_hip() -> list[str]:
    usual = "/opt/rocm/bin/hipcc"
    return [usual] if shutil.which("hipcc") is None and Path(usual).is_file() else ["hipcc"]


def _hip_options() -> tuple[tuple[str, ...], str]:
    return ("-std=c++17", "-O3", "-fPIC"), ""


_TARGETS: Mapping[str, _Target] = {
    "cpu": _Target(
        "c++", _find_cpu, _cpu_options, ("-shared", "-fopenmp"),
        "install a C++ compiler such as g++, or set CXX, or give compiler=",
    ),
    "cuda": _Target(
        "nvcc", _find_cuda, _cuda_options, ("-shared",),
        "install NVIDIA's CUDA toolkit, or set CUDACXX to its nvcc, or give compiler=",
        Blas("cublas_v2.h", ("-lcublas",), "cu"),
    ),
    "hip": _Target(
        "hipcc", _find_hip, _hip_options, ("-shared",), "install AMD's ROCm, or give compiler=",
        Blas("hipblas/hipblas.h", ("-lhipblas",), "hip"),
    ),
}  # fmt: skip
#: All targets.
TARGETS = tuple(_TARGETS)
