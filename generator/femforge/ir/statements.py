"""Statements of loop nests, without any target's words.

:class:`Lanes` runs its body once for each of a number of work items, in parallel: threads of a block on a GPU,
iterations of a SIMD loop on a CPU; all items finish before the next statement starts. Everything else is executed by
every item, or by the batch as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass

from femforge.ir.arrays import Array
from femforge.ir.integers import Condition, Index, IntegerExpression
from femforge.ir.scalar import Node


class Statement:
    """Base of all statements."""


@dataclass(frozen=True)
class Comment(Statement):
    """A line of explanation in the generated code."""

    text: str


@dataclass(frozen=True)
class Let(Statement):
    """A named scalar that does not change."""

    name: str
    value: Node


@dataclass(frozen=True)
class Integer(Statement):
    """A named integer that does not change; 64 bits if ``wide``, made of such if ``narrowed``."""

    name: str
    value: IntegerExpression
    wide: bool = False
    narrowed: bool = False


@dataclass(frozen=True)
class Store(Statement):
    """Assignment to an array's entry, or addition to it."""

    array: str
    index: Index
    value: Node
    accumulate: bool = False


@dataclass(frozen=True)
class VectorStore(Statement):
    """Assignment to neighbouring entries at once; ``index`` is a multiple of their number, 2 or 4."""

    array: str
    index: Index
    values: tuple[Node, ...]


@dataclass(frozen=True)
class VectorCopy(Statement):
    """``width`` neighbouring entries from one array to another at once; both indices are multiples of it.

    Attributes:
        bits: of the entries where these are integers; 0 for scalars.
    """

    target: str
    target_index: Index
    source: str
    source_index: Index
    width: int
    bits: int = 0


@dataclass(frozen=True)
class StoreTransposed(Statement):
    """Staged entries [entry][lane] of ``count`` lanes to [cell][entry], on a CPU.

    ``width`` entries, ``lanes`` lanes; cells stand ``entries`` apart from ``index`` on in ``array``. ``places`` names a
    table of where each entry is staged; empty if that is in their order.
    """

    array: str
    index: Index
    tile: str
    count: IntegerExpression
    width: int
    lanes: int
    entries: int
    places: str = ""


@dataclass(frozen=True)
class IntegerLoads(Statement):
    """Named integers from neighbouring entries of an array, ``index`` the first.

    Where their number is 2 or 4, the index a multiple of it and ``bits`` below 64, they come in one access.

    Attributes:
        bits: of the array's entries: 16 (unsigned, the names are int), 32 or 64 (the names are int64_t).
    """

    names: tuple[str, ...]
    array: str
    index: Index
    bits: int = 32


@dataclass(frozen=True)
class ScalarLoads(Statement):
    """Named scalars from neighbouring entries of an array, ``index`` the first, on GPUs in one access.

    Of one name, or of two with an even index.
    """

    names: tuple[str, ...]
    array: str
    index: Index


@dataclass(frozen=True)
class MaskedLoad(Statement):
    """A named scalar: an entry of ``array``, or zero where the entry of ``mask`` (bytes) is set."""

    name: str
    array: str
    index: Index
    mask: str


@dataclass(frozen=True)
class Scatter(Statement):
    """Addition to an entry of a global vector.

    Attributes:
        atomic: whether other threads may add to it at the same time.
        mask: an array of bytes; where its entry is set nothing is added. Empty for none.
    """

    array: str
    index: Index
    value: Node
    atomic: bool
    mask: str = ""


@dataclass(frozen=True)
class Variable(Statement):
    """A named scalar that changes, zero at first or ``value``; ``double``: of that type in kernels of any scalar."""

    name: str
    value: Node | None = None
    double: bool = False


@dataclass(frozen=True)
class WarpLane(Statement):
    """A named integer: the lane's number in its warp."""

    name: str


@dataclass(frozen=True)
class LaneMatch(Statement):
    """A named truth value: whether integers of an earlier lane of the warp equal those of this one.

    All lanes of a warp must reach it.

    Attributes:
        name: of the truth value.
        pairs: (integer of the earlier lane, integer of this lane), both by name.
        distance: to the earlier lane.
        condition: more that has to hold.
    """

    name: str
    pairs: tuple[tuple[str, str], ...]
    distance: int
    condition: Condition


