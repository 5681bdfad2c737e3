"""Kernels of forms that are asked for: the form files read and analysed, their names, what builds them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, final

from femforge.analysis import analyse, analyse_expression, zero
from femforge.commands import call_of, command_of
from femforge.emit.origin import Origin, QFunctionSource
from femforge.emit.qfunction import qfunction_source
from femforge.errors import ExitCode, FemforgeError, counted, use
from femforge.formfile import FormFile, NamedExpression, NamedForm, read_form_file
from femforge.ir.identity import integral_key
from femforge.ir.integral import MEASURES, Integral
from femforge.kernel_names import kernel_name
from femforge.kernels.element_tensor import ElementKernels, representations_of
from femforge.kernels.operators import ARITY, NOT_OF_VALUES, OperatorKernels
from femforge.kernels.qfunctions import ARITIES, QFUNCTION, qfunction
from femforge.represent.choose import Choice, Representations
from femforge.schedule.inputs import INPUTS
from femforge.schedule.parameter_names import names_by_cells
from femforge.schedule.parameters import FromCells, Parameters

#: Kinds of kernels that are made from forms and run by themselves, and all that are made from forms.
KINDS = ("element_tensor", *ARITY)
GENERATED = (*KINDS, QFUNCTION)
Override = int | float | str


@final
@dataclass(frozen=True)
class Job:
    """One form file with one set of choices.

    Attributes:
        form: path of the form file; of a program's forms, what they are called together.
        define: names that are set before the file is read, for instance ``cell`` and ``degree``.
        parameters: of the kernels.
        suffix: appended to the kernels' names, to tell variants apart.
        by_target: parameters (of ``PER_TARGET``) that differ on some targets.
        from_cells: parameters (of ``BY_CELLS``) that differ from some numbers of cells on.
        kernels: kinds of kernels, each made from the forms of its arity.
        program: the forms, where a program holds them and no file.
        by_measure: the same with the parameters of integrals that have a measure, where these are others.
    """

    form: Path
    define: Mapping[str, Override] = field(default_factory=dict)
    parameters: Parameters = field(default_factory=Parameters)
    suffix: str = ""
    by_target: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    kernels: tuple[str, ...] = ("element_tensor",)
    program: FormFile | None = None
    from_cells: FromCells = field(default_factory=dict)
    by_measure: Mapping[str, Job] = field(default_factory=dict)

    def over(self, integral: Integral) -> Job:
        """The job that has the parameters of an integral."""
        return self.by_measure.get(MEASURES[integral.kind], self)

    def _settings(self) -> dict[str, Any]:
        """Parameters that are set for all integrals, by their full names."""
        values = self.parameters.values()
        settings = {name: values[name] for name in self.parameters.set_among(values)}
        for target, own in self.by_target.items():
            settings |= {f"{target}.{name}": value for name, value in own.items()}
        return settings | names_by_cells(self.from_cells)

    def command(self, kind: str) -> str:
        """What writes its kernels of one kind again."""
        settings = self._settings()
        for measure, job in self.by_measure.items():
            own = {**job.parameters.values(), **job._settings()}
            known = {**self.parameters.values(), **settings}
            settings |= {
                f"{measure}.{name}": value for name, value in own.items() if known.get(name) != value
            }
        if self.program is not None:
            functions = (*self.program.coefficient_names.values(), *self.program.constant_names.values())
            names = [one.name for one in self.program.compiled]
            return call_of(names, functions, self.form.name, kind, settings, self.suffix)
        return command_of(self.form.name, kind, self.define, settings, self.suffix)


class Analysed:
    """One integral of a form file, shared by all jobs that differ in schedule and precision only.

    Args:
        integral: the integral.
        asked: parameters of the first of these jobs.
        bilinear: the form of which the integral is the action, if it is one.

    Attributes:
        operators: representations of operator kernels by kind, made when first asked for.
    """

    def __init__(self, integral: Integral, asked: Parameters, bilinear: Integral | None = None) -> None:
        self.integral = integral
        self.bilinear = bilinear
        self.operators: dict[str, Choice] = {}
        self._asked = asked

    @cached_property
    def key(self) -> str:
        """Stands for what is integrated; the action of a form has that of the form."""
        return integral_key(self.bilinear or self.integral)

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
        kind: one of :data:`GENERATED`.
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
        self._check_one_variant()
        return ElementKernels(a.integral, job.parameters, self.name, job.by_target, a.representations)

    @cached_property
    def operators(self) -> OperatorKernels:
        """The builder of an operator's kernels."""
        a, job = self.analysed, self.job
        matrices = a.representations if self.kind == "assemble" else None
        if self.kind == "assemble":
            self._check_one_variant()
        return OperatorKernels(
            self.kind,
            a.integral,
            a.bilinear,
            job.parameters,
            self.name,
            job.by_target,
            matrices,
            job.from_cells,
            a.operators,
        )

    def _check_one_variant(self) -> None:
        """Refuse parameters that depend on the number of cells, of a kind that has no variants.

        Raises:
            FemforgeError: naming the first one (code PARAMETERS).
        """
        for name in names_by_cells(self.job.from_cells):
            raise FemforgeError(
                f"{name}: {self.kind} kernels have one variant for all numbers of cells", place=self.name,
                mend=f"leave {name} out, or ask for apply, residual, diagonal or functional",
                code=ExitCode.PARAMETERS,
            )  # fmt: skip

    @cached_property
    def qfunction(self) -> QFunctionSource:
        """The QFunction, printed.

        Raises:
            FemforgeError: for what libCEED cannot do, and parameters that it does not have (code PARAMETERS).
        """
        parameters = self.job.parameters
        self._check_one_variant()
        for target, own in self.job.by_target.items():
            parameters = parameters.with_values(own, f"{self.name}, {target}")
        return qfunction_source(
            qfunction(self.analysed.integral, parameters, self.name), self.name, self.origin
        )

    @property
    def geometry_name(self) -> str:
        """Base name of the kernel that stores the geometry; empty where that is not an input."""
        if self.kind == QFUNCTION:
            return ""
        if self.kind != "element_tensor":
            return f"{self.name}_geometry" if self.operators.stored else ""
        if INPUTS[self.job.parameters.input].stored != "cell":
            return ""
        return self.name.removesuffix("_element_tensor") + "_geometry"


