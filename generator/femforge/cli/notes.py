"""What ``femforge generate`` says of its input beside the table: nothing is wrong, but somebody may wonder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from femforge.errors import an
from femforge.form_jobs import NamedKernels
from femforge.ir.integral import Constant, Function
from femforge.kernels.qfunctions import QFUNCTION


def notes(prepared: Iterable[NamedKernels]) -> list[str]:
    """One line for each thing to know, each once."""
    return list(dict.fromkeys(line for named in prepared for line in _of(named)))


def _of(named: NamedKernels) -> Iterator[str]:
    file, integral = named.job.form.name, named.analysed.integral
    if named.left_out:
        names = ", ".join(named.left_out)
        yield f"{file}: not compiled: {names}; forms = [...] in the file says which forms are"
    yield from _points(named)
    functions: tuple[Function | Constant, ...] = (*integral.packed, *integral.constants)
    for function in functions if named.kind != QFUNCTION else ():  # whose names are of a struct of its own
        if function.called:
            yield f"{file}: {function.called} is called {function.name} in C: kernels have a {function.called} already"


def _points(named: NamedKernels) -> Iterator[str]:
    """Where UFL's estimate takes more points on quadrilaterals and hexahedra than p + 1 in each direction."""
    integral = named.analysed.integral
    if integral.cell not in ("quadrilateral", "hexahedron"):
        return
    functions = [f for f in (integral.test, integral.acted_on) if f is not None] or list(
        integral.coefficients
    )
    degrees = [m.element.degree for f in functions if not f.at_points for m in f.layout.fields]
    if integral.region == "vertex":
        return
    on_facet = integral.region == "facet"
    where = f"a facet of {an(integral.cell)}" if on_facet else an(integral.cell)
    dim, p = integral.gdim - on_facet, max(degrees, default=0)
    for part in integral.parts:
        points = (part.degree + 2) // 2
        if part.origin == "estimate" and degrees and points > p + 1:
            yield (
                f"{named.job.form.name}: degree {part.degree} by UFL's estimate takes {points**dim} points on "
                f"{where}; --set quadrature=gauss takes {p + 1} in each direction, {(p + 1) ** dim}"
            )
