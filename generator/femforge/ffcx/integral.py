"""Integrals: femforge's kernel where there is one, else FFCx's."""

from __future__ import annotations

import textwrap
from typing import Any, Literal

import basix
import numpy as np
from ffcx.codegeneration.C import integral as of_ffcx
from ffcx.codegeneration.C import integral_template
from ffcx.codegeneration.utils import dtype_to_c_type, dtype_to_scalar_dtype
from ffcx.ir.representation import IntegralIR

from femforge.errors import ExitCode, FemforgeError
from femforge.ffcx.kernel import Kernel, kernel_of
from femforge.version import __version__

_SCALARS = ("float32", "float64", "complex64", "complex128")
_WIDTH = 100


def generator(ir: IntegralIR, domain: basix.CellType, options: dict[str, Any]) -> tuple[str, str]:
    """Declaration and implementation of an integral, with a comment that says who made its kernel.

    Args:
        ir: FFCx's representation of the integral.
        domain: cell that is integrated over.
        options: FFCx's.
    """
    try:
        kernel = kernel_of(ir, domain.name, _scalar(options))
    except FemforgeError as error:
        declaration, implementation = of_ffcx.generator(ir, domain, options)
        why = f"{error.cause}; {error.mend}" if error.mend else error.cause
        return declaration, _comment(
            [f"Kernel: FFCx's own C, as femforge does not do this: {why}."]
        ) + implementation
    return _of_femforge(ir, domain, options, kernel)


def _scalar(options: dict[str, Any]) -> Literal["float32", "float64"]:
    """The scalar type, if FFCx is asked for nothing that only it does."""
    if options["sum_factorization"]:
        raise FemforgeError("the option sum_factorization asks for FFCx's", code=ExitCode.FORM)
    match np.dtype(options["scalar_type"]).name:
        case "float32":
            return "float32"
        case "float64":
            return "float64"
        case other:
            raise FemforgeError(f"the scalar type {other} is not supported", code=ExitCode.FORM)


def _comment(paragraphs: list[str]) -> str:
    lines = [line for text in paragraphs for line in textwrap.wrap(text, _WIDTH, subsequent_indent="  ")]
    return "\n" + "\n".join(f"// {line}" for line in lines)


def _of_femforge(
    ir: IntegralIR, domain: basix.CellType, options: dict[str, Any], kernel: Kernel
) -> tuple[str, str]:
    """The structure as FFCx's C has it, around femforge's kernel."""
    name = f"{ir.expression.name}_{domain.name}"
    scalar = np.dtype(options["scalar_type"]).name
    enabled = [str(int(one)) for one in ir.enabled_coefficients]
    listed = f"enabled_coefficients_{name}"
    functions = {
        f"tabulate_tensor_{one}": f".tabulate_tensor_{one} = "
        f"{f'tabulate_tensor_{name}' if one == scalar else 'NULL'},"
        for one in _SCALARS
    }
    implementation = integral_template.factory.format(
        factory_name=name,
        enabled_coefficients=listed if enabled else "NULL",
        enabled_coefficients_init=f"bool {listed}[{len(enabled)}] = {{{', '.join(enabled)}}};"
        if enabled
        else "",
        tabulate_tensor=kernel.body,
        needs_facet_permutations="true" if kernel.oriented else "false",
        scalar_type=dtype_to_c_type(options["scalar_type"]),
        geom_type=dtype_to_c_type(dtype_to_scalar_dtype(options["scalar_type"])),
        coordinate_element_hash=f"UINT64_C({ir.expression.coordinate_element_hash})",
        domain=int(domain),
        **functions,
    )
    said = [f"Kernel: femforge {__version__}.", *kernel.facts]
    return integral_template.declaration.format(factory_name=name), _comment(said) + implementation
