"""Forms of DOLFINx whose integrals are kernels of femforge, by the addresses of their UFCx faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from dolfinx import fem, mesh


def form_of(
    kernels: Sequence[Any],
    spaces: Sequence[fem.FunctionSpace],
    coefficients: Sequence[fem.Function] = (),
    constants: Sequence[fem.Constant] = (),
) -> fem.Form:
    """A form as DOLFINx makes it of what FFCx has compiled, over all cells or all facets of the boundary.

    Args:
        kernels: of one form, for CPUs, one for each integral: ``element_tensor`` of ``femforge.load``.
        spaces: of the test function and, of bilinear forms, of the trial function.
        coefficients, constants: of the form, in the order in which they were made.
    """
    domain = spaces[0].mesh
    used = np.arange(len(coefficients), dtype=np.int8)
    integrals: dict[fem.IntegralType, list[Any]] = {}
    for kernel in kernels:
        kind, entities = _entities(domain, kernel.integral)
        integrals.setdefault(kind, []).append((0, kernel.tabulate_tensor, entities, used))
    made = fem.form_cpp_class(np.dtype(kernels[0].scalar))(
        [space._cpp_object for space in spaces],
        integrals,
        [function._cpp_object for function in coefficients],
        [constant._cpp_object for constant in constants],
        False,
        [],
        domain._cpp_object,
    )
    return fem.Form(made, module=kernels)  # they are held as long as the form


def _entities(domain: mesh.Mesh, integral: str) -> tuple[fem.IntegralType, Any]:
    """What an integral is over, as DOLFINx counts it: cells, or pairs of a cell and a facet of it."""
    topology, dimension = domain.topology, domain.topology.dim
    if integral == "cell":
        return fem.IntegralType.cell, np.arange(topology.index_map(dimension).size_local, dtype=np.int32)
    if integral != "exterior_facet":
        raise ValueError(f"integrals of the kind {integral} are none of this example")
    topology.create_connectivity(dimension - 1, dimension)
    kind = fem.IntegralType.exterior_facet
    facets = mesh.exterior_facet_indices(topology)
    return kind, fem.compute_integration_domains(kind, topology, facets)
