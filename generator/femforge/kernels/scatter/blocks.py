"""The scatter ``blocks``: a block of neighbouring cells adds up in shared memory, and each of its nodes once to memory.

A GPU's block of threads works on one block of cells. The data of its nodes comes to shared memory once, too. A thread
puts the results of its cell beside those of other cells that fall on the same node, so that those of a node stand one
after another: which place that is, a list says. Into matrices, nonzeros take the place of nodes, and batches of an
element_tensor kernel that of blocks; there lists say where the entries of a nonzero stand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from femforge.errors import at_least, at_most, counted, one_of
from femforge.ir.arrays import Array, Load
from femforge.ir.integers import (
    Index,
    compare,
    entry_of,
    index,
    less,
    quotient,
    remainder,
    select,
    variables_of,
)
from femforge.ir.integral import Integral, Local
from femforge.ir.nests import LoopNest, arrays_read, integers_of
from femforge.ir.scalar import symbols
from femforge.ir.statements import (
    Add,
    Integer,
    IntegerLoads,
    Lanes,
    Let,
    MaskedLoad,
    Range,
    Scatter,
    Statement,
    Store,
    Variable,
    VectorCopy,
)
from femforge.kernels.access.base import node_loads
from femforge.kernels.access.block_nodes import POINT_NODES, BlockPoints, nodes_of
from femforge.kernels.access.coordinates import POINTS
from femforge.kernels.access.nonzeros import into_sums
from femforge.kernels.access.spaces import component_of_node
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import INPUT, array_of
from femforge.kernels.arguments import Argument, number
from femforge.kernels.domains import Domain, all_cells, blocks_of_cells, with_nonzeros
from femforge.kernels.scatter.base import Outgoing, ScatterKind
from femforge.represent.used_entries import Flags
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem, batch_nodes, block_nodes
from femforge.schedule.scatters import Refusal

#: Names of the places of a cell's results in the tile, by node, and of what is listed of them.
_PLACE, _LISTED = "place", "listed"
#: What 16 bits number.
_MOST_PLACES = 65535
#: Scatters that have not these needs.
_INSTEAD = one_of("scatter", ["colour", "gather", "atomic"])


class Blocks(ScatterKind):
    """Sums in shared memory, node by node."""

    name = "blocks"
    own = ("block_nodes",)
    lists_follow = ("element_batch", "block_nodes")
    takes_macro_elements = True
    gpu_time = 1.0
    step = "results meet in shared memory; each node of the block is added to once"
    from_shared = True
    adds_to_matrices = True
    sums_batches = True
    order_of_nonzeros = "[batch][nonzero of its cells]"

    # -- rules -------------------------------------------------------------------------------------------

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """On a GPU, for the cells that nothing better is known for."""
        if device.target == "cpu":
            return 0
        return 5 if asked.block_nodes else 2 if problem.same_spaces else 0

    def refusal(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> Refusal | None:
        """Shared memory, and one list of nodes for all vectors, are needed."""
        if device.target == "cpu":
            return Refusal(f"scatter = {self.name} is for GPUs", _INSTEAD)
        if not problem.same_spaces:
            return Refusal(f"scatter = {self.name} needs equal test and trial spaces", _INSTEAD)
        return None

    def settled(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> VectorParameters:
        """Room for the nodes of a compact block."""
        nodes = chosen.block_nodes or block_nodes(problem, lanes * max(1, chosen.macro_cells))
        return replace(chosen, block_nodes=nodes)

    def too_large(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> Refusal | None:
        """Places in a block are numbered with 16 bits; what a thread works on is in one block."""
        own = batch_nodes(chosen, problem)
        if 0 < chosen.block_nodes < own:
            cause = (
                f"block_nodes = {chosen.block_nodes}, and what a thread works on has {counted(own, 'node')}"
            )
            return Refusal(cause, [at_least("block_nodes", own)])
        if max(own * lanes, chosen.block_nodes) > _MOST_PLACES:
            fewer = _MOST_PLACES // own
            ways = [at_most("block_nodes", _MOST_PLACES), at_most("element_batch", fewer)]
            return Refusal(f"a block has more than {_MOST_PLACES} places", ways)
        return None

    def shared_scalars(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> int:
        """The results of the cells, the data of the nodes, the lists."""
        own = batch_nodes(chosen, problem)
        nodes = self.settled(chosen, problem, lanes).block_nodes
        values = problem.vectors * problem.components
        values += problem.gdim if chosen.numbering == "shared" else 0
        offset = 8 if chosen.index_type == "int64" else 4
        lists = nodes * (offset + 2)
        rows = problem.components * _length(lanes * own, problem.components)
        return rows + nodes * values + -(-lists // chosen.scalar_bytes)

    def variants(self, problem: OperatorProblem, wanted: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """Two thirds to four thirds of the usual room."""
        usual = block_nodes(problem, wanted["element_batch"] * wanted["macro_cells"])
        return [{"block_nodes": max(problem.nodes, usual * thirds // 3 // 32 * 32)} for thirds in (3, 2, 4)]

    # -- arguments ---------------------------------------------------------------------------------------

    def lists(self) -> tuple[Argument, ...]:
        """Cells and nodes of the blocks, and what is added up where."""
        return (
            number("num_cell_blocks", "cells are sorted by block"),
            Argument(
                "block_cells", "int64", typed=True, meaning="[num_cell_blocks + 1] first cell of each block"
            ),
            Argument(
                "block_nodes",
                "int64",
                typed=True,
                meaning="[num_cell_blocks + 1] first entry of each in node_offsets",
            ),
            Argument("node_offsets", "index", meaning="[node of a block] its first entry of y"),
            Argument(
                "local_nodes", "uint16", typed=True, meaning="[cell][node] place among the nodes of the block"
            ),
            Argument(
                "result_places",
                "uint16",
                typed=True,
                meaning="[cell][node] place among the results of the block, which stand node by node",
            ),
            Argument(
                "contribution_ends", "uint16", typed=True, meaning="[node of a block] where its results end"
            ),
        )

    def domain(self, batch: int, data: VectorData | None) -> Domain:
        """Block by block."""
        assert data is not None
        return blocks_of_cells(partial=data.macro)

    def matrix_lists(self) -> tuple[Argument, ...]:
        """Nonzeros of the batches, and what is added up where."""
        return (
            Argument(
                "block_nonzeros",
                "int64",
                typed=True,
                meaning="[batch + 1] where those of each begin in nonzeros",
            ),
            Argument(
                "contributions",
                "uint16",
                meaning="[batch][used entry of its cells], by nonzeros; of the last batch as many as of all others",
            ),
            Argument(
                "contribution_ends", "uint16", typed=True, meaning="[entry of nonzeros] where its terms end"
            ),
        )

    def matrix_domain(self, batch: int) -> Domain:
        """All cells, so many at a time."""
        return with_nonzeros(all_cells(batch))

    # -- statements --------------------------------------------------------------------------------------

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Stage the nodes' data, compute, sum by node."""
        space, room = out.space, out.data.parameters.block_nodes
        shared = [Array(nodes_of(name), space.components * room, "shared") for name in _staged(out)]
        if _staged_points(out):
            shared.append(Array(POINT_NODES, out.data.integral.gdim * room, "shared"))
        shared += [
            Array("tile", space.components * _row(out), "shared"),
            Array("entry", room, "shared", bits=out.data.index_bits),
            Array("end", room, "shared", bits=16),
        ]
        stores = [Store("tile", _in_tile(out, k), value) for k, value in enumerate(out.values)]
        numbers, points, rest = _early(out.inside)
        first = out.data.vectors.place(space.nodes)
        listed = node_loads("result_places", _LISTED, first, space.nodes, 16)
        body = (
            Lanes("lane", out.lanes, (*numbers, *listed), barrier=False, scope="opens"),
            Lanes(
                "node",
                index("nodes_here"),
                tuple(_stage(out)),
                False,
                together=True,
                most=room,
                usual=_usual_nodes(out, room),
            ),
            Lanes("lane", out.lanes, points, scope="continues"),
            Lanes("lane", out.lanes, (*rest, *_places(out), *stores), scope="continues"),
            _sums(out),
        )
        return tuple(shared), body

    def into_matrix(
        self, nest: LoopNest, integral: Integral, used: Flags, stored: int, bits: int, batch: int
    ) -> LoopNest | None:
        """Sum by nonzero, if all entries of a batch meet in shared memory."""
        return into_sums(nest, integral, used, stored, bits, batch)

    def on_host(self, out: Outgoing) -> list[Statement]:
        """There is no shared memory on a CPU."""
        raise AssertionError("refused on CPUs")


