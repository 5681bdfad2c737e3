"""Strategies of search, played on spaces whose times are known: invented ones, and a sweep of an H200."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest
from places import FORMS, REPOSITORY

from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters
from femforge.tuning.archive import read_archive
from femforge.tuning.records import Key, Values, key_of
from femforge.tuning.search import Exhaustive, Guided, Random, Strategy, play
from femforge.tuning.spaces import Point, Space, space_of

SWEEP = REPOSITORY / "bench" / "results" / "h200_sweep.h5"
SWEPT = "laplace_p1_triangle_f32_from_g_element_tensor"
FREE = (("interleave_stores", "unroll"), ("element_batch",))
Seconds = Callable[[Values], float]


@dataclass(frozen=True)
class Game:
    """A space whose times are known.

    Attributes:
        space: to search.
        times: seconds of every point.
    """

    space: Space
    times: Mapping[Key, float]

    @property
    def best(self) -> float:
        return min(self.times.values())

    def seconds(self, values: Values) -> float:
        return self.times[key_of(values)]

    def without(self, fails: Callable[[Values], bool]) -> Game:
        """The same with points that fail."""
        times = {key: math.inf if fails(dict(key)) else time for key, time in self.times.items()}
        return Game(self.space, times)

    def blind(self, seed: int) -> Game:
        """The same without anything that is known beforehand: all priors equal, a mediocre untuned choice."""
        points = [replace(point, prior=1.0) for point in self.space.points]
        random.Random(seed).shuffle(points)
        ranked = sorted(points, key=lambda p: self.seconds(p.values))
        return Game(Space(tuple(points), ranked[len(points) // 2].values), self.times)


def time_of(values: Values) -> float:
    """Effects of each parameter, and interactions: where K lives matters most to contractions, unrolling least to
    large batches, wide stores help interleaved ones only, and the best batch depends on the group."""
    v: dict[str, Any] = dict(values)
    contraction = v["mapping"] == "contraction"
    place = {"registers": 1.0, "shared": 1.12, "constant": 1.35, "global": 1.6}[v["k_place"]]
    unroll = {"full": 1.0, "inner": 1.1, "none": 1.3}[v["unroll"]]
    steps = v["element_batch"] / v["concurrent_elements"]
    time = 1e-3 * (1.15 + 0.6 * (place - 1) if not contraction else place)
    time *= 1 + (unroll - 1) * (1.5 if steps <= 2 else 0.8)
    time *= 1 + 0.06 * abs(math.log2(steps / (8 if contraction else 2)))
    time *= 1 + 0.05 * abs(math.log2(v["concurrent_elements"] / 32))
    time *= 1.15 if not v["interleave_stores"] else {1: 1.06, 2: 1.0, 4: 1.02}[v["store_width"]]
    return time


@cache
def invented(batches: int) -> Game:
    """A space of 96 points for each of some numbers of steps, with 0.3 % of noise."""
    noise, points = random.Random(20250301), []
    axes = (("cell", "contraction"), ("registers", "shared", "constant", "global"), ("none", "inner", "full"))
    groups, stores = (16, 32, 64, 128), ((True, 1), (True, 2), (True, 4), (False, 1))
    for (mapping, place, unroll), group, (interleave, width), k in itertools.product(
        itertools.product(*axes), groups, stores, range(batches)
    ):
        points.append({
            "mapping": mapping, "k_place": place, "unroll": unroll, "concurrent_elements": group,
            "element_batch": group << k, "interleave_stores": interleave, "store_width": width,
        })  # fmt: skip
    times = {key_of(values): time_of(values) * (1 + noise.gauss(0, 0.003)) for values in points}
    # a prior that knows of unrolling only
    priors = [{"full": 1.0, "inner": 1.1, "none": 1.3}[values["unroll"]] for values in points]
    ranked = sorted(
        (Point(values, prior) for values, prior in zip(points, priors, strict=True)), key=lambda p: p.prior
    )
    return Game(Space(tuple(ranked), points[len(points) // 3]), times)


@cache
def measured() -> Game:
    """The space of a kernel that was measured exhaustively."""
    (named,) = prepare(
        [
            Job(
                FORMS / "laplace.form",
                {"cell": "triangle", "degree": 1},
                Parameters(scalar="float32", input="geometry"),
            )
        ]
    )
    assert named.name == SWEPT
    rows = [row for row in read_archive(SWEEP).rows if row.subject.kernel == SWEPT]
    # when it was measured there was one realisation, and there were no slices
    then = {"realisation": "written", "slice_threads": 0}
    times = {key_of({**then, **row.parameters}): row.median for row in rows}
    return Game(space_of(named.kernels, "cuda"), times)


def most_of(space: Space) -> int:
    """A tenth of a space; of a small one, 24."""
    return max(24, len(space.points) // 10)


def steps_of(strategy: Strategy, seconds: Seconds) -> list[list[Values]]:
    """What a strategy proposes, step by step."""
    known: dict[Key, float] = {}
    steps = []
    while proposals := strategy.propose(known):
        steps.append(list(proposals))
        known |= {key_of(values): seconds(values) for values in proposals}
    return steps


def test_the_invented_spaces_are_hard_enough() -> None:
    for batches, count in ((1, 384), (5, 1920)):
        game = invented(batches)
        assert len(game.times) == len(game.space.points) == count
        good = sum(time <= 1.03 * game.best for time in game.times.values())
        assert good <= count // 100  # a tenth at random has a poor chance
        assert game.seconds(game.space.points[0].values) > 1.03 * game.best
        assert game.seconds(game.space.untuned) > 1.2 * game.best


@pytest.mark.parametrize("batches", [1, 5])
def test_exhaustive_finds_the_optimum(batches: int) -> None:
    game = invented(batches)
    known = play(Exhaustive(game.space), game.seconds)
    assert known == game.times
    assert min(known, key=lambda key: known[key]) == min(game.times, key=lambda key: game.times[key])


def test_exhaustive_takes_what_the_cost_model_likes() -> None:
    game = invented(5)
    (proposed,) = steps_of(Exhaustive(game.space, 40), game.seconds)
    assert proposed == [p.values for p in game.space.points[:40]] + [game.space.untuned]


def test_random_samples_are_without_replacement_and_follow_the_seed() -> None:
    game = invented(5)
    samples = {seed: steps_of(Random(game.space, 100, seed), game.seconds) for seed in range(3)}
    points = {key_of(point.values) for point in game.space.points}
    for (sample,) in samples.values():
        keys = [key_of(values) for values in sample]
        assert len(keys) == len(set(keys)) == 101
        assert set(keys) <= points
        assert keys[0] == key_of(game.space.untuned)
    assert samples[0] == steps_of(Random(game.space, 100, 0), game.seconds)
    drawn = [{key_of(values) for values in sample} for (sample,) in samples.values()]
    assert len(drawn[0] & drawn[1]) < 50
    assert len(drawn[1] & drawn[2]) < 50


def test_a_random_sample_that_is_large_enough_is_everything() -> None:
    game = invented(1)
    for count in (len(game.times) - 1, len(game.times), 10 * len(game.times)):
        assert play(Random(game.space, count, 1), game.seconds) == game.times


def in_whole_families(space: Space, sample: list[Values]) -> float:
    """The part of a sample whose relatives are all in it: those that differ in a few parameters only."""

    def family(values: Values, free: tuple[str, ...]) -> Key:
        return key_of({name: value for name, value in values.items() if name not in free})

    drawn = {key_of(values) for values in sample}
    whole: set[Key] = set()
    for free in FREE:
        families: dict[Key, set[Key]] = {}
        for point in space.points:
            families.setdefault(family(point.values, free), set()).add(key_of(point.values))
        whole |= {key for members in families.values() if members <= drawn for key in members}
    return len(whole) / len(drawn)


def test_random_samples_come_in_families() -> None:
    space = invented(5).space
    for seed in range(4):
        (sample,) = steps_of(Random(space, 120, seed), invented(5).seconds)
        assert in_whole_families(space, sample) > 0.9
        # so that effects can be told apart, which they cannot in as many independent points
        apart = random.Random(seed).sample([p.values for p in space.points], 121)
        assert in_whole_families(space, apart) < 0.1


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("batches", [1, 5])
def test_guided_comes_close_with_a_tenth(batches: int, seed: int) -> None:
    game = invented(batches)
    known = play(Guided(game.space, seed=seed), game.seconds)
    assert len(known) <= most_of(game.space)
    assert key_of(game.space.untuned) in known
    assert min(known.values()) <= 1.03 * game.best


@pytest.mark.parametrize("seed", range(5))
def test_guided_needs_no_prior(seed: int) -> None:
    game = invented(5).blind(seed)
    known = play(Guided(game.space, seed=seed), game.seconds)
    assert len(known) <= most_of(game.space)
    assert min(known.values()) <= 1.03 * game.best


def contractions_fail(values: Values) -> bool:
    return values["mapping"] == "contraction" and values["unroll"] == "full"


@pytest.mark.parametrize("seed", range(3))
def test_guided_survives_failures(seed: int) -> None:
    game = invented(5).without(contractions_fail)
    assert game.best > invented(5).best
    steps = steps_of(Guided(game.space, seed=seed), game.seconds)
    failed = [sum(contractions_fail(values) for values in step) for step in steps]
    assert failed[0] > 0
    # the rest is not spent on the likes of them
    assert sum(failed[1:]) <= 3
    assert min(game.seconds(values) for step in steps for values in step) <= 1.03 * game.best
    assert sum(map(len, steps)) <= most_of(game.space)


@pytest.mark.parametrize("seed", range(2))
def test_guided_where_nearly_everything_fails(seed: int) -> None:
    game = invented(5)
    only = game.space.points[-1].values
    for fails in (
        lambda values: True,
        lambda values: values != only,
        lambda values: values == game.space.untuned,
    ):
        known = play(Guided(game.space, seed=seed), game.without(fails).seconds)
        assert len(known) == most_of(game.space)


def test_guided_keeps_to_its_budget_and_batch() -> None:
    game = invented(5)
    steps = steps_of(Guided(game.space, budget=50, batch=7, seed=1), game.seconds)
    assert [len(step) for step in steps] == [14, 7, 7, 7, 7, 7, 1]
    tiny = Space(game.space.points[:5], game.space.points[3].values)
    assert len(play(Guided(tiny), game.seconds)) == 5


def strategies(space: Space) -> list[Strategy]:
    return [Exhaustive(space, 60), Random(space, 60, 3), Guided(space, 60, seed=3)]


@pytest.mark.parametrize("which", range(3))
def test_a_search_that_was_interrupted_goes_on_the_same(which: int) -> None:
    game = invented(5).without(contractions_fail)
    steps = steps_of(strategies(game.space)[which], game.seconds)
    assert len({key_of(values) for step in steps for values in step}) == sum(map(len, steps))
    known: dict[Key, float] = {}
    for step in steps:
        fresh = strategies(game.space)[which]
        assert fresh.propose(known) == step
        assert fresh.propose(known) == step
        known |= {key_of(values): game.seconds(values) for values in step}
    assert strategies(game.space)[which].propose(known) == []


@pytest.mark.parametrize("which", range(3))
def test_half_a_step_is_enough_to_go_on(which: int) -> None:
    game = invented(5)
    first = list(strategies(game.space)[which].propose({}))
    half = {key_of(values): game.seconds(values) for values in first[: len(first) // 2]}
    rest = strategies(game.space)[which].propose(half)
    assert rest
    assert not {key_of(values) for values in rest} & half.keys()


def test_guided_asks_the_same_whatever_the_order_of_what_is_known() -> None:
    game = invented(5)
    strategy = Guided(game.space, seed=2)
    known = {key_of(values): game.seconds(values) for values in strategy.propose({})}
    turned = dict(reversed(known.items()))
    assert list(turned) != list(known)
    assert strategy.propose(turned) == strategy.propose(known)


def test_the_measured_space_is_the_one_of_today() -> None:
    game = measured()
    assert len(game.times) == 1149
    assert {key_of(point.values) for point in game.space.points} == game.times.keys()


@pytest.mark.parametrize("seed", range(5))
def test_guided_on_measured_times(seed: int) -> None:
    game = measured()
    for each in (game, game.blind(seed)):
        known = play(Guided(each.space, seed=seed), each.seconds)
        assert len(known) <= len(each.times) // 10
        assert min(known.values()) <= 1.03 * each.best


def test_guided_beats_random_on_measured_times() -> None:
    game = measured()
    ratios = []
    for seed in range(5):
        blind = game.blind(seed)
        sampled = play(Random(blind.space, len(blind.times) // 10 - 1, seed), blind.seconds)
        guided = play(Guided(blind.space, seed=seed), blind.seconds)
        assert len(guided) <= len(sampled)
        ratios.append(min(guided.values()) / min(sampled.values()))
    assert math.prod(ratios) < 1
