"""What is tuned, and its variants as kernels that can be printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from femforge.emit.sources import KernelSource, kernel_source
from femforge.ir.integral import Integral
from femforge.pipeline import NamedKernels
from femforge.schedule.tuned import TUNABLE
from femforge.tuning.records import Subject, Values
from femforge.tuning.spaces import Space, space_of

KIND = "element_tensor"


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
        integral, p = self.named.analysed.integral, self.named.job.parameters
        function = integral.test or (integral.coefficients[0] if integral.coefficients else None)
        return Subject(
            kernel=self.named.name, kind=KIND, key=self.named.kernels.key,
            form=f"{self.named.origin.file}: {self.named.origin.form}", cell=integral.cell,
            element=function.layout.name if function else "", coefficients=_coefficients(integral),
            degree=function.layout.fields[0].element.degree if function else 0,
            scalar=p.scalar, input=p.input, output=p.output, target=self.target,
            command=self.named.origin.command,
        )  # fmt: skip

    @cached_property
    def space(self) -> Space:
        """All its variants."""
        with self.named.analysed.integral.graph.scratch():
            return space_of(self.named.kernels, self.target, KIND)

    def source(self, values: Values, suffix: str) -> KernelSource:
        """The source of one variant.

        Args:
            values: of the tunable parameters.
            suffix: of its name.

        Raises:
            FemforgeError: for values that are not legal.
        """
        job = self.named.job
        parameters = replace(_open(job.parameters), tuning="none", **dict(values))
        variant = replace(
            self.named, name=self.named.name.removesuffix(f"_{KIND}") + f"_{suffix}_{KIND}",
            job=replace(job, parameters=parameters, by_target={}),
        )  # fmt: skip
        return kernel_source(variant.kernels.element_tensor(self.target), variant.name, variant.origin)

    def reference(self) -> list[KernelSource]:
        """The CPU kernel that variants are checked against, by quadrature where that is possible; and that of G."""
        quadrature = self.named.analysed.representations.candidates["quadrature"]
        job = self.named.job
        wanted: Mapping[str, Any] = {} if quadrature.reason else {"representation": "quadrature"}
        parameters = replace(_open(job.parameters), tuning="none", **wanted)
        trusted = replace(self.named, job=replace(job, parameters=parameters, by_target={}))
        sources = [kernel_source(trusted.kernels.element_tensor("cpu"), trusted.name, trusted.origin)]
        if trusted.geometry_name:
            geometry = trusted.kernels.geometry("cpu")
            sources.append(kernel_source(geometry, trusted.geometry_name, trusted.origin))
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


def _open(parameters: Any) -> Any:
    """The parameters with everything that is tuned left open."""
    default = type(parameters)()
    return replace(parameters, **{name: getattr(default, name) for name in TUNABLE})


def _coefficients(integral: Integral) -> str:
    return ", ".join(f"{f.called or f.name}: {f.layout.name}" for f in integral.coefficients)


def tunables(prepared: Sequence[NamedKernels], targets: Sequence[str]) -> list[Tunable]:
    """Every kernel on every target."""
    return [Tunable(named, target) for named in prepared for target in targets]
