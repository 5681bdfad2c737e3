"""The configuration file: targets, output folder, parameters and the kernels to generate, in TOML."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from femforge.basis_jobs import BASIS, BasisJob
from femforge.cli.options import kernels_from, targets_from
from femforge.codes import parameters_for
from femforge.emit.library import check_library
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, Override
from femforge.pipeline import TARGETS, with_parameters
from femforge.schedule.parameter_names import is_group

#: Combinations that one entry of ``[[kernels]]`` may stand for.
MAX_COMBINATIONS = 10_000
Values = Mapping[str, tuple[Any, ...]]
#: What is wrong with a form file where basis actions are asked for.
NO_FORM = f"{BASIS} is made of no form"


@dataclass(frozen=True)
class KernelEntry:
    """One ``[[kernels]]`` table.

    Attributes:
        forms: form files; none of basis actions.
        define: values of each name of the form file; several stand for all of them.
        parameters: values of each parameter, likewise.
        suffix: of the kernels' names; ``{name}`` stands for the value of a definition or parameter.
        place, define_place: of its parameters, and of its definitions, for messages.
        kernels: kinds of kernels.
    """

    forms: tuple[Path, ...]
    define: Values = field(default_factory=dict)
    parameters: Values = field(default_factory=dict)
    suffix: str = ""
    place: str = "--set"
    define_place: str = "--define"
    kernels: tuple[str, ...] = ("element_tensor",)


@dataclass(frozen=True)
class Config:
    """What a configuration file says.

    Attributes:
        path: the file.
        targets: to generate for; empty if it does not say.
        out: output folder; None if it does not say.
        library: name of the library; empty if it does not say.
        parameters: values for all kernels.
        kernels: what to generate.
    """

    path: Path
    targets: tuple[str, ...] = ()
    out: Path | None = None
    library: str = ""
    parameters: Values = field(default_factory=dict)
    kernels: tuple[KernelEntry, ...] = ()


def read_config(path: Path) -> Config:
    """Read a configuration file; paths in it are relative to its folder.

    Raises:
        FemforgeError: it cannot be read (code FILE), is not TOML, or has an unknown key or a value of the
            wrong kind (code USAGE, place ``file: key``).
    """
    try:
        text = path.read_bytes().decode("utf-8")
        content = tomllib.loads(text)
    except OSError as error:
        raise FemforgeError(
            f"the configuration file cannot be read: {error.strerror}", place=str(path),
            mend="check the name and its permissions", code=ExitCode.FILE,
        ) from error  # fmt: skip
    except ValueError as error:
        raise FemforgeError(
            f"not a TOML file: {error}", place=str(path), mend="see docs/command-line.md for the format"
        ) from error
    return _Reader(path).config(content)


class _Reader:
    """Checks the tables of one file; every message names the file and the key."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def _error(self, key: str, cause: str, mend: str) -> FemforgeError:
        return FemforgeError(cause, place=f"{self.path}: {key}", mend=mend)

    def config(self, content: Mapping[str, Any]) -> Config:
        """The whole file."""
        self._check_keys(content, "", ("targets", "out", "library", "parameters", "kernels"))
        targets = self._texts(content.get("targets", []), "targets")
        out = content.get("out")
        if out is not None and not isinstance(out, str):
            raise self._error("out", f"{out!r} is not a folder", 'write out = "folder"')
        library = content.get("library", "")
        if "library" in content:
            check_library(str(library), f"{self.path}: library")
        kernels = content.get("kernels", [])
        if not isinstance(kernels, list) or not all(isinstance(k, dict) for k in kernels):
            raise self._error("kernels", "this is not a list of tables", "write [[kernels]]")
        return Config(
            path=self.path,
            targets=targets_from(targets, f"{self.path}: targets") if "targets" in content else (),
            out=None if out is None else self.path.parent / out,
            library=str(library),
            parameters=self._values(content.get("parameters", {}), "parameters", grouped=True),
            kernels=tuple(self._entry(k, f"kernels[{i}]") for i, k in enumerate(kernels)),
        )

    def _entry(self, table: Mapping[str, Any], key: str) -> KernelEntry:
        self._check_keys(table, key, ("form", "kernel", "define", "parameters", "suffix"))
        kernels = kernels_from(
            self._texts(table.get("kernel", ["element_tensor"]), f"{key}.kernel"),
            f"{self.path}: {key}.kernel", every=True,
        )  # fmt: skip
        if "form" not in table and kernels != (BASIS,):
            raise self._error(key, "no form file is named", 'write form = "file.form"')
        if "form" in table and kernels == (BASIS,):
            raise self._error(f"{key}.form", NO_FORM, "leave the form out, and define cell, nodes and points")
        suffix = table.get("suffix", "")
        if not isinstance(suffix, str):
            raise self._error(f"{key}.suffix", f"{suffix!r} is not a text", 'write suffix = "text"')
        return KernelEntry(
            forms=tuple(
                self.path.parent / form for form in self._texts(table.get("form", []), f"{key}.form")
            ),
            define=self._values(table.get("define", {}), f"{key}.define"),
            parameters=self._values(table.get("parameters", {}), f"{key}.parameters", grouped=True),
            suffix=suffix,
            place=f"{self.path}: {key}",
            define_place=f"{self.path}: {key}.define",
            kernels=kernels,
        )

    def _check_keys(self, table: Mapping[str, Any], key: str, known: Sequence[str]) -> None:
        for name in table:
            if name not in known:
                place = f"{key}.{name}" if key else name
                raise self._error(place, f"unknown key {name!r}", f"known keys: {', '.join(known)}")

    def _texts(self, value: Any, key: str) -> tuple[str, ...]:
        values = value if isinstance(value, list) else [value]
        if not all(isinstance(v, str) for v in values):
            raise self._error(key, f"{value!r} is not a text or a list of texts", "put names in quotes")
        return tuple(values)

    def _values(
        self, table: Any, key: str, path: str = "", grouped: bool = False
    ) -> dict[str, tuple[Any, ...]]:
        """Values by name, lists as they are; of parameters, a table of a target, or from some number of cells on, gives
        ``group.name``."""
        if not isinstance(table, dict):
            raise self._error(key, "this is not a table", "write { name = value }")
        found: dict[str, tuple[Any, ...]] = {}
        for name, value in table.items():
            if grouped and isinstance(value, dict) and is_group(name, path, TARGETS):
                inner = self._values(value, f"{key}.{name}", f"{path}.{name}".lstrip("."), grouped)
                found.update({f"{name}.{n}": v for n, v in inner.items()})
                continue
            values = value if isinstance(value, list) else [value]
            if not values or not all(isinstance(v, int | float | str) for v in values):
                raise self._error(
                    f"{key}.{name}", f"{value!r} is no number or text, nor a list of these", "write one"
                )
            found[name] = tuple(values)
        return found


