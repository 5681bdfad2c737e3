"""Times of FFCx's kernels for the same element tensors on one core of this machine, beside those of the map.

FFCx's kernel is called cell by cell as DOLFINx does: coordinates gathered, the element tensor zeroed, the kernel
called, the result left in place. Coordinates and coefficients of a few hundred cells are taken again and again: they
stay in the cache, which flatters FFCx.
"""

from __future__ import annotations

import ctypes
import json
import multiprocessing
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ffcx.codegeneration.jit
import numpy as np
from package import Planned
from subjects import FORMS, REPOSITORY, Subject

from femforge.formfile import read_form_file
from femforge.ir.integral import Integral
from femforge.pipeline import Job, prepare, write_files
from femforge.schedule.parameters import Parameters

sys.path.append(str(REPOSITORY / "tests" / "generator" / "support"))

from ffcx_oracle import on_basix
from kernel_cells import Cells, random_cells

TIMES = "ffcx.json"
_FLAGS = ["-O3", "-march=native", "-ffp-contract=fast"]
_DISTINCT, _BYTES = 512, 64 << 20
_DRIVER = """
#include <stdint.h>
#include <string.h>
typedef void (*tabulate)(double*, const double*, const double*, const double*, const int*, const uint8_t*, void*);
void run(tabulate kernel, int64_t cells, int64_t distinct, int64_t entries, double* out, int64_t coefficients,
         const double* w, const double* c, int64_t nodes, int64_t gdim, const double* points, const int32_t* nodes_of) {
  for (int64_t cell = 0; cell < cells; ++cell) {
    double x[81] = {0};
    const int64_t like = cell % distinct;
    for (int64_t k = 0; k < nodes; ++k)
      memcpy(x + 3 * k, points + gdim * nodes_of[like * nodes + k], gdim * sizeof(double));
    memset(out + cell * entries, 0, entries * sizeof(double));
    kernel(out + cell * entries, w + like * coefficients, c, x, 0, 0, 0);
  }
}
"""


def time_all(folder: Path, kernels: Sequence[Planned], limit: float, say: Callable[[str], None]) -> None:
    """Time what has no time yet, and keep the results in the folder; each form in a process of its own.

    Args:
        folder: of the survey.
        kernels: of which those of element tensors in double precision have a counterpart.
        limit: seconds for one; forms that FFCx takes longer for are left out.
        say: told what is measured.
    """
    file = folder / TIMES
    times: dict[str, float] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    driver = _driver(folder)
    context = multiprocessing.get_context("spawn")
    for _, subject, facts in kernels:
        if subject.kind != "element_tensor" or subject.scalar != "float64" or facts["name"] in times:
            continue
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=_time_in_process, args=(sender, driver, subject, facts["name"]))
        process.start()
        sender.close()
        try:
            seconds = receiver.recv() if receiver.poll(limit) else None
        except EOFError:
            seconds = None
        process.kill()
        process.join()
        say(f"{facts['name']}: " + (f"{seconds * 1e9:.1f} ns a cell" if seconds else "no time"))
        if seconds:
            times[facts["name"]] = seconds
            write_files({TIMES: json.dumps(times, indent=1) + "\n"}, folder)


def _driver(folder: Path) -> Path:
    write_files({"ffcx_driver.c": _DRIVER}, folder)
    library = (folder / "ffcx_driver.so").resolve()
    source = str(folder / "ffcx_driver.c")
    subprocess.run(["gcc", "-O3", "-shared", "-fPIC", source, "-o", str(library)], check=True)
    return library


def _time_in_process(sender: Any, driver: Path, subject: Subject, name: str) -> None:
    sender.send(time_one(driver, subject, name))


def time_one(driver: Path, subject: Subject, name: str) -> float:
    """Seconds for a cell.

    Args:
        driver: the library with the loop over cells.
        subject, name: of femforge's kernel.
    """
    define = {"cell": subject.cell, "degree": subject.degree}
    path = FORMS / f"{subject.form}.form"
    (named,) = [one for one in prepare([Job(path, define, Parameters())]) if one.name == name]
    integral = named.analysed.integral
    file = read_form_file(path, define)
    (form,) = [one.form for one in file.forms if one.name == integral.form]
    compiled, module, _ = ffcx.codegeneration.jit.compile_forms(
        [on_basix(form, None)], {"scalar_type": np.float64}, cffi_extra_compile_args=[*_FLAGS, "-w"]
    )
    first, last = compiled[0].form_integral_offsets[0], compiled[0].form_integral_offsets[1]
    wanted = min(integral.subdomain) if integral.subdomain else -1
    (number,) = [k for k in range(first, last) if compiled[0].form_integral_ids[k] == wanted]
    tabulate = compiled[0].form_integrals[number].tabulate_tensor_float64
    address = int(module.ffi.cast("uintptr_t", tabulate))
    names = {**file.coefficient_names, **file.constant_names}
    cells = random_cells(integral, _DISTINCT)
    positions = [compiled[0].original_coefficient_positions[k] for k in range(compiled[0].num_coefficients)]
    used = [form.coefficients()[position] for position in positions]
    w = [_values(cells, names[f], f.ufl_element().dim) for f in used]
    c = [np.ravel(cells.constants[names[one]]) for one in form.constants()]
    coefficients, constants = np.hstack([*w, np.zeros((_DISTINCT, 1))]), np.concatenate([*c, [0.0]])
    return _measure(driver, address, integral, cells, coefficients, constants)


def _values(cells: Cells, name: str, size: int) -> Any:
    """A coefficient's dofs; zeros for one that this integral does not use."""
    return cells.coefficients[name] if name in cells.coefficients else np.zeros((_DISTINCT, size))


def _measure(driver: Path, address: int, integral: Integral, cells: Cells, w: Any, c: Any) -> float:
    entries = integral.rows * integral.columns
    count = max(1000, _BYTES // (8 * entries))
    out = np.zeros(count * entries)
    w, points = np.ascontiguousarray(w), np.ascontiguousarray(cells.nodes.reshape(-1, cells.nodes.shape[2]))
    nodes_of = np.arange(len(points), dtype=np.int32)
    run = ctypes.CDLL(str(driver)).run
    pointer, number = ctypes.c_void_p, ctypes.c_int64
    arguments = [
        pointer(address), number(count), number(_DISTINCT), number(entries), pointer(out.ctypes.data),
        number(w.shape[1]), pointer(w.ctypes.data), pointer(c.ctypes.data), number(cells.nodes.shape[1]),
        number(cells.nodes.shape[2]), pointer(points.ctypes.data), pointer(nodes_of.ctypes.data),
    ]  # fmt: skip
    times = []
    for _ in range(6):
        start = time.perf_counter()
        run(*arguments)
        times.append(time.perf_counter() - start)
    return statistics.median(times[1:]) / count
