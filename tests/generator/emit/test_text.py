"""Generated code reads as a person would have written it."""

from __future__ import annotations

import re
import textwrap
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from form_cases import Variant

from femforge.emit import expressions
from femforge.emit.expressions import LINE_WIDTH, wrap
from femforge.emit.platforms import PLATFORMS
from femforge.emit.platforms.gpu import rounds_together
from femforge.form_jobs import prepare
from femforge.ir.integral import Local
from femforge.ir.scalar import Graph
from femforge.pipeline import sources_of

KERNELS = [
    (Variant("laplace", "tetrahedron"), "element_tensor", {}),
    (Variant("laplace", "tetrahedron"), "apply", {"scatter": "gather"}),
    (Variant("laplace", "tetrahedron"), "apply", {"scatter": "element"}),
    (Variant("laplace", "quadrilateral"), "assemble", {}),
    (Variant("mass", "hexahedron"), "apply", {}),
    (Variant("helmholtz", "quadrilateral", 2), "element_tensor", {}),
    (Variant("vector_laplace", "hexahedron"), "assemble", {}),
]


def texts(number: int) -> dict[str, str]:
    variant, kind, values = KERNELS[number]
    job = replace(variant.job(**values), kernels=(kind,))
    return {s.kernel.target: s.text for named in prepare([job]) for s in sources_of(named, PLATFORMS)}


@pytest.mark.parametrize("number", range(len(KERNELS)))
def test_no_noise(number: int) -> None:
    for text in texts(number).values():
        assert "\n\n\n" not in text
        assert not re.search(r"__syncthreads\(\);\s*\n}\n", text), "a barrier ends a kernel"
        code = re.sub(r"//.*", "", text)
        assert not re.search(r"(?<![\w.])\d+\.\d+(e-?\d+)? \* -?\d+\.\d+(e-?\d+)?(?![\w.])", code)
        assert not re.search(r"\+ -|- -|\b1 \* |% 1\b|/ 1\b", code)


def test_what_is_done_once_is_no_loop() -> None:
    """The rest of columns of fragments that no group of them has taken."""
    job = replace(
        Variant("mass", "tetrahedron", 3).job(realisation="fragments", tuning="none"), kernels=("apply",)
    )
    (source,) = sources_of(prepare([job])[0], ["cuda"])
    assert "multiply_fragments(" in source.text
    assert re.search(r"for \(int k = 0; k < \d+; ", source.text)
    assert "k < 1; " not in source.text
    assert re.search(r"^ +\{$", source.text, re.MULTILINE)


def test_the_head_says_which_entries_lists_have() -> None:
    """Where these are not all."""
    for number, expected in ((3, None), (6, "192 of 576 entries can be other than zero")):
        for text in texts(number).values():
            found = re.search(r"^// +matrix +(.*) \(used_entries", text, re.MULTILINE)
            assert (found and found[1]) == expected
            assert ("used_entries[] = {" in text) == (expected is not None)


def test_the_jacobian_has_its_names() -> None:
    """Also where the graph of expressions has the negative of an entry only."""
    for text in texts(0).values():
        entries = re.findall(
            r"const double (\w+) = (?:inputs\[[^]]*\]|x\d_\d) - (?:inputs\[[^]]*\]|x\d_\d);", text
        )
        assert sorted(set(entries)) == [f"J{i}{j}" for i in range(3) for j in range(3)]
        assert re.search(r"detJ = J\w+ \* adj\w+ \+ J\w+ \* adj\w+ \+ J\w+ \* adj\w+;", text)


@pytest.mark.parametrize(
    ("variant", "macro_cells", "names"),
    [
        # three cells of a macro element, what they have in common by the first one's names
        (
            Variant("laplace", "tetrahedron"),
            3,
            {"J00", "adj00", "J22_1", "detJ_1", "adj00_2", "inv_abs_detJ_2"},
        ),
        # points, what two of them have in common by the first one's names
        (
            Variant("laplace", "quadrilateral", 1, 3),
            1,
            {"detJ_0", "detJ_1", "detJ_2", "inv_abs_detJ_3"},
        ),
    ],
)
def test_cells_and_points_have_names_with_their_numbers(
    variant: Variant, macro_cells: int, names: set[str]
) -> None:
    job = replace(
        variant.job(macro_cells=macro_cells, tuning="none", realisation="written"), kernels=("apply",)
    )
    for target in ("cuda", *(["cpu"] if macro_cells == 1 else [])):
        (source,) = sources_of(prepare([job])[0], [target])
        assert names < set(re.findall(r"const double (\w+) = ", source.text)), target


