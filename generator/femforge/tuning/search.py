"""Strategies: which variants to try next, given what is known.

A strategy decides from what it is told and its seed alone, so a search that was interrupted comes to the same
proposals again, and a search can be played against an archive.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from femforge.tuning.records import Key, Values, key_of
from femforge.tuning.spaces import Point, Space


class Strategy(Protocol):
    """Proposes variants of one space."""

    def propose(self, known: Mapping[Key, float]) -> list[Values]:
        """The next variants to measure; none when the search is over.

        Args:
            known: seconds of what was measured, infinite where it failed.
        """


@dataclass
class Exhaustive:
    """Everything, or the ``most`` variants that the cost model likes best, of each realisation in turn."""

    space: Space
    most: int = 0

    def propose(self, known: Mapping[Key, float]) -> list[Values]:
        """See :class:`Strategy`."""
        wanted = list(self.space.preferred[: self.most or None])
        if self.space.untuned not in wanted:
            wanted.append(self.space.untuned)
        return [values for values in wanted if key_of(values) not in known]


@dataclass
class Random:
    """A sample without replacement, and the untuned choice.

    It is drawn in families, so that effects can be told apart: a random variant, with those that differ from it in
    ``interleave_stores`` or ``unroll`` only, or in the size of batches (``element_batch``, ``blas_batch``) only.
    """

    space: Space
    count: int
    seed: int = 0

    def propose(self, known: Mapping[Key, float]) -> list[Values]:
        """See :class:`Strategy`."""
        numbers = random.Random(self.seed)
        shuffled = numbers.sample(self.space.points, len(self.space.points))
        families = [_families(shuffled, free) for free in _FREE]
        chosen = {key_of(self.space.untuned): self.space.untuned}
        for turn, point in enumerate(shuffled):
            if len(chosen) > self.count:
                break
            for values in families[turn % 2][_without(point.values, *_FREE[turn % 2])]:
                chosen.setdefault(key_of(values), values)
        return [v for v in list(chosen.values())[: self.count + 1] if key_of(v) not in known]


#: What a certain failure adds to the guess of a logarithm of a time: as if it took four times as long.
_FAILURE = math.log(4)
_FREE = (("interleave_stores", "unroll"), ("element_batch", "blas_batch"))


def _without(values: Values, *names: str) -> Key:
    return key_of({name: value for name, value in values.items() if name not in names})


def _families(points: Sequence[Point], free: Sequence[str]) -> dict[Key, list[Values]]:
    """Points that are equal but for some parameters, by what they share."""
    found: dict[Key, list[Values]] = {}
    for point in points:
        found.setdefault(_without(point.values, *free), []).append(point.values)
    return found


@dataclass
class Guided:
    """Learns from what it has seen: a model of the logarithm of the time, and the neighbours of the best.

    The first proposals are the untuned choice, some that the cost model likes and some at random. Then each step
    fits a regression (the prior, every value of every parameter, every pair of values of two parameters; ridge) to all
    that is known, and proposes the unmeasured variants that it likes best, together with neighbours of the best ones:
    variants that differ in one parameter. Failures are a regression of their own, which makes the likes of them less
    attractive. It ends with the budget.

    Attributes:
        space: what to search.
        budget: most variants to measure; a tenth of the space, and at least 24, if zero.
        batch: variants of a step; a sixth of the budget if zero.
        seed: of the random proposals.
    """

    space: Space
    budget: int = 0
    batch: int = 0
    seed: int = 0

    def propose(self, known: Mapping[Key, float]) -> list[Values]:
        """See :class:`Strategy`."""
        points = [p.values for p in self.space.points]
        budget = min(len(points), self.budget or max(24, len(points) // 10))
        left = budget - len(known)
        step = min(left, self.batch or max(4, budget // 6))
        if step <= 0:
            return []
        if not known:
            return self._first(min(budget, 2 * step))
        guess = self._guess(known)
        unknown = [k for k, values in enumerate(points) if key_of(values) not in known]
        by_model = sorted(unknown, key=lambda k: guess[k])[: step - step // 3]
        chosen = dict.fromkeys(by_model)
        for k in sorted(self._neighbours(known, unknown), key=lambda k: guess[k]):
            if len(chosen) == step:
                break
            chosen.setdefault(k)
        for k in sorted(unknown, key=lambda k: guess[k]):
            if len(chosen) == step:
                break
            chosen.setdefault(k)
        return [points[k] for k in chosen]

    @cached_property
    def _matrix(self) -> NDArray[np.float64]:
        return _features(self.space)

    def _first(self, count: int) -> list[Values]:
        ranked = [p.values for p in self.space.points]
        chosen = {key_of(self.space.untuned): self.space.untuned}
        chosen |= {key_of(v): v for v in self.space.preferred[: count // 4]}
        for values in random.Random(self.seed).sample(ranked, len(ranked)):
            if len(chosen) >= count:
                break
            chosen.setdefault(key_of(values), values)
        return list(chosen.values())

    def _neighbours(self, known: Mapping[Key, float], unknown: Sequence[int]) -> list[int]:
        """Unmeasured variants that differ from one of the best three in one parameter, their batch aside."""
        best = [dict(key) for key in sorted(known, key=lambda k: known[k])[:3] if math.isfinite(known[key])]
        points = self.space.points

        def near(values: Values) -> bool:
            return any(
                sum(values[name] != other[name] for name in values if name != "element_batch") <= 1
                for other in best
            )

        return [k for k in unknown if near(points[k].values)]

    def _guess(self, known: Mapping[Key, float]) -> NDArray[np.float64]:
        """The model's logarithm of the time of every point."""
        features = self._matrix
        number = {key_of(p.values): k for k, p in enumerate(self.space.points)}
        rows = [number[key] for key in known if key in number]
        times = np.array([known[key] for key in known if key in number])
        good = np.isfinite(times)
        guess = np.zeros(len(features))
        if good.any():
            guess += _fit(features, np.asarray(rows)[good], np.log(times[good]))
        if not good.all():
            guess += _FAILURE * _fit(features, np.asarray(rows), 1.0 - good).clip(0, 1)
        return guess


