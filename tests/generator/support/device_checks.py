"""Kernels of a device compared with those of the CPU, entry by entry; needs NumPy and nothing else.

As a program, on a machine with a GPU: ``python device_checks.py FOLDER`` builds the kernels of a folder for the CPU and
for CUDA, and compares them.
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


def main(folder: Path) -> None:
    """Build, compare, say what was compared."""
    femforge.build(folder, flags=["-O1"])
    femforge.build(folder, targets=["cuda"])
    cpu, cuda = femforge.load(folder, "cpu"), femforge.load(folder, "cuda")
    check_all(cpu, cuda)
    print(f"agree with the CPU: {', '.join(cuda)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
