"""What generated kernels share: headers, registries, and units that compile several kernels at once."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from femforge.emit.expressions import LINE_WIDTH
from femforge.emit.origin import BasisSource, KernelSource, PrintedKernel
from femforge.emit.platforms import PLATFORMS
from femforge.emit.platforms.base import library_headers
from femforge.emit.templates import copied_header, render
from femforge.errors import ExitCode, FemforgeError
from femforge.files import registry_name
from femforge.kernels.variants import OperatorKernel
from femforge.version import __version__

#: The library that kernels belong to unless they are given another: its header, and the beginning of its functions.
LIBRARY = "femforge_kernels"
DESCRIPTOR_HEADER = KernelSource.descriptor_header
#: What basis actions add to the names of registries, and the headers of device routines.
_BASIS, _ROUTINES = "_basis", ("femforge_contraction.h", "femforge_basis_routines.h")
#: Bytes of constant memory of one module on a GPU, less a little for what compilers put there themselves.
MOST_CONSTANT_BYTES = 60 << 10


def copied_headers(targets: Sequence[str], basis: bool = False, called: Sequence[str] = ()) -> list[str]:
    """Headers that kernels for some targets include, and that are the same beside all of them.

    Args:
        targets: of the kernels.
        basis: whether there are basis actions among them.
        called: headers of libraries that some of them call.
    """
    more = [BasisSource.descriptor_header] if basis else []
    more += _ROUTINES if basis and any(PLATFORMS[target].on_device for target in targets) else []
    helpers = dict.fromkeys(PLATFORMS[target].helper_header for target in targets)
    return [DESCRIPTOR_HEADER, *more, *helpers, *called]


def check_library(name: str, place: str) -> str:
    """The name of a library, if C can have it.

    Raises:
        FemforgeError: for what is no identifier.
    """
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        raise FemforgeError(
            f"{name!r} cannot name a library: functions begin with it", place=place,
            mend="take letters, digits and underscores, a letter first", code=ExitCode.USAGE,
        )  # fmt: skip
    return name


def header_name(library: str) -> str:
    """The one header that includes those of all kernels of a library."""
    return f"{library}.h"


def unit_names(library: str, target: str, kernels: int, most: int) -> list[str]:
    """Sources that compile up to ``most`` kernels each; none if ``most`` is 0."""
    count = -(-kernels // most) if most else 0
    return [f"{library}_joined_{number}.{PLATFORMS[target].suffix}" for number in range(count)]


def library_files(
    library: str, sources: Sequence[PrintedKernel], targets: Sequence[str], join: int = 0
) -> dict[str, str]:
    """Text of all files beside the sources, by name.

    Args:
        library: name of the library.
        sources: the kernels.
        targets: that have a registry, with kernels or without.
        join: how many kernels a unit compiles; 0 for no units.

    Raises:
        FemforgeError: if the tables of kernels that are joined do not fit into constant memory together.
    """
    by_header: dict[str, list[PrintedKernel]] = {}
    for source in sources:
        by_header.setdefault(source.header, []).append(source)
    files = {name: _kernel_header(name, own) for name, own in by_header.items()}
    kinds = {type(source) for source in sources}
    files[header_name(library)] = _library_header(library, list(by_header), targets, kinds)
    called = library_headers(source.kernel for source in sources)
    copied = copied_headers(targets, BasisSource in kinds, called)
    files.update({name: copied_header(name) for name in copied})
    for target in targets:
        own = [source for source in sources if source.kernel.target == target]
        files[registry_name(library, target)] = _registry(library, own, target, kinds)
        files |= joined_units(library, own, target, join)
    return files


def joined_units(library: str, sources: Sequence[PrintedKernel], target: str, most: int) -> dict[str, str]:
    """Text of units that compile up to ``most`` kernels of a target each, by name; none if ``most`` is 0.

    Raises:
        FemforgeError: if the tables of kernels that are joined do not fit into constant memory together.
    """
    names = unit_names(library, target, len(sources), most)
    units = _dealt_out(sources, len(names), most)
    return {name: joined_text(unit) for name, unit in zip(names, units, strict=True)}


def _guard(name: str) -> str:
    return re.sub(r"[^A-Z0-9]", "_", name.rpartition("/")[2].upper())


def _lines(declaration: str) -> list[str]:
    """A declaration; a long one with a line for each parameter, as its definition has them."""
    if len(declaration) <= LINE_WIDTH or "(" not in declaration:  # a variable has none
        return [declaration]
    name, parameters = declaration.removesuffix(");").split("(", 1)
    *others, last = parameters.split(", ")
    return [f"{name}(", *(f"    {one}," for one in others), f"    {last});"]


def _kernel_header(name: str, sources: Sequence[PrintedKernel]) -> str:
    """Declarations of one kernel on all its targets."""
    context = {
        "version": __version__, "guard": _guard(name), "title": sources[0].title,
        "declarations": [line for source in sources for one in source.declarations for line in _lines(one)],
        "descriptor_header": sources[0].descriptor_header,
    }  # fmt: skip
    return render("shared/kernel_header.jinja", context)


def _registries(
    library: str, kinds: Collection[type[PrintedKernel]]
) -> list[tuple[type[PrintedKernel], str, str]]:
    """Kinds of kernels that have a registry, what its functions begin with, and what it lists: that of the forms'
    kernels is always there."""
    found: list[tuple[type[PrintedKernel], str, str]] = [(KernelSource, library, "kernels")]
    return [*found, *([(BasisSource, library + _BASIS, "basis actions")] if BasisSource in kinds else [])]


def _library_header(
    library: str, headers: Sequence[str], targets: Sequence[str], kinds: Collection[type[PrintedKernel]]
) -> str:
    registries = _registries(library, kinds)
    context = {
        "version": __version__, "guard": _guard(header_name(library)), "targets": targets, "library": library,
        "headers": [*(kind.descriptor_header for kind, *_ in registries), *headers],
        "registries": [
            {"type": kind.descriptor_type, "begins": begins, "what": what} for kind, begins, what in registries
        ],
    }  # fmt: skip
    return render("shared/library_header.jinja", context)


def _registry(
    library: str, sources: Sequence[PrintedKernel], target: str, kinds: Collection[type[PrintedKernel]]
) -> str:
    """The tables of all kernels of a target."""
    registries = [
        {
            "type": kind.descriptor_type, "begins": begins, "array": what.replace(" ", "_"),
            "descriptors": [source.descriptor for source in sources if isinstance(source, kind)],
        }
        for kind, begins, what in _registries(library, kinds)
    ]  # fmt: skip
    context = {
        "version": __version__, "target": target, "library": library, "header": header_name(library),
        "registries": registries,
    }  # fmt: skip
    return render("shared/registry.jinja", context)


def constant_bytes(source: PrintedKernel) -> int:
    """Bytes of the tables that a kernel has in a GPU's constant memory."""
    kernel = source.kernel
    if not PLATFORMS[kernel.target].on_device:
        return 0
    variants = kernel.variants if isinstance(kernel, OperatorKernel) else ()
    nests = [one.kernel.nest for one in variants] or [kernel.nest]
    tables = sum(array.size for nest in nests for array in nest.tables if array.in_constant_memory)
    return tables * kernel.parameters.scalar_bytes