@pytest.mark.parametrize(
    ("variant", "kind", "values"),
    [
        *KERNELS,
        (Variant("laplace", "tetrahedron"), "apply", {"scatter": "blocks"}),
        (Variant("heat_step", "tetrahedron"), "apply", {}),
        (Variant("neo_hookean", "triangle"), "apply", {"constraints": "true"}),
        (Variant("facets/interior_penalty", "triangle"), "apply", {}),
        (Variant("error_norm", "triangle"), "functional", {}),
    ],
)
def test_the_head_says_what_arguments_are(variant: Variant, kind: str, values: dict[str, str]) -> None:
    job = replace(variant.job(**values), kernels=(kind,))
    for named in prepare([job]):
        for source in sources_of(named, ["cuda", "hip"] if values.get("scatter") == "blocks" else PLATFORMS):
            (section,) = re.findall(r"^// Arguments.*:\n((?:// .*\n)+)", source.text, re.MULTILINE)
            said = dict(re.findall(r"^//   (\S+) +(\S.*)$", section, re.MULTILINE))
            assert list(said) == [a.name for a in source.kernel.arguments], source.name
            for argument in source.kernel.arguments:
                no_shape = ("element_vectors", "contributions", "workspace")
                assert not argument.array or said[argument.name][0] == "[" or argument.name in no_shape


