"""What does not fit is refused before anything runs: a place, a cause, a mend; and what is said is true."""

from __future__ import annotations

import ctypes
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from built_data import data

import femforge
from femforge.built import Kernel, KernelLibrary
from femforge.built.launches import keyword
from femforge.errors import FemforgeError, an

SOME = data()
#: Room for results that a caller also takes for something else.
LENT = np.ones(450)


def refusal(kernel: Kernel, match: str, call: Any, *arguments: Any, mend: str = "", **named: Any) -> None:
    with pytest.raises(FemforgeError, match=match) as caught:
        call(*arguments, **named)
    assert caught.value.place.startswith(kernel.name)
    assert mend in caught.value.mend
    assert caught.value.mend


@pytest.fixture
def tensors(library: KernelLibrary) -> Kernel:
    return library.find(kind="element_tensor", form_file="heat.form", scalar="float64")


def applied(library: KernelLibrary, scatter: str = "colour") -> Kernel:
    return library.find(kind="apply", form_file="heat.form", scalar="float64", scatter=scatter)


@pytest.mark.parametrize(
    ("changed", "match"),
    [
        ({"c": None, "k": None}, "it needs c, k"),
        ({"f": SOME.w}, "it does not take f"),
        ({"dofs": SOME.cells}, "element tensors need no dofs"),
        ({"coordinates": SOME.points.astype("float32")}, "float32 instead of float64"),
        ({"cells": SOME.cells.astype(np.int64)}, "int64 instead of int32"),
        ({"cells": SOME.cells + 1}, "it names point 36, and there are 36 points"),
        ({"cells": SOME.cells - 1}, "it names point -1"),
        ({"cells": SOME.cells[:, :2].copy()}, r"its shape is \(50, 2\) instead of \(any, 3\)"),
        ({"coordinates": SOME.points.ravel()}, "its shape is"),
        ({"w": SOME.w[1:]}, r"its shape is \(49,\) instead of \(50, 1\)"),
        ({"c": SOME.c}, r"its shape is \(36,\) instead of \(50, 3\)"),
        ({"c": SOME.c[SOME.cells].T.copy()}, r"its shape is \(3, 50\)"),
        ({"k": [1.0, 2.0]}, "2 entries instead of 1"),
        ({"k": np.ones(2)}, "2 entries instead of 1"),
        ({"k": ["a"]}, "no numbers"),
        ({"k": 10**400}, "no numbers"),
        ({"k": [None]}, "no numbers"),
        ({"k": [1j]}, "complex numbers"),
        ({"out": np.zeros((50, 9))}, r"its shape is \(50, 9\) instead of \(50, 3, 3\)"),
        ({"out": "there"}, "str is no array"),
        ({"coordinates": SOME.points.astype(object)}, "entries of type |O cannot be taken without a copy"),
        ({"c": LENT[50 : 50 + 150].reshape(50, 3), "out": LENT.reshape(50, 3, 3)}, "it shares memory with c"),
        ({"stream": 1}, "has no stream"),
        ({"w": SOME.w.astype("M8[s]")}, "entries of type <M8.s. cannot be taken"),
    ],
)
def test_calls(tensors: Kernel, changed: dict[str, Any], match: str) -> None:
    refusal(tensors, match, tensors, **{**SOME.by_cell, **changed})


def test_arrays_between_multiples_of_the_size_of_entries(tensors: Kernel) -> None:
    points = np.empty(SOME.points.nbytes + 1, np.uint8)[1:].view(np.float64).reshape(SOME.points.shape)
    points[:] = SOME.points
    assert not points.flags.aligned
    refusal(tensors, "not stand at multiples", tensors, mend="by numpy.array",
            **{**SOME.by_cell, "coordinates": points})  # fmt: skip
    copied = tensors(**{**SOME.by_cell, "coordinates": np.array(points)})
    np.testing.assert_array_equal(copied, tensors(**SOME.by_cell))


def test_other_kinds(library: KernelLibrary, tensors: Kernel) -> None:
    apply = applied(library)
    refusal(apply, "a kernel of apply", apply, mend="kernel.operator", **SOME.by_cell)
    refusal(tensors, "a kernel of element_tensor", tensors.operator, mend="kernel(...)", **SOME.of_mesh)
    refusal(apply, "a kernel of apply", apply.matrix, mend="kernel.operator", **SOME.of_mesh)
    facets = library.find(kind="element_tensor", integral="exterior_facet")
    refusal(facets, "over exterior facets", facets, mend="docs/facets.md", coordinates=SOME.points)
    refusal(apply, "has no face of UFCx", lambda: apply.tabulate_tensor, mend="element_tensor")
    assert facets.tabulate_tensor
    functional = library.find(kind="functional")
    refusal(functional, "returns a number", functional, out=np.zeros(1), **SOME.of_mesh)
    refusal(functional, "it needs dofs", functional, **{**SOME.of_mesh, "dofs": None})


