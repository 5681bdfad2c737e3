"""The map of all kernels, ``bench/survey``: its floors, what it says of kernels that fail, and a whole one, small."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from draw import draw_all
from facet_floors import dofs_of_facet, nonzeros_of_facet, used_dofs, used_pairs
from floors import couplings, instructions
from kernels import generate_all, read_record, record_file
from places import REPOSITORY, within
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
from table import summary, with_kept, write

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.ir.integral import Integral
from femforge.ir.scalar import Graph
from femforge.tuning.collect import read_journal

SURVEY = REPOSITORY / "bench" / "survey"


@pytest.mark.parametrize(
    ("cell", "row"),
    # neighbours of a vertex, itself included, and vertices for each cell
    [
        ("interval", 3 * 1),
        ("triangle", 7 / 2),
        ("quadrilateral", 9),
        ("tetrahedron", 15 / 6),
        ("hexahedron", 27),
    ],
)
def test_nonzeros_of_lowest_degree_are_neighbours_of_vertices(cell: str, row: float) -> None:
    assert couplings(cell, 1) == row


def test_nonzeros_of_second_degree() -> None:
    """A vertex of a triangle sees 19 nodes and a midpoint 9; for each two triangles there are 1 and 3 of them."""
    assert couplings("triangle", 2) == (19 + 3 * 9) / 2
    assert couplings("quadrilateral", 2) == 25 + 2 * 15 + 9


def facet_integrals(form: str, cell: str, degree: int) -> list[Integral]:
    """Of the bilinear form: exterior facets, interior facets."""
    job = Job(REPOSITORY / "forms" / "facets" / f"{form}.form", {"cell": cell, "degree": degree})
    found = {one.analysed.integral.kind: one.analysed.integral for one in prepare([job])
             if one.analysed.integral.arity == 2}  # fmt: skip
    return [found[kind] for kind in ("exterior_facet", "interior_facet") if kind in found]


def test_floors_of_facets_count_vectors_once() -> None:
    """Upwind fluxes depend on the facet's own dofs, a penalty with normal derivatives on those of both cells."""
    exterior, interior = facet_integrals("upwind", "hexahedron", 2)
    for integral, dofs, once in ((exterior, 9, 9), (interior, 18, 26 / 3)):
        assert integral.test
        used = used_dofs(integral)["test"]
        assert len(used) == dofs
        assert dofs_of_facet(integral, integral.test.layout, used) == pytest.approx(once)
    _, penalised = facet_integrals("interior_penalty", "tetrahedron", 1)
    assert penalised.test
    assert dofs_of_facet(penalised, penalised.test.layout, used_dofs(penalised)["test"]) == 4 / 2
    (jumps,) = facet_integrals("biharmonic", "triangle", 2)
    assert jumps.test
    # vertices and midpoints are 1/2 and 3/2 a cell, which is 2/3 of them a facet
    assert dofs_of_facet(jumps, jumps.test.layout, used_dofs(jumps)["test"]) == pytest.approx(4 / 3)


def test_floors_of_facets_count_nonzeros_once() -> None:
    """A block of each cell, 4 facets sharing it, and two between the cells of a facet, but not between its ends."""
    _, interior = facet_integrals("interior_penalty", "tetrahedron", 1)
    assert nonzeros_of_facet(interior, used_pairs(interior)) == 16 / 2 + 2 * (16 - 1)
    (jumps,) = facet_integrals("biharmonic", "triangle", 2)
    # of the nonzeros that one cell gives, 2/3; of the dofs that no cell has both of, 3 are on each side
    assert nonzeros_of_facet(jumps, used_pairs(jumps)) == pytest.approx(23 * 2 / 3 + 2 * 9)


