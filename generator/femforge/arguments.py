"""Kinds of arguments that programs give to ``generate``, ``build`` and ``load``."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from femforge.errors import ExitCode, FemforgeError, an


def path_of(given: object, place: str) -> Path:
    """A path, as text or as an object that stands for one.

    Raises:
        FemforgeError: it is none.
    """
    if not isinstance(given, str | os.PathLike):
        raise _refused(given, "path", place, "give a path, as text or pathlib.Path")
    return Path(given)


def text_of(given: object, place: str) -> str:
    """A text.

    Raises:
        FemforgeError: it is none.
    """
    if not isinstance(given, str):
        raise _refused(given, "text", place, "give a text")
    return given


def words_of(given: object, place: str) -> list[str]:
    """Texts, of which one may stand for itself.

    Raises:
        FemforgeError: they are none.
    """
    words: list[str] = []
    for word in [given] if isinstance(given, str) or not isinstance(given, Iterable) else given:
        if not isinstance(word, str):
            raise _refused(word, "text", place, "give a text, or a list of texts")
        words.append(word)
    return words


def values_of_names(given: object, place: str) -> dict[str, Any]:
    """Values by name; none where nothing is given.

    Raises:
        FemforgeError: they have no names.
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise _refused(given, "mapping", place, 'give values by name: {"name": value}')
    for name in given:
        if not isinstance(name, str):
            raise _refused(name, "name", place, 'give values by name: {"name": value}')
    return dict(given)


def _refused(given: object, wanted: str, place: str, mend: str) -> FemforgeError:
    cause = f"{an(type(given).__name__)} is no {wanted}"
    return FemforgeError(cause, place=place, mend=mend, code=ExitCode.USAGE)
