"""What UFCx hands a kernel of one cell or facet, and how the kernel's own arrays are made of it.

On facets and vertices these are the numbers of the facet in its cells and of its orientation: dofs and nodes are put in
the order in which they are seen from there, and results back in that of the cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from femforge.emit.host import HostStatements
from femforge.ir.element import Field, Layout
from femforge.ir.integral import Integral
from femforge.kernels.access.views import TABLE, VIEWS
from femforge.reference import FACET_CELLS, View, orientations, seen_layout, views
from femforge.reference.seen_geometry import view_rows

#: Components of a coordinate in UFCx.
_COMPONENTS = 3


@dataclass(frozen=True)
class OneEntity:
    """Names of UFCx's parameters (comments where they are not used), and what stands around the computation.

    Attributes:
        tensor, w, c, coordinates, entity, permutation: the parameters.
        before, after: lines.
    """

    tensor: str
    w: str
    c: str
    coordinates: str
    entity: str
    permutation: str
    before: list[str]
    after: list[str]


def cell_face(
    integral: Integral,
    printer: HostStatements,
    used: set[str],
    packed: tuple[str, str] = ("packed_coefficients", "packed_constants"),
) -> OneEntity:
    """Of a cell: the kernel's arrays are UFCx's.

    Args:
        integral: what is integrated.
        printer: of the function's statements.
        used: arrays that are read.
        packed: names of the arrays of all coefficients and constants.
    """
    coefficients = _pointers(printer, packed[0], _offsets(integral), used)
    constants = _constants(integral, printer, used, packed[1])
    return OneEntity(
        "A",
        packed[0] if coefficients else printer.unused("w"),
        packed[1] if constants else printer.unused("c"),
        "coordinate_dofs" if "coordinate_dofs" in used else printer.unused("coordinate_dofs"),
        printer.unused("entity_local_index"), printer.unused("quadrature_permutation"),
        [*coefficients, *constants], [],
    )  # fmt: skip


def facet_face(integral: Integral, printer: HostStatements, used: set[str]) -> OneEntity:
    """Of a facet or vertex: arguments as of :func:`cell_face`."""
    seen = _Seen(integral, printer)
    functions = [place for place in _offsets(integral) if place[0] in used]
    # data at points is in the order of the facet's points already, as its orientation has them
    given = [place for place in functions if place[2].fields[0].element.at_points]
    coefficients = [
        *_pointers(printer, "packed_coefficients", given, used),
        *(line for place in functions if place not in given for line in seen.dofs(*place)),
    ]
    constants = _constants(integral, printer, used, "packed_constants")
    nodes = seen.nodes() if "coordinate_dofs" in used else []
    after = seen.results()
    looked_up = seen.tables or integral.views
    oriented = looked_up and seen.turns > 1
    return OneEntity(
        "element_tensor",
        "packed_coefficients" if coefficients else printer.unused("w"),
        "packed_constants" if constants else printer.unused("c"),
        "cell_coordinates" if nodes else printer.unused("coordinate_dofs"),
        "entity_local_index" if looked_up else printer.unused("entity_local_index"),
        "quadrature_permutation" if oriented else printer.unused("quadrature_permutation"),
        [*seen.orders(), *constants, *nodes, *coefficients, *seen.own_numbers(), seen.zeros()], after,
    )  # fmt: skip


def _offsets(integral: Integral) -> list[tuple[str, int, Layout]]:
    """Coefficients with their places in UFCx's ``w``."""
    found, offset = [], 0
    for function in integral.packed:
        found.append((function.name, offset, function.layout))
        offset += function.layout.dim
    return found


def _constants(integral: Integral, printer: HostStatements, used: set[str], packed: str) -> list[str]:
    places: list[tuple[str, int, Layout | None]] = []
    offset = 0
    for constant in integral.constants:
        places.append((constant.name, offset, None))
        offset += constant.size
    return _pointers(printer, packed, places, used)


def _pointers(
    printer: HostStatements, packed: str, places: Iterable[tuple[str, int, Layout | None]], used: set[str]
) -> list[str]:
    """Pointers into an array of UFCx for each (name, offset) that is used."""
    return [
        f"  const {printer.type}* {printer.restrict} {name} = {packed} + {offset};"
        for name, offset, _ in places
        if name in used
    ]


