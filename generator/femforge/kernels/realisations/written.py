"""The realisation ``written``: a thread or SIMD lane has a cell, whose code is written out where that is short.

Of element tensors also with loops kept (``unroll``), and with threads that own entries of them (``mapping``).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import ClassVar

from femforge.errors import FemforgeError, leave_out, one_of, use
from femforge.ir.entry_grid import EntryGrid, components_of
from femforge.ir.nests import LoopNest, count_flops
from femforge.ir.scalar import count_operations
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
from femforge.kernels.realisations.base import OperatorRealisation, OperatorWork, Resolved, TensorRealisation
from femforge.kernels.realisations.looped import has_loops
from femforge.kernels.slices import SliceBuilder
from femforge.kernels.values import ValueSchedule, value_loop_nest
from femforge.represent.choose import Candidate, Representations
from femforge.represent.expressions import Expressions, stored_entries, tensor_columns
from femforge.represent.live_values import registers_when_written
from femforge.represent.running_sums import running_sums
from femforge.represent.tensor import TensorRepresentation
from femforge.schedule.contraction_mapping import two_blocks
from femforge.schedule.devices import ACCESS_BYTES, DEVICES, Device
from femforge.schedule.inputs import INPUTS
from femforge.schedule.mapping import OWNED
from femforge.schedule.names import Realisation
from femforge.schedule.operators import resolve_threads
from femforge.schedule.order import sums_run
from femforge.schedule.parameters import TensorParameters, VectorParameters
from femforge.schedule.problems import LONG, OperatorProblem, TensorProblem
from femforge.schedule.realisations import Scatters
from femforge.schedule.resolve import WRITE_OUT, resolve, why_loops, why_owned
from femforge.schedule.rows import rows_when_written, with_offsets
from femforge.schedule.scatters import Refusal, ScatterRules
from femforge.schedule.slice_mapping import slice_numbers
from femforge.schedule.staging import staging_group
from femforge.schedule.value_mapping import phases_of_values, storing_threads, why_values


class WrittenTensors(TensorRealisation):
    """A thread has a cell, or entries of its element tensor: of what there is, that with the fewest operations.

    Args:
        representations, place, geometry_size: see :class:`TensorRealisation`.
        added: whether the entries are added to a matrix.
    """

    name: ClassVar[Realisation] = "written"

    def __init__(
        self, representations: Representations, place: str, geometry_size: int, added: bool = False
    ) -> None:
        super().__init__(representations, place, geometry_size)
        self.added = added

    def called(self, device: Device) -> Realisation:
        """On all devices."""
        return self.name

    def asked_for(self, asked: TensorParameters, device: Device, by: str) -> Resolved:
        """The representation with the fewest operations, as it is computed."""
        valid = not self.representations.candidates["tensor"].reason
        if asked.mapping == "slices" and asked.representation == "auto" and valid:
            asked = replace(asked, representation="tensor")  # there are no others in slices
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
            how = " written out" if best.parameters.mapping in OWNED else ""
            most = WRITE_OUT[device.target]
            why = self.representations.why(best.candidate, _compared(best), most, how, loops=False)
        return replace(best, reason="; ".join(filter(None, [why, self._realised(asked, best, device, by)])))

    def where_best(self, asked: TensorParameters, device: Device, by: str) -> Resolved:
        """Where nothing else is."""
        return self.asked_for(asked, device, by)

    def _mapped(self, candidate: Candidate, asked: TensorParameters, device: Device) -> Resolved:
        problem = self.problem(candidate)
        parameters = resolve(asked, problem, device)
        if parameters.mapping in ("cell", "values"):
            if parameters.unroll == "full":
                candidate = _in_order(candidate, device, parameters.scalar_bytes)
                flops = candidate.flops
            else:
                flops = self._looped_flops(candidate, parameters.unroll)
            return Resolved(
                candidate, parameters, flops, "", partial(self.nest, parameters, candidate, device.target)
            )
        nest = self.nest(parameters, candidate, device.target)
        flops = round(nest.parts * count_flops(nest.body) / parameters.element_batch)
        return Resolved(candidate, parameters, flops, "", lambda: nest)

    def _realised(self, asked: TensorParameters, taken: Resolved, device: Device, by: str) -> str:
        """How it is computed where it is not written out a cell to a thread, for people."""
        own = ("mapping", "unroll", "entries_per_thread", "slice_threads")
        wanted = by if asked.set_among(own) else ""
        if taken.parameters.mapping in OWNED:
            reason = why_owned(self.problem(taken.candidate), taken.parameters, device)
            return f"threads own entries, {taken.flops} flops: {wanted or reason}"
        if taken.parameters.mapping == "values":
            problem = self.problem(taken.candidate)
            reason = why_values(asked, problem, device)
            return f"a thread computes {problem.values} values: {wanted or reason}"
        if taken.parameters.unroll == "full":
            return ""
        return f"in loops, {taken.flops} flops: {wanted or why_loops(taken.candidate, device)}"

    def problem(self, candidate: Candidate) -> TensorProblem:
        """What the schedule has to know about a representation of the kernel."""
        shared, tables, points = 0, 0, 0
        columns = 2
        grid, sliced = None, False
        groups: Sequence[Hashable]
        if candidate.name == "tensor":
            tensor = self._tensor()
            blocked = blocked_k(tensor, self.entries)
            shared = contraction_shared_scalars(tensor, self.entries)
            groups, columns = blocked.group_of, min(blocked.width, len(tensor.columns))
            tables = blocked.width * len(self.entries)
            grid = self._grid()
            sliced = grid is not None or len(blocked.groups) == 1
        else:
            quadrature = self.representations.quadrature
            points = quadrature.points
            test, trial = argument_table(quadrature, 0), argument_table(quadrature, 1)
            size = len(test.slots) * len(trial.slots) * test.width * trial.width
            shared = (points * size) | 1
            groups = quadrature_groups(quadrature, self.entries)
            tables = len(test.values) + (len(trial.values) if trial.values != test.values else 0)
        return TensorProblem(
            self.place, len(self.entries), candidate, shared, tuple(groups), tables, points, columns, grid, sliced,
            cache(lambda: sum(array.size for array in self._one_cell(candidate, "none").shared)),
            self._geometry_registers, self._geometry_flops, self.added, self.integral.region == "facet",
            self.integral.cell == "triangle",
        )  # fmt: skip

    def _grid(self) -> EntryGrid | None:
        """Of entries of several blocks of components; None where there is one, or these are not regular."""
        if self.integral.trial is None or self.integral.test is None:
            return None
        test, trial = (
            components_of([field.dofs for field in f.layout.fields])
            for f in (self.integral.test, self.integral.trial)
        )
        if test is None or trial is None or test.count == trial.count == 1:
            return None
        whole = len(self.entries) == test.dofs * trial.dofs
        if not whole and self.entries != stored_entries(self.integral, "packed_symmetric"):
            return None
        return EntryGrid(test, trial, upper=not whole)

    def _geometry_registers(self, parameters: TensorParameters) -> int:
        columns = self._columns(parameters)
        return registers_when_written(columns, parameters.scalar_bytes) if columns else 0

    def _geometry_flops(self, parameters: TensorParameters) -> int:
        columns = self._columns(parameters)
        return count_operations(columns.outputs) if columns else 0

    def _columns(self, parameters: TensorParameters) -> Expressions | None:
        """G of a cell, None where nothing is contracted with K."""
        tensor = self.representations.tensor
        if not isinstance(tensor, TensorRepresentation):
            return None
        return tensor_columns(tensor, INPUTS[parameters.input].stored == "cell")

    def _tensor(self) -> TensorRepresentation:
        tensor = self.representations.tensor
        assert isinstance(tensor, TensorRepresentation)
        return tensor

    def _data(self, parameters: TensorParameters) -> CellData:
        return CellData(self.integral, parameters.input, self.geometry_size)

    def _one_cell(self, candidate: Candidate, unroll: str) -> LoopNest:
        """The loops of one cell."""
        source = "geometry" if self.representations.stored_geometry else "vertices"
        one = TensorParameters(
            element_batch=1, concurrent_elements=1, mapping="cell", k_place="global", store_width=1
        )
        one = one.with_values({"unroll": unroll, "representation": candidate.name, "input": source})
        return self.nest(one, candidate, "cpu")

    def _looped_flops(self, candidate: Candidate, unroll: str) -> int:
        return count_flops(self._one_cell(candidate, unroll).body)

    def nest(self, parameters: TensorParameters, candidate: Candidate, target: str) -> LoopNest:
        """The loop nest of a batch.

        Args:
            parameters: concrete, of a mapping and not of a team.
            candidate: the representation.
            target: that the kernel is for.
        """
        data = self._data(parameters)
        if parameters.mapping == "slices":
            numbers = slice_numbers(parameters, self.problem(candidate))
            return SliceBuilder(self._tensor(), self.entries, data, numbers).build()
        if parameters.mapping == "contraction":
            schedule = ContractionSchedule(
                parameters.element_batch, parameters.concurrent_elements, parameters.interleave_stores,
                parameters.unroll, parameters.k_place, parameters.entries_per_thread, parameters.store_width,
                staging_group(parameters, len(self.entries), DEVICES[target]),
                ACCESS_BYTES // parameters.scalar_bytes,
            )  # fmt: skip
            if parameters.representation == "tensor":
                nest = ContractionBuilder(self._tensor(), self.entries, data, schedule).build()
                bounded = two_blocks(parameters, self.problem(candidate), DEVICES[target])
                return replace(nest, resident=2) if bounded else nest
            quadrature = self.representations.quadrature
            return QuadratureContractionBuilder(quadrature, self.entries, data, schedule).build()
        schedule_ = cell_schedule(parameters, target)
        if parameters.unroll == "full":
            assert candidate.expressions is not None
            running = sums_run(candidate.expressions, DEVICES[target], parameters.scalar_bytes)
            if parameters.mapping == "values":
                numbers_ = value_schedule(parameters, len(self.entries), DEVICES[target])
                return value_loop_nest(self.integral.graph, candidate.expressions, data, numbers_, running)
            return cell_loop_nest(self.integral.graph, candidate.expressions, data, schedule_, running)
        place = "constant" if parameters.k_place == "constant" else "cache"
        if parameters.representation == "tensor":
            return TensorCellLoops(data, schedule_, self.entries, place).build(
                self._tensor(), parameters.unroll
            )
        loops = QuadratureCellLoops(data, schedule_, self.entries, place)
        return loops.build(self.representations.quadrature, parameters.unroll)


def _compared(one: Resolved) -> int:
    """Operations that decide: threads that own entries do them side by side, and wait for memory, not for these."""
    return one.candidate.flops if one.parameters.mapping in OWNED else one.flops


def _in_order(candidate: Candidate, device: Device, scalar_bytes: int) -> Candidate:
    """A representation with the operations of the order in which it is computed."""
    expressions = candidate.expressions
    if expressions is None or not sums_run(expressions, device, scalar_bytes):
        return candidate
    first, outputs = running_sums(expressions.outputs, expressions.groups)
    return replace(candidate, flops=count_operations([*first, *outputs]))


def cell_schedule(parameters: TensorParameters, target: str) -> CellSchedule:
    """Numbers of the ``cell`` mapping from concrete parameters."""
    return CellSchedule(
        parameters.element_batch, parameters.concurrent_elements, parameters.interleave_stores,
        parameters.store_chunk, parameters.store_width, lane_major=target != "cpu",
    )  # fmt: skip


def value_schedule(parameters: TensorParameters, entries: int, device: Device) -> ValueSchedule:
    """Numbers of the ``values`` mapping from concrete parameters."""
    p = parameters
    phases = phases_of_values(entries, p.concurrent_elements, p.scalar_bytes)
    threads = storing_threads(entries + phases.slack, p.entries_per_thread, device)
    return ValueSchedule(p.element_batch, p.concurrent_elements, p.store_width, threads, phases)


class WrittenOperators(OperatorRealisation):
    """All loops of a cell are written out."""

    name: ClassVar[Realisation] = "written"
    takes_macro_elements = True
    time = 1.0

    def refusal(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> Refusal | None:
        """Code that is too long."""
        if refused := self.no_directions(problem):
            return refused
        statements = problem.candidate.statements
        if 0 < statements <= 4 * device.max_statements:
            return None
        size = f"{statements} statements" if statements else "more statements than are counted"
        ways = [use(realisation="looped"), leave_out("realisation")]
        return Refusal(f"realisation = written would take {size}", ways)

    def why(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """There is nothing better."""
        return "" if has_loops(asked, candidate) else "it has no loops"

    def because(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """That there are no loops; what loops cost is said of them."""
        reason = self.why(asked, candidate, device)
        return f", as {reason}" if reason else ""

    def suits(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> bool:
        """Where nothing else does."""
        return True

    def resolved(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> VectorParameters:
        """A cell, or macro element, to a thread or lane."""
        return resolve_threads(asked, problem, device, scatters, self)

    def rows(
        self, chosen: VectorParameters, problem: OperatorProblem, device: Device, scatter: ScatterRules
    ) -> int:
        """What waits and does not fit a thread's registers, the offsets of its nodes among them."""
        expressions = problem.candidate.expressions
        scalar_bytes = chosen.scalar_bytes
        if expressions is None or sums_run(expressions, device, scalar_bytes):
            return 0
        rows = rows_when_written(expressions, problem.candidate.name, device, scalar_bytes)
        return with_offsets(rows, chosen, problem.nodes, scatter)

    def registers(self, candidate: Candidate, scalar_bytes: int) -> int:
        """Those of long code."""
        if candidate.statements < LONG:
            return 0
        assert candidate.expressions is not None
        return registers_when_written(candidate.expressions, scalar_bytes)

    def nest(self, work: OperatorWork) -> LoopNest:
        """Gather, straight-line code, results."""
        expressions = work.candidate.expressions
        assert expressions is not None
        running = sums_run(expressions, work.device, work.data.parameters.scalar_bytes)
        return work.vector_nest().written(expressions, running)
