"""Programs that start others, such as compilers: they end together with what they started, and go one at a time."""

from __future__ import annotations

import contextlib
import fcntl
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType

from femforge.errors import ExitCode, FemforgeError

#: Seconds that programs get to end by themselves, and those that they have left behind.
PATIENCE, PATIENCE_WITH_OTHERS = 20.0, 2.0


def run_session(
    words: Sequence[str], environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command in a session of its own, and end all of it if this process is interrupted.

    Args:
        words: the command.
        environment: of the command; that of this process if there is none.

    Returns:
        Its exit code, and what it printed.

    Raises:
        OSError: it cannot be started.
    """
    process: subprocess.Popen[str] | None = None
    try:
        with _not_interrupted():
            process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
                env=environment, start_new_session=True,
            )  # fmt: skip
        out, errors = process.communicate()
    except BaseException:
        if process is not None:
            end_session(process)
        raise
    return subprocess.CompletedProcess(words, process.returncode, out, errors)


@contextlib.contextmanager
def _not_interrupted() -> Iterator[None]:
    """What interrupts this process meanwhile does so at the end: nobody would know a command that is half started.

    Only the main thread of a process is interrupted.
    """
    late: list[tuple[int, FrameType | None]] = []
    before: dict[int, Callable[[int, FrameType | None], object]] = {}
    if threading.current_thread() is threading.main_thread():
        for word in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            if callable(handler := signal.getsignal(word)):
                before[word] = handler
                signal.signal(word, lambda number, frame: late.append((number, frame)))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for number, frame in late:
        before[number](number, frame)


def end_session(process: subprocess.Popen[str] | subprocess.Popen[bytes], patience: float = PATIENCE) -> None:
    """Interrupt a process that leads a session; what is left of the session after a while is killed.

    Make and Ninja pass an interruption on to the compilers that they started, also to those in other process groups.
    Whoever interrupts this process once more waits no longer: all is killed at once.
    """
    try:
        os.killpg(process.pid, signal.SIGINT)
    except ProcessLookupError:
        return
    try:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        _await_end(process.pid)
    finally:
        for member in _members(process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(member, signal.SIGKILL)
        process.wait()
        # a process that is killed is gone a moment later
        _await_end(process.pid)


def _await_end(session: int) -> None:
    """Wait a while for the end of all processes of a session."""
    limit = time.monotonic() + PATIENCE_WITH_OTHERS
    while time.monotonic() < limit and _members(session):
        time.sleep(0.05)


def _members(session: int) -> list[int]:
    """The processes of a session that still run, where the system shows them."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, own = entry.read_text("utf-8", "replace").rpartition(")")[2].split()[:4]
        except (OSError, ValueError):
            continue
        if int(own) == session and state != "Z":
            found.append(int(entry.parent.name))
    return found


@contextlib.contextmanager
def locked(folder: Path, mend: str) -> Iterator[None]:
    """One process at a time in a folder, which is made.

    Args:
        folder: it.
        mend: what to do where nothing can be written there.

    Raises:
        FemforgeError: nothing can (code FILE).
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as error:
        cause = f"cannot write: {error.strerror}"
        raise FemforgeError(cause, place=str(folder), mend=mend, code=ExitCode.FILE) from error
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
