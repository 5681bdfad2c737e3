"""Source files of kernels: what the templates are given."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from femforge.emit.dialects import DIALECTS, Dialect
from femforge.emit.head import head_lines
from femforge.emit.points import GivenPoints, given_points, points_of
from femforge.emit.printer import C_TYPE, Printer
from femforge.emit.shared_memory import SharedMemory, shared_memory
from femforge.emit.templates import render
from femforge.ir.arrays import Array, Load
from femforge.ir.integral import TRIAL, Function
from femforge.ir.nests import LoopNest, values_of, walk
from femforge.ir.scalar import symbols
from femforge.ir.statements import IntegerLoads, MaskedLoad, Scatter, VectorCopy, VectorStore
from femforge.kernels.access import CellData
from femforge.kernels.element_tensor import ElementKernel

#: C types of integers by bits.
INTEGERS = {16: "uint16_t", 32: "int32_t", 64: "int64_t"}
_POINTS = ("coordinates", "cells")
_STORED = ("geometry",)
_ARRAYS_OF = {
    "geometry": _STORED,
    "points": _STORED,
    "vertices": _POINTS,
    "affine": _POINTS,
    "ufcx": ("coordinate_dofs",),
}


@dataclass(frozen=True)
class Origin:
    """Where a kernel comes from.

    Attributes:
        file: name of the form file.
        form: name of the form.
        text: source of the form file.
        command: how to generate it again.
        key: stands for what is integrated, see :func:`femforge.ir.identity.integral_key`.
    """

    file: str
    form: str
    text: str
    command: str
    key: str

    @property
    def folder(self) -> str:
        """Of the kernels' sources: the form file's name as an identifier."""
        return identifier(Path(self.file).stem)

    def path(self, name: str, suffix: str) -> str:
        """A kernel's file, in the folder of its form."""
        return f"{self.folder}/{name}.{suffix}"


def identifier(text: str) -> str:
    """Small letters and digits, with underscores between words."""
    return re.sub(r"_+", "_", re.sub(r"[^0-9a-zA-Z]+", "_", text)).strip("_").lower()


@dataclass(frozen=True)
class KernelSource:
    """A printed kernel.

    Attributes:
        name: base name of its functions.
        file: the source file, in the folder of its form.
        header: of the declarations, beside it; the kernels of all targets share it.
        text: the source.
        declarations: C declarations of its faces.
        descriptor: name of the descriptor.
        title: one line for humans.
        kernel: what was printed.
        origin: where it comes from.
    """

    name: str
    file: str
    header: str
    text: str
    declarations: tuple[str, ...]
    descriptor: str
    title: str
    kernel: ElementKernel
    origin: Origin


def kernel_source(kernel: ElementKernel, name: str, origin: Origin) -> KernelSource:
    """Print a kernel.

    Args:
        kernel: what to print.
        name: base name of functions and files.
        origin: for the head of the file.
    """
    return KernelPrinter(kernel, name, origin).source()


