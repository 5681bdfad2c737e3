"""Kernels on devices: emulated HIP, and CUDA where there is a GPU; compared with those on the CPU."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from built_data import data
from built_kernels import DEVICE_CONFIG, build_emulated, build_on_cpu, generate
from device_checks import Device, check_all
from dlpack_arrays import DeviceArray

import femforge
from femforge.built import KernelLibrary
from femforge.built.memory import DeviceMemory
from femforge.cli.devices import has_nvidia_gpu, nvcc
from femforge.errors import FemforgeError

GPU = pytest.mark.skipif(not has_nvidia_gpu() or nvcc() is None, reason="there is no NVIDIA GPU with nvcc")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = generate(tmp_path_factory.mktemp("devices"), DEVICE_CONFIG, ["cpu", "hip", "cuda"])
    build_on_cpu(folder)
    return folder


@pytest.fixture(scope="module")
def emulated(folder: Path) -> KernelLibrary:
    build_emulated(folder)
    return femforge.load(folder, "hip")


def test_emulated(folder: Path, emulated: KernelLibrary) -> None:
    check_all(femforge.load(folder, "cpu"), emulated)


@GPU
def test_cuda(folder: Path) -> None:
    femforge.build(folder, targets=["cuda"])
    check_all(femforge.load(folder, "cpu"), femforge.load(folder, "cuda"))


def test_refusals(emulated: KernelLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    some, device = data(), Device(emulated)
    kernel = emulated.find(kind="element_tensor")
    on_device = {name: device.array(values) for name, values in some.by_cell.items()}

    def refusal(match: str, **changed: Any) -> None:
        with pytest.raises(FemforgeError, match=match) as caught:
            kernel(**{**on_device, **changed})
        assert caught.value.place.startswith(kernel.name)
        assert caught.value.mend

    refusal("lies in cpu memory, and the kernel takes the memory of a ROCm device", coordinates=some.points)
    refusal("is no stream", stream="fast")
    refusal("it lies on device 1, and coordinates on device 0", c=device.array(some.by_cell["c"], 1))
    for code, words in (
        (-2, "multiple of 16 bytes"),
        (-1, "refuses its arguments"),
        (2, r"out of memory|\(2\)"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(DeviceMemory, "launch", lambda *_, code=code: code)
            refusal(words)
    calls = next(k for name, k in emulated.items() if name.endswith("library_apply"))
    assert calls.words_of(-1001) == "there is no library where HIP is emulated"
    assert not calls.words_of(-1)
    assert not kernel.words_of(-1001)
    monkeypatch.delattr(DeviceArray, "new_empty")
    refusal("nobody says how DeviceArray makes an array")
