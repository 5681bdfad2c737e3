"""What the schedule has to know about operators whose cells several threads share, asked for when it wants it."""

from __future__ import annotations

from femforge.ir.integral import Integral
from femforge.kernels.access.spaces import space_of, vector_layout
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.fragment_samples import FragmentTeam
from femforge.kernels.product_passes import ProductPasses
from femforge.kernels.scatter import ScatterKind
from femforge.kernels.scatter.atomic import Atomic
from femforge.kernels.team import Team
from femforge.kernels.team_collapsed import CollapsedTeam
from femforge.kernels.team_lines import LineTeam
from femforge.kernels.team_sampled import SampledTeam
from femforge.kernels.team_samples import SampleTeam
from femforge.represent.choose import Candidate
from femforge.schedule.lines import LineProblem
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.products import ProductProblem
from femforge.schedule.samples import FRAGMENT_APART, FRAGMENT_LANES, FragmentProblem, SampleProblem


class TeamProblems:
    """What is known of each representation; made once each.

    Args:
        integral: of the kernels.
        asked: the user's parameters.
        place: for messages.
    """

    def __init__(self, integral: Integral, asked: VectorParameters, place: str) -> None:
        self.integral = integral
        self.asked = asked
        self.place = place
        self._of_teams: dict[tuple[str, bool, bool, type[ScatterKind]], LineProblem | SampleProblem] = {}
        self._of_products: dict[str, ProductProblem] = {}
        self._of_fragments: dict[tuple[str, int, type[ScatterKind]], SampleProblem] = {}

    def of_team(
        self, candidate: Candidate, on_device: bool, along: bool, scatter: ScatterKind
    ) -> LineProblem | SampleProblem:
        """Where threads share lines of points, or samples.

        Args:
            candidate: the representation.
            on_device, along: of the team, see :class:`femforge.kernels.team.Team`.
            scatter: what becomes of the results: where they do not leave at once, they take room.
        """
        key = (candidate.name, on_device, along, type(scatter))
        if key not in self._of_teams:
            with self.integral.graph.scratch():
                team = Team(1, 1, on_device, along=along)
                self._of_teams[key] = self._team(candidate, team, scatter).problem(self.place)
        return self._of_teams[key]

    def _team(self, candidate: Candidate, team: Team, scatter: ScatterKind) -> LineTeam | SampledTeam:
        """Of one thread."""
        data = VectorData(self.integral, self.asked, scatter)
        if is_sampled(candidate):
            return sampled_team(candidate, data, scatter, team)
        assert candidate.looped is not None
        return LineTeam(candidate.looped, data, scatter, team)

    def of_products(self, candidate: Candidate) -> ProductProblem:
        """Where a library multiplies tables."""
        assert candidate.summed is not None
        if candidate.name not in self._of_products:
            with self.integral.graph.scratch():
                scatter = Atomic()  # no table depends on it
                data = VectorData(self.integral, self.asked, scatter)
                passes = ProductPasses(candidate.summed(by_parity=False), data, scatter, 1)
                self._of_products[candidate.name] = passes.problem()
        return self._of_products[candidate.name]

    def of_fragments(self, candidate: Candidate, scatter: ScatterKind) -> FragmentProblem:
        """Where warps multiply fragments."""

        def of_cells(cells: int) -> SampleProblem:
            key = (candidate.name, cells, type(scatter))
            if key not in self._of_fragments:
                assert candidate.summed is not None
                with self.integral.graph.scratch():
                    data = VectorData(self.integral, self.asked, scatter)
                    team = Team(cells, FRAGMENT_LANES, True, apart=FRAGMENT_APART)
                    shared = FragmentTeam(candidate.summed(), data, scatter, team)
                    self._of_fragments[key] = shared.problem(self.place)
            return self._of_fragments[key]

        space = space_of(vector_layout(self.integral), self.asked.component_order)
        return FragmentProblem(self.place, space.components, of_cells)


def is_sampled(candidate: Candidate) -> bool:
    """Whether a team shares samples of a representation, or its collapsed directions."""
    return candidate.summed is not None or candidate.collapsed is not None


def sampled_team(candidate: Candidate, data: VectorData, scatter: ScatterKind, team: Team) -> SampledTeam:
    """What builds the steps of such a representation, in the graph's present scratch."""
    if candidate.collapsed is not None:
        return CollapsedTeam(candidate.collapsed(), data, scatter, team)
    assert candidate.summed is not None
    return SampleTeam(candidate.summed(), data, scatter, team)
