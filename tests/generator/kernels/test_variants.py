"""Kernels whose face chooses among variants by the number of cells: what is asked for, what tables say, the text."""

from __future__ import annotations

import ctypes
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cli_support import CommandLine
from kernel_build import compile_sources, parameter_names
from places import FORMS

import femforge.schedule.tuned
from femforge.cli.generate import request_of
from femforge.errors import ExitCode, FemforgeError, leave_out, use
from femforge.form_jobs import Job, prepare
from femforge.kernels.operators import OperatorKernels
from femforge.kernels.variants import OperatorKernel, resolved_from
from femforge.pipeline import generate, with_parameters, write_files
from femforge.schedule.parameters import Parameters
from femforge.schedule.tuned import TUNABLE, Table

P3 = Job(FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 3}, kernels=("apply",))
P1 = Job(FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 1}, kernels=("apply",))
ATOMIC = {"scatter": "atomic", "macro_cells": 1}


def operators_of(values: Mapping[str, Any], job: Job = P3) -> OperatorKernels:
    (named,) = prepare([with_parameters(job, values, "here")])
    return named.operators


def taken(kernel: OperatorKernel) -> list[tuple[int, str, int]]:
    """From how many cells on which realisation is taken, in batches of how many cells."""
    found = [(n, one.parameters.realisation, one.parameters.element_batch) for n, one in kernel.variants]
    return [(n, str(name), batch) for n, name, batch in found]


def test_what_is_said_from_some_number_of_cells_on_holds_for_more() -> None:
    kernels = operators_of({
        **ATOMIC, "element_batch": 64, "from.100.realisation": "team", "from.100.element_batch": 8,
        "from.5000.element_batch": 16, "cuda.from.7000.realisation": "fragments", "hip.from.100.element_batch": 4,
    })  # fmt: skip
    assert taken(kernels.kernel("cuda")) == [
        (0, "written", 64), (100, "team", 8), (5000, "team", 16), (7000, "fragments", 16),
    ]  # fmt: skip
    assert taken(kernels.kernel("hip")) == [(0, "written", 64), (100, "team", 4), (5000, "team", 16)]
    assert taken(kernels.kernel("cpu")) == [(0, "written", 64), (100, "team", 8), (5000, "team", 16)]


def test_a_kernel_is_what_its_last_variant_is() -> None:
    kernel = operators_of({**ATOMIC, "from.9.realisation": "team"}).kernel("cuda")
    alone = operators_of({**ATOMIC, "realisation": "team"}).kernel("cuda")
    assert kernel.parameters == alone.parameters
    assert (kernel.costs, kernel.nest.threads, kernel.why) == (alone.costs, alone.nest.threads, alone.why)
    assert kernel.origin == "asked for: macro_cells, scatter, realisation; the rest by the cost model"
    assert not alone.variants


def test_a_face_takes_what_any_variant_takes() -> None:
    job = Job(FORMS / "weighted_laplace.form", {"cell": "triangle"}, kernels=("apply",))
    values = {"scatter": "gather", "from.9.realisation": "looped", "from.9.representation": "quadrature"}
    kernel = operators_of(values, job).kernel("cpu")
    alone = [set(one.kernel.arguments) for one in kernel.variants]
    assert set(kernel.arguments) == set.union(*alone)
    order = [a.name for a in operators_of({"scatter": "gather"}, job).kernel("cpu").arguments]
    assert [a.name for a in kernel.arguments if a.name in order] == order


@pytest.mark.parametrize(
    ("values", "names"),
    [
        ({"scatter": "blocks", "from.9.element_batch": 64}, "element_batch"),
        ({"scatter": "blocks", "element_batch": 64, "from.9.block_nodes": 2000}, "block_nodes"),
        ({"scatter": "atomic", "from.9.scatter": "gather"}, "scatter"),
        ({"from.9.realisation": "team"}, "scatter"),
    ],
)
def test_variants_take_the_same_lists(values: dict[str, Any], names: str) -> None:
    with pytest.raises(FemforgeError, match="variants of a kernel take the same lists") as caught:
        operators_of(values).kernel("cuda")
    assert f"{names} = " in caught.value.cause
    assert caught.value.code == ExitCode.PARAMETERS


def test_functionals_share_the_room_for_their_sums() -> None:
    energy = Job(FORMS / "energy.form", {"cell": "triangle", "degree": 2}, kernels=("functional",))
    with pytest.raises(FemforgeError, match="element_batch = 128 and 64"):
        operators_of({"element_batch": 128, "from.9.element_batch": 64}, energy).kernel("cuda")
    kernel = operators_of({"scatter": "atomic", "element_batch": 128, "from.9.element_batch": 64}, energy)
    assert [batch for *_, batch in taken(kernel.kernel("cuda"))] == [128, 64]


def test_a_variant_that_is_refused_says_which_one() -> None:
    with pytest.raises(FemforgeError) as caught:
        operators_of({**ATOMIC, "from.9.realisation": "fragments"}).kernel("cpu")
    assert caught.value.place.endswith("_apply, from 9 cells on")
    assert caught.value.mend == "leave realisation out"


