"""Rows of a matrix from each other: how many operations they take, and that they are the rows."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from flint import fmpq
from random_nodes import EXACT

from femforge.ir.evaluation import evaluate
from femforge.ir.scalar import Graph, count_operations
from femforge.represent.numbers import fraction
from femforge.represent.rows import contract

Rows = Sequence[Sequence[fmpq]]
#: 1/2 + sqrt(5)/10 as tables have it: a quotient that has no small denominator in common with anything.
IRRATIONAL = fmpq(361803398874989484820458683436563811772, 10**39)


def rows_of(diagonal: fmpq, size: int, more: int = 0) -> Rows:
    """A diagonal in a matrix of ones, and columns beside it, of which each row has one."""
    ones = [[diagonal if i == j else fmpq(1) for j in range(size)] for i in range(size)]
    return [[*row, *(fmpq(3 if k == i % more else 0) for k in range(more))] for i, row in enumerate(ones)]


@pytest.mark.parametrize(
    ("rows", "operations"),
    [
        # the sum, then an addition for each row
        (rows_of(fmpq(2), 4), 3 + 4),
        (rows_of(fmpq(2), 3), 2 + 3),
        # or a multiply-add
        (rows_of(fmpq(7), 4), 3 + 8),
        (rows_of(IRRATIONAL, 4), 3 + 8),
        # of the columns that all rows have; those of a row's own are multiplied by 3 once for all
        (rows_of(fmpq(7), 4, more=2), 3 + 4 * 3 + 2),
        (rows_of(IRRATIONAL, 4, more=2), 3 + 4 * 3 + 2),
    ],
)
def test_rows_begin_with_the_sum_that_all_of_them_have(rows: Rows, operations: int) -> None:
    graph = Graph()
    columns = [graph.symbol(k) for k in range(len(rows[0]))]
    sparse = [{k: v for k, v in enumerate(row) if v != 0} for row in rows]
    found = contract(graph, sparse, columns).outputs
    assert count_operations(found) == operations
    values = [Fraction(3 * k + 2, k + 5) for k in range(len(columns))]
    expected = [sum(fraction(v) * x for v, x in zip(row, values, strict=True)) for row in rows]
    assert evaluate(found, values.__getitem__, EXACT) == pytest.approx(expected, rel=1e-30)