def _usual_nodes(out: Outgoing, room: int) -> int:
    """Nodes of most blocks: two thirds of the room; all of it where cells share none, so that there are no more."""
    return room if room >= out.space.nodes * out.lanes else room * 2 // 3


def _early(
    inside: Sequence[Statement],
) -> tuple[tuple[Statement, ...], tuple[Statement, ...], tuple[Statement, ...]]:
    """The statements of a lane by when they can be: numbers, points of the geometry, and what needs staged data.

    A lane's own loads are under way while nodes are staged: neither waits for the other.
    """
    known, numbers, points, rest = {"lane"}, [], [], []
    for s in inside:
        names = (s.name,) if isinstance(s, Integer) else s.names if isinstance(s, IntegerLoads) else ()
        given = {"first_cell", "cells_here", *known}
        if names and all(set(variables_of(value)) <= given for value in integers_of(s)):
            known |= set(names)
            numbers.append(s)
        elif isinstance(s, Let) and isinstance(load := s.value.value, Load) and load.array == POINTS:
            points.append(s)
        else:
            rest.append(s)
    return tuple(numbers), tuple(points), tuple(rest)


def _length(places: int, components: int) -> int:
    """Entries of a component's row of the tile: lanes that use one place of several rows meet different banks."""
    return places | 1 if components > 1 else places


