"""Where kernels work: the host's memory, or a device's, by the functions that ``build`` puts beside its kernels."""

from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_int, c_int64, c_void_p
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from femforge.built.dlpack import Tensor
from femforge.built.mirror import LAUNCH, Arguments
from femforge.errors import ExitCode, FemforgeError

Array = NDArray[Any]


class Buffer(Protocol):
    """Memory that is there as long as this object."""

    @property
    def pointer(self) -> int:
        """Its address."""
        ...


class Memory(Protocol):
    """One place where kernels find arrays. Streams are handles of the runtime; None is the default stream."""

    def keep(self, array: Array) -> Buffer:
        """A copy of an array of the host."""

    def reserve(self, count: int) -> Buffer:
        """Room for some bytes."""

    def on_host(self, tensor: Tensor) -> Array:
        """An array as the host sees it: itself, or a copy."""

    def read(self, pointer: int, array: Array, stream: int | None) -> None:
        """Copy to an array of the host what is there when all work of a stream has ended."""

    def zero(self, pointer: int, count: int, stream: int | None) -> None:
        """Set some bytes to zero."""

    def synchronise(self, stream: int | None) -> None:
        """Wait until all work of a stream has ended."""

    def launch(self, function: int, arguments: Arguments, stream: int | None) -> int:
        """Call a kernel's launcher; its return code."""

    def error(self, code: int) -> str:
        """What a positive return code means."""


def host_view(tensor: Tensor) -> Array:
    """A contiguous array of the host for NumPy, without a copy; it must not outlive the tensor."""
    dtype = np.dtype(tensor.dtype)
    if not tensor.size:
        return np.empty(tensor.shape, dtype)
    room = (ctypes.c_char * (tensor.size * dtype.itemsize)).from_address(tensor.pointer)
    return np.frombuffer(memoryview(room), dtype).reshape(tensor.shape)


class HostBuffer:
    """Memory of a NumPy array."""

    def __init__(self, array: Array) -> None:
        self._array = array

    @property
    def pointer(self) -> int:
        """Its address."""
        return int(self._array.ctypes.data)


class HostMemory:
    """The memory of this process."""

    def keep(self, array: Array) -> HostBuffer:
        """The array itself."""
        return HostBuffer(np.ascontiguousarray(array))

    def reserve(self, count: int) -> HostBuffer:
        """Room for some bytes."""
        return HostBuffer(np.empty(count, np.uint8))

    def on_host(self, tensor: Tensor) -> Array:
        """The array itself."""
        return host_view(tensor)

    def read(self, pointer: int, array: Array, stream: int | None) -> None:
        """Copy what is at an address."""
        ctypes.memmove(array.ctypes.data, pointer, array.nbytes)

    def zero(self, pointer: int, count: int, stream: int | None) -> None:
        """Set some bytes to zero."""
        ctypes.memset(pointer, 0, count)

    def synchronise(self, stream: int | None) -> None:
        """Nothing is waiting."""

    def launch(self, function: int, arguments: Arguments, stream: int | None) -> int:
        """Call a kernel's launcher."""
        return int(LAUNCH(function)(ctypes.addressof(arguments), None))

    def error(self, code: int) -> str:
        """There are no such codes."""
        return f"code {code}"


_SIGNATURES = {
    "allocate": (c_int, c_void_p, c_int64), "free": (c_int, c_void_p),
    "upload": (c_int, c_void_p, c_void_p, c_int64, c_void_p),
    "download": (c_int, c_void_p, c_void_p, c_int64, c_void_p),
    "zero": (c_int, c_void_p, c_int64, c_void_p), "synchronise": (c_int, c_void_p),
    "launch": (c_int, c_void_p, c_void_p, c_void_p),
}  # fmt: skip


class DeviceMemory:
    """The memory of one device.

    Args:
        library: has the functions of ``templates/built/memory.jinja``.
        device: the runtime's number of it.

    Raises:
        FemforgeError: the library has no such functions.
    """

    def __init__(self, library: ctypes.CDLL, device: int) -> None:
        self._device = device
        try:
            self._functions = {name: getattr(library, f"femforge_memory_{name}") for name in _SIGNATURES}
            self._error = library.femforge_memory_error
        except AttributeError as error:
            raise FemforgeError(
                "this library cannot load arrays to a device", place=str(library._name), code=ExitCode.FILE,
                mend="make it by femforge.build",
            ) from error  # fmt: skip
        for name, function in self._functions.items():
            function.argtypes, function.restype = _SIGNATURES[name], c_int
        self._error.argtypes, self._error.restype = (c_int,), c_char_p

    def keep(self, array: Array) -> DeviceBuffer:
        """A copy on the device."""
        array = np.ascontiguousarray(array)
        buffer = self.reserve(array.nbytes)
        if array.nbytes:
            self.call("upload", buffer.pointer, array.ctypes.data, array.nbytes, None)
        return buffer

    def reserve(self, count: int) -> DeviceBuffer:
        """Room for some bytes on the device."""
        return DeviceBuffer(self, count)

    def on_host(self, tensor: Tensor) -> Array:
        """A copy."""
        array = np.empty(tensor.shape, np.dtype(tensor.dtype))
        self.read(tensor.pointer, array, None)
        return array

    def read(self, pointer: int, array: Array, stream: int | None) -> None:
        """Copy to the host."""
        if array.nbytes:
            self.call("download", array.ctypes.data, pointer, array.nbytes, stream)

    def zero(self, pointer: int, count: int, stream: int | None) -> None:
        """Set some bytes to zero, in a stream."""
        if count:
            self.call("zero", pointer, count, stream)

    def synchronise(self, stream: int | None) -> None:
        """Wait until all work of a stream has ended."""
        self.call("synchronise", stream)

    def launch(self, function: int, arguments: Arguments, stream: int | None) -> int:
        """Call a kernel's launcher while the device is the current one."""
        return int(self._functions["launch"](self._device, function, ctypes.addressof(arguments), stream))

    def error(self, code: int) -> str:
        """What the runtime says of a code."""
        text: bytes = self._error(code) or b""
        return text.decode("utf-8", "replace")

    def call(self, name: str, *arguments: object) -> None:
        """Call one of the functions.

        Raises:
            FemforgeError: the runtime refuses (code ENVIRONMENT).
        """
        code = int(self._functions[name](self._device, *arguments))
        if code:
            raise FemforgeError(
                f"the device's runtime refuses to {name}: {self.error(code)}", place=f"device {self._device}",
                mend="see that the device is there and has room; an earlier kernel may have failed, too",
                code=ExitCode.ENVIRONMENT,
            )  # fmt: skip

    def free(self, pointer: int) -> None:
        """Give memory back; at the end of a process there may be nobody to take it."""
        self._functions["free"](self._device, pointer)


class DeviceBuffer:
    """Memory of a device; freed with this object, when work on it has ended."""

    def __init__(self, memory: DeviceMemory, count: int) -> None:
        self._memory, self._address = memory, c_void_p()
        if count:
            memory.call("allocate", ctypes.byref(self._address), count)

    @property
    def pointer(self) -> int:
        """Its address."""
        return self._address.value or 0

    def __del__(self) -> None:
        if self._address.value:
            self._memory.free(self._address.value)
            self._address.value = None
