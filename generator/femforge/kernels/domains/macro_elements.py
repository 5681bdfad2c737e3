"""Macro elements, which stand first among the cells, and the cells that are in none."""

from __future__ import annotations

from dataclasses import replace

from femforge.ir.integers import compare, index, quotient
from femforge.kernels.domains.base import BATCH, Domain, cell_head

_COUNT, _REST = "num_macro_elements", "num_rest_cells"


def macro_elements(batch: int) -> Domain:
    """Macro elements, ``batch`` at a time; each is numbered as a cell."""
    return Domain(
        "cells", {_COUNT: index(_COUNT)}, quotient(index(_COUNT).plus(batch - 1), batch),
        cell_head(index(BATCH).times(batch), _COUNT, batch), partial=True,
    )  # fmt: skip


def rest_cells(batch: int, cells: int) -> Domain:
    """The cells that are in no macro element of so many ``cells``, ``batch`` at a time."""
    rest = index("num_cells").plus(index(_COUNT).times(-cells))
    return Domain(
        "rest", {_REST: rest}, quotient(index(_REST).plus(batch - 1), batch),
        cell_head(index(BATCH).times(batch), _REST, batch), partial=True,
    )  # fmt: skip


def with_macro_elements(domain: Domain, cells: int) -> Domain:
    """A domain of a face that takes macro elements of so many ``cells`` each: their number is checked."""
    wrong = compare(_COUNT, "<", 0), compare(_COUNT, ">", quotient("num_cells", cells))
    return replace(domain, checks=(*wrong, *domain.checks))
