"""Where a team's threads add results that they have in registers, with no stop in shared memory.

A thread that has tested with all functions of a direction adds what it has. That saves two accesses to shared memory
for each result and two for each offset, and a barrier: teams on hexahedra of degree 3 to 8 are up to 1.14 times as fast
(H200, CEED's bake-off problems; mass of degree 7 and 8, 0.97 to 0.99). The way in is no mirror of it: columns that
threads load themselves leave lanes without loads, and take 1.00 to 1.12 times as long.
"""

from __future__ import annotations

from collections.abc import Sequence

from femforge.ir.integers import Index, IntegerExpression, entry_of, index, total
from femforge.ir.statements import Integer, IntegerLoads, Statement
from femforge.kernels.access.spaces import component_of_node
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OFFSETS
from femforge.kernels.team import TableSet

#: Dofs of a class of tasks: [component][number of a task among those of a component][result of the task].
TaskDofs = Sequence[Sequence[Sequence[int]]]


def entries_of_results(
    data: VectorData, tables: TableSet, dofs: TaskDofs, number: Index, component: IntegerExpression
) -> tuple[list[Statement], list[Index]]:
    """Statements that lead to the entries of the L-vector for the results of a task of the cell ``cell``, and these.

    Args:
        data: access to L-vectors.
        tables: where tables of nodes are made.
        dofs: of the tasks; those of one node have the same place for all components.
        number: of the task among those of a component.
        component: of the task, by its number among the fields of the class.
    """
    space = data.space
    lines: list[Statement] = []
    nodes = [[[space.places[dof][0] for dof in task] for task in own] for own in dofs]
    field = "component"
    if space.components > 1 and any(own != nodes[0] for own in nodes):
        # of two cells: fields of both have the same components, and other nodes
        field = "field"
        lines.append(Integer(field, component))
        component = index(field)
    if len(dofs) > 1 or space.components > 1:
        listed = [space.places[own[0][0]][1] if space.components > 1 else c for c, own in enumerate(dofs)]
        lines.append(Integer("component", _one_of(listed, component, tables)))
    shifts, entry = component_of_node(space, "d")
    places = _nodes(nodes, number, field, tables)
    lines += [*shifts, *(Integer(f"node{k}", place) for k, place in enumerate(places))]
    of_cell = data.vectors.place(space.nodes)
    for k in range(len(places)):
        lines.append(IntegerLoads((f"d{k}",), OFFSETS, of_cell.plus(f"node{k}"), data.index_bits))
    return lines, [entry.replaced("d", f"d{k}") for k in range(len(places))]


def _one_of(components: Sequence[int], number: IntegerExpression, tables: TableSet) -> IntegerExpression:
    """One of some components, by its number among them."""
    if len(components) == 1:
        return index(components[0])
    first = components[0]
    if list(components) == list(range(first, first + len(components))):
        return total(number, first) if first else number
    return entry_of(tables.name("component_of_task", components, True), number)


def _nodes(nodes: TaskDofs, number: Index, field: str, tables: TableSet) -> list[IntegerExpression]:
    """The nodes of a task: numbered as tasks and results are, or from a table; ``field`` has the number of the task's
    among those of the class, where their nodes differ."""
    if all(own == nodes[0] for own in nodes):
        nodes = nodes[:1]
    count, size = len(nodes[0]), len(nodes[0][0])
    listed = [own[task][k] for own in nodes for k in range(size) for task in range(count)]
    step = listed[1] - listed[0] if count > 1 else 0
    further = listed[count] - listed[0] if size > 1 else 0
    if listed == [listed[0] + k * further + task * step for k in range(size) for task in range(count)]:
        return [number.times(step).plus(listed[0] + k * further) for k in range(size)]
    table = tables.name("node_of_task", listed, True)
    own = number if len(nodes) == 1 else number.plus(Index(0, ((field, size * count),)))
    return [entry_of(table, own.plus(k * count)) for k in range(size)]