def _defined(job: Job) -> tuple[tuple[str, str], ...]:
    """What tells values from outside apart, of whatever kind they are."""
    return tuple((name, repr(value)) for name, value in sorted(job.define.items()))


class _Reader:
    """Reads and analyses form files, each once for everything that analysis depends on."""

    def __init__(self) -> None:
        self._files: dict[tuple[Any, ...], FormFile] = {}
        self._known: dict[tuple[Any, ...], list[tuple[Analysed, FormFile]]] = {}

    def read(self, job: Job, kind: str = "element_tensor") -> list[tuple[Analysed, FormFile]]:
        """Every integral that a kind of kernel is made from, with the file; none if no form has the kind's arity."""
        p = job.parameters
        key = (job.form, _defined(job), p.dof_order, p.component_order, p.quadrature_degree,
               p.quadrature, p.collapsed, p.output, p.input, kind)  # fmt: skip
        if key not in self._known:
            self._known[key] = list(self._analyse(job, kind))
        return self._known[key]

    def _analyse(self, job: Job, kind: str) -> Iterator[tuple[Analysed, FormFile]]:
        if kind == "assemble":
            # the element matrices that it adds up are those of element_tensor
            found = self.read(job)
            matrices = (i for i in found if i[0].integral.arity == ARITY[kind])
            yield from (one for one in matrices if not one[0].integral.evaluated)
            return
        key = (job.form, _defined(job))
        if key not in self._files:
            self._files[key] = job.program or read_form_file(job.form, job.define)
        file = self._files[key]
        for named in file.compiled:
            if isinstance(named, NamedExpression) and kind in (*NOT_OF_VALUES, QFUNCTION):
                continue
            if named.arity not in _arities(kind):
                continue
            integrals = _integrals(job, file, named, False)
            if kind == "apply" or (kind == QFUNCTION and named.arity == 2):
                actions = _integrals(job, file, named, True)
                for action, bilinear in zip(actions, integrals, strict=True):
                    yield Analysed(action, job.parameters, bilinear), file
            else:
                for integral in integrals:
                    yield Analysed(integral, job.parameters), file


