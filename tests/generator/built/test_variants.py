"""Kernels with several variants, built for the CPU and for an emulated GPU: which is taken, and that all are right."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from built_kernels import build_emulated, build_on_cpu, generate
from places import FORMS

import femforge
from femforge.built.description import Variant

#: E-vectors: nothing is added up, so every variant gives the same bits in every run.
CONFIG = f"""
[[kernels]]
form = "{FORMS}/laplace.form"
define = {{ cell = "triangle", degree = 2 }}
kernel = "apply"
[kernels.parameters]
scatter = "element"
from.10.realisation = "team"
hip.from.10.realisation = "fragments"
hip.from.20.element_batch = 24
"""
NAME = "laplace_p2_triangle_f64_element_apply"
#: From how many cells on variants are taken.
LIMITS = {"cpu": (0, 10), "hip": (0, 10, 20)}
#: 10 and 20 are the first of what follows; batches of 8, 16 and 24 cells are whole, and not.
COUNTS = (1, 9, 10, 19, 20, 24, 53)
Face = Callable[..., int]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = generate(tmp_path_factory.mktemp("variants"), CONFIG, ["cpu", "hip"])
    build_on_cpu(found)
    build_emulated(found)
    return found


def face_of(folder: Path, target: str, suffix: str = "") -> Face:
    """A face, called with arrays of NumPy; on a GPU that is emulated, memory is the host's."""
    library = ctypes.CDLL(str(femforge.load(folder, target=target).path))
    function = getattr(library, f"{NAME}_{target}{suffix}")

    def call(num_cells: int, *arrays: np.ndarray, variant: int | None = None) -> int:
        first = [] if variant is None else [ctypes.c_int32(variant)]
        pointers = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
        code: int = function(*first, ctypes.c_int64(num_cells), *pointers, ctypes.c_void_p(None))
        return code

    return call


def expected(x: np.ndarray, points: np.ndarray, cells: np.ndarray) -> np.ndarray:
    """The action of the Laplacian on P2, from gradients of barycentric coordinates and a rule at the edges' middles."""
    found = np.zeros_like(x)
    middles = np.array([[0, 0.5, 0.5], [0.5, 0, 0.5], [0.5, 0.5, 0]])
    pairs = ((1, 2), (0, 2), (0, 1))
    for cell, corners in enumerate(points[cells]):
        matrix = np.vstack([np.ones(3), corners.T])
        slopes, area = np.linalg.inv(matrix)[:, 1:], abs(np.linalg.det(matrix)) / 2
        for b in middles:
            own = [(4 * b[i] - 1) * slopes[i] for i in range(3)]
            own += [4 * (b[i] * slopes[j] + b[j] * slopes[i]) for i, j in pairs]
            gradients = np.array(own)
            found[cell] += area / 3 * gradients @ (gradients.T @ x[cell])
    return found


@pytest.mark.parametrize(("target", "count"), list(itertools.product(LIMITS, COUNTS)))
def test_the_variant_for_a_number_of_cells_is_taken_and_all_are_right(
    folder: Path, target: str, count: int
) -> None:
    rng = np.random.default_rng(count)
    points = rng.uniform(0, 1, (3 * count, 2)) + np.tile([[0, 0], [2, 0], [0, 2]], (count, 1))
    cells = np.arange(3 * count, dtype=np.int32).reshape(count, 3)
    x = rng.uniform(-1, 1, (count, 6))
    given = (x, points, cells)
    face, by_number = face_of(folder, target), face_of(folder, target, "_variant")

    def result(variant: int | None = None) -> np.ndarray:
        y = np.full((count + 1, 6), np.nan)
        code = (face if variant is None else by_number)(count, y, *given, variant=variant)
        assert code == 0
        assert np.isnan(y[count]).all()
        np.testing.assert_allclose(y[:count], expected(*given), atol=1e-12)
        return y[:count]

    limits = LIMITS[target]
    taken = max(k for k, limit in enumerate(limits) if count >= limit)
    results = [result(k) for k in range(len(limits))]
    assert np.array_equal(result(), results[taken])
    if count > 20:
        # other orders of additions give other digits; batches of other sizes the same
        assert not np.array_equal(results[0], results[1])


@pytest.mark.parametrize("target", LIMITS)
def test_what_is_no_variant_is_refused(folder: Path, target: str) -> None:
    by_number, x = face_of(folder, target, "_variant"), np.zeros((1, 6))
    points, cells = np.array([[0.0, 0], [1, 0], [0, 1]]), np.array([[0, 1, 2]], dtype=np.int32)
    for variant, count, code in (
        (-1, 1, -1), (len(LIMITS[target]), 1, -1), (0, -1, -1), (0, 0, 0), (1, -1, -1), (1, 0, 0),
    ):  # fmt: skip
        assert by_number(count, np.zeros((1, 6)), x, points, cells, variant=variant) == code, (variant, count)
    assert face_of(folder, target)(-1, np.zeros((1, 6)), x, points, cells) == -1


def test_descriptors_say_what_variants_there_are(folder: Path) -> None:
    host = femforge.load(folder, target="cpu")[NAME]
    assert [one.from_cells for one in host.variants] == [0, 10]
    assert [one.realisation for one in host.variants] == ["written", "team"]
    assert host.variants[1] == Variant(
        10, host.representation, host.realisation, host.element_batch, host.concurrent_elements, host.threads,
        host.shared_bytes, host.flops_per_cell,
    )  # fmt: skip
    device = femforge.load(folder, target="hip")[NAME]
    assert [(one.from_cells, one.realisation) for one in device.variants] == [
        (0, "written"), (10, "fragments"), (20, "fragments"),
    ]  # fmt: skip
    assert device.element_batch == 24
    assert [one.threads % 64 for one in device.variants] == [0, 0, 0]


def test_python_runs_them_as_other_kernels(folder: Path) -> None:
    kernel = femforge.load(folder, target="cpu")[NAME]
    rng = np.random.default_rng(1)
    for count in (4, 40):
        points = rng.uniform(0, 1, (3 * count, 2)) + np.tile([[0, 0], [2, 0], [0, 2]], (count, 1))
        cells = np.arange(3 * count, dtype=np.int32).reshape(count, 3)
        x = rng.uniform(-1, 1, (count, 6))
        found = kernel.operator(coordinates=points, cells=cells)(x.ravel())
        np.testing.assert_allclose(found.reshape(x.shape), expected(x, points, cells), atol=1e-12)
