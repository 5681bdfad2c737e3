"""Tables 1 to 4 of Settgast et al. (2023), computed with the conventions that reproduce them.

Those conventions, found by comparison with what is printed, are: MB of 10^6 bytes; rows that all have the nonzeros
of an interior row; times from totals in whole MB; times and throughputs rounded half up to three digits, and
then to the two that are printed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from femforge.model.devices import MEMORIES, PAPER_DEVICES
from femforge.model.sheets import MEGA, Sheet, significant, span, whole
from femforge.model.spaces import space
from femforge.model.traffic import CG_KERNELS, OPERATORS, Problem, Traffic

#: The mesh: a million hexahedra.
CUBES = 100
_ROW = tuple[str, ...]


def paper_problems() -> tuple[Problem, Problem]:
    """The Laplacian and elasticity on 100^3 hexahedra of degree 1."""
    q1 = space("Q1", 3, CUBES)
    laplace, elasticity = (
        Problem(q1, OPERATORS[name], interior_rows=True) for name in ("laplace", "elasticity")
    )
    return laplace, elasticity


def paper_sheets() -> list[Sheet]:
    """Tables 1 to 4, in order."""
    problems = paper_problems()
    return [_spmv(problems), _matrix_free(problems), _partial_assembly(problems), _vector_kernels(problems)]


def _megabytes(size: float) -> str:
    return whole(size / MEGA)


def two_digits(value: float) -> str:
    """Rounded to three significant digits and then to two, each time half up."""
    return f"{significant(float(significant(value, 3)), 2):f}"


def _row(name: str, problems: Sequence[Problem], text: Callable[[Problem], str]) -> _ROW:
    return (name, *(text(problem) for problem in problems))


def _part(name: str, part: str, problems: Sequence[Problem], of: Callable[[Problem], Traffic]) -> _ROW:
    """A row of one array, in MB."""

    def text(problem: Problem) -> str:
        found = of(problem).part(part)
        return span(found.cached, found.uncached, _megabytes)

    return _row(name, problems, text)


def _bounds(
    problems: Sequence[Problem], of: Callable[[Problem], Traffic], cached_only: bool = False
) -> list[_ROW]:
    """Rows of totals, times and throughputs."""

    def totals(problem: Problem) -> tuple[float, float]:
        cached, uncached = of(problem).cached, of(problem).uncached
        return (cached, cached if cached_only else uncached)

    def times(problem: Problem, device: str) -> tuple[float, float]:
        # the paper divides the megabytes that it prints
        cached, uncached = (float(_megabytes(size).replace(",", "")) * MEGA for size in totals(problem))
        bandwidth = MEMORIES[device].bandwidth
        return cached / bandwidth, uncached / bandwidth

    def milliseconds(problem: Problem, device: str) -> str:
        cached, uncached = times(problem, device)
        return span(cached * 1e3, uncached * 1e3, two_digits)

    def throughput(problem: Problem, device: str) -> str:
        cached, uncached = times(problem, device)
        return span(problem.dofs / cached / 1e9, problem.dofs / uncached / 1e9, two_digits)

    rows = [_row("total memory (MB)", problems, lambda p: span(*totals(p), _megabytes))]
    for title, text in (("transfer time (ms)", milliseconds), ("throughput (GDof/s)", throughput)):
        for device in PAPER_DEVICES:
            name = f"{MEMORIES[device].name} {title}"
            rows.append((name, *(text(problem, device) for problem in problems)))
    return rows


def _spmv(problems: Sequence[Problem]) -> Sheet:
    of = Problem.spmv
    sizes = problems[0].sizes
    rows = [
        _row("number of elements", problems, lambda p: whole(p.space.box.cells)),
        _row("number of nodes", problems, lambda p: whole(p.space.nodes)),
        _row("memory / non-zero (bytes)", problems, lambda p: str(sizes.scalar + sizes.index)),
        _row("num dof/support point", problems, lambda p: str(p.components)),
        _row("rows (num dof)", problems, lambda p: whole(p.dofs)),
        _row("nnz/row", problems, lambda p: str(p.nonzeros // p.dofs)),
        _part("matrix memory (MB)", "matrix memory", problems, of),
        _part("row offsets (MB)", "row offsets", problems, of),
        _row("vector memory (MB)", problems, lambda p: _megabytes(p.spmv().part("vector memory").cached)),
        *_bounds(problems, of, cached_only=True),
    ]
    return Sheet("Table 1: SpMV", ("Quantity", "Scalar Laplace", "Mechanics"), tuple(rows))


def _cell_data(problems: Sequence[Problem]) -> list[_ROW]:
    return [
        _row("node map (MB)", problems, lambda p: _megabytes(p.node_map().cached)),
        _row("cell constant C (MB)", problems, lambda p: _megabytes(p.constants().cached)),
    ]


def _matrix_free(problems: Sequence[Problem]) -> Sheet:
    of = Problem.matrix_free
    rows = [
        *_cell_data(problems),
        _row("# data values / quadrature pt", problems, lambda _: "0"),
        _row("quadrature storage (MB)", problems, lambda _: "0"),
        _part("read nodal position (MB)", "read vertex positions", problems, of),
        _part("input/output vectors (MB)", "input/output vectors", problems, of),
        *_bounds(problems, of),
    ]
    return Sheet("Table 2: matrix-free", ("Quantity", "Laplace", "isotropic elasticity"), tuple(rows))


def _partial_assembly(problems: Sequence[Problem]) -> Sheet:
    of = Problem.partial_assembly
    rows = [
        *_cell_data(problems),
        _row("# data values / quadrature pt", problems, lambda p: str(p.operator.values_at_point(3))),
        _part("quadrature storage (MB)", "quadrature storage", problems, of),
        _part("input/output vectors (MB)", "input/output vectors", problems, of),
        *_bounds(problems, of),
    ]
    return Sheet("Table 3: partial assembly", ("Quantity", "Laplace", "isotropic elasticity"), tuple(rows))


def _vector_kernels(problems: Sequence[Problem]) -> Sheet:
    rows = [
        (kernel.name, *(f"{kernel.distinct * p.vector_bytes / MEGA:.1f}" for p in problems))
        for kernel in CG_KERNELS
    ]
    return Sheet("Table 4: vector kernels of CG (MB)", ("Operation", "Laplace", "Mechanics"), tuple(rows))
