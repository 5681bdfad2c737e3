"""Operators by ``femforge.load``, compared with the element tensors that they are sums of."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
import pytest
from built_data import data, dense
from scipy.sparse.linalg import cg
from small_fem import unit_mesh

from femforge.built import KernelLibrary
from femforge.built.scatter_lists import SCATTERS, colour_cells

TOLERANCE = {"float64": 1e-13, "float32": 1e-5}


@pytest.mark.parametrize("scalar", ["float64", "float32"])
@pytest.mark.parametrize("scatter", ["atomic", "colour", "gather"])
def test_apply(library: KernelLibrary, scatter: str, scalar: str) -> None:
    some = data(scalar)
    kernel = library.find(kind="apply", scatter=scatter, scalar=scalar, form_file="heat.form")
    tensors = library.find(kind="element_tensor", form_file="heat.form", scalar=scalar)(**some.by_cell)
    expected = dense(tensors, some.cells, len(some.points)) @ some.x
    operator = kernel.operator(**some.of_mesh)
    assert operator.shape == (len(some.points),) * 2
    out = np.full_like(some.x, np.nan)
    assert operator(some.x, out=out) is out
    np.testing.assert_allclose(out, expected, atol=TOLERANCE[scalar])
    for found in (operator @ some.x, operator.matvec(some.x[:, None]), operator.scipy() @ some.x):
        np.testing.assert_allclose(found, expected, atol=TOLERANCE[scalar])
    assert operator.scipy().dtype == scalar


def test_threads_that_share_an_operator_wait_for_each_other(library: KernelLibrary) -> None:
    some = data()
    operator = library.find(kind="apply", scatter="gather", scalar="float64", form_file="heat.form").operator(
        **some.of_mesh
    )
    expected = operator(some.x)

    def differ(factor: float) -> int:
        return sum(not np.allclose(operator(factor * some.x), factor * expected) for _ in range(100))

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(differ, (1.0, 2.0, 3.0, 4.0))) == [0] * 4


def test_forked_processes_compute(library: KernelLibrary) -> None:
    """With one thread: those of OpenMP are not in them, and waiting for them would never end."""
    some = data()
    operator = library.find(kind="apply", scatter="gather", scalar="float64", form_file="heat.form").operator(
        **some.of_mesh
    )
    expected = operator(some.x)
    child = os.fork()
    if child == 0:
        signal.alarm(20)  # ends it
        os._exit(0 if np.allclose(operator(some.x), expected) else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_element_vectors(library: KernelLibrary) -> None:
    some = data()
    kernel = library.find(kind="apply", scatter="element", scalar="float64")
    tensors = library.find(kind="element_tensor", form_file="heat.form", scalar="float64")(**some.by_cell)
    x = some.x[some.cells]
    found = kernel.operator(**some.by_cell)(x.ravel())
    np.testing.assert_allclose(found.reshape(x.shape), np.einsum("cij,cj->ci", tensors, x), atol=1e-13)


def test_vectors_are_read_where_they_are(library: KernelLibrary) -> None:
    """What a caller writes into an L-vector counts at the next call."""
    some = data()
    kernel = library.find(kind="apply", scatter="colour", scalar="float64", form_file="heat.form")
    operator = kernel.operator(**some.of_mesh)
    some.c[:] = 0.25
    tensors = library.find(kind="element_tensor", form_file="heat.form", scalar="float64")(**some.by_cell)
    expected = dense(tensors, some.cells, len(some.points)) @ some.x
    np.testing.assert_allclose(operator(some.x), expected, atol=1e-13)


def test_residual_and_diagonal(library: KernelLibrary) -> None:
    some = data()
    vector = library.find(kind="element_tensor", form_file="source.form")(**some.by_cell)
    found = library.find(kind="residual", form_file="source.form").operator(**some.of_mesh)
    np.testing.assert_allclose(found(), dense(vector, some.cells, len(some.points)), atol=1e-13)
    tensors = library.find(kind="element_tensor", form_file="heat.form", scalar="float64")(**some.by_cell)
    diagonal = library.find(kind="diagonal", form_file="heat.form").operator(**some.of_mesh)
    np.testing.assert_allclose(diagonal(), np.diag(dense(tensors, some.cells, len(some.points))), atol=1e-13)


@pytest.mark.parametrize("order", ["planar", "interleaved"])
def test_components(library: KernelLibrary, order: str) -> None:
    """Elasticity, with dofs numbered node by node or component by component."""
    some, rng = data(), np.random.default_rng(2)
    lame = {name: rng.uniform(1, 2, len(some.cells)) for name in ("lmbda", "mu")}
    mesh, count = {"coordinates": some.points, "cells": some.cells}, len(some.points)
    shift = np.arange(2)
    dofs = {
        "planar": (some.cells[:, None, :] + count * shift[:, None]).reshape(-1, 6),
        "interleaved": (2 * some.cells[:, :, None] + shift).reshape(-1, 6),
    }[order]
    family = {"form_file": "elasticity_lame.form", "component_order": order}
    tensors = library.find(kind="element_tensor", **family)(**mesh, **lame)
    expected = dense(tensors, dofs, 2 * count)
    x = rng.uniform(-1, 1, 2 * count)
    given = {"dofs": some.cells, "num_dofs": 2 * count, **mesh, **lame}
    operator = library.find(kind="apply", **family).operator(**given)
    np.testing.assert_allclose(operator(x), expected @ x, atol=1e-12)
    matrix = library.find(kind="assemble", **family).matrix(**given)
    np.testing.assert_allclose(matrix.toarray(), expected, atol=1e-12)


@pytest.mark.parametrize("order", ["planar", "interleaved"])
def test_components_that_do_not_couple_have_no_places(library: KernelLibrary, order: str) -> None:
    some = data()
    mesh, count = {"coordinates": some.points, "cells": some.cells}, len(some.points)
    family = {"form_file": "vector_laplace.form", "component_order": order}
    tensors = library.find(kind="element_tensor", **family)
    kernel = library.find(kind="assemble", **family)
    component = np.arange(6) // 3 if order == "planar" else np.arange(6) % 2
    assert kernel.used_entries is not None
    np.testing.assert_array_equal(kernel.used_entries, component[:, None] == component)
    assert tensors.used_entries is None
    shift = np.arange(2)
    dofs = {
        "planar": (some.cells[:, None, :] + count * shift[:, None]).reshape(-1, 6),
        "interleaved": (2 * some.cells[:, :, None] + shift).reshape(-1, 6),
    }[order]
    matrix = kernel.matrix(dofs=some.cells, num_dofs=2 * count, **mesh)
    np.testing.assert_allclose(matrix.toarray(), dense(tensors(**mesh), dofs, 2 * count), atol=1e-12)
    pairs = np.unique(some.cells[:, :, None] * count + some.cells[:, None, :])
    assert matrix.nnz == 2 * len(pairs)


def test_the_diagonal_has_places(library: KernelLibrary) -> None:
    """Of pressures, too, none of which couples to another."""
    some, rng = data(), np.random.default_rng(4)
    mesh = {"coordinates": some.points, "cells": some.cells}
    dofs = np.array([rng.permutation(80)[:15] for _ in some.cells])
    kernel = library.find(kind="assemble", form_file="stokes.form")
    matrix = kernel.matrix(dofs=dofs, num_dofs=80, **mesh)
    tensors = library.find(kind="element_tensor", form_file="stokes.form")(**mesh)
    np.testing.assert_allclose(matrix.toarray(), dense(tensors, dofs, 80), atol=1e-12)
    used = kernel.used_entries
    assert used is not None
    assert not used[12:, 12:].any()
    stored = {(int(d), int(d)) for d in dofs.ravel()}
    stored |= {
        (int(of_cell[i]), int(of_cell[j])) for of_cell in dofs for i, j in zip(*used.nonzero(), strict=True)
    }
    entries = matrix.tocoo()
    assert set(zip(entries.row.tolist(), entries.col.tolist(), strict=True)) == stored


def test_two_spaces(library: KernelLibrary) -> None:
    """P2 times P1, applied and assembled; and an expression, whose values are [cell][dof]."""
    some, rng = data(), np.random.default_rng(3)
    mesh, count = {"coordinates": some.points, "cells": some.cells}, len(some.points)
    rows = np.array([rng.permutation(60)[:6] for _ in some.cells])
    spaces = {"dofs": rows, "num_dofs": 60, "trial_dofs": some.cells, "num_trial_dofs": count}
    w = some.c[some.cells]
    tensors = library.find(kind="element_tensor", form_file="mixed.form", form="a")(w=w, **mesh)
    expected = np.zeros((60, count))
    np.add.at(expected, (rows[:, :, None], some.cells[:, None, :]), tensors)
    for scatter in ("colour", "gather"):
        kernel = library.find(kind="apply", form_file="mixed.form", scatter=scatter)
        operator_of = partial(kernel.operator, **spaces, **mesh)
        operator = operator_of(w=w)
        assert operator.shape == (60, count)
        np.testing.assert_allclose(operator @ some.x, expected @ some.x, atol=1e-13)
        for other in (w.ravel(), w[None]):  # cell by cell, in other words
            operator = operator_of(w=other)
            np.testing.assert_allclose(operator @ some.x, expected @ some.x, atol=1e-13)
    assemble = library.find(kind="assemble", form_file="mixed.form")
    np.testing.assert_allclose(assemble.matrix(w=w, **spaces, **mesh).toarray(), expected, atol=1e-13)
    none = {"dofs": rows[:0], "trial_dofs": some.cells[:0], "cells": some.cells[:0], "w": w[:0]}
    assert assemble.matrix(**{**spaces, **mesh, **none}).nnz == 0
    values = library.find(kind="element_tensor", form_file="mixed.form", form="s")(w=w, **mesh)
    kernel = library.find(kind="residual", form_file="mixed.form")
    found = kernel.operator(trial_dofs=some.cells, num_trial_dofs=count, w=some.c, **mesh)()
    np.testing.assert_allclose(found, values.ravel(), atol=1e-13)


def test_poisson_by_cg(library: KernelLibrary) -> None:
    """-div grad u = 2 pi^2 sin(pi x) sin(pi y), u = 0 on the boundary, by SciPy's conjugate gradients."""
    mesh = unit_mesh("triangle", 12)
    cells = mesh.cells.astype(np.int32)
    fixed = ((mesh.points == 0) | (mesh.points == 1)).any(axis=1)
    exact = np.prod(np.sin(np.pi * mesh.points), axis=1)
    vertices = mesh.points[cells]
    area = np.abs(np.linalg.det(vertices[:, 1:] - vertices[:, :1])) / 2
    load = np.zeros(len(exact))
    mass = area[:, None, None] * (1 + np.eye(3)) / 12
    np.add.at(load, cells, 2 * np.pi**2 * np.einsum("cij,cj->ci", mass, exact[cells]))
    load[fixed] = 0
    kernel = library.find(kind="apply", form_file="laplace.form")
    assert kernel.is_shared
    operator = kernel.operator(dofs=cells, coordinates=mesh.points, constrained=fixed)
    solution, failed = cg(operator.scipy(), load, rtol=1e-10)
    assert failed == 0
    assert (solution[fixed] == 0).all()
    assert np.abs(solution - exact).max() < 2e-2


@pytest.mark.parametrize("valence", [3, 200])
def test_colours(valence: int) -> None:
    """No two cells of a colour have a node in common, with more than 64 colours, too."""
    rng = np.random.default_rng(0)
    nodes = np.array([rng.permutation(300)[:4] for _ in range(75 * valence)])
    colour = colour_cells(nodes)
    for one in range(colour.max() + 1):
        own = nodes[colour == one].ravel()
        assert len(own) == len(np.unique(own))
    most = np.bincount(nodes.ravel()).max()
    assert len(np.unique(colour)) == colour.max() + 1 <= 4 * most


def test_lists_of_nothing() -> None:
    for scatter in SCATTERS.values():
        scatter.lists(np.empty((0, 3), np.int64))
