"""Shared libraries of kernels, loaded."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from threading import Lock

import numpy as np

from femforge.arguments import path_of, text_of
from femforge.built.compilers import TARGETS
from femforge.built.kernels import Kernel, kernel_of
from femforge.built.mirror import listed
from femforge.built.sources import read_folder
from femforge.errors import ExitCode, FemforgeError

_NAME = re.compile(r"lib(?P<library>\w+)_(?P<target>" + "|".join(TARGETS) + r")\.so")
#: Libraries of this process: by path, what was there when they were loaded.
_loaded: dict[Path, tuple[tuple[int, int], ctypes.CDLL]] = {}
_lock = Lock()


class KernelLibrary(Mapping[str, Kernel]):
    """The kernels of a loaded library by name.

    Attributes:
        path: of the library.
        target: of its kernels.
    """

    def __init__(self, path: Path, target: str, kernels: list[Kernel]) -> None:
        self.path, self.target = path, target
        self._kernels = {kernel.name: kernel for kernel in kernels}

    def __getitem__(self, name: str) -> Kernel:
        return self._kernels[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)

    def __repr__(self) -> str:
        return f"<KernelLibrary {self.path.name} ({self.target}): {', '.join(self)}>"

    def find(self, **wanted: object) -> Kernel:
        """The one kernel with some attributes, such as ``kind="apply"``, ``form="a"``, ``scalar="float32"``.

        Raises:
            FemforgeError: none has them, or several have; or kernels have no such attribute.
        """
        for name in wanted:
            if self._kernels and not hasattr(next(iter(self.values())), name):
                raise self._not_found(
                    f"kernels have no {name}", "take attributes of Description, such as kind and form"
                )
        words = ", ".join(f"{name} = {value}" for name, value in wanted.items()) or "any attributes"
        found = [
            k for k in self.values() if all(_is(getattr(k, name), value) for name, value in wanted.items())
        ]
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(kernel.name for kernel in found)
            raise self._not_found(f"several kernels have {words}", f"say more, or take one by name: {names}")
        kinds = ", ".join(f"{k.name} (kind = {k.kind}, form = {k.form})" for k in self.values()) or "nothing"
        raise self._not_found(f"no kernel has {words}", f"there are: {kinds}")

    def _not_found(self, cause: str, mend: str) -> FemforgeError:
        return FemforgeError(cause, place=str(self.path), mend=mend, code=ExitCode.USAGE)


def _is(found: object, wanted: object) -> bool:
    """Whether an attribute is what is wanted; arrays are as a whole."""
    if isinstance(found, np.ndarray) or isinstance(wanted, np.ndarray):
        return np.array_equal(found, wanted)  # type: ignore[arg-type]  # whatever it is
    return found == wanted


def load(folder_or_library: str | os.PathLike[str], target: str | None = None) -> KernelLibrary:
    """Load kernels that ``femforge.build`` has compiled.

    Args:
        folder_or_library: a folder of kernels, or a library ``lib<LIBRARY>_<target>.so``.
        target: which library of a folder; not needed if there is one only.

    Raises:
        FemforgeError: there is no such library, or it cannot be loaded, or has no kernels of femforge.
    """
    path = path_of(folder_or_library, "femforge.load").absolute()
    if target is not None:
        text_of(target, "femforge.load, target")
    if path.is_dir():
        path = _library_in(path, target)
    match = _NAME.fullmatch(path.name)
    if match is None or (target is not None and target != match["target"]):
        raise FemforgeError(
            f"this is no library of kernels{f' for {target}' if target else ''}, by its name", place=str(path),
            mend="name a folder of kernels, or a lib<LIBRARY>_<target>.so that femforge.build has made",
            code=ExitCode.FILE,
        )  # fmt: skip
    library = _opened(path)
    try:
        structs = listed(library, f"{match['library']}_{match['target']}")
    except AttributeError as error:
        raise FemforgeError(
            f"it has no function {match['library']}_{match['target']} that lists kernels", place=str(path),
            mend="build it with the registry, as femforge.build does", code=ExitCode.FILE,
        ) from error  # fmt: skip
    return KernelLibrary(path, match["target"], [kernel_of(struct, library) for struct in structs])


def _library_in(folder: Path, target: str | None) -> Path:
    """The library of a folder for a target."""
    if target is not None and target not in TARGETS:
        raise FemforgeError(
            f"there is no target {target!r}", place="target", mend=f"name one of {', '.join(TARGETS)}",
            code=ExitCode.USAGE,
        )  # fmt: skip
    kernels = read_folder(folder)
    built = [one for one in TARGETS if kernels.shared_library(one).is_file()]
    if not built or (target is not None and target not in built):
        wanted = target or "cpu"
        raise FemforgeError(
            f"there is no library {kernels.shared_library(wanted).name}", place=str(folder),
            mend=f'call femforge.build("{folder}", targets=["{wanted}"])', code=ExitCode.FILE,
        )  # fmt: skip
    if target is None and len(built) > 1:
        raise FemforgeError(
            f"there are libraries for {', '.join(built)}", place=str(folder),
            mend=f'say which: target="{built[0]}"', code=ExitCode.USAGE,
        )  # fmt: skip
    return kernels.shared_library(target or built[0])


def _load(path: str) -> ctypes.CDLL:
    """A shared library, of which a forked process computes with one thread.

    It has none of OpenMP's threads, and GNU's would be waited for without an end.
    """
    library = ctypes.CDLL(path)
    set_threads = getattr(library, "omp_set_num_threads", None)
    if set_threads is not None:
        os.register_at_fork(after_in_child=partial(set_threads, 1))
    return library


def _opened(path: Path) -> ctypes.CDLL:
    """A shared library, as it is in the file now.

    The system takes a file that it has loaded before for the same library, whatever is in it by now; so one that has
    been built anew is loaded from a copy.
    """
    with _lock:
        try:
            status = path.stat()
            version = (status.st_ino, status.st_mtime_ns)
            known = _loaded.get(path)
            if known is None:
                _loaded[path] = (version, _load(str(path)))
            elif known[0] != version:
                with tempfile.TemporaryDirectory() as folder:
                    _loaded[path] = (version, _load(shutil.copy(path, folder)))
        except OSError as error:
            raise FemforgeError(
                f"it cannot be loaded: {error}", place=str(path), code=ExitCode.FILE,
                mend="build it on this machine by femforge.build; the runtime of its GPU has to be there",
            ) from error  # fmt: skip
        return _loaded[path][1]
