"""The value of a functional."""

from __future__ import annotations

import numpy as np

from femforge.built.arrays import refused
from femforge.built.launches import Given, Launch
from femforge.built.loaded import LoadedKernel
from femforge.built.spaces import read_space


def value_of(
    kernel: LoadedKernel, given: Given, dofs: object, num_dofs: int | None, stream: int | None
) -> float:
    """Sum a functional over all cells.

    Args:
        kernel: of ``functional``.
        given: arrays by name.
        dofs, num_dofs: of the L-vectors; not given where the kernel reads none.
        stream: handle of it.

    Raises:
        FemforgeError: an argument does not fit, or the device's runtime refuses.
    """
    space = None
    if kernel.nodes:
        space = read_space(kernel, dofs, num_dofs, kernel.nodes, kernel.components)
    elif dofs is not None:
        raise refused(kernel, "it reads no L-vectors, and needs no dofs", "leave them out", "dofs")
    sizes = {one.element: space.size for one in kernel.coefficients if one.vector} if space else {}
    launch = Launch(kernel, given, stream, num_cells=len(space.numbers) if space else None, sizes=sizes)
    with launch.borrowed:
        if space:
            launch.keep("offsets", space.offsets.astype(kernel.index_type))
            launch.arguments.component_stride = space.stride
        batches = -(-launch.num_cells // kernel.element_batch)
        room = launch.memory.reserve(8 * (batches + 1))
        launch.arguments.value, launch.arguments.partials = room.pointer, room.pointer + 8
        launch.memory.zero(room.pointer, 8, stream)
        launch.run(stream)
        value = np.zeros(1)
        launch.memory.read(room.pointer, value, stream)
        return float(value[0])
