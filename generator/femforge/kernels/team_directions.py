"""Element matrices of tensor-product cells by teams of threads, one direction after another.

Four stages: the fields of each cell become polynomials; a task a line of points evaluates D and contracts the first
direction, or a task a point evaluates D; the last two go by planes (``team_planes``) or by lines (``team_entries``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from femforge.ir.arrays import Array
from femforge.ir.nests import LoopNest, without_unused
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import Tile
from femforge.kernels.team import TableSet, Tasks, Team, stage_of
from femforge.kernels.team_blocks import BlockSteps
from femforge.kernels.team_entries import MomentSteps
from femforge.kernels.team_evaluations import PointTasks
from femforge.kernels.team_planes import PlaneSteps
from femforge.represent.matrix_directions import DirectionalPlan
from femforge.schedule.team import Stage


@dataclass(frozen=True)
class Way:
    """How the steps are made.

    Attributes:
        planes: whether the last two go by planes, else by lines.
        blocks: whether they go by lines, but a task makes a whole block of components.
        early: whether the task of a line of points contracts it at once; else a task has one point.
        split: of lines, see :class:`MomentSteps`.
        shares: in how many shares the blocks of components of a line of points are dealt out to tasks.
    """

    planes: bool
    early: bool
    split: int = 0
    shares: int = 1
    blocks: bool = False


class DirectionalTeam:
    """Builds the loop nest; holds what its stages share.

    Args:
        plan: what is computed.
        data: access to a cell's inputs.
        team: the threads.
        way: how the steps are made.
        hold: whether results wait in registers until the moments are no longer needed, whose place they then take.
        resident: blocks that a multiprocessor shall hold at once, see :class:`LoopNest`.
    """

    def __init__(
        self, plan: DirectionalPlan, data: CellData, team: Team, way: Way, hold: bool, resident: int = 0
    ) -> None:  # fmt: skip
        self.plan = plan
        self.data = data
        self.team = team
        self.way = way
        self.hold = hold
        self.resident = resident
        self.integral = plan.integral
        self.graph = plan.graph
        self.entries = self.integral.rows * self.integral.columns
        self.tile = Tile(team.cells, self.entries, team.on_device, not team.on_device)
        self.tables = TableSet()
        self.steps: PlaneSteps | MomentSteps
        if way.planes:
            self.steps = PlaneSteps(plan, team, self.tile, self.tables, way.early)
        else:
            kind = BlockSteps if way.blocks else MomentSteps
            self.steps = kind(plan, team, self.tile, self.tables, way.early, way.split)
        self.points = PointTasks(plan, data, team, self.tables, self.steps.put, way.early, "moments")

    # -- the loop nest ---------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body = [statement for stage in self.points.gather() for statement in self.team.stage(stage)]
        body += self.team.stage(self._evaluations())
        if self.steps.before:
            body += self.team.stage(self.steps.before)
        body += self.team.stage(self.steps.between)
        body += self.steps.statements(self.hold)
        body += self.tile.copy_out(self.graph, "first_cell", "cells_here", self.entries)
        tile = self.tile.array()
        moments = Array("moments", self.steps.size * self.team.cells, "shared")
        if self.hold:
            size = max(tile.size, moments.size)
            moments = Array("moments", size, "shared")
            tile = Array("tile", tile.size, "shared", over="moments")
        shared = (Array("fields", self.points.field_size * self.team.cells, "shared"), moments, tile)
        return LoopNest(
            self.team.threads, shared, self.tables.arrays, without_unused(body), self._describe(), self.resident,
            bounded=True,
        )  # fmt: skip

    def _describe(self) -> tuple[str, ...]:
        return (
            "the fields of each cell as polynomials, coordinates from -1 to 1",
            "D at a line of points and its moments in r" if self.way.early else "D at the points",
            *(["its moments in r"] if self.steps.before else []),
            *self.steps.describe(),
        )

    def _evaluations(self) -> list[Tasks]:
        parts = range(len(self.plan.representation.parts))
        return [self.points.tasks(n, blocks) for n in parts for blocks in self._shared_blocks(n)]

    def _shared_blocks(self, number: int) -> list[set[tuple[int, int]]]:
        """Blocks (kind, number) of a part, in as many shares as tasks of a line of points have."""
        sizes = {
            (k, b): sum(term.part == number for term in kind.terms)
            for k, kind in enumerate(self.plan.kinds)
            for b in range(len(kind.blocks))
        }
        shares: list[set[tuple[int, int]]] = [set() for _ in range(self.way.shares)]
        before = 0
        for block, size in sizes.items():
            if size:
                middle = (2 * before + size) * self.way.shares // (2 * sum(sizes.values()))
                shares[middle].add(block)
                before += size
        return [share for share in shares if share]

    # -- what it costs ---------------------------------------------------------------------------------

    # of a team that is not on a device, and without the way out

    @property
    def first_stages(self) -> tuple[Stage, ...]:
        """The steps but the last, with the operations of a cell; whatever the split is."""
        return (
            *(self._stage(stage) for stage in self.points.gather()),
            self._stage(self._evaluations()),
            *([self._stage(self.steps.before)] if self.steps.before else []),
            self._stage(self.steps.between),
        )

    @property
    def last_stage(self) -> Stage:
        """The step that makes the entries, with its operations."""
        return self._stage(self.steps.all_tasks)

    def _stage(self, classes: Sequence[Tasks]) -> Stage:
        return stage_of(classes, ("fields", "moments", "tile"))
