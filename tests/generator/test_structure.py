"""The structure of the generator that docs/architecture.md describes: imports, and where names are compared."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

import femforge
from femforge.kernels.realisations import OPERATORS
from femforge.kernels.scatter import SCATTERS
from femforge.schedule.inputs import INPUTS

PACKAGE = Path(femforge.__file__).parent
#: From the first stage to the last; a stage imports only what stands above it.
STAGES = (
    "errors",
    "ir",
    "reference",
    "formfile",
    "analysis",
    "represent",
    "schedule",
    "kernels",
    "emit",
    "tuning",
    "cli",
)


def modules() -> dict[str, ast.Module]:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text())
    return found


def imported(tree: ast.Module, known: dict[str, ast.Module]) -> set[str]:
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            members = {f"{node.module}.{alias.name}" for alias in node.names} & known.keys()
            names |= members or ({node.module} & known.keys())
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names} & known.keys()
    return names


def test_no_module_imports_itself_by_a_detour() -> None:
    known = modules()
    uses = {name: imported(tree, known) - {name} for name, tree in known.items()}
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, " -> ".join([*path[path.index(name) :], name])
        if name not in done:
            for other in sorted(uses[name]):
                visit(other, (*path, name))
            done.add(name)

    for name in sorted(uses):
        visit(name, ())


def test_stages_import_downwards_only() -> None:
    known = modules()
    for name, tree in known.items():
        stage = name.split(".")[1] if "." in name else ""
        if stage not in STAGES:
            continue
        above = STAGES[: STAGES.index(stage) + 1]
        for other in imported(tree, known):
            part = other.split(".")[1] if "." in other else ""
            assert part not in STAGES or part in above, f"{name} imports {other}"


@pytest.mark.parametrize(
    ("parameter", "names"), [("scatter", SCATTERS), ("input", INPUTS), ("realisation", OPERATORS)]
)
def test_names_are_compared_nowhere(parameter: str, names: Mapping[str, object]) -> None:
    """What depends on the scatter, the input or the realisation is asked of it: a new one is a new file."""
    for name, tree in modules().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Compare):
                continue
            text = {c.value for c in ast.walk(node) if isinstance(c, ast.Constant)}
            about = {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
            about |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            assert not (parameter in about and text & names.keys()), f"{name}, line {node.lineno}"


def test_nothing_needs_ffcx() -> None:
    """FFCx is optional, and what depends on it is one package that FFCx itself asks for."""
    known = modules()
    for name, tree in known.items():
        if name.startswith("femforge.ffcx"):
            continue
        assert not any(other.startswith("femforge.ffcx") for other in imported(tree, known)), name
        named = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        named |= {
            alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        }
        assert not any((other or "").split(".")[0] == "ffcx" for other in named), name


def test_all_packages_are_installed() -> None:
    settings = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text())
    folders = {path.parent.relative_to(PACKAGE.parent) for path in PACKAGE.rglob("__init__.py")}
    expected = {".".join(folder.parts) for folder in folders} | {"femforge.templates"}
    assert set(settings["tool"]["setuptools"]["packages"]) == expected


def test_no_statement_holds_text_of_a_language() -> None:
    """Names are the only strings of statements."""
    texts = {"text", "condition", "begin", "end", "count", "value"}
    tree = modules()["femforge.ir.statements"]
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name != "Comment":
            fields = [f for f in node.body if isinstance(f, ast.AnnAssign) and isinstance(f.target, ast.Name)]
            for field in fields:
                assert isinstance(field.target, ast.Name)
                if field.target.id in texts:
                    assert "str" not in ast.unparse(field.annotation), f"{node.name}.{field.target.id}"
