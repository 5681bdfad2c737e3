"""The page of a report and its pictures, as they reach the disk."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from femforge.emit.templates import render
from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.report.drawing import Picture
from femforge.tuning.report.grids import Section
from femforge.version import __version__


def page(archive: str, sections: Sequence[Section], pictures: Sequence[Picture]) -> str:
    """The page as HTML.

    Args:
        archive: name of the archive.
        sections: from :func:`femforge.tuning.report.text.sections_of`.
        pictures: files beside the page.
    """
    context = {
        "title": f"Measured variants of {archive}",
        "archive": archive,
        "writer": f"femforge {__version__}",
        "sections": sections,
        "pictures": by_section(pictures),
    }
    return render("report/page.jinja", context)


def write_pictures(pictures: Sequence[Picture], out: Path) -> None:
    """Write them, each to a temporary name that is then renamed.

    Raises:
        FemforgeError: the folder cannot be written (code FILE).
    """
    temporary = ""
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, contents in (item for picture in pictures for item in picture.files.items()):
            handle, temporary = tempfile.mkstemp(dir=out, prefix=f".{name}.")
            with os.fdopen(handle, "wb") as stream:
                stream.write(contents)
            os.chmod(temporary, 0o644)
            os.replace(temporary, out / name)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise FemforgeError(
            f"cannot write: {error.strerror}", place=str(out), mend="choose another --out", code=ExitCode.FILE
        ) from error


def by_section(pictures: Sequence[Picture]) -> Mapping[str, list[Picture]]:
    """The pictures of each section."""
    found: dict[str, list[Picture]] = {}
    for picture in pictures:
        found.setdefault(picture.section, []).append(picture)
    return found