def test_instructions_are_fused() -> None:
    graph = Graph()
    a, b, c, d = (graph.symbol(name) for name in "abcd")
    assert instructions([a * b]) == 1
    assert instructions([a * b + c]) == 1, "one fused multiply-add"
    assert instructions([a * b + c * d]) == 2, "a product and a multiply-add"
    assert instructions([a * b + c, a * b]) == 2, "the product is needed elsewhere"
    assert instructions([a + b + c + d]) == 3
    assert instructions([3 * a + b]) == 1


def test_the_order_is_by_what_matters() -> None:
    listed = list(subjects(shipped_forms(), CELLS, (1, 2), KINDS, SCALARS))
    assert len(set(listed)) == len(listed) == len(shipped_forms()) * 5 * 2 * 5 * 2
    assert listed[0] == Subject("laplace", "hexahedron", 1, "element_tensor", "float64")
    half = len(listed) // 2
    assert {subject.scalar for subject in listed[:half]} == {"float64"}
    forms = {path.stem for path in (REPOSITORY / "forms").glob("*.form")}
    facets = {f"facets/{path.stem}" for path in (REPOSITORY / "forms" / "facets").glob("*.form")}
    assert forms | facets == set(shipped_forms())


def test_facets_are_surveyed_of_forms_that_have_them() -> None:
    listed = list(subjects(shipped_forms(), CELLS, (1,), ("apply",), ("float64",), OVER))
    over = {subject.form for subject in listed if subject.over == "facet"}
    assert over == {form for form in shipped_forms() if form.startswith("facets/")}
    assert len({subject.label for subject in listed}) == len(listed)


def test_bake_off_problems_are_surveyed_if_they_are_named() -> None:
    assert bake_off_forms() == [f"ceed/bp{number}" for number in range(1, 7)]
    assert not set(bake_off_forms()) & set(shipped_forms())
    assert (
        Subject("ceed/bp3", "hexahedron", 8, "apply", "float64").label
        == "ceed_bp3-hexahedron-8-apply-float64"
    )


def test_simplices_of_high_degree_are_surveyed_if_they_are_asked_for() -> None:
    found = list(high_simplices(shipped_forms(), CELLS, SCALARS))
    assert {subject.cell for subject in found} == {"triangle", "tetrahedron"}
    assert {subject.degree for subject in found} == set(range(3, 9))
    assert {subject.kind for subject in found} == {"apply"}
    assert len(set(found)) == len(found) == 7 * 2 * 6 * 2
    assert not list(high_simplices(["stokes"], CELLS, SCALARS))
    assert not list(high_simplices(["mass"], ["hexahedron"], SCALARS))


def test_floors_of_simplices_of_high_degree(tmp_path: Path) -> None:
    """Pairs of nodes that cells share are fewer than those of all cells' matrices, and not by much."""
    assert 0.9 * 45**2 < couplings("triangle", 8) < 45**2
    assert 0.8 * 165**2 < couplings("tetrahedron", 8) < 165**2
    subject = Subject("mass", "triangle", 5, "apply", "float64")
    generate_all([subject], "cuda", tmp_path, 1, 60, lambda _: None)
    record = read_record(tmp_path, subject)
    assert record
    (kernel,) = record["kernels"]
    assert kernel["status"] == "made"
    # x read, y read and written: 25 / 2 dofs of each cell
    assert kernel["least_bytes"] >= 3 * 8 * 12.5
    assert 21 <= kernel["instructions"] <= 21**2 * 2


@pytest.mark.parametrize(("degree", "representation"), [(2, "quadrature"), (6, "sum_factorised")])
def test_references_of_large_cells_are_no_sums_over_all_points(
    degree: int, representation: str, tmp_path: Path
) -> None:
    subject = Subject("ceed/bp1", "hexahedron", degree, "apply", "float64")
    generate_all([subject], "cuda", tmp_path, 1, 60, lambda _: None)
    (source,) = (tmp_path / "kernels").glob("*_reference/*/*.cpp")
    (taken,) = (line for line in source.read_text().splitlines() if line.endswith("<- taken"))
    assert taken.split()[1] == representation
    record = read_record(tmp_path, subject)
    assert record is not None
    assert record["kernels"][0]["reference"] == source.stem


