"""Element tensors of linear forms in loops over directions: kernels of operators that leave their E-vector as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest
from femforge.kernels.access.spaces import space_of
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.arguments import RESULTS
from femforge.kernels.scatter.element import Element
from femforge.kernels.vector_nests import VectorNest
from femforge.represent.choose import Candidate
from femforge.schedule.devices import Device
from femforge.schedule.inputs import INPUTS
from femforge.schedule.operators import SHORT, resolve_loops, why_looped
from femforge.schedule.parameters import Parameters
from femforge.schedule.problems import OperatorProblem


class _ElementTensors(Element):
    """The way out of an element_tensor kernel."""

    array: ClassVar[str] = RESULTS


def why_no_loops(integral: Integral, candidate: Candidate, asked: Parameters) -> str:
    """Why an element tensor is not computed in loops over directions by one thread or lane; empty if it can be.

    Args:
        integral: of any arity.
        candidate: the representation taken.
        asked: the user's parameters.
    """
    if integral.test is None or integral.trial is not None:
        return "it is for linear forms"
    if not INPUTS[asked.input].of_mesh:
        return f"input = {asked.input} is written out"
    if candidate.looped is None:
        return f"the {candidate.name} representation has no loops over directions"
    return ""


def why_in_loops(candidate: Candidate, device: Device) -> str:
    """Why an element vector that has loops is not written out; empty if it is."""
    if 0 < candidate.statements <= SHORT:
        return ""
    return why_looped(candidate, device)


def resolve_vector_loops(asked: Parameters, integral: Integral, candidate: Candidate, device: Device,
                         place: str) -> Parameters:  # fmt: skip
    """Concrete parameters of a linear form's element tensors.

    Raises:
        FemforgeError: for batches that are not legal or exceed a limit.
    """
    assert integral.test is not None
    space = space_of(integral.test.layout, asked.component_order)
    problem = OperatorProblem(
        place, candidate, space.nodes, space.components, space.nodes, 0, integral.gdim, True, 0
    )
    chosen = resolve_loops(asked, problem, device, _ElementTensors())
    return replace(chosen, mapping="cell", unroll="inner", store_width=1)


def vector_loops(parameters: Parameters, integral: Integral, candidate: Candidate, target: str) -> LoopNest:
    """The loop nest of a batch, for concrete parameters."""
    assert candidate.looped is not None
    scatter = _ElementTensors()
    return VectorNest(VectorData(integral, parameters, scatter), target, scatter).nested(candidate.looped)
