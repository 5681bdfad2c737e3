"""Clusters of GPUs: links, and what was measured of one GPU. Each number has its source."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log2

from femforge.model.devices import GIGA

#: Microseconds of a second.
MICROSECONDS = 10**6


@dataclass(frozen=True)
class Link:
    """How devices reach each other.

    Attributes:
        bandwidth: bytes a second of one device, each way.
        latency: seconds that a message takes besides its bytes, with what it takes to start it.
        hop: seconds of one step of a sum over all devices.
    """

    bandwidth: float
    latency: float
    hop: float


@dataclass(frozen=True)
class Machine:
    """A cluster.

    Attributes:
        devices_of_node: that ``node`` joins; those of different nodes are joined by ``network``.
        node: the link within.
        network: the link across.
        sum_start: seconds that a sum over all devices takes before its first step.
        copy: bytes read and written a second of one device, by kernels on vectors.
        launch: seconds that a kernel takes besides its work.
    """

    devices_of_node: int
    node: Link
    network: Link
    sum_start: float
    copy: float
    launch: float

    def sum_seconds(self, devices: int) -> float:
        """A sum of a few numbers over all devices, by trees there and back: within nodes, and across them."""
        if devices == 1:
            return 0.0
        within = ceil(log2(min(devices, self.devices_of_node)))
        across = ceil(log2(-(-devices // self.devices_of_node)))
        return self.sum_start + 2 * (within * self.node.hop + across * self.network.hop)


#: NVIDIA H200, eight to a node. NVLink of the fourth generation: 900 GB/s a GPU both ways together; InfiniBand NDR,
#: one port of 400 Gb/s a GPU (NVIDIA's data sheets of HGX H200 and ConnectX-7). Latencies are those by which NCCL
#: chooses its algorithms (its src/graph/tuning.cc): for messages the start of a ring in its protocol
#: Simple, 8.4, with 3.4 for NVLink or 14 for a network; for sums the start of a tree in its protocol LL, 6.8, with 0.6
#: or 5 a step. Copy: runs measured 4267 (bench/results/h200_ceed.json), 4285 (h200_ceed_sizes.json) and 4292
#: (h200_operators.json). Launch: what fits bench/results/h200_ceed_sizes.json.
H200_NODES = Machine(
    devices_of_node=8,
    node=Link(450 * GIGA, 11.8e-6, 0.6e-6),
    network=Link(50 * GIGA, 22.4e-6, 5e-6),
    sum_start=6.8e-6,
    copy=4290 * GIGA,
    launch=3.2e-6,
)
#: GDoF/s of y += A x on one H200, float64, Laplace on deformed trilinear hexahedra, p + 2 points in each direction
#: (BP3 and BP4 of bench/results/h200_ceed.json): by components, degrees 1 to 8.
H200_RATES = {
    1: (6.99, 18.1, 16.7, 20.8, 25.3, 36.4, 31.4, 33.0),
    3: (11.7, 17.6, 23.6, 27.0, 30.7, 30.9, 27.7, 18.6),
}
#: Vectors that an iteration of conjugate gradients with a diagonal preconditioner reads and writes besides the
#: operator (runtime/include/femforge/solve/solver.hpp): 12, and one that is set to zero; in two kernels.
CG_VECTORS, CG_KERNEL_COUNT = 13, 2
