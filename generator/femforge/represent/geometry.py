"""Geometry of a cell: rewriting by the adjugate, and the expressions of J, its adjugate and determinant.

With adj = det(J) J^-1, a term with n factors of J^-1 and |det J| is  adj..adj sign(det J)^n |det J|^(1-n):
one division a cell (or point) serves all entries of G, and adj is polynomial in J.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from femforge.ir.integral import Geometry, Integral
from femforge.ir.polynomial import Monomial, NotPolynomial, Polynomial, expand, to_node
from femforge.ir.scalar import Graph, Node, count_operations

_EXPANSION_LIMIT = 200


def to_adjugate(graph: Graph, polynomial: Polynomial) -> Polynomial:
    """Rewrite a polynomial in J^-1 entries, det J and \\|det J\\| by the adjugate and one scale a term."""
    result: Polynomial = {}
    for monomial, c in polynomial.items():
        key = _adjugate_monomial(graph, monomial)
        result[key] = result.get(key, Fraction(0)) + c
    return {m: c for m, c in result.items() if c}


def _adjugate_monomial(graph: Graph, monomial: Monomial) -> Monomial:
    atoms: Sequence[Node] = monomial
    for member in (0, 1) if any(map(_of_second, monomial)) else (0,):
        atoms = _by_adjugate_of(graph, atoms, member)
    return tuple(sorted(_cancelled(graph, atoms), key=lambda n: n.id))


def _cancelled(graph: Graph, atoms: Sequence[Node]) -> list[Node]:
    """Factors without those that others are the reciprocals of: a normal's length times an area."""
    kept = list(atoms)
    for atom in atoms:
        if atom.kind == "quotient" and atom.args[0] is graph.one and atom.args[1] in kept:
            kept.remove(atom)
            kept.remove(atom.args[1])
    return kept


def _of_second(atom: Node) -> bool:
    """Whether an atom is the determinant, or an entry of the inverse, of the second cell of an interior facet."""
    inner = atom.args[0] if atom.kind == "call" and atom.value == "fabs" else atom
    return isinstance(inner.value, Geometry) and inner.value.member == 1


def _by_adjugate_of(graph: Graph, monomial: Sequence[Node], member: int) -> list[Node]:
    determinant = graph.symbol(Geometry("detJ", member=member))
    absolute = graph.call("fabs", determinant)
    sign = graph.call("copysign", graph.one, determinant)
    atoms: list[Node] = []
    exponent = absolutes = signs = 0
    for atom in monomial:
        if atom is determinant:
            exponent += 1
        elif atom is absolute:
            absolutes += 1
        elif atom is sign:
            signs += 1
        elif isinstance(atom.value, Geometry) and atom.value.kind == "Jinv" and atom.value.member == member:
            exponent -= 1
            atoms.append(graph.symbol(atom.value._replace(kind="adj")))
        else:
            atoms.append(atom)
    total = exponent + absolutes
    if total:
        atoms.append(graph.power(absolute, total))
    if (exponent + signs) % 2:
        atoms.append(sign)
    return atoms


def by_adjugate(graph: Graph, nodes: Sequence[Node], is_variable: Callable[[Node], bool]) -> list[Node]:
    """Expressions free of J^-1, by expansion or by substitution, whichever takes fewer operations.

    Args:
        graph: owner of the expressions.
        nodes: expressions in Jinv, detJ, J and anything else.
        is_variable: symbols in which an expression has to be polynomial to be expanded.
    """

    def replacement(node: Node) -> Node | None:
        if isinstance(node.value, Geometry) and node.value.kind == "Jinv":
            determinant = graph.symbol(Geometry("detJ", member=node.value.member))
            adjugate = graph.symbol(node.value._replace(kind="adj"))
            return graph.product([adjugate, graph.quotient(graph.one, determinant)])
        return None

    substituted = graph.substitute(nodes, replacement)
    try:
        polynomials = expand(nodes, is_variable, _EXPANSION_LIMIT)
    except NotPolynomial:
        return substituted
    expanded = [to_node(graph, to_adjugate(graph, p)) for p in polynomials]
    expanded = graph.substitute(expanded, replacement)
    return min(substituted, expanded, key=count_operations)


