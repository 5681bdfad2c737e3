"""Tables of kernels whose best variant depends on the number of cells: selected from invented times."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from synthetic_sweep import run_of, subject_of

from femforge.schedule.tuned import table_of as read_table
from femforge.tuning.archive import Archive
from femforge.tuning.records import Row
from femforge.tuning.tables import table_of

SIZES = (1000, 10_000, 100_000, 500_000)
SHARED = {"realisation": "team", "scatter": "atomic", "macro_cells": 1, "element_batch": 4, "block_nodes": 0}
SUBJECT = subject_of(kind="apply")
#: Nanoseconds of a cell at each size.
Times = Sequence[float]


def rows_of(
    name: str,
    times: Times,
    untuned: bool = False,
    run: str = "run-1",
    sizes: Sequence[int] = SIZES,
    **more: Any,
) -> list[Row]:
    """A variant with a name of its own; no time where it was not measured."""
    subject = replace(SUBJECT, kind=more.pop("kind", SUBJECT.kind))
    values = {**SHARED, "representation": name, **more}
    return [
        Row(run, subject, values, untuned, "ok", cells=cells, dofs=9 * cells, seconds=(1e-9 * time * cells,) * 3)
        for cells, time in zip(sizes, times, strict=True)
        if time
    ]  # fmt: skip


def text_of(rows: Sequence[Row], gain: float = 0.01, order: int = 0) -> str:
    """The table of some rows in any order, as it is written."""
    shuffled = random.Random(order).sample(rows, len(rows))
    runs = [run_of(name) for name in sorted({row.run for row in rows}, reverse=bool(order % 2))]
    return json.dumps(table_of(Archive(runs, shuffled), "cuda", None, "femforge defaults", gain), indent=1)


def entry_of(*variants: list[Row], gain: float = 0.01) -> dict[str, Any]:
    """The entry of the only kernel, the same whatever the order of the rows."""
    rows = [row for one in variants for row in one]
    texts = {text_of(rows, gain, order) for order in range(6)}
    assert len(texts) == 1
    (entry,) = json.loads(texts.pop())["kernels"].values()
    assert isinstance(entry, dict)
    return entry


def chosen(entry: Mapping[str, Any]) -> list[tuple[int, str]]:
    """From how many cells on which variant is taken."""
    return [
        (one.get("from_cells", 0), one["parameters"]["representation"])
        for one in entry.get("choices", [entry])
    ]


def test_one_variant_that_is_best_everywhere_is_one_entry() -> None:
    entry = entry_of(rows_of("a", (4, 3, 2, 2), untuned=True), rows_of("b", (3, 2, 1, 1)))
    assert entry == {
        "kernel": SUBJECT.kernel, "parameters": {**SHARED, "representation": "b"}, "gigacells_per_second": 1.0,
        "gigadofs_per_second": 9.0, "faster_than_untuned": 2.0,
    }  # fmt: skip


def test_where_the_best_changes_there_are_several_choices() -> None:
    entry = entry_of(rows_of("a", (4, 3, 2, 2), untuned=True), rows_of("b", (5, 4, 1, 1)))
    assert set(entry) == {"kernel", "choices"}
    assert chosen(entry) == [(0, "a"), (32_000, "b")], (
        "the geometric mean of 10 000 and 100 000, to two digits"
    )
    first, second = entry["choices"]
    assert (first["cells"], first["gigacells_per_second"], first["faster_than_untuned"]) == (
        10_000,
        0.3333,
        1.0,
    )
    assert (second["cells"], second["faster_than_untuned"]) == (500_000, 2.0)
    read = read_table("sizes", {"target": "cuda", "device": "A", "kernels": {"key": entry}})
    assert read.entries == {"key": {0: first["parameters"], 32_000: second["parameters"]}}
    three = entry_of(
        rows_of("a", (1, 3, 3, 2), untuned=True), rows_of("b", (5, 1, 1, 2)), rows_of("c", (5, 5, 5, 1))
    )
    assert chosen(three) == [(0, "a"), (3200, "b"), (220_000, "c")]


@pytest.mark.parametrize(("gain", "names"), [(0.01, ["a", "b"]), (0.06, ["a"])])
def test_less_than_the_gain_is_no_reason_for_another_variant(gain: float, names: list[str]) -> None:
    variants = rows_of("a", (1, 1, 1.05, 1.05), untuned=True), rows_of("b", (2, 2, 1, 1))
    assert [name for _, name in chosen(entry_of(*variants, gain=gain))] == names


def test_a_variant_that_is_nearly_the_best_everywhere_spares_two() -> None:
    variants = rows_of("a", (1, 1, 9, 9)), rows_of("b", (9, 9, 1, 1)), rows_of("c", (1.02, 1.02, 1.02, 1.02))
    assert chosen(entry_of(*variants, gain=0.03)) == [(0, "c")]
    assert chosen(entry_of(*variants, gain=0.01)) == [(0, "a"), (32_000, "b")]


def test_of_variants_that_are_as_fast_the_same_is_taken_always() -> None:
    alike = [rows_of(name, (1, 1, 1, 1)) for name in ("b", "a", "c")]
    assert chosen(entry_of(*alike)) == [(0, "a")]
    assert chosen(entry_of(*alike, rows_of("z", (1, 1, 1, 1), untuned=True))) == [(0, "z")]


def test_variants_of_a_kernel_take_the_same_lists() -> None:
    atomic = rows_of("a", (1, 1, 4, 4), untuned=True), rows_of("b", (3, 3, 3, 3))
    blocks = rows_of("c", (4, 4, 1, 1), scatter="blocks", block_nodes=64)
    # blocks are faster than atomic additions on large meshes, and cannot be mixed with these
    assert chosen(entry_of(*atomic, blocks)) == [(0, "c")]
    # where the largest mesh says nothing, all meshes do, and the untuned choice's lists are as good as any
    alike = rows_of("c", (1, 1, 1, 3.1), scatter="blocks", block_nodes=64)
    assert chosen(entry_of(*atomic, alike, gain=0.05)) == [(0, "c")]
    slower = rows_of("c", (2, 2, 2, 2.9), scatter="blocks", block_nodes=64)
    assert chosen(entry_of(*atomic, slower, gain=0.05)) == [(0, "a"), (32_000, "b")]
    faster = rows_of("c", (1, 1, 1, 1), scatter="blocks", block_nodes=64)
    assert chosen(entry_of(*atomic, faster)) == [(0, "c")]
    # blocks of other sizes have other lists, batches of atomic additions have none
    other = rows_of("d", (0.5, 0.5, 2, 2), scatter="blocks", block_nodes=128)
    assert chosen(entry_of(blocks, other)) == [(0, "c")]
    assert chosen(entry_of(*atomic, rows_of("e", (9, 9, 1, 1), element_batch=8))) == [(0, "a"), (32_000, "e")]


def test_element_tensors_have_one_variant() -> None:
    rows = [rows_of(n, t, kind="element_tensor") for n, t in (("a", (1, 1, 4, 4)), ("b", (2, 2, 1, 1)))]
    assert chosen(entry_of(*rows)) == [(0, "b")]


def test_variants_count_that_were_measured_at_all_sizes() -> None:
    whole = rows_of("a", (2, 2, 2, 2)), rows_of("b", (3, 3, 1, 1))
    assert chosen(entry_of(*whole, rows_of("c", (0, 1, 1, 1)))) == [(0, "a"), (32_000, "b")]
    # and runs with the same sizes: neither one mesh, nor fewer measurements on others, say anything of these
    single = rows_of("d", (0.1,), run="run-2", sizes=(50_000,))
    others = rows_of("e", (0.1, 0.1), run="run-3", sizes=(2000, 20_000))
    assert chosen(entry_of(*whole, single, others)) == [(0, "a"), (32_000, "b")]
    again = rows_of("b", (1, 1, 9, 9), run="run-4")
    assert chosen(entry_of(*whole, again)) == [(0, "b")], "the best time of several runs counts"


def test_a_library_is_never_all_that_there_is() -> None:
    """A kernel that was made with a table compiles without the library, too."""
    calls = {"realisation": "library", "element_batch": 1 << 20}
    one, batches = (rows_of(n, t, **calls) for n, t in (("l", (1, 1, 1, 1)), ("m", (2, 2, 0.5, 0.5))))
    team, slower = rows_of("a", (3, 3, 2, 2), untuned=True), rows_of("b", (4, 4, 4, 4))
    assert chosen(entry_of(one, team, slower)) == [(0, "a"), (1, "l")]
    assert chosen(entry_of(one, batches, team)) == [(0, "a"), (1, "l"), (32_000, "m")]
    first, second = entry_of(one, team)["choices"]
    assert (first["faster_than_untuned"], second["faster_than_untuned"]) == (1.0, 2.0)
    assert chosen(entry_of(one, rows_of("a", (0.5, 3, 3, 3)))) == [(0, "a"), (3200, "l")], (
        "there is one already"
    )
    # others that take other lists cannot be there beside it: then they are all that there is
    assert chosen(entry_of(one, rows_of("c", (3, 3, 2, 2), scatter="blocks"))) == [(0, "c")]
    assert chosen(entry_of(one, batches)) == [(0, "l"), (32_000, "m")], "nothing else was measured"
    # the same where all meshes have one size
    sizes = (1000,)
    single = rows_of("l", (1,), sizes=sizes, **calls), rows_of("a", (2,), sizes=sizes)
    assert chosen(entry_of(*single)) == [(0, "a"), (1, "l")]
