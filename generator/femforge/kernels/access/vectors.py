"""L-vectors, read through the offsets of the nodes of each cell (libCEED's convention, see ``spaces``)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from femforge.ir.arrays import Load
from femforge.ir.element import Layout
from femforge.ir.integers import Index
from femforge.ir.integral import TRIAL, Dof, Integral, Local
from femforge.ir.statements import IntegerLoads, Let, MaskedLoad, Statement
from femforge.kernels.access.base import Brought, Datum, Items, Source, node_loads, numbers_of
from femforge.kernels.access.spaces import Space
from femforge.kernels.arguments import Argument, number

#: Arrays of the vectors that an operator maps from and to.
INPUT, OUTPUT = "x", "y"
#: Array of bytes that are not zero for constrained dofs, by position in the L-vector.
MASK = "constrained"
#: Arrays of offsets, [cell][node]; what those of a node are called, with its number.
OFFSETS, TRIAL_OFFSETS, MACRO_OFFSETS = "offsets", "trial_offsets", "macro_offsets"
_OFFSET, _TRIAL_OFFSET = "d", "td"


def array_of(function: str) -> str:
    """The array of a function's dofs."""
    return INPUT if function == TRIAL else function


class Vectors(Source):
    """Functions on the space of the test function, and the one that an operator acts on.

    Args:
        integral: names the functions.
        space: of the test function.
        names: of the functions that are L-vectors.
        trial: space of the function that an operator acts on, or of those that an expression is made of, where it is
            another one.
        mask: array of constrained dofs, empty where there are none.
        bits: of an offset.
        array: of the offsets.
    """

    def __init__(
        self, integral: Integral, space: Space, names: Sequence[str], trial: Space | None, mask: str, bits: int,
        array: str = OFFSETS,
    ) -> None:  # fmt: skip
        super().__init__(integral)
        self.space = space
        self.names = tuple(names)
        self.trial = trial
        self.mask = mask
        self.bits = bits
        self.array = array
        self.apart = {
            name for name in names if trial and integral.function(name).layout != self._own_layout()
        }

    def _own_layout(self) -> Layout:
        """The element of the results."""
        assert self.integral.test is not None
        return self.integral.test.layout

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """The vector that an operator acts on, offsets, and what is constrained."""
        return (
            Argument(INPUT, "scalar", meaning="[dof] what the operator acts on"),
            Argument(
                MACRO_OFFSETS, "index", meaning="[macro element][node] the node's first entry of the vectors"
            ),
            Argument(OFFSETS, "index", meaning="[cell][node] the node's first entry of the vectors"),
            Argument(TRIAL_OFFSETS, "index", meaning="[cell][node of the trial space] its first entry of x"),
            number("component_stride", "from one component of a node to the next"),
            Argument(MASK, "uint8", typed=True, meaning="[dof] not 0 where constrained"),
        )

    def mask_of(self, function: str) -> str:
        """The mask of a function: that of the result, where rows and columns of constrained dofs are zero."""
        return self.mask if function == TRIAL else ""

    def datum(self, key: object) -> Datum | None:
        """The entry at a node."""
        if not isinstance(key, Dof) or key.function not in self.names:
            return None
        space, offset = self.space, _OFFSET
        if self.trial is not None and key.function in self.apart:
            space, offset = self.trial, _TRIAL_OFFSET
        place = space.entry(key.index, offset)
        return Datum(array_of(key.function), place, f"{key.function}_{key.index}", self.mask_of(key.function))

    def offsets(self) -> list[Statement]:
        """Named offsets of all nodes of the cell."""
        return self._loads(self.array, _OFFSET, self.space)

    def integers(self, used: AbstractSet[str]) -> list[Statement]:
        """Offsets, all of a space at once."""
        own = self.offsets() if numbers_of(used, _OFFSET) else []
        if self.trial is None or not numbers_of(used, _TRIAL_OFFSET):
            return own
        return [*own, *self._loads(TRIAL_OFFSETS, _TRIAL_OFFSET, self.trial)]

    def _loads(self, array: str, name: str, space: Space) -> list[Statement]:
        return node_loads(array, name, self.place(space.nodes), space.nodes, self.bits)

    def items(self, functions: Sequence[str]) -> list[Items]:
        """A node each, of each space."""
        known = [name for name in functions if name in self.names]
        others = [name for name in known if name in self.apart]
        if self.trial is None or not others:
            return [self._items(known, self.space, self.array)]
        own = [name for name in known if name not in self.apart]
        return [
            self._items(others, self.trial, TRIAL_OFFSETS),
            self._items(own, self.space, self.array),
        ]

    def _items(self, names: Sequence[str], space: Space, array: str) -> Items:
        dofs = {place: dof for dof, place in enumerate(space.places)}

        def loads(item: Index) -> tuple[list[Statement], list[Brought]]:
            lines: list[Statement] = [
                IntegerLoads((_OFFSET,), array, self.place(space.nodes, item), self.bits)
            ]
            brought = []
            for name, c in itertools.product(names, range(space.components)):
                value, place, mask = f"{name}_{c}", space.component(_OFFSET, c), self.mask_of(name)
                if mask:
                    lines.append(MaskedLoad(value, array_of(name), place, mask))
                else:
                    lines.append(Let(value, self.graph.symbol(Load(array_of(name), place))))
                of_nodes = tuple(Dof(name, dofs[n, c]) for n in range(space.nodes))
                brought.append(Brought(f"{name}{c}", of_nodes, self.graph.symbol(Local(value))))
            return lines, brought

        return Items(space.nodes, loads, bool(names), array if array == self.array else "")
