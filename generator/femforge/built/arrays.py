"""Arrays that a kernel is called with: borrowed, checked, and made where results have none."""

from __future__ import annotations

import contextlib
import importlib
import math
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Any

import numpy as np

from femforge.built.description import Description
from femforge.built.dlpack import Tensor, borrow, device_of
from femforge.errors import ExitCode, FemforgeError

#: Where the arrays of a target may lie.
_PLACES = {
    "cpu": ("cpu", "cuda_host", "rocm_host", "cuda_managed"), "cuda": ("cuda", "cuda_managed"), "hip": ("rocm",),
}  # fmt: skip
_WORDS = {
    "cpu": "the host's memory",
    "cuda": "the memory of a CUDA device",
    "hip": "the memory of a ROCm device",
}
#: DLPack's number of the default stream.
_DEFAULT_STREAM = {"cuda": 1, "cuda_managed": 1, "rocm": 0}


def refused(kernel: Description, cause: str, mend: str, argument: str = "") -> FemforgeError:
    """An error in a call of a kernel."""
    place = f"{kernel.name}, {argument}" if argument else kernel.name
    return FemforgeError(cause, place=place, mend=mend, code=ExitCode.USAGE)


def handle_of(stream: object, kernel: Description) -> int | None:
    """The handle of a stream: a number, or what CuPy, PyTorch or others call a stream; None for the default one.

    Raises:
        FemforgeError: it is no stream, or the kernel is one of the CPU.
    """
    if stream is None:
        return None
    if kernel.target == "cpu":
        raise refused(kernel, "a kernel on the CPU has no stream", "leave stream out", "stream")
    found = stream
    for name in ("ptr", "cuda_stream"):
        found = getattr(found, name, found)
    if hasattr(found, "__cuda_stream__"):
        found = found.__cuda_stream__()[1]
    if not isinstance(found, int) or found < 0:
        raise refused(
            kernel, f"{stream!r} is no stream",
            "give a stream of CuPy or PyTorch, or the address of a cudaStream_t or hipStream_t", "stream",
        )  # fmt: skip
    return found or None


class Borrowed:
    """Arrays that are held together, on one device of a kernel's target.

    Attributes:
        device: number of their device; 0 while there are none.
    """

    def __init__(self, kernel: Description, stream: int | None) -> None:
        self._kernel, self._stream = kernel, stream
        self._tensors: dict[str, Tensor] = {}
        self._first = ""
        self.device = 0

    def __enter__(self) -> Borrowed:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def release(self) -> None:
        """Give all of them back."""
        while self._tensors:
            self._tensors.popitem()[1].release()

    def take(self, name: str, array: object, dtypes: Sequence[str], *, written: bool = False) -> Tensor:
        """An array of the kernel's target.

        Args:
            name: of the argument.
            array: that is given for it.
            dtypes: types of entries that would do.
            written: whether the kernel writes to it.

        Raises:
            FemforgeError: it is none, or of another type, or elsewhere, or has gaps, or is not aligned, or cannot
                be written.
        """
        kernel = self._kernel
        self._check_place(name, device_of(array))
        tensor = borrow(array, f"{kernel.name}, {name}", self._dlpack_stream(array))
        self._tensors[name] = tensor
        if tensor.dtype not in dtypes:
            raise refused(
                kernel, f"its entries are {tensor.dtype} instead of {' or '.join(dtypes)}",
                f"convert the array to {dtypes[0]}"
                + (", or generate the kernel with --set scalar=" + tensor.dtype
                   if dtypes[0] == kernel.scalar and tensor.dtype in ("float32", "float64") else ""), name,
            )  # fmt: skip
        if not tensor.contiguous:
            raise refused(
                kernel, "its entries do not stand in the order of C, without gaps",
                "copy it, as by numpy.ascontiguousarray", name,
            )  # fmt: skip
        if not tensor.aligned:
            raise refused(
                kernel, f"its entries do not stand at multiples of their size: it begins at {tensor.pointer:#x}",
                "copy it, as by numpy.array", name,
            )  # fmt: skip
        if written and tensor.read_only:
            raise refused(
                kernel, "it must not be written to", "give an array of your own, or leave it out", name
            )
        return tensor

    def check_apart(self, result: str, *others: Borrowed) -> None:
        """Compare where one of these, which the kernel writes to, and all that it reads lie.

        Args:
            result: name of the argument that is written to.
            others: what else the kernel reads.

        Raises:
            FemforgeError: it shares memory with another one.
        """
        written = self._tensors[result]
        for name, tensor in ((n, t) for one in (self, *others) for n, t in one._tensors.items()):
            if tensor is not written and tensor.overlaps(written):
                raise refused(
                    self._kernel, f"it shares memory with {name}, which is read while it is written to",
                    "give an array of its own, or leave it out", "out",
                )  # fmt: skip

    def _check_place(self, name: str, place: tuple[str, int] | None) -> None:
        kernel = self._kernel
        if place is None:
            return  # no array, as borrow will say
        if place[0] not in _PLACES[kernel.target]:
            raise refused(
                kernel, f"the array lies in {place[0]} memory, and the kernel takes {_WORDS[kernel.target]}",
                "move the array, or load the library of the other target", name,
            )  # fmt: skip
        number = 0 if kernel.target == "cpu" else place[1]
        if self._first and number != self.device:
            raise refused(
                kernel, f"it lies on device {number}, and {self._first} on device {self.device}",
                "move all arrays to one device", name,
            )  # fmt: skip
        self._first, self.device = self._first or name, number

    def _dlpack_stream(self, array: object) -> int | None:
        place = device_of(array)
        if self._kernel.target == "cpu" or place is None:
            return None
        return self._stream or _DEFAULT_STREAM.get(place[0])


