"""The realisation ``looped``: a thread or SIMD lane has a cell, and keeps loops over directions, or over all points."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from femforge.errors import ExitCode, FemforgeError, leave_out, use
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest
from femforge.kernels.access.spaces import space_of
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.arguments import RESULTS
from femforge.kernels.realisations.base import OperatorRealisation, OperatorWork, Resolved, TensorRealisation
from femforge.kernels.scatter.element import Element
from femforge.kernels.vector_nests import VectorNest
from femforge.represent.choose import Candidate, Choice
from femforge.represent.functionals import with_test_function
from femforge.represent.levels import NestedSums
from femforge.represent.live_values import live_values
from femforge.schedule.devices import THREADS, Device
from femforge.schedule.inputs import INPUTS, others
from femforge.schedule.loops import loops_of_a_thread
from femforge.schedule.names import Realisation
from femforge.schedule.operators import resolve_batch, resolve_threads, usual_threads
from femforge.schedule.parameters import (
    CommonParameters,
    Schedule,
    TensorParameters,
    VectorParameters,
    names_of,
)
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.realisations import Axes, Scatters
from femforge.schedule.resolve import WRITE_OUT
from femforge.schedule.rows import names_in_rows, rows_over_points, with_offsets
from femforge.schedule.scatters import Refusal, ScatterRules
from femforge.schedule.team import OF_STEPS, contradicts, wants_other

#: Registers for values that are alive from which on threads take many.
_MANY_REGISTERS = 96
#: Statements up to which ``auto`` writes a cell out.
MOST_WRITTEN = 2500
#: The same on a GPU where there are loops over directions, and up to which it need not save an eighth of operations.
_WRITE_OUT_ON_GPU, _SHORT = 1600, 600


def has_loops(asked: CommonParameters, candidate: Candidate) -> bool:
    """Whether a representation of an operator can be computed in loops."""
    return candidate.looped is not None or (candidate.name == "quadrature" and INPUTS[asked.input].in_loops)


def why_looped(candidate: Candidate, device: Device) -> str:
    """Why a cell that has loops is not written out; empty if it is.

    Loops keep a thread's values few; of written code, all that is known at the points is alive at the same time. On a
    GPU writing out has to save something, therefore; facets of hexahedra are looped (H200, both sides of Q1: upwind
    fluxes 1.8 times as fast as written out, an interior penalty 0.97 times). A long sum for one number is written out
    although it spills (H200, norm of an error on P2 tetrahedra, 15 thousand operations: 2.3 times as fast as in loops).

    Args:
        candidate: the representation taken.
        device: that the kernel is for.
    """
    statements, on_device = candidate.statements, device.target != "cpu"
    if not statements:
        return "too long to be written out"
    if candidate.looped is None:
        return (
            ""
            if statements <= MOST_WRITTEN
            else f"{statements} statements, up to {MOST_WRITTEN} are written out"
        )
    most = _WRITE_OUT_ON_GPU if on_device else MOST_WRITTEN
    if statements > most:
        return f"{statements} statements, up to {most} are written out"
    flops = candidate.looped.flops
    if on_device and candidate.looped.on_facet and candidate.looped.directions > 1:
        return f"facets have few values to hold in loops, {statements} statements written out"
    if candidate.flops > flops:
        return f"written out {candidate.flops}"
    if on_device and statements > _SHORT and 8 * candidate.flops > 7 * flops:
        return f"{statements} statements would save less than an eighth"
    return ""


def _plan(
    candidate: Candidate, parameters: VectorParameters, device: Device, threads: int
) -> NestedSums | None:
    """The loops over directions that a thread of a block of so many runs; None where there are none."""
    if candidate.looped is None:
        return None
    resident, scalar_bytes = parameters.resident_blocks, parameters.scalar_bytes
    return loops_of_a_thread(candidate.looped, device, threads, resident, scalar_bytes)


class LoopedOperators(OperatorRealisation):
    """Loops over the directions of a tensor-product cell, or over all points of any."""

    name: ClassVar[Realisation] = "looped"
    time = 1.3

    def refusal(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> Refusal | None:
        """There have to be loops, and data that is found in them."""
        if refused := self.no_directions(problem):
            return refused
        written = use(realisation="written")
        if not INPUTS[asked.input].in_loops and problem.candidate.looped is None:
            ways = [written, *others(lambda rules: rules.of_mesh)]
            return Refusal(f"input = {asked.input} is written out", ways)
        if not has_loops(asked, problem.candidate):
            return Refusal(f"the {problem.candidate.name} representation is written out", [written])
        return None

    def why(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """Written out it would be worse."""
        return why_looped(candidate, device) if has_loops(asked, candidate) else ""

    def suits(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> bool:
        """Where written code is worse, and no macro elements are asked for."""
        return asked.macro_cells != 3 and super().suits(asked, problem, device, scatters)

    def resolved(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> VectorParameters:
        """A cell to a thread or lane."""
        return resolve_threads(asked, problem, device, scatters, self)

    def rows(
        self, chosen: VectorParameters, problem: OperatorProblem, device: Device, scatter: ScatterRules
    ) -> int:
        """What does not fit a thread's registers, the offsets of its nodes among them."""
        if device.target == "cpu":
            return 0
        if problem.candidate.looped is None:
            rows = rows_over_points(*problem.over_points(), device, chosen.scalar_bytes)
            return with_offsets(rows, chosen, problem.nodes, scatter)
        threads = (
            chosen.element_batch
            or chosen.concurrent_elements
            or usual_threads(self, scatter, problem.candidate, device, chosen.scalar_bytes)
        )
        plan = _plan(problem.candidate, chosen, device, threads)
        assert plan is not None
        rows = len(names_in_rows(plan, device, threads, chosen.resident_blocks, chosen.scalar_bytes))
        return with_offsets(rows, chosen, problem.nodes, scatter)

    def threads(self, candidate: Candidate, device: Device, scalar_bytes: int) -> int:
        """One warp where threads take many registers, of which smaller blocks leave fewer idle.

        H200, float64: Q1 and Q2 hexahedra 1.00 to 1.10 times as fast as with 128 threads (Q2: phase change and the
        residual of p-Laplace 0.96), quadrilaterals 1.00 to 1.07.
        """
        lines = candidate.looped
        plan = lines and loops_of_a_thread(lines, device, 0, 0, scalar_bytes)
        many = plan is not None and live_values(plan) * scalar_bytes // 4 >= _MANY_REGISTERS
        return device.warp if many else THREADS

    def nest(self, work: OperatorWork) -> LoopNest:
        """Over directions where there are some."""
        parameters = work.data.parameters
        plan = _plan(work.candidate, parameters, work.device, parameters.concurrent_elements)
        if plan is not None:
            return work.vector_nest().nested(plan)
        rows, zeros = work.data.integral.rows, work.candidate.zeros
        return work.vector_nest().looped(work.point_functions(), rows, zeros)

    def flops(
        self, asked: VectorParameters, candidate: Candidate, device: Device, over_points: Callable[[], int]
    ) -> int:
        """Those of the loops over directions, or over all points."""
        threads = asked.element_batch or self.threads(candidate, device, asked.scalar_bytes)
        plan = _plan(candidate, asked, device, threads)
        return plan.flops if plan is not None else over_points()

    def preferred(self, representations: Choice) -> Candidate | None:
        """One that has loops, over directions if there are such."""
        known = representations.candidates
        return known["quadrature"] if known["sum_factorised"].looped is None else known["sum_factorised"]


