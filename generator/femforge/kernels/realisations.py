"""How element tensors are computed: a thread or lane to a cell, threads to its entries, or a team to some cells.

Which of these an integral has on a device, what each costs as it is generated, and which one is taken.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from femforge.errors import ExitCode, FemforgeError, leave_out, one_of, use
from femforge.ir.nests import LoopNest, count_flops
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.cell import CellSchedule, cell_loop_nest
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
from femforge.kernels.element_vectors import (
    resolve_vector_loops,
    vector_loops,
    why_in_loops,
    why_no_loops,
)
from femforge.kernels.team_kernels import TeamPlan, team_plan
from femforge.represent.choose import Candidate, Representations
from femforge.represent.tensor import TensorRepresentation
from femforge.schedule.devices import ACCESS_BYTES, DEVICES, Device
from femforge.schedule.parameters import Parameters
from femforge.schedule.resolve import WRITE_OUT, Problem, resolve, why_loops, why_shared
from femforge.schedule.staging import staging_group
from femforge.schedule.team import TeamNumbers, costs_too_much, resolve_team, wants_other, why_not_straight

#: Why what the user wants is taken.
ASKED = "asked for"


@dataclass(frozen=True)
class Resolved:
    """What is decided about a kernel on a target.

    Attributes:
        candidate: the representation.
        parameters: concrete.
        flops: operations of a cell, as they are generated.
        reason: why this is taken, for people.
        nest: the loop nest, if it had to be built to know its costs.
    """

    candidate: Candidate
    parameters: Parameters
    flops: int
    reason: str
    nest: LoopNest | None = None


class Realisations:
    """What computes the element tensors of one integral.

    Args:
        representations: of the integral.
        place: for messages.
        geometry_size: scalars of the stored G of a cell.
    """

    def __init__(self, representations: Representations, place: str, geometry_size: int) -> None:
        self.integral = representations.integral
        self.representations = representations
        self.entries = tuple(representations.entries)
        self.place = place
        self.geometry_size = geometry_size

    def resolved(self, asked: Parameters, target: str, by: str = ASKED) -> Resolved:
        """The one that is taken.

        Args:
            asked: what the user, or a table, asks for.
            target: of ``cpu``, ``cuda``, ``hip``.
            by: why what is asked for is taken, for people.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        device = DEVICES[target]
        if self.integral.arity == 1 and asked.realisation in ("auto", "looped"):
            return self._of_vector(asked, device, by)
        shared = "looped" if target == "cpu" else "team"
        if asked.realisation not in ("auto", "written", shared):
            raise FemforgeError(
                f"realisation = {asked.realisation} of element tensors is not for this target ({device.name})",
                place=self.place, ways=[use(realisation=shared), use(realisation="written")],
                code=ExitCode.PARAMETERS,
            )  # fmt: skip
        if asked.realisation == "written" or (asked.realisation == "auto" and wants_other(asked)):
            return self._by_mapping(asked, device, by)
        plan = team_plan(self.representations, self.entries, asked, device)
        if asked.realisation == shared:
            if isinstance(plan, str):
                raise FemforgeError(
                    f"realisation = {shared}: {plan}", place=self.place, ways=[use(realisation="written")],
                    code=ExitCode.PARAMETERS,
                )  # fmt: skip
            return self._by_team(asked, plan, device, by)
        if isinstance(plan, str):
            return self._by_mapping(asked, device, by)
        return self._cheaper(asked, plan, device, by)

    def _of_vector(self, asked: Parameters, device: Device, by: str) -> Resolved:
        """An element vector: in loops over directions where these are better than written code."""
        if asked.realisation == "auto" and wants_other(asked):
            return self._by_mapping(asked, device, by)
        most = WRITE_OUT[device.target]
        candidate = self.representations.choose(asked.representation, most)
        if asked.realisation == "looped" and asked.representation == "auto":
            candidate = self.representations.candidates["sum_factorised"]
        reason = why_no_loops(self.integral, candidate, asked)
        if asked.realisation == "looped":
            if other := wants_other(asked):
                reason = f"{', '.join(other)} belongs to realisation = written"
            if reason:
                raise FemforgeError(
                    f"realisation = looped: {reason} ({device.name})", place=self.place, code=ExitCode.PARAMETERS,
                    ways=[use(realisation="written"), leave_out(*other), leave_out("representation")],
                )  # fmt: skip
        cause = by if asked.realisation == "looped" else "" if reason else why_in_loops(candidate, device)
        if not cause:
            return self._by_mapping(asked, device, by)
        parameters = resolve_vector_loops(asked, self.integral, candidate, device, self.place)
        nest = vector_loops(parameters, self.integral, candidate, device.target)
        assert candidate.looped is not None
        flops = candidate.looped.flops
        wanted = asked.representation != "auto" or asked.realisation == "looped"
        why = by if wanted else self.representations.why(candidate, flops, most)
        candidate = replace(candidate, flops=flops)
        return Resolved(candidate, parameters, flops, f"{why}; looped, {flops} flops: {cause}", nest)

    def _cheaper(self, asked: Parameters, plan: TeamPlan, device: Device, by: str) -> Resolved:
        """By mapping where that is good, else by a team if this has fewer operations, or is the only way."""
        try:
            single = self._by_mapping(asked, device, by)
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
        words = f"{plan.name} in shared steps takes {team.flops} flops; {single.candidate.name} alone"
        return replace(team, reason=f"{words} {single.flops}, and {cause}")

    def _by_mapping(self, asked: Parameters, device: Device, by: str) -> Resolved:
        """A thread has a cell, or entries of it: of what there is, that with the fewest operations."""
        candidates = self.representations.eligible(asked.representation, WRITE_OUT[device.target], False)
        found: list[Resolved] = []
        refusal: FemforgeError | None = None
        for number, candidate in enumerate(sorted(candidates, key=lambda c: c.flops)):
            try:
                found.append(self._mapped(candidate, asked, device))
            except FemforgeError as error:
                refusal = refusal if number else error
        if refusal is not None:
            others = one_of("representation", [one.candidate.name for one in found])
            raise FemforgeError(
                refusal.cause, place=refusal.place, code=refusal.code, ways=[*refusal.ways, *others]
            )
        best = min(found, key=_compared)
        why = by
        if asked.representation == "auto":
            how = " written out" if best.parameters.mapping == "contraction" else ""
            most = WRITE_OUT[device.target]
            why = self.representations.why(best.candidate, _compared(best), most, how, loops=False)
        return replace(best, reason="; ".join(filter(None, [why, self._realised(asked, best, device, by)])))

    def _mapped(self, candidate: Candidate, asked: Parameters, device: Device) -> Resolved:
        problem = self.problem(candidate)
        parameters = resolve(asked, problem, device)
        if parameters.mapping == "cell":
            whole = parameters.unroll == "full"
            flops = candidate.flops if whole else self._looped_flops(candidate, parameters.unroll)
            return Resolved(candidate, parameters, flops, "")
        nest = self.nest(parameters, candidate, device.target)
        flops = round(count_flops(nest.body) / parameters.element_batch)
        return Resolved(candidate, parameters, flops, "", nest)

    def _realised(self, asked: Parameters, taken: Resolved, device: Device, by: str) -> str:
        """How it is computed where it is not written out a cell to a thread, for people."""
        wanted = by if asked.mapping != "auto" or asked.unroll != "auto" or asked.entries_per_thread else ""
        if taken.parameters.mapping == "contraction":
            reason = why_shared(taken.candidate, len(self.entries), taken.parameters, device)
            return f"threads own entries, {taken.flops} flops: {wanted or reason}"
        if taken.parameters.unroll == "full":
            return ""
        return f"in loops, {taken.flops} flops: {wanted or why_loops(taken.candidate, device)}"

    def _by_team(self, asked: Parameters, plan: TeamPlan, device: Device, by: str) -> Resolved:
        """The threads of a block share its cells, step by step."""
        parameters, numbers = resolve_team(asked, plan.problem(self.place), device, plan.name)
        data = self._data(parameters)
        nest = plan.build(numbers, data, device)
        # one cell, all tasks in turn: on a GPU their classes are cases of each other
        flops = count_flops(plan.build(TeamNumbers(1, 1, False, numbers.way), data, DEVICES["cpu"]).body)
        return Resolved(Candidate(plan.name, "", flops, flops), parameters, flops, by, nest)

    def problem(self, candidate: Candidate) -> Problem:
        """What the schedule has to know about a representation of the kernel."""
        shared, tables, points = 0, 0, 0
        columns = 2
        groups: Sequence[Hashable]
        if candidate.name == "tensor":
            tensor = self._tensor()
            blocked = blocked_k(tensor, self.entries)
            shared = contraction_shared_scalars(tensor, self.entries)
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
            cache(lambda: sum(array.size for array in self._one_cell(candidate, "none").shared)),
        )  # fmt: skip

    def _tensor(self) -> TensorRepresentation:
        tensor = self.representations.tensor
        assert isinstance(tensor, TensorRepresentation)
        return tensor

    def _data(self, parameters: Parameters) -> CellData:
        return CellData(self.integral, parameters.input, self.geometry_size)

    def _one_cell(self, candidate: Candidate, unroll: str) -> LoopNest:
        """The loops of one cell."""
        source = "geometry" if self.representations.stored_geometry else "vertices"
        one = Parameters(
            element_batch=1, concurrent_elements=1, mapping="cell", k_place="global", store_width=1
        )
        one = one.with_values({"unroll": unroll, "representation": candidate.name, "input": source})
        return self.nest(one, candidate, "cpu")

    def _looped_flops(self, candidate: Candidate, unroll: str) -> int:
        return count_flops(self._one_cell(candidate, unroll).body)

    def nest(self, parameters: Parameters, candidate: Candidate, target: str) -> LoopNest:
        """The loop nest of a batch.

        Args:
            parameters: concrete, of a mapping and not of a team.
            candidate: the representation.
            target: that the kernel is for.
        """
        data = self._data(parameters)
        if parameters.mapping == "contraction":
            schedule = ContractionSchedule(
                parameters.element_batch, parameters.concurrent_elements, parameters.interleave_stores,
                parameters.unroll, parameters.k_place, parameters.entries_per_thread, parameters.store_width,
                staging_group(parameters, len(self.entries), DEVICES[target]),
                ACCESS_BYTES // parameters.scalar_bytes,
            )  # fmt: skip
            if parameters.representation == "tensor":
                return ContractionBuilder(self._tensor(), self.entries, data, schedule).build()
            quadrature = self.representations.quadrature
            return QuadratureContractionBuilder(quadrature, self.entries, data, schedule).build()
        schedule_ = cell_schedule(parameters, target)
        if parameters.unroll == "full":
            assert candidate.expressions is not None
            return cell_loop_nest(self.integral.graph, candidate.expressions, data, schedule_)
        place = "constant" if parameters.k_place == "constant" else "cache"
        if parameters.representation == "tensor":
            return TensorCellLoops(data, schedule_, self.entries, place).build(
                self._tensor(), parameters.unroll
            )
        loops = QuadratureCellLoops(data, schedule_, self.entries, place)
        return loops.build(self.representations.quadrature, parameters.unroll)


def _compared(one: Resolved) -> int:
    """Operations that decide: threads that own entries do them side by side, and wait for memory, not for these."""
    return one.candidate.flops if one.parameters.mapping == "contraction" else one.flops


def cell_schedule(parameters: Parameters, target: str) -> CellSchedule:
    """Numbers of the ``cell`` mapping from concrete parameters."""
    return CellSchedule(
        parameters.element_batch, parameters.concurrent_elements, parameters.interleave_stores,
        parameters.store_chunk, parameters.store_width, lane_major=target != "cpu",
    )  # fmt: skip
