"""What several modules share."""

from __future__ import annotations

import os

import pytest
from compilers import CCACHE, LAUNCHER


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    """Variables with which folders are built in a short time; nothing is optimised."""
    options = ["-DCMAKE_BUILD_TYPE=None", *(f"-DCMAKE_CXX_COMPILER_LAUNCHER={word}" for word in LAUNCHER)]
    return {**os.environ, **CCACHE, "CMAKE_OPTIONS": " ".join(options)}
