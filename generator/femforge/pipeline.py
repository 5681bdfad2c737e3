"""From form files to a directory of sources: the stages in order."""

from __future__ import annotations

import json
import os
import re
import shlex
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from femforge import __version__
from femforge.analysis import analyse
from femforge.emit.dialects import DIALECTS
from femforge.emit.operators import operator_source
from femforge.emit.points import points_of
from femforge.emit.sources import KernelSource, Origin, header_text, kernel_source, registry_text
from femforge.emit.templates import descriptor_header
from femforge.errors import ExitCode, FemforgeError
from femforge.formfile import FormFile, read_form_file
from femforge.formfile.naming import NamedForm
from femforge.ir.integral import TRIAL, Function, Integral
from femforge.kernels.element_tensor import ElementKernel, ElementKernels, representations_of
from femforge.kernels.operators import ARITY, OperatorKernels
from femforge.represent.choose import Representations
from femforge.schedule.parameters import Parameters, check_per_target

TARGETS = ("cpu", "cuda", "hip")
HEADER, DESCRIPTOR_HEADER, MANIFEST = "femforge_kernels.h", "femforge_descriptor.h", "femforge_manifest.json"
Override = int | float | str


@dataclass(frozen=True)
class Job:
    """One form file with one set of choices.

    Attributes:
        form: path of the form file.
        define: names that are set before the file is read, for instance ``cell`` and ``degree``.
        parameters: of the kernels.
        suffix: appended to the kernels' names, to tell variants apart.
        by_target: parameters (of ``PER_TARGET``) that differ on some targets.
        kernels: kinds of kernels, each made from the forms of its arity.
    """

    form: Path
    define: Mapping[str, Override] = field(default_factory=dict)
    parameters: Parameters = field(default_factory=Parameters)
    suffix: str = ""
    by_target: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    kernels: tuple[str, ...] = ("element_tensor",)


class Analysed:
    """One integral of a form file, shared by all jobs that differ in schedule and precision only.

    Args:
        integral: the integral.
        asked: parameters of the first of these jobs.
        bilinear: the form of which the integral is the action, if it is one.
    """

    def __init__(self, integral: Integral, asked: Parameters, bilinear: Integral | None = None) -> None:
        self.integral = integral
        self.bilinear = bilinear
        self._asked = asked

    @cached_property
    def representations(self) -> Representations:
        """Its representations, made when first asked for."""
        return representations_of(self.integral, self._asked)


@dataclass(frozen=True)
class NamedKernels:
    """The kernels of one integral, not yet built.

    Attributes:
        name: base name of the kernel.
        job: what asks for them.
        analysed: what is integrated.
        origin: for the head of the file.
        kind: ``element_tensor`` or one of ``kernels.operators.ARITY``.
        left_out: names of forms of the same file that are not compiled.
    """

    name: str
    job: Job
    analysed: Analysed
    origin: Origin
    kind: str = "element_tensor"
    left_out: tuple[str, ...] = ()

    @cached_property
    def kernels(self) -> ElementKernels:
        """The builder, with the representations chosen.

        Raises:
            FemforgeError: for an output or input that the form does not allow.
        """
        a, job = self.analysed, self.job
        return ElementKernels(a.integral, job.parameters, self.name, job.by_target, a.representations)

    @cached_property
    def operators(self) -> OperatorKernels:
        """The builder of an operator's kernels."""
        a, job = self.analysed, self.job
        return OperatorKernels(self.kind, a.integral, a.bilinear, job.parameters, self.name, job.by_target)

    @property
    def geometry_name(self) -> str:
        """Base name of the kernel that stores the geometry; empty where that is not an input."""
        if self.kind != "element_tensor":
            return f"{self.name}_geometry" if self.operators.stored else ""
        if self.job.parameters.input != "geometry":
            return ""
        return self.name.removesuffix("_element_tensor") + "_geometry"