@dataclass(frozen=True)
class FromLane(Statement):
    """A named value of a variable in another lane of the warp; all lanes of a warp must reach it.

    Attributes:
        name: of the value.
        source: the variable.
        distance: to the other lane, which is an earlier one, or a later one if ``down``.
        truth: whether it is a truth value, false where there is no such lane.
        double: whether it is of double precision whatever the kernel's scalar.
    """

    name: str
    source: str
    distance: int
    down: bool = False
    truth: bool = False
    double: bool = False


@dataclass(frozen=True)
class Add(Statement):
    """Addition to a :class:`Variable`."""

    name: str
    value: Node


@dataclass(frozen=True)
class MultiplyFragments(Statement):
    """A warp adds the product of a matrix of 8 x 4 and one of 4 x 8 to one of 8 x 8.

    Of the factors each of 32 lanes has an entry, (lane / 4, lane % 4) of the left and (lane % 4, lane / 4) of the right
    one, and of the sums (lane / 4, 2 (lane % 4)) and its neighbour. All lanes must reach it.

    Attributes:
        sums: private array.
        index: of the first of two neighbouring entries.
        left, right: entries of the factors.
    """

    sums: str
    index: Index
    left: Node
    right: Node


@dataclass(frozen=True)
class TableProduct(Statement):
    """A library multiplies a table by the columns of a matrix: a statement of the host, and the only one of its pass.

    Column by column, result[column][i] = sum_j table(i, j) factor[column][j]; columns follow each other.

    Attributes:
        table: array [j][i] in a device's memory; [i][j] if ``transposed``.
        rows, terms: numbers of i and of j.
        transposed: which of the two numbers neighbours in the table.
        columns: how many, known at run time only.
        batch: columns of one small product of a batch; 0 for one product of all.
        factor, factor_index: array, and where its first column stands.
        result, result_index: the same of the result.
        room: array whose beginning the library works in.
    """

    table: str
    rows: int
    terms: int
    transposed: bool
    columns: Index
    batch: int
    factor: str
    factor_index: Index
    result: str
    result_index: Index
    room: str


@dataclass(frozen=True)
class Range(Statement):
    """A sequential loop between two integers known at run time only; of 64 bits if ``wide``."""

    variable: str
    begin: IntegerExpression
    end: IntegerExpression
    body: tuple[Statement, ...]
    wide: bool = False


@dataclass(frozen=True)
class Declare(Statement):
    """Declaration of a private array."""

    array: Array


@dataclass(frozen=True)
class For(Statement):
    """A sequential loop from 0 to ``count``.

    ``unroll`` asks the compiler to write it out; ``times``, above 0, to do so with that many turns at a time.
    """

    variable: str
    count: int
    body: tuple[Statement, ...]
    unroll: bool = False
    times: int = 0


@dataclass(frozen=True)
class Guard(Statement):
    """Statements under a condition, and those of the other case."""

    condition: Condition
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class Barrier(Statement):
    """All items of the batch wait for each other."""


@dataclass(frozen=True)
class Lanes(Statement):
    """Parallel work items 0 .. count-1; ``count`` may be known at run time only.

    ``barrier``: whether the items have to wait for each other afterwards. ``scope``: ``own``, or ``opens`` where
    later lanes that ``continue`` it see the items' variables (only with as many items as threads). ``vector``: a CPU
    may run the items as SIMD lanes. ``together``: a thread with several items may start all before it finishes one;
    threads that have none left repeat the last item, which has to store the same again, or to ask whether the variable
    ``item`` is below the count. Where this, 1 at least, is known at run time only, ``most`` and ``usual`` say how many
    items there can be, and usually are; or ``rounds``, how many of a thread start together, of a count that may be 0
    unless ``most`` is known, too.
    ``lanes``, which threads are whole multiples of: items are more tasks than threads take at a time, for so many lanes
    each; the body sees the numbers ``lane``, which a thread keeps with all that depends on it alone, and ``work``.
    """

    variable: str
    count: int | IntegerExpression
    body: tuple[Statement, ...]
    barrier: bool = True
    scope: str = "own"
    vector: bool = True
    together: bool = False
    most: int = 0
    usual: int = 0
    rounds: int = 0
    lanes: int = 0
