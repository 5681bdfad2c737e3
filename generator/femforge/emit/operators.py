"""Source files of kernels on global vectors and matrices."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from femforge.emit.head import head_lines
from femforge.emit.printer import Printer
from femforge.emit.sources import (
    INTEGERS,
    KernelPrinter,
    KernelSource,
    Origin,
    plain,
    quoted,
    used_arrays,
)
from femforge.emit.templates import render
from femforge.ir.integral import TRIAL, Function
from femforge.kernels.macro_elements import MACRO_CELLS
from femforge.kernels.nonzeros import NONZEROS, VALUES
from femforge.kernels.operators import OperatorKernel
from femforge.kernels.vector_data import INPUT, MASK, OUTPUT
from femforge.kernels.vector_nests import ELEMENT_VECTORS
from femforge.schedule.devices import DEVICES


@dataclass(frozen=True)
class Argument:
    """One argument of a face.

    Attributes:
        name: of it.
        kind: C type of an array's entries, or of the number.
        array: whether it is a pointer.
        written: whether the kernel writes to it.
        member: of ``femforge_arguments``.
        typed: whether that member has this type already, and is no ``void*``.
        kernel: whether the kernel takes it (else only the face does).
    """

    name: str
    kind: str
    array: bool = True
    written: bool = False
    member: str = ""
    typed: bool = False
    kernel: bool = True

    def declaration(self, restrict: bool) -> str:
        """As a parameter."""
        if not self.array:
            return f"{self.kind} {self.name}"
        mark = " __restrict__" if restrict else ""
        return f"{'' if self.written else 'const '}{self.kind}*{mark} {self.name}"

    def value(self) -> str:
        """Its value in the generic launcher."""
        place = f"arguments->{self.member or self.name}"
        if self.typed or not self.array:
            return place
        return f"static_cast<{'' if self.written else 'const '}{self.kind}*>({place})"


def operator_source(kernel: OperatorKernel, name: str, origin: Origin) -> KernelSource:
    """Print a kernel.

    Args:
        kernel: what to print.
        name: base name of functions and files.
        origin: for the head of the file.
    """
    return OperatorPrinter(kernel, name, origin).source()


class OperatorPrinter(KernelPrinter):
    """Prints apply, residual, diagonal and assemble."""

    kernel: OperatorKernel

    def __init__(self, kernel: OperatorKernel, name: str, origin: Origin) -> None:
        super().__init__(kernel, name, origin)
        p = kernel.parameters
        self.scatter = p.scatter
        self.index = "int64_t" if p.index_type == "int64" else "int32_t"
        self.arguments = self._arguments()
        self.fast = p.division == "fast"
        self.printer = Printer(self.dialect, p.scalar, kernel.nest.threads, self.fast)

    def source(self) -> KernelSource:
        """The printed kernel."""
        title = f"{self.name}: {self.kernel.kind} of form {self.origin.form} in {self.origin.file}"
        frame = self._frame()
        context = {**frame, **self._descriptor(), **self._operator(frame["body"]), "title": title}
        divides = self.fast and "reciprocal(" in context["body"]
        context["reciprocal"] = (
            self.dialect.reciprocal[self.kernel.parameters.scalar].rstrip() if divides else ""
        )
        context["head"] = head_lines(self.kernel, self.origin)
        text = render("operator/source.jinja", context)
        return self._source(text, title)

    # -- arguments ---------------------------------------------------------------------------------------

    def _arguments(self) -> list[Argument]:
        used = self._used | {ELEMENT_VECTORS, OUTPUT, VALUES, NONZEROS}
        if self.kernel.kind == "assemble":
            first = [
                Argument(VALUES, self.scalar, written=True),
                Argument(NONZEROS, self.index),
            ]
        else:
            first = self._vector_arguments(used)
        inputs = [
            Argument(name, kind, member=self._member(name), typed=name == "cells")
            for kind, name in self._inputs()
            if name != TRIAL
        ]
        return [Argument("num_cells", "int64_t", False), *first, *inputs, *self._scatter_arguments()]

    def _vector_arguments(self, used: set[str]) -> list[Argument]:
        data = self.kernel.data
        assert data is not None
        if self.scatter == "element":
            arguments = [Argument(ELEMENT_VECTORS, self.scalar, written=True, member="y")]
        else:
            arguments = [Argument(OUTPUT, self.scalar, written=True)]
        if INPUT in used:
            arguments.append(Argument(INPUT, self.scalar))
        if self.scatter != "element":
            needs = self.scatter in ("atomic", "merge", "colour") or "offsets" in used
            macro_elements = self.kernel.rest is not None
            if macro_elements:
                arguments.insert(0, Argument("num_macro_elements", "int64_t", False, kernel=False))
                if self.scatter == "atomic":
                    arguments.append(Argument("macro_offsets", self.index))
            if needs or macro_elements:
                arguments.append(Argument("offsets", self.index, kernel=not macro_elements))
            if data.trial_space is not None and "trial_offsets" in used:
                arguments.append(Argument("trial_offsets", self.index))
            if data.space.planar or (data.trial_space is not None and data.trial_space.planar):
                arguments.append(Argument("component_stride", "int64_t", False))
            if data.mask:
                arguments.append(Argument(MASK, "uint8_t", typed=True))
        return arguments

    def _scatter_arguments(self) -> list[Argument]:
        if self.scatter == "colour":
            return [
                Argument("num_colours", "int64_t", False, kernel=False),
                Argument("colour_begin", "int64_t", typed=True, kernel=False),
            ]
        if self.scatter == "gather":
            return [
                Argument("num_nodes", "int64_t", False, kernel=False),
                Argument(ELEMENT_VECTORS, self.scalar, written=True),
                Argument("node_offsets", self.index, kernel=False),
                Argument("contribution_begin", "int64_t", typed=True, kernel=False),
                Argument("contributions", self.index, kernel=False),
            ]
        if self.scatter == "blocks":
            return [
                Argument("num_cell_blocks", "int64_t", False, kernel=False),
                Argument("block_cells", "int64_t", typed=True),
                Argument("block_nodes", "int64_t", typed=True),
                Argument("node_offsets", self.index),
                *([Argument("local_nodes", "uint16_t", typed=True)] if "local_nodes" in self._used else []),
                Argument("contributions", "uint16_t"),
                Argument("contribution_ends", "uint16_t", typed=True),
            ]
        return []

    def _inputs(self) -> list[tuple[str, str]]:
        """(C type, name) of the geometry, the coefficients and constants that are used."""
        data = self.kernel.data
        inputs = super()._inputs()
        if self.kernel.rest is not None:
            inputs = super()._inputs_of(self._used | used_arrays(self.kernel.rest))
        if data is not None and data.blocks:
            # what comes through the block's shared memory is not loaded under its own name by the cells
            staged = set(data.vectors)
            known = {name for _, name in inputs}
            coefficients = [f.name for f in self.kernel.integral.coefficients]
            inputs += [
                (self.scalar, n) for n in coefficients if n in staged and n not in known and n != TRIAL
            ]
            if data.shares_numbering and "coordinates" not in known:
                inputs.insert(0, (self.scalar, "coordinates"))
        if data is not None and data.shares_numbering:
            inputs = [(kind, name) for kind, name in inputs if name != "cells"]
        return inputs

    def _member(self, name: str) -> str:
        coefficients = [f.name for f in self.kernel.integral.coefficients if f.name != TRIAL]
        constants = [c.name for c in self.kernel.integral.constants]
        if name in coefficients:
            return f"coefficients[{coefficients.index(name)}]"
        if name in constants:
            return f"constants[{constants.index(name)}]"
        return {"coordinate_dofs": "coordinates"}.get(name, name)

    def _declarations(self) -> tuple[str, ...]:
        extra = ["void* stream"] if self.dialect.on_device else []
        parameters = [*(a.declaration(False) for a in self.arguments), *extra]
        return (
            f"int {self.function}({', '.join(parameters)});",
            f"extern const femforge_kernel {self.descriptor};",
        )

    # -- contexts ----------------------------------------------------------------------------------------

    def _operator(self, body: str) -> dict[str, Any]:
        taken = [a for a in self.arguments if a.kernel and a.name != "num_cells"]
        if self.kernel.second is not None:
            # what only the second pass needs is left out; a member, as in `pair.y`, is no argument
            known = set(re.findall(r"(?<!\.)\b\w+", body))
            taken = [a for a in taken if a.name in known]
        second = self.kernel.second
        optional = {a.name for a in self._scatter_arguments()} | {"offsets", "macro_offsets"}
        absent = optional if self.kernel.rest is not None else set()
        pointers = [a.name for a in self.arguments if a.array and a.name not in absent]
        names = {a.name for a in self.arguments}
        context: dict[str, Any] = {
            "integers": INTEGERS,
            "face_parameters": [a.declaration(False) for a in self.arguments],
            "kernel_parameters": [a.declaration(True) for a in taken],
            "kernel_arguments": [a.name for a in taken],
            "pointers": pointers, "nodes": self.kernel.data.space.nodes if self.kernel.data else 0,
            "blocks": self.scatter == "blocks", "colours": self.scatter == "colour",
            "macro_cells": self.kernel.parameters.macro_cells,
            "batch_cells": "num_cells" if self.kernel.rest is None else "num_macro_elements",
            "launch_arguments": [*(a.value() for a in self.arguments), *(["stream"] if self._streams else [])],
            "aligned": {n: b for n, b in self._aligned_arrays().items() if n in names} if self._streams else {},
            "last_error": self.dialect.last_error, "launch_end": self.dialect.launch_end,
            "launch": self._launch(f"{self.name}_kernel", self.kernel.nest.threads, self._shared().dynamic_bytes),
            "allow_shared": self._allow_shared(), "second": "",
        }  # fmt: skip
        context |= self._launch_bounds()
        if second is not None:
            context |= self._second(second.threads)
        return context | self._rest()

    def _rest(self) -> dict[str, Any]:
        """What runs on the cells in no macro element: the same arguments, moved on by the cells of those."""
        nest, data = self.kernel.rest, self.kernel.rest_data
        if nest is None or data is None:
            return {"rest": ""}
        block = {a.name for a in self._scatter_arguments()} | {
            "macro_offsets",
            "num_macro_elements",
            "num_cells",
        }
        taken = [replace(a, kernel=True) for a in self.arguments if a.name not in block]
        sizes = {
            f.name: f.layout.dim for f in self.kernel.integral.coefficients if not data.is_vector(f.name)
        }
        moved = [
            f"{a.name} + {MACRO_CELLS * sizes[a.name]} * num_macro_elements" if a.name in sizes else a.name
            for a in taken
        ]
        printer = Printer(self.dialect, self.kernel.parameters.scalar, nest.threads, self.fast)
        return {
            "rest": printer.statements(nest.body, 1), "rest_parameters": [a.declaration(True) for a in taken],
            "rest_arguments": moved, "rest_threads": nest.threads,
            "rest_launch": self._launch(f"{self.name}_rest_kernel", nest.threads),
        }  # fmt: skip

    def _aligned_arrays(self) -> dict[str, int]:
        rest = {} if self.kernel.rest is None else self._aligned_in(self.kernel.rest)
        return rest | super()._aligned_arrays()

    @property
    def _streams(self) -> bool:
        return self.dialect.on_device

    def _launch_bounds(self) -> dict[str, str]:
        threads, blocks = self.kernel.nest.threads, self.kernel.parameters.resident_blocks
        if not blocks or not self._streams:
            return {"launch_bounds": str(threads), "resident": ""}
        if not self.dialect.resident:
            return {"launch_bounds": f"{threads}, {blocks}", "resident": ""}
        waves = max(1, blocks * threads // (4 * DEVICES[self.dialect.target].warp))
        return {
            "launch_bounds": f"{threads}, resident",
            "resident": self.dialect.resident.format(blocks=blocks, waves=waves),
        }

    def _second(self, threads: int) -> dict[str, Any]:
        assert self.kernel.second is not None
        wanted = {OUTPUT, ELEMENT_VECTORS, "component_stride", MASK, "num_nodes", "node_offsets"}
        wanted |= {"contribution_begin", "contributions"}
        taken = [a for a in self.arguments if a.name in wanted]
        reads = [Argument(a.name, a.kind, a.array, a.written and a.name == OUTPUT) for a in taken]
        printer = Printer(self.dialect, self.kernel.parameters.scalar, threads)
        return {
            "second": printer.statements(self.kernel.second.body, 1 if self._streams else 2),
            "second_parameters": [a.declaration(True) for a in reads],
            "second_arguments": [a.name for a in reads], "second_threads": threads,
            "second_launch": self._launch(f"{self.name}_sum_kernel", threads),
        }  # fmt: skip

    # -- the descriptor ----------------------------------------------------------------------------------

    def _is_vector(self, function: Function) -> int:
        data = self.kernel.data
        return int(data is not None and data.is_vector(function.name))

    def _descriptor(self) -> dict[str, Any]:
        context = super()._descriptor()
        context["coefficients"] = [
            c
            for c, f in zip(context["coefficients"], self.kernel.integral.coefficients, strict=True)
            if f.name != TRIAL
        ]
        return context

    def _launch_arguments(self) -> list[str]:
        return []

    def _access_fields(self) -> list[tuple[str, str]]:
        p, data = self.kernel.parameters, self.kernel.data
        of_cell = self.kernel.rest_data or data
        words = {"scatter": p.scatter, "index_type": p.index_type, "numbering": p.numbering}
        numbers = {
            "constraints": int(p.constraints),
            "nodes": of_cell.space.nodes if of_cell else 0,
            "components": data.space.components if data else 0,
            "trial_nodes": data.trial_space.nodes if data and data.trial_space else 0,
            "macro_cells": p.macro_cells,
            "block_nodes": p.block_nodes,
        }
        return [*quoted(words), *plain(numbers)]


__all__ = ["OperatorPrinter", "operator_source", "used_arrays"]
