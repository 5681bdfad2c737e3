"""What is tuned, and its variants as kernels that can be printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from femforge.emit.origin import KernelSource
from femforge.emit.sources import kernel_source
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import NamedKernels
from femforge.ir.integral import Integral
from femforge.kernels.element_tensor import ElementKernels
from femforge.kernels.operators import OperatorKernels
from femforge.schedule.parameter_names import names_by_cells
from femforge.schedule.tuned import TUNABLE
from femforge.tuning.records import Subject, Values
from femforge.tuning.spaces import Space, space_of


@dataclass(frozen=True, eq=False)
class Tunable:
    """One kernel on one target, with everything that making its variants takes.

    Attributes:
        named: the kernel.
        target: ``cpu``, ``cuda`` or ``hip``.
    """

    named: NamedKernels
    target: str

    @cached_property
    def subject(self) -> Subject:
        """What archives call it."""
        analysed, p = self.named.analysed, self.named.job.parameters
        integral = analysed.bilinear or analysed.integral
        function = integral.test or (integral.coefficients[0] if integral.coefficients else None)
        return Subject(
            kernel=self.named.name, kind=self.named.kind, key=self.kernels.key,
            form=f"{self.named.origin.file}: {self.named.origin.form}", cell=integral.cell,
            element=function.layout.name if function else "", coefficients=_coefficients(integral),
            degree=function.layout.fields[0].element.degree if function else 0,
            scalar=p.scalar, input=p.input, output=p.output, target=self.target,
            command=self.named.origin.command,
        )  # fmt: skip

    @property
    def kernels(self) -> ElementKernels | OperatorKernels:
        """What makes its variants."""
        return self.named.kernels if self.named.kind == "element_tensor" else self.named.operators

    @cached_property
    def space(self) -> Space:
        """All its variants."""
        assert self.kernels.representations.candidates
        with self.named.analysed.integral.graph.scratch():
            return space_of(self.kernels, self.target)

    def source(self, values: Values, suffix: str) -> KernelSource:
        """The source of one variant.

        Args:
            values: of the tunable parameters.
            suffix: of its name.

        Raises:
            FemforgeError: for values that are not legal.
        """
        kind = self.named.kind
        name = self.named.name.removesuffix(f"_{kind}") + f"_{suffix}_{kind}"
        kernels = self._with(values)
        if isinstance(kernels, OperatorKernels):
            return kernel_source(kernels.kernel(self.target), name, self.named.origin)
        return kernel_source(kernels.element_tensor(self.target), name, self.named.origin)

    def _with(self, values: Values) -> ElementKernels | OperatorKernels:
        """What makes the kernel with some tunable parameters, for all targets."""
        kind, job = self.named.kind, self.named.job
        default = type(job.parameters)()
        opened = {name: getattr(default, name) for name in TUNABLE[kind]}
        parameters = replace(job.parameters, **{**opened, "tuning": "none", **values})
        if isinstance(self.kernels, OperatorKernels):
            return self.kernels.with_parameters(parameters)
        return replace(self.named, job=replace(job, parameters=parameters, by_target={})).kernels

    def reference(self) -> list[KernelSource]:
        """The CPU kernel that variants are checked against, by quadrature where that is possible; and that of G.

        Of operators, each node sums what its cells give in a fixed order.
        """
        quadrature = self.kernels.representations.candidates["quadrature"]
        wanted = {} if quadrature.reason else {"representation": "quadrature"}
        if isinstance(self.kernels, OperatorKernels):
            own = self.kernels.scatters[self.kernels.without_table("cpu").scatter]
            # sums, and values that no cells share, are the same bits in every run by themselves; matrices are compared
            # cell by cell
            if own.adds_to_vectors and self.named.kind != "assemble":
                wanted["scatter"] = "gather"
        kernels, origin = self._with(wanted), self.named.origin
        if isinstance(kernels, OperatorKernels):
            sources = [kernel_source(kernels.kernel("cpu"), self.named.name, origin)]
        else:
            sources = [kernel_source(kernels.element_tensor("cpu"), self.named.name, origin)]
        if self.named.geometry_name:
            sources.append(kernel_source(kernels.geometry("cpu"), self.named.geometry_name, origin))
        return sources


@dataclass(frozen=True)
class Variant:
    """One variant of a kernel.

    Attributes:
        tunable: the kernel.
        values: of its tunable parameters.
    """

    tunable: Tunable
    values: Values

    @property
    def untuned(self) -> bool:
        """Whether the generator takes these values without a table."""
        return dict(self.values) == dict(self.tunable.space.untuned)


def _coefficients(integral: Integral) -> str:
    return ", ".join(f"{f.called or f.name}: {f.layout.name}" for f in integral.coefficients)


def tunables(prepared: Sequence[NamedKernels], targets: Sequence[str]) -> list[Tunable]:
    """Every kernel on every target.

    Raises:
        FemforgeError: for a kernel that cannot be tuned, saying why.
    """
    for named in prepared:
        _check_tunable(named)
    return [Tunable(named, target) for named in prepared for target in targets]


def _check_tunable(named: NamedKernels) -> None:
    """Refuse kernels whose variants are known already, or whose vectors are no L-vectors.

    Raises:
        FemforgeError: naming the kernel.
    """

    def refuse(cause: str, mend: str) -> FemforgeError:
        return FemforgeError(cause, place=named.name, mend=mend, code=ExitCode.PARAMETERS)

    for name in names_by_cells(named.job.from_cells):
        raise refuse(f"{name}: what is best from how many cells on is found by tuning", f"leave {name} out")
    if named.kind == "element_tensor":
        return
    parameters = named.job.parameters
    scatters = [parameters.scatter, *(own.get("scatter") for own in named.job.by_target.values())]
    if "element" in scatters:
        raise refuse("kernels on E-vectors (scatter = element) are not tuned", "leave scatter out")
