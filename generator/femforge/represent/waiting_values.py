"""Which values of code that is written out had better wait in shared memory, where a thread has no room for all."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from femforge.ir.integral import Local
from femforge.ir.scalar import Node, postorder
from femforge.represent.live_values import is_computed, is_held


@dataclass(frozen=True)
class Waiting:
    """Values that wait in rows of shared memory from where they are computed to their last use.

    Attributes:
        rows: of each value.
        count: of rows; one serves values that do not wait at the same time.
    """

    rows: dict[Node, int]
    count: int


def waiting_values(first: Sequence[Node], outputs: Sequence[Node], room: int, most: int) -> Waiting:
    """The values that wait, so that what is left fits a thread's registers; none if all does.

    Where too many are alive, one goes that is not used for long (Belady, IBM Systems Journal 5, 1966), and seldom: it
    is stored once, and loaded for each use. A value that is held for a sum is alive until then.

    Args:
        first: what is computed before any output, in this order.
        outputs: the results, alive to the end.
        room: values that a thread has registers for.
        most: rows.
    """
    order = postorder([*dict.fromkeys(first), *outputs])
    uses: dict[Node, list[int]] = {}
    for number, node in enumerate(order):
        for value in set(_operands(node)):
            uses.setdefault(value, []).append(number)
    for value in set(_values(outputs)):
        uses.setdefault(value, []).append(len(order))
    waiting = _Search(order, uses, room, most).found()
    return _in_rows({node: (start, uses[node][-1]) for node, start in waiting.items()})


class _Search:
    """Goes through an order, and has values wait where too many are alive."""

    def __init__(self, order: Sequence[Node], uses: dict[Node, list[int]], room: int, most: int) -> None:
        self._order = order
        self._uses = uses
        self._room = room
        self._most = most
        self._busy = [0] * (len(order) + 1)

    def found(self) -> dict[Node, int]:
        """What waits, and where it is computed."""
        waiting: dict[Node, int] = {}
        alive: dict[Node, int] = {}
        for number, node in enumerate(self._order):
            if _counts(node) and node in self._uses:
                alive[node] = number
            while len(alive) > self._room and (far := self._longest(alive, number)):
                waiting[far] = alive.pop(far)
                for k in range(waiting[far], self._uses[far][-1]):
                    self._busy[k] += 1
            for value in set(_operands(node)):
                if self._uses[value][-1] == number:
                    alive.pop(value, None)
        return waiting

    def _longest(self, alive: dict[Node, int], number: int) -> Node | None:
        """The value that waits longest for each access, of those that a row is left for and that are not used now."""
        if self._busy[number] >= self._most:
            return None  # what is alive spans this place, and no row is left here
        now = {self._order[number], *_operands(self._order[number])}
        waits: dict[Node, float] = {}
        for node in alive:
            if node not in now and is_computed(node):
                uses = self._uses[node]
                waits[node] = (uses[bisect_right(uses, number)] - number) / (1 + len(uses))
        ranked = sorted(waits, key=lambda node: -waits[node])
        return next((node for node in ranked if self._is_free(alive[node], self._uses[node][-1])), None)

    def _is_free(self, start: int, end: int) -> bool:
        return max(self._busy[start:end]) < self._most


def _in_rows(spans: dict[Node, tuple[int, int]]) -> Waiting:
    """A row for each span, the lowest that is free."""
    ends: list[int] = []
    rows: dict[Node, int] = {}
    for node, (start, end) in sorted(spans.items(), key=lambda item: item[1]):
        row = next((k for k, taken in enumerate(ends) if taken <= start), len(ends))
        ends[row : row + 1] = [end]
        rows[node] = row
    return Waiting(rows, len(ends))


def _counts(node: Node) -> bool:
    """Whether a node takes a register: what is computed, but for signs and scales, and data of the cell."""
    return not _is_passed_on(node) and (is_held(node) or isinstance(node.value, Local))


def _is_passed_on(node: Node) -> bool:
    """Whether a node is written where it is used: another value, scaled or held for a sum, or a condition."""
    scaled = node.kind == "sum" and len(node.args) == 1
    return scaled or node.kind in ("hold", "compare", "and", "or", "not")


def _operands(node: Node) -> Iterator[Node]:
    """What has to be known where a node is computed."""
    return iter(()) if _is_passed_on(node) else _values(node.args)


def _values(nodes: Sequence[Node]) -> Iterator[Node]:
    """Values that take a register, of nodes or of what these pass on."""
    pending = list(nodes)
    while pending:
        node = pending.pop()
        if _is_passed_on(node):
            pending.extend(node.args)
        elif _counts(node):
            yield node
