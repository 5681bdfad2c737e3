"""The ``cell`` mapping: a cell to a thread or SIMD lane, straight-line code, staged stores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index, minimum
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Graph, Node, symbols
from femforge.ir.statements import Comment, For, Integer, Lanes, Statement, Store, VectorStore
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import STORED_ENTRY, Tile
from femforge.kernels.straight import RUNNING, Lineariser, Ordered, stores
from femforge.represent.expressions import Expressions

#: Entries of an element tensor from which on a cell alone adds them in a loop, where at most such a part of the values
#: differ. A core with AVX-512, GCC 12: 3136 entries of mass on P5 tetrahedra and elasticity on P6 triangles 4 and 1.5
#: times as fast, and 18 and 3 times as fast to compile; 400 to 1225 entries of symmetric matrices 0.8 times as fast.
_MANY_ENTRIES, _MOST_VALUES = 2000, 0.6


@dataclass(frozen=True)
class CellSchedule:
    """Numbers of the ``cell`` mapping.

    Attributes:
        element_batch, concurrent_elements, interleave_stores, store_chunk, store_width: see ``Parameters``.
        lane_major: layout of the staging tile.
    """

    element_batch: int
    concurrent_elements: int
    interleave_stores: bool
    store_chunk: int
    store_width: int
    lane_major: bool


def cell_loop_nest(
    graph: Graph, expressions: Expressions, data: CellData, schedule: CellSchedule, running: bool
) -> LoopNest:
    """Straight-line element tensors of a batch of cells.

    Args:
        graph: owner of the expressions.
        expressions: outputs in this cell's dofs.
        data: access to the cell's inputs.
        schedule: the numbers.
        running: whether sums are added up as their terms become known.
    """
    order, names = Ordered(expressions, running), dict(expressions.names)
    first, outputs = order.loaded(data.loads(order.roots, names))
    lanes = schedule.concurrent_elements
    steps = schedule.element_batch // lanes
    count = len(outputs)
    chunk = schedule.store_chunk or count
    staged = lanes if schedule.interleave_stores else schedule.element_batch
    shared: list[Array] = []
    in_tile = "lane" if schedule.interleave_stores or steps == 1 else "batch_cell"
    gather = [*cell_numbers(lanes, steps), *data.prepare(expressions.outputs)]
    if not any(isinstance(node.value, Load) for node in symbols(outputs)):  # the same on all cells
        gather = gather[:1] if in_tile == "batch_cell" else []
    body: list[Statement] = []
    if not schedule.lane_major:
        outputs, moves = gather_inputs(graph, outputs, names, lanes)
        if moves:
            shared.append(Array("inputs", len(moves) * lanes, "shared"))
            body.append(Lanes("lane", lanes, (*gather, *moves), vector=False))
        gather = gather[:1] if staged > lanes else []
    selection = () if schedule.lane_major else repeated_outputs(outputs)
    if selection:
        outputs = list(dict.fromkeys(outputs))
        chunk = len(outputs)
    tile = Tile(staged, chunk, schedule.lane_major, not schedule.lane_major, schedule.store_width, selection)
    shared.append(tile.array())
    chunks = [outputs[k : k + chunk] for k in range(0, len(outputs), chunk)]
    compute = straight_chunks(first, chunks, names, tile, in_tile)

    for number, statements in enumerate(compute):
        head = gather if number == 0 else []
        scope = "own" if len(compute) == 1 else ("continues" if number else "opens")
        body.append(Lanes("lane", lanes, (*head, *statements), scope=scope))
        if schedule.interleave_stores or steps == 1:
            body += copy_group(graph, tile, lanes, steps, count, number * chunk, len(chunks[number]))
    if steps > 1:
        body = [For("step", steps, tuple(body))]
        if not schedule.interleave_stores:
            body += tile.copy_out(graph, "first_cell", "cells_here", count)
    describe = _describe(schedule, count if selection else chunk, count, running, data.integral.region)
    return LoopNest(lanes, tuple(shared), tuple(tile.tables()), tuple(body), describe)


def repeated_outputs(outputs: Sequence[Node], most: float = 0.5) -> tuple[int, ...]:
    """The number of each output among those that differ, where these are few, a part of all at most; else nothing.

    SIMD lanes then stage each value once: the tile of a large element tensor fits the first cache so.
    """
    numbers: dict[Node, int] = {}
    selection = tuple(numbers.setdefault(output, len(numbers)) for output in outputs)
    return selection if len(numbers) <= most * len(outputs) else ()


def gather_inputs(
    graph: Graph, outputs: Sequence[Node], names: dict[Node, str], lanes: int
) -> tuple[list[Node], list[Statement]]:
    """Bring the scattered data of the lanes' cells side by side, so that what follows is whole vectors.

    Returns:
        The outputs in the gathered data ([datum][lane] of the array ``inputs``), and the statements of a lane that
        gather it. ``names`` is changed to match.
    """
    loads = [n for n in symbols(outputs) if isinstance(n.value, Load) and n.value.index.terms]
    places = {node: index(k * lanes).plus(index("lane")) for k, node in enumerate(loads)}
    gathered = {node: graph.symbol(Load("inputs", place)) for node, place in places.items()}
    olds = [*outputs, *names]
    news = graph.substitute(olds, gathered.get)
    for old, new in zip(list(names), news[len(outputs) :], strict=True):
        text = names.pop(old)
        names.setdefault(new, text)
    return news[: len(outputs)], [Store("inputs", place, node) for node, place in places.items()]


def _describe(schedule: CellSchedule, chunk: int, count: int, running: bool, region: str) -> tuple[str, ...]:
    text = [f"each of {schedule.concurrent_elements} lanes integrates one {region} at a time"]
    if running:
        text.append(RUNNING)
    if chunk < count:
        text.append(f"element tensors are staged {chunk} of {count} entries at a time")
    return tuple(text)


def cell_numbers(lanes: int, steps: int) -> list[Statement]:
    """The lane's cell; lanes beyond the last cell repeat it, and their results are not stored."""
    return [Integer("batch_cell", lane_cell(lanes, steps)), cell_number()]