def test_launches_have_no_more_blocks_than_devices_take() -> None:
    """And what follows one that fails is left out; the face tells of the last one itself."""
    found = texts(1)
    for target, most in (("cuda", lambda threads: 2**31 - 1), ("hip", lambda threads: 2**32 // threads - 1)):
        face = found[target].split(f'extern "C" int laplace_p1_tetrahedron_f64_gather_apply_{target}(')[1]
        first, second = face.split("_nodes_kernel")[:2]
        bounds = re.findall(r"__launch_bounds__\((\d+)", found[target])
        limits = re.findall(r"if \(blocks > (\d+)\) return FEMFORGE_INVALID_ARGUMENT;", face)
        assert [int(limit) for limit in limits] == [most(int(threads)) for threads in bounds]
        assert len(limits) == 2
        last_error = (
            f"if (const int error = static_cast<int>({target}GetLastError()); error != 0) return error;"
        )
        assert last_error in first
        assert last_error not in second


def test_one_block_is_launched_as_it_is() -> None:
    """The second pass of a functional adds sums of batches up."""
    job = replace(Variant("error_norm", "triangle").job(), kernels=("functional",))
    for source in sources_of(prepare([job])[0], ["cuda", "hip"]):
        assert "dim3(1), " in source.text
        assert "blocks = 1;" not in source.text


@pytest.mark.parametrize("value", [1 / 3, 0.1, 2.0, 1e-7, 16777216.0, 3.4e38, 1e-40, 0.0, 2**0.5])
def test_literals_have_as_many_digits_as_tell_them_apart(value: float) -> None:
    text = expressions.number(value, "float32")
    assert text.endswith("f")
    assert np.float32(text[:-1]) == np.float32(value)
    assert len(text[:-1].split("e")[0].replace(".", "").lstrip("0")) <= 9
    assert float(expressions.number(value, "float64")) == value


def test_arguments_are_those_that_are_used() -> None:
    """Read off the statements: a second pass takes nothing of the first one but what it needs."""
    text = texts(1)["cpu"]
    nodes = text[text.index("void run_nodes(") :]
    parameters = re.findall(r"(\w+)[,)]", nodes[: nodes.index("{")])
    assert parameters == [
        "num_nodes",
        "y",
        "element_vectors",
        "node_offsets",
        "contribution_begin",
        "contributions",
    ]


@pytest.mark.parametrize(("division", "functions"), [
    ("fast", ("reciprocal(", "square_root(")), ("exact", ("1.0 / ", "std::sqrt(")),
])  # fmt: skip
def test_divisions_and_roots_on_gpus_are_as_asked_for(division: str, functions: tuple[str, ...]) -> None:
    """CPUs are always exact."""
    job = replace(Variant("p_laplace", "triangle", 2).job(), kernels=("apply",))
    job = replace(job, by_target={"cuda": {"division": division}, "hip": {"division": division}})
    found = {s.kernel.target: s.text for named in prepare([job]) for s in sources_of(named, PLATFORMS)}
    for target, text in found.items():
        wanted = ("1.0 / ", "std::sqrt(") if target == "cpu" else functions
        unwanted = {"1.0 / ", "std::sqrt(", "reciprocal(", "square_root("} - set(wanted)
        code = re.sub(r"//.*", "", text)
        assert all(function in code for function in wanted), target
        assert not any(function in code for function in unwanted), target


@pytest.mark.parametrize(("usual", "together"), [(1, 1), (2, 2), (4, 4), (5, 3), (8, 4), (11, 4)])
def test_rounds_of_loads_wait_little_and_waste_little(usual: int, together: int) -> None:
    """Groups of loads that wait for memory once each: as few as can be, the last one as full as can be."""
    assert rounds_together(usual) == together


@pytest.mark.parametrize(
    ("variant", "loop"),
    [
        # lists of a block come together; what is added, and where, is at hand for eight additions
        (Variant("facets/acoustic_waves", "triangle", 1), ("#pragma unroll", "turn < 7")),
        (Variant("stokes_mini", "tetrahedron", 2), ("#pragma unroll 8", "turn < 43")),
        (Variant("facets/upwind", "quadrilateral", 2), ("#pragma unroll", "turn < 8")),
    ],
)
def test_more_rounds_come_together_than_leave(variant: Variant, loop: tuple[str, str]) -> None:
    job = replace(variant.job(tuning="none"), kernels=("apply", "assemble"))
    found = [s.text for named in prepare([job]) for s in sources_of(named, ["cuda"])]
    loops = [pair for text in found for pair in re.findall(r"(#pragma unroll.*)\n.*(turn < \d+);", text)]
    assert loop in loops


@pytest.mark.parametrize(
    "line",
    [
        "    " + "word " * 60 + "end;",
        "  double a = " + "b" * 150 + " + c;",
        "b" * 300,
        "const double table[3] = {" + ", ".join(str(k * 1.37) for k in range(200)) + "};",
        "  int  many   spaces" + "   " * 40 + "here, " * 30 + "end",
        "x" * LINE_WIDTH,
        "x" * LINE_WIDTH + " y",
    ],
)
def test_long_lines_are_broken_as_text_is(line: str) -> None:
    pad = " " * (len(line) - len(line.lstrip()))
    expected = textwrap.wrap(
        line.strip(), LINE_WIDTH, initial_indent=pad, subsequent_indent=pad + "    ",
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
    assert wrap(line) == expected


def test_a_reciprocal_among_factors_is_a_division() -> None:
    graph = Graph()
    a, b, c = (graph.symbol(Local(name)) for name in "abc")
    inverse = graph.quotient(graph.one, b)
    for scalar, end in (("float64", ""), ("float32", "f")):
        print_ = expressions.Expressions(scalar).text
        assert print_(graph.exactly(graph.product([a, b, c]), [a, inverse, c])) == "a / b * c"
        assert print_(graph.exactly(graph.product([a, c]), [inverse, c])) == f"1.0{end} / b * c"
        assert print_(graph.multiple(inverse, Fraction(-1, 4))) == f"-0.25{end} / b"
        assert print_(graph.exact_sum([a, inverse], [Fraction(1), Fraction(-2)])) == f"a - 2.0{end} / b"
        assert print_(-inverse) == f"-1.0{end} / b"
    # a function of GPUs' own stays what it is
    fast = expressions.Expressions("float64", fast_division=True).text
    assert fast(graph.exactly(graph.product([a, b]), [a, inverse])) == "a * reciprocal(b)"


def test_what_is_chosen_by_has_brackets_once() -> None:
    graph = Graph()
    a, b = (graph.symbol(Local(name)) for name in "ab")
    printer = expressions.Expressions("float64")
    root = graph.conditional(
        graph.logic("and", graph.compare("<", a, b), graph.compare(">", a, graph.zero)), a, b
    )
    assert printer.text(root) == "((a < b) && (a > 0.0) ? a : b)"
    printer.choose = True
    assert printer.text(root) == "choose((a < b) & (a > 0.0), a, b)"