class _Reader:
    """Reads and analyses form files, each once for everything that analysis depends on."""

    def __init__(self) -> None:
        self._files: dict[tuple[Any, ...], FormFile] = {}
        self._known: dict[tuple[Any, ...], list[tuple[Analysed, FormFile]]] = {}

    def read(self, job: Job, kind: str = "element_tensor") -> list[tuple[Analysed, FormFile]]:
        """Every integral that a kind of kernel is made from, with the file.

        Raises:
            FemforgeError: if no form of the file has the arity that the kind needs.
        """
        p = job.parameters
        key = (job.form, tuple(sorted(job.define.items())), p.dof_order, p.component_order, p.quadrature_degree,
               p.output, p.input, kind)  # fmt: skip
        if key not in self._known:
            self._known[key] = list(self._analyse(job, kind))
            if not self._known[key]:
                raise FemforgeError(
                    f"no form of this file has {ARITY[kind]} arguments, as kernel = {kind} needs",
                    place=str(job.form), mend="take another kernel, or another form file", code=ExitCode.FORM,
                )  # fmt: skip
        return self._known[key]

    def _analyse(self, job: Job, kind: str) -> Iterator[tuple[Analysed, FormFile]]:
        key = (job.form, tuple(sorted(job.define.items())))
        if key not in self._files:
            self._files[key] = read_form_file(job.form, job.define)
        file = self._files[key]
        for named in file.forms:
            if kind != "element_tensor" and named.arity != ARITY[kind]:
                continue
            integrals = _integrals(job, file, named, False)
            if kind == "apply":
                actions = _integrals(job, file, named, True)
                for action, bilinear in zip(actions, integrals, strict=True):
                    yield Analysed(action, job.parameters, bilinear), file
            else:
                for integral in integrals:
                    yield Analysed(integral, job.parameters), file


def _integrals(job: Job, file: FormFile, named: NamedForm, action: bool) -> tuple[Integral, ...]:
    """The integrals of a form, or of its action on a function.

    Raises:
        FemforgeError: for a form that is not supported, or cells of higher degree that are promised to be affine.
    """
    p = job.parameters
    found = analyse(
        named.name, named.form, file.coefficient_names, file.constant_names,
        dof_order=p.dof_order, component_order=p.component_order,
        quadrature_degree=None if p.quadrature_degree < 0 else p.quadrature_degree, place=str(job.form),
        action=action,
    )  # fmt: skip
    if p.input != "affine":
        return found
    if any(i.coordinates.layout.fields[0].element.degree > 1 for i in found):
        raise FemforgeError(
            "input = affine is for geometry of degree 1", place=f"{job.form}: {named.name}", mend="use vertices",
            code=ExitCode.PARAMETERS,
        )  # fmt: skip
    return tuple(replace(i, parallelepiped=True) for i in found)


def kernel_name(job: Job, file: FormFile, integral: Integral, kind: str = "element_tensor") -> str:
    """Readable name, for instance ``laplace_p1_tetrahedron_f64_element_tensor``.

    The form's name is part of it where the file has several forms; subdomain ids where there are any; input,
    output and orders where they are not the defaults.
    """
    p, default = job.parameters, Parameters()
    parts = [_identifier(job.form.stem)]
    if len(file.forms) > 1:
        parts += [named.slug for named in file.forms if named.name == integral.form]
    if integral.subdomain:
        parts.append("dx" + "_".join(str(i) for i in integral.subdomain))
    parts.append(_element_slug(integral.test or _first_coefficient(integral)))
    parts.append(integral.cell)
    if integral.coordinates.layout.fields[0].element.degree > 1:
        parts.append(f"q{integral.coordinates.layout.fields[0].element.degree}" + "geometry")
    parts.append("f32" if p.scalar == "float32" else "f64")
    parts += [
        str(getattr(p, n)) for n in ("dof_order", "component_order") if getattr(p, n) != getattr(default, n)
    ]
    if p.input != default.input:
        parts.append(
            {"geometry": "from_g", "points": "from_points", "ufcx": "from_ufcx", "affine": "affine"}[p.input]
        )
    if p.output != default.output:
        parts.append("packed")
    if kind != "element_tensor":
        parts += [p.scatter] if p.scatter != default.scatter else []
        parts += [p.index_type] if p.index_type != default.index_type else []
        parts += ["constrained"] if p.constraints else []
        parts += [p.numbering] if p.numbering != default.numbering else []
    if job.suffix:
        parts.append(_identifier(job.suffix))
    return "_".join([*parts, kind])


def _first_coefficient(integral: Integral) -> Function:
    return integral.coefficients[0] if integral.coefficients else integral.coordinates


