"""What docs/vendoring.md and docs/several-processes.md show compiles, against the libraries that it is for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from compilers import run_compiler
from places import FORMS, REPOSITORY

pytestmark = pytest.mark.slow

DOCS = REPOSITORY / "docs"
VENV = REPOSITORY / ".venv"
CEED = VENV / "libceed" / "libceed" / "include"
ADAPTERS = ("runtime/include", "runtime/adapters", "templates/include")


@dataclass(frozen=True)
class Page:
    """Blocks of C++ of one section, one after another.

    Attributes:
        place: file and heading.
        arguments: of the function that each block becomes the body of: what the page takes as known.
        before: what stands in front of all of them.
        commands: of femforge that the page needs, besides those that it shows.
    """

    place: tuple[str, str]
    arguments: tuple[str, ...]
    before: str = ""
    commands: tuple[str, ...] = field(default=())


KERNELS = "int64_t num_cells, double* element_tensors, const double* coordinates, const int32_t* cells"
PETSC = Page(
    ("vendoring.md", "PETSc"),
    (
        "const femforge_kernel* kernel, const Mesh& mesh, const Restriction& restriction, "
        "const std::vector<std::int64_t>& boundary, const MeshKernel<double>& diagonal, KSP ksp",
        "const femforge_kernel* kernel, Target target, const std::vector<KernelPart>& parts, "
        "const std::vector<std::int64_t>& boundary",
        f"{KERNELS}, cudaStream_t stream, Mat A",
    ),
    f"""#include <femforge/adapters/petsc.hpp>
#include <femforge/parallel/distributed_kernel.hpp>
using namespace femforge;
using cudaStream_t = void*;
int cudaStreamSynchronize(cudaStream_t);
int NAME_cuda({KERNELS}, cudaStream_t stream);
""",
)
MPI = Page(
    ("several-processes.md", "Several processes and GPUs"),
    (
        "int processes, int process, const femforge_kernel& kernel, const std::vector<std::int64_t>& constrained, "
        "const DeviceArray<double>& diagonal, const DeviceArray<double>& b, DeviceArray<double>& x",
    ),
    "#include <femforge/adapters/mpi.hpp>\n#include <femforge/parallel/distributed_kernel.hpp>\n"
    "#include <femforge/solve/solver.hpp>\nusing namespace femforge;\n",
)
SHARES = (
    "const MeshShare& share, const HaloPlan& plan, const DofMap& dofs, Halo<double>& halo, const GlobalSums& sums, "
    "const Stream& stream"
)
FUNCTIONALS = Page(
    ("several-processes.md", "Functionals"),
    (
        f"{SHARES}, const femforge_kernel& over_cells, const femforge_kernel& over_jumps, "
        "const DeviceArray<double>& u",
    ),
    "#include <femforge/parallel/distributed_functional.hpp>\nusing namespace femforge;\n",
)
MATRICES = Page(
    ("several-processes.md", "Matrices"),
    (f"{SHARES}, const std::vector<KernelPart>& parts, const std::vector<std::int64_t>& constrained",),
    "#include <femforge/parallel/distributed_matrices.hpp>\nusing namespace femforge;\n",
)
MFEM = Page(("vendoring.md", "MFEM"), ("mfem::FiniteElementSpace& space", ""), "#include <mfem.hpp>\n")
LIBCEED = Page(
    ("vendoring.md", "libCEED"),
    (
        "CeedElemRestriction restriction, CeedVector x, CeedVector x_cells, CeedVector y_cells, const double* from, "
        "double* to, int64_t num_cells, const double* coordinates, const int32_t* cells",
    ),
    "#include <ceed.h>\n#include <cstdint>\n"
    "int NAME_cpu(int64_t, double*, const double*, const double*, const int32_t*);\n",
)
QFUNCTIONS = Page(
    ("vendoring.md", "QFunctions"),
    (
        "Ceed ceed, CeedElemRestriction restriction, CeedElemRestriction restriction_of_points, CeedBasis basis, "
        "CeedBasis basis_of_geometry, CeedVector points, CeedVector f, CeedOperator F",
    ),
    "#include <ceed.h>\n",
    (f"generate {FORMS / 'p_laplace.form'} --define cell=hexahedron --kernel qfunction --out kernels",),
)
DEALII = Page(
    ("vendoring.md", "deal.II"),
    (
        "const std::shared_ptr<dealii::MatrixFree<3, double>>& matrix_free, "
        "const dealii::AffineConstraints<double>& constraints, dealii::SolverControl& control, Vector& u, "
        "const Vector& f",
        "const femforge::dealii_adapter::Kernels& kernels, const dealii::Mapping<3>& mapping, "
        "const dealii::DoFHandler<3>& dof_handler, const dealii::AffineConstraints<double>& constraints, "
        "dealii::SparseMatrix<double>& A",
    ),
    """#include <deal.II/lac/solver_cg.h>
