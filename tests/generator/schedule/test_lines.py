"""Blocks of operators by teams: how many cells, and how many blocks a multiprocessor holds."""

from __future__ import annotations

import pytest

from femforge.errors import FemforgeError
from femforge.represent.line_inputs import LineKind
from femforge.schedule.devices import DEVICES, LARGEST_SHARED, REGISTERS_OF_A_PROCESSOR, SHARED_OF_A_PROCESSOR
from femforge.schedule.lines import LineProblem, LineShape, LineSize, line_numbers

CUDA = DEVICES["cuda"]


def problem(
    scalars: int, lines: int, live: int, kind: LineKind = "looped", along: bool = False, points: int = 0
) -> LineProblem:
    return LineProblem("here", (LineSize(LineShape(), scalars, lines, live, points),), kind, along)


@pytest.mark.parametrize(("lines", "cells", "threads"), [(4, 16, 64), (16, 4, 64), (36, 2, 96), (64, 1, 64)])
def test_blocks_are_as_small_as_keeps_as_many_lines_at_work(lines: int, cells: int, threads: int) -> None:
    numbers = line_numbers(0, 8, problem(10 * lines, lines, 80), CUDA)
    assert (numbers.cells, numbers.threads) == (cells, threads)


def test_written_lines_take_the_registers_that_they_were_measured_with() -> None:
    """Laplace at points that are nodes, degree 7: 68 scalars; eight blocks of 64 threads leave each 128 registers."""
    assert line_numbers(0, 8, problem(1500, 64, 68, "written"), CUDA).resident == 8
    assert line_numbers(0, 8, problem(1500, 64, 75, "written"), CUDA).resident == 7
    assert line_numbers(0, 8, problem(1500, 64, 79, "written"), CUDA).resident == 6


def test_fewer_cells_where_large_blocks_leave_room_unused() -> None:
    """A multiprocessor has room for 31 cells: one block of 32 would not fit, one of 16 leaves half of it empty."""
    tight = problem(SHARED_OF_A_PROCESSOR["cuda"] // (31 * 8), 4, 40)
    assert line_numbers(16, 8, tight, CUDA).at_once == 16
    numbers = line_numbers(0, 8, tight, CUDA)
    assert (numbers.cells, numbers.at_once) == (8, 24)


def test_larger_blocks_where_smaller_ones_keep_fewer_cells_at_work() -> None:
    """Sixteen cells leave room for one block of theirs and 15 cells of nobody, thirty-two fill it."""
    roomy = problem(SHARED_OF_A_PROCESSOR["cuda"] // (33 * 8), 4, 40)
    assert line_numbers(0, 8, roomy, CUDA).at_once == 32
    assert line_numbers(16, 8, roomy, CUDA).at_once == 32
    assert line_numbers(0, 8, roomy, CUDA).cells == 16


def test_blocks_fit_registers_and_shared_memory() -> None:
    for cells in (1, 2, 4, 8):
        numbers = line_numbers(cells, 8, problem(500, 16, 90), CUDA)
        assert numbers.cells == cells
        assert numbers.resident * cells * 500 * 8 <= SHARED_OF_A_PROCESSOR["cuda"]
        assert numbers.resident * numbers.threads * 100 <= REGISTERS_OF_A_PROCESSOR["cuda"]


def test_cells_that_are_asked_for_are_packed_if_that_helps() -> None:
    """Forty cells of 520 scalars exceed a block, of 500 they do not; fewer cells leave places out."""
    shapes = LineShape(), LineShape(spread=False), LineShape(4)
    sizes = tuple(
        LineSize(shape, scalars, 16, 90) for shape, scalars in zip(shapes, (520, 500, 50), strict=True)
    )
    both = LineProblem("here", sizes, False)
    assert line_numbers(40, 8, both, CUDA).shape == shapes[1]
    assert line_numbers(8, 8, both, CUDA).shape == shapes[0]
    assert line_numbers(0, 8, both, CUDA).shape == shapes[0]
    with pytest.raises(FemforgeError, match="41 cells take 164000 bytes"):
        line_numbers(41, 8, both, CUDA)


def test_cells_that_do_not_fit_are_refused() -> None:
    with pytest.raises(FemforgeError, match="64 cells take 256000 bytes") as refusal:
        line_numbers(64, 8, problem(500, 16, 90), CUDA)
    assert "concurrent_elements" in str(refusal.value.mend)


def test_facets_have_the_largest_block_that_keeps_most_of_them_at_work() -> None:
    """Eight tasks a facet and a 76th of a multiprocessor's memory: 16 facets a block leave 12 of it to nobody."""
    facets = problem(LARGEST_SHARED["cuda"] // (76 * 8), 8, 33, "points", along=True)
    numbers = line_numbers(0, 8, facets, CUDA)
    assert (numbers.cells, numbers.resident) == (16, 4)
    assert line_numbers(8, 8, facets, CUDA).at_once == 72


def test_a_place_is_left_out_where_facets_fill_all_banks() -> None:
    facets = problem(1000, 8, 33, "points", along=True)
    (size,) = facets.sizes
    assert facets.bytes_of(16, size, 8) == 17 * 1000 * 8
    assert facets.bytes_of(8, size, 8) == 8 * 1000 * 8


@pytest.mark.parametrize(("scalars", "lines", "threads"), [(320, 8, 1), (918, 12, 2), (2102, 16, 3)])
def test_more_threads_share_points_where_few_facets_fit(scalars: int, lines: int, threads: int) -> None:
    """Facets with an interior penalty of Q3 (90 fit a multiprocessor), Q5 (31) and Q7 (13)."""
    points = lines * lines
    numbers = line_numbers(0, 8, problem(scalars, lines, 40, "points", True, points), CUDA)
    assert numbers.threads == numbers.cells * lines * threads
    written = line_numbers(0, 8, problem(scalars, lines, 40, "written", True), CUDA)
    assert written.threads == written.cells * lines


@pytest.mark.parametrize(("points", "threads"), [(25, 3), (20, 4), (15, 3)])
def test_no_more_threads_share_a_line_than_have_points_in_each_turn(points: int, threads: int) -> None:
    """Elasticity on Q1, of which 28 facets fit: five points a line take four threads as many turns as three."""
    facets = problem(1008, 5, 62, "points", True, points)
    assert facets.threads_of_a_line(facets.sizes[0], 8, CUDA) == threads


def test_no_facets_are_alone_on_a_multiprocessor_where_others_could_be() -> None:
    """Sixteen facets leave room for no second block, eight for three."""
    numbers = line_numbers(0, 8, problem(1008, 5, 62, "points", True, 25), CUDA)
    assert numbers.cells == 8
    assert numbers.resident >= 3


def test_warps_have_eight_facets_where_points_are_tasks_however_many_the_lines() -> None:
    """Elasticity on Q2: two blocks of eight facets, as many as with four or two."""
    facets = problem(1602, 36, 45, "points", True, 36)
    numbers = line_numbers(0, 8, facets, CUDA)
    assert (numbers.cells, numbers.resident) == (8, 2)
    assert line_numbers(0, 8, problem(1602, 36, 45, "written", True), CUDA).cells < 8
