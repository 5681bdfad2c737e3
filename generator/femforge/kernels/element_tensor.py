"""The element_tensor and geometry kernels: representation, parameters and loop nest brought together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

from femforge.errors import ExitCode, FemforgeError, leave_out, use
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest
from femforge.ir.statements import Statement
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import stored_cell_by_cell
from femforge.kernels.arguments import RESULTS, Argument
from femforge.kernels.cell import cell_loop_nest, one_cell
from femforge.kernels.costs import Costs, costs_of, input_bytes
from femforge.kernels.domains import Pass, all_cells
from femforge.kernels.faces import face_arguments, parameter_bytes
from femforge.kernels.mends import with_working_mends
from femforge.kernels.one_cell import loops_of_one_cell
from femforge.kernels.realisations import ASKED, Resolved, of_element_tensors, taken
from femforge.kernels.realisations.written import cell_schedule
from femforge.kernels.team_kernels import RowTeams, steps_of_a_cell
from femforge.represent.choose import Candidate, Choice, Representations
from femforge.represent.expressions import Expressions, geometry_outputs, stored_entries
from femforge.represent.tensor import TensorRepresentation
from femforge.schedule.devices import DEVICES
from femforge.schedule.inputs import INPUTS, others
from femforge.schedule.operators import resolve_division
from femforge.schedule.parameters import Parameters, TensorParameters, names_of
from femforge.schedule.problems import TensorProblem
from femforge.schedule.resolve import WRITE_OUT, resolve, worth_writing_out
from femforge.schedule.tuned import TUNED, Decision, decide_fitting, kernel_key

#: Parameters that say what is made of an integral, and how.
_CHOSEN = ("representation", "realisation", "mapping", "unroll", "entries_per_thread", "slice_threads")
#: The results of these kernels.
ELEMENT_TENSORS = (Argument(RESULTS, "scalar", written=True, meaning="[cell][entry] overwritten"),)


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
        why: why this representation was taken, and how it is computed, for people.
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
    why: str = field(kw_only=True)

    @property
    def nest(self) -> LoopNest:
        """The loop nest of the first pass that is a function of the kernel's own."""
        return next(one.nest for one in self.passes if one.product is None)

    @property
    def printed_passes(self) -> tuple[Pass, ...]:
        """Those that its source has."""
        return self.passes

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """Those of its face."""
        return face_arguments(self.integral, self.passes, self.results, self.lists)

    @property
    def stored(self) -> int:
        """Scalars stored for each cell."""
        return self.geometry_size if self.kind == "geometry" else len(self.entries)

    def checked(self, place: str) -> Self:
        """The kernel, if the functions of its passes do not take more than those of the device may.

        Args:
            place: for messages.

        Raises:
            FemforgeError: they do (code PARAMETERS).
        """
        device = DEVICES[self.target]
        size = max(parameter_bytes(one, self.arguments) for one in self.passes)
        if size > device.parameter_bytes:
            raise FemforgeError(
                f"{self.kind}: {size // 8} arguments take {size} bytes, more than the {device.parameter_bytes} of a "
                f"kernel function ({device.name})", place=place, code=ExitCode.PARAMETERS,
                mend="give several coefficients as one of a VectorElement, several constants as one with a shape",
            )  # fmt: skip
        return self


