"""Costs of a kernel: operations counted on its statements, bytes from what it must read and write.

With Knepley & Terrel's own formulas (eq. 21-29) for the contraction mapping, generalised to vector elements
and any scalar size.
"""

from __future__ import annotations

from dataclasses import dataclass

from femforge.ir.element import Layout
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest, count_flops, count_statements
from femforge.reference import dimension

#: Vertices, edges, ... of a large structured mesh for each cell: its cells a cube are 1, 2 or 6.
_CELLS_OF_A_CUBE = {"interval": 1, "triangle": 2, "quadrilateral": 1, "tetrahedron": 6, "hexahedron": 1}


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


def input_bytes(integral: Integral, source: str, geometry_size: int, scalar_bytes: int) -> float:
    """Bytes of input of one cell."""
    element = integral.coordinates.layout.fields[0].element
    nodes = dimension(element)
    if source == "geometry":
        total = float(geometry_size * scalar_bytes)
    elif source == "ufcx":
        total = float(3 * nodes * scalar_bytes)
    else:
        points = element.degree**integral.gdim / _CELLS_OF_A_CUBE[integral.cell]
        total = 4.0 * nodes + points * integral.gdim * scalar_bytes
    return total + sum(f.layout.dim for f in integral.coefficients) * scalar_bytes


def structured_share(integral: Integral, layout: Layout) -> float:
    """Distinct nodes of a large structured mesh for each cell.

    Exact for Lagrange elements of one degree; any other element is taken not to share its dofs.
    """
    elements = {member.element for member in layout.fields}
    (element,) = elements if len(elements) == 1 else (None,)
    groups = len({member.dofs for member in layout.fields})
    components = 1 if layout.blocks > 1 else groups  # at a node
    if element is None or element.family not in ("P", "Q") or element.discontinuous or not element.degree:
        return float(layout.dim) / components
    cells = _CELLS_OF_A_CUBE[integral.cell]
    return float(element.degree**integral.gdim / cells * groups / components)


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
        flops=count_flops(nest.body) / element_batch,
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
