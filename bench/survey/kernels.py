"""Kernels of the map as folders of sources, each with the kernel for CPUs that it is compared with.

What a subject gave is kept in a record beside them. A record is made anew when the generator, a template or the form
has changed; sources that come out the same are left alone, so that nothing is compiled in vain.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any

from facet_floors import least_bytes_of_facet
from floors import fewest_instructions, least_bytes
from subjects import FORMS, REPOSITORY, SIMPLICES, Subject

from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile import read_form_file
from femforge.ir.integral import MEASURES, Integral
from femforge.pipeline import Generated, generate, write_files
from femforge.schedule.parameters import Parameters

RECORDS, KERNELS = "records", "kernels"
#: of the folder of a kernel's reference, where that is a kernel for CPUs, too
REFERENCE = "_reference"
#: Test functions of a cell up to which sums over all points are short enough to be the reference, as they always are on
#: simplices; of larger cells it is the kernel for CPUs, by loops over directions of another kind than those of a GPU.
_MOST_ROWS = 200


@cache
def generator_digest() -> str:
    """Of everything that decides what is generated, but the forms."""
    digest = hashlib.sha256()
    for folder, pattern in (
        ("generator", "*.py"),
        ("generator", "*.json"),
        ("templates", "*"),
        ("bench/survey", "kernels.py"),
        ("bench/survey", "*floors.py"),
    ):
        for path in sorted((REPOSITORY / folder).rglob(pattern)):
            if path.is_file():
                digest.update(str(path.relative_to(REPOSITORY)).encode() + path.read_bytes())
    return digest.hexdigest()


def record_file(folder: Path, subject: Subject) -> Path:
    """Where the record of a subject is."""
    return folder / RECORDS / f"{subject.label}.json"


def read_record(folder: Path, subject: Subject) -> dict[str, Any] | None:
    """The record of a subject, if there is one."""
    try:
        record: dict[str, Any] = json.loads(record_file(folder, subject).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return record


def _is_current(folder: Path, subject: Subject) -> bool:
    """Whether there is a record, of today's generator and form."""
    record = read_record(folder, subject)
    return record is not None and record["digest"] == _digest(subject)


def _digest(subject: Subject) -> str:
    form = (FORMS / f"{subject.form}.form").read_bytes()
    return hashlib.sha256(generator_digest().encode() + form).hexdigest()


def generate_all(
    wanted: Sequence[Subject],
    target: str,
    folder: Path,
    processes: int,
    limit: float,
    say: Callable[[str], None],
) -> None:
    """Make what has no record yet; each form, cell and degree in a process of its own.

    Args:
        wanted: in the order in which they are made.
        target: ``cpu``, ``cuda`` or ``hip``.
        folder: to write to.
        processes: at a time.
        limit: seconds for a subject; what takes longer is recorded so.
        say: told what has been made.
    """
    groups: dict[tuple[str, str, int, str], list[Subject]] = {}
    for subject in wanted:
        if not _is_current(folder, subject):
            groups.setdefault((subject.form, subject.cell, subject.degree, subject.over), []).append(subject)
    waiting, running = list(groups.values()), []
    context = multiprocessing.get_context("fork")
    while waiting or running:
        while waiting and len(running) < processes:
            group = waiting.pop(0)
            process = context.Process(target=_make_group, args=(group, target, folder))
            process.start()
            running.append((process, group, time.monotonic()))
        time.sleep(0.02)
        for entry in list(running):
            process, group, started = entry
            late = time.monotonic() - started > limit * len(group)
            if process.is_alive() and not late:
                continue
            process.kill()
            process.join()
            running.remove(entry)
            why = f"it takes longer than {limit:g} s" if late else "the generator died"
            for subject in group:
                if not _is_current(folder, subject):
                    _write_record(folder, subject, "failed", why, [])
            say(f"{group[0].form} {group[0].cell} {group[0].degree}: {time.monotonic() - started:.1f} s")


