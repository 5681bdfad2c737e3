"""What a folder of generated kernels holds: the manifest, sources of a target, and what they depend on."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from femforge.emit.templates import render
from femforge.errors import ExitCode, FemforgeError
from femforge.files import MANIFEST, registry_name

#: Folder of object files, in the folder of kernels.
BUILD = ".build"
#: Headers of the runtimes that memory of devices comes from.
_RUNTIMES = {"cuda": "cuda_runtime.h", "hip": "hip/hip_runtime.h"}
_SUFFIXES = {"cuda": "cu", "hip": "hip"}
#: The header by which kernels call a library of dense linear algebra.
_BLAS = b"femforge_blas.h"
_INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


@dataclass(frozen=True)
class KernelFolder:
    """A folder that ``femforge generate`` has written.

    Attributes:
        path: of it.
        library: name of the library.
        files: sources of kernels by target, below the folder.
    """

    path: Path
    library: str
    files: dict[str, tuple[str, ...]]

    def shared_library(self, target: str) -> Path:
        """Where the shared library of a target is, or will be."""
        return self.path / f"lib{self.library}_{target}.so"


def read_folder(folder: Path) -> KernelFolder:
    """What the manifest of a folder says.

    Raises:
        FemforgeError: there is no manifest, or it is damaged (code FILE).
    """
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text("utf-8"))
        return KernelFolder(folder, str(manifest["library"]), _files_of(manifest))
    except OSError as error:
        cause = f"there is no {MANIFEST}" if isinstance(error, FileNotFoundError | NotADirectoryError) else (
            f"cannot read {MANIFEST}: {error.strerror}"
        )  # fmt: skip
        raise FemforgeError(
            cause, place=str(folder), mend="name the folder that femforge generate has written (--out)",
            code=ExitCode.FILE,
        ) from error  # fmt: skip
    except (ValueError, LookupError, TypeError) as error:
        raise FemforgeError(
            f"this is no manifest of femforge: {error}", place=str(path), mend="generate the kernels again",
            code=ExitCode.FILE,
        ) from error  # fmt: skip


def _files_of(manifest: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    files: dict[str, list[str]] = {}
    for entry in [*manifest["kernels"], *manifest.get("basis", [])]:
        files.setdefault(str(entry["target"]), []).append(str(entry["file"]))
    return {target: tuple(own) for target, own in files.items()}


def sources_of(folder: KernelFolder, target: str) -> list[Path]:
    """All that the library of a target is made of; what generates no kernel is written on the way.

    Raises:
        FemforgeError: there are no kernels for the target, or files are missing (code FILE).
    """
    registry = registry_name(folder.library, target)
    files = [*folder.files.get(target, ()), registry]
    if target not in folder.files:
        known = ", ".join(sorted(folder.files)) or "none"
        raise FemforgeError(
            f"there are no kernels for {target}", place=str(folder.path), code=ExitCode.FILE,
            mend=f"generate them with --targets {target}; there are: {known}",
        )  # fmt: skip
    paths = [folder.path / file for file in files]
    for path in paths:
        if not path.is_file():
            raise FemforgeError(
                "the manifest names this file, and it is not there", place=str(path),
                mend="generate the kernels again", code=ExitCode.FILE,
            )  # fmt: skip
    return paths + ([_memory_source(folder, target)] if target in _RUNTIMES else [])


def calls_blas(source: Path) -> bool:
    """Whether kernels of a source call a library of dense linear algebra."""
    return _BLAS in _INCLUDE.findall(source.read_bytes())


def _memory_source(folder: KernelFolder, target: str) -> Path:
    """What loads arrays to a device, and frees them: written beside the object files."""
    path = folder.path / BUILD / f"femforge_memory.{_SUFFIXES[target]}"
    text = render("built/memory.jinja", {"api": target, "header": _RUNTIMES[target]})
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
    return path


def content_key(source: Path, folder: Path, *more: str) -> str:
    """Stands for a source, all headers of the folder that it includes, and some words."""
    digest = hashlib.sha256("\0".join(more).encode())
    waiting, seen = [source], {source}
    while waiting:
        path = waiting.pop()
        data = path.read_bytes()
        digest.update(f"\0{path.name}\0{len(data)}\0".encode() + data)
        for name in _INCLUDE.findall(data):
            places = (path.parent / name.decode(), folder / name.decode())
            found = next((place for place in places if place.is_file()), None)
            if found is not None and found not in seen:
                seen.add(found)
                waiting.append(found)
    return digest.hexdigest()[:24]
