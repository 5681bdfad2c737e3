"""Additions to the nonzeros of a matrix: in which order places are asked for, and where sums find their entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import pytest
from places import FORMS

from femforge.emit.sources import kernel_source
from femforge.form_jobs import Job, prepare
from femforge.ir.arrays import Array
from femforge.ir.integers import (
    Comparison,
    Entry,
    Index,
    IntegerExpression,
    Quotient,
    Select,
    Total,
    index,
)
from femforge.ir.integral import Local
from femforge.ir.nests import walk
from femforge.ir.statements import (
    Guard,
    Integer,
    IntegerLoads,
    Lanes,
    Range,
    Scatter,
    Statement,
    VectorCopy,
    VectorStore,
)
from femforge.kernels.access.listed_entries import ListedEntries
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


def sizes_of_lists(body: Sequence[Statement]) -> set[int]:
    """Nonzeros that are listed of a cell, as they are read."""
    factors = [dict(s.index.terms) for s in walk(body) if isinstance(s, IntegerLoads) and s.array == NONZEROS]
    return {f.get("first_cell", f.get("group_first", 0)) for f in factors}


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
        (
            "facets/upwind",
            "quadrilateral",
            2,
            6**2,
            18**2,
        ),  # a tile of cells that threads share, by points on a GPU
        ("facets/interior_penalty", "tetrahedron", 2, 4 * (100 - 16), 20**2),  # threads own entries, on a GPU
        ("facets/upwind", "hexahedron", 1, 8**2, 16**2),  # rows and columns in classes
        ("facets/interior_penalty", "hexahedron", 1, 192, 16**2),  # one direction after another, everywhere
    ],
)
@pytest.mark.parametrize("target", ["cuda", "cpu"])
def test_only_entries_that_can_be_other_than_zero_are_added(
    form: str, cell: str, degree: int, used: int, entries: int, target: str
) -> None:
    """Each of them once: their loops go over tables, or kernels have no others."""
    define = {"cell": cell, "degree": degree}
    job = Job(FORMS / f"{form}.form", define, Parameters(tuning="none"), kernels=("assemble",))
    (named,) = (n for n in prepare([job]) if n.operators.integral.kind == "interior_facet")
    (one,) = named.operators.kernel(target).passes
    places = [
        place for array in one.nest.tables if array.name.startswith("used_entry") for place in array.values
    ]
    alone = target == "cuda" and (form, cell) != ("facets/interior_penalty", "hexahedron")
    assert len(set(places)) == len(places) == (0 if alone else used)
    assert max(places, default=0) < entries
    assert sizes_of_lists(one.nest.body) == {used}


@pytest.mark.parametrize(
    ("form", "cell", "degree"),
    [
        ("laplace", "hexahedron", 1),
        ("vector_laplace", "hexahedron", 2),
        ("facets/acoustic_waves", "hexahedron", 1),
    ],
)
def test_what_is_added_is_at_hand_before_additions(form: str, cell: str, degree: int) -> None:
    """Of all rounds of a thread: conditions ask for places, and wait for no loads."""
    job = Job(FORMS / f"{form}.form", {"cell": cell, "degree": degree}, kernels=("assemble",))
    for named in prepare([job]):
        kernel = named.operators.kernel("cuda")
        loops = [s for s in walk(kernel.passes[0].nest.body) if isinstance(s, Lanes) and s.rounds]
        assert loops
        for loop in loops:
            guards = [s for s in loop.body if isinstance(s, Guard)]
            assert list(loop.body[-len(guards) :]) == guards
            for guard in guards:
                (add,) = guard.body
                assert isinstance(add, Scatter)
                assert isinstance(add.value.value, Local)
        text = kernel_source(kernel, named.name, named.origin).text
        loops_of_turns = text.split("for (int turn = 0;")[1:]
        asking = ["_of_turn[turn] = nonzero" in loop for loop in loops_of_turns]
        adding = ["atomicAdd" in loop for loop in loops_of_turns]
        assert any(asking)
        assert adding == [False, *asking[:-1]]


def test_rounds_have_no_idle_turns() -> None:
    """9 entries of each of 32 facets on 32 threads: 5 and 4 at a time, not 8 and 1."""
    define = {"cell": "triangle", "degree": 2}
    job = Job(FORMS / "facets/upwind.form", define, Parameters(), kernels=("assemble",))
    (named,) = (n for n in prepare([job]) if n.operators.integral.kind == "exterior_facet")
    kernel = named.operators.kernel("cuda")
    (loop,) = [s for s in kernel.passes[0].nest.body if isinstance(s, Lanes) and s.rounds]
    assert (kernel.parameters.element_batch, kernel.passes[0].nest.threads, loop.rounds) == (32, 32, 5)


@pytest.mark.parametrize(
    ("form", "cell", "degree", "used"),
    [
        ("stokes", "tetrahedron", 2, 3 * 10**2 + 2 * 30 * 4),  # threads own entries
        ("vector_laplace", "hexahedron", 1, 3 * 8**2),  # in a tile
        ("facets/acoustic_waves", "hexahedron", 2, 6 * 27**2),  # more than a table is for
    ],
)
@pytest.mark.parametrize("target", ["cuda", "cpu"])
def test_lists_have_used_entries_only(form: str, cell: str, degree: int, used: int, target: str) -> None:
    """Pressures of Stokes' equations, and one component and another one of most forms, have none in common."""
    define = {"cell": cell, "degree": degree}
    asked = {"scatter": "atomic"} if target == "cuda" else {}
    job = Job(FORMS / f"{form}.form", define, Parameters().with_values(asked), kernels=("assemble",))
    named = [n for n in prepare([job]) if n.operators.integral.kind == "cell"][-1]
    assert sizes_of_lists(named.operators.kernel(target).passes[0].nest.body) == {used}