def _fit(
    features: NDArray[np.float64], rows: NDArray[np.intp], target: NDArray[np.float64]
) -> NDArray[np.float64]:
    """A ridge regression on some rows, at all of them."""
    matrix, mean = features[rows], target.mean()
    # in its dual form: there are fewer rows than features
    ridge = matrix @ matrix.T + 0.5 * np.eye(len(matrix))
    return np.asarray(features @ (matrix.T @ np.linalg.solve(ridge, target - mean)) + mean)


def _features(space: Space) -> NDArray[np.float64]:
    """The prior, and indicators of values and of pairs of values that occur, [point][feature]."""
    names = list(space.points[0].values)
    varied = [n for n in names if len({p.values[n] for p in space.points}) > 1]
    columns: dict[object, int] = {}
    rows = []
    for point in space.points:
        singles = [(n, point.values[n]) for n in varied]
        pairs = [(a, b) for i, a in enumerate(singles) for b in singles[i + 1 :]]
        rows.append([columns.setdefault(f, len(columns)) for f in [*singles, *pairs]])
    # Pairs are hashed to a bounded number of columns, which keeps the regression small.
    width = min(len(columns), 600)
    matrix = np.zeros((len(rows), width + 1))
    for k, features in enumerate(rows):
        for feature in features:
            matrix[k, feature % width] += 1.0
        matrix[k, width] = 4 * math.log(space.points[k].prior)
    return matrix


def play(strategy: Strategy, seconds: Callable[[Values], float]) -> dict[Key, float]:
    """Run a search with times that are known already, from an archive for instance.

    Args:
        strategy: what to try.
        seconds: of a variant; infinite if it failed.

    Returns:
        What the strategy has seen.
    """
    known: dict[Key, float] = {}
    while proposals := strategy.propose(known):
        for values in proposals:
            known[key_of(values)] = seconds(values)
    return known
