"""The element_tensor and geometry kernels: representation, parameters and loop nest brought together."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from femforge.errors import ExitCode, FemforgeError
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest, count_flops
from femforge.ir.statements import Statement
from femforge.kernels.access import CellData
from femforge.kernels.arguments import RESULTS, Argument, face_arguments
from femforge.kernels.cell import CellSchedule, cell_loop_nest, single_cell_statements
from femforge.kernels.cell_loops import QuadratureCellLoops, TensorCellLoops
from femforge.kernels.contraction import (
    ContractionBuilder,
    ContractionSchedule,
    blocked_k,
    contraction_shared_scalars,
)  # fmt: skip
from femforge.kernels.contraction_quadrature import (
    QuadratureContractionBuilder,
    argument_table,
    quadrature_groups,
)  # fmt: skip
from femforge.kernels.costs import Costs, costs_of, input_bytes
from femforge.kernels.domains import Pass, all_cells
from femforge.kernels.element_vectors import resolve_vector_loops, vector_loops, why_in_loops, why_no_loops
from femforge.kernels.team_kernels import TeamPlan, team_plan
from femforge.represent.choose import Candidate, Choice, Representations
from femforge.represent.expressions import Expressions, all_entries, geometry_outputs
from femforge.represent.tensor import TensorRepresentation
from femforge.schedule.devices import ACCESS_BYTES, DEVICES, Device
from femforge.schedule.parameters import OPERATOR_ONLY, Parameters
from femforge.schedule.resolve import WRITE_OUT, Problem, resolve, worth_writing_out
from femforge.schedule.staging import staging_group
from femforge.schedule.team import TeamNumbers, costs_too_much, resolve_team, wants_other, why_not_straight
from femforge.schedule.tuned import decide_fitting, kernel_key


@dataclass(frozen=True)
class Resolved:
    """What is decided about a kernel on a target.

    Attributes:
        candidate: the representation.
        parameters: concrete.
        nest: the loop nest, if it had to be built to know its costs.
        reason: why this realisation is taken, for people; empty if it needs no reason.
    """

    candidate: Candidate
    parameters: Parameters
    nest: LoopNest | None = None
    reason: str = ""


#: The results of these kernels.
ELEMENT_TENSORS = (Argument(RESULTS, "scalar", written=True),)


@dataclass(frozen=True)
class ElementKernel:
    """A kernel ready to be printed.

    Attributes:
        kind: ``element_tensor`` or ``geometry``.
        integral: what is integrated.
        target: ``cpu``, ``cuda`` or ``hip``.
        parameters: concrete.
        candidate: the representation taken.
        representations: all of them, for reports.
        wanted: the representation that was asked for, or ``auto``.
        entries: stored (row, column).
        geometry_size: scalars of the stored G of a cell.
        passes: what runs, one after another.
        results: arguments of the kernel's results and of how their places are found.
        lists: arguments of its scatter.
        costs: counted.
        origin: where the parameters come from that were left open.
        reason: why this realisation was taken; empty where the representation alone decides.
        tabulate: loop nest of UFCx's one-cell face (CPU), None where the kernel has none.
    """

    kind: str
    integral: Integral
    target: str
    parameters: Parameters
    candidate: Candidate
    representations: Choice
    wanted: str
    entries: tuple[tuple[int, int], ...]
    geometry_size: int
    passes: tuple[Pass, ...]
    results: tuple[Argument, ...]
    lists: tuple[Argument, ...]
    costs: Costs
    origin: str
    tabulate: tuple[Statement, ...] | LoopNest | None = None
    reason: str = field(default="", kw_only=True)

    @property
    def nest(self) -> LoopNest:
        """The loop nest of the first pass."""
        return self.passes[0].nest

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """Those of its face."""
        return face_arguments(self.integral, self.passes, self.results, self.lists)

    @property
    def why(self) -> str:
        """Why this representation was taken."""
        return self.reason or self.representations.why(self.wanted, self.candidate.name)

    @property
    def stored(self) -> int:
        """Scalars stored for each cell."""
        return self.geometry_size if self.kind == "geometry" else len(self.entries)


def stored_entries(integral: Integral, output: str) -> tuple[tuple[int, int], ...]:
    """(row, column) of the entries that are stored, in order."""
    if output == "full":
        return tuple(all_entries(integral))
    return tuple((i, j) for i in range(integral.rows) for j in range(i, integral.columns))


def representations_of(integral: Integral, asked: Parameters) -> Representations:
    """The representations of an integral for the output and input that are asked for."""
    return Representations(integral, stored_entries(integral, asked.output), asked.input == "geometry")


class ElementKernels:
    """Makes the kernels of one integral; representations are computed once and shared.

    Each kernel is made in a scratch of the integral's graph: it is the same whatever else is made before it.

    Args:
        integral: the integral.
        asked: the user's parameters.
        place: for messages.
        by_target: parameters (of ``PER_TARGET``) that differ on some targets.
        representations: what :func:`representations_of` gave for the same integral, input and output, if it is
            known already.

    Raises:
        FemforgeError: for an output or input that the form does not allow.
    """

    def __init__(
        self,
        integral: Integral,
        asked: Parameters,
        place: str,
        by_target: Mapping[str, Mapping[str, Any]] = MappingProxyType({}),
        representations: Representations | None = None,
    ) -> None:
        self.integral = integral
        self.asked = asked
        self.place = place
        self.by_target = by_target
        self.representations = representations or representations_of(integral, asked)
        self.representations.settle()
        self.entries = tuple(self.representations.entries)
        self.tensor = self.representations.tensor
        if asked.output == "packed_symmetric":
            self._check_symmetric()
        self._check_operator_parameters()

    def _check_symmetric(self) -> None:
        tensor = self.tensor
        exact = isinstance(tensor, TensorRepresentation) and tensor.symmetric
        if not exact and not self.representations.quadrature.symmetric:
            raise FemforgeError(
                "output = packed_symmetric, but the element matrix is not known to be symmetric",
                place=self.place, mend="use output = full", code=ExitCode.PARAMETERS,
            )  # fmt: skip

    def _check_operator_parameters(self) -> None:
        """Refuse what only kernels on global vectors and matrices have."""
        given = [self.asked, *(self.asked.with_values(own) for own in self.by_target.values())]
        for name in (name for parameters in given for name in parameters.set_among(OPERATOR_ONLY)):
            raise FemforgeError(
                f"{name} is for kernels on global vectors and matrices", place=self.place,
                mend="leave it out, or ask for apply, residual, diagonal or assemble", code=ExitCode.PARAMETERS,
            )  # fmt: skip
        if self.asked.input == "points":
            raise FemforgeError(
                "input = points is for kernels on global vectors", place=self.place, code=ExitCode.PARAMETERS,
                mend="use vertices, affine, geometry or ufcx",
            )  # fmt: skip

    @property
    def key(self) -> str:
        """What the kernels compute, as tables of tuned parameters know it."""
        return kernel_key(self.integral, self.asked)

    @property
    def geometry_size(self) -> int:
        """Scalars of the stored G of a cell, 0 where there is none."""
        return len(self.tensor.geometry) if isinstance(self.tensor, TensorRepresentation) else 0

    def element_tensor(self, target: str) -> ElementKernel:
        """The element_tensor kernel for a target.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        with self.integral.graph.scratch():
            return self._element_tensor(target)

    def geometry(self, target: str) -> ElementKernel:
        """The kernel that stores G for each cell, from the vertices."""
        with self.integral.graph.scratch():
            return self._geometry(target)

    def _element_tensor(self, target: str) -> ElementKernel:
        own = self._own(target)
        decision, resolved = decide_fitting(
            own, target, self.key, "element_tensor", lambda asked: self._resolved(asked, target)
        )
        parameters, candidate = resolved.parameters, resolved.candidate
        nest = resolved.nest or self._nest(parameters, candidate, self._data(parameters), target)
        tabulate = self._tabulate(target, decision.parameters.representation)
        kernel = self._kernel(
            target, parameters, candidate, own.representation, nest, decision.origin, tabulate
        )
        if resolved.nest is None:
            return kernel
        costs = replace(kernel.costs, flops=float(candidate.flops))
        return replace(kernel, reason=resolved.reason, costs=costs)

    def _data(self, parameters: Parameters) -> CellData:
        return CellData(self.integral, parameters.input, self.geometry_size)

    def _geometry(self, target: str) -> ElementKernel:
        tensor = self.tensor
        assert isinstance(tensor, TensorRepresentation)
        outputs = geometry_outputs(tensor)
        return stored_geometry_kernel(
            self.integral, outputs, self.asked, target, self.place, self.representations
        )

    def _kernel(
        self, target: str, parameters: Parameters, candidate: Candidate, wanted: str, nest: LoopNest, origin: str,
        tabulate: tuple[Statement, ...] | LoopNest | None,
    ) -> ElementKernel:  # fmt: skip
        scalar = parameters.scalar_bytes
        tensor = self.tensor
        paper = 0
        if isinstance(tensor, TensorRepresentation):
            paper = 2 * tensor.paper_size * self.integral.rows * self.integral.columns
        read = input_bytes(self.integral, parameters.input, self.geometry_size, scalar)
        costs = costs_of(nest, parameters.element_batch, read, len(self.entries) * scalar, paper, scalar)
        return ElementKernel(
            "element_tensor", self.integral, target, parameters, candidate, self.representations, wanted,
            self.entries, self.geometry_size, (Pass(all_cells(parameters.element_batch), nest),), ELEMENT_TENSORS, (),
            costs, origin, tabulate,
        )  # fmt: skip

    def without_table(self, target: str) -> Parameters:
        """The parameters that the cost model takes for a target, whatever tables know.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        with self.integral.graph.scratch():
            return self._resolved(self._own(target), target).parameters

    def _own(self, target: str) -> Parameters:
        """What the user asks for on a target."""
        return self.asked.with_values(self.by_target.get(target, {}), f"{self.place}, {target}")

    def _resolved(self, asked: Parameters, target: str) -> Resolved:
        device = DEVICES[target]
        if self.integral.arity == 1 and asked.realisation in ("auto", "looped"):
            return self._of_vector(asked, device)
        shared = "looped" if target == "cpu" else "team"
        if asked.realisation not in ("auto", "written", shared):
            raise FemforgeError(
                f"realisation = {asked.realisation} of element tensors is not for this target ({device.name})",
                place=self.place, mend=f"use {shared} or written", code=ExitCode.PARAMETERS,
            )  # fmt: skip
        if asked.realisation == "written" or (asked.realisation == "auto" and wants_other(asked)):
            return self._by_mapping(asked, target)
        plan = team_plan(self.representations, self.entries, asked, device)
        if asked.realisation == shared:
            if isinstance(plan, str):
                raise FemforgeError(
                    f"realisation = {shared}: {plan}", place=self.place, mend="use realisation = written",
                    code=ExitCode.PARAMETERS,
                )  # fmt: skip
            return self._by_team(asked, plan, device)
        if isinstance(plan, str):
            return self._by_mapping(asked, target)
        return self._cheaper(asked, plan, device)

    def _of_vector(self, asked: Parameters, device: Device) -> Resolved:
        """An element vector: in loops over directions where these are better than written code."""
        place = self.place
        if asked.realisation == "auto" and wants_other(asked):
            return self._by_mapping(asked, device.target)
        candidate = self.representations.choose(asked.representation, WRITE_OUT[device.target])
        if asked.realisation == "looped" and asked.representation == "auto":
            candidate = self.representations.candidates["sum_factorised"]
        reason = why_no_loops(self.integral, candidate, asked)
        if asked.realisation == "looped":
            if other := wants_other(asked):
                reason = f"{', '.join(other)} belongs to realisation = written"
            if reason:
                raise FemforgeError(
                    f"realisation = looped: {reason} ({device.name})", place=place, mend="use realisation = written",
                    code=ExitCode.PARAMETERS,
                )  # fmt: skip
            cause = "asked for"
        else:
            cause = "" if reason else why_in_loops(candidate, device)
            if not cause:
                return self._by_mapping(asked, device.target)
            cause = f"loops over directions: {cause}"
        parameters = resolve_vector_loops(asked, self.integral, candidate, device, place)
        nest = vector_loops(parameters, self.integral, candidate, device.target)
        assert candidate.looped is not None
        return Resolved(replace(candidate, flops=candidate.looped.flops), parameters, nest, cause)

    def _cheaper(self, asked: Parameters, plan: TeamPlan, device: Device) -> Resolved:
        """By mapping where that is good, else by a team if this has fewer operations, or is the only way."""
        try:
            single = self._by_mapping(asked, device.target)
        except FemforgeError as error:
            try:
                team = self._by_team(asked, plan, device)
            except FemforgeError:
                # what was asked for is nothing that a team has either: the first refusal is the one to mend
                raise error from None
            return replace(team, reason=f"a thread a cell: {error.cause}")
        cause = why_not_straight(single.candidate, single.parameters, len(self.entries), device)
        if not cause:
            return single
        try:
            team = self._by_team(asked, plan, device)
        except FemforgeError:
            return single
        if costs_too_much(team.candidate, single.candidate, len(self.entries), asked.scalar_bytes):
            return single
        words = (
            f"{plan.name} in shared steps takes {team.candidate.flops} flops; {single.candidate.name} alone"
        )
        return replace(team, reason=f"{words} {single.candidate.flops}, and {cause}")

    def _by_mapping(self, asked: Parameters, target: str) -> Resolved:
        """A thread has a cell, or entries of it."""
        candidate = self.representations.choose(asked.representation, WRITE_OUT[target], loops=False)
        parameters = resolve(asked, self.problem(candidate), DEVICES[target])
        return Resolved(candidate, parameters)

    def _by_team(self, asked: Parameters, plan: TeamPlan, device: Device) -> Resolved:
        """The threads of a block share its cells, step by step."""
        parameters, numbers = resolve_team(asked, plan.problem(self.place), device, plan.name)
        data = self._data(parameters)
        nest = plan.build(numbers, data, device)
        # one cell, all tasks in turn: on a GPU their classes are cases of each other
        flops = count_flops(plan.build(TeamNumbers(1, 1, False, numbers.split), data, DEVICES["cpu"]).body)
        return Resolved(Candidate(plan.name, "", flops, flops), parameters, nest, "asked for")

    def problem(self, candidate: Candidate) -> Problem:
        """What the schedule has to know about a representation of the kernel."""
        shared, tables, points = 0, 0, 0
        columns = 2
        groups: Sequence[Hashable]
        if candidate.name == "tensor":
            assert isinstance(self.tensor, TensorRepresentation)
            blocked = blocked_k(self.tensor, self.entries)
            shared = contraction_shared_scalars(self.tensor, self.entries)
            groups, columns = blocked.group_of, blocked.width
            tables = blocked.width * len(self.entries)
        else:
            quadrature = self.representations.quadrature
            points = quadrature.points
            test, trial = argument_table(quadrature, 0), argument_table(quadrature, 1)
            size = len(test.slots) * len(trial.slots) * test.width * trial.width
            shared = (points * size) | 1
            groups = quadrature_groups(quadrature, self.entries)
            tables = len(test.values) + (len(trial.values) if trial.values != test.values else 0)
        return Problem(
            self.place, len(self.entries), candidate, shared, tuple(groups), tables, points, columns,
            cache(lambda: self._looped_scalars(candidate)),
        )  # fmt: skip

    def _looped_scalars(self, candidate: Candidate) -> int:
        """Scalars that one cell holds in shared memory where its loops are kept."""
        data = CellData(self.integral, self.asked.input, self.geometry_size)
        one = Parameters(element_batch=1, concurrent_elements=1, unroll="none", mapping="cell", k_place="global",
                         representation=candidate.name, store_width=1)  # type: ignore[arg-type]  # fmt: skip
        return sum(array.size for array in self._nest(one, candidate, data, "cpu").shared)

    def _nest(self, parameters: Parameters, candidate: Candidate, data: CellData, target: str) -> LoopNest:
        if parameters.mapping == "contraction":
            schedule = ContractionSchedule(
                parameters.element_batch, parameters.concurrent_elements, parameters.interleave_stores,
                parameters.unroll, parameters.k_place, parameters.entries_per_thread, parameters.store_width,
                staging_group(parameters, len(self.entries), DEVICES[target]),
                ACCESS_BYTES // parameters.scalar_bytes,
            )  # fmt: skip
            if parameters.representation == "tensor":
                assert isinstance(self.tensor, TensorRepresentation)
                return ContractionBuilder(self.tensor, self.entries, data, schedule).build()
            quadrature = self.representations.quadrature
            return QuadratureContractionBuilder(quadrature, self.entries, data, schedule).build()
        schedule_ = _cell_schedule(parameters, target)
        if parameters.unroll == "full":
            assert candidate.expressions is not None
            return cell_loop_nest(self.integral.graph, candidate.expressions, data, schedule_)
        place = "constant" if parameters.k_place == "constant" else "cache"
        if parameters.representation == "tensor":
            assert isinstance(self.tensor, TensorRepresentation)
            return TensorCellLoops(data, schedule_, self.entries, place).build(self.tensor, parameters.unroll)
        loops = QuadratureCellLoops(data, schedule_, self.entries, place)
        return loops.build(self.representations.quadrature, parameters.unroll)

    def _tabulate(self, target: str, wanted: str) -> tuple[Statement, ...] | LoopNest | None:
        """UFCx's face: one cell, full output, on the host."""
        if target != "cpu":
            return None
        full = stored_entries(self.integral, "full")
        representations = self.representations
        if self.asked.output != "full" or self.asked.input == "geometry":
            representations = Representations(self.integral, full, False)
        candidate = representations.choose(wanted, WRITE_OUT[target], loops=False)
        data = CellData(self.integral, "ufcx", 0, cell="")
        if candidate.expressions is not None and worth_writing_out(candidate, target):
            return tuple(single_cell_statements(candidate.expressions, data, "A"))
        single = CellSchedule(1, 1, True, 0, 1, False)
        if candidate.name == "tensor":
            assert isinstance(representations.tensor, TensorRepresentation)
            return TensorCellLoops(data, single, full, "cache").build(representations.tensor, "inner")
        return QuadratureCellLoops(data, single, full, "cache").build(representations.quadrature, "inner")


