"""FFCx's kernels of the same element tensors, as sources and data beside those of the map.

Only this needs FFCx. What it writes is compiled with the rest of a folder (see CMakeLists.txt) and timed by
``ffcx_times``. A form that FFCx refuses, or takes too long for, is recorded as such.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import re
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from kernels import KERNELS, RECORDS, generator_digest
from package import DATA, FFCX, PACKAGE, Planned
from subjects import FORMS, REPOSITORY, Subject

from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.formfile import read_form_file
from femforge.ir.integral import Integral
from femforge.pipeline import write_files
from femforge.reference import seen_dofs, seen_layout
from femforge.schedule.parameters import Parameters

sys.path.append(str(REPOSITORY / "tests" / "generator" / "support"))

from facet_cells import Place, as_seen, joined, random_places, seen_orders
from kernel_cells import kernel_arrays, node_order, random_cells

#: Kinds of integrals in the order of UFCx.
_KINDS = ("cell", "exterior_facet", "interior_facet")
#: Cells, or facets, with data of their own.
_DISTINCT = 256
_DRIVER = """#include <string.h>

#include "ffcx.h"

// Where each of the kernel's coefficients is among those of the form; returns how many there are.
int ffcx_coefficients(const int** positions) {
  *positions = form_survey_0->original_coefficient_positions;
  return form_survey_0->num_coefficients;
}

// Element tensors of the integral of a kind over subdomain `id`, cell by cell (or facet by facet, with its cells) as
// DOLFINx computes them: coordinates gathered, the element tensor zeroed, the kernel called, the result left in place.
int ffcx_run(int64_t kind, int64_t id, int64_t cells, int64_t entries, double* out, int64_t coefficients,
             const double* w, const double* c, int64_t nodes, int64_t gdim, const double* points,
             const int32_t* nodes_of, const int32_t* facets, const uint8_t* orientations) {
  const int* offsets = form_survey_0->form_integral_offsets + kind;
  int number = offsets[0];
  while (number < offsets[1] && form_survey_0->form_integral_ids[number] != id) ++number;
  if (number == offsets[1]) return 1;
  const ufcx_integral* integral = form_survey_0->form_integrals[number];
  for (int64_t cell = 0; cell < cells; ++cell) {
    double x[162] = {0};
    for (int64_t k = 0; k < nodes; ++k)
      memcpy(x + 3 * k, points + gdim * nodes_of[cell * nodes + k], gdim * sizeof(double));
    memset(out + cell * entries, 0, entries * sizeof(double));
    integral->tabulate_tensor_float64(out + cell * entries, w + cell * coefficients, c, x, facets + 2 * cell,
                                      orientations + 2 * cell, 0);
  }
  return 0;
}
"""


def compared(kernels: Sequence[Planned]) -> list[Planned]:
    """Kernels that FFCx has counterparts of: element tensors in double precision."""
    return [one for one in kernels if (one.subject.kind, one.subject.scalar) == ("element_tensor", "float64")]


def ffcx_record(folder: Path, place: str) -> dict[str, Any] | None:
    """What FFCx gave for the kernel of a folder: whether it was made, or why not."""
    try:
        record: dict[str, Any] = json.loads((folder / RECORDS / FFCX / f"{place}.json").read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return record


def write_all(
    folder: Path, kernels: Sequence[Planned], jobs: int, limit: float, say: Callable[[str], None]
) -> None:
    """Write the sources of what has none yet, each in a process of its own.

    Args:
        folder: of the survey.
        kernels: of which those of element tensors in double precision have a counterpart.
        jobs: processes at a time.
        limit: seconds for one.
        say: told what FFCx refuses.
    """
    waiting = [one for one in compared(kernels) if not _is_current(folder, one)]
    running: list[tuple[Any, Planned, float]] = []
    context = multiprocessing.get_context("fork")
    while waiting or running:
        while waiting and len(running) < jobs:
            process = context.Process(target=_write_one, args=(folder, waiting[0]))
            process.start()
            running.append((process, waiting.pop(0), time.monotonic()))
        time.sleep(0.02)
        for entry in list(running):
            process, one, started = entry
            late = time.monotonic() - started > limit
            if process.is_alive() and not late:
                continue
            process.kill()
            process.join()
            running.remove(entry)
            if not _is_current(folder, one):
                _note(folder, one, f"it takes longer than {limit:g} s" if late else "it died")
            record = ffcx_record(folder, one.facts["folder"])
            if record and record["why"]:
                say(f"FFCx: {one.facts['name']}: {record['why']}")


def _digest(one: Planned) -> str:
    parts = (Path(__file__).read_bytes(), (FORMS / f"{one.subject.form}.form").read_bytes())
    return hashlib.sha256(generator_digest().encode() + b"".join(parts)).hexdigest()


def _is_current(folder: Path, one: Planned) -> bool:
    record = ffcx_record(folder, one.facts["folder"])
    return record is not None and record["digest"] == _digest(one)


def _note(folder: Path, one: Planned, why: str) -> None:
    record = {"digest": _digest(one), "why": why}
    write_files({f"{one.facts['folder']}.json": json.dumps(record, indent=1) + "\n"}, folder / RECORDS / FFCX)


def _write_one(folder: Path, one: Planned) -> None:
    try:
        files, data = _made(folder, one.subject, one.facts)
    except Exception as error:  # whatever FFCx raises is a result
        _note(folder, one, f"{type(error).__name__}: {error}".splitlines()[0][:200])
        return
    sources = folder / KERNELS / (one.facts["folder"] + FFCX)
    write_files(files, sources)
    place = folder / PACKAGE / DATA
    place.mkdir(parents=True, exist_ok=True)
    np.savez(place / f"{one.facts['name']}.npz", **data)
    _note(folder, one, "")


def _made(folder: Path, subject: Subject, facts: dict[str, Any]) -> tuple[dict[str, str], dict[str, Any]]:
    """FFCx's sources, and what both kernels are called with."""
    define = {"cell": subject.cell, "degree": subject.degree}
    path = FORMS / f"{subject.form}.form"
    (named,) = [one for one in prepare([Job(path, define, Parameters())]) if one.name == facts["name"]]
    integral = named.analysed.integral
    file = read_form_file(path, define)
    (form,) = [one.form for one in file.forms if one.name == integral.form]
    names = {**file.coefficient_names, **file.constant_names}
    return _sources(form), _data(folder, facts, integral, form, names)


