"""The scatter ``colour``: cells of one colour share no node, and colours follow one another."""

from __future__ import annotations

from femforge.ir.arrays import Array
from femforge.ir.statements import Statement
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.arguments import Argument, number
from femforge.kernels.domains import Domain, cells_by_colour
from femforge.kernels.scatter.atomic import added_by_lane
from femforge.kernels.scatter.base import Outgoing, ScatterKind, Staged
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem


class Colour(ScatterKind):
    """Plain additions, colour by colour."""

    name = "colour"
    adds_to_matrices = True
    own_dofs = True
    takes_teams = True
    needs_entries = True
    gpu_time, cpu_time = 1.8, 1.0
    step = "cells of one colour share no node: their results are added plainly"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """The one for CPUs."""
        return 1 if device.target == "cpu" else 0

    def lists(self) -> tuple[Argument, ...]:
        """The first cell of each colour."""
        return (
            number("num_colours", "cells are sorted by colour"),
            Argument(
                "colour_begin",
                "int64",
                typed=True,
                meaning="[num_colours + 1] first cell of each colour, on the host",
            ),
        )

    def domain(self, batch: int, data: VectorData | None) -> Domain:
        """Colour by colour."""
        return cells_by_colour(batch)

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Each lane adds."""
        return (), added_by_lane(out, False)

    def of_tile(self, staged: Staged) -> list[Statement]:
        """A thread an entry."""
        return staged.additions(False)

    def on_host(self, out: Outgoing) -> list[Statement]:
        """Each cell adds."""
        return [*out.missing_offsets(), *out.additions(False)]
