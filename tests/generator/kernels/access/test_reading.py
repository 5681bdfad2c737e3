"""Reading a cell's data: whatever a datum's place is made of is known before it, and faces have its array."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest
from form_cases import Variant

from femforge.form_jobs import prepare
from femforge.ir.integers import index
from femforge.ir.integral import COORDINATES, ConstantEntry, Dof, GeometryEntry, Integral, PointEntry
from femforge.ir.nests import variables_read
from femforge.ir.statements import Integer, IntegerLoads, MaskedLoad, Statement
from femforge.kernels.access.base import CELL, Items
from femforge.kernels.access.block_nodes import POINT_NODES, nodes_of
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.kinds import GEOMETRIES, input_arguments
from femforge.kernels.access.macro_elements import MacroData
from femforge.kernels.access.reading import Reading
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import array_of
from femforge.kernels.scatter import SCATTERS
from femforge.schedule.inputs import INPUTS
from femforge.schedule.names import Input
from femforge.schedule.parameters import Parameters

VARIANTS = (
    Variant("laplace", "tetrahedron"),
    Variant("elasticity_lame", "hexahedron"),
    Variant("curved_laplace", "triangle", 2),
    Variant("neo_hookean", "tetrahedron"),
    Variant("stokes", "triangle", 2),
)
#: Integers that are known wherever a cell is read.
KNOWN = {CELL, "component_stride", "q"}


def action(variant: Variant) -> Integral:
    """The first form of a file that has an action."""
    job = replace(variant.job(), kernels=("apply",))
    return next(named.analysed.integral for named in prepare([job]))


def dofs(integral: Integral, nodes: int = 0) -> Iterator[Dof]:
    """Of the coordinates, on so many nodes if they are not a cell's, and of all coefficients."""
    count = nodes * integral.gdim or integral.coordinates.layout.dim
    yield from (Dof(COORDINATES, k) for k in range(count))
    for function in integral.coefficients:
        yield from (Dof(function.name, k) for k in range(function.layout.dim))


def named(statements: list[Statement]) -> set[str]:
    found: set[str] = set()
    for statement in statements:
        if isinstance(statement, IntegerLoads):
            found |= set(statement.names)
        elif isinstance(statement, (Integer, MaskedLoad)):
            found.add(statement.name)
    return found


def check(data: Reading, keys: list[object], more: set[str]) -> None:
    arrays = {argument.name for argument in input_arguments(data.integral)} | more
    for key in keys:
        datum = data.datum(key)
        assert datum is not None, key
        assert datum.array in arrays, (key, datum)
        lines = data.integers([datum])
        needed = {name for name, _ in datum.place.terms} | variables_read(lines)
        assert needed - KNOWN <= named(lines), (key, datum)
    symbols = [data.graph.symbol(key) for key in keys]
    statements, values = data.gather(symbols, {})
    assert len(values) == len(symbols)
    assert not any(data.datum(value.value) for value in values), "what is loaded is no datum any more"
    names = [s.name for s in statements if isinstance(s, MaskedLoad)]
    assert len(names) == len(set(names))


def test_every_input_is_read_and_has_rules() -> None:
    assert set(GEOMETRIES) == set(INPUTS) == set(get_args(Input))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
def test_arguments_have_names_of_their_own(variant: Variant) -> None:
    names = [argument.name for argument in input_arguments(action(variant))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
def test_cell_data_is_found(variant: Variant) -> None:
    integral = action(variant)
    constants = [ConstantEntry(c.name, k) for c in integral.constants for k in range(c.size)]
    for source, rules in INPUTS.items():
        if not rules.element_tensors:
            continue
        data = CellData(integral, source, 7)
        keys = [key for key in dofs(integral) if not rules.stored or key.function != COORDINATES]
        stored = [GeometryEntry(k) for k in range(7)] if rules.stored else []
        with integral.graph.scratch():
            check(data, [*keys, *constants, *stored], set())


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
@pytest.mark.parametrize("numbering", ["separate", "shared"])
def test_vector_data_is_found(variant: Variant, numbering: str) -> None:
    integral = action(variant)
    assert integral.test is not None
    apart = integral.acted_on is not None and integral.acted_on.layout != integral.test.layout
    if numbering == "shared" and (apart or integral.test.layout.blocks > 1):
        pytest.skip("the nodes are no points")
    for scatter, constrained in itertools.product(SCATTERS.values(), (False, True)):
        if apart and scatter.from_shared:
            continue
        values = {"numbering": numbering, "constraints": constrained, "block_nodes": 100}
        data = VectorData(integral, Parameters().with_values(values), scatter)
        staged = {POINT_NODES, *(nodes_of(array_of(name)) for name in data.l_vectors)}
        with integral.graph.scratch():
            check(data, list(dofs(integral)), staged if scatter.from_shared else set())


@pytest.mark.parametrize("scatter", ["atomic", "blocks"])
def test_data_of_macro_elements_is_found(scatter: str) -> None:
    integral = action(VARIANTS[0])
    values = {"numbering": "shared", "block_nodes": 100}
    data = MacroData(integral, Parameters().with_values(values), SCATTERS[scatter])
    trial = [Dof(name, k) for name in data.l_vectors for k in range(data.space.nodes)]
    staged = {POINT_NODES, *(nodes_of(array_of(name)) for name in data.l_vectors)}
    coordinates = [key for key in dofs(integral, data.space.nodes) if key.function == COORDINATES]
    with integral.graph.scratch():
        check(data, [*coordinates, *trial], staged if scatter == "blocks" else set())


def test_data_at_points_takes_the_points_number() -> None:
    integral = action(VARIANTS[1])
    name = next(f.name for f in integral.coefficients)
    datum = CellData(integral, "vertices", 0).datum(PointEntry(name, 2, 3, "q"))
    assert datum is not None
    dim = integral.function(name).layout.dim
    assert (datum.array, datum.place.constant, dict(datum.place.terms)) == (name, 2, {CELL: dim, "q": 3})


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
def test_items_bring_every_dof_once(variant: Variant) -> None:
    """What threads bring side by side is what one thread loads."""
    integral = action(variant)
    functions = [COORDINATES, *(f.name for f in integral.coefficients)]
    for scatter in (scatter for scatter in SCATTERS.values() if scatter.takes_teams):
        data = VectorData(integral, Parameters(), scatter)
        with integral.graph.scratch():
            found = [items for source in data.sources for items in source.items(functions)]
            assert sum(bool(items.offsets) for items in found) == 1, "results have one array of offsets"
            brought = [dof for items in found for dof in _brought(items)]
        assert sorted(brought) == sorted(dofs(integral))


def _brought(items: Items) -> Iterator[Dof]:
    _, values = items.loads(index("item"))
    assert items.brings == bool(values)
    for value in values:
        assert len(value.dofs) == items.count
        yield from value.dofs
