"""Mends that work: those of a refusal that lead to a kernel, and others where none does."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterator

from femforge.errors import FemforgeError, Way, leave_out, use
from femforge.schedule.parameters import PER_TARGET, Parameters, names_of

#: How many refusals of what a way leads to are mended with it.
_FURTHER = 3
#: What is left where no choice of parameters helps: something smaller.
_OTHERWISE = "take elements of a lower degree, or another kind of kernel"


def with_working_mends(
    error: FemforgeError,
    asked: Parameters,
    made: Callable[[Parameters], object],
    names: Collection[str] = names_of(Parameters),
    otherwise: str = _OTHERWISE,
) -> FemforgeError:
    """A refusal with only those of its ways that lead to a kernel.

    Where none does, with the fewest of the parameters asked for that are to be left out; where that does not help
    either, with a way together with the mends of what is refused then; then with other ways, and at last with advice.

    Args:
        error: the refusal.
        asked: the parameters that were refused.
        made: makes the kernel of other parameters, as far as it may be refused.
        names: of the parameters that ways may change.
        otherwise: the advice, where no choice of parameters helps.
    """

    def works(way: Way) -> bool:
        if any(change.name not in names for change in way):
            return False
        try:
            made(changed(asked, way))
        except FemforgeError:
            return False
        return True

    ways = [way for way in error.ways if changed(asked, way) != asked and works(way)]
    words = error.words
    if not ways:
        others = itertools.chain(_left_out(asked), _together(error, asked, made), _smaller(asked))
        ways = next((found for some in others if (found := list(filter(works, some)))), [])
        words = words if ways or error.words else otherwise
    return FemforgeError(
        error.cause, place=error.place, mend=words, code=error.code, excerpt=error.excerpt, ways=ways
    )


def changed(asked: Parameters, way: Way) -> Parameters:
    """Parameters with the changes of a way made."""
    default = Parameters()
    values = {c.name: getattr(default, c.name) if c.value is None else c.value for c in way}
    return asked.with_values(values)


def _given(asked: Parameters) -> list[str]:
    """The parameters asked for that say how a kernel works."""
    return asked.set_among(name for name in PER_TARGET if name != "tuning")


def _left_out(asked: Parameters) -> Iterator[list[Way]]:
    """Ways that no refusal names: as few parameters as possible are left out."""
    given = _given(asked)
    for count in range(1, len(given) + 1):
        yield [leave_out(*some) for some in itertools.combinations(given, count)]


def _together(
    error: FemforgeError, asked: Parameters, made: Callable[[Parameters], object]
) -> Iterator[list[Way]]:
    """Each way of a refusal, with one of those of the refusal that it leads to, and so on."""
    for way in error.ways:
        seen = {asked}
        for _ in range(_FURTHER):
            parameters = changed(asked, way)
            if parameters in seen:
                break
            seen.add(parameters)
            try:
                made(parameters)
            except FemforgeError as next_error:
                if not next_error.ways:
                    break
                way = _joined(way, next_error.ways[0])
        yield [way]


def _joined(first: Way, then: Way) -> Way:
    """Changes one after another, the last one of each parameter."""
    return tuple({change.name: change for change in (*first, *then)}.values())


def _smaller(asked: Parameters) -> Iterator[list[Way]]:
    """Other data."""
    if asked.scalar == "float64":
        yield [(*use(scalar="float32"), *leave_out(*_given(asked)))]
