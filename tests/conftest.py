"""Options of the whole suite, and what several modules share."""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys
from collections.abc import Generator

import pytest
from compilers import CCACHE, LAUNCHER
from hypothesis import HealthCheck, settings

from femforge.cli.entry import COLLECTIONS

gc.set_threshold(*COLLECTIONS)

# For all that tests start.
os.environ.update(CCACHE)

# Whoever runs the tests in the background ignores interruptions, and so would all that they start: what has to be
# interrupted is then waited for until it is killed.
signal.signal(signal.SIGINT, signal.default_int_handler)

# What commands say is looked at in lines that nothing breaks; who tests how lines break sets a width.
os.environ["COLUMNS"] = "400"

# How long an example takes says how busy the machine is.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much is tried where there is more than anybody wants to wait for."""
    parser.addoption("--all", action="store_true", help="run tests marked extra, too, as ./dev test all does")
    parser.addoption(
        "--forms", type=int, default=100, metavar="N", help="compare so many random forms with FFCx (100)"
    )
    parser.addoption(
        "--mutations", type=int, default=2000, metavar="N", help="read so many damaged form files (2000)"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is extra, unless it is asked for.

    Files with slow tests begin first: processes that share all files then end at about the same time.
    """
    if not config.getoption("--all"):
        extra = [item for item in items if item.get_closest_marker("extra")]
        config.hook.pytest_deselected(items=extra)
        items[:] = [item for item in items if not item.get_closest_marker("extra")]
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


#: Blocks of memory, some 80 bytes each, by which a process may grow before it looks for garbage.
GROWTH = 5_000_000


class Garbage:
    """Looks for garbage between tests, when there is much of it: after each test, that takes a twentieth of all time.

    What is kept then, in caches and by modules, is a part of all that is looked through.
    """

    def __init__(self) -> None:
        self.kept = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """One test."""
        gc.disable()
        try:
            return (yield)
        finally:
            if sys.getallocatedblocks() > self.kept + GROWTH:
                gc.collect()
                self.kept = sys.getallocatedblocks()

    def pytest_collection_finish(self) -> None:
        """Modules and tests stay."""
        gc.collect()
        gc.freeze()
        self.kept = sys.getallocatedblocks()


def pytest_configure(config: pytest.Config) -> None:
    """For all tests."""
    config.pluginmanager.register(Garbage())


def pytest_sessionfinish() -> None:
    """Garbage is looked for once more at the end; pytest does so five times among all that is kept."""
    gc.collect()
    gc.freeze()
    atexit.register(gc.unfreeze)


@pytest.fixture(scope="session")
def forms_wanted(request: pytest.FixtureRequest) -> int:
    """How many random forms are compared with FFCx."""
    return int(request.config.getoption("--forms"))


@pytest.fixture(scope="session")
def mutations_wanted(request: pytest.FixtureRequest) -> int:
    """How many damaged form files are read."""
    return int(request.config.getoption("--mutations"))


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    """Variables with which folders are built in a short time: as few files, and nothing is optimised."""
    options = ["-DCMAKE_BUILD_TYPE=None", "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=12"]
    options += [f"-DCMAKE_CXX_COMPILER_LAUNCHER={word}" for word in LAUNCHER]
    return {**os.environ, "CMAKE_OPTIONS": " ".join(options)}