def stored_geometry_kernel(
    integral: Integral,
    outputs: Expressions,
    asked: Parameters,
    target: str,
    place: str,
    representations: Choice,
) -> ElementKernel:
    """The kernel that stores the geometry of each cell, from its points.

    Args:
        integral: whose geometry it is; owner of the outputs.
        outputs: what is stored of a cell.
        asked: the user's parameters.
        target: of ``cpu``, ``cuda``, ``hip``.
        place: for messages.
        representations: of the kernel that reads it.
    """
    count = len(outputs.outputs)
    candidate = Candidate("tensor" if integral.affine else "quadrature", "", 0, 0, max(1, count), outputs)
    wanted = Parameters(scalar=asked.scalar, mapping="cell", unroll="full", dof_order=asked.dof_order)
    parameters = resolve(wanted, Problem(place, count, candidate, 0, (), 0, 0), DEVICES[target])
    data = CellData(integral, "vertices", 0)
    nest = cell_loop_nest(integral.graph, outputs, data, _cell_schedule(parameters, target))
    scalar = parameters.scalar_bytes
    read = input_bytes(replace(integral, coefficients=()), "vertices", 0, scalar)
    costs = costs_of(nest, parameters.element_batch, read, count * scalar, 0, scalar)
    return ElementKernel(
        "geometry", integral, target, parameters, candidate, representations, candidate.name, (), count,
        (Pass(all_cells(parameters.element_batch), nest),), ELEMENT_TENSORS, (), costs, "the cost model",
    )  # fmt: skip


def _cell_schedule(parameters: Parameters, target: str) -> CellSchedule:
    return CellSchedule(
        parameters.element_batch, parameters.concurrent_elements, parameters.interleave_stores,
        parameters.store_chunk, parameters.store_width, lane_major=target != "cpu",
    )  # fmt: skip
