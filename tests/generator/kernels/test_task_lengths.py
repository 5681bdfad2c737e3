"""Lengths of tasks, counted by hand."""

from __future__ import annotations

from femforge.ir.arrays import Load
from femforge.ir.integers import index
from femforge.ir.scalar import Graph
from femforge.ir.statements import Add, For, Integer, Let, Statement, Store
from femforge.kernels.access.stores import variable
from femforge.kernels.task_lengths import length_of


def loop(graph: Graph, count: int) -> For:
    """sum += table[k] * values[k] + first[0] * numbers[k], and a store."""

    def load(array: str, place: str | int) -> Load:
        return Load(array, index(place))

    product = graph.symbol(load("table", "k")) * graph.symbol(load("values", "k"))
    other = graph.symbol(load("first", 0)) * graph.symbol(load("numbers", "k"))
    return For("k", count, (Add("sum", product + other),))


def test_loops_load_once_what_does_not_change() -> None:
    """Two fused operations a turn (4 flops), two loads of its own, one before it; operands are free."""
    graph = Graph()
    assert length_of([loop(graph, 5)], ["numbers"]) == 5 * (2 + 2) + 1
    assert length_of([loop(graph, 5)], []) == 5 * (2 + 3) + 1


def test_what_an_integer_of_a_turn_leads_to_changes() -> None:
    graph = Graph()
    place = graph.symbol(Load("values", index("column")))
    turn: tuple[Statement, ...] = (Integer("column", index("k").times(3)), Let("value", place))
    assert length_of([For("k", 4, turn)], []) == 4 * (1 + 1)
    assert length_of([Store("values", index(0), variable(graph, "value"))], []) == 1