def determinant_and_adjugate(graph: Graph, J: Sequence[Sequence[Node]]) -> tuple[Node, list[list[Node]]]:
    """det J and adj J = det(J) J^-1 of a 1x1, 2x2 or 3x3 matrix of expressions."""
    dim = len(J)
    if dim == 1:
        return J[0][0], [[graph.one]]
    if dim == 2:
        adjugate = [[J[1][1], -J[0][1]], [-J[1][0], J[0][0]]]
    else:
        adjugate = [[_cofactor(J, column, row) for column in range(3)] for row in range(3)]
    determinant = graph.sum([(J[0][k] * adjugate[k][0], 1) for k in range(dim)])
    return determinant, adjugate


def _cofactor(J: Sequence[Sequence[Node]], row: int, column: int) -> Node:
    a, b = (row + 1) % 3, (row + 2) % 3
    c, d = (column + 1) % 3, (column + 2) % 3
    return J[a][c] * J[b][d] - J[a][d] * J[b][c]


#: Entry J[i][j] = d x_i / d xi_j of a member: of (i, j, member).
Jacobian = Callable[[int, int, int], Node]
#: Ends of the names of what belongs to each of the two cells of an interior facet.
_SIDES = ("_plus", "_minus")


def geometry_members(nodes: Iterable[Node]) -> list[int]:
    """The members whose Jacobians expressions have."""
    return sorted({key.member for node in nodes for key in node.symbols if isinstance(key, Geometry)})


def geometry_expressions(
    integral: Integral, jacobian: Jacobian, members: Iterable[int]
) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
    """How to replace geometry symbols, given the Jacobian's entries.

    Args:
        integral: for its dimension and graph.
        jacobian: their expressions.
        members: whose symbols there are.

    Returns:
        A replacement for :meth:`Graph.substitute`, and names for the intermediate results.
    """
    cells = {member: _Cell(integral.graph, integral.gdim, jacobian, member) for member in members}
    names: dict[Node, str] = {}
    for member, cell in cells.items():
        for node, name in cell.names.items():
            names.setdefault(node, name + (_SIDES[member] if integral.members > 1 else ""))

    def replacement(node: Node) -> Node | None:
        return cells[node.value.member].value(node.value) if isinstance(node.value, Geometry) else None

    return replacement, names


class _Cell:
    """Jacobian, adjugate and determinant of one member."""

    def __init__(self, graph: Graph, dim: int, jacobian: Jacobian, member: int) -> None:
        self.graph = graph
        self.J = [[jacobian(i, j, member) for j in range(dim)] for i in range(dim)]
        self.determinant, self.adjugate = determinant_and_adjugate(graph, self.J)

    @property
    def names(self) -> dict[Node, str]:
        """Of everything that a kernel may have of it."""
        graph, determinant, dim = self.graph, self.determinant, len(self.J)
        names: dict[Node, str] = {}
        for i in range(dim):
            for j in range(dim):
                names.setdefault(self.J[i][j], f"J{i}{j}")
                names.setdefault(self.adjugate[i][j], f"adj{i}{j}")
        names.setdefault(determinant, "detJ")
        absolute = graph.call("fabs", determinant)
        names.setdefault(absolute, "abs_detJ")
        names.setdefault(graph.quotient(graph.one, absolute), "inv_abs_detJ")
        names.setdefault(graph.quotient(graph.one, determinant), "inv_detJ")
        names.setdefault(graph.call("copysign", graph.one, determinant), "sign_detJ")
        return names

    def value(self, key: Geometry) -> Node:
        """The expression of a symbol."""
        if key.kind == "Jinv":
            return self.graph.quotient(self.adjugate[key.row][key.column], self.determinant)
        if key.kind == "detJ":
            return self.determinant
        return {"J": self.J, "adj": self.adjugate}[key.kind][key.row][key.column]