class ElementTensors(Element):
    """The way out of an element_tensor kernel."""

    array: ClassVar[str] = RESULTS


class VectorTensors(TensorRealisation):
    """Linear forms and functionals in loops over directions: operators that leave their E-vector as it is."""

    name: ClassVar[Realisation]

    def asked_for(self, asked: TensorParameters, device: Device, by: str) -> Resolved:
        """With the representation that has the loops, unless another one is asked for."""
        candidate = self._asked_for(asked, device)
        reason = self._why_not(candidate, asked)
        if other := contradicts(asked):
            reason = f"{', '.join(other)} belongs to realisation = written"
        if reason:
            raise FemforgeError(
                f"realisation = {self.name}: {reason} ({device.name})", place=self.place, code=ExitCode.PARAMETERS,
                ways=[use(realisation="written"), leave_out(*other), leave_out("representation")],
            )  # fmt: skip
        return self._resolved(candidate, asked, device, by, by)

    def where_best(self, asked: TensorParameters, device: Device, by: str) -> Resolved | None:
        """Where written code is longer than short, and worse."""
        if self.called(device) is None or wants_other(asked):
            return None
        candidate = self._candidate(asked, device)
        if self._why_not(candidate, asked) or 0 < candidate.statements <= _SHORT:
            return None
        cause = self._why(candidate, asked, device)
        why = by if asked.representation != "auto" else ""
        try:
            return self._resolved(candidate, asked, device, why, cause) if cause else None
        except FemforgeError:
            return None  # batches that are asked for do not suit it, but may what is asked after it

    @abstractmethod
    def _why(self, candidate: Candidate, asked: TensorParameters, device: Device) -> str:
        """Why it is computed so where nothing is asked for; empty if it is not."""

    @abstractmethod
    def _nest(
        self, chosen: VectorParameters, problem: OperatorProblem, integral: Integral, device: Device
    ) -> tuple[VectorParameters, LoopNest, int]:
        """Concrete parameters, the loop nest and the operations of a cell.

        Args:
            chosen: what is asked for, with the realisation and the representation.
            problem: what is computed, an E-vector.
            integral: with a test function.
            device: that the kernel is for.
        """

    def _candidate(self, asked: TensorParameters, device: Device) -> Candidate:
        return self.representations.choose(asked.representation, WRITE_OUT[device.target])

    def _asked_for(self, asked: TensorParameters, device: Device) -> Candidate:
        """The same where this realisation is asked for."""
        loops = asked.representation == "auto"
        return self.representations.candidates["sum_factorised"] if loops else self._candidate(asked, device)

    def _why_not(self, candidate: Candidate, asked: TensorParameters) -> str:
        """Why it cannot be computed so; empty if it can be."""
        if candidate.looped is None:
            return f"the {candidate.name} representation has no loops over directions"
        return self._why_not_read(asked)

    def _why_not_read(self, asked: TensorParameters) -> str:
        """Why a cell's data cannot be read as is asked for; empty if they can."""
        return "" if INPUTS[asked.input].of_mesh else f"input = {asked.input} is written out"

    def _resolved(
        self, candidate: Candidate, asked: TensorParameters, device: Device, why: str, cause: str
    ) -> Resolved:
        """Concrete.

        Args:
            candidate: the representation.
            asked: what is asked for.
            device: that the kernel is for.
            why: why this representation is taken; empty if by its operations.
            cause: why it is computed so.
        """
        integral = with_test_function(self.integral)
        assert integral.test is not None
        space = space_of(integral.test.layout, asked.component_order)
        problem = OperatorProblem(
            self.place, candidate, space.nodes, space.components, (space.nodes,), 0, integral.gdim, True, 0
        )
        chosen = asked.of(VectorParameters).with_values(
            {"realisation": self.name, "representation": candidate.name}
        )
        chosen, nest, flops = self._nest(chosen, problem, integral, device)
        why = why or self.representations.why(candidate, flops, WRITE_OUT[device.target])
        reason = f"{why}; {self.name}, {flops} flops: {cause}"
        shared = {name: getattr(chosen, name) for name in names_of(Schedule)}
        parameters = replace(asked, **OF_STEPS, **shared)
        return Resolved(replace(candidate, flops=flops), parameters, flops, reason, lambda: nest, True)


class LoopedTensors(VectorTensors):
    """A thread or SIMD lane has a cell."""

    name: ClassVar[Realisation] = "looped"

    def called(self, device: Device) -> Realisation | None:
        """On all devices."""
        return self.name if self.integral.arity < 2 else None

    def axes(self, device: Device) -> Axes:
        """As operators try, a thread or lane a cell."""
        own = LoopedOperators().axes(device)
        return {name: own[name] for name in ("concurrent_elements", "steps")}

    def _why(self, candidate: Candidate, asked: TensorParameters, device: Device) -> str:
        return why_looped(candidate, device)

    def _nest(
        self, chosen: VectorParameters, problem: OperatorProblem, integral: Integral, device: Device
    ) -> tuple[VectorParameters, LoopNest, int]:
        scatter, looped = ElementTensors(), LoopedOperators()
        problem = replace(problem, rows=looped.rows(chosen, problem, device, scatter))
        chosen = resolve_batch(chosen, problem, device, scatter, looped)
        data = VectorData(integral, chosen, scatter)
        plan = _plan(problem.candidate, chosen, device, chosen.concurrent_elements)
        assert plan is not None
        return chosen, VectorNest(data, device.target, scatter).nested(plan), plan.flops