class KernelPrinter:
    """Prints element_tensor and geometry kernels; the parts that other kinds print differently are methods."""

    def __init__(self, kernel: ElementKernel, name: str, origin: Origin) -> None:
        self.kernel = kernel
        self.name = name
        self.origin = origin
        self.dialect: Dialect = DIALECTS[kernel.target]
        self.scalar = C_TYPE[kernel.parameters.scalar]
        self.function = f"{name}_{kernel.target}"
        self.descriptor = f"{self.function}_descriptor"
        self.printer = Printer(self.dialect, kernel.parameters.scalar, kernel.nest.threads)
        self.is_geometry = kernel.kind == "geometry"
        self._used = used_arrays(kernel.nest)

    def source(self) -> KernelSource:
        """The printed kernel."""
        title = f"{self.name}: {self.kernel.kind} of form {self.origin.form} in {self.origin.file}"
        context = {**self._frame(), **self._faces(), **self._descriptor(), "title": title}
        context["head"] = head_lines(self.kernel, self.origin)
        text = render("element_tensor/source.jinja", context)
        return self._source(text, title)

    def _source(self, text: str, title: str) -> KernelSource:
        file, header = (self.origin.path(self.name, suffix) for suffix in (self.dialect.suffix, "h"))
        declarations = self._declarations()
        return KernelSource(
            self.name, file, header, text, declarations, self.descriptor, title, self.kernel, self.origin
        )

    # -- arguments -------------------------------------------------------------------------------------

    def _inputs(self) -> list[tuple[str, str]]:
        """(C type, name) of the input arrays."""
        return self._inputs_of(self._used)

    def _inputs_of(self, used: set[str]) -> list[tuple[str, str]]:
        """(C type, name) of the input arrays that are used."""
        integral = self.kernel.integral
        source = "vertices" if self.is_geometry else self.kernel.parameters.input
        arrays = [("int32_t" if a == "cells" else self.scalar, a) for a in _ARRAYS_OF[source]]
        if not self.is_geometry:
            arrays += [(self.scalar, f.name) for f in integral.coefficients]
            arrays += [(self.scalar, c.name) for c in integral.constants]
        return [
            (kind, name)
            for kind, name in arrays
            if name in used or (name == "cells" and "coordinates" in used)
        ]

    def _parameters(self, restrict: bool = True) -> list[str]:
        mark = " __restrict__" if restrict else ""
        out = f"{self.scalar}*{mark} element_tensors"
        return ["int64_t num_cells", out, *(f"const {kind}*{mark} {name}" for kind, name in self._inputs())]

    def _declarations(self) -> tuple[str, ...]:
        extra = ["void* stream"] if self.dialect.on_device else []
        lines = [f"int {self.function}({', '.join([*self._parameters(False), *extra])});"]
        if self.kernel.tabulate is not None:
            s = self.scalar
            lines.append(
                f"void {self.name}_tabulate_tensor({s}* A, const {s}* w, const {s}* c, const {s}* coordinate_dofs, "
                "const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);"
            )
        lines.append(f"extern const femforge_kernel {self.descriptor};")
        return tuple(lines)

    # -- contexts --------------------------------------------------------------------------------------

    def _frame(self) -> dict[str, Any]:
        nest = self.kernel.nest
        indent = 1 if self.dialect.on_device else 2
        tables = [self._table(a) for a in nest.tables]
        if isinstance(self.kernel.tabulate, LoopNest):
            known = {a.name for a in nest.tables}
            tables += [self._table(a) for a in self.kernel.tabulate.tables if a.name not in known]
        body, tabulate = self.printer.statements(nest.body, indent), self._tabulate()
        helper = self.dialect.helper
        calls_helper = bool(helper) and helper in body + tabulate["tabulate"]
        tensor_bytes = self.kernel.stored * self.kernel.parameters.scalar_bytes
        return {
            "host_only": self.dialect.host_only, "end_host_only": self.dialect.end_host_only,
            "preamble": self.dialect.preamble.rstrip() if calls_helper else "",
            "helper_includes": self.dialect.helper_includes if calls_helper else "",
            "before_batches": self.dialect.before_batches.format(bytes=tensor_bytes) if calls_helper else "",
            "after_batch": self.dialect.after_batch if calls_helper else "",
            "includes": self.dialect.includes, "on_device": self.dialect.on_device, "scalar": self.scalar,
            "tables": tables, "shared": nest.shared, "shared_lines": self._shared().lines, "body": body,
            "threads": nest.threads, "element_batch": self.kernel.parameters.element_batch,
            "threads_pragma": self.dialect.threads, "name": self.name, "function": self.function,
            **tabulate,
        }  # fmt: skip

    def _table(self, array: Array) -> str:
        qualifier = "constexpr"
        if self.dialect.on_device:
            qualifier = "__constant__ const" if array.place == "constant" else "__device__ const"
        return self.printer.table(array, qualifier)

    def _tabulate(self) -> dict[str, Any]:
        tabulate = self.kernel.tabulate
        if tabulate is None:
            return {"tabulate": ""}
        single = Printer(self.dialect, self.kernel.parameters.scalar, 1)
        if isinstance(tabulate, LoopNest):
            entries = self.kernel.integral.rows * self.kernel.integral.columns
            shared = (*tabulate.shared, Array("element_tensors", entries, "shared"))
            text = single.statements(tabulate.body, 1)
            text += f"\n  for (int k = 0; k < {entries}; ++k) A[k] += element_tensors[k];"
            head = "  constexpr int64_t first_cell = 0;\n  constexpr int cells_here = 1;\n"
            if self.dialect.helper in text:
                head += "  constexpr bool past_caches = false;\n"
            text, used = head + text, used_arrays(tabulate)
        else:
            shared, text = (), single.statements(tabulate, 1)
            used = used_arrays(LoopNest(1, (), (), tabulate))
        integral = self.kernel.integral
        coefficients = self._views(
            "packed_coefficients", [(f.name, f.layout.dim) for f in integral.packed], used
        )
        constants = self._views("packed_constants", [(c.name, c.size) for c in integral.constants], used)
        return {
            "tabulate": text, "tabulate_views": [*coefficients, *constants], "tabulate_shared": shared,
            "tabulate_uses_coefficients": bool(coefficients), "tabulate_uses_constants": bool(constants),
            "tabulate_uses_coordinates": "coordinate_dofs" in used,
        }  # fmt: skip

    def _views(self, packed: str, sizes: Sequence[tuple[str, int]], used: set[str]) -> list[str]:
        """Pointers into an array of UFCx for each (name, size) that is used."""
        views, offset = [], 0
        for name, size in sizes:
            if name in used:
                views.append(f"const {self.scalar}* __restrict__ {name} = {packed} + {offset};")
            offset += size
        return views

    def _faces(self) -> dict[str, Any]:
        inputs = [name for _, name in self._inputs()]
        return {
            "parameters": self._parameters(), "pointers": ["element_tensors", *inputs],
            "names": ["num_cells", "element_tensors", *inputs], "last_error": self.dialect.last_error,
            "launch": self._launch(f"{self.name}_kernel", self.kernel.nest.threads, self._shared().dynamic_bytes),
            "allow_shared": self._allow_shared(),
            "launch_end": self.dialect.launch_end,
            "aligned": self._aligned_arrays() if self.dialect.on_device else {},
        }  # fmt: skip

    def _shared(self) -> SharedMemory:
        """Declarations of the shared arrays."""
        nest, p = self.kernel.nest, self.kernel.parameters
        return shared_memory(nest.shared, self.dialect, self.scalar, p.scalar_bytes, INTEGERS)

    def _launch(self, kernel: str, threads: int, shared: int = 0) -> str:
        """The begin of a launch; nothing on a CPU."""
        return self.dialect.launch.format(kernel=kernel, threads=threads, shared=shared)

    def _allow_shared(self) -> str:
        """What lets the kernel have its shared memory, if that has to be asked for."""
        size = self._shared().dynamic_bytes if self.dialect.on_device else 0
        return self.dialect.allow_shared.format(kernel=f"{self.name}_kernel", bytes=size) if size else ""

    def _aligned_arrays(self) -> dict[str, int]:
        """Bytes to which arrays have to be aligned because threads access several entries at once."""
        return self._aligned_in(self.kernel.nest)

    def _aligned_in(self, nest: LoopNest) -> dict[str, int]:
        aligned: dict[str, int] = {}
        for statement in walk(nest.body):
            if isinstance(statement, VectorStore) and len(statement.values) > 1 and statement.array != "tile":
                aligned[statement.array] = len(statement.values) * self.kernel.parameters.scalar_bytes
            elif isinstance(statement, VectorCopy) and statement.width > 1:
                aligned[statement.target] = statement.width * self.kernel.parameters.scalar_bytes
            elif (
                isinstance(statement, IntegerLoads) and len(statement.names) in (2, 4) and statement.bits < 64
            ):
                aligned[statement.array] = statement.bits // 8 * len(statement.names)
        return aligned

    def _descriptor(self) -> dict[str, Any]:
        integral = self.kernel.integral
        coefficients = () if self.is_geometry else integral.coefficients
        constants = () if self.is_geometry else integral.constants
        return {
            "descriptor": self.descriptor, "stream_used": self.dialect.on_device,
            "subdomains": integral.subdomain,
            "coefficients": [self._coefficient(f) for f in coefficients],
            "point_tables": [] if self.is_geometry else [_point_table(given) for given in given_points(self.kernel)],
            "constants": [{"name": c.called or c.name, "size": c.size} for c in constants],
            "launch_arguments": self._launch_arguments(), "fields": _aligned(self._descriptor_fields()),
        }  # fmt: skip

    def _coefficient(self, function: Function) -> dict[str, Any]:
        points = points_of(self.kernel, function)
        return {
            "name": function.in_file, "element": function.layout.name, "size": function.layout.dim,
            "vector": self._is_vector(function), "num_points": len(points.points) if points else 0,
            "points": points.name if points else "nullptr",
        }  # fmt: skip

    def _is_vector(self, function: Function) -> int:
        """Whether a coefficient is read as a global vector."""
        return 0

    def _launch_arguments(self) -> list[str]:
        integral = self.kernel.integral
        sources = {"geometry": "geometry", "coordinates": "coordinates", "coordinate_dofs": "coordinates"}
        coefficients = [f.name for f in integral.coefficients]
        constants = [c.name for c in integral.constants]
        arguments = ["arguments->num_cells", f"static_cast<{self.scalar}*>(arguments->element_tensors)"]
        for kind, name in self._inputs():
            if name == "cells":
                arguments.append("arguments->cells")
                continue
            if name in coefficients and not self.is_geometry:
                member = f"coefficients[{coefficients.index(name)}]"
            elif name in constants:
                member = f"constants[{constants.index(name)}]"
            else:
                member = sources[name]
            arguments.append(f"static_cast<const {kind}*>(arguments->{member})")
        return [*arguments, "stream"] if self.dialect.on_device else arguments

    def _access_fields(self) -> list[tuple[str, str]]:
        """Fields of the descriptor about global vectors."""
        return no_access()

    def _descriptor_fields(self) -> list[tuple[str, str]]:
        kernel, p, integral = self.kernel, self.kernel.parameters, self.kernel.integral
        quadrature = kernel.candidate.name != "tensor"
        degree = max(part.degree for part in integral.parts)
        coefficients = 0 if self.is_geometry else len([f for f in integral.coefficients if f.name != TRIAL])
        trial = integral.acted_on
        constants = 0 if self.is_geometry else len(integral.constants)
        text = {
            "name": self.name, "kernel": kernel.kind, "form_file": self.origin.file, "form": self.origin.form,
            "target": kernel.target, "key": self.origin.key,
            "scalar": p.scalar, "representation": kernel.candidate.name, "cell": integral.cell,
            "coordinate_element": integral.coordinates.layout.name,
            "row_element": integral.test.layout.name if integral.test else "",
            "column_element": trial.layout.name if trial else "",
            "dof_order": p.dof_order, "component_order": p.component_order,
        }  # fmt: skip
        numbers = {
            "num_subdomains": len(integral.subdomain),
            "subdomains": "subdomains" if integral.subdomain else "nullptr",
            "gdim": integral.gdim, "arity": int(integral.test is not None) + int(trial is not None),
            "rows": integral.rows, "columns": trial.layout.dim if trial else 1,
            "entries_per_cell": kernel.stored, "quadrature_degree": degree,
            "quadrature_points": kernel.representations.quadrature.points if quadrature else 0,
            "num_coefficients": coefficients, "num_constants": constants,
            "coefficients": "coefficients" if coefficients else "nullptr",
            "constants": "constants" if constants else "nullptr",
        }  # fmt: skip
        layout = {"input": p.input, "output": p.output}
        sizes = {
            "geometry_size": kernel.geometry_size,
            "coordinate_nodes": CellData(integral, p.input, 0).nodes,
        }
        access = self._access_fields()
        words = {"mapping": p.mapping, "unroll": p.unroll, "realisation": p.realisation, "k_place": p.k_place}
        tuning = {
            "element_batch": p.element_batch, "concurrent_elements": p.concurrent_elements,
            "interleave_stores": int(p.interleave_stores),
            "threads": kernel.nest.threads if self.dialect.on_device else 1,
            "shared_bytes": kernel.costs.shared_bytes, "flops_per_cell": repr(float(kernel.costs.flops)),
            "bytes_per_cell": repr(float(kernel.costs.bytes)),
            "paper_flops_per_cell": repr(float(kernel.costs.paper_flops)), "launch": "launch",
        }  # fmt: skip
        return [
            *quoted(text),
            *plain(numbers),
            *quoted(layout),
            *plain(sizes),
            *access,
            *quoted(words),
            *plain(tuning),
        ]


