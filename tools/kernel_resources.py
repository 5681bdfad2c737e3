#!/usr/bin/env python3
"""Registers, shared memory and scratch of compiled GPU kernels, from what the compilers say about them.

    kernel_resources.py LOG... --out FILE.tsv

Reads logs of nvcc (-Xptxas -v) and of clang for AMD GPUs (-Rpass-analysis=kernel-resource-usage). Rows of
kernels that the logs speak of replace those in FILE; the others stay, so that a build of what has changed is
enough.
Prints how many kernels use scratch memory or spill registers, and which.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from dataclasses import fields, replace
from pathlib import Path

from femforge.tuning.resources import Usage, from_clang, from_ptxas, readable


def read_table(file: Path) -> dict[tuple[str, str], Usage]:
    """The rows of a table that was written before; none if there is no file."""
    if not file.exists():
        return {}
    header, *lines = file.read_text().splitlines()
    names = header.split("\t")
    rows = [dict(zip(names, line.split("\t"), strict=True)) for line in lines]
    usages = [
        Usage(row["kernel"], row["architecture"], **{n: int(row[n]) for n in names[2:]}) for row in rows
    ]
    return {usage.key: usage for usage in usages}


def write_table(file: Path, usages: Iterable[Usage]) -> None:
    """Write all rows, sorted, under a header."""
    names = [field.name for field in fields(Usage)]
    lines = ["\t".join(names)]
    lines += ["\t".join(str(getattr(usage, name)) for name in names) for usage in usages]
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.write_text("\n".join(lines) + "\n")
    os.replace(unfinished, file)


def summary(usages: list[Usage]) -> str:
    """How many kernels there are on each architecture, and which use scratch memory."""
    lines = []
    for architecture in sorted({usage.architecture for usage in usages}):
        mine = [usage for usage in usages if usage.architecture == architecture]
        slow = [usage for usage in mine if usage.scratch_bytes or usage.spilled_registers]
        most = max(mine, key=lambda usage: usage.registers)
        lines.append(
            f"{architecture}: {len(mine)} kernels, at most {most.registers} registers ({most.kernel}), "
            f"{len(slow)} with scratch memory or spilled registers"
        )
        lines += [
            f"  {usage.kernel}: {usage.scratch_bytes} bytes of scratch, "
            f"{usage.spilled_registers} registers spilled"
            for usage in slow
        ]
    return "\n".join(lines)


def main() -> int:
    """Read the logs, bring the table up to date, print the summary."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("logs", nargs="+", type=Path, metavar="LOG")
    parser.add_argument("--out", type=Path, required=True, help="the table, tab-separated")
    parser.add_argument(
        "--amd", default="gfx90a,gfx942", help="AMD architectures in the order of compilation"
    )
    arguments = parser.parse_args()
    found: list[Usage] = []
    for log in arguments.logs:
        lines = log.read_text(errors="replace").splitlines()
        found += from_ptxas(lines)
        found += from_clang(lines, arguments.amd.split(","))
    names = readable([usage.kernel for usage in found])
    rows = read_table(arguments.out)
    for usage, name in zip(found, names, strict=True):
        row = replace(usage, kernel=name)
        rows[row.key] = row
    usages = [rows[key] for key in sorted(rows)]
    write_table(arguments.out, usages)
    print(summary(usages) if usages else "no kernels")
    return 0


if __name__ == "__main__":
    sys.exit(main())
