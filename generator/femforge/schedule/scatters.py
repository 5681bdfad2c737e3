"""What the schedule asks a scatter: whether it is legal, what it takes of a device, when it is the one to take.

A scatter is how the results of cells are added up. Each is one object, in a file of ``kernels/scatter``; the schedule
knows them by these questions only.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from femforge.errors import Way
from femforge.schedule.devices import Device
from femforge.schedule.names import Scatter
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem


class Refusal(NamedTuple):
    """Why something is not legal.

    Attributes:
        cause: what is wrong.
        ways: what to do instead.
    """

    cause: str
    ways: Sequence[Way]


class ScatterRules(ABC):
    """The rules of one scatter.

    Attributes:
        name: value of the parameter ``scatter``.
        own: parameters that belong to this scatter alone.
        lists_follow: parameters that its lists, or the room that it is given, depend on.
        adds_to_vectors: whether results are added to an L-vector; else they are an E-vector.
        reads_vectors: whether functions are read as L-vectors; else as E-vectors.
        adds_to_matrices: whether ``assemble`` has it, too.
        own_dofs: whether no two entries of an element matrix may belong to the same nonzero, where threads share it.
        sums_batches: whether what cells of a batch add to the same nonzero of a matrix is summed before.
        from_shared: whether cells read their data from the shared memory of their block.
        takes_macro_elements: whether macro elements of cells go with it.
        takes_teams: whether it sends out what several threads computed of a cell.
        takes_products: whether it sends out what stands in memory of many cells.
        whole_warps: whether a block has to be of whole warps.
        gpu_time, cpu_time: guesses of the time, relative to the fastest, for the tuner; 0 where it is not tried
            unless it is asked for.
    """

    name: ClassVar[Scatter]
    own: ClassVar[tuple[str, ...]] = ()
    lists_follow: ClassVar[tuple[str, ...]] = ()
    adds_to_vectors: ClassVar[bool] = True
    reads_vectors: ClassVar[bool] = True
    adds_to_matrices: ClassVar[bool] = False
    own_dofs: ClassVar[bool] = False
    sums_batches: ClassVar[bool] = False
    from_shared: ClassVar[bool] = False
    takes_macro_elements: ClassVar[bool] = False
    takes_teams: ClassVar[bool] = False
    takes_products: ClassVar[bool] = False
    whole_warps: ClassVar[bool] = False
    gpu_time: ClassVar[float] = 0.0
    cpu_time: ClassVar[float] = 0.0

    def lists_of(self, values: Mapping[str, Any]) -> tuple[object, ...]:
        """What is equal for concrete parameters whose kernels take the same lists, and cells in the same order."""
        return tuple(values[name] for name in self.lists_names)

    @property
    def lists_names(self) -> tuple[str, ...]:
        """Names of the parameters that decide about that."""
        return "scatter", "macro_cells", *self.lists_follow

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """Of the legal scatters that with the highest rank is taken if none is asked for; 0: never."""
        return 0

    def refusal(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> Refusal | None:
        """Why the target, the spaces or its own parameters do not allow it."""
        return None

    def settled(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> VectorParameters:
        """The parameters with its own ones concrete, for blocks of so many lanes."""
        return chosen

    def too_large(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> Refusal | None:
        """Why concrete parameters do not fit its lists."""
        return None

    def shared_scalars(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> int:
        """Scalars of shared memory that a block of so many lanes takes."""
        return 0

    def variants(self, problem: OperatorProblem, wanted: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The values of its own parameters that the tuner tries on a GPU, with others that are wanted already."""
        return ({},)
