"""Products by a library as variants of the tuner: which are tried, how they are built, and what becomes of a table."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cli_support import CommandLine
from compilers import run_compiler
from places import EMULATION, FORMS, REPOSITORY
from tuning_runs import PLAN, first_with
from waiting import HANG

import femforge.schedule.tuned
from femforge.cli.devices import nvcc
from femforge.form_jobs import Job, prepare
from femforge.kernels.product_passes import THREADS
from femforge.outputs import output_names
from femforge.pipeline import generate, with_parameters, write_files
from femforge.schedule.tuned import table_of as table_of_file
from femforge.tuning.archive import Archive, read_archive, write_archive
from femforge.tuning.collect import collect
from femforge.tuning.folder import write_folder
from femforge.tuning.records import Row
from femforge.tuning.subjects import Tunable, Variant, tunables
from femforge.tuning.tables import table_of

pytestmark = pytest.mark.slow

P3 = Job(FORMS / "laplace.form", {"cell": "triangle", "degree": 3}, kernels=("apply",))
RESIDUAL = Job(FORMS / "neo_hookean.form", {"cell": "triangle", "degree": 1}, kernels=("residual",))
BATCHES = {0, 16, 32, 64, 128, 256, 512, 1024, 4096}


@cache
def tunable(target: str = "hip", job: str = "p3") -> Tunable:
    (found,) = tunables(prepare([{"p3": P3, "residual": RESIDUAL}[job]]), [target])
    return found


def library_points(one: Tunable) -> list[Mapping[str, Any]]:
    return [p.values for p in one.space.points if p.values["realisation"] == "library"]


# -- what is tried -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["cuda", "hip"])
@pytest.mark.parametrize("job", ["p3", "residual"])
def test_one_product_and_batches_are_tried(target: str, job: str) -> None:
    one = tunable(target, job)
    found = library_points(one)
    # neo-Hookean has no constant D: its samples are points
    samples = {"tensor", "quadrature"} if job == "p3" else {"quadrature"}
    for representation in samples:
        for scatter in ("atomic", "gather"):
            own = [v for v in found if (v["representation"], v["scatter"]) == (representation, scatter)]
            assert {v["blas_batch"] for v in own} == BATCHES
            assert len({v["concurrent_elements"] for v in own}) > 2
            assert len({v["element_batch"] for v in own}) == 1, "one slab, as large as can be"
    assert {(v["representation"], v["scatter"]) for v in found} == {
        (r, s) for r in samples for s in ("atomic", "gather")
    }
    for values in found[:: len(found) // 4]:
        kernel = one.source(values, "v0").kernel
        assert {name: getattr(kernel.parameters, name) for name in values} == values
        assert {p.nest.threads for p in kernel.passes if p.product is None and p.domain.repeated} == {THREADS}
    assert found[0]["blas_batch"] == 0, "one product of all cells comes first"


def test_no_library_is_tried_where_there_is_none() -> None:
    assert not library_points(tunable("cpu"))
    cube = Job(FORMS / "laplace.form", {"cell": "hexahedron", "degree": 1}, kernels=("apply",))
    diagonal = replace(P3, kernels=("diagonal",))
    for job in (cube, diagonal):
        (one,) = tunables(prepare([job]), ["cuda"])
        assert not library_points(one)
        assert ("blas_batch" in one.space.untuned) == (job is cube)


def test_slabs_and_batches_that_are_set_stay() -> None:
    for own in ({"element_batch": "300"}, {"blas_batch": "64"}, {"concurrent_elements": "32"}):
        job = with_parameters(
            P3, {"cuda.realisation": "library", **{f"cuda.{n}": v for n, v in own.items()}}, ""
        )
        (one,) = tunables(prepare([job]), ["cuda"])
        points = [point.values for point in one.space.points]
        assert len(points) > 2
        assert points == library_points(one)
        ((name, value),) = own.items()
        assert {v[name] for v in points} == {int(value)}
    assert max(v["blas_batch"] for v in points) == 4096
    (one,) = tunables(
        prepare([with_parameters(P3, {"cuda.realisation": "library", "element_batch": 300}, "")]), ["cuda"]
    )
    assert max(v["blas_batch"] for v in library_points(one)) == 256, "at most the cells of a slab"


# -- how they are built and run ----------------------------------------------------------------------------


def mixed_variants(target: str = "hip") -> list[Variant]:
    """Such as call a library and such as do not, by turns; the last two are of another kernel."""
    one, other = tunable(target), tunable(target, "residual")
    return [
        first_with(one, realisation="library", scatter="atomic", blas_batch=0),
        first_with(one, realisation="written", scatter="atomic"),
        first_with(one, realisation="library", scatter="gather", blas_batch=16),
        first_with(one, realisation="fragments", scatter="atomic"),
        first_with(one, realisation="library", scatter="atomic", blas_batch=512),
        first_with(other, realisation="library", scatter="atomic", blas_batch=64),
        first_with(other, realisation="written", scatter="atomic"),
    ]


def groups_of(folder: Path) -> dict[int, Path]:
    """The folder that each variant is built in."""
    rows = [line.split("\t") for line in (folder / "plan.tsv").read_text().splitlines()[1:]]
    return {int(row[0]): folder / Path(row[3]).stem for row in rows}


def source_of(folder: Path, number: int, suffix: str = "hip") -> Path:
    (found,) = groups_of(folder)[number].glob(f"*/*_v{number}_*.{suffix}")
    return found


def test_what_wants_a_library_is_built_apart(tmp_path: Path) -> None:
    variants = mixed_variants()
    write_folder(tmp_path, PLAN, variants, REPOSITORY)
    groups = groups_of(tmp_path)
    assert set(groups) == set(range(len(variants)))
    for number, variant in enumerate(variants):
        calls = variant.values["realisation"] == "library"
        assert (groups[number] / "femforge_blas.h").is_file() == calls
    assert groups[0] == groups[2] == groups[4]
    assert groups[1] == groups[3]
    assert len(set(groups.values())) == 4
    references = {p.parent for p in tmp_path.glob("reference_*/*.h")}
    assert not any((folder / "femforge_blas.h").exists() for folder in references)


def test_they_compile_for_a_gpu(tmp_path: Path) -> None:
    compiler = nvcc()
    if compiler is None or not (Path(compiler).resolve().parents[1] / "include" / "cublas_v2.h").exists():
        pytest.skip("there is no nvcc with cuBLAS")
    write_folder(tmp_path, PLAN, mixed_variants("cuda")[:3], REPOSITORY)
    source = source_of(tmp_path, 2, "cu")
    options = ["-std=c++17", "-arch=sm_90", f"-I{groups_of(tmp_path)[2]}", "-c", source]
    run_compiler([compiler, *options, "-o", tmp_path / "unit.o"])
    assert b"cublasDgemmStridedBatched" in (tmp_path / "unit.o").read_bytes()


#: What every kernel on global vectors does first, and what is put there instead.
FIRST = "  if (num_cells == 0) return FEMFORGE_SUCCESS;\n"
ONE_CELL_LESS = FIRST + "  if (num_cells > 1) --num_cells;\n"
#: Variants that are wrong, and that want a library which is not there.
WRONG, MISSING = 4, 5


@pytest.fixture(scope="module")
def measured(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of all of them, at two numbers of cells, where a library is missing for one."""
    folder = tmp_path_factory.mktemp("measured")
    write_folder(folder, PLAN, mixed_variants(), REPOSITORY)
    wrong, header = source_of(folder, WRONG), groups_of(folder)[MISSING] / "femforge_blas.h"
    assert wrong.read_text().count(FIRST) == 1
    wrong.write_text(wrong.read_text().replace(FIRST, ONE_CELL_LESS))
    header.write_text("#define FEMFORGE_WITHOUT_BLAS\n" + header.read_text())
    command = [folder / "run.sh", "--rounds", "2", "--cells", "60,900"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANG, check=False)
    assert ran.returncode == 0, ran.stderr
    archive = Archive()
    for run, rows in collect(folder, 2, (60, 900)):
        archive.add(run, rows)
    write_archive(archive, folder / "a.h5")
    return folder / "a.h5"