#include <deal.II/lac/sparse_matrix.h>
#include <femforge/adapters/dealii.hpp>
using Vector = dealii::LinearAlgebra::distributed::Vector<double>;
""",
)
#: The page of DOLFINx is that of examples/dolfinx, which needs its own environment.
PAGES = {
    "petsc": PETSC,
    "mpi": MPI,
    "functionals": FUNCTIONALS,
    "matrices": MATRICES,
    "mfem": MFEM,
    "libceed": LIBCEED,
    "qfunctions": QFUNCTIONS,
    "dealii": DEALII,
}


def blocks(place: tuple[str, str]) -> Iterator[tuple[str, str]]:
    """Language and text of the blocks of a section, those of sections within it left out."""
    heading, block, language = "", [""], None
    for line in (DOCS / place[0]).read_text().splitlines():
        if line.startswith("```"):
            if language is not None and heading == place[1]:
                yield language, "\n".join(block)
            language, block = (line[3:], []) if language is None else (None, [])
        elif language is not None:
            block.append(line)
        elif line.startswith("#"):
            heading = line.lstrip("# ")


def packages(*names: str) -> list[str]:
    """Options for the headers of packages that pkg-config knows; skips without them."""
    words = ["pkg-config", "--cflags", *names]
    done = (
        subprocess.run(words, capture_output=True, text=True, check=False) if shutil.which(words[0]) else None
    )
    if done is None or done.returncode != 0:
        pytest.skip(f"{', '.join(names)}: not installed")
    return [f"-isystem{word[2:]}" if word.startswith("-I") else word for word in done.stdout.split()]


def headers(code: str) -> list[str]:
    """Options for the headers of a library; skips where it is not installed."""
    if code in ("functionals", "matrices"):
        return []  # of the runtime alone
    if code == "petsc":
        return packages("petsc", "ompi-cxx")
    if code == "mpi":
        return packages("ompi-cxx")
    if code == "mfem":
        found = sorted(VENV.glob("lib/python3*/site-packages/mfem/external/ser/include"))
    elif code == "dealii":
        found = sorted(Path("/usr/include").glob("trilinos")) if Path("/usr/include/deal.II").exists() else []
        return [*(packages("petsc", "ompi-cxx") if found else []), *_system(code, found)]
    else:
        found = [CEED] if CEED.exists() else []
    return _system(code, found)


def _system(code: str, found: list[Path]) -> list[str]:
    if not found:
        pytest.skip(f"{code}: not installed")
    return ["-isystem", str(found[0])]


def femforge(words: str, folder: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY / "generator")}
    command = [sys.executable, "-m", "femforge", *words.split()]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def unit(page: Page) -> str:
    """A source with a function for each block: includes go before all of them."""
    shown = [text for language, text in blocks(page.place) if language == "c++"]
    assert len(shown) == len(page.arguments), "blocks have come, or gone: say what they take as known"
    includes = re.findall(r"^#include .*$", "\n".join(shown), re.MULTILINE)
    text = [*includes, page.before]
    for number, (arguments, block) in enumerate(zip(page.arguments, shown, strict=True)):
        body = re.sub(r"^#include .*$", "", block, flags=re.MULTILINE)
        returns = "PetscErrorCode" if "PetscCall" in block else "void"
        end = "return PetscErrorCode{};" if returns != "void" else ""
        text.append(f"{returns} block_{number}({arguments}) {{\n{body}\n{end}}}")
    return "\n".join(text) + "\n"


def declarations_of_cuda(header: str) -> str:
    """The registry of CUDA, after that of the CPU."""
    (cpu,) = re.findall(r"^.*femforge_kernels_cpu\(.*\);$", header, re.MULTILINE)
    return "\n" + cpu.replace("_cpu(", "_cuda(") + "\n"


@pytest.mark.parametrize("code", PAGES)
def test_blocks_of_a_page_compile(code: str, tmp_path: Path) -> None:
    page, found = PAGES[code], headers(code)
    for form in (REPOSITORY / "examples" / "mfem").glob("*.form"):
        shutil.copy(form, tmp_path)
    shown = [text for language, text in blocks(page.place) if language == "console"]
    commands = [line.removeprefix("$ femforge ") for text in shown for line in text.splitlines()]
    for words in (*page.commands, *(words for words in commands if words.startswith("generate "))):
        femforge(words, tmp_path)
    if code == "mfem":  # it takes kernels for GPUs, too: nothing is linked, so they need only be declared
        header = tmp_path / "kernels" / "femforge_kernels.h"
        header.write_text(header.read_text() + declarations_of_cuda(header.read_text()))
    (tmp_path / "page.cpp").write_text(unit(page))
    folders = [option for folder in ADAPTERS for option in ("-I", str(REPOSITORY / folder))]
    warnings = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-variable", "-Wno-unused-but-set-variable"]
    options = ["-std=c++17", "-c", *warnings, *folders, "-I", str(tmp_path / "kernels"), *found]
    run_compiler(["g++", *options, "page.cpp"], tmp_path)
