"""Tables of the model for any elements, operators and devices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from femforge.model.devices import Memory
from femforge.model.sheets import MEGA, Sheet, span, three_digits, whole
from femforge.model.traffic import CG_KERNELS, Problem, Traffic

_ROW = tuple[str, ...]


def model_sheets(problems: Sequence[Problem], memories: Sequence[Memory]) -> list[Sheet]:
    """The tables of one operator on several elements.

    Args:
        problems: with the same operator, one for each column.
        memories: of the devices that times are given for.
    """
    return [
        _sizes(problems),
        _traffic("SpMV (CSR)", problems, memories, Problem.spmv),
        _traffic("matrix-free", problems, memories, Problem.matrix_free),
        _traffic("partial assembly", problems, memories, Problem.partial_assembly),
        _vector_kernels(problems, memories),
    ]


def _sheet(title: str, problems: Sequence[Problem], rows: Sequence[_ROW]) -> Sheet:
    columns = ("quantity", *(problem.space.name for problem in problems))
    return Sheet(f"{problems[0].operator.name}: {title}", columns, tuple(rows))


def _row(name: str, problems: Sequence[Problem], text: Callable[[Problem], str]) -> _ROW:
    return (name, *(text(problem) for problem in problems))


def _megabytes(size: float) -> str:
    return three_digits(size / MEGA)


def _matrix_bytes(problem: Problem) -> int:
    """Nonzeros and row offsets."""
    traffic = problem.spmv()
    return traffic.part("matrix memory").cached + traffic.part("row offsets").cached


def _mesh_bytes(problem: Problem) -> int:
    """What the matrix-free operator keeps besides its vectors."""
    traffic = problem.matrix_free()
    return traffic.cached - traffic.part("input/output vectors").cached


def _sizes(problems: Sequence[Problem]) -> Sheet:
    rows = [
        _row("cells", problems, lambda p: whole(p.space.box.cells)),
        _row("nodes", problems, lambda p: whole(p.space.nodes)),
        _row("degrees of freedom", problems, lambda p: whole(p.dofs)),
        _row("nonzeros", problems, lambda p: whole(p.nonzeros)),
        _row("nonzeros / row", problems, lambda p: three_digits(p.nonzeros / p.dofs)),
        _row("CSR matrix (MB)", problems, lambda p: _megabytes(_matrix_bytes(p))),
        _row("CSR matrix / dof (bytes)", problems, lambda p: three_digits(_matrix_bytes(p) / p.dofs)),
        _row("matrix-free data (MB)", problems, lambda p: _megabytes(_mesh_bytes(p))),
        _row("CSR matrix / matrix-free data", problems,
             lambda p: three_digits(_matrix_bytes(p) / _mesh_bytes(p))),
    ]  # fmt: skip
    return _sheet("sizes", problems, rows)


def _traffic(
    title: str, problems: Sequence[Problem], memories: Sequence[Memory], of: Callable[[Problem], Traffic]
) -> Sheet:
    """Arrays, total, times and throughputs; arrays that are empty for all problems are left out."""
    moved = [of(problem) for problem in problems]
    rows: list[_ROW] = []
    for parts in zip(*(traffic.parts for traffic in moved), strict=True):
        if any(part.cached for part in parts):
            texts = (span(part.cached, part.uncached, _megabytes) for part in parts)
            rows.append((f"{parts[0].name} (MB)", *texts))
    pairs = list(zip(problems, moved, strict=True))
    rows.append(("total (MB)", *(span(t.cached, t.uncached, _megabytes) for t in moved)))
    rows.append(
        (
            "bytes / dof",
            *(span(t.cached / p.dofs, t.uncached / p.dofs, three_digits) for p, t in pairs),
        )
    )
    for memory in memories:
        times = [(t.cached / memory.bandwidth, t.uncached / memory.bandwidth) for t in moved]
        rows.append((f"{memory.name} time (ms)", *(span(a * 1e3, b * 1e3, three_digits) for a, b in times)))
    for memory in memories:
        rates = [
            (p.dofs * memory.bandwidth / t.cached / 1e9, p.dofs * memory.bandwidth / t.uncached / 1e9)
            for p, t in pairs
        ]
        rows.append((f"{memory.name} throughput (GDof/s)", *(span(a, b, three_digits) for a, b in rates)))
    return _sheet(title, problems, rows)


def _vector_kernels(problems: Sequence[Problem], memories: Sequence[Memory]) -> Sheet:
    """Each vector read or written counts; nothing depends on caches."""
    rows = [
        (f"{kernel.name} (MB)", *(_megabytes(kernel.moved * p.vector_bytes) for p in problems))
        for kernel in CG_KERNELS
    ]
    moved = [sum(kernel.moved for kernel in CG_KERNELS) * p.vector_bytes for p in problems]
    rows.append(("total (MB)", *map(_megabytes, moved)))
    for memory in memories:
        rows.append(
            (f"{memory.name} time (ms)", *(three_digits(size / memory.bandwidth * 1e3) for size in moved))
        )
    return _sheet("vector kernels of CG", problems, rows)
