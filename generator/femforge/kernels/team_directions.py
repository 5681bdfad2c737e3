"""Element matrices of tensor-product cells by teams of threads, one direction after another.

Four stages: the fields of each cell become polynomials; a task a line of points evaluates D and contracts the first
direction; a task a moment of that contracts the others but keeps all products of the last; a task a pair of
functions of the last direction makes a part of the element matrix.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import prod

from femforge.ir.arrays import Array, Load
from femforge.ir.element import Field
from femforge.ir.integers import Index, compare, entry_of, index, less, quotient, remainder
from femforge.ir.integral import COORDINATES, Geometry, Local, Slot, SlotPair
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Barrier, Declare, Guard, Integer, Lanes, Let, Statement, Store
from femforge.kernels.access import CellData
from femforge.kernels.moment_places import Contraction, MomentPlaces, Place
from femforge.kernels.stores import Tile, variable
from femforge.kernels.team import Tasks, Team, gather_tasks, stores
from femforge.reference import basis
from femforge.represent.geometry import geometry_expressions
from femforge.represent.matrix_directions import DirectionalPlan, Kind, Term
from femforge.represent.numbers import fraction

_AXES = "rst"


class DirectionalTeam:
    """Builds the loop nest; holds what its stages share.

    Args:
        plan: what is computed.
        data: access to a cell's inputs.
        team: the threads.
        early: whether the task of a line of points contracts it at once; else a task has one point.
        hold: whether results wait in registers until the moments are no longer needed, whose place they then take.
        store_width: neighbouring entries of one access to the results.
    """

    def __init__(
        self, plan: DirectionalPlan, data: CellData, team: Team, early: bool, hold: bool = False,
        store_width: int = 1,
    ) -> None:  # fmt: skip
        self.plan = plan
        self.data = data
        self.team = team
        self.early = early
        self.hold = hold
        self.integral = plan.integral
        self.graph = plan.graph
        self.places = MomentPlaces(plan, early)
        self.entries = self.integral.rows * self.integral.columns
        self.tile = Tile(team.cells, self.entries, team.on_device, not team.on_device, store_width)
        self._tables: dict[tuple[object, ...], Array] = {}

    @cached_property
    def _field_places(self) -> dict[tuple[str, int], int]:
        places: dict[tuple[str, int], int] = {}
        total = 0
        for function, component in self.plan.fields_at_points:
            places[function, component] = total
            total += (self.plan.degree(function, component) + 1) ** self.plan.dim
        self._field_size = total
        return places

    @property
    def field_size(self) -> int:
        """Values of the fields of a cell."""
        assert self._field_places is not None
        return self._field_size

    def _table(self, name: str, values: Sequence[object], integer: bool) -> str:
        """Name of a table; equal ones are one."""
        key = (name, integer, tuple(str(v) for v in values))
        if key not in self._tables:
            number = sum(known[0] == name for known in self._tables)
            full = f"{name}{number}" if number else name
            self._tables[key] = Array(full, len(values), "table", tuple(values), integer)
        return self._tables[key].name

    # -- the loop nest ---------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body = self.team.stage(self._gather())
        body += self.team.stage([self._evaluate(n) for n in range(len(self.plan.representation.parts))])
        body += self.team.stage([self._contract(c) for c in self.places.contractions])
        body += self._results()
        if zeros := self._without_block():
            body += self.team.stage([self._clear(zeros)])
        body += self.tile.copy_out(self.graph, "first_cell", "cells_here", self.entries)
        tile = self.tile.array()
        moments = Array("moments", self.places.size * self.team.cells, "shared")
        if self.hold:
            size = max(tile.size, moments.size)
            moments = Array("moments", size, "shared")
            tile = Array("tile", tile.size, "shared", over="moments")
        shared = (Array("fields", self.field_size * self.team.cells, "shared"), moments, tile)
        return LoopNest(
            self.team.threads, shared, tuple(self._tables.values()), tuple(body), self._describe()
        )

    def _describe(self) -> tuple[str, ...]:
        kinds = self.plan.kinds
        blocks = sum(len(kind.blocks) for kind in kinds)
        return (
            "the fields of each cell as polynomials, coordinates from -1 to 1",
            "D at a line of points and its moments in r" if self.early else "D at the points",
            f"moments in the other directions, products of functions in {_AXES[self.plan.dim - 1]}",
            f"entries of {blocks} block{'s' * (blocks > 1)} of components",
        )

    def _gather(self) -> list[Tasks]:
        arrays = [
            (index(first), [(node, "") for _, node in self.plan.powers(*field)])
            for field, first in self._field_places.items()
        ]

        def store(place: Index, value: Node) -> Statement:
            return Store("fields", self.team.at(place), value)

        return gather_tasks(self.team, self.data, arrays, store)

    # -- points ----------------------------------------------------------------------------------------

    def _evaluate(self, number: int) -> Tasks:
        """D at the points of a line, or at one point, and what is stored of it."""
        count = len(self.plan.points(number))
        directions = self.plan.dim - (1 if self.early else 0)

        def body(task: Index) -> list[Statement]:
            head = self._position(number, task, count)
            outputs, names = self._at_points(number)
            values = self.data.loads([node for _, node in outputs], names)
            places = [place for place, _ in outputs]
            return [
                *head,
                *stores(values, names, lambda k, v: Store("moments", self.team.at(task.plus(places[k])), v)),
            ]

        return Tasks(count**directions, body)

    def _position(self, number: int, task: Index, count: int) -> list[Statement]:
        """Coordinates of the line or point in the directions that tasks are told apart by."""
        table = self._table("points", self.plan.points(number), False)
        axes = _AXES[1 if self.early else 0 : self.plan.dim]
        lines: list[Statement] = []
        for d, axis in enumerate(axes):
            place = quotient(task, count**d)
            lines += [
                Integer(f"q{axis}", remainder(place, count) if d + 1 < len(axes) else place),
                Let(axis, self.graph.symbol(Load(table, index(f"q{axis}")))),
            ]
        return lines

    def _field(self, function: str, component: int) -> dict[tuple[int, ...], Node]:
        """The polynomial of a field, as it was stored."""
        first = self._field_places[function, component]
        exponents = [place for place, _ in self.plan.powers(function, component)]
        return {
            place: self.graph.symbol(Load("fields", self.team.at(first + k)))
            for k, place in enumerate(exponents)
        }

    def _at_points(self, number: int) -> tuple[list[tuple[int, Node]], dict[Node, str]]:
        """(place, value) of what the task of a line or point stores, and names of intermediate results."""
        part = self.plan.representation.parts[number]
        axes = _AXES[: self.plan.dim]
        outer = tuple(variable(self.graph, axis) for axis in axes)
        inner = (
            [self.graph.const(fraction(x)) for x in self.plan.points(number)] if self.early else [outer[0]]
        )
        fields = {field: self._field(*field) for field in self._field_places}
        names: dict[Node, str] = {}
        for field, grid in fields.items():
            for powers, node in grid.items():
                names[node] = f"{field[0]}{field[1]}_{''.join(map(str, powers))}"
        wanted = [
            (k, n, b, block.slots[n])
            for k, kind in enumerate(self.plan.kinds)
            for b, block in enumerate(kind.blocks)
            for n, term in enumerate(kind.terms)
            if term.part == number
        ]
        at_points = []
        for q, first in enumerate(inner):
            at = (first, *outer[1:])
            values, own = self._point(part.terms, [slots for *_, slots in wanted], fields, at)
            at_points.append(values)
            names |= {node: f"{name}_{q}" if len(inner) > 1 else name for node, name in own.items()
                      if node not in names}  # fmt: skip
        outputs: list[tuple[int, Node]] = []
        layout = self.places.of_terms
        for w, (k, n, b, _) in enumerate(wanted):
            place, term = layout[k, n], self.plan.kinds[k].terms[n]
            line = [values[w] for values in at_points]
            if not self.early:
                outputs.append((place.first + b * place.block, line[0]))
                continue
            for m, weights in enumerate(term.products[0].weights):
                node = self.graph.sum([(v, f) for v, f in zip(line, weights, strict=True) if f])
                outputs.append((place.first + b * place.block + m * place.line, node))
        return outputs, names

    def _point(
        self, terms: Mapping[SlotPair, Node], slots: Sequence[SlotPair],
        fields: Mapping[tuple[str, int], Mapping[tuple[int, ...], Node]], at: tuple[Node, ...],
    ) -> tuple[list[Node], dict[Node, str]]:  # fmt: skip
        """D of some pairs of slots at one point, and names."""

        def value(slot: Slot) -> Node:
            return self.plan.value(slot, fields[slot.function, slot.component], at)

        def jacobian(i: int, j: int) -> Node:
            return value(Slot(COORDINATES, i, tuple(int(d == j) for d in range(self.plan.dim))))

        geometry: Callable[[Node], Node | None] = lambda _: None  # noqa: E731
        names: dict[Node, str] = {}
        if any(isinstance(node.value, Geometry) for node in symbols(terms.values())):
            geometry, names = geometry_expressions(self.integral, jacobian)

        def replacement(node: Node) -> Node | None:
            return value(node.value) if isinstance(node.value, Slot) else geometry(node)

        return self.graph.substitute([terms[pair] for pair in slots], replacement), names

    # -- the other directions --------------------------------------------------------------------------

    def _contract(self, contraction: Contraction) -> Tasks:
        term = contraction.term
        size = len(term.pairs.weights[0])
        directions = self.plan.dim - (1 if self.early else 0)

        def body(task: Index) -> list[Statement]:
            first = task.times(contraction.line).plus(contraction.first)
            grid: dict[tuple[int, ...], Node] = {}
            loads: list[Let] = []
            # all of them before the first result takes the place of one
            for k, reversed_place in enumerate(itertools.product(range(size), repeat=directions)):
                loads.append(Let(f"d{k}", self.graph.symbol(Load("moments", self.team.at(first.plus(k))))))
                grid[reversed_place[::-1]] = variable(self.graph, f"d{k}")
            middle = term.products[1 if self.early else 0 :]
            values = self._contracted(grid, [p.weights for p in middle] + [term.pairs.weights])
            puts = stores(values, {}, lambda k, v: Store("moments", self.team.at(first.plus(k)), v))
            used = {node.value for node in symbols(values)}
            return [*(let for let in loads if Local(let.name) in used), *puts]

        return Tasks(contraction.tasks, body)

    def _contracted(
        self, grid: dict[tuple[int, ...], Node], weights: Sequence[Sequence[Sequence[Fraction]]]
    ) -> list[Node]:
        """Values in the order [first direction]...[last direction]."""
        for d, rows in enumerate(weights):
            lines: dict[tuple[int, ...], dict[int, Node]] = {}
            for place, node in grid.items():
                lines.setdefault((*place[:d], *place[d + 1 :]), {})[place[d]] = node
            grid = {
                (*rest[:d], m, *rest[d:]): self.graph.sum([(line[q], f) for q, f in enumerate(row) if f])
                for rest, line in lines.items()
                for m, row in enumerate(rows)
            }
        return [grid[place] for place in sorted(grid)]

    # -- the element matrix ----------------------------------------------------------------------------

    @property
    def _between(self) -> range:
        """Directions between the first and the last."""
        return range(1, self.plan.dim - 1)

    def _result_classes(self) -> list[tuple[int, tuple[int, ...]]]:
        """(kind, test functions of the directions between) of the classes of the last stage."""
        return [
            (k, functions)
            for k, kind in enumerate(self.plan.kinds)
            for functions in itertools.product(range(kind.functions[0]), repeat=len(self._between))
        ]

    def _results(self) -> list[Statement]:
        classes = self._result_classes()
        if not self.hold:
            return self.team.stage([self._entries(*c, None) for c in classes])
        kept = Array("E", self.most_entries, "private")
        compute = self.team.one_of([self._entries(*c, "E") for c in classes])
        put = self.team.one_of([self._entries(*c, "tile") for c in classes])
        tasks = self.result_items // self.team.cells
        head: list[Statement] = [
            Integer("lane", remainder("item", self.team.cells)),
            Integer("work", quotient("item", self.team.cells)),
            Declare(kept),
        ]
        inside = less("work", tasks)
        phases = (Guard(inside, tuple(compute)), Barrier(), Guard(inside, tuple(put)))
        return [Lanes("item", self.team.threads, (*head, *phases))]

    @property
    def stage_tasks(self) -> tuple[int, ...]:
        """Tasks of a cell in each stage but the last."""
        points = [
            len(self.plan.points(n)) ** (self.plan.dim - int(self.early))
            for n in range(len(self.plan.representation.parts))
        ]
        return len(self._field_places), sum(points), sum(c.tasks for c in self.places.contractions)

    @property
    def most_entries(self) -> int:
        """Entries of a task of the last stage."""
        return max(self._entries_of(k) for k, _ in self._result_classes())

    def _entries_of(self, k: int) -> int:
        rows, columns = self.plan.kinds[k].functions
        return rows * columns * prod(columns for _ in self._between)

    @property
    def result_items(self) -> int:
        """Work items of the last stage."""
        return self.team.cells * sum(
            len(self.plan.kinds[k].blocks) * len(self.plan.kinds[k].lines) for k, _ in self._result_classes()
        )

    def _entries(self, k: int, functions: tuple[int, ...], only: str | None) -> Tasks:
        """Entries of blocks of a kind: computed and put into the tile, or one of both (``E``, ``tile``)."""
        kind = self.plan.kinds[k]
        lines = kind.lines

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = []
            line, block = task, index(0)
            if len(kind.blocks) > 1:
                head.append(Integer("block", quotient(task, len(lines))))
                line, block = task.plus(Index(0, (("block", -len(lines)),))), index("block")
            if only == "tile":
                head, values = [], []
                if kind.within and len(kind.blocks) > 1:
                    head.append(Integer("block", quotient(task, len(lines))))
            else:
                values = self._values(k, functions, line, block, head)
            if only == "E":
                return [*head, *stores(values, {}, lambda n, v: Store("E", index(n), v))]
            if only == "tile":
                values = [self.graph.symbol(Load("E", index(n))) for n in range(self._entries_of(k))]
            head += self._dofs(kind, functions, task)
            return [*head, *self._puts(kind, values, line)]

        return Tasks(len(kind.blocks) * len(lines), body)

    def _without_block(self) -> list[int]:
        """Entries of the element matrix that no pair of components reaches."""
        assert self.integral.test is not None
        assert self.integral.trial is not None
        pairs = {(b.test, b.trial) for kind in self.plan.kinds for b in kind.blocks}
        pairs |= {(b.trial, b.test) for kind in self.plan.kinds if kind.mirrored for b in kind.blocks}
        tests, trials = self.integral.test.layout.fields, self.integral.trial.layout.fields
        reached = {
            row * self.integral.columns + column
            for i, j in pairs
            for row in tests[i].dofs
            for column in trials[j].dofs
        }
        return [entry for entry in range(self.entries) if entry not in reached]

    def _clear(self, entries: Sequence[int]) -> Tasks:
        table = self._table("zero_entry", entries, True)

        def body(task: Index) -> list[Statement]:
            place = self.tile.place("lane", index("entry"))
            return [Integer("entry", entry_of(table, task)), Store("tile", place, self.graph.zero)]

        return Tasks(len(entries), body)

    def _values(
        self, k: int, functions: tuple[int, ...], line: Index, block: Index, head: list[Statement]
    ) -> list[Node]:
        """Entries of one task, [trial functions between][first test][first trial]."""
        kind = self.plan.kinds[k]
        read: dict[int, dict[tuple[int, ...], Node]] = {}
        known: dict[str, str] = {}
        for number, (n, term) in enumerate(kind.readings):
            pair = self._pair(kind, term, line, known, head)
            read[number] = self._moments(self.places.of_terms[k, n], term, block, pair)
        values = []
        for columns in itertools.product(range(kind.functions[1]), repeat=len(functions)):
            entries = self.plan.entries(kind, read, tuple(zip(functions, columns, strict=True)))
            values += [entries[key] for key in sorted(entries)]
        return values

    def _pair(
        self, kind: Kind, term: Term, line: Index, known: dict[str, str], head: list[Statement]
    ) -> Index:
        """Number of the product of the last direction that the task reads."""
        numbers = [term.pairs.number[i][j] for i, j in kind.lines]
        if numbers == list(range(len(numbers))):
            return line
        table = self._table("pair_of_line", numbers, True)
        if table not in known:
            known[table] = f"pair{len(known)}"
            head.append(Integer(known[table], entry_of(table, line)))
        return index(known[table])

    def _moments(self, place: Place, term: Term, block: Index, pair: Index) -> dict[tuple[int, ...], Node]:
        sizes = [len(p.weights) for p in term.products]
        pairs = len(term.pairs.weights)
        result = {}
        for m in itertools.product(*map(range, sizes)):
            inner = 0
            for d, number in enumerate(m[1:], 1):
                inner = inner * sizes[d] + number
            step = place.line if self.early else prod(sizes[1:]) * pairs
            at = pair.plus(place.first + m[0] * step + inner * pairs).plus(block.times(place.block))
            result[m] = self.graph.symbol(Load("moments", self.team.at(at)))
        return result

    def _dofs(self, kind: Kind, functions: tuple[int, ...], task: Index) -> list[Statement]:
        """Integers: rows and columns of the element matrix of the task."""
        assert self.integral.test is not None
        assert self.integral.trial is not None
        rows: list[int] = []
        columns: list[int] = []
        counts = kind.functions
        for block in kind.blocks:
            test = self._dof_of(self.integral.test.layout.fields[block.test])
            trial = self._dof_of(self.integral.trial.layout.fields[block.trial])
            for i, j in kind.lines:
                rows += [test[(a, *functions, i)] for a in range(counts[0])]
                columns += [
                    trial[(b, *between, j)]
                    for between in itertools.product(range(counts[1]), repeat=len(functions))
                    for b in range(counts[1])
                ]
        tasks = len(kind.blocks) * len(kind.lines)
        result: list[Statement] = []
        for name, numbers in (("row", rows), ("column", columns)):
            width = len(numbers) // tasks
            table = self._table(f"{name}_of_task", numbers, True)
            result += [
                Integer(f"{name}{n}", entry_of(table, task.times(width).plus(n))) for n in range(width)
            ]
        return result

    @staticmethod
    def _dof_of(member: Field) -> dict[tuple[int, ...], int]:
        return dict(zip(basis(member.element).factor_index, member.dofs, strict=True))

    def _puts(self, kind: Kind, values: Sequence[Node], line: Index) -> list[Statement]:
        """Entries into the tile, and those that mirror them."""
        rows, columns = kind.functions
        per_column = rows * columns
        places = [
            (f"row{n % per_column // columns}", f"column{n // per_column * columns + n % columns}")
            for n in range(len(values))
        ]
        size = self.integral.columns
        plain = stores(values, {}, lambda n, v: self._put(places[n][0], places[n][1], size, v))
        if not kind.mirrored:
            return plain
        named: list[Statement] = []
        held: list[Node] = []
        for n, statement in enumerate(plain):
            if isinstance(statement, Store):
                name = f"e{len(held)}"
                named.append(Let(name, statement.value))
                held.append(variable(self.graph, name))
            else:
                named.append(statement)
            assert n >= 0
        own = [self._put(r, c, size, v) for (r, c), v in zip(places, held, strict=True)]
        mirror = tuple(self._put(c, r, size, v) for (r, c), v in zip(places, held, strict=True))
        if not kind.within:
            return [*named, *own, *mirror]
        differs = self._table("is_mirrored", [int(i != j) for i, j in kind.lines], True)
        return [*named, *own, Guard(compare(entry_of(differs, line), "!=", 0), mirror)]

    def _put(self, row: str, column: str, size: int, value: Node) -> Store:
        entry = Index(0, ((row, size), (column, 1)))
        return Store("tile", self.tile.place("lane", entry), value)
