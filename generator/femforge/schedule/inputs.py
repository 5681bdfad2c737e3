"""What gives the geometry of a cell: the values of the parameter ``input``, and what can be said of each.

How each is read is in ``kernels/access``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from femforge.errors import Way, one_of
from femforge.schedule.names import Input


@dataclass(frozen=True)
class InputRules:
    """The rules of one.

    Attributes:
        name: value of the parameter.
        short: of it in names of kernels; empty for the usual one.
        of_mesh: whether the geometry is computed from the points of a mesh and their numbers.
        stored: of what it is stored, one array entry after another: of each ``cell`` or of its quadrature ``points``;
            empty where the kernel computes it.
        parallelepipeds: whether all cells are taken to be such.
        element_tensors: whether kernels of element tensors have it.
        operators: whether kernels on global vectors have it.
        macro_elements: whether macro elements are computed from it.
    """

    name: Input
    short: str = ""
    of_mesh: bool = False
    stored: Literal["", "cell", "points"] = ""
    parallelepipeds: bool = False
    element_tensors: bool = True
    operators: bool = True
    macro_elements: bool = False

    @property
    def in_loops(self) -> bool:
        """Whether loops over points read it, and not written code alone."""
        return self.stored != "points"


_ALL = (
    InputRules("vertices", of_mesh=True, macro_elements=True),
    InputRules("affine", "affine", of_mesh=True, parallelepipeds=True),
    InputRules("geometry", "from_g", stored="cell"),
    InputRules("points", "from_points", stored="points", element_tensors=False),
    InputRules("ufcx", "from_ufcx", operators=False),
)
#: All of them by name, the ones to propose first in front.
INPUTS: Mapping[Input, InputRules] = MappingProxyType({rules.name: rules for rules in _ALL})


def others(suits: Callable[[InputRules], bool]) -> list[Way]:
    """Ways out to the inputs that suit."""
    return one_of("input", [rules.name for rules in _ALL if suits(rules)])
