"""Blocks of cells whose samples threads share."""

from __future__ import annotations

import pytest

from femforge.errors import FemforgeError, use
from femforge.schedule.devices import DEVICES
from femforge.schedule.samples import SampleProblem


def test_a_cell_that_fits_no_block_is_not_shared() -> None:
    """64 KB of an AMD GPU hold 8192 doubles."""
    device = DEVICES["hip"]
    assert SampleProblem("a form", 8192, 1).numbers(0, 8, device).cells == 1
    with pytest.raises(FemforgeError, match="a cell takes 65544 bytes of shared memory") as caught:
        SampleProblem("a form", 8193, 1).numbers(0, 8, device)
    assert caught.value.ways == (use(realisation="written"),)
