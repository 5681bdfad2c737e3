"""The model of scaling: its times, its limits, and what ``femforge scaling`` and the documentation say of it."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cli_support import CommandLine
from places import REPOSITORY

from femforge.cli.scaling import DEFAULT_DEVICES, DEFAULT_STRONG, DEFAULT_WEAK
from femforge.cli.scaling_plot import Measured, efficiencies, read_measured, scaling_figure
from femforge.errors import ExitCode
from femforge.model.machines import CG_VECTORS, H200_NODES, H200_RATES, Link, Machine
from femforge.model.scaling import Curve, Load, point_of, strong_curve, weak_curve
from femforge.model.shares import Partition
from femforge.model.spaces import space

pytestmark = pytest.mark.slow

DOCUMENTATION = (REPOSITORY / "docs" / "command-line.md").read_text("utf-8")
SECTION = DOCUMENTATION.partition("## femforge scaling")[2].partition("\n## ")[0]
PAGE = (REPOSITORY / "docs" / "scaling-model.md").read_text("utf-8")
#: Round numbers, to compute with by hand: seconds, bytes a second.
ROUND = Machine(2, Link(1e6, 0.25, 0.5), Link(1e3, 2.0, 3.0), sum_start=10.0, copy=1e4, launch=0.125)


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def load(element: str = "Q2", components: int = 1) -> Load:
    rate = H200_RATES[components][int(element[1:]) - 1] * 1e9
    return Load(space(element, 3, 1), components, 8, rate)


def default_curves(element: str) -> tuple[Curve, Curve]:
    one = load(element)
    return (
        weak_curve(one, H200_NODES, DEFAULT_WEAK, DEFAULT_DEVICES),
        strong_curve(one, H200_NODES, DEFAULT_STRONG, DEFAULT_DEVICES),
    )


def results(name: str) -> Iterator[dict[str, Any]]:
    """Rows of a file of measurements, which is one JSON after the other."""
    text, at = (REPOSITORY / "bench" / "results" / name).read_text(), 0
    while text[at:].strip():
        content, at = json.JSONDecoder().raw_decode(text, at)
        at += len(text[at:]) - len(text[at:].lstrip())
        yield from content["rows"]


def test_times_by_hand() -> None:
    """Q1 on 4 x 1 squares of two devices in one node: nodes 2 x 2 and 3 x 2, one face of 2 nodes between them."""
    work = Load(space("Q1", 2, 1), 3, 8, rate=6.0)
    one = point_of(work, ROUND, Partition("quadrilateral", 1, (4, 1), (1, 1), 2))
    # a cell counts as one node of three components
    assert one.apply == one.compute == 0.125 + 4 * 3 / 6.0
    assert (one.exchange, one.packing, one.border_time, one.sums) == (0, 0, 0, 0)
    assert one.vectors == pytest.approx(2 * 0.125 + CG_VECTORS * 5 * 2 * 24 / 1e4)
    two = point_of(work, ROUND, Partition("quadrilateral", 1, (4, 1), (2, 1), 2))
    assert (two.cells, two.border, two.halo_bytes, two.network_bytes, two.messages) == (2, 1, 48, 0, 1)
    # of the one at the border two nodes are owned and two ghosts, all set to zero; then a kernel for the cell
    assert two.border_time == pytest.approx(2 * 0.125 + 4 * 24 / 1e4 + 0.5)
    # an inner cell; owned values at the border are gathered (read, written, an index each) and scattered
    gathered, scattered = (0.125 + 2 * 3 * (2 * 8 + 8) / 1e4, 0.125 + 2 * 3 * (3 * 8 + 8) / 1e4)
    assert two.compute == pytest.approx(0.125 + 0.5 + gathered + scattered + two.border_time)
    assert two.exchange == pytest.approx(0.25 + 48 / 1e6)
    # what comes back is added by lists, with three indices
    assert two.packing == pytest.approx(gathered + 0.125 + 2 * 3 * (3 * 8 + 3 * 8) / 1e4)
    assert two.apply == pytest.approx(two.packing + max(two.compute, 2 * two.exchange + two.border_time))
    assert two.compute > 2 * two.exchange + two.border_time
    assert two.vectors == pytest.approx(2 * 0.125 + CG_VECTORS * 6 * 24 / 1e4)
    assert two.sums == 10.0 + 2 * 0.5
    assert two.cg == two.apply + two.vectors + two.sums


def test_messages_through_the_network_by_hand() -> None:
    """Three devices in a row, two to a node: the last waits for the network, and computing hides a part of it."""
    work = Load(space("Q1", 2, 1), 1, 8, rate=1.0)
    three = point_of(work, ROUND, Partition("quadrilateral", 1, (9, 1), (3, 1), 2))
    assert three.exchange == pytest.approx(2.0 + 16 / 1e3)
    assert three.network_bytes == 16
    # 3 cells, one of them at the border with four nodes
    border = 2 * 0.125 + 4 * 8 / 1e4 + 1
    assert three.apply == pytest.approx(three.packing + 2 * three.exchange + border)
    slow = point_of(replace(work, rate=0.1), ROUND, three.partition)
    around = 2 * 0.125 + 2 * (5 * 8 + 2 * 8) / 1e4
    assert slow.apply == pytest.approx(slow.packing + 30 + 0.125 + around + border - 1)


@pytest.mark.parametrize(
    ("devices", "within", "across"),
    [(1, 0, 0), (2, 1, 0), (3, 2, 0), (8, 3, 0), (9, 3, 1), (64, 3, 3), (10000, 3, 11)],
)
def test_sums_take_as_many_steps_as_trees_are_high(devices: int, within: int, across: int) -> None:
    machine = Machine(8, Link(1, 1, 1.0), Link(1, 1, 100.0), sum_start=0.5, copy=1, launch=1)
    expected = 0.5 + 2 * (within + 100.0 * across) if devices > 1 else 0.0
    assert machine.sum_seconds(devices) == expected


def test_rates_are_those_that_were_measured() -> None:
    rows = {row["name"]: row["gdofs_add"] for row in results("h200_ceed.json")}
    for components, problem in ((1, "bp3"), (3, "bp4")):
        by_x = "x3" if components == 3 else ""
        for degree, rate in enumerate(H200_RATES[components], 1):
            nodes = "_gll" if degree > 2 else ""
            measured = rows[f"{problem}_q{degree}{nodes}{by_x}_hexahedron_f64_apply"]
            assert rate == pytest.approx(measured, rel=5e-3)


def test_one_device_is_as_fast_as_it_was_measured() -> None:
    """BP3 of degree 4, 6 and 8 from 15 thousand dofs on, by a rate and one time for launches."""
    seen = 0
    for row in results("h200_ceed_sizes.json"):
        if match := re.match(r"bp3_q([468])_gll_hexahedron_f64_apply", row["name"]):
            degree, cubes = int(match[1]), (row["divisions"],) * 3
            partition = Partition("hexahedron", degree, cubes, (1, 1, 1), 8)
            point = point_of(load(f"Q{degree}"), H200_NODES, partition)
            assert point.dofs == row["dofs"]
            large = row["dofs"] > 10**6
            # a few dozen cells of a high degree do not fill the device
            if large or degree == 4:
                near = 0.08 if large else 0.17
                assert point.apply * 1e3 == pytest.approx(row["add"]["median"], rel=near), row["dofs"]
            near = 0.07 if large else 0.2
            assert point.cg * 1e3 == pytest.approx(row["cg"]["iteration"]["median"], rel=near), row["dofs"]
            seen += 1
    assert seen == 17 + 16 + 16  # the largest meshes of degree 6 and 8 were cut short


@pytest.mark.parametrize("element", ["Q1", "Q2", "Q4"])
def test_limits_of_the_default_curves(element: str) -> None:
    weak, strong = default_curves(element)
    for curve in (weak, strong):
        one, *others = curve.points
        assert (one.devices, one.apply_efficiency, one.cg_efficiency) == (1, 1, 1)
        assert (one.halo_bytes, one.messages, one.sums) == (0, 0, 0)
        for point in others:
            assert 0 < point.cg_efficiency < 1
            assert 0 < point.apply_efficiency < 1
    cells = {point.cells for point in weak.points}
    assert cells == {weak.points[0].partition.cells}
    efficiencies = [point.cg_efficiency for point in weak.points]
    assert efficiencies == sorted(efficiencies, reverse=True)
    assert weak.points[-1].cg_efficiency > 0.8
    sizes = {point.dofs for point in strong.points}
    assert sizes == {strong.points[0].dofs}
    # more devices than pay: none of them is much slower, few of them use what they have
    assert strong.points[-1].cg_efficiency < 0.2 < 0.95 < strong.points[3].cg_efficiency


def test_efficiency_is_lost_by_what_costs_time() -> None:
    """No time for launches, messages and sums: what is left are shares that differ, and vectors of faces."""
    instant = Link(1e30, 1e-30, 1e-30)
    free = Machine(8, instant, instant, sum_start=1e-30, copy=1e30, launch=1e-30)
    point = strong_curve(load(), free, 10**6, [64]).points[0]
    even = point.partition.cells / (64 * point.cells)
    assert point.apply_efficiency == pytest.approx(even)
    slower = replace(free, network=replace(instant, latency=1.0))
    assert strong_curve(load(), slower, 10**6, [64]).points[0].apply_efficiency < 1e-3
    assert strong_curve(load(), slower, 10**6, [8]).points[0].apply_efficiency > 0.9


def test_shares_of_simplices_are_those_of_their_cubes() -> None:
    """The lattice of nodes is the same, cells are six times as many."""
    cubes, boxes = load("Q2"), Load(space("P2", 3, 1), 1, 8, load("Q2").rate)
    for one, other in zip(
        weak_curve(cubes, H200_NODES, 10**6, [1, 8]).points,
        weak_curve(boxes, H200_NODES, 10**6, [1, 8]).points,
        strict=True,
    ):
        assert (other.dofs, other.cells, other.halo_bytes) == (one.dofs, 6 * one.cells, one.halo_bytes)
        assert other.apply == pytest.approx(one.apply)


def test_formats_have_the_same_points(command_line: CommandLine) -> None:
    words = ("scaling", "--element", "Q2", "--devices", "1", "--devices", "64", "--weak", "1000000")
    content = json.loads(command_line.good(*words, "--format", "json"))
    rows = list(csv.DictReader(io.StringIO(command_line.good(*words, "--format", "csv"))))
    assert [{k: str(v) for k, v in row.items()} for row in content["rows"]] == rows
    assert [row["devices"] for row in rows] == ["1", "64"]
    (row,) = [row for row in content["rows"] if row["devices"] == 64]
    point = weak_curve(load(), H200_NODES, 10**6, [64]).points[0]
    assert row["cg_seconds"] == pytest.approx(point.cg)
    assert row["cg_efficiency"] == pytest.approx(point.cg_efficiency)
    parts = [row[name] for name in ("packing_seconds", "vectors_seconds", "sum_seconds")]
    chain = max(row["compute_seconds"], 2 * row["exchange_seconds"] + row["border_seconds"])
    assert row["cg_seconds"] == pytest.approx(sum(parts) + chain)
    assert content["model"]["network"]["bandwidth"] == 50e9
    table = command_line.good(*words, "--format", "markdown")
    assert f"| 64 | 4 x 4 x 4 | {point.dofs:,} | {point.cells:,} |" in table
    text = command_line.good(*words)
    cells = {tuple(re.split(r"\s{2,}", line.strip())) for line in text.splitlines()}
    wanted = [tuple(line.strip("| ").split(" | ")) for line in table.splitlines() if line.startswith("| ")]
    assert {row for row in wanted if "---" not in row[0]} <= cells


def test_every_option_reaches_the_model(command_line: CommandLine) -> None:
    base = {"--element": "Q2", "--devices": "16", "--strong": "1000000", "--format": "csv", "--rate": "18.1"}

    def row(changed: dict[str, str]) -> dict[str, str]:
        words = [word for option in (base | changed).items() for word in option]
        (found,) = csv.DictReader(io.StringIO(command_line.good("scaling", *words)))
        return found

    plain = row({})
    for words, name in (
        (("--element", "Q3"), "element"), (("--dimension", "2"), "cell"), (("--components", "3"), "components"),
        (("--devices", "32"), "devices"), (("--strong", "2000000"), "dofs"), (("--scalar", "float32"), "halo_bytes"),
        (("--rate", "5"), "compute_seconds"), (("--launch", "9"), "compute_seconds"),
        (("--copy", "100"), "vectors_seconds"), (("--node", "2"), "network_bytes"),
        (("--network-bandwidth", "1"), "exchange_seconds"), (("--network-latency", "50"), "exchange_seconds"),
        (("--network-hop", "50"), "sum_seconds"), (("--node-hop", "50"), "sum_seconds"),
        (("--sum-start", "50"), "sum_seconds"), (("--node-latency", "500"), "exchange_seconds"),
        (("--node-bandwidth", "0.01"), "exchange_seconds"),
    ):  # fmt: skip
        assert row(dict([words]))[name] != plain[name], words


MEASURED = [
    {"scaling": "weak", "element": "Q2", "devices": 1, "dofs": 100, "apply_seconds": 2, "cg_seconds": 3.0},
    {"scaling": "weak", "element": "Q2", "devices": 2, "dofs": 190, "apply_seconds": 2.5, "cg_seconds": 4.0},
]


def test_measured_points_are_drawn(tmp_path: Path, command_line: CommandLine) -> None:
    file = tmp_path / "measured.json"
    file.write_text(json.dumps({"rows": MEASURED, "device": "any other data"}))
    curves = default_curves("Q2")
    points = read_measured(file, curves)
    assert points[1] == Measured("weak", "Q2", 2, 190, 2.5, 4.0)
    assert efficiencies(points[1], points) == (0.95 * 2 / 2.5, 0.95 * 3 / 4)

    def lines(measured: list[Measured]) -> list[Any]:
        return [line for axis in scaling_figure(curves, measured).axes for line in axis.lines]

    plain, with_points = lines([]), lines(points)
    drawn = [
        (line.get_marker(), *line.get_xydata()[0]) for line in with_points if line.get_linestyle() == "None"
    ]
    assert len(plain) == 8
    expected = {
        ("s", 1, 1),
        ("o", 1, 1),
        ("s", 2, 0.76),
        ("o", 2, 0.7125),
        ("o", 1, 100 / 3e9),
        ("o", 2, 190 / 4e9),
    }
    assert {(marker, x, round(float(y), 12)) for marker, x, y in drawn} == {
        (m, x, round(y, 12)) for m, x, y in expected
    }
    # the same command writes the same files
    words = (
        "scaling",
        "--element",
        "Q2",
        "--weak",
        "1000",
        "--devices",
        "1",
        "--devices",
        "2",
        "--measured",
        file,
    )
    for name in ("a.svg", "b.svg", "a.png"):
        command_line.good(*words, "--plot", tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert b"<svg" in (tmp_path / "a.svg").read_bytes()


@pytest.mark.parametrize(
    ("rows", "code", "said"),
    [
        ({}, ExitCode.FILE, "these are no measured points"),
        ([{**MEASURED[0], "devices": 0}], ExitCode.FILE, "all numbers positive"),
        ([{**MEASURED[0], "devices": True}], ExitCode.FILE, "these are no measured points"),
        ([{**MEASURED[0], "cg_seconds": "1"}], ExitCode.FILE, "these are no measured points"),
        (
            [{k: v for k, v in MEASURED[0].items() if k != "dofs"}],
            ExitCode.FILE,
            "these are no measured points",
        ),
        ([{**MEASURED[0], "element": "Q7"}], ExitCode.USAGE, "weak scaling of Q7 is not drawn"),
        ([{**MEASURED[0], "scaling": "strong"}], ExitCode.USAGE, "strong scaling of Q2 is not drawn"),
        (MEASURED[1:], ExitCode.USAGE, "was not measured on one device"),
    ],
)
def test_measured_points_that_are_refused(
    rows: Any, code: int, said: str, tmp_path: Path, command_line: CommandLine
) -> None:
    file = tmp_path / "measured.json"
    file.write_text(json.dumps({"rows": rows}))
    plot = tmp_path / "p.svg"
    words = ("scaling", "--element", "Q2", "--weak", "1000", "--measured", file, "--plot", plot)
    assert said in " ".join(command_line.bad(code, *words).split())
    assert not plot.exists()


def test_files_that_are_not_json(tmp_path: Path, command_line: CommandLine) -> None:
    plot = ("--plot", tmp_path / "p.svg")
    assert "o such file" in command_line.bad(ExitCode.FILE, "scaling", "--measured", tmp_path / "none", *plot)
    for content in (b"{", b"\xff", b"[]"):
        (tmp_path / "bad").write_bytes(content)
        command_line.bad(ExitCode.FILE, "scaling", "--measured", tmp_path / "bad", *plot)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--element", "R1"], "there is no model of the element 'R1'"),
        (["--element", "P1"], "no rate is known of P1 tetrahedron, float64"),
        (["--components", "2"], "no rate is known of Q1 hexahedron, 2 components, float64"),
        (["--scalar", "float32"], "no rate is known of Q1 hexahedron, float32"),
        (["--dimension", "2"], "no rate is known of Q1 quadrilateral"),
        (["--devices", "0"], "--devices"),
        (["--devices", "10001"], "--devices"),
        (["--weak", "0"], "--weak"),
        (["--network-bandwidth", "0"], "--network-bandwidth"),
        (["--strong", "27", "--devices", "28"], "28 devices cannot share 3 x 3 x 3 cubes as boxes"),
        (["--measured", "x.json"], "measured points are only drawn"),
        (["--plot", "x.txt"], "no picture can be written as .txt"),
    ],
    ids=" ".join,
)
def test_what_is_refused(command_line: CommandLine, words: list[str], said: str) -> None:
    assert said in command_line.bad(ExitCode.USAGE, "scaling", *words)


def test_the_help_and_the_documentation_agree(
    command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = command_line.good("scaling", "--help")
    assert set(re.findall(r"`(--[a-z-]+)", SECTION)) == set(re.findall(r"(--[a-z-]+)", text)) - {"--help"}
    examples = [line.split()[1:] for line in text.splitlines() if line.startswith("    femforge ")]
    documented = [line.split() for line in re.findall(r"^femforge (.+)$", SECTION, re.MULTILINE)]
    assert examples == documented
    for words in examples:
        command_line.good(*words)


def test_the_page_has_what_the_command_prints(command_line: CommandLine) -> None:
    between = PAGE.partition("<!-- scaling: begin -->\n\n")[2].partition("\n<!-- scaling: end -->")[0]
    assert between == command_line.good("scaling", "--element", "Q2", "--format", "markdown")


def test_the_page_names_the_numbers_of_the_machine() -> None:
    machine = H200_NODES
    for number in (
        machine.node.bandwidth / 1e9, machine.network.bandwidth / 1e9, machine.node.latency * 1e6,
        machine.network.latency * 1e6, machine.node.hop * 1e6, machine.network.hop * 1e6,
        machine.sum_start * 1e6, machine.copy / 1e9, machine.launch * 1e6,
    ):  # fmt: skip
        assert f"| {round(number, 6):g} |" in PAGE, number


def test_the_summary_on_the_page() -> None:
    """Efficiencies of an iteration, element by element."""
    for row in re.findall(r"^\| (Q\d) \| (weak|strong) \| (.+) \|$", PAGE, re.MULTILINE):
        element, scaling, said = row
        curve = default_curves(element)[scaling == "strong"]
        found = {point.devices: point for point in curve.points}
        wanted = [f"{found[count].cg_efficiency:.3f}" for count in (2, 8, 64, 1000, 10000)]
        assert said.split(" | ") == wanted
    assert len(re.findall(r"^\| Q\d \| (?:weak|strong) \|", PAGE, re.MULTILINE)) == 6
