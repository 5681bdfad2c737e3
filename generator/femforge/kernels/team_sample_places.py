"""Where a team that shares samples keeps what: dofs by parity, samples by parity, results by parity."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from femforge.ir.element import ScalarElement
from femforge.ir.integral import COORDINATES, Dof, Slot
from femforge.ir.scalar import symbols
from femforge.reference.symmetries import Orbit
from femforge.represent.cell_values import CellValue
from femforge.represent.facet_traces import TracedSums
from femforge.represent.symmetric_sums import Family, Functions, SumPart, SymmetricSums

#: Sums that a thread adds up at a time, and samples or results of a task: what is loaded of shared memory serves that
#: many, while registers hold them all.
_SUMS, _MOST = 32, 8
#: Operations of D that a task has, from which on it has fewer samples.
_POINT_FLOPS = 1500


@dataclass(frozen=True)
class Tiles:
    """Numbered things dealt out to tasks, the last one repeated where they do not fill all.

    Attributes:
        count: how many there are.
        size: of a task.
    """

    count: int
    size: int

    @property
    def tasks(self) -> int:
        """Number of tasks."""
        return -(-self.count // self.size)

    @property
    def padded(self) -> int:
        """Places, those of repeated ones among them."""
        return self.tasks * self.size

    def numbers(self) -> Iterator[int]:
        """Which thing stands at each place."""
        return (min(place, self.count - 1) for place in range(self.padded))


def tiles_of(count: int, most: int) -> Tiles:
    """So many things in tasks of nearly the same size."""
    tasks = max(1, -(-count // max(1, most)))
    return Tiles(count, max(1, -(-count // tasks)))


class Tiling:
    """How many samples, and results, a task has."""

    def samples(self, count: int, held: int, flops: int) -> Tiles:
        """Samples by task.

        Args:
            count: of a family.
            held: sums of a sample.
            flops: of D there.
        """
        return tiles_of(count, min(_MOST, _SUMS // max(1, held), _POINT_FLOPS // max(flops, 1)))

    def results(self, count: int, components: int) -> Tiles:
        """Results of all components by task."""
        return tiles_of(count, min(_MOST, _SUMS // components))


@dataclass(frozen=True, eq=False)
class Fields:
    """Components of a function with the same element.

    Attributes:
        function: name.
        components: of it.
        functions: their basis functions.
        first: row of the first component among those of its function.
    """

    function: str
    components: tuple[int, ...]
    functions: Functions
    first: int

    @property
    def size(self) -> int:
        """Rows."""
        return len(self.components) * self.functions.size

    def row(self, component: int, parity: int) -> int:
        """The first combination of a parity, among the rows of the function."""
        own = self.first + self.components.index(component) * self.functions.size
        return own + self.functions.first(parity)

    def place(self, number: int, orbit: int, member: int) -> int:
        """Of a member of an orbit, or of the combination that takes its place, of the component with a number."""
        parity = self.functions.orbits[orbit].parities[member]
        own = self.first + number * self.functions.size + self.functions.first(parity)
        return own + self.functions.of_parity(parity).index(orbit)


@dataclass(frozen=True, eq=False)
class Tested:
    """Components of the test function with the same element and derivatives.

    Attributes:
        components: of it.
        functions: their basis functions.
        derivatives: by part, along the axes.
        tiles: of results, by parity.
        first: row of the first one.
    """

    components: tuple[int, ...]
    functions: Functions
    derivatives: tuple[tuple[tuple[int, ...], ...], ...]
    tiles: tuple[Tiles, ...]
    first: int

    @property
    def stride(self) -> int:
        """Rows of a component."""
        return sum(tiles.padded for tiles in self.tiles)

    def row(self, number: int, parity: int) -> int:
        """The first result of a parity of the component with a number."""
        own = self.first + number * self.stride
        return own + sum(tiles.padded for tiles in self.tiles[:parity])


class SamplePlaces:
    """Rows in shared memory, each [cell].

    Args:
        sums: what is computed.
        tiling: how many samples a task has.
    """

    def __init__(self, sums: SymmetricSums, tiling: Tiling) -> None:
        self.sums = sums
        self.tiling = tiling
        self.integral = sums.integral
        self.folds = len(sums.symmetries.parities) > 1
        self.fields: dict[str, list[Fields]] = {name: self._fields(name) for name in self._functions}
        first = 0
        #: Row of the first dof of each function, and of the first combination of those that are sampled.
        self._plain: dict[str, int] = {}
        self._folded: dict[str, int] = {}
        for name, own in self.fields.items():
            size = sum(group.size for group in own)
            self._plain[name] = self._folded[name] = first
            first += size
            if name in self._direct and name in self._sampled and self.folds:
                self._folded[name] = first
                first += size
        self.values: dict[CellValue, int] = {}
        for value in self.sums.cell_values:
            for one in (*value.shares, value):
                first += one not in self.values
                self.values.setdefault(one, first - 1)
        #: Scalars of a cell that is read.
        self.input_size = first
        self.tested = self._tested()
        #: Results by parity.
        self.result_size = sum(len(one.components) * one.stride for one in self.tested)

    # -- dofs --------------------------------------------------------------------------------------------

    @cached_property
    def _sampled(self) -> set[str]:
        return {slot.function for part in self.sums.parts for slot in part.reads}

    @cached_property
    def _direct(self) -> set[str]:
        """Functions whose dofs D, or a value of the cell, has."""
        roots = [node for part in self.sums.parts for node in part.fluxes.values()]
        return {node.value.function for node in symbols(roots) if isinstance(node.value, Dof)}

    @cached_property
    def _functions(self) -> list[str]:
        """Functions that are read, in the integral's order."""
        names = [COORDINATES, *(f.name for f in self.integral.coefficients if not f.at_points)]
        used = self._sampled if isinstance(self.sums, TracedSums) else self._sampled | self._direct
        return [name for name in names if name in used]

    def _fields(self, name: str) -> list[Fields]:
        """The components of a function by their elements, with rows one after another."""
        by_element: dict[ScalarElement, list[int]] = {}
        for component, member in enumerate(self.integral.function(name).layout.fields):
            by_element.setdefault(member.element, []).append(component)
        found: list[Fields] = []
        for element, components in by_element.items():
            first = sum(group.size for group in found)
            found.append(Fields(name, tuple(components), self.sums.functions(element), first))
        return found

    @cached_property
    def rows(self) -> dict[Dof, int]:
        """Row of each dof as it is brought."""
        rows: dict[Dof, int] = {}
        for name, own in self.fields.items():
            layout = self.integral.function(name).layout
            for group in own:
                for number, component in enumerate(group.components):
                    for k, orbit in enumerate(group.functions.orbits):
                        for m, member in enumerate(orbit.members):
                            dof = Dof(name, layout.fields[component].dofs[member])
                            rows[dof] = self._plain[name] + group.place(number, k, m)
        return rows

    @property
    def folded(self) -> list[tuple[Fields, int, int]]:
        """Fields whose dofs are combined, with the rows of their function where these stand and where they go."""
        names = [name for name in self.fields if name in self._sampled] if self.folds else []
        return [
            (group, self._plain[name], self._folded[name]) for name in names for group in self.fields[name]
        ]

    def sampled_row(self, slot: Slot, parity: int) -> int:
        """The first combination of a parity of what a slot is of."""
        (group,) = (one for one in self.fields[slot.function] if slot.component in one.components)
        return self._folded[slot.function] + group.row(slot.component, parity)

    # -- samples -----------------------------------------------------------------------------------------

    def sample_tiles(self, part: SumPart, family: Family) -> Tiles:
        """Samples of a family by task."""
        held = len(part.reads) * len(family.parities)
        return self.tiling.samples(len(family.points), held, part.flops_of_a_sample * len(family.moves))

    def samples(self, part: SumPart, parity: int) -> int:
        """Rows of the samples of a parity."""
        own = (f for f in part.families if parity in f.parities)
        return sum(self.sample_tiles(part, f).padded for f in own)

    def flux_row(self, part: SumPart, slot: Slot, parity: int, family: int = 0) -> int:
        """The first sample of a family that has a parity, for a slot of the test function."""
        parts = self.sums.parts
        before = sum(self._flux_size(own) for own in parts[: parts.index(part)])
        number = list(part.fluxes).index(slot)
        before += number * sum(self.samples(part, p) for p in self.sums.symmetries.parities)
        before += sum(self.samples(part, p) for p in range(parity))
        own = (f for f in part.families[:family] if parity in f.parities)
        return before + sum(self.sample_tiles(part, f).padded for f in own)

    def _flux_size(self, part: SumPart) -> int:
        return len(part.fluxes) * sum(self.samples(part, p) for p in self.sums.symmetries.parities)

    @property
    def flux_size(self) -> int:
        """Rows of all samples."""
        return sum(map(self._flux_size, self.sums.parts))

    # -- results -----------------------------------------------------------------------------------------

    def _tested(self) -> list[Tested]:
        classes: dict[tuple[object, ...], list[int]] = {}
        assert self.integral.test is not None
        for component, member in enumerate(self.integral.test.layout.fields):
            own = tuple(
                tuple(s.derivative for s in part.fluxes if s.component == component)
                for part in self.sums.parts
            )
            if any(own):
                classes.setdefault((member.element, own), []).append(component)
        found: list[Tested] = []
        first = 0
        for (element, derivatives), components in classes.items():
            assert isinstance(element, ScalarElement)
            functions = self.sums.functions(element)
            tiles = tuple(
                self.tiling.results(len(functions.of_parity(p)), len(components))
                for p in self.sums.symmetries.parities
            )
            one = Tested(tuple(components), functions, derivatives, tiles, first)  # type: ignore[arg-type]
            found.append(one)
            first += len(components) * one.stride
        return found


def orbits_by_kind(functions: Functions) -> list[tuple[int, Sequence[Orbit]]]:
    """Orbits of a kind, with the number of the first one."""
    kinds: dict[object, list[int]] = {}
    for number, orbit in enumerate(functions.orbits):
        kinds.setdefault(orbit.kind, []).append(number)
    return [(own[0], [functions.orbits[k] for k in own]) for own in kinds.values()]
