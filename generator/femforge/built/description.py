"""What the descriptor of a kernel says, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from femforge.built.mirror import InputStruct, KernelStruct, VariantStruct


@dataclass(frozen=True)
class Input:
    """A coefficient or a constant.

    Attributes:
        name: as in the form file.
        element: readable name of its element; ``constant`` for a constant.
        size: scalars for each cell (coefficient) or in all (constant).
        vector: whether the kernel reads it as a global vector.
        points: of data at quadrature points, their places on the reference cell, [point][gdim]; else empty.
    """

    name: str
    element: str
    size: int
    vector: bool = False
    points: tuple[tuple[float, ...], ...] = ()


@dataclass(frozen=True)
class Variant:
    """One of several among which a kernel's face chooses: ``femforge_variant``, called and meant as there.

    Attributes:
        from_cells: from how many cells on it is taken.
        representation, realisation, element_batch, concurrent_elements, threads, shared_bytes, flops_per_cell: of it.
    """

    from_cells: int
    representation: str
    realisation: str
    element_batch: int
    concurrent_elements: int
    threads: int
    shared_bytes: int
    flops_per_cell: float


@dataclass(frozen=True, eq=False, repr=False)
class Description:
    """The constant description that every kernel carries: ``femforge_kernel`` of ``femforge_descriptor.h``.

    Attributes are called and meant as there, but for ``kind`` (``kernel`` there) and ``used_entries``, the flags of all
    entries, [row][column], None where all are used; what may be left out is empty or 0.
    """

    name: str
    kind: str
    form_file: str
    form: str
    target: str
    key: str
    scalar: str
    representation: str
    integral: str
    cell: str
    coordinate_element: str
    row_element: str
    column_element: str
    dof_order: str
    component_order: str
    subdomains: tuple[int, ...]
    gdim: int
    arity: int
    rows: int
    columns: int
    entries_per_cell: int
    quadrature_degree: int
    quadrature_points: int
    coefficients: tuple[Input, ...]
    constants: tuple[Input, ...]
    input: str
    output: str
    geometry_size: int
    coordinate_nodes: int
    scatter: str
    index_type: str
    numbering: str
    constraints: bool
    nodes: int
    components: int
    trial_nodes: int
    macro_cells: int
    block_nodes: int
    mapping: str
    unroll: str
    realisation: str
    k_place: str
    element_batch: int
    concurrent_elements: int
    interleave_stores: bool
    threads: int
    shared_bytes: int
    flops_per_cell: float
    bytes_per_cell: float
    paper_flops_per_cell: float
    used_entries: NDArray[np.bool_] | None
    num_views: int
    view_size: int
    workspace_bytes: int
    workspace_bytes_per_cell: int
    workspace_cells: int
    variants: tuple[Variant, ...]

    @property
    def elements(self) -> dict[str, str]:
        """Elements by what they are of: ``coordinates``, ``rows``, ``columns``; those that there are."""
        names = {
            "coordinates": self.coordinate_element,
            "rows": self.row_element,
            "columns": self.column_element,
        }
        return {what: name for what, name in names.items() if name}

    @property
    def costs(self) -> dict[str, float]:
        """Counted operations and bytes of a cell: ``flops``, ``bytes``, ``paper_flops``."""
        return {
            "flops": self.flops_per_cell, "bytes": self.bytes_per_cell, "paper_flops": self.paper_flops_per_cell,
        }  # fmt: skip


_FLAGS = ("constraints", "interleave_stores")


def values_of(kernel: KernelStruct) -> dict[str, Any]:
    """The values of a :class:`Description`, copied out of a descriptor."""
    values: dict[str, Any] = {}
    for field in fields(Description):
        name = "kernel" if field.name == "kind" else field.name
        value = getattr(kernel, name)
        if isinstance(value, bytes) or (value is None and field.type == "str"):
            value = (value or b"").decode("utf-8")
        values[field.name] = bool(value) if name in _FLAGS else value
    count = kernel.num_subdomains
    values["subdomains"] = tuple(kernel.subdomains[k] for k in range(count))
    for name, number in (("coefficients", kernel.num_coefficients), ("constants", kernel.num_constants)):
        pointer = getattr(kernel, name)
        values[name] = tuple(_input(pointer[k], kernel.gdim) for k in range(number))
    values["used_entries"] = _used(kernel)
    values["variants"] = tuple(_variant(kernel.variants[k]) for k in range(kernel.num_variants))
    return values


def _used(kernel: KernelStruct) -> NDArray[np.bool_] | None:
    if not kernel.used_entries:
        return None
    entries = kernel.rows * kernel.columns
    words = np.array([kernel.used_entries[k] for k in range(-(-entries // 64))], dtype="<u8")
    flags = np.unpackbits(words.view(np.uint8), count=entries, bitorder="little")
    return flags.astype(np.bool_).reshape(kernel.rows, kernel.columns)


def _variant(one: VariantStruct) -> Variant:
    values: dict[str, Any] = {field.name: getattr(one, field.name) for field in fields(Variant)}
    words = {name: value.decode("utf-8") for name, value in values.items() if isinstance(value, bytes)}
    return Variant(**{**values, **words})


def _input(one: InputStruct, gdim: int) -> Input:
    points = tuple(tuple(one.points[k * gdim + d] for d in range(gdim)) for k in range(one.num_points))
    return Input(one.name.decode("utf-8"), one.element.decode("utf-8"), one.size, bool(one.vector), points)
