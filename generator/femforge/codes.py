"""What kernels for other codes are generated with: their orders of dofs, and vectors by cells where they have these."""

from __future__ import annotations

from collections.abc import Mapping

from femforge.kernels.operators import ARITY

_BASIX = {"dof_order": "ufcx", "component_order": "interleaved"}
_BY_DIRECTION = {"dof_order": "lexicographic", "component_order": "planar"}
#: Parameters by code; a user's own win.
CODES: Mapping[str, Mapping[str, str]] = {
    "dealii": _BY_DIRECTION, "dolfinx": _BASIX, "libceed": _BY_DIRECTION, "mfem": _BY_DIRECTION, "petsc": _BASIX,
}  # fmt: skip
#: Codes whose operators work on E-vectors, and the kinds of kernels that do.
_ON_EVECTORS, _KINDS = ("dealii", "libceed", "mfem"), ("apply", "residual", "diagonal")


def parameters_for(code: str, kind: str) -> dict[str, str]:
    """The parameters of a kind of kernel for a code.

    Args:
        code: of :data:`CODES`; empty for none.
        kind: ``element_tensor`` or of :data:`femforge.kernels.operators.ARITY`.

    Returns:
        Parameters by name; none for basis actions, which have no such orders.
    """
    if not code or kind not in ("element_tensor", *ARITY):
        return {}
    by_cells = code in _ON_EVECTORS and kind in _KINDS
    return {**CODES[code], **({"scatter": "element"} if by_cells else {})}
