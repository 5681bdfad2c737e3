"""Random form files: elements, degrees, coefficients and nonlinear factors, drawn by hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

DIMENSION = {"interval": 1, "triangle": 2, "tetrahedron": 3, "quadrilateral": 2, "hexahedron": 3}
#: Scalar elements by cell, lowest dimension first.
SCALARS = {
    "interval": ["P 1", "P 2", "P 3", "DP 0", "DP 2", "Bubble 2", "P 4 gll"],
    "triangle": ["P 1", "P 2", "P 3", "DP 0", "DP 1", "CR 1", "P 1 + Bubble 3", "P 3 gll"],
    "tetrahedron": ["P 1", "P 2", "DP 0", "DP 1", "CR 1", "P 1 + Bubble 4"],
    "quadrilateral": ["Q 1", "Q 2", "DQ 0", "DQ 1", "Bubble 2", "Q 3 gll"],
    "hexahedron": ["Q 1", "Q 2", "DQ 0", "DQ 1"],
}
_UNARY = ("sin({})", "exp(-{})", "sqrt(1 + {}**2)", "1/(2 + {}**2)", "({})**2", "cos({})", "atan({})", "ln(2 + {}**2)",
          "erf({})", "abs({})", "conditional(lt({0}, 0.4), {0}, 0.2)", "max_value({}, 0.3)", "tanh({})")  # fmt: skip
#: A side of a facet, or what there is on both; and what couples whole functions of one space, over cells or so.
_SIDES = ("({})('+')", "({})('-')", "jump({})", "avg({})")
_WHOLE = ("inner(grad(u), grad(v))", "inner(u, v)")
_WHOLE_BETWEEN = ("inner(jump(u), jump(v))", "inner(jump(grad(u)), avg(grad(v)))", "inner(u('+'), v('-'))",
                  "inner(avg(grad(u)), avg(grad(v)))")  # fmt: skip
_SIZES = ("CellDiameter(mesh)", "MaxCellEdgeLength(mesh)", "CellVolume(mesh)", "Circumradius(mesh)")


@dataclass(frozen=True)
class Space:
    """An element as text, and the shape of its values (``None`` for a mixed one with so many components)."""

    text: str
    shape: tuple[int, ...] | None
    components: int = 1

    def view(self, draw: Callable[..., Any], name: str) -> str:
        """A scalar component of a function on it."""
        if self.shape == ():
            return name
        if self.shape is None or len(self.shape) == 1:
            return f"{name}[{draw(st.integers(0, self.components - 1))}]"
        return f"{name}[{', '.join(str(draw(st.integers(0, extent - 1))) for extent in self.shape)}]"


def _scalar_text(spec: str, cell: str) -> str:
    joined = []
    for part in spec.split(" + "):
        family, degree, *variant = part.split()
        more = ', variant="gll"' if variant else ""
        joined.append(f'FiniteElement("{family}", {cell}, {degree}{more})')
    return " + ".join(joined)


@st.composite
def _spaces(draw: Callable[..., Any], cell: str) -> Space:
    dim = DIMENSION[cell]
    scalar = _scalar_text(draw(st.sampled_from(SCALARS[cell])), cell)
    low = _scalar_text(SCALARS[cell][0], cell)
    kind = draw(st.sampled_from(["scalar", "scalar", "scalar", "vector", "tensor", "mixed", "equal"]))
    if kind == "vector":
        size = draw(st.sampled_from([dim, 2]))
        return Space(f"VectorElement({low}, dim={size})", (size,), size)
    if kind == "tensor" and dim < 3:
        symmetry = draw(st.booleans())
        return Space(f"TensorElement({low}, shape=(2, 2), symmetry={symmetry})", (2, 2), 4)
    if kind == "mixed" and dim < 3:
        return Space(f"MixedElement([VectorElement({scalar}, dim={dim}), {low}])", None, dim + 1)
    if kind == "equal":
        return Space(f"MixedElement({low}, {low})", None, 2)
    return Space(scalar, ())


@st.composite
def _factor(
    draw: Callable[..., Any], data: list[tuple[str, Space]], cell: str, sizes: tuple[str, ...], depth: int = 2
) -> str:
    """A scalar expression in coefficients, constants, the place, and sizes (or what else there is of the geometry)."""
    leaf = depth == 0 or draw(st.integers(0, 3)) == 0
    if leaf:
        kinds = ["constant", "place", "number", *(["function", "derivative"] * 2 if data else [])]
        kinds += ["size"] if sizes else []
        kind = draw(st.sampled_from(kinds))
        if kind in ("function", "derivative"):
            name, space = draw(st.sampled_from(data))
            view = space.view(draw, name)
            along = f".dx({draw(st.integers(0, DIMENSION[cell] - 1))})"
            return view if kind == "function" else f"(0.1*{view}{along})"
        if kind == "place":
            return f"x[{draw(st.integers(0, DIMENSION[cell] - 1))}]"
        if kind == "size":
            return draw(st.sampled_from(sizes))
        return "c" if kind == "constant" else draw(st.sampled_from(["0.5", "2", "1.25"]))
    inner = draw(_factor(data, cell, sizes, depth - 1))
    if draw(st.booleans()):
        return draw(st.sampled_from(_UNARY)).format(inner)
    other = draw(_factor(data, cell, sizes, depth - 1))
    return f"({inner} {draw(st.sampled_from('*+'))} {other})"


@st.composite
def _term(draw: Callable[..., Any], arguments: list[tuple[str, Space]], cell: str, over: str) -> str:
    """A product that is linear in each argument."""
    factors = []
    for name, space in arguments:
        view = space.view(draw, name)
        along = f".dx({draw(st.integers(0, DIMENSION[cell] - 1))})"
        side = draw(st.sampled_from(_SIDES)) if over == "dS" else "{}"
        factors.append(side.format(view + draw(st.sampled_from(["", along]))))
    if len(arguments) == 2 and arguments[0][1] == arguments[1][1] and draw(st.booleans()):
        factors = [draw(st.sampled_from(_WHOLE_BETWEEN if over == "dS" else _WHOLE))]
    return "*".join(factors)


@st.composite
def form_files(draw: Callable[..., Any]) -> str:
    """The text of a form file with one form ``a`` over cells, exterior or interior facets."""
    over = draw(st.sampled_from(["dx", "dx", "ds", "dS"]))
    cell = draw(st.sampled_from(list(DIMENSION)))
    geometry = draw(st.sampled_from([1, 1, 1, 2])) if cell != "hexahedron" else 1
    arity = draw(st.sampled_from([2, 2, 2, 1, 1, 0]))
    test = draw(_spaces(cell))
    trial = test if draw(st.integers(0, 3)) else draw(_spaces(cell))
    arguments = [("v", test), ("u", trial)][:arity]
    # operators read data that stands where their results do in another way
    of_data = st.one_of(st.just(test), _spaces(cell))
    data = [(f"w{n}", draw(of_data)) for n in range(draw(st.integers(0, 2)))]
    lines = [
        f'mesh = Mesh(VectorElement("P", {cell}, {geometry}))',
        "x, c, n = SpatialCoordinate(mesh), Constant(mesh), FacetNormal(mesh)",
    ]
    for (name, space), make in zip(arguments, ("TestFunction", "TrialFunction"), strict=False):
        lines.append(f"{name} = {make}(FunctionSpace(mesh, {space.text}))")
    lines += [f"{name} = Coefficient(FunctionSpace(mesh, {space.text}))" for name, space in data]
    degree = draw(st.sampled_from(["", "degree=1", "degree=2", "degree=3"]))
    measure = (
        f"{over}({degree or 'degree=4'})" if cell == "hexahedron" or geometry > 1 else f"{over}({degree})"
    )
    straight = _SIZES if cell in ("interval", "triangle", "tetrahedron") else _SIZES[:2]
    sizes = straight if geometry == 1 else ()
    # normals of the two sides of a facet: where cells are straight, UFL takes one for the other
    sizes += ("n[0]", f"n[{DIMENSION[cell] - 1}]") if over == "ds" else ()
    terms = []
    for _ in range(draw(st.integers(1, 2))):
        factors = [draw(_factor(data, cell, sizes)), draw(_term(arguments, cell, over))]
        if over == "dS":  # of numbers there are no sides
            factors[0] = f"(c*({factors[0]}))('{draw(st.sampled_from('+-'))}')"
        terms.append("*".join(part for part in (*factors, measure) if part))
    lines.append("a = " + " + ".join(terms))
    if data and arity < 2 and draw(st.integers(0, 3)) == 0:
        name, space = data[0]
        lines.append(f"a = derivative(a, {name}, {'u' if arity else 'v'})")
        made = "TrialFunction" if arity else "TestFunction"
        lines.insert(-2, f"{'u' if arity else 'v'} = {made}(FunctionSpace(mesh, {space.text}))")
    return "\n".join(lines) + "\n"


def drawn(strategy: st.SearchStrategy[str], count: int) -> list[str]:
    """As many different examples of a strategy, the same ones in every run."""
    found: dict[str, None] = {}

    @settings(max_examples=4 * count, phases=[Phase.generate], derandomize=True, database=None, deadline=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(strategy)
    def collect(text: str) -> None:
        found[text] = None

    collect()
    return list(found)[:count]
