"""What ``femforge generate`` says of its input beside the table: nothing is wrong, but somebody may wonder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from femforge.ir.integral import Constant, Function
from femforge.pipeline import NamedKernels


def notes(prepared: Iterable[NamedKernels]) -> list[str]:
    """One line for each thing to know, each once."""
    return list(dict.fromkeys(line for named in prepared for line in _of(named)))


def _of(named: NamedKernels) -> Iterator[str]:
    file, integral = named.job.form.name, named.analysed.integral
    if named.left_out:
        names = ", ".join(named.left_out)
        yield f"{file}: not compiled: {names}; forms = [...] in the file says which forms are"
    functions: tuple[Function | Constant, ...] = (*integral.packed, *integral.constants)
    for function in functions:
        if function.called:
            yield f"{file}: {function.called} is called {function.name} in C: kernels have a {function.called} already"