def test_records_say_what_is_made_and_what_is_not(tmp_path: Path) -> None:
    made = Subject("poisson", "triangle", 1, "element_tensor", "float64")
    no_kind = Subject("laplace", "triangle", 1, "residual", "float64")
    no_form = Subject("stokes", "triangle", 1, "element_tensor", "float64")
    generate_all([made, no_kind, no_form], "cuda", tmp_path, 1, 60, lambda _: None)
    records = [read_record(tmp_path, subject) for subject in (made, no_kind, no_form)]
    assert [record and record["status"] for record in records] == ["made", "undefined", "undefined"]
    assert records[0]
    assert [kernel["row"] for kernel in records[0]["kernels"]] == ["poisson a", "poisson L"]
    for kernel in records[0]["kernels"]:
        assert kernel["instructions"] <= kernel["flops"] + 8
        assert list((tmp_path / "kernels" / kernel["folder"]).rglob("*.cu"))
        assert list((tmp_path / "kernels" / (kernel["folder"] + "_reference")).rglob("*.cpp"))
    assert read_record(tmp_path, Subject("mass", "triangle", 1, "apply", "float64")) is None


def test_rows_of_facets_name_their_measures(tmp_path: Path) -> None:
    subject = Subject("facets/boundary_conditions", "triangle", 1, "residual", "float64", "facet")
    generate_all([subject], "cpu", tmp_path, 1, 60, lambda _: None)
    record = read_record(tmp_path, subject)
    assert record
    rows = [kernel["row"].removeprefix("facets/boundary_conditions ") for kernel in record["kernels"]]
    assert rows == ["L ds1", "L ds2", "L ds3"]
    for kernel in record["kernels"]:
        assert 0 < kernel["least_bytes"] <= kernel["bytes"]


def test_what_is_current_is_not_made_again(tmp_path: Path) -> None:
    subject = Subject("mass", "interval", 1, "element_tensor", "float64")
    said: list[str] = []
    for _ in range(2):
        generate_all([subject], "cpu", tmp_path, 1, 60, said.append)
    assert len(said) == 1
    file = record_file(tmp_path, subject)
    file.write_text(json.dumps({**json.loads(file.read_text()), "digest": "of another generator"}))
    generate_all([subject], "cpu", tmp_path, 1, 60, said.append)
    assert len(said) == 2


def test_a_generator_that_takes_too_long_is_a_result(tmp_path: Path) -> None:
    subject = Subject("neo_hookean", "hexahedron", 1, "apply", "float64")
    generate_all([subject], "cuda", tmp_path, 1, 0.05, lambda _: None)
    record = read_record(tmp_path, subject)
    assert record
    assert (record["status"], record["why"]) == ("failed", "it takes longer than 0.05 s")


def entry(row: str, status: str, **more: object) -> dict[str, object]:
    common = {
        "row": row,
        "cell": "triangle",
        "degree": 1,
        "kind": "apply",
        "scalar": "float64",
        "status": status,
    }
    return {**common, "name": f"{row}_p1", "why": "because", **more}


def test_a_map_keeps_what_was_not_measured_again(tmp_path: Path) -> None:
    def one(form: str, status: str, **more: Any) -> dict[str, Any]:
        return {"form": form, "kind": "apply", **entry(form, status, **more)}

    head = {"schema": 1, "target": "cuda", "device": {"name": "invented", "copy": 1.0}}
    file = tmp_path / "map.json"
    older = [
        one("laplace", "ok", seconds=1.0), one("mass", "ok", seconds=2.0), one("load", "wrong"),
        one("energy", "ok", seconds=3.0),
    ]  # fmt: skip
    write({**head, "kernels": older}, file)
    newer = [
        one("laplace", "ok", seconds=0.5), one("mass", "not_measured"), one("stokes", "ok"),
        one("energy", "undefined"), one("heat", "undefined"),
    ]  # fmt: skip
    found = with_kept({**head, "kernels": newer}, file)["kernels"]
    assert found == [newer[0], older[1], older[2], newer[3], newer[2]]
    for other in ({"target": "hip"}, {"device": {"name": "another"}}):
        with pytest.raises(FemforgeError, match="no map of the same device"):
            with_kept({**head, **other, "kernels": newer}, file)
    with pytest.raises(FemforgeError, match="no map of the same device"):
        with_kept({**head, "kernels": newer}, tmp_path / "none.json")


