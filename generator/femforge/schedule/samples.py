"""Numbers of operators by teams, a thread some samples of a cell on triangles and tetrahedra."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from femforge.errors import ExitCode, FemforgeError, at_most, leave_out, use
from femforge.schedule.devices import (
    LARGEST_SHARED,
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_THREADS,
    SHARED_OF_A_PROCESSOR,
    SHARED_OF_THE_SYSTEM,
    SIMD_BYTES,
    Device,
)
from femforge.schedule.lines import LineNumbers, LineShape

#: Rows and columns of a fragment of sums, and the lanes that multiply fragments together.
FRAGMENT, FRAGMENT_LANES = 8, 32
#: Places that are left out after a value of all cells, so that the lanes of a fragment find theirs in banks of their
#: own.
FRAGMENT_APART = 4
#: Cells of a block, of scalar and of vector-valued functions: smaller blocks hide each other's waiting, larger ones
#: read tables less often (H100, float64, tetrahedra of degree 4 to 8: 16 cells are 1.0 to 1.2 times as fast as 32, and
#: 1.0 to 1.3 times as fast as 8; elasticity, 8 cells 1.1 to 1.25 times as fast as 16).
_CELLS_OF_SCALARS, _CELLS_OF_VECTORS = 2 * FRAGMENT, FRAGMENT
#: 32-bit registers of a thread that multiplies fragments: with two blocks of 320 threads mass and Laplace on P7 and P8
#: are 1.15 to 1.5 times as fast as with one, though what they would take are 130 and more.
_REGISTERS_WITH_FRAGMENTS = 100
#: Threads of the largest block that is taken where nothing is asked for.
_THREADS = 512
#: 32-bit registers of a thread: sums, what they are made of, addresses.
_REGISTERS = 128
#: Blocks of a multiprocessor that hide each other's waiting.
_BLOCKS = 2


@dataclass(frozen=True)
class SampleProblem:
    """What the schedule has to know.

    Attributes:
        place: for messages.
        scalars: of a cell in shared memory.
        tasks: of a cell in the step that has most.
    """

    place: str
    scalars: int
    tasks: int

    #: Of lines (:class:`femforge.schedule.lines.LineProblem`).
    kind = "samples"

    def numbers(self, cells: int, scalar_bytes: int, device: Device) -> LineNumbers:
        """Cells and threads of a block; on a CPU as many cells as a SIMD register has lanes.

        Args:
            cells: of a block; 0 if that is left open.
            scalar_bytes: of a scalar.
            device: what it is for.

        Raises:
            FemforgeError: the cells do not fit (code PARAMETERS).
        """
        most = device.dynamic_bytes // (self.scalars * scalar_bytes)
        if max(cells, 1) > most:
            raise self._too_many(max(cells, 1), most, scalar_bytes, device)
        if device.target == "cpu":
            lanes = SIMD_BYTES // scalar_bytes
            while not cells and lanes > most:
                lanes //= 2
            return LineNumbers(cells or lanes, 1, 0, LineShape())
        return self.on_device(cells, scalar_bytes, device)

    def on_device(self, cells: int, scalar_bytes: int, device: Device) -> LineNumbers:
        """Those of a GPU, of which so many cells fit; 0 leaves them open."""
        most = device.dynamic_bytes // (self.scalars * scalar_bytes)
        if not cells:
            cells = device.warp
            room = SHARED_OF_A_PROCESSOR[device.target] // (self.scalars * scalar_bytes)
            while cells > 1 and (cells > most or room < _BLOCKS * cells):
                cells //= 2
        turns = -(-self.tasks * cells // _THREADS)
        threads = -(-(-(-self.tasks // turns) * cells) // device.warp) * device.warp
        threads = min(threads, device.max_threads)
        resident = min(
            SHARED_OF_A_PROCESSOR[device.target] // (cells * self.scalars * scalar_bytes),
            REGISTERS_OF_A_PROCESSOR[device.target] // (_REGISTERS * threads),
            RESIDENT_THREADS // threads,
        )
        return LineNumbers(cells, threads, max(1, resident), LineShape())

    def _too_many(self, cells: int, most: int, scalar_bytes: int, device: Device) -> FemforgeError:
        own = f"{cells} cells take" if cells > 1 else "a cell takes"
        where = "a thread's memory" if device.target == "cpu" else "shared memory"
        taken = cells * self.scalars * scalar_bytes
        return FemforgeError(
            f"{own} {taken} bytes of {where}, more than {device.dynamic_bytes} ({device.name})",
            place=self.place, code=ExitCode.PARAMETERS,
            ways=[at_most("concurrent_elements", most) if most else use(realisation="written")],
        )  # fmt: skip


@dataclass(frozen=True)
class FragmentProblem:
    """The same where warps multiply fragments.

    Attributes:
        place: for messages.
        components: of the results.
        of_cells: gives what blocks of so many cells take, in tasks of a warp each.
    """

    place: str
    components: int
    of_cells: Callable[[int], SampleProblem]

    def numbers(self, cells: int, scalar_bytes: int, device: Device) -> LineNumbers:
        """Cells and threads of a block.

        Args:
            cells: of a block; 0 if that is left open.
            scalar_bytes: of a scalar.
            device: what it is for.

        Raises:
            FemforgeError: the cells do not fit, or are no whole fragments (code PARAMETERS).
        """
        usual = _CELLS_OF_VECTORS if self.components > 1 else _CELLS_OF_SCALARS
        counts = [cells] if cells else list(range(usual, 0, -FRAGMENT))
        if cells % FRAGMENT:
            raise FemforgeError(
                f"{cells} cells are no whole fragments of {FRAGMENT} ({device.name})", place=self.place,
                code=ExitCode.PARAMETERS, ways=[use(concurrent_elements=-(-cells // FRAGMENT) * FRAGMENT)],
            )  # fmt: skip
        for count in counts:
            problem = self.of_cells(count)
            taken = (count + FRAGMENT_APART) * problem.scalars * scalar_bytes
            if taken <= device.dynamic_bytes:
                return self._block(count, problem, taken, device)
        raise FemforgeError(
            f"{counts[-1]} cells take {taken} bytes of shared memory, more than {device.dynamic_bytes} ({device.name})",
            place=self.place, code=ExitCode.PARAMETERS,
            ways=[leave_out("concurrent_elements") if cells > FRAGMENT else use(realisation="team")],
        )  # fmt: skip

    def _block(self, cells: int, problem: SampleProblem, taken: int, device: Device) -> LineNumbers:
        turns = -(-problem.tasks * FRAGMENT_LANES // _THREADS)
        threads = -(-problem.tasks // turns) * FRAGMENT_LANES
        resident = min(
            LARGEST_SHARED[device.target] // (taken + SHARED_OF_THE_SYSTEM[device.target]),
            REGISTERS_OF_A_PROCESSOR[device.target] // (_REGISTERS_WITH_FRAGMENTS * threads),
            RESIDENT_THREADS // threads,
        )
        return LineNumbers(cells, threads, max(1, resident), LineShape())
