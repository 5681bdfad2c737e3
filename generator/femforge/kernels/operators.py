"""Kernels on a mesh: apply, residual, diagonal (on global vectors), functional and assemble (into a sparse matrix)."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from copy import copy
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from femforge.errors import ExitCode, FemforgeError, leave_out
from femforge.ir.element import TENSOR_CELLS
from femforge.ir.integers import index
from femforge.ir.integral import TRIAL, Integral
from femforge.ir.nests import LoopNest
from femforge.kernels.access.macro_elements import MACRO_CELLS, MacroData, no_macro_elements, no_macro_points
from femforge.kernels.access.nonzeros import NONZEROS, VALUES
from femforge.kernels.access.spaces import (
    apart_from_points,
    is_cell_wise,
    read_layout,
    shared_faces,
    space_of,
    stores_values,
    structured_shares,
    vector_layout,
    vector_names,
)
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.arguments import Argument
from femforge.kernels.assembly import assembled, element_matrices
from femforge.kernels.costs import Costs, costs_of
from femforge.kernels.domains import Pass, rest_cells
from femforge.kernels.domains.macro_elements import with_macro_elements
from femforge.kernels.element_tensor import ElementKernel, ElementKernels, representations_of
from femforge.kernels.mends import with_working_mends
from femforge.kernels.operator_choice import OperatorChoice
from femforge.kernels.operator_geometry import OperatorGeometry
from femforge.kernels.points import counted_at_points
from femforge.kernels.realisations import (
    OPERATORS,
    Made,
    OperatorWork,
    any_calls_library,
)
from femforge.kernels.scatter import SCATTERS, SUMS, ScatterKind
from femforge.kernels.scatter.atomic import Atomic
from femforge.kernels.team_lines import along_cells, why_no_lines
from femforge.kernels.team_problems import TeamProblems, is_sampled
from femforge.kernels.variants import OperatorKernel, Variant, asked_by_cells, resolved_from, with_variants
from femforge.kernels.vector_nests import VectorNest
from femforge.represent.action import ActionRepresentations, DiagonalRepresentations
from femforge.represent.choose import Candidate, Choice, Representations
from femforge.represent.functionals import with_test_function
from femforge.represent.stored import StoredGeometry
from femforge.schedule.devices import DEVICES
from femforge.schedule.functionals import check_functional
from femforge.schedule.inputs import others
from femforge.schedule.names import Scatter
from femforge.schedule.operators import resolve_division, resolve_operator
from femforge.schedule.parameters import (
    FromCells,
    MatrixInterface,
    Parameters,
    TensorParameters,
    VectorParameters,
    names_of,
)  # fmt: skip
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.tuned import (
    TUNABLE,
    Decision,
    decide,
    decide_by_cells,
    decide_fitting,
    kernel_key,
)  # fmt: skip

#: Kinds of kernels and the arity of the forms that they are made from.
ARITY = {"apply": 2, "residual": 1, "diagonal": 2, "assemble": 2, "functional": 0}
#: Kinds that expressions at points do not have: their values are no matrix that cells add to.
NOT_OF_VALUES = ("diagonal", "assemble")


def _matrix(scatter: ScatterKind) -> tuple[Argument, ...]:
    """What kernels that add to a sparse matrix take of it."""
    return (
        Argument(VALUES, "scalar", written=True, meaning="[nonzero] of the matrix, added to"),
        Argument(NONZEROS, "index", meaning=f"{scatter.order_of_nonzeros}: places in matrix_values"),
    )


class OperatorKernels:
    """Makes the operator kernels of one integral.

    Args:
        kind: of :data:`ARITY`.
        integral: what a kernel computes with: the action for ``apply``, else the form itself; of a functional this is
            written as a linear form here.
        bilinear: the form of an action.
        asked: the user's parameters.
        place: for messages.
        by_target: parameters (of ``PER_TARGET``) that differ on some targets.
        from_cells: parameters (of ``BY_CELLS``) that differ from some numbers of cells on.
        matrices: of ``assemble`` what :func:`representations_of` gave for the same integral, input and output, if it
            is known already.
        known: representations by kind, of all kernels of the same integral that differ in parameters only, but for
            ``input``: who needs them first makes them.
    """

    def __init__(
        self, kind: str, integral: Integral, bilinear: Integral | None, asked: Parameters, place: str,
        by_target: Mapping[str, Mapping[str, Any]] = MappingProxyType({}), matrices: Representations | None = None,
        from_cells: FromCells = MappingProxyType({}), known: MutableMapping[str, Choice] | None = None,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.of_form = integral
        self._known = {} if known is None else known
        if kind == "functional":
            integral = self._known[kind].integral if kind in self._known else with_test_function(integral)
        self.integral = integral
        self.scatters = SUMS if kind == "functional" else SCATTERS
        self.bilinear = bilinear
        self.asked = asked
        self.place = place
        self.by_target = by_target
        self.from_cells = from_cells
        self._matrices = matrices
        self._geometry = OperatorGeometry(kind, self.integral, bilinear, asked, place)
        self._teams = TeamProblems(self.integral, asked, place)

    def with_parameters(self, asked: Parameters) -> OperatorKernels:
        """The same with other parameters for all targets, which differ in those of ``PER_TARGET`` only.

        Representations, and what is stored of the geometry, are shared: they do not depend on these.
        """
        assert self.representations.candidates
        other = copy(self)
        other.asked, other.by_target, other.from_cells = asked, {}, {}
        return other

    @property
    def key(self) -> str:
        """What the kernels compute, as tables of tuned parameters know it."""
        return kernel_key(self.bilinear or self.integral, self.asked, self.kind)

    @cached_property
    def entries(self) -> tuple[tuple[int, int], ...]:
        """(row, column) of the results of a cell."""
        if self.kind == "diagonal":
            return tuple((i, i) for i in range(self.integral.rows))
        return tuple((i, 0) for i in range(self.integral.rows))

    @cached_property
    def representations(self) -> Choice:
        """The representations that there are."""
        if self.kind == "assemble":
            return self.matrices
        if self.kind not in self._known:
            self._known[self.kind] = (
                DiagonalRepresentations(self.integral)
                if self.kind == "diagonal"
                else ActionRepresentations(self.integral, self.bilinear, self.stored)
            )
        return self._known[self.kind]

    @cached_property
    def matrices(self) -> Representations:
        """Those of the element matrices that ``assemble`` adds up; all targets share them."""
        return self._matrices or representations_of(self.integral, self.asked)

    @cached_property
    def _choice(self) -> OperatorChoice:
        """Which of the representations is taken."""
        return OperatorChoice(
            self.integral, self.asked, self.representations, self._geometry.size, self.scatters, self.problem
        )

    @property
    def stored(self) -> StoredGeometry | None:
        """What is stored of the geometry, if it is an input."""
        return self._geometry.stored

    def geometry(self, target: str) -> ElementKernel:
        """The kernel that stores the geometry of each cell, from its points.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        return self._geometry.kernel(target, self.representations)

    def kernel(self, target: str) -> OperatorKernel:
        """The kernel for a target.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        if self.kind == "assemble":
            return self._assemble(target).checked(self.place)
        test, trial = self.integral.test, self.integral.acted_on
        if self.kind == "diagonal" and test is not None and trial is not None and trial.layout != test.layout:
            raise FemforgeError(
                f"the test space {test.layout.name} and the trial space {trial.layout.name} differ: there is no "
                "diagonal", place=self.place, mend="take apply or assemble", code=ExitCode.PARAMETERS,
            )  # fmt: skip
        assert self.representations.candidates
        with self.integral.graph.scratch():
            return self._vector(target).checked(self.place)

    def _own(self, target: str) -> Parameters:
        return self.asked.with_values(self.by_target.get(target, {}), f"{self.place}, {target}")

    # -- vectors -----------------------------------------------------------------------------------------

    def without_table(self, target: str) -> Parameters:
        """The parameters that the cost model takes for a target, whatever tables know.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        if self.kind == "assemble":
            untuned = self.with_parameters(replace(self._own(target), tuning="none"))
            return untuned._assembled(target).parameters
        return self._resolved(self._own(target), target)[1].of(Parameters)

    def _resolved(self, asked: Parameters, target: str) -> tuple[Candidate, VectorParameters]:
        candidate = self._choice.candidate(asked, DEVICES[target])
        problem = self.problem(candidate)
        if self.integral.functional:
            check_functional(asked, problem, DEVICES[target], SCATTERS)
        return candidate, resolve_operator(asked, problem, DEVICES[target], self.scatters, OPERATORS)

    def _decided(self, own: Parameters, target: str) -> tuple[Decision, tuple[Candidate, VectorParameters]]:
        if more := asked_by_cells(own, self.from_cells, target, self.place):
            decided = decide_by_cells(own, more, TUNABLE[self.kind])
            return decided, self._resolved(own, target)
        return decide_fitting(own, target, self.key, self.kind, lambda asked: self._resolved(asked, target))

    def calls_library(self, target: str) -> bool:
        """Whether the kernel for a target calls a library, as is asked for or by a table; it need not be built."""
        own = self._own(target)
        if self.kind == "assemble":
            return False
        if more := asked_by_cells(own, self.from_cells, target, self.place):
            return any_calls_library([own, *more.values()])
        decision = decide(own, target, self.key, self.kind)
        if decision.parameters is not own and any_calls_library(decision.all_parameters):
            decision, _ = self._decided(own, target)  # a table that does not fit is left alone
        return any_calls_library(decision.all_parameters)

    def _tried(self, asked: Parameters, target: str) -> object:
        """What other parameters lead to; what is stored of the geometry depends on the input, entries on the output.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        if (asked.input, asked.output) == (self.asked.input, self.asked.output):
            other = self.with_parameters(asked)
        else:
            other = OperatorKernels(self.kind, self.of_form, self.bilinear, asked, self.place)
        return other._assembled(target) if self.kind == "assemble" else other._decided(asked, target)

    def _vector(self, target: str) -> OperatorKernel:
        own = self._own(target)
        try:
            decision, (candidate, parameters) = self._decided(own, target)
        except FemforgeError as error:
            raise with_working_mends(error, own, lambda asked: self._tried(asked, target)) from None
        kernel = self._built(own, decision, candidate, parameters, target)
        if not decision.from_cells:
            return kernel
        variants = [Variant(0, kernel)]
        for cells, asked in decision.from_cells.items():
            found = resolved_from(cells, asked, self.place, lambda one: self._resolved(one, target))
            given = asked if self.from_cells else own
            built = self._built(given, replace(decision, parameters=asked), *found, target)
            variants.append(Variant(cells, built))
        return with_variants(variants, self.scatters[built.parameters.scatter], self.place)

    def _built(
        self, own: Parameters, decision: Decision, candidate: Candidate, parameters: VectorParameters, target: str
    ) -> OperatorKernel:  # fmt: skip
        """The kernel of concrete parameters.

        Args:
            own: what was asked for.
            decision: where that comes from.
            candidate: the representation.
            parameters: concrete.
            target: that it is for.
        """
        scatter, device = self.scatters[parameters.scatter], DEVICES[target]
        kind = OPERATORS[parameters.realisation]
        if parameters.macro_cells == 3:
            why = self._choice.why(own, decision.parameters, candidate, device, kind)
            return self._of_macro_elements(
                own.representation, target, candidate, parameters, decision.origin, why
            )
        data = VectorData(self.integral, parameters, scatter, self._geometry.size)
        # constrained entries of a diagonal stay as they are: those of the identity are added by whoever adds it
        problem, functions = self.problem(candidate), lambda: self.representations.point_functions
        made = kind.made(OperatorWork(candidate, problem, data, scatter, device, functions))
        counted = kind.flops_of(made.counted, parameters.element_batch) or round(made.flops)
        why = self._choice.why(own, decision.parameters, candidate, device, kind, counted)
        return self._whole(own, decision, candidate, parameters, target, data, made, why)

    def _whole(
        self, own: Parameters, decision: Decision, candidate: Candidate, parameters: VectorParameters, target: str,
        data: VectorData, made: Made, why: str,
    ) -> OperatorKernel:  # fmt: skip
        """The kernel of some passes, with the one more that its scatter has."""
        scatter, workspace = self.scatters[parameters.scatter], made.workspace
        last = scatter.second(data, DEVICES[target].target != "cpu")
        return OperatorKernel(
            self.kind, self.of_form, target, parameters.of(Parameters), candidate, self.representations,
            own.representation, self.entries, self._geometry.size, (*made.passes, last) if last else made.passes,
            scatter.results(), scatter.lists(),
            made.costs(self._costs(made.counted, data)), decision.origin, None, data, workspace, why=why,
        )  # fmt: skip

    def _of_macro_elements(
        self,
        wanted: str,
        target: str,
        candidate: Candidate,
        parameters: VectorParameters,
        origin: str,
        why: str,
    ) -> OperatorKernel:
        """Macro elements first, and the cells that are in none one by one."""
        assert candidate.expressions is not None
        scatter = SCATTERS[parameters.scatter]
        data = MacroData(self.integral, parameters, scatter)
        nest = VectorNest(data, target, scatter).written(data.joined(candidate.expressions))
        single = replace(parameters, macro_cells=1, scatter=Atomic.name)
        rest_data = VectorData(self.integral, single, Atomic())
        rest = VectorNest(rest_data, target, Atomic()).written(candidate.expressions)
        lanes = parameters.element_batch
        first = with_macro_elements(scatter.domain(lanes, data), MACRO_CELLS)
        cell_data = [f for f in self.integral.coefficients if not data.is_vector(f.name) and f.name != TRIAL]
        moved = {f.name: index("num_macro_elements").times(MACRO_CELLS * f.layout.dim) for f in cell_data}
        passes = (Pass(first, nest), Pass(rest_cells(rest.threads, MACRO_CELLS), rest, moved))
        costs = self._costs(nest, rest_data)
        read = costs.bytes_read - data.spared_bytes
        costs = replace(costs, flops=costs.flops / MACRO_CELLS, bytes_read=read)
        why = f"{why}; {round(costs.flops)} in macro elements of three, with additions"
        return OperatorKernel(
            self.kind, self.integral, target, parameters.of(Parameters), candidate, self.representations, wanted,
            self.entries, 0, passes, scatter.results(), scatter.lists(), costs, origin, None, rest_data, why=why,
        )  # fmt: skip

    def problem(self, candidate: Candidate) -> OperatorProblem:
        """What the schedule has to know about a representation of the kernel."""
        integral = self.integral
        assert integral.test is not None
        own = vector_layout(integral)
        space = space_of(own, self.asked.component_order)
        no_lines = "" if is_sampled(candidate) else why_no_lines(integral)
        same, apart = read_layout(integral) is None, is_cell_wise(integral.test.layout)
        lattices = structured_shares(integral, own, space.components)
        return OperatorProblem(
            self.place, candidate, space.nodes, space.components, lattices, len(vector_names(integral)),
            integral.gdim, same, len(shared_faces(integral, space)), apart_from_points(integral),
            self._no_macro_elements(candidate), self._geometry.why_not, no_team=no_lines,
            team=lambda on_device, scatter: self._teams.of_team(
                candidate, on_device, on_device and along_cells(self.integral), self._scatter(scatter)
            ),
            fragments=(lambda scatter: self._teams.of_fragments(candidate, self._scatter(scatter)))
            if candidate.summed
            else None,
            products=(lambda: self._teams.of_products(candidate))
            if candidate.summed and self.kind in ("apply", "residual")
            else None,
            over_points=self._over_points,
            stores_values=stores_values(integral),
            cells_apart=apart,
            facets=integral.kind.endswith("facet"),
            lines=integral.cell in TENSOR_CELLS,
        )  # fmt: skip

    def _scatter(self, name: Scatter) -> ScatterKind:
        """What becomes of results, with the usual way of teams where it is open."""
        return self.scatters.get(name) or Atomic()

    def _no_macro_elements(self, candidate: Candidate) -> str:
        """Why there are no macro elements with a representation; empty if there can be."""
        if self.integral.functional:
            return "a functional is of single cells"
        why_not = no_macro_elements(self.integral)
        # exact integrals have no points
        return why_not or ("" if candidate.name == "tensor" else no_macro_points(self.integral))

    def _over_points(self) -> tuple[int, int]:
        """Data of a cell that a loop over points reads, and what is alive in it beside these."""
        data, alive = counted_at_points(self.representations.point_functions)
        return data, alive + self.integral.rows

    def _costs(self, nest: LoopNest, data: VectorData) -> Costs:
        """Counted, every array read and written once, on a large structured mesh."""
        integral, p = self.integral, data.parameters
        scalar = p.scalar_bytes
        offset = 8 if p.index_type == "int64" else 4
        own, scatter = vector_layout(integral), self.scatters[p.scatter]
        space = space_of(own, p.component_order)
        read = data.geometry.bytes_of_cell(scalar)
        dofs = sum(structured_shares(integral, own, space.components)) * space.components
        vectors = vector_names(integral) if scatter.reads_vectors else ()
        if scatter.adds_to_vectors or vectors:
            read += offset * space.nodes + (scalar * dofs if scatter.adds_to_vectors else 0)
            read -= data.points.spared_bytes
        written = scatter.bytes_written(p.element_batch, scalar * dofs, scalar * integral.rows)
        if not nest.leaves:
            return costs_of(nest, p.element_batch, 0.0, 0.0, 0.0, scalar)
        for f in integral.coefficients:
            read += scalar * (dofs if f.name in vectors else f.layout.dim)
        return costs_of(nest, p.element_batch, read, written, 0.0, scalar)

    # -- matrices ----------------------------------------------------------------------------------------

    def element_matrices(self, target: str) -> ElementKernels:
        """What makes the element matrices that ``assemble`` adds up."""
        return element_matrices(self.integral, self.place, self._own(target), self.matrices)

    def _assemble(self, target: str) -> OperatorKernel:
        try:
            return self._assembled(target)
        except FemforgeError as error:
            own = self._own(target)
            raise with_working_mends(error, own, lambda asked: self._tried(asked, target)) from None

    def _assembled(self, target: str) -> OperatorKernel:
        own = self._own(target)
        if reason := self._geometry.why_not:
            raise FemforgeError(
                f"input = {own.input}: {reason}", place=self.place, code=ExitCode.PARAMETERS,
                ways=others(lambda rules: rules.element_tensors and not rules.stored),
            )  # fmt: skip
        for name in own.set_beyond((*names_of(TensorParameters, MatrixInterface), "scatter")):
            raise FemforgeError(
                f"{name} is not for assemble", place=self.place, code=ExitCode.PARAMETERS,
                ways=[leave_out(name)],
            )  # fmt: skip
        if own.output != "full":
            raise FemforgeError(
                f"output = {own.output} is not for assemble", place=self.place, code=ExitCode.PARAMETERS,
                ways=[leave_out("output")],
            )  # fmt: skip
        division = resolve_division(own.division, self.place, DEVICES[target])
        made = assembled(self.integral, self.place, own, self.matrices, self.key, target)
        inner = made.matrices
        parameters = inner.parameters.with_values(
            {"scatter": made.scatter.name, "index_type": own.index_type, "division": division}
        )
        return OperatorKernel(
            "assemble", self.integral, target, parameters, inner.candidate, inner.representations, inner.wanted,
            inner.entries, 0, inner.passes,
            _matrix(made.scatter), made.scatter.matrix_lists(),
            inner.costs, inner.origin, why=inner.why, used=made.used,
        )  # fmt: skip
