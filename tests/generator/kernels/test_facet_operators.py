"""What is chosen for operators over facets of discontinuous elements, and what they share."""

from __future__ import annotations

from dataclasses import replace

import pytest
from places import FORMS

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.ir.integral import COORDINATES, Slot
from femforge.ir.nests import walk
from femforge.ir.statements import For, Guard, IntegerLoads, Lanes, Let, Scatter, Store
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.scatter.base import ADDED
from femforge.schedule.parameters import Parameters


def over_facets(
    form: str, cell: str, degree: int, kind: str, integral: str, target: str, quadrature: str = ""
) -> list[ElementKernel]:
    job = Job(
        FORMS / "facets" / f"{form}.form", {"cell": cell, "degree": degree},
        Parameters(quadrature=quadrature or ("gauss" if cell == "hexahedron" else "estimate")), kernels=(kind,),
    )  # fmt: skip
    own = replace(job.parameters, tuning="none")
    named = [n for n in prepare([job]) if n.operators.integral.kind == integral]
    return [n.operators.with_parameters(own).kernel(target) for n in named]


def over_interior_facets(
    form: str, cell: str, degree: int, target: str = "cuda", kind: str = "apply", quadrature: str = ""
) -> ElementKernel:
    (kernel,) = over_facets(form, cell, degree, kind, "interior_facet", target, quadrature)
    return kernel


@pytest.mark.parametrize(
    ("form", "cell", "degree", "kind", "scatter"),
    [
        ("interior_penalty", "tetrahedron", 1, "apply", "tile"),  # 8 results
        ("interior_penalty", "tetrahedron", 4, "apply", "atomic"),  # 70, which a warp computes
        ("interior_penalty", "hexahedron", 1, "apply", "tile"),
        ("upwind", "tetrahedron", 2, "apply", "tile"),  # 12 of 20 are not zero
        ("upwind", "triangle", 3, "apply", "tile"),  # 8 of 20
        ("stokes_interior_penalty", "tetrahedron", 2, "apply", "tile"),  # 66 of 68
        ("stokes_interior_penalty", "triangle", 2, "diagonal", "tile"),  # 12 of 30
        ("elasticity_interior_penalty", "tetrahedron", 2, "diagonal", "tile"),
        ("biharmonic", "triangle", 2, "apply", "blocks"),  # cells share their nodes
        ("biharmonic", "quadrilateral", 2, "apply", "atomic"),  # 97 operations a result
    ],
)
def test_scatters_are_those_that_are_fastest(
    form: str, cell: str, degree: int, kind: str, scatter: str
) -> None:
    assert over_interior_facets(form, cell, degree, kind=kind).parameters.scatter == scatter


@pytest.mark.parametrize(
    ("cell", "degree", "subdomain", "kind", "scatter"),
    [
        ("tetrahedron", 1, 2, "apply", "blocks"),
        ("quadrilateral", 1, 2, "apply", "blocks"),
        ("quadrilateral", 2, 2, "apply", "atomic"),  # 3 results of 9 are not zero
        ("quadrilateral", 2, 3, "apply", "blocks"),  # all
        ("quadrilateral", 2, 3, "diagonal", "atomic"),  # 3 of 9
        ("hexahedron", 1, 2, "apply", "atomic"),
        ("hexahedron", 1, 3, "apply", "atomic"),
    ],
)
def test_little_meets_at_a_boundary_of_hexahedra(
    cell: str, degree: int, subdomain: int, kind: str, scatter: str
) -> None:
    """Where a block has the vectors of all nodes of its cells, for few sums."""
    kernels = over_facets("boundary_conditions", cell, degree, kind, "exterior_facet", "cuda", "estimate")
    assert {k.parameters.scatter for k in kernels if k.integral.subdomain == (subdomain,)} == {scatter}


@pytest.mark.parametrize(
    ("form", "degree", "realisation"),
    [
        ("biharmonic", 1, "looped"),
        ("biharmonic", 2, "team"),
        ("interior_penalty", 1, "looped"),
        ("elasticity_interior_penalty", 1, "team"),
    ],
)
def test_threads_share_a_facet_that_one_has_no_room_for(form: str, degree: int, realisation: str) -> None:
    """On Q1 hexahedra a scalar form has 16 results, and few enough values at once; elasticity has 48 results."""
    assert over_interior_facets(form, "hexahedron", degree).parameters.realisation == realisation


@pytest.mark.parametrize(("degree", "realisation"), [(1, "looped"), (2, "team")])
@pytest.mark.parametrize("kind", ["apply", "diagonal"])
def test_threads_share_a_cell_of_many_scalars_in_long_loops(kind: str, degree: int, realisation: str) -> None:
    """Second derivatives take thousands of operations at the points of a line."""
    (kernel,) = over_facets("biharmonic", "hexahedron", degree, kind, "cell", "cuda", "estimate")
    assert kernel.parameters.realisation == realisation


