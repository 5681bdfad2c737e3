"""How the results of cells are added up: one file for each scatter, and here the list of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from femforge.kernels.scatter.atomic import Atomic
from femforge.kernels.scatter.atomic_sum import AtomicSum
from femforge.kernels.scatter.base import Kept, Outgoing, ScatterKind, Staged
from femforge.kernels.scatter.blocks import Blocks
from femforge.kernels.scatter.colour import Colour
from femforge.kernels.scatter.element import Element
from femforge.kernels.scatter.gather import Gather
from femforge.kernels.scatter.merge import Merge
from femforge.kernels.scatter.ordered_sum import OrderedSum
from femforge.kernels.scatter.store import Store
from femforge.kernels.scatter.tile import ByTile

_KINDS: tuple[ScatterKind, ...] = (
    Element(), Atomic(), ByTile(), Merge(), Colour(), Gather(), Blocks(), Store(),
)  # fmt: skip
_SUMS: tuple[ScatterKind, ...] = (OrderedSum(), AtomicSum())
#: All scatters of vectors and matrices by name.
SCATTERS: Mapping[str, ScatterKind] = MappingProxyType({kind.name: kind for kind in _KINDS})
#: Those of functionals.
SUMS: Mapping[str, ScatterKind] = MappingProxyType({kind.name: kind for kind in _SUMS})

__all__ = ["SCATTERS", "SUMS", "Kept", "Outgoing", "ScatterKind", "Staged"]
