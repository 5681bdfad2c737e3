"""How many scalars a thread has to hold at a time, and which of them had better stand in shared memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from femforge.ir.integral import Dof, GeometryEntry, Local, PointEntry
from femforge.ir.scalar import Node, postorder, reachable, symbols
from femforge.represent.expressions import Expressions
from femforge.represent.levels import Level, NestedSums
from femforge.represent.remembered import remembered
from femforge.represent.running_sums import running_sums

#: 32-bit registers of a thread for what is no scalar of a cell that is written out, as addresses and numbers (of loops:
#: schedule/rows and schedule/lines), and from which number on what scalars take counts twice: with many alive,
#: compilers need room to order what is computed (ptxas 13, sm_90: 52 scalars of 64 bits fit 128 registers, of two
#: kernels with 72 one takes 208 and the other 252; with 84 to 155 all fit 255 or nearly). By nodes, where more is
#: counted as alive, they do not: 39, 57, 66, 87, 98 and 113 take 90, 188, 154, 192, 218 and 220.
_OTHER_WHEN_WRITTEN, _MANY = 24, 104

#: Of the values alive in the order of the statements of a loop, the share that compilers hold at least, and how many
#: fewer: they order better, but less than the best (ptxas 13, sm_90, diagonals on hexahedra, whose fluxes at all points
#: of a line are summed last: of 35 and 38 alive, 22 are held, of 47, 30, of 68 and 72, 47 and 51).
_ORDERED_SHARE, _ORDERED_LESS = Fraction(4, 5), 8

#: Scalars of 64 bits of a line that fit 255 registers; what it was given can be read again (ptxas 13, sm_90: 117 just
#: fit, 136 spill 33 registers).
_MOST_OF_A_LINE = 117


def live_values(plan: NestedSums, in_rows: Collection[str] = ()) -> int:
    """Most scalars that are alive at the same time within the loops, those of tables not counted.

    Args:
        plan: loops of a cell.
        in_rows: names of values and sums that stand in memory.
    """
    if not plan.nests:
        return _live_in_line(plan)
    return max(_held_outside(plan, nest, in_rows) + _peak(nest[-1]) for nest in plan.nests)


def _live_in_line(plan: NestedSums) -> int:
    """The same of a line of points that is written out: values in their order, then each result."""
    own = plan.cell.values
    named = set(own.values())
    order = postorder([*own.values(), *plan.results])
    return _most_alive(
        order, lambda node: list(_operands(node, own, True)), lambda node: node in named or is_computed(node)
    )


def _held_outside(plan: NestedSums, nest: Sequence[Level], in_rows: Collection[str]) -> int:
    """Scalars that a thread holds while the innermost loop of a rule runs."""
    if plan.written > 1:
        return sum(name not in in_rows for name in touched_in(nest))
    outside = [plan.cell, *nest[:-1]]
    return sum(name not in in_rows for level in outside for name in (*level.values, *level.sums))


def wanted_in(plan: NestedSums, nest: Sequence[Level], long_line: int, in_rows: Collection[str] = ()) -> int:
    """Scalars that compilers want registers for within the loops of one rule, see :func:`names_for_rows`."""
    peak = _peak(nest[-1])
    more = max(0, peak - long_line)
    return _held_outside(plan, nest, in_rows) + peak + (more if plan.written > 1 else more * 3 // 2)


def registers_when_written(expressions: Expressions, scalar_bytes: int) -> int:
    """32-bit registers that a thread wants for a cell that is written out."""
    words = live_when_written(expressions) * scalar_bytes // 4
    room = 0 if expressions.by_nodes else max(0, words - _MANY)
    return words + room + _OTHER_WHEN_WRITTEN


@remembered
def live_when_written(expressions: Expressions) -> int:
    """Most scalars that are alive at the same time where a cell is written out, its data from first to last use."""
    used = set(reachable(expressions.outputs))
    first = [node for node in expressions.first if node in used]
    return _live_in_order(first, expressions.outputs, expressions.by_nodes)


@remembered
def live_when_running(expressions: Expressions) -> int:
    """The same where sums are added up as their terms become known (:mod:`femforge.represent.running_sums`)."""
    if not expressions.groups:
        return live_when_written(expressions)
    first, outputs = running_sums(expressions.outputs, expressions.groups)
    return _live_in_order(list(first), outputs, expressions.by_nodes)


def _live_in_order(first: Sequence[Node], outputs: Sequence[Node], by_nodes: bool) -> int:
    """Most scalars that are alive where some results are computed before any other.

    A scaled column of a contraction counts until it is made, as compilers make it again where it is used; values at
    nodes until their last use (p-Laplacian on P2 tetrahedra, 192 registers: 87 are alive so, 48 otherwise).
    """
    order = postorder([*dict.fromkeys(first), *outputs])
    operands = _read_by_users if by_nodes else lambda node: [arg for arg in node.args if is_held(arg)]
    return _most_alive(order, operands, is_held, outputs)


def _read_by_users(node: Node) -> list[Node]:
    """What a node of written code reads from registers; what is held is read where its user stands."""
    if node.kind == "hold":
        return []
    inner = [arg.args[0] if arg.kind == "hold" else arg for arg in node.args]
    return [arg for arg in inner if is_held(arg)]


@remembered
def _peak(level: Level) -> int:
    """Most scalars that compilers hold within a turn of the innermost loop.

    These are what is alive if a value that waits to be summed is summed at once, and a share of what is alive in the
    order of the statements, where it waits.
    """
    own = dict(level.values)
    added = [node for _, node in level.additions]
    used = set(reachable(added))
    order = postorder([*own.values(), *(node for node in level.first if node in used), *added])
    summed_at_once = _most_alive(order, lambda node: list(_operands(node, own, False)), is_computed)
    in_order = _most_alive(order, lambda node: list(_operands(node, own, True)), is_computed)
    return max(summed_at_once, int(in_order * _ORDERED_SHARE) - _ORDERED_LESS)


def live_values_written(roots: Sequence[Node]) -> int:
    """Most scalars that are alive at the same time where expressions are computed, and stored, one after another."""
    return _most_alive(
        postorder(roots), lambda node: [arg for arg in node.args if is_computed(arg)], is_computed
    )


def _most_alive(
    order: Sequence[Node], operands: Callable[[Node], list[Node]], counts: Callable[[Node], bool],
    results: Collection[Node] = (),
) -> int:  # fmt: skip
    """Most nodes that are alive, each from where it stands in an order to its last use; results to the end."""
    last = {value: number for number, node in enumerate(order) for value in operands(node)}
    kept = set(results)
    alive = most = 0
    for number, node in enumerate(order):
        alive += counts(node)
        most = max(most, alive)
        alive -= sum(last[value] == number and value not in kept for value in set(operands(node)))
        alive -= counts(node) and node not in last and node not in kept
    return most


def _operands(node: Node, own: Mapping[str, Node], wait: bool) -> Iterator[Node]:
    """Computed values that a node uses; the name of a value of the level is that value.

    Args:
        node: that uses them.
        own: values of the level by name.
        wait: whether what is held for a sum is used by that sum, and not where it becomes known.
    """
    if wait and node.kind == "hold":
        return
    for arg in node.args:
        while wait and arg.kind == "hold":
            arg = arg.args[0]
        if isinstance(arg.value, Local) and arg.value.text in own:
            yield own[arg.value.text]
        elif is_computed(arg):
            yield arg


def is_computed(node: Node) -> bool:
    """Whether a node is a number that is computed."""
    return node.kind not in ("const", "symbol", "hold", "compare", "and", "or", "not")


def is_held(node: Node) -> bool:
    """Whether a node of written code takes a register: what is computed, and data of the cell."""
    return is_computed(node) or isinstance(node.value, (Dof, GeometryEntry, PointEntry))


def names_for_rows(plan: NestedSums, room: int, most: int, long_line: int) -> tuple[str, ...]:
    """What of a cell stands in memory so that the rest fits a thread's registers; nothing if all does.

    First goes what is touched once in a plane, then what is touched once in a line, of the cell and then of the plane.

    Args:
        plan: loops of a cell.
        room: scalars that a thread has registers for.
        most: scalars in memory.
        long_line: scalars alive in the innermost loop; for each one beyond, compilers want one and a half more.
    """
    if min(len(nest) for nest in plan.nests) < 2:
        return ()
    inside = _used_innermost(plan)
    values, sums = plan.cell.values, plan.cell.sums
    ranked = [
        *(name for name in sums if name not in inside),
        *(name for name in values if name not in inside),
        *(name for name in sums if name in inside),
    ]
    excess = max(wanted_in(plan, nest, long_line) for nest in plan.nests) - room
    found = ranked[: max(0, min(excess, most))]
    for nest in plan.nests:
        excess = wanted_in(plan, nest, long_line, found) - room
        found += _of_planes(nest)[: max(0, min(excess, most - len(found)))]
    return tuple(dict.fromkeys(found))


def _of_planes(nest: Sequence[Level]) -> list[str]:
    """Values and sums of the loops outside the innermost one, those first that a turn of it touches the least."""
    touched = touched_in(nest)
    names = [name for level in nest[:-1] for name in (*level.values, *level.sums)]
    return sorted(names, key=lambda name: touched[name])


def touched_in(nest: Sequence[Level]) -> Counter[str]:
    """How often a turn of the innermost loop reads and writes what is outside it, by name."""
    inner = nest[-1]
    touched = Counter(
        arg.value.text
        for node in postorder(inner.roots())
        for arg in node.args
        if isinstance(arg.value, Local) and arg.value.text not in inner.values
    )
    for name, _ in inner.additions:
        touched[name] += 2  # read and written
    return touched


def names_of_line(plan: NestedSums, scalar_bytes: int) -> tuple[str, ...]:
    """What of a line that a thread has stands in memory so that the rest fits its registers; nothing if all does.

    Args:
        plan: the line's loop over its points; of one that is written out everything is in registers.
        scalar_bytes: of a scalar.
    """
    if not plan.nests:
        return ()
    excess = live_values(plan) - _MOST_OF_A_LINE * 8 // scalar_bytes
    return tuple(list(plan.cell.values)[: max(0, excess)])


def _used_innermost(plan: NestedSums) -> set[str]:
    """Names that the innermost loops use or add to."""
    found: set[str] = set()
    for nest in plan.nests:
        found |= {name for name, _ in nest[-1].additions}
        roots = nest[-1].roots()
        found |= {n.value.text for n in symbols(roots) if isinstance(n.value, Local)}
    return found
