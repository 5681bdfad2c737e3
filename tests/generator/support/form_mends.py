"""Mends of what is wrong in a form file: printed, followed word by word, and read again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from formfile_support import BASE
from mend_sites import Site, passed, sites

from femforge.analysis import analyse, analyse_expression
from femforge.errors import FemforgeError
from femforge.formfile import read_form_file
from femforge.formfile.limits import Limits
from femforge.schedule.parameters import Parameters


@dataclass(frozen=True)
class Case:
    """A form file that is refused, and the one that its mend leads to.

    Attributes:
        refused: text, after that of ``BASE``.
        words: of the mend; those that were followed.
        followed: text, after that of ``BASE``, with what the mend says done.
        define: values from outside.
        followed_define: those of the second text; None for the same.
        parameters: of the analysis.
        followed_parameters: None for the same.
        limits: of what reading may cost, both times.
        base: whether the text has ``BASE`` before it.
    """

    refused: str
    words: str
    followed: str
    define: Mapping[str, Any] = field(default_factory=dict)
    followed_define: Mapping[str, Any] | None = None
    parameters: Mapping[str, Any] = field(default_factory=dict)
    followed_parameters: Mapping[str, Any] | None = None
    limits: Limits | None = None
    base: bool = True


def compiled(
    path: Path, case: Case, text: str, define: Mapping[str, Any], parameters: Mapping[str, Any]
) -> None:
    """Read and analyse a form file, as the pipeline does."""
    path.write_text((BASE if case.base else "") + text + "\n")
    file = read_form_file(path, define, limits=case.limits)
    asked = Parameters().with_values(parameters)
    for named in file.forms:
        analyse(
            named.name, named.form, file.coefficient_names, file.constant_names,
            dof_order=asked.dof_order, component_order=asked.component_order,
            quadrature_degree=None if asked.quadrature_degree < 0 else asked.quadrature_degree,
            gauss=asked.quadrature == "gauss", place=str(path),
        )  # fmt: skip
    for one in file.expressions:
        analyse_expression(
            one, file.coefficient_names, file.constant_names, dof_order=asked.dof_order,
            component_order=asked.component_order, place=str(path),
        )  # fmt: skip


def _refusal(path: Path, case: Case) -> FemforgeError:
    try:
        compiled(path, case, case.refused, case.define, case.parameters)
    except FemforgeError as error:
        return error
    pytest.fail(f"not refused: {case.refused}", pytrace=False)


def follow_all(
    cases: Sequence[Case], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[set[Site], list[str]]:
    """Follow every mend; what printed them, and their texts."""
    seen: set[Site] = set()
    mends = []
    path = folder / "test.form"
    for case in cases:
        with passed(monkeypatch) as places:
            refusal = _refusal(path, case)
        seen |= places
        assert case.words in refusal.mend, f"{case.refused}\n{refusal}"
        mends.append(refusal.mend)
        define = case.define if case.followed_define is None else case.followed_define
        parameters = case.parameters if case.followed_parameters is None else case.followed_parameters
        try:
            compiled(path, case, case.followed, define, parameters)
        except FemforgeError as error:
            pytest.fail(f"{refusal}\n{case.followed}\n{error}", pytrace=False)
    return seen, mends


def not_printed(module: str, seen: set[Site], elsewhere: Sequence[str] = ()) -> str:
    """The mends of a module that no case printed, but for those whose source holds one of some words."""
    missing = [
        str(site)
        for site in sites()[module]
        if site not in seen and not any(words in site.text for words in elsewhere)
    ]
    return "\n".join(["no case prints the mends of:", *missing]) if missing else ""
