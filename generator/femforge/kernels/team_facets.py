"""Element matrices of facets of quadrilaterals and hexahedra by teams of threads, one direction after another.

The steps of ``represent.facet_matrices``: a task a point evaluates D; where a facet has two directions, a task a test
function of the first one and a point of the second contracts the first; a task the test function of both, and a trial
function of the first, contracts the second, and has the test functions across the facet with it. What that leaves are
rows, of all test functions, with the trial functions of the facet for each derivative across it. Entries are sums of
few of these; they leave in the order of memory, without standing anywhere before.

Components of the test function may be worked on one after another, in the same memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from femforge.ir.arrays import Array, Load
from femforge.ir.element import Field
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import For, Integer, Lanes, Statement, Store, StoreTransposed
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.arguments import RESULTS
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team, stage_of
from femforge.kernels.team_facet_places import Columns, PlacedKind, RowClass, Share, placed
from femforge.kernels.team_point_values import FIELDS, PointValues
from femforge.reference import basis
from femforge.represent.facet_matrices import FacetMatrices, Kind
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.schedule.team import Stage

#: Arrays: D at the points, lines, rows; entries of SIMD lanes.
VALUES, LINES, ROWS, TILE = "D", "lines", "rows", "tile"
#: Entries of the matrices of all lanes up to which these leave as a whole; of more a row leaves at a time.
_SMALL = 24 << 10


class FacetTeam:
    """Builds the loop nest.

    Args:
        representation: for which :func:`facet_directions` has no objection.
        shares: components of the test function that are worked on at a time.
        data: access to a cell's inputs.
        team: the threads.
        sum_of_cell: an array that the entries of one cell are added to, where they are not stored cell by cell.
    """

    def __init__(
        self, representation: QuadratureRepresentation, shares: Sequence[Sequence[int]], data: CellData, team: Team,
        sum_of_cell: str = "",
    ) -> None:  # fmt: skip
        self.integral: Integral = representation.integral
        self.graph = self.integral.graph
        self.dim = self.integral.gdim
        self.team = team
        self.at_points = PointValues(representation, data, team)
        self.tables = TableSet()
        self.shares = [placed(FacetMatrices(representation, own), self.at_points.points) for own in shares]
        self.entries = self.integral.rows * self.integral.columns
        self.sum_of_cell = sum_of_cell
        self.whole = not sum_of_cell and self.entries * team.cells <= _SMALL

    # -- what stands where -----------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """Scalars of a cell in shared memory beside its dofs, on a GPU."""
        sizes = dict(self._sizes())
        if self.dim == 3:  # rows take the place of D
            return max(sizes[VALUES], sizes[ROWS]) + sizes[LINES]
        return sum(sizes.values())

    def _sizes(self) -> Iterator[tuple[str, int]]:
        yield VALUES, max(share.value_size for share in self.shares)
        yield LINES, max(share.line_size for share in self.shares)
        yield ROWS, self._row_size

    # -- the loop nest ---------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body = [s for stage in self.at_points.stages() for s in self.team.stage(stage)]
        for share in self.shares:
            body += [s for classes in self._classes(share) for s in self.team.stage(classes)]
            for rows in self._row_classes(share):
                body += self._out(share, rows)
        if self._keeps_tile and self.whole:
            body.append(self._transposed(index("first_cell").times(self.entries), self.entries))
        tables = (*self.tables.arrays, *self.at_points.tables)
        return LoopNest(self.team.threads, self._arrays(), tables, without_unused(body), self._describe())

    @property
    def _keeps_tile(self) -> bool:
        return not self.team.on_device

    def _arrays(self) -> tuple[Array, ...]:
        sizes = dict(self._sizes())
        over = ""
        if self.dim == 3 and self.team.on_device:
            sizes[VALUES], over = max(sizes[VALUES], sizes[ROWS]), VALUES
        cells = self.team.cells
        arrays = [self.at_points.array, Array(VALUES, sizes[VALUES] * cells, "shared")]
        if sizes[LINES]:
            arrays.append(Array(LINES, sizes[LINES] * cells, "shared"))
        arrays.append(Array(ROWS, sizes[ROWS] * cells, "shared", over=over))
        if self._keeps_tile:
            size = self.entries if self.whole else self.integral.columns
            arrays.append(Array(TILE, size * cells, "shared"))
        return tuple(arrays)

    def _describe(self) -> tuple[str, ...]:
        some = (
            f", {len(self.shares)} shares of the components one after another" if len(self.shares) > 1 else ""
        )
        between = ["its products with functions in r"] if self.dim == 3 else []
        return (
            "the dofs of each cell",
            f"D at the points{some}",
            *between,
            f"rows: products in {'rst'[self.dim - 2]}, and test functions across the facet",
            "entries of the element matrix",
        )

    def _classes(self, share: Share) -> list[list[Tasks]]:
        """Tasks of each stage."""
        values = [
            self.at_points.evaluate(n, stored, VALUES, first)
            for n, (stored, first) in enumerate(zip(share.stored, share.first, strict=True))
            if stored
        ]
        lines = [
            self._lines(share, kind, part)
            for kind in share.kinds
            for part in sorted({line.part for line in kind.own.lines})
            if self.dim == 3
        ]
        rows = [self._rows(share, kind) for kind in share.kinds]
        return [classes for classes in (values, lines, rows) if classes]

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The steps, with the operations of a cell; of a team that is not on a device."""
        classes = self.at_points.stages()
        classes += [stage for share in self.shares for stage in self._classes(share)]
        return tuple(stage_of(stage, (FIELDS, VALUES, LINES, ROWS)) for stage in classes)

    # -- the first of two directions -------------------------------------------------------------------

    def _lines(self, share: Share, placed: PlacedKind, part: int) -> Tasks:
        kind, plan = placed.own, share.plan
        tests, trials = kind.functions
        points, outer = plan.points(part, 0), plan.points(part, 1)
        orders = sorted({term.test[0] for term in kind.terms if term.part == part})

        def body(task: Index) -> list[Statement]:
            block, own, head = self._block(kind, task, outer * tests)
            head += [Integer("q_s", quotient(own, tests)), Integer("i_r", remainder(own, tests))]
            point = Index(0, (("q_s", plan.stride(part, 1)),))
            places = {term.place for term in kind.terms if term.part == part}
            values = {
                (place, q): self._value(
                    share, placed, part, block, place, point.plus(q * plan.stride(part, 0))
                )
                for place in sorted(places)
                for q in range(points)
            }
            table = self._table(plan, part, 0, kind.test, orders)
            tested = {
                (order, q): self._entry(table, "i_r", len(orders) * points, n * points + q)
                for n, order in enumerate(orders)
                for q in range(points)
            }
            found = list(plan.lines(kind, part, values, tested))
            first = block.times(placed.of_block).plus(own.times(trials)).plus(placed.lines)
            numbers = [placed.of_line[kind.lines.index(line)] + j for line, j, _ in found]
            names = self._names(values, tested, "r")
            nodes = [node for *_, node in found]
            puts = stores(nodes, names, lambda k, v: Store(LINES, self.team.at(first.plus(numbers[k])), v))
            return [*head, *puts]

        return Tasks(len(kind.blocks) * outer * tests, body)

    # -- rows ------------------------------------------------------------------------------------------

    def _rows(self, share: Share, placed: PlacedKind) -> Tasks:
        kind, plan, d = placed.own, share.plan, self.dim - 2
        tests, trials = kind.functions
        inner = tests * trials if self.dim == 3 else 1
        firsts = [
            [share.row[c] * share.pitch + share.slots[e, order] for order in kind.across]
            for c, e in kind.blocks
        ]

        def body(task: Index) -> list[Statement]:
            block, own, head = self._block(kind, task, tests * inner)
            head += [Integer("i_s", quotient(own, inner))]
            function, trial = index("i_s"), index(0)
            pair = own.plus(Index(0, (("i_s", -inner),)))
            if self.dim == 3:
                head += [Integer("i_r", quotient(pair, trials)), Integer("j_r", remainder(pair, trials))]
                function, trial = function.times(tests).plus("i_r"), index("j_r")
            values = {
                (n, q): self._line_value(share, placed, n, block, pair, q)
                for n, line in enumerate(kind.lines)
                for q in range(plan.points(line.part, d))
            }
            tested = dict(self._tested(plan, kind, d))
            found = list(plan.rows(kind, values, tested))
            names = self._names(values, tested, "rs"[d])
            places, lines = self._firsts(kind, block, firsts)
            row = function.times(tests * share.pitch)
            at = [
                places[b].plus(row).plus(trial).plus(i * share.pitch + j * (trials if self.dim == 3 else 1))
                for i, b, j, _ in found
            ]
            nodes = [node for *_, node in found]
            puts = stores(nodes, names, lambda k, v: Store(ROWS, self._in_rows(at[k]), v))
            return [*head, *lines, *puts]

        return Tasks(len(kind.blocks) * tests * inner, body)

    def _firsts(
        self, kind: Kind, block: Index, firsts: Sequence[Sequence[int]]
    ) -> tuple[list[Index], list[Statement]]:
        """Where the rows of a block begin, for each derivative across the facet, and what tells it."""
        if len(firsts) == 1:
            return [index(first) for first in firsts[0]], []
        table = self.tables.name("place_of_block", [first for own in firsts for first in own], True)
        count = len(kind.across)
        names = [f"place{b}" for b in range(count)]
        lines: list[Statement] = [
            Integer(name, entry_of(table, block.times(count).plus(b))) for b, name in enumerate(names)
        ]
        return [index(name) for name in names], lines

    def _line_value(
        self, share: Share, placed: PlacedKind, n: int, block: Index, pair: Index, q: int
    ) -> Node:  # fmt: skip
        """What is contracted in the last direction of the facet."""
        kind = placed.own
        line = kind.lines[n]
        if self.dim == 2:
            (place,) = {
                t.place for t in kind.terms if (t.part, t.test, t.trial) == (line.part, line.test, line.trial)
            }
            return self._value(
                share, placed, line.part, block, place, index(q * share.plan.stride(line.part, 0))
            )
        tests, trials = kind.functions
        first = placed.lines + placed.of_line[n] + q * tests * trials
        return self._load(LINES, block.times(placed.of_block).plus(pair).plus(first))

    def _tested(self, plan: FacetMatrices, kind: Kind, d: int) -> Iterator[tuple[tuple[int, int, int], Node]]:
        """(part, order, point) and test function of the last direction of the facet."""
        for part in sorted({line.part for line in kind.lines}):
            orders = sorted({line.test[0] for line in kind.lines if line.part == part})
            points = plan.points(part, d)
            table = self._table(plan, part, d, kind.test, orders)
            for n, order in enumerate(orders):
                for q in range(points):
                    yield (part, order, q), self._entry(table, "i_s", len(orders) * points, n * points + q)

    # -- entries ---------------------------------------------------------------------------------------

    def _row_classes(self, share: Share) -> list[RowClass]:
        """All rows of a share, those alike together."""
        assert self.integral.test is not None
        assert self.integral.trial is not None
        found: dict[tuple[Columns, ...], list[tuple[int, int]]] = {}
        blocks = {block: kind.own for kind in share.kinds for block in kind.own.blocks}
        for c in share.plan.components:
            member = self.integral.test.layout.fields[c]
            orders = sorted({order for (i, _), kind in blocks.items() if i == c for order in kind.across})
            key = tuple(self._columns(share, c, order, blocks) for order in orders)
            places = [
                share.row[c] + self._number(member, place, True)
                for place in basis(member.element).factor_index
            ]
            found.setdefault(key, []).extend(zip(member.dofs, places, strict=True))
        return [RowClass(tuple(sorted(rows)), key) for key, rows in found.items()]

    def _columns(self, share: Share, c: int, order: int, blocks: dict[tuple[int, int], Kind]) -> Columns:
        """Factors and places of all columns in the rows of a component, for a derivative across the facet."""
        assert self.integral.trial is not None
        zero = self.graph.zero
        # of columns that have nothing something that is a number
        anywhere = min(
            share.slots[e, order] for (i, e), kind in blocks.items() if i == c and order in kind.across
        )
        columns = [(zero, anywhere)] * self.integral.columns
        for e, member in enumerate(self.integral.trial.layout.fields):
            kind = blocks.get((c, e))
            if kind is None or order not in kind.across:
                continue
            at_facet = share.plan.at_facet(member, order)
            for dof, place in zip(member.dofs, basis(member.element).factor_index, strict=True):
                factor = at_facet[place[-1]]
                slot = share.slots[e, order] + self._number(member, place, False)
                columns[dof] = (factor, anywhere if factor.is_zero else slot)
        factors, slots = zip(*columns, strict=True)
        return factors, slots

    def _number(self, member: Field, place: tuple[int, ...], across: bool) -> int:
        """Number of a function of the facet's directions, the first one fastest; or of all with that across fastest."""
        size = max(k for k, *_ in basis(member.element).factor_index) + 1
        number = 0
        for k in place[-2::-1]:
            number = number * size + k
        return number * size + place[-1] if across else number

    def _out(self, share: Share, rows: RowClass) -> list[Statement]:
        """Statements that make the entries of some rows and store them."""
        columns, count = self.integral.columns, len(rows.rows)
        places = [place * share.pitch for _, place in rows.rows]
        numbers: list[Statement] = [
            Integer(
                "row", entry_of(self.tables.name("row_of_matrix", [r for r, _ in rows.rows], True), "own_row")
            ),
            Integer("place", entry_of(self.tables.name("place_of_row", places, True), "own_row")),
        ]
        if self.team.on_device:
            size = count * columns
            target = Index(
                0, (("first_cell", self.entries), ("lane", self.entries), ("row", columns), ("column", 1))
            )
            head: list[Statement] = [
                Integer("lane", quotient("k", size)),
                Integer("entry", index("k").plus(Index(0, (("lane", -size),)))),
                Integer("own_row", quotient("entry", columns)),
                Integer("column", index("entry").plus(Index(0, (("own_row", -columns),)))),
            ]
            slots, value = self._sum(rows, index("column"))
            store = Store(RESULTS, target, value)
            return [Lanes("k", index("cells_here").times(size), (*head, *numbers, *slots, store))]

        def body(task: Index) -> list[Statement]:
            slots, value = self._sum(rows, task)
            place = task.plus(Index(0, (("row", columns),))) if self.whole else task
            return [*slots, Store(TILE, self.team.at(place), value)]

        out: list[Statement] = []
        if self.sum_of_cell:
            place = Index(0, (("row", columns), ("column", 1)))
            value = self.graph.symbol(Load(TILE, index("column")))
            out.append(For("column", columns, (Store(self.sum_of_cell, place, value, accumulate=True),)))
        elif not self.whole:
            out.append(self._transposed(Index(0, (("first_cell", self.entries), ("row", columns))), columns))
        return [For("own_row", count, (*numbers, *self.team.stage([Tasks(columns, body)]), *out))]

    def _transposed(self, place: Index, width: int) -> Statement:
        """What stands in the tile leaves."""
        return StoreTransposed(
            RESULTS, place, TILE, index("cells_here"), width, self.team.cells, self.entries
        )

    def _sum(self, rows: RowClass, column: Index) -> tuple[list[Statement], Node]:
        """An entry, and where what it is made of stands."""
        slots: list[Statement] = []
        terms: list[tuple[Node, int]] = []
        for b, (factors, places) in enumerate(rows.columns):
            slots.append(
                Integer(f"slot{b}", entry_of(self.tables.name("slot_of_column", places, True), column))
            )
            table = self.tables.name("across", [factor.value for factor in factors], False)
            factor = self.graph.symbol(Load(table, column))
            place = self._in_rows(index("place").plus(f"slot{b}"))
            terms.append((factor * self.graph.symbol(Load(ROWS, place)), 1))
        return slots, self.graph.sum(terms)

    # -- small things ----------------------------------------------------------------------------------

    def _block(self, kind: Kind, task: Index, tasks: int) -> tuple[Index, Index, list[Statement]]:
        """Number of the block of a task, and its own within that."""
        if len(kind.blocks) == 1:
            return index(0), task, []
        own = task.plus(Index(0, (("block", -tasks),)))
        return index("block"), own, [Integer("block", quotient(task, tasks))]

    def _value(
        self, share: Share, placed: PlacedKind, part: int, block: Index, place: int, point: Index
    ) -> Node:  # fmt: skip
        """D of a term of a block at a point."""
        at = point.times(len(share.stored[part])).plus(block.times(len(placed.own.stored[0][part])))
        return self._load(VALUES, at.plus(share.first[part] + placed.values[part] + place))

    def _in_rows(self, place: Index) -> Index:
        """Where a value of a row of the cell ``lane`` stands.

        Threads write those of neighbouring cells, and read neighbouring ones of a cell: cells stand one after another
        an odd distance apart, so that neither meet in one bank of shared memory.
        """
        if self.team.on_device:
            return place.plus(Index(0, (("lane", self._row_size),)))
        return self.team.at(place)

    @property
    def _row_size(self) -> int:
        """Scalars of the rows of a cell."""
        return max(share.num_rows * share.pitch for share in self.shares) | 1

    def _load(self, array: str, place: Index) -> Node:
        return self.graph.symbol(Load(array, self.team.at(place)))

    def _entry(self, table: str, function: str, width: int, place: int) -> Node:
        return self.graph.symbol(Load(table, Index(place, ((function, width),))))

    def _table(self, plan: FacetMatrices, part: int, d: int, member: Field, orders: Sequence[int]) -> str:
        """Name of a table [function][order][point] of a direction."""
        tables = [plan.table(part, d, member, order) for order in orders]
        flat = [row[k] for k in range(len(tables[0][0])) for table in tables for row in table]
        return self.tables.name("test_values", flat, False)

    def _names(
        self, values: Mapping[tuple[int, int], Node], tested: Mapping[Any, Node], axis: str
    ) -> dict[Node, str]:
        """What is loaded is called after its point."""
        names = {node: f"value{n}_{q}" for (n, q), node in values.items()}
        names |= {node: f"test_d{order}{axis}_{q}" for (*_, order, q), node in tested.items()}
        return names