# -- tables ------------------------------------------------------------------------------------------------


def planted(monkeypatch: pytest.MonkeyPatch, key: str, *choices: tuple[int, Mapping[str, Any]]) -> None:
    """Let there be one table with an entry of several choices."""
    untuned = operators_of(ATOMIC).without_table("cuda")
    values = {name: getattr(untuned, name) for name in TUNABLE["apply"]}
    entry = {cells: values | dict(own) for cells, own in choices}
    table = Table("planted", "cuda", "Device A", {key: entry})
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: (table,))


TEAM = {"realisation": "team", "element_batch": 16, "concurrent_elements": 16, "resident_blocks": 3}


def test_tables_with_several_choices_give_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = operators_of({})
    planted(monkeypatch, kernels.key, (0, {}), (3200, TEAM))
    kernel = kernels.kernel("cuda")
    assert taken(kernel) == [(0, "written", 128), (3200, "team", 16)]
    assert kernel.variants[1].kernel.parameters.resident_blocks == 3
    assert kernel.origin == "tuned on Device A (table planted)"
    assert "as in the table of tuned parameters" in kernel.variants[1].kernel.why
    assert not kernels.kernel("hip").variants
    assert not operators_of({"tuning": "none"}).kernel("cuda").variants
    # what is set leaves tables out, by the number of cells, too
    assert not operators_of(ATOMIC).kernel("cuda").variants
    asked = operators_of({**ATOMIC, "cuda.from.50.realisation": "team"}).kernel("cuda")
    assert [cells for cells, _ in asked.variants] == [0, 50]


def test_a_choice_that_does_not_fit_leaves_the_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = operators_of({})
    planted(monkeypatch, kernels.key, (0, {}), (3200, {**TEAM, "concurrent_elements": 8}))
    kernel = kernels.kernel("cuda")
    assert "does not fit" in kernel.origin
    assert not kernel.variants


# -- which one is taken -------------------------------------------------------------------------------------

LIBRARY = {"realisation": "library", "element_batch": 64, "concurrent_elements": 4}
LATER_LIBRARY = {f"from.10.{name}": value for name, value in LIBRARY.items()}
LATER_TEAM = {"from.40.realisation": "team", "from.40.element_batch": 8, "from.40.concurrent_elements": 8}
NUMBERS = (0, 1, 9, 10, 39, 40, 1 << 33)


@pytest.mark.slow
@pytest.mark.parametrize("flags", [(), ("-DFEMFORGE_WITHOUT_BLAS",)])
@pytest.mark.parametrize(
    ("values", "expected", "without"),
    [
        ({"from.10.element_batch": 8, **LATER_TEAM}, (0, 0, 0, 1, 1, 2, 2), (0, 0, 0, 1, 1, 2, 2)),
        ({**LATER_LIBRARY, **LATER_TEAM}, (0, 0, 0, 1, 1, 2, 2), (0, 0, 0, 0, 0, 2, 2)),
        ({**LIBRARY, "from.10.blas_batch": 8, **LATER_TEAM, "from.40.blas_batch": 0}, (0, 0, 0, 1, 1, 2, 2), (2,) * 7),
        ({**LIBRARY, "from.10.realisation": "team", "from.10.element_batch": 8, "from.10.concurrent_elements": 8},
         (0, 0, 0, 1, 1, 1, 1), (1,) * 7),
    ],
    ids=["team", "library second", "two libraries first", "library first"],
)  # fmt: skip
def test_a_face_takes_the_last_variant_that_there_are_cells_for_and_a_library(
    values: Mapping[str, Any],
    expected: tuple[int, ...],
    without: tuple[int, ...],
    flags: tuple[str, ...],
    tmp_path: Path,
) -> None:
    """Each variant is replaced by its number."""
    generated = generate(prepare([with_parameters(P3, {**ATOMIC, **values}, "here")]), ["hip"])
    (source,) = generated.sources
    text = re.sub(r"case (\d+): return .*?;", r"case \1: return 700 + \1;", source.text, flags=re.DOTALL)
    write_files({**generated.files, source.file: text}, tmp_path)
    built = compile_sources([replace(source, text=text)], tmp_path, ["hip"], ["-O0", *flags], "")
    face = built.function(source.name, "hip")
    arguments = [None] * (len(parameter_names(source)) - 1)
    found = [face(ctypes.c_int64(number), *arguments) - 700 for number in NUMBERS]
    assert tuple(found) == (without if flags else expected)


# -- names, and what is written ----------------------------------------------------------------------------


