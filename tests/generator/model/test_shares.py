"""Shares of a box: what the model counts, against a mesh whose cells and nodes are dealt out one by one."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod

import pytest
from counted_mesh import Point, counted_cells, counted_nodes

from femforge.errors import FemforgeError
from femforge.model.machines import H200_NODES
from femforge.model.scaling import Load, point_of
from femforge.model.shares import Messages, Partition, Share, fitting_grid, growing_grid
from femforge.model.spaces import space

CASES = [
    # element, cubes, grid, devices of a node
    ("Q1", (4,), (3,), 2),
    ("P3", (4,), (4,), 1),
    ("Q1", (4, 3), (2, 2), 8),
    ("Q3", (3, 5), (3, 2), 2),
    ("P2", (4, 3), (2, 3), 4),
    ("Q1", (3, 3, 3), (1, 1, 1), 8),
    ("Q1", (4, 4, 4), (1, 1, 2), 8),
    ("Q1", (3, 3, 3), (3, 3, 3), 4),
    ("Q2", (3, 4, 5), (2, 2, 2), 2),
    ("Q2", (5, 2, 3), (2, 1, 3), 4),
    ("Q4", (2, 3, 2), (2, 2, 1), 1),
    ("P1", (3, 3, 3), (2, 2, 3), 8),
    ("P2", (2, 3, 3), (2, 2, 2), 4),
    ("P3", (2, 2, 2), (2, 1, 2), 2),
]


@dataclass
class Dealt:
    """What one device has, by walking through the mesh."""

    cells: list[list[Point]] = field(default_factory=list)
    nodes: set[Point] = field(default_factory=set)


def dealt(element: str, cubes: Sequence[int], grid: Sequence[int]) -> list[Dealt]:
    """Cells and nodes by device; devices are numbered along the first direction first."""
    degree, tensor = int(element[1:]), element[0] == "Q"
    cells = counted_cells(element, cubes)
    of_cube = len(cells) // prod(cubes)
    devices = [Dealt() for _ in range(prod(grid))]
    for number, corner in enumerate(itertools.product(*map(range, cubes))):
        places = []
        for axis, at in enumerate(corner):
            ends = [cubes[axis] * (p + 1) // grid[axis] for p in range(grid[axis])]
            places.append(sum(at >= end for end in ends))
        device = sum(place * prod(grid[:axis]) for axis, place in enumerate(places))
        for vertices in cells[number * of_cube : (number + 1) * of_cube]:
            nodes = counted_nodes(vertices, degree, tensor)
            devices[device].cells.append(nodes)
            devices[device].nodes |= set(nodes)
    return devices


def counted_shares(element: str, cubes: Sequence[int], grid: Sequence[int], of_node: int) -> list[Share]:
    """The shares, with every node of the mesh owned by the first device that has it."""
    devices = dealt(element, cubes, grid)
    owner: dict[Point, int] = {}
    for number, device in enumerate(devices):
        for node in device.nodes:
            owner.setdefault(node, number)
    traffic: dict[tuple[int, int], int] = Counter()
    for number, device in enumerate(devices):
        traffic.update((owner[node], number) for node in device.nodes if owner[node] != number)

    def messages(pairs: Sequence[tuple[int, int]]) -> Messages:
        near = [pair for pair in pairs if pair[0] // of_node == pair[1] // of_node]
        far = [pair for pair in pairs if pair not in near]
        return Messages(len(near), sum(traffic[p] for p in near), len(far), sum(traffic[p] for p in far))

    found = []
    for number, device in enumerate(devices):
        at_border = [cell for cell in device.cells if any(owner[node] != number for node in cell)]
        touched = {node for cell in at_border for node in cell if owner[node] == number}
        owned = sum(owner[node] == number for node in device.nodes)
        incoming = messages([pair for pair in traffic if pair[1] == number])
        outgoing = messages([pair for pair in traffic if pair[0] == number])
        found.append(Share(len(device.cells), len(at_border), owned, len(touched), incoming, outgoing))
    return found


def partition_of(element: str, cubes: tuple[int, ...], grid: tuple[int, ...], of_node: int) -> Partition:
    found = space(element, len(cubes), 1)
    return Partition(found.box.cell, found.degree, cubes, grid, of_node)


@pytest.mark.parametrize(("element", "cubes", "grid", "of_node"), CASES)
def test_shares_are_those_of_a_mesh_that_is_dealt_out(
    element: str, cubes: tuple[int, ...], grid: tuple[int, ...], of_node: int
) -> None:
    partition = partition_of(element, cubes, grid, of_node)
    counted = counted_shares(element, cubes, grid, of_node)
    assert [partition.share(device) for device in range(partition.devices)] == counted
    assert partition.shares == set(counted)
    assert sum(share.owned for share in counted) == partition.nodes
    assert sum(share.cells for share in counted) == partition.cells


@pytest.mark.parametrize("components", [1, 3])
@pytest.mark.parametrize("scalar", [4, 8])
def test_bytes_of_the_halo_are_counted(components: int, scalar: int) -> None:
    """Every component of every node that is sent or received, of the device that has most."""
    element, cubes, grid, of_node = "Q2", (3, 4, 5), (2, 2, 2), 2
    point = point_of(
        Load(space(element, 3, 1), components, scalar, 1e9),
        H200_NODES,
        partition_of(element, cubes, grid, of_node),
    )
    devices = dealt(element, cubes, grid)
    sent: dict[int, int] = defaultdict(int)
    received: dict[int, int] = defaultdict(int)
    far: dict[tuple[str, int], int] = defaultdict(int)
    for node in set().union(*(device.nodes for device in devices)):
        first, *others = (number for number, device in enumerate(devices) if node in device.nodes)
        for other in others:
            sent[first] += components * scalar
            received[other] += components * scalar
            if first // of_node != other // of_node:
                far["sent", first] += components * scalar
                far["received", other] += components * scalar
    assert point.halo_bytes == max(*sent.values(), *received.values())
    assert point.network_bytes == max(far.values())
    assert point.ghosts * scalar == max(received.values())
    lattice = prod(2 * n + 1 for n in cubes)
    assert point.dofs == components * lattice


def test_one_device_has_no_halo() -> None:
    (share,) = partition_of("Q2", (3, 3, 3), (1, 1, 1), 8).shares
    assert share == Share(27, 0, 343, 0, Messages(), Messages())
    assert (share.ghosts, share.incoming.count, share.outgoing.count) == (0, 0, 0)


def test_an_inner_device_of_a_large_grid_by_hand() -> None:
    """Q1, 10^3 cubes each: three faces, three edges and a vertex come from seven devices."""
    share = partition_of("Q1", (30, 30, 30), (3, 3, 3), 1).share(13)
    assert share.owned == 1000
    assert share.incoming == share.outgoing == Messages(0, 0, 7, 3 * 100 + 3 * 10 + 1)
    assert share.border == 1000 - 9**3
    assert share.touched == 1000 - 9**3


@pytest.mark.parametrize(
    ("devices", "grid"),
    [
        *[(1, (1, 1, 1)), (2, (1, 1, 2)), (4, (1, 2, 2)), (8, (2, 2, 2)), (12, (2, 2, 3)), (7, (1, 1, 7))],
        *[(1000, (10, 10, 10)), (8192, (16, 16, 32)), (10000, (20, 20, 25))],
    ],
)
def test_grids_are_as_close_to_a_cube_as_the_number_allows(devices: int, grid: tuple[int, ...]) -> None:
    assert growing_grid(devices, 3) == grid
    # as the runtime cuts such a box
    assert fitting_grid(devices, tuple(12 * n for n in grid)) == grid


def test_the_grid_of_a_box_has_the_least_cuts() -> None:
    """All grids of 12 devices on a long box, their cuts counted face by face."""
    cubes = (3, 5, 20)
    cuts = {}
    for grid in itertools.product(range(1, 13), repeat=3):
        if prod(grid) == 12 and all(p <= n for p, n in zip(grid, cubes, strict=True)):
            sizes = [[n * (i + 1) // p for i in range(p)] for p, n in zip(grid, cubes, strict=True)]
            between = [sum(end < n for end in ends) for ends, n in zip(sizes, cubes, strict=True)]
            cuts[grid] = sum(b * prod(cubes) // n for b, n in zip(between, cubes, strict=True))
    assert cuts[fitting_grid(12, cubes)] == min(cuts.values())
    assert len(set(cuts.values())) > 2


def test_no_share_is_empty() -> None:
    # the least cuts would be in the short direction
    assert fitting_grid(6, (2, 3)) == (2, 3)
    with pytest.raises(FemforgeError, match="28 devices cannot share 3 x 3 x 3 cubes as boxes"):
        fitting_grid(28, (3, 3, 3))
