"""Mends of whole commands: what is said is done, word by word, and the command succeeds."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine
from form_mends import not_printed
from mend_sites import passed, sites
from synthetic_sweep import sweep

from femforge.cli import building, check, devices, tune
from femforge.emit import library
from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.archive import write_archive

LOAD = LAPLACE.replace("a = inner(grad(u), grad(v)) * dx", "L = Coefficient(element)*v*dx")
CURVED = """
element = FiniteElement("Lagrange", "triangle", 1)
V = FunctionSpace(Mesh(VectorElement("Lagrange", "triangle", 2)), element)
u, v = TrialFunction(V), TestFunction(V)
a = inner(grad(u), grad(v)) * dx
"""
SQUARE = LAPLACE.replace("triangle", "quadrilateral")
TWICE = '[[kernels]]\nform = ["laplace.form", "other/laplace.form"]\n'
SUFFIXED = '[[kernels]]\nform = "laplace.form"\n[[kernels]]\nform = "other/laplace.form"\nsuffix = "other"\n'
BASES = '[[kernels]]\nkernel = "basis"\ndefine = { cell = "interval", nodes = 2, points = 2 }\n'
TWO = '{"scaling": "weak", "element": "Q2", "devices": 2, "dofs": 9, "apply_seconds": 1, "cg_seconds": 2}'
#: Forms that have no QFunction, and what becomes of them.
SPACE = 'e = FiniteElement("Lagrange", "quadrilateral", 2)\nu, v = TrialFunction(e), TestFunction(e)\n'
DATA = SPACE + 'k = Coefficient(FiniteElement("Quadrature", "quadrilateral", 3))\n'
SEVENTEEN = SPACE + "w = [Coefficient(e) for _ in range(17)]\na = sum(w[1:], w[0])*u*v*dx"
VECTOR = (
    SPACE
    + "w = Coefficient(VectorElement('Lagrange', quadrilateral, 2, 17))\na = sum([w[k] for k in range(17)])*u*v*dx"
)
FILES: Mapping[str, str] = {
    "ones.json": f'{{"rows": [{TWO.replace(": 2, ", ": 1, ")}, {TWO}]}}', "twos.json": f'{{"rows": [{TWO}]}}',
    "empty.json": "{}",
    "facets.form": SPACE + "a = u*v*ds", "plate.form": SPACE + "a = div(grad(u))*div(grad(v))*dx",
    "rules.form": DATA + "a = k*u*v*dx + inner(grad(u), grad(v))*dx(degree=2)",
    "rule_each.form": DATA + "a = k*u*v*dx\nb = inner(grad(u), grad(v))*dx(degree=2)",
    "size.form": SPACE + "a = MinCellEdgeLength(quadrilateral)*u*v*dx",
    "sized.form": SPACE + "h = Coefficient(FiniteElement('DQ', quadrilateral, 0))\na = h*u*v*dx",
    "many.form": SEVENTEEN, "vector.form": VECTOR,
    "laplace.form": LAPLACE, "load.form": LOAD, "curved.form": CURVED, "square.form": SQUARE,
    "other/laplace.form": LAPLACE, "plain.txt": "", "marked.md": "<!-- model: begin -->\n<!-- model: end -->\n",
    "empty.toml": "", "kernels.toml": '[[kernels]]\nform = "laplace.form"\n', "twice.toml": TWICE,
    "suffixed.toml": SUFFIXED, "kinds.toml": '[[kernels]]\nform = "laplace.form"\nkernel = "apply"\n',
    "bases.toml": BASES * 2, "suffixed_bases.toml": BASES + BASES + 'suffix = "other"\n', "one_basis.toml": BASES,
}  # fmt: skip
GENERATE = "generate {} --targets cpu -q"
QFUNCTION = "generate {} --kernel qfunction --targets cpu -q --out out"
INSPECT = "inspect laplace.form --targets cpu"
BASIS = "generate --kernel basis --targets cpu -q --out out -D cell=interval -D nodes=2 -D points=2"
MODEL = "model --element P1 --cells 4"
SCALING = "scaling --weak 1000 --element Q2 --devices 2"
PREPARE = "tune laplace.form --prepare folder --targets cpu --strategy random --variants 1"
#: A command that is refused, words of the mend, and the command with what it says, by the module that refuses it.
CASES: Mapping[str, Sequence[tuple[str, str, str]]] = {
    "form_jobs.py": (
        (
            GENERATE.format("laplace.form --out out --set dS.scatter=atomic"), "leave them out; measures here:",
            GENERATE.format("laplace.form --out out"),
        ),
        (
            GENERATE.format("curved.form --out out --set input=affine"), "use input = vertices",
            GENERATE.format("curved.form --out out --set input=vertices"),
        ),
        (
            GENERATE.format("laplace.form other/laplace.form --out out"), "a suffix, in a --config file",
            GENERATE.format("--config suffixed.toml --out out"),
        ),
        (
            GENERATE.format("laplace.form other/laplace.form --out out"), "or leave one out",
            GENERATE.format("laplace.form --out out"),
        ),
        (
            GENERATE.format("load.form --out out --kernel apply"), "take another kernel",
            GENERATE.format("load.form --out out --kernel element_tensor"),
        ),
        (
            GENERATE.format("load.form --out out --kernel apply"), "or another form file",
            GENERATE.format("laplace.form --out out --kernel apply"),
        ),
        (
            GENERATE.format("laplace.form --out out --set from.9.element_batch=8"), "leave from.9.element_batch out",
            GENERATE.format("laplace.form --out out"),
        ),
        (
            GENERATE.format("laplace.form --out out --set from.9.element_batch=8"), "or ask for apply, residual",
            GENERATE.format("laplace.form --out out --kernel apply --set from.9.element_batch=8"),
        ),
    ),
    "pipeline.py": (
        (BASIS + " --set dx.scatter=element", "leave it out", BASIS),
        (
            GENERATE.format("laplace.form --out plain.txt/out"), "choose another --out",
            GENERATE.format("laplace.form --out out"),
        ),
    ),
    "cli/generate.py": (
        (
            GENERATE.format("--config kernels.toml --kernel apply --out out"), 'write kernel = "..." in [[kernels]]',
            GENERATE.format("--config kinds.toml --out out"),
        ),
        (GENERATE.format("--out out"), "name form files", GENERATE.format("laplace.form --out out")),
        (
            GENERATE.format("--config empty.toml --out out"), "a --config file with [[kernels]]",
            GENERATE.format("--config kernels.toml --out out"),
        ),
        (GENERATE.format("laplace.form"), "give --out", GENERATE.format("laplace.form --out out")),
        (BASIS + " laplace.form", "leave the form out", BASIS),
        ("check --kernel basis", "name form files", "check laplace.form"),
        ("check laplace.form --kernel qfunction", "take another kernel: element_tensor, apply", "check laplace.form"),
    ),
    "kernels/qfunctions.py": (
        (QFUNCTION.format("laplace.form") + " --set unroll=full", "leave unroll out", QFUNCTION.format("laplace.form")),
        (
            QFUNCTION.format("laplace.form") + " --set output=packed_symmetric --set quadrature_degree=4",
            "leave output out", QFUNCTION.format("laplace.form") + " --set quadrature_degree=4",
        ),
    ),
    "represent/qfunctions.py": (
        (QFUNCTION.format("facets.form"), "take another kernel", "generate facets.form --out out -q --kernel apply"),
        (QFUNCTION.format("plate.form"), "take another kernel", "generate plate.form --out out -q --kernel apply"),
        (QFUNCTION.format("rules.form"), "write a form for each rule", QFUNCTION.format("rule_each.form")),
        (QFUNCTION.format("size.form"), "as a coefficient of degree 0", QFUNCTION.format("sized.form")),
        (QFUNCTION.format("many.form"), "join functions to vectors", QFUNCTION.format("vector.form")),
    ),
    "basis_jobs.py": (
        (BASIS + " --set unroll=full", "leave unroll out", BASIS),
        (BASIS + " --set from.9.element_batch=8", "leave from.9.element_batch out", BASIS),
        (
            GENERATE.format("--config bases.toml --out out"), "give one of them a suffix",
            GENERATE.format("--config suffixed_bases.toml --out out"),
        ),
        (
            GENERATE.format("--config bases.toml --out out"), "or leave one out",
            GENERATE.format("--config one_basis.toml --out out"),
        ),
        (BASIS + " -D degree=2", "cell, action, node_family, point_family, layout, nodes, points", BASIS),
        (BASIS.replace("-D cell=interval", ""), "define cell as one of interval, ", BASIS),
        (BASIS + " -D cell=line", "legal values: interval, ", BASIS),
        (BASIS.replace("-D nodes=2", ""), "define nodes", BASIS),
        (BASIS + " -D nodes=1", "legal values: integers from 2 to", BASIS),
    ),
    "cli/entry.py": ((GENERATE.format("--ouf out"), "see femforge generate --help", "generate --help"),),
    "cli/inspect.py": (
        (f"{INSPECT} --kernel apply --plot k.png", "leave it out", f"{INSPECT} --kernel apply"),
        (
            f"{INSPECT} --kernel apply --plot k.png", "add element_tensor to --kernel",
            f"{INSPECT} --kernel apply,element_tensor --plot k.png",
        ),
    ),
    "cli/plot.py": (
        (f"{INSPECT} --plot k", "end its name in .png", f"{INSPECT} --plot k.png"),
        (f"{INSPECT} --plot k.txt", ".svg", f"{INSPECT} --plot k.svg"),
        (f"{INSPECT} --plot k.txt", ".pdf", f"{INSPECT} --plot k.pdf"),
        (f"{INSPECT} --plot none/k.png", "choose another --plot", f"{INSPECT} --plot k.png"),
    ),
    "cli/model.py": (
        (f"{MODEL} --into none.md", "give a text that is there", f"{MODEL} --into marked.md"),
        (f"{MODEL} --into latin.md", "save it as UTF-8", f"{MODEL} --into marked.md"),
        (f"{MODEL} --markdown --into marked.md", "leave one of them out", f"{MODEL} --markdown"),
        (f"{MODEL} --markdown --into marked.md", "leave one of them out", f"{MODEL} --into marked.md"),
        ("model --element P1 --cells 2000", "set --index-bytes 8", "model --element P1 --cells 2000 --index-bytes 8"),
        ("model --element P1 --cells 2000", "or take fewer cells", "model --element P1 --cells 500"),
        ("model --paper --cells 3", "leave it out", "model --paper"),
        (
            f"{MODEL} --into plain.txt", "add the lines <!-- model: begin --> and <!-- model: end -->",
            f"{MODEL} --into marked.md",
        ),
    ),
    "model/spaces.py": (
        ("model --element P9", "P1 to P8 (simplices)", "model --element P8 --cells 4"),
        ("model --element R1", "or Q1 to Q8 (cubes)", "model --element Q8 --cells 4"),
    ),
    "cli/scaling.py": (
        (f"{SCALING} --measured ones.json", "add --plot FILE", f"{SCALING} --measured ones.json --plot k.svg"),
        (f"{SCALING} --measured ones.json", "or leave it out", SCALING),
        ("scaling --element P2 --devices 4", "give --rate", "scaling --element P2 --devices 4 --rate 22"),
        (
            "scaling --element P2 --devices 4", "or take Q1 to Q8 in three dimensions, float64, with 1 or 3 components",
            "scaling --element Q8 --components 3 --devices 4",
        ),
    ),
    "cli/scaling_plot.py": (
        (
            f"{SCALING} --plot k.svg --measured none.json", "give a file that is there",
            f"{SCALING} --plot k.svg --measured ones.json",
        ),
        (
            f"{SCALING} --plot k.svg --measured plain.txt", "write it as JSON",
            f"{SCALING} --plot k.svg --measured ones.json",
        ),
        (
            f"{SCALING} --plot k.svg --measured empty.json", 'write {"rows": [...]}, each row with scaling, element,',
            f"{SCALING} --plot k.svg --measured ones.json",
        ),
        (
            "scaling --weak 1000 --element Q1 --devices 2 --plot k.svg --measured ones.json",
            "ask for it, by --element and --weak or --strong",
            "scaling --weak 1000 --element Q1 --element Q2 --devices 2 --plot k.svg --measured ones.json",
        ),
        (
            "scaling --strong 1000 --element Q2 --devices 2 --plot k.svg --measured ones.json",
            "or leave its points out", "scaling --strong 1000 --element Q2 --devices 2 --plot k.svg",
        ),
        (
            f"{SCALING} --plot k.svg --measured twos.json", "add a row whose devices are 1",
            f"{SCALING} --plot k.svg --measured ones.json",
        ),
    ),
    "model/shares.py": (
        ("scaling --strong 27 --devices 28", "take fewer devices", "scaling --strong 27 --element Q1 --devices 27"),
        ("scaling --strong 27 --devices 28", "or more dofs with --strong", "scaling --strong 1000000 --devices 28"),
    ),
    "cli/check.py": (
        ("check laplace.form --mesh none.msh", "or box:N", "check laplace.form --mesh box:2"),
        ("check laplace.form --under no-such-program", "install it, or say where it is",
         "check laplace.form --under env"),
        ("check laplace.form --under 'env", "close its quotes", "check laplace.form --under 'env'"),
        (
            "check square.form --mesh box:2 --set input=affine", "give --deform 0",
            "check square.form --mesh box:2 --set input=affine --deform 0",
        ),
        (
            "check square.form --mesh box:2 --set input=affine", "use input = vertices",
            "check square.form --mesh box:2 --set input=vertices",
        ),
        ("check laplace.form --keep plain.txt/kept", "choose another folder", "check laplace.form --keep kept"),
    ),
    "cli/devices.py": (
        ("check laplace.form --targets cpu,cuda", "leave it out", "check laplace.form --targets cpu"),
        ("check laplace.form --targets hip", "hip-emulated runs HIP kernels",
         "check laplace.form --targets hip-emulated"),
    ),
    "cli/tune.py": (
        ("tune --merge sweep.h5", "give --archive FILE.h5", "tune --merge sweep.h5 --archive fresh.h5"),
        ("tune --merge sweep.h5 --archive fresh.h5 --seed 2", "leave it out",
         "tune --merge sweep.h5 --archive fresh.h5"),
        (f"{PREPARE} --rounds 3", "leave it out; run.sh takes --rounds", PREPARE),
        (
            "tune laplace.form --prepare folder --targets cpu", "use --strategy exhaustive or random, with --variants",
            PREPARE,
        ),
        (
            "tune laplace.form --prepare folder --strategy random --variants 1", "give --targets", PREPARE,
        ),
    ),
    "emit/library.py": (
        (
            GENERATE.format("laplace.form --out out --library 3d-kernels"),
            "letters, digits and underscores, a letter first",
            GENERATE.format("laplace.form --out out --library kernels_3d"),
        ),
    ),
    "tuning/report/series.py": (
        ("report sweep.h5 --target hip", "kernels: laplace_p1_tetrahedron_f32_element_tensor (cuda)",
         "report sweep.h5 --target cuda --kernel laplace_p1_tetrahedron_f32_element_tensor"),
    ),
}  # fmt: skip
#: Mends that other tests follow, here below or beside the parts that print them.
ELSEWHERE = (
    "choose another --into", "which are not here", "do not fit into constant memory",
    "the archive has no variants", "no variant was verified",
)  # fmt: skip


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with form files, where nothing is built and no GPU is found."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "latin.md").write_bytes("é".encode("latin-1"))
    write_archive(sweep(), tmp_path / "sweep.h5")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(check, "check", lambda *_: [])
    for gpu in ("has_nvidia_gpu", "has_amd_gpu"):
        monkeypatch.setattr(devices, gpu, lambda: False)
    return tmp_path


@pytest.mark.parametrize("module", CASES)
def test_mends_are_followed(
    module: str, here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command_line = CommandLine(capsys)
    seen = set()
    for refused, words, followed in CASES[module]:
        with passed(monkeypatch) as places:
            ran = command_line(*refused.split())
        seen |= places
        assert ran.code != 0, refused
        mend = " ".join(ran.err.partition("mend: ")[2].split())
        assert words in mend, ran.err
        done = command_line(*followed.split())
        assert done.code == 0, done.err
    missing = not_printed(module, seen, ELSEWHERE)
    assert not missing, missing


def test_a_runtime_that_is_not_here_is_found_in_the_source_tree(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command_line = CommandLine(capsys)
    with monkeypatch.context() as patch:
        patch.setattr(tune, "source_root", lambda: None)
        assert "run femforge from its source tree" in command_line(*PREPARE.split()).err
    assert command_line(*PREPARE.split()).code == 0


def test_fewer_kernels_are_joined(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command_line = CommandLine(capsys)
    config = "".join(
        f'[[kernels]]\nform = "laplace.form"\nsuffix = "n{number}"\n[kernels.parameters]\nmapping = "contraction"\n'
        'representation = "tensor"\nk_place = "constant"\n'
        for number in range(4)
    )
    (here / "four.toml").write_text(config)
    monkeypatch.setattr(library, "MOST_CONSTANT_BYTES", 600)
    words = ["generate", "--config", "four.toml", "--targets", "cuda", "--out", "out", "-q", "--join"]
    assert "join fewer" in command_line(*words, "4").err
    assert command_line(*words, "1").code == 0


def test_what_cannot_be_run_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FemforgeError) as caught:
        building.run(["cmake"], "the C++ runtime")
    assert "install CMake" in caught.value.mend
    (tmp_path / "cmake").write_text("#!/bin/sh\necho done\n")
    os.chmod(tmp_path / "cmake", 0o755)
    assert building.run(["cmake"], "the C++ runtime") == "done\n"


def test_another_cache_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("FEMFORGE_CACHE", str(tmp_path / "file"))
    with pytest.raises(FemforgeError) as caught, building._locked(building.cache_folder() / "runtime"):
        pass
    assert "set FEMFORGE_CACHE to another folder" in caught.value.mend
    monkeypatch.setenv("FEMFORGE_CACHE", str(tmp_path / "cache"))
    with building._locked(building.cache_folder() / "runtime"):
        pass


def test_tables_go_into_another_file(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a folder that takes no files, whoever asks: root can write wherever there is something to write to."""
    command_line = CommandLine(capsys)
    locked = here / "locked"
    locked.mkdir()
    (locked / "marked.md").write_text(FILES["marked.md"])
    create = tempfile.mkstemp

    def mkstemp(dir: Path, prefix: str) -> tuple[int, str]:
        if dir == locked:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return create(dir=dir, prefix=prefix)

    monkeypatch.setattr(tempfile, "mkstemp", mkstemp)
    ran = command_line(*MODEL.split(), "--into", locked / "marked.md")
    assert ran.code == ExitCode.FILE
    assert "choose another --into" in ran.err
    assert (locked / "marked.md").read_text() == FILES["marked.md"]
    assert command_line(*MODEL.split(), "--into", here / "marked.md").code == ExitCode.OK
    assert "|" in (here / "marked.md").read_text()


def test_what_cannot_be_written_leaves_nothing(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file whose place is taken, found when all else of it is done."""
    command_line = CommandLine(capsys)
    taken = here / "out" / "laplace" / "laplace_p1_triangle_f64_element_tensor.cpp"
    taken.mkdir(parents=True)
    ran = command_line(*GENERATE.format("laplace.form --out out").split())
    assert (ran.code, "choose another --out" in ran.err) == (ExitCode.FILE, True)
    assert not list((here / "out").rglob(".*"))
    taken.rmdir()
    assert command_line(*GENERATE.format("laplace.form --out out").split()).code == ExitCode.OK


def test_no_module_is_left_out() -> None:
    # what the runtime says of a mesh is only passed on; the others have tests of their own, above or beside this one
    others = {"cli/checking.py", "cli/building.py", "cli/options.py", "cli/config.py"}
    elements = ("elements", "basix_elements", "point_elements", "from_basix")
    of_programs = ("built/", "ffcx/", "ufl_objects", "generating", "arguments")
    stages = ("formfile/", "analysis/", *elements, *of_programs, "reference/", "represent/", "schedule/")
    found = {file for file in sites() if not file.startswith((*stages, "kernels/", "tuning/"))}
    assert found - others <= CASES.keys()
