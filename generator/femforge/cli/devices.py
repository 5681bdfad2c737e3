"""What kernels can be run on here, and how the C++ half has to be built for it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from femforge.errors import ExitCode, FemforgeError

_EMULATED = "hip-emulated"
#: What ``check`` runs on. ``hip`` is HIP on a GPU, AMD's or NVIDIA's; ``hip-emulated`` is HIP on the CPU.
PLACES = ("cpu", _EMULATED, "cuda", "hip")


@dataclass(frozen=True)
class Build:
    """One way to build the C++ half.

    Attributes:
        targets: whose kernels are built: of ``cpu``, ``cuda``, ``hip``.
        hip: what HIP sources are built for: ``emulated``, ``cuda`` or ``amd``.
    """

    targets: tuple[str, ...]
    hip: str

    @property
    def cuda(self) -> bool:
        """Whether CUDA sources are built."""
        return "cuda" in self.targets

    @property
    def languages(self) -> list[str]:
        """CMake's names of the languages it needs."""
        gpu = {"cuda": "CUDA", "amd": "HIP"}.get(self.hip)
        return ["CXX", *dict.fromkeys((["CUDA"] if self.cuda else []) + ([gpu] if gpu else []))]


def nvcc() -> str | None:
    """The CUDA compiler, if there is one."""
    found = shutil.which(os.environ.get("CUDACXX", "nvcc"))
    usual = Path("/usr/local/cuda/bin/nvcc")
    return found or (str(usual) if usual.is_file() else None)


def has_nvidia_gpu() -> bool:
    """Whether the driver shows an NVIDIA GPU."""
    program = shutil.which("nvidia-smi")
    if program is None:
        return False
    result = subprocess.run([program, "-L"], capture_output=True, text=True, check=False)
    return result.returncode == 0 and "GPU" in result.stdout


def has_amd_gpu() -> bool:
    """Whether there is an AMD GPU with ROCm's compiler."""
    hipcc = shutil.which("hipcc") is not None or Path("/opt/rocm/bin/hipcc").is_file()
    return hipcc and Path("/dev/kfd").exists()


def missing(place: str) -> str:
    """Why kernels cannot run at a place; empty if they can."""
    if place in ("cpu", "hip-emulated"):
        return ""
    if place == "hip" and has_amd_gpu():
        return ""
    if not has_nvidia_gpu():
        return "there is no GPU" if place == "hip" else "there is no NVIDIA GPU"
    return "" if nvcc() else "nvcc is not found"


def chosen_places(asked: Sequence[str], known: Sequence[str] = PLACES) -> tuple[str, ...]:
    """Where to run: what is asked for, or everywhere that is possible.

    Args:
        asked: of the places that the command knows.
        known: these.

    Raises:
        FemforgeError: what is asked for is not possible here (code ENVIRONMENT).
    """
    for place in asked:
        if reason := missing(place):
            raise FemforgeError(
                reason, place=f"--targets {place}", code=ExitCode.ENVIRONMENT,
                mend="leave it out" + ("; hip-emulated runs HIP kernels on the CPU" if _EMULATED in known else ""),
            )  # fmt: skip
    return tuple(asked) or tuple(place for place in known if not missing(place))


def builds_for(places: Collection[str]) -> list[Build]:
    """The builds that together run everywhere: HIP on a GPU and emulated HIP exclude each other."""
    named = {"cpu": "cpu", "cuda": "cuda", "hip": "hip-emulated"}
    first = tuple(target for target, place in named.items() if place in places)
    # emulation costs nothing, and with it the runtime is the same one whatever is asked for
    builds = [Build(first, "emulated")] if first else []
    if "hip" in places:
        builds.append(Build(("hip",), "amd" if has_amd_gpu() else "cuda"))
    return builds
