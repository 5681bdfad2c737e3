"""What functionals do not have of the parameters of kernels on global vectors."""

from __future__ import annotations

from femforge.errors import leave_out
from femforge.schedule.devices import Device
from femforge.schedule.parameters import Parameters
from femforge.schedule.problems import OperatorProblem, refuse
from femforge.schedule.realisations import Scatters


def check_functional(asked: Parameters, problem: OperatorProblem, device: Device, others: Scatters) -> None:
    """Refuse parameters that say how results are added to a vector.

    Args:
        asked: the user's parameters.
        problem: the kernel.
        device: what it is for.
        others: scatters of vectors.

    Raises:
        FemforgeError: naming the first one (code PARAMETERS).
    """
    of_others = [name for rules in others.values() for name in rules.own]
    for name in asked.set_among(("constraints", *of_others, "macro_cells")):
        cause = f"{name} is for kernels that add to vectors; a functional is one number"
        raise refuse(problem, device, cause, leave_out(name))
