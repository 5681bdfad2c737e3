"""Operators on the vectors of a mesh: kernels of ``apply``, ``residual`` and ``diagonal`` bound to it."""

from __future__ import annotations

import importlib
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from femforge.built.arrays import Borrowed, handle_of, is_immutable, new_array, refused
from femforge.built.launches import Given, Launch, check_range, real_numbers
from femforge.built.loaded import LoadedKernel
from femforge.built.scatter_lists import SCATTERS, Lists, Scatter
from femforge.built.spaces import Space, Spaces, integers, read_spaces, vector_sizes
from femforge.errors import ExitCode, FemforgeError


class Operator:
    """A kernel on the vectors of a mesh.

    Of ``apply``, ``op(x)`` or ``op @ x`` is A x; of ``residual`` and ``diagonal``, ``op()`` is the vector. Coefficients
    that are L-vectors, and the coordinates, are read where the caller has them: what is written there counts at the
    next call. It serves one call at a time: threads that share it wait for each other.

    Attributes:
        kernel: that computes.
        shape: rows and columns; of ``residual`` and ``diagonal`` the rows only.
        dtype: of vectors.
    """

    def __init__(
        self, kernel: LoadedKernel, launch: Launch, shape: tuple[int, ...], adds: bool, like: object
    ) -> None:
        self.kernel, self.shape, self.dtype = kernel, shape, np.dtype(kernel.scalar)
        self._launch, self._adds, self._like = launch, adds, like
        self._one_at_a_time = Lock()

    def __repr__(self) -> str:
        return f"<Operator {' x '.join(map(str, self.shape))} of {self.kernel.name} ({self.kernel.target})>"

    def __call__(self, x: Any = None, out: Any = None, *, stream: object = None) -> Any:
        """Compute the result, which is not added to ``out`` but overwrites it.

        Args:
            x: vector of as many entries as there are columns; of ``apply`` only.
            out: vector for the result; made if it is left out.
            stream: of the device, where the kernel shall run.

        Returns:
            ``out``.

        Raises:
            FemforgeError: an argument does not fit, or the device's runtime refuses.
        """
        kernel, launch = self.kernel, self._launch
        handle = handle_of(stream, kernel)
        self._check_x(x)
        with self._one_at_a_time, Borrowed(kernel, handle) as borrowed:
            borrowed.device = launch.borrowed.device
            if x is not None:
                launch.arguments.x = self._vector(borrowed, "x", x, self.shape[1])
            result = new_array(kernel, self._like if x is None else x, self.shape[:1]) if out is None else out
            if out is not None and is_immutable(out):
                raise refused(kernel, "arrays of JAX are not written to", "leave it out", "out")
            y = self._vector(borrowed, "out", result, self.shape[0], written=out is not None)
            if out is not None:
                borrowed.check_apart("out", launch.borrowed)
            launch.arguments.y = y
            if self._adds:
                launch.memory.zero(y, self.shape[0] * self.dtype.itemsize, handle)
            launch.run(handle)
            if is_immutable(result):
                launch.memory.synchronise(handle)
        return result

    def _check_x(self, x: object) -> None:
        acts = self.kernel.kind == "apply"
        if acts and x is None:
            raise refused(self.kernel, "it acts on a vector", "give x", "x")
        if not acts and x is not None:
            raise refused(self.kernel, "it acts on nothing: it is a vector", "call it without x", "x")

    def _vector(self, borrowed: Borrowed, name: str, array: object, size: int, written: bool = False) -> int:
        tensor = borrowed.take(name, array, (self.kernel.scalar,), written=written)
        if tensor.size != size:
            raise refused(
                self.kernel,
                f"it has {tensor.size} entries instead of {size}",
                "give a vector of the whole mesh",
                name,
            )
        return tensor.pointer

    def __matmul__(self, x: Any) -> Any:
        return self(x)

    def matvec(self, x: Any) -> Any:
        """A x, as solvers call it: x in any shape and order.

        Raises:
            FemforgeError: x has no real numbers.
        """
        if self.kernel.target == "cpu":
            x = real_numbers(self.kernel, "x", x)
        return self(x.reshape(-1))

    def scipy(self) -> Any:
        """The operator as ``scipy.sparse.linalg.LinearOperator``, for SciPy's solvers.

        Raises:
            FemforgeError: SciPy is not installed, or the kernel is not of ``apply`` on the CPU.
        """
        return self._linear_operator("scipy", "scipy.sparse.linalg", ("cpu",))

    def cupy(self) -> Any:
        """The operator as ``cupyx.scipy.sparse.linalg.LinearOperator``, for CuPy's solvers.

        Raises:
            FemforgeError: CuPy is not installed, or the kernel is not of ``apply`` on a GPU.
        """
        return self._linear_operator("cupy", "cupyx.scipy.sparse.linalg", ("cuda", "hip"))

    def _linear_operator(self, package: str, module: str, targets: tuple[str, ...]) -> Any:
        kernel = self.kernel
        if kernel.target not in targets:
            raise refused(
                kernel,
                f"{package} has no arrays for {kernel.target}",
                f"load a library for {' or '.join(targets)}",
            )
        if kernel.kind != "apply":
            raise refused(kernel, f"a kernel of {kernel.kind} is no linear operator", "take one of apply")
        linalg = imported(module, package, kernel)
        return linalg.LinearOperator(self.shape, matvec=self.matvec, dtype=self.dtype)


