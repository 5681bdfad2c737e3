"""The realisation ``team``: the threads of a GPU's block share the steps of its cells.

A CPU does the same steps one after another over SIMD lanes. Of element tensors, they are called ``looped`` there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from femforge.errors import ExitCode, FemforgeError, leave_out, one_of, use
from femforge.ir.integral import COORDINATES
from femforge.ir.nests import LoopNest, count_flops
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.numbers import with_operands
from femforge.kernels.realisations.base import OperatorRealisation, OperatorWork, Resolved, TensorRealisation
from femforge.kernels.realisations.looped import MOST_WRITTEN, why_looped
from femforge.kernels.realisations.written import WrittenTensors
from femforge.kernels.team import Team
from femforge.kernels.team_kernels import TeamPlan, team_plan
from femforge.kernels.team_line_groups import line_team
from femforge.kernels.team_lines import along_cells
from femforge.kernels.team_problems import is_sampled, sampled_team
from femforge.represent.choose import Candidate, Representations
from femforge.represent.levels import NestedSums
from femforge.represent.live_values import live_values
from femforge.schedule.devices import DEVICES, Device
from femforge.schedule.inputs import INPUTS
from femforge.schedule.lines import LineNumbers, LineProblem
from femforge.schedule.names import Realisation, Scatter
from femforge.schedule.operators import check, check_known, check_numbering, check_resident, resolve_division
from femforge.schedule.parameters import TensorParameters, VectorParameters
from femforge.schedule.problems import OperatorProblem, refuse
from femforge.schedule.realisations import Axes, Scatters
from femforge.schedule.rows import scalars_beyond_rows, scalars_of_a_thread
from femforge.schedule.samples import FragmentProblem, SampleProblem
from femforge.schedule.scatters import Refusal
from femforge.schedule.team import costs_too_much, resolve_team, wants_other, why_not_straight

#: Scalars of 64 bits for which a thread has no room from which on the lines of a cell are shared by threads, and the
#: same of cells with so many operations. Below, loops are faster (H200, Q2 hexahedra: 33, a Laplacian on curved cells
#: with 5 000 operations, 1.5 times; 40 and 50, diagonals of elasticity, as fast; Q3, 32 and 34 with 11 000 and 20 000:
#: teams, 1.7 and 1.3 times).
_BEYOND, _BEYOND_LONG, _LONG = 36, 24, 8000
#: Scalars live of a cell with so many operations in a turn of its innermost loop, from which on these lines are shared
#: (H200, second derivatives on Q2 hexahedra: an action, 238 live and 2500 operations, 1.2 times as fast, a diagonal,
#: 273 and 5500, 2.1 times; on Q1 with 115 to 126 and up to 3100, 0.9 times or less; of 17 other kernels on Q2 and Q3,
#: up to 226 live with up to 1050 operations, loops are faster, 1.1 to 2 times).
_LIVE_OF_LONG_TURN, _LONG_TURN = 230, 2000
#: Results of a cell beyond which loops are slow even where a thread has room: on hexahedra (float32, H200: 125 on Q4,
#: teams are 1.3 to 1.7 times as fast; 64 on Q3, 0.8 to 1.1 times), and on quadrilaterals, of which operations and
#: registers are known (sm_90, float64: 25 on Q4 and 32 of vectors on Q3 take 0.75 to 0.9 of the operations and a
#: quarter to a third of the registers; 16 on Q3 up to 0.98, 18 of vectors on Q2 1.1 to 1.2; from 36 to 50 on loops
#: spill); on facets of hexahedra little else is asked (H200, both sides of Q2: 1.3 times as fast with an interior
#: penalty, 2.6 times with upwind fluxes; of Q1, 16 results, 0.7 and 1.0 times).
_MOST_RESULTS = {2: 24, 3: 100}
#: Bytes of the dofs of a function, but for the geometry, beyond which loops are slow on hexahedra (H200, Q3, 512
#: bytes: mass by teams 1.2 times as fast, though a thread has room; in float32, 256 bytes, and diagonals, which have no
#: such function, 0.7 to 0.9 times).
_MOST_BYTES_OF_A_FUNCTION = 480
#: The same of CPUs, where lines are 0.8 to 1.1 times as fast as loops before and 1.1 to 2.6 times after, are a fifth of
#: the source or less, and compile 10 to 50 times as fast (AVX-512, one core, mass and Laplace of degree 2 to 8: 216
#: results of a scalar, 0.8 to 0.95; 192 of a vector 0.95 to 1.1; 343 1.1 to 1.5, 375 1.3).
_MOST_RESULTS_OF_A_LANE = 300
#: Operations of a simplex up to which a thread of a GPU has a cell, on ordinary units (H100, float64, GDoF/s written
#: out and shared: Laplace on P5 tetrahedra, 4400 operations, 22 and 13; elasticity on P4, 7600, 6 and 12). Point by
#: point what is too long to be written out is shared (in loops and shared: neo-Hookean on P3 tetrahedra 9.1 and 13,
#: p-Laplace 4.0 and 5.5, weighted by a coefficient on P4 3.7 and 11).
#: SIMD lanes do what can be written out (AVX-512, one core: Laplace on P5 takes 0.64 of the time, elasticity on P4
#: 0.62).
_MOST_FLOPS = 6000
#: Dofs of a simplex, read (those of coordinates, too) and results together, up to which a thread of a GPU has a cell
#: point by point, by the bytes of a scalar and the dimension of the cell. Beyond, it has up to 255 registers, and may
#: spill (sm_90, weighted Laplace on P7 and P8 triangles 1.0 and 3.6 kB, curved on P6 and P7 0.8 and 2.4 kB). H200,
#: GDoF/s written out and shared, with these dofs. On triangles: Laplace weighted by a coefficient, P6 (65) 24 and 24,
#: P7 (81) 7.8 and 21; neo-Hookean, P3 (66) 42 and 37, P4 (96) 36 and 42, P8 (276) 22 and 38; elasticity with Lame
#: fields, P4 (72) 37 and 36, P5 (96) 26 and 37. On tetrahedra: weighted Laplace, P4 (86) 14 and 11; neo-Hookean, P2
#: (102) 10 and 6, P3 (192) 7 and 13; elasticity, P3 (140) 11 and 13. In float32 on triangles: weighted Laplace, P6 (65)
#: 58 and 49, P7 (81) 44 and 41, P8 (99) 21 and 30; p-Laplace, P5 (69) 47 and 34, P6 (90) 40 and 33, P7 (114) 15 and 29;
#: neo-Hookean, P4 (96) 55 and 81, P5 (132) 52 and 81. On tetrahedra: p-Laplace, P3 (72) 16 and 9, P4 (117) 6 and 8;
#: weighted Laplace, P4 (86) 22 and 18; neo-Hookean, P2 (102) 13 and 10, P3 (192) 17 and 21. Intervals as triangles.
_MOST_DOFS = {8: {1: 66, 2: 66, 3: 105}, 4: {1: 94, 2: 94, 3: 110}}
#: The same of facets of triangles and tetrahedra, dofs that are in vain left out. H200, times that written out is
#: faster than shared, with these dofs. On tetrahedra, by nodes: an interior penalty, a scalar, P3 (104) 2.0, P4 (164)
#: 1.0, elasticity, P2 (144) 1.35, Stokes, P2 (160) 1.55; acoustic waves, P2 (120) 1.04. On triangles, point by point:
#: a scalar, P4 (72) 1.1, elasticity, P3 (92) 1.3, P4 (132) 0.92. In float32 a thread has room for more, but nothing
#: was measured. A CPU's lanes are faster in loops (AVX-512, one core, elasticity on P3 and P4 tetrahedra 1.9 and 2.5
#: times, Stokes on P3 1.5 times).
_MOST_DOFS_OF_A_FACET = {2: 130, 3: 162}
#: Scalars of a facet beyond which a thread spills too much, wherever they are kept: a C0 interior penalty on Q1
#: hexahedra, 384, spills 4.6 kB in loops and takes 9.7 ns (H200); on Q2, shared, 7.7 ns with 1.5 times the operations.
#: Others in loops have up to 209, and spill nothing.
_LIVE_ON_FACET = 256
#: A facet of hexahedra that takes so many operations for each result that is added, as rules have many points, is a
#: thread's own in loops whatever its results, if no more scalars are live: the first number for results as a scalar
#: has them on Q2, or fewer, the second for more. H200, times that loops are faster than shared lines: 24 kernels of Q1
#: to Q3 for which that is so 1.02 to 2.08; with fewer operations mostly 0.5 to 1.0, with 230 scalars live 0.72 to
#: 1.14, with more mostly below 1 as threads spill.
_FEW_ON_FACET, _LONG_OF_FEW, _LONG_OF_MANY, _LIVE_WHEN_LONG = 54, 100, 180, 200
#: Functions of a scalar, and results of both sides, from which on threads share traces on facets of quadrilaterals,
#: of discontinuous elements (H200, times that shared is faster than written out: an interior penalty, Q2, 18
#: results, 0.6, Q3, 32, 1.5, Q4, 50, 1.6; elasticity, Q2, 36, 0.8, Q3, 64, 1.7, Q4, 100, 1.8; acoustic waves, Q3,
#: 24 that are not zero, 1.05; a C0 interior penalty on Q3, whose neighbours share results, 0.5). On hexahedra lines
#: are faster (an interior penalty, Q3 1.05, Q4 1.4 times; elasticity, Q3, 1.2 times).
_FUNCTIONS_TRACED, _RESULTS_TRACED = 16, 32
#: Part of the operations of loops over points that steps by tables at points may take on a CPU, where an operation of
#: theirs takes longer: D goes by way of memory (AVX-512, one core, exterior facets of hexahedra: with 0.81 and 1.0 of
#: the operations 1.3 and 2.7 times the time, with 0.41 and 0.29 of them 0.67 and 0.27).
_WORTH_STEPS_OF_A_LANE = 0.8
#: Cells of a team that the tuner tries.
TRIED_CELLS = (1, 2, 4, 8, 16, 32)
#: Blocks that the tuner lets be resident at once: as many as are expected, few whose threads have many registers, and
#: more.
_TRIED_RESIDENT = (0, 1, 2, 3, 4, 5, 6, 7, 9, 11)

#: What was counted for one kernel of an integral holds for the others. Numbers only: see ``team_kernels``.
_COUNTED: WeakKeyDictionary[Representations, dict[tuple[Hashable, ...], int]] = WeakKeyDictionary()


def _is_long(candidate: Candidate, plan: NestedSums) -> bool:
    """Whether a facet takes so many operations for what it adds that a thread had better have it alone."""
    most = _LONG_OF_FEW if len(plan.results) <= _FEW_ON_FACET else _LONG_OF_MANY
    added = len(plan.results) - len(candidate.zeros)
    return plan.flops >= most * added and live_values(plan) <= _LIVE_WHEN_LONG


class TeamTensors(TensorRealisation):
    """Stages of tasks, see ``team`` and ``team_kernels``.

    Args:
        representations, place, geometry_size: see :class:`TensorRealisation`.
        written: what it is compared with.
    """

    def __init__(
        self, representations: Representations, place: str, geometry_size: int, written: WrittenTensors
    ) -> None:
        super().__init__(representations, place, geometry_size)
        self.written = written

    def called(self, device: Device) -> Realisation | None:
        """By what does the steps."""
        if self.integral.arity < 2:
            return None
        return "looped" if device.target == "cpu" else "team"

    def asked_for(self, asked: TensorParameters, device: Device, by: str) -> Resolved:
        """All steps, with the representation that has some."""
        plan = team_plan(self.representations, self.entries, asked, device)
        if isinstance(plan, str):
            raise FemforgeError(
                f"realisation = {self.called(device)}: {plan}", place=self.place, ways=[use(realisation="written")],
                code=ExitCode.PARAMETERS,
            )  # fmt: skip
        return self._by_team(asked, plan, device, by)

    def where_best(self, asked: TensorParameters, device: Device, by: str) -> Resolved | None:
        """If it has fewer operations than a thread alone that is no good, or is the only way."""
        if self.integral.arity < 2 or wants_other(asked):
            return None
        plan = team_plan(self.representations, self.entries, asked, device)
        if isinstance(plan, str):
            return None
        if plan.alone:
            return replace(self._by_team(asked, plan, device, by), reason=plan.alone)
        try:
            single = self.written.asked_for(asked, device, by)
        except FemforgeError as error:
            try:
                team = self._by_team(asked, plan, device, by)
            except FemforgeError:
                # what was asked for is nothing that a team has either: the first refusal is the one to mend
                raise error from None
            return replace(team, reason=f"a thread a cell: {error.cause}")
        cause = why_not_straight(single.candidate, single.parameters, len(self.entries), device)
        if not cause:
            return single
        try:
            team = self._by_team(asked, plan, device, by)
        except FemforgeError:
            return single
        if costs_too_much(team.flops, single.flops, len(self.entries), asked.scalar_bytes):
            return single
        by_tables = device.target == "cpu" and plan.name == "quadrature"
        if by_tables and team.flops > _WORTH_STEPS_OF_A_LANE * single.flops:
            return single
        words = f"{plan.name} in shared steps takes {team.flops} flops; {single.candidate.name} alone"
        return replace(team, reason=f"{words} {single.flops}, and {cause}")

    def axes(self, device: Device) -> Axes:
        """Batches of a few cells, with each representation that has steps."""
        return {"representation": ("sum_factorised", "quadrature"), "concurrent_elements": TRIED_CELLS}

    def _by_team(self, asked: TensorParameters, plan: TeamPlan[Any], device: Device, by: str) -> Resolved:
        """The threads of a block share its cells, step by step."""
        parameters, numbers = resolve_team(
            asked, self.place, device, plan.name,
            lambda cells: plan.numbers(cells, asked.scalar_bytes, self.place, device),
        )  # fmt: skip

        @cache
        def nest() -> LoopNest:
            return plan.build(numbers, CellData(self.integral, parameters.input, self.geometry_size), device)

        flops = self._flops(plan, numbers, parameters, nest, device)
        return Resolved(Candidate(plan.name, "", flops, flops), parameters, flops, by, nest, True)

    def _flops(
        self,
        plan: TeamPlan[Any],
        numbers: Any,
        parameters: TensorParameters,
        nest: Callable[[], LoopNest],
        device: Device,
    ) -> int:
        """Operations of a cell, all tasks in turn as on a CPU: on a GPU their classes are cases of each other."""
        on_cpu = device.target == "cpu"
        counted = numbers if on_cpu else plan.of_one_cell(numbers)
        known = _COUNTED.setdefault(self.representations, {})
        key = (plan.name, counted, parameters.input, self.geometry_size, on_cpu)
        if key not in known:
            body = nest().body  # made first: its code is the same whether operations are known or not
            if not on_cpu:
                data = CellData(self.integral, parameters.input, self.geometry_size)
                body = plan.build(counted, data, DEVICES["cpu"]).body
            known[key] = count_flops(body) // (int(numbers.cells) if on_cpu else 1)
        return known[key]


class TeamOperators(OperatorRealisation):
    """The lines of points of a cell are shared, see ``team_lines``."""

    name: ClassVar[Realisation] = "team"
    shares_cells = True
    time = 1.2

    def fits(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> bool:
        """What steps keep between them has to fit."""
        try:
            self.numbers(asked, problem, device)
        except FemforgeError:
            return False
        return True

    def refusal(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> Refusal | None:
        """Loops over directions and a scatter that sends out what several threads have computed are needed."""
        reason = why_not_shared(asked, problem, device, scatters)
        ways = one_of("realisation", ["looped", "written"])
        return Refusal(f"realisation = team: {reason}", ways) if reason else None

    def why(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """A thread has no room for what its cell takes; a CPU's code would be long."""
        if candidate.collapsed is not None:
            return "its steps are shared by threads"
        if candidate.summed is not None:
            return why_samples(candidate, device, asked.scalar_bytes)
        plan = candidate.looped
        if plan is not None and device.target == "cpu":
            many = len(plan.results) > _MOST_RESULTS_OF_A_LANE
            return (
                f"{len(plan.results)} results of a cell, up to {_MOST_RESULTS_OF_A_LANE} are a lane's"
                if many
                else ""
            )
        if plan is None or plan.directions == 1 or not (plan.on_facet or why_looped(candidate, device)):
            return ""
        if plan.on_facet and _is_long(candidate, plan):
            return ""
        most_results = _MOST_RESULTS[plan.directions]
        if len(plan.results) > most_results:
            return f"{len(plan.results)} results of a cell, up to {most_results} are a thread's"
        live = live_values(plan)
        if plan.on_facet:
            return (
                f"{live} scalars live, up to {_LIVE_ON_FACET} are a thread's" if live > _LIVE_ON_FACET else ""
            )
        for name, dofs in plan.dofs_read.items():
            most_dofs = most_results
            if name != COORDINATES:
                most_dofs = min(most_dofs, _MOST_BYTES_OF_A_FUNCTION // asked.scalar_bytes)
            if dofs > most_dofs:
                return f"{dofs} dofs of a function, up to {most_dofs} are a thread's"
        if live >= _LIVE_OF_LONG_TURN * 8 // asked.scalar_bytes and plan.turn_flops >= _LONG_TURN:
            return f"{live} scalars live in {plan.turn_flops} operations of a loop"
        most = _BEYOND_LONG if plan.flops >= _LONG else _BEYOND
        if scalars_beyond_rows(plan, device, asked.scalar_bytes) <= most * asked.scalar_bytes // 8:
            return ""
        room = scalars_of_a_thread(device, 0, 0, asked.scalar_bytes)
        return f"{live} scalars of a cell, a thread has registers for {room}"

    def suits(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> bool:
        """Where it can be, and a thread has no room; on a CPU where lines are written out, which lanes work on."""
        if why_not_shared(asked, problem, device, scatters) or not super().suits(
            asked, problem, device, scatters
        ):
            return False
        assert problem.team is not None
        return device.target != "cpu" or problem.team(False, asked.scatter).kind != "looped"

    def resolved(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> VectorParameters:
        """As many cells a block as suit it."""
        check_known(asked, problem, device, scatters)
        check(self.refusal(asked, problem, device, scatters), problem, device)
        if device.target == "cpu" and asked.resident_blocks:
            raise refuse(problem, device, "resident_blocks is for GPUs", leave_out("resident_blocks"))
        legal = [rules for rules in scatters.values() if rules.takes_teams]
        best = max(legal, key=lambda rules: rules.rank(asked, problem, device))
        rules = best if asked.scatter == "auto" else scatters[asked.scatter]
        check(rules.refusal(asked, problem, device), problem, device)
        check_numbering(asked, problem, device)
        check_cells(asked, problem, device)
        numbers = self.numbers(asked, problem, device)
        check_resident(asked, problem, device, numbers.threads)
        return asked.with_values(
            {
                "realisation": self.name, "representation": problem.candidate.name, "scatter": rules.name,
                "macro_cells": 1, "division": resolve_division(asked.division, problem.place, device),
                "element_batch": numbers.cells, "concurrent_elements": numbers.cells,
                "resident_blocks": asked.resident_blocks or numbers.resident,
            }
        )  # fmt: skip

    def nest(self, work: OperatorWork) -> LoopNest:
        """Steps with barriers between them."""
        numbers = self.numbers(work.data.parameters, work.problem, work.device)
        on_device = work.device.target != "cpu"
        along = on_device and along_cells(work.data.integral)
        if is_sampled(work.candidate):
            team = Team(numbers.cells, numbers.threads, on_device, work.device.warp, along=along)
            return sampled_team(work.candidate, work.data, work.scatter, team).build()
        assert work.candidate.looped is not None
        team = Team(numbers.cells, numbers.threads, on_device, work.device.warp, packs=on_device, along=along)
        nest = line_team(work.candidate.looped, work.data, work.scatter, team, numbers.shape).build()
        return with_operands(nest, work.data.parameters.scalar_bytes, work.device)

    def problem(
        self, problem: OperatorProblem, device: Device, scatter: Scatter
    ) -> LineProblem | SampleProblem | FragmentProblem:
        """What the schedule has to know of the steps."""
        assert problem.team is not None
        return problem.team(device.target != "cpu", scatter)

    def numbers(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> LineNumbers:
        """Cells and threads of a block of a team.

        Raises:
            FemforgeError: the cells do not fit (code PARAMETERS).
        """
        cells = asked.concurrent_elements or asked.element_batch
        return self.problem(problem, device, asked.scatter).numbers(cells, asked.scalar_bytes, device)

    def flops_of(self, nest: LoopNest, cells: int) -> int:
        """The steps have operations of their own."""
        return count_flops(nest.body) // cells

    def axes(self, device: Device) -> Axes:
        """Blocks of a few cells, all of which are worked on at once."""
        if device.target == "cpu":
            return {"concurrent_elements": TRIED_CELLS, "steps": (1,)}
        return {"resident_blocks": _TRIED_RESIDENT, "concurrent_elements": TRIED_CELLS, "steps": (1,)}

    def block_threads(self, chosen: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """Those that the steps of its cells want."""
        return self.numbers(chosen, problem, device).threads


def why_samples(
    candidate: Candidate, device: Device, scalar_bytes: int, most_flops: int = _MOST_FLOPS
) -> str:
    """Why the samples of a simplex are shared by threads; empty if a thread had better have a cell.

    Args:
        candidate: the representation.
        device: that the kernel is for.
        scalar_bytes: of a scalar.
        most_flops: that a thread of a GPU does alone.
    """
    if candidate.samples and device.target == "cpu":
        return ""
    if candidate.traced and (candidate.dim > 2 or wants_traces(candidate, device)):
        return "its functions are traces, whose samples are shared"
    if not candidate.statements:
        return "too long to be written out"
    if device.target == "cpu":
        return ""
    if candidate.name == "tensor" and candidate.flops > most_flops:
        return f"written out {candidate.flops}, a thread does up to {most_flops}"
    if candidate.name != "tensor" and candidate.statements > MOST_WRITTEN:
        return f"{candidate.statements} statements, up to {MOST_WRITTEN} are written out"
    most = _MOST_DOFS_OF_A_FACET if candidate.samples else _MOST_DOFS[scalar_bytes]
    most_dofs = most[candidate.dim]
    if candidate.name != "tensor" and candidate.dofs > most_dofs:
        return f"{candidate.dofs} dofs are read and added to, up to {most_dofs} are a thread's"
    return ""


def wants_traces(candidate: Candidate, device: Device) -> bool:
    """Whether threads had better share the samples of traces on a facet, whatever operations other ways take."""
    many = candidate.of_parity >= _FUNCTIONS_TRACED and candidate.tested >= _RESULTS_TRACED
    return candidate.traced and device.target != "cpu" and candidate.dim == 2 and many


def check_cells(asked: VectorParameters, problem: OperatorProblem, device: Device) -> None:
    """Refuse a batch that is not worked on at once.

    Raises:
        FemforgeError: with ways to mend it (code PARAMETERS).
    """
    if asked.concurrent_elements and asked.element_batch not in (0, asked.concurrent_elements):
        raise refuse(
            problem, device, f"element_batch = {asked.element_batch} and concurrent_elements = "
            f"{asked.concurrent_elements} differ: all cells of a team are worked on at once",
            leave_out("element_batch"), leave_out("concurrent_elements"),
        )  # fmt: skip


def why_not_shared(
    asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> str:
    """Why the threads of a block cannot share its cells as they are asked for; empty if they can."""
    if problem.no_team:
        return problem.no_team
    if problem.candidate.is_zero:
        return "all results of a cell are zero"
    if problem.candidate.looped is None and not is_sampled(problem.candidate):
        return f"the {problem.candidate.name} representation has no loops over directions"
    if INPUTS[asked.input].stored == "cell":
        return "teams compute the geometry from the points of a cell, or read it at quadrature points"
    if asked.macro_cells == 3:
        return "a thread works on macro elements"
    legal = [rules.name for rules in scatters.values() if rules.takes_teams]
    if asked.scatter not in ("auto", *legal):
        return f"scatter = {asked.scatter} takes a cell from one thread; {', '.join(legal)} do not"
    foreign = [
        name for rules in scatters.values() if not rules.takes_teams for name in asked.set_among(rules.own)
    ]
    if foreign:
        return f"{', '.join(foreign)}: not for teams"
    return ""
