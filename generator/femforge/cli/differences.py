"""Jacobians against finite differences of the forms that they are derivatives of.

The witness of ``check`` evaluates the integrand that UFL has differentiated. This is a witness of that step: the form
before it, evaluated at two states.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import ufl
from ufl.differentiation import CoefficientDerivative

from femforge.analysis import analyse
from femforge.cli.expected import Inputs
from femforge.cli.witness import element_tensors
from femforge.form_jobs import NamedKernels
from femforge.formfile import FormFile, read_form_file
from femforge.ir.integral import Integral

Array = npt.NDArray[np.float64]
#: Largest difference that passes, relative to the largest term of a cell.
MOST = 1e-5
#: Steps of central differences; for each cell the best counts: large ones have truncation errors, or pass a point where
#: the integrand has a kink, small ones rounding errors.
_STEPS = (1e-3, 1e-4, 1e-5, 1e-6, 1e-7)


def difference(named: NamedKernels, inputs: Inputs) -> float | None:
    """How far the Jacobian that an ``apply`` kernel stands for is from finite differences.

    Args:
        named: the kernel.
        inputs: its state, and the direction x.

    Returns:
        Largest error of a cell's J x, relative to its largest |J| |x|; None if the form is not written as a derivative
        by one coefficient.
    """
    if named.kind != "apply" or named.analysed.bilinear is None:
        return None
    job, integral = named.job, named.analysed.bilinear
    file = read_form_file(job.form, job.define)
    if integral.evaluated:
        return None
    form = next(one.form for one in file.forms if one.name == integral.form)
    pairs = [_before(one) for one in form.integrals()]
    if any(pair is None for pair in pairs):
        return None
    found = {step: np.zeros((len(inputs.tensors), integral.rows)) for step in _STEPS}
    for after, pair in zip(form.integrals(), pairs, strict=True):
        assert pair is not None
        integrand, coefficient = pair
        for jacobian in _analysed(named, file, ufl.Form([after]), None):
            if not _covers(jacobian, integral):
                continue
            for part in jacobian.parts:
                if len(jacobian.parts) > 1:
                    return None  # one rule for all of the residual is not known
                before = ufl.Form([after.reconstruct(integrand)])
                for residual in _analysed(named, file, before, part.degree):
                    if _covers(residual, integral):
                        _add(found, residual, file.coefficient_names[coefficient], inputs)
    return _largest(found, inputs)


def _before(integral: Any) -> tuple[Any, ufl.Coefficient] | None:
    """What is differentiated and by what, if that is one coefficient as a whole."""
    integrand = integral.integrand()
    if not isinstance(integrand, CoefficientDerivative):
        return None
    form, coefficients, arguments, own = integrand.ufl_operands
    by, to = coefficients.ufl_operands, arguments.ufl_operands
    if own.ufl_operands or len(by) != 1 or len(to) != 1:
        return None
    if not isinstance(by[0], ufl.Coefficient) or not isinstance(to[0], ufl.Argument):
        return None
    return form, by[0]


def _analysed(named: NamedKernels, file: FormFile, form: Any, degree: int | None) -> Iterator[Integral]:
    p = named.job.parameters
    asked = None if p.quadrature_degree < 0 else p.quadrature_degree
    yield from analyse(
        named.analysed.integral.form, form, file.coefficient_names, file.constant_names, dof_order=p.dof_order,
        component_order=p.component_order, quadrature_degree=asked if degree is None else degree,
        gauss=degree is None and p.quadrature == "gauss", collapsed=p.collapsed, place=str(named.job.form),
    )  # fmt: skip


def _covers(part: Integral, whole: Integral) -> bool:
    """Whether a part of a form is integrated where the kernel's integral is."""
    return set(whole.subdomain) <= set(part.subdomain) and bool(whole.subdomain) == bool(part.subdomain)


def _add(found: dict[float, Array], residual: Integral, name: str, inputs: Inputs) -> None:
    """Add the differences of one residual, for each step."""
    changed = [f.name for f in residual.coefficients if f.in_file == name]
    if not changed:
        return  # it does not depend on that function
    mesh = inputs.mesh
    # what the Jacobian does not depend on is the same in both states
    others = {f.name: np.ones((len(mesh.cells), f.layout.dim)) for f in residual.coefficients}
    constants = {c.name: np.ones(c.size) for c in residual.constants} | inputs.constants
    for step, sums in found.items():
        for sign in (1, -1):
            state = others | inputs.coefficients
            state[changed[0]] = state[changed[0]] + sign * step * inputs.x
            vectors = element_tensors(residual, mesh.points, mesh.cells, state, constants)
            sums += sign * vectors[:, :, 0] / (2 * step)


def _largest(found: dict[float, Array], inputs: Inputs) -> float:
    mine = inputs.by_cells(())
    scale = np.maximum(mine.magnitudes.max(axis=1), np.finfo(float).tiny)
    errors = np.stack([abs(sums - mine.values).max(axis=1) for sums in found.values()])
    return float(np.max(np.nanmin(errors, axis=0) / scale, initial=0.0))