def representations_of(integral: Integral, asked: Parameters) -> Representations:
    """The representations of an integral for the output and input that are asked for."""
    return Representations(
        integral, stored_entries(integral, asked.output), INPUTS[asked.input].stored == "cell"
    )


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
        added: whether entries are added to a matrix: each leaves once then, and there is no face of UFCx.

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
        added: bool = False,
    ) -> None:
        self.integral = integral
        self.asked = asked
        self.place = place
        self.by_target = by_target
        self.added = added
        self.representations = representations or representations_of(integral, asked)
        self.representations.settle()
        self.entries = tuple(self.representations.entries)
        self.tensor = self.representations.tensor
        self.realisations = of_element_tensors(self.representations, place, self.geometry_size, added)
        if asked.output == "packed_symmetric":
            self._check_symmetric()
        self._check_operator_parameters()

    def _check_symmetric(self) -> None:
        tensor = self.tensor
        exact = isinstance(tensor, TensorRepresentation) and tensor.symmetric
        if not exact and not self.representations.quadrature.symmetric:
            raise FemforgeError(
                "output = packed_symmetric, but the element matrix is not known to be symmetric",
                place=self.place, ways=[use(output="full")], code=ExitCode.PARAMETERS,
            )  # fmt: skip

    def _check_operator_parameters(self) -> None:
        """Refuse what only kernels on global vectors and matrices have."""
        given = [self.asked, *(self.asked.with_values(own) for own in self.by_target.values())]
        own = names_of(TensorParameters)
        for name in (name for parameters in given for name in parameters.set_beyond(own)):
            raise FemforgeError(
                f"{name} is for kernels on global vectors and matrices", place=self.place,
                ways=[leave_out(name)], mend="ask for apply, residual, diagonal, assemble or functional",
                code=ExitCode.PARAMETERS,
            )  # fmt: skip
        if not INPUTS[self.asked.input].element_tensors:
            raise FemforgeError(
                f"input = {self.asked.input} is for kernels on global vectors", place=self.place,
                code=ExitCode.PARAMETERS, ways=others(lambda rules: rules.element_tensors),
            )  # fmt: skip

    @property
    def key(self) -> str:
        """What the kernels compute, as tables of tuned parameters know it."""
        return kernel_key(self.integral, self.asked)

    @property
    def geometry_size(self) -> int:
        """Scalars of the stored G of a cell, 0 where there is none."""
        return len(self.tensor.geometry) if isinstance(self.tensor, TensorRepresentation) else 0

    def parameters(self, target: str) -> TensorParameters:
        """The concrete parameters of the kernel for a target, without the kernel.

        Raises:
            FemforgeError: for parameters that are not legal.
        """
        with self.integral.graph.scratch():
            return self._decided(target)[1].parameters

    def why(self, target: str) -> str:
        """Why the kernel is computed as it is, for people.

        Raises:
            FemforgeError: for parameters that are not legal.
        """
        with self.integral.graph.scratch():
            return self._decided(target)[1].reason

    def element_tensor(self, target: str) -> ElementKernel:
        """The element_tensor kernel for a target.

        Args:
            target: ``cpu``, ``cuda`` or ``hip``.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        with self.integral.graph.scratch():
            return self._element_tensor(target).checked(self.place)

    def of_one_cell(self) -> tuple[Statement, ...] | LoopNest:
        """What adds the element tensor of one cell, or facet, to the array ``A``: UFCx's face without the kernel.

        Raises:
            FemforgeError: the representation that is asked for is not valid.
        """
        with self.integral.graph.scratch():
            found = self._tabulate("cpu", self.asked.representation)
        assert found is not None
        return found

    def geometry(self, target: str) -> ElementKernel:
        """The kernel that stores G for each cell, from the vertices."""
        with self.integral.graph.scratch():
            return self._geometry(target)

    def _decided(self, target: str) -> tuple[Decision, Resolved]:
        own = self._own(target)
        return decide_fitting(
            own, target, self.key, "element_tensor", lambda asked: self._resolved(asked, target)
        )

    def _asked_for(self, target: str) -> tuple[Decision, Resolved]:
        """The same, where a refusal is read: looking for its mends makes many kernels."""
        try:
            return self._decided(target)
        except FemforgeError as error:
            own = self._own(target)
            raise with_working_mends(error, own, lambda asked: self._tried(asked, target)) from None

    def _element_tensor(self, target: str) -> ElementKernel:
        decision, resolved = self._decided(target) if self.added else self._asked_for(target)
        nest = resolved.nest()
        if resolved.shared and not self.added:
            nest = stored_cell_by_cell(nest)
        tabulate = None if self.added else self._tabulate(target, decision.parameters.representation)
        wanted = self._own(target).representation
        kernel = self._kernel(target, resolved, wanted, nest, decision.origin, tabulate)
        if not resolved.shared:
            return kernel
        return replace(kernel, costs=replace(kernel.costs, flops=float(resolved.flops)))

    def _resolved(self, asked: Parameters, target: str) -> Resolved:
        """Concrete parameters, and what they are for."""
        device = DEVICES[target]
        own = self._own(target)
        by = ASKED if asked == own or own.set_among(_CHOSEN) else TUNED
        found = taken(self.realisations, asked.of(TensorParameters), device, self.place, by)
        division = resolve_division(asked.division, self.place, device)
        return replace(found, parameters=replace(found.parameters, division=division))

    def _tried(self, asked: Parameters, target: str) -> object:
        """What other parameters lead to.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        same = (asked.input, asked.output) == (self.asked.input, self.asked.output)
        other = ElementKernels(
            self.integral, asked, self.place, representations=self.representations if same else None,
            added=self.added,
        )  # fmt: skip
        return decide_fitting(
            asked,
            target,
            other.key,
            "element_tensor",
            lambda values: other._resolved(values, target),
        )

    def _geometry(self, target: str) -> ElementKernel:
        tensor = self.tensor
        assert isinstance(tensor, TensorRepresentation)
        outputs = geometry_outputs(tensor)
        return stored_geometry_kernel(
            self.integral, outputs, self.asked, target, self.place, self.representations
        )

    def _kernel(
        self, target: str, resolved: Resolved, wanted: str, nest: LoopNest, origin: str,
        tabulate: tuple[Statement, ...] | LoopNest | None,
    ) -> ElementKernel:  # fmt: skip
        parameters = resolved.parameters
        scalar = parameters.scalar_bytes
        tensor = self.tensor
        paper = 0
        if isinstance(tensor, TensorRepresentation):
            paper = 2 * tensor.paper_size * self.integral.rows * self.integral.columns
        geometry = CellData(self.integral, parameters.input, self.geometry_size).geometry
        read = input_bytes(self.integral, geometry, scalar)
        costs = costs_of(nest, parameters.element_batch, read, len(self.entries) * scalar, paper, scalar)
        return ElementKernel(
            "element_tensor", self.integral, target, parameters.of(Parameters), resolved.candidate,
            self.representations, wanted, self.entries, self.geometry_size,
            (Pass(all_cells(parameters.element_batch), nest),), ELEMENT_TENSORS, (), costs, origin, tabulate,
            why=resolved.reason,
        )  # fmt: skip

    def without_table(self, target: str) -> Parameters:
        """The parameters that the cost model takes for a target, whatever tables know.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        with self.integral.graph.scratch():
            return self._resolved(self._own(target), target).parameters.of(Parameters)

    def problem(self, candidate: Candidate) -> TensorProblem:
        """What the schedule has to know about a representation of the kernel."""
        *_, written = self.realisations
        return written.problem(candidate)

    def _own(self, target: str) -> Parameters:
        """What the user asks for on a target."""
        return self.asked.with_values(self.by_target.get(target, {}), f"{self.place}, {target}")

    def _tabulate(self, target: str, wanted: str) -> tuple[Statement, ...] | LoopNest | None:
        """UFCx's face: one cell, full output, on the host."""
        if target != "cpu":
            return None
        full = stored_entries(self.integral, "full")
        representations = self.representations
        if self.asked.output != "full" or INPUTS[self.asked.input].stored:
            representations = Representations(self.integral, full, False)
        data = CellData(self.integral, "ufcx", 0, cell="")
        steps = steps_of_a_cell(representations) if wanted in ("auto", "sum_factorised") else None
        if isinstance(steps, RowTeams):
            return steps.of_cell(data, "A")
        if wanted != "auto" and representations.candidates[wanted].reason:
            wanted = "auto"  # a team's, of which one cell has no use
        candidate = representations.choose(wanted, WRITE_OUT[target], loops=False)
        if candidate.expressions is not None and worth_writing_out(candidate, target):
            return one_cell(candidate.expressions, data, "A")
        if steps is not None:
            return steps.of_cell(data, "A")
        tensor = representations.tensor
        exact = tensor if candidate.name == "tensor" and isinstance(tensor, TensorRepresentation) else None
        return loops_of_one_cell(data, "A", exact, representations.quadrature, wanted == "auto")


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
    wanted = TensorParameters(scalar=asked.scalar, mapping="cell", unroll="full", dof_order=asked.dof_order)
    parameters = resolve(wanted, TensorProblem(place, count, candidate, 0, (), 0, 0), DEVICES[target])
    data = CellData(integral, "vertices", 0)
    nest = cell_loop_nest(integral.graph, outputs, data, cell_schedule(parameters, target), running=False)
    scalar = parameters.scalar_bytes
    read = data.geometry.bytes_of_cell(scalar)
    costs = costs_of(nest, parameters.element_batch, read, count * scalar, 0, scalar)
    return ElementKernel(
        "geometry", integral, target, parameters.of(Parameters), candidate, representations, candidate.name, (), count,
        (Pass(all_cells(parameters.element_batch), nest),), ELEMENT_TENSORS, (), costs, "the cost model",
        why="asked for",
    )  # fmt: skip
