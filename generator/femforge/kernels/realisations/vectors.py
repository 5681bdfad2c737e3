"""Element vectors, and functionals, that threads of a GPU share: what the teams of operators do, left as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest, count_flops
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.fragment_samples import FragmentTeam
from femforge.kernels.numbers import with_operands
from femforge.kernels.realisations.fragments import WORTH_OF_A_FUNCTIONAL, FragmentOperators
from femforge.kernels.realisations.looped import ElementTensors, VectorTensors
from femforge.kernels.realisations.team import TRIED_CELLS, TeamOperators, check_cells
from femforge.kernels.team import Team
from femforge.kernels.team_line_groups import line_team
from femforge.kernels.team_lines import along_cells, why_no_lines
from femforge.kernels.team_problems import TeamProblems, is_sampled, sampled_team
from femforge.represent.action import ActionRepresentations
from femforge.represent.choose import Candidate, Representations
from femforge.represent.functionals import with_test_function
from femforge.represent.symmetric_sums import why_no_sums
from femforge.schedule.devices import Device
from femforge.schedule.lines import LineProblem
from femforge.schedule.names import Realisation, Scatter
from femforge.schedule.parameters import TensorParameters, VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.realisations import Axes
from femforge.schedule.resolve import WRITE_OUT, why_loops, worth_writing_out
from femforge.schedule.samples import FRAGMENT_APART, SampleProblem


def sampled_vectors(representations: Representations) -> ActionRepresentations | None:
    """Of linear forms and functionals whose samples threads can share, where cells are too long to be written out."""
    integral = representations.integral
    if integral.arity > 1 or representations.stored_geometry:
        return None
    most = WRITE_OUT["cuda"]
    if worth_writing_out(representations.choose("auto", most), "cuda"):
        return None
    integral = with_test_function(integral)
    if why_no_sums(integral):
        return None
    found = ActionRepresentations(integral, None)
    return found if is_sampled(found.choose("auto", most)) else None


class TeamVectors(VectorTensors):
    """Linear forms and functionals whose E-vectors the teams of operators compute.

    Args:
        representations, place, geometry_size: see :class:`TensorRealisation`.
        sampled: what :func:`sampled_vectors` gave for them.
    """

    name: ClassVar[Realisation] = "team"

    def __init__(
        self, representations: Representations, place: str, geometry_size: int, sampled: ActionRepresentations | None
    ) -> None:  # fmt: skip
        super().__init__(representations, place, geometry_size)
        self.sampled = sampled

    def called(self, device: Device) -> Realisation | None:
        """On GPUs."""
        return self.name if self.integral.arity < 2 and device.target != "cpu" else None

    def _ways(self, asked: TensorParameters, device: Device) -> list[Candidate]:
        """Representations with samples; none where there are none of that which is asked for."""
        if self.sampled is None:
            return []
        known = self.sampled.candidates.get(asked.representation)
        if known is not None and known.reason:
            return []
        return self.sampled.eligible(asked.representation, WRITE_OUT[device.target])

    def _candidate(self, asked: TensorParameters, device: Device) -> Candidate:
        ways = self._ways(asked, device)
        return min(ways, key=lambda one: one.fewest) if ways else super()._candidate(asked, device)

    def _asked_for(self, asked: TensorParameters, device: Device) -> Candidate:
        own = not self._ways(asked, device)
        return super()._asked_for(asked, device) if own else self._candidate(asked, device)

    def _why_not(self, candidate: Candidate, asked: TensorParameters) -> str:
        if is_sampled(candidate):
            return self._why_not_read(asked)
        return super()._why_not(candidate, asked) or why_no_lines(with_test_function(self.integral))

    def axes(self, device: Device) -> Axes:
        """Batches of a few cells."""
        return {"concurrent_elements": TRIED_CELLS}

    def _why(self, candidate: Candidate, asked: TensorParameters, device: Device) -> str:
        if is_sampled(candidate):
            return why_loops(super()._candidate(asked, device), device)
        return TeamOperators().why(asked.of(VectorParameters), candidate, device)

    def _nest(
        self, chosen: VectorParameters, problem: OperatorProblem, integral: Integral, device: Device
    ) -> tuple[VectorParameters, LoopNest, int]:
        candidate, scatter = problem.candidate, ElementTensors()
        check_cells(chosen, problem, device)
        sampled, along = is_sampled(candidate), is_sampled(candidate) and along_cells(integral)

        def of_one_thread(on_device: bool, _: Scatter) -> LineProblem | SampleProblem:
            teams = TeamProblems(integral, chosen, self.place)
            return teams.of_team(candidate, on_device, along, scatter)

        numbers = TeamOperators().numbers(chosen, replace(problem, team=of_one_thread), device)
        chosen = replace(chosen, element_batch=numbers.cells, concurrent_elements=numbers.cells)
        data = VectorData(integral, chosen, scatter)
        team = Team(numbers.cells, numbers.threads, True, device.warp, packs=not sampled, along=along)
        if sampled:
            nest = sampled_team(candidate, data, scatter, team).build()
        else:
            assert candidate.looped is not None
            nest = line_team(candidate.looped, data, scatter, team, numbers.shape).build()
            nest = with_operands(nest, chosen.scalar_bytes, device)
        return chosen, nest, count_flops(nest.body) // numbers.cells


class FragmentVectors(TeamVectors):
    """The same of samples, whose tables warps multiply as fragments."""

    name: ClassVar[Realisation] = "fragments"

    def called(self, device: Device) -> Realisation | None:
        """On GPUs, where there are samples."""
        return super().called(device) if self.sampled is not None else None

    def axes(self, device: Device) -> Axes:
        """Whole fragments of cells."""
        return {"concurrent_elements": FragmentOperators().axes(device)["concurrent_elements"]}

    def _candidate(self, asked: TensorParameters, device: Device) -> Candidate:
        ways = [one for one in self._ways(asked, device) if one.summed is not None]
        return min(ways, key=lambda one: one.flops) if ways else super()._candidate(asked, device)

    def _why_not(self, candidate: Candidate, asked: TensorParameters) -> str:
        if candidate.summed is None:
            return f"the {candidate.name} representation has no samples"
        return "it is for float64" if asked.scalar_bytes != 8 else self._why_not_read(asked)

    def _why(self, candidate: Candidate, asked: TensorParameters, device: Device) -> str:
        """Of long functionals, where the device has such units."""
        worth = (
            candidate.functional and candidate.flops >= WORTH_OF_A_FUNCTIONAL and device.multiplies_fragments
        )
        return super()._why(candidate, asked, device) if worth else ""

    def _nest(
        self, chosen: VectorParameters, problem: OperatorProblem, integral: Integral, device: Device
    ) -> tuple[VectorParameters, LoopNest, int]:
        candidate, scatter, along = problem.candidate, ElementTensors(), along_cells(integral)
        assert candidate.summed is not None
        check_cells(chosen, problem, device)
        known = TeamProblems(integral, chosen, self.place)
        problem = replace(problem, fragments=lambda _: known.of_fragments(candidate, scatter))
        numbers = FragmentOperators().numbers(chosen, problem, device)
        chosen = replace(chosen, element_batch=numbers.cells, concurrent_elements=numbers.cells)
        team = Team(numbers.cells, numbers.threads, True, device.warp, along=along, apart=FRAGMENT_APART)
        nest = FragmentTeam(candidate.summed(), VectorData(integral, chosen, scatter), scatter, team).build()
        return chosen, nest, count_flops(nest.body) // numbers.cells