def _sources(form: Any) -> dict[str, str]:
    import ffcx.codegeneration
    import ffcx.compiler
    import ffcx.options
    from ffcx_oracle import on_basix

    code, suffixes = ffcx.compiler.compile_ufl_objects(
        [on_basix(form, None)], ffcx.options.get_options({}), namespace="survey"
    )
    (header,) = [text for text, suffix in zip(code, suffixes, strict=True) if suffix == ".h"]
    (source,) = [text for text, suffix in zip(code, suffixes, strict=True) if suffix == ".c"]
    interface = (Path(ffcx.codegeneration.__file__).parent / "ufcx.h").read_text("utf-8")
    return {
        "ufcx.h": interface,
        "ffcx.h": header,
        "ffcx.c": '#include "ffcx.h"\n' + source,
        "driver.c": _DRIVER,
    }


def _data(
    folder: Path, facts: dict[str, Any], integral: Integral, form: Any, names: dict[Any, str]
) -> dict[str, Any]:
    """Some cells or facets: ``face``, the names of what femforge's kernel takes, and these arrays by their names.

    For FFCx's: ``w_k``, dofs of the k-th coefficient of the form; ``c``, the constants; ``basix_cells``, points of
    cells in Basix's order; ``id`` of the subdomain; ``entries`` of an element tensor; and what :func:`_facets` gives.
    """
    cells = random_cells(integral, _DISTINCT)
    for values in cells.coefficients.values():
        # displacements with gradients so large that cells turn inside out have no energy
        values[:] = 0.4 + 0.1 * (values - 0.4)
    places: list[Place] = []
    seen = cells
    if integral.kind != "cell":
        places = random_places(integral, _DISTINCT)
        cells = joined(integral, cells, places)
        seen = as_seen(integral, cells, places)
    arrays = kernel_arrays(integral, seen)
    face = _face(folder, facts)
    given = {name: np.ascontiguousarray(arrays[name]) for name in face if name in arrays}
    w = {
        # zeros for one that this integral does not use
        f"w_{k}": cells.coefficients.get(
            names[f], np.zeros((_DISTINCT, integral.members * f.ufl_element().dim))
        )
        for k, f in enumerate(form.coefficients())
    }
    c = [np.ravel(cells.constants[names[one]]) for one in form.constants()]
    points_of_cells = arrays["cells"].astype(np.int32)
    basix_cells = points_of_cells[:, node_order(integral)]
    return {
        "face": np.array(face), **given, "coordinates": arrays["coordinates"], "cells": points_of_cells,
        "basix_cells": basix_cells, **w,
        "c": np.concatenate([*c, [0.0]]), "id": min(integral.subdomain) if integral.subdomain else -1,
        "entries": integral.rows * integral.columns, **_facets(integral, places, basix_cells),
    }  # fmt: skip


def _face(folder: Path, facts: dict[str, Any]) -> list[str]:
    """Names of the parameters of femforge's kernel, in their order."""
    header = (folder / KERNELS / facts["folder"]).rglob(f"{facts['name']}.h")
    found = re.search(rf"\b{facts['name']}_cpu\(([^)]*)\)", next(header).read_text("utf-8"))
    if found is None:
        raise FemforgeError("a kernel without a face", place=facts["name"], code=ExitCode.ENVIRONMENT)
    return [parameter.split()[-1].lstrip("*") for parameter in found[1].split(",")]


def _facets(integral: Integral, places: Sequence[Place], seen: Any) -> dict[str, Any]:
    """What FFCx's kernels are told of facets, and femforge's are not.

    ``kind`` of the integral; ``facets`` and ``orientations`` [facet][member]; ``basix_cells`` as cells are numbered
    themselves; ``rows`` and ``columns``, where in FFCx's element tensor each row and column of femforge's is.
    """
    kind = {"kind": _KINDS.index(integral.kind)}
    if not places:
        none = np.zeros((_DISTINCT, 2))
        return {**kind, "facets": none.astype(np.int32), "orientations": none.astype(np.uint8)}
    pairs = [[place[k] * (2 // integral.members) for place in places] for k in (0, 1)]
    element = integral.coordinates.layout.fields[0].element
    own = np.empty_like(seen)
    np.put_along_axis(own, seen_orders(integral, places, lambda view: seen_dofs(element, view)), seen, 1)
    orders = {
        name: seen_orders(integral, places, partial(seen_layout, function.layout))
        if function
        else np.zeros((_DISTINCT, 1), dtype=int)
        for name, function in (("rows", integral.test), ("columns", integral.trial))
    }
    return {
        **kind, "facets": np.array(pairs[0], dtype=np.int32), "orientations": np.array(pairs[1], dtype=np.uint8),
        "basix_cells": own, **orders,
    }  # fmt: skip
