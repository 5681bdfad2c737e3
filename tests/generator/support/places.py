"""Where tests find the project's files."""

from __future__ import annotations

from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]
FORMS = REPOSITORY / "forms"
EMULATION = REPOSITORY / "runtime" / "emulation"


def within(folder: Path) -> Path:
    """The project in a folder of a test, by a link: where a folder of the tuner has a copy of the runtime.

    ccache then knows the runtime of one from the other, by paths that are told from where they are built.
    """
    link = folder / "femforge"
    link.symlink_to(REPOSITORY)
    return link