def _element_slug(function: Function) -> str:
    text = function.layout.name.replace("^", "x").replace(", ", "_").replace("+", "_")
    return _identifier(text)


def _identifier(text: str) -> str:
    return re.sub(r"_+", "_", re.sub(r"[^0-9a-zA-Z]+", "_", text)).strip("_").lower()


def prepare(jobs: Sequence[Job]) -> list[NamedKernels]:
    """Read and analyse the form files of all jobs.

    Raises:
        FemforgeError: for what is wrong with a file or not supported; also if two kernels would get the same name.
    """
    prepared: list[NamedKernels] = []
    seen: dict[str, Path] = {}
    reader = _Reader()
    for job, kind in [(one, kind) for one in jobs for kind in one.kernels]:
        for analysed, file in reader.read(job, kind):
            name = kernel_name(job, file, analysed.integral, kind)
            if name in seen:
                raise FemforgeError(
                    f"two kernels would be called {name} (also from {seen[name]})", place=str(job.form),
                    mend="give one of them a suffix", code=ExitCode.USAGE,
                )  # fmt: skip
            seen[name] = job.form
            origin = Origin(job.form.name, analysed.integral.form, file.source, regenerate_command(job, kind))
            prepared.append(NamedKernels(name, job, analysed, origin, kind, file.left_out))
    return prepared


def regenerate_command(job: Job, kind: str = "element_tensor") -> str:
    """The command line that writes the kernel of a job again."""
    words = ["femforge", "generate", shlex.quote(job.form.name)]
    words += [f"--kernel {kind}"] if kind != "element_tensor" else []
    words += [f"--define {name}={shlex.quote(str(value))}" for name, value in job.define.items()]
    default = Parameters()
    for name in vars(default):
        value = getattr(job.parameters, name)
        if value != getattr(default, name):
            words.append(f"--set {name}={str(value).lower()}")
    for target, values in job.by_target.items():
        words += [f"--set {target}.{name}={str(value).lower()}" for name, value in values.items()]
    return " ".join(words + ([f"--suffix {shlex.quote(job.suffix)}"] if job.suffix else []))


def sources_of(named: NamedKernels, targets: Iterable[str]) -> list[KernelSource]:
    """Print the kernels of one integral for some targets.

    Raises:
        FemforgeError: for parameters that the form or a target does not allow.
    """
    sources = []
    for target in targets:
        if named.kind != "element_tensor":
            sources.append(operator_source(named.operators.kernel(target), named.name, named.origin))
            if named.geometry_name:
                geometry = named.operators.geometry(target)
                sources.append(kernel_source(geometry, named.geometry_name, named.origin))
            continue
        sources.append(kernel_source(named.kernels.element_tensor(target), named.name, named.origin))
        if named.geometry_name:
            sources.append(kernel_source(named.kernels.geometry(target), named.geometry_name, named.origin))
    return sources


def output_names(prepared: Sequence[NamedKernels], targets: Sequence[str]) -> list[str]:
    """Names of all files that :func:`generate` writes, without building the kernels."""
    names = []
    for target in targets:
        for named in prepared:
            kernels = [named.name, named.geometry_name] if named.geometry_name else [named.name]
            names += [f"{name}.{DIALECTS[target].suffix}" for name in kernels]
        names.append(f"femforge_registry_{target}.cpp")
    return [*sorted(names), HEADER, DESCRIPTOR_HEADER, MANIFEST]


@dataclass(frozen=True)
class Generated:
    """What was written.

    Attributes:
        files: text of each file by name.
        sources: the kernels.
    """

    files: Mapping[str, str]
    sources: tuple[KernelSource, ...]


def generate(
    prepared: Sequence[NamedKernels], targets: Sequence[str], progress: Callable[[str], None] = lambda _: None
) -> Generated:
    """Print everything; writes nothing.

    Args:
        prepared: from :func:`prepare`.
        targets: of ``cpu``, ``cuda``, ``hip``.
        progress: told each kernel's name before it is made.
    """
    sources: list[KernelSource] = []
    for named in prepared:
        progress(named.name)
        sources += sources_of(named, targets)
    files = {source.file: source.text for source in sources}
    for target in targets:
        files[f"femforge_registry_{target}.cpp"] = registry_text(sources, target)
    files[HEADER] = header_text(sources, targets)
    files[DESCRIPTOR_HEADER] = descriptor_header()
    files[MANIFEST] = json.dumps(manifest(sources), indent=1) + "\n"
    return Generated(files, tuple(sources))