def rows_of(archive: Archive, number: int) -> list[Row]:
    """Of one of the variants, by the number of cells."""
    variant = mixed_variants()[number]
    wanted = variant.tunable.subject, dict(variant.values)
    return sorted(
        (row for row in archive.rows if (row.subject, dict(row.parameters)) == wanted),
        key=lambda row: row.cells,
    )


def test_they_are_verified_and_timed_beside_the_others(measured: Path) -> None:
    archive = read_archive(measured)
    for number, variant in enumerate(mixed_variants()):
        rows = rows_of(archive, number)
        status = {WRONG: "wrong", MISSING: "not_built"}.get(number, "ok")
        assert {row.status for row in rows} == {status}, [row.detail for row in rows]
        assert len(rows) == (2 if status == "ok" else 1)
        for row in rows:
            assert row.parameters["blas_batch"] == variant.values["blas_batch"]
            assert row.threads == THREADS or variant.values["realisation"] != "library"
            assert row.valid == (status == "ok")
            assert status != "ok" or (0 <= row.error < 1e-12 and row.dofs > 0)


def test_reports_name_them(measured: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = " ".join(CommandLine(capsys).good("report", measured, "--out", tmp_path).split())
    assert len(re.findall(r"library P3 blas_batch one product 16 16: \d", printed)) == 2, "at both sizes"
    assert "degree cells written GDoF/s fragments GDoF/s library GDoF/s" in printed


# -- what becomes of it ------------------------------------------------------------------------------------


def planted(measured: Path, monkeypatch: pytest.MonkeyPatch, few: int, many: int) -> dict[str, Any]:
    """The table of the archive, as if two variants had been the fastest with few and with many cells; it is taken."""
    archive = read_archive(measured)
    rows = [row for row in archive.rows if row.subject.kind == "apply"]
    fast = [rows_of(archive, few)[0], rows_of(archive, many)[1]]
    times = [(1e-4,) if row in fast else (1e-1,) for row in rows]
    rows = [replace(row, seconds=time if row.valid else ()) for row, time in zip(rows, times, strict=True)]
    table = table_of(Archive(archive.runs, rows), "hip", None, "femforge defaults")
    read = table_of_file("planted", json.loads(json.dumps(table)))
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: (read,))
    return table


