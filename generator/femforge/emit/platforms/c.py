"""C17 for one entity of the mesh at a time: the body of a function that a program in C compiles."""

from __future__ import annotations

from femforge.emit.expressions import Expressions
from femforge.emit.host import HostStatements
from femforge.ir.arrays import Array
from femforge.ir.statements import StoreTransposed


class C(HostStatements):
    """Statements in C17, which take <math.h> and <stdint.h> and nothing of femforge's headers.

    Args:
        scalar: ``float32`` or ``float64``.
    """

    restrict = "restrict"
    constant = "const"
    constant_table = "static const"
    all_zero = "{0}"
    chooses = False
    simd = ""  # compilers warn of it where OpenMP is off, as it is for FFCx

    def __init__(self, scalar: str) -> None:
        super().__init__(scalar)
        self.expressions = Expressions(scalar, library=("", "f" if scalar == "float32" else ""))

    def unused(self, name: str) -> str:
        """Parameters of C have names."""
        return name

    def _narrowed(self, text: str) -> str:
        return f"(int)({text})"

    def _qualifier(self, array: Array) -> str:
        return self.constant_table

    def _store_transposed(self, s: StoreTransposed, pad: str) -> list[str]:
        raise TypeError("one entity's results are not transposed")