def check_shape(
    kernel: Description, name: str, tensor: Tensor, expected: Sequence[int | None], words: str
) -> None:
    """Compare a shape; None stands for any extent.

    Raises:
        FemforgeError: they differ.
    """
    same = len(expected) == len(tensor.shape) and all(
        e in (None, s) for e, s in zip(expected, tensor.shape, strict=True)
    )
    if not same:
        wanted = ", ".join("any" if e is None else str(e) for e in expected)
        raise refused(kernel, f"its shape is {tensor.shape} instead of ({wanted})", f"give {words}", name)


def check_size(kernel: Description, name: str, tensor: Tensor, expected: Sequence[int], words: str) -> None:
    """Compare the number of entries with that of a shape, and the first extent if there are several.

    Raises:
        FemforgeError: they differ.
    """
    if tensor.size != math.prod(expected) or (
        len(tensor.shape) > 1 and tensor.shape[0] not in (expected[0], 1)
    ):
        raise refused(
            kernel,
            f"its shape is {tensor.shape} instead of {tuple(expected)}",
            f"give {words}",
            name,
        )


@contextlib.contextmanager
def room_for(kernel: Description, what: str) -> Iterator[None]:
    """Says of what there are too many, where NumPy has no room for an array.

    Raises:
        FemforgeError: there is none (code ENVIRONMENT).
    """
    try:
        yield
    except (MemoryError, ValueError) as error:
        raise FemforgeError(
            f"there is no room for {what}", place=kernel.name, code=ExitCode.ENVIRONMENT,
            mend="give fewer cells, or a smaller num_dofs",
        ) from error  # fmt: skip


# -- results -------------------------------------------------------------------------------------------------


def is_immutable(array: object) -> bool:
    """Whether an array is one of JAX, which takes it that nobody writes to it."""
    return type(array).__module__.split(".")[0] in ("jax", "jaxlib")


def new_array(kernel: Description, like: Any, shape: Sequence[int]) -> Any:
    """An array for results: of NumPy on the CPU, else of the library that made another array, beside that.

    Raises:
        FemforgeError: it is not known how that library makes arrays.
    """
    if kernel.target == "cpu":
        with room_for(kernel, f"results of shape {tuple(shape)}"):
            return np.empty(shape, kernel.scalar)
    make = _maker(like)
    if make is None:
        raise refused(
            kernel,
            f"nobody says how {type(like).__name__} makes an array",
            "give out=, an array for the results",
            "out",
        )
    made = make(tuple(shape))
    # what is written to must not be waiting to be made
    return made.block_until_ready() if is_immutable(made) else made


def _maker(like: Any) -> Callable[[tuple[int, ...]], Any] | None:
    """What makes an array like another one, of any shape."""
    if hasattr(like, "new_empty"):
        make: Callable[[tuple[int, ...]], Any] = like.new_empty
        return make
    if type(like).__module__.split(".")[0] == "cupy":
        cupy = importlib.import_module("cupy")

        def on_device(shape: tuple[int, ...]) -> Any:
            with like.device:
                return cupy.empty(shape, like.dtype)

        return on_device
    if hasattr(like, "__array_namespace__"):
        space = like.__array_namespace__()
        if hasattr(space, "empty"):
            return lambda shape: space.empty(shape, dtype=like.dtype, device=like.device)
    return None