def test_names_say_from_how_many_cells_on(tmp_path: Path) -> None:
    config = tmp_path / "k.toml"
    config.write_text(f"""
[[kernels]]
form = "{FORMS / "laplace.form"}"
kernel = "apply"
[kernels.parameters]
scatter = "atomic"
from.100 = {{ realisation = "looped", representation = "quadrature" }}
hip.from.7 = {{ element_batch = 64 }}
""")
    settings = (("cuda.from.9.element_batch", "32"),)
    (job,) = request_of((), config, None, None, (), settings, None).jobs
    assert job.from_cells == {
        "": {100: {"realisation": "looped", "representation": "quadrature"}},
        "hip": {7: {"element_batch": 64}}, "cuda": {9: {"element_batch": "32"}},
    }  # fmt: skip
    assert job.parameters == Parameters(scatter="atomic")
    assert job.command("apply").endswith(
        "--set scatter=atomic --set from.100.realisation=looped --set from.100.representation=quadrature "
        "--set hip.from.7.element_batch=64 --set cuda.from.9.element_batch=32"
    )


@pytest.mark.parametrize(
    ("name", "value", "cause"),
    [
        ("from.0.element_batch", 8, "does not say from how many cells on"),
        ("from.-3.element_batch", 8, "does not say from how many cells on"),
        ("from.1e4.element_batch", 8, "does not say from how many cells on"),
        ("from.element_batch", 8, "does not say from how many cells on"),
        ("cuda.from.9.8.element_batch", 8, "does not say from how many cells on"),
        (f"from.{1 << 63}.element_batch", 8, "does not say from how many cells on"),
        ("from.9.cuda.element_batch", 8, "has 'cuda' behind the number of cells"),
        ("from.9.dx.element_batch", 8, "has 'dx' behind the number of cells"),
        ("from.9.numbering", "shared", "numbering cannot depend on the number of cells"),
        ("from.9.tuning", "none", "tuning cannot depend on the number of cells"),
        ("from.9.mapping", "cell", "mapping cannot depend on the number of cells"),
        ("from.9.realisation", "written out", "is not legal"),
        ("from.9.realization", "written", "unknown parameter 'realization'"),
        ("metal.from.9.element_batch", 8, "unknown target 'metal'"),
    ],
)
def test_nonsense_is_refused(name: str, value: Any, cause: str) -> None:
    with pytest.raises(FemforgeError, match=cause) as caught:
        with_parameters(P3, {name: value}, "here")
    assert (caught.value.place, caught.value.code) == ("here", ExitCode.PARAMETERS)


def test_mends_name_what_may_depend_on_the_number_of_cells() -> None:
    """Ways that change something else would be refused from some number of cells on."""
    for values, ways in [
        ({"input": "points", "from.9.realisation": "looped"}, [use(realisation="written")]),
        ({"numbering": "shared", "from.9.scatter": "element"}, [leave_out("scatter")]),
    ]:
        with pytest.raises(FemforgeError, match=r"written out|belongs to") as caught:
            operators_of(values, P1).kernel("cpu")
        assert list(caught.value.ways) == ways
        assert "from 9 cells on" in caught.value.place


def test_what_no_such_mend_helps_with_is_left_out() -> None:
    error = FemforgeError("too large", ways=[use(scalar="float32")])

    def never(asked: Parameters) -> object:
        if asked.scalar == "float64":
            raise error
        return asked

    with pytest.raises(FemforgeError, match="too large") as caught:
        resolved_from(9, Parameters(), "here", never)
    assert caught.value.mend == "leave out what is set from 9 cells on"


@pytest.mark.parametrize("kind", ["element_tensor", "assemble"])
def test_other_kinds_have_no_variants(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["generate", FORMS / "laplace.form", "--kernel", f"{kind},apply", "--set", "scatter=atomic"]
    words += ["--set", "from.9.element_batch=8", "--targets", "cpu", "--out", tmp_path]
    ran = CommandLine(capsys)(*words)
    assert ran.code == ExitCode.PARAMETERS
    assert f"from.9.element_batch: {kind} kernels have one variant" in " ".join(ran.err.split())
    assert (tmp_path / "laplace").is_dir(), "the others are written"


def test_what_is_written_is_the_same_every_time_and_says_the_variants() -> None:
    values = {**ATOMIC, "from.40.realisation": "team"}
    texts = []
    for _ in range(2):
        made = generate(prepare([with_parameters(P3, values, "here")]), ["cpu", "cuda", "hip"])
        texts.append(dict(made.files))
    assert texts[0] == texts[1]
    text = next(text for name, text in texts[0].items() if name.endswith(".cu"))
    for title in ("Parameters, up to 39 cells:", "Parameters, from 40 cells on:"):
        assert f"// {title}\n" in text
    assert "    40,  // variant 1: tensor, team, batches of 32 cells\n" in text
    listed = json.loads(texts[0]["femforge_manifest.json"])["kernels"]
    assert [[one["from_cells"] for one in kernel["variants"]] for kernel in listed] == [[0, 40]] * 3
    assert listed[1]["variants"][1]["parameters"] == listed[1]["parameters"]
    header = next(text for name, text in texts[0].items() if name.endswith("_apply.h"))
    assert "_cuda_variant(\n    int32_t variant,\n    int64_t num_cells,\n    double* y,\n" in header
