"""Basis actions that are asked for: their definitions read, their names, their kernels."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from femforge.emit.basis import basis_path, basis_source
from femforge.emit.basis_device import device_name
from femforge.emit.origin import BasisSource, identifier
from femforge.errors import ExitCode, FemforgeError, leave_out
from femforge.kernels.basis_actions import basis_kernel
from femforge.represent.basis_actions import ACTIONS, BasisProblem
from femforge.represent.tensor_basis import DIRECTIONS, FAMILIES, MOST, TensorBasis, least
from femforge.schedule.parameter_names import names_by_cells
from femforge.schedule.parameters import FromCells, Parameters

#: What ``kernel`` is called of basis actions.
BASIS = "basis"
#: Definitions of words, with their legal values; the first is taken where none is given, all of them for ``action``.
_WORDS = {
    "cell": (), "action": ACTIONS, "node_family": FAMILIES, "point_family": ("gauss", "gll", "equispaced"),
    "layout": ("cell", "component"),
}  # fmt: skip
_NUMBERS = ("nodes", "points", "components")
#: Parameters that these kernels have.
_PARAMETERS = ("scalar", "element_batch")
#: Components of a node.
_MOST_COMPONENTS = 64


@final
@dataclass(frozen=True)
class BasisJob:
    """Basis actions of one basis, or one of them.

    Attributes:
        define: ``cell``, ``nodes``, ``points`` and what else is defined.
        parameters: of the kernels.
        suffix: appended to the kernels' names.
        by_target: parameters that differ on some targets.
        place: of the job, for messages.
        define_place: of all definitions, for messages.
        places: likewise, of each definition, by name.
        from_cells: parameters from some numbers of cells on, which these kernels do not have.
    """

    define: Mapping[str, Any]
    parameters: Parameters = field(default_factory=Parameters)
    suffix: str = ""
    by_target: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    place: str = "--kernel basis"
    define_place: str = "--define"
    places: Mapping[str, str] = field(default_factory=dict)
    from_cells: FromCells = field(default_factory=dict)


@dataclass(frozen=True)
class NamedBasis:
    """A basis action, not yet built.

    Attributes:
        name: base name of the kernel.
        problem: what it computes.
        job: what asks for it.
    """

    name: str
    problem: BasisProblem
    job: BasisJob

    def path(self, suffix: str) -> str:
        """A file of it."""
        return basis_path(self.name, suffix)

    @property
    def device_header(self) -> str:
        """The file of the basis's device routines."""
        return basis_path(device_name(self.name, self.problem.action), "h")

    def source(self, target: str) -> BasisSource:
        """The kernel for a target.

        Raises:
            FemforgeError: for parameters that it does not have or that do not fit (code PARAMETERS).
        """
        for name in names_by_cells(self.job.from_cells):
            raise FemforgeError(
                f"{name}: basis actions have one variant for all numbers of cells", place=self.name,
                mend=f"leave {name} out", code=ExitCode.PARAMETERS,
            )  # fmt: skip
        own = self.job.parameters.with_values(self.job.by_target.get(target, {}), self.name)
        for name in own.set_beyond(_PARAMETERS):
            raise FemforgeError(
                f"basis actions have {' and '.join(_PARAMETERS)}, and no {name}", place=self.name,
                ways=[leave_out(name)], code=ExitCode.PARAMETERS,
            )  # fmt: skip
        return basis_source(basis_kernel(self.problem, own, target, self.name), self.name, self._command())

    def _command(self) -> str:
        """The command line that writes it again."""
        define = {**self.job.define, "action": self.problem.action}
        words = [f"femforge generate --kernel {BASIS}"]
        words += [f"--define {name}={shlex.quote(str(value))}" for name, value in define.items()]
        known = self.job.parameters.values()
        words += [f"--set {name}={known[name]}" for name in self.job.parameters.set_among(known)]
        for target, values in self.job.by_target.items():
            words += [f"--set {target}.{name}={value}" for name, value in values.items()]
        return " ".join(words + ([f"--suffix {shlex.quote(self.job.suffix)}"] if self.job.suffix else []))


def prepare_basis(jobs: Sequence[BasisJob]) -> list[NamedBasis]:
    """Read the definitions of all jobs.

    Raises:
        FemforgeError: for a definition that is unknown, missing or not legal; if two kernels would get the same name.
    """
    prepared: list[NamedBasis] = []
    seen: set[str] = set()
    for job in jobs:
        for problem in _problems(job):
            name = _name(problem, job)
            if name in seen:
                raise FemforgeError(
                    f"two kernels would be called {name}", place=job.place, code=ExitCode.USAGE,
                    mend="give one of them a suffix, in a --config file, or leave one out",
                )  # fmt: skip
            seen.add(name)
            prepared.append(NamedBasis(name, problem, job))
    return prepared


def _problems(job: BasisJob) -> list[BasisProblem]:
    define = job.define
    known = [*_WORDS, *_NUMBERS]
    for name in define:
        if name not in known:
            raise _refused(
                job, name, f"unknown definition {name!r}", f"basis actions know {', '.join(known)}"
            )
    word = {name: _word(job, name) for name in _WORDS}
    basis = TensorBasis(
        word["cell"], _number(job, "nodes", least(word["node_family"]), MOST),
        _number(job, "points", least(word["point_family"]), MOST), word["node_family"], word["point_family"],
    )  # fmt: skip
    components = _number(job, "components", 1, _MOST_COMPONENTS) if "components" in define else 1
    actions = [one for one in ACTIONS if word["action"] in (one, "")]
    return [BasisProblem(basis, action, components, word["layout"] == "component") for action in actions]


def _word(job: BasisJob, name: str) -> Any:
    legal = tuple(DIRECTIONS) if name == "cell" else _WORDS[name]
    if name not in job.define:
        if name == "cell":
            raise _refused(job, name, "no cell is defined", f"define cell as one of {', '.join(legal)}")
        return "" if name == "action" else legal[0]
    value = job.define[name]
    if value not in legal:
        raise _refused(job, name, f"{name} = {value!r} is not legal", f"legal values: {', '.join(legal)}")
    return value


def _number(job: BasisJob, name: str, lowest: int, highest: int) -> int:
    value = job.define.get(name)
    if value is None:
        mend = f"define {name}, how many there are in one direction"
        raise _refused(job, name, f"{name} is not defined", mend)
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        mend = f"legal values: integers from {lowest} to {highest}"
        raise _refused(job, name, f"{name} = {value!r} is not legal", mend)
    return value


def _refused(job: BasisJob, name: str, cause: str, mend: str) -> FemforgeError:
    """What is wrong with a definition, at its place if it has one."""
    place = job.places.get(name, job.define_place)
    return FemforgeError(cause, place=place, mend=mend, code=ExitCode.PARAMETERS)


def _name(problem: BasisProblem, job: BasisJob) -> str:
    """Readable name, for instance ``basis_hexahedron_n4_q5_f64_interp``; what is not the default is part of it."""
    basis = problem.basis
    parts = [BASIS, basis.cell, f"n{basis.nodes}", f"q{basis.points}"]
    parts += [f"x{problem.components}"] if problem.components > 1 else []
    parts += [f"{basis.node_family}_nodes"] if basis.node_family != "gll" else []
    parts += [f"{basis.point_family}_points"] if basis.point_family != "gauss" else []
    parts += ["by_component"] if problem.by_component else []
    parts.append("f32" if job.parameters.scalar == "float32" else "f64")
    parts += [identifier(job.suffix)] if job.suffix else []
    return "_".join([*parts, problem.action])