@pytest.mark.parametrize(("form", "kind"), [("boundary_conditions", "apply"), ("traction", "residual")])
@pytest.mark.parametrize("degree", [1, 2])
def test_few_values_on_facets_of_quadrilaterals_are_a_threads_own(form: str, kind: str, degree: int) -> None:
    """Boundary masses and loads; samples of traces on matrix units took three times as long."""
    kernels = over_facets(form, "quadrilateral", degree, kind, "exterior_facet", "cuda")
    assert kernels
    assert {kernel.parameters.realisation for kernel in kernels} <= {"written", "looped"}


def test_zeros_are_not_added() -> None:
    """Of functions that are zero on the facet: those of 3 of 9 dofs of each side are not."""
    kernel = over_interior_facets("upwind", "quadrilateral", 2)
    nest = kernel.passes[0].nest
    assert kernel.parameters.scatter == "tile"
    assert len([s for s in walk(nest.body) if isinstance(s, Store) and s.array == "tile"]) == 6
    (added,) = (table.values for table in nest.tables if table.name == ADDED)
    assert added == (0, 1, 4, 9, 10, 13)  # in the order of UFCx
    assert {array.name: array.size for array in nest.shared} == {"tile": 7 * nest.threads}


def test_zeros_are_not_added_by_threads_that_share_a_facet() -> None:
    """Those of one of three layers of nodes are not zero: a thread that has three of a line adds one."""
    for kernel in over_facets("traction", "hexahedron", 2, "residual", "exterior_facet", "cuda"):
        added = [s for s in walk(kernel.passes[0].nest.body) if isinstance(s, Scatter)]
        assert kernel.parameters.realisation == "team"
        assert kernel.parameters.scatter == "atomic"
        assert len(added) == 1


@pytest.mark.parametrize(
    ("form", "degree", "turns"),
    [
        ("interior_penalty", 2, 4),  # of seven points of a line two threads take four
        ("interior_penalty", 3, 4),
        ("elasticity_interior_penalty", 1, 0),  # 62 scalars at a point leave no room for what a line has
        ("elasticity_interior_penalty", 3, 0),
    ],
)
def test_points_of_a_line_share_its_geometry_where_there_is_room(form: str, degree: int, turns: int) -> None:
    """It is read once, before the points, and not at each of them."""
    kernel = over_interior_facets(form, "hexahedron", degree, quadrature="estimate")
    body = kernel.passes[0].nest.body
    loops = [s for s in walk(body) if isinstance(s, For) and s.variable == "turn"]
    assert [loop.count for loop in loops] == [turns] * bool(turns)
    lines = [s.name for s in walk(body) if isinstance(s, Let) and s.name.startswith("line_x")]
    inside = [s.name for loop in loops for s in walk(loop.body) if isinstance(s, Let)]
    assert lines
    assert not turns or not set(lines) & set(inside)


def test_sides_share_what_they_have_in_common() -> None:
    """Columns of the Jacobian along the facet, where cells have degree 1; the column across is each side's own."""
    integral = over_interior_facets("interior_penalty", "hexahedron", 2).integral
    assert integral.jacobian_slot(0, 1, 1) == integral.jacobian_slot(0, 1, 0)
    assert integral.jacobian_slot(2, 2, 1) == Slot(COORDINATES, 5, (0, 0, 1))


def test_threads_bring_offsets_in_the_order_of_memory() -> None:
    """Of all facets of a block one after another, without the number of the facet."""
    kernel = over_interior_facets("interior_penalty", "hexahedron", 3)
    nest = kernel.passes[0].nest
    assert nest.bounded
    loads = [s for s in walk(nest.body) if isinstance(s, IntegerLoads) and s.array == "offsets"]
    assert any(dict(load.index.terms) == {"first_cell": 128, "place": 1} for load in loads)


def steps_of(kernel: ElementKernel) -> list[str]:
    """What a kernel does, but for the first and the last step, which all have."""
    return list(kernel.passes[0].nest.steps[1:-1])


SECTIONS = "sections of cells, all dofs with one number in r: contracted in t and s"