def imported(module: str, package: str, kernel: LoadedKernel) -> Any:
    """A module of a package that not everybody has.

    Raises:
        FemforgeError: it is not there (code ENVIRONMENT).
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise FemforgeError(
            f"{package} cannot be imported: {error}", place=kernel.name, mend=f"install {package}",
            code=ExitCode.ENVIRONMENT,
        ) from error  # fmt: skip


# -- making them ---------------------------------------------------------------------------------------------


def scatter_of(kernel: LoadedKernel) -> Scatter:
    """How results of the kernel's cells meet.

    Raises:
        FemforgeError: by lists that are not made in Python.
    """
    scatter = SCATTERS.get(kernel.scatter)
    if scatter is None:
        raise refused(
            kernel, f"the lists of scatter = {kernel.scatter} are not made in Python",
            "generate the kernel with --set scatter=atomic",
        )  # fmt: skip
    return scatter


def make_operator(
    kernel: LoadedKernel, given: Spaces, constrained: object, fields: Given, stream: int | None
) -> Operator:
    """Bind a kernel to a mesh.

    Raises:
        FemforgeError: an argument does not fit.
    """
    scatter = scatter_of(kernel)
    rows, trial = read_spaces(kernel, given, scatter)
    lists = scatter.lists(rows.numbers if rows else np.empty((0, 0), np.int64))
    known = rows or trial
    launch = Launch(
        kernel, fields, stream, num_cells=len(known.numbers) if known else None, order=lists.order,
        sizes=vector_sizes(kernel, rows, trial),
    )  # fmt: skip
    bind_lists(launch, lists, rows, trial)
    _add_constraints(launch, constrained, max((space.size for space in (rows, trial) if space), default=0))
    cells = launch.num_cells
    height = rows.size if rows else cells * kernel.rows
    columns = trial or (None if scatter.reads_by_cell else rows)
    width = columns.size if columns else cells * kernel.columns
    shape = (height, width) if kernel.kind == "apply" else (height,)
    like = fields["coordinates"] if fields.get("coordinates") is not None else fields.get("geometry")
    return Operator(kernel, launch, shape, not scatter.results_by_cell, like)


def bind_lists(launch: Launch, lists: Lists, rows: Space | None, trial: Space | None) -> None:
    """Give a launch the offsets of its spaces, and the lists of its scatter."""
    kernel, arguments = launch.kernel, launch.arguments
    if rows:
        if kernel.is_shared:
            check_range(kernel, "dofs", rows.numbers, launch.num_points, "points")
        launch.keep("offsets", _ordered(rows, lists, kernel))
    if trial:
        launch.keep("trial_offsets", _ordered(trial, lists, kernel))
    for name, values in lists.indices.items():
        scale = rows.components if rows and name == "node_offsets" and not rows.planar else 1
        launch.keep(name, (values * scale).astype(kernel.index_type))
    for name, values in lists.arrays.items():
        launch.keep(name, values)
    for name, values in lists.on_host.items():
        launch.hold(name, values)
        setattr(arguments, name, values.ctypes.data)
    for name, number in lists.numbers.items():
        setattr(arguments, name, number)
    spaces = [space for space in (rows, trial) if space]
    strides = [space.stride for space in spaces if space.planar] or [1]
    if len(set(strides)) > 1:
        raise refused(
            kernel, f"components of its two spaces are {strides[0]} and {strides[1]} apart, and have to be equally far",
            "generate the kernel with --set component_order=interleaved", "trial_dofs",
        )  # fmt: skip
    arguments.component_stride = strides[0]
    if "contributions" in lists.indices:
        count = launch.num_cells * kernel.nodes * kernel.components
        room = launch.memory.reserve(count * np.dtype(kernel.scalar).itemsize)
        launch.hold("element_vectors", room)
        arguments.element_vectors = room.pointer


def _ordered(space: Space, lists: Lists, kernel: LoadedKernel) -> NDArray[Any]:
    offsets = space.offsets if lists.order is None else space.offsets[lists.order]
    return np.ascontiguousarray(offsets, kernel.index_type)


def _add_constraints(launch: Launch, constrained: object, size: int) -> None:
    kernel = launch.kernel
    if not kernel.constraints:
        if constrained is not None:
            raise refused(
                kernel,
                "it does not know constrained dofs",
                "generate it with --set constraints=true",
                "constrained",
            )
        return
    mask = integers(kernel, constrained, "constrained", ("bool",))
    if mask.shape != (size,):
        raise refused(
            kernel, f"its shape is {mask.shape} instead of ({size},)", "give an entry for each of the L-vector",
            "constrained",
        )  # fmt: skip
    launch.keep("constrained", (mask != 0).astype(np.uint8))
