#!/usr/bin/env python3
"""The kernels that tests in C++ run: all of them, and the part of them that covers what there is.

    test_kernels.py --part CONFIG=FOLDER [--whole CONFIG=FOLDER] [--join N]

As calls of `femforge generate --config CONFIG --out FOLDER`, but what both have is generated once; names and
choices are then those of the whole. Other files in the folders are removed. Prints the folder of each as soon as it
is complete, that of the part first.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from femforge.basis_jobs import prepare_basis
from femforge.cli.entry import COLLECTIONS
from femforge.cli.generate import Request, request_of
from femforge.errors import FemforgeError
from femforge.form_jobs import prepare
from femforge.pipeline import Generated, Named, combined, generate, write_files


def config_and_folder(text: str) -> tuple[Path, Path]:
    """The two sides of CONFIG=FOLDER."""
    config, _, folder = text.partition("=")
    if not config or not folder:
        raise argparse.ArgumentTypeError(f"{text!r} is not CONFIG=FOLDER")
    return Path(config), Path(folder)


def asked_by(config: Path) -> Request:
    """What a configuration file asks for."""
    return request_of((), config, None, None, (), (), None)


def named_by(request: Request) -> list[Named]:
    """Its kernels, not yet built."""
    return [*prepare(request.jobs), *prepare_basis(request.basis)]


def split(kernels: Sequence[Named], part: Sequence[Named]) -> tuple[list[Named], list[Named]]:
    """Those of the kernels that are called as some of the part, and the others.

    Raises:
        SystemExit: some of the part are not among the kernels.
    """
    names = {named.name for named in part}
    chosen = [named for named in kernels if named.name in names]
    missing = names - {named.name for named in chosen}
    if missing:
        raise SystemExit(f"{len(missing)} kernels are not in the whole, for instance {min(missing)}")
    return chosen, [named for named in kernels if named.name not in names]


def write(generated: Generated, folder: Path) -> None:
    """Write all files of a folder, remove those of earlier runs, and say so.

    Raises:
        SystemExit: kernels that cannot be had.
        FemforgeError: the folder cannot be written.
    """
    if generated.refused:
        raise SystemExit("\n".join(f"not possible: {refusal}" for refusal in generated.refused))
    write_files(generated.files, folder)
    for path in folder.rglob("*"):
        # A unit of an earlier run would compile kernels once more.
        if path.is_file() and str(path.relative_to(folder)) not in generated.files:
            path.unlink()
    print(folder, flush=True)


def main() -> None:
    """Generate and write both."""
    parser = argparse.ArgumentParser(description="Generate the kernels of tests in C++, and a part of them.")
    parser.add_argument("--part", type=config_and_folder, required=True, metavar="CONFIG=FOLDER")
    parser.add_argument(
        "--whole", type=config_and_folder, metavar="CONFIG=FOLDER", help="that it is a part of"
    )
    parser.add_argument("--join", type=int, default=0, metavar="N", help="as that of femforge generate")
    arguments = parser.parse_args()
    gc.set_threshold(*COLLECTIONS)
    part_config, part_folder = arguments.part
    request, others = asked_by(part_config), list[Named]()
    first = named_by(request)
    if arguments.whole:
        request = asked_by(arguments.whole[0])
        first, others = split(named_by(request), first)
    targets, library, join = request.targets, request.library, arguments.join
    part = generate(first, targets, library=library, join=join)
    write(part, part_folder)
    if arguments.whole:
        rest = generate(others, targets, library=library)
        write(combined([part, rest], targets, library, join), arguments.whole[1])


if __name__ == "__main__":
    try:
        main()
    except FemforgeError as error:
        sys.exit(str(error))