def _dealt_out(sources: Sequence[PrintedKernel], units: int, most: int) -> list[list[PrintedKernel]]:
    """Kernels dealt out in turn, so that similar ones, which stand beside each other, are spread over all units.

    A kernel goes on to the next unit where its tables find no room.
    """
    dealt: list[list[PrintedKernel]] = [[] for _ in range(units)]
    if not units:
        return dealt
    tables = [0] * units
    for number, source in enumerate(sources):
        need = constant_bytes(source)
        turns = [(number + k) % units for k in range(units)]
        with_room = [t for t in turns if not dealt[t] or tables[t] + need <= MOST_CONSTANT_BYTES]
        if not with_room:
            raise FemforgeError(
                "the tables of so many kernels do not fit into constant memory together", place=f"join = {most}",
                mend="join fewer", code=ExitCode.PARAMETERS,
            )  # fmt: skip
        dealt[with_room[0]].append(source)
        tables[with_room[0]] += need
    return dealt


def joined_text(sources: Sequence[PrintedKernel]) -> str:
    """A unit that compiles several kernels of one target, so that a compiler starts, and reads headers, once.

    GPU compilers spend most of their time on that: 16 sources in one file take nvcc a fifth, and clang for AMD GPUs an
    eighth, of what they take one by one. Each source has a namespace of its own.
    """
    context = {"version": __version__, "files": [source.file for source in sources]}
    return render("shared/joined.jinja", context)
