"""Which representation an operator is computed by, in which realisation, and the reason that is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from femforge.ir.integral import Integral
from femforge.ir.nests import count_flops, without_unread
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.realisations import ASKED, OPERATORS, OperatorRealisation, can_be_shared, of_a_thread
from femforge.kernels.realisations.team import wants_traces
from femforge.kernels.scatter import SCATTERS, ScatterKind
from femforge.kernels.scatter.element import Element
from femforge.kernels.vector_nests import VectorNest
from femforge.represent.choose import Candidate, Choice
from femforge.schedule.devices import Device
from femforge.schedule.parameters import Parameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.tuned import TUNED

#: Entries of tables at all points beyond which loops over directions are taken uncompared: they take a thirteenth of
#: the operations or less there (mass and Laplace on hexahedra from p = 6 on; tables take longer than all the rest).
_MOST_PRODUCTS = 100_000


class OperatorChoice:
    """Chooses among the representations of one integral, by operations of a cell as they are computed.

    Args:
        integral: what a kernel computes with.
        asked: the user's parameters.
        representations: what there is to choose from.
        geometry_size: scalars of the stored geometry of a cell.
        scatters: those that there are, by name.
        problem: what the schedule has to know about a representation.
    """

    def __init__(
        self, integral: Integral, asked: Parameters, representations: Choice, geometry_size: int,
        scatters: Mapping[str, ScatterKind], problem: Callable[[Candidate], OperatorProblem],
    ) -> None:  # fmt: skip
        self.integral = integral
        self.asked = asked
        self.representations = representations
        self.geometry_size = geometry_size
        self.scatters = scatters
        self.problem = problem

    def candidate(self, own: Parameters, device: Device) -> Candidate:
        """The cheapest representation as it is computed; where loops are asked for, one that has some."""
        if own.representation == "auto" and own.realisation != "auto":
            preferred = OPERATORS[own.realisation].preferred(self.representations)
            if preferred is not None:
                return preferred
        eligible = self.representations.eligible(own.representation, device.max_statements)
        if own.representation == "auto":
            eligible = [c for c in eligible if can_be_shared(own, c, self.problem, device, self.scatters)]
            if traced := [c for c in eligible if wants_traces(c, device)]:
                eligible = traced
        over_directions = [candidate for candidate in eligible if candidate.looped is not None]
        if over_directions and self._products_over_points > _MOST_PRODUCTS:
            eligible = over_directions
        return min(eligible, key=lambda c: self._flops(own, c, device))

    @property
    def _products_over_points(self) -> int:
        """Entries of a table of all basis functions at all points."""
        points = sum(len(part.rule.weights) for part in self.representations.point_functions.parts)
        return points * self.integral.rows

    def _flops(self, asked: Parameters, candidate: Candidate, device: Device) -> int:
        """Operations of a cell as a representation is computed, without the additions of the scatter."""
        if candidate.reason:
            return candidate.flops
        kind = of_a_thread(asked, candidate, device)
        return kind.flops(asked, candidate, device, lambda: self._flops_over_points)

    @cached_property
    def _flops_over_points(self) -> int:
        """Operations of a cell in loops over all points."""
        one = {"element_batch": 1, "concurrent_elements": 1, "scatter": Element.name, "realisation": "looped"}
        with self.integral.graph.scratch():
            data = VectorData(
                self.integral, self.asked.with_values(one), SCATTERS[Element.name], self.geometry_size
            )
            nest = VectorNest(data, "cpu", SCATTERS[Element.name], ())
            looped = nest.looped(self.representations.point_functions, self.integral.rows)
            return count_flops(without_unread(looped).body)

    def why(
        self, own: Parameters, decided: Parameters, candidate: Candidate, device: Device, kind: OperatorRealisation,
        counted: int = 0,
    ) -> str:  # fmt: skip
        """Why this representation, and why it is computed so.

        Args:
            own: what was asked for.
            decided: the same, or what a table has.
            candidate: the representation.
            device: that it is for.
            kind: the realisation.
            counted: operations of a cell on the nest; 0 where none was counted.
        """
        flops = counted or self._flops(decided, candidate, device)
        if own.realisation != "auto":
            because = f", as {ASKED}"
        elif decided.realisation != "auto":
            because = f", {TUNED}"
        else:
            because = kind.because(decided, candidate, device)
        if own.representation != "auto":
            why = ASKED
        elif decided.representation != "auto":
            why = TUNED
        elif wants_traces(candidate, device):
            why = "traces take few tables, and threads share them"
        else:
            why = self.representations.why(candidate, flops, device.max_statements)
        return f"{why}; {kind.name}, {flops} flops{because}"
