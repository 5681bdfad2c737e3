"""Kernels on a mesh: apply, residual, diagonal (on global vectors), functional and assemble (into a sparse matrix)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from femforge.errors import ExitCode, FemforgeError, leave_out
from femforge.ir.element import TENSOR_CELLS
from femforge.ir.integers import index
from femforge.ir.integral import TRIAL, Integral
from femforge.ir.nests import LoopNest, count_flops
from femforge.kernels.access.macro_elements import MACRO_CELLS, MacroData, no_macro_elements
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
from femforge.kernels.assembly import Assembly
from femforge.kernels.costs import Costs, costs_of
from femforge.kernels.domains import Pass, rest_cells
from femforge.kernels.domains.macro_elements import with_macro_elements
from femforge.kernels.element_tensor import ElementKernel, representations_of, stored_geometry_kernel
from femforge.kernels.mends import with_working_mends
from femforge.kernels.points import cell_data_at_points
from femforge.kernels.realisations import (
    ASKED,
    OPERATORS,
    Made,
    OperatorRealisation,
    OperatorWork,
    any_calls_library,
    can_be_shared,
    of_a_thread,
)
from femforge.kernels.scatter import SCATTERS, SUMS
from femforge.kernels.scatter.atomic import Atomic
from femforge.kernels.scatter.element import Element
from femforge.kernels.stored_points import point_by_point, stored_points_kernel
from femforge.kernels.team_lines import why_no_lines
from femforge.kernels.team_problems import TeamProblems, is_of_simplices
from femforge.kernels.variants import OperatorKernel, Variant, asked_by_cells, resolved_from, with_variants
from femforge.kernels.vector_nests import VectorNest
from femforge.represent.action import ActionRepresentations, DiagonalRepresentations
from femforge.represent.choose import Candidate, Choice, Representations
from femforge.represent.functionals import with_test_function
from femforge.represent.quadrature import quadrature_representation
from femforge.represent.stored import StoredGeometry, stored_geometry, stored_outputs
from femforge.schedule.devices import DEVICES, Device
from femforge.schedule.functionals import check_functional
from femforge.schedule.inputs import INPUTS, others
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
    TUNED,
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
#: Entries of tables at all points beyond which loops over directions are taken uncompared: they take a thirteenth of
#: the operations or less there (mass and Laplace on hexahedra from p = 6 on; tables take longer than all the rest).
_MOST_PRODUCTS = 100_000


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
    """

    def __init__(
        self, kind: str, integral: Integral, bilinear: Integral | None, asked: Parameters, place: str,
        by_target: Mapping[str, Mapping[str, Any]] = MappingProxyType({}), matrices: Representations | None = None,
        from_cells: FromCells = MappingProxyType({}),
    ) -> None:  # fmt: skip
        self.kind = kind
        self.of_form = integral
        self.integral = with_test_function(integral) if kind == "functional" else integral
        self.scatters = SUMS if kind == "functional" else SCATTERS
        self.bilinear = bilinear
        self.asked = asked
        self.place = place
        self.by_target = by_target
        self.from_cells = from_cells
        self._matrices = matrices
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
        if self.kind == "diagonal":
            return DiagonalRepresentations(self.integral)
        return ActionRepresentations(self.integral, self.bilinear, self.stored)

    @cached_property
    def matrices(self) -> Representations:
        """Those of the element matrices that ``assemble`` adds up; all targets share them."""
        return self._matrices or representations_of(self.integral, self.asked)

    @cached_property
    def stored(self) -> StoredGeometry | None:
        """What is stored of the geometry, if it is an input."""
        return None if not INPUTS[self.asked.input].stored or self._not_stored() else self._to_store

    @cached_property
    def _to_store(self) -> StoredGeometry:
        """What there is to store, of affine cells or at points."""
        given = INPUTS[self.asked.input]
        at_points = given.stored == "points"
        if self.bilinear is not None:
            stored = stored_geometry(quadrature_representation(self.bilinear), at_points)
            if stored.split:
                return stored
        # D itself would be formed from the adjugate: the point function as it is written takes fewer operations
        return stored_geometry(quadrature_representation(self.integral), at_points)

    def _not_stored(self) -> str:
        """Why the geometry cannot be stored as is asked for; empty if it can, or is not asked for."""
        given = INPUTS[self.asked.input]
        if not given.stored:
            return ""
        if self.kind in ("diagonal", "assemble"):
            return f"{self.kind} computes its geometry"
        if given.stored == "cell" and not self.integral.affine:
            return "one geometry tensor a cell is for affine cells; use points"
        if not self._to_store.size:
            return "nothing that is computed depends on the geometry"
        if given.stored == "cell" and self._to_store.varies:
            return (
                "what depends on the place (SpatialCoordinate) is not the same on all of a cell; use points"
            )
        return ""

    @property
    def geometry_size(self) -> int:
        """Scalars of the stored geometry of a cell."""
        return self.stored.size if self.stored else 0

    def geometry(self, target: str) -> ElementKernel:
        """The kernel that stores the geometry of each cell, from its points.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        assert self.stored is not None
        owner = self.stored.representation.integral
        with owner.graph.scratch():
            parts = quadrature_representation(owner).parts
            if point_by_point(self.stored):
                return stored_points_kernel(
                    self.stored, parts, self.asked, target, self.place, self.representations
                )
            outputs = stored_outputs(self.stored, parts)
            return stored_geometry_kernel(
                owner, outputs, self.asked, target, self.place, self.representations
            )

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
        """The parameters that the cost model takes for a target, whatever tables know; not of ``assemble``.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        return self._resolved(self._own(target), target)[1].of(Parameters)

    def _resolved(self, asked: Parameters, target: str) -> tuple[Candidate, VectorParameters]:
        candidate = self._candidate(asked, target)
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
        """What other parameters lead to.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        if asked.input == self.asked.input:
            other = self.with_parameters(asked)
        else:
            other = OperatorKernels(self.kind, self.of_form, self.bilinear, asked, self.place)
        return other._assemble(target) if self.kind == "assemble" else other._decided(asked, target)

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
            why = self._why(own, decision.parameters, candidate, device, kind)
            return self._of_macro_elements(
                own.representation, target, candidate, parameters, decision.origin, why
            )
        data = VectorData(self.integral, parameters, scatter, self.geometry_size)
        # constrained entries of a diagonal stay as they are: those of the identity are added by whoever adds it
        problem, functions = self.problem(candidate), lambda: self.representations.point_functions
        made = kind.made(OperatorWork(candidate, problem, data, scatter, device, functions))
        counted = kind.flops_of(made.counted, parameters.element_batch) or round(made.flops)
        why = self._why(own, decision.parameters, candidate, device, kind, counted)
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
            own.representation, self.entries, self.geometry_size, (*made.passes, last) if last else made.passes,
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
        costs = replace(costs, flops=costs.flops / MACRO_CELLS)
        why = f"{why}; {round(costs.flops)} in macro elements of three, with additions"
        return OperatorKernel(
            self.kind, self.integral, target, parameters.of(Parameters), candidate, self.representations, wanted,
            self.entries, 0, passes, scatter.results(), scatter.lists(), costs, origin, None, rest_data, why=why,
        )  # fmt: skip

    def _candidate(self, own: Parameters, target: str) -> Candidate:
        """The cheapest representation as it is computed; where loops are asked for, one that has some."""
        device = DEVICES[target]
        if own.representation == "auto" and own.realisation != "auto":
            preferred = OPERATORS[own.realisation].preferred(self.representations)
            if preferred is not None:
                return preferred
        eligible = self.representations.eligible(own.representation, device.max_statements)
        if own.representation == "auto":
            eligible = [c for c in eligible if can_be_shared(own, c, self.problem, device, self.scatters)]
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
        return kind.flops(candidate, lambda: self._flops_over_points)

    @cached_property
    def _flops_over_points(self) -> int:
        """Operations of a cell in loops over all points."""
        one = {"element_batch": 1, "concurrent_elements": 1, "scatter": Element.name, "realisation": "looped"}
        with self.integral.graph.scratch():
            data = VectorData(
                self.integral, self.asked.with_values(one), SCATTERS[Element.name], self.geometry_size
            )
            nest = VectorNest(data, "cpu", SCATTERS[Element.name], ())
            return count_flops(nest.looped(self.representations.point_functions, self.integral.rows).body)

    def _why(
        self, own: Parameters, decided: Parameters, candidate: Candidate, device: Device, kind: OperatorRealisation,
        counted: int = 0,
    ) -> str:  # fmt: skip
        """Why this representation, and why it is computed so; ``counted``: operations of a cell on the nest."""
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
        else:
            why = self.representations.why(candidate, flops, device.max_statements)
        return f"{why}; {kind.name}, {flops} flops{because}"

    def problem(self, candidate: Candidate) -> OperatorProblem:
        """What the schedule has to know about a representation of the kernel."""
        integral = self.integral
        assert integral.test is not None
        own = vector_layout(integral)
        space = space_of(own, self.asked.component_order)
        no_lines = "" if is_of_simplices(candidate) else why_no_lines(integral)
        same, apart = read_layout(integral) is None, is_cell_wise(integral.test.layout)
        lattices = structured_shares(integral, own, space.components)
        return OperatorProblem(
            self.place, candidate, space.nodes, space.components, lattices, len(vector_names(integral)),
            integral.gdim, same, len(shared_faces(integral, space)), apart_from_points(integral),
            self._no_macro_elements, self._not_stored(), no_team=no_lines,
            team=lambda: self._teams.of_team(candidate),
            fragments=(lambda: self._teams.of_fragments(candidate)) if candidate.summed else None,
            products=(lambda: self._teams.of_products(candidate)) if candidate.summed else None,
            over_points=self._over_points,
            stores_values=stores_values(integral),
            apart_in_lines=apart and integral.cell in TENSOR_CELLS,
            sides_apart=apart and integral.members > 1 and integral.cell not in TENSOR_CELLS,
        )  # fmt: skip

    @property
    def _no_macro_elements(self) -> str:
        """Why there are no macro elements; empty if there can be."""
        return (
            "a functional is of single cells"
            if self.integral.functional
            else no_macro_elements(self.integral)
        )

    def _over_points(self) -> tuple[int, int]:
        """Data of a cell that a loop over points reads, and what is alive in it beside these."""
        with self.integral.graph.scratch():
            data, alive = cell_data_at_points(self.representations.point_functions)
        return len(data), alive + self.integral.rows

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
        for f in integral.coefficients:
            read += scalar * (dofs if f.name in vectors else f.layout.dim)
        return costs_of(nest, p.element_batch, read, written, 0.0, scalar)

    # -- matrices ----------------------------------------------------------------------------------------

    def _assemble(self, target: str) -> OperatorKernel:
        own = self._own(target)
        if reason := self._not_stored():
            raise FemforgeError(
                f"input = {own.input}: {reason}", place=self.place, code=ExitCode.PARAMETERS,
                ways=others(lambda rules: rules.element_tensors and not rules.stored),
            )  # fmt: skip
        for name in own.set_beyond((*names_of(TensorParameters, MatrixInterface), "scatter")):
            raise FemforgeError(
                f"{name} is not for assemble", place=self.place, code=ExitCode.PARAMETERS,
                ways=[leave_out(name)],
            )  # fmt: skip
        division = resolve_division(own.division, self.place, DEVICES[target])
        made = Assembly(self.integral, self.place, own, self.matrices).kernel(target)
        inner = made.matrices
        parameters = inner.parameters.with_values(
            {"scatter": made.scatter.name, "index_type": own.index_type, "division": division}
        )
        return OperatorKernel(
            "assemble", self.integral, target, parameters, inner.candidate, inner.representations, inner.wanted,
            inner.entries, 0, inner.passes,
            (Argument(VALUES, "scalar", written=True), Argument(NONZEROS, "index")), made.scatter.matrix_lists(),
            inner.costs, inner.origin, why=inner.why,
        )  # fmt: skip
