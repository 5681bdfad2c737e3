"""The realisation ``fragments``: warps of a GPU multiply fragments of tables and of cells on matrix units."""

from __future__ import annotations

from typing import ClassVar

from femforge.errors import leave_out, one_of
from femforge.ir.nests import LoopNest
from femforge.kernels.fragment_samples import FragmentTeam
from femforge.kernels.realisations.base import OperatorWork
from femforge.kernels.realisations.team import TeamOperators, why_not_shared, why_samples
from femforge.kernels.team import Team
from femforge.kernels.team_lines import along_cells
from femforge.represent.choose import Candidate
from femforge.schedule.devices import Device
from femforge.schedule.names import Realisation, Scatter
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.realisations import Axes, Scatters
from femforge.schedule.samples import FRAGMENT, FRAGMENT_APART, FragmentProblem
from femforge.schedule.scatters import Refusal

#: Functions of a parity from which on fragments are filled well enough, and operations beyond which a thread does not
#: hold what a cell takes (H100, GDoF/s written out and by fragments: on P4 tetrahedra, 8 of a parity, mass 26 and 28,
#: Laplace 25 and 21, Helmholtz 22 and 16, but elasticity with 7600 operations 6 and 22; P5, 14 of a parity, mass 23 and
#: 34, Laplace 22 and 25; on triangles P5, 10 of a parity, 45 and 51, 44 and 44, elasticity 41 and 38; P6, 14, 40 and
#: 60, 39 and 52, 36 and 43). Where samples are points D takes most of the time, which lanes of a fragment do for rows
#: that are none (neo-Hookean on P2 tetrahedra, 10 and 0.4; weighted by a coefficient on P4 11 by threads, 10.5 by
#: fragments).
_FILLS, _MOST_FLOPS = 12, 3000
#: Share of the rows of fragments that samples of a facet fill from which on they are multiplied (H200, times that
#: fragments are faster than threads, on tetrahedra: an interior penalty, a scalar, P4, filled, 1.6, P5, 0.79 of it,
#: 1.9, elasticity, P3, three quarters filled, 0.87, P4 1.3, Stokes, P3 0.84, P4 1.5. Traces on quadrilaterals, 5 of
#: 8: a scalar, Q4 1.1, elasticity 1.05).
_FILLED = 0.78
#: Operations of a functional from which on fragments are faster than threads: the samples of its functions are all that
#: takes time (H200, error norms on tetrahedra, the best of each, times as fast as written out or in loops:
#: P2, 10 thousand operations, 1.06 and by threads 1.3, P3, 50 thousand, 4.8 and by threads 1.5).
WORTH_OF_A_FUNCTIONAL = 20_000
#: Results of a cell from which on neighbouring threads bring neighbouring dofs of it, of scalar functions (H100, mass
#: and Laplace on P5 to P8: 1.01 to 1.1 times as fast; P4 0.98, elasticity 0.96 to 0.99).
_ALONG = 50


def _why_on_facet(candidate: Candidate, device: Device) -> str:
    """Where samples are shared, and fill rows of fragments; the few of a quadrilateral's facet, in any case."""
    filled = candidate.samples / (FRAGMENT * -(-candidate.samples // FRAGMENT))
    if candidate.traced and candidate.dim == 2:
        return why_samples(candidate, device, 8)
    return why_samples(candidate, device, 8) if filled >= _FILLED else ""


class FragmentOperators(TeamOperators):
    """Samples of triangles and tetrahedra, see ``fragment_samples``."""

    name: ClassVar[Realisation] = "fragments"
    time = 1.1

    def refusal(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> Refusal | None:
        """A GPU, scalars of 64 bits, and samples to share are needed."""
        if refused := self.no_directions(problem):
            return refused
        if device.target == "cpu":
            return Refusal("realisation = fragments is for GPUs", [leave_out("realisation")])
        if asked.scalar_bytes != 8:
            return Refusal("realisation = fragments is for float64", [leave_out("realisation")])
        reason = why_not_shared(asked, problem, device, scatters)
        if not reason and problem.fragments is None:
            reason = "lines of tensor-product cells are for realisation = team"
        ways = one_of("realisation", ["team", "looped", "written"])
        return Refusal(f"realisation = fragments: {reason}", ways) if reason else None

    def why(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """Where a thread had better not have a cell, and the device has such units."""
        if candidate.summed is None or asked.scalar_bytes != 8 or not device.multiplies_fragments:
            return ""
        if candidate.samples:
            return _why_on_facet(candidate, device)
        if candidate.functional and candidate.flops >= WORTH_OF_A_FUNCTIONAL:
            return why_samples(candidate, device, asked.scalar_bytes)
        if candidate.name != "tensor":
            return ""
        if candidate.statements and candidate.of_parity >= _FILLS:
            return f"{candidate.of_parity} functions of a parity, {_FILLS} fill fragments"
        return why_samples(candidate, device, asked.scalar_bytes, _MOST_FLOPS)

    def suits(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> bool:
        """Where it is legal, too."""
        if not self.why(asked, problem.candidate, device):
            return False
        return self.refusal(asked, problem, device, scatters) is None

    def problem(self, problem: OperatorProblem, device: Device, scatter: Scatter) -> FragmentProblem:
        """What the schedule has to know of the steps."""
        assert problem.fragments is not None
        return problem.fragments(scatter)

    def axes(self, device: Device) -> Axes:
        """Whole fragments of cells."""
        cells = tuple(k * FRAGMENT for k in (1, 2, 3, 4))
        return {**super().axes(device), "concurrent_elements": cells}

    def nest(self, work: OperatorWork) -> LoopNest:
        """Steps with barriers between them."""
        numbers = self.numbers(work.data.parameters, work.problem, work.device)
        assert work.candidate.summed is not None
        along = work.problem.components == 1 and work.problem.nodes >= _ALONG
        along = along or along_cells(work.data.integral)
        team = Team(numbers.cells, numbers.threads, True, work.device.warp, along=along, apart=FRAGMENT_APART)
        return FragmentTeam(work.candidate.summed(), work.data, work.scatter, team).build()