@pytest.mark.parametrize(
    ("changed", "match", "mend"),
    [
        ({"dofs": None}, "it needs dofs", "dofs="),
        ({"dofs": SOME.cells[:, :2]}, r"its shape is \(50, 2\)", "[cell][node]"),
        ({"dofs": SOME.cells[1:]}, "it has 50 cells, and there are 49", "one mesh"),
        ({"dofs": SOME.cells.astype(float)}, "float64 and no integers", "integers"),
        ({"num_dofs": 35}, "numbers from 0 to 35 with 1 components do not fit into 35 entries", "36"),
        ({"dofs": SOME.cells - 1}, "it names node -1", "number nodes from 0"),
        ({"num_dofs": 36.5}, "36.5 is no integer", "a number of entries"),
        ({"num_dofs": 2**31}, "too many for offsets of int32", "index_type=int64"),
        ({"dofs": [[0, 1, 2], [1, 2]]}, "it is no array", "as many integers in each row"),
        ({"dofs": SOME.cells > 1}, "its entries are bool and no integers", "give integers"),
        ({"dofs": SOME.cells.astype("M8[s]")}, "entries of type <M8.s. cannot be taken", "plain numbers"),
        ({"trial_dofs": SOME.cells}, "no trial space", "leave"),
        ({"constrained": SOME.c > 1}, "does not know constrained dofs", "constraints=true"),
        ({"c": SOME.c[1:]}, r"\(35,\) instead of \(36,\)", "L-vector"),
    ],
)
def test_operators(library: KernelLibrary, changed: dict[str, Any], match: str, mend: str) -> None:
    kernel = applied(library)
    refusal(kernel, match, kernel.operator, mend=mend, **{**SOME.of_mesh, **changed})


@pytest.mark.parametrize(
    ("form", "changed", "match", "mend"),
    [
        ("heat", {"dofs": SOME.cells[:, :1]}, r"its shape is \(50, 1\) instead of \(any, 3\)", "[cell][node]"),
        ("elasticity_lame", {"dofs": np.repeat(SOME.cells, 2, axis=1)}, r"\(50, 6\) instead of \(any, 3\)",
         "each node has 2 components"),
        ("stokes", {"dofs": SOME.cells}, r"\(50, 3\) instead of \(any, 15\)", "[cell][node]"),
        ("mixed", {"dofs": SOME.cells}, r"\(50, 3\) instead of \(any, 6\)", "[cell][node]"),
        ("mixed", {"dofs": np.repeat(SOME.cells, 2, axis=1)}, "it needs trial_dofs", "trial_dofs="),
        ("mixed", {"dofs": np.repeat(SOME.cells, 2, axis=1), "trial_dofs": SOME.cells[:, :1]},
         r"\(50, 1\) instead of \(any, 3\)", "[cell][node]"),
        ("heat", {"trial_dofs": SOME.cells[:, :1]}, r"\(50, 1\) instead of \(any, 3\)", "[cell][node]"),
    ],
)  # fmt: skip
def test_matrices(library: KernelLibrary, form: str, changed: dict[str, Any], match: str, mend: str) -> None:
    family = {"kind": "assemble", "form_file": f"{form}.form"}
    kernel = next(k for k in library.values() if all(getattr(k, n) == v for n, v in family.items()))
    refusal(kernel, match, kernel.matrix, mend=mend, **{**SOME.of_mesh, **changed})


def test_numbers_of_dofs_that_nothing_has_room_for(library: KernelLibrary) -> None:
    kernel = library.find(kind="assemble", form_file="laplace.form")
    mesh = {"coordinates": SOME.points, "cells": SOME.cells, "dofs": SOME.cells}
    for size, match, mend in [
        (2**63, "too many for offsets of int64", "give fewer"),
        (2**40, "do not fit into 64 bits", "a smaller num_dofs"),
    ]:
        refusal(kernel, match, kernel.matrix, mend=mend, num_dofs=size, **mesh)
    narrow = {"trial_dofs": np.zeros_like(SOME.cells), "num_trial_dofs": 1}
    refusal(kernel, f"no room for {2**61} rows", kernel.matrix, mend="a smaller num_dofs",
            num_dofs=2**61, **narrow, **mesh)  # fmt: skip
    diagonal = library.find(kind="diagonal", form_file="laplace.form").operator(num_dofs=2**61, **mesh)
    refusal(diagonal.kernel, "no room for results of shape", diagonal, mend="a smaller num_dofs")


