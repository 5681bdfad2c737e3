"""Arrays that are nothing but DLPack: of any device that they claim, and of real devices without a library for them."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from femforge.built.dlpack import (
    DLDataType,
    DLDevice,
    DLManagedTensor,
    DLManagedTensorVersioned,
    DLTensor,
)
from femforge.built.memory import DeviceBuffer, DeviceMemory

_NEW = ctypes.pythonapi.PyCapsule_New
_NEW.argtypes, _NEW.restype = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p), ctypes.py_object
_NAMES = {False: b"dltensor", True: b"dltensor_versioned"}
_CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}
_DELETER = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)


class Exporter:
    """An array at an address.

    Args:
        pointer: of its first entry.
        shape, dtype: of it.
        device: DLPack's type of the device, and its number.
        versioned: whether capsules have a version, for those who know of versions.
        read_only: whether it says so.
        strides: in entries; none for the order of C.

    Attributes:
        streams: that were asked for.
        deleted: how often the deleter was called.
    """

    major = 1

    def __init__(
        self,
        pointer: int,
        shape: tuple[int, ...],
        dtype: str,
        device: tuple[int, int] = (1, 0),
        versioned: bool = True,
        read_only: bool = False,
        strides: tuple[int, ...] = (),
    ) -> None:
        self.pointer, self.shape, self.dtype = pointer, shape, np.dtype(dtype)
        self._device, self._versioned, self._read_only = device, versioned, read_only
        self._strides = (ctypes.c_int64 * len(strides))(*strides) if strides else None
        self._extents = (ctypes.c_int64 * len(shape))(*shape)
        self._kept: list[Any] = []
        self.streams: list[object] = []
        self.deleted = 0
        self.deleter = _DELETER(self._delete)

    def _delete(self, address: int) -> None:
        self.deleted += 1

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, **named: Any) -> object:
        if not self._versioned and "max_version" in named:
            raise TypeError("__dlpack__() got an unexpected keyword argument 'max_version'")
        self.streams.append(named.get("stream"))
        dtype = DLDataType(_CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        # half of the offset in the pointer, to see that both count
        tensor = DLTensor(
            self.pointer - 8, DLDevice(*self._device), len(self.shape), dtype, self._extents, self._strides, 8
        )
        deleter = ctypes.cast(self.deleter, ctypes.c_void_p)
        if self._versioned:
            managed: Any = DLManagedTensorVersioned(
                self.major, 0, None, deleter, int(self._read_only), tensor
            )
        else:
            managed = DLManagedTensor(tensor, None, deleter)
        self._kept.append(managed)
        return _NEW(ctypes.addressof(managed), _NAMES[self._versioned], None)


class DeviceArray(Exporter):
    """An array of a device, with a copy of an array of the host in it."""

    def __init__(self, memory: DeviceMemory, values: NDArray[Any], device: tuple[int, int]) -> None:
        self.buffer: DeviceBuffer = memory.keep(values)
        self.memory = memory
        super().__init__(self.buffer.pointer, values.shape, str(values.dtype), device)

    def new_empty(self, shape: tuple[int, ...]) -> DeviceArray:
        """An array of another shape."""
        return DeviceArray(self.memory, np.full(shape, np.nan, self.dtype), self._device)

    def numpy(self) -> NDArray[Any]:
        """A copy on the host."""
        values = np.empty(self.shape, self.dtype)
        self.memory.read(self.pointer, values, None)
        return values
