"""Pages of ``femforge report`` on which realisation wins where: that they show what was planted into an archive."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import matplotlib.image
import pytest
from cli_support import CommandLine
from synthetic_families import CELLS, EDGES, NEXT, ONE, REALISATIONS, STEP, Plan, families, planted_winner
from synthetic_sweep import run_of, sweep

from femforge.tuning.archive import Archive, read_archive, write_archive
from femforge.tuning.records import Row
from femforge.tuning.report import maps
from femforge.tuning.report.drawing import looks_of, new_figure, shared_legend
from femforge.tuning.report.families import Family, batch_ratios, by_precision, families_of
from femforge.tuning.report.family_figures import curves_of, pictures_of_families
from femforge.tuning.report.series import Series, collect
from femforge.tuning.report.text import sections_of
from femforge.tuning.report.words import (
    batches_in_words,
    beside_library,
    deciding_words,
    degrees_text,
    margins_in_words,
    rates_in_words,
    winners_in_words,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def found(archive: Archive) -> list[Family]:
    return families_of(collect(archive, "families.h5"))


def single(plan: Plan | None = None) -> Family:
    (family,) = found(families(plan))
    return family


def changed(archive: Archive, **values: object) -> Archive:
    return Archive(archive.runs, [replace(row, **values) for row in archive.rows])  # type: ignore[arg-type]


def test_planted_winners_are_found() -> None:
    family = single()
    assert (family.degrees, family.sizes, family.ways) == ([1, 2, 3, 4, 5], list(CELLS), list(REALISATIONS))
    assert len(family.points) == 20
    for (degree, cells), point in family.points.items():
        assert point.winner == planted_winner(degree, cells)
        assert point.margin == pytest.approx(NEXT)
        if degree <= 3:
            assert point.gain == 1
        else:
            # the untuned choice is a team whose blocks are too large by a factor of two
            place = 1 if point.winner == "team" else NEXT * 1.4
            assert point.gain == pytest.approx(STEP * place)
        assert beside_library(point) == pytest.approx(NEXT * 1.4**2)
        # what is said to be the rate is dofs over seconds
        assert family.rate(point.best) == pytest.approx(1e-9 * point.best.dofs / point.best.median)


def test_words() -> None:
    family = single()
    said = winners_in_words(family)
    assert said == (
        "Winners of 20 measurements: written 12, team 4, fragments 4. Up to 10 368 cells: written P1 to P3, team from "
        "P4 on; from 105 456 cells on: written P1 to P3, fragments from P4 on."
    )
    assert margins_in_words(family) == (
        "The winner is 1.25 times as fast as the best of the other realisations. It is 1.00 (median; 1.00 to 1.93) "
        "times as fast as the untuned choice, which is within 2% of it in 12 of 20."
    )
    assert batches_in_words(family, CELLS[0]) == (
        "At 1 296 cells, written: the best element_batch is 128 (all degrees), the worst keeps 0.91 of its rate (P1); "
        "team: the best element_batch is 4 (from P4 on), 8 (P1 to P3), the worst keeps 0.83 of its rate (P1); "
        "fragments: the best element_batch is 4 (from P4 on), 8 (P1 to P3), the worst keeps 0.83 of its rate (P1); "
        "library: batches are faster than one product for all cells (P1 to P4), up to 1.30 times (blas_batch 64, P1), "
        "one product for all cells is the fastest (P5)."
    )
    rates = rates_in_words(family)
    top = family.rate(family.points[5, CELLS[-1]].best)
    low = family.rate(family.points[1, CELLS[-1]].best)
    assert (
        f"{top:.1f} GDoF/s (P5, fragments) is the highest rate, {low:.1f} GDoF/s (P1, written) the lowest"
        in rates
    )
    assert (
        "The least number of cells with 90% of a degree's highest rate is 105 456 (from P4 on), 511 104 (P1 to P3)."
        in rates
    )
    assert "2.45 times as fast as the library's products (these are faster nowhere)" in rates


def test_a_library_that_is_ahead_is_said_to_be() -> None:
    archive = families(Plan(degrees=(4, 5)))
    rows = [
        replace(row, seconds=tuple(0.1 * t for t in row.seconds))
        if row.parameters["realisation"] == "library" and row.subject.degree == 5
        else row
        for row in archive.rows
    ]
    (family,) = found(Archive(archive.runs, rows))
    assert {p.winner for (degree, _), p in family.points.items() if degree == 5} == {"library"}
    assert beside_library(family.points[5, CELLS[0]]) == pytest.approx(0.1 * NEXT * 1.4**2)
    assert "as fast as the library's products (these are faster: P5)." in rates_in_words(family)


def test_every_number_of_cells_has_its_own_words() -> None:
    one = single(Plan(edges=EDGES[:1]))
    assert "At 1 296 cells: written P1 to P3, team from P4 on." in winners_in_words(one)
    assert "least number" not in rates_in_words(one), "nothing is said of sizes where there is one"
    low = single(Plan(degrees=(1, 2)))
    assert "At all numbers of cells (1 296 to 511 104): written all degrees." in winners_in_words(low)
    # a realisation that is wrong at one point loses it to the next one, and only there
    family = single(Plan(mistakes=[("written", 2, CELLS[1])]))
    assert (family.points[2, CELLS[1]].winner, family.points[2, CELLS[2]].winner) == ("team", "written")
    assert (
        "At 1 296 cells: written P1 to P3, team from P4 on; at 10 368 cells: written P1, P3, team P2, from P4 on; from "
        "105 456 cells on: written P1 to P3, fragments from P4 on."
    ) in winners_in_words(family)


def test_close_winners_are_counted() -> None:
    archive = families()
    rows = [
        replace(row, seconds=tuple(t / NEXT / 0.99 for t in row.seconds))
        if row.parameters["realisation"] == "team" and row.subject.degree == 1
        else row
        for row in archive.rows
    ]
    (family,) = found(Archive(archive.runs, rows))
    assert family.points[1, CELLS[0]].margin == pytest.approx(1 / 0.99)
    assert "fragments 4 (4 by less than 2%)." in winners_in_words(family)


def test_degrees_in_words() -> None:
    family = single(Plan(degrees=range(1, 8)))
    words = {(1, 2): "P1 and P2", (6, 7): "from P6 on", (7,): "P7", (1, 3, 4, 5): "P1, P3 to P5",
             tuple(range(1, 8)): "all degrees", (2, 5, 6, 7): "P2, from P5 on"}  # fmt: skip
    assert {degrees: degrees_text(family, degrees) for degrees in words} == words


def test_batches() -> None:
    family = single()
    team = batch_ratios(family, "team", CELLS[0])
    assert (team.parameter, team.beside_one) == ("element_batch", False)
    assert team.ratios[1] == pytest.approx({2: STEP**-2, 4: 1 / STEP, 8: 1, 16: 1 / STEP})
    library = batch_ratios(family, "library", CELLS[0])
    assert (library.parameter, library.beside_one) == ("blas_batch", True)
    assert library.ratios == {
        degree: pytest.approx({64: ONE if degree <= 4 else 1 / ONE}) for degree in family.degrees
    }
    # where one product was not measured for all degrees, batches are compared with the best of them
    archive = families()
    rows = [row for row in archive.rows if row.subject.degree != 2 or row.parameters["blas_batch"] or
            row.parameters["realisation"] != "library"]  # fmt: skip
    (partly,) = found(Archive(archive.runs, rows))
    assert batch_ratios(partly, "library", CELLS[0]).ratios[1] == {64: 1}


def test_a_library_that_was_measured_on_small_meshes_only() -> None:
    archive = families(Plan(degrees=(1, 5)))
    rows = [
        row for row in archive.rows if row.parameters["realisation"] != "library" or row.cells == CELLS[0]
    ]
    (family,) = found(Archive(archive.runs, rows))
    assert not batch_ratios(family, "library", CELLS[-1]).varied
    assert "library" not in batches_in_words(family, CELLS[-1])
    assert "library" not in rates_in_words(family)
    large = [p for p in pictures_of_families([family]) if p.file.endswith(f"_{CELLS[-1]}_cells.png")]
    assert len(large) == 1
    # nor are batches drawn where there is one product only
    rows = [
        row
        for row in rows
        if row.parameters["blas_batch"] == 0 or row.cells != CELLS[0] or row.subject.degree == 5
    ]
    (family,) = found(Archive(archive.runs, rows))
    assert batch_ratios(family, "library", CELLS[0]).ratios == {5: pytest.approx({64: 1 / ONE})}


def test_parameters_that_matter() -> None:
    family = single()
    point = family.points[4, CELLS[0]]
    # concurrent_elements is always the batch here, scatter and representation have one value
    assert point.deciding == {"element_batch": 4}
    assert deciding_words(point) == "bs4"
    archive = families(Plan(realisations=("library",)))
    rows = [*archive.rows, *(replace(row, parameters={**row.parameters, "scatter": "colour"},
                                     seconds=tuple(1.1 * t for t in row.seconds)) for row in archive.rows)]  # fmt: skip
    (library,) = found(Archive(archive.runs, rows))
    assert library.points[1, CELLS[0]].deciding == {"blas_batch": 64, "scatter": "atomic"}
    assert deciding_words(library.points[1, CELLS[0]]) == "eta=64 scatter=atomic"
    assert deciding_words(library.points[5, CELLS[0]]) == "one product scatter=atomic"
    assert "other realisations" not in margins_in_words(library), "there are no others"


def test_equal_times_have_one_winner_in_any_order() -> None:
    archive = changed(families(Plan(degrees=(1, 2), edges=EDGES[:2])), seconds=(1e-3,))
    first, second = (found(Archive(archive.runs, rows))[0] for rows in (archive.rows, archive.rows[::-1]))
    winners = [[p.best.parameters for p in family.points.values()] for family in (first, second)]
    assert winners[0] == winners[1]
    assert {p.winner for p in first.points.values()} == {"written"}


def test_what_cannot_be_compared_is_not_shown() -> None:
    assert not found(sweep(("laplace_p1_tetrahedron_f32", "laplace_p2_tetrahedron_f32"))), "no realisations"
    assert not found(families(Plan(degrees=(3,), edges=EDGES[:1])))
    assert found(families(Plan(degrees=(3,), edges=EDGES[:2])))
    assert found(families(Plan(degrees=(2, 3), edges=EDGES[:1])))
    # as sweeps of large meshes are: each degree on a mesh of its own
    run, apart = run_of(), Archive()
    for degree, n in ((1, 44), (2, 26)):
        apart.add(run, families(Plan(degrees=(degree,), edges=(n,))).rows)
    assert not found(apart)


def test_kernels_of_other_kinds_are_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = families(Plan(degrees=(1, 2), scalars=("float64", "float32"), forms=("laplace", "mass")))
    for more in ({"input": "affine"}, {"kind": "residual"}, {"element": "P2^3"}):
        more = {**more, "key": str(more)}
        archive.add(archive.runs[0], families(Plan(degrees=(1, 2), more=more)).rows)
    archive.add(archive.runs[0], families(Plan(degrees=(1, 2), cell="triangle")).rows)
    other = families(Plan(degrees=(1, 2)), "Device B")
    archive.merge(changed(Archive([replace(other.runs[0], identity="run-2")], other.rows), run="run-2"))
    listed = found(archive)
    assert len(listed) == 9
    assert len({(f.platform, f.title) for f in listed}) == len(listed)
    assert [[f.subject.scalar for f in group] for group in by_precision(listed) if len(group) > 1] == [
        ["float64", "float32"], ["float64", "float32"],
    ]  # fmt: skip
    # their names are looked at, and what they show by other tests
    monkeypatch.setattr("femforge.tuning.report.drawing.contents", lambda *_: b"")
    files = [picture.file for picture in pictures_of_families(listed)]
    assert len(files) > len(listed)
    assert len(set(files)) == len(files)


def test_kernels_named_alike_are_apart() -> None:
    run, archive = run_of(), families(Plan(degrees=(1, 2)))
    same = families(Plan(degrees=(1, 2)))
    renamed = [
        replace(row, subject=replace(row.subject, key=row.subject.key + " of others")) for row in same.rows
    ]
    archive.add(run, renamed)
    first, second = found(archive)
    assert len(first.points) == len(second.points) == 8
    # parts of a boundary are no degrees: here the first has one, and the second the other
    parts = [
        replace(
            row, subject=replace(row.subject, kernel=f"a_ds{row.subject.degree}_p{row.subject.degree}_apply")
        )
        for row in families(Plan(degrees=(1, 2), edges=EDGES[:1])).rows
    ]
    assert not found(Archive([run], parts))


def test_a_kernel_may_be_in_several_series() -> None:
    whole = collect(families(Plan(degrees=(1, 4))), "")
    parts = [
        replace(series, rows=[row for row in series.rows if row.cells == cells])
        for series in whole.series
        for cells in CELLS
    ]
    (family,), (again,) = families_of(whole), families_of(replace(whole, series=parts))
    assert list(family.points) == list(again.points)
    assert winners_in_words(family) == winners_in_words(again)


def test_rates_are_of_cells_where_there_are_no_vectors() -> None:
    (family,) = found(changed(families(), dofs=0))
    assert family.unit == "Gcell/s"
    point = family.points[1, CELLS[0]]
    assert family.rate(point.best) == pytest.approx(1e-9 * CELLS[0] / point.best.median)


def test_other_sections_take_the_largest_mesh() -> None:
    (series,) = collect(families(Plan(degrees=(4,))), "").series
    assert isinstance(series, Series)
    assert series.best
    assert series.untuned
    assert {row.cells for row in series.valid} == {series.best.cells} == {series.untuned.cells} == {CELLS[-1]}
    assert len(series.timed) == len(series.rows) == 4 * len(series.valid)
    # though a small mesh may be faster cell by cell
    slow = [replace(row, seconds=(1.0,)) if row.cells == CELLS[-1] else row for row in series.rows]
    (again,) = collect(Archive([run_of()], slow), "").series
    assert again.best
    assert again.untuned
    assert again.best.cells == again.untuned.cells == CELLS[-1]


def test_best_parameters_name_the_realisation_where_it_is_compared() -> None:
    def best(archive: Archive) -> tuple[list[str], str]:
        grids = {grid.title: grid for section in sections_of(collect(archive, "")) for grid in section.grids}
        grid = grids["Best parameters on Device A, cuda"]
        return list(grid.columns), grid.rows[-1][-1]

    archive = families(Plan(degrees=(1, 4)))
    columns, changes = best(archive)
    assert "realisation" in columns
    assert changes == "bs 8 → 4, ce 8 → 4, realisation team → fragments"
    alone = [row for row in archive.rows if row.cells == CELLS[-1] and row.subject.degree == 4]
    columns, changes = best(Archive(archive.runs, alone))
    assert "realisation" not in columns
    assert "realisation team → fragments" in changes


def test_a_realisation_has_one_colour() -> None:
    every = looks_of(REALISATIONS)
    assert len({look.colour for look in every.values()}) == len(every)
    for name in REALISATIONS:
        assert looks_of((name, "written"))[name] == every[name]
    assert looks_of(("zebra", *REALISATIONS))["team"] == every["team"]
    curves = curves_of([single(Plan(realisations=("team", "fragments")))])
    assert {name: curves.looks[name] for name in ("team", "fragments")} == {
        name: every[name] for name in ("team", "fragments")
    }


def test_curves_have_the_best_of_each_realisation() -> None:
    group = by_precision(found(families(Plan(scalars=("float64", "float32")))))[0]
    curves = curves_of(group)
    assert [rates.label for rates in curves.rates] == ["float64", "float32"]
    double = curves.rates[0].values
    assert list(double) == list(REALISATIONS)
    assert double["written"][1, CELLS[0]] == pytest.approx(NEXT * double["team"][1, CELLS[0]])
    figure = curves.over_size()
    assert figure
    assert [axis.get_title() for axis in figure.axes if axis.get_lines()] == 2 * [
        "P1",
        "P2",
        "P3",
        "P4",
        "P5",
    ]
    assert all(axis.get_xscale() == "log" for axis in figure.axes if axis.get_lines())
    assert curves_of([single(Plan(edges=EDGES[:1]))]).over_size() is None
    (line, *_) = curves.over_degree().axes[0].get_lines()
    assert list(line.get_xdata()) == [1, 2, 3, 4, 5]
    assert list(line.get_ydata()) == pytest.approx([double["written"][d, CELLS[-1]] for d in range(1, 6)])


@pytest.fixture(scope="module")
def archive_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("families") / "families.h5"
    write_archive(families(Plan(degrees=(2, 4), edges=EDGES[1:3])), file)
    return file


def test_sections(command_line: CommandLine, archive_file: Path) -> None:
    text = command_line.good("report", archive_file)
    for title in ("Who wins where", "Batches of each realisation", "Rates over degree and number of cells"):
        assert re.search(rf"^\d\. {title}$", text, re.M), title
    plain = " ".join(text.split())
    assert "At 10 368 cells: written P2, team P4; at 105 456 cells: written P2, fragments P4." in plain
    assert "Variants were timed on meshes of several sizes" in plain
    assert not re.search(r"\bnan\b|\binf\b", text)


def test_facts(command_line: CommandLine, archive_file: Path) -> None:
    facts = json.loads(command_line.good("report", archive_file, "--json"), parse_constant=pytest.fail)
    (family,) = facts["families"]
    assert (family["cell"], family["scalar"], family["unit"]) == ("tetrahedron", "float64", "GDoF/s")
    assert [(p["degree"], p["cells"], p["winner"]) for p in family["points"]] == [
        (2, CELLS[1], "written"), (2, CELLS[2], "written"), (4, CELLS[1], "team"), (4, CELLS[2], "fragments"),
    ]  # fmt: skip
    assert family["points"][0]["margin"] == pytest.approx(NEXT)
    assert family["said"]["winners"].startswith("Winners of 4 measurements")
    assert {batch["way"] for batch in family["batches"]} == set(REALISATIONS)


def test_page(command_line: CommandLine, archive_file: Path, tmp_path: Path) -> None:
    contents = []
    for name in ("first", "second"):
        command_line.good("report", archive_file, "--out", tmp_path / name)
        contents.append({p.name: p.read_bytes() for p in (tmp_path / name).iterdir()})
    assert contents[0] == contents[1], "the same archive gives the same bytes"
    text = contents[0]["index.html"].decode()
    names = {name for name in contents[0] if name.startswith(("winners_", "batching_", "rates_"))}
    assert len({name for name in names if name.endswith(".png")}) == 6
    assert {name.removesuffix(".svg") for name in names if name.endswith(".svg")} == {
        name.removesuffix(".png") for name in names if name.endswith(".png")
    }
    for name in names:
        assert f'"{name}"' in text
        if name.endswith(".png"):
            assert matplotlib.image.imread(tmp_path / "first" / name).shape[1] > 1000
    captions = re.findall("<figcaption>(.*?)</figcaption>", text)
    assert any("at 105 456 cells: written P2, fragments P4." in caption for caption in captions)
    assert any("the best element_batch is 4 (P4), 8 (P2)" in caption for caption in captions)


def test_fields_of_the_map() -> None:
    family = single(Plan(mistakes=[(way, 3, CELLS[0]) for way in REALISATIONS]))
    assert (3, CELLS[0]) not in family.points
    _, (axis,) = new_figure(1, 1, 4)
    maps.winners(axis, family, family.sizes)
    assert len(axis.patches) == len(family.points) == 19, "a field for what was measured, and no other"
    tints = {maps._tinted(look.colour): name for name, look in looks_of().items()}
    shown = Counter(tints[patch.get_facecolor()[:3]] for patch in axis.patches)
    assert shown == {"written": 11, "team": 4, "fragments": 4}
    said = {text.get_text() for text in axis.texts}
    assert {"written bs128", "team bs4", "fragments bs4"} <= said
    assert "GDoF/s" in axis.get_xlabel()
    assert [label.get_text() for label in axis.get_yticklabels()] == ["P1", "P2", "P3", "P4", "P5"]
    assert [label.get_text() for label in axis.get_legend().get_texts()] == ["written", "team", "fragments"]


def test_a_legend_has_what_any_panel_has() -> None:
    figure, axes = new_figure(1, 2, 3)
    axes[0].plot([1, 2], label="P2")
    axes[1].plot([1, 2], label="P1")
    axes[1].plot([2, 3], label="P2")
    shared_legend(figure, axes, ["P1", "P2", "P3"])
    assert [text.get_text() for text in figure.legends[0].get_texts()] == ["P1", "P2"]


def test_many_sizes_are_drawn_in_parts() -> None:
    pictures = list(pictures_of_families([single(Plan(degrees=(1, 2), edges=range(2, 12)))]))
    maps_drawn = [p.file for p in pictures if p.section == "winners"]
    assert sum(file.endswith(("float64_1.png", "float64_2.png")) for file in maps_drawn) == 2
    assert len(maps_drawn) == 4


def test_archives_keep_a_row_for_each_number_of_cells(tmp_path: Path) -> None:
    archive = families(Plan(degrees=(1, 2)))
    write_archive(archive, tmp_path / "a.h5")
    back = read_archive(tmp_path / "a.h5")
    assert [type(row) for row in back.rows] == [Row] * len(archive.rows)
    assert found(back)[0].sizes == list(CELLS)
