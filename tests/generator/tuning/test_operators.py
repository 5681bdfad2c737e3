"""Searches for the parameters of kernels on global vectors, from end to end, with real programs on the CPU."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from cli_support import CommandLine
from places import FORMS, REPOSITORY
from tuning_runs import PLAN, first_with, tune
from waiting import HANG

from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters
from femforge.tuning.archive import read_archive
from femforge.tuning.folder import write_folder
from femforge.tuning.records import identity_of
from femforge.tuning.subjects import Tunable, Variant, tunables

pytestmark = pytest.mark.slow


def test_a_search_of_operators_from_end_to_end(
    environment: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.h5"
    words = (
        "--kernel",
        "apply,diagonal",
        "--variants",
        "3",
        "--rounds",
        "2",
        "--bytes",
        "100000",
        "--archive",
        path,
    )
    ran = tune(environment, *words)
    assert ran.returncode == 0, ran.stderr
    archive = read_archive(path)
    assert Counter(row.subject.kind for row in archive.rows) == {"apply": 3, "diagonal": 3}
    for row in archive.rows:
        assert row.valid, (row.label, row.status, row.detail)
        assert len(row.seconds) == 2
        assert 0 <= row.error < 1e-12
        assert row.dofs == row.cells + 1, "an interval's box"
    printed = re.sub(r"\s+", "", ran.stdout)
    assert "Gdof/s" in printed
    assert "laplace_p1_interval_f64_applycpu3" in printed
    out = tmp_path / "table.json"
    CommandLine(capsys).good("defaults", path, "--target", "cpu", "--out", out, "--gain", "0.01")
    kernels = json.loads(out.read_text())["kernels"]
    assert sorted(key.partition(" ")[0] for key in kernels) == ["apply", "diagonal"]
    assert all(entry["gigadofs_per_second"] > 0 for entry in kernels.values())


def test_a_search_at_several_numbers_of_cells(environment: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "a.h5"
    words = ("--kernel", "apply", "--strategy", "random", "--variants", "2", "--rounds", "2")
    ran = tune(environment, *words, "--cells", "3000,50", "--archive", path)
    assert ran.returncode == 0, ran.stderr
    archive = read_archive(path)
    assert Counter((row.cells, row.valid, len(row.seconds)) for row in archive.rows) == {
        (50, True, 2): 3, (3000, True, 2): 3,
    }  # fmt: skip
    printed = re.sub(r"\s+", "", ran.stdout)
    assert "applycpu350" in printed
    assert "applycpu33000" in printed


@cache
def operator(cell: str, target: str, **parameters: str) -> Tunable:
    job = Job(
        FORMS / "weighted_laplace.form", {"cell": cell, "degree": 1}, Parameters().with_values(parameters),
        kernels=("apply",),
    )  # fmt: skip
    (found,) = tunables(prepare([job]), [target])
    return found


def other(
    file: str, kind: str, target: str, name: str, degree: int = 1, cell: str = "tetrahedron"
) -> Tunable:
    """A kernel of a file by a part of its name: a functional, or an expression."""
    job = Job(FORMS / file, {"cell": cell, "degree": degree}, kernels=(kind,))
    (found,) = (one for one in tunables(prepare([job]), [target]) if name in one.subject.kernel)
    return found


#: What every kernel on global vectors does first, and what is put there instead.
OPERATOR_FIRST = "  if (num_cells == 0) return FEMFORGE_SUCCESS;\n"
OPERATOR_FAULTS = {
    2: ("  if (num_cells > 0) return FEMFORGE_SUCCESS;\n", "wrong"),
    # the box that variants are compared on has 9 x 9 x 9 cubes
    3: ("  y[1000] = 0;\n", "wrong"),
    4: ("  if (num_cells > 5000) __builtin_trap();\n", "crashed"),
    # one cell is left out of the sum
    14: ("  if (num_cells > 1) --num_cells;\n", "wrong"),
    # values of one cell are not stored
    17: ("  if (num_cells > 1) --num_cells;\n", "wrong"),
    # one cell is not added to the matrix
    26: ("  if (num_cells > 1) --num_cells;\n", "wrong"),
}


def operator_variants() -> list[Variant]:
    """All ways of adding up: on the CPU, and on a GPU that is emulated."""
    host = operator("tetrahedron", "cpu")
    found = [first_with(host, scatter=scatter) for scatter in ("gather", "colour", "atomic")]
    found += [first_with(host, scatter="gather", element_batch=batch) for batch in (16, 32)]
    macro_elements = operator("tetrahedron", "hip", numbering="shared")
    found += [first_with(macro_elements, scatter=scatter, macro_cells=3) for scatter in ("blocks", "atomic")]
    found += [
        first_with(macro_elements, scatter=scatter, macro_cells=1)
        for scatter in ("blocks", "gather", "colour")
    ]
    stored = operator("tetrahedron", "hip", input="geometry")
    found.append(first_with(stored, scatter="atomic"))
    rows = operator("hexahedron", "hip", quadrature_degree="3", scalar="float32")
    found += [first_with(rows, merge_row=8), first_with(rows, merge_row=1)]
    found.append(first_with(rows, realisation="looped"))
    return [*found, *variants_of_sums_and_values(), *variants_that_share_cells(), *variants_of_matrices()]


def variants_of_matrices() -> list[Variant]:
    """Element matrices that are added to a matrix, one by one and in sums, and some that are stored, in steps."""
    host, device = (other("laplace.form", "assemble", target, "p1") for target in ("cpu", "hip"))
    steps = other("laplace.form", "element_tensor", "hip", "q1", cell="hexahedron")
    return [
        first_with(host, scatter="colour"),
        first_with(host, scatter="atomic"),
        first_with(device, scatter="atomic", representation="tensor"),
        first_with(device, scatter="blocks", realisation="written"),
        first_with(device, scatter="blocks", realisation="team"),
        first_with(steps, realisation="team", representation="sum_factorised", element_batch=8),
        first_with(steps, realisation="team", representation="quadrature"),
    ]


def variants_that_share_cells() -> list[Variant]:
    """Teams and fragments, of a few cells each, on a simplex of high degree."""
    host, device = (other("laplace.form", "apply", target, "p4", degree=4) for target in ("cpu", "hip"))
    return [
        first_with(host, realisation="team", element_batch=4),
        first_with(device, realisation="team", element_batch=4, scatter="colour"),
        first_with(device, realisation="team", representation="quadrature"),
        first_with(device, realisation="fragments", element_batch=24),
    ]


def variants_of_sums_and_values() -> list[Variant]:
    """Functionals, over facets too, and expressions: values that are stored, means at nodes, of an argument."""
    energy = other("energy.form", "functional", "cpu", "energy")
    stored = other("expressions/stress.form", "residual", "cpu", "von_mises")
    return [
        *(first_with(energy, element_batch=batch) for batch in (64, 32)),
        first_with(other("energy.form", "functional", "hip", "energy"), realisation="looped"),
        first_with(stored, element_batch=32),
        first_with(other("expressions/stress.form", "residual", "hip", "traction"), element_batch=64),
        first_with(other("expressions/stress.form", "residual", "hip", "nodal"), scatter="gather"),
        first_with(other("expressions/stress.form", "apply", "hip", "strain"), realisation="written"),
    ]


def test_operators_of_all_kinds_and_faulty_ones(
    environment: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, variants = tmp_path / "folder", operator_variants()
    write_folder(folder, PLAN, variants, REPOSITORY)
    for number, (fault, _) in OPERATOR_FAULTS.items():
        (source,) = folder.glob(f"group_*/*/*_v{number}_*.cpp")
        text = source.read_text()
        assert text.count(OPERATOR_FIRST) == 1
        source.write_text(text.replace(OPERATOR_FIRST, OPERATOR_FIRST + fault))
    command = [folder / "run.sh", "--rounds", "2", "--bytes", "400000"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANG, check=False)
    assert ran.returncode == 0, ran.stderr
    CommandLine(capsys).good("tune", "--collect", folder, "--archive", tmp_path / "a.h5")
    rows = read_archive(tmp_path / "a.h5").rows
    assert {identity_of(r.subject.kernel, r.subject.target, r.parameters) for r in rows} == {
        identity_of(v.tunable.subject.kernel, v.tunable.target, v.values) for v in variants
    }
    for row in rows:
        number = next(
            k
            for k, v in enumerate(variants)
            if (v.tunable.subject, v.values) == (row.subject, row.parameters)
        )
        expected = OPERATOR_FAULTS[number][1] if number in OPERATOR_FAULTS else "ok"
        assert (number, row.status) == (number, expected), row.detail
        assert row.valid == (expected == "ok")
        if row.valid:
            assert row.cells > 500
            assert row.dofs > 500 or row.subject.kind == "element_tensor"
            assert row.error < (1e-4 if row.subject.scalar == "float32" else 1e-12)
    faulty = {number: rows[number] for number in OPERATOR_FAULTS}
    assert "beyond the end" in faulty[3].detail
    assert "signal" in faulty[4].detail
