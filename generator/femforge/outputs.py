"""Names of the files that kernels are written to, before there are any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from femforge.basis_jobs import NamedBasis
from femforge.emit.library import LIBRARY, copied_headers, header_name, unit_names
from femforge.emit.platforms import PLATFORMS
from femforge.emit.platforms.base import LIBRARY_HEADER
from femforge.emit.qfunction import header_paths
from femforge.files import MANIFEST, registry_name
from femforge.form_jobs import NamedKernels
from femforge.kernels.operators import ARITY
from femforge.kernels.qfunctions import QFUNCTION
from femforge.pipeline import Named


def output_names(
    prepared: Sequence[Named], targets: Sequence[str], library: str = LIBRARY, join: int = 0
) -> list[str]:
    """Names of all files that :func:`femforge.pipeline.generate` writes, without building the kernels."""
    sources = [named for named in prepared if isinstance(named, NamedBasis) or named.kind != QFUNCTION]
    paths = [path for named in sources for path in _paths(named)]
    basis = [named for named in prepared if isinstance(named, NamedBasis)]
    names = {path("h") for path in paths}
    for named in prepared:
        if isinstance(named, NamedKernels) and named.kind == QFUNCTION:
            names.update(header_paths(named.origin, named.name))
    if any(PLATFORMS[target].on_device for target in targets):
        names |= {named.device_header for named in basis}
    for target in targets:
        names |= {path(PLATFORMS[target].suffix) for path in paths}
        names |= {registry_name(library, target), *unit_names(library, target, len(paths), join)}
    called = [LIBRARY_HEADER] if any(_calls_library(named, targets) for named in prepared) else []
    return [*sorted(names), header_name(library), *copied_headers(targets, bool(basis), called), MANIFEST]


def _calls_library(named: Named, targets: Sequence[str]) -> bool:
    """Whether kernels call a library on one of some targets."""
    if isinstance(named, NamedBasis) or named.kind not in ARITY:
        return False
    return any(named.operators.calls_library(target) for target in targets if PLATFORMS[target].on_device)


def _paths(named: Named) -> list[Callable[[str], str]]:
    """What gives the files of kernels from their suffixes."""
    if isinstance(named, NamedBasis):
        return [named.path]
    return [partial(named.origin.path, name) for name in (named.name, named.geometry_name) if name]
