"""Spaces of L-vectors: which entries belong to a cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from femforge.built.arrays import Borrowed, refused
from femforge.built.dlpack import borrow, device_of
from femforge.built.loaded import LoadedKernel
from femforge.built.memory import host_view
from femforge.built.scatter_lists import Scatter

_INTEGERS = ("int32", "int64", "uint32", "uint64", "int16", "uint16", "int8", "uint8")


@dataclass(frozen=True)
class Space:
    """Nodes of cells, and where their components stand in an L-vector.

    Attributes:
        numbers: of nodes, [cell][node].
        size: entries of the L-vector.
        components: at each node.
        planar: whether all first components come first, then all second ones, ...
    """

    numbers: NDArray[np.int64]
    size: int
    components: int
    planar: bool

    @property
    def offsets(self) -> NDArray[np.int64]:
        """Of the first component of each node, [cell][node]."""
        return self.numbers if self.planar else self.numbers * self.components

    @property
    def stride(self) -> int:
        """From a component to the next."""
        return self.size // self.components if self.planar else 1

    def dofs(self) -> NDArray[np.int64]:
        """Entries of the L-vector, [cell][dof]: component fastest, or slowest where they are planar."""
        entries = self.offsets[:, :, None] + np.arange(self.components) * self.stride
        ordered = entries.transpose(0, 2, 1) if self.planar else entries
        return ordered.reshape(len(entries), entries.shape[1] * entries.shape[2])


@dataclass(frozen=True)
class Spaces:
    """Dofs as the caller gives them: of the test space, and of the trial space where it is another one."""

    dofs: object
    num_dofs: int | None
    trial_dofs: object
    num_trial_dofs: int | None

    @property
    def names_trial(self) -> bool:
        """Whether something is given of a trial space."""
        return self.trial_dofs is not None or self.num_trial_dofs is not None


def read_space(
    kernel: LoadedKernel, dofs: object, num_dofs: int | None, nodes: int, components: int, name: str = "dofs"
) -> Space:
    """The space of some dofs, checked.

    Args:
        kernel: that works on it.
        dofs: numbers of nodes [cell][node], any integers, on the host or on the kernel's device.
        num_dofs: entries of the L-vector; None to take as many as the nodes need.
        nodes, components: of a cell and of a node.
        name: of the argument.

    Raises:
        FemforgeError: they are no such numbers, or do not fit into the vector or the kernel's index type.
    """
    numbers = integers(kernel, dofs, name)
    if numbers.ndim != 2 or numbers.shape[1] != nodes:
        raise refused(
            kernel, f"its shape is {numbers.shape} instead of (any, {nodes})",
            "give numbers of nodes, [cell][node]"
            + (f"; each node has {components} components, which are not numbered" if components > 1 else ""), name,
        )  # fmt: skip
    least, most = (int(numbers.min()), int(numbers.max())) if numbers.size else (0, -1)
    if least < 0:
        raise refused(kernel, f"it names node {least}", "number nodes from 0", name)
    needed = (most + 1) * components
    size = needed if num_dofs is None else _count(kernel, num_dofs, f"num_{name}")
    if size < needed or size % components:
        words = f"numbers from {least} to {most} with {components} components do not fit into {size} entries"
        raise refused(
            kernel, words, f"give num_{name} as a multiple of {components} that is {needed} or more", name
        )
    if size > np.iinfo(kernel.index_type).max:
        wider = "generate the kernel with --set index_type=int64"
        raise refused(
            kernel, f"{size} entries are too many for offsets of {kernel.index_type}",
            wider if kernel.index_type == "int32" else "give fewer", name,
        )  # fmt: skip
    return Space(numbers, size, components, kernel.component_order == "planar" and components > 1)


def _count(kernel: LoadedKernel, number: object, name: str) -> int:
    """A number of entries, of whatever class of integers."""
    try:
        return index(number)  # type: ignore[arg-type]  # it says so itself
    except TypeError:
        raise refused(kernel, f"{number!r} is no integer", "give a number of entries", name) from None


def integers(kernel: LoadedKernel, array: object, name: str, others: Sequence[str] = ()) -> NDArray[np.int64]:
    """Integers of the host or of the kernel's device, copied.

    Args:
        kernel: that works on them.
        array: of integers.
        name: of the argument.
        others: types of entries that would do as well.

    Raises:
        FemforgeError: they are none.
    """
    place = device_of(array)
    if place is None and array is not None:
        array = _as_array(kernel, array, name)
    if array is None:
        raise refused(kernel, f"it needs {name}", f"give {name}=")
    if place is not None and place[0] != "cpu":
        with Borrowed(kernel, None) as borrowed:
            tensor = borrowed.take(name, array, (*_INTEGERS, *others))
            return kernel.memory(borrowed.device).on_host(tensor).astype(np.int64)
    tensor = borrow(np.ascontiguousarray(array), f"{kernel.name}, {name}")
    if tensor.dtype not in (*_INTEGERS, *others):
        raise refused(kernel, f"its entries are {tensor.dtype} and no integers", "give integers", name)
    return host_view(tensor).astype(np.int64)


def _as_array(kernel: LoadedKernel, given: object, name: str) -> NDArray[Any]:
    try:
        return np.asarray(given)
    except ValueError as error:
        raise refused(
            kernel, f"it is no array: {error}", "give as many integers in each row", name
        ) from error


def read_spaces(kernel: LoadedKernel, given: Spaces, scatter: Scatter) -> tuple[Space | None, Space | None]:
    """The space of results and the trial space, as far as they are read through offsets.

    Raises:
        FemforgeError: dofs are missing, or not needed, or do not fit.
    """
    rows = trial = None
    if not scatter.results_by_cell:
        rows = read_space(kernel, given.dofs, given.num_dofs, kernel.nodes, kernel.components)
    elif given.dofs is not None or given.num_dofs is not None:
        raise refused(kernel, "its results are [cell][dof], and need no dofs", "leave them out", "dofs")
    if kernel.trial_nodes:
        trial = read_trial_space(kernel, given)
    elif given.names_trial:
        raise refused(kernel, "it has no trial space of its own", "leave them out", "trial_dofs")
    if rows and trial:
        check_same_cells(kernel, rows, trial)
    return rows, trial


def read_trial_space(kernel: LoadedKernel, given: Spaces) -> Space:
    """The trial space, checked; its nodes are those of the rows' space where the descriptor names no others.

    Raises:
        FemforgeError: its dofs are missing, or do not fit.
    """
    nodes, components = kernel.nodes, kernel.components
    if kernel.trial_nodes:
        nodes, components = kernel.trial_nodes, _trial_components(kernel)
    return read_space(kernel, given.trial_dofs, given.num_trial_dofs, nodes, components, "trial_dofs")


def check_same_cells(kernel: LoadedKernel, rows: Space, trial: Space) -> None:
    """Compare the numbers of cells of two spaces.

    Raises:
        FemforgeError: they differ.
    """
    if len(rows.numbers) != len(trial.numbers):
        raise refused(
            kernel, f"there are {len(trial.numbers)} cells, and {len(rows.numbers)} in dofs",
            "give dofs of the same cells", "trial_dofs",
        )  # fmt: skip


def _trial_components(kernel: LoadedKernel) -> int:
    """Components at a node of the trial space, or of what expressions read."""
    if kernel.column_element:
        return kernel.columns // kernel.trial_nodes
    sizes = [one.size for one in kernel.coefficients if one.vector and one.element != kernel.row_element]
    return sizes[0] // kernel.trial_nodes if sizes else 1


def vector_sizes(kernel: LoadedKernel, rows: Space | None, trial: Space | None) -> dict[str, int]:
    """Entries of the L-vectors of coefficients, by element."""
    sizes: dict[str, int] = {}
    if trial:
        sizes = {one.element: trial.size for one in kernel.coefficients if one.vector}
    if rows:
        sizes[kernel.row_element] = rows.size
    return sizes
