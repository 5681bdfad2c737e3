"""The map of all shipped kernels: how far each is from the least time that its device allows.

    python bench/survey make FOLDER --target cuda            # sources, libraries and a program; no GPU is needed
    FOLDER/package/measure.sh --devices 4 --seconds 280      # on the machine; FOLDER/package is all that it takes
    python bench/survey collect FOLDER --json bench/results/h200_survey.json --draw docs/figures/survey_h200

Of a CPU, one core beside FFCx's kernels:

    python bench/survey make FOLDER --kinds element_tensor --scalars float64 --ffcx    # needs FFCx, but not its cffi
    OMP_NUM_THREADS=1 taskset -c 1 FOLDER/package/measure.sh
    python bench/survey ffcx FOLDER --core 1                 # both in turn, in rounds
    python bench/survey collect FOLDER --json bench/results/cpu_survey.json --draw docs/figures/survey_cpu

Of integrals over facets only, made here and built on the machine, where no Python is:

    python bench/survey make FOLDER --over facet --target cuda --no-build
    cmake -S bench/survey -B FOLDER/build -DSURVEY_FOLDER=FOLDER -DSURVEY_TARGET=cuda -DCMAKE_BUILD_TYPE=Release
    cmake --build FOLDER/build -j >FOLDER/build.log 2>&1; FOLDER/package/measure.sh

Of CEED's bake-off problems, of all degrees:

    python bench/survey make FOLDER --target cuda --forms ceed/bp{1,2,3,4,5,6} --cells hexahedron --kinds apply \\
      --degrees 1 2 3 4 5 6 7 8

Of operators on simplices of degrees 3 to 8 beside what is made without the option:

    python bench/survey make FOLDER --target cuda --kinds apply --cells triangle tetrahedron --high-simplices

A floor is the larger of two times: bytes that must move / measured copy, and the fewest instructions that the generator
knows for the integral / measured rate of fused multiply-adds. What is not generated, does not compile, is wrong or
stops is on the map as such. `make` and `measure.sh` go on where they were stopped, what matters most first.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ffcx_sources import write_all
from ffcx_times import time_all
from kernels import generate_all, read_record
from package import PACKAGE, TARGET, build, planned, write_plan
from subjects import (
    CELLS,
    KINDS,
    OVER,
    SCALARS,
    Subject,
    bake_off_forms,
    high_simplices,
    shipped_forms,
    subjects,
)  # fmt: skip
from table import collect, summary, with_kept, write

from femforge.errors import FemforgeError

#: the words with which a folder is asked for, kept in it
ASKED = "subjects.txt"


def main() -> int:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="generate and compile")
    make.add_argument("--target", choices=("cpu", "cuda", "hip"), default="cpu")
    shipped = shipped_forms()
    for name, values, default in (
        ("forms", [*shipped, *bake_off_forms()], shipped),
        ("cells", CELLS, CELLS),
        ("kinds", KINDS, KINDS),
        ("scalars", SCALARS, SCALARS),
        ("over", OVER, OVER),
    ):
        make.add_argument(
            f"--{name}",
            nargs="+",
            choices=list(values),
            default=list(default),
            metavar=name.removesuffix("s").upper(),
        )
    make.add_argument("--degrees", nargs="+", type=int, choices=range(1, 9), default=[1, 2], metavar="DEGREE")
    make.add_argument(
        "--high-simplices", action="store_true", help="apply kernels on simplices of degrees 3 to 8, too"
    )
    make.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    make.add_argument("--limit", type=float, default=120, help="seconds for generating a kernel")
    make.add_argument(
        "--ffcx", action="store_true", help="FFCx's kernels of the same element tensors, too: cpu, needs FFCx"
    )
    make.add_argument(
        "--no-build", action="store_true", help="generate, and write the plan: CMake builds it elsewhere"
    )
    gather = commands.add_parser("collect", help="read what was measured")
    gather.add_argument("--json", type=Path, required=True)
    gather.add_argument(
        "--keep", action="store_true", help="what the file has of kernels that were not measured here"
    )
    gather.add_argument("--draw", type=Path, help="pictures: folder and the beginning of their names")
    picture = commands.add_parser("draw", help="pictures of a map that was collected")
    picture.add_argument("json", type=Path)
    picture.add_argument("stem", type=Path, help="folder and the beginning of the names")
    beside = commands.add_parser("ffcx", help="time element tensors and FFCx's in turn, on one core")
    beside.add_argument("--rounds", type=int, default=9, help="of both kernels")
    beside.add_argument("--core", type=int, default=0, help="of this machine, that both run on")
    for each in (make, gather, beside):
        each.add_argument("folder", type=Path)
    options = parser.parse_args()
    try:
        return {"make": _make, "collect": _collect, "ffcx": _ffcx, "draw": _draw}[options.command](options)
    except FemforgeError as error:
        print(f"error: {error}", file=sys.stderr)
        return int(error.code)


def _make(options: argparse.Namespace) -> int:
    folder: Path = options.folder
    chosen = (options.forms, options.cells, options.degrees, options.kinds, options.scalars, options.over)
    wanted = list(subjects(*chosen))
    if options.high_simplices:
        more = high_simplices(options.forms, options.cells, options.scalars)
        wanted += [subject for subject in more if subject not in wanted]
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"{s.form} {s.cell} {s.degree} {s.kind} {s.scalar} {s.over}\n" for s in wanted]
    (folder / ASKED).write_text("".join(lines), "utf-8")
    generate_all(wanted, options.target, folder, options.jobs, options.limit, print)
    made = list(planned(folder, wanted))
    print(f"{len(made)} kernels")
    for subject in wanted:
        record = read_record(folder, subject)
        if record and record["status"] == "failed":
            print(f"not generated: {subject.label}: {record['why']}")
    if options.ffcx:
        write_all(folder, made, options.jobs, options.limit, print)
    if options.no_build:
        write_plan(folder, wanted, options.target)
        return 0
    for name in build(folder, wanted, options.target, options.jobs):
        print(f"does not compile: {name}")
    size = sum(path.stat().st_size for path in (folder / PACKAGE).rglob("*") if path.is_file())
    print(f"{folder / PACKAGE}: {size / 2**20:.0f} MiB")
    return 0


def _asked(folder: Path) -> list[Subject]:
    """The subjects that a folder was made for."""
    found = []
    for line in (folder / ASKED).read_text("utf-8").splitlines():
        form, cell, degree, kind, scalar, over = line.split()
        found.append(Subject(form, cell, int(degree), kind, scalar, over))
    return found


def _ffcx(options: argparse.Namespace) -> int:
    kernels = list(planned(options.folder, _asked(options.folder)))
    time_all(options.folder, kernels, options.rounds, options.core, print)
    return 0


def _collect(options: argparse.Namespace) -> int:
    folder: Path = options.folder
    wanted = _asked(folder)
    target = (folder / PACKAGE / TARGET).read_text("utf-8").strip()
    words = ["collect", "FOLDER", "--json", options.json.name, *(["--keep"] if options.keep else [])]
    content = collect(folder, wanted, target, "python bench/survey " + shlex.join(words))
    if options.keep:
        content = with_kept(content, options.json)
    write(content, options.json)
    print(summary(content))
    if options.draw:
        _pictures(content, options.draw)
    return 0


def _draw(options: argparse.Namespace) -> int:
    _pictures(json.loads(options.json.read_text("utf-8")), options.stem)
    return 0


def _pictures(content: Mapping[str, Any], stem: Path) -> None:
    from draw import draw_all  # takes Matplotlib, which machines that measure do without

    for file in draw_all(content, stem):
        print(file)


if __name__ == "__main__":
    sys.exit(main())
