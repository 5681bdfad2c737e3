"""What the schedule has to know about kernels on global vectors, and how large their batches are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from femforge.represent.choose import Candidate
from femforge.schedule.lines import LineProblem
from femforge.schedule.parameters import Parameters

#: Nodes of a macro element of three tetrahedra.
MACRO_NODES = 6


@dataclass(frozen=True)
class OperatorProblem:
    """What the schedule has to know about a kernel.

    Attributes:
        place: for messages.
        candidate: the representation taken.
        nodes, components: of a cell's space.
        lattice: distinct nodes of a large structured mesh for each cell.
        vectors: L-vectors that the kernel reads.
        gdim: geometric dimension.
        same_spaces: whether test and trial space are equal.
        apart: why the nodes of the space cannot be numbered as the points of the geometry; empty if they can.
        not_stored: why the geometry cannot be stored as is asked for; empty if it can.
        macro_elements: why there can be no macro elements; empty if there can.
        rows: scalars of a cell that loops keep in shared memory.
        no_team: why threads cannot share its cells; empty if they can.
        team: what a team has to know of its steps.
        directions: in which neighbouring cells share faces that are known by their nodes; 0 on simplices.
    """

    place: str
    candidate: Candidate
    nodes: int
    components: int
    lattice: float
    vectors: int
    gdim: int
    same_spaces: bool
    directions: int
    apart: str = ""
    macro_elements: str = ""
    not_stored: str = ""
    rows: int = 0
    no_team: str = ""
    team: Callable[[], LineProblem] | None = None


def joins_cells(asked: Parameters, problem: OperatorProblem) -> bool:
    """Whether cells can be joined to macro elements, as far as what is asked for of these goes."""
    return not problem.macro_elements and asked.numbering == "shared" and asked.macro_cells in (0, 3)


def batch_nodes(chosen: Parameters, problem: OperatorProblem) -> int:
    """Nodes of what a thread works on."""
    return MACRO_NODES if chosen.macro_cells == 3 else problem.nodes


def block_nodes(problem: OperatorProblem, cells: int) -> int:
    """Distinct nodes that a compact block of an unstructured mesh may have: half as many again as a cube's.

    A cube with n cells of a lattice with l nodes a cell has about ((n l)^(1/d) + 1)^d of them.
    """
    d = problem.gdim
    cube = ((cells * problem.lattice) ** (1 / d) + 1) ** d
    return max(problem.nodes, MACRO_NODES, -(-int(1.5 * cube) // 32) * 32)
