"""Kernels of element matrices by teams of threads (GPUs) or in loops over SIMD lanes (CPUs): which there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import Any, Generic
from weakref import WeakKeyDictionary

from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.team import Team
from femforge.kernels.team_blocks import MOST_ENTRIES
from femforge.kernels.team_directions import DirectionalTeam, Way
from femforge.kernels.team_facets import FacetTeam
from femforge.kernels.team_points import PointTeam, tabulated
from femforge.kernels.team_row_lanes import RowLanes
from femforge.kernels.team_row_threads import RowThreads
from femforge.represent.choose import Representations
from femforge.represent.facet_matrices import facet_directions
from femforge.represent.matrix_directions import DirectionalPlan, directional
from femforge.represent.matrix_rows import RowPlan
from femforge.schedule.devices import DEVICES, Device
from femforge.schedule.inputs import INPUTS
from femforge.schedule.names import Representation
from femforge.schedule.parameters import TensorParameters
from femforge.schedule.team import Numbers, Stage, TeamNumbers, TeamProblem, TeamWay, team_numbers
from femforge.schedule.team_rows import LINE_ORDERS, RowGroup, RowNumbers, RowProblem, row_numbers

#: Values of D at a point from which a task evaluates one point, and not a line of them that it contracts at once.
_MANY_VALUES = 24
#: Points from which it does so all the same: a task of the next step would be too long.
_MANY_POINTS = 27
#: Pairs of functions of the directions but the first, of one kind of block, up to which a task makes a plane of them.
_MOST_PAIRS = 81
#: The same, up to which lines are as fast where one half of all blocks is made (H200: Q1 hexahedra, Q2 quadrilaterals).
_FEW_PAIRS = 16
#: Points of a cell up to which a task may make a whole block, too, where there could be planes: lines are few then.
_FEW_POINTS = 8
#: Functions of one direction, of two or three, beyond which element matrices are made row by row, on CPUs and on GPUs.
#: H200, mass and Laplace: rows take 0.5 to 1.0 of the time of steps on Q3 hexahedra, 2.0 to 3.5 times on Q2, 0.8 on Q4
#: quadrilaterals. One core with AVX-512: 0.6 to 1.1 of it on Q3 cells of both shapes, 0.7 to 2.5 times on Q2.
_MOST_FUNCTIONS = {"cpu": {2: 3, 3: 3}, "gpu": {2: 4, 3: 3}}
#: In how many shares the blocks of components may be dealt out where planes are made.
_SHARES = (1, 2)


class TeamPlan(ABC, Generic[Numbers]):
    """Steps that a team takes.

    Attributes:
        name: the representation.
        alone: why a thread alone cannot have a cell; empty where that has to be found out.
    """

    name: Representation
    alone: str = ""

    @abstractmethod
    def numbers(self, cells: int, scalar_bytes: int, place: str, device: Device) -> Numbers:
        """What the schedule decides, for so many cells, or any if that is 0.

        Raises:
            FemforgeError: naming the place, of cells that do not fit (code PARAMETERS).
        """

    @abstractmethod
    def of_one_cell(self, numbers: Numbers) -> Numbers:
        """The same for one cell on a CPU, whose operations are counted."""

    @abstractmethod
    def build(self, numbers: Numbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""


class SteppedPlan(TeamPlan[TeamNumbers]):
    """Steps that leave the element matrices of some cells in shared memory."""

    @abstractmethod
    def problem(self, place: str) -> TeamProblem:
        """What the schedule has to know."""

    def numbers(self, cells: int, scalar_bytes: int, place: str, device: Device) -> TeamNumbers:
        """What the schedule decides."""
        return team_numbers(cells, scalar_bytes, self.problem(place), device)

    def of_one_cell(self, numbers: TeamNumbers) -> TeamNumbers:
        """The same for one cell on a CPU."""
        return TeamNumbers(1, 1, False, numbers.way)


#: What was counted for one kernel of an integral holds for the others; on CPUs or not. Numbers only: expressions that
#: were made for one kernel are forgotten with it.
_COUNTED: WeakKeyDictionary[Representations, dict[bool, TeamProblem]] = WeakKeyDictionary()


class DirectionalTeams(SteppedPlan):
    """Sum factorisation of both arguments.

    Args:
        representations: of the integral.
        device: that the kernel is for.
    """

    name: Representation = "sum_factorised"

    def __init__(self, representations: Representations, device: Device) -> None:
        self._counted = _COUNTED.setdefault(representations, {})
        # SIMD lanes would all wait for the half that is mirrored
        self.halve = device.target != "cpu"
        self.plan = DirectionalPlan(representations.quadrature, self.halve)
        values = sum(len(kind.blocks) * len(kind.terms) for kind in self.plan.kinds)
        points = max(len(part.rule.weights) for part in representations.quadrature.parts)

        early = values < _MANY_VALUES or points > _MANY_POINTS
        planes = self.halve and self._planes_pay()
        blocks = sum(len(kind.blocks) for kind in self.plan.kinds)
        if planes:
            self.ways = [Way(True, True, shares=n) for n in _SHARES if n <= blocks]
            if not early:
                self.ways.append(Way(True, False))
        else:
            self.ways = [Way(False, early, split) for split in range(3 if self.plan.dim > 2 else 1)]
        entries = max(prod(kind.functions) ** self.plan.dim for kind in self.plan.kinds)
        whole = blocks > 1 and entries <= MOST_ENTRIES and self.halve
        if whole and (not planes or points <= _FEW_POINTS):
            # lines of points beside that would leave too few threads: they were slower wherever they were tried
            self.ways.append(Way(False, False, blocks=True))

    def _planes_pay(self) -> bool:
        """Whether planes are small enough for a task, and faster than lines."""
        pairs = [prod(kind.functions) ** (self.plan.dim - 1) for kind in self.plan.kinds]
        halved = all(kind.within for kind in self.plan.kinds)
        return max(pairs) <= _MOST_PAIRS and (max(pairs) > _FEW_PAIRS or not halved)

    def _builder(
        self, plan: DirectionalPlan, team: Team, data: CellData, hold: bool, number: int, resident: int = 0
    ) -> DirectionalTeam:  # fmt: skip
        return DirectionalTeam(plan, data, team, self.ways[number], hold, resident)

    def problem(self, place: str) -> TeamProblem:
        """What the schedule has to know."""
        if self.halve not in self._counted:
            # with expressions of its own: the kernel that is built later is the same whether this was counted or known
            with self.plan.graph.scratch():
                self._counted[self.halve] = self._count(DirectionalPlan(self.plan.representation, self.halve))
        return replace(self._counted[self.halve], place=place)

    def _count(self, plan: DirectionalPlan) -> TeamProblem:
        data = CellData(plan.integral, "vertices", 0)
        builders = [self._builder(plan, Team(1, 1, False), data, False, n) for n in range(len(self.ways))]
        ways = []
        known: dict[Way, tuple[Stage, ...]] = {}
        for number, (builder, way) in enumerate(zip(builders, self.ways, strict=True)):
            steps = builder.steps
            alike = replace(way, split=0)
            if alike not in known:
                known[alike] = builder.first_stages
            stages = (*known[alike], builder.last_stage)
            ways.append(TeamWay(number, steps.size, stages, steps.most_entries, steps.turns))
        return TeamProblem("", builders[0].points.field_size, builders[0].entries, tuple(ways))

    def build(self, numbers: TeamNumbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""
        team = Team(numbers.cells, numbers.threads, device.target != "cpu", device.warp)
        return self._builder(self.plan, team, data, numbers.hold, numbers.way, numbers.resident).build()


class RowTeams(TeamPlan[RowNumbers]):
    """Sum factorisation row by row.

    Args:
        representations: of the integral.
    """

    name: Representation = "sum_factorised"

    def __init__(self, representations: Representations) -> None:
        self.plan = RowPlan(DirectionalPlan(representations.quadrature, halve=False))
        integral = representations.integral
        self.alone = f"{integral.rows * integral.columns} entries are a thread's row by row only"

    def of_cell(self, data: CellData, array: str) -> LoopNest:
        """The loop nest that adds the entries of a cell to an array, on a CPU."""
        return RowLanes(self.plan, data, 1, array).build()

    def numbers(self, cells: int, scalar_bytes: int, place: str, device: Device) -> RowNumbers:
        """What the schedule decides."""
        data = CellData(self.plan.plan.integral, "vertices", 0)
        builders = [
            RowThreads(self.plan, data, 1, device.warp, rows, order)
            for rows in self.plan.divisors
            for order in LINE_ORDERS
        ]
        groups = [RowGroup(one.rows, one.order, *one.threads, one.scalars) for one in builders]
        return row_numbers(cells, scalar_bytes, RowProblem(place, groups, builders[0].most_held), device)

    def of_one_cell(self, numbers: RowNumbers) -> RowNumbers:
        """The same for one cell on a CPU."""
        return RowNumbers(1, 1)

    def build(self, numbers: RowNumbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""
        if device.target == "cpu":
            return RowLanes(self.plan, data, numbers.cells).build()
        return RowThreads(self.plan, data, numbers.threads, device.warp, numbers.rows, numbers.order).build()


class FacetTeams(SteppedPlan):
    """Sum factorisation of both arguments on facets.

    Args:
        representations: of the integral.
    """

    name: Representation = "sum_factorised"

    def __init__(self, representations: Representations) -> None:
        self.quadrature = representations.quadrature
        integral = representations.integral
        assert integral.test is not None
        components = range(len(integral.test.layout.fields))
        counts = sorted({len(components), -(-len(components) // 2), 1}, reverse=True)
        #: Components of the test function that are worked on at a time, by number of the way.
        self.ways = [[components[k : k + count] for k in components[::count]] for count in counts]

    def _builder(self, number: int, data: CellData, team: Team, sum_of_cell: str = "") -> FacetTeam:
        return FacetTeam(self.quadrature, self.ways[number], data, team, sum_of_cell)

    def of_cell(self, data: CellData, array: str) -> LoopNest:
        """The loop nest that adds the entries of a facet to an array, on a CPU."""
        return self._builder(0, data, Team(1, 1, False), array).build()

    def problem(self, place: str) -> TeamProblem:
        """What the schedule has to know."""
        data = CellData(self.quadrature.integral, "vertices", 0)
        builders = [self._builder(number, data, Team(1, 1, False)) for number in range(len(self.ways))]
        ways = tuple(TeamWay(number, one.size, one.stages, 1) for number, one in enumerate(builders))
        return TeamProblem(place, builders[0].at_points.size, builders[0].entries, ways, staged=False)

    def build(self, numbers: TeamNumbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""
        team = Team(numbers.cells, numbers.threads, device.target != "cpu", device.warp)
        return self._builder(numbers.way, data, team).build()


class PointTeams(SteppedPlan):
    """Tables of basis functions at the points.

    Args:
        representations: of the integral.
    """

    name: Representation = "quadrature"

    def __init__(self, representations: Representations) -> None:
        self.quadrature = representations.quadrature
        self.entries = representations.entries

    def problem(self, place: str) -> TeamProblem:
        """What the schedule has to know."""
        data = CellData(self.quadrature.integral, "vertices", 0)
        builder = PointTeam(self.quadrature, data, Team(1, 1, False), self.entries)
        way = TeamWay(0, builder.value_size, builder.stages, builder.entries)
        return TeamProblem(place, builder.at_points.size, builder.entries, (way,), holds=False)

    def build(self, numbers: TeamNumbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""
        team = Team(numbers.cells, numbers.threads, device.target != "cpu", device.warp)
        return PointTeam(self.quadrature, data, team, self.entries).build()


def steps_of_a_cell(representations: Representations) -> RowTeams | FacetTeams | None:
    """The steps of one cell on a CPU: of one that has so many entries that they are made row by row; of a facet."""
    integral = representations.integral
    if integral.arity != 2:
        return None
    if not facet_directions(representations.quadrature):
        return FacetTeams(representations)
    by_rows = not directional(representations.quadrature) and _by_rows(integral, DEVICES["cpu"])
    return RowTeams(representations) if by_rows else None


def _by_rows(integral: Integral, device: Device) -> bool:
    """Whether blocks of components have so many entries."""
    most = _MOST_FUNCTIONS["cpu" if device.target == "cpu" else "gpu"][integral.gdim]
    return any(
        len(member.dofs) > most**integral.gdim
        for f in (integral.test, integral.trial)
        if f is not None
        for member in f.layout.fields
    )


def _by_directions(asked: TensorParameters, integral: Integral, device: Device) -> bool:
    """Whether element matrices of facets had better go one direction after another.

    A facet of a quadrilateral has one (H200, degree 1 and 2: 0.3 to 1.35 times as fast as tables at points; facets of
    hexahedra 0.9 to 100 times).
    """
    return asked.representation == "auto" and (integral.gdim == 3 or device.target == "cpu")


def team_plan(
    representations: Representations,
    entries: Sequence[tuple[int, int]],
    asked: TensorParameters,
    device: Device,
) -> TeamPlan[Any] | str:
    """The plan of an integral's element matrices, or why there is none.

    Args:
        representations: of the integral.
        entries: that are stored.
        asked: the user's parameters.
        device: that the kernel is for.
    """
    integral: Integral = representations.integral
    quadrature = representations.quadrature
    if len(entries) != integral.rows * integral.columns:
        by_name = asked.realisation != "auto" and asked.representation == PointTeams.name
        tables = by_name and asked.output == "full"
        whole = "teams compute whole element matrices"
        return PointTeams(representations) if tables and not tabulated(quadrature) else whole
    if INPUTS[asked.input].stored:
        return "teams compute the geometry from the points of a cell"
    reason = directional(quadrature)
    if asked.representation in ("auto", DirectionalTeams.name) and not reason:
        return (
            RowTeams(representations)
            if _by_rows(integral, device)
            else DirectionalTeams(representations, device)
        )
    on_facet = not facet_directions(quadrature)
    if on_facet and (asked.representation == FacetTeams.name or _by_directions(asked, integral, device)):
        return FacetTeams(representations)
    if asked.representation == DirectionalTeams.name:
        return facet_directions(quadrature) if integral.region == "facet" else reason
    if asked.representation not in ("auto", PointTeams.name):
        return f"teams compute no {asked.representation} element matrices"
    return tabulated(quadrature) or PointTeams(representations)