def manifest(sources: Sequence[KernelSource]) -> dict[str, Any]:
    """Sizes, parameters, costs and provenance of every kernel, for tools."""
    return {"femforge": __version__, "kernels": [_manifest_entry(source) for source in sources]}


def _manifest_entry(source: KernelSource) -> dict[str, Any]:
    kernel = source.kernel
    integral, costs = kernel.integral, kernel.costs
    trial = integral.acted_on
    return {
        "name": source.name, "file": source.file, "kernel": kernel.kind, "target": kernel.target,
        "descriptor": source.descriptor, "form_file": source.origin.file, "form": source.origin.form,
        "regenerate": source.origin.command, "cell": integral.cell, "gdim": integral.gdim,
        "coordinates": integral.coordinates.layout.name,
        "arity": int(integral.test is not None) + int(trial is not None),
        "rows": integral.rows, "columns": trial.layout.dim if trial else 1, "entries": kernel.stored,
        "test": integral.test.layout.name if integral.test else None,
        "trial": trial.layout.name if trial else None,
        "coefficients": [
            {"name": f.in_file, "element": f.layout.name, "dofs": f.layout.dim, **_points(kernel, f)}
            for f in integral.coefficients if f.name != TRIAL
        ],
        "constants": [{"name": c.called or c.name, "shape": list(c.shape)} for c in integral.constants],
        "quadrature": [{"degree": p.degree, "origin": p.origin, "scheme": p.scheme} for p in integral.parts],
        "representation": kernel.candidate.name,
        "candidates": {
            c.name: ({"not_valid": c.reason} if c.reason else {"flops": c.flops, "flops_before": c.flops_before})
            for c in kernel.representations.candidates.values()
        },
        "parameters": vars(kernel.parameters), "chosen_by": kernel.origin, "threads": kernel.nest.threads,
        "geometry_size": kernel.geometry_size,
        "costs": {
            "flops": costs.flops, "bytes_read": costs.bytes_read, "bytes_written": costs.bytes_written,
            "paper_flops": costs.paper_flops, "statements": costs.statements, "shared_bytes": costs.shared_bytes,
        },
    }  # fmt: skip


def _points(kernel: ElementKernel, function: Function) -> dict[str, Any]:
    given = points_of(kernel, function)
    return {"points": given.points} if given else {}


def write_files(files: Mapping[str, str], out: Path) -> list[str]:
    """Write files, each to a temporary name and then renamed; files that are the same already stay as they are.

    Returns:
        Names of the files that changed.

    Raises:
        FemforgeError: if the directory cannot be written.
    """
    changed = []
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            path = out / name
            if path.is_file() and path.read_text("utf-8") == text:
                continue
            handle, temporary = tempfile.mkstemp(dir=out, prefix=f".{name}.")
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
            changed.append(name)
    except OSError as error:
        raise FemforgeError(
            f"cannot write: {error.strerror}", place=str(out), mend="choose another --out", code=ExitCode.FILE
        ) from error
    return changed


def with_parameters(job: Job, values: Mapping[str, Any], place: str) -> Job:
    """The job with some parameters replaced.

    Args:
        job: the job.
        values: by name; ``cuda.name`` sets one for that target only.
        place: for messages.

    Raises:
        FemforgeError: for unknown names and illegal values.
    """
    common = {name: value for name, value in values.items() if "." not in name}
    by_target = {target: dict(own) for target, own in job.by_target.items()}
    for full, value in values.items():
        target, dot, name = full.partition(".")
        if not dot:
            continue
        if target not in TARGETS:
            raise FemforgeError(
                f"unknown target {target!r} in {full!r}", place=place, mend=f"targets: {', '.join(TARGETS)}",
                code=ExitCode.PARAMETERS,
            )  # fmt: skip
        check_per_target([name], place)
        Parameters().with_values({name: value}, place)
        by_target.setdefault(target, {})[name] = value
    return replace(job, parameters=job.parameters.with_values(common, place), by_target=by_target)