def _point_table(given: GivenPoints) -> dict[str, Any]:
    return {"name": given.name, "rows": [", ".join(map(repr, point)) for point in given.points]}


def no_access() -> list[tuple[str, str]]:
    """Fields of a descriptor about global vectors, of a kernel that has none."""
    words = dict.fromkeys(("scatter", "index_type", "numbering"), "")
    numbers = dict.fromkeys(
        ("constraints", "nodes", "components", "trial_nodes", "macro_cells", "block_nodes"), 0
    )
    return [*quoted(words), *plain(numbers)]


def quoted(items: Mapping[str, object]) -> list[tuple[str, str]]:
    """Fields with their values as C strings."""
    return [(name, f'"{value}"') for name, value in items.items()]


def plain(items: Mapping[str, object]) -> list[tuple[str, str]]:
    """Fields with their values as they are: C numbers and names."""
    return [(name, str(value)) for name, value in items.items()]


def _aligned(items: Sequence[tuple[str, str]]) -> list[dict[str, str]]:
    width = min(max(len(value) for _, value in items), 40)
    return [{"name": name, "value": value, "pad": " " * max(width - len(value), 0)} for name, value in items]


def used_arrays(nest: LoopNest) -> set[str]:
    """Names of all arrays that a loop nest reads, in loads or in integer expressions."""
    roots = [node for statement in walk(nest.body) for node in values_of(statement)]
    found = {node.value.array for node in symbols(roots) if isinstance(node.value, Load)}
    for statement in walk(nest.body):
        if isinstance(statement, (IntegerLoads, MaskedLoad)):
            found.add(statement.array)
        if isinstance(statement, (MaskedLoad, Scatter)) and statement.mask:
            found.add(statement.mask)
    return found