@dataclass(frozen=True)
class Choices:
    """What entries are made jobs with.

    Attributes:
        common: the file's parameters for all kernels; those of an entry win.
        define, settings, suffix: from the command line; they win over both.
        code: that the kernels are for (``femforge.codes``); all others win over its parameters.
    """

    common: Values = field(default_factory=dict)
    define: Mapping[str, Override] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)
    suffix: str | None = None
    code: str = ""

    def of(self, entry: KernelEntry) -> Iterator[tuple[dict[str, Any], dict[str, Any], str]]:
        """Definitions, parameters and suffix of each combination that an entry stands for.

        Raises:
            FemforgeError: for a suffix that names what is not set, or far too many combinations.
        """
        names = {**entry.define, **{name: (value,) for name, value in self.define.items()}}
        given = {name: (value,) for name, value in self.settings.items()}
        text = self.suffix if self.suffix is not None else entry.suffix
        place = "--suffix" if self.suffix is not None else f"{entry.place}.suffix"
        for define, values in _combinations(names, {**self.common, **entry.parameters, **given}, entry.place):
            yield define, values, _filled(text, {**define, **values}, place)


def jobs_of(entries: Sequence[KernelEntry], choices: Choices) -> list[Job]:
    """The jobs that entries stand for, form by form.

    Args:
        entries: of a configuration file, or made from the command line's forms.
        choices: what else is chosen.

    Raises:
        FemforgeError: for illegal parameters, or far too many combinations.
    """
    code = choices.code
    return [
        with_parameters(
            Job(form, define, suffix=suffix, kernels=kinds),
            {**parameters_for(code, kinds[0]), **values},
            entry.place,
        )
        for entry in entries
        for form in entry.forms
        for define, values, suffix in choices.of(entry)
        for kinds in ([(kind,) for kind in entry.kernels] if code else [entry.kernels])
    ]


def basis_jobs_of(entries: Sequence[KernelEntry], choices: Choices) -> list[BasisJob]:
    """The basis actions that entries stand for.

    Raises:
        FemforgeError: as :func:`jobs_of`.
    """
    jobs: list[BasisJob] = []
    for entry in entries:
        if entry.kernels != (BASIS,):
            continue
        places = {name: f"{entry.define_place}.{name}" for name in entry.define}
        places.update({name: f"--define {name}" for name in choices.define})
        for define, values, suffix in choices.of(entry):
            job = BasisJob(
                define, suffix=suffix, place=entry.place, define_place=entry.define_place, places=places
            )
            jobs.append(with_parameters(job, values, entry.place))
    return jobs


def _combinations(
    define: Values, parameters: Values, place: str
) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    count = 1
    for values in (*define.values(), *parameters.values()):
        count *= len(values)
    if count > MAX_COMBINATIONS:
        raise FemforgeError(
            f"the lists stand for {count} combinations",
            place=place,
            mend=f"at most {MAX_COMBINATIONS} are allowed",
        )
    for first in itertools.product(*define.values()):
        for second in itertools.product(*parameters.values()):
            yield dict(zip(define, first, strict=True)), dict(zip(parameters, second, strict=True))


def _filled(suffix: str, values: Mapping[str, Any], place: str) -> str:
    def value(match: re.Match[str]) -> str:
        if match[1] not in values:
            known = ", ".join(values) or "none"
            raise FemforgeError(
                f"the suffix names {match[1]!r}, which is not set",
                place=place,
                mend=f"set it, or leave it out of the suffix; set here: {known}",
            )
        return str(values[match[1]])

    return re.sub(r"\{([\w.]+)\}", value, suffix)
