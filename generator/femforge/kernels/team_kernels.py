"""Kernels of element matrices by teams of threads (GPUs) or in loops over SIMD lanes (CPUs): which there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from math import prod
from weakref import WeakKeyDictionary

from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.team import Team
from femforge.kernels.team_blocks import MOST_ENTRIES
from femforge.kernels.team_directions import BLOCKS, DirectionalTeam
from femforge.kernels.team_points import PointTeam, tabulated
from femforge.represent.choose import Representations
from femforge.represent.matrix_directions import DirectionalPlan, directional
from femforge.schedule.devices import Device
from femforge.schedule.inputs import INPUTS
from femforge.schedule.names import Representation
from femforge.schedule.parameters import TensorParameters
from femforge.schedule.team import Stage, TeamNumbers, TeamProblem, Way

#: Values of D at a point from which a task evaluates one point, and not a line of them that it contracts at once.
_MANY_VALUES = 24
#: Points from which it does so all the same: a task of the next step would be too long.
_MANY_POINTS = 27


class TeamPlan(ABC):
    """Steps that a team takes.

    Attributes:
        name: the representation.
    """

    name: Representation

    @abstractmethod
    def problem(self, place: str) -> TeamProblem:
        """What the schedule has to know."""

    @abstractmethod
    def build(self, numbers: TeamNumbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""


#: What was counted for one kernel of an integral holds for the others; on CPUs or not. Numbers only: expressions that
#: were made for one kernel are forgotten with it.
_COUNTED: WeakKeyDictionary[Representations, dict[bool, TeamProblem]] = WeakKeyDictionary()


class DirectionalTeams(TeamPlan):
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
        self.early = values < _MANY_VALUES or points > _MANY_POINTS

        blocks = all(prod(kind.functions) ** self.plan.dim <= MOST_ENTRIES for kind in self.plan.kinds)
        several = sum(len(kind.blocks) for kind in self.plan.kinds) > 1
        #: splits of the last step, and whether the first direction is contracted at once
        self.ways = [(split, self.early) for split in range(3 if self.plan.dim > 2 else 1)]
        if blocks and several and self.halve:
            # lines of points beside that would leave too few threads: they were slower wherever they were tried
            self.ways.append((BLOCKS, False))

    def _builder(
        self, plan: DirectionalPlan, team: Team, data: CellData, hold: bool, number: int
    ) -> DirectionalTeam:
        split, early = self.ways[number]
        return DirectionalTeam(plan, data, team, early, hold, split)

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
        known: dict[tuple[bool, bool], tuple[Stage, ...]] = {}
        for number, (builder, (split, early)) in enumerate(zip(builders, self.ways, strict=True)):
            if (early, split == BLOCKS) not in known:
                known[early, split == BLOCKS] = builder.first_stages
            stages = (*known[early, split == BLOCKS], builder.last_stage)
            ways.append(Way(number, builder.places.size, stages, builder.results.most_entries))
        return TeamProblem("", builders[0].field_size, builders[0].entries, tuple(ways))

    def build(self, numbers: TeamNumbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""
        team = Team(numbers.cells, numbers.threads, device.target != "cpu", device.warp)
        return self._builder(self.plan, team, data, numbers.hold, numbers.way).build()


class PointTeams(TeamPlan):
    """Tables of basis functions at the points.

    Args:
        representations: of the integral.
    """

    name: Representation = "quadrature"

    def __init__(self, representations: Representations) -> None:
        self.quadrature = representations.quadrature

    def problem(self, place: str) -> TeamProblem:
        """What the schedule has to know."""
        data = CellData(self.quadrature.integral, "vertices", 0)
        builder = PointTeam(self.quadrature, data, Team(1, 1, False))
        way = Way(0, builder.value_size, builder.stages, builder.entries)
        return TeamProblem(place, len(builder.fields), builder.entries, (way,))

    def build(self, numbers: TeamNumbers, data: CellData, device: Device) -> LoopNest:
        """The loop nest of a batch."""
        team = Team(numbers.cells, numbers.threads, device.target != "cpu", device.warp)
        return PointTeam(self.quadrature, data, team).build()


def team_plan(
    representations: Representations,
    entries: Sequence[tuple[int, int]],
    asked: TensorParameters,
    device: Device,
) -> TeamPlan | str:
    """The plan of an integral's element matrices, or why there is none.

    Args:
        representations: of the integral.
        entries: that are stored.
        asked: the user's parameters.
        device: that the kernel is for.
    """
    integral: Integral = representations.integral
    if len(entries) != integral.rows * integral.columns:
        return "teams compute whole element matrices"
    if INPUTS[asked.input].stored:
        return "teams compute the geometry from the points of a cell"
    quadrature = representations.quadrature
    reason = directional(quadrature)
    if asked.representation in ("auto", DirectionalTeams.name) and not reason:
        return DirectionalTeams(representations, device)
    if asked.representation == DirectionalTeams.name:
        return reason
    if asked.representation not in ("auto", PointTeams.name):
        return f"teams compute no {asked.representation} element matrices"
    return tabulated(quadrature) or PointTeams(representations)