def test_the_map_shows_what_fails(tmp_path: Path) -> None:
    fast = {"of_floor": 0.9, "representation": "tensor", "limit": "bytes"}
    content = {
        "device": {"name": "invented"},
        "kernels": [
            entry("laplace", "ok", **fast),
            entry("mass", "ok", **{**fast, "of_floor": 0.05}),
            entry("load", "wrong"),
            entry("stokes", "failed"),
            entry("energy", "undefined"),
        ],
    }
    text = summary(content)
    assert "1 failed, 2 ok, 1 undefined, 1 wrong" in text
    assert "1 of 2 below 0.4" in text
    assert "wrong: load_p1: because" in text
    files = draw_all(content, tmp_path / "map")
    assert [file.name for file in files] == ["map_f64.png", "map_f64.svg"]
    facets = [{**one, "over": "facet"} for one in content["kernels"][:2]]
    both = draw_all({**content, "kernels": [*content["kernels"], *facets]}, tmp_path / "map")
    assert [file.name for file in both[2:]] == ["map_facets_f64.png", "map_facets_f64.svg"]
    drawn = files[1].read_bytes()
    assert draw_all(content, tmp_path / "map")[1].read_bytes() == drawn, "the same map gives the same picture"


def test_the_map_beside_ffcx(tmp_path: Path) -> None:
    """Ratios of what was timed in the same rounds; what FFCx refuses is shown."""
    common = {"kind": "element_tensor", "of_floor": 0.9, "representation": "tensor", "limit": "bytes"}
    times = {"seconds_beside_ffcx": 2.0, "seconds": 9.0}
    content = {
        "device": {"name": "invented"},
        "kernels": [
            entry("laplace", "ok", **common, **times, ffcx_seconds=8.0),
            entry("mass", "ok", **common, **times, ffcx_seconds=1.0),
            entry("load", "ok", **common, ffcx_why="RuntimeError: no"),
            entry("energy", "undefined"),
        ],
    }
    text = summary(content)
    assert "FFCx's time / time: median 2.25, least 0.50, 1 of 2 slower" in text
    assert "no time of FFCx's: load_p1: RuntimeError: no" in text
    files = draw_all(content, tmp_path / "map")
    assert [file.name for file in files[2:]] == ["map_ffcx_f64.png", "map_ffcx_f64.svg"]
    assert "F: FFCx has no kernel" in files[3].read_text("utf-8")


#: A measuring program that notes what it is asked for, as the journal of its device has it.
DRIVER = """#!/bin/sh
[ $# -gt 2 ] && exit 9
while IFS="$(printf '\\t')" read -r number subject rest; do
  [ "$number" = variant ] && continue
  printf 'verified\\t%s\\t%s\\ndone\\t%s\\n' "$number" "$CUDA_VISIBLE_DEVICES" "$subject" >>"$2"
done <"$1"
"""


