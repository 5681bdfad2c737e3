"""Arrays of others without a copy: their addresses, by DLPack or NumPy's array interface."""

from __future__ import annotations

import ctypes
import math
from ctypes import c_int32, c_int64, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p
from typing import Any

from femforge.errors import ExitCode, FemforgeError

#: DLPack's numbers of devices, and what they are called here.
DEVICES = {1: "cpu", 2: "cuda", 3: "cuda_host", 10: "rocm", 11: "rocm_host", 13: "cuda_managed"}
_KINDS = {0: "int", 1: "uint", 2: "float", 4: "bfloat", 5: "complex", 6: "bool"}
_READ_ONLY = 1
#: Names of capsules: Python keeps these addresses, so the bytes live as long as this module.
_NAMES = {False: (b"dltensor", b"used_dltensor"), True: (b"dltensor_versioned", b"used_dltensor_versioned")}


class DLDevice(ctypes.Structure):
    """Where an array lies."""

    _fields_ = (("device_type", c_int32), ("device_id", c_int32))


class DLDataType(ctypes.Structure):
    """Of entries."""

    _fields_ = (("code", c_uint8), ("bits", c_uint8), ("lanes", c_uint16))


class DLTensor(ctypes.Structure):
    """An array; strides count entries."""

    _fields_ = (
        ("data", c_void_p),
        ("device", DLDevice),
        ("ndim", c_int32),
        ("dtype", DLDataType),
        ("shape", ctypes.POINTER(c_int64)),
        ("strides", ctypes.POINTER(c_int64)),
        ("byte_offset", c_uint64),
    )


class DLManagedTensor(ctypes.Structure):
    """What a capsule ``dltensor`` holds."""

    _fields_ = (("dl_tensor", DLTensor), ("manager_ctx", c_void_p), ("deleter", c_void_p))


class DLManagedTensorVersioned(ctypes.Structure):
    """What a capsule ``dltensor_versioned`` holds."""

    _fields_ = (
        ("major", c_uint32),
        ("minor", c_uint32),
        ("manager_ctx", c_void_p),
        ("deleter", c_void_p),
        ("flags", c_uint64),
        ("dl_tensor", DLTensor),
    )


# deleters may need the interpreter, which PYFUNCTYPE does not let go of
_DELETER = ctypes.PYFUNCTYPE(None, c_void_p)
_IS_VALID = ctypes.pythonapi.PyCapsule_IsValid
_IS_VALID.argtypes, _IS_VALID.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_int
_GET_POINTER = ctypes.pythonapi.PyCapsule_GetPointer
_GET_POINTER.argtypes, _GET_POINTER.restype = (ctypes.py_object, ctypes.c_char_p), c_void_p
_SET_NAME = ctypes.pythonapi.PyCapsule_SetName
_SET_NAME.argtypes, _SET_NAME.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_int


class Tensor:
    """An array of somebody else, held until it is given back.

    Attributes:
        pointer: address of the first entry.
        shape: of the array.
        dtype: ``float64``, ``int32``, ...
        device: ``cpu``, ``cuda``, ``rocm``, ... and the number of the device.
        contiguous: whether entries stand in the order of C, without gaps.
        read_only: whether the owner says that nobody may write.
    """

    def __init__(
        self,
        owner: object,
        tensor: DLTensor,
        *,
        deleter: int | None = None,
        held: int = 0,
        read_only: bool = False,
    ) -> None:
        self._owner, self._deleter, self._held = owner, deleter, held
        self.shape: tuple[int, ...] = tuple(int(tensor.shape[k]) for k in range(tensor.ndim))
        self.pointer: int = (tensor.data or 0) + tensor.byte_offset
        kind = _KINDS.get(tensor.dtype.code, f"type {tensor.dtype.code} of ")
        lanes = f"x{tensor.dtype.lanes}" if tensor.dtype.lanes > 1 else ""
        self.dtype = "bool" if kind == "bool" else f"{kind}{tensor.dtype.bits}{lanes}"
        number = tensor.device.device_type
        self._entry_bits = int(tensor.dtype.bits * tensor.dtype.lanes)
        self.device = (DEVICES.get(number, f"DLPack device type {number}"), int(tensor.device.device_id))
        strides = tuple(tensor.strides[k] for k in range(tensor.ndim)) if tensor.strides else ()
        self.contiguous = not strides or _is_contiguous(self.shape, strides)
        self.read_only = read_only

    @property
    def size(self) -> int:
        """Number of entries."""
        return math.prod(self.shape)

    @property
    def aligned(self) -> bool:
        """Whether entries stand at multiples of their size, as compilers take for granted."""
        return self.size == 0 or self.pointer % max(1, self._entry_bits // 8) == 0

    def overlaps(self, other: Tensor) -> bool:
        """Whether both, without gaps, have an entry in common."""
        return self.pointer < other._end and other.pointer < self._end

    @property
    def _end(self) -> int:
        return self.pointer + self.size * self._entry_bits // 8

    def release(self) -> None:
        """Give the array back to its owner; once."""
        deleter, self._deleter, self._owner = self._deleter, None, None
        if deleter:
            _DELETER(deleter)(self._held)

    def __del__(self) -> None:
        self.release()


def _is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...]) -> bool:
    expected = 1
    for extent, stride in zip(reversed(shape), reversed(strides), strict=True):
        if extent != 1 and stride != expected and 0 not in shape:
            return False
        expected *= extent
    return True


