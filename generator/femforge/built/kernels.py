"""Kernels that can be called: element tensors, functionals; and what makes operators and matrices of the others."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

from femforge.built.arrays import Borrowed, check_shape, handle_of, is_immutable, new_array, refused
from femforge.built.description import values_of
from femforge.built.functionals import value_of
from femforge.built.launches import Launch
from femforge.built.loaded import LoadedKernel
from femforge.built.matrices import assembled
from femforge.built.mirror import KernelStruct
from femforge.built.operators import Operator, make_operator
from femforge.built.spaces import Spaces

_TENSORS = ("element_tensor", "geometry")
_FUNCTIONAL, _MATRIX = "functional", "assemble"


@dataclass(frozen=True, eq=False, repr=False)
class Kernel(LoadedKernel):
    """A kernel of a loaded library, with the description that it carries.

    Arrays are those of NumPy, CuPy, PyTorch, JAX or whatever speaks DLPack, in the order of C, where the kernel runs;
    none is copied. Arguments are checked before anything is launched.
    """

    def __call__(
        self,
        /,
        *,
        coordinates: object = None,
        cells: object = None,
        geometry: object = None,
        dofs: object = None,
        num_dofs: int | None = None,
        out: Any = None,
        stream: object = None,
        **fields: object,
    ) -> Any:
        """Element tensors of all cells, or the value of a functional.

        Args:
            coordinates: [point][gdim] (with ``input = ufcx`` [cell][node][3]), of the kernel's scalar type.
            cells: numbers of points, [cell][node], int32.
            geometry: stored geometry [cell][entry], in place of both where the kernel takes that.
            dofs: of functionals that read L-vectors: numbers of nodes [cell][node].
            num_dofs: entries of these L-vectors.
            out: array for the results; made if it is left out.
            stream: of the device, where the kernel shall run; a handle, or a stream of CuPy or PyTorch.
            fields: coefficients [cell][dof], or L-vectors of functionals, and constants, by name.

        Returns:
            Of ``element_tensor`` [cell][row][column], [cell][row] of linear forms, [cell] of forms without arguments,
            [cell][entry] where symmetric ones are packed; of ``geometry`` [cell][entry]; of ``functional`` a float.

        Raises:
            FemforgeError: an argument does not fit, the kernel is of another kind, or the device's runtime refuses.
        """
        given = {"coordinates": coordinates, "cells": cells, "geometry": geometry, **fields}
        self.check_kind((*_TENSORS, _FUNCTIONAL))
        if self.kind == _FUNCTIONAL:
            if out is not None:
                raise refused(self, "a functional returns a number", "leave it out", "out")
            return value_of(self, given, dofs, num_dofs, handle_of(stream, self))
        if dofs is not None or num_dofs is not None:
            raise refused(self, "element tensors need no dofs", "leave them out", "dofs")
        return self._tensors(given, out, handle_of(stream, self))

    @property
    def tabulate_tensor(self) -> int:
        """Address of the kernel's UFCx face, of one cell or facet: where DOLFINx lists the integrals of a form.

        Valid as long as the kernel is held.

        Raises:
            FemforgeError: the kernel has no such face, as it is of another kind or for a device.
        """
        try:
            face = getattr(self.library, f"{self.name}_tabulate_tensor")
        except AttributeError:
            raise refused(
                self, f"a kernel of {self.kind} for {self.target} has no face of UFCx",
                "take one of element_tensor for cpu", "tabulate_tensor",
            ) from None  # fmt: skip
        return ctypes.cast(face, ctypes.c_void_p).value or 0

    def _tensors(self, given: dict[str, object], out: Any, stream: int | None) -> Any:
        launch = Launch(self, given, stream)
        with launch.borrowed as borrowed:
            like = given["coordinates"] if given["coordinates"] is not None else given["geometry"]
            results = self._results(borrowed, launch.num_cells, out, like)
            if out is not None:
                borrowed.check_apart("out")
            launch.arguments.element_tensors = results[1]
            launch.run(stream)
            if is_immutable(results[0]):
                launch.memory.synchronise(stream)
            return results[0]

    def _results(self, borrowed: Borrowed, cells: int, out: Any, like: object) -> tuple[Any, int]:
        """The array for results and its address."""
        shape = self._result_shape(cells)
        made = new_array(self, like, shape) if out is None else out
        if out is not None and is_immutable(out):
            raise refused(self, "arrays of JAX are not written to", "leave it out", "out")
        tensor = borrowed.take("out", made, (self.scalar,), written=out is not None)
        check_shape(self, "out", tensor, shape, "an array of that shape, or leave it out")
        return made, tensor.pointer

    def _result_shape(self, cells: int) -> tuple[int, ...]:
        is_tensor = self.kind != "geometry" and self.entries_per_cell == self.rows * self.columns
        if not is_tensor:
            return (cells, self.entries_per_cell)
        return (cells, *(self.rows, self.columns)[: self.arity])

    def operator(
        self,
        /,
        *,
        dofs: object = None,
        num_dofs: int | None = None,
        trial_dofs: object = None,
        num_trial_dofs: int | None = None,
        constrained: object = None,
        coordinates: object = None,
        cells: object = None,
        geometry: object = None,
        stream: object = None,
        **fields: object,
    ) -> Operator:
        """An operator on the vectors of a mesh, of a kernel of ``apply``, ``residual`` or ``diagonal``.

        Args:
            dofs: numbers of nodes, [cell][node], integers; a node has all components of an element. Component c of
                node n is entry ``n * components + c`` of an L-vector (planar: ``c * num_nodes + n``).
            num_dofs: entries of the L-vector; as many as the nodes need if it is left out.
            trial_dofs, num_trial_dofs: those of the trial space, where it is another one.
            constrained: [entry of the L-vector], not 0 where rows and columns shall be zero (``constraints = true``).
            coordinates, cells, geometry: as in calls.
            stream: that brings the arrays; calls have their own.
            fields: coefficients (L-vectors, or [cell][dof] where the description says so), constants, by name.

        Returns:
            The operator. It holds the arrays that it is given, without a copy as far as the order of cells allows.

        Raises:
            FemforgeError: an argument does not fit, or the kernel is of another kind.
        """
        self.check_kind(("apply", "residual", "diagonal"))
        spaces = Spaces(dofs, num_dofs, trial_dofs, num_trial_dofs)
        given = {"coordinates": coordinates, "cells": cells, "geometry": geometry, **fields}
        return make_operator(self, spaces, constrained, given, handle_of(stream, self))

    def matrix(
        self,
        /,
        *,
        dofs: object = None,
        num_dofs: int | None = None,
        trial_dofs: object = None,
        num_trial_dofs: int | None = None,
        coordinates: object = None,
        cells: object = None,
        **fields: object,
    ) -> Any:
        """The assembled matrix of a kernel of ``assemble`` on the CPU.

        Args:
            dofs, num_dofs, trial_dofs, num_trial_dofs, coordinates, cells, fields: as of ``operator``; coefficients
                are [cell][dof].

        Returns:
            ``scipy.sparse.csr_array`` of the kernel's scalar type, with an entry wherever that of a cell can be
            anything but zero, and on the diagonal where there is one space.

        Raises:
            FemforgeError: an argument does not fit, SciPy is missing, or the kernel is for a device.
        """
        self.check_kind((_MATRIX,))
        spaces = Spaces(dofs, num_dofs, trial_dofs, num_trial_dofs)
        return assembled(self, spaces, {"coordinates": coordinates, "cells": cells, **fields})


def kernel_of(struct: KernelStruct, library: ctypes.CDLL) -> Kernel:
    """The kernel of a descriptor in a library."""
    launcher = ctypes.cast(struct.launch, ctypes.c_void_p).value or 0
    message = struct.message if struct.message else None
    return Kernel(**values_of(struct), launcher=launcher, library=library, message=message)