def _integrals(
    job: Job, file: FormFile, named: NamedForm | NamedExpression, action: bool
) -> tuple[Integral, ...]:
    """The integrals of a form, or the values of an expression; or those of its action on a function.

    Raises:
        FemforgeError: for a form that is not supported, or cells of higher degree that are promised to be affine.
    """
    p = job.parameters
    if isinstance(named, NamedExpression):
        one = analyse_expression(
            named, file.coefficient_names, file.constant_names, dof_order=p.dof_order,
            component_order=p.component_order, place=str(job.form), action=action,
        )  # fmt: skip
        found: tuple[Integral, ...] = (one,)
    else:
        found = analyse(
            named.name, named.form, file.coefficient_names, file.constant_names,
            dof_order=p.dof_order, component_order=p.component_order,
            quadrature_degree=None if p.quadrature_degree < 0 else p.quadrature_degree,
            gauss=p.quadrature == "gauss", collapsed=p.collapsed, place=str(job.form),
            action=action,
        )  # fmt: skip
    if not INPUTS[p.input].parallelepipeds:
        return found
    if any(i.coordinates.layout.fields[0].element.degree > 1 for i in found):
        raise FemforgeError(
            f"input = {p.input} is for geometry of degree 1", place=f"{job.form}: {named.name}",
            code=ExitCode.PARAMETERS, ways=[use(input="vertices")],
        )  # fmt: skip
    straight = (i.of_parallelepipeds() for i in found)
    return tuple(i for i in straight if i.parts) or zero(
        "form is identically zero", f"{job.form}: {named.name}"
    )


def prepare(jobs: Sequence[Job], passed_over: Callable[[str], None] = lambda _: None) -> list[NamedKernels]:
    """Read and analyse the form files of all jobs.

    Args:
        jobs: what is wanted.
        passed_over: told, a sentence each, which files have no form for one of the kinds of kernels.

    Raises:
        FemforgeError: for what is wrong with a file or not supported; if two kernels would get the same name; if no
            file has a form for any of the kinds; for parameters of a measure that no integral has.
    """
    prepared: list[NamedKernels] = []
    missing: dict[str, FemforgeError] = {}
    seen: dict[str, Path] = {}
    reader = _Reader()
    for job, kind in [(one, kind) for one in jobs for kind in one.kernels]:
        found = reader.read(job, kind)
        if not found:
            error = _no_form(job, kind)
            missing.setdefault(f"{error.place}: {error.cause}", error)
        for number, (analysed, file) in enumerate(found):
            own = job.over(analysed.integral)
            if own is not job:
                analysed, file = reader.read(own, kind)[number]
            of_form = [named.slug for named in file.compiled if named.name == analysed.integral.form]
            slug = of_form[0] if len(file.compiled) > 1 else ""
            name = kernel_name(job.form, slug, analysed.integral, own.parameters, kind, job.suffix)
            if name in seen:
                raise FemforgeError(
                    f"two kernels would be called {name} (also from {seen[name]})", place=str(job.form),
                    mend="give one of them a suffix, in a --config file, or leave one out", code=ExitCode.USAGE,
                )  # fmt: skip
            seen[name] = job.form
            command = job.command(kind)
            origin = Origin(job.form.name, analysed.integral.form, file.source, command, analysed.key)
            prepared.append(NamedKernels(name, own, analysed, origin, kind, file.left_out))
    if missing and not prepared:
        raise next(iter(missing.values()))
    for job in jobs:
        _check_measures(job, reader)
    for text in missing:
        passed_over(text)
    return prepared


def _check_measures(job: Job, reader: _Reader) -> None:
    """Refuse parameters of integrals that there are none of.

    Raises:
        FemforgeError: naming the first measure (code PARAMETERS).
    """
    found = [one.integral for kind in job.kernels for one, _ in reader.read(job, kind)]
    there = {MEASURES[integral.kind] for integral in found}
    for measure in job.by_measure:
        if measure not in there:
            raise FemforgeError(
                f"there is no integral over {measure}, whose parameters are set", place=str(job.form),
                mend=f"leave them out; measures here: {', '.join(sorted(there))}", code=ExitCode.PARAMETERS,
            )  # fmt: skip


def _arities(kind: str) -> tuple[int, ...]:
    """Those of the forms that a kind of kernel is made from."""
    if kind == QFUNCTION:
        return ARITIES
    return (0, 1, 2) if kind == "element_tensor" else (ARITY[kind],)


def _no_form(job: Job, kind: str) -> FemforgeError:
    *fewer, most = _arities(kind)
    arities = "".join(f"{n} or " for n in fewer) + counted(most, "argument")
    return FemforgeError(
        f"no form {'of this file' if job.program is None else 'here'} has {arities}, as "
        f"kernel = {kind} needs", place=str(job.form), code=ExitCode.FORM,
        mend="take another kernel, or another form file" if job.program is None else "take another kernel or form",
    )  # fmt: skip
