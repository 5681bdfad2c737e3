"""Kernels of a device compared with those of the CPU, entry by entry; needs NumPy and nothing else.

As a program, on a machine with a GPU: ``python device_checks.py FOLDER`` builds the kernels of a folder for the CPU and
for CUDA, and compares them; on arrays of CuPy, PyTorch and JAX, too, those of them that are there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from built_data import Data, data
from dlpack_arrays import DeviceArray
from numpy.typing import NDArray

import femforge
from femforge.built import Kernel, KernelLibrary
from femforge.built.memory import DeviceMemory

TYPES = {"cuda": 2, "hip": 10}
TOLERANCE = 1e-13


class Device:
    """Arrays of the device of a library."""

    def __init__(self, library: KernelLibrary) -> None:
        memory = next(iter(library.values())).memory(0)
        assert isinstance(memory, DeviceMemory)
        self.memory, self._type = memory, TYPES[library.target]

    def array(self, values: NDArray[Any], number: int = 0) -> DeviceArray:
        """A copy of an array, on a device that is called by a number."""
        return DeviceArray(self.memory, np.ascontiguousarray(values), (self._type, number))

    def arrays(self, values: dict[str, Any]) -> dict[str, Any]:
        """Copies of all arrays among some arguments."""
        return {name: self.array(v) if isinstance(v, np.ndarray) else v for name, v in values.items()}


def check_all(cpu: KernelLibrary, library: KernelLibrary) -> None:
    """Compare all kernels of a library with the same ones on the CPU."""
    some, device = data(), Device(library)
    for kernel in library.values():
        witness = cpu[kernel.name]
        {"element_tensor": _tensors, "apply": _apply, "functional": _functional}[kernel.kind](
            kernel, witness, some, device
        )


def _tensors(kernel: Kernel, witness: Kernel, some: Data, device: Device) -> None:
    given = device.arrays(some.by_cell)
    expected = witness(**some.by_cell)
    out = device.array(np.full_like(expected, np.nan))
    assert kernel(**given, out=out) is out
    made = kernel(**given)
    with_number = kernel(**{**given, "k": float(some.k[0])})
    for found in (out, made, with_number):
        assert np.abs(found.numpy() - expected).max() < TOLERANCE, kernel.name
    # the owner of an array is told which stream waits for it: the default one
    assert given["coordinates"].streams == [{"cuda": 1, "hip": 0}[kernel.target]] * 3
    assert given["coordinates"].deleted == 3


def _apply(kernel: Kernel, witness: Kernel, some: Data, device: Device) -> None:
    expected = witness.operator(**some.of_mesh)(some.x)
    for given in (device.arrays(some.of_mesh), {**device.arrays(some.of_mesh), "dofs": some.cells}):
        operator = kernel.operator(**given)
        x, out = device.array(some.x), device.array(np.full_like(some.x, np.nan))
        assert operator(x, out=out) is out
        for found in (out, operator @ x, operator(x)):
            assert np.abs(found.numpy() - expected).max() < TOLERANCE, kernel.name


def _functional(kernel: Kernel, witness: Kernel, some: Data, device: Device) -> None:
    expected, found = witness(**some.of_mesh), kernel(**device.arrays(some.of_mesh))
    assert abs(found - expected) < TOLERANCE * abs(expected), kernel.name


def _cupy() -> tuple[Any, Any]:
    import cupy

    return cupy.asarray, cupy.asnumpy


def _torch() -> tuple[Any, Any]:
    import torch

    return lambda values: torch.tensor(values, device="cuda"), lambda values: values.cpu().numpy()


def _jax() -> tuple[Any, Any]:
    import jax

    jax.config.update("jax_enable_x64", True)
    return jax.device_put, np.asarray


#: How arrays come to the device and back, by the names of libraries.
ARRAYS = {"cupy": _cupy, "torch": _torch, "jax": _jax}


def check_arrays(cpu: KernelLibrary, library: KernelLibrary, put: Any, get: Any) -> None:
    """Compare kernels on another library's arrays, which are to be of its types afterwards."""
    some = data()

    def given(values: dict[str, Any]) -> dict[str, Any]:
        return {name: put(v) if isinstance(v, np.ndarray) else v for name, v in values.items()}

    for kernel in library.values():
        witness = cpu[kernel.name]
        if kernel.kind == "functional":
            expected, found = witness(**some.of_mesh), kernel(**given(some.of_mesh))
            assert abs(found - expected) < TOLERANCE * abs(expected), kernel.name
            continue
        if kernel.kind == "apply":
            expected, x = witness.operator(**some.of_mesh)(some.x), put(some.x)
            operator = kernel.operator(**given(some.of_mesh))
            results = [operator(x), operator @ x]
            if "cupy" in type(x).__module__:
                results.append(operator.cupy() @ x)
        else:
            expected, results = witness(**some.by_cell), [kernel(**given(some.by_cell))]
        for found in results:
            assert type(found) is type(put(some.x)), (kernel.name, type(found))
            assert np.abs(get(found) - expected).max() < TOLERANCE, kernel.name


def main(folder: Path) -> None:
    """Build, compare, say what was compared."""
    femforge.build(folder, flags=["-O1"])
    femforge.build(folder, targets=["cuda"])
    cpu, cuda = femforge.load(folder, "cpu"), femforge.load(folder, "cuda")
    check_all(cpu, cuda)
    print(f"agree with the CPU: {', '.join(cuda)}")
    for name, library in ARRAYS.items():
        try:
            put, get = library()
        except ImportError as error:
            print(f"{name}: passed over, {error}")
            continue
        check_arrays(cpu, cuda, put, get)
        print(f"agree on arrays of {name}, too")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
