"""Numbers as operands in constant memory."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check

from femforge.form_jobs import prepare
from femforge.ir.arrays import Load
from femforge.ir.evaluation import evaluate
from femforge.ir.integers import index
from femforge.ir.nests import LoopNest, values_of, walk
from femforge.ir.scalar import Graph, postorder
from femforge.ir.statements import Store
from femforge.kernels.numbers import NUMBERS, with_operands
from femforge.pipeline import sources_of
from femforge.schedule.devices import DEVICES, OPERAND_BYTES

CUDA, HIP = DEVICES["cuda"], DEVICES["hip"]
#: Digits of a number that one instruction does not hold.
LONG = re.compile(r"\d\.\d{9,}")


def nest_of(graph: Graph, numbers: list[Fraction]) -> LoopNest:
    """Stores u0 u0 times each number, less a third of u1."""
    u = [graph.symbol(Load("u", index(k))) for k in range(2)]
    body = [
        Store("y", index(k), graph.sum([(graph.product([u[0], u[0]]), number), (u[1], Fraction(-1, 3))]))
        for k, number in enumerate(numbers)
    ]
    return LoopNest(1, (), (), tuple(body), ())


def factors(nest: LoopNest) -> set[Fraction]:
    """All numbers that the text of a nest has."""
    found: set[Fraction] = set()
    for node in postorder(value for statement in walk(nest.body) for value in values_of(statement)):
        found |= {abs(Fraction(v)) for v in node.value} if node.kind == "sum" else set()
        found |= {abs(node.value)} if node.kind == "const" else set()
    return found


def values(nest: LoopNest) -> list[float]:
    """What the statements store."""
    tables = {(a.name, k): float(v) for a in nest.tables for k, v in enumerate(a.values)}
    data = {("u", 0): 0.3, ("u", 1): 0.7, **tables}
    roots = [value for statement in nest.body for value in values_of(statement)]
    return [float(v) for v in evaluate(roots, lambda load: data[load.array, load.index.constant], {})]


def test_long_numbers_stand_in_a_table_once() -> None:
    """Those that 32 bits hold stay, signs stay with the sums, and the values are the same."""
    numbers = [Fraction(1, 7), Fraction(-1, 7), Fraction(1, 2), Fraction(3)]
    nest = nest_of(Graph(), numbers)
    found = with_operands(nest, 8, CUDA)
    (table,) = found.tables
    assert (table.name, table.place) == (NUMBERS, "operands")
    assert len(set(table.values)) == table.size
    assert min(table.values) > 0
    assert factors(nest) >= set(table.values)
    assert factors(found) == factors(nest) - set(table.values) | {Fraction(1)}
    assert all(number.denominator & number.denominator - 1 == 0 for number in factors(found))
    assert values(found) == pytest.approx(values(nest), rel=1e-15)


@pytest.mark.parametrize(("scalar_bytes", "device"), [(4, CUDA), (8, HIP)])
def test_numbers_that_instructions_hold_stay(scalar_bytes: int, device: object) -> None:
    nest = nest_of(Graph(), [Fraction(1, 7)])
    assert with_operands(nest, scalar_bytes, device) is nest  # type: ignore[arg-type]


def test_more_than_the_first_cache_holds_stay() -> None:
    most = OPERAND_BYTES // 8
    graph = Graph()
    stores = [
        Store("y", index(k), graph.product([graph.const(Fraction(1, 2 * k + 101)), graph.symbol("u")]))
        for k in range(most + 1)
    ]
    (table,) = with_operands(LoopNest(1, (), (), tuple(stores[:-1]), ()), 8, CUDA).tables
    assert table.size == most
    exceeds = LoopNest(1, (), (), tuple(stores), ())
    assert with_operands(exceeds, 8, CUDA) is exceeds


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 4, 5])
def test_kernels_with_operands_agree(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the emulated GPU, as if its instructions held 32 bits."""
    monkeypatch.setitem(DEVICES, "hip", replace(HIP, immediate_bits=32))
    job = replace(Variant(f"ceed/bp{number}", "hexahedron", 3).job(realisation="team"), kernels=("apply",))
    (named,) = prepare([job])
    (source,) = sources_of(named, ["hip"])
    assert "__constant__ double numbers[" in source.text
    check([Case(job, ("cpu", "hip"))], tmp_path)


def test_kernels_have_no_long_numbers_in_their_text() -> None:
    """A constant's numbers would come back as literals: the table must not be one."""
    job = replace(Variant("ceed/bp1", "hexahedron", 5).job(), kernels=("apply",))
    (named,) = prepare([job])
    (source,) = sources_of(named, ["cuda"])
    assert "__constant__ double numbers[" in source.text
    body = source.text[source.text.index("__global__") :]
    assert not LONG.search(body)
    (source,) = sources_of(named, ["hip"])
    assert LONG.search(source.text[source.text.index("__global__") :])
