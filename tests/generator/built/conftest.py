"""Kernels that all tests of ``femforge.load`` share."""

from __future__ import annotations

from pathlib import Path

import pytest
from built_kernels import CONFIG, build_on_cpu, generate

import femforge
from femforge.built import KernelLibrary


@pytest.fixture(scope="session")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of kernels with the library for the CPU."""
    folder = generate(tmp_path_factory.mktemp("built"), CONFIG, ["cpu"])
    build_on_cpu(folder)
    return folder


@pytest.fixture(scope="session")
def library(kernels: Path) -> KernelLibrary:
    """That library."""
    return femforge.load(kernels)