@pytest.mark.parametrize(("few", "many"), [(0, 1), (1, 0)], ids=["few cells", "many cells"])
def test_a_table_leads_to_a_library_among_others(
    few: int, many: int, measured: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (entry,) = planted(measured, monkeypatch, few, many)["kernels"].values()
    first, second = entry["choices"]
    kinds = {0: "library", 1: "written"}
    assert [one["parameters"]["realisation"] for one in (first, second)] == [kinds[few], kinds[many]]
    prepared = prepare([P3])
    kernel = prepared[0].operators.kernel("hip")
    assert [(cells, str(one.parameters.realisation)) for cells, one in kernel.variants] == [
        (0, kinds[few]), (second["from_cells"], kinds[many]),
    ]  # fmt: skip
    files = generate(prepared, ["cpu", "hip"]).files
    assert sorted(files) == sorted(output_names(prepared, ["cpu", "hip"]))
    assert "femforge_blas.h" in files
    write_files(files, tmp_path)
    (source,) = tmp_path.glob("laplace/*.hip")
    known = ["femforge_blas::available" if number == 0 else "true" for number in (few, many)]
    assert f"{{{', '.join(known)}}};" in source.read_text()
    for without in ([], ["-DFEMFORGE_WITHOUT_BLAS"]):
        options = ["-x", "c++", "-std=c++17", "-Wno-unknown-pragmas", f"-I{tmp_path}", f"-isystem{EMULATION}"]
        run_compiler(["g++", *options, *without, "-fsyntax-only", source])


def test_a_kernel_of_a_table_always_has_another_way(
    measured: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where a library wins everywhere, the kernel compiles without it as well."""
    planted(measured, monkeypatch, 0, 0)
    prepared = prepare([P3])
    (none, other), (one, library) = prepared[0].operators.kernel("hip").variants
    assert (none, one, library.parameters.realisation) == (0, 1, "library")
    assert other.parameters.realisation in ("written", "fragments")
    write_files(generate(prepared, ["hip"]).files, tmp_path)
    (source,) = tmp_path.glob("laplace/*.hip")
    options = ["-x", "c++", "-std=c++17", "-Wno-unknown-pragmas", f"-I{tmp_path}", f"-isystem{EMULATION}"]
    run_compiler(["g++", *options, "-DFEMFORGE_WITHOUT_BLAS", "-fsyntax-only", source])


def test_headers_are_known_beforehand(measured: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a library is wanted from some number of cells on, and where a table does not fit."""

    def listed(job: Job, targets: list[str]) -> bool:
        prepared = prepare([job])
        names = output_names(prepared, targets)
        assert sorted(names) == sorted(generate(prepared, targets).files)
        return "femforge_blas.h" in names

    table = planted(measured, monkeypatch, 0, 1)
    assert listed(P3, ["hip"])
    assert not listed(P3, ["cpu", "cuda"])
    assert not listed(with_parameters(P3, {"scatter": "atomic"}, ""), ["hip"])
    later = {"scatter": "atomic", "hip.from.500.realisation": "library"}
    assert listed(with_parameters(P3, later, ""), ["hip"])
    assert not listed(with_parameters(P3, later, ""), ["cuda"])
    for one in next(iter(table["kernels"].values()))["choices"]:
        one["parameters"]["resident_blocks"] = 4
    changed = table_of_file("planted", table)
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: (changed,))
    assert not listed(P3, ["hip"])
