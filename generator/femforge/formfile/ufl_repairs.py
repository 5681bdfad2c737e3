"""What UFL 2026.1 breaks: ``abs(abs(f))``, which simplifies to its own operand.

``Abs.__new__`` returns the operand, and as that is an ``Abs``, Python initialises it once more, with itself for its
operand. Whatever walks through such an expression does so without an end and takes all memory. UFL's own algorithms
build such terms, too: the volume of a cell, which ``abs`` is taken of, is an absolute value itself.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from ufl.algebra import Abs


def repair_ufl() -> None:
    """Leave an absolute value as it is that is asked to become its own operand, in the whole process; call it once."""
    initialise = Abs.__init__

    def initialise_once(self: Abs, operand: object) -> None:
        if operand is not self:
            initialise(self, operand)

    Abs.__init__ = initialise_once  # type: ignore[method-assign]
