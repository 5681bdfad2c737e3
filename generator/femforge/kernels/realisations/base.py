"""What all realisations share: the questions that kernels of element tensors and of operators ask them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace

from femforge.ir.nests import LoopNest
from femforge.kernels.access.spaces import shared_faces
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.arguments import Workspace
from femforge.kernels.costs import Costs
from femforge.kernels.domains import Pass
from femforge.kernels.scatter import ScatterKind
from femforge.kernels.vector_nests import VectorNest
from femforge.represent.choose import Candidate, Choice, Representations
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.schedule.devices import Device
from femforge.schedule.names import Realisation
from femforge.schedule.parameters import TensorParameters, VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.realisations import Axes, RealisationRules

#: Why what the user wants is taken.
ASKED = "asked for"


@dataclass(frozen=True)
class Resolved:
    """What is decided about the element tensors of an integral on a target.

    Attributes:
        candidate: the representation.
        parameters: concrete.
        flops: operations of a cell, as they are generated.
        reason: why this is taken, for people.
        nest: gives the loop nest of a batch.
        shared: whether threads share cells. Operations are counted otherwise than on that nest, then, where threads of
            different tasks are cases of each other; and element tensors that are stored leave one cell after another.
    """

    candidate: Candidate
    parameters: TensorParameters
    flops: int
    reason: str
    nest: Callable[[], LoopNest]
    shared: bool = False


class TensorRealisation(ABC):
    """One realisation of the element tensors of an integral.

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

    @abstractmethod
    def called(self, device: Device) -> Realisation | None:
        """The value of ``realisation`` that asks for it on a device; None where it is not."""

    @abstractmethod
    def asked_for(self, asked: TensorParameters, device: Device, by: str) -> Resolved:
        """What is made of it.

        Args:
            asked: what the user, or a table, asks for.
            device: that the kernel is for.
            by: why what is asked for is taken, for people.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """

    @abstractmethod
    def where_best(self, asked: TensorParameters, device: Device, by: str) -> Resolved | None:
        """The same where it is better than what is asked after it; else None. For arguments see :meth:`asked_for`."""

    def axes(self, device: Device) -> Axes:
        """What the tuner tries of representations and cells; much of it may be refused.

        Nothing of ``written``: what it tries there depends on the representation, and on who owns entries.
        """
        return {}


@dataclass(frozen=True)
class OperatorWork:
    """What there is to compute of a cell.

    Attributes:
        candidate: the representation.
        problem: what the schedule knows of it.
        data: access to the cell's inputs.
        scatter: how results are added up.
        device: that the kernel is for.
        point_functions: gives the point functions of the kernel.
    """

    candidate: Candidate
    problem: OperatorProblem
    data: VectorData
    scatter: ScatterKind
    device: Device
    point_functions: Callable[[], QuadratureRepresentation]

    def vector_nest(self) -> VectorNest:
        """Builds nests in which a thread or lane has a cell."""
        faces = shared_faces(self.data.integral, self.data.space)
        return VectorNest(self.data, self.device.target, self.scatter, faces)


@dataclass(frozen=True)
class Made:
    """What a realisation makes of that.

    Attributes:
        passes: all but the one that the scatter has when all cells are done.
        counted: the nest on whose statements costs are counted.
        workspace: that the passes share, if they do.
        flops: operations of a cell, where they are not counted on that nest.
        moved_bytes: of a cell that passes write to the workspace and read from it, each as many.
    """

    passes: tuple[Pass, ...]
    counted: LoopNest
    workspace: Workspace | None = None
    flops: float = 0.0
    moved_bytes: int = 0

    def costs(self, of_nest: Costs) -> Costs:
        """Costs of a cell, from those of the nest."""
        moved = self.moved_bytes
        return replace(
            of_nest, flops=self.flops or of_nest.flops,
            bytes_read=of_nest.bytes_read + moved, bytes_written=of_nest.bytes_written + moved,
        )  # fmt: skip


class OperatorRealisation(RealisationRules):
    """One realisation of operators: its rules, its loop nest, its operations."""

    @abstractmethod
    def nest(self, work: OperatorWork) -> LoopNest:
        """The loop nest of a batch, of a kernel that has one."""

    def made(self, work: OperatorWork) -> Made:
        """The passes of a kernel."""
        nest = self.nest(work)
        domain = work.scatter.domain(work.data.parameters.element_batch, work.data)
        one = Pass(domain, nest)
        return Made((one,), one.nest)

    def flops(
        self, asked: VectorParameters, candidate: Candidate, device: Device, over_points: Callable[[], int]
    ) -> int:
        """Operations of a cell, without the additions of the scatter.

        Args:
            asked: batches, where these are asked for.
            candidate: the representation.
            device: that the kernel is for.
            over_points: counts those of loops over all points.
        """
        return candidate.flops

    def flops_of(self, nest: LoopNest, cells: int) -> int:
        """The same, counted on the nest of so many cells; 0 where :meth:`flops` has counted them."""
        return 0

    def preferred(self, representations: Choice) -> Candidate | None:
        """The representation that is taken where this realisation is asked for, and none of these; None: any."""
        return None

    def because(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """The words that say why it is taken where nothing is asked for."""
        return f": {self.why(asked, candidate, device)}"
