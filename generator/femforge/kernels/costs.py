"""Costs of a kernel: operations counted on its statements, bytes from what it must read and write.

With Knepley & Terrel's own formulas (eq. 21-29) for the contraction mapping, generalised to vector elements
and any scalar size.
"""

from __future__ import annotations

from dataclasses import dataclass

from femforge.ir.integral import SEEN, Integral
from femforge.ir.nests import LoopNest, count_flops, count_statements
from femforge.kernels.access.base import Geometry
from femforge.kernels.access.coordinates import BYTES_OF_NUMBER


@dataclass(frozen=True)
class Costs:
    """What one cell costs.

    Attributes:
        flops: floating-point operations, a fused multiply-add counting two.
        bytes_read, bytes_written: each input read once, each output written once; a mesh's points are
            counted once and not once a cell, as on a large structured mesh.
        paper_flops: 2 sizeG rows columns (eq. 25); 0 where there is no tensor representation.
        statements: straight-line statements of the source.
        shared_bytes: shared memory of a block.
    """

    flops: float
    bytes_read: float
    bytes_written: float
    paper_flops: float
    statements: int
    shared_bytes: int

    @property
    def bytes(self) -> float:
        """Bytes moved for each cell."""
        return self.bytes_read + self.bytes_written

    @property
    def intensity(self) -> float:
        """Operations a byte; 0 of a kernel that does nothing."""
        return self.flops / self.bytes if self.bytes else 0.0


def input_bytes(integral: Integral, geometry: Geometry, scalar_bytes: int) -> float:
    """Bytes of input of one cell: its geometry, its coefficients cell by cell, and its views."""
    given = sum(f.layout.dim for f in integral.coefficients if f.name != SEEN)
    views = BYTES_OF_NUMBER * integral.members if integral.views else 0
    return geometry.bytes_of_cell(scalar_bytes) + given * scalar_bytes + views


def costs_of(
    nest: LoopNest,
    element_batch: int,
    bytes_read: float,
    bytes_written: float,
    paper_flops: float,
    scalar_bytes: int,
) -> Costs:
    """Costs of a loop nest, a full batch taken."""
    return Costs(
        flops=nest.parts * count_flops(nest.body) / element_batch,
        bytes_read=bytes_read,
        bytes_written=bytes_written,
        paper_flops=paper_flops,
        statements=count_statements(nest.body),
        shared_bytes=sum(a.bytes(scalar_bytes) for a in nest.shared),
    )


@dataclass(frozen=True)
class PaperCosts:
    """Costs of a thread block by the formulas of Knepley & Terrel, sections 4.2 and 4.3.

    Attributes:
        memory_traffic: eq. 21, in bytes.
        shared_memory: eq. 22, in bytes: G of the batch and the E that the contraction sets hold.
        flops: eq. 25.
        intensity: eq. 26, flops a byte.
    """

    memory_traffic: int
    shared_memory: int
    flops: int
    intensity: float


def paper_costs(
    size_g: int, rows: int, columns: int, element_batch: int, concurrent_elements: int, scalar_bytes: int
) -> PaperCosts:
    """Evaluate eq. 21, 22, 25 and 26 for an element matrix of rows x columns.

    Args:
        size_g: entries of G as the paper counts them (9 for the Laplacian in 3D).
        rows, columns: of the element matrix.
        element_batch, concurrent_elements: of the thread block.
        scalar_bytes: 4 or 8.
    """
    entries = rows * columns
    traffic = (element_batch * (size_g + entries) + entries * size_g) * scalar_bytes
    shared = element_batch * (size_g + entries // concurrent_elements) * scalar_bytes
    flops = 2 * size_g * entries * element_batch
    return PaperCosts(traffic, shared, flops, flops / traffic)
