"""How the steps of a cell become statements: one file for each realisation, and here the lists of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from femforge.errors import ExitCode, FemforgeError, one_of
from femforge.kernels.realisations.base import (
    ASKED,
    Made,
    OperatorRealisation,
    OperatorWork,
    Resolved,
    TensorRealisation,
)
from femforge.kernels.realisations.fragments import FragmentOperators
from femforge.kernels.realisations.library import LibraryOperators
from femforge.kernels.realisations.looped import LoopedOperators, LoopedTensors
from femforge.kernels.realisations.team import TeamOperators, TeamTensors
from femforge.kernels.realisations.vectors import FragmentVectors, TeamVectors, sampled_vectors
from femforge.kernels.realisations.written import WrittenOperators, WrittenTensors
from femforge.represent.choose import Candidate, Representations
from femforge.schedule.devices import Device
from femforge.schedule.names import Realisation
from femforge.schedule.parameters import TensorParameters, VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.realisations import Scatters

#: In the order in which they are asked, where nothing is asked for; the last one always can.
_OPERATORS: tuple[OperatorRealisation, ...] = (
    LibraryOperators(), FragmentOperators(), TeamOperators(), LoopedOperators(), WrittenOperators(),
)  # fmt: skip
#: All realisations of operators by name.
OPERATORS: Mapping[Realisation, OperatorRealisation] = MappingProxyType({one.name: one for one in _OPERATORS})


def any_calls_library(asked: Iterable[VectorParameters]) -> bool:
    """Whether operators of any of some parameters call a library: none does unless it is asked for."""
    return any(p.realisation != "auto" and OPERATORS[p.realisation].calls_library for p in asked)


def shares_cells(realisation: Realisation) -> bool:
    """Whether several threads compute a cell in what a realisation writes."""
    return realisation != "auto" and OPERATORS[realisation].shares_cells


def of_a_thread(asked: VectorParameters, candidate: Candidate, device: Device) -> OperatorRealisation:
    """What computes a representation of an operator: as asked for, or the better one in which a thread has a cell."""
    if asked.realisation != "auto":
        return OPERATORS[asked.realisation]
    alone = (one for one in _OPERATORS if not one.shares_cells and one.why(asked, candidate, device))
    return next(alone, _OPERATORS[-1])


def can_be_shared(
    asked: VectorParameters, candidate: Candidate, problem: Callable[[Candidate], OperatorProblem], device: Device,
    scatters: Scatters,
) -> bool:  # fmt: skip
    """Whether a representation can be computed as it is asked for, of those whose steps threads have to share.

    Args:
        asked: what the user, or a table, asks for.
        candidate: the representation.
        problem: gives what the schedule knows of it.
        device: that the kernel is for.
        scatters: that there are.
    """
    if candidate.collapsed is None:
        return True
    kinds = [OPERATORS[asked.realisation]] if asked.realisation != "auto" else _OPERATORS
    known = problem(candidate)
    legal = (kind for kind in kinds if kind.refusal(asked, known, device, scatters) is None)
    return any(kind.fits(asked, known, device) for kind in legal)


def of_element_tensors(
    representations: Representations, place: str, geometry_size: int, added: bool
) -> tuple[FragmentVectors, TeamVectors, LoopedTensors, TeamTensors, WrittenTensors]:
    """All realisations of the element tensors of an integral, in the order in which they are asked.

    Args:
        representations: of the integral.
        place: for messages.
        geometry_size: scalars of the stored G of a cell.
        added: whether the entries of element matrices are added to a matrix.
    """
    written = WrittenTensors(representations, place, geometry_size, added)
    looped = LoopedTensors(representations, place, geometry_size)
    sampled = sampled_vectors(representations)
    fragments = FragmentVectors(representations, place, geometry_size, sampled)
    shared = TeamVectors(representations, place, geometry_size, sampled)
    team = TeamTensors(representations, place, geometry_size, written)
    return fragments, shared, looped, team, written


def taken(
    kinds: Sequence[TensorRealisation], asked: TensorParameters, device: Device, place: str, by: str = ASKED
) -> Resolved:
    """The realisation of element tensors that is asked for, or the best.

    Args:
        kinds: all that there are, in the order in which they are asked; the last one always can.
        asked: what the user, or a table, asks for.
        device: that the kernel is for.
        place: for messages.
        by: why what is asked for is taken, for people.

    Raises:
        FemforgeError: for parameters that are not legal or exceed a limit.
    """
    called = {name: kind for kind in kinds if (name := kind.called(device))}
    if asked.realisation in called:
        return called[asked.realisation].asked_for(asked, device, by)
    if asked.realisation != "auto":
        raise FemforgeError(
            f"realisation = {asked.realisation} of element tensors is not for this target ({device.name})",
            place=place, ways=one_of("realisation", list(called)), code=ExitCode.PARAMETERS,
        )  # fmt: skip
    found = (kind.where_best(asked, device, by) for kind in kinds)
    return next(best for best in found if best is not None)


__all__ = ["ASKED", "OPERATORS", "Made", "OperatorRealisation", "OperatorWork", "Resolved", "TensorRealisation",
           "any_calls_library", "of_element_tensors", "shares_cells", "taken"]  # fmt: skip