def test_devices_share_the_plan(tmp_path: Path) -> None:
    """Each kernel once, groups together, whatever the number of devices was before; codes are passed on."""
    kernels = range(23)
    heading = "variant\tsubject\ttarget\tlibrary\tkernel\treference_library\treference\n"
    (tmp_path / "plan.tsv").write_text(heading + "".join(f"{k}\t{k}\tcuda\ta\tb\tc\td\n" for k in kernels))
    (tmp_path / "groups.tsv").write_text("".join(f"{k}\t{k // 3}\n" for k in kernels))
    (tmp_path / "target").write_text("cuda\n")
    (tmp_path / "survey_driver").write_text(DRIVER)
    shutil.copy(SURVEY / "measure.sh", tmp_path)
    (tmp_path / "survey_driver").chmod(0o755)

    def measure(*words: str, code: int = 0) -> None:
        command = [tmp_path / "measure.sh", *words]
        done = subprocess.run(command, check=False, capture_output=True, env={**os.environ, "LC_ALL": "C"})
        assert done.returncode == code, done.stderr

    (tmp_path / "journal.tsv").write_text("verified\t4\t0\ndone\t4\n")
    measure("--devices", "3")
    first = [read_journal(file).outcomes for file in sorted(tmp_path.glob("journal*.tsv"))]
    assert len(first) == 3
    assert sorted(k for each in first for k in each) == list(kernels)
    for device, each in enumerate(first):
        assert {k // 3 % 3 for k in each if k != 4} == {device}
        assert {outcome.error for k, outcome in each.items() if k != 4} == {device}
    for devices in ("2", "5"):
        measure("--devices", devices)
    merged = [k for file in tmp_path.glob("journal*.tsv") for k in set(read_journal(file).outcomes)]
    assert sorted(merged) == list(kernels), "nothing is measured twice"
    measure("--rounds", "7", code=9)
    for wrong in ("0", "x", "-1", ""):
        measure("--devices", wrong, code=2)
    (tmp_path / "target").write_text("cpu\n")
    measure("--devices", "2", code=2)


@pytest.mark.slow
def test_a_small_map_from_end_to_end(tmp_path: Path, environment: dict[str, str]) -> None:
    """Made, built, measured on this machine's CPU, collected: every kind, and a kernel that is not found."""

    folder = tmp_path / "survey"
    folder.mkdir()
    program = within(folder) / SURVEY.relative_to(REPOSITORY)

    def survey(*words: str | Path) -> str:
        command = [sys.executable, str(program), *map(str, words)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    forms = ("poisson", "facets/balance")
    asked = ("--forms", *forms, "--cells", "triangle", "--degrees", "1", "--scalars", "float64")
    survey("make", folder, *asked, "--ffcx")
    plan = folder / "package" / "plan.tsv"
    lines = plan.read_text().splitlines()
    last = max(number for number, line in enumerate(lines) if "/poisson" in line)
    lines[last] = lines[last].replace("/poisson", "/missing", 1)
    plan.write_text("\n".join(lines) + "\n")
    subprocess.run(
        [folder / "package" / "measure.sh", "--rounds", "2", "--bytes", "100000"],
        check=True,
        capture_output=True,
    )
    survey("ffcx", folder, "--rounds", "2")
    out = survey("collect", folder, "--json", tmp_path / "map.json", "--draw", tmp_path / "map")
    assert "1 not_built, 8 ok" in out
    assert "FFCx's time / time: median" in out
    for over in ("", "facets_"):
        assert {path.suffix for path in tmp_path.glob(f"map_{over}ffcx_f64.*")} == {".png", ".svg"}
    content = json.loads((tmp_path / "map.json").read_text())
    kernels = [kernel for kernel in content["kernels"] if kernel["status"] != "undefined"]
    assert [k["kind"] for k in kernels if k["form"] == "poisson"] == ["element_tensor", *KINDS]
    assert [k["row"] for k in kernels if k["over"] == "facet"] == [
        f"facets/balance {m}" for m in ("defect ds", "jumps dS")
    ]
    for kernel in kernels:
        if kernel["kind"] == "assemble":
            continue
        assert kernel["status"] == "ok"
        assert ("ffcx_seconds" in kernel) == (kernel["kind"] == "element_tensor")
        assert kernel.get("ffcx_difference", 0) < 1e-13
        assert kernel["of_floor"] == kernel["floor"] / kernel["seconds"] > 0
        assert kernel["limit"] in ("bytes", "instructions")
