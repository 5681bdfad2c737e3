"""How kernels on global vectors read a cell's data: through offsets, from E-vectors, or from a block's memory."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, index, quotient
from femforge.ir.integral import (
    COORDINATES,
    TRIAL,
    ConstantEntry,
    Dof,
    GeometryEntry,
    Integral,
    Local,
    PointEntry,
)
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Integer, IntegerLoads, Let, MaskedLoad, Statement, Store
from femforge.kernels.access import coordinate_places, point_place
from femforge.kernels.spaces import Space, space_of, vector_names
from femforge.reference import dimension
from femforge.schedule.parameters import Parameters
from femforge.schedule.scatters import ScatterRules

#: Array of bytes that are not zero for constrained dofs, by position in the L-vector.
MASK = "constrained"
#: What the offsets of the trial space's nodes are called, with the node's number.
TRIAL_OFFSET = "td"
#: Arrays of the vectors that an operator maps from and to.
INPUT, OUTPUT = "x", "y"


@dataclass(frozen=True)
class Datum:
    """A scalar of a cell.

    Attributes:
        array: where it is.
        place: its entry.
        name: readable.
        masked: whether it counts as zero where it is constrained.
    """

    array: str
    place: Index
    name: str
    masked: bool = False


class VectorData:
    """Access to the data of the cell whose number is the integer variable ``cell``.

    Functions on the space of the test function are L-vectors that are read through its offsets; all other
    coefficients are [cell][dof]. With ``scatter = element`` there are no L-vectors.

    Args:
        integral: names the functions; its test function gives the space.
        parameters: concrete.
        scatter: the rules of the scatter that they name.
        geometry_size: scalars of the stored geometry of a cell, if it is an input.

    Attributes:
        macro: whether what is numbered as cells are macro elements.
    """

    macro = False

    #: the array of offsets
    offset_array = "offsets"

    def __init__(
        self, integral: Integral, parameters: Parameters, scatter: ScatterRules, geometry_size: int = 0
    ) -> None:
        assert integral.test is not None
        self.geometry_size = geometry_size
        self.integral = integral
        self.parameters = parameters
        self.graph = integral.graph
        self.space: Space = space_of(integral.test.layout, parameters.component_order)
        trial = integral.acted_on
        #: the space of the function that an operator acts on, where it is another one
        self.trial_space: Space | None = None
        if trial is not None and trial.layout != integral.test.layout:
            self.trial_space = space_of(trial.layout, parameters.component_order)
        self.by_offsets = scatter.adds_to_vectors
        #: names of the functions that are read as L-vectors
        self.vectors = vector_names(integral) if self.by_offsets else ()
        self.blocks = scatter.from_shared
        self.mask = MASK if parameters.constraints else ""
        self._places = coordinate_places(integral)
        self.index_bits = 64 if parameters.index_type == "int64" else 32

    @property
    def nodes(self) -> int:
        """Nodes that give the geometry of a cell."""
        return dimension(self.integral.coordinates.layout.fields[0].element)

    def is_vector(self, name: str) -> bool:
        """Whether a function is read as an L-vector."""
        return name in self.vectors

    @property
    def shares_numbering(self) -> bool:
        """Whether the space's offsets give the points of the geometry, too."""
        return self.by_offsets and self.parameters.numbering == "shared" and not self.geometry_size

    # -- integers ----------------------------------------------------------------------------------------

    def offsets(self) -> list[Statement]:
        """Named offsets of all nodes of the cell."""
        return self._node_loads(self.offset_array, "d", self.space.nodes, self.index_bits)

    def trial_offsets(self) -> list[Statement]:
        """Named offsets of the nodes of the function that the operator acts on, where they are others."""
        assert self.trial_space is not None
        return self._node_loads("trial_offsets", TRIAL_OFFSET, self.trial_space.nodes, self.index_bits)

    def local_nodes(self) -> list[Statement]:
        """Named places, among the nodes of the block, of all nodes of the cell."""
        return self._node_loads("local_nodes", "l", self.space.nodes, 16)

    def points(self, used: Sequence[int]) -> list[Statement]:
        """Named numbers of the points that give the geometry."""
        if not used:
            return []
        if self.shares_numbering:
            return [integer for k in used for integer in self.point_of(f"d{k}", f"n{k}")]
        if list(used) == list(range(self.nodes)):
            return self._node_loads("cells", "n", self.nodes, 32)
        return [IntegerLoads((f"n{k}",), "cells", Index(0, (("cell", self.nodes),)).plus(k)) for k in used]

    def point_of(self, offset: str, name: str) -> list[Statement]:
        """The point at a node, where points are numbered as nodes are, and :meth:`point_entry` needs it."""
        if self._entries_agree:
            return []
        components = 1 if self.space.planar else self.space.components
        return [Integer(name, quotient(offset, components), wide=True)]

    def point_entry(self, node: object, component: int) -> Index:
        """The place of a coordinate of a node's point; ``node`` follows the name of the integer."""
        if self._entries_agree:
            return Index(component, ((f"d{node}", 1),))
        return Index(component, ((f"n{node}", self.integral.gdim),))

    @property
    def _entries_agree(self) -> bool:
        """Whether a node's offset is also that of its point's coordinates: as many components, side by side."""
        return self.shares_numbering and not self.space.planar and self.space.components == self.integral.gdim

    @staticmethod
    def _node_loads(array: str, name: str, count: int, bits: int) -> list[Statement]:
        width = 4 if count % 4 == 0 else 2 if count % 2 == 0 else count
        first = Index(0, (("cell", count),))
        return [
            IntegerLoads(tuple(f"{name}{k}" for k in range(start, start + width)), array, first.plus(start), bits)
            for start in range(0, count, width)
        ]  # fmt: skip

    # -- scalars -----------------------------------------------------------------------------------------

    def datum(self, key: object) -> Datum | None:
        """Where the datum of a symbol is; None if the symbol is none of a cell."""
        if isinstance(key, ConstantEntry):
            return Datum(key.name, Index(key.index), "")
        if isinstance(key, GeometryEntry):
            return Datum("geometry", Index(key.index, (("cell", self.geometry_size),)), f"g{key.index}")
        if isinstance(key, PointEntry):
            cell = Index(0, (("cell", self.integral.function(key.function).layout.dim),))
            return Datum(key.function, cell.plus(point_place(key)), f"{key.function}_{key.first}_{key.point}")
        if not isinstance(key, Dof):
            return None
        if key.function == COORDINATES:
            return self._coordinate(key.index)
        name = f"{key.function}_{key.index}"
        array = INPUT if key.function == TRIAL else key.function
        if key.function == TRIAL and self.trial_space is not None and self.by_offsets:
            return Datum(array, self.trial_space.entry(key.index, TRIAL_OFFSET), name, bool(self.mask))
        if self.is_vector(key.function):
            node, component = self.space.places[key.index]
            if self.blocks:
                return Datum(f"{array}_nodes", self._block_entry(node, component), name)
            masked = bool(self.mask) and key.function == TRIAL
            return Datum(array, self.space.entry(key.index), name, masked)
        size = self.integral.function(key.function).layout.dim
        return Datum(array, Index(key.index, (("cell", size),)), name)

    def _coordinate(self, dof: int) -> Datum:
        node, component = self._places[dof]
        name = f"x{node}_{component}"
        if self.blocks and self.shares_numbering:
            return Datum("point_nodes", self._block_entry(node, component), name)
        return Datum("coordinates", self.point_entry(node, component), name)

    def _block_entry(self, node: int, component: int) -> Index:
        return index(f"l{node}").plus(component * self.parameters.block_nodes)

    def gather(self, roots: Sequence[Node], names: dict[Node, str]) -> tuple[list[Statement], list[Node]]:
        """Statements that load all data that expressions need, and the expressions in these.

        ``names`` is changed to match.
        """
        loaded: dict[Node, Datum] = {}
        for node in symbols(roots):
            datum = self.datum(node.value)
            if datum is not None:
                loaded[node] = datum
        statements = [*self.integers(loaded.values())]
        replaced: dict[Node, Node] = {}
        for node, datum in loaded.items():
            if not datum.name:
                replaced[node] = self.graph.symbol(Load(datum.array, datum.place))
                continue
            replaced[node] = self.graph.symbol(Local(datum.name))
            statements.append(self._load(datum, datum.name))
        return statements, self._renamed(roots, names, replaced.get)

    def gather_rows(
        self, roots: Sequence[Node], names: dict[Node, str], lanes: int
    ) -> tuple[list[Statement], list[Node], int]:
        """As :meth:`gather`, the data stored in rows of lanes (array ``inputs``); and the number of rows."""
        loaded = {n: d for n in symbols(roots) for d in [self.datum(n.value)] if d is not None and d.name}
        constants = {
            n: d for n in symbols(roots) for d in [self.datum(n.value)] if d is not None and not d.name
        }
        statements = [*self.integers(loaded.values())]
        replaced = {n: self.graph.symbol(Load(d.array, d.place)) for n, d in constants.items()}
        for row, (node, datum) in enumerate(loaded.items()):
            place = index(row * lanes).plus(index("lane"))
            value = self.graph.symbol(Load(datum.array, datum.place))
            if datum.masked:
                statements.append(self._load(datum, datum.name))
                value = self.graph.symbol(Local(datum.name))
            statements.append(Store("inputs", place, value))
            replaced[node] = self.graph.symbol(Load("inputs", place))
        return statements, self._renamed(roots, names, replaced.get), len(loaded)

    def integers(self, data: Iterable[Datum]) -> list[Statement]:
        """Integers that the places of some data use."""
        used = {name for datum in data for name, _ in datum.place.terms}
        statements: list[Statement] = []
        points = sorted(int(name[1:]) for name in used if name.startswith("n") and name[1:].isdigit())
        wants_offsets = any(name.startswith("d") and name[1:].isdigit() for name in used)
        if self.blocks and any(name.startswith("l") and name[1:].isdigit() for name in used):
            statements += self.local_nodes()
        if wants_offsets or (self.shares_numbering and points):
            statements += self.offsets()
        if any(re.fullmatch(rf"{TRIAL_OFFSET}\d+", name) for name in used):
            statements += self.trial_offsets()
        return [*statements, *self.points(points)]

    def _load(self, datum: Datum, name: str) -> Statement:
        if datum.masked:
            return MaskedLoad(name, datum.array, datum.place, self.mask)
        return Let(name, self.graph.symbol(Load(datum.array, datum.place)))

    def _renamed(
        self, roots: Sequence[Node], names: dict[Node, str], replacement: Callable[[Node], Node | None]
    ) -> list[Node]:
        olds = [*roots, *names]
        news = self.graph.substitute(olds, replacement)
        for old, new in zip(list(names), news[len(roots) :], strict=True):
            text = names.pop(old)
            if new.kind not in ("symbol", "const"):
                names.setdefault(new, text)
        return news[: len(roots)]
