"""Additions to the nonzeros of a matrix: in which order places are asked for, and where sums find their entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.nests import walk
from femforge.ir.statements import (
    Guard,
    IntegerLoads,
    Lanes,
    Range,
    Scatter,
    Statement,
    VectorCopy,
    VectorStore,
)
from femforge.kernels.access.nonzeros import NONZEROS, VALUES
from femforge.schedule.parameters import Parameters


def body_of(form: str, define: Mapping[str, object], **asked: object) -> Sequence[Statement]:
    job = Job(FORMS / f"{form}.form", define, Parameters().with_values(asked), kernels=("assemble",))
    (named,) = prepare([job])
    (one,) = named.operators.kernel("cuda").passes
    return one.nest.body


def inner_bodies(statements: Sequence[Statement]) -> Iterator[Sequence[Statement]]:
    yield statements
    for s in walk(statements):
        if body := getattr(s, "body", ()):
            yield body


@pytest.mark.parametrize("entries_per_thread", [5, 20])
def test_places_are_loaded_before_additions(entries_per_thread: int) -> None:
    """Of up to 16 entries of a thread: no addition stands between their loads."""
    define = {"cell": "tetrahedron", "degree": 2}
    body = body_of("elasticity", define, entries_per_thread=entries_per_thread)
    adding = [
        inner
        for inner in inner_bodies(body)
        if any(isinstance(s, IntegerLoads) and s.array == NONZEROS for s in inner)
    ]
    (inner,) = adding
    runs, loaded, added = [], 0, 0
    for s in inner:
        if isinstance(s, IntegerLoads) and s.array == NONZEROS:
            if added:
                runs.append((loaded, added))
                loaded = added = 0
            loaded += len(s.names)
        elif isinstance(s, Guard) and any(isinstance(add, Scatter) for add in s.body):
            added += 1
    runs.append((loaded, added))
    assert all(loads == adds for loads, adds in runs)
    assert [loads for loads, _ in runs] == ([5] if entries_per_thread == 5 else [16, 4])


@pytest.mark.parametrize(
    ("form", "entries", "row"),
    # of the vector Laplacian's 144 entries those of two different components are zero
    [("laplace", 16, 128), ("elasticity", 144, 33), ("vector_laplace", 48, 65)],
)
def test_places_in_lists_are_those_in_the_tile(form: str, entries: int, row: int) -> None:
    """[used entry][cell], of components with rows of an odd length; lists come in accesses of 8 bytes."""
    body = body_of(form, {"cell": "tetrahedron", "degree": 1})
    stores = [s for s in walk(body) if isinstance(s, VectorStore) and s.array == "tile"]
    assert [s.index.constant for s in stores] == [row * entry for entry in range(entries)]
    assert {s.index.terms for s in stores} == {(("lane", 1),)}
    (copy,) = [s for s in walk(body) if isinstance(s, VectorCopy)]
    assert (copy.source, copy.width, copy.bits) == ("contributions", 4, 16)
    sums = [s for s in walk(body) if isinstance(s, Range)]
    assert len(sums) == 4
    assert any(isinstance(s, Scatter) and s.array == VALUES and s.atomic for s in walk(body))


@pytest.mark.parametrize(
    ("form", "cell", "degree", "used", "entries"),
    [
        ("facets/upwind", "quadrilateral", 2, 6**2, 18**2),  # a tile of cells that threads share
        ("facets/upwind", "quadrilateral", 1, 4**2, 8**2),  # a tile of cells of threads of their own
        ("facets/upwind", "hexahedron", 1, 8**2, 16**2),  # rows and columns in classes
    ],
)
@pytest.mark.parametrize("target", ["cuda", "cpu"])
def test_only_entries_that_can_be_other_than_zero_are_added(
    form: str, cell: str, degree: int, used: int, entries: int, target: str
) -> None:
    """Each of them once: their loops go over tables, and ask for no zeros."""
    define = {"cell": cell, "degree": degree}
    job = Job(FORMS / f"{form}.form", define, Parameters(), kernels=("assemble",))
    (named,) = (n for n in prepare([job]) if n.operators.integral.kind == "interior_facet")
    (one,) = named.operators.kernel(target).passes
    places = [
        place for array in one.nest.tables if array.name.startswith("used_entry") for place in array.values
    ]
    assert len(set(places)) == len(places) == used
    assert max(places) < entries
    assert not any(isinstance(s, Guard) and "NotZero" in repr(s.condition) for s in walk(one.nest.body))


def test_rounds_have_no_idle_turns() -> None:
    """9 entries of each of 32 facets on 32 threads: 5 and 4 at a time, not 8 and 1."""
    define = {"cell": "triangle", "degree": 2}
    job = Job(FORMS / "facets/upwind.form", define, Parameters(), kernels=("assemble",))
    (named,) = (n for n in prepare([job]) if n.operators.integral.kind == "exterior_facet")
    kernel = named.operators.kernel("cuda")
    (loop,) = [s for s in kernel.passes[0].nest.body if isinstance(s, Lanes) and s.rounds]
    assert (kernel.parameters.element_batch, kernel.passes[0].nest.threads, loop.rounds) == (32, 32, 5)


def test_zeros_that_threads_share_are_not_added() -> None:
    """Of the pressures of Stokes' equations, and of one component of velocities and another."""
    body = body_of("stokes", {"cell": "tetrahedron", "degree": 2})
    assert any(isinstance(s, Guard) and "NotZero" in repr(s.condition) for s in walk(body))