def found(statements: Sequence[Integer], known: dict[str, int], tables: Sequence[Array]) -> dict[str, int]:
    """All integers, the statements' too."""
    arrays = {table.name: table.values for table in tables}

    def value_of(value: IntegerExpression) -> int:
        match value:
            case Index(constant, terms):
                return constant + sum(known[name] * factor for name, factor in terms)
            case Total(terms):
                return sum(map(value_of, terms))
            case Entry(array, place):
                return int(arrays[array][value_of(place)])
            case Quotient(top, bottom, is_rest):
                return divmod(value_of(top), value_of(bottom))[is_rest]
            case Select(Comparison("<", left, right), yes, no):
                return value_of(yes if value_of(left) < value_of(right) else no)
        raise AssertionError(value)

    for s in statements:
        known[s.name] = value_of(s.value)
    return known


def test_places_in_lists_are_found_when_a_kernel_runs() -> None:
    """Whatever the order of the entries: of rows of three kinds, one of which uses nothing."""
    used = np.array([[1, 0, 1, 0], [0, 0, 0, 0], [1, 0, 1, 0], [1, 1, 0, 1]], dtype=bool)
    listed = ListedEntries(used)
    of_entry, of_batch = listed.place_of(index("entry"), 3), listed.place_of(index("k"), 4)
    places = np.where(used, np.cumsum(used).reshape(used.shape) - 1, -1).ravel().tolist()
    for k, place in enumerate(places):
        known = found(of_entry, {"entry": k}, listed.tables)
        assert (known["in_row3"] < 0) == (place < 0)
        assert known["listed3"] == max(place, 0)
        for cell in range(3):
            known = found(of_batch, {"k": k + used.size * cell}, listed.tables)
            assert (known["in_row4"] < 0) == (place < 0)
            assert known["listed4"] == max(place, 0) + cell * used.sum()


def test_rows_are_gone_through_by_their_used_columns() -> None:
    """Whatever the kind of a row; what is no whole row is none."""
    used = np.array([[1, 0, 1, 0], [0, 0, 0, 0], [1, 0, 1, 0], [1, 1, 0, 1]], dtype=bool)
    listed = ListedEntries(used)
    row = listed.of_row("row", 5)
    gone = []
    for number in range(4):
        known = found(row.known, {"row": number}, listed.tables)
        for k in range(known["first_used5"], known["end_used5"]):
            statements = [Integer("column", row.column), Integer("place", row.place)]
            at = found(statements, {**known, "number": k}, listed.tables)
            gone.append((number, at["column"], at["place"]))
    assert gone == [(i, j, k) for k, (i, j) in enumerate(zip(*np.nonzero(used), strict=True))]
    assert listed.whole_row(index("row").times(4), 4) == "row"
    others = [
        (index("row"), 4),
        (index("row").times(4), 3),
        (index("row").times(4).plus(1), 4),
        (index(0), 4),
    ]
    assert all(listed.whole_row(first, width) is None for first, width in others)