@pytest.mark.parametrize(
    ("form", "degree", "sections"),
    [
        ("interior_penalty", 2, True),
        ("interior_penalty", 5, True),  # of which points are tasks
        ("upwind", 2, False),  # lines contract three values in s themselves
        ("upwind", 3, True),
    ],
)
def test_a_thread_contracts_a_section_in_two_directions(form: str, degree: int, sections: bool) -> None:
    """On facets of discontinuous elements; test functions of both follow each other in one thread, too."""
    kernel = over_interior_facets(form, "hexahedron", degree)
    steps = steps_of(kernel)
    assert (SECTIONS in steps) == sections
    assert steps[-1] == "test functions in s and t"
    assert "partial" not in {array.name for array in kernel.passes[0].nest.shared}


def test_cells_and_shared_nodes_go_one_direction_after_another() -> None:
    """Cells have several planes; what cells share is not brought along them."""
    (cells,) = over_facets("interior_penalty", "hexahedron", 3, "apply", "cell", "cuda")
    joined = over_interior_facets("biharmonic", "hexahedron", 3)
    for kernel in (cells, joined):
        assert kernel.parameters.realisation == "team"
        assert "test functions in s" in steps_of(kernel)
        assert SECTIONS not in steps_of(kernel)


@pytest.mark.parametrize(("form", "brought"), [("interior_penalty", 128), ("upwind", 32)])
def test_dofs_of_sections_stand_as_in_memory(form: str, brought: int) -> None:
    """Neighbouring threads store what they bring side by side; of upwind fluxes a layer of each cell is brought."""
    nest = over_interior_facets(form, "hexahedron", 3).passes[0].nest
    stored = [s for s in walk(nest.body) if isinstance(s, Store) and s.array == "dofs"]
    (place,) = {s.index for s in stored}
    assert dict(place.terms) == {"lane": brought + 1, "work": 1}
    assert place.constant == 0
    assert not any(table.name.startswith("row_of") for table in nest.tables)


def test_places_are_looked_up_where_they_are_used() -> None:
    """Several in one access: the 64 of a section of degree 7 would fill a thread's registers."""
    nest = over_interior_facets("interior_penalty", "hexahedron", 7).passes[0].nest
    loads = [s for s in walk(nest.body) if isinstance(s, IntegerLoads) and s.array.startswith("place_of")]
    assert {len(load.names) for load in loads} == {4}
    for tasks in (s for s in walk(nest.body) if isinstance(s, (Lanes, Guard))):
        own = [k for k, s in enumerate(tasks.body) if s in loads]
        assert not own or own[-1] - own[0] > 64


@pytest.mark.parametrize(("degree", "barriers"), [(3, 4), (4, 5)])
def test_lines_of_few_points_need_no_step_for_what_they_share(degree: int, barriers: int) -> None:
    """They make monomials and the diameters of cells themselves; where lines are many a step of its own does."""
    (kernel,) = over_facets("interior_penalty", "hexahedron", degree, "apply", "exterior_facet", "cuda")
    body = kernel.passes[0].nest.body
    assert sum(isinstance(s, Lanes) and s.barrier for s in body) == barriers


def test_where_no_scatter_fits_the_limit_is_told() -> None:
    """The last of them is tried, and not one behind it."""
    define = {"cell": "hexahedron", "degree": 4}
    asked = Parameters(quadrature="gauss", realisation="looped")
    job = Job(FORMS / "facets" / "interior_penalty.form", define, asked, kernels=("diagonal",))
    (named,) = (n for n in prepare([job]) if n.operators.integral.kind == "interior_facet")
    with pytest.raises(FemforgeError, match="bytes of shared memory exceed the limit") as caught:
        named.operators.kernel("cuda")
    assert "leave realisation out" in caught.value.mend


@pytest.mark.parametrize(
    ("form", "degree", "kind", "quadrature", "realisation"),
    [
        ("interior_penalty", 2, "apply", "estimate", "looped"),  # 166 operations a result, 168 scalars live
        ("interior_penalty", 2, "apply", "gauss", "team"),  # 58
        ("interior_penalty", 3, "apply", "estimate", "team"),  # 110 of many results, 273 scalars live
        ("interior_penalty", 3, "diagonal", "estimate", "looped"),  # 355
        ("interior_penalty", 3, "diagonal", "gauss", "team"),  # 142 of many results
        ("elasticity_interior_penalty", 2, "diagonal", "estimate", "looped"),  # 319, 186 scalars live
        ("elasticity_interior_penalty", 3, "diagonal", "estimate", "team"),  # 257 scalars live
    ],
)
def test_facets_with_many_points_are_a_threads_own(
    form: str, degree: int, kind: str, quadrature: str, realisation: str
) -> None:
    """Boundaries of hexahedra, in loops where they take many operations for what they add."""
    kernels = over_facets(form, "hexahedron", degree, kind, "exterior_facet", "cuda", quadrature)
    assert {kernel.parameters.realisation for kernel in kernels} == {realisation}
