"""The reason that is printed for a kernel is the reason: its numbers are those of what is generated."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from places import FORMS

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels.element_tensor import ElementKernel
from femforge.schedule.devices import DEVICES
from femforge.schedule.resolve import WRITE_OUT

CELLS = ("interval", "triangle", "tetrahedron", "quadrilateral", "hexahedron")
#: Kinds of kernels, those together that share the representations of a form.
KINDS = (("element_tensor", "assemble"), ("apply",), ("residual",), ("diagonal",))
SHIPPED = sorted(path.stem for path in FORMS.glob("*.form"))


def all_kernels(stem: str, kinds: tuple[str, ...], degrees: tuple[int, ...]) -> Iterator[NamedKernels]:
    """The kernels of a shipped form on all cells, of some degrees, where there are such."""
    text = (FORMS / f"{stem}.form").read_text()
    cells = CELLS if re.search("^cell *=", text, re.MULTILINE) else (None,)
    own: tuple[int | None, ...] = degrees
    if not re.search("^degree *=", text, re.MULTILINE):
        own = (None,) if 1 in degrees else ()
    for cell, degree in itertools.product(cells, own):
        define = {name: value for name, value in (("cell", cell), ("degree", degree)) if value}
        try:
            yield from prepare([Job(FORMS / f"{stem}.form", define, kernels=kinds)])
        except FemforgeError:
            continue  # elements of degree 0, bubbles that are no bubbles, kinds that the form has none of


def kernel_of(named: NamedKernels, target: str, representation: str = "auto") -> ElementKernel:
    parameters = replace(named.job.parameters, representation=representation, tuning="none")
    if named.kind not in ("element_tensor", "assemble"):
        return named.operators.with_parameters(parameters).kernel(target)
    one = replace(named, job=replace(named.job, parameters=parameters))
    return (
        one.kernels.element_tensor(target) if one.kind == "element_tensor" else one.operators.kernel(target)
    )


def without_additions(kernel: ElementKernel, flops: float) -> bool:
    """Whether these are the operations of a kernel but for adding each result once or twice to a vector."""
    if kernel.kind in ("element_tensor", "assemble"):
        return kernel.costs.flops == flops
    return abs(kernel.costs.flops - flops) <= 2 * len(kernel.entries)


@pytest.mark.slow
@pytest.mark.parametrize("kinds", KINDS, ids="-".join)
@pytest.mark.parametrize("stem", SHIPPED)
@pytest.mark.parametrize("degrees", [(1,), pytest.param((2,), marks=pytest.mark.extra)], ids=str)
def test_reasons_are_true(stem: str, kinds: tuple[str, ...], degrees: tuple[int, ...]) -> None:
    for named in all_kernels(stem, kinds, degrees):
        for target in ("cpu", "cuda"):
            check(named, kernel_of(named, target), target)


def check(named: NamedKernels, kernel: ElementKernel, target: str) -> None:
    why, taken = kernel.why, kernel.candidate
    if shared := re.search(r"; (\d+) in macro elements of three, with additions$", why):
        assert kernel.parameters.macro_cells == 3
        assert int(shared[1]) == round(kernel.costs.flops)
        # representations are compared for cells by themselves
        job = replace(named.job, parameters=replace(named.job.parameters, macro_cells=1))
        alone = kernel_of(replace(named, job=job), target)
        assert alone.why == why[: shared.start()]
        check(replace(named, job=job), alone, target)
        return
    assert kernel.parameters.macro_cells != 3
    valid = {c.name: c for c in kernel.representations.candidates.values() if not c.reason}
    p = kernel.parameters
    if found := re.search(r"(in loops|threads own entries|looped|team|written), (\d+) flops", why):
        assert without_additions(kernel, int(found[2])), why
        loops = p.realisation == "written" and p.mapping == "cell" and p.unroll != "full"
        assert (found[1] == "in loops") == loops, why
        assert (found[1] == "threads own entries") == (p.mapping == "contraction"), why
        assert (found[1] in ("looped", "team")) == (p.realisation != "written"), why
        assert found[1] not in ("looped", "team") or found[1] == p.realisation, why
    elif found := re.match(r"(\w+) in shared steps takes (\d+) flops; (\w+) alone (\d+), and", why):
        assert kernel.costs.flops == int(found[2])
        assert p.realisation != "written"
        job = replace(
            named.job, parameters=replace(named.job.parameters, realisation="written", tuning="none")
        )
        alone = replace(named, job=job).kernels.element_tensor(target)
        assert (alone.candidate.name, alone.costs.flops) == (found[3], int(found[4])), why
        return
    elif why.startswith("a thread a cell:"):
        assert p.realisation != "written"
        return
    else:
        assert p.unroll == "full"
        assert kernel.costs.flops == taken.flops, why
    if len(valid) == 1:
        assert why.startswith("the only valid one")
        return
    assert why.startswith("fewest flops"), why
    written_out = why.startswith("fewest flops written out")
    assert written_out == (p.mapping == "contraction")
    own = taken.flops if written_out else kernel.costs.flops
    for other in valid.values():
        if other.name == taken.name:
            continue
        if f"{other.name}: {other.flops} flops in" in why:
            limit = WRITE_OUT[target] if p.mapping != "auto" else DEVICES[target].max_statements
            assert not 0 < other.statements <= limit
            continue
        if other.unasked:
            fewer = other.flops < kernel.costs.flops - 2 * len(kernel.entries)
            assert not fewer or f"{other.name}: {other.unasked}" in why, why
            continue
        theirs = other.flops if written_out else kernel_of(named, target, other.name).costs.flops
        # additions to vectors depend on the target only
        assert own <= theirs, f"{named.name} for {target}: {why}, {other.name} takes {theirs}"


@pytest.mark.parametrize("target", ["cpu", "cuda", "hip"])
def test_code_that_is_just_too_long_is_not_counted_as_written(target: str) -> None:
    """The Q1 Helmholtz element matrix: 2546 statements of quadrature are not written out, its loops are compared."""
    (named,) = prepare([Job(FORMS / "helmholtz.form", {"cell": "hexahedron"})])
    kernel = kernel_of(named, target)
    check(named, kernel, target)
    quadrature = kernel.representations.candidates["quadrature"]
    assert quadrature.statements > WRITE_OUT[target]
    assert kernel.costs.flops < quadrature.flops
    assert f"quadrature alone {quadrature.flops}" not in kernel.why
