"""Forms of DOLFINx whose integrals are kernels of femforge, by the addresses of their UFCx faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from dolfinx import fem

_KINDS = {
    "cell": fem.IntegralType.cell,
    "exterior_facet": fem.IntegralType.exterior_facet,
    "interior_facet": fem.IntegralType.interior_facet,
}


def form_of(
    kernel: Any,
    spaces: Sequence[fem.FunctionSpace],
    coefficients: Sequence[fem.Function] = (),
    constants: Sequence[fem.Constant] = (),
    entities: Any = None,
) -> fem.Form:
    """A form with one integral, made as ``dolfinx.fem.create_form`` makes it of what FFCx has compiled.

    Args:
        kernel: of femforge, ``element_tensor`` for CPUs.
        spaces: of the test function and, of bilinear forms, of the trial function.
        coefficients, constants: in the order in which the kernel lists them.
        entities: cells to integrate over, as DOLFINx counts them; all of this process if left out.
    """
    names = [one.name for one in (*kernel.coefficients, *kernel.constants)]
    if len(names) != len(coefficients) + len(constants):
        raise ValueError(f"{kernel.name} takes {', '.join(names) or 'nothing'}: give as many functions")
    mesh = spaces[0].mesh
    cells = np.arange(mesh.topology.index_map(mesh.topology.dim).size_local, dtype=np.int32)
    used = np.arange(len(coefficients), dtype=np.int8)
    integral = (0, kernel.tabulate_tensor, cells if entities is None else entities, used)
    made = fem.form_cpp_class(np.dtype(kernel.scalar))(
        [space._cpp_object for space in spaces],
        {_KINDS[kernel.integral]: [integral]},
        [function._cpp_object for function in coefficients],
        [constant._cpp_object for constant in constants],
        False,
        [],
        mesh._cpp_object,
    )
    return fem.Form(made, module=kernel)  # the kernel is held as long as the form
