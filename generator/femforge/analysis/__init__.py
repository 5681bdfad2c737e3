"""From UFL forms to integrals made of slots and point functions."""

from femforge.analysis.expressions import analyse_expression
from femforge.analysis.forms import analyse, zero

__all__ = ["analyse", "analyse_expression", "zero"]
