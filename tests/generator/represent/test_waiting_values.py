"""Values that wait in shared memory: as few as are left fit the registers, and none in another one's row."""

from __future__ import annotations

import random

import pytest

from femforge.ir.integral import Dof
from femforge.ir.scalar import Graph, Node, postorder
from femforge.represent.waiting_values import Waiting, waiting_values

INPUTS, TERMS, RESULTS = 4, 40, 5


def sums_of_terms(rng: random.Random) -> tuple[list[Node], list[Node]]:
    """Terms that need little each, and results that are sums over all of them, some held, some conditional."""
    graph = Graph()
    inputs = [graph.symbol(Dof("u", k)) for k in range(INPUTS)]
    terms: list[Node] = []
    for _ in range(TERMS):
        value = graph.sum([(x, rng.randint(2, 9)) for x in [*inputs, *terms[-2:]]])
        terms.append(graph.product([value, rng.choice(inputs)]))
    held = [graph.hold(term) if rng.random() < 0.3 else term for term in terms]
    results = [graph.sum([(node, rng.randint(-9, -1)) for node in held]) for _ in range(RESULTS - 1)]
    chosen = graph.conditional(graph.compare("<", terms[0], terms[1]), terms[2], terms[3])
    return terms, [*results, graph.product([chosen, inputs[0]])]


def needed(node: Node) -> set[Node]:
    """Values that a node is made of, whatever scales or holds them, or decides between them."""
    found: set[Node] = set()
    for arg in node.args:
        passed_on = arg.kind in ("hold", "compare") or (arg.kind == "sum" and len(arg.args) == 1)
        found |= needed(arg) if passed_on else {arg} if arg.kind != "const" else set()
    return found


def spans(first: list[Node], outputs: list[Node]) -> dict[Node, tuple[int, int]]:
    """From where to where a value is needed."""
    order = postorder([*first, *outputs])
    ends = {value: number for number, node in enumerate(order) for value in needed(node)}
    ends |= {value: len(order) for node in outputs for value in {node} | needed(node) if value in outputs}
    return {node: (number, ends[node]) for number, node in enumerate(order) if node in ends}


@pytest.mark.parametrize("seed", range(20))
def test_what_is_left_fits(seed: int) -> None:
    first, outputs = sums_of_terms(random.Random(seed))
    found = waiting_values(first, outputs, 12, 100)
    lives = spans(first, outputs)
    at_once = [
        sum(start <= k < end for node, (start, end) in lives.items() if node not in found.rows)
        for k in range(len(postorder([*first, *outputs])))
    ]
    assert max(at_once) <= 12
    assert all(node.kind in ("sum", "product") for node in found.rows), "data is in memory already"


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("most", [5, 100])
def test_rows_serve_one_value_at_a_time(seed: int, most: int) -> None:
    first, outputs = sums_of_terms(random.Random(seed))
    found = waiting_values(first, outputs, 12, most)
    assert 0 < found.count <= most
    assert set(found.rows.values()) == set(range(found.count))
    lives = spans(first, outputs)
    for node, row in found.rows.items():
        for other in (o for o, r in found.rows.items() if r == row and o is not node):
            (start, end), (next_start, next_end) = lives[node], lives[other]
            assert end <= next_start or next_end <= start


def test_nothing_waits_where_all_fits() -> None:
    first, outputs = sums_of_terms(random.Random(0))
    assert waiting_values(first, outputs, 100, 100) == Waiting({}, 0)