def _make_group(group: Sequence[Subject], target: str, folder: Path) -> None:
    for subject in group:
        try:
            kernels = _make(subject, target, folder)
        except FemforgeError as error:
            # A form that makes no sense on a cell, or has no kernel of a kind, leaves a gap and no fault.
            status = "undefined" if error.code == ExitCode.FORM else "failed"
            _write_record(folder, subject, status, error.cause, [])
        except Exception:  # any fault of the generator is a result
            _write_record(
                folder, subject, "failed", traceback.format_exc(limit=1).strip().splitlines()[-1], []
            )
        else:
            _write_record(folder, subject, "made", "", kernels)


def _write_record(
    folder: Path, subject: Subject, status: str, why: str, kernels: list[dict[str, Any]]
) -> None:
    record = {
        "digest": _digest(subject),
        "subject": asdict(subject),
        "status": status,
        "why": why,
        "kernels": kernels,
    }
    write_files({f"{subject.label}.json": json.dumps(record, indent=1) + "\n"}, folder / RECORDS)


def _make(subject: Subject, target: str, folder: Path) -> list[dict[str, Any]]:
    define = {"cell": subject.cell, "degree": subject.degree}
    parameters = Parameters().with_values({"scalar": subject.scalar})
    job = Job(FORMS / f"{subject.form}.form", define, parameters, kernels=(subject.kind,))
    prepared = prepare([job])
    several = len(read_form_file(job.form, define).forms) > 1
    own = [one for one in prepared if (integral_of(one).kind == "cell") == (subject.over == "cell")]
    return [_one(_row(subject, one, several), one, target, folder) for one in own]


def integral_of(named: NamedKernels) -> Integral:
    """The integral as the form has it: of an action, that of the bilinear form."""
    return named.analysed.bilinear or named.analysed.integral


def _row(subject: Subject, named: NamedKernels, several: bool) -> str:
    """What tells the integrals of a file apart: the name of the form, of several, measure and subdomains."""
    integral = integral_of(named)
    words = [subject.form, *([integral.form] if several else [])]
    if integral.subdomain or integral.kind != "cell":
        words.append(MEASURES[integral.kind] + "_".join(str(i) for i in integral.subdomain))
    return " ".join(words)


def _one(row: str, named: NamedKernels, target: str, folder: Path) -> dict[str, Any]:
    """Write the sources of one kernel and its reference; what the map has to know of it."""
    started = time.monotonic()
    fact: dict[str, Any] = {"row": row, "name": named.name, "status": "made", "why": ""}
    place = f"{named.name}-{target}"
    try:
        generated = generate([named], [target])
        reference = generate([_reference(named)], ["cpu"])
    except FemforgeError as error:
        return {**fact, "status": "failed", "why": error.cause}
    write_files(generated.files, folder / KERNELS / place)
    write_files(reference.files, folder / KERNELS / (place + REFERENCE))
    source = generated.sources[0]
    kernel = source.kernel
    if all(one.idle for one in kernel.passes):
        return {**fact, "status": "undefined", "why": "all results are zero, and none is added"}
    return {
        **fact, "folder": place, "seconds": time.monotonic() - started, "flops": kernel.costs.flops,
        "bytes": kernel.costs.bytes,
        "least_bytes": (least_bytes if kernel.integral.kind == "cell" else least_bytes_of_facet)(source),
        "instructions": fewest_instructions(source),
        "representation": kernel.candidate.name, "parameters": _changed(kernel.parameters),
        "chosen_by": kernel.origin, "source_bytes": len(source.text), "reference": _name(reference),
    }  # fmt: skip


def _name(generated: Generated) -> str:
    return generated.sources[0].name


def _changed(parameters: Parameters) -> dict[str, Any]:
    default = Parameters()
    return {name: value for name, value in vars(parameters).items() if value != getattr(default, name)}


def _reference(named: NamedKernels) -> NamedKernels:
    """The kernel for CPUs that a kernel is compared with: another representation where there is one.

    Of operators, each node sums what its cells give in a fixed order.
    """
    choices = named.operators if named.kind in ("apply", "residual", "diagonal") else named.kernels
    values = {"tuning": "none"}
    integral = named.operators.integral
    short = integral.rows <= _MOST_ROWS or integral.cell in SIMPLICES
    if short and not choices.representations.candidates["quadrature"].reason:
        values["representation"] = "quadrature"
    if named.kind in ("apply", "residual", "diagonal"):
        values["scatter"] = "gather"
    return replace(named, job=replace(named.job, parameters=named.job.parameters.with_values(values)))
