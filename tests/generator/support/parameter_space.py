"""The parameters of kernels, which of them go together, and a set of kernels in which each legal pair occurs.

What is legal is said here a second time, independently of ``femforge.schedule``.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from form_cases import Variant

from femforge.form_jobs import Job


@dataclass(frozen=True)
class Subject:
    """A form with one integral that kernels are made of.

    Attributes:
        variant: the form.
        entries: of its element tensor.
        symmetric: whether it is known to be symmetric.
        representations: the valid ones.
        nodes: of a component of a test function that has several; 0 where there is one.
    """

    variant: Variant
    entries: int
    symmetric: bool
    representations: tuple[str, ...]
    nodes: int = 0

    def stored(self, output: str) -> int:
        """Stored entries."""
        if output == "full":
            return self.entries
        rows = round(self.entries**0.5)
        return rows * (rows + 1) // 2


SUBJECTS = {
    subject.variant.label: subject
    for subject in (
        Subject(Variant("elasticity", "triangle"), 36, True, ("tensor", "quadrature"), nodes=3),
        Subject(Variant("weighted_laplace", "triangle", 2), 36, True, ("tensor", "quadrature")),
        Subject(Variant("advection_diffusion", "tetrahedron"), 16, False, ("tensor", "quadrature")),
        Subject(Variant("laplace", "quadrilateral", 1, 3), 16, True, ("quadrature", "sum_factorised")),
        Subject(Variant("load", "triangle", 2), 6, False, ("tensor", "quadrature")),
        Subject(Variant("energy", "triangle"), 1, False, ("tensor", "quadrature")),
        Subject(Variant("curved_laplace", "triangle", 2), 36, True, ("quadrature",)),
    )
}

Choice = Mapping[str, Any]
DIMENSIONS: dict[str, tuple[Any, ...]] = {
    "subject": tuple(SUBJECTS),
    "target": ("cpu", "hip"),
    "mapping": ("cell", "contraction", "slices", "values"),
    "unroll": ("none", "inner", "full"),
    "k_place": ("auto", "literal", "registers", "shared", "constant", "global"),
    "representation": ("tensor", "quadrature", "sum_factorised"),
    "input": ("vertices", "ufcx", "geometry"),
    "output": ("full", "packed_symmetric"),
    "scalar": ("float64", "float32"),
    "dof_order": ("ufcx", "lexicographic"),
    "component_order": ("interleaved", "planar"),
    "interleave_stores": (True, False),
    "store_chunk": (0, 2, 3, 4),
    "store_width": (0, 1, 2, 4),
    "entries_per_thread": (0, 1, 2, 3, 4),
    "slice_threads": (0, 5),
    #: element_batch, concurrent_elements; 0 is the default
    "batch": ((0, 0), (0, 8), (4, 4), (12, 4), (9, 3), (16, 8)),
}


def job_of(choice: Choice, suffix: str = "") -> Job:
    """The job of a choice."""
    parameters = {k: v for k, v in choice.items() if k not in ("subject", "target", "batch")}
    parameters["element_batch"], parameters["concurrent_elements"] = choice["batch"]
    return SUBJECTS[choice["subject"]].variant.job(suffix, **parameters)


def is_legal(choice: Choice) -> bool:
    """Whether the parameters go together."""
    subject = SUBJECTS[choice["subject"]]
    if choice["representation"] not in subject.representations:
        return False
    if choice["input"] == "geometry" and choice["representation"] != "tensor":
        return False
    if choice["output"] == "packed_symmetric" and not subject.symmetric:
        return False
    written_out = choice["mapping"] in ("cell", "values") and choice["unroll"] == "full"
    if choice["representation"] == "sum_factorised" and not written_out:
        return False
    if choice["target"] == "cpu" and (choice["store_chunk"] or choice["store_width"] not in (0, 1)):
        return False
    if choice["store_width"] == 4 and choice["scalar"] == "float64":
        return False
    if choice["slice_threads"] and choice["mapping"] != "slices":
        return False
    of_mapping = {
        "cell": _cell_is_legal, "contraction": _contraction_is_legal, "slices": _slices_are_legal,
        "values": _values_are_legal,
    }  # fmt: skip
    return of_mapping[choice["mapping"]](choice, subject)


def _cell_is_legal(choice: Choice, subject: Subject) -> bool:
    full = choice["unroll"] == "full"
    places = ("auto", "literal") if full else ("auto", "constant", "global")
    if choice["k_place"] not in places or choice["entries_per_thread"]:
        return False
    if not full and (
        choice["store_chunk"] or choice["store_width"] not in (0, 1) or not choice["interleave_stores"]
    ):
        return False
    entries, chunk, width = subject.stored(choice["output"]), choice["store_chunk"], choice["store_width"]
    if chunk > entries or (width and (entries % width or chunk % width)):
        return False
    several_steps = choice["batch"] in ((12, 4), (9, 3), (16, 8))
    return not (0 < chunk < entries and several_steps and not choice["interleave_stores"])


def _contraction_is_legal(choice: Choice, subject: Subject) -> bool:
    places = ("auto", "registers", "shared", "constant", "global")
    if choice["representation"] != "tensor":
        places = ("auto", "shared", "constant", "global")
        if not choice["interleave_stores"]:
            return False
    if choice["k_place"] not in places or choice["store_chunk"]:
        return False
    entries = subject.stored(choice["output"])
    owned = [r for r in range(1, min(entries, 64) + 1) if entries % r == 0]
    if choice["entries_per_thread"]:
        owned = [r for r in owned if r == choice["entries_per_thread"]]
    width = choice["store_width"] or 1
    return any(r % width == 0 for r in owned)


def _slices_are_legal(choice: Choice, subject: Subject) -> bool:
    fixed = {
        "target": "hip",
        "representation": "tensor",
        "unroll": "inner",
        "interleave_stores": True,
        "store_chunk": 0,
    }
    if any(choice[name] != value for name, value in fixed.items()) or choice["k_place"] not in (
        "auto",
        "registers",
    ):
        return False
    entries, width, own = (
        subject.stored(choice["output"]),
        choice["store_width"],
        choice["entries_per_thread"],
    )
    if subject.nodes:
        return width <= 1 and own <= subject.nodes
    if entries % max(1, width) or own > entries:
        return False
    widest = 16 // (8 if choice["scalar"] == "float64" else 4)
    width = width or next(w for w in (4, 2, 1) if w <= widest and entries % w == 0)
    return own % width == 0


def _values_are_legal(choice: Choice, subject: Subject) -> bool:
    fixed = {"target": "hip", "unroll": "full", "interleave_stores": True, "store_chunk": 0}
    if any(choice[name] != value for name, value in fixed.items()):
        return False
    if choice["k_place"] not in ("auto", "literal") or choice["store_width"] > 1:
        return False
    return bool(choice["entries_per_thread"] <= subject.stored(choice["output"]))


def random_choice(generator: random.Random, fixed: Choice) -> dict[str, object]:
    """A choice with some values given."""
    return {name: fixed.get(name, generator.choice(values)) for name, values in DIMENSIONS.items()}


def illegal_choices(count: int) -> Iterator[dict[str, object]]:
    """Choices with one thing wrong: a legal one with one value replaced."""
    generator = random.Random(5)
    while count:
        choice = random_choice(generator, {})
        if not is_legal(choice):
            continue
        name = generator.choice([n for n in DIMENSIONS if n not in ("subject", "target", "batch")])
        changed = {**choice, name: generator.choice(DIMENSIONS[name])}
        if not is_legal(changed):
            count -= 1
            yield changed


def _pairs(choice: Choice) -> set[tuple[object, ...]]:
    return {(a, choice[a], b, choice[b]) for a, b in itertools.combinations(DIMENSIONS, 2)}


def covering_choices() -> list[dict[str, object]]:
    """Legal choices in which every pair of values that go together occurs; always the same ones."""
    generator = random.Random(7)
    pool = [choice for choice in (random_choice(generator, {}) for _ in range(60000)) if is_legal(choice)]
    holders: dict[tuple[object, ...], list[dict[str, object]]] = {}
    for choice in pool:
        for pair in _pairs(choice):
            holders.setdefault(pair, []).append(choice)
    missing = [
        (a, x, b, y)
        for a, b in itertools.combinations(DIMENSIONS, 2)
        for x, y in itertools.product(DIMENSIONS[a], DIMENSIONS[b])
    ]
    # the rarest pairs first: they leave least room
    missing.sort(key=lambda pair: len(holders.get(pair, ())))
    covered: set[tuple[object, ...]] = set()
    chosen: list[dict[str, object]] = []
    for pair in missing:
        if pair in covered:
            continue
        a, x, b, y = pair
        tries = (random_choice(generator, {a: x, b: y}) for _ in range(500))
        candidates = holders.get(pair, [])[:40] or list(filter(is_legal, tries))
        if candidates:
            best = max(candidates, key=lambda choice: len(_pairs(choice) - covered))
            chosen.append(best)
            covered |= _pairs(best)
    return chosen
