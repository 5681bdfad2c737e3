"""Where the generator's source makes an error with a mend, and which of these places something came by."""

from __future__ import annotations

import ast
import contextlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import femforge
from femforge.errors import FemforgeError
from femforge.schedule.scatters import Refusal

PACKAGE = Path(femforge.__file__).parent
#: Parameters and members that hold mends.
_MENDS = ("mend", "ways")


@dataclass(frozen=True)
class Site:
    """A call that makes an error with a mend.

    Attributes:
        file: below the package.
        first, last: its lines.
        text: its source.
    """

    file: str
    first: int
    last: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.first}: {self.text[:150]}"


@cache
def trees() -> dict[str, ast.Module]:
    """The modules of the generator."""
    return {str(p.relative_to(PACKAGE)): ast.parse(p.read_text()) for p in sorted(PACKAGE.rglob("*.py"))}


@cache
def _takers_of(file: str) -> dict[str, int]:
    """Functions of a module that take a mend, and how many positional arguments stand before it."""
    found: dict[str, int] = {}
    for node in ast.walk(trees()[file]):
        if isinstance(node, ast.FunctionDef):
            names = [a.arg for a in node.args.args if a.arg != "self"]
            if node.args.vararg:
                names.append(node.args.vararg.arg)
            for mend in _MENDS:
                if mend in names:
                    found[node.name] = names.index(mend)
    return found


@cache
def _takers(file: str) -> dict[str, int]:
    """Those that a module can call; of some with one name its own, else one of its package."""
    near = sorted(trees(), key=lambda other: (other == file, Path(other).parent == Path(file).parent))
    return {name: at for other in near for name, at in _takers_of(other).items()} | {"Refusal": 1}


def _mends_of(call: ast.Call, file: str) -> list[ast.expr]:
    """The arguments that are mends."""
    named = [k.value for k in call.keywords if k.arg in _MENDS]
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "Refusal" and not file.startswith(("schedule", "kernels")):
        return []  # the pipeline's: a kernel, a target and an error
    return named or call.args[_takers(file).get(name, len(call.args)) :]


def _made_here(mend: ast.expr, given: set[str]) -> bool:
    """Whether a mend is not empty, and not what somebody else has made."""
    if isinstance(mend, ast.Constant) and not mend.value:
        return False
    names = {n.id for n in ast.walk(mend) if isinstance(n, ast.Name)}
    members = {n.attr for n in ast.walk(mend) if isinstance(n, ast.Attribute)}
    return not (names & given & set(_MENDS) or members & set(_MENDS))


def _sites(file: str, tree: ast.AST, given: set[str]) -> Iterator[Site]:
    for node in ast.iter_child_nodes(tree):
        inside = given
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            arguments = [*node.args.args, *node.args.kwonlyargs, *filter(None, [node.args.vararg])]
            inside = {argument.arg for argument in arguments}
        if isinstance(node, ast.Call) and any(_made_here(m, given) for m in _mends_of(node, file)):
            yield Site(file, node.lineno, node.end_lineno or node.lineno, ast.unparse(node))
        yield from _sites(file, node, inside)


@cache
def sites() -> dict[str, tuple[Site, ...]]:
    """All of them, by file."""
    found = {file: tuple(_sites(file, tree, set())) for file, tree in trees().items()}
    return {file: own for file, own in found.items() if own}


@contextlib.contextmanager
def passed(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[Site]]:
    """Collects the places where errors are made."""
    seen: set[Site] = set()
    sites()  # not within a budget of calls

    def note() -> None:
        frame: Any = sys._getframe(2)
        while frame is not None:
            path = Path(frame.f_code.co_filename)
            if path.is_relative_to(PACKAGE):
                for site in sites().get(str(path.relative_to(PACKAGE)), ()):
                    if site.first <= frame.f_lineno <= site.last:
                        seen.add(site)
            frame = frame.f_back

    initialise, create = FemforgeError.__init__, Refusal.__new__

    def noted(self: FemforgeError, *arguments: Any, **named: Any) -> None:
        note()
        initialise(self, *arguments, **named)

    def created(cls: type[Refusal], *arguments: Any, **named: Any) -> Refusal:
        note()
        return create(cls, *arguments, **named)

    with monkeypatch.context() as patch:
        patch.setattr(FemforgeError, "__init__", noted)
        patch.setattr(Refusal, "__new__", created)
        yield seen
