"""The body of a function of UFCx for one integral, in C."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ffcx.ir.representation import IntegralIR

from femforge.emit.platforms.c import C
from femforge.emit.ufcx import body_of
from femforge.ffcx.read import read_integral
from femforge.ir.integral import Integral, Part
from femforge.kernels.element_tensor import ElementKernels
from femforge.schedule.parameters import Parameters


@dataclass(frozen=True)
class Kernel:
    """A kernel in C.

    Attributes:
        body: what stands between the braces of ``tabulate_tensor``.
        facts: what a reader may want to know, a sentence each.
        oriented: whether it reads how the two cells see their facet (``quadrature_permutation``).
    """

    body: str
    facts: tuple[str, ...]
    oriented: bool


def kernel_of(ir: IntegralIR, domain: str, scalar: Literal["float32", "float64"]) -> Kernel:
    """Femforge's kernel for an integral of FFCx.

    Args:
        ir: FFCx's representation.
        domain: UFL cell name of what is integrated over.
        scalar: C type of everything.

    Raises:
        FemforgeError: femforge does not have it, and the error says why.
    """
    integral = read_integral(ir, domain)
    kernels = ElementKernels(integral, Parameters(scalar=scalar), ir.expression.name)
    body = body_of(C(scalar), integral, kernels.of_one_cell())
    return Kernel("\n".join(body), _facts(integral), integral.kind == "interior_facet")


def _facts(integral: Integral) -> tuple[str, ...]:
    spaces = [
        f"{f.name} {f.layout.name}" for f in (integral.test, integral.trial, *integral.coefficients) if f
    ]
    said = ", ".join([*spaces, f"geometry {integral.coordinates.layout.name}"])
    return (f"Elements: {said}.", f"Quadrature: {', '.join(map(_rule, integral.parts))}.")


def _rule(part: Part) -> str:
    if part.given is not None:
        return f"{len(part.given.weights)} points of FFCx's rule"
    return f"degree {part.degree}, scheme {part.scheme}"
