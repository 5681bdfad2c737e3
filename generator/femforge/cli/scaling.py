"""``femforge scaling``: weak and strong scaling over many devices, as a model says."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.markup import escape

from femforge.cli.options import Number
from femforge.cli.tables import new_table, print_table
from femforge.errors import FemforgeError
from femforge.model.devices import GIGA
from femforge.model.machines import H200_NODES, H200_RATES, MICROSECONDS, Link, Machine
from femforge.model.scaling import Curve, Load, strong_curve, weak_curve
from femforge.model.scaling_tables import records, scaling_sheets
from femforge.model.shares import MAX_DEVICES
from femforge.model.sheets import markdown_page
from femforge.model.spaces import space

DEFAULT_ELEMENTS = ("Q1", "Q2", "Q4")
DEFAULT_DEVICES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 2048, 4096, 8192, 10_000)
DEFAULT_WEAK, DEFAULT_STRONG = 10**7, 10**9
SCALAR_BYTES = {"float32": 4, "float64": 8}
FORMATS = ("text", "markdown", "csv", "json")
_POSITIVE = Number(min=0, min_open=True, max=1e9)
_DOFS = click.IntRange(1, 10**13)


def _microseconds(seconds: float) -> float:
    return round(seconds * MICROSECONDS, 6)


@click.command(
    "scaling",
    epilog="\b\nExamples:\n"
    "  femforge scaling\n"
    "  femforge scaling --element Q2 --weak 20000000 --devices 64 --format csv\n"
    "  femforge scaling --element Q2 --components 3 --strong 300000000 --node 4\n"
    "  femforge scaling --element P2 --rate 22.4 --plot scaling.svg",
)
@click.option("--element", "elements", multiple=True, default=DEFAULT_ELEMENTS, show_default=True, metavar="NAME",
              help="P1 to P8 on simplices, Q1 to Q8 on cubes. Repeatable.")  # fmt: skip
@click.option("--dimension", type=click.IntRange(1, 3), default=3, show_default=True, help="Of the mesh.")
@click.option("--components", type=click.IntRange(1, 100), default=1, show_default=True, metavar="N",
              help="Of the field.")  # fmt: skip
@click.option("--weak", type=_DOFS, metavar="DOFS",
              help="Weak scaling, with about so many dofs a device. Default without --strong: 10000000.")  # fmt: skip
@click.option("--strong", type=_DOFS, metavar="DOFS",
              help="Strong scaling, with about so many dofs in all. Default without --weak: 1000000000.")  # fmt: skip
@click.option("--devices", multiple=True, type=click.IntRange(1, MAX_DEVICES), default=DEFAULT_DEVICES,
              metavar="N", help="Their number. Repeatable. Default: 15 numbers from 1 to 10000.")  # fmt: skip
@click.option("--scalar", type=click.Choice(tuple(SCALAR_BYTES)), default="float64", show_default=True,
              help="Of vectors and messages.")  # fmt: skip
@click.option("--rate", type=_POSITIVE, metavar="GDOFS",
              help="10^9 dofs a second of the operator on one device, for all elements. Default: as measured on an "
              "H200 for Laplace on hexahedra, float64, 1 or 3 components.")  # fmt: skip
@click.option("--launch", type=_POSITIVE, default=_microseconds(H200_NODES.launch), show_default=True, metavar="US",
              help="Microseconds that a kernel takes besides its work.")  # fmt: skip
@click.option("--copy", "copy_bandwidth", type=_POSITIVE, default=H200_NODES.copy / GIGA, show_default=True,
              metavar="GB/S", help="Of a device's memory, by vector kernels.")  # fmt: skip
@click.option("--node", "devices_of_node", type=click.IntRange(1, MAX_DEVICES),
              default=H200_NODES.devices_of_node, show_default=True, metavar="N",
              help="Devices of a node of the cluster.")  # fmt: skip
@click.option("--node-bandwidth", type=_POSITIVE, default=H200_NODES.node.bandwidth / GIGA, show_default=True,
              metavar="GB/S", help="Of a device to others of its node, each way.")  # fmt: skip
@click.option("--node-latency", type=_POSITIVE, default=_microseconds(H200_NODES.node.latency),
              show_default=True, metavar="US", help="Microseconds of a message within a node.")  # fmt: skip
@click.option("--node-hop", type=_POSITIVE, default=_microseconds(H200_NODES.node.hop), show_default=True,
              metavar="US", help="Microseconds of a step of a sum within a node.")  # fmt: skip
@click.option("--network-bandwidth", type=_POSITIVE, default=H200_NODES.network.bandwidth / GIGA,
              show_default=True, metavar="GB/S", help="Of a device to other nodes, each way.")  # fmt: skip
@click.option("--network-latency", type=_POSITIVE, default=_microseconds(H200_NODES.network.latency),
              show_default=True, metavar="US", help="Microseconds of a message to another node.")  # fmt: skip
@click.option("--network-hop", type=_POSITIVE, default=_microseconds(H200_NODES.network.hop),
              show_default=True, metavar="US", help="Microseconds of a step of a sum between nodes.")  # fmt: skip
@click.option("--sum-start", type=_POSITIVE, default=_microseconds(H200_NODES.sum_start), show_default=True,
              metavar="US", help="Microseconds of a sum over all devices before its first step.")  # fmt: skip
@click.option("--format", "format_", type=click.Choice(FORMATS), default="text", show_default=True,
              help="Of what is printed. CSV and JSON have all parts of the times, in seconds.")  # fmt: skip
@click.option("--plot", "plots", multiple=True, type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Also draw the curves (.png, .svg or .pdf). Repeatable.")  # fmt: skip
@click.option("--measured", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="JSON with measured points, drawn beside the curves.")  # fmt: skip
def command(
    elements: tuple[str, ...],
    dimension: int,
    components: int,
    weak: int | None,
    strong: int | None,
    devices: tuple[int, ...],
    scalar: str,
    rate: float | None,
    launch: float,
    copy_bandwidth: float,
    devices_of_node: int,
    node_bandwidth: float,
    node_latency: float,
    node_hop: float,
    network_bandwidth: float,
    network_latency: float,
    network_hop: float,
    sum_start: float,
    format_: str,
    plots: tuple[Path, ...],
    measured: Path | None,
) -> None:
    """Show how an operator and conjugate gradients would scale over devices that share a box of cells.

    This is a model: sizes are counted, bandwidths and latencies are given, and nothing is measured but the speed of
    one device. Weak scaling keeps the cells of a device, strong scaling those of all.
    """
    if measured and not plots:
        raise FemforgeError(
            "measured points are only drawn", place="--measured", mend="add --plot FILE, or leave it out"
        )
    machine = Machine(
        devices_of_node=devices_of_node,
        node=Link(node_bandwidth * GIGA, node_latency / MICROSECONDS, node_hop / MICROSECONDS),
        network=Link(network_bandwidth * GIGA, network_latency / MICROSECONDS, network_hop / MICROSECONDS),
        sum_start=sum_start / MICROSECONDS,
        copy=copy_bandwidth * GIGA,
        launch=launch / MICROSECONDS,
    )
    loads = [_load(element, dimension, components, scalar, rate) for element in dict.fromkeys(elements)]
    if weak is None and strong is None:
        weak, strong = DEFAULT_WEAK, DEFAULT_STRONG
    counts = sorted(set(devices))
    curves = [weak_curve(load, machine, weak, counts) for load in loads if weak is not None]
    curves += [strong_curve(load, machine, strong, counts) for load in loads if strong is not None]
    if plots:
        _draw(curves, measured, plots)
    _print(curves, machine, format_)


def _draw(curves: Sequence[Curve], measured: Path | None, files: Sequence[Path]) -> None:
    # matplotlib takes long to import
    from femforge.cli.plot import write_picture
    from femforge.cli.scaling_plot import read_measured, scaling_figure

    figure = scaling_figure(curves, read_measured(measured, curves) if measured else ())
    for file in files:
        write_picture(figure, file)


def _load(element: str, dimension: int, components: int, scalar: str, rate: float | None) -> Load:
    """What is computed, at the rate that is given or known.

    Raises:
        FemforgeError: the rate is neither.
    """
    found = space(element, dimension, 1)
    if rate is None:
        known = H200_RATES.get(components)
        if found.box.cell != "hexahedron" or scalar != "float64" or known is None:
            of = f", {components} components" if components > 1 else ""
            raise FemforgeError(
                f"no rate is known of {found.name}{of}, {scalar}", place=f"--element {element}",
                mend="give --rate, or take Q1 to Q8 in three dimensions, float64, with 1 or 3 components",
            )  # fmt: skip
        rate = known[found.degree - 1]
    return Load(found, components, SCALAR_BYTES[scalar], rate * GIGA)


def _print(curves: Sequence[Curve], machine: Machine, format_: str) -> None:
    rows = records(curves)
    if format_ == "json":
        rates = {curve.element: curve.load.rate for curve in curves}
        machine_data = asdict(machine)
        click.echo(json.dumps({"model": machine_data, "rates": rates, "rows": rows}, indent=1))
    elif format_ == "csv":
        stream = io.StringIO()
        writer = csv.DictWriter(stream, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        click.echo(stream.getvalue(), nl=False)
    elif format_ == "markdown":
        click.echo(markdown_page(scaling_sheets(curves)), nl=False)
    else:
        for sheet in scaling_sheets(curves):
            table = new_table(escape(sheet.title), sheet.columns, sheet.columns)
            for row in sheet.rows:
                table.add_row(*row)
            print_table(table)