def test_operators_in_use(library: KernelLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = applied(library)
    operator = kernel.operator(**SOME.of_mesh)
    refusal(kernel, "35 entries instead of 36", operator, SOME.x[1:])
    refusal(kernel, "float32 instead of float64", operator, SOME.x.astype("float32"), mend="scalar=float32")
    refusal(kernel, "acts on a vector", operator)
    refusal(kernel, "complex numbers", operator.matvec, SOME.x * 1j, mend="the real and the imaginary part")
    refusal(kernel, "no numbers", operator.matvec, [[1.0], [1.0, 2.0]])
    refusal(kernel, "it shares memory with x", operator, SOME.x, out=SOME.x, mend="an array of its own")
    refusal(kernel, "it shares memory with c", operator, SOME.x, out=SOME.c, mend="an array of its own")
    refusal(kernel, "no arrays for cpu", operator.cupy, mend="cuda")
    residual = library.find(kind="residual", form_file="source.form").operator(**SOME.of_mesh)
    refusal(residual.kernel, "acts on nothing", residual, SOME.x)
    refusal(residual.kernel, "no linear operator", residual.scipy, mend="apply")
    by_cell = applied(library, "element")
    refusal(by_cell, "need no dofs", by_cell.operator, dofs=SOME.cells, **SOME.by_cell)
    fixed = library.find(kind="apply", form_file="laplace.form")
    mesh = {"dofs": SOME.cells, "coordinates": SOME.points}
    refusal(fixed, "it needs constrained", fixed.operator, **mesh)
    refusal(fixed, r"instead of \(36,\)", fixed.operator, constrained=np.zeros(3, bool), **mesh)
    points = {"coordinates": SOME.points[:30]}
    refusal(fixed, "names point 35", fixed.operator, constrained=SOME.c > 1, **{**mesh, **points})
    monkeypatch.setitem(sys.modules, "scipy.sparse.linalg", None)
    refusal(kernel, "scipy cannot be imported", operator.scipy, mend="install scipy")


def test_scatters_of_others(library: KernelLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = applied(library)
    object.__setattr__(kernel, "scatter", "blocks")
    try:
        refusal(kernel, "scatter = blocks", kernel.operator, mend="scatter=atomic", **SOME.of_mesh)
    finally:
        object.__setattr__(kernel, "scatter", "colour")


def test_names_of_arguments() -> None:
    assert [keyword(name) for name in ("c", "cells", "out")] == ["c", "cells_", "out_"]


def test_find(library: KernelLibrary) -> None:
    for wanted, match, mend in [
        ({"kind": "apply"}, "several kernels have kind = apply", "heat_p1_triangle"),
        ({"kind": "nothing"}, "no kernel has kind = nothing", "there are: "),
        ({"kind": np.zeros(2)}, "no kernel has kind = .0. 0..", "there are: "),
        ({"colour": "red"}, "kernels have no colour", "kind and form"),
    ]:
        with pytest.raises(FemforgeError, match=match) as caught:
            library.find(**wanted)
        assert mend in caught.value.mend
        assert caught.value.place == str(library.path)


def test_load(kernels: Path, tmp_path: Path) -> None:
    def refused_load(match: str, path: Path, target: str | None = None) -> str:
        with pytest.raises(FemforgeError, match=re.escape(match)) as caught:
            femforge.load(path, target)
        assert caught.value.place
        assert caught.value.mend
        return caught.value.mend

    refused_load("there is no femforge_manifest.json", tmp_path)
    refused_load("there is no target 'metal'", kernels, "metal")
    for given in (None, 3, ["kernels"], b"kernels"):
        refused_load(f"{an(type(given).__name__)} is no path", given)  # type: ignore[arg-type]
    refused_load("a list is no text", kernels, ["cpu"])  # type: ignore[arg-type]
    assert 'targets=["cuda"]' in refused_load(
        "there is no library libfemforge_kernels_cuda.so", kernels, "cuda"
    )
    refused_load("no library of kernels", kernels / "femforge_kernels.h")
    library = kernels / "libfemforge_kernels_cpu.so"
    refused_load("no library of kernels for cuda", library, "cuda")
    refused_load("cannot be loaded", tmp_path / "libothers_cpu.so")
    shutil.copy(library, tmp_path / "libothers_cpu.so")
    refused_load("no function others_cpu", tmp_path / "libothers_cpu.so")
    shutil.copy(kernels / "femforge_manifest.json", tmp_path)
    for target in ("cpu", "cuda"):
        shutil.copy(library, tmp_path / f"libfemforge_kernels_{target}.so")
    assert 'target="cpu"' in refused_load("there are libraries for cpu, cuda", tmp_path)
    assert len(femforge.load(tmp_path, "cpu")) == len(femforge.load(library))


def test_no_memory_of_devices(library: KernelLibrary) -> None:
    from femforge.built.memory import DeviceMemory

    with pytest.raises(FemforgeError, match="cannot load arrays to a device") as caught:
        DeviceMemory(ctypes.CDLL(str(library.path)), 0)
    assert "femforge.build" in caught.value.mend
