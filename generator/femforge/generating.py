"""Kernels from Python: form files, or forms that a program holds."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

from femforge import pipeline
from femforge.arguments import path_of, text_of, values_of_names, words_of
from femforge.codes import CODES, parameters_for
from femforge.emit.library import LIBRARY, check_library
from femforge.errors import ExitCode, FemforgeError, an
from femforge.form_jobs import GENERATED, Job, Override, prepare
from femforge.pipeline import TARGETS, Refusal
from femforge.ufl_objects import forms_of_program

_PLACE = "femforge.generate"


@dataclass(frozen=True)
class Written:
    """What :func:`generate` has written.

    Attributes:
        folder: where everything is.
        kernels: names of the kernels, each once for all targets.
        changed: files in the folder that were not there, or are different now.
        refused: kernels that cannot be had on a target, and why.
    """

    folder: Path
    kernels: tuple[str, ...]
    changed: tuple[str, ...]
    refused: tuple[Refusal, ...]


def generate(
    forms: Mapping[str, Any] | Path | str,
    folder: Path | str,
    *,
    name: str = "forms",
    functions: Mapping[str, Any] | None = None,
    kernels: str | Sequence[str] = ("element_tensor",),
    targets: str | Sequence[str] = TARGETS,
    parameters: Mapping[str, Any] | None = None,
    code: str = "",
    define: Mapping[str, Override] | None = None,
    suffix: str = "",
    library: str = LIBRARY,
    join: int = 0,
) -> Written:
    """Write kernels for forms, as ``femforge generate`` does.

    Args:
        forms: UFL forms by name, on elements of ``basix.ufl``; a pair ``(expression, points)`` in place of a form is
            evaluated at the points. Or the path of a form file.
        folder: for the sources; files that would not change are left alone.
        name: what the forms are called together: the folder of their sources, and the beginning of the kernels' names.
            A form file has its own.
        functions: coefficients and constants by the names that kernels shall give them; the others are w0, w1, ... and
            c0, c1, ... in the order in which they were made.
        kernels: kinds of kernels, each made from the forms of its arity: element_tensor, apply, residual, diagonal,
            assemble, functional; qfunction for libCEED.
        targets: of cpu, cuda, hip.
        parameters: as after ``--set``, for instance ``{"scalar": "float32", "cuda.element_batch": 128}``.
        code: that takes the kernels: dealii, dolfinx, libceed, mfem, petsc. Orders of dofs and components, and
            E-vectors, are its, unless ``parameters`` says otherwise.
        define: names that are set before a form file is read.
        suffix: of the kernels' names, to tell variants apart.
        library: name of the header, and of the functions that list all kernels.
        join: also write units that compile up to so many kernels each.

    Returns:
        What was written. Kernels that cannot be had on a target are left out, listed and warned of.

    Raises:
        FemforgeError: for what is wrong with a form or a parameter or not supported; if no kernel can be had at all; if
            the folder cannot be written.
    """
    kinds = _words(kernels, GENERATED, "kernels")
    chosen = _words(targets, TARGETS, "targets")
    if text_of(code, f"{_PLACE}, code"):
        _words(code, tuple(CODES), "code")
    check_library(text_of(library, f"{_PLACE}, library"), _PLACE)
    out, called = path_of(folder, f"{_PLACE}, folder"), text_of(suffix, f"{_PLACE}, suffix")
    defined, own_functions = _named(define, "define"), _named(functions, "functions")
    more = _named(parameters, "parameters")
    if isinstance(join, bool) or not isinstance(join, int) or join < 0:
        raise FemforgeError(
            f"join = {join!r} is no number of kernels", place=_PLACE, code=ExitCode.USAGE,
            mend="give how many a unit compiles, 0 for no units",
        )  # fmt: skip
    if isinstance(forms, Mapping):
        if defined:
            raise FemforgeError(
                "define is for form files",
                place=_PLACE,
                mend="change the forms themselves",
                code=ExitCode.USAGE,
            )
        program = forms_of_program(forms, text_of(name, f"{_PLACE}, name"), own_functions)
        job = Job(Path(name), kernels=kinds, suffix=called, program=program)
    else:
        if own_functions:
            raise FemforgeError(
                "functions is for forms of a program", place=_PLACE, mend="a form file names them itself",
                code=ExitCode.USAGE,
            )  # fmt: skip
        if not isinstance(forms, str | PathLike):
            raise FemforgeError(
                f"{an(type(forms).__name__)} has no names of forms, and is no path", place=_PLACE,
                mend='give forms by name, {"a": a}, or the path of a form file', code=ExitCode.USAGE,
            )  # fmt: skip
        job = Job(Path(forms), defined, kernels=kinds, suffix=called)
    passed_over: list[str] = []
    jobs = [
        pipeline.with_parameters(replace(job, kernels=own), {**parameters_for(code, own[0]), **more}, _PLACE)
        for own in ([(kind,) for kind in kinds] if code else [kinds])
    ]
    prepared = prepare(jobs, passed_over.append)
    generated = pipeline.generate(prepared, chosen, library=library, join=join)
    for what in (*passed_over, *generated.refused):
        warnings.warn(str(what), stacklevel=2)
    changed = pipeline.write_files(generated.files, out, "folder")
    written = dict.fromkeys(source.name for source in generated.sources)
    names = (*written, *(one.name for one in generated.qfunctions))
    return Written(out, names, tuple(changed), generated.refused)


def _named(given: Mapping[str, Any] | None, what: str) -> dict[str, Any]:
    return values_of_names(given, f"{_PLACE}, {what}")


def _words(given: str | Sequence[str], known: Sequence[str], what: str) -> tuple[str, ...]:
    words = tuple(dict.fromkeys(words_of(given, f"{_PLACE}, {what}")))
    unknown = [word for word in words if word not in known]
    if unknown or not words:
        cause = f"{what} has {unknown[0]!r}" if unknown else f"{what} is empty"
        raise FemforgeError(cause, place=_PLACE, mend=f"known: {', '.join(known)}", code=ExitCode.USAGE)
    return words
