"""From what is asked for, of forms and of bases, to a directory of sources."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from femforge.basis_jobs import BasisJob, NamedBasis
from femforge.emit.basis_device import device_headers
from femforge.emit.library import LIBRARY, library_files
from femforge.emit.origin import BasisSource, KernelSource, QFunctionSource
from femforge.emit.sources import kernel_source
from femforge.errors import ExitCode, FemforgeError
from femforge.files import MANIFEST
from femforge.form_jobs import Job, NamedKernels
from femforge.kernels.qfunctions import QFUNCTION
from femforge.manifest import manifest
from femforge.schedule.parameter_names import by_measure, parameter_place
from femforge.schedule.parameters import Parameters, check_by_cells, check_per_target

TARGETS = ("cpu", "cuda", "hip")
J = TypeVar("J", Job, BasisJob)
#: Kernels that are not yet built.
Named = NamedKernels | NamedBasis


def sources_of(named: NamedKernels, targets: Iterable[str]) -> list[KernelSource]:
    """Print the kernels of one integral for some targets.

    Raises:
        FemforgeError: for parameters that the form or a target does not allow.
    """
    sources = []
    for target in targets:
        if named.kind != "element_tensor":
            sources.append(kernel_source(named.operators.kernel(target), named.name, named.origin))
            if named.geometry_name:
                geometry = named.operators.geometry(target)
                sources.append(kernel_source(geometry, named.geometry_name, named.origin))
            continue
        sources.append(kernel_source(named.kernels.element_tensor(target), named.name, named.origin))
        if named.geometry_name:
            sources.append(kernel_source(named.kernels.geometry(target), named.geometry_name, named.origin))
    return sources


@dataclass(frozen=True)
class Refusal:
    """A kernel that cannot be had on a target.

    Attributes:
        kernel, target: which one.
        error: why.
    """

    kernel: str
    target: str
    error: FemforgeError

    def __str__(self) -> str:
        return f"{self.kernel} for {self.target}: {self.error}"


@dataclass(frozen=True)
class Generated:
    """What was made.

    Attributes:
        files: text of each file by name.
        sources: the kernels of forms.
        refused: what could not be made.
        basis: the basis actions.
        qfunctions: the QFunctions.
    """

    files: Mapping[str, str]
    sources: tuple[KernelSource, ...]
    refused: tuple[Refusal, ...] = ()
    basis: tuple[BasisSource, ...] = ()
    qfunctions: tuple[QFunctionSource, ...] = ()


def generate(
    prepared: Sequence[Named],
    targets: Sequence[str],
    progress: Callable[[str], None] = lambda _: None,
    library: str = LIBRARY,
    join: int = 0,
) -> Generated:
    """Print everything; writes nothing.

    Args:
        prepared: from :func:`femforge.form_jobs.prepare` and :func:`femforge.basis_jobs.prepare_basis`.
        targets: of ``cpu``, ``cuda``, ``hip``.
        progress: told each kernel's name before it is made.
        library: name of the header, and the beginning of the registries' names.
        join: how many kernels the units compile that are written beside them; 0 for no units.

    Raises:
        FemforgeError: if no kernel can be had on any target; otherwise those that cannot are left out, and told.
    """
    sources: list[KernelSource] = []
    basis: list[BasisSource] = []
    qfunctions: list[QFunctionSource] = []
    refused: list[Refusal] = []
    for named in prepared:
        progress(named.name)
        for target in _targets(named, targets):
            try:
                if isinstance(named, NamedBasis):
                    basis.append(named.source(target))
                elif named.kind == QFUNCTION:
                    qfunctions.append(named.qfunction)
                else:
                    sources += sources_of(named, [target])
            except FemforgeError as error:
                if error.code != ExitCode.PARAMETERS:
                    raise
                refused.append(Refusal(named.name, target, error))
    if refused and not sources and not basis and not qfunctions:
        raise refused[0].error
    return _library(library, targets, join, sources, refused, basis, qfunctions)


def combined(
    parts: Sequence[Generated], targets: Sequence[str], library: str = LIBRARY, join: int = 0
) -> Generated:
    """One library of what was generated in several parts; the other arguments are those of :func:`generate`.

    Raises:
        FemforgeError: if the tables of kernels that are joined do not fit into constant memory together.
    """
    return _library(
        library,
        targets,
        join,
        [source for part in parts for source in part.sources],
        [refusal for part in parts for refusal in part.refused],
        [source for part in parts for source in part.basis],
        [source for part in parts for source in part.qfunctions],
    )


def _library(
    library: str,
    targets: Sequence[str],
    join: int,
    sources: Sequence[KernelSource],
    refused: Sequence[Refusal],
    basis: Sequence[BasisSource],
    qfunctions: Sequence[QFunctionSource],
) -> Generated:
    """What was made, with the files that belong to all of it."""
    printed = [*sources, *basis]
    files = {source.file: source.text for source in printed}
    for one in qfunctions:
        files |= one.files
    files |= device_headers(basis) | library_files(library, printed, targets, join)
    files[MANIFEST] = json.dumps(manifest(library, sources, basis, qfunctions), indent=1) + "\n"
    return Generated(files, tuple(sources), tuple(refused), tuple(basis), tuple(qfunctions))


def _targets(named: Named, targets: Sequence[str]) -> Sequence[str]:
    """What a kernel is printed for: a QFunction for libCEED, once."""
    return ("libCEED",) if isinstance(named, NamedKernels) and named.kind == QFUNCTION else targets


def write_files(files: Mapping[str, str], out: Path, option: str = "--out") -> list[str]:
    """Write files, each to a temporary name and then renamed; files that are the same already stay as they are.

    Args:
        files: texts by their names.
        out: folder they are written to.
        option: what chooses it, for messages.

    Returns:
        Names of the files that changed.

    Raises:
        FemforgeError: if the directory cannot be written.
    """
    changed = []
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            path = out / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_file() and path.read_bytes() == text.encode():
                continue
            _write_at_once(path, text)
            changed.append(name)
    except OSError as error:
        raise FemforgeError(
            f"cannot write: {error.strerror}",
            place=str(out),
            mend=f"choose another {option}",
            code=ExitCode.FILE,
        ) from error
    return changed


def _write_at_once(path: Path, text: str) -> None:
    """Write a file that is there as a whole or as it was; nothing else is left where that fails."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def with_parameters(job: J, values: Mapping[str, Any], place: str) -> J:
    """The job with some parameters replaced.

    Args:
        job: the job.
        values: by name; ``cuda.name`` sets one for that target only, ``from.1000.name`` and ``cuda.from.1000.name``
            from so many cells on, ``dx.name`` (and ``dx.cuda.name``, ...) for integrals with that measure only.
        place: for messages.

    Raises:
        FemforgeError: for unknown names and illegal values.
    """
    common, apart = by_measure(values)
    changed = _with_parameters(job, common, place)
    if not isinstance(changed, Job):
        for measure, own in apart.items():
            raise FemforgeError(
                f"{measure}.{next(iter(own))}: basis actions have no measure", place=place, mend="leave it out",
                code=ExitCode.PARAMETERS,
            )  # fmt: skip
        return changed
    alone = replace(changed, by_measure={})
    measures = {measure: _with_parameters(one, common, place) for measure, one in changed.by_measure.items()}
    for measure, own in apart.items():
        measures[measure] = _with_parameters(measures.get(measure, alone), own, place)
    return replace(changed, by_measure=measures)


def _with_parameters(job: J, values: Mapping[str, Any], place: str) -> J:
    """The same of parameters for all integrals."""
    common: dict[str, Any] = {}
    by_target = {target: dict(own) for target, own in job.by_target.items()}
    from_cells = {t: {n: dict(own) for n, own in by_cells.items()} for t, by_cells in job.from_cells.items()}
    for full, value in values.items():
        target, cells, name = parameter_place(full, TARGETS, place)
        if not target and not cells:
            common[name] = value
            continue
        Parameters().with_values({name: value}, place)
        (check_by_cells if cells else check_per_target)(name, place)
        own = (
            from_cells.setdefault(target, {}).setdefault(cells, {})
            if cells
            else by_target.setdefault(target, {})
        )
        own[name] = value
    parameters = job.parameters.with_values(common, place)
    return replace(job, parameters=parameters, by_target=by_target, from_cells=from_cells)