def lane_cell(lanes: int, steps: int) -> Index:
    """Number in its batch of the cell that a lane works on."""
    return index("step").times(lanes).plus("lane") if steps > 1 else index("lane")


def copy_group(
    graph: Graph, tile: Tile, lanes: int, steps: int, count: int, start: int = 0, staged: int = 0
) -> list[Statement]:
    """Statements that store the cells that the lanes have just staged."""
    if steps == 1:
        return tile.copy_out(graph, "first_cell", "cells_here", count, start, staged)
    suffix = f"_{start}" if start else ""
    return [
        *group_numbers(lanes, suffix),
        *tile.copy_out(graph, f"group_first{suffix}", f"group_cells{suffix}", count, start, staged),
    ]


def group_numbers(lanes: int, suffix: str = "") -> tuple[Integer, Integer]:
    """The first of the cells of a step of a batch, and how many there are."""
    here = minimum(index("cells_here").plus(index("step").times(-lanes)), lanes)
    first = index("first_cell").plus(index("step").times(lanes))
    return Integer(f"group_first{suffix}", first, wide=True), Integer(f"group_cells{suffix}", here)


def straight_chunks(
    first: Mapping[Node, str], chunks: Sequence[Sequence[Node]], names: Mapping[Node, str], tile: Tile, cell: str,
) -> list[list[Statement]]:  # fmt: skip
    """Statements that compute and stage each chunk of outputs; what comes first belongs to the first of them.

    Args:
        first: what is computed first, with names.
        chunks: of outputs.
        names: of variables.
        tile: where outputs are staged.
        cell: number of the cell in the tile.
    """
    lineariser = Lineariser({**first, **names})
    lineariser.announce([node for chunk in chunks for node in chunk])
    statements = [line for node in first for line in lineariser.statements(node)[0]]
    result: list[list[Statement]] = []
    for chunk in chunks:
        width = tile.store_width if tile.lane_major else 1
        for k in range(0, len(chunk), width):
            values = []
            for node in chunk[k : k + width]:
                lines, value = lineariser.statements(node)
                statements += lines
                values.append(value)
            statements.append(VectorStore("tile", tile.place(cell, k), tuple(values)))
        result.append(statements)
        statements = []
    return result


def one_cell(expressions: Expressions, data: CellData, target: str) -> tuple[Statement, ...] | LoopNest:
    """Straight-line statements that add one cell's element tensor to ``target``.

    A great many entries with fewer values are added by a loop over a table.
    """
    names = dict(expressions.names)
    outputs = data.loads(expressions.outputs, names)
    selection = repeated_outputs(outputs, _MOST_VALUES)
    reached = sum(not node.is_zero for node in outputs)
    if len(outputs) >= _MANY_ENTRIES and selection and 2 * reached >= len(outputs):
        return _by_values(outputs, selection, names, target)
    places = [k for k, node in enumerate(outputs) if not node.is_zero]
    values = [outputs[k] for k in places]
    added = stores(values, names, lambda n, value: Store(target, index(places[n]), value, accumulate=True))
    return Comment("element tensor of one cell"), *added


def _by_values(
    outputs: Sequence[Node], selection: tuple[int, ...], names: dict[Node, str], target: str
) -> LoopNest:
    """What adds each of the different values wherever it stands."""
    values = list(dict.fromkeys(outputs))
    graph = values[0].graph
    body = stores(values, names, lambda k, value: Store("values", index(k), value))
    add = Store(target, index("entry"), graph.symbol(Load("values", index("stored"))), accumulate=True)
    loop = For("entry", len(outputs), (Integer("stored", entry_of(STORED_ENTRY, "entry")), add))
    table = Array(STORED_ENTRY, len(selection), "table", selection, integer=True)
    steps = ("the different values of the element tensor", "its entries")
    return LoopNest(1, (Array("values", len(values), "shared"),), (table,), (*body, loop), steps)
