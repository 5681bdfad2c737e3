"""What the schedule asks a realisation of operators: whether it is legal, when it is the one to take, what it needs.

A realisation is how the steps of a cell become statements. Each is in a file of ``kernels/realisations``, with its own
rules; the schedule knows them by these questions only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from femforge.represent.choose import Candidate
from femforge.schedule.devices import THREADS, Device
from femforge.schedule.names import Realisation
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import Refusal, ScatterRules

Scatters = Mapping[str, ScatterRules]


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
