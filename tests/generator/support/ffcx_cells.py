"""UFL's cells of Basix's elements, made once: FFCx spends a tenth of its time making them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import basix.ufl
import ufl


@contextmanager
def cells_made_once() -> Iterator[None]:
    """Within, elements of one cell share it; Basix makes another, with all its faces and edges, for whoever asks."""
    element = basix.ufl._ElementBase
    own = element.cell
    made = cache(ufl.Cell)

    def cell(self: Any) -> ufl.Cell:
        return made(self._cellname)

    element.cell = property(cell)
    try:
        yield
    finally:
        element.cell = own
