"""Weak and strong scaling of matrix-free operators and of conjugate gradients, as a model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from femforge.model.machines import CG_KERNEL_COUNT, CG_VECTORS, Link, Machine
from femforge.model.shares import Messages, Partition, Share, fitting_grid, growing_grid
from femforge.model.spaces import Space

WEAK, STRONG = "weak", "strong"
#: Of a dof in a list of what is packed or gathered.
INDEX_BYTES = 8


@dataclass(frozen=True)
class Load:
    """What is computed on every device.

    Attributes:
        space: the element; its box says only which cells there are.
        components: of the field.
        scalar: bytes of a number.
        rate: dofs a second of the operator on one device, on so large a mesh that nothing else counts.
    """

    space: Space
    components: int
    scalar: int
    rate: float

    @property
    def node_bytes(self) -> int:
        """All components of a node."""
        return self.components * self.scalar

    def cubes(self, dofs: int) -> int:
        """In each direction, of a box with about so many dofs."""
        dimension = self.space.box.dimension
        side = (dofs / self.components) ** (1.0 / dimension)
        return max(1, round(float(side) / self.space.degree))

    def seconds(self, cells: int, partition: Partition) -> float:
        """To compute some cells: the rate counts the dofs of a cell as on a mesh without end."""
        nodes = float(self.space.degree ** len(partition.cubes)) / partition.cells_of_cube
        return cells * nodes * self.components / self.rate


@dataclass(frozen=True)
class Point:
    """A number of devices, with what the model says of it. Times are in seconds.

    Attributes:
        partition: which device has what.
        dofs: of all devices.
        cells: of the largest share.
        border: most cells of a share that touch ghosts.
        ghosts: most dofs of a share that others own.
        halo_bytes: most that a device sends or receives in one exchange.
        network_bytes: of these, most that pass the network.
        messages: most that a device sends or receives in one exchange.
        compute: all cells of a share, inner ones and those at the border, and what surrounds the latter: their
            values are gathered, their results set to zero before and scattered after.
        border_time: cells at the border alone, with the setting to zero.
        exchange: ghosts from their owners; contributions to them take as long.
        packing: owned values into messages, and contributions added to them, neighbour by neighbour.
        apply: the operator.
        vectors: vector kernels of an iteration of conjugate gradients.
        sums: over all devices, once an iteration.
        apply_efficiency: of one device's operator, 1 for one device.
        cg_efficiency: of one device's iteration.
    """

    partition: Partition
    dofs: int
    cells: int
    border: int
    ghosts: int
    halo_bytes: int
    network_bytes: int
    messages: int
    compute: float
    border_time: float
    exchange: float
    packing: float
    apply: float
    vectors: float
    sums: float
    apply_efficiency: float = 1.0
    cg_efficiency: float = 1.0

    @property
    def devices(self) -> int:
        """Their number."""
        return self.partition.devices

    @property
    def cg(self) -> float:
        """Seconds of an iteration of conjugate gradients."""
        return self.apply + self.vectors + self.sums


@dataclass(frozen=True)
class Curve:
    """Points of one element.

    Attributes:
        scaling: ``weak`` or ``strong``.
        load: what is computed.
        points: by number of devices, in the order asked for.
    """

    scaling: str
    load: Load
    points: tuple[Point, ...]

    @property
    def element(self) -> str:
        """For instance ``Q2``."""
        return self.load.space.name.split()[0]


def weak_curve(load: Load, machine: Machine, dofs: int, devices: Iterable[int]) -> Curve:
    """Equal cubic shares, so that the mesh grows with the devices.

    Args:
        load: what is computed.
        machine: on which cluster.
        dofs: about, of each device.
        devices: numbers of them.
    """
    dimension, cubes = load.space.box.dimension, load.cubes(dofs)

    def partition(count: int) -> Partition:
        grid = growing_grid(count, dimension)
        return _partition(load, machine, tuple(cubes * n for n in grid), grid)

    one = point_of(load, machine, partition(1))
    points = (point_of(load, machine, partition(count)) for count in devices)
    return Curve(WEAK, load, tuple(_compared(point, one, 1) for point in points))


def strong_curve(load: Load, machine: Machine, dofs: int, devices: Iterable[int]) -> Curve:
    """One cubic mesh for all numbers of devices.

    Args:
        load: what is computed.
        machine: on which cluster.
        dofs: about, of all devices together.
        devices: numbers of them.

    Raises:
        FemforgeError: there are too few cells for so many devices.
    """
    cubes = (load.cubes(dofs),) * load.space.box.dimension

    def partition(count: int) -> Partition:
        return _partition(load, machine, cubes, fitting_grid(count, cubes))

    one = point_of(load, machine, partition(1))
    points = (point_of(load, machine, partition(count)) for count in devices)
    return Curve(STRONG, load, tuple(_compared(point, one, point.devices) for point in points))


def _partition(load: Load, machine: Machine, cubes: tuple[int, ...], grid: tuple[int, ...]) -> Partition:
    return Partition(load.space.box.cell, load.space.degree, cubes, grid, machine.devices_of_node)


def _compared(point: Point, one: Point, split: int) -> Point:
    """With efficiencies: the time of one device over that of all, which have ``split`` parts of its work each."""
    return replace(
        point,
        apply_efficiency=one.apply / (split * point.apply),
        cg_efficiency=one.cg / (split * point.cg),
    )


def point_of(load: Load, machine: Machine, partition: Partition) -> Point:
    """The times of a partition.

    A device computes one thing at a time, so that the cells at the border delay the inner ones; what is hidden are
    messages only. The slowest share of each part counts, whichever it is: all wait for all.
    """
    shares = partition.shares

    def vector_kernels(kernels: int, nodes: int, values: int) -> float:
        # a value is read and written on its way out, two are read and one written on the way back, by an index each
        moved = nodes * (values * load.node_bytes + 2 * INDEX_BYTES * load.components)
        return kernels * machine.launch + moved / machine.copy

    def computing(share: Share) -> float:
        inner = machine.launch * (share.border < share.cells)
        around = vector_kernels(2, share.touched, 5) if share.border else 0.0
        return inner + around + border(share) + load.seconds(share.cells - share.border, partition)

    def border(share: Share) -> float:
        if not share.border:
            return 0.0
        zeroed = machine.launch + (share.touched + share.ghosts) * load.node_bytes / machine.copy
        return zeroed + machine.launch + load.seconds(share.border, partition)

    def exchanging(share: Share) -> float:
        return max(_message_seconds(m, load, machine) for m in (share.incoming, share.outgoing))

    def packing(share: Share) -> float:
        sent = share.outgoing
        return vector_kernels(1 + sent.count, sent.nodes, 5) if sent.count else 0.0

    compute, border_time = max(map(computing, shares)), max(map(border, shares))
    exchange, packed = max(map(exchanging, shares)), max(map(packing, shares))
    both = [m for share in shares for m in (share.incoming, share.outgoing)]
    owned = max(share.owned for share in shares) * load.node_bytes
    return Point(
        partition=partition,
        dofs=partition.nodes * load.components,
        cells=max(share.cells for share in shares),
        border=max(share.border for share in shares),
        ghosts=max(share.ghosts for share in shares) * load.components,
        halo_bytes=max(m.nodes for m in both) * load.node_bytes,
        network_bytes=max(m.far_nodes for m in both) * load.node_bytes,
        messages=max(m.count for m in both),
        compute=compute,
        border_time=border_time,
        exchange=exchange,
        packing=packed,
        apply=packed + max(compute, exchange + border_time + exchange),
        vectors=CG_KERNEL_COUNT * machine.launch + CG_VECTORS * owned / machine.copy,
        sums=machine.sum_seconds(partition.devices),
    )


def _message_seconds(messages: Messages, load: Load, machine: Machine) -> float:
    """All at once: those of one kind share the bandwidth, and have their latency once."""

    def kind(link: Link, count: int, nodes: int) -> float:
        return link.latency + nodes * load.node_bytes / link.bandwidth if count else 0.0

    return max(
        kind(machine.node, messages.near, messages.near_nodes),
        kind(machine.network, messages.far, messages.far_nodes),
    )
