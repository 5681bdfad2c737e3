"""Where a nest stores the entries of a cell in its tile, [cell][entry], and the same nest with other places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from femforge.ir.integers import Index
from femforge.ir.nests import walk
from femforge.ir.statements import For, Guard, Lanes, Statement, Store, VectorCopy, VectorStore

#: The shared array that results leave through.
TILE = "tile"


def known_places(body: Sequence[Statement], stride: int) -> bool:
    """Whether every store to the tile is of one entry, once, whose number is known: that of the lane's cell.

    Args:
        body: statements before the tile is copied.
        stride: distance of two cells.
    """
    for s in walk(body):
        if isinstance(s, VectorCopy) and s.target == TILE:
            return False
        if isinstance(s, (Store, VectorStore)) and s.array == TILE:
            one = not s.accumulate if isinstance(s, Store) else len(s.values) == 1
            if not one or s.index.terms != (("lane", stride),):
                return False
    return True


def moved(body: Sequence[Statement], place: Callable[[int], Index | None]) -> tuple[Statement, ...]:
    """Statements whose stores to the tile have other places.

    Args:
        body: for which :func:`known_places` holds.
        place: by the number of an entry where it goes; nothing if it is not stored at all.
    """
    found: list[Statement] = []
    for s in body:
        if isinstance(s, Guard):
            found.append(replace(s, body=moved(s.body, place), otherwise=moved(s.otherwise, place)))
        elif isinstance(s, (For, Lanes)):
            found.append(replace(s, body=moved(s.body, place)))
        elif isinstance(s, (Store, VectorStore)) and s.array == TILE:
            if (target := place(s.index.constant)) is not None:
                found.append(replace(s, index=target))
        else:
            found.append(s)
    return tuple(found)