def _row(out: Outgoing) -> int:
    """Entries of a component's row of the tile, node by node of the block."""
    return _length(out.space.nodes * out.lanes, out.space.components)


def _places(out: Outgoing) -> list[Statement]:
    """Where a lane's results go; those of a lane without a cell, which has the last one, where no others do."""
    nodes, here = range(out.space.nodes), less("lane", "cells_here")
    elsewhere = index("lane").times(len(nodes))
    return [Integer(f"{_PLACE}{k}", select(here, f"{_LISTED}{k}", elsewhere.plus(k))) for k in nodes]


def _in_tile(out: Outgoing, dof: int) -> Index:
    """Where a lane's result stands."""
    node, component = out.space.places[dof]
    return index(f"{_PLACE}{node}").plus(component * _row(out))


def _read(out: Outgoing) -> set[str]:
    """Arrays that the cells read."""
    return arrays_read(out.inside) | {n.value.array for n in symbols(out.values) if isinstance(n.value, Load)}


def _staged(out: Outgoing) -> list[str]:
    """Arrays of the L-vectors that the cells of a block read: a diagonal may not depend on the state."""
    names = [array_of(name) for name in out.data.l_vectors]
    return [name for name in names if nodes_of(name) in _read(out)]


def _staged_points(out: Outgoing) -> BlockPoints | None:
    """The points of the geometry, if they come with the nodes."""
    points = out.data.points
    return points if isinstance(points, BlockPoints) and POINT_NODES in _read(out) else None


def _stage(out: Outgoing) -> list[Statement]:
    """A node of the block: its data goes to shared memory, and where the results end that are added to it."""
    data, space, graph, points = out.data, out.space, out.graph, _staged_points(out)
    room = data.parameters.block_nodes
    place = Index(0, (("first_node", 1), ("node", 1)))
    offset = IntegerLoads(("d",), "node_offsets", place, data.index_bits)
    lines: list[Statement] = [
        *([offset] if _staged(out) or points else []),
        VectorCopy("entry", index("node"), "node_offsets", place, 1),
        VectorCopy("end", index("node"), "contribution_ends", place, 1),
    ]
    for array in _staged(out):
        for component in range(space.components):
            source = space.component("d", component)
            target = index("node").plus(component * room)
            value = graph.symbol(Load(array, source))
            if out.mask and array == INPUT:
                lines.append(MaskedLoad(f"value{component}", array, source, out.mask))
                value = graph.symbol(Local(f"value{component}"))
            lines.append(Store(nodes_of(array), target, value))
    if points:
        lines += points.of_offset("d", "n")
        for component in range(data.integral.gdim):
            value = graph.symbol(Load(POINTS, points.entry("", component)))
            lines.append(Store(POINT_NODES, index("node").plus(component * room), value))
    return lines


def _sums(out: Outgoing) -> Lanes:
    """The nodes of the block: the sums of their cells' results go to the output, atomically if others share them.

    A lane has one component of a node: neighbouring lanes add to neighbouring entries of the output, where memory takes
    sectors of it at a time, and fewer wait for the node that most cells share.
    """
    space, graph = out.space, out.graph
    numbers: tuple[Statement, ...] = ()
    component = Index()
    if space.components > 1:
        numbers = (
            Integer("node", quotient("k", space.components)),
            Integer("component", remainder("k", space.components)),
        )
        component = index("component").times(_row(out))
    add = Add("sum", graph.symbol(Load("tile", index("e").plus(component))))
    loads = IntegerLoads(("d",), "entry", index("node"), out.data.index_bits)
    steps, entry = component_of_node(space, "d")
    body = (
        *numbers,
        loads,
        *steps,
        Integer("begin", select(compare("node", ">", 0), entry_of("end", index("node").plus(-1)), 0)),
        Integer("stop", entry_of("end", "node")),
        Variable("sum"),
        Range("e", index("begin"), index("stop"), (add,)),
        # atomic also where no other block has the node: it is sent and forgotten, a plain addition waits for its load
        Scatter(out.output, entry, graph.symbol(Local("sum")), True, out.mask),
    )
    if space.components == 1:
        return Lanes("node", index("nodes_here"), body, barrier=False)
    return Lanes("k", index("nodes_here").times(space.components), body, barrier=False)
