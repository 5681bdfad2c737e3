"""Damaged form files end in forms or in one refusal; ``pytest --mutations=100000`` reads as many as one likes."""

from __future__ import annotations

import random
import re
import shutil
import sys
import time
from pathlib import Path

import pytest
from cli_support import CommandLine
from places import FORMS

from femforge.analysis import analyse
from femforge.errors import ExitCode, FemforgeError
from femforge.formfile import FormFile, Limits, read_form_file

ORIGINALS = {path.name: path.read_text() for path in sorted(FORMS.glob("*.form"))}
WORDS = re.compile(r"\w+|[^\w\s]|\s+")
PIECES = [
    *dict.fromkeys(WORDS.findall("".join(ORIGINALS.values()))),
    "\0", "é", "**", "//", "...", "lambda", "while", "__class__", ":=", "yield", "10**9", "'", '"""', "\\", "@", "{",
    "}", "import", "f'{", "1e999", "None", "del", "#", "-1", "0", "TestFunction", "TrialFunction", "Coefficient",
    "Constant", "ds", "derivative", "CellVolume", "Identity", "bessel_J", "dx(1)", "abs", "dx(degree=99)",
    "conditional", "prism", "MixedElement", "Quadrature", "hexahedron", "replace",
]  # fmt: skip
SMALL = Limits(steps=100_000, calls=200_000, seconds=5)
#: Of every so many files that can be read, one is generated.
GENERATED = 20
SECONDS = 60


def mutation(seed: int) -> str:
    """One of the shipped forms with some of its words replaced, added, deleted, copied or exchanged."""
    draw = random.Random(seed)
    pieces = WORDS.findall(draw.choice(list(ORIGINALS.values())))
    for _ in range(draw.randint(1, 4)):
        here, there = draw.randrange(len(pieces)), draw.randrange(len(pieces))
        kind = draw.randrange(5)
        if kind == 0:
            pieces[here] = draw.choice(PIECES)
        elif kind == 1:
            pieces.insert(here, draw.choice(PIECES))
        elif kind == 2 and len(pieces) > 1:
            del pieces[here]
        elif kind == 3:
            pieces[here:here] = pieces[there : there + draw.randint(1, 9)]
        else:
            pieces[here], pieces[there] = pieces[there], pieces[here]
    return "".join(pieces)


def refused_well(error: FemforgeError) -> bool:
    """Whether a refusal says where, what and what to do, with the exit code of a mistake in a form file."""
    return bool(error.cause and error.place and error.mend) and error.code in (ExitCode.FORM, ExitCode.FILE)


def read(path: Path) -> FormFile | None:
    """What a file says, or nothing if it is refused as it should be."""
    refusal: FemforgeError | None = None
    file: FormFile | None = None
    try:
        file = read_form_file(path, {}, limits=SMALL)
    except FemforgeError as error:
        refusal = error
    assert refusal is None or refused_well(refusal)
    assert sys.getprofile() is None
    return file


def analysed(file: FormFile) -> bool:
    """Whether the cheap forms of a file are analysed, and not refused."""
    refusal: FemforgeError | None = None
    for named in file.forms:
        if sum(len(str(integral.integrand())) for integral in named.form.integrals()) > 2000:
            continue
        try:
            analyse(named.name, named.form, file.coefficient_names, file.constant_names, place="fuzz.form")
        except FemforgeError as error:
            refusal = error
    assert refusal is None or refused_well(refusal)
    return refusal is None


@pytest.mark.filterwarnings("ignore")
def test_damaged_form_files_are_compiled_or_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mutations_wanted: int
) -> None:
    command_line = CommandLine(capsys)
    path, out = tmp_path / "fuzz.form", tmp_path / "out"
    understood = 0
    for seed in range(mutations_wanted):
        text = mutation(seed)
        path.write_text(text)
        started = time.monotonic()
        try:
            file = read(path)
            if file is not None and analysed(file):
                understood += 1
                if understood % GENERATED == 0:
                    generate(command_line, path, out)
        except Exception as error:
            pytest.fail(f"seed {seed}: {type(error).__name__}: {error}\n{text}")
        assert time.monotonic() - started < SECONDS, f"seed {seed} hangs\n{text}"
        assert [file.name for file in tmp_path.iterdir()] == ["fuzz.form"], f"seed {seed} leaves files"
    assert understood > mutations_wanted // 20


def generate(command_line: CommandLine, path: Path, out: Path) -> None:
    """Generate from a file; what is refused leaves no file."""
    ran = command_line("generate", path, "--targets", "cpu", "--out", out, "--quiet")
    if ran.code:
        assert ran.err.startswith("error: ")
        assert "femforge itself failed" not in ran.err
        return
    assert list(out.rglob("*.cpp"))
    shutil.rmtree(out)