def device_of(array: object) -> tuple[str, int] | None:
    """Where an array says that it lies; None if it is no array."""
    if hasattr(array, "__dlpack_device__"):
        number, index = array.__dlpack_device__()
        return DEVICES.get(int(number), f"DLPack device type {int(number)}"), int(index)
    return ("cpu", 0) if hasattr(array, "__array_interface__") else None


def borrow(array: object, place: str, stream: int | None = None) -> Tensor:
    """An array without a copy.

    Args:
        array: has ``__dlpack__`` or ``__array_interface__``.
        place: of the array, for errors.
        stream: DLPack's number of the stream that is going to use it; None on the CPU.

    Raises:
        FemforgeError: it is no array, or its owner does not give it.
    """
    exporter = getattr(array, "__dlpack__", None)
    refusal: Exception | None = None
    if exporter is not None:
        arguments: dict[str, Any] = {} if stream is None else {"stream": stream}
        try:
            return _opened(array, _export(exporter, arguments), place)
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            refusal = error
    if hasattr(array, "__array_interface__"):
        return _by_interface(array, place)
    if refusal is None:
        raise FemforgeError(
            f"{type(array).__name__} is no array", place=place, code=ExitCode.USAGE,
            mend="give an array that speaks DLPack: of NumPy, CuPy, PyTorch or JAX",
        )  # fmt: skip
    raise FemforgeError(
        f"its owner does not give the array: {refusal}", place=place, code=ExitCode.USAGE,
        mend="give a plain array: a tensor of PyTorch that needs gradients by .detach(), one that is spread over"
        " devices part by part",
    ) from refusal  # fmt: skip


def _export(exporter: Any, arguments: dict[str, Any]) -> object:
    try:
        return exporter(**arguments, max_version=(1, 0))
    except TypeError:
        # owners from before DLPack 1.0 do not know versions
        return exporter(**arguments)


def _opened(owner: object, capsule: object, place: str) -> Tensor:
    """Consume a capsule: its name says so from now on, and its deleter is ours to call."""
    for versioned, (name, used) in _NAMES.items():
        if not _IS_VALID(capsule, name):
            continue
        address = _GET_POINTER(capsule, name)
        kind = DLManagedTensorVersioned if versioned else DLManagedTensor
        managed = kind.from_address(address)
        _SET_NAME(capsule, used)
        if versioned and managed.major > 1:
            _give_back(managed.deleter, address)
            raise FemforgeError(
                f"the array speaks DLPack {managed.major}.{managed.minor}", place=place, code=ExitCode.ENVIRONMENT,
                mend="take a version of its library that speaks DLPack 1",
            )  # fmt: skip
        read_only = bool(versioned and managed.flags & _READ_ONLY)
        return Tensor(owner, managed.dl_tensor, deleter=managed.deleter, held=address, read_only=read_only)
    raise TypeError("what __dlpack__ returns is no capsule of a tensor")


def _give_back(deleter: int | None, address: int) -> None:
    if deleter:
        _DELETER(deleter)(address)


_CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}


def _by_interface(array: Any, place: str) -> Tensor:
    """An array by NumPy's interface, which also gives what must not be written."""
    interface = array.__array_interface__
    order, kind = interface["typestr"][:2]
    size = int(interface["typestr"][2:] or 0) if kind in _CODES else 0  # those of times have a unit
    shape = tuple(int(extent) for extent in interface["shape"])
    data, strides = interface.get("data"), interface.get("strides")
    swapped = size > 1 and order != ("<" if _little_endian() else ">")
    if kind not in _CODES or swapped or data is None or (strides and any(s % size for s in strides)):
        raise FemforgeError(
            f"entries of type {interface['typestr']} cannot be taken without a copy", place=place,
            mend="give plain numbers in the byte order of this machine, by numpy.ascontiguousarray(a, dtype)",
            code=ExitCode.USAGE,
        )  # fmt: skip
    extents = (c_int64 * len(shape))(*shape)
    steps = (c_int64 * len(shape))(*(s // size for s in strides)) if strides else None
    tensor = DLTensor(
        data[0], DLDevice(1, 0), len(shape), DLDataType(_CODES[kind], 8 * size, 1), extents, steps, 0
    )
    return Tensor((array, interface), tensor, read_only=bool(data[1]))


def _little_endian() -> bool:
    return ctypes.c_uint16.from_buffer_copy(b"\x01\x00").value == 1
