"""Macro elements, which stand first among the cells, and the cells that are in none."""

from __future__ import annotations

from dataclasses import replace

from femforge.ir.integers import compare, index, quotient
from femforge.kernels.domains.base import BATCH, Domain, cell_head
from femforge.kernels.domains.cells import NUM_CELLS

#: The number of macro elements; that of the cells in none, made from it.
NUM_MACRO_ELEMENTS, _REST = "num_macro_elements", "num_rest_cells"


def macro_elements(batch: int) -> Domain:
    """Macro elements, ``batch`` at a time; each is numbered as a cell."""
    count = index(NUM_MACRO_ELEMENTS)
    return Domain(
        "cells", {NUM_MACRO_ELEMENTS: count}, quotient(count.plus(batch - 1), batch),
        cell_head(index(BATCH).times(batch), NUM_MACRO_ELEMENTS, batch), some=compare(count, ">", 0),
    )  # fmt: skip


def rest_cells(batch: int, cells: int) -> Domain:
    """The cells that are in no macro element of so many ``cells``, ``batch`` at a time."""
    rest = index(NUM_CELLS).plus(index(NUM_MACRO_ELEMENTS).times(-cells))
    return Domain(
        "rest", {_REST: rest}, quotient(index(_REST).plus(batch - 1), batch),
        cell_head(index(BATCH).times(batch), _REST, batch),
        some=compare(NUM_CELLS, ">", index(NUM_MACRO_ELEMENTS).times(cells)),
    )  # fmt: skip


def with_macro_elements(domain: Domain, cells: int) -> Domain:
    """A domain of a face that takes macro elements of so many ``cells`` each: their number is checked."""
    wrong = compare(NUM_MACRO_ELEMENTS, "<", 0), compare(NUM_MACRO_ELEMENTS, ">", quotient(NUM_CELLS, cells))
    return replace(domain, checks=(*wrong, *domain.checks))
