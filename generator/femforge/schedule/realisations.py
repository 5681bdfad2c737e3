"""What the schedule asks a realisation of operators: whether it is legal, when it is the one to take, what it needs.

A realisation is how the steps of a cell become statements. Each is in a file of ``kernels/realisations``, with its own
rules; the schedule knows them by these questions only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from femforge.errors import leave_out, use
from femforge.represent.choose import Candidate
from femforge.schedule.devices import THREADS, Device
from femforge.schedule.names import Realisation
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import Refusal, ScatterRules

Scatters = Mapping[str, ScatterRules]
#: Values of parameters that the tuner combines; ``steps``, if there are any, are groups of concurrent cells that make a
#: batch. Of what the cost model likes alike, earlier values are tried first.
Axes = Mapping[str, Sequence[Any]]


class RealisationRules(ABC):
    """The rules of one realisation.

    Attributes:
        name: value of the parameter ``realisation``.
        takes_macro_elements: whether a thread may work on macro elements so.
        shares_cells: whether several threads work on a cell.
        calls_library: whether kernels call a library, and take the parameters of :class:`ProductSchedule`.
        time: a guess, relative to the fastest, for the tuner; 0 where it is not tried.
    """

    name: ClassVar[Realisation]
    takes_macro_elements: ClassVar[bool] = False
    shares_cells: ClassVar[bool] = False
    calls_library: ClassVar[bool] = False
    time: ClassVar[float] = 0.0

    @abstractmethod
    def refusal(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> Refusal | None:
        """Why the target, the representation or other parameters do not allow it."""

    @abstractmethod
    def why(self, asked: VectorParameters, candidate: Candidate, device: Device) -> str:
        """Why a representation is computed so if nothing is asked for; empty if it is not."""

    def no_directions(self, problem: OperatorProblem) -> Refusal | None:
        """Why a thread, or a library, does not have the steps of a representation; None if it has."""
        if problem.candidate.collapsed is None:
            return None
        cause = f"realisation = {self.name}: threads share the steps of collapsed directions"
        return Refusal(cause, [use(realisation="team"), leave_out("representation")])

    def fits(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> bool:
        """Whether there is memory for as many cells as are asked for, or for one."""
        return True

    def suits(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> bool:
        """Whether it is taken if nothing is asked for, and none before it is."""
        return bool(self.why(asked, problem.candidate, device))

    @abstractmethod
    def resolved(
        self, asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
    ) -> VectorParameters:
        """Concrete parameters.

        Raises:
            FemforgeError: if what was asked for is not legal or exceeds a limit.
        """

    def rows(
        self, chosen: VectorParameters, problem: OperatorProblem, device: Device, scatter: ScatterRules
    ) -> int:
        """Scalars of a cell that a thread keeps in shared memory."""
        return 0

    def threads(self, candidate: Candidate, device: Device, scalar_bytes: int) -> int:
        """Those of the usual block of a GPU."""
        return THREADS

    def registers(self, candidate: Candidate, scalar_bytes: int) -> int:
        """32-bit registers of a thread, where they decide how many blocks are resident; else 0."""
        return 0

    def axes(self, device: Device) -> Axes:
        """What the tuner tries of cells and blocks, whatever the scatter; much of it may be refused."""
        if device.target == "cpu":
            return {"concurrent_elements": (1, 2, 4, 8, 16, 32), "steps": (1, 2, 4, 8, 16, 32)}
        return {
            "division": ("fast", "exact"), "resident_blocks": (0, 2, 3, 4, 5, 6, 8),
            "concurrent_elements": (32, 64, 96, 128, 192, 256), "steps": (1,),
        }  # fmt: skip

    def block_threads(self, chosen: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """Threads of a block with concrete parameters; 1 on a CPU."""
        return 1 if device.target == "cpu" else chosen.concurrent_elements
