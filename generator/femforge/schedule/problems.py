"""What the schedule has to know about kernels, and how large the batches of those on global vectors are."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from femforge.errors import ExitCode, FemforgeError, Way
from femforge.ir.entry_grid import EntryGrid
from femforge.represent.choose import Candidate
from femforge.schedule.devices import Device
from femforge.schedule.lines import LineProblem
from femforge.schedule.names import Scatter
from femforge.schedule.parameters import TensorParameters, VectorParameters
from femforge.schedule.products import Products
from femforge.schedule.samples import FragmentProblem, SampleProblem

#: Nodes of a macro element of three tetrahedra, by those of one: P1 and P2.
MACRO_NODES = {4: 6, 10: 18}
#: Statements from which a cell is so long that its registers decide.
LONG = 400
#: Statements that a scalar counts for which a macro element holds.
_HELD = 5
#: Nodes of cells at whose facets little meets in a block; operations for each result behind which additions hide.
_MANY_NODES, _MANY_FLOPS = 4, 80


@dataclass(frozen=True)
class TensorProblem:
    """What the schedule has to know about a kernel of element tensors.

    Attributes:
        place: for messages.
        entries: stored entries of an element tensor.
        candidate: the representation taken.
        shared_per_cell: scalars of shared memory of a cell under ``contraction``.
        groups: what each entry needs under ``contraction``; a thread's entries had better be of one group.
        table_scalars: size of K, or of the tables of basis functions.
        points: quadrature points.
        columns: values of K of one entry; 0 where all of K is zero.
        grid: of entries of several blocks of components, where these are regular.
        sliced: whether slices of the entries are regular.
        looped_per_cell: gives the scalars of shared memory of a cell under ``cell`` with loops kept.
        geometry_registers: gives the registers of a thread that computes G.
        geometry_flops: gives its operations.
        added: whether its entries are added to a matrix.
        facets: whether it is over facets.
        triangles: whether cells are triangles.
    """

    place: str
    entries: int
    candidate: Candidate
    shared_per_cell: int
    groups: tuple[Hashable, ...]
    table_scalars: int
    points: int
    columns: int = 1
    grid: EntryGrid | None = None
    sliced: bool = False
    looped_per_cell: Callable[[], int] = lambda: 0
    geometry_registers: Callable[[TensorParameters], int] = lambda _: 0
    geometry_flops: Callable[[TensorParameters], int] = lambda _: 0
    added: bool = False
    facets: bool = False
    triangles: bool = False

    @property
    def values(self) -> int:
        """Entries that differ; all where nothing is written out."""
        expressions = self.candidate.expressions
        return len(set(expressions.outputs)) if expressions else self.entries


@dataclass(frozen=True)
class OperatorProblem:
    """What the schedule has to know about a kernel on global vectors.

    Attributes:
        place: for messages.
        candidate: the representation taken.
        nodes, components: of a cell's space.
        lattices: distinct nodes of a large structured mesh for each cell, of each field with nodes of its own.
        vectors: L-vectors that the kernel reads.
        gdim: geometric dimension.
        same_spaces: whether test and trial space are equal.
        apart: why the nodes of the space cannot be numbered as the points of the geometry; empty if they can.
        not_stored: why the geometry cannot be stored as is asked for; empty if it can.
        macro_elements: why there can be no macro elements; empty if there can.
        rows: scalars of a cell that loops keep in shared memory.
        no_team: why threads cannot share its cells; empty if they can.
        team: what a team has to know of its steps, on a device or a CPU, with a scatter.
        fragments: the same where warps multiply fragments, None where there are no such products.
        products: what there is to know where a library multiplies tables, None where these are not dense.
        over_points: gives the data of a cell that a loop over points reads, and what is alive in it beside these.
        cells_apart: whether cells share none of their nodes.
        facets: whether it is over facets.
        lines: whether cells are of lines of nodes.
        directions: in which neighbouring cells share faces that are known by their nodes; 0 on simplices.
        stores_values: whether results are values of an expression, none of which cells share.
    """

    place: str
    candidate: Candidate
    nodes: int
    components: int
    lattices: tuple[float, ...]
    vectors: int
    gdim: int
    same_spaces: bool
    directions: int
    apart: str = ""
    macro_elements: str = ""
    not_stored: str = ""
    rows: int = 0
    no_team: str = ""
    team: Callable[[bool, Scatter], LineProblem | SampleProblem] | None = None
    fragments: Callable[[Scatter], FragmentProblem] | None = None
    products: Products | None = None
    over_points: Callable[[], tuple[int, int]] = lambda: (0, 0)
    stores_values: bool = False
    cells_apart: bool = False
    facets: bool = False
    lines: bool = False

    @property
    def results(self) -> int:
        """Results of a cell."""
        return self.nodes * self.components

    @property
    def added(self) -> int:
        """Results that can be other than zero, as far as that is known."""
        return self.results - len(self.candidate.zeros)

    @property
    def meets_little(self) -> bool:
        """Whether so little is added twice within a block that sums in it take more time than they save.

        Nothing is of cells that share no nodes. Facets of hexahedra bring eight nodes and more, and add to those on the
        facet or to all (H200, Q1: additions against sums in blocks 1.05 to 1.72 times as fast); those of quadrilaterals
        with more than four nodes where half of the results is zero, or additions hide behind operations (1.03 to 1.54;
        the others 0.66 to 1.17).
        """
        if self.cells_apart:
            return True
        if not (self.facets and self.lines) or self.nodes <= _MANY_NODES:
            return False
        hides = self.candidate.fewest > _MANY_FLOPS * self.added
        return self.gdim > 2 or 2 * self.added <= self.results or hides


def joins_cells(asked: VectorParameters, problem: OperatorProblem) -> bool:
    """Whether cells can be joined to macro elements, and are short enough if that is not asked for.

    Registers do not hold three long ones (neo-Hookean on P1, H200: half the speed), with their inputs and results (P2,
    H200: 1.2 times the speed for the Laplacian's 193 statements, 0.97 for the 238 of advection and diffusion).
    """
    if problem.macro_elements or asked.macro_cells == 1:
        return False
    held = MACRO_NODES[problem.nodes] * problem.components * (1 + problem.vectors)
    return asked.macro_cells == 3 or problem.candidate.statements + _HELD * held < LONG


def batch_nodes(chosen: VectorParameters, problem: OperatorProblem) -> int:
    """Nodes of what a thread works on."""
    return MACRO_NODES[problem.nodes] if chosen.macro_cells == 3 else problem.nodes


def block_nodes(problem: OperatorProblem, cells: int) -> int:
    """Distinct nodes that a compact block of an unstructured mesh may have: half as many again as a cube's.

    A cube with n cells of a lattice with l nodes a cell has about ((n l)^(1/d) + 1)^d of them.
    """
    d = problem.gdim
    cube = sum(((cells * lattice) ** (1 / d) + 1) ** d for lattice in problem.lattices)
    least = MACRO_NODES.get(problem.nodes, problem.nodes)
    most = min(int(1.5 * cube), cells * problem.nodes)
    return max(least, -(-most // 32) * 32)


def refuse(problem: TensorProblem | OperatorProblem, device: Device, cause: str, *ways: Way) -> FemforgeError:
    """An error about parameters that do not fit, with ways to mend it."""
    return FemforgeError(f"{cause} ({device.name})", place=problem.place, ways=ways, code=ExitCode.PARAMETERS)
