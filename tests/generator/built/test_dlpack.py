"""Arrays are taken where they are, and given back once."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest
from built_data import Data, data
from dlpack_arrays import Exporter

from femforge.built import Kernel, KernelLibrary
from femforge.built.dlpack import borrow
from femforge.errors import FemforgeError


@pytest.fixture
def kernel(library: KernelLibrary) -> Kernel:
    return library["laplace_p1_triangle_f64_element_tensor"]


def exported(array: np.ndarray, **named: Any) -> Exporter:
    return Exporter(array.ctypes.data, array.shape, str(array.dtype), **named)


def call(kernel: Kernel, some: Data, **changed: Any) -> np.ndarray:
    return np.asarray(kernel(**{"coordinates": some.points, "cells": some.cells, **changed}))


@pytest.mark.parametrize("versioned", [True, False])
def test_capsules(kernel: Kernel, versioned: bool) -> None:
    """Of both kinds, with an offset; consumed, and the deleter called once for each."""
    some = data()
    expected = call(kernel, some)
    points, cells = exported(some.points, versioned=versioned), exported(some.cells, versioned=versioned)
    out = np.zeros_like(expected)
    results = exported(out, versioned=versioned)
    assert kernel(coordinates=points, cells=cells, out=results) is results
    assert (out == expected).all()
    gc.collect()
    assert [one.deleted for one in (points, cells, results)] == [1, 1, 1]
    assert points.streams == [None]


def test_given_back_after_refusals(kernel: Kernel) -> None:
    some = data()
    points, cells = exported(some.points), exported(some.cells.astype(np.int64))
    with pytest.raises(FemforgeError, match="int64 instead of int32"):
        kernel(coordinates=points, cells=cells)
    assert (points.deleted, cells.deleted) == (1, 1)


def test_operators_hold_what_they_read(library: KernelLibrary) -> None:
    some = data()
    c, points = exported(some.c), exported(some.points)
    kernel = library.find(kind="apply", scatter="atomic", scalar="float64", form_file="heat.form")
    operator = kernel.operator(**{**some.of_mesh, "c": c, "coordinates": points})
    operator(some.x)
    assert (c.deleted, points.deleted) == (0, 0)
    del operator
    gc.collect()
    assert (c.deleted, points.deleted) == (1, 1)


def test_nothing_is_copied(kernel: Kernel) -> None:
    array = np.arange(6.0).reshape(2, 3)
    assert borrow(array, "").pointer == array.ctypes.data
    out = np.zeros((50, 3, 3))
    assert kernel(coordinates=data().points, cells=data().cells, out=out).ctypes.data == out.ctypes.data


def test_what_is_read_only_is_read(kernel: Kernel) -> None:
    """By NumPy's own capsules, and by the array interface where there are none."""
    some = data()
    expected = call(kernel, some)
    some.points.flags.writeable = False
    assert (call(kernel, some) == expected).all()

    class Old:
        def __init__(self, array: np.ndarray) -> None:
            self._array = array  # whose memory the interface names
            self.__array_interface__ = array.__array_interface__

    assert (call(kernel, some, coordinates=Old(some.points)) == expected).all()
    for out in (np.zeros_like(expected), Old(np.zeros_like(expected))):
        if isinstance(out, np.ndarray):
            out.flags.writeable = False
            with pytest.raises(FemforgeError, match="must not be written to"):
                call(kernel, some, out=out)
        else:
            kernel(coordinates=some.points, cells=some.cells, out=out)


def test_elsewhere(kernel: Kernel) -> None:
    """What lies on a device is refused before its owner is asked for it."""
    some = data()
    points = exported(some.points, device=(2, 0))
    with pytest.raises(FemforgeError, match="lies in cuda memory, and the kernel takes the host's memory"):
        call(kernel, some, coordinates=points)
    assert points.streams == []
    pinned = exported(some.points, device=(3, 0))
    assert call(kernel, some, coordinates=pinned).shape == (50, 3, 3)


def test_gaps(kernel: Kernel) -> None:
    some = data()
    for points in (np.asfortranarray(some.points), exported(some.points, strides=(1, 36))):
        with pytest.raises(FemforgeError, match="order of C"):
            call(kernel, some, coordinates=points)
    one = exported(some.points[:1], strides=(77, 1))  # of one row, no stride counts
    assert kernel(coordinates=one, cells=some.cells[:0]).shape == (0, 3, 3)


def test_no_arrays() -> None:
    class Refusing:
        def __dlpack_device__(self) -> tuple[int, int]:
            return 1, 0

        def __dlpack__(self, **named: Any) -> object:
            raise BufferError("it needs gradients")

    class Newer(Exporter):
        major = 2

    array = np.zeros(3)
    newer = Newer(array.ctypes.data, array.shape, "float64")
    swapped = np.zeros(3, ">f8")
    cases = [
        (3.0, "float is no array"),
        (Refusing(), "it needs gradients"),
        (newer, "DLPack 2.0"),
        (swapped, ">f8"),
    ]
    for given, cause in cases:
        with pytest.raises(FemforgeError, match=cause) as caught:
            borrow(given, "here")
        assert caught.value.place == "here"
        assert caught.value.mend
    assert newer.deleted == 1
