"""Parameters beyond a limit are refused when generating: which limit, and what would fit. What fits is accepted."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from form_cases import Variant

from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import prepare
from femforge.kernels.element_tensor import ElementKernel
from femforge.schedule.devices import DEVICES

P1 = Variant("laplace", "tetrahedron")
P3_ELASTICITY = Variant("elasticity", "tetrahedron", 3)
P1_ELASTICITY = Variant("elasticity", "tetrahedron")


def kernel_of(variant: Variant, target: str, parameters: Mapping[str, object]) -> ElementKernel:
    return prepare([variant.job(**parameters)])[0].kernels.element_tensor(target)


def refusal(variant: Variant, target: str, parameters: Mapping[str, object]) -> FemforgeError:
    with pytest.raises(FemforgeError) as caught:
        kernel_of(variant, target, parameters)
    assert caught.value.code == ExitCode.PARAMETERS
    assert variant.stem.rpartition("/")[2] in caught.value.place, "the kernel is named"
    assert DEVICES[target].name in caught.value.cause, "the device is named"
    return caught.value


CONTRACTION = {"mapping": "contraction"}
LIMITS = [
    # variant, target, parameters, parameter to vary, limit
    (P1, "cuda", {"mapping": "cell"}, "concurrent_elements", "exceed"),
    (P1, "hip", {**CONTRACTION, "entries_per_thread": 1}, "concurrent_elements", "threads exceed 1024"),
    (P1, "cuda", {"mapping": "cell", "concurrent_elements": 1, "interleave_stores": False}, "element_batch",
     "bytes of shared memory exceed the limit of 49152"),
    (P1_ELASTICITY, "hip", {"mapping": "cell"}, "concurrent_elements", "bytes of shared memory exceed"),
    (P1_ELASTICITY, "cuda", {"mapping": "cell", "unroll": "inner"}, "concurrent_elements",
     "bytes of shared memory exceed"),
    (P1, "cuda", {**CONTRACTION, "concurrent_elements": 1}, "element_batch", "bytes of shared memory exceed"),
    (P1, "cuda", {**CONTRACTION, "representation": "quadrature", "k_place": "shared", "entries_per_thread": 16},
     "concurrent_elements", "exceed"),
    (P1, "cpu", {"mapping": "cell", "concurrent_elements": 1, "interleave_stores": False}, "element_batch",
     "bytes of shared memory exceed the limit of 1048576"),
    (P1, "cpu", {"mapping": "cell", "unroll": "none"}, "concurrent_elements", "bytes of shared memory exceed"),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "target", "fixed", "varied", "cause"), LIMITS)
def test_the_number_that_is_said_to_fit_fits_and_one_more_does_not(
    variant: Variant, target: str, fixed: Mapping[str, object], varied: str, cause: str
) -> None:
    error = refusal(
        variant,
        target,
        {**fixed, varied: 1 << 10 if target != "cpu" and varied == "concurrent_elements" else 1 << 18},
    )
    assert cause in error.cause
    (found,) = (change for way in error.ways for change in way if change.name == varied)
    assert f"{varied} of at most {found.value}" in error.mend
    most = int(str(found.value))
    kernel = kernel_of(variant, target, {**fixed, varied: most})
    device = DEVICES[target]
    if target != "cpu":
        assert kernel.costs.shared_bytes <= device.shared_bytes
        assert kernel.nest.threads <= device.max_threads
    assert cause in refusal(variant, target, {**fixed, varied: most + 1}).cause


def test_code_size() -> None:
    written = {"mapping": "cell", "unroll": "full", "representation": "quadrature"}
    error = refusal(P3_ELASTICITY, "cuda", written)
    assert re.search(r"unroll = full would take (\d+|more) statements", error.cause)
    assert "code-size budget is" in error.cause
    assert "use unroll = inner" in error.mend
    kernel_of(P3_ELASTICITY, "cpu", {**written, "unroll": "inner"})


def test_code_size_of_stores() -> None:
    """What leaves in many parts takes a loop and barriers for each of them."""
    many = Variant("../tests/generator/support/many_components", "triangle", 2)
    for target in ("cuda", "hip"):
        error = refusal(many, target, {"mapping": "cell", "store_chunk": 1})
        assert "store_chunk = 1: 2304 parts of an element tensor are 9216 statements" in error.cause
        assert "the code-size budget is 6000" in error.cause
        assert error.mend == "use store_chunk of at least 2, or leave store_chunk out"
        kernel_of(many, target, {"mapping": "cell", "store_chunk": 2})


def test_registers() -> None:
    wide = Variant("weighted_laplace", "tetrahedron", 2, more=(("weight_degree", 2),))
    parameters = {**CONTRACTION, "representation": "tensor", "k_place": "registers"}
    error = refusal(wide, "cuda", {**parameters, "entries_per_thread": 10})
    assert "of the 255 registers of a thread" in error.cause
    found = re.search(r"entries_per_thread of at most (\d+)", error.mend)
    assert found
    kernel_of(wide, "cuda", {**parameters, "entries_per_thread": int(found[1])})
    kernel_of(wide, "cuda", {**parameters, "entries_per_thread": 10, "k_place": "shared"})
    chosen = kernel_of(wide, "cuda", {**CONTRACTION, "representation": "tensor", "entries_per_thread": 10})
    assert chosen.parameters.k_place != "registers", "auto moves K to where there is room"


def test_constant_memory() -> None:
    error = refusal(
        P3_ELASTICITY, "cuda",
        {**CONTRACTION, "representation": "tensor", "k_place": "constant"},
    )  # fmt: skip
    assert "of the 65536 of constant memory" in error.cause
    assert "k_place" in error.mend


@pytest.mark.parametrize(
    ("target", "parameters", "words"),
    [
        ("cpu", {"element_batch": 10, "concurrent_elements": 4}, "no multiple of concurrent_elements"),
        (
            "cuda",
            {"mapping": "cell", "entries_per_thread": 2},
            "entries_per_thread belongs to mapping = contraction",
        ),
        ("cuda", {**CONTRACTION, "store_chunk": 4}, "store_chunk belongs to mapping = cell"),
        ("cpu", {"store_chunk": 4}, "store_chunk is for GPUs"),
        ("cpu", {"store_width": 2}, "store_width is for GPUs"),
        ("cuda", {"mapping": "cell", "unroll": "none", "store_chunk": 4}, "store_chunk needs unroll = full"),
        (
            "cpu",
            {"unroll": "inner", "interleave_stores": False},
            "interleave_stores = false needs unroll = full",
        ),
        ("cuda", {"mapping": "cell", "store_chunk": 99}, "store_chunk = 99 exceeds the 16 entries"),
        ("cuda", {"mapping": "cell", "k_place": "shared"}, "k_place = shared does not go with"),
        ("cuda", {**CONTRACTION, "k_place": "literal"}, "k_place = literal does not go with"),
        ("cuda", {**CONTRACTION, "entries_per_thread": 5}, "does not divide 16 entries"),
        ("cuda", {"store_width": 4}, "store_width = 4 is not legal for float64"),
    ],
)
def test_what_does_not_go_together(target: str, parameters: Mapping[str, object], words: str) -> None:
    error = refusal(P1, target, parameters)
    assert words in error.cause
    assert error.mend


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"unrol": "full"}, "unknown parameter 'unrol'"),
        ({"unroll": "fully"}, "unroll = 'fully' is not legal"),
        ({"element_batch": -1}, "element_batch = -1 is not legal"),
        ({"element_batch": "many"}, "element_batch = 'many' is not legal"),
        ({"element_batch": 1 << 30}, "is not legal"),
        ({"quadrature_degree": -2}, "quadrature_degree = -2 is not legal"),
        ({"interleave_stores": "maybe"}, "interleave_stores = 'maybe' is not legal"),
    ],
)
def test_values_that_are_no_values(values: Mapping[str, object], words: str) -> None:
    with pytest.raises(FemforgeError, match=re.escape(words)) as caught:
        P1.job(**values)
    assert caught.value.code == ExitCode.PARAMETERS
    assert "legal values" in caught.value.mend or "known parameters" in caught.value.mend


def test_packed_output_needs_a_symmetric_form_and_stored_geometry_an_affine_cell() -> None:
    with pytest.raises(FemforgeError, match="not known to be symmetric"):
        kernel_of(Variant("advection_diffusion", "triangle"), "cpu", {"output": "packed_symmetric"})
    with pytest.raises(FemforgeError) as caught:
        kernel_of(Variant("laplace", "quadrilateral", 1, 3), "cpu", {"input": "geometry"})
    assert "the geometry varies on the cell" in caught.value.cause
    assert "input = vertices" in caught.value.mend
    assert caught.value.code == ExitCode.PARAMETERS
