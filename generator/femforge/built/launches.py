"""What a kernel is launched with: geometry, coefficients and constants by name, checked before anything runs."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from numbers import Real
from typing import Any

import numpy as np
from numpy.typing import NDArray

from femforge.built.arrays import Borrowed, check_shape, check_size, refused
from femforge.built.description import Input
from femforge.built.dlpack import Tensor
from femforge.built.loaded import LoadedKernel
from femforge.built.mirror import INVALID_ARGUMENT, MISALIGNED, Arguments
from femforge.errors import ExitCode, FemforgeError

#: Arguments of calls; a coefficient or a constant with such a name is given with an underscore behind it.
RESERVED = ("coordinates", "cells", "geometry", "out", "stream", "dofs", "num_dofs", "trial_dofs", "num_trial_dofs",
            "constrained")  # fmt: skip
Given = Mapping[str, object]


def keyword(name: str) -> str:
    """What a coefficient or constant is called in calls."""
    return f"{name}_" if name in RESERVED else name


class Launch:
    """A kernel's arguments, and all that they point to.

    Args:
        kernel: to launch.
        given: arrays by name; None where the caller has not given one.
        stream: handle of it, or None.
        num_cells: if it is known already.
        order: cell that stands at each place; None where the caller's order will do.
        sizes: of the L-vectors by the element of their space.

    Raises:
        FemforgeError: an array is missing, not taken, of another type or shape, or elsewhere.
    """

    def __init__(
        self,
        kernel: LoadedKernel,
        given: Given,
        stream: int | None,
        *,
        num_cells: int | None = None,
        order: NDArray[np.int64] | None = None,
        sizes: Mapping[str, int] | None = None,
    ) -> None:
        self.kernel = kernel
        self.arguments = Arguments()
        self.borrowed = Borrowed(kernel, stream)
        self._kept: dict[str, object] = {}
        self._order, self._sizes = order, sizes or {}
        self._num_cells, self.num_points = num_cells, 0
        try:
            _check_names(kernel, given)
            _GEOMETRY[kernel.input](self, given)
            self.memory = kernel.memory(self.borrowed.device)
            self.arguments.num_cells = self.num_cells
            self._add_fields(given)
            self._add_workspace()
        except BaseException:
            self.borrowed.release()
            raise

    @property
    def num_cells(self) -> int:
        """Cells that the kernel works on."""
        assert self._num_cells is not None
        return self._num_cells

    def count_cells(self, name: str, found: int) -> None:
        """Compare the number of cells with that of other arrays."""
        if self._num_cells not in (None, found):
            raise refused(
                self.kernel, f"it has {found} cells, and there are {self._num_cells}", "give all arrays for one mesh",
                name,
            )  # fmt: skip
        self._num_cells = found

    def keep(self, member: str, array: NDArray[Any]) -> None:
        """Let a member of the arguments point to a copy of an array."""
        buffer = self.memory.keep(array)
        self.hold(member, buffer)
        setattr(self.arguments, member, buffer.pointer)

    def hold(self, name: str, what: object) -> None:
        """Let something live as long as this, or until something else has its name."""
        self._kept[name] = what

    def point_to(self, member: str, tensor: Tensor) -> None:
        """Let a member of the arguments point to what a caller has by cell, in the order of the launch."""
        setattr(self.arguments, member, self._in_order(member, tensor))

    def _in_order(self, name: str, tensor: Tensor) -> int:
        if self._order is None:
            return tensor.pointer
        memory = self.kernel.memory(self.borrowed.device)
        # what has one axis is cell by cell, too
        by_cell = memory.on_host(tensor).reshape(self.num_cells, tensor.size // max(1, self.num_cells))
        buffer = memory.keep(by_cell[self._order])
        self.hold(name, buffer)
        return buffer.pointer

    def _add_fields(self, given: Given) -> None:
        kernel = self.kernel
        coefficients = [self._coefficient(one, given[keyword(one.name)]) for one in kernel.coefficients]
        constants = [self._constant(one, given[keyword(one.name)]) for one in kernel.constants]
        for member, pointers in (("coefficients", coefficients), ("constants", constants)):
            array = (ctypes.c_void_p * max(1, len(pointers)))(*pointers)
            self._kept[f"all {member}"] = array
            setattr(self.arguments, member, ctypes.addressof(array))

    def _add_workspace(self) -> None:
        """Room that the kernel works in, for as long as this lives."""
        kernel = self.kernel
        cells = min(self.num_cells, kernel.workspace_cells)
        count = kernel.workspace_bytes + cells * kernel.workspace_bytes_per_cell
        if count:
            room = self.memory.reserve(count)
            self.hold("workspace", room)
            self.arguments.workspace = room.pointer

    def _coefficient(self, one: Input, array: object) -> int:
        kernel, name = self.kernel, keyword(one.name)
        tensor = self.borrowed.take(name, array, (kernel.scalar,))
        if one.vector:
            size = self._sizes[one.element if one.element in self._sizes else kernel.row_element]
            check_size(kernel, name, tensor, (size,), f"an L-vector of {one.element}")
            return tensor.pointer
        shape: tuple[int, ...] = (self.num_cells, one.size)
        if one.points:
            shape = (self.num_cells, len(one.points), one.size // len(one.points))
        check_size(kernel, name, tensor, shape, "[cell][point][component]" if one.points else "[cell][dof]")
        return self._in_order(f"coefficient {one.name}", tensor)

    def _constant(self, one: Input, array: object) -> int:
        kernel, name = self.kernel, keyword(one.name)
        if isinstance(array, Real | list | tuple):
            values = real_numbers(kernel, name, array)
            buffer = kernel.constant_buffer(one.name, values, self.borrowed.device)
            size = values.size
            self.hold(f"constant {one.name}", buffer)
        else:
            tensor = self.borrowed.take(name, array, (kernel.scalar,))
            buffer, size = tensor, tensor.size
        if size != one.size:
            raise refused(
                kernel, f"it has {size} entries instead of {one.size}", "give all of its components", name
            )
        return buffer.pointer

    def run(self, stream: int | None) -> None:
        """Launch the kernel.

        Raises:
            FemforgeError: the kernel or the device's runtime refuses.
        """
        code = self.memory.launch(self.kernel.launcher, self.arguments, stream)
        if code:
            words = self.memory.error(code) if code > 0 else self.kernel.words_of(code)
            raise _refusal(self.kernel, code, words)


def real_numbers(kernel: LoadedKernel, name: str, given: object) -> NDArray[Any]:
    """Numbers of the host, as the kernel's scalars.

    Raises:
        FemforgeError: they are none, or have an imaginary part, which would be lost.
    """
    mend = "give a number, or a list of numbers"
    try:
        found = np.asarray(given)
        if found.dtype == object and None in found.ravel().tolist():
            raise TypeError("None is no number")
        if np.iscomplexobj(found):
            raise refused(
                kernel, "these are complex numbers", "give the real and the imaginary part, one by one", name
            )
        return np.ascontiguousarray(found, kernel.scalar)
    except (TypeError, ValueError, OverflowError) as error:
        raise refused(kernel, f"these are no numbers: {error}", mend, name) from error


def _refusal(kernel: LoadedKernel, code: int, words: str) -> FemforgeError:
    if code == MISALIGNED:
        return refused(
            kernel, "an array does not begin at a multiple of 16 bytes",
            "give whole arrays, or copies of parts; kernels with --set store_width=1 take more",
        )  # fmt: skip
    if code == INVALID_ARGUMENT:
        return refused(
            kernel, "the kernel refuses its arguments", "give fewer cells at a time: 2^31 blocks are too many"
        )
    return FemforgeError(
        f"the launch fails: {words} ({code})", place=kernel.name, code=ExitCode.ENVIRONMENT,
        mend="build the kernels on the machine that runs them; an earlier kernel may have failed, too",
    )  # fmt: skip


def _check_names(kernel: LoadedKernel, given: Given) -> None:
    """All that a kernel takes has to be given, and nothing else."""
    wanted = expected_names(kernel)
    missing = [name for name in wanted if given.get(name) is None]
    if missing:
        raise refused(kernel, f"it needs {', '.join(missing)}", f"give {'=, '.join(missing)}=")
    unknown = [name for name in given if name not in wanted and given[name] is not None]
    if unknown:
        takes = f"it takes {', '.join(wanted)}" if wanted else "it takes nothing by name"
        raise refused(kernel, f"it does not take {', '.join(unknown)}", f"leave it out: {takes}")


def expected_names(kernel: LoadedKernel) -> list[str]:
    """What a kernel takes by name: its geometry, coefficients and constants."""
    fields = (*kernel.coefficients, *kernel.constants)
    names = [*_GEOMETRY_NAMES[kernel.input], *(keyword(one.name) for one in fields)]
    return [name for name in names if name != "cells" or not kernel.is_shared]


# -- geometry ------------------------------------------------------------------------------------------------


def _add_points(launch: Launch, given: Given) -> None:
    """Points of a mesh and their numbers; none where points are numbered as nodes."""
    kernel, borrowed = launch.kernel, launch.borrowed
    points = borrowed.take("coordinates", given["coordinates"], (kernel.scalar,))
    check_shape(kernel, "coordinates", points, (None, kernel.gdim), "[point][gdim]")
    launch.arguments.coordinates = points.pointer
    launch.num_points = points.shape[0]
    if kernel.is_shared:
        return
    cells = borrowed.take("cells", given["cells"], ("int32",))
    check_shape(
        kernel, "cells", cells, (None, kernel.coordinate_nodes), "the numbers of points, [cell][node]"
    )
    launch.count_cells("cells", cells.shape[0])
    if kernel.target == "cpu":
        check_range(kernel, "cells", kernel.memory(0).on_host(cells), points.shape[0], "points")
    launch.point_to("cells", cells)


def check_range(kernel: LoadedKernel, name: str, numbers: NDArray[Any], count: int, what: str) -> None:
    """Compare numbers with how many things there are."""
    if not numbers.size:
        return
    least, most = int(numbers.min()), int(numbers.max())
    if least < 0 or most >= count:
        wrong = least if least < 0 else most
        raise refused(
            kernel,
            f"it names {what[:-1]} {wrong}, and there are {count} {what}",
            f"number {what} from 0",
            name,
        )


def _add_cell_points(launch: Launch, given: Given) -> None:
    """Points of each cell, as UFCx has them."""
    kernel = launch.kernel
    points = launch.borrowed.take("coordinates", given["coordinates"], (kernel.scalar,))
    check_shape(kernel, "coordinates", points, (None, kernel.coordinate_nodes, 3), "[cell][node][3]")
    launch.count_cells("coordinates", points.shape[0])
    launch.point_to("coordinates", points)


def _add_stored(launch: Launch, given: Given) -> None:
    """Stored geometry of each cell, or of its quadrature points."""
    kernel = launch.kernel
    stored = launch.borrowed.take("geometry", given["geometry"], (kernel.scalar,))
    check_shape(kernel, "geometry", stored, (None, kernel.geometry_size), "what the kernel of geometry makes")
    launch.count_cells("geometry", stored.shape[0])
    launch.point_to("geometry", stored)


_GEOMETRY: Mapping[str, Callable[[Launch, Given], None]] = {
    "vertices": _add_points, "affine": _add_points, "ufcx": _add_cell_points, "geometry": _add_stored,
    "points": _add_stored,
}  # fmt: skip
_GEOMETRY_NAMES: Mapping[str, Sequence[str]] = {
    "vertices": ("coordinates", "cells"), "affine": ("coordinates", "cells"), "ufcx": ("coordinates",),
    "geometry": ("geometry",), "points": ("geometry",),
}  # fmt: skip