class _Seen:
    """Copies in the order that is seen; tables of orders are made as they are asked for."""

    def __init__(self, integral: Integral, printer: HostStatements) -> None:
        self.integral = integral
        self.printer = printer
        self.scalar = printer.type
        oriented = integral.kind == "interior_facet"
        self.views: tuple[View, ...] = views(integral.cell, integral.region, oriented)
        self.turns = len(orientations(FACET_CELLS[integral.cell])) if oriented else 1
        self.sides = ("plus", "minus")[: integral.members] if oriented else ("own",)
        self.tables: dict[tuple[tuple[int, ...], ...], str] = {}

    def _place(self, layout: Layout, member: int, k: str) -> str:
        """Where the dof that is seen as number ``k`` stands among those of all members."""
        first = f"{member * layout.member_dim} + " if member else ""
        if layout.member_dim == 1:
            return f"{first}{k}"
        rows = tuple(seen_layout(layout, view) for view in self.views)
        table = self.tables.setdefault(rows, f"seen{len(self.tables)}")
        return f"{first}{table}_{self.sides[member]}[{k}]"

    def orders(self) -> list[str]:
        """The tables, [view][dof], and the orders of this entity's members."""
        lines = []
        for rows, name in self.tables.items():
            size = len(rows[0])
            lines.append(f"  {self.printer.constant_table} uint16_t {name}[{len(rows)}][{size}] = {{")
            lines += [f"      {{{', '.join(map(str, row))}}}," for row in rows]
            lines.append("  };")
        for name in self.tables.values():
            for member, side in enumerate(self.sides):
                lines.append(f"  const uint16_t* const {name}_{side} = {name}[{self._view(member)}];")
        return lines

    def _view(self, member: int) -> str:
        """The number of a member's view."""
        view = f"entity_local_index[{member}]"
        return f"{self.turns} * {view} + quadrature_permutation[{member}]" if self.turns > 1 else view

    def own_numbers(self) -> list[str]:
        """What depends on the cells' own numbering: rows of a table, of the views that there are."""
        if not self.integral.views:
            return []
        rows = view_rows(self.integral.cell, self.views, self.integral.views)
        size = len(rows[0])
        return [
            f"  {self.printer.constant_table} {self.scalar} {VIEWS}[{len(rows)}][{size}] = {{",
            *(f"      {{{', '.join(map(repr, row))}}}," for row in rows),
            "  };",
            f"  {self.scalar} {TABLE}[{size * len(self.sides)}];",
            *(
                f"  for (int k = 0; k < {size}; ++k) {TABLE}[{f'{m * size} + ' if m else ''}k] = "
                f"{VIEWS}[{self._view(m)}][k];"
                for m in range(len(self.sides))
            ),
        ]

    def dofs(self, name: str, offset: int, layout: Layout) -> list[str]:
        """An array of a coefficient's dofs."""
        lines = [f"  {self.scalar} {name}[{layout.dim}];"]
        for member in range(len(self.sides)):
            first = f"{member * layout.member_dim} + " if member else ""
            source = f"packed_coefficients[{offset} + {self._place(layout, member, 'k')}]"
            lines.append(f"  for (int k = 0; k < {layout.member_dim}; ++k) {name}[{first}k] = {source};")
        return lines

    def nodes(self) -> list[str]:
        """The array of the nodes' coordinates."""
        field = self.integral.coordinates.layout.fields[0]
        count, ascending = len(field.dofs), sorted(field.dofs)
        scalar = Field(field.element, tuple(map(ascending.index, field.dofs)))
        members = len(self.sides)
        layout = Layout("", self.integral.cell, (scalar,) * members, count * members, 1, members)
        lines = [f"  {self.scalar} coordinate_dofs[{_COMPONENTS * layout.dim}];"]
        for member in range(len(self.sides)):
            to = f"{member * count} + k" if member else "k"
            lines += [
                f"  for (int k = 0; k < {count}; ++k) {{",
                f"    const int from = {_COMPONENTS} * ({self._place(layout, member, 'k')});",
                f"    for (int d = 0; d < {_COMPONENTS}; ++d) "
                f"coordinate_dofs[{_COMPONENTS} * ({to}) + d] = cell_coordinates[from + d];",
                "  }",
            ]
        return lines

    def zeros(self) -> str:
        """The element tensor as it is seen."""
        return f"  {self.scalar} A[{self.integral.rows * self.integral.columns}] = {self.printer.all_zero};"

    def results(self) -> list[str]:
        """What adds it to that of the cells."""
        integral = self.integral
        test = integral.test.layout if integral.test else None
        trial = integral.trial.layout if integral.trial else None
        if test is None:
            return ["  *element_tensor += A[0];"]
        lines = []
        for side in range(test.members):
            begin = side * test.member_dim
            row = self._place(test, side, f"(i - {begin})" if begin else "i")
            lines.append(f"  for (int i = {begin}; i < {begin + test.member_dim}; ++i) {{")
            if trial is None:
                lines += [f"    element_tensor[{row}] += A[i];", "  }"]
                continue
            lines.append(f"    const int row = {integral.columns} * ({row});")
            for other in range(trial.members):
                first = other * trial.member_dim
                column = self._place(trial, other, f"(j - {first})" if first else "j")
                lines += [
                    f"    for (int j = {first}; j < {first + trial.member_dim}; ++j) "
                    f"element_tensor[row + {column}] += A[{integral.columns} * i + j];",
                ]
            lines.append("  }")
        return lines
